# Zasady dla graczy, napisane naszymi słowami. Tytuł rozdziału to `rules-…`, tekst zasady to `rule-…`.

## IS-1

rules-IS-1 = Cel i pojęcia
rule-IS-1-1 = W grze bierze udział od 2 do 4 graczy albo 1 gracz. Gra trwa 5 rund. Po rundzie 5 wygrywa ten, kto ma najwięcej Punktów Zwycięstwa, PZ.
rule-IS-1-2 = Dobro to wszystko, co można zyskać: karty, PZ, robotnicy, żetony Plądrowania, żetony Obrony, złoto i trzy surowce.
rule-IS-1-3 = Surowce to tylko drewno, kamień i jadło. Złoto nie jest surowcem.
rule-IS-1-4 = Złotem możesz zapłacić za każdy surowiec w każdej płatności: w kosztach budowy, za Umowy i w cenach akcji. Odwrotnie się nie da, złota nigdy nie wymienia się na surowiec, a gdy karta każe położyć na niej surowiec, złoto go nie zastąpi.
rule-IS-1-5 = Żetonów, robotników i surowców nigdy nie brakuje. Dotyczy to także żetonów Egiptu w rękach Egiptu.
rule-IS-1-6 = Surowce, robotnicy i żetony wszystkich graczy są jawne. Ręce są tajne i mogą liczyć dowolnie wiele kart.
rule-IS-1-7 = To, co zyskujesz, pochodzi z puli ogólnej i tam wraca to, co oddajesz, chyba że karta mówi inaczej. Twoje zasoby to Dobra, które masz.
rule-IS-1-8 = Jeśli karta mówi co innego niż zasady, rację ma karta.
rule-IS-1-9 = PZ zyskane w trakcie gry liczy się od razu.
rule-IS-1-10 = Tura to jedna okazja jednego gracza w fazie Akcji. Runda to jedna z 5 części gry.

## IS-2

rules-IS-2 = Karty
rule-IS-2-1 = Karty Zwykłe tworzą jedną talię dla wszystkich. Karty Frakcyjne tworzą osobną talię każdej frakcji.
rule-IS-2-2 = Karta pokazuje nazwę, koszt budowy, pole Plądrowania, działanie, czasem bonus za zbudowanie, kolory i wartość na koniec gry. Pola Plądrowania mają karty Zwykłe i japońskie, a pola Umowy karty Frakcyjne.
rule-IS-2-3 = Egzemplarze jednej karty mogą się różnić kosztem, polem Plądrowania lub polem Umowy.
rule-IS-2-4 = Kolory to czarny, fioletowy, niebieski, brązowy, złoty, czerwony, różowy i szary. Karta o kilku kolorach liczy się jako każdy z nich; niektóre nie mają żadnego.
rule-IS-2-5 = Karta w Imperium to Lokacja: Produkcyjna, z Cechą lub z Akcją. Leżą one w rzędach, Frakcyjne po lewej, Zwykłe po prawej; dokładne miejsce nie ma znaczenia.
rule-IS-2-6 = Kolory odpowiadają Dobrom: brązowy drewnu, szary kamieniowi, czerwony jadłu, różowy robotnikom, złoty złotu, czarny żetonom Plądrowania, fioletowy PZ, niebieski kartom.
rule-IS-2-7 = Odrzucona karta trafia na stos kart odrzuconych swojej talii.
rule-IS-2-8 = Gdy talia Zwykła się skończy, jej odrzucone karty się tasuje i tworzą nową talię. Odrzucone karty Frakcyjne nigdy nie wracają: pusta talia Frakcji pozostaje pusta.
rule-IS-2-9 = Gdy dobierasz kartę i nic nie mówi skąd, przy każdej wybierasz talię Zwykłą albo swoją talię Frakcji. Wolno obejrzeć jedną kartę, zanim wybierzesz, skąd weźmiesz następną.
rule-IS-2-10 = Jeśli w wybranej talii nie ma już kart, nic się nie dobiera; gdzie tekst pozostawia wybór, używa się drugiej talii.
rule-IS-2-11 = Cechy działają w turze właściciela oraz w jego fazach Produkcji i Czyszczenia. Poza tym działają tylko te, które reagują na to, co robi inny gracz.

## IS-3

