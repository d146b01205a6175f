# Zasady dla graczy, napisane naszymi słowami. Tytuł rozdziału to `rules-…`, tekst zasady to `rule-…`.

## TTA-1

rules-TTA-1 = Elementy gry
rule-TTA-1-1 = W grze bierze udział od 2 do 4 graczy. Jest plansza punktacji na punkty, wskaźniki, talie i wydarzenia, tor kart o 13 miejscach i plansza cywilizacji dla każdego gracza, a do tego karty pomocy, znacznik gracza startowego, 32 znaczniki paktów, 260 plastikowych znaczników, 24 znaczniki w kolorach graczy i 340 kart.
rule-TTA-1-2 = 185 kart to karty cywilne, a 155 militarne; mają różne rewersy. Jedne i drugie pochodzą z 4 epok: A to antyk, I średniowiecze, II czasy odkrywców, a III współczesność. Talii jest więc 8.
rule-TTA-1-3 = Z kompletem kart talie cywilne liczą 20 kart w epoce A i po 55 w epokach I, II i III. Talie militarne liczą 10 kart w epoce A, 50 w epoce I, 50 w epoce II i 45 w epoce III.
rule-TTA-1-4 = W każdej talii cywilnej epok I, II i III jest 5 kart dla co najmniej 3 graczy i 5 innych tylko dla 4 graczy. Przy 2 graczach obie grupy zostają w pudełku i talia liczy 45 kart; przy 3 graczach odpada druga grupa i zostaje 50; przy 4 graczach gra się wszystkimi. W epoce A nie ma takich kart.
rule-TTA-1-5 = Znaczniki, które zyskujesz lub tracisz na stałe, pochodzą z pudełka albo do niego wracają. W pudełku nigdy ich nie brakuje.

## TTA-2

rules-TTA-2 = Trzy poziomy gry
rule-TTA-2 = Gra uproszczona używa talii cywilnych A i I; poza wydarzeniami nie ma w niej kart militarnych, nie ma też akcji politycznych, niezadowolenia ani korupcji. Gra zaawansowana dodaje talię II i to wszystko, ale bez wojen i lotnictwa. Gra pełna używa wszystkich talii, są w niej wojny, a na koniec epok I, II i III każda cywilizacja traci 2 żółte znaczniki.
rule-TTA-2-1 = Jeśli karta mówi o czymś, czego na danym poziomie gry nie ma, tę część karty się pomija. W grze uproszczonej nic nie znaczą na przykład premie do kolonizacji.

## TTA-3

rules-TTA-3 = Przygotowanie do gry
rule-TTA-3-1 = 13 kart z potasowanej talii cywilnej A tworzy tor kart, a pozostałych 7 czeka obok; talia cywilna I leży w pogotowiu. Każdy gracz zaczyna z 18 żółtymi znacznikami w żółtym banku, 18 niebieskimi w niebieskim banku i z 7 robotnikami: 2 na Brązie, 2 na Rolnictwie, 1 na Filozofii, 1 na Wojownikach i 1 wolnym. Ustrojem jest Tyrania z 4 akcjami cywilnymi i 2 militarnymi. Punktów jest 0, a wskaźniki to: przyrost kultury 0, przyrost nauki 1, siła 1, zadowolenie 0. Tury biegną zgodnie z ruchem wskazówek zegara i każdy ma ich tyle samo.
rule-TTA-3-2 = Gra uproszczona: talia militarna A bez Rozwoju polityki, czyli 9 potasowanych kart, leży zakryta jako aktualne wydarzenia. Innych talii militarnych się nie używa.
rule-TTA-3-3 = Gra zaawansowana: z talii militarnej A dobiera się bez oglądania o 2 karty więcej, niż jest graczy, i są to aktualne wydarzenia. Odkłada się 4 wojny z talii II, a przy 2 graczach także 6 paktów z talii I i II. Najpierw dobiera się z talii militarnej I. 4 wydarzenia z talii militarnej III leżą odkryte przez całą grę i są punktowane na jej koniec.
rule-TTA-3-4 = Gra pełna: jak zaawansowana, ale ze wszystkimi kartami epok I, II i III, także z wojnami, i bez odkrytych wydarzeń do punktacji. Przy 2 graczach odkłada się wszystkie 10 paktów.
rule-TTA-3-5 = Na stole leżą: tor kart, talia cywilna i militarna, odrzucone karty militarne każdej epoki oraz aktualne, przyszłe i minione wydarzenia. Aktualne wydarzenia mają kolejność; one i przyszłe wydarzenia są zakryte.

## TTA-4

rules-TTA-4 = Plansza cywilizacji
rule-TTA-4-1 = Im mniej znaczników w żółtym banku, tym droższy nowy robotnik, tym więcej ludność je co turę i tym więcej zadowolonych buziek potrzebuje. Przy co najmniej 17 znacznikach jest to 2 żywności, 0 żywności i 0 buziek; przy 13–16: 3, 1 i 1; przy 11–12: 4, 2 i 2; przy 9–10: 4, 2 i 3; przy 7–8: 5, 3 i 4; przy 5–6: 5, 3 i 5; przy 3–4: 7, 4 i 6; przy 1–2: 7, 4 i 7. Pusty bank, 0 znaczników, nie daje robotnika; konsumpcja wynosi 6 żywności, a potrzeba 8 buziek.
rule-TTA-4-2 = Niebieski bank ma 18 miejsc w regionach po 10, 4 i 4, a dodatkowe znaczniki trafiają do pierwszego. Od liczby znaczników w banku zależy korupcja: 0 przy co najmniej 9, 2 przy 5–8, 4 przy 1–4 i 6 przy pustym banku.
rule-TTA-4-3 = Przy twojej planszy leżą: ustrój ze znacznikami akcji, technologie z robotnikami i niebieskimi znacznikami, lider, cud w trakcie budowy, ukończone cuda, kolonie, technologie specjalne, karta taktyki i zaproponowany przez ciebie pakt. Możesz mieć tylko 1 lidera, 1 cud w trakcie budowy, 1 kartę taktyki i 1 własny pakt.
rule-TTA-4-4 = Twoja populacja to wolni robotnicy i robotnicy na kartach; znaczniki w banku się do niej nie liczą. Farma, kopalnia, budynek i jednostka istnieją tylko tam, gdzie stoi robotnik: sama technologia jedynie pozwala budować.

## TTA-5

