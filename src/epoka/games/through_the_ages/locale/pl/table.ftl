# Krótkie teksty stołu w przeglądarce, z ikonami zamiast rzeczowników: $culture_icon i podobne są rysowane.

## Rzeczy, które się liczy

thing-colonization = Kolonizacja
thing-defense = Obrona
thing-costs = Koszt:
thing-ruin = Odwrócony: +2 kultury na turę.
thing-stages = Zbudowane etapy: { $built } z { $all }
thing-armies = { $full ->
    [one] { $full } armia
    [few] { $full } armie
   *[many] { $full } armii
}{ $old ->
    [0] { "" }
   *[other] {" + "}{ $old } przestarzałe
}
thing-war-on = wypowiedziana graczowi
thing-war-by = wypowiedziana przez gracza
thing-role = Rola { $role }.
a-turn = na turę

## Typy w liczbie mnogiej, nad kolumnami

types-farm = Farmy
types-mine = Kopalnie
types-lab = Laboratoria
types-temple = Świątynie
types-library = Biblioteki
types-theater = Teatry
types-arena = Areny
types-infantry = Piechota
types-cavalry = Kawaleria
types-artillery = Artyleria
types-air-force = Lotnictwo

## Części stołu

standings-title = Stan gry
standings-player = Gracz
standings-hand = Karty na ręce
standings-left = poza grą
row-title = Tor kart
row-cost = { $actions ->
    [one] { $actions } akcja cywilna
    [few] { $actions } akcje cywilne
   *[many] { $actions } akcji cywilnych
}
row-empty = puste pole
stacks-of = Cywilizacja gracza { $seat }
things-title = Ustrój, lider, cuda i inne
actions-left = Pozostałe akcje cywilne: { $civil }, militarne: { $military }
mat-in-hand = na ręce
mat-workers = robotnicy: { $amount }
mat-goods = niebieskie żetony: { $amount }
mat-price = koszt budowy: { $price }
hand-mine = Twoja ręka
hand-of = Ręka gracza { $seat }
hand-civil = Cywilne
hand-military = Militarne
hand-count = { $cards } z { $limit }
hand-empty = brak kart
hand-backs = Epoka { $age }: { $cards }
events-title = Wydarzenia
events-mine = Przygotowane przez ciebie:
events-last = Ostatnie wydarzenie:
events-none = Nie ujawniono jeszcze żadnego wydarzenia.
events-current = Bieżące
events-future = Przyszłe
tabs-title = Części stołu
tab-row = Tor
tab-civilization = Plansza
tab-hand = Ręka
tab-events = Wydarzenia
track-ages = Epoka
track-left = { $cards ->
    [one] W tej epoce została { $cards } karta cywilna
    [few] W tej epoce zostały { $cards } karty cywilne
   *[many] W tej epoce zostało { $cards } kart cywilnych
}
track-round = Runda { $round }
track-last-round = Ostatnia runda

## Banki

bank-yellow = żółty bank
bank-blue = niebieski bank
bank-happy = zadowolenie
bank-next-worker = następny robotnik { $food } { $food_icon }
bank-empty = nie ma więcej robotników
bank-eats = zjada { $food } { $food_icon }
bank-eats-next = za { $workers } { $worker_icon }: { $food } { $food_icon }
bank-pool = { $resources } { $ore_icon } na jednostki
bank-blue-simple = bez korupcji na tym poziomie
bank-corruption = korupcja { $resources } { $ore_icon }
bank-corruption-next = o { $tokens } mniej: { $resources } { $ore_icon }
bank-happy-simple = na koniec po 2 punkty kultury
bank-discontent = niezadowoleni { $amount }, wolni { $unused }
bank-happy-next = za { $workers } { $worker_icon }: trzeba { $faces }
forecast-title = Jeśli teraz zakończysz turę
forecast-title-other = Gdyby tura skończyła się teraz
forecast-cards = karty militarne: { $cards }
forecast-food = { $food_icon } { $farmed } z farm, { $eaten } zjedzone
forecast-corruption = korupcja { $resources } { $ore_icon }

## Ostrzeżenia przed końcem tury

warn-uprising-short = Powstanie: brak produkcji
warn-discontent = Niezadowoleni robotnicy: { $amount }
warn-uprising = Powstanie: niezadowoleni { $amount }, wolni { $unused }. Twoja cywilizacja nic nie wyprodukuje.
warn-famine = Głód: stracisz { $amount } { $culture_icon }.
warn-corruption = Korupcja zabierze { $resources } { $ore_icon }.
warn-discard = Karty militarne ponad limit: { $amount }. W następnej turze trzeba je odrzucić.
warn-science = Nie można zachować więcej niż { $most } { $science_icon }.
warn-civil = Niewykorzystane akcje cywilne: { $amount } { $civil_icon }.
warn-military = Niewykorzystane akcje militarne: { $amount } { $military_icon }.
warn-workers = Robotnicy bez pracy: { $amount } { $worker_icon }.
warn-resign = Odchodzisz na dobre: twoja cywilizacja wypada z gry i nie może wygrać.

