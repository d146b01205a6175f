# Słowa rozgrywki: nazwy, pytania, możliwości i odmowy.

## Gra

game-title = Cywilizacja: Poprzez wieki
game-line = Trzy długości, od prostej do pełnej.
game-summary = Prowadzisz cywilizację od antyku do współczesności: bierzesz z toru kart liderów, cuda i technologie, dajesz pracę robotnikom, dbasz o ich żywność i zadowolenie i nie dajesz się rywalom. Wygrywa, kto na końcu ma najwięcej kultury. To pierwsze wydanie gry, z 2006 roku.

## Poziomy i warianty

setting-level = Poziom: ile gry się rozgrywa.
setting-level-full = Pełny: wszystkie epoki, z wojnami i lotnictwem.
setting-level-advanced = Zaawansowany: do końca epoki II, bez wojen.
setting-level-simple = Uproszczony: do końca epoki I, bez kart militarnych.
setting-easier = Łatwiejszy wariant.
setting-easier-off = Wyłączony.
setting-easier-on = Włączony: każdy ma o 1 żółty znacznik więcej, a limit budynków publicznych jest o 1 wyższy.
setting-one_attacker = Bez ataków grupowych.
setting-one_attacker-off = Wyłączone: każdy może atakować każdego.
setting-one_attacker-on = Włączone: w rundzie cywilizację może atakować tylko jeden rywal.
setting-peaceful = Wariant pokojowy.
setting-peaceful-off = Wyłączony.
setting-peaceful-no_attacks = Bez agresji i wojen.
setting-peaceful-no_attacks_no_pacts = Bez agresji, wojen i paktów.
setting-drawing = Kiedy dobiera się karty militarne.
setting-drawing-end_of_turn = Na końcu tury, za niewykorzystane akcje militarne.
setting-drawing-military_action = W trakcie tury, każdą kartę za akcję militarną.
setting-scoring = Punktacja końcowa.
setting-scoring-events = Punktują wydarzenia epoki III, które zostały na stosach.
setting-scoring-public_4 = Dodatkowo cztery wydarzenia epoki III leżą odkryte od początku.
setting-scoring-public_3 = Dodatkowo trzy wydarzenia epoki III leżą odkryte od początku.
setting-scoring-public_5 = Dodatkowo pięć wydarzeń epoki III leży odkrytych od początku.
setting-scoring-age_by_age = Dodatkowo pięć wydarzeń epoki III odsłania się epoka po epoce.
setting-scoring-private = Każdy gracz zatrzymuje w tajemnicy wydarzenie epoki III.
setting-scoring-open = Każdy gracz jawnie wybiera wydarzenie epoki III.
setting-fewer_bonuses = Mniej bonusów.
setting-fewer_bonuses-off = Wyłączone: wydarzenia ze stosów punktują na końcu.
setting-fewer_bonuses-on = Włączone: wydarzenia ze stosów nie punktują.
setting-corruption = Korupcja.
setting-corruption-strict = Ścisła: wszystkie kopalnie zawsze produkują.
setting-corruption-restraint = Z umiarem: kopalnie mogą wyłożyć o 1 znacznik mniej.

## Gdzie leżą karty

zone-row = Tor kart
zone-civil = Talia cywilna
zone-deck = Talia militarna
zone-later = Talie następnych epok
zone-discards = Odrzucone karty militarne
zone-current = Aktualne wydarzenia
zone-future = Przyszłe wydarzenia
zone-past = Minione wydarzenia
zone-shown = Na stole
zone-impacts = Odkryte karty punktacji
zone-covered = Zakryte karty punktacji
zone-box = Pudełko
zone-aside = Poza grą, zakryte
zone-hand = Karty cywilne na ręce
zone-military = Karty militarne na ręce
zone-technologies = Technologie
zone-leader = Lider
zone-wonder = Cud w budowie
zone-wonders = Cuda
zone-ruins = Odwrócone cuda
zone-colonies = Kolonie
zone-tactic = Taktyka
zone-pact = Pakt
zone-war = Wypowiedziana wojna
zone-secret = Tajne karty punktacji

back-civil-a = { era-A }
back-civil-i = { era-I }
back-civil-ii = { era-II }
back-civil-iii = { era-III }
back-military-a = { era-A }
back-military-i = { era-I }
back-military-ii = { era-II }
back-military-iii = { era-III }

## Liczby na stole