rules-TTA-5 = Punkty i wskaźniki
rule-TTA-5-1 = Punkty kultury nie mają górnej granicy i nigdy nie spadają poniżej 0.
rule-TTA-5-2 = Możesz mieć najwyżej 40 punktów nauki; nadwyżka przepada. Płaci się nimi za technologie i nigdy nie spadają poniżej 0.
rule-TTA-5-3 = Wskaźniki przyrostu kultury i nauki mówią, ile punktów zdobywasz co turę. Każdy mieści się między 0 a 30.
rule-TTA-5-4 = Twoja siła mieści się między 0 a 60. W walce dolicza się do niej poświęcone jednostki i karty obrony, nawet powyżej 60.
rule-TTA-5-5 = Zadowolenie to liczba zadowolonych buziek na twoich kartach w grze minus liczba niezadowolonych, w budynkach za każdego robotnika; mieści się między 0 a 8. Bazylika św. Piotra podwaja zadowolone buźki, zanim odejmie się niezadowolone.
rule-TTA-5-6 = Wskaźniki zmieniają się od razu, gdy zmienia się to, od czego zależą. Wyższy wskaźnik sam nie daje punktów: te przynosi dopiero produkcja.
rule-TTA-5-7 = Poziom karty to jej epoka: A to 0, I to 1, II to 2, III to 3.
rule-TTA-5-8 = Wskaźnik, który spadłby poniżej 0, wynosi 0. Granice dotyczą tylko sumy, więc późniejszą stratę liczy się od prawdziwej wartości: siła 62 liczy się jako 60, a po stracie 5 wynosi 57.

## TTA-6

rules-TTA-6 = Żywność, surowce i znaczniki
rule-TTA-6-1 = Niebieski znacznik na farmie to żywność, a w kopalni surowce, każdy o wartości podanej na karcie. Znaczniki na cudzie w trakcie budowy nie są ani jednym, ani drugim.
rule-TTA-6-2 = Gdy zyskujesz żywność lub surowce poza produkcją, znaczniki przechodzą z niebieskiego banku na farmy lub kopalnie w grze, aż ich wartości złożą się na tę liczbę; karta nie potrzebuje robotnika. Używa się jak najmniej znaczników. Gdy bank się opróżni, reszta przepada.
rule-TTA-6-3 = Żeby zapłacić, oddajesz znaczniki do banku tak, by twoje zapasy zmalały dokładnie o cenę. Wolno rozmieniać w dół: przesunąć znacznik na niższą kartę, a w razie potrzeby dołożyć na niższą kartę znacznik z banku. Znaczników nigdy nie scala się w droższy.
rule-TTA-6-4 = Płatności wykonują się same: ze wszystkich sposobów wybierany jest ten, po którym w banku zostaje najwięcej znaczników, a z takich ten, który zostawia znaczniki na wyższych kartach. Jeśli w banku brakuje znaczników na resztę, to, czego nie da się przedstawić, przepada.
rule-TTA-6-5 = Żywność i surowce zostają z tury na turę. Jedno nie zastąpi drugiego, chyba że pozwala na to karta.
rule-TTA-6-6 = Znaczniki, które tracisz do pudełka, pochodzą z banku. Jeśli w niebieskim banku jest ich za mało, brakujące zdejmujesz z wybranych kart; żółtych tracisz tylko tyle, ile jest w banku.
rule-TTA-6-7 = Homer, Patriotyzm, Fala nacjonalizmu i Zbrojenia dają surowce wyłącznie na jednostki. Nie są to znaczniki, sumują się, przy budowie i ulepszaniu jednostek wydaje się je najpierw, a niewykorzystane przepadają na koniec tury. 1 surowiec od Homera masz w każdej swojej turze, także w tej, w której go zagrywasz.
rule-TTA-6-8 = Gdy efekt zwiększa populację za darmo, żółte znaczniki przechodzą z banku do wolnych robotników, o ile są w banku.

## TTA-7

rules-TTA-7 = Tura
rule-TTA-7 = Gra toczy się w rundach. W każdej z nich każdy gracz ma turę, począwszy od gracza startowego i zgodnie z ruchem wskazówek zegara.
rule-TTA-7-1 = W rundzie 1 wolno tylko brać karty z toru: pierwszy gracz może wydać 1 akcję cywilną, drugi 2, trzeci 3, a czwarty 4. Niczego nie można zagrać ani zbudować, nie ma akcji militarnych, a toru się nie uzupełnia. Potem następuje produkcja.
rule-TTA-7-2 = Od rundy 2 tura wygląda tak: odnawia się tor kart; w grze pełnej rozstrzyga się twoja wojna z poprzedniej tury; w grze zaawansowanej i pełnej możesz wykonać 1 akcję polityczną, a potem odrzucasz nadmiar kart militarnych; wydajesz akcje cywilne i militarne w dowolnej kolejności; następuje produkcja i wracają znaczniki akcji. W grze uproszczonej od rundy 3 turę gracza startowego poprzedza wydarzenie.
rule-TTA-7-3 = Tor kart odnawia się, zanim rozstrzygnie się wojna.
rule-TTA-7-4 = Niewykorzystane akcje przepadają na koniec tury.
rule-TTA-7-5 = Przy stole następny gracz może zacząć, gdy ty jeszcze produkujesz. To oszczędza czas i niczego nie zmienia.

## TTA-8

rules-TTA-8 = Tor kart
rule-TTA-8-1 = Karta na miejscach 1–5 kosztuje 1 akcję cywilną, na miejscach 6–9 kosztuje 2, a na miejscach 10–13 kosztuje 3.
rule-TTA-8-2 = Na początku tury, poza rundą 1, odpadają z gry karty z pierwszych 3 miejsc przy 2 graczach, z pierwszych 2 miejsc przy 3 graczach i z pierwszego miejsca przy 4; nie liczą się gracze, którzy opuścili grę. Jeśli takie miejsce jest puste, żadna inna karta za nie nie odpada.
rule-TTA-8-3 = Potem karty przesuwają się w lewo bez przerw, a na wolne miejsca z prawej wykłada się nowe.
rule-TTA-8-4 = W rundzie 2 gracz startowy uzupełnia tor z reszty talii A; to, co z niej zostanie, odpada z gry, a wszyscy następni wykładają już karty z talii I. Jeśli talii A nie wystarczy, resztę uzupełnia talia I.
rule-TTA-8-5 = Gdy na tor trafia ostatnia karta talii cywilnej, jej epoka od razu się kończy, a wolne jeszcze miejsca wypełnia następna talia. Jeśli następnej nie ma, karty nadal się usuwa i przesuwa, ale żadne nie dochodzą. Karty wcześniejszych epok zostają na torze, dopóki ktoś ich nie weźmie lub nie odpadną.

## TTA-9

rules-TTA-9 = Branie kart cywilnych
rule-TTA-9-1 = Karta kosztuje tyle akcji cywilnych, ile wskazuje jej miejsce. Cud kosztuje o 1 więcej za każdy cud, który masz już ukończony.
rule-TTA-9-2 = Z każdej epoki możesz przez całą grę wziąć tylko 1 lidera, cokolwiek się z nim potem stanie. Nie możesz wziąć cudu, gdy masz inny w trakcie budowy, ani technologii, którą już masz na ręce lub w grze. Kart akcji takie ograniczenie nie dotyczy.
rule-TTA-9-3 = Nie możesz wziąć karty na rękę, jeśli byłoby na niej wtedy więcej kart cywilnych, niż masz wszystkich akcji cywilnych, zużytych lub nie; z Biblioteką Aleksandryjską możesz mieć o 1 więcej. Cudów nie bierze się na rękę. Jeśli masz za dużo kart z innego powodu, nie odrzucasz ich.
rule-TTA-9-4 = Wzięty cud leży przed tobą jako cud w trakcie budowy. Na razie nic nie daje.
rule-TTA-9-5 = Lidera i technologię możesz zagrać w tej samej turze, w której je bierzesz, ale nie w rundzie 1. Karta akcji musi poczekać do późniejszej tury.
rule-TTA-9-6 = Wszystkie egzemplarze technologii to ta sama karta. Technologię specjalną lub ustrój, które odeszły z gry, można wziąć ponownie.