## Częste pytania, krótko

ask-action = Co robisz? { $civil } { $civil_icon } { $military } { $military_icon }
ask-draft = Którą kartę bierzesz? { $civil } { $civil_icon }

## Grupy opcji

group-take = Wzięcie karty
group-play = Zagranie karty
group-build = Ludność i budowa
group-upgrade = Ulepszenie
group-destroy = Zniszczenie lub rozwiązanie
group-military = Wojsko
group-event = Przygotowanie wydarzenia
group-attack = Agresja
group-war = Wojna
group-pact = Pakty
refused-take = Wzięcie
refused-build = Budowa
refused-upgrade = Ulepszenie
refused-develop = Zagranie technologii
refused-play = Zagranie
refused-lead = Wprowadzenie lidera
refused-adopt = Zagranie taktyki
refused-event = Przygotowanie wydarzenia
refused-attack = Agresja
refused-war = Wypowiedzenie wojny
refused-offer = Propozycja paktu
refused-defend = Obrona

## Dlaczego karty nie można wybrać, w kilku słowach

foot-take-unfinished = jeden cud naraz
foot-take-leader-age = lider tej epoki już wzięty
foot-take-same = już ją masz
foot-take-hand-full = pełna ręka
foot-no-civil-actions = trzeba akcji: { $cost }
foot-no-military-actions = brak akcji militarnych
foot-no-science = trzeba nauki: { $price }
foot-action-fresh = w następnej turze
foot-action-impossible = teraz bez pożytku
foot-too-dear = trzeba { $price }, masz { $have }
foot-no-worker = brak wolnego robotnika
foot-urban-limit = limit: { $limit }
foot-actions-later = po fazie politycznej
foot-politics-over = w fazie politycznej
foot-defend-when-attacked = gdy ktoś atakuje
foot-special-not-better = twoja jest nie gorsza
foot-revolt-civil-spent = tylko jako jedyna akcja
foot-revolt-none-follow = nie po rewolucji
foot-revolt-military-spent = wszystkie akcje militarne
foot-partner-no-science = partner nie ma nauki
foot-action-other = do innej akcji
foot-draft-only = od rundy 2
foot-attack-gandhi = Gandhi zabrania
foot-attack-pact = pakt zabrania
foot-attack-token = atakuje ktoś inny
foot-attack-no-object = nie ma co zabrać
foot-war-last-round = nie w ostatniej rundzie
foot-war-sovereignty = chroni pakt
foot-pact-two-players = trzeba trzech graczy
foot-explored-already = już użyte

## Licytacje, walki, pakty

contest-auction = Kto skolonizuje to terytorium?
contest-colonists = Wysyłanie kolonistów
contest-aggression = { $seat } atakuje gracza { $rival }
contest-war = { $seat } prowadzi wojnę z graczem { $rival }
contest-pact = { $seat } proponuje pakt
contest-spoils = { $seat } wygrywa z graczem { $rival }
contest-event = Wydarzenie wymaga twojego wyboru
contest-attacker = Na razie wygrywa atakujący. Obronie brakuje: { $amount }.
contest-defender = Na razie obrońca się utrzymuje. Atakowi brakuje: { $amount }.
contest-tie-war = Na razie nikt nie wygrywa wojny.
contest-ahead-war = Na razie wojnę wygrywa { $seat }, przewaga: { $amount }.
contest-answer = { $rival } może jeszcze poświęcać jednostki i zagrywać karty.
contest-answer-war = { $rival } może jeszcze poświęcać jednostki.
contest-passed = pas
contest-goal = Wysłane { $have } z { $need }
contest-most = Możesz wysłać najwyżej { $amount }.
contest-out = Nie możesz wysłać dość, żeby przelicytować.
contest-reach = Płacisz jednostkami i kartami kolonizacji; to, co masz w grze, dodaje { $bonus }.


## Arkusz punktów

scores-impact = Karty punktujące
scores-tie = Gracze z tą samą liczbą punktów dzielą miejsce.

## Rodzaje wpisów w dzienniku

log-kind-take = Tor kart
log-kind-build = Budowa
log-kind-play = Zagrane karty
log-kind-production = Produkcja
log-kind-event = Wydarzenia i kolonie
log-kind-fight = Agresje i wojny
log-kind-pact = Pakty
log-kind-gain = Zyski i straty
log-kind-card = Karty militarne
log-kind-score = Punktacja końcowa

## Dziennik: co następuje po nazwie gracza

