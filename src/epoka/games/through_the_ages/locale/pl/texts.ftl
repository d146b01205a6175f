# Co robią karty, naszymi słowami. Karta mówi swoje wartości jedną po drugiej: pole `science` z `Gives` to `text-gives-science`.
# Rzeczy z ikoną są odnośnikami, `{ icon-food }`: tam, gdzie jest miejsce na obrazek, zastępuje on słowo.

## Rzeczy z ikonami

icon-culture = kultury
icon-science = nauki
icon-strength = siły
icon-food = żywności
icon-resources = surowiec
    .few = surowce
    .many = surowców
icon-happiness = zadowolona buźka
    .few = zadowolone buźki
    .many = zadowolonych buziek
icon-civil-action = akcja cywilna
    .few = akcje cywilne
    .many = akcji cywilnych
icon-military-action = akcja militarna
    .few = akcje militarne
    .many = akcji militarnych
icon-yellow-token = żółty znacznik
    .few = żółte znaczniki
    .many = żółtych znaczników
icon-blue-token = niebieski znacznik
    .few = niebieskie znaczniki
    .many = niebieskich znaczników
icon-infantry = jednostka piechoty
    .few = jednostki piechoty
    .many = jednostek piechoty
icon-cavalry = jednostka kawalerii
    .few = jednostki kawalerii
    .many = jednostek kawalerii
icon-artillery = jednostka artylerii
    .few = jednostki artylerii
    .many = jednostek artylerii
icon-urban-limit = limit budynków publicznych
icon-colonization = do kolonizacji
icon-defense = do obrony przed agresją

## Tyle ich

amount-resources = { $amount ->
    [one] { $amount } { icon-resources }
    [few] { $amount } { icon-resources.few }
   *[many] { $amount } { icon-resources.many }
}
amount-happiness = { $amount ->
    [one] { $amount } { icon-happiness }
    [few] { $amount } { icon-happiness.few }
   *[many] { $amount } { icon-happiness.many }
}
amount-civil-action = { $amount ->
    [one] { $amount } { icon-civil-action }
    [few] { $amount } { icon-civil-action.few }
   *[many] { $amount } { icon-civil-action.many }
}
amount-military-action = { $amount ->
    [one] { $amount } { icon-military-action }
    [few] { $amount } { icon-military-action.few }
   *[many] { $amount } { icon-military-action.many }
}
amount-yellow-token = { $amount ->
    [one] { $amount } { icon-yellow-token }
    [few] { $amount } { icon-yellow-token.few }
   *[many] { $amount } { icon-yellow-token.many }
}
amount-blue-token = { $amount ->
    [one] { $amount } { icon-blue-token }
    [few] { $amount } { icon-blue-token.few }
   *[many] { $amount } { icon-blue-token.many }
}
amount-infantry = { $amount ->
    [one] { $amount } { icon-infantry }
    [few] { $amount } { icon-infantry.few }
   *[many] { $amount } { icon-infantry.many }
}
amount-cavalry = { $amount ->
    [one] { $amount } { icon-cavalry }
    [few] { $amount } { icon-cavalry.few }
   *[many] { $amount } { icon-cavalry.many }
}
amount-artillery = { $amount ->
    [one] { $amount } { icon-artillery }
    [few] { $amount } { icon-artillery.few }
   *[many] { $amount } { icon-artillery.many }
}
amount-unhappiness = { $amount ->
    [one] { $amount } niezadowolona buźka
    [few] { $amount } niezadowolone buźki
   *[many] { $amount } niezadowolonych buziek
}
amount-culture-points = { $amount ->
    [one] { $amount } punkt { icon-culture }
    [few] { $amount } punkty { icon-culture }
   *[many] { $amount } punktów { icon-culture }
}
amount-science-points = { $amount ->
    [one] { $amount } punkt { icon-science }
    [few] { $amount } punkty { icon-science }
   *[many] { $amount } punktów { icon-science }
}
amount-military-cards = { $amount ->
    [one] { $amount } karta militarna
    [few] { $amount } karty militarne
   *[many] { $amount } kart militarnych
}
amount-civil-cards = { $amount ->
    [one] { $amount } karta cywilna
    [few] { $amount } karty cywilne
   *[many] { $amount } kart cywilnych
}
amount-stages = { $amount ->
    [one] { $amount } etap cudu
    [few] { $amount } etapy cudu
   *[many] { $amount } etapów cudu
}
amount-tokens = { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
   *[many] { $amount } znaczników
}
amount-buildings = { $amount ->
    [one] { $amount } budynek publiczny
    [few] { $amount } budynki publiczne
   *[many] { $amount } budynków publicznych
}
amount-colonies = { $amount ->
    [one] { $amount } kolonia
    [few] { $amount } kolonie
   *[many] { $amount } kolonii
}