## TTA-10

rules-TTA-10 = Akcje cywilne
rule-TTA-10 = Każda z tych akcji kosztuje 1 akcję cywilną, o ile nie napisano inaczej. Akcję wolno powtarzać, dopóki możesz za nią zapłacić.
rule-TTA-10-1 = Zwiększenie populacji: płacisz żywność, którą wskazuje żółty bank, i przesuwasz z niego znacznik do wolnych robotników. Przy pustym banku jest to niemożliwe.
rule-TTA-10-2 = Budowa farmy lub kopalni: płacisz surowce podane na technologii i przesuwasz na nią wolnego robotnika. Możesz ich mieć dowolnie wiele.
rule-TTA-10-3 = Budowa budynku publicznego: tak samo, ale budynków każdego typu, licząc wszystkie poziomy, możesz mieć najwyżej tyle, ile wynosi limit budynków publicznych twojego ustroju. Typy to laboratorium, świątynia, biblioteka, teatr i arena.
rule-TTA-10-4 = Ulepszenie: przesuwasz robotnika z farmy, kopalni lub budynku publicznego na kartę tego samego typu i wyższego poziomu i płacisz różnicę obu cen, po zniżkach i nie mniej niż 0. Poziomy wolno przeskakiwać, a niższe nadal budować. Limit budynków publicznych nie ma tu znaczenia.
rule-TTA-10-5 = Zniszczenie farmy, kopalni lub budynku publicznego: robotnik staje się wolny. Nic nie dostajesz z powrotem.
rule-TTA-10-6 = Budowa etapu cudu: płacisz za następny etap z kolei i zakrywasz go niebieskim znacznikiem z banku; jeśli bank jest pusty, etap powstaje bez znacznika. Technologie konstrukcyjne pozwalają zbudować do 2, 3 lub 4 kolejnych etapów za 1 akcję cywilną, każdy za pełną cenę. Po ostatnim etapie wszystkie znaczniki wracają do banku, a cud od razu działa; nie potrzebuje robotnika.
rule-TTA-10-7 = Zagranie lidera: dotychczasowy lider odchodzi razem ze swoimi efektami, a nowy od razu działa. Lidera nie można odrzucić bez zagrania innego.
rule-TTA-10-8 = Zagranie technologii: płacisz jej koszt w nauce i wykładasz ją na stół. Większość technologii tylko pozwala budować; technologie specjalne działają od razu i zastępują wcześniejszą tego samego rodzaju. Nie można zagrać technologii specjalnej, której poziom nie jest wyższy niż tej, którą masz. Żadna technologia nie wymaga innej.
rule-TTA-10-9 = Zagranie karty akcji: robisz to, co na niej napisano, i odrzucasz ją.
rule-TTA-10-10 = Wzięcie karty z toru: kosztuje od 1 do 3 akcji cywilnych, za cuda więcej.
rule-TTA-10-11 = Zmiana ustroju: przez rewolucję albo pokojowo.
rule-TTA-10-12 = Zyskanych znaczników akcji można użyć od razu. Gdy jakieś tracisz, najpierw odchodzą zużyte. Nowy przywódca w miejsce starego to najpierw strata, a potem zysk: zużyty znacznik, który odchodzi ze starym, wraca z nowym jako niezużyty. Specjalna technologia, która zastępuje inną tego samego rodzaju, zmienia liczbę znaczników tylko o różnicę.
rule-TTA-10-13 = Każdy sposób wprowadzenia technologii do gry liczy się jako jej zagranie przy Leonardzie, Newtonie, Einsteinie i Współpracy naukowej: zwykła akcja, Przełom technologiczny, pokojowa zmiana ustroju i rewolucja.

## TTA-11

rules-TTA-11 = Ustrój
rule-TTA-11-1 = Ustrój ma dwie ceny w nauce: mniejsza to cena rewolucji, większa pokojowej zmiany.
rule-TTA-11-2 = Rewolucja: możliwa tylko jako pierwsza i jedyna akcja cywilna w turze; przed nią ani po niej nie ma innej, nawet takiej, która nic nie kosztuje. Płacisz mniejszą cenę i zmieniasz ustrój, a wszystkie akcje cywilne są odtąd zużyte. Zużytych akcji militarnych jest tyle samo co przedtem, reszty możesz użyć.
rule-TTA-11-3 = Pokojowa zmiana: płacisz większą cenę i 1 akcję cywilną. Potem zużyta jest o 1 akcja cywilna więcej niż przedtem, a akcji militarnych tyle samo.
rule-TTA-11-4 = Przełomu technologicznego możesz użyć do rewolucji, jeśli to twoja jedyna akcja cywilna w tej turze. Zużywasz wszystkie akcje cywilne, musisz mieć całą mniejszą cenę, a naukę z karty zdobywasz dopiero potem.
rule-TTA-11-5 = Ustrój liczy się jako technologia. Poprzedni odchodzi z gry. Budynki ponad niższy limit zostają, ale kolejnych nie można dodać.
rule-TTA-11-6 = Akcje cywilne odebrane przez Rebelię liczą się jako zużyte, więc rewolucja jest wtedy niemożliwa. Karty wzięte dzięki Porozumieniu międzynarodowemu nie liczą się jako zużyte akcje. Przy Robespierze Przełom technologiczny kosztuje swoją 1 akcję cywilną, a rewolucja wszystkie militarne.

## TTA-12

rules-TTA-12 = Akcje militarne
rule-TTA-12-1 = Budowa jednostki: 1 akcja militarna, wolny robotnik i cena w surowcach, najpierw z tych przeznaczonych na jednostki. Możesz mieć dowolnie wiele jednostek.
rule-TTA-12-2 = Ulepszenie jednostki: 1 akcja militarna i różnica cen. Nowa karta jest tego samego typu: piechota, kawaleria, artyleria lub lotnictwo. Można płacić surowcami przeznaczonymi na jednostki.
rule-TTA-12-3 = Rozwiązanie jednostki: 1 akcja militarna. Robotnik staje się wolny.
rule-TTA-12-4 = Zagranie karty taktyki, w grze zaawansowanej i pełnej: 1 akcja militarna. Zastępuje ona poprzednią, którą odrzucasz.
rule-TTA-12-5 = Agresje i wojny kosztują akcje militarne tury, w której je zagrywasz. Nie można zagrać karty droższej niż akcje, które ci zostały.
rule-TTA-12-6 = Karta taktyki od razu zmienia siłę. W jednej turze możesz zagrać kilka takich kart, każdą za 1 akcję militarną.

