# Słowa gry: jej nazwy, warianty, strefy, liczby, pytania, możliwości i odmowy.

## Gra

game-title = Cywilizacja: Nowy początek
game-line = Sześć kart w rzędzie: im dłużej która czeka, tym jest silniejsza.
game-summary = Prowadzisz cywilizację od jej stolicy przez mapę, która rośnie wraz z odkryciami. W każdej turze rozpatrujesz jedną z sześciu kart działania, a im dłużej karta czekała w szeregu, tym więcej daje: żetony kontroli, naukę, karawany, miasta i cuda świata, armie, dzielnice. Wygrywa, kto pierwszy zrealizuje cel na czterech z pięciu kart zwycięstwa. Z dodatkiem Terra Incognita albo bez niego.

## Warianty

setting-terra_incognita = Terra Incognita.
setting-terra_incognita-on = Z dodatkiem: eksploracja, armie, forty, dzielnice, ustroje, specjalne karty.
setting-terra_incognita-off = Bez dodatku: gra podstawowa dla dwóch do czterech osób.
setting-peaceful = Pokojowa rozgrywka.
setting-peaceful-off = Nie: wśród kart zwycięstwa są obie karty fortów.
setting-peaceful-on = Tak: bez kart fortów; wygrywa cel na każdej z trzech kart zwycięstwa.
setting-novices = Mniej doświadczeni gracze, którzy zaczynają z żetonami handlu; siedzą na początku.
setting-novices-0 = Nikt.
setting-novices-1 = 1 osoba.
setting-novices-2 = 2 osoby.
setting-novices-3 = 3 osoby.
setting-novices-4 = 4 osoby.
setting-handicap = Żetony handlu dla każdej z nich.
setting-handicap-0 = 0
setting-handicap-1 = 1
setting-handicap-2 = 2
setting-handicap-3 = 3
setting-handicap-4 = 4
setting-handicap-5 = 5
setting-handicap-6 = 6
setting-handicap-7 = 7
setting-handicap-8 = 8
setting-handicap-9 = 9
setting-handicap-10 = 10
setting-handicap-11 = 11
setting-handicap-12 = 12
setting-handicap-13 = 13
setting-handicap-14 = 14
setting-handicap-15 = 15
setting-handicap-16 = 16
setting-handicap-17 = 17
setting-handicap-18 = 18
setting-round_limit = Limit rund.
setting-round_limit-0 = Brak.
setting-round_limit-10 = 10 rund.
setting-round_limit-20 = 20 rund.
setting-round_limit-30 = 30 rund.
setting-round_limit-40 = 40 rund.
setting-round_limit-60 = 60 rund.
setting-capital_raid = Barbarzyńcy, którzy splądrowali stolicę.
setting-capital_raid-stays = Zostają na jej polu.
setting-capital_raid-returns = Wracają, skąd przyszli.
setting-dial_end = Koniec wskaźnika technologii.
setting-dial_end-steps = Liczy się dalej od 15.
setting-dial_end-jump = Wskazówka przeskakuje na 15, a dalsze kroki przepadają.
setting-district_over = Co może zastąpić dzielnica.
setting-district_over-district = Każdy własny żeton kontroli, także inną dzielnicę.
setting-district_over-token = Tylko zwykłe żetony kontroli.
setting-lost_wonder = Cud natury, którego żeton kontroli zniszczono.
setting-lost_wonder-kept = Zostaje u właściciela.
setting-lost_wonder-returned = Wraca na swoje pole.

## Gdzie leżą karty

zone-tiles = Stos kafelków
zone-drawn = Układany kafelek
zone-laid = Kafelki mapy
zone-box = Poza grą
zone-culture-deck = Cuda kultury
zone-economy-deck = Cuda ekonomii
zone-military-deck = Cuda wojska
zone-science-deck = Cuda nauki
zone-unseen = Cuda odłożone w tajemnicy
zone-market = Odkryte cuda
zone-built = Zbudowane cuda
zone-gone = Cuda minionych epok
zone-city-cards = Karty miast-państw obok mapy
zone-reserve = Karty miast-państw w rezerwie
zone-aside = Karty podbitych miast-państw
zone-victory = Karty zwycięstwa
zone-diplomacy = Zdobyte karty dyplomacji
zone-pacts = Własne karty dyplomacji
zone-hand = Kafelki do położenia

## Liczby