## Miejsca dla robotników i inne rzeczy, które się liczy

place-farm = farmy
    .of = farm
    .on = farmach
place-mine = kopalnie
    .of = kopalń
    .on = kopalniach
place-lab = laboratoria
    .of = laboratoriów
    .on = laboratoriach
place-temple = świątynie
    .of = świątyń
    .on = świątyniach
place-library = biblioteki
    .of = bibliotek
    .on = bibliotekach
place-theater = teatry
    .of = teatrów
    .on = teatrach
place-arena = areny
    .of = aren
    .on = arenach
place-infantry = piechotę
    .of = piechoty
    .on = piechocie
place-cavalry = kawalerię
    .of = kawalerii
    .on = kawalerii
place-artillery = artylerię
    .of = artylerii
    .on = artylerii
place-air-force = lotnictwo
    .of = lotnictwa
    .on = lotnictwie
place-wonder = ukończone cuda
    .of = ukończonych cudów
    .on = ukończonych cudach
place-government = ustrój
    .of = ustroju
    .on = ustroju
place-special = technologie specjalne
    .of = technologii specjalnych
    .on = technologiach specjalnych

## Co daje karta, póki jest w grze

text-gives = { $parts }.
text-gives-worker = Każdy robotnik: { $parts }.
text-gives-total-civil-actions = { amount-civil-action }
text-gives-total-military-actions = { amount-military-action }
text-gives-civil-actions = { $sign }{ amount-civil-action }
text-gives-military-actions = { $sign }{ amount-military-action }
text-gives-urban-limit = { icon-urban-limit } { $amount }
text-gives-culture = { $sign }{ $amount } { icon-culture } na turę
text-gives-science = { $sign }{ $amount } { icon-science } na turę
text-gives-strength = { $sign }{ $amount } { icon-strength }
text-gives-happiness = { amount-happiness }
text-gives-unhappiness = { amount-unhappiness }
text-gives-blue-tokens = { $sign }{ amount-blue-token }
text-gives-colonization-bonus = { $sign }{ $amount } { icon-colonization }
text-gives-civil-hand-limit = { $sign }{ amount-civil-cards } na ręce
text-gives-military-hand-limit = { $sign }{ amount-military-cards } na ręce
text-gives-food-per-token = Każdy robotnik produkuje znacznik wart { $amount } { icon-food }.
text-gives-resources-per-token = Każdy robotnik produkuje znacznik wart { amount-resources }.
text-gives-urban-discounts = Budynki publiczne poziomów I, II i III kosztują mniej { icon-resources.many }: { $amounts }.
text-gives-wonder-stages-per-action = Za 1 akcję cywilną można zbudować { amount-stages }.
text-gives-strength-per-infantry = +{ $amount } { icon-strength } za każdą jednostkę piechoty, +{ $artillery } za każdą jednostkę artylerii.
text-gives-happiness-times = Każda twoja { icon-happiness } liczy się { $amount }×.
text-gives-extra-best-mine-tokens = Gdy twoje kopalnie produkują, najlepsza z nich, w której jest robotnik, daje dodatkowo { amount-tokens }.
text-gives-population-actions-per-turn = { $amount }× w każdej swojej turze: zwiększ populację bez akcji cywilnej, taniej o { $food } { icon-food }.
text-gives-population-food-discount = Zwiększenie populacji kosztuje cię o { $food } { icon-food } mniej.

## Liderzy

