# Zasady dla graczy, napisane naszymi słowami. Tytuł rozdziału to `rules-…`, tekst zasady to `rule-…`.

## COC-1

rules-COC-1 = Elementy gry i ograniczenia
rule-COC-1-1 = Gra jest dla 2 do 4 graczy. Każdy ma 7 osad, po 5 świątyń, fortec, akademii i portów, 4 osadników, 16 piechoty, 4 statki i kosteczki. Z rozszerzeniem dochodzi po 5 obelisków, targowisk i obserwatoriów, 4 słonie, 4 jednostki kawalerii i 1 przywódca.
rule-COC-1-2 = Barbarzyńcy mają 10 osad i 20 piechoty, a z rozszerzeniem także 4 jednostki kawalerii i 4 słonie. Z rozszerzeniem są też 4 statki piratów.
rule-COC-1-3 = Nikt nie może mieć więcej elementów, niż jest w grze. Nieograniczone są tylko żetony nastroju i kultury, a kosteczek nigdy nie brakuje.
rule-COC-1-4 = Jest 38 wydarzeń, 42 karty akcji, 32 cele i 8 cudów. Rozszerzenie dodaje 20 wydarzeń, 6 celów i 45 przywódców.
rule-COC-1-5 = Kość ma 12 ścian: 1 z przywódcą dwa razy, 2 z kawalerią, 2 ze słoniem, 3 ze słoniem, 3 z piechotą, 4 z kawalerią, 4 ze słoniem, 5 z kawalerią, 5 z piechotą i 6 z piechotą dwa razy. Poza bitwą liczy się tylko liczba. W pudełku jest 9 kości.
rule-COC-1-6 = Jest 6 znaczników jałowej ziemi. Gdy wszystkie leżą na mapie, ikona nic nie robi.

## COC-2

rules-COC-2 = Mapa
rule-COC-2-1 = Mapa składa się z sześciokątnych pól. Pole nazywa się literą kolumny i numerem rzędu.
rule-COC-2-2 = Obszar to 4 pola w kształcie rombu: górne, lewe, prawe i dolne. Górne i dolne się stykają, lewe i prawe nie.
rule-COC-2-3 = Zakryty obszar pokazuje, które pola zajmuje. Odkryty może leżeć na 2 sposoby, obrócone względem siebie o pół obrotu.
rule-COC-2-4 = Odległość liczy się od pola do sąsiedniego pola. Droga może prowadzić przez morze, wrogów i miasta, ale nie przez nieodkryte obszary ani poza mapę. Gdy zasada mówi o polach lądu, cała droga wiedzie lądem.
rule-COC-2-5 = Tereny to równina, góry, las, pustkowie i morze; wszystkie poza morzem to ląd. Miasto nad morzem sąsiaduje z polem morza. Krawędź mapy tworzą pola, którym brakuje sąsiada.
rule-COC-2-6a = Mapa dla 2 graczy ma 10 obszarów i 40 pól; 8 obszarów jest zakrytych. Miasta startują na D2 i D7.
rule-COC-2-6b = Mapa dla 3 graczy ma 15 obszarów i 60 pól; 12 obszarów jest zakrytych. Miasta startują na E4, B7 i G8, a kolejność jest zgodna z ruchem wskazówek zegara: E4, potem G8, potem B7.
rule-COC-2-6c = Mapa dla 4 graczy ma 18 obszarów i 72 pola; 14 obszarów jest zakrytych, a 2 zostają nieobejrzane w pudełku. Miasta startują na C2, I2, C8 i I8, a kolejność jest zgodna z ruchem wskazówek zegara: C2, I2, I8, C8.

## COC-3

rules-COC-3 = Przygotowanie do gry
rule-COC-3-1 = 16 zwykłych obszarów tasuje się i kładzie zakryte; obszary startowe leżą odkryte. Każdy gracz przy stole ma swoje miejsce wokół mapy; kto gdzie siada, losuje opcja „Losowe miejsca”.
rule-COC-3-2 = Zaczynasz z 2 żywności, bez innych surowców i żetonów, z rozwinięciami Uprawy i Górnictwo, 3 kosteczkami na torze wydarzeń i szczęśliwym miastem o wielkości 1 na równinie obszaru startowego, w którym stoi 1 osadnik.
rule-COC-3-3 = Z rozszerzeniem każdy dostaje losową cywilizację z jej 3 przywódcami. Kartagina, Egipt, Majowie, Fenicjanie i Wikingowie mają własne obszary startowe; równina leży tam, gdzie startuje miasto.
rule-COC-3-4 = Wydarzenia, cele, karty akcji i cuda się tasuje, karty rozszerzenia tylko, gdy bierze udział w grze. Każdy dobiera 1 kartę akcji i 1 cel, które pozostają ukryte. Nikt nie zaczyna z kartą cudu.
rule-COC-3-5 = Pierwszego gracza się losuje. Gra zaczyna się w rundzie 1 pierwszego wieku.

## COC-4

rules-COC-4 = Przebieg gry
rule-COC-4-1 = Gra ma 6 wieków po 3 rundy. W rundzie każdy rozgrywa turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza. Po rundzie 3 następuje faza podsumowania.
rule-COC-4-2 = W swojej turze wykonujesz dokładnie 3 akcje główne, chyba że efekty dodają je lub odbierają. Zbędną akcję można zużyć na ruch, w którym nic się nie rusza.
rule-COC-4-3 = Akcje główne to: rozwój, założenie miasta, aktywacja miasta do zbierania, wznoszenia lub werbunku, ruch, zwiększenie szczęśliwości, wpływ kulturowy oraz to, na co jako akcję pozwalają karty, rozwinięcia i cuda. Każdą można powtarzać, ale wpływ udaje się tylko raz na turę.
rule-COC-4-4 = Dodatkowe akcje wykonuje się przed akcją główną lub po niej, dowolnie często, nigdy w jej trakcie. Obowiązują je zwykłe ceny i ograniczenia.
rule-COC-4-5 = Efekty z początku tury, na przykład dochód ze Szlaków Handlowych lub utrata akcji, następują przed wszystkim innym, w wybranej przez ciebie kolejności.