counter-round = Runda
counter-first = Pierwszy gracz
counter-active = Czyja tura
counter-event = Wskaźnik wydarzeń
counter-battle = Bitwa
counter-dial-last = Ostatnie pole wskaźnika technologii
counter-expansion = Terra Incognita
counter-direction = Kierunek barbarzyńców
counter-needed = Potrzebne karty zwycięstwa
counter-trade-left = Żetony handlu w puli
counter-tiles-left = Kafelki w stosie
counter-ibrahim = Posiadacz Ibrahima
counter-points = Karty zwycięstwa ze znacznikiem
counter-marks = Zaznaczone cele
counter-dial = Wskaźnik technologii
counter-marble = Marmur
counter-mercury = Rtęć
counter-oil = Ropa
counter-diamond = Diamenty
counter-cities = Miasta
counter-mature = Rozwinięte miasta
counter-tokens = Żetony kontroli na mapie
counter-reinforced = Umocnione
counter-unused-tokens = Wolne żetony kontroli
counter-unused-cities = Wolne miasta
counter-armies-ready = Armie na karcie
counter-caravans-ready = Karawany na karcie
counter-figures-unused = Figurki jeszcze poza grą
counter-stored = Żetony handlu na Wielkim Zimbabwe

## Pytania przygotowania

prompt-fort = Gdzie leży twój fort? Dotyka co najmniej dwóch pól rdzenia.
prompt-tile = Który kafelek układasz?
prompt-lay = Jak układasz { $card }?
prompt-lay-side = Którą stroną do góry leży { $card }?
prompt-lay-at = { $card }: gdzie leży jego środek?
prompt-lay-turn = { $card }: jak jest obrócony?
prompt-direction = Jak leży żeton kierunku barbarzyńców?

## Pytania tury

prompt-start = Zanim wybierzesz kartę działania: czego używasz?
prompt-focus = Którą kartę działania rozpatrujesz?
prompt-slot = Kolejność przesunięć ma znaczenie: na którym miejscu rozpatrujesz kartę?
prompt-further = Którą inną kartę rozpatrujesz jak na pierwszym miejscu?
prompt-extra = { $ability }: czy rozpatrujesz { $card }?
prompt-put-trade = { $amount ->
    [one] Gdzie kładziesz żeton handlu?
   *[other] Gdzie kładziesz następny żeton handlu? Do położenia: { $amount }.
}
prompt-resource = Który surowiec bierzesz?
prompt-free-token = Nie masz wolnego żetonu kontroli. Który zdejmujesz z mapy?
prompt-swap = Która karta zmienia miejsce?
prompt-swap-with = Z którą kartą zamienia się miejscem { $card }?
prompt-unload = Na którą kartę trafia żeton handlu? Na Wielkim Zimbabwe: { $amount }.
prompt-lay-natural = Na której karcie kładziesz: { $natural }?

## Pytania kultury, nauki i rozwoju

prompt-place = Gdzie umieszczasz żeton kontroli?
prompt-more-tokens = Czy wydajesz coś za jeszcze jeden żeton kontroli?
prompt-move-token = Który z twoich żetonów kontroli się przesuwa?
prompt-move-token-to = Dokąd przesuwa się żeton kontroli?
prompt-take-token = Który wrogi żeton kontroli zastępujesz lub odwracasz?
prompt-seize = Które wrogie miasto staje się twoje?
prompt-more-steps = Kroki na wskaźniku technologii: { $amount }. Czy wydajesz coś za jeszcze jeden?
prompt-upgrade = Którą nową kartę działania bierzesz?
prompt-replace = Którą kartę zastępuje { $card }?
prompt-improve = Którą kartę zamieniasz na lepszą? Jeszcze { $amount }.
prompt-blast = Wokół którego pola obrywają żetony kontroli?
prompt-look = Ile kafelków ze spodu stosu oglądasz?
prompt-lay-one = Który z tych kafelków układasz?
prompt-tile-back = Dokąd trafia kafelek?
prompt-grow = Co robi karta?
prompt-district = Którą dzielnicę umieszczasz?
prompt-district-space = Gdzie ją umieszczasz: { $district }?
prompt-reinforce = Który żeton kontroli umacniasz? Jeszcze { $amount }.
prompt-more-reinforcing = Czy wydajesz coś, żeby umocnić jeszcze jeden żeton kontroli?
prompt-deploy = W którym mieście staje armia z karty?
prompt-name-district = Którą dzielnicę rozpatrują wszyscy?

