# Stół w przeglądarce: mapa, plansza gracza, bitwy, wymiany, dziennik.

## Szanse

event-odds = { $seat } atakuje { $hex }: wygrywa { $win } % takich bitew, przegrywa { $lose } %.

## Mapa

owner-barbarians = Barbarzyńcy
owner-pirates = Piraci
map-title = Mapa
map-at = Co można zrobić na { $hex }
map-move = Ruch jednostek stąd
map-unexplored = nieodkryte
map-exhausted = jałowa ziemia
map-city = miasto: { $owner }, wielkość { $amount }, { $mood }

mark-choose = Wybierz
mark-several = Działaj
mark-to = Ruch
mark-attack = Atak
mark-sail = Żegluj
mark-board = Na statek
mark-land = Na ląd
mark-road = Droga
mark-explore = Odkryj
mark-via = Przejdź
mark-group = Ruch
mark-split = Ruch
mark-found = Załóż
mark-collect = Zbieraj
mark-construct = Wznoś
mark-wonder = Cud
mark-recruit = Werbuj
mark-port = Port
mark-place = Postaw
mark-fetch = Zabierz
mark-launch = Woduj
mark-activate = Aktywuj
mark-raise = Podnieś
mark-influence = Wpływ
mark-from = Działaj
mark-raze = Zburz
mark-remove = Usuń
mark-avoid = Usuń
mark-destroy = Zniszcz
mark-settle = Osiedl
mark-settler = Osadnik
mark-infantry = Piechota
mark-reveal = Odsłoń
mark-temple = Świątynia
mark-retreat = Odwrót
mark-camp = Obóz
mark-reinforce = Wzmocnij
mark-raid = Marsz
mark-recall = Odwołaj
mark-anchor = Kotwica
mark-plunder = Nastrój
mark-beach = Na ląd
mark-city = Tutaj
mark-exhaust = Wyjałów
mark-colony = Kolonia
mark-drive = Tutaj
mark-embark = Na morze
mark-flotilla = Żegluj
mark-flotilla-split = Żegluj
mark-halt = Zatrzymaj
mark-migrate = Przenieś
mark-push = Odepchnij
mark-retrain = Przeszkol
mark-scare = Spłosz
mark-wander = Wędruj

short-too-far = za daleko
short-stack-limit = pełno
short-no-ship = brak statku
short-no-room-on-ships = brak miejsca
short-needs-advance = brak: { $ability }
short-settlers-alone = wrogowie
short-entered-forest = las
short-entered-mountain = góry
short-entered-plains = ogrody
short-units-moved = po ruchu
short-units-fought = po walce
short-nowhere-to-go = brak drogi
short-on-board = na statku
short-no-roads-there = brak drogi
short-roads-need-city = brak miasta
short-cannot-pay-roads = za drogo
short-no-road = brak drogi
short-no-sea-way = brak drogi
short-ships-on-land = ląd
short-truce = rozejm
short-cannot-pay-toll = za drogo
short-hex-used = zużyte
short-city-on-hex = miasto
short-enemy-here = wrogowie
short-pirates-near = piraci
short-exhausted = jałowe
short-hex-gives-nothing = nic
short-hex-gives-other = nic więcej
short-collects-nearby = za daleko
short-husbandry-used = nic więcej
short-one-sea-hex = jedno morze
short-out-of-range = za daleko

## Plansza gracza

mat-mine = Moja cywilizacja
mat-of = Cywilizacja: { $seat }
mat-stock = Surowce i żetony
stock-food = żywność
stock-wood = drewno
stock-ore = ruda
stock-ideas = idee
stock-gold = złoto
stock-mood = nastrój
stock-culture = kultura
mat-limit = { $kind }, najwyżej { $amount }
mat-points = punkty zwycięstwa
mat-actions = akcje główne, które zostały w tej turze
mat-cities = { $amount }, wielkość do { $size }
mat-track = Rozwinięcia do następnego wydarzenia
mat-units = Na mapie: { $unit }. Zostało w zasobach: { $amount }.
mat-back = Moja

advance-owned = jest
advance-borrowed = działa do końca tury
advance-missing = brak
advance-civilization = Rozwinięcia cywilizacji

hand-mine = Moje karty
hand-of = Karty: { $seat }
hand-hand = Akcja
hand-plans = Cel
hand-designs = Cud
hand-persons = Wielka postać
hand-leader = Przywódca
hand-leaders = Przywódca, czeka
hand-committed = W bitwie
hand-offered = W ofercie
hand-empty = Brak kart
reach-met = Ten warunek jest teraz spełniony.
goals-done = Wypełnione:

rival-open = Pokaż cywilizację: { $seat }
rival-first = 1.
rival-first-long = pierwszy gracz w tym wieku
rival-cities = miasta
rival-advances = rozwinięcia
rival-cards = karty na ręce