## COC-5

rules-COC-5 = Surowce, żetony, wymiana
rule-COC-5-1 = Jest 5 surowców: żywność, drewno, ruda, idee i złoto; każdego możesz mieć do 7. Żywność jest ograniczona do 2, póki nie masz Magazynowania, a idee do 2, póki masz Dogmaty. Nadwyżka przepada.
rule-COC-5-2 = Złoto zastępuje każdy inny surowiec jeden do jednego, chyba że efekt tego zabrania. Idee zastępują żywność tylko przy kupnie rozwinięć.
rule-COC-5-3 = Żetony nastroju i kultury nie mają limitu. Nie są surowcami i złoto nigdy ich nie zastępuje.
rule-COC-5-4 = W swojej turze, dodatkową akcją, możesz wymieniać się z dowolnym innym graczem: surowcami, żetonami, kartami akcji, celami, kartami cudów i wielkimi ludźmi z ręki, tak jak się umówicie, od razu. Limity obowiązują. Obietnice nie wiążą, a pozostali gracze nie wymieniają się między sobą.
rule-COC-5-5 = Kartami można się wymieniać w ciemno; odbiorca ogląda je po wymianie.

## COC-6

rules-COC-6 = Rozwinięcia
rule-COC-6-1 = Jest 48 rozwinięć w 12 kategoriach po 4. Przed innymi z kategorii trzeba mieć jej górne rozwinięcie. Górne rozwinięcia Demokracji, Autokracji i Teokracji wymagają Filozofii, Poboru i Religii Państwowej, a mieć można rozwinięcia tylko jednej z tych form rządów.
rule-COC-6-2 = Zyskując rozwinięcie, przełóż na nie kosteczkę z toru wydarzeń, weź pokazany żeton nastroju lub kultury, wykonaj jego działanie przy zyskaniu, a z rozszerzeniem zyskaj związane z nim rozwinięcie cywilizacji. Jeśli tor jest pusty, rozpatrz wydarzenie i połóż na torze 3 kosteczki.
rule-COC-6-3 = Rozwinięcie zyskane z pominięciem toru wydarzeń bierze kosteczkę z puli i nigdy nie wywołuje wydarzenia.
rule-COC-6-4 = Nie można zyskać rozwinięcia, które się już ma.
rule-COC-6-5 = Kolejność jest taka: żeton, działanie przy zyskaniu, rozwinięcie cywilizacji, dalsze opłaty, na przykład Darmowej Edukacji, wydarzenie.
rule-COC-6-6 = Działanie każdego rozwinięcia jest na liście kart. Ikony, których brakuje w tekście instrukcji, odtworzono z publicznych źródeł.
rule-COC-6-7 = Cała cena musi być dostępna przed zyskaniem rozwinięcia; to, co ono przynosi, nie pomoże za nie zapłacić.

## COC-7.1

rules-COC-7-1 = Rozwój
rule-COC-7-1-1 = Zapłać 2 żywności, z których każdą może zastąpić 1 idea lub 1 złoto, i zyskaj rozwinięcie, którego warunki spełniasz.
rule-COC-7-1-2 = Kapłaństwo, Matematyka, Astronomia i niektóre cywilizacje znoszą cenę; akcję i tak się zużywa.

## COC-7.2

rules-COC-7-2 = Założenie miasta
rule-COC-7-2-1 = Usuń swojego osadnika stojącego na lądzie i połóż tam osadę. Pole nie może być pustkowiem ani jałową ziemią i nie może na nim być miasta ani wrogiej jednostki, a w twojej puli musi być osada.
rule-COC-7-2-2 = Nowe miasto jest neutralne i ma wielkość 1. Osadnik na statku nie może założyć miasta; osadnik, który ruszał się w tej turze, może.

## COC-7.3

rules-COC-7-3 = Aktywacja miasta
rule-COC-7-3-1 = Zbieranie, wznoszenie i werbunek aktywują jedno z twoich miast. Po drugiej i każdej następnej aktywacji miasta w turze jego nastrój spada o jeden poziom.
rule-COC-7-3-2 = Rozgniewane miasto można aktywować raz na turę. Miasto, które rozgniewało się przez aktywację, można w tej turze aktywować jeszcze raz.
rule-COC-7-3-3 = Miasta, które w chwili aktywacji było rozgniewane, nie można w tej turze aktywować ponownie, chyba że tymczasem jego nastrój wzrośnie.
rule-COC-7-3-4 = Szczęśliwe miasto zbiera i werbuje jak o 1 większe, neutralne według wielkości, a rozgniewane, jakby miało wielkość 1. Z Pańszczyzną twoje rozgniewane miasta do końca tury działają jak neutralne, ale pozostają rozgniewane i aktywuje się je tylko raz.

## COC-7.4

rules-COC-7-4 = Zbieranie
rule-COC-7-4-1 = Weź tyle surowców, ile liczy miasto, najwyżej po jednym z pola: własnego i odkrytych sąsiednich. Równiny dają żywność, lasy drewno, góry rudę; pustkowia nic, a z Irygacją żywność.
rule-COC-7-4-2 = Pole z wrogą jednostką, jałową ziemią lub innym miastem nic nie daje. Pola samego miasta można użyć zawsze, chyba że jest jałowe.
rule-COC-7-4-3 = W jednym zbiorze można użyć jednego pola morza: z Rybołówstwem na 1 żywność, w mieście z portem na 1 złoto lub 1 żeton nastroju. Piraci blokują pola morza, na których są i obok nich, inne statki pole, na którym stoją.
rule-COC-7-4-4 = Hodowla Zwierząt sięga pola lądu w odległości 2, a z Drogami dwóch takich pól. Droga nie musi wieść lądem, ale musi być odkryta.
rule-COC-7-4-5 = Możesz wziąć mniej, ale co najmniej jeden surowiec. To, co dodają inne efekty, nie liczy się do wielkości. O Metalurgii decydujesz, gdy znana jest suma.
rule-COC-7-4-6 = Wolność Ekonomiczna jest dozwolona tylko, jeśli w tej turze nie było zbierania, i po niej już się nie zbiera.

