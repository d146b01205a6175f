# Zasady dla graczy, napisane naszymi słowami. Tytuł rozdziału to `rules-…`, tekst zasady to `rule-…`.

## FH-1

rules-FH-1 = Elementy i miejsca
rule-FH-1-1 = Gra ma 67 kart Cywilizacji, 5 kart pomocy i 1 kartę Bankiera, a do tego 5 znaczników inwestycji w różnych kolorach i 72 znaczniki zasobów.
rule-FH-1-2 = Zasoby się nie kończą: 72 to tylko liczba znaczników dołączonych do gry. Rezerwa nigdy nie jest pusta.
rule-FH-1-3 = Rynek to rząd 5 albo 6 odkrytych kart, na których mogą leżeć znaczniki inwestycji i zasoby; obok leży zakryta Talia Cywilizacji, w której ery następują jedna po drugiej. Magazyn przyjmuje to, co gracze wydają, i wypłaca większość tego, co zyskują, a do niewyczerpanej Rezerwy sięga się rzadko. Twoja cywilizacja to twoje karty i zasoby oraz znacznik inwestycji, dopóki nie leży on na Rynku. Karty, które odchodzą z gry, trafiają do pudełka i nigdy nie wracają.
rule-FH-1-4 = Tajna jest tylko kolejność kart w talii. Wszystkie inne karty, zasoby każdego gracza i zawartość Magazynu widzi każdy.
rule-FH-1-5 = Usunięcie karty zawsze oznacza to samo: karta wędruje do pudełka i do końca partii nie bierze udziału w grze.

## FH-2

rules-FH-2 = Przygotowanie do gry
rule-FH-2-1 = Karta Bankiera wraca do pudełka, bo przydaje się tylko w dwuosobowym wariancie Rahdo. Karty Cywilizacji podziel na ery.
rule-FH-2-2 = Pierwszy Rynek to 5 kart ery A, wyłożonych w losowej kolejności. Przy 2–4 graczach jest na nim miejsce na 5 kart, a przy 5 graczach na 6.
rule-FH-2-3 = Potasuj ustroje początkowe, czyli karty ery S, i daj każdemu 1 z nich: od niej zaczyna się stos Ustroju tego gracza. Reszta trafia do pudełka. Przy 2 graczach ustroje wybiera się inaczej.
rule-FH-2-4 = Talię buduje się od spodu: najniżej leży Przyszłość, wyżej Internet, a dalej karty er V, IV, III, II i na samym wierzchu I, każda era potasowana osobno. Przy 5 graczach pierwsza karta ery I od razu dołącza do Rynku jako szósta.
rule-FH-2-5 = Każdy zaczyna ze znacznikiem inwestycji, kartą pomocy i 4 zasobami. Magazyn jest pusty, ma 0 zasobów; tylko przy 2 graczach zaczyna z 2.
rule-FH-2-6 = O tym, kto zaczyna, decyduje los. Potem tury biegną wokół stołu zgodnie z ruchem wskazówek zegara.

## FH-3