## TTA-13

rules-TTA-13 = Karty akcji i zniżki
rule-TTA-13-1 = Karta akcji kosztuje 1 akcję cywilną, a po wykonaniu się ją odrzuca. Akcja zawarta na karcie nie wymaga kolejnej akcji cywilnej, ale trzeba spełnić jej pozostałe warunki: robotnik, limit, cena.
rule-TTA-13-2 = Kultura i nauka z kart akcji to punkty zdobywane od razu; nie zmieniają wskaźników.
rule-TTA-13-3 = Urodzajne ziemie, Idealne miejsce na budowę, Geniusz konstruktorski i Szybka modernizacja służą tylko do wymienionej akcji. Zniżka nigdy nie obniża ceny poniżej 0, a jej nadwyżka przepada. Geniusz konstruktorski buduje dokładnie 1 etap, niezależnie od technologii.
rule-TTA-13-4 = Przy Zapasach żywności najpierw płacisz pełną cenę nowego robotnika, a dopiero potem zyskujesz żywność z karty.
rule-TTA-13-5 = Murarstwo, Architektura i Inżynieria obniżają ceny budynków publicznych zależnie od poziomu. Przy ulepszeniu najpierw obniża się obie ceny, a potem odejmuje.
rule-TTA-13-6 = Zniżki Fryderyka I Barbarossy i Winstona Churchilla dotyczą każdej jednostki zbudowanej w ich ramach; nie zużywają się.
rule-TTA-13-7 = Zniżki stosuje się w tej kolejności: stałe (technologie konstrukcyjne, Bach, Churchill), potem dopłata przez Billa Gatesa rywala, potem karta akcji, na końcu surowce przeznaczone na jednostki. Wynik nigdy nie jest niższy niż 0.
rule-TTA-13-8 = Przy ulepszeniu technologie konstrukcyjne i Bach obniżają obie ceny przed odejmowaniem, więc między dwoma teatrami Bach niczego nie zmienia. Dopłatę przez Billa Gatesa rywala dolicza się raz do różnicy. Churchill i Barbarossa pomagają tylko przy nowych jednostkach.
rule-TTA-13-9 = Nie można zagrać karty akcji, której akcja jest niemożliwa: nie ma robotnika, limit jest wyczerpany, cena za wysoka, nie ma czego ulepszyć ani etapu do zbudowania. Kartę, która tylko coś daje, można zagrać zawsze; to, co się nie mieści, przepada.
rule-TTA-13-10 = Cywilizacja jest silniejsza lub bogatsza w kulturę tylko wtedy, gdy w chwili zagrania karty ma jej ściśle więcej niż ty. To, która liczba z karty obowiązuje, zależy od tego, ilu graczy zaczęło grę.

## TTA-14

rules-TTA-14 = Produkcja i utrzymanie
rule-TTA-14 = Na koniec twojej tury, w tej kolejności: zdobywasz kulturę i naukę według wskaźników; każdy robotnik na farmie kładzie na jej karcie 1 niebieski znacznik z banku; płacisz żywność, którą wskazuje żółty bank; każdy robotnik w kopalni kładzie 1 znacznik; a w grze zaawansowanej i pełnej płacisz korupcję i dobierasz karty militarne. Za każdą brakującą jednostkę żywności głód odbiera ci 4 punkty kultury. Gdy w banku brakuje znaczników, najpierw produkują wyższe poziomy. Żywność z paktów dochodzi po farmach, a surowce z paktów zyskujesz lub płacisz po kopalniach, o ile je masz.
rule-TTA-14-1 = Gdy niebieski bank jest pusty, farmy i kopalnie już nic nie produkują.
rule-TTA-14-2 = Liczy się już wszystko, co powstało w tej turze: budynki, farmy, kopalnie i cuda.
rule-TTA-14-3 = Twoja produkcja na turę to tyle, ile farmy lub kopalnie dałyby teraz, gdyby w banku wystarczyło znaczników, przed konsumpcją i korupcją. Kolej Transkontynentalna i laboratoria Billa Gatesa liczą się jak kopalnie; paktów się nie liczy.
rule-TTA-14-4 = Gdy kopalnie produkują dzięki wydarzeniu, produkują też Kolej Transkontynentalna i laboratoria Billa Gatesa. Jeśli należą do tego konsumpcja i korupcja, możliwy jest głód, ale nie zdobywa się punktów ani nie dobiera kart.

## TTA-15

rules-TTA-15 = Zadowolenie i korupcja
rule-TTA-15-1 = W grze zaawansowanej i pełnej żółty bank mówi, ile zadowolonych buziek potrzebujesz. Za każdą brakującą jeden robotnik jest niezadowolony.
rule-TTA-15-2 = Niezadowoleni robotnicy to nadal robotnicy: wolnych można w każdej chwili posłać do pracy. To ich jednak nie zadowala.
rule-TTA-15-3 = Jeśli na początku produkcji masz więcej niezadowolonych robotników niż wolnych, wybucha powstanie i pomijasz całą produkcję i utrzymanie: bez punktów, żywności i surowców, bez konsumpcji, korupcji i kart militarnych.
rule-TTA-15-4 = Po produkcji kopalń płacisz w surowcach korupcję, którą wskazuje w tej chwili niebieski bank, jeden raz i nigdy żywnością. Jeśli masz za mało surowców, płacisz tyle, ile masz.
rule-TTA-15-5 = Przy alternatywnej zasadzie korupcji twoje kopalnie mogą wyprodukować o 1 niebieski znacznik mniej, raz na produkcję i na dowolnym poziomie. Dotyczy to tylko kopalń, a pytanie pada tylko wtedy, gdy zmienia to korupcję w tej produkcji.

## TTA-16