## COC-7.5

rules-COC-7-5 = Wznoszenie
rule-COC-7-5-1 = Zapłać 1 żywność, 1 drewno i 1 rudę i umieść w mieście budynek ze swojej puli. Potrzebne jest jego rozwinięcie, miasto nie może być rozgniewane ani mieć budynku tego rodzaju w żadnym kolorze, a jego nowa wielkość to najwyżej 5 i najwyżej liczba twoich miast.
rule-COC-7-5-2 = Akademia daje 2 idee, świątynia 1 żeton nastroju lub 1 żeton kultury, obserwatorium 1 kartę akcji: jeden raz, po wzniesieniu.
rule-COC-7-5-3 = Port wymaga pola morza obok miasta; wybierz jedno z nich na pole portu.
rule-COC-7-5-4 = Forteca, port i targowisko zawsze działają dla właściciela miasta, niezależnie od koloru i bez rozwinięcia. Obelisk nie ma mocy; nie podlega wpływowi i zachowuje kolor.
rule-COC-7-5-5 = Cuda wznosi się inaczej: opisuje to rozdział o cudach.

## COC-7.6

rules-COC-7-6 = Werbunek
rule-COC-7-6-1 = Kup do tylu jednostek, ile liczy miasto. Osadnik kosztuje 2 żywności, piechota 1 żywność i 1 rudę, statek 2 drewna. Z rozszerzeniem kawaleria kosztuje 1 żywność i 1 drewno, słoń 2 żywności, przywódca 1 żeton nastroju i 1 żeton kultury. Statki wymagają portu, kawaleria i słonie targowiska.
rule-COC-7-6-2 = Jednostki lądowe pojawiają się w mieście, statki na polu portu. Na polu lądu mogą stać najwyżej 4 twoje jednostki wojskowe, inaczej nie można ich zwerbować. Nowy przywódca najpierw zastępuje starego.
rule-COC-7-6-3 = Jeśli w puli nie ma jednostek danego rodzaju, możesz za zwykłą cenę zdjąć takie z mapy i postawić na nowo. Liczą się jako świeże. Jednostki wiezione przez zdjęty statek muszą się zmieścić na innych statkach na polu, inaczej przepadają.
rule-COC-7-6-4 = Werbunek statków na polu portu z wrogimi statkami od razu zaczyna bitwę morską; walczą też twoje statki, które tam są, a nowe nie mogą się wycofać. Najpierw rozgrywa się bitwę, a dopiero po niej to, co następuje po akcji, na przykład Medycynę lub Nacjonalizm.
rule-COC-7-6-5 = Higiena i Pobór dotyczą po jednej jednostce na werbunek i można użyć obu. Medycyna zwraca zapłacony surowiec, nie żeton. Nacjonalizm daje swój żeton raz na werbunek.

## COC-7.8

rules-COC-7-8 = Zwiększenie szczęśliwości
rule-COC-7-8-1 = Podnieś nastrój dowolnych swoich miast, z rozgniewanego na neutralny, z neutralnego na szczęśliwy. Każdy poziom kosztuje tyle żetonów nastroju, ile miasto ma elementów, z cudami włącznie. Z Rytuałami dowolne surowce mogą zastąpić żetony nastroju.
rule-COC-7-8-2 = Głosowanie pozwala na to samo dodatkową akcją za 1 żeton nastroju. Cyrk i Sport akcją główną podnosi nastrój jednego miasta o najwyżej 2 poziomy, po 1 żetonie kultury.

## COC-7.9

rules-COC-7-9 = Wpływ kulturowy
rule-COC-7-9-1 = Wybierz swoje miasto i miasto docelowe w odległości do jego wielkości, w którym jest budynek możliwy do zastąpienia. Rzuć kością: przy 5 lub więcej zastąp jeden taki budynek własnym tego samego rodzaju; stary wraca do właściciela. Miasto i budynek działają jak dotąd, ale punkt należy do twojego koloru.
rule-COC-7-9-2 = 1 żeton kultury przed rzutem zwiększa zasięg o 1, a 1 żeton kultury po rzucie zwiększa wynik o 1, dowolnie często.
rule-COC-7-9-3 = Na turę może się udać tylko jedna próba, jakimkolwiek sposobem; po niej następne są niedozwolone. Nieudana kosztuje tylko to, co zapłacono.
rule-COC-7-9-4 = Zastąpić można budynki w innym kolorze niż twój, w miastach innych i w swoich, ale nigdy osad, cudów i obelisków. W puli musisz mieć taki budynek.
rule-COC-7-9-5 = Miasto z budynkiem w innym kolorze niż jego właściciel może działać tylko na siebie i nie można go wzmocnić. Może je uwolnić inne twoje miasto, także ze wzmocnieniem.
rule-COC-7-9-6 = Zasięg może prowadzić przez morze i wrogów, ale nie przez nieodkryte obszary.
rule-COC-7-9-7 = Wrogowie nie mogą wzmacniać prób na szczęśliwe miasta przy Podziale Władzy, na miasta z jednostkami wojskowymi przy Totalitaryzmie i na miasta ze świątynią przy Pobożności. Przy Pomnikach miasta z cudem w ogóle nie mogą być ich celem.
rule-COC-7-9-8 = Konwersja dodaje 1 do rzutu, co nie jest wzmocnieniem, i daje 1 żeton kultury za sukces.
rule-COC-7-9-9 = Sztuka pozwala raz na turę na próbę dodatkową akcją za 1 żeton kultury.

## COC-8.1