brief-obsolete = odrzuca przestarzałą kartę { $card }
brief-obsolete-hidden = odrzuca przestarzałą kartę militarną
brief-tokens-lost = oddaje żółte żetony: { $amount }
brief-took = bierze kartę { $card } ({ $actions } { $civil_icon })
brief-grew = dostaje robotnika za { $food } { $food_icon }
brief-built = buduje: { $card } ({ $resources } { $ore_icon })
brief-upgraded = ulepsza: { $card } → { $card2 } ({ $resources } { $ore_icon })
brief-destroyed = niszczy: { $card }
brief-disbanded = rozwiązuje: { $card }
brief-levied = dostaje robotnika ({ $food } { $food_icon }) na kartę { $card } ({ $resources } { $ore_icon })
brief-stage-built = buduje cud { $card }, etapy: { $amount } ({ $resources } { $ore_icon })
brief-wonder-completed = kończy cud { $card }
brief-leader-played = ma nowego lidera: { $card }
brief-leader-left = traci lidera: { $card }
brief-developed = zagrywa kartę { $card } ({ $science } { $science_icon })
brief-revolution = robi rewolucję: { $card } ({ $science } { $science_icon })
brief-peaceful-change = pokojowo zmienia ustrój: { $card } ({ $science } { $science_icon })
brief-action-played = zagrywa kartę { $card }
brief-tactic-played = zagrywa taktykę { $card }
brief-shared-science = płaci { $science } { $science_icon } za partnera
brief-traded = skorzysta z umowy o szlakach handlowych
brief-military-resources = { $amount } { $ore_icon } więcej na jednostki
brief-culture-scored = +{ $amount } { $culture_icon }
brief-culture-lost = −{ $amount } { $culture_icon }
brief-science-scored = +{ $amount } { $science_icon }
brief-science-lost = −{ $amount } { $science_icon }
brief-food-gained = +{ $amount } { $food_icon }
brief-food-lost = −{ $amount } { $food_icon }
brief-resources-gained = +{ $amount } { $ore_icon }
brief-resources-lost = −{ $amount } { $ore_icon }
brief-population-gained = +{ $amount } { $worker_icon }
brief-population-lost = −1 { $worker_icon }
brief-worker-lost = traci robotnika z karty { $card }
brief-building-lost = traci: { $card }; robotnik jest wolny
brief-yellow-gained = żółte żetony +{ $amount }
brief-yellow-lost = żółte żetony −{ $amount }
brief-blue-gained = niebieskie żetony +{ $amount }
brief-blue-lost = niebieskie żetony −{ $amount }
brief-uprising = ma powstanie: brak produkcji
brief-scored = +{ $culture } { $culture_icon }, +{ $science } { $science_icon }
brief-farmed = farmy +{ $amount } { $food_icon }
brief-mined = kopalnie +{ $amount } { $ore_icon }
brief-consumed = zjada { $amount } { $food_icon }
brief-famine = głód −{ $amount } { $culture_icon }
brief-corruption = korupcja −{ $amount } { $ore_icon }
brief-restrained = wstrzymuje żeton na karcie { $card }
brief-drew = dobiera kartę { $card }
brief-drew-hidden = dobiera kartę militarną
brief-drew-many = dobiera karty militarne: { $amount }
brief-discarded = odrzuca kartę { $card }
brief-discarded-hidden = odrzuca kartę militarną
brief-politics-skipped = pomija akcję polityczną
brief-event-played = przygotowuje wydarzenie { $card }, +{ $amount } { $culture_icon }
brief-event-played-hidden = przygotowuje wydarzenie, +{ $amount } { $culture_icon }
brief-actions-lost = straci { $amount } { $civil_icon }
brief-barred = opuści następną akcję polityczną
brief-wonder-ruined = odwraca cud { $card }
brief-bid = licytuje { $amount }
brief-bid-passed = pasuje
brief-sacrificed = poświęca: { $card }
brief-colonized = ma nową kolonię: { $card }
brief-colony-lost = traci kolonię { $card }
brief-aggression = zagrywa kartę { $card } przeciw graczowi { $rival } ({ $actions } { $military_icon })
brief-war-declared = wypowiada wojnę graczowi { $rival }: { $card } ({ $actions } { $military_icon })
brief-war-began = prowadzi wojnę { $card } przeciw graczowi { $rival }
brief-defended = broni się kartą { $card }: +{ $amount }
brief-fought = ma { $attack } { $strength_icon } przeciw { $defense } { $strength_icon } gracza { $rival }
brief-aggression-failed = bez powodzenia przeciw graczowi { $rival }
brief-war-tied = nie wygrywa ani nie przegrywa wojny z graczem { $rival }
brief-war-void = traci wojnę { $card } z powodu jej unieważnienia
brief-wonder-lost = traci nieukończony cud { $card }
brief-technology-left = rezygnuje z karty { $card }
brief-pact-offered = proponuje graczowi { $rival } pakt { $card }
brief-pact-made = zawiera pakt z graczem { $rival }: { $card }
brief-pact-refused = dostaje odmowę od gracza { $rival }
brief-pact-ended = kończy pakt { $card }
brief-scoring-chosen = wybiera kartę punktującą { $card }
brief-impact = { $card }: { $amount } { $culture_icon }
brief-bonus = +{ $amount } { $culture_icon } za { $what }
brief-row-put-back = cofa zmianę toru kart
brief-resigned = opuszcza grę