rules-TTA-16 = Karty militarne
rule-TTA-16-1 = Karty militarne to wydarzenia, terytoria, agresje, pakty, taktyki, karty obrony i kolonizacji, a w grze pełnej także wojny.
rule-TTA-16-2 = W rundzie 1 nikt nie dobiera kart militarnych.
rule-TTA-16-3 = Na koniec tury dobierasz 1 kartę militarną za każdą niezużytą akcję militarną, najwyżej 3, z talii bieżącej epoki; w rundzie 2 wszyscy dobierają już z talii I. Niezużyta akcja z Patriotyzmu też się liczy. Nic się nie dobiera w epoce IV ani w grze zaawansowanej po końcu epoki II.
rule-TTA-16-4 = Gdy talia militarna się skończy, z odrzuconych kart tej epoki tasuje się nową. Jeśli ich nie ma, nie dobiera się kart.
rule-TTA-16-5 = Możesz mieć na ręce tyle kart militarnych, ile masz wszystkich akcji militarnych; z Biblioteką Aleksandryjską o 1 więcej. Wolno dobrać ponad limit, ale po fazie politycznej swojej tury odrzucasz nadmiar: wybrane karty, zakryte.
rule-TTA-16-6 = Odrzucone karty militarne leżą osobno według epok. Te z minionych epok odpadają z gry.
rule-TTA-16-7 = Karty militarne bieżącej epoki, które opuszczają rękę lub stół, trafiają zakryte na jej stos kart odrzuconych: nadmiar, agresje, wojny, karty obrony i kolonizacji, zastąpione taktyki i zakończone pakty. Odkrytych wydarzeń i terytoriów nigdy się już nie tasuje, a utracona kolonia odpada z gry.
rule-TTA-16-8 = Karty militarne dobierane dzięki wydarzeniu lub terytorium pochodzą z tej samej talii, bez ograniczenia do 3. Limit ręki sprawdza się przy twoim najbliższym odrzucaniu; po Rozwoju polityki aktywny gracz w tej turze nie odrzuca.

## TTA-17

rules-TTA-17 = Akcje polityczne
rule-TTA-17 = W grze zaawansowanej i pełnej na początku swojej tury możesz wykonać 1 akcję polityczną: zagrać wydarzenie lub terytorium, zagrać agresję, w grze pełnej wypowiedzieć wojnę, zaproponować pakt, zerwać swój pakt albo skolonizować terytorium z Kolumbem. Możesz też nie robić nic.
rule-TTA-17-1 = W rundzie 1 nie ma akcji politycznej. Kto traci ją przez Porozumienie międzynarodowe, przechodzi od razu do odrzucania kart militarnych.

## TTA-18

rules-TTA-18 = Wydarzenia
rule-TTA-18-1 = Zagrywając wydarzenie lub terytorium, kładziesz je zakryte na przyszłe wydarzenia i zdobywasz tyle punktów kultury, ile wynosi jego epoka: 1, 2 lub 3. Potem odkrywa się wierzchnią kartę aktualnych wydarzeń. Wydarzenie się wykonuje i odkłada na minione, a terytorium się licytuje.
rule-TTA-18-2 = Po wykonaniu ostatniego aktualnego wydarzenia przyszłe wydarzenia się tasuje i stają się aktualnymi, wcześniejsze epoki nad późniejszymi. Między akcjami aktualnych i przyszłych wydarzeń jest zawsze razem o 2 więcej niż graczy.
rule-TTA-18-3 = Remisy o najwięcej lub najmniej rozstrzyga kolejność tur: wyżej jest ten, kto gra wcześniej, a przed wszystkimi aktywny gracz; niżej ten, kto czeka najdłużej. Wyjątkiem jest Imigracja: korzystają wszyscy remisujący. Przy 2 graczach 2 najsilniejszych to tylko najsilniejszy, a 2 najsłabszych to tylko najsłabszy.
rule-TTA-18-4 = Wydarzenie wykonuje się w kolejności tur od aktywnego gracza; nikt nie oddaje więcej, niż ma. Utrata populacji to wolny robotnik, a gdy go nie ma, wybrany przez właściciela robotnik z karty, który wraca do żółtego banku. Budynek utracony przez wydarzenie zostawia wolnego robotnika, a darmowy budynek wymaga wolnego robotnika i miejsca w limicie. Przy Porozumieniu międzynarodowym najsilniejszy gracz bierze karty za 5 akcji cywilnych spoza swojej puli, po zwykłych cenach i z limitami, a jeśli wziął choć jedną, traci najbliższą akcję polityczną; potem tor się przesuwa i uzupełnia, ale nic z niego nie odpada.
rule-TTA-18-5 = Rebelia liczy niezadowolonych robotników w chwili wykonania, po 2 akcje cywilne za każdego. Tracisz je w swojej najbliższej fazie akcji, aktywny gracz jeszcze w tej turze; nie można stracić więcej, niż się ma.
rule-TTA-18-6 = Wydarzenie z epoki III odkryte w trakcie gry punktuje od razu i nie liczy się ponownie na końcu.
rule-TTA-18-7 = W grze uproszczonej od rundy 3 przed turą gracza startowego odkrywa się i wykonuje 1 wydarzenie. Po zużyciu 9 kart wydarzeń już nie ma.
rule-TTA-18-8 = Kolejność ustala się raz, gdy wydarzenie się odkrywa. Zadowolenie porównuje się jako wartość od 0 do 8, kulturę według punktów. Najsilniejsza i najsłabsza to zawsze dwie różne cywilizacje; jeśli została tylko jedna, nie ma żadnej.
rule-TTA-18-9 = Emigracja zabiera najpierw wolnych robotników, potem wybranych przez właściciela. Przy Zębie czasu wybiera właściciel, a kto nie ma ukończonego cudu z epoki A lub I, nic nie traci. Obrazoburstwo nie rusza liderów na ręce. Przy Terroryzmie budynki wybiera cywilizacja z najmniejszą liczbą punktów kultury. Niepewne granice nic nie robią, gdy żółty bank najsłabszego jest pusty, a niebieski znacznik z Fali przestępczości trafia do pudełka.

## TTA-19

rules-TTA-19 = Terytoria i kolonie
rule-TTA-19-1 = Terytorium się licytuje, zaczynając od aktywnego gracza i zgodnie z ruchem wskazówek zegara: podajesz liczbę całkowitą, co najmniej 1 i wyższą od ostatniej oferty, albo pasujesz na dobre. Licytacja kończy się, gdy zostaje jeden gracz; ostatni, który jeszcze nic nie zaoferował, może złożyć ofertę albo spasować. Jeśli wszyscy spasują, terytorium trafia do minionych wydarzeń.
rule-TTA-19-2 = Możesz zaoferować tylko tyle, na ile cię w tej chwili stać: siła jednostek z premiami armii, premie do kolonizacji z kart w grze i karty kolonizacji na ręce, które James Cook zwiększa o 1 każdą. Potrzebujesz co najmniej 1 jednostki. Oferty nie można cofnąć, a sposób zapłaty pozostaje tajny do końca.
rule-TTA-19-3 = Zwycięzca poświęca co najmniej 1 jednostkę i może odrzucić karty kolonizacji; razem z premiami musi to dać co najmniej tyle, ile wynosi oferta. Robotnicy wracają do żółtego banku.
rule-TTA-19-4 = Terytorium staje się twoją kolonią. Najpierw płacisz, potem zaczyna działać trwała premia, dopóki masz kolonię, a na końcu jednorazowo efekt natychmiastowy.
rule-TTA-19-5 = Tracąc kolonię, tracisz tylko trwałą premię; jej znaczniki wracają z banku do pudełka. Kto odbiera kolonię Aneksją, dostaje tylko trwałą premię.

## TTA-20