rules-FH-3 = Karty i cywilizacje
rule-FH-3-1 = Każda karta ma nazwę, erę, typ, który poznasz po kolorze, pasek produkcji z ikonami lub pusty oraz Oznaczenie przychodu z inwestycji. Wszystkie karty oprócz ustrojów początkowych mają też 1 efekt; symbol przy nim mówi, kiedy działa, a niektóre efekty noszą znak Przemijania.
rule-FH-3-2 = Jest 7 rodzajów ikon produkcji: Atak, Obrona, Kultura, Rolnictwo, Przemysł, Nauka i Handel.
rule-FH-3-3 = Karty dzielą się na 6 typów: Budownictwo, Ustrój, Wiedza, Militaria, Przywódca i Cud. Od typu zależy, która ikona daje Przychód z inwestycji: Przemysł przy Budownictwie i Cudach, Kultura przy Ustroju i Przywódcach, Nauka przy Wiedzy i Militariach.
rule-FH-3-4 = Twoje karty Budownictwa, Ustroju, Wiedzy i Militariów tworzą stosy, po jednym na typ, a nowa karta zakrywa wcześniejsze. Widać i działa tylko efekt tej, która leży najwyżej; ikony na paskach kart pod spodem liczą się dalej.
rule-FH-3-5 = Możesz mieć najwyżej 1 Przywódcę. Zanim nowy zajmie miejsce, dotychczasowy odchodzi z gry razem ze swoimi ikonami i efektem.
rule-FH-3-6 = Cuda leżą obok siebie. Nic ich nigdy nie zakrywa, więc widać wszystkie ich ikony i efekty.
rule-FH-3-7 = Gdy karta z wierzchu stosu zostaje usunięta, znów widać tę, która leżała niżej. Jej efekt Stały, Akcja w turze lub Punktacja wracają razem z nią, ale Natychmiast, Najazd i Najazd na wszystkich nie zdarzają się drugi raz.
rule-FH-3-8 = Masz tyle ikon danego rodzaju, ile jest ich na paskach wszystkich twoich kart, także zakrytych, oraz tyle, ile dokładają twoje widoczne efekty Stałe. Nigdy nie liczą się Oznaczenia przychodu z inwestycji, ikony narysowane w efektach Punktacji ani karty na Rynku, choćby leżał na nich twój znacznik.
rule-FH-3-9 = Gdy coś zależy od tego, ile masz kart jakiegoś typu, liczą się wszystkie takie karty w twojej cywilizacji, nawet zakryte.
rule-FH-3-10 = Efekt Stały, który zależy od liczby kart, jest zawsze aktualny: gdy taka karta przybywa lub odchodzi, liczba ikon od razu się zmienia. Żadna karta nie daje ikon zależnie od tego, ile masz innych ikon.

## FH-4

rules-FH-4 = Działanie kart
rule-FH-4-1 = Symbol przy efekcie mówi, kiedy on działa. Symboli jest 6: Natychmiast, Stały, Akcja w turze, Najazd, Najazd na wszystkich i Punktacja.
rule-FH-4-2 = Efekt Natychmiast trzeba wykonać, gdy tylko karta znajdzie się w twojej cywilizacji, obojętnie, czy pochodzi z Ukończenia, z Przejęcia, czy od innej karty. Liczą się przy nim ikony z jej własnego paska, ale nie efekt karty, którą właśnie zakryła.
rule-FH-4-3 = Żadna karta nie wykonuje swojego efektu Natychmiast, Najazd lub Najazd na wszystkich więcej niż raz w ciągu partii.
rule-FH-4-4 = Efekt, który nie znajduje celu albo nie ma nic do zrobienia, po prostu przepada. Samą kartę i tak zatrzymujesz.
rule-FH-4-5 = Jeśli do efektu, który sprowadza kartę, pasuje ich kilka, jedną wybiera właściciel efektu. Nie może zrezygnować, dopóki pasuje choć jedna.
rule-FH-4-6 = Najazd następuje w tej samej chwili co Natychmiast i ma te same ograniczenia. Siła militarna najeźdźcy to same ikony Ataku, także te z nowej karty, a każdy przeciwnik broni się sumą ikon Ataku i Obrony. Najeźdźca musi wskazać dokładnie 1 przeciwnika o mniejszej sile (równa nie wystarczy), choćby ten nie miał nic do stracenia, i rozstrzyga wszystko, co w efekcie jest do wyboru. Gdy nikt nie jest słabszy, do najazdu nie dochodzi.
rule-FH-4-7 = Najazd na wszystkich tym różni się od Najazdu, że uderza w każdego słabszego przeciwnika, a najeźdźca decyduje o każdym oddzielnie. Ofiary ustala się raz, zanim cokolwiek się stanie; potem idzie się od najeźdźcy zgodnie z ruchem wskazówek zegara.
rule-FH-4-8 = Efekt Stały działa, odkąd karta trafi do cywilizacji, aż do jej zakrycia lub usunięcia. Gdy kartę znowu widać, efekt powraca.
rule-FH-4-9 = Przemijanie to znak przy niektórych efektach Stałych: taki efekt wygasa z końcem gry, jeszcze przed liczeniem punktów. Ikony z paska tej karty liczą się mimo to.
rule-FH-4-10 = Akcja w turze zastępuje każdą inną akcję, więc w jednej turze użyjesz najwyżej 1. Dopóki kartę widać, możesz do niej wracać w dowolnie wielu turach. Karta zdobyta w tej turze musi poczekać na późniejszą.
rule-FH-4-11 = Efekt Punktacji ma znaczenie dopiero przy liczeniu punktów na koniec. Narysowane w nim ikony nigdy nie są ikonami produkcji.
rule-FH-4-12 = Kartę, którą sprowadził efekt, od razu dokładasz i wykonujesz jej własny efekt Natychmiast, Najazd lub Najazd na wszystkich. Pierwszeństwo ma najnowsza karta: najpierw wszystko, co robi ona, potem reszta efektu, który ją sprowadził.
rule-FH-4-13 = Karta jest bez inwestycji, gdy nie leży na niej niczyj znacznik: ani twój, ani przeciwnika, ani Bankiera.
rule-FH-4-14 = Karta sprowadzona przez efekt nie daje Przychodu z inwestycji.
rule-FH-4-15 = Ilekolwiek efekt pozwala zabrać przeciwnikowi, zabiera tylko to, co leży w jego cywilizacji. Zasoby na kartach Rynku są bezpieczne.
rule-FH-4-16 = Liczbę zapisaną w efekcie oblicza się, gdy przychodzi kolej na dany krok, z kart, które właściciel efektu wtedy ma, razem z nową. Zasoby, które efekt bierze, dostaje jego właściciel. Przy Najeździe i Najeździe na wszystkich siły porównuje się tylko raz, na początku efektu.
rule-FH-4-17 = Karta usunięta przez najazd nic nikomu nie daje i nie uruchamia żadnego efektu. Jeśli był to ustrój początkowy, stos zostaje pusty. Zdobywanie karty z wierzchu talii nic nie daje, gdy talia się skończyła.

