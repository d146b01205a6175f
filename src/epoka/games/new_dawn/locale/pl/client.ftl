# Co stół w przeglądarce mówi w kilku słowach. Rzeczy z ikoną są rysowane w miejscu swoich nazw.

## Co karta działania zrobiłaby teraz ze swojego miejsca, w kilku słowach

short-place-tokens = { $count } { icon-token.other } obok { $next_to ->
    [city] twoich miast
   *[other] przyjaznych pól
}
short-then-place-tokens = jeszcze { $count } obok przyjaznego pola
short-move-token = przesuń { $count } swój o { $distance }
short-take-rival-token = przejmij lub osłab cudzy do { $within }
short-take-rival-city = miejsce { $slot }: cudze miasto do { $within }
short-place-on-mountains = miejsce { $slot }: jeszcze { $count } w górach
short-trade-per-city = { $amount } { icon-trade } za dojrzałe miasto
short-advance = tarcza +{ $now }
short-first-trade = { $amount } { icon-trade } na dowolną kartę
short-first-resource = { $count } { icon-resource }, którego nie masz
short-blast = miejsce { $slot }: uderz w żetony wokół pola
short-advance-with-wonder = +{ $steps } z cudem
short-advance-per-resource = +{ $steps } za rodzaj surowca
short-look-at-tiles = połóż 1 z { $count } płytek
short-move-caravans = karawany idą { $spaces }{ $water ->
    [0] { "" }
   *[other] , też wodą
}
short-enter-barbarians = usuwają barbarzyńców
short-exchange-resource = wymień { $count } { icon-resource }
short-resolve-other = potem inna karta jak z miejsca 1
short-resource-on-arrival = { $count } { icon-resource } na miejscu
short-resource-at-ibrahim = { $count } { icon-resource } u Ibrahima
short-water-before-exploring = woda przed odkrywaniem
short-city-far-away = miasto przy dalekim cudzym
short-build-wonder = cud za { $now }
short-production-in-slot = miejsce { $slot }: za { $production }
short-production-per-district = +{ $production } za dzielnicę
short-resource-production = +{ $production } za { icon-resource }
short-advance-after-wonder = tarcza +{ $steps } po cudzie
short-found-city = lub miasto do { $range }{ $through_water ->
    [0] { "" }
   *[other] , też wodą
}
short-city-at-figure = lub miasto: { $figures }
short-city-at-caravan = lub miasto na { icon-caravan }
short-tokens-around-city = z { $count } { icon-token.other } wokół
short-move-armies = armie idą { $spaces }{ $water ->
    [0] { "" }
   *[other] , też wodą
}, siła { $now }{ $bonus ->
    [0] { "" }
   *[other] +{ $bonus }
}
short-against-barbarians = barbarzyńcy: +{ $bonus }
short-redeploy = { $armies } pobita armia idzie znów
short-pass-through = przez: { $pieces }
short-weaken-reinforced = wzmocnione dają { $by } mniej
short-discard-beaten-token = odrzuć pobity żeton i idź dalej
short-attacks = ataki: { $count }, zasięg { $range }, siła { $now }{ $bonus ->
    [0] { "" }
   *[other] +{ $bonus }
}
short-reinforce-rest = potem wzmocnij { $now } minus ataki
short-place-districts = { $count } { icon-district } obok miasta
short-token-near-district = { $count } { icon-token } obok niej
short-replaced-token-moves = zastąpiony może się przesunąć
short-resolve-for-all = dzielnica dla wszystkich
short-reinforce-tokens = wzmocnij { $now }
short-deploy-armies = armie do twoich miast
short-reinforce-around-armies = wzmocnij wokół armii
short-or = lub

## Czego wymaga cel, w kilku słowach

short-forts-controlled-min = { $amount ->
    [one] { $amount } fort
    [few] { $amount } forty
   *[other] { $amount } fortów
}
short-districts-on-map = dzielnice: { $amount }
short-wonder-of-each-age = cud z każdej ery
short-diplomacy-sources-distinct = dyplomacja: { $amount }
short-resource-and-natural-wonder-tokens = surowce: { $amount }
short-reinforced-tokens = wzmocnione: { $amount }
short-win-attack-with-value-min = atak o sile { $amount }
short-cities-on-distinct-tiles = płytki z miastami: { $amount }
short-wonders-same-age = cuda jednej ery: { $amount }
short-mature-city-on-distinct-tiles = płytki z dojrzałymi: { $amount }
short-wonder-types-distinct = rodzaje cudów: { $amount }
short-level-iv-cards-in-row = karty poziomu IV: { $amount }
short-wonders-of-type = cuda ({ $type }): { $amount }
short-mature-cities = dojrzałe miasta: { $amount }
short-natural-wonders = cuda natury: { $amount }
short-rival-capitals-defeated = stolice: { $amount }
short-conquered-city-states-controlled = lub państwa: { $amount }
short-cities-on-map = miasta: { $amount }
short-friendly-spaces-adjacent-to-water-or-on-edge = pola na brzegu: { $amount }
short-tech-dial-reached = tarcza na { $amount }