## Pytania przemysłu

prompt-industry = Co budujesz?
prompt-pay = { $card }: co wydajesz? Brakuje produkcji: { $amount }.
prompt-host = W którym mieście staje cud?
prompt-found = Gdzie budujesz miasto?

## Pytania karawan i dyplomacji

prompt-boost = Czy wydajesz coś, żeby każda karawana ruszyła się dalej?
prompt-caravan = Która karawana rusza teraz?
prompt-caravan-move = Dokąd idzie karawana? Zostało pól: { $amount }.
prompt-far-city = Czy budujesz miasto w pobliżu tego, do którego dotarła karawana?
prompt-water = Gdzie kładziesz żeton wody przed eksploracją?
prompt-exchange = Który surowiec wymieniasz?
prompt-conquer = { $state }: czy podbijasz?
prompt-pact = Którą kartę dyplomacji bierzesz? Jej właściciel: { $rival }.
prompt-pacts = Którą kartę dyplomacji bierzesz? Jeszcze { $amount }.
prompt-give-back = Którą kartę oddajesz? Jej właściciel: { $rival }.
prompt-return = Którą kartę dyplomacji oddajesz?
prompt-state-card = Czy bierzesz kartę tego miasta-państwa?
prompt-partner = Kto będzie twoim partnerem przez całą grę?
prompt-vizier = Kto dostaje Ibrahima?

## Pytania armii

prompt-army = Która armia rusza teraz?
prompt-army-move = Dokąd idzie armia? Zostało pól: { $amount }.
prompt-from = Skąd atakuje armia?
prompt-target = Co atakuje armia?
prompt-battle = Ty: { $value }, przeciwnik: { $against }. Na twojej kości jest { $die }. Czy coś wydajesz?
prompt-defence = Bronisz się z { $value } przeciw { $against }. Na twojej kości jest { $die }. Czy coś wydajesz?
prompt-liberate = Podbijasz miasto-państwo czy je wyzwalasz?
prompt-rob = Z której karty bierzesz żeton handlu? Ich właściciel: { $rival }.
prompt-scorch = Zastępujesz żeton kontroli czy odrzucasz go i ruszasz dalej?
prompt-raid = Co atakujesz?
prompt-raid-mode = Co robi karta wojska?

## Pytania początku tury i wskaźnika wydarzeń

prompt-destroy = Który wrogi żeton kontroli niszczysz?
prompt-name = Który żeton kontroli jednego rywala wskazujesz? Do wskazania: { $amount }.
prompt-give-up = Który ze swoich żetonów kontroli oddajesz?
prompt-lead = Którzy barbarzyńcy się ruszają i dokąd?
prompt-discard = Barbarzyńcy plądrują twoją stolicę: z której karty odrzucasz żeton handlu?
prompt-disperse = Dwie grupy barbarzyńców są na jednym polu: która się rusza i dokąd?
prompt-govern = Który ustrój wybierasz?
prompt-govern-card = Na której karcie leży: { $government }?
prompt-resolve-district = Którą dzielnicę rozpatrujesz teraz?
prompt-campus = Kampus
prompt-commercial-hub = Dzielnica biznesowa: efekt 1, żetony handlu za rozwinięte miasta, czy efekt 2, za pustynie?
prompt-encampment = Dzielnica wojskowa: efekt 1, pokonaj barbarzyńców lub armię, czy efekt 2, umocnij?
prompt-industrial-zone = Dzielnica przemysłowa: efekt 1, żetony handlu za lasy, czy efekt 2, miasto za żetony handlu?
prompt-theater-square = Dzielnica kulturalna: efekt 1, żeton kontroli w pobliżu, czy efekt 2, w pobliżu twojego miasta z cudem?
prompt-defeat = Kogo pokonujesz?

## Możliwości