text-gives-military-resources-per-turn = W każdej swojej turze: +{ amount-resources } na budowę lub ulepszanie jednostek.
text-gives-culture-per-warriors = +{ $amount } { icon-culture } na turę za każdą jednostkę Wojowników, najwyżej za { $most }.
text-gives-science-on-taking-technology = Gdy bierzesz technologię z toru kart: +{ amount-science-points }.
text-gives-strength-per-unit = +{ $amount } { icon-strength } za każdą twoją jednostkę.
text-gives-culture-per-happy-face = +{ $amount } { icon-culture } na turę za każdą zadowoloną buźkę na twoich { $places_on }.
text-gives-strength-per-happy-face = +{ $amount } { icon-strength } za każdą zadowoloną buźkę na twoich { $places_on }.
text-gives-wonder-take-discount = Wzięcie cudu kosztuje mniej o { $amount ->
    [one] { $amount } akcję cywilną
    [few] { $amount } akcje cywilne
   *[many] { $amount } akcji cywilnych
}.
text-gives-culture-when-attacked = Gdy ktoś ogłasza przeciw tobie agresję lub wojnę: +{ amount-culture-points }.
text-gives-science-per-level-of-best = Jeden robotnik w najlepszym z twoich { $places_of }: +{ $amount } { icon-science } na turę za każdy poziom.
text-gives-resources-on-playing-technology = Gdy zagrywasz technologię: +{ amount-resources }.
text-gives-culture-on-playing-technology = Gdy zagrywasz technologię: +{ amount-culture-points }.
text-gives-refund-civil-action-on-technology = Gdy zagrywasz technologię, wraca { amount-civil-action }.
text-gives-ignores-tactics = Twoja karta taktyki nie działa.
text-gives-cavalry-strength = Każda twoja { icon-cavalry }: +{ $amount } { icon-strength }.
text-gives-culture-per-cavalry = Każda twoja { icon-cavalry }: +{ $amount } { icon-culture } na turę.
text-gives-explorations-per-game = { $amount }× w grze, jako akcja polityczna: wyłóż terytorium z ręki jako swoją kolonię, bez licytacji i poświęceń.
text-gives-levies = Za 1 akcję cywilną, bez akcji militarnej: zwiększ populację taniej o { $food } { icon-food } i zbuduj tym robotnikiem jednostkę taniej o { $resources } { $resources ->
    [one] { icon-resources }
    [few] { icon-resources.few }
   *[many] { icon-resources.many }
}.
text-gives-culture-per-library = +{ $amount } { icon-culture } na turę za każdego robotnika w twoich bibliotekach.
text-gives-culture-per-library-theater-pair = +{ $amount } { icon-culture } na turę za każdą parę: robotnik w bibliotece i robotnik w teatrze.
text-gives-culture-per-theater = +{ $amount } { icon-culture } na turę za każdego robotnika w twoich teatrach.
text-gives-colonization-card-bonus = Każda karta użyta przez ciebie do kolonizacji liczy się o { $amount } więcej.
text-gives-culture-per-colony = +{ $amount } { icon-culture } na turę za każdą twoją kolonię.
text-gives-best-army-times = Premia z taktyki twojej najlepszej armii liczy się { $amount }×.
text-gives-revolution-uses-military-actions = Twoje rewolucje zużywają wszystkie akcje militarne zamiast wszystkich cywilnych.
text-gives-theater-science-discount = Technologie teatrów kosztują cię mniej o { amount-science-points }.
text-gives-theater-resource-discount = Nowe teatry kosztują cię mniej o { amount-resources }.
text-gives-cannot-attack = Nie możesz zagrywać agresji ani wypowiadać wojen.
text-gives-attack-cost-times = Atak na ciebie kosztuje rywali { $amount }× tyle akcji militarnych.
text-gives-best-theater-culture-times = Jeden robotnik w najlepszym teatrze: { $amount }× tyle { icon-culture }.
text-gives-labs-produce-resources-per-level = Gdy kopalnie produkują, każdy robotnik w twoich laboratoriach poziomów I–III też daje znacznik, wart { amount-resources } za każdy poziom laboratorium.
text-gives-others-extra-resources = Rywale płacą więcej o { amount-resources }, gdy budują lub ulepszają { $places }.
text-gives-unit-technology-science-discount = Technologie jednostek kosztują cię mniej o { amount-science-points }.
text-gives-defense-card-times = Twoje karty obrony liczą się { $amount }×.
text-gives-unit-resource-discount-when-war-declared-on-you = Dopóki trwa wypowiedziana ci wojna, każda nowa jednostka kosztuje mniej o { amount-resources }.
text-gives-labs-produce-culture-per-level = Każdy robotnik w twoich laboratoriach: +{ $amount } { icon-culture } na turę za każdy poziom laboratorium.
text-gives-science-per-lab = Każdy robotnik w twoich laboratoriach: { $sign }{ $amount } { icon-science } na turę.

## Taktyki, lotnictwo, obrona

