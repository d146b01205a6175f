# Słowa gry: jej nazwy, warianty, strefy i przebieg tury.

## Gra

game-title = Clash of Cultures
game-line = Odkrywaj, buduj, wywieraj wpływ, walcz.
game-summary = Prowadzisz lud od pierwszego miasta przez sześć wieków: odkrywasz ziemie, zakładasz i rozbudowujesz miasta, zdobywasz rozwinięcia, szerzysz kulturę, handlujesz, walczysz z rywalami i barbarzyńcami i wznosisz cuda. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa. To edycja Monumental z dodatkiem Cywilizacje.

## Warianty

setting-civilizations = Dodatek Cywilizacje.
setting-civilizations-on = Tak: każdy prowadzi własną cywilizację z przywódcami, słoniami i kawalerią.
setting-civilizations-off = Nie: gra podstawowa, wszyscy tacy sami.
setting-events = Wydarzenia.
setting-events-full = Pełne: działa symbol i tekst każdego wydarzenia.
setting-events-optional = Do wyboru: kto dobiera, mówi wcześniej, czy działa tylko symbol.
setting-events-icons = Tylko symbole: tekstów wydarzeń się nie stosuje.
setting-length = Długość gry.
setting-length-long = Długa: sześć wieków.
setting-length-short = Krótka: cztery wieki, dwóch osadników na początku, dwa darmowe rozwinięcia po każdym wieku.
setting-end = Jak kończy się gra.
setting-end-fixed = Zawsze po ostatnim wieku.
setting-end-roll = Rzutem: wiek więcej, a w ostatnich pięciu rundach kość może zakończyć grę.
setting-end-wonder = Cudem: wiek więcej, a cud wzniesiony w ostatnich pięciu rundach kończy grę.
setting-random_leaders = Przywódcy.
setting-random_leaders-off = Sam wybierasz, którego ze swoich przywódców werbujesz.
setting-random_leaders-on = Losowi: o tym, który z twoich przywódców przybywa, decyduje los.
setting-shared_wonders = Cuda.
setting-shared_wonders-off = Karty cudów dobiera się na rękę.
setting-shared_wonders-on = Wspólne: karty cudów leżą odkryte i wznosi je, kto potrafi.
setting-alternate_history = Historia alternatywna.
setting-alternate_history-off = Nie: przywódcy własnej cywilizacji.
setting-alternate_history-on = Tak: każdy ma trzech przywódców dowolnych cywilizacji.
setting-government_change = Zmiana formy rządów.
setting-government_change-free = Bez opłat, jak w instrukcji.
setting-government_change-paid = Za 1 żeton nastroju i 1 kultury.
setting-once_limits = Garncarstwo i Szogunat.
setting-once_limits-off = Dowolnie często, jak w instrukcji.
setting-once_limits-on = Raz na turę.
setting-trading = Handel między graczami.
setting-trading-on = Tak: w swojej turze gracz może handlować z każdym.
setting-trading-off = Nie: nikt nie handluje.

## Gdzie leżą karty

zone-slots = Obszary mapy
zone-spare = Nieużyte obszary
zone-events = Talia wydarzeń
zone-past = Minione wydarzenia
zone-lasting = Trwające wydarzenia
zone-actions = Karty akcji
zone-spent = Zagrane karty akcji
zone-objectives = Cele
zone-dropped = Odłożone cele
zone-wonders = Karty cudów
zone-wonder-discards = Odłożone karty cudów
zone-display = Odkryte karty cudów
zone-monuments = Wzniesione cuda
zone-box = Pudełko
zone-hand = Karty akcji na ręce
zone-plans = Cele na ręce
zone-designs = Karty cudów na ręce
zone-persons = Wielkie postacie
zone-completed = Wypełnione cele
zone-leaders = Oczekujący przywódcy
zone-leader = Przywódca
zone-captured = Pojmani przywódcy
zone-trophies = Zatrzymane wydarzenia
zone-assigned = Przydzielone cele
zone-committed = Karta w bitwie
zone-offered = Oferowane karty
zone-looked = Oglądane karty

## Pytania