rules-IS-3 = Przygotowanie do gry
rule-IS-3-1 = Znacznik rundy zaczyna na 1, a punktacja wszystkich na 0. Talię Zwykłą się tasuje.
rule-IS-3-2 = Każdy gracz bierze frakcję z jej planszą i potasowaną talią 30 kart. Pozostałe frakcje nie biorą udziału.
rule-IS-3-3 = Pierwszego gracza wybiera się losowo.
rule-IS-3-4 = W kolejności od pierwszego gracza każdy dobiera 2 karty Zwykłe i 2 Frakcyjne: razem początkową rękę 4 kart.
rule-IS-3-5 = Runda 1 zaczyna się od Wypatrywania jak każda inna. Pierwszą fazę Akcji zaczynasz więc z 7 kartami i z tym, co doda produkcja.
rule-IS-3-6 = Barbarzyńcy produkują 5 robotników, Japończycy 4 robotników i 1 drewno, Rzymianie 2 robotników, 1 drewno i 1 kamień, Egipcjanie 3 robotników i 1 złoto, a każda z frakcji jeszcze 1 żeton Plądrowania i 1 żeton Obrony. W fazie Czyszczenia Barbarzyńcy mogą zatrzymać dowolnie wielu robotników, Japończycy jadło, Rzymianie żetony Plądrowania, a Egipcjanie złoto.
rule-IS-3-7 = Każda frakcja bierze udział tylko raz. Tutaj gracze wybierają swoje w kolejności miejsc albo frakcje się losuje.

## IS-4

rules-IS-4 = Runda
rule-IS-4-1 = Runda ma 4 fazy: Wypatrywanie, Produkcję, Akcję i Czyszczenie.
rule-IS-4-2 = Runda 5 nie ma Czyszczenia: to, co zostało, liczy się przy remisie.

## IS-5

rules-IS-5 = Wypatrywanie
rule-IS-5-1 = Każdy dobiera wierzchnią kartę swojej talii Frakcji.
rule-IS-5-2 = Potem odkrywa się karty Zwykłe, o 1 więcej, niż jest graczy. Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy bierze jedną; ostatnią się odrzuca.
rule-IS-5-3 = Odkrywa się jeszcze raz tyle samo. Tym razem zaczyna ostatni gracz, a kolejność jest odwrotna; karta, która zostanie, jest odrzucana.
rule-IS-5-4 = Każda runda daje ci więc 1 kartę Frakcyjną i 2 Zwykłe.
rule-IS-5-5 = Jeśli twoja talia Frakcji jest pusta, nie dostajesz karty Frakcyjnej. Jeśli kart Zwykłych brakuje nawet po przetasowaniu, odkrywa się tylko te, które są, a dla kogo nie starczy, ten żadnej nie bierze.

## IS-6

rules-IS-6 = Produkcja
rule-IS-6-1 = Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy zbiera Dobra z planszy Frakcji, potem z Umów, a potem z Lokacji Produkcyjnych. Kolejność wśród Umów i wśród Lokacji wybiera właściciel.
rule-IS-6-2 = Każda Umowa daje jedno Dobro takiego rodzaju, jaki pokazuje.
rule-IS-6-3 = Lokacja, która produkuje za każdą Lokację w danym kolorze, liczy też siebie, jeśli ma ten kolor. Nadrukowane maksimum dotyczy każdej takiej Lokacji z osobna.
rule-IS-6-4 = Dwa egzemplarze Lokacji działają niezależnie, każdy w pełni.
rule-IS-6-5 = Bonusów za zbudowanie nie powtarza się w fazie Produkcji.
rule-IS-6-6 = Cechy działają także w fazie Produkcji, gdy zdarzy się to, na co czekają.
rule-IS-6-7 = Wszystko, co zebrano, wystarcza tylko na tę rundę, z wyjątkiem PZ, kart i tego, co się przechowa.
rule-IS-6-8 = Zbieranie jest obowiązkowe, chyba że tekst mówi, że można. Jedną Lokację wykonuje się w całości przed następną.

## IS-7

rules-IS-7 = Akcja
rule-IS-7-1 = Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy w swojej turze wykonuje dokładnie jedną akcję albo pasuje.
rule-IS-7-2 = Akcje to: budowa Lokacji, podpisanie Umowy, Plądrowanie, aktywacja Lokacji z Akcją, wymiana robotników.
rule-IS-7-3 = W ciągu fazy możesz działać dowolnie często i w dowolnej kolejności, ale w turze tylko raz. Wyjątki: jedna wymiana może objąć dowolnie wiele par robotników, a jedna Lokacja z Akcją może od razu zużyć wszystkie swoje aktywacje.
rule-IS-7-4 = W swojej turze zawsze wolno spasować, a kto nic innego nie może zrobić, musi. Kto spasował, w tej rundzie nie wykonuje już akcji.
rule-IS-7-5 = W gracza, który spasował, nikt nie może wycelować akcji. Jego Cechy, które reagują na akcje innych, nadal działają.
rule-IS-7-6 = Faza kończy się, gdy wszyscy spasują. Ostatni grający może dalej wykonywać jedną akcję po drugiej.
rule-IS-7-7 = Położenie żetonu Obrony lub Samurajów nie jest akcją. Robi się to we własnej turze, przed akcją lub po niej albo przed spasowaniem, ale nigdy po spasowaniu.