counter-age = Epoka
counter-round = Runda
counter-last-round = Ostatnia runda, jeśli już wiadomo
counter-active = Czyja tura
counter-civil-deck = Karty w talii cywilnej
counter-military-deck = Karty w talii militarnej
counter-current-events = Aktualne wydarzenia
counter-future-events = Przyszłe wydarzenia
counter-most-science = Najwięcej punktów nauki
counter-culture = Kultura
counter-science = Nauka
counter-culture-rating = Kultura na turę
counter-science-rating = Nauka na turę
counter-strength = Siła
counter-happiness = Zadowolenie
counter-happiness-needed = Potrzebne zadowolone buźki
counter-discontent = Niezadowoleni robotnicy
counter-food = Żywność
counter-food-output = Żywność na turę
counter-consumption = Konsumpcja
counter-resources = Surowce
counter-resource-output = Surowce na turę
counter-corruption = Korupcja
counter-military-resources = Surowce na jednostki
counter-yellow-bank = Żółty bank
counter-population-cost = Żywność za robotnika
counter-unused-workers = Wolni robotnicy
counter-blue-bank = Niebieski bank
counter-civil-actions = Akcje cywilne
counter-civil-actions-left = Pozostałe akcje cywilne
counter-military-actions = Akcje militarne
counter-military-actions-left = Pozostałe akcje militarne
counter-urban-limit = Limit budynków publicznych
counter-civil-hand-limit = Limit kart cywilnych
counter-military-hand-limit = Limit kart militarnych
counter-wonder-stages = Zbudowane etapy
counter-units = Jednostki
counter-sacrifice-value = Siła, gdyby poświęcić wszystkie jednostki
counter-left-game = Poza grą
counter-government = Ustrój
counter-goods = Niebieskie znaczniki na kartach
counter-technologies = Robotnicy
counter-pact = Pakt
counter-war = Wojna
counter-attacked-by = Atakowany przez

## Części zdań

part-resources-amount = { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowca
}
role-a = A
role-b = B

## Pytania

prompt-draft = Którą kartę bierzesz? Pozostałe akcje cywilne: { $civil }.
prompt-action = Co robisz? Pozostałe akcje cywilne: { $civil }, militarne: { $military }.
prompt-stay = Zaczyna się Twoja tura. Zostajesz w grze?
prompt-politics = Jaką akcję polityczną wykonujesz?
prompt-discard = Masz za dużo kart militarnych. Którą odrzucasz? Zostało do odrzucenia: { $amount }.
prompt-contained = { $card }: jak ją wykorzystujesz?
prompt-feeding = Twoim ludziom brakuje żywności: { $amount }. Czy 1 z niej zastępuje surowiec? Głód odbiera kulturę.
prompt-restraint = Czy któraś kopalnia ma wyłożyć o 1 znacznik mniej, by ograniczyć korupcję?
prompt-lost-worker = Z której karty tracisz robotnika?
prompt-lost-building = Którą farmę, kopalnię lub budynek tracisz?
prompt-free-building = Czy bez opłaty kładziesz wolnego robotnika na karcie { $card }?
prompt-goods = Bierzesz { $amount } żywności czy tyle samo surowców?
prompt-mix = Ile żywności, a ile surowców, razem { $amount }?
prompt-lost-token = Z której karty tracisz niebieski znacznik?
prompt-lost-colony = Która kolonia przepada lub zmienia właściciela?
prompt-ruin = Który z Twoich dawnych cudów zostaje odwrócony?
prompt-target = Który budynek traci { $rival }?
prompt-agreement = Którą kartę bierzesz? Pozostałe akcje cywilne z porozumienia: { $amount }.
prompt-bid = { $card }: ostatnia oferta to { $last }. Ile oferujesz?
prompt-colonists = { $card }: wysyłasz { $amount } z { $bid }. Co dokładasz?
prompt-sacrifice = Masz siłę { $total } przeciw { $against }. Czy poświęcasz jednostki?
prompt-defense = Bronisz się siłą { $total } przeciw { $against }. Co dokładasz?
prompt-raid = { $card }: które budynki traci { $rival }?
prompt-seizure = Co tracą na Twoją rzecz? Cel: { $rival }. Pozostała przewaga: { $amount }.
prompt-pact = { $rival } proponuje Ci pakt: { $card }, z Tobą w roli { $role }. Przyjmujesz?
prompt-scoring = Którą kartę punktacji zatrzymujesz?

## Możliwości