prompt-deed = { $amount ->
    [0] Nie masz już akcji. Dodatkowe akcje czy koniec tury?
    [one] Co robisz? Została jedna akcja.
   *[other] Co robisz? Zostało akcji: { $amount }.
}
prompt-spend = Czym płacisz? Teraz: { $kind }; do zapłacenia zostało { $amount }.
prompt-raise = W którym mieście poprawiasz nastrój?
prompt-sports = W którym mieście odbywają się igrzyska?
prompt-influence = Na które miasto próbujesz wpłynąć?
prompt-influence-from = Które miasto oddziałuje na { $hex }?
prompt-boost = W rzucie brakuje { $amount }. Co robisz?
prompt-replace = Który budynek w { $hex } przejmujesz?
prompt-price = Którą cenę płacisz?
prompt-take = Co bierzesz? Razem { $amount }.
prompt-gain = Co zyskujesz?
prompt-discard = Którą kartę akcji oddajesz?
prompt-collector = Które miasto zbiera?
prompt-raze = Czy burzysz miasto wielkości 1 za 1 złoto?
prompt-first = Kto zaczyna następny wiek?
prompt-offer = Co oferujesz, a o co prosisz? Drugą stroną jest { $rival }.
prompt-answer-offer = { $rival } proponuje ci wymianę.
    Dostajesz: żywność { $get_food }, drewno { $get_wood }, ruda { $get_ore }, idee { $get_ideas }, złoto { $get_gold }, nastrój { $get_mood }, kultura { $get_culture }, karty akcji { $get_action_cards }, cele { $get_objective_cards }, karty cudów { $get_wonder_cards }, wielcy ludzie { $get_person_cards }.
    Dajesz: żywność { $give_food }, drewno { $give_wood }, ruda { $give_ore }, idee { $give_ideas }, złoto { $give_gold }, nastrój { $give_mood }, kultura { $give_culture }, karty akcji { $give_action_cards }, cele { $give_objective_cards }, karty cudów { $give_wonder_cards }, wielcy ludzie { $give_person_cards }.
prompt-hand-over = Którą kartę przekazujesz?

## Co można zrobić

option-end = Zakończ turę
option-rest = Resztę zapłać, jak nadrukowano
option-spend = Zapłać: { $kind }
option-happiness = Zwiększ szczęśliwość
option-raise = { $hex }: nastrój w górę o { $steps }
option-done = Gotowe
option-skip = Nie
option-influence = Wpłyń na { $hex }: { $aim }
option-from = Działa { $hex }
option-raise_roll = Dopłać kulturą, czego brakuje
option-fail = Pogódź się z porażką
option-reroll = Rzuć jeszcze raz
option-replace = Przejmij: { $building }
option-price = Cena { $number }
option-use = Użyj: { $ability }
option-take = Weź { $amount }: { $kind }
option-gain = { $kind }
option-discard = Oddaj kartę { $card }
option-city = { $hex }
option-raze = Zburz { $hex }
option-first = { $seat }
option-trade = Handluj: { $seat }
option-give = Daj 1: { $kind }
option-want = Poproś o 1: { $kind }
option-give_card = Daj { $card } bez pokazywania
option-show_card = Daj { $card } i pokaż
option-want_card = Poproś o kartę: { $deck }
option-accept = Przyjmij
option-refuse = Odrzuć
option-counter = Złóż inną ofertę
option-propose = Zaproponuj to
option-cancel = Bez wymiany
option-hand_over = Przekaż { $card }

counted-unit = { $amount ->
    [1] { $unit }
   *[other] { $amount } × { $unit }
}
aim-building = budynek
aim-cultural-takeover = { card-cultural-takeover }
aim-celts-druidic-influence = { card-celts-druidic-influence }
aim-persia-zoroastrianism = { card-persia-zoroastrianism }
deck-action = karta akcji
deck-objective = cel
deck-wonder = karta cudu
deck-person = wielki człowiek

## Dlaczego nie