## IS-8

rules-IS-8 = Budowa
rule-IS-8-1 = Wybierz kartę z ręki, zapłać jej cały koszt i połóż ją w swoim Imperium.
rule-IS-8-2 = Karty Zwykłe kosztują surowce albo nic. Wiele kart Frakcyjnych żąda też Lokacji: za każdą taką ikonę odrzuć własną zbudowaną Lokację albo Fundament, w dowolnym zestawie.
rule-IS-8-3 = To, co odrzucasz jako koszt, nic ci nie daje: ani drewna, ani Fundamentu.
rule-IS-8-4 = Użytą w tej rundzie Lokację z Akcją wolno odrzucić jako koszt. Wszystko, co na niej leży, trafia do puli ogólnej.
rule-IS-8-5 = Wydany Fundament trafia do odrzuconych kart Zwykłych. Jeśli jest kartą Frakcyjną, trafia do odrzuconych kart swojej frakcji.
rule-IS-8-6 = Lokacja Frakcyjna wydana jako koszt odpada z gry.
rule-IS-8-7 = Po zapłaceniu karta wchodzi do gry; potem Lokacja Produkcyjna raz daje swoje Dobra, potem działa bonus za zbudowanie, a na końcu Cechy reagujące na budowę, także te z nowej karty. Kolejność swoich równoczesnych efektów wybierasz samodzielnie, a świeżo zyskanymi Dobrami wolno zapłacić za dobrowolne.
rule-IS-8-8 = Cecha, która nagradza określoną budowę, działa też przy własnym zbudowaniu, jeśli do niej pasuje. Cechy związane z kolorem dotyczą tak samo Lokacji Zwykłych, jak i Frakcyjnych.
rule-IS-8-9 = Produkcja i bonusy liczone według koloru obejmują też nową Lokację.
rule-IS-8-10 = Wolno mieć dwie jednakowe Lokacje.
rule-IS-8-11 = Lokacje są warte PZ dopiero na koniec gry, a nie w chwili zbudowania.
rule-IS-8-12 = Także zbudowanie karty, która nic nie kosztuje, zajmuje akcję w turze.
rule-IS-8-13 = Lokacji przejętej przez Świątynię Ra nikt nie może wydać jako kosztu, podobnie jak Lokacji zablokowanej przez wirtualnych Egipcjan.
rule-IS-8-14 = Budowa dzięki karcie, na przykład Osadnikom lub Negocjatorowi, jest pod każdym względem budową: z produkcją, bonusem i Cechami.

## IS-9

rules-IS-9 = Umowy
rule-IS-9-1 = Umowę podpisuje się za pomocą karty Frakcyjnej z ręki. Kosztuje ona 1 jadło.
rule-IS-9-2 = Karta trafia pod twoją planszę Frakcji, a jej Dobro zyskujesz od razu i w każdej późniejszej fazie Produkcji. Umów możesz mieć dowolnie wiele; Umowa nie jest Lokacją.
rule-IS-9-3 = Z jedną kartą wiąże się najwyżej jedna Umowa.
rule-IS-9-4 = Nagrody za podpisanie Umowy dotyczą Umów z ręki i ze Szlaku handlowego, ale nie tych, które zabrali Szpiedzy lub Ninja.

## IS-10