rules-COC-8-1 = Ruch na lądzie
rule-COC-8-1-1 = Akcja ruchu przesuwa do 3 jednostek lub grup, jedną po drugiej. Grupa razem przechodzi z jednego pola na drugie. Każda jednostka rusza się raz na akcję, a bitwy rozgrywa się przed ruchem następnej.
rule-COC-8-1-2 = Jednostki lądowe przechodzą 1 pole. Jednostki wojskowe potrzebują Taktyki, by się ruszać, ale nie by je werbować ani by się bronić.
rule-COC-8-1-3 = Na polu lądu mogą być naraz najwyżej 4 twoje jednostki wojskowe, także w przejściu. Osadnicy, statki i przewożone jednostki się nie liczą.
rule-COC-8-1-4 = Po bitwie i po wejściu w góry jednostki nie mogą się już ruszyć w tej turze. Po wejściu do lasu mogą, ale nie do bitwy. Tak samo jest z twoimi miastami na takim terenie.
rule-COC-8-1-5 = Osadnicy wchodzą na pola z wrogimi jednostkami lub miastami tylko razem z jednostką wojskową.
rule-COC-8-1-6 = Z Drogami grupa, która zaczyna lub kończy w twoim mieście, za 1 żywność i 1 rudę przechodzi do 2 pól lądu i nie zważa na góry i lasy, także te już przebyte. Na polu pośrednim nie może być wrogów i musi być miejsce. Może atakować na ostatnim polu, a wycofuje się na poprzednie. Nie dla jednostek po bitwie, nie na statki ani ze statków, nie przy odkrywaniu.

## COC-8.2

rules-COC-8-2 = Statki i transport
rule-COC-8-2-1 = Statki przepływają dowolną odległość po połączonym morzu. Muszą się zatrzymać i walczyć tam, gdzie jest wrogi statek, a po bitwie nie mogą się już ruszyć w tej turze.
rule-COC-8-2-2 = Z Nawigacją statki mogą raz na ruch opuścić mapę na polu morza przy krawędzi i opłynąć ją w dowolnym kierunku do pierwszego innego akwenu albo pierwszego nieodkrytego obszaru, który odkrywają. Nie mogą ich pominąć. Na nowy akwen wpływają dowolnym jego polem przy krawędzi i walczą tylko, gdy na tym polu jest wrogi statek.
rule-COC-8-2-3 = Każdy statek przewozi 2 jednostki lądowe. Wejście na pokład to ruch na sąsiednie pole morza z twoimi statkami i miejscem, zejście to ruch na sąsiednie pole lądu ze wszystkimi skutkami terenu. Przewożone jednostki płyną ze statkiem. Jednostka, która weszła na pokład, nie może zejść w tej samej akcji.
rule-COC-8-2-4 = Jednostki lądowe mogą wchodzić na statki po bitwie i z nich schodzić; jednostki lądowe po bitwie nie mogą.
rule-COC-8-2-5 = Nie ma znaczenia, który statek co wiezie: wszystkie statki na polu przewożą po 2 jednostki, a z Długimi Łodziami po 3.
rule-COC-8-2-6 = Przewożone jednostki są na polu swoich statków i mogą się tam dowolnie przesiadać. Ograniczenia od terenu lub bitwy pozostają z nimi.

## COC-8.3

rules-COC-8-3 = Odkrywanie
rule-COC-8-3-1 = Wejście na nieodkryty obszar go odkrywa. Pole, na które wchodzą jednostki lądowe, nie może być morzem. Jeśli to możliwe, morze obszaru musi się stykać z morzem innego obszaru; tylko gdy to niemożliwe, musi w miarę możliwości leżeć przy krawędzi mapy. Jeśli zostają oba ułożenia, wybierasz.
rule-COC-8-3-2 = Morze styka się z morzem, gdy choć jedno pole morza obszaru sąsiaduje z polem morza poza nim.
rule-COC-8-3-3 = Jednostka stoi potem na polu, na które weszła, i podlega jego terenowi; osadnik może tam założyć miasto.
rule-COC-8-3-4 = Dla statków obszar kładzie się w miarę możliwości tak, by dopłynęły do jego morza po znanym morzu; gdy pozwalają na to oba ułożenia, wybierasz. Stają wtedy na dowolnym takim polu morza. W innym razie kładzie się go jak zwykle, a statki wracają tam, skąd wyruszyły. Z Nawigacją liczy się też morze obszaru przy krawędzi mapy, a obszary sąsiadujące z morzem, na które statki wpłyną, odkrywa się w tym samym ruchu.
rule-COC-8-3-5 = Odkrywanie kończy ruch jednostek w tej akcji, także statków.
rule-COC-8-3-6 = Obszar odkryty przez kartę kładzie się tylko według zasad o morzu i krawędzi.

## COC-9.1

rules-COC-9-1 = Początek bitwy
rule-COC-9-1-1 = Bitwa lądowa zaczyna się, gdy jednostki wojskowe wchodzą na pole z wrogimi jednostkami lub wrogim miastem, a morska, gdy statki natrafiają na wrogie statki. Miasta bez jednostek wojskowych i fortecy oraz samych osadników pokonuje się bez rzutu; to także bitwa.
rule-COC-9-1-2 = Przed rundą 1 następują opłaty za Machiny Oblężnicze, potem Stalowa Broń, najpierw atakujący, potem trwałe wydarzenia i to, co przywódcy robią przed bitwą.
rule-COC-9-1-3 = Na lądzie walczą tylko jednostki wojskowe, na morzu tylko statki; przewożone jednostki nie walczą.

## COC-9.2