text-formation = Armia: { $parts }.
text-formation-infantry = { amount-infantry }
text-formation-cavalry = { amount-cavalry }
text-formation-artillery = { amount-artillery }
text-gives-army-bonus = Każda armia: +{ $amount } { icon-strength }.
text-gives-army-bonus-obsolete = Z przestarzałą jednostką: +{ $amount } { icon-strength }.
text-gives-army-bonus-times = Może dołączyć do dowolnej armii, najwyżej 1 do każdej; premia z taktyki tej armii liczy się { $amount }×.
text-gives-defense = +{ $amount } { icon-defense } albo +{ $colonization } { icon-colonization }.
text-cost-military-actions-per-level = Kosztuje { $amount ->
    [one] { $amount } akcję militarną
    [few] { $amount } akcje militarne
   *[many] { $amount } akcji militarnych
} za każdy poziom tego, co zostaje odrzucone.

## Ukończone cuda

text-completion-per-worker-level = Po ukończeniu: +{ amount-culture-points } za każdy poziom każdego robotnika w twoich { $places_on }.
text-completion-per-technology-level = Po ukończeniu: +{ amount-culture-points } za każdy poziom każdej twojej technologii w grze, także ustroju.
text-completion-per-farm-or-mine-worker = Po ukończeniu: +{ amount-culture-points } za każdego robotnika na twoich farmach i w kopalniach.
text-completion-per-urban-worker-or-unit = Po ukończeniu: +{ amount-culture-points } za każdego robotnika w twoich budynkach publicznych i jednostkach.

## Karty akcji

text-action-contains-stage = Zbuduj 1 etap cudu taniej o { amount-resources }.
text-action-contains-population = Zwiększ populację za pełną cenę.
text-action-contains-urban-building = Zbuduj budynek publiczny taniej o { amount-resources }.
text-action-contains-farm-or-mine = Zbuduj farmę lub kopalnię taniej o { amount-resources }.
text-action-contains-upgrade = Ulepsz farmę, kopalnię lub budynek publiczny taniej o { amount-resources }.
text-action-contains-technology = Zagraj technologię za pełną cenę.
text-action = Zyskaj { $parts }.
text-action-food = { $amount } { icon-food }
text-action-resources = { amount-resources }
text-action-science = { amount-science-points }
text-action-culture = { amount-culture-points }
text-action-military-actions = W tej turze: +{ amount-military-action }.
text-action-military-resources = W tej turze: +{ amount-resources } na budowę lub ulepszanie jednostek.
text-action-military-resources-per-stronger = W tej turze, za każdą cywilizację silniejszą od twojej: +{ $two }, +{ $three } lub +{ $four } { icon-resources.many } na budowę lub ulepszanie jednostek, przy 2, 3 lub 4 graczach.
text-action-culture-per-richer = Za każdą cywilizację, która ma więcej punktów { icon-culture } niż twoja: zdobądź punkty { icon-culture }: { $two }, { $three } lub { $four }, przy 2, 3 lub 4 graczach.

## Wydarzenia: kogo dotyczą

text-scope-all = Każda cywilizacja
text-scope-strongest = Najsilniejsza cywilizacja
text-scope-weakest = Najsłabsza cywilizacja
text-scope-two-strongest = Każda z 2 najsilniejszych cywilizacji
text-scope-two-weakest = Każda z 2 najsłabszych cywilizacji
text-scope-most-culture = Cywilizacja z największą liczbą punktów { icon-culture }
text-scope-least-culture = Cywilizacja z najmniejszą liczbą punktów { icon-culture }
text-scope-most-happiness-all-tied = Każda cywilizacja o najwyższym zadowoleniu
text-scope-among = { $whose }, jeśli jest { $among }
text-among-two-weakest = jedną z 2 najsłabszych
text-event = { $whose }: { $parts }.

## Co spotyka cywilizację