rules-IS-10 = Plądrowanie, Fundamenty, obrona
rule-IS-10-1 = Za 1 żeton Plądrowania możesz splądrować z ręki kartę Zwykłą z polem Plądrowania; Japończycy także własne karty Frakcyjne z takim polem. Zyskaj Dobra z pola Plądrowania i odrzuć kartę: bez drewna i bez Fundamentu.
rule-IS-10-2 = Za 2 żetony Plądrowania możesz splądrować Lokację Zwykłą z polem Plądrowania albo japońską u przeciwnika, który nie spasował. Jej Dobra pochodzą z puli ogólnej.
rule-IS-10-3 = Splądrowaną Lokację Zwykłą się zakrywa: staje się Fundamentem właściciela, który zyskuje 1 drewno. To, co na niej leżało, trafia do puli ogólnej.
rule-IS-10-4 = Splądrowaną Lokację japońską się odrzuca, a jej właściciel nic nie dostaje.
rule-IS-10-5 = Fundament nie ma koloru, rodzaju ani działania i jest wart 0 PZ. Można go tylko wydać tam, gdzie koszt żąda Lokacji, i nie można go splądrować.
rule-IS-10-6 = Własne Lokacje można splądrować tylko dzięki karcie, która tak mówi, za jej cenę i niezależnie od ochrony. Zyskujesz Dobra z pola Plądrowania i 1 drewno, a Fundament zostaje u ciebie.
rule-IS-10-7 = Karty bez pola Plądrowania nie da się splądrować. Lokacje Frakcyjne inne niż japońskie są więc bezpieczne.
rule-IS-10-8 = Usunięcie to nie Plądrowanie: nie ma Dóbr z pola Plądrowania, Fundamentu, drewna ani nagród za Plądrowanie i żadna ochrona nie pomaga. Może spotkać każdą Lokację, a ta odpada z gry z wszystkim, co na niej leży.
rule-IS-10-9 = Każda ochrona, czyli żeton Obrony lub Samuraj, podnosi cenę splądrowania Lokacji o 1 żeton Plądrowania. Rzymska forteca liczy się jako jedna ochrona na każdej Lokacji Zwykłej właściciela; karty pomijające ochronę pomijają i ją.
rule-IS-10-10 = We własnej turze możesz położyć żeton Obrony na swojej Lokacji Zwykłej, na której go nie ma. Nie można go przenieść. Gdy Lokacja zostanie splądrowana, żeton trafia do puli ogólnej, a Czyszczenie usuwa wszystkie żetony Obrony.
rule-IS-10-11 = Kartę z pola Plądrowania dobiera się jak każdą inną: z talii Zwykłej albo ze swojej talii Frakcji.
rule-IS-10-12 = Kolejność Plądrowania: zapłata, Dobra z pola Plądrowania, zdjęcie żetonów, potem Fundament i drewno dla właściciela, a na końcu nagrody za Plądrowanie. Podwójne Dobro liczy się jako dwa Dobra.
rule-IS-10-13 = Fundamenty położone z ręki są takie same jak te ze splądrowanych Lokacji.

## IS-11

rules-IS-11 = Aktywacja
rule-IS-11-1 = Wybierz swoją Lokację z Akcją, która ma jeszcze aktywacje, połóż na niej nadrukowane Dobra, które zostaną tam do Czyszczenia, i wykonaj efekt.
rule-IS-11-2 = Bez innej liczby Lokację można aktywować raz w rundzie. Kilku aktywacji można użyć w kilku turach albo w jednej akcji, płacąc za każdą; każda aktywacja jest wykonywana osobno.
rule-IS-11-3 = Jedna akcja dotyczy jednej Lokacji: dwa egzemplarze wymagają dwóch akcji.
rule-IS-11-4 = Kartę z ręki, która jest ceną, się odrzuca, a Lokacja i tak jest użyta.
rule-IS-11-5 = Bez dozwolonego celu Lokacji nie da się aktywować, podobnie gdy jej główny efekt w ogóle nie mógłby nastąpić.
rule-IS-11-7 = Oczyszczenie Lokacji usuwa wszystko, co na nią wydano, i przywraca jej wszystkie aktywacje, od następnej tury właściciela.

## IS-12

rules-IS-12 = Wymiana robotników
rule-IS-12-1 = Za 2 robotników zyskujesz 1 wybrany surowiec albo 1 kartę. Jedna akcja może wymienić dowolnie wiele par na dowolny zestaw nagród.

## IS-13

rules-IS-13 = Japończycy
rule-IS-13-1 = Japońskie karty Frakcyjne mają pola Plądrowania: właściciel może je splądrować z ręki, a przeciwnicy w Imperium.
rule-IS-13-2 = Splądrowane Lokacje japońskie nigdy nie stają się Fundamentami. Te karty z ręki można zbudować, użyć do Umowy albo splądrować, a inne karty Frakcyjne tylko zbudować lub użyć do Umowy.
rule-IS-13-3 = We własnej turze możesz zamienić dowolnie wielu swoich robotników w Samurajów na swoich Lokacjach Frakcyjnych, najwyżej po 1 na każdej.
rule-IS-13-4 = Samuraj się nie przenosi, do niczego innego nie służy i zostaje podczas Czyszczenia. Splądrowanie jego Lokacji kosztuje o 1 żeton Plądrowania więcej; gdy Lokacja opuszcza grę, Samuraj trafia do puli ogólnej.
rule-IS-13-5 = Żetony Obrony leżą tylko na Lokacjach Zwykłych, a Samurajowie tylko na Frakcyjnych.