rules-COC-9-2 = Runda walki
rule-COC-9-2-1 = Z Taktyką atakujący może zagrać zakrytą kartę akcji, potem obrońca. Karta musi pasować: jej właściciel musi mieć w bitwie jedną z rzeczy, które wymienia, oraz właściwą rolę i miejsce.
rule-COC-9-2-2 = Obie karty się odkrywa; działania przy odkryciu następują teraz, najpierw atakującego, ale Zwiadowca przed wszystkim. Karty działają przez rundę, a potem odrzuca się je odkryte.
rule-COC-9-2-3 = Każda strona rzuca kością za każdą walczącą jednostkę i dodatkowymi kośćmi. Suma to wartość bojowa, co najmniej 0. Każda ikona działa dla jednej jednostki swojego rodzaju: piechota dodaje 1, kawaleria 2, słoń odbiera wartość kości i anuluje 1 trafienie, a kością przywódcy rzuca się, aż nie pokaże przywódcy. Przywódcy są pierwsi; przy nadmiarze ikon słonia wybierasz kości.
rule-COC-9-2-4 = Każde pełne 5 wartości bojowej to trafienie; anulowane się odejmuje. Obie strony jednocześnie tracą tyle wybranych przez siebie walczących jednostek, ile dostały trafień. Z ostatnią jednostką wojskową strona traci też osadników na polu.
rule-COC-9-2-5 = Jeśli obie strony zginęły, nikt nie wygrywa, a miasto zostaje przy właścicielu. Jeśli została jedna, wygrywa. Jeśli zostały obie, atakujący wycofuje się tam, skąd przyszły jednostki, bez zwycięzcy, albo następuje kolejna runda.
rule-COC-9-2-6 = W rundzie 1 forteca dodaje kość i anuluje 1 trafienie, nawet bez jednostek. Sama forteca wygrywa tylko, gdy wszyscy atakujący zginą w rundzie 1; inaczej przejmują miasto.

## COC-9.3

rules-COC-9-3 = Przejęcie miasta
rule-COC-9-3-1 = Jednostki wojskowe same we wrogim mieście je przejmują. Zastąp elementy właściciela swoimi; elementy w innych kolorach, cuda i obeliski zostają. Zyskaj tyle złota, ile wynosi wielkość, o 1 więcej, jeśli było szczęśliwe, dokładnie 1, jeśli było rozgniewane. Dawny właściciel może postawić osadnika w innym swoim mieście, a miasto staje się rozgniewane.
rule-COC-9-3-2 = Element, którego nie możesz zastąpić, usuwa się za 1 złoto. Bez osady usuwa się całe miasto, po 1 złocie za element. To złoto dochodzi do poprzedniego. Twoje jednostki zostają na polu, a dawny właściciel i tak dostaje osadnika.
rule-COC-9-3-3 = Cuda idą za miastem: opisuje to rozdział o cudach.
rule-COC-9-3-4 = Miasta przejęte przez barbarzyńców i im odebrane mają własne zasady: opisuje je rozdział o barbarzyńcach.
rule-COC-9-3-5 = Z rozszerzeniem kto zabije przywódcę w bitwie, bierze jego kartę, wartą 2 punkty.

## COC-9.4

rules-COC-9-4 = Bitwy morskie
rule-COC-9-4-1 = Bitwy morskie przebiegają jak lądowe, ze statkami i bez zdolności bojowych. Statki wycofują się tam, gdzie zaczęły ruch; zwerbowane nie mogą.
rule-COC-9-4-2 = Potem każda strona usuwa przewożone jednostki, których jej statki, po 2, już nie uniosą.
rule-COC-9-4-3 = Okręty Wojenne anulują 1 trafienie w rundzie 1 bitwy morskiej oraz bitwy lądowej, do której wchodzisz prosto ze statków.

## COC-10

rules-COC-10 = Wydarzenia
rule-COC-10-1 = Gdy twój tor wydarzeń jest pusty, dobierz wydarzenie. Najpierw rozpatrz ikonę, tylko dla siebie, poza najazdem piratów, potem tekst; teksty dla kilku graczy idą zgodnie z ruchem wskazówek zegara od ciebie. Odrzuć kartę odkrytą, chyba że się ją zachowuje, i uzupełnij tor. Gdy talia jest pusta, tasuje się karty odrzucone.
rule-COC-10-2 = Wydarzenie rozpatruje się do końca, zanim cokolwiek innego; wydarzenia, które wywoła, czekają na swoją kolej.
rule-COC-10-3 = Kopalnia złota: zyskaj 2 złota. Jałowa ziemia: połóż znacznik na odkrytym polu lądu obok twojego miasta, bez jednostek i miasta, poza pustkowiami; nikt już tam nie zbiera ani nie zakłada miast, ale dla ruchu teren się nie zmienia. Jeśli nie ma takiego pola, nic się nie dzieje.

## COC-10.4

rules-COC-10-4 = Barbarzyńcy
rule-COC-10-4-1 = Przybycie: połóż osadę barbarzyńców z 1 piechotą na pustym polu lądu, nie na pustkowiu ani jałowej ziemi, 2 pola lądu od jednego z twoich miast i nie bliżej pozostałych, a jeśli się nie da, obok twojego miasta; zawsze co najmniej 2 pola od miast innych graczy. Potem dodaj 1 jednostkę w dowolnym mieście barbarzyńców: piechotę, a z rozszerzeniem kawalerię lub słonia tam, gdzie jest piechota. Czego nie ma w puli, to się pomija.
rule-COC-10-4-2 = Ruch: każda armia barbarzyńców w odległości do 2 pól lądu od twoich miast przechodzi raz 1 pole w stronę najbliższego, w wybranej przez ciebie kolejności; ty wybierasz też między równymi drogami. Armia, która przekroczyłaby limit 4, zostaje. Gdzie natrafi na jednostki lub miasto, walczy. Potem każde miasto barbarzyńców w odległości do 2 pól od twoich miast dostaje jednostkę. Jeśli nie ma takiej armii, tylko przybywa osada.
rule-COC-10-4-3 = Barbarzyńcy walczą ze zdolnościami bojowymi, ale bez kart, i nigdy się nie wycofują; ich straty wybiera program, od najtańszych. Gdy zdobędą miasto, zastępuje się tylko osadę, miasto staje się rozgniewane, a przegrany może postawić osadnika. Jeśli nie ma już osady barbarzyńców, miasto się usuwa.
rule-COC-10-4-4 = Pokonanie co najmniej 1 jednostki barbarzyńców daje 1 złoto, przejęcie ich miasta jeszcze 1, niezależnie od wielkości. Osadę się zastępuje, budynki zachowują kolory, a miasto staje się rozgniewane. Gdy nie masz osady, miasto się usuwa, dodatkowo po 1 złocie za element.
rule-COC-10-4-5 = Jednostki i miasta barbarzyńców uniemożliwiają zbieranie i zakładanie miast na ich polu.