## FH-5

rules-FH-5 = Przebieg tury
rule-FH-5-1 = Tura ma dwie fazy: w Fazie akcji wykonujesz dokładnie 1 akcję, a w Fazie porządkowej odnawia się Rynek.
rule-FH-5-2 = Do wyboru jest 5 akcji: Inwestycja, Ukończenie, Przejęcie, Aktywacja i Żniwa.
rule-FH-5-3 = Nie można spasować z własnej woli. Pasujesz tylko wtedy, gdy żadna z 5 akcji nie jest możliwa, a to zdarza się jedynie do chwili, gdy pojawi się pierwsza karta ery I: nie masz zasobów ani inwestycji, a Żniwa nic by nie dały.
rule-FH-5-4 = Gra nigdy nie urywa się w środku tury: może się skończyć dopiero po niej.

## FH-6

rules-FH-6 = Pięć akcji
rule-FH-6-1 = Inwestycja: kładziesz na karcie z Rynku swój znacznik i zasoby, żeby wziąć ją w późniejszej turze.
rule-FH-6-1-1 = Możesz inwestować, jeśli masz co najmniej 1 zasób, a twój znacznik nie leży już na Rynku.
rule-FH-6-1-2 = Wybierz z Rynku kartę bez żadnego znacznika i liczbę zasobów, które na niej położysz: co najmniej 1, najwyżej wszystkie swoje.
rule-FH-6-1-3 = Twój znacznik i te zasoby leżą odtąd na karcie, a jej Inwestorem jesteś ty. Inwestycji nie można wycofać, powiększyć ani przenieść na inną kartę.
rule-FH-6-2 = Ukończenie: zamykasz swoją inwestycję, pobierasz przychód i bierzesz kartę.
rule-FH-6-2-1 = Możesz wykonać Ukończenie, jeśli twój znacznik leży na karcie Rynku. Nie ma pośpiechu: inwestycja może czekać tyle tur, ile zechcesz.
rule-FH-6-2-2 = Najpierw całość zasobów z karty trafia do Magazynu, a znacznik wraca do ciebie. Potem liczysz u siebie ikony, które wskazuje Oznaczenie przychodu z inwestycji, bez nowej karty, ale jeszcze z Przywódcą, którego ona zastąpi, i bierzesz tyle samo zasobów z Magazynu, także z tych dopiero co odłożonych; jeśli jest ich mniej, dostajesz, co jest, a Rezerwa nic nie dokłada. Następnie dokładasz kartę do cywilizacji. Na koniec wykonujesz jej efekt Natychmiast, Najazd lub Najazd na wszystkich; efekt Stały już działa, a Akcji w turze użyjesz w późniejszej turze.
rule-FH-6-2-3 = Przy 2 graczach przysługuje potem premia za ukończenie: możesz od razu inwestować albo przejąć kartę.
rule-FH-6-3 = Przejęcie: płacisz Inwestorowi tyle, ile leży na karcie, i bierzesz ją dla siebie.
rule-FH-6-3-1 = Możesz przejąć kartę, jeśli leży na niej znacznik przeciwnika, a ty masz co najmniej tyle zasobów, ile jest na niej.
rule-FH-6-3-2 = Płacisz Inwestorowi ze swoich zasobów tyle, ile leży na karcie; potem zasoby z karty trafiają do Magazynu, a znacznik wraca do Inwestora. Za każdą swoją ikonę Handlu Inwestor bierze z Magazynu 1 zasób, dopóki ich starcza, a potem połowę tego, co tam zostało, zaokrągloną w dół. Teraz dokładasz kartę do swojej cywilizacji. Jej efekt działa tak samo jak po Ukończeniu.
rule-FH-6-3-3 = Przejęcie nie daje Przychodu z inwestycji ani tobie, ani Inwestorowi. Jeśli masz w toku własną inwestycję, nic się w niej nie zmienia.
rule-FH-6-4 = Aktywacja: używasz Akcji w turze jednej ze swoich kart.
rule-FH-6-4-1 = Możesz aktywować kartę, której Akcję w turze widać w twojej cywilizacji. Karty, które ci ona sprowadzi, od razu dokładasz i wykonujesz ich efekty Natychmiast, Najazd lub Najazd na wszystkich.
rule-FH-6-4-2 = Jeśli opis każe usunąć tę samą kartę, jest to zapłata: najpierw karta odchodzi z gry, potem dostajesz to, co obiecuje.
rule-FH-6-4-3 = Oprócz usunięcia samej karty aktywacja musi coś dać: co najmniej 1 kartę albo co najmniej 1 zasób. Nie można więc wyrzucić Przywódcy bez żadnego zysku.
rule-FH-6-5 = Żniwa: twoje Rolnictwo zasila Magazyn, a ty bierzesz z niego swoją część.
rule-FH-6-5-1 = Żniwa są możliwe tylko wtedy, gdy po nich będziesz mieć więcej zasobów niż przedtem. Tak jest, gdy Magazyn i twoje ikony Rolnictwa dają razem co najmniej 2 albo gdy masz mniej zasobów niż numer Bieżącej Ery.
rule-FH-6-5-2 = Najpierw przesuń z Rezerwy do Magazynu po 1 zasobie za każdą swoją ikonę Rolnictwa. Potem weź połowę Magazynu, zaokrągloną w dół. Jeśli wciąż masz mniej zasobów niż numer Bieżącej Ery, dobierz różnicę z Magazynu, a gdy się opróżni, z Rezerwy.
rule-FH-6-5-3 = Gdy podczas Żniw dobierasz do numeru Bieżącej Ery, zasoby na twojej inwestycji nie liczą się do tych, które masz.