## IS-13B

rules-IS-13B = Czyszczenie i koniec gry
rule-IS-13-20 = W fazie Czyszczenia najpierw odkładasz to, co pozwalają przechować twoja plansza i karty. Potem odrzuca się wszystkie pozostałe surowce, robotników, złoto, żetony i Dobra z Lokacji, znacznik pierwszego gracza przechodzi w lewo i zaczyna się następna runda.
rule-IS-13-21 = Podczas Czyszczenia nigdy nie odrzuca się kart z ręki. Samurajowie, karty przy Bramie i Dobra na Kapliczce zostają.
rule-IS-13-22 = To, co przechowano, jest w następnej rundzie znów w twoich zasobach.
rule-IS-13-23 = Do PZ zyskanych w trakcie gry dodaje się 1 za każdą Lokację Zwykłą, 2 za każdą Frakcyjną i to, co karty dają na koniec gry. Fundamenty i Umowy dają 0.
rule-IS-13-24 = Przy remisie porównuje się niewykorzystanych robotników i surowce, potem karty na ręce; gdy i one są równe, zwycięstwo jest wspólne. Złoto, żetony, Samurajowie i Dobra na Lokacjach się nie liczą.

## IS-14

rules-IS-14 = Warianty
rule-IS-14-1 = Alternatywne Wypatrywanie: każdy dobiera 1 kartę Frakcyjną i 3 Zwykłe. Wszyscy jednocześnie zatrzymują 1 z kart Zwykłych, przekazują 2 w lewo, zatrzymują 1 z otrzymanych, a drugą odrzucają.
rule-IS-14-2 = Zaawansowane Wypatrywanie: każdy dobiera 1 kartę Frakcyjną i odkrywa się 5 kart Zwykłych. 2 graczy wybiera na zmianę, aż każdy ma 2, a ostatnią kartę się odrzuca. Przy 3 lub 4 graczach pierwszy wybiera z 5, a każdy następny z 4; potem, znów od pierwszego gracza, każdy wybiera z 3, a ostatni gracz z 2. W tym celu uzupełnia się karty, a ostatnią się odrzuca.
rule-IS-14-3 = Wariant pokojowy: podczas Wypatrywania każdy w ciemno dobiera 1 kartę Frakcyjną i 1 Zwykłą, a karty wybiera się tylko raz, w kolejności jak za pierwszym razem. Plądrowanie Lokacji przeciwników nie jest akcją; zostaje Plądrowanie z ręki i dzięki kartom.

## IS-15