track-ages = Wiek
track-age = Wiek { $age }
track-round = Runda { $round } z 3
track-status = Faza podsumowania

face-costs = Koszt:

## Możliwości w panelu

price-free = nic
price-printed = Cena

group-advance = Zdobycie rozwinięcia
group-found = Założenie miasta
group-collect = Zbieranie
group-construct = Wzniesienie budynku
group-wonder = Wzniesienie cudu
group-recruit = Werbunek
group-influence = Wpływ na miasto
group-play = Zagranie karty
group-use = Użycie zdolności
group-trade = Wymiana
group-learn = Zdobycie rozwinięcia
group-give = Oddaj
group-want = Poproś o
group-give_card = Oddaj kartę
group-want_card = Poproś o kartę
group-complete = Wypełnienie celu
group-destroy = Zniszczenie
group-remove = Usunięcie
group-harvest = Zbieranie

refused-advance = Rozwinięcia
refused-learn = Rozwinięcia
refused-found = Założenie miasta
refused-collect = Zbieranie
refused-construct = Wznoszenie
refused-wonder = Cuda
refused-recruit = Werbunek
refused-influence = Wpływ
refused-play = Karty
refused-use = Użycie
refused-group = Ruch
refused-to = Ruch na
refused-road = Drogą na
refused-complete = Cele
refused-lay = Karty
refused-harvest = Zbieranie

ask-answer-offer = { $rival } proponuje wymianę.

## Dziennik

log-gained = zyskuje
log-lost = traci
log-paid = płaci
log-dice-rolled = { $number ->
    [1] rzuca:
   *[other] rzucają:
}
log-die-rerolled = { $number ->
    [1] rzuca ponownie kością przywódcy:
   *[other] rzucają ponownie kością przywódcy:
}
units-none = nikt

log-kind-advance = Rozwinięcia
log-kind-city = Miasta
log-kind-move = Ruchy
log-kind-battle = Bitwy
log-kind-event = Wydarzenia
log-kind-card = Karty
log-kind-trade = Wymiany
log-kind-leader = Przywódcy
log-kind-stock = Zasoby i punkty

## Bitwy

battle-title = Bitwa na { $hex }
battle-against = przeciw
battle-rounds = Bitwa runda po rundzie
battle-round = Runda { $round }
battle-card-down = zakryta
battle-value = wartość { $value }
battle-hits = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
battle-cancelled = anuluje { $hits }
battle-loses = traci
battle-over-won = { $name } – zwycięstwo
battle-over-withdrew = { $name } – wycofanie się
battle-over-drawn = Nikt nie wygrywa
battle-odds = wygrana { $win } %, przegrana { $lose } %

## Wymiany

trade-title = Wymiana: { $rival }
trade-with = Wymiana:
trade-you-give = Oddajesz
trade-you-get = Dostajesz
trade-nothing = na razie nic
trade-hidden = zakryte: { $amount }
trade-unseen = Zakrytą
trade-shown = Odkrytą
trade-how = Dodaj coś po obu stronach i zaproponuj. Druga strona może przyjąć, odmówić albo złożyć inną propozycję.
trade-answer = Przyjmij, odmów albo złóż inną propozycję.

## Wydarzenia i faza podsumowania

news-event = Wydarzenie
status-title = Faza podsumowania
status-objectives = Cele
status-objectives-how = Każdy może wypełnić cele, których warunek jest teraz spełniony. Każdy jest wart 2 punkty; jeden warunek liczy się w fazie raz.
status-advance = Darmowe rozwinięcie
status-advance-how = Każdy zdobywa rozwinięcie bez płacenia. Kosteczka schodzi z toru wydarzeń, więc może nadejść wydarzenie.
status-cards = Karty
status-cards-how = Każdy dobiera kartę akcji i cel.
status-raze = Burzenie
status-raze-how = Można oddać miasto wielkości 1 za 1 złoto; jednostki zostają.
status-government = Forma rządów
status-government-how = Można zmienić formę rządów: tyle samo rozwinięć nowej zastępuje rozwinięcia starej.
status-first = Pierwszy gracz
status-first-how = Kto ma najwięcej nastroju i kultury, wskazuje, kto zacznie następny wiek.

## Koniec

scores-tie = Przy remisie rozstrzyga Wielka Piramida, potem kolejne wiersze od góry.
scores-pieces = Osady i budynki
scores-advances = Rozwinięcia, po pół punktu
scores-objectives = Cele
scores-wonders = Cuda
scores-events = Wydarzenia
scores-leaders = Pojmani przywódcy
scores-captives = Jeńcy, po pół punktu
scores-druids = Żetony druidów
scores-ports = Wolne porty, o pół punktu więcej
scores-runestones = Kamienie runiczne
scores-legends = Obszary oznaczone przez Eryka
scores-knut = Kanut, pół punktu za każde pole od domu