option-take = Weź kartę { $card } z pola { $space }
option-grow = Zwiększ populację
option-voyage = Zwiększ populację dzięki liniom oceanicznym
option-trade = Użyj umowy o szlakach handlowych przy następnej płatności
option-draw = Dobierz kartę militarną
option-end = Zakończ turę
option-stop = Nie bierz więcej kart
option-skip = Bez akcji politycznej
option-resign = Opuść grę
option-stay = Zostań w grze
option-pass = Pasuj
option-done = Nic więcej
option-accept = Przyjmij
option-refuse = Odrzuć
option-food = Żywność
option-resources = Surowce
option-decline = Nie
option-produce = Wszystkie kopalnie produkują
option-points = Weź punkty nauki
option-build = Zbuduj: { $card }
option-levy = Zwiększ populację i zbuduj: { $card }
option-destroy = Zniszcz: { $card }
option-disband = Rozwiąż jednostkę: { $card }
option-lead = Wprowadź lidera: { $card }
option-develop = Zagraj technologię: { $card }
option-revolt = Rewolucja: { $card }
option-reform = Pokojowa zmiana ustroju: { $card }
option-play = Zagraj kartę { $card }
option-adopt = Zagraj taktykę: { $card }
option-discard = Odrzuć kartę { $card }
option-event = Zagraj wydarzenie: { $card }
option-explore = Kolumb kolonizuje: { $card }
option-cancel = Zerwij pakt: { $card }
option-sacrifice = Poświęć: { $card }
option-defend = Broń się kartą { $card }
option-lose = { $card }
option-ruin = Odwróć cud: { $card }
option-raze = Zniszcz: { $card }
option-seize = Zabierz technologię: { $card }
option-keep = Zatrzymaj kartę { $card }
option-hold = Wstrzymaj znacznik na karcie { $card }
option-stage = Zbuduj etapy cudu: { $amount }
option-bid = Oferuj { $amount }
option-mix = Żywność { $food }, surowce { $resources }
option-upgrade = Ulepsz: z { $card } na { $card2 }
option-attack = { $card }, cel: { $rival }
option-war = Wypowiedz: { $card }, cel: { $rival }
option-offer = Zaproponuj: { $card }, partner: { $rival }, Twoja rola: { $role }
option-raid = Zniszcz na karcie { $card }: { $amount }

## Słowa, którymi można wpisać odpowiedź, oprócz pierwszego słowa jej zapisu

typed-take = bierz, weź
typed-grow = rośnij, populacja
typed-voyage = rejs, linie oceaniczne
typed-trade = wymień, handluj
typed-draw = dobierz
typed-end = koniec, zakończ turę
typed-stop = wystarczy
typed-skip = bez polityki, pomiń
typed-resign = opuść, poddaj się
typed-stay = zostań, graj dalej
typed-pass = pasuj, pas
typed-done = gotowe, nic więcej
typed-accept = przyjmij, tak
typed-refuse = odrzuć propozycję, nie
typed-food = żywność
typed-resources = surowce
typed-decline = nie chcę
typed-produce = wszystkie, produkuj
typed-points = nauka, punkty
typed-build = buduj, zbuduj
typed-levy = zaciągnij, powołaj
typed-destroy = zniszcz
typed-disband = rozwiąż
typed-lead = lider, wprowadź
typed-develop = technologia, wynajdź
typed-revolt = rewolucja
typed-reform = reforma, zmień ustrój
typed-play = zagraj
typed-adopt = taktyka
typed-discard = odrzuć
typed-event = wydarzenie
typed-explore = kolumb, odkryj
typed-cancel = zerwij
typed-sacrifice = poświęć
typed-defend = broń, obrona
typed-lose = trać, oddaj
typed-ruin = odwróć
typed-raze = zburz
typed-seize = zabierz
typed-keep = zatrzymaj
typed-hold = wstrzymaj
typed-stage = etap, cud
typed-bid = oferuj, licytuj
typed-mix = podziel
typed-upgrade = ulepsz
typed-attack = atakuj, agresja
typed-war = wojna
typed-offer = zaproponuj, pakt
typed-raid = najazd, złup

## Odmowy