refusal-actions-left = Masz jeszcze akcje główne: { $amount }. Akcja ruchu bez ruszania się też jest akcją.
refusal-no-actions-left = To akcja główna, a nie masz już żadnej.
refusal-ability-not-owned = Nie masz tego: { $ability }.
refusal-once-per-turn = To wolno zrobić raz na turę.
refusal-cannot-pay = Nie stać cię na to: { $amount }.
refusal-not-your-city = { $hex } to nie twoje miasto.
refusal-mood-already = { $hex } jest już { $mood }; wyżej się nie da.
refusal-all-happy = Wszystkie twoje miasta są szczęśliwe.
refusal-no-mood = Masz za mało żetonów nastroju dla któregokolwiek miasta.
refusal-no-city = Na { $hex } nie ma miasta.
refusal-influence-barred = Na { $hex } nie można wpłynąć.
refusal-influence-unboostable = Prób wpływu na { $hex } nie wolno wzmacniać, a bez tego jest za daleko.
refusal-no-buildings = W { $hex } nie ma budynku, który można by przejąć.
refusal-no-such-building = Nie ma takiego budynku: { $building }.
refusal-own-building = Ten budynek już jest twój: { $building }.
refusal-obelisk-immune = Obelisk nigdy nie zmienia koloru.
refusal-piece-barred = Tego budynku nie można przejąć: { $building }.
refusal-no-building-left = Nie masz już w zapasie: { $building }.
refusal-out-of-range = { $hex } jest poza zasięgiem twoich miast, nawet za całą twoją kulturę.
refusal-influenced-already = W turze może się udać tylko jeden wpływ kulturowy.
refusal-no-influence = W zasięgu nie ma nic, na co można by wpłynąć.
refusal-no-tokens = Nie masz żetonów nastroju ani kultury.
refusal-no-action-card = Nie masz karty akcji.
refusal-collected-already = W tej turze jakieś miasto już zbierało.
refusal-nothing-to-collect = Żadne z twoich miast nie ma czego zbierać.
refusal-nobody-angry = Żadne z twoich miast nie jest rozgniewane.
refusal-city-too-large = { $hex } jest większe niż 1.
refusal-trading-off = Przy tym stole się nie handluje.
refusal-too-many-offers = Na tę turę wystarczy ofert między wami: { $amount }.
refusal-no-such-rival = Nie ma takiego gracza.
refusal-not-enough = { $seat } nie ma więcej: { $kind }.
refusal-not-enough-cards = { $seat } nie ma więcej takich kart: { $deck }.
refusal-card-not-held = Nie masz tej karty na ręce.
refusal-card-face-up = Ta karta leży odkryta i nie jest na ręce: nie można nią handlować.
refusal-empty-offer = Oferta jest pusta.

## Co się stało

event-age = Zaczyna się wiek { $age }.
event-round = Runda { $round }.
event-turn = Tura gracza: { $seat }.
event-gained = { $seat } zyskuje { $amount }: { $kind }.
event-lost = { $seat } traci { $amount }: { $kind }.
event-paid = { $seat } płaci { $amount }: { $kind }.
event-mood = Miasto { $hex } jest teraz { $mood }.
event-extra-action = { $seat } ma jeszcze jedną akcję główną.
event-replaced = Budynek w { $hex } należy teraz do gracza { $seat }: { $building }.
event-influence-rolled = { $seat } z { $hex } próbuje wpłynąć na { $hex2 } i ma wynik { $value }.
event-influence-failed = { $seat } nie osiąga wpływu kulturowego.
event-razed = { $seat } burzy { $hex }.
event-first-player = Następny wiek zaczyna { $seat }.
event-end-rolled = { $seat } rzuca na koniec gry: { $value }.
event-offered = { $seat } proponuje wymianę. Druga strona: { $rival }.
event-traded = { $seat } i { $rival } wymieniają się.
event-trade-refused = { $seat } odrzuca wymianę.
event-ended = Koniec gry.

## Arkusz punktów

score-pieces = Osady i budynki: { $amount }
score-advances = Rozwinięcia, po pół punktu: { $amount }
score-objectives = Cele, po 2: { $amount }
score-wonders = Cuda: { $amount }
score-events = Wydarzenia
score-leaders = Pojmani przywódcy, po 2: { $amount }

## Liczby na stole

counter-age = Wiek
counter-ages = Liczba wieków
counter-round = Runda
counter-active = Na ruchu
counter-first = Pierwszy gracz
counter-expansion = Dodatek Cywilizacje
counter-exhausted-left = Pozostałe znaczniki jałowej ziemi
counter-food = Żywność
counter-wood = Drewno
counter-ore = Ruda
counter-ideas = Idee
counter-gold = Złoto
counter-mood = Nastrój
counter-culture = Kultura
counter-cubes = Kostki na torze wydarzeń
counter-actions-left = Pozostałe akcje główne
counter-fewer-actions = Mniej akcji w następnej turze
counter-settlements-left = Pozostałe osady
counter-points = Punkty dotąd