text-deed-farms-produce = farmy produkują
text-deed-farms-produce-alone = farmy produkują, bez konsumpcji
text-deed-consumption = konsumpcja
text-deed-mines-produce = kopalnie produkują
text-deed-mines-produce-alone = kopalnie produkują, bez korupcji
text-deed-corruption = korupcja
text-deed-science = { $sign }{ amount-science-points }
text-deed-science-science-rating = tyle punktów { icon-science }, ile wynosi jej wskaźnik { icon-science }
text-deed-food = { $sign }{ $amount } { icon-food }
text-deed-food-all-lost = traci całą żywność
text-deed-resources = { $sign }{ amount-resources }
text-deed-either = do wyboru +{ $amount } { icon-food } albo +{ amount-resources }
text-deed-food-or-resources = { $sign }{ $amount } { icon-food } i { icon-resources.many } łącznie
text-deed-culture = { $sign }{ amount-culture-points }
text-deed-culture-culture-rating = tyle punktów { icon-culture }, ile wynosi jej wskaźnik { icon-culture }
text-deed-culture-science-rating = tyle punktów { icon-culture }, ile wynosi jej wskaźnik { icon-science }
text-deed-culture-per-discontent = { $sign }{ amount-culture-points } za każdego niezadowolonego robotnika
text-deed-population = { $sign }{ $amount } populacji, za darmo
text-deed-population-lost = { $sign }{ $amount } populacji
text-deed-optional-free-build = może za darmo umieścić 1 wolnego robotnika na karcie { $card }
text-deed-military-cards = { $sign }{ amount-military-cards }
text-deed-lose-building-farm-or-mine = −{ $amount } farma, kopalnia lub budynek publiczny, do wyboru
text-deed-civil-actions-next-action-phase-per-discontent = { $sign }{ amount-civil-action } w najbliższej fazie akcji za każdego robotnika, który jest teraz niezadowolony
text-deed-discontent-workers-to-bank-half-rounded-up = traci populację równą połowie swoich niezadowolonych robotników, zaokrąglonej w górę
text-deed-discard-leader-if-not-current-age = odrzuca lidera, który nie pochodzi z obecnej epoki
text-deed-blue-tokens = { $sign }{ amount-blue-token }
text-deed-colonies = { $sign }{ amount-colonies }, do wyboru
text-deed-take-cards-civil-actions = może wziąć karty z toru, tak jakby miała { $amount ->
    [one] { $amount } akcję cywilną
    [few] { $amount } akcje cywilne
   *[many] { $amount } akcji cywilnych
}
text-event-turn-down-wonder-of-ages = zakrywa 1 ukończony cud z dawnej epoki ({ $eras }): zamiast swoich efektów daje on +{ $culture } { icon-culture } na turę
text-event-destroys-urban-building-of-each-other = niszczy { amount-buildings } każdej innej cywilizacji
text-event-yellow-tokens = { amount-yellow-token } z banku do banku: { $giver } → { $taker }.
text-event-active-player-skips-discard = Aktywny gracz nie odrzuca w tej turze nadmiaru kart militarnych.
text-event-skip-next-political-action = Kto coś weźmie, traci następną akcję polityczną.
text-event-refill-row = Potem tor się uzupełnia.
text-nothing = Nic się nie dzieje.

## Wydarzenia z epoki III

text-impact-culture-farm-output = tyle punktów { icon-culture }, ile { icon-food } produkują jej farmy na turę
text-impact-culture-mine-output = tyle punktów { icon-culture }, ile { icon-resources.many } produkują jej kopalnie na turę
text-impact-culture-per-level-of-workers-on = tyle punktów { icon-culture }, ile wynosi suma poziomów jej { $places_of }
text-impact-culture-per-level-of = { amount-culture-points } za każdy poziom jej { $places_of }
text-impact-culture-per-colony = { amount-culture-points } za każdą kolonię
text-impact-culture-per-civil-action = { amount-culture-points } za każdą akcję cywilną
text-impact-culture-per-military-action = { amount-culture-points } za każdą akcję militarną
text-impact-culture-per-happiness = { amount-culture-points } za każdą zadowoloną buźkę
text-impact-culture-per-discontent = { $sign }{ amount-culture-points } za każdego niezadowolonego robotnika
text-impact-culture-per-contented-worker = { amount-culture-points } za każdego robotnika powyżej { $above }, nie licząc niezadowolonych
text-impact-rank-by-science = punkty { icon-culture } według kolejności wskaźników { icon-science }: { $two } przy 2 graczach; { $three } przy 3; { $four } przy 4
text-impact-rank-by-strength = punkty { icon-culture } według kolejności { icon-strength }: { $two } przy 2 graczach; { $three } przy 3; { $four } przy 4
text-impact-culture-per-technology = { amount-culture-points } za każdą technologię tej epoki, także ustrój: { $era } (w grze zaawansowanej { $era2 })
text-impact-culture-per-wonder = za każdy ukończony cud z epok A, I, II i III punkty { icon-culture }: { $amounts }

## Terytoria