refusal-not-on-row = Na polu { $space } nie ma tej karty.
refusal-take-unfinished = Nie możesz wziąć kolejnego cudu, dopóki w budowie jest { $card }.
refusal-take-leader-age = Masz już lidera z tej epoki albo już go kiedyś wziąłeś.
refusal-take-same = Masz już tę technologię na ręce albo w grze.
refusal-take-hand-full = Twoja ręka jest pełna: najwyżej { $limit } kart cywilnych.
refusal-no-civil-actions = Do tego trzeba akcji cywilnych: { $cost }. Masz jeszcze { $have }.
refusal-no-military-actions = Do tego trzeba akcji militarnych: { $cost }. Masz jeszcze { $have }.
refusal-bank-empty = Twój żółty bank jest pusty.
refusal-no-food = Robotnik kosztuje { $cost } żywności, a masz { $have }.
refusal-no-technology = Nie masz w grze technologii { $card }.
refusal-no-worker = Nie masz wolnego robotnika.
refusal-urban-limit = Twój ustrój nie pozwala na więcej budynków tego rodzaju: limit wynosi { $limit }.
refusal-too-dear = To kosztuje surowce: { $price }. Masz { $have }.
refusal-not-an-upgrade = Z karty { $card } nie można ulepszyć na { $card2 }.
refusal-nobody-there = Na karcie { $card } nie masz już robotnika.
refusal-not-a-building = { $card } to jednostka: rozwiązuje się ją akcją militarną.
refusal-levy-no-unit = Zaciąga się tylko jednostki, a { $card } to nie jednostka.
refusal-not-a-unit = { $card } to nie jednostka: niszczy się ją akcją cywilną.
refusal-no-wonder = Nie masz cudu w budowie.
refusal-too-many-stages = Naraz możesz zbudować tyle etapów: { $amount }.
refusal-not-your-leader = Twoim liderem nie jest { $card }.
refusal-not-in-hand = Nie masz na ręce karty { $card } albo nie zagrywa się jej w ten sposób.
refusal-partner-no-science = Przy współpracy naukowej obaj partnerzy muszą mieć punkt nauki.
refusal-no-science = To kosztuje { $price } nauki, a masz { $have }.
refusal-is-government = { $card } to ustrój: potrzebna jest rewolucja albo pokojowa zmiana.
refusal-special-not-better = Masz { $card }, technologię co najmniej tak samo dobrą.
refusal-revolt-military-spent = Pod rządami Robespierre’a rewolucja wymaga wszystkich niewykorzystanych akcji militarnych.
refusal-revolt-civil-spent = Rewolucja musi być Twoją pierwszą i jedyną akcją cywilną w turze.
refusal-revolt-none-follow = Po rewolucji nie możesz już w tej turze wykonać żadnej akcji cywilnej.
refusal-action-fresh = Kartę { $card } wzięto w tej turze, zagrać ją można w następnej.
refusal-action-impossible = Karty { $card } nie ma teraz do czego użyć.
refusal-action-other = { $card } służy do innej akcji.
refusal-no-liner = Nie masz ukończonych linii oceanicznych.
refusal-voyaged-already = Linie oceaniczne działają raz na turę.
refusal-no-trade-routes = Nie masz umowy o szlakach handlowych.
refusal-traded-already = Wymiana działa raz na turę i wymaga czegoś do wymiany.
refusal-draw-simple = W grze uproszczonej nie ma kart militarnych na ręce.
refusal-draw-variant = Karty militarne dobiera się na końcu tury.
refusal-draw-no-cards = Nie ma kart militarnych do dobrania.
refusal-draft-only = W pierwszej rundzie można tylko brać karty.
refusal-mix-wrong = Żywność i surowce muszą razem dać { $amount } albo wszystko, co jest.
refusal-bid-too-low = Oferta musi być wyższa niż { $last }.
refusal-bid-too-high = Nie zapłacisz { $amount }: najwyżej { $most }.
refusal-colonize-no-unit = Trzeba poświęcić co najmniej jedną jednostkę.
refusal-colonize-too-little = Wysyłasz { $amount }, a oferta to { $bid }.
refusal-sacrifice-last-round = W ostatniej rundzie nie poświęca się jednostek.
refusal-no-such-rival = Nie ma takiego rywala.
refusal-attack-gandhi = Pod przywództwem Gandhiego nikogo nie atakujesz.
refusal-attack-pact = Zabrania tego pakt. Partner: { $rival }.
refusal-attack-token = W tej rundzie ktoś inny już zaatakował. Cel: { $rival }.
refusal-attack-no-object = { $rival } nie ma nic, co ta agresja mogłaby odebrać.
refusal-war-last-round = Wojna wypowiedziana w ostatniej rundzie nigdy by się nie odbyła.
refusal-war-sovereignty = Nikt nie może wypowiedzieć tej wojny: chroni przed nią pakt. Cel: { $rival }.
refusal-pact-two-players = Gdy zostało dwóch graczy, nie zawiera się nowych paktów.
refusal-pact-role = Ten pakt nie ma takiej roli.
refusal-explored-already = Kolumb kolonizuje raz w grze.
refusal-not-your-pact = Nie uczestniczysz w pakcie { $card }.
refusal-resign-full-only = Grę można opuścić tylko na poziomie pełnym.
refusal-resign-at-start = Grę można opuścić tylko na początku swojej tury.
refusal-politics-over = To akcja polityczna, a Twoja faza polityczna już minęła.
refusal-politics-simple = W grze uproszczonej nie ma akcji politycznych.
refusal-actions-later = Akcje wykonuje się po fazie politycznej.
refusal-defend-when-attacked = Kart obrony używa się w obronie przed atakiem albo przy kolonizacji.
refusal-seize-too-dear = Ta technologia jest warta { $price }, a z przewagi zostało { $have }.