## COC-10.5

rules-COC-10-5 = Piraci
rule-COC-10-5-1 = Postaw 2 statki piratów na polach morza bez statków graczy, jeden w miarę możliwości obok twojego miasta. Jeśli w puli jest mniej niż 2, najpierw zdejmij jakieś z mapy.
rule-COC-10-5-2 = Potem każdy gracz z miastem obok statku piratów traci 1 wybrany surowiec, żeton nastroju lub żeton kultury; kto nic nie ma, obniża o 1 poziom nastrój jednego z tych miast.
rule-COC-10-5-3 = Nikt nie zbiera z pól morza ze statkiem piratów lub obok niego, szlaki handlowe się na nich nie zaczynają ani przez nie nie prowadzą, a statki nie mogą minąć piratów.
rule-COC-10-5-4 = Każdy zatopiony statek piratów daje 1 złoto i 1 żeton nastroju lub kultury, ktokolwiek wygra bitwę.
rule-COC-10-5-5 = Jeśli nie ma dla nich miejsca, piraci nie przybywają.

## COC-10.6

rules-COC-10-6 = Szlaki handlowe
rule-COC-10-6-1 = Na początku tury, ze Szlakami Handlowymi, twoi osadnicy i statki handlują, każdy z innym nierozgniewanym miastem innego gracza w odległości do 2 pól, przez odkryte pola i nie przez piratów; najwyżej 4 szlaki. Każdy daje 1 żywność, a z Walutą żywność lub złoto. Możesz użyć mniej szlaków.
rule-COC-10-6-2 = Z rozszerzeniem każdy gracz, który ma wśród miast, z którymi handlujesz, miasto z targowiskiem, zyskuje 1 złoto, nie więcej.

## COC-11

rules-COC-11 = Faza podsumowania
rule-COC-11-1 = Każdy realizuje cele fazy podsumowania; dwa o tej samej nazwie wymagają różnych powodów. Tu gra się kończy po wieku 6 albo jeśli ktoś na początku fazy nie ma miasta.
rule-COC-11-2 = Każdy zyskuje za darmo 1 rozwinięcie, z kosteczką z toru; wydarzenia są możliwe.
rule-COC-11-3 = Każdy dobiera 1 kartę akcji i 1 cel. Ręka nie ma limitu.
rule-COC-11-4 = Możesz usunąć jedno ze swoich miast o wielkości 1 za 1 złoto; jednostki na polu zostają.
rule-COC-11-5 = Możesz przenieść wszystkie kosteczki swojej formy rządów na inną, której wymóg spełniasz, zaczynając od górnego rozwinięcia. Nie ma żetonów ani wydarzenia. Nic to nie kosztuje albo, jeśli tak ustalono na początku, 1 żeton nastroju i 1 żeton kultury.
rule-COC-11-6 = Kto ma łącznie najwięcej żetonów nastroju i kultury, wybiera następnego pierwszego gracza. Przy remisie wybiera pierwszy gracz, jeśli remisuje, a inaczej najbliższy remisujący po jego lewej. Zamiast nich wybiera właściciel Wielkiej Latarni Morskiej.

## COC-12

rules-COC-12 = Karty akcji i cele
rule-COC-12-1 = Górną połowę karty akcji zagrywa się poza bitwą, przy spełnieniu warunku i za jej cenę, a dolną w bitwie z Taktyką. Dowolnie wiele na turę, ale nie dwie o tej samej nazwie z tej samej okazji.
rule-COC-12-2 = Cel realizuje się jedną z jego połów i jest wart 2 punkty. Cele natychmiastowe realizuje się, gdy spełniony jest warunek, także w turze innego gracza. Dwa o tej samej nazwie nigdy nie liczą się z jednej okazji, inne mogą. Gdy talia jest pusta, tasuje się odrzucone; jeśli ich nie ma, nic się nie dobiera.

## COC-12.3

rules-COC-12-3 = Cuda
rule-COC-12-3 = Jest 8 kart cudów. Dobiera się je dzięki Inżynierii i Pomnikom; z pustej talii nic się nie dobiera.
rule-COC-12-3-1 = Wzniesienie cudu to akcja główna Inżynierii: aktywuj szczęśliwe miasto, zapłać 12 surowców i 5 żetonów kultury i miej jego rozwinięcie. Limity wielkości obowiązują. W mieście może być kilka cudów.
rule-COC-12-3-2 = W żywności, drewnie i rudzie: Arena 3, 4, 5 z Cyrkiem i Sportem; Ogrody 5, 5, 2 z Irygacją; Biblioteka 3, 6, 3 z Filozofią; Latarnia Morska 3, 5, 4 z Kartografią i portem; Mauzoleum 4, 4, 4 z Kapłaństwem; Piramida 2, 3, 7 z Rytuałami; Posąg 3, 4, 5 z Pomnikami; Mur 3, 2, 7 z Machinami Oblężniczymi. Złoto może zastąpić surowce.
rule-COC-12-3-3 = Cuda to elementy miasta, ale nie budynki: zwiększają jego wielkość i nie podlegają wpływowi.
rule-COC-12-3-4 = Gdy miasto zostaje zniszczone, cud i jego punkty przepadają, chyba że karta mówi inaczej.
rule-COC-12-3-5 = Kto przejmie miasto, ma cud i jego moc: 2 punkty dla budowniczego, 2 dla właściciela, wszystkie 4, jeśli to ten sam gracz. U barbarzyńców nikt go nie używa, a budowniczy zachowuje 2 punkty. Wielka Piramida zostaje przy budowniczym, ze wszystkimi 5 punktami, chyba że miasto zostanie zniszczone.