option-at = Tutaj: { $q }, { $r }
option-side = { $side }
option-turn = Obrócony o { $sixths } szóstych
option-tile = { $card }
option-direction = Kierunek: { $direction }
option-focus = { $card }
option-use = { $ability }
option-go-on = Dalej
option-yes = Tak
option-no = Nie
option-shift = Miejsce { $steps }
option-put = Na kartę: { $card }
option-unload = Na kartę: { $card }
option-resource = { $resource }
option-free = Z pola { $space }
option-place = Pole { $space }
option-spend = Wydaj: { $token }
option-boost = Wydaj: { $token }
option-pay = Wydaj: { $token }
option-move = Pole { $space }
option-take = Pole { $space }
option-seize = Miasto na polu { $space }
option-blast = Wokół pola { $space }
option-upgrade = { $card }
option-give-way = { $card }
option-improve = { $card }
option-look = { $amount }
option-lay-tile = Ułóż kafelek nr { $number } od spodu
option-to-top = Nr { $number } na wierzch
option-to-bottom = Nr { $number } na spód
option-wonder = Zbuduj: { $card }
option-found = Miasto na polu { $space }
option-settle = Miasto na polu { $space }, zamiast figurki: { $figure }
option-host = W mieście na polu { $space }
option-caravan = Karawana { $number }
option-army = Armia { $number }
option-stay = Zostań
option-explore = Eksploruj z pola { $space }
option-exchange = { $resource } na { $resource2 }
option-water = Tutaj: { $q }, { $r }
option-from = Z pola { $space }
option-attack = Atakuj: { $target }, właściciel: { $rival }
option-assault = Atakuj: { $target }
option-reroll = Rzuć ponownie: { $token }
option-add = Zwiększ wartość: { $token }
option-stop = Nie wydawaj więcej
option-rob = Z karty: { $card }
option-no-more = Nie bierz więcej
option-conquer = Podbij
option-liberate = Wyzwól
option-replace = Zastąp
option-drop = Odrzuć i ruszaj dalej
option-raid = Pole { $space }
option-reinforce-instead = Umocnij żetony kontroli
option-attack-instead = Atakuj
option-district = { $district }
option-grow = { $work }
option-reinforce = Pole { $space }
option-deploy = W mieście na polu { $space }
option-resolve = { $district }
option-option = Efekt { $number }
option-defeat = Barbarzyńcy na polu { $space }
option-defeat-army = Armia na polu { $space }, właściciel: { $rival }
option-govern = { $government }
option-keep = Zostaw bez zmian
option-place-on = Na karcie: { $card }
option-pact = { $card }, od: { $rival }
option-give = { $card }
option-return = { $card }, od: { $rival }
option-state-card = Weź kartę: { $card }
option-partner = { $rival }
option-vizier = { $rival }
option-discard = Z karty: { $card }
option-disperse = Barbarzyńcy { $letter } na pole { $space }
option-lead = Barbarzyńcy { $letter } na pole { $space }
option-destroy = Pole { $space }
option-name = Pole { $space }
option-give-up = Pole { $space }
option-swap = { $card }
option-lay = Na karcie: { $card }

## Odmowy

refusal-water = Tam jest woda.
refusal-barbarian-there = Są tam barbarzyńcy.
refusal-rival-army = Stoi tam cudza armia.
refusal-piece-there = Coś tam leży i nie ustąpi miejsca.
refusal-too-difficult = Teren jest za trudny dla miejsca { $slot }.
refusal-not-near = To nie jest dość blisko.
refusal-not-legal = Nie można tam zbudować miasta: coś stoi na przeszkodzie albo obok jest miasto, miasto-państwo lub fort.
refusal-no-city-left = Nie masz już wolnego miasta.
refusal-no-city-for-wonder = Nie masz dla niego miasta bez cudu.
refusal-too-expensive = Kosztuje { $amount }, a tyle nie wyprodukujesz.
refusal-visited-already = W tej turze była tam już jedna z twoich karawan.
refusal-pact-protects = Chroni to pakt o nieagresji.
refusal-explored-already = Ta figurka już eksplorowała.
refusal-no-tiles = Nie ma już kafelków mapy.
refusal-not-capital-edge = Eksploruje się tylko z brzegu kafelka ze stolicą.
refusal-fort-near-fort = Obok byłby inny fort.
refusal-fort-near-symbol = Obok byłoby miasto-państwo.
refusal-fort-far = Fort musi stykać się co najmniej z tyloma polami rdzenia: { $amount }.
refusal-tile-covers = Coś już tam leży.
refusal-tile-misfit = Kafelek przykryłby tam coś albo stykałby się z mniej niż tyloma polami: { $amount }, albo nie z tym, z którym musi.
refusal-not-in-row = Tej karty nie ma w twoim szeregu działań.