rules-TTA-20 = Agresje
rule-TTA-20-1 = Agresja to akcja polityczna: wskazujesz cel i płacisz akcje militarne, przeciw Gandhiemu podwójnie. Nie można atakować partnera, którego chroni pakt, a mając Gandhiego, nie można atakować wcale.
rule-TTA-20-2 = Siła ataku to twoja siła i to, co poświęcasz; ogłaszasz to najpierw i jawnie.
rule-TTA-20-3 = Potem obrońca może poświęcić jednostki i odrzucić dowolnie wiele kart obrony, które przy Churchillu liczą się podwójnie. Siła obrony to siła obrońcy i to wszystko.
rule-TTA-20-4 = Agresja udaje się tylko wtedy, gdy atak jest silniejszy; przy równej sile obrona się utrzymuje. Nieudana agresja nie ma skutku. W obu przypadkach kartę się odrzuca, a poświęcone jednostki wracają do żółtych banków.
rule-TTA-20-5 = Nikt nie oddaje więcej, niż ma, a zwycięzca zyskuje dokładnie tyle, ile stracono: znaczniki przegranego wracają do jego banku, a zwycięzca produkuje tyle samo. Przegrany wybiera, którą populację traci; o wszystkim innym decyduje zwycięzca.
rule-TTA-20-6 = Nie można zagrać agresji przeciw komuś, u kogo nie ma ona celu: lidera przy Zamachu, cudu w trakcie budowy przy Sabotażu, kolonii przy Aneksji, budynku publicznego przy Najeździe.
rule-TTA-20-7 = Robotnik z budynku zniszczonego Najazdem staje się wolny. Połowa kosztu budynku to połowa kosztu wydrukowanego na karcie.
rule-TTA-20-8 = Zamach i Sabotaż kosztują 1 akcję militarną za każdy poziom lidera lub cudu w trakcie budowy, więc przy poziomie 0 nic; przeciw Gandhiemu podwójnie. Znaczniki z utraconego cudu wracają do banku właściciela. Utracony lider nadal liczy się jako jedyny z tej epoki.
rule-TTA-20-9 = Najpierw działa efekt, potem odrzuca się kartę, a na końcu poświęcone jednostki wracają do banków i zmieniają się wskaźniki. Poświęconej jednostki nie można stracić po raz drugi. Wszystkie budynki niszczone Najazdem z epoki II lub III stoją na jednej karcie; kartę i liczbę wybiera zwycięzca.
rule-TTA-20-10 = Właściciel Joanny d’Arc zdobywa 5 punktów kultury w chwili ogłoszenia agresji lub wojny, bez względu na jej wynik.

## TTA-21

rules-TTA-21 = Pakty
rule-TTA-21-1 = Proponując pakt, pokazujesz kartę, wskazujesz partnera i mówisz, kto jest A, a kto B. Partner przyjmuje lub odrzuca ofertę bez zmian. Odrzucona karta wraca na rękę, a akcja polityczna jest zużyta; przyjęta leży przed tobą. Pakty są tylko przy 3 lub 4 graczach.
rule-TTA-21-2 = Przed tobą może leżeć tylko 1 pakt. Nowy kończy stary dopiero po przyjęciu; odrzucona oferta go nie kończy. Liczba paktów zaproponowanych tobie przez innych nie jest ograniczona.
rule-TTA-21-3 = Nie wolno wypytywać, kto byłby zainteresowany: liczą się tylko konkretne oferty.
rule-TTA-21-4 = Pakt działa od chwili przyjęcia i przestaje działać z chwilą zakończenia.
rule-TTA-21-5 = Każdy z partnerów może zerwać pakt jako akcję polityczną. Kartę się odrzuca.
rule-TTA-21-6 = Niektóre pakty zabraniają partnerom atakować się nawzajem. Niektóre kończą się, gdy jeden partner atakuje drugiego, jeszcze przed walką. Wszystkie inne trwają, nawet jeśli partnerzy walczą.
rule-TTA-21-7 = Pakt nie zatrzymuje wojny, która została już wypowiedziana.
rule-TTA-21-8 = Atak to zagranie agresji lub wypowiedzenie wojny; pakt, który się przez to kończy, kończy się w chwili ogłoszenia. Gdy partner opuszcza grę, pakt się kończy.
rule-TTA-21-9 = To, co pakt daje lub zabiera w produkcji, dzieje się w produkcji danego partnera, nawet jeśli drugi nie może zapłacić. Zamiany z Umowy o szlakach handlowych można użyć raz w każdej swojej turze, do dowolnej płatności.

## TTA-22

rules-TTA-22 = Taktyka i siła
rule-TTA-22-1 = Twoja siła to siła jednostek, premie z taktyki za armie oraz premie lidera, cudów, technologii specjalnych, aren, ustroju, kolonii i paktów; od 0 do 60.
rule-TTA-22-2 = Karta taktyki mówi, jakie typy jednostek tworzą armię; poziomy nie mają przy tym znaczenia. Jednostki same tworzą jak najwięcej armii w najlepszy sposób, a każda należy tylko do 1. Jednostki bez armii też się liczą.
rule-TTA-22-3 = Jednostka jest przestarzała, jeśli jest starsza od karty taktyki o więcej niż 1 epokę. Armia z przestarzałą jednostką dostaje tylko niższą premię. Karta taktyki z jedną premią nie ma tego ograniczenia.
rule-TTA-22-4 = W grze pełnej do każdej armii może dołączyć 1 jednostka lotnictwa, która podwaja jej premię z taktyki, najpierw w najlepszych armiach. Nadmiarowe lotnictwo dodaje tylko własną siłę.
rule-TTA-22-5 = Przy Czyngis-Chanie karta taktyki nic nie daje. Napoleon jeszcze raz dodaje premię najlepszej armii, po ewentualnym podwojeniu; bez armii nie daje nic.

## TTA-23

rules-TTA-23 = Poświęcenia
rule-TTA-23-1 = Jednostki można poświęcać przy kolonizacji oraz w ataku i obronie podczas agresji i wojen, ale nie w ostatniej rundzie gry pełnej.
rule-TTA-23-2 = Poświęcone jednostki są warte tyle, ile wynosi ich siła i premia z taktyki za każdą pełną armię, którą można utworzyć z nich samych.
rule-TTA-23-3 = W walce dodaje się to do niezmienionej siły, więc te jednostki liczą się podwójnie. Przy kolonizacji liczą się tylko poświęcone jednostki i premie.
rule-TTA-23-4 = Premie cywilizacji, na przykład Aleksandra, Joanny d’Arc, Napoleona, Cezara, Kolosa, Wielkiego Muru czy technologii, nie wchodzą do poświęcenia. Wchodzi +1 Czyngis-Chana za kawalerię.
rule-TTA-23-5 = Po walce poświęceni robotnicy wracają do żółtego banku i dopiero wtedy zmieniają się wskaźniki.

## TTA-24

