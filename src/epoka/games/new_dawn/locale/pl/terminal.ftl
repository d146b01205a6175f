# Stół gry Nowy początek w terminalu.

## Linia nad stołem

dawn-round = Runda { $round }. Na jej koniec: { $event }.
dawn-turn = Tura gracza: { $seat }; pierwszy gracz: { $rival }.
dawn-supply = Zostało: kafelki { $tiles }, żetony handlu { $trade }.
dawn-events = Wskaźnik wydarzeń na koniec tej rundy: { $next }; rundę później: { $then }.
dawn-nothing = nic

## Cele i cuda

dawn-score = Karty zwycięstwa z żetonem: { $cards } z { $needed }.
dawn-victory = Karta zwycięstwa { $card }. { $agendas }.
dawn-progress = { $seat } { $have } z { $need }
dawn-marked = { $seat } { $have } z { $need }, osiągnięty
dawn-market = Odkryte cuda: { $wonders }.
dawn-wonder = { $card } ({ $kind }, koszt { $cost })
dawn-offer = z żetonem handlu
dawn-costs = Koszt: { $cost }.

## Mapa

dawn-map-row = Mapa, rząd { $row }, od kolumny { $column }: { $spaces }.
dawn-gap = { $amount ->
    [one] przerwa
   *[other] przerwa, pola: { $amount }
}
dawn-lying = Na mapie leżą: { $things }.
dawn-forts = Forty: { $spaces }.
dawn-fort = fort
dawn-barbarians = barbarzyńcy { $letter }
dawn-wild = Barbarzyńcy { $letter } na polu { $space }; po rzucie { $ways }.
dawn-harm-army = niszczą armię
dawn-harm-reinforced = odwracają żeton kontroli
dawn-harm-capital = łupią stolicę
dawn-harm-city = niszczą miasto
dawn-harm-token = niszczą żeton kontroli
dawn-harm-caravan = niszczą karawanę
dawn-owned = { $thing } ({ $seat })
dawn-reinforced = umocniony
dawn-piece-token = żeton kontroli
dawn-piece-city = miasto
dawn-piece-capital = stolica
dawn-where = rząd { $row }, kolumna { $column }

## Gracze

dawn-held = { $kind } { $amount }
dawn-holdings = Miasta { $cities }, rozwinięte { $mature }. Żetony kontroli { $tokens }, umocnione { $reinforced }. Wskaźnik technologii { $dial }.
dawn-resources = Surowce: { $held }.
dawn-marks = Osiągnięte cele: { $agendas }.
dawn-row = Szereg działań: { $cards }.
dawn-slot = miejsce { $slot }
dawn-slot-as = miejsce { $slot } jako { $other }
dawn-focus = { $card } ({ $kind } { $level })
dawn-trade = { $amount ->
    [one] { $amount } żeton handlu
    [few] { $amount } żetony handlu
   *[other] { $amount } żetonów handlu
}
dawn-pieces = Znaczniki na mapie: { $pieces }.
dawn-armies = Armie na polach: { $spaces }; na karcie: { $ready }.
dawn-caravans = Karawany na polach: { $spaces }; na karcie: { $ready }.
dawn-left = Nieużyte: żetony kontroli { $tokens }, miasta { $cities }.
dawn-wonders = Cuda świata: { $wonders }.
dawn-natural = Cuda natury: { $wonders }.
dawn-taken = Zdobyte karty dyplomacji: { $cards }.
dawn-ready = gotowe: armie { $armies }, karawany { $caravans }

## Możliwości

dawn-heading-place = Umieszczenie na
dawn-heading-move = Ruch na
dawn-heading-explore = Eksploracja z
dawn-heading-found = Budowa miasta na
dawn-heading-settle = Zamiast figurki
dawn-heading-reinforce = Umocnienie
dawn-heading-take = Przejęcie
dawn-heading-seize = Zajęcie
dawn-heading-host = W mieście na
dawn-heading-blast = Wokół
dawn-heading-free = Zabranie z
dawn-heading-from = Atak z
dawn-heading-deploy = W mieście na
dawn-heading-destroy = Zniszczenie na
dawn-heading-name = Wskazanie
dawn-heading-give-up = Oddanie
dawn-heading-raid = Atak na
dawn-heading-defeat = Pokonanie barbarzyńców na
dawn-heading-focus = Rozpatrzenie
dawn-heading-upgrade = Wzięcie
dawn-heading-improve = Ulepszenie na
dawn-heading-give-way = Zastąpienie
dawn-heading-put = Położenie na
dawn-heading-wonder = Budowa
dawn-heading-discard = Odrzucenie z
dawn-heading-rob = Zabranie z
dawn-heading-resource = Wzięcie
dawn-heading-district = Umieszczenie
dawn-heading-resolve = Rozpatrzenie
dawn-heading-govern = Wybór
dawn-heading-at = Środek kafelka
dawn-heading-water = Woda
dawn-heading-pact = Wzięcie
dawn-heading-lead = Ruch barbarzyńców
dawn-heading-exchange = Wymiana

## Krótkie nazwy

dawn-head-points = Zwyc
dawn-head-cities = Mias
dawn-head-mature = Rozw
dawn-head-tokens = Żet
dawn-head-reinforced = Umoc
dawn-head-dial = Tech
dawn-head-marble = mrm
dawn-head-mercury = rtę
dawn-head-oil = rop
dawn-head-diamond = dia
dawn-head-wonders = Cuda
dawn-head-figures = Fig
dawn-head-cards = Dypl
dawn-short-grassland = łąk
dawn-short-hills = wzg
dawn-short-forest = las
dawn-short-desert = pus
dawn-short-mountains = gór
dawn-short-water = ~wo
dawn-short-natural-wonder = Cud
dawn-short-fort = Frt
dawn-letter-token = ż
dawn-letter-city = m
dawn-letter-capital = S
dawn-letter-campus = k
dawn-letter-commercial-hub = b
dawn-letter-encampment = w
dawn-letter-industrial-zone = p
dawn-letter-theater-square = t
dawn-letter-wonder = c
dawn-letter-army = A
dawn-letter-caravan = v
dawn-letter-marble = r
dawn-letter-mercury = h
dawn-letter-oil = o
dawn-letter-diamond = d
dawn-letter-natural = N
dawn-letter-state = P

## Pomoc

dawn-legend = Na mapie każde pole ma swój numer i teren (łąk łąki, wzg wzgórza, las, pus pustynia, gór góry, ~ woda, Cud cud natury, Frt fort; gdzie mało miejsca, tylko pierwsza litera). Pod tym znak właściciela i litera: S stolica, m miasto, ż żeton kontroli albo dzielnica (k kampus, b biznesowa, w wojskowa, p przemysłowa, t kulturalna), + jeśli umocniony, c cud świata; figurki: A armia, v karawana; potem to, co leży: r marmur, h rtęć, o ropa, d diamenty, N cud natury, P państwo-miasto. × to barbarzyńcy ze swoją literą. Gwiazdka: którejś możliwości dotyczy to pole. Strzałka z numerem: tam byłaby ta możliwość. W tabeli figurki 2+1 to armie i karawany w grze. W szeregu działań przed kartą stoi miejsce, a kropki to żetony handlu.
dawn-legend-options = Gdzie możliwości są zebrane razem, wpisz numer albo słowa, na przykład „umieszczenie 14” lub „rozpatrzenie astrologia”.