rules-IS-15 = Gra w pojedynkę
rule-IS-15-1 = Grasz frakcją przeciw wirtualnemu graczowi bez planszy, Dóbr i punktów. 16 kart Ataku się tasuje, a wierzchnią odkrywa.
rule-IS-15-2 = Wygrywasz, jeśli po rundzie 5 masz więcej Lokacji Frakcyjnych, niż wirtualny gracz ma kart w Kolekcji. Wynik daje ci wtedy rangę: Plebejusz, od 30 Służący, od 40 Giermek, od 50 Rycerz, od 60 Kasztelan, od 70 Król, od 80 Cesarz.
rule-IS-15-3 = Każda runda ma piątą fazę, Atak. Runda 5 nie ma Czyszczenia, ale ma Atak.
rule-IS-15-4 = Wypatrywanie: dobierasz 1 kartę Frakcyjną. Odkrywa się 4 karty Zwykłe; bierzesz 1, losowa trafia do wirtualnego gracza, bierzesz kolejną, a ostatnia też trafia do wirtualnego gracza.
rule-IS-15-5 = Tylko ty produkujesz, działasz i czyścisz. Odkryte karty wirtualnego gracza są jego Lokacjami, a odkryte karty Ataku jego Umowami.
rule-IS-15-6 = Splądrowaną Lokację wirtualnego gracza odrzuca się bez Fundamentu. Kart z Kolekcji nie da się dosięgnąć.
rule-IS-15-7 = Wirtualny gracz nigdy nie pasuje. Nie ma ręki, zasobów ani talii Frakcji, więc karty, które w nie celują, nie mają celu.
rule-IS-15-8 = W fazie Ataku Lokacje wirtualnego gracza trafiają do jego Kolekcji, a potem następują 2 Ataki. Każdy odkrywa następną kartę Ataku; wśród twoich Lokacji Zwykłych z jej Celem w polu Plądrowania szuka się takiej, której drugie Dobro jest Celem starszej karty, najpierw najnowszej z nich. Wśród kilku Akcja jest przed Cechą, a Cecha przed Produkcją, potem decyduje wyższy koszt budowy, potem więcej kamienia, potem twój wybór. Trafia ona do Kolekcji bez Dóbr, Fundamentu i drewna, a obie karty Ataku idą na koniec rzędu, nowsza nad starszą. Jeśli takiej nie ma, Atak się nie udaje i rząd zostaje.
rule-IS-15-9 = Liczba Ataków jest stała: nieudanych się nie powtarza, a każdy odkrywa dokładnie 1 kartę Ataku.
rule-IS-15-10 = Jeśli w rzędzie leży tylko jedna karta Ataku, Atak nie znajduje pary i się nie udaje.
rule-IS-15-11 = Żetony Obrony nie pomagają przeciw Atakom, a atakowane są tylko Lokacje Zwykłe, z wyjątkiem Japończyków.
rule-IS-15-12 = Japończycy: jeśli nowym Celem i innym w rzędzie jest PZ, atakowana jest Lokacja Frakcyjna z polem Plądrowania. Najpierw decyduje pole Umowy, w kolejności: karta, żeton Plądrowania, złoto, PZ, kamień, robotnik, jadło, drewno; potem jak zawsze rodzaj i koszt. Obie karty PZ idą na koniec rzędu, a Samurajowie nie pomagają. Gdy takiej Lokacji nie ma, szuka się dalej jak zwykle.
rule-IS-15-13 = Szpiedzy, Ninja i Rabusie działają na odkryte karty Ataku: karta staje się twoją Umową albo jest odrzucana i nigdy nie wraca do rzędu. Sabotażyści nie mają czego zabrać.
rule-IS-15-14 = Wariantów Wypatrywania i wariantu pokojowego nie łączy się z grą w pojedynkę.
rule-IS-15-15 = Karta Ataku odkryta podczas przygotowania do gry niczego nie wywołuje.
rule-IS-15-20 = Przeciw wirtualnym Barbarzyńcom w każdej fazie Ataku są 3 Ataki.
rule-IS-15-21 = Przeciw wirtualnym Rzymianom podczas Wypatrywania odkrywa się 5 kart Zwykłych: bierzesz 1, losowa trafia do nich, bierzesz 1, a ostatnie 2 trafiają do nich.
rule-IS-15-22 = Przeciw wirtualnym Japończykom dochodzą 2 karty Ataku z żetonem Plądrowania. Po odkryciu karty Ataku najpierw jedna, wybrana przez ciebie, Umowa z jej Dobrem trafia do Kolekcji; potem Atak toczy się jak zwykle. Nie jest to udany Atak, więc rząd zostaje, a każda taka Umowa liczy się na koniec jako 2.
rule-IS-15-23 = Przeciw wirtualnym Egipcjanom dochodzą 2 karty Ataku z żetonem Plądrowania. Po odkryciu karty Ataku najpierw blokowana jest twoja Lokacja Frakcyjna w kolorze jej Dobra, wybrana jak w Ataku; rząd zostaje. W następnej rundzie liczy się tak, jakby jej wcale nie było. Podczas Czyszczenia tej rundy znacznik trafia do Kolekcji, gdzie liczy się jako 2. Lokacja zablokowana jeszcze na koniec gry nie daje PZ i nie liczy się do twoich Lokacji Frakcyjnych.
rule-IS-15-37 = 16 kart Ataku jest w każdym egzemplarzu gry takich samych, ale nigdzie nie podano ich Celów. Tutaj po 3 karty szukają drewna i kamienia, a po 2 jadła, robotnika, złota, PZ i karty.

## IS-24