## FH-7

rules-FH-7 = Faza porządkowa i ery
rule-FH-7-1 = Bieżącą Erę wyznacza najwyższy numer ery wśród kart Rynku i wszystkich cywilizacji: ery od I do V mają numery od 1 do 5, S i A liczą się jako 0, a Internet i Przyszłość jako 5. Decydują karty, które leżą tam teraz, więc po usunięciu którejś numer mógłby nawet spaść.
rule-FH-7-2 = Najpierw jest Uzupełnienie Rynku: dobiera się karty z talii, aż będzie ich znowu 5, a przy 5 graczach 6.
rule-FH-7-3 = Potem jest Sprawdzenie Ery: z Rynku znika każda karta bez inwestycji, która jest o co najmniej 2 ery starsza niż Bieżąca Era, a Rynek znów się uzupełnia. Kartom ze znacznikiem i kartom w cywilizacjach nic nie grozi, choćby były bardzo stare.
rule-FH-7-4 = Nowe karty mogą przynieść nowszą erę, dlatego Sprawdzenie Ery z uzupełnieniem powtarza się, aż żadna karta nie będzie musiała zniknąć. Kończy je też pusta talia.
rule-FH-7-5 = Jeśli pojawiła się Przyszłość, gra jest teraz skończona. Jeśli nie, kolej na następnego gracza.
rule-FH-7-6 = Na Rynku może zabraknąć kart tylko przy pustej talii, a wtedy Przyszłość już się pojawiła.
rule-FH-7-7 = Nowe karty dochodzą na końcu Rynku. Pozostałe przesuwają się i nie zmieniają kolejności.