## Plansza

tabs-title = Części planszy
tab-map = Mapa
tab-focus = Karty
tab-wonders = Cuda
tab-victory = Cele
tab-rivals = Rywale
rivals-title = Rywale
mat-of = Karty działania gracza { $seat }
mat-back = Wróć do mojego
victory-title = Zwycięstwo
victory-needed = wygrywa { $needed } z { $cards }
victory-done = gotowe
wonders-title = Cuda
wonders-none = Nie ma już odkrytych cudów.
wonder-price = kosztuje cię { $price }
wonder-printed = na karcie { $price }
wonder-have = możesz teraz wydać { $amount }
wonder-offer = leży na nim żeton handlu: następnym razem odpada
wonders-of = cuda: { $names }
diplomacy-title = Dyplomacja
card-stored = { $amount ->
    [one] { $amount } żeton handlu na nim
    [few] { $amount } żetony handlu na nim
   *[other] { $amount } żetonów handlu na nim
}
diplomacy-none = Nie masz kart dyplomacji.
diplomacy-of = Dyplomacja: { $names }
row-title = Karty działania
slot-reaches-grassland = łąki
slot-reaches-hills = do wzgórz
slot-reaches-forest = do lasu
slot-reaches-desert = do pustyni
slot-reaches-mountains = do gór
slot-now = Miejsce { $slot }
slot-as = liczy się jak miejsce { $slot }
slot-after = potem { $slot }
slot-after-title = Po przesunięciu: miejsce { $slot }
card-spoken = { $type }, { $card }, poziom { $level }, miejsce { $slot }
card-trade = { $amount ->
    [one] { $amount } żeton handlu
    [few] { $amount } żetony handlu
   *[other] { $amount } żetonów handlu
}
card-armies = { $amount ->
    [one] { $amount } armia na karcie
   *[other] { $amount } armie na karcie
}
card-caravans = { $amount ->
    [one] { $amount } karawana na karcie
   *[other] { $amount } karawany na karcie
}
dial-at = Tarcza technologii na { $at }
dial-next = poziom { $level } na { $at }
dial-wraps = potem liczy się dalej
pieces-left = zostało: { $tokens } żetonów, { $cities } miast
count-cities = Miasta
count-mature = Dojrzałe miasta
count-cards = Karty zwycięstwa
count-diplomacy = Karty dyplomacji
track-events = Tarcza wydarzeń
track-next = następne: { $what }
track-nothing = nic
event-and = { $first }, { $second }

## Mapa

map-title = Mapa
map-open = Nic tu nie leży
map-place = Miejsce { $number }
piece-token = żeton kontroli
piece-strong-token = wzmocniony żeton
piece-city = miasto
piece-capital = stolica
map-fort = Fort
map-barbarian = Barbarzyńcy { $letter }
map-ways = Barbarzyńcy { $letter }: dokąd prowadzi każdy rzut
map-show-ways = Dokąd idą barbarzyńcy
map-hide-ways = Ukryj drogi barbarzyńców
harm-army = zatrzymuje ich armia, która ginie
harm-reinforced = żeton odwraca się na słabą stronę
harm-capital = stolica traci żetony handlu
harm-city = miasto zostaje zniszczone
harm-token = żeton kontroli zostaje zniszczony
harm-caravan = karawana zostaje zniszczona
legend-unexplored = nieodkryte
mark-explore = Odkryj
mark-chance = { $chance } %
turn-hint = Poruszaj wskaźnikiem wokół środka: płytka się obraca.

## Walki

battle-title = Atak na pole { $space }
battle-die = kość { $die }
battle-bonus = premia { $bonus }
battle-added = żetony +{ $added }
battle-rolls = kość 1–6
battle-chance = { $chance } % przed żetonami
battle-ties = Przy równych wartościach wygrywa obrona.

## Możliwości

choice-space = { $space } { $terrain }
choice-army = Armia na polu { $space }
choice-caravan = Karawana na polu { $space }
choice-army-card = Armia z karty
choice-caravan-card = Karawana z karty
choice-chance = { $chance } %: { $value } do { $against } i kości
group-move = Ruch
group-explore = Odkrywanie
group-wonder = Zbuduj cud
group-found = Zbuduj miasto
group-settle = Miasto na figurze
group-place = Połóż
group-refused = Niemożliwe