rules-IS-24 = Dalsze pytania
rule-IS-24-1 = Położenie żetonu Obrony lub Samuraja nie zajmuje akcji, ale odbywa się we własnej turze.
rule-IS-24-2 = Wydanie zbudowanej Lokacji Zwykłej na kartę Frakcyjną to jeden krok: nie staje się ona po drodze Fundamentem.
rule-IS-24-3 = Jednakowe Cechy się sumują: każdy egzemplarz działa osobno.
rule-IS-24-4 = Lokacja Produkcyjna z bonusem daje przy zbudowaniu jedno i drugie, a później tylko produkcję.
rule-IS-24-5 = Splądrowanie karty z ręki daje tylko to, co pokazuje jej pole Plądrowania.
rule-IS-24-6 = Zbudowanych przez siebie Lokacji japońskich nie da się splądrować samemu.
rule-IS-24-7 = Używając cudzej Lokacji, która daje karty Frakcyjne, dobierasz z własnej talii Frakcji.
rule-IS-24-8 = To, co liczy Lokacje lub Samurajów, liczy je w Imperium tego, kto tego używa.
rule-IS-24-9 = Dwa razy oznacza dwa razy w każdej rundzie.
rule-IS-24-10 = Bonusy za zbudowanie z PZ za każdą Lokację w kolorze dają najwyżej 6 PZ. Oaza działa najwyżej 4 razy w rundzie.
rule-IS-24-11 = To, co liczy Lokacje, liczy je w chwili zysku.
rule-IS-24-12 = Dwie jednakowe Lokacje z Akcją to dwie Lokacje. Tylko zużycie aktywacji jednej z nich i wymianę par robotników można w turze zrobić kilka razy.

## IS-25

rules-IS-25 = Poszczególne karty
rule-IS-25-1 = Cesarski posłaniec i Liga Hanzeatycka mogą korzystać z Umów podpisanych Szlakiem handlowym.
rule-IS-25-2 = Osadnicy: od razu zbuduj kartę Frakcyjną z ręki i zapłać jej koszt bez ikony Lokacji; nadaje się też karta bez tej ikony.
rule-IS-25-3 = Ruiny są darmowe, nie mają koloru i nie można ich splądrować. Są Lokacją z Cechą.
rule-IS-25-4 = Tragarze i Pracowici chłopi wybierają twoją Zwykłą lub Frakcyjną Lokację Produkcyjną. Wyboru, który nic by nie dał, się nie proponuje.
rule-IS-25-5 = Nadworny rzeźbiarz użyty dwa razy w jednej akcji to dwa zyski po 1 PZ.
rule-IS-25-6 = Wędrowni kuglarze wykonują Akcję innej twojej Lokacji, która ma jeszcze aktywację: raz, i ta zostaje zużyta. Robotnik zastępuje całą nadrukowaną cenę; to, czego żąda sam efekt, na przykład koszt budowy lub żetony Plądrowania, płaci się nadal. Karta nigdy nie wybiera siebie.
rule-IS-25-10 = Hołota: zwykły Fundament i 1 drewno dla ciebie; żeton Obrony nic nie zmienia. Napaść nagradza też Hołotę i Mroczną kaplicę.
rule-IS-25-11 = Mroczna kaplica plądruje kartę z twojej ręki albo Lokację przeciwnika. Każde pojedyncze Dobro z pola Plądrowania może stać się 1 PZ, także karty, złoto i PZ, zanim dobierze się karty.
rule-IS-25-12 = Rabusie, Szpiedzy i Ninja dosięgają tylko Umów pod planszą Frakcji. Umowy podpisane Szlakiem handlowym są bezpieczne.
rule-IS-25-13 = Sabotażyści zabierają z zasobów przeciwnika, który nie spasował, a nie z Lokacji. Przechowane Dobra należą do tych zasobów.
rule-IS-25-14 = Wataha bierze z puli ogólnej jedno Dobro z pola Plądrowania. Nie plądruje, więc nic jej jako Plądrowania nie nagradza.
rule-IS-25-15 = Misja: każda karta może pochodzić z dowolnej z dwóch talii.
rule-IS-25-20 = Konstruktor rydwanów pomija każdą ochronę. Oaza daje 1 robotnika za każdą parę, którą wymienia przeciwnik.
rule-IS-25-21 = Sanktuarium: karta z ręki staje się Fundamentem, a ty zyskujesz 1 kamień. To nie Plądrowanie.
rule-IS-25-22 = Sfinks patrzy na każdy pojedynczy zysk co najmniej 2 PZ, także w fazie Produkcji; dwie aktywacje to dwa zyski, a kilka Sfinksów się sumuje. Jego dodatkowe PZ nigdy nie liczą się dla Sfinksa ponownie.
rule-IS-25-23 = Świątynia Ra: do końca rundy Lokacja pod każdym względem należy do Egiptu, także po spasowaniu właściciela; nie jest budowana, więc teraz nie daje produkcji ani bonusu. Jeśli jej aktywacje są zużyte, nie można jej aktywować. Nikt nie może jej wydać, a splądrować może każdy, dopóki Egipt nie spasuje: wtedy Egipt zyskuje 1 drewno, a właściciel odzyskuje Fundament w następnej rundzie. Brama i Kapliczka przechodzą z zawartością, ale liczą się prawdziwemu właścicielowi.
rule-IS-25-24 = Królewski basen może oczyścić inny Królewski basen, ale nie siebie, a tego, co oczyścił, można użyć dopiero w późniejszej turze. Królewski basen można oczyścić najwyżej raz w rundzie.
rule-IS-25-25 = Za Łowców niewolników można zapłacić złotem, które nowa Lokacja właśnie wyprodukowała. Złoty bazar działa raz w rundzie, więc jego złoto nie krąży w kółko.
rule-IS-25-30 = To, co leży przy Bramie i na Kapliczce, zostaje do końca gry i nie można tego zabrać z powrotem; gdy Lokacja przepada, jest odrzucane.
rule-IS-25-32 = Negocjator nie używa Umów podpisanych Szlakiem handlowym. Resztę kosztu budowy się płaci, a karty bez ikony Lokacji są dozwolone. Samurajowie z bonusu Ninja, dla których nie ma miejsca, przepadają.
rule-IS-25-33 = Szlak handlowy działa jak Umowa z ręki, a każda Lokacja wiąże się tylko z jedną. Taka Umowa trwa, nawet gdy Szlaku handlowego już nie ma. Znacznikiem jest wierzchnia karta twojej talii Frakcji; gdy talia jest pusta, twoja odrzucona karta Frakcyjna, a bez jednej i drugiej Lokacji nie da się aktywować.
rule-IS-25-36 = Dobra przechowane w Składzie zostają na rundę, nawet gdy Skład przepadnie. Szpiedzy dają PZ tylko wtedy, gdy zabrali Umowę, a zabranie nie jest podpisaniem Umowy. Inżynierowie i Garnizon mogą trafić każdą Lokację.
rule-IS-25-40 = Każda aktywacja, każda nagroda Cechy, każda Umowa, każde pole Plądrowania i każda Lokacja Produkcyjna to osobny zysk.
rule-IS-25-41 = Dodatkowe PZ z karty są osobnym zyskiem.