## FH-8

rules-FH-8 = Koniec gry i liczenie punktów
rule-FH-8-1 = Ostatnia jest ta tura, w której Przyszłość pojawia się na Rynku albo w czyjejś cywilizacji; rozgrywa się ją do końca, razem z Fazą porządkową. Inwestycje nieukończone do tego czasu nic nie dają.
rule-FH-8-2 = Najpierw wygasają efekty z Przemijaniem, ale ikony z pasków tych kart zostają. Każda ikona Kultury to 1 punkt zwycięstwa; resztę swoich ikon zsumuj i weź tyle punktów, ile wynosi połowa sumy, zaokrąglona w dół. Potem oblicz każdy widoczny efekt Punktacji według ikon, które zostały: każda Kultura, którą on daje, to 1 punkt. Ta Kultura nie liczy się do żadnego innego efektu Punktacji.
rule-FH-8-3 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje większa liczba kart w cywilizacji, razem z zakrytymi, a potem większa liczba zasobów, bez tych na kartach Rynku. Kto i wtedy jest na równi, dzieli zwycięstwo.
rule-FH-8-4 = Za zasoby nie ma punktów: mogą najwyżej rozstrzygnąć remis.

## FH-9

rules-FH-9 = Gra dwuosobowa
rule-FH-9-1 = Przy 2 graczach Rynek ma 5 kart, na początku wszystkie 5 z ery A.
rule-FH-9-2 = Karta Bankiera zostaje w pudełku, chyba że gracie w wariant Rahdo. Za Bankiera inwestuje znacznik, którego nie używa żaden gracz.
rule-FH-9-3 = Plemię rolników i Kasta wojowników trafiają do pudełka. Każdy dostaje 2 z innych ustrojów początkowych, zatrzymuje 1, a drugi też oddaje do pudełka. Wybór jest równoczesny i żadna strona nie zna decyzji drugiej.
rule-FH-9-4 = Talię buduje się tak samo jak przy większej liczbie graczy.
rule-FH-9-5 = Znacznik Bankiera zaczyna na pierwszej karcie Rynku, a z nim 2 zasoby; ten jeden raz pochodzą one z Rezerwy.
rule-FH-9-6 = Na początku w Magazynie leżą 2 zasoby.
rule-FH-9-7 = Premia za ukończenie: gdy twoja akcja Ukończenie i wszystko, co robi nowa karta, są już za tobą, możesz dodać 1 akcję, Inwestycję albo Przejęcie (także karty Bankiera), jeśli spełniasz jej zwykłe warunki. Rynek nie jest przedtem uzupełniany, więc wybierasz tylko spośród kart, które na nim leżą. Premia jest dobrowolna, przysługuje najwyżej raz na turę, przed Fazą porządkową, i tylko za samo Ukończenie: Przejęcie nie daje kolejnej.
rule-FH-9-8 = Kartę Bankiera możesz przejąć na zwykłych warunkach. Twoja zapłata i zasoby z karty idą do Magazynu, a nikt nie bierze niczego za ikony Handlu ani połowy Magazynu. Potem jak zawsze dokładasz kartę i wykonujesz jej efekt; znacznika Bankiera nie ma na Rynku, aż Bankier znów zainwestuje.
rule-FH-9-9 = Faza porządkowa zaczyna się od Bankiera: karta z jego znacznikiem, jeśli taka jest, zostaje usunięta, a zasoby z niej trafiają do Magazynu. Potem następują zwykłe Uzupełnienie Rynku i Sprawdzenie Ery. Wtedy gracz, którego tura trwa, wskazuje inną kartę bez inwestycji, a Bankier kładzie na niej połowę Magazynu, zaokrągloną w dół; gdy w Magazynie jest mniej niż 2 zasoby albo takiej karty nie ma, Bankier nie inwestuje. Jeśli pojawiła się Przyszłość, karty się nie wskazuje i gra się kończy.
rule-FH-9-10 = Bankier nie ma ani zasobów, ani cywilizacji i nie można go najechać. Jego karta liczy się jak każda, na której leży znacznik: żaden efekt jej nie zdobędzie, a Sprawdzenie Ery ją omija.