## COC-12.4

rules-COC-12-4 = Moce cudów
rule-COC-12-4 = Cud działa dla właściciela swojego miasta. Póki miasto mają barbarzyńcy, nie działa dla nikogo, poza ochroną Wielkich Ogrodów.
rule-COC-12-4-1 = Wielka Arena: gdy wydajesz lub oddajesz żetony nastroju lub kultury, jedne mogą uchodzić za drugie, poza płaceniem za cuda. Raz na bitwę lądową, po twoim rzucie, za 1 z nich dostajesz +1 do wartości bojowej.
rule-COC-12-4-2 = Wielkie Ogrody: każda równina, z której zbiera to miasto, może dać dowolny surowiec. Jednostki innych graczy, które w tej turze weszły na równinę, nie mogą zaatakować miasta, nawet z Drogami; barbarzyńcy mogą. W ich rękach chroni je przed każdym graczem.
rule-COC-12-4-3 = Wielka Biblioteka: raz na turę rozwinięcie, którego nie masz, poza formami rządów, do końca tury liczy się jako twoje, bez żetonu i działania przy zyskaniu. Nie pomaga kupować innych rozwinięć.
rule-COC-12-4-4 = Wielka Latarnia Morska: przy każdej aktywacji jej miasta możesz postawić statek ze swojej puli na dowolnym odkrytym polu morza bez wrogich statków. W fazie podsumowania wybierasz pierwszego gracza.
rule-COC-12-4-5 = Wielkie Mauzoleum: dobierając kartę akcji lub wydarzenia, możesz zamiast niej wziąć wierzchnią odrzuconą. Twoje odrzucone karty trafiają na spód stosu.
rule-COC-12-4-6 = Wielka Piramida: 5 punktów dla budowniczego, ktokolwiek ma miasto, i wygrany remis o pierwsze miejsce.
rule-COC-12-4-7 = Wielki Posąg: po wzniesieniu dobierz 1 cel; raz na turę odrzuć 1 cel za 1 dodatkową akcję główną.
rule-COC-12-4-8 = Wielki Mur: w rundzie 1 bitwy o twoje szczęśliwe miasto atakujący ma o 2 mniej wartości bojowej. Barbarzyńcy atakujący twoje miasta są pokonani bez rzutu, za 1 złoto.

## COC-13

rules-COC-13 = Przywódcy i cywilizacje
rule-COC-13-1 = Przywódca to jednostka wojskowa za 1 żeton nastroju i 1 żeton kultury, werbowana w dowolnym twoim mieście, z jedną z twoich nieużytych kart przywódców. Na mapie jest tylko jeden; nowy na zawsze zastępuje starego. Po 3 przywódcach nie ma już następnych.
rule-COC-13-2 = Zdolności działają w mieście z przywódcą albo w bitwie lądowej, w której walczy, w każdej rundzie, chyba że karta mówi inaczej; na morzu tylko, gdy to mówi.
rule-COC-13-3 = Przywódca zabity w bitwie przez innego gracza, także na statku, jest wart dla niego 2 punkty. Stracony przez wydarzenie, barbarzyńców lub piratów albo zastąpiony nikomu nie daje punktów.
rule-COC-13-4 = Przywódca wieziony na straconym statku może być jedną z usuwanych jednostek.
rule-COC-13-20 = Rozwinięcie cywilizacji zyskujesz razem z rozwinięciem, z którym jest związane, albo z pierwszym rozwinięciem formy rządów; kosteczka pochodzi z puli, a każde jest warte pół punktu. Tracąc związane rozwinięcie, zachowujesz je tylko, póki warunek spełnia inne.
rule-COC-13-21 = Wielka Biblioteka nigdy nie daje rozwinięć cywilizacji. Ich teksty są na liście kart.
rule-COC-13-22 = Jeńcy wracają do puli właścicieli. Każdy ruch miasta Hunów je aktywuje. Kartagina może mieć 4 statki na polu i 8 łącznie, z piratami; gdy ma wszystkich piratów, ich ikona nic nie robi. Przemieniona jednostka Wikingów to nadal ta sama jednostka. Ekspansywność Chin działa tylko po werbunku. Fortel Japonii następuje po ogłoszeniu karty i jej celu, a anulowana karta nic nie kosztuje.
rule-COC-13-23 = Polis: przy drugiej lub dalszej aktywacji za aktywowane może uchodzić inne twoje miasto, w tej chwili co najmniej tak duże i tak szczęśliwe; działa pierwsze miasto, z własną wielkością i nastrojem.
rule-COC-13-29 = Rozwinięcia, które pozwalają na jednostki bez targowiska, działają tylko w wymienionych miastach; pozostałe zasady werbunku obowiązują.
rule-COC-13-30 = Aztekowie: najwyżej 4 jeńców, bez przywódców. Jeniec anuluje dobrane wydarzenie i dobiera się następne. Zbieranie z pola wrogiego miasta w odległości do 2 pól liczy się do wielkości; jego nastrój i jednostki nie mają znaczenia, jałowa ziemia nic nie daje. Każdy jeniec płaci też jak 1 żeton nastroju lub 1 żeton kultury.
rule-COC-13-31 = Babilończycy: Kanały patrzą na całą żywność zbioru. Dokładnie 1 staje się 2; brak lub więcej nic nie dodaje.
rule-COC-13-32 = Nabuchodonozor II i Qin Shi Huang, póki są aktywni: dobierając kartę cudu, bierzesz cud, który wymieniają, o ile nie jest wzniesiony, z talii, odrzuconych, wystawionych lub z ręki rywala, a on dobiera inną. Cuda w mieście z przywódcą to dodatkowa akcja przy zwykłych warunkach, a wymieniony kosztuje o 2 żetony kultury mniej.
rule-COC-13-33 = Celtowie: najwyżej jeden żeton druidów na osadę barbarzyńców; przepada, gdy gracz przejmie lub nawróci to miejsce.
rule-COC-13-34 = Chiny: Pola Ryżowe dają najwyżej 2 żywności więcej na zbiór, 1 za każdą równinę z twoimi osadnikami, nie w mieście.
rule-COC-13-35 = Egipt: pary to Dogmaty i Nacjonalizm, Pobożność i Totalitaryzm, Konwersja i Władza Absolutna, Fanatyzm i Pańszczyzna. Żetony Kleopatry wiążą atakujących tylko, póki jest aktywna, w każdym mieście, które je ma; cenę płaci się przed ruchem atakujących. Utracone miasto traci żetony, a barbarzyńcy na nie nie zważają.
rule-COC-13-36 = Fenicjanie: porty handlują same, każdy z innym miastem nad morzem; limit 4 szlaków zostaje.
rule-COC-13-37 = Grecja: Wyszkolenie działa tylko przy werbunku przez aktywację. Hellenizacja używa pełnej wielkości miasta, z którego wychodzi, czyjegokolwiek z budynkiem w twoim kolorze, i można ją wzmacniać.
rule-COC-13-38 = Hunowie: nierozgniewane miasto o wielkości 1 rusza się jako jeden z 3 ruchów lub z grupą i zyskuje 1 surowiec z nowego pola. Góry zatrzymują je na turę; pustkowia i jałowa ziemia nic nie dają, ale można na nie wejść i tam budować. Nigdy nie wchodzi na miasta, wrogów ani statki i nie używa Dróg. Nie liczy się do limitu koncentracji wojsk.
rule-COC-13-39 = Indie: osadnik wpływa w odległości do 2 pól, o 1 dalej za każdego kolejnego osadnika na polu; miasto ma zasięg równy wielkości i 1 za każdego osadnika w nim.
rule-COC-13-40 = Japonia: Garncarstwo liczy całą żywność zbioru i płaci każdy zbiór z co najmniej 3 żywności. Karta kupiona dzięki Szogunatowi zastępuje piechotę z Poboru. Jeśli tak ustalono na początku, Garncarstwo i każda połowa Szogunatu działają raz na turę.
rule-COC-13-41 = Kartagina: jednostki wysadzone przez Hegemonię nie mogą się już ruszyć w tej turze, a te, które ani nie lądują, ani nie mieszczą się na innych statkach, się usuwa. Piraci są twoi tylko, póki jest z nimi twoja jednostka; liczą się, gdy wydarzenie zabiera jednostki, i giną pierwsi w bitwach morskich. Statki dzielące pole z piratami mogą ich zaatakować jednym ruchem.
rule-COC-13-42 = Majowie: Boiska kosztują 1 żeton nastroju, raz na zbieranie lub werbunek, nie w rozgniewanych miastach. Kalendarz kosztuje 1 żeton kultury za każdą kartę włożoną pod talię i nie można go użyć między zyskaniem Astronomii a wydarzeniem, które po nim następuje.
rule-COC-13-43 = Persja: nawrócona jednostka wymaga figurki swojego rodzaju w twojej puli, stoi na polu wroga i od razu walczy z resztą; sami osadnicy giną. To ten jeden sukces w turze.
rule-COC-13-44 = Rzym: Imperialne Drogi wiodą przez najwyżej 4 pola z jednego twojego miasta do drugiego, za cenę Dróg.
rule-COC-13-45 = Wikingowie: jednostka przemienia się w ruchu o 1 pole, na pole obok miejsca startu, bez wrogów. Wiezione jednostki lądują z nią lub zostają na innych statkach; część grupy może stać się statkami i wieźć resztę. Bez Taktyki nic nie zmienia się w piechotę ani z piechoty. Kamień runiczny zużywa obelisk.