text-territory-permanent = Na stałe: { $parts }.
text-territory-immediate = Od razu: { $parts }.
text-permanent-strength = { $sign }{ $amount } { icon-strength }
text-permanent-happiness = { $sign }{ amount-happiness }
text-permanent-yellow-tokens = { $sign }{ amount-yellow-token }
text-permanent-blue-tokens = { $sign }{ amount-blue-token }
text-immediate-food = { $sign }{ $amount } { icon-food }
text-immediate-resources = { $sign }{ amount-resources }
text-immediate-science = { $sign }{ amount-science-points }
text-immediate-culture = { $sign }{ amount-culture-points }
text-immediate-population = { $sign }{ $amount } populacji, za darmo
text-immediate-military-cards = { $sign }{ amount-military-cards }

## Agresje

text-aggression-victim = Rywal: { $parts }.
text-aggression-attacker = Ty: { $parts }.
text-aggression-attacker-gains-what-was-lost = Zyskujesz to, co stracił.
text-aggression-mix-chosen-by-attacker = Ty wybierasz, ile czego.
text-aggression-buildings = Zniszcz rywalowi budynki publiczne z jednej karty, najwyżej { $amount }.
text-aggression-rounding-up = Zyskujesz { icon-resources.few }: połowę ich wydrukowanego kosztu, zaokrągloną w górę.
text-aggression-rounding-down = Zyskujesz { icon-resources.few }: połowę ich wydrukowanego kosztu, zaokrągloną w dół.
text-aggression-annexes-colony = Odbierz rywalowi jedną kolonię, z jej trwałą premią, ale bez efektu natychmiastowego.
text-aggression-chosen-by-attacker = Ty wybierasz.
text-aggression-discard-leader = Rywal odrzuca lidera, którego ma w grze.
text-aggression-discard-unfinished-wonder = Rywal odrzuca cud w trakcie budowy.
text-aggression-attacker-culture-per-level = Zdobywasz { amount-culture-points } za każdy jego poziom.

## Wojny

text-war-stake-culture = Przegrany traci tyle punktów { icon-culture }, ile wynosi przewaga. Zwycięzca zdobywa tyle, ile przegrany stracił.
text-war-stake-food-or-resources = Przegrany traci łącznie tyle { icon-food } i { icon-resources.many }, ile wynosi przewaga. Zwycięzca zyskuje to, co przegrany stracił.
text-war-stake-science-or-special-technologies = Zwycięzca odbiera przegranemu punkty { icon-science } i technologie specjalne, warte razem najwyżej tyle, ile wynosi przewaga; technologia jest warta swój wydrukowany koszt { icon-science }.
text-war-stake-yellow-tokens = Zwycięzca odbiera z banku przegranego { $base } { $base ->
    [one] { icon-yellow-token }
    [few] { icon-yellow-token.few }
   *[many] { icon-yellow-token.many }
} i jeszcze 1 za każde pełne { $advantage } punkty przewagi.
text-war-mix-chosen-by-winner = Zwycięzca wybiera, ile czego.
text-war-temple-chosen-by-winner = Przegrany traci też 1 świątynię wybraną przez zwycięzcę.

## Pakty

text-pact-both = Obaj partnerzy: { $parts }.
text-pact-a = A: { $parts }.
text-pact-b = B: { $parts }.
text-pact-prevents-attacks = Partnerzy nie mogą się atakować.
text-pact-ends-on-attack = Kończy się, gdy jeden partner atakuje drugiego.
text-pact-attacker-strength-between-partners = Partner, który atakuje drugiego, ma w tej walce +{ $amount } { icon-strength }.
text-partner-culture = { $sign }{ $amount } { icon-culture } na turę
text-partner-strength = { $sign }{ $amount } { icon-strength }
text-partner-military-actions = { $sign }{ amount-military-action }
text-partner-food-per-turn = { $sign }{ $amount } { icon-food } w czasie produkcji
text-partner-resources-per-turn = { $sign }{ amount-resources } w czasie produkcji
text-partner-trade-food-as-resource = w każdej swojej turze może użyć 1 { icon-food } jako 1 surowca
text-partner-trade-resource-as-food = w każdej swojej turze może użyć 1 surowca jako 1 { icon-food }
text-partner-technology-discount = technologia kosztuje mniej o { amount-science-points }, ale drugi partner płaci { $share }; bez tego nie można jej zagrać
text-partner-culture-per-partner-wonder = { $sign }{ $amount } { icon-culture } na turę za każdy ukończony cud drugiego
text-partner-immune-to-war = nikt nie może wypowiedzieć mu wojny