## FH-10

rules-FH-10 = Wariant Rahdo
rule-FH-10-1 = To gra dla dwojga, w której mniej się sobie szkodzi. Do zasad dla 2 graczy dochodzą zmiany, które podaje karta Bankiera.
rule-FH-10-2 = Tekstu karty Bankiera nie znamy, więc nic z tego, co tu piszemy, nie jest oficjalne. Zastępuje go nasza zasada domowa, wyłączona, jeśli nie wybrano jej dla stołu: najazdy nie uderzają w graczy, tylko w Bankiera, którego siła to podwojony numer Bieżącej Ery. Kto ma więcej Ataku, bierze z Magazynu, dopóki starcza, to, co efekt zabrałby przeciwnikowi; efekt, który usuwałby kartę, nic nie robi.

## FH-11

rules-FH-11 = Zasoby: Magazyn i Rezerwa
rule-FH-11-1 = Zasoby przychodzą z Rezerwy tylko w 4 przypadkach: za ikony Rolnictwa na początku Żniw; gdy podczas Żniw dobiera się do numeru Bieżącej Ery, a Magazyn nie wystarcza; gdy każe tak efekt karty; oraz przy przygotowaniu do gry, które w grze dwuosobowej wymaga 2 zasobów do Magazynu i 2 na pierwszą kartę Bankiera.
rule-FH-11-2 = Jeśli w Magazynie jest za mało na cały Przychód z inwestycji, na premię za Handel po Przejęciu albo na efekt, który z niego bierze, wypłaca się tylko to, co jest. Rezerwa nigdy nie wyrównuje braku.
rule-FH-11-3 = Poza tym, co przychodzi z Rezerwy, żaden zasób nie powstaje ani nie ginie. Każdy leży w jakiejś cywilizacji, w Magazynie albo na karcie Rynku, a akcje tylko go przesuwają.

## FH-12

rules-FH-12 = Pytania i odpowiedzi
rule-FH-12-1 = Co będzie, jeśli efekt nie ma celu? Nic: karta, która miała sprowadzić Militaria, nie sprowadza żadnych, gdy Rynek nie ma takiej karty bez znacznika, a najazd spełza na niczym, gdy nikt nie jest słabszy.
rule-FH-12-2 = A jeśli w Magazynie jest mniej, niż pozwala wziąć efekt? Bierzesz wszystko, co tam leży, i nic więcej.
rule-FH-12-3 = Czy działa karta, którą sprowadził efekt innej? Tak: jej efekt Natychmiast, Najazd lub Najazd na wszystkich wykonuje się jak zwykle, więc jedna akcja może uruchomić łańcuch kilku kart.