## IS-27

rules-IS-27 = Jak gra się tutaj
rule-IS-27-2 = Tajne są kolejność talii i ręce innych. Przód Fundamentu ze splądrowanej Lokacji znają wszyscy, a położonego z ręki tylko właściciel.
rule-IS-27-3 = O tasowaniu, pierwszym graczu, losowanych frakcjach i losowej karcie w grze w pojedynkę decyduje przypadek.
rule-IS-27-4 = Pytamy o: wybór kart, kolejność produkcji, talię każdej karty, kładzenie żetonów, jedną akcję lub pas, cele, sposób zapłaty, dobrowolne efekty, liczbę aktywacji i to, co przechować.
rule-IS-27-5 = Wszystkie dozwolone akcje tury proponuje się krok po kroku, od karty lub Lokacji do zapłaty.
rule-IS-27-6 = Tam, gdzie jest tylko jeden sposób, płatność następuje sama. Pytamy, gdy złoto mogłoby zastąpić surowiec, który też masz.
rule-IS-27-7 = Po efekcie samej akcji działają Cechy tego, kto ją wykonał, w wybranej przez niego kolejności, a potem Cechy innych zgodnie z ruchem wskazówek zegara.
rule-IS-27-8 = Runda nie może trwać bez końca: aktywacje są ograniczone, Królewski basen oczyszcza się tylko raz, a dodatkowe PZ niczego ponownie nie wywołują.
rule-IS-27-9 = Gdy Lokacja opuszcza grę, najpierw zyskuje atakujący; potem znika to, co na niej leży, potem karta zmienia miejsce, a potem właściciel dostaje drewno.
rule-IS-27-11 = Karta wymierzona w przeciwnika potrzebuje takiego, który nie spasował; Fundamenty nie są celami. Akcji bez dozwolonego celu się nie proponuje, a ograniczenie na rundę liczy się osobno dla każdego egzemplarza.
rule-IS-27-12 = Każde źródło to jeden zysk: plansza, każda Umowa, każda Lokacja Produkcyjna, każda aktywacja, każdy bonus, każda nagroda, każde pole Plądrowania.
rule-IS-27-13 = Koniec rundy: wszyscy spasowali, potem Czyszczenie poza rundą 5, potem Atak w grze w pojedynkę. To, co trwa do końca rundy, kończy się z nią nawet bez Czyszczenia, a końcowa punktacja patrzy na prawdziwych właścicieli.