rules-TTA-24 = Wojny
rule-TTA-24-1 = W grze pełnej wojnę wypowiada się jak agresję: akcja polityczna, akcje militarne, cel. Karta leży przed tobą i rozstrzyga się na początku twojej następnej tury.
rule-TTA-24-2 = O poświęceniach decyduje najpierw atakujący, potem obrońca. Żadna strona nie może użyć kart obrony.
rule-TTA-24-3 = Wygrywa strona silniejsza, niezależnie od tego, kto wypowiedział wojnę. Przewaga to różnica obu sum razem z poświęceniami. Remis nie ma skutku.
rule-TTA-24-4 = Potem wojnę się odrzuca, a tura toczy się dalej z nową akcją polityczną.
rule-TTA-24-5 = W Wojnie o zasoby zwycięzca wybiera proporcje żywności i surowców, a w Wojnie o wiedzę technologii specjalnych i punktów nauki. Odebrana technologia wchodzi do gry i zastępuje niższą tego samego rodzaju; zwycięzca nie może wziąć takiej, która nie jest lepsza od jego własnej.
rule-TTA-24-6 = W ostatniej rundzie nie można wypowiedzieć wojny: nigdy by się nie rozstrzygnęła.
rule-TTA-24-7 = W Wojnie o wiedzę wydrukowane koszty odebranych technologii i odebrane punkty nauki nie mogą razem przekroczyć przewagi. Akcje, banki i wskaźniki przegranego zmieniają się od razu.
rule-TTA-24-8 = Wypowiedziana wojna trwa mimo końca epoki. Temu samemu graczowi można wypowiedzieć kilka wojen; każda rozstrzyga się w turze tego, kto ją wypowiedział.

## TTA-25

rules-TTA-25 = Koniec epoki
rule-TTA-25-1 = Epoka A kończy się w rundzie 2 bez dalszych skutków.
rule-TTA-25-2 = W grze zaawansowanej i pełnej epoka kończy się, gdy na tor trafia ostatnia karta jej talii cywilnej. Wszyscy odrzucają wtedy to, co należy do epoki wcześniejszej od niej: karty z ręki, liderów, cuda w trakcie budowy i pakty. Technologie, ustroje, taktyki, kolonie i ukończone cuda zostają, podobnie jak karty wydarzeń i karty na torze.
rule-TTA-25-3 = Talie cywilna i militarna następnej epoki zastępują dotychczasowe.
rule-TTA-25-4 = W grze pełnej na koniec epok I, II i III każda cywilizacja oddaje z banku do pudełka 2 żółte znaczniki albo tyle, ile w banku jest. Robotników to nie dotyczy.
rule-TTA-25-5 = Wskaźniki, akcje i limity zmieniają się od razu, a zadowolonych buziek może być potrzeba więcej niż przedtem.

## TTA-26

rules-TTA-26 = Koniec gry
rule-TTA-26 = Gra zawsze kończy się pełną rundą, więc każdy ma za sobą tyle samo tur. To, która to runda, zależy od poziomu.
rule-TTA-26-1 = Gra uproszczona: runda, w której na tor trafia ostatnia karta talii cywilnej I, jest ostatnia. Zdobywasz wtedy 2 punkty kultury za każdą technologię poziomu I, także ustrój, 2 za każdy punkt siły, 2 za każdą zadowoloną buźkę, najwyżej 16, 1 za każdy punkt przyrostu nauki oraz 1 za każdą jednostkę żywności i każdy surowiec produkcji na turę. Zapasy, punkty nauki i karty na ręce nic nie są warte.
rule-TTA-26-2 = Gra zaawansowana: runda, w której na tor trafia ostatnia karta talii cywilnej II, jest ostatnia. Potem każde z 4 odkrytych wydarzeń punktuje dla wszystkich, a remisy rozstrzyga się tak, jakby trwała tura gracza startowego. Wpływ technologii liczy tu technologie poziomu II. Inne pozostałe wydarzenia nie punktują.
rule-TTA-26-3 = Gra pełna: gdy na tor trafia ostatnia karta talii cywilnej III, zaczyna się epoka IV, bez żadnych nowych kart. Jeśli dzieje się to w turze gracza startowego, bieżąca runda jest ostatnia; w przeciwnym razie gra się ją do końca i następuje jeszcze 1 runda.
rule-TTA-26-4 = W ostatniej rundzie gry pełnej nikt nie może poświęcać jednostek. Agresje są dozwolone, a karty obrony może dołożyć tylko obrońca; wojny z poprzedniej rundy rozstrzyga sama siła. Terytorium, które się wtedy pojawi, nie może zostać skolonizowane i trafia do minionych wydarzeń.
rule-TTA-26-5 = Na koniec gry pełnej odkrywa się wszystkie aktualne i przyszłe wydarzenia i punktuje każde z nich, które jest z epoki III; pozostałe nic nie robią. Remisy rozstrzyga się tak, jakby trwała tura gracza startowego.
rule-TTA-26-6 = Wygrywa ten, kto ma najwięcej punktów kultury. Jeśli jest ich kilku, dzielą zwycięstwo.

## TTA-27

rules-TTA-27 = Opuszczenie gry
rule-TTA-27-1 = W grze pełnej możesz poddać się na początku swojej tury. Zajmujesz wtedy miejsce za wszystkimi, którzy zostali; wojny przeciw tobie nie mają skutku, a twoje wojny i pakty się kończą. Ostatni pozostały gracz od razu wygrywa.
rule-TTA-27-2 = Spośród kilku, którzy opuścili grę, wyżej jest ten, kto odszedł później. Liczba wydarzeń pozostaje taka jak na początku; w rankingach liczą się tylko ci, którzy zostali.
rule-TTA-27-3 = Kto opuszcza grę, nie robi w tej turze nic więcej, nawet nie zmienia toru kart; jego karty i jednostki odpadają z gry, ale zagrane wydarzenia zostają. Rolę gracza startowego przejmuje pierwszy pozostały, licząc od gracza startowego. Gdy zostaje dwóch graczy, nie można proponować nowych paktów.

## TTA-28

rules-TTA-28 = Warianty
rule-TTA-28-1 = Wariant łatwiejszy: każdy zaczyna z 1 dodatkowym żółtym znacznikiem, czyli z 19 w banku, a limit budynków publicznych jest zawsze o 1 wyższy niż wydrukowany.
rule-TTA-28-2 = Bez ataków grupowych: cywilizację może w rundzie atakować tylko 1 przeciwnik. Atak zabiera ze środka znacznik ofiary, który wraca przy następnej fazie politycznej atakującego, chyba że atakuje on ją ponownie.
rule-TTA-28-3 = Wariant pokojowy: z talii militarnych usuwa się agresje i wojny, a jeśli chcecie, także pakty.
rule-TTA-28-4 = Dobieranie jako akcja: na koniec tury nic się nie dobiera. Zamiast tego każda akcja militarna może w twojej turze dobrać 1 kartę, bez ograniczenia do 3. Limit ręki nadal obowiązuje.
rule-TTA-28-5 = Inne punktowanie końcowe: wyjmuje się 13 wydarzeń z epoki III. Publiczne: 3, 4 lub 5 z nich leży odkrytych od początku. Era po erze: 5 leży zakrytych, a 1 odkrywa się na początku, 1 po rundzie 1 i po 1 na koniec epok I, II i III. Prywatne: 12 się rozdaje i każdy w tajemnicy zachowuje 1, przy 2 graczach 2. Otwarte: wykłada się wszystkie 13 i każdy wybiera 1, przy 2 graczach 2. Resztę wtasowuje się do talii militarnej III; wybrane punktują na końcu dla wszystkich.
rule-TTA-28-6 = Mniej bonusów: wydarzenia z epoki III, które na końcu zostały wśród aktualnych i przyszłych, nie punktują. Najlepiej łączyć to z innym punktowaniem końcowym.
rule-TTA-28-7 = Alternatywna korupcja: twoje kopalnie mogą wyprodukować o 1 niebieski znacznik mniej.