## COC-14

rules-COC-14 = Koniec gry i punktacja
rule-COC-14-1 = Gra kończy się w fazie podsumowania po wieku 6, po zrealizowaniu celów, albo wcześniej, jeśli ktoś nie ma wtedy miasta.
rule-COC-14-2 = 1 punkt za każdą osadę i budynek w twoim kolorze na mapie, gdziekolwiek stoi; pół punktu za każde rozwinięcie, także cywilizacji; 2 za każdy cel; 4 za cud, po 2 i 2, jeśli został przejęty, 5 za Wielką Piramidę; 2 za każdego zabitego przywódcę; oraz to, co dają wydarzenia i cywilizacje.
rule-COC-14-3 = Remis wygrywa budowniczy Wielkiej Piramidy; potem porównuje się kolejno punkty za elementy miast, rozwinięcia, cele z kamieniami runicznymi, cuda, wydarzenia i przywódców. Inne punkty o niczym nie decydują. Jeśli wszystko jest równe, zwycięstwo jest wspólne.

## COC-15

rules-COC-15 = Warianty
rule-COC-15-1 = Bez wydarzeń: z każdego wydarzenia rozpatruje się tylko ikonę. Wydarzenia do wyboru: przed dobraniem mówisz, czy bierzesz całą kartę, czy tylko ikonę.
rule-COC-15-2 = Krótka gra: 4 wieki, 2 osadników na początku i 2 darmowe rozwinięcia w każdej fazie podsumowania; drugie, gdy wszyscy wzięli pierwsze, nie wywołuje wydarzenia.
rule-COC-15-3 = Zmienny koniec gry, na torze 7 wieków: na początku każdej z 5 ostatnich rund pierwszy gracz rzuca, a gra kończy się przy 1, potem do 2, do 3, do 4, a w końcu zawsze do 6. Albo gra kończy się po tej z tych rund, w której wzniesiono cud. Realizuje się wtedy już tylko cele.
rule-COC-15-4 = Losowi przywódcy: kto werbuje przywódcę, dostaje losowego z nieużytych.
rule-COC-15-5 = Wspólne cuda: dobrane karty cudów leżą odkryte i może je wznieść każdy gracz z Inżynierią, który spełnia ich wymogi.
rule-COC-15-6 = Alternatywna historia: każdy dostaje 3 losowych przywódców ze wszystkich cywilizacji.