## TTA-29

rules-TTA-29 = Poszczególne karty
rule-TTA-29-1 = Krzysztof Kolumb: raz w grze, jako akcja polityczna, terytorium z twojej ręki staje się kolonią, z trwałą premią i efektem natychmiastowym. Nie ma licytacji, poświęceń ani kultury za wydarzenie i nie odkrywa się wydarzenia. Kolumb pozostaje liderem, a ostatnia runda w niczym nie przeszkadza.
rule-TTA-29-2 = Maksymilian Robespierre: rewolucja wymaga, by wszystkie akcje militarne były niezużyte, i zużywa je wszystkie, a zużyte akcje cywilne zostają bez zmian. Zwykła rewolucja nie jest przy nim możliwa.
rule-TTA-29-3 = Izaak Newton: do zagrania technologii potrzebujesz 1 niezużytej akcji cywilnej, a 1 zużyta wraca. Po rewolucji wraca 1.
rule-TTA-29-4 = Napoleon Bonaparte: drugi raz liczy się tylko premia najlepszej armii. Bez armii nie ma nic.
rule-TTA-29-5 = Bill Gates: laboratoria poziomów I, II i III kładą po 1 niebieskim znaczniku za robotnika zawsze, gdy produkują kopalnie; znacznik jest wart tyle surowców, ile wynosi poziom laboratorium. Liczą się do Wpływu przemysłu. Gdy Gates odchodzi, znaczniki zachowują wartość, dopóki ich nie wydasz.
rule-TTA-29-6 = Bazylika św. Piotra podwaja zadowolone buźki wszędzie, także dla siły Joanny d’Arc i kultury Michała Anioła.
rule-TTA-29-7 = Kolej Transkontynentalna: najlepsza kopalnia z co najmniej 1 robotnikiem kładzie o 1 znacznik więcej. Bez robotnika w kopalni nie ma nic.
rule-TTA-29-8 = Pierwszy lot w kosmos sumuje poziomy wszystkich twoich technologii w grze, razem z ustrojem.
rule-TTA-29-9 = Hollywood i Internet: każdy robotnik w wymienionych budynkach przynosi 2-krotność poziomu. Poziom 0 i puste karty nie dają nic.
rule-TTA-29-10 = Współpraca naukowa: jeśli jeden z partnerów nie ma punktów nauki, żaden nie może zagrać technologii.
rule-TTA-29-11 = Homer i podobne karty dają surowce na jednostki, ważne tylko w tej turze. Zniżki Barbarossy i Churchilla nie są takimi surowcami: dotyczą każdej jednostki.
rule-TTA-29-12 = Cuda z epoki III punktują raz, w chwili ukończenia.
rule-TTA-29-13 = Leonardo, Newton i Einstein: najlepsze laboratorium lub biblioteka to budynek najwyższego poziomu, na którym jest robotnik. Daje dodatkową naukę równą poziomowi tylko raz, bez względu na liczbę robotników.
rule-TTA-29-14 = Cud zakryty przez Ząb czasu nadal liczy się jako ukończony przy cenie nowych cudów i w punktacji.
rule-TTA-29-15 = Transatlantyki łączą się z Mojżeszem; cena nigdy nie jest niższa niż 0 żywności.
rule-TTA-29-16 = Michał Anioł obniża całą cenę wzięcia cudu, nie niżej niż do 0. Niezadowolone buźki nie zmniejszają jego kultury.
rule-TTA-29-17 = Fryderyk I Barbarossa: za 1 akcję cywilną zwiększasz populację taniej o 1 żywności i budujesz tym robotnikiem jednostkę taniej o 1 surowiec. Musi cię być stać na jedno i drugie, można to powtarzać, a za jednostkę można płacić surowcami przeznaczonymi na jednostki.
rule-TTA-29-18 = Gdy mowa o jednym najlepszym budynku, chodzi o jednego robotnika na najwyższym obsadzonym poziomie. Gwiazda rock and rolla: wydrukowana kultura tego jednego teatru liczy się drugi raz.
rule-TTA-29-19 = Szekspir: liczba par to mniejsza z liczb robotników w bibliotekach i w teatrach. Bach dodaje 1 kultury za robotnika w teatrze. Projektant gier: robotnik w laboratorium daje kulturę równą poziomowi i o 1 nauki mniej, a na poziomie 0 daje 0 jednego i drugiego.
rule-TTA-29-20 = Zniżka Winstona Churchilla na jednostki obowiązuje, dopóki wojna przeciw tobie nie jest rozstrzygnięta.
rule-TTA-29-21 = Mahatma Gandhi: nie możesz zagrywać agresji ani wypowiadać wojen. Wojna wypowiedziana wcześniej i tak się rozstrzygnie.
rule-TTA-29-22 = Cud zakryty przez Ząb czasu traci efekty, wskaźniki i znaczniki, które dał.

## TTA-32

rules-TTA-32 = Co jest tajne i kto decyduje
rule-TTA-32-1 = Wszyscy widzą tor kart, wszystko, co jest w grze, znaczniki, punkty i wskaźniki, liczbę kart na rękach i w taliach, epoki zakrytych wydarzeń, minione wydarzenia i odkryte karty punktacji. Karty cywilne bierze się jawnie, więc karty cywilne na rękach też są znane.
rule-TTA-32-2 = Tajne są karty militarne na rękach, odrzucone karty militarne oraz kolejność i treść talii i aktualnych oraz przyszłych wydarzeń. Znasz wydarzenia zagrane przez siebie.
rule-TTA-32-3 = Poza swoją turą decydujesz o ofertach i ich zapłacie, poświęceniach i kartach obrony, proponowanych ci paktach oraz wyborach, które zostawiają ci wydarzenia lub agresje.
rule-TTA-32-4 = W swojej turze wybierasz też, które nadmiarowe karty militarne odrzucić. Rozmieszczanie i płacenie żywności i surowców wylicza się samo.
rule-TTA-32-5 = Całe tasowanie i rozdawanie wynika z ziarna gry, więc to samo ziarno i te same odpowiedzi dają tę samą grę.
