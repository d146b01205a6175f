# Zasady dla graczy, naszymi słowami. `rules-…` to tytuł rozdziału, `rule-…` treść zasady.

## ND-1

rules-ND-1 = Pojęcia
rule-ND-1-1 = Gra jest dla 2 do 5 osób, dla 5 tylko z dodatkiem.
rule-ND-1-2 = Znaczniki to armie, karawany, miasta ze stolicami, żetony kontroli i dzielnice. Armie i karawany to figurki.
rule-ND-1-3 = Sojusznicze jest to, co ma twój kolor, wrogie to, co ma kolor innego gracza. Barbarzyńcy, miasta-państwa i forty bez miasta są neutralne.
rule-ND-1-4 = Pole z twoim miastem lub żetonem kontroli, także z dzielnicą, jest dla ciebie sojusznicze; z cudzym jest wrogie. Figurki nic tu nie zmieniają.
rule-ND-1-5 = Pole to jeden heks. Kafelek ma ich dziesięć, fort i żeton wody po jednym.
rule-ND-1-6 = Sąsiednie pola mają wspólny bok. Pole krawędzi ma co najmniej jeden bok, przy którym nic nie leży.
rule-ND-1-7 = Odległości liczy się po istniejących polach. Jeśli zasada nie mówi inaczej, jak przy budowie miast, wolno liczyć przez każde, także przez wodę i wrogie.
rule-ND-1-8 = Na pustym polu nie ma żadnego żetonu ani figurki.
rule-ND-1-9 = Miasto potrzebuje dozwolonego pola: bez wody, nie obok miasta, miasta-państwa ani fortu, i bez niczego prócz karawan, twoich armii lub twojego żetonu kontroli. Surowiec lub cud natury przeszkadza; samotny żeton cudu świata nie.
rule-ND-1-10 = Zniszczona figurka wraca na kartę, zniszczony żeton kontroli, dzielnica lub miasto do wolnych znaczników właściciela. Pokonani barbarzyńcy czekają obok mapy.
rule-ND-1-11 = Przejąć cud to zdobyć go atakiem. Kto zastępuje miasto efektem karty, dostaje jego cud, ale go nie przejmuje.
rule-ND-1-12 = „Możesz” za każdym razem zostawia wybór tobie. „Potem” mówi tylko o kolejności: ciąg dalszy dzieje się, nawet jeśli początek był niemożliwy.

## ND-2

rules-ND-2 = Elementy gry
rule-ND-2-1 = Każdy gracz ma 34 żetony kontroli, 5 dzielnic, 6 ustrojów, 1 stolicę, 7 miast, 3 karawany, 2 armie, 24 karty działania i 5 kart dyplomacji. Jest 21 kafelków mapy, 16 żetonów wody, 5 fortów, 36 cudów, po 10 surowców 4 typów, 60 żetonów handlu i 11 grup barbarzyńców.
rule-ND-2-2 = Dodatek zastępuje część gry podstawowej: wskaźnik wydarzeń i tory działań, dwa cuda, jedną kartę zwycięstwa, sześć kart działania każdego koloru i jedną kartę dyplomacji.
rule-ND-2-3 = Kto nie ma wolnego żetonu kontroli, może wziąć własny z mapy i umieścić właśnie ten. Bez wolnego miasta, dzielnicy lub figurki nic się nie umieszcza. Czego nie ma w puli, tego się nie zdobywa.

## ND-3

rules-ND-3 = Przygotowanie
rule-ND-3-1 = Każdy dostaje losowego przywódcę z jego specjalną kartą działania oraz znaczniki i karty jednego koloru.
rule-ND-3-2 = Sześć kart poziomu I tworzy szereg: z lewej Irygacja, dalej w kolejności z arkusza przywódcy. Specjalna karta poziomu I zastępuje zwykłą. Na karcie wojska leży armia, na karcie ekonomii karawana.
rule-ND-3-3 = Każdy dostaje losowy kafelek stolicy i fort.
rule-ND-3-4 = Pierwszy gracz jest losowy i zostaje nim do końca.
rule-ND-3-5 = Pozostałe kafelki tworzą potasowany stos.
rule-ND-3-6 = Rdzeń to 2 kafelki dla 2 lub 3 osób, a 4 dla większej liczby, wszystkie tą samą stroną, w ustalonym układzie.
rule-ND-3-7 = Po kolei każdy układa fort na wolnym miejscu, które dotyka co najmniej dwóch pól rdzenia, ale nie innego fortu ani pola miasta-państwa.
rule-ND-3-8 = Po kolei każdy układa kafelek stolicy, dowolną stroną i dowolnie obrócony, tak żeby dotykał co najmniej czterech różnych pól rdzenia i fortów. Na gwieździe staje stolica.
rule-ND-3-9 = Miejsca zamknięte ze wszystkich stron wypełnia woda. Jeśli ktoś nie może nic ułożyć, przygotowanie zaczyna się od nowa.
rule-ND-3-10 = Każdy symbol dostaje swój żeton: barbarzyńcy, surowce, cuda natury, miasta-państwa.
rule-ND-3-11 = Karty dyplomacji miast-państw z mapy leżą obok niej, pozostałe czekają.
rule-ND-3-12 = Pierwszy gracz kładzie żeton kierunku barbarzyńców. Wskaźnik wydarzeń zaczyna na pierwszej pozycji, której się teraz nie rozpatruje.
rule-ND-3-13 = Po jednym starożytnym i średniowiecznym cudzie każdego typu wychodzi z gry w tajemnicy. Każdy typ ma potem talię z 2 starożytnych, 2 średniowiecznych i 3 współczesnych cudów w tej kolejności, a pierwszy jest odkryty.
rule-ND-3-14 = W grze są obie karty fortów i trzy losowe inne karty zwycięstwa.
rule-ND-3-15 = Żetony handlu i pozostałe surowce to pula.

## ND-4

rules-ND-4 = Runda i tura
rule-ND-4-1 = W rundzie każdy ma jedną turę. Potem sprawdza się zwycięstwo i rusza wskaźnik wydarzeń.
rule-ND-4-2 = Tura: efekty początku w dowolnej kolejności, wybór jednej z sześciu kart działania, jej rozpatrzenie, przesunięcie na początek szeregu, efekty końca.
rule-ND-4-3 = Wolno wybrać kartę, która niewiele da. Co niemożliwe, to się pomija; „do” może znaczyć zero.
rule-ND-4-4 = Karta trafia na lewy koniec szeregu, karty sprzed niej przesuwają się o jedno miejsce w prawo, a wszystko, co na nich leży, idzie z nimi.
rule-ND-4-5 = Karty rozpatrywane dodatkowo zostają na swoich miejscach, chyba że powiedziano inaczej.

## ND-5

rules-ND-5 = Miejsca w szeregu
rule-ND-5-1 = Sześć pozycji toru ma numery 1, 1, 2, 3, 4, 5. Obie jedynki to pierwsze miejsce.
rule-ND-5-2 = Przesunięcia liczą kartę dalej w prawo, gdy jest rozpatrywana, nigdy poza ostatnią pozycję. Numer tam jest jej numerem miejsca we wszystkim.
rule-ND-5-3 = Ponieważ są dwie jedynki, przesunięcie o 2 prowadzi z pierwszej na miejsce 2, a z drugiej na miejsce 3.
rule-ND-5-4 = Karta „jak na pierwszym miejscu” zaczyna na lewym końcu; przesunięcia działają potem.
rule-ND-5-5 = Kolejność kilku przesunięć wybierasz sam; przesunięcie z warunkiem patrzy na miejsce osiągnięte do tej pory. Każde działa raz.
rule-ND-5-6 = „Na miejscu 5” znaczy: po przesunięciach.
rule-ND-5-7 = Przesunięcia dają ustroje, niektóre cuda i jeden przywódca. Karta się przy tym nie rusza.

## ND-6

rules-ND-6 = Teren
rule-ND-6-1 = Trudność: łąki 1, wzgórza 2, las 3, pustynia 4, góry 5. Cud natury nie ma terenu i ma trudność 5, miasto-państwo liczy się jak łąki, fort jak las. Woda jest zamknięta, póki coś jej nie otworzy, a wtedy ma trudność 1.
rule-ND-6-2 = Karta działa na polach nie trudniejszych niż jej numer miejsca.
rule-ND-6-3 = Efekty zmieniają trudność tylko tam, gdzie mówią, nigdy poniżej 1 i nigdy sam teren.

## ND-7

rules-ND-7 = Żetony handlu
rule-ND-7-1 = Na karcie działania leżą najwyżej 3 żetony handlu, reszta przepada. Miasta-państwa i cuda natury się nie liczą.
rule-ND-7-2 = Rozpatrując kartę, możesz wydawać jej żetony handlu: kultura 1 żeton kontroli więcej, nauka 1 krok więcej, ekonomia 1 pole więcej dla każdej karawany, przemysł 1 produkcji więcej na cud, rozwój 1 umocniony żeton więcej; wojsko ponowny rzut lub +1 w walce, także w obronie.
rule-ND-7-3 = Żetony handlu nie podnoszą numeru miejsca.
rule-ND-7-4 = W ekonomii wydaje się je przed ruchem pierwszej karawany, poza tym w dowolnej chwili rozpatrywania.
rule-ND-7-5 = Dają je karawany, pokonani barbarzyńcy, dzielnice i karty.
rule-ND-7-6 = Karta zastępująca inną zachowuje wszystko, co na niej leży, a ustrój tylko przy tym samym typie.

## ND-8

rules-ND-8 = Kultura i żetony kontroli
rule-ND-8-1 = Żeton kontroli trafia na pole obok twojego miasta: nie wodę, nie za trudne, bez barbarzyńców, miasta, miasta-państwa, fortu, żetonu kontroli, dzielnicy i wrogiej armii. Karawany, twoje armie, surowce i cuda natury nie przeszkadzają.
rule-ND-8-2 = Żetony kontroli są nieumocnione, chyba że powiedziano inaczej.
rule-ND-8-3 = Kto umieszcza żeton kontroli, zabiera leżący tam surowiec lub cud natury.
rule-ND-8-4 = Leżący tam samotnie żeton cudu świata przechodzi pod twoją kontrolę.
rule-ND-8-5 = Żetony kontroli umieszcza się po kolei; każdy od razu czyni pole sojuszniczym.
rule-ND-8-6 = Karty kultury dają dwa lub trzy żetony kontroli obok miast; lepsze przesuwają żeton, dodają jeden obok sojuszniczego pola albo zastępują czy odwracają wrogi. Przesunięty żeton zachowuje stronę.
rule-ND-8-7 = Żetony kontroli za żetony handlu podlegają pierwszej zasadzie karty; te od przywódcy leżą obok miast.
rule-ND-8-8 = Gdy efekt spoza karty działania nie mówi o trudności, trudność i sąsiedztwo miasta nie mają znaczenia. Reszta ND-8.1 obowiązuje.
rule-ND-8-9 = Umocnić to odwrócić własny żeton kontroli lub dzielnicę na mocną stronę.
rule-ND-8-10 = Umocniony żeton daje obrońcy 1 za siebie i po 1 każdemu sojuszniczemu miastu i żetonowi obok. Barbarzyńcy go odwracają, zamiast niszczyć.

## ND-9

rules-ND-9 = Nauka i lepsze karty
rule-ND-9-1 = Nauka przesuwa wskaźnik technologii o numer miejsca. Pola 3 i 6 dają poziom II, 10 i 14 poziom III, 19 i 24 poziom IV.
rule-ND-9-2 = Na każdym z tych pól, także mijanym, możesz wziąć jedną kartę dokładnie tego poziomu. Zastępuje ona kartę tego samego typu.
rule-ND-9-3 = Poziomy można przeskakiwać. Karta nigdy nie ustępuje karcie niższego poziomu, a tego samego tylko, gdy jedna z nich jest specjalna.
rule-ND-9-4 = Po 24 następuje 15 i liczy się dalej.
rule-ND-9-5 = Nowa karta działa od następnego rozpatrzenia. Karta nauki, która zastępuje rozpatrywaną, trafia na początek szeregu za nią.
rule-ND-9-6 = Jeśli nowa karta pokazuje więcej figurek, kładzie się je na niej. Figurki na mapie zostają.
rule-ND-9-7 = Specjalną kartę możesz wziąć wszędzie, gdzie przysługuje ci karta jej poziomu i typu.
rule-ND-9-8 = Cztery karty nauki: trzy lepsze dają też żeton handlu, surowiec typu, którego żetonu nie masz, albo na miejscu 5 uderzenie w żetony kontroli wokół pola. Miasta i pola z armią są oszczędzane.

## ND-10

rules-ND-10 = Przemysł
rule-ND-10-1 = Zbuduj cud albo miasto.
rule-ND-10-2 = Wybierz odkryty cud. Produkcja to numer miejsca, 2 za każdy wydany surowiec lub cud natury i 1 za każdy żeton handlu. Koszt obniżają żeton handlu na cudzie i efekty. Nadmiar przepada.
rule-ND-10-3 = Liczą się tylko dwa typy surowców z karty cudu. Wydany surowiec wraca do puli; cud natury zostaje u ciebie i działa raz na turę.
rule-ND-10-4 = Cud staje w twoim mieście bez cudu. Bierzesz kartę, jej żeton handlu wraca do puli, a odkrywa się następną kartę talii. Jeden cud zakłada własne miasto.
rule-ND-10-5 = „Gdy budujesz” dzieje się od razu.
rule-ND-10-6 = Miasto staje na dozwolonym, nie za trudnym polu w zasięgu karty od sojuszniczego pola. Droga omija wodę, jeśli nie jest dozwolona, wrogie pola, barbarzyńców i pola za trudne. Przez miasta-państwa wolno liczyć.
rule-ND-10-7 = Własny żeton kontroli stamtąd do ciebie wraca; karawany i twoje armie zostają.
rule-ND-10-8 = Zasięgi to 2, 3, 4 i 5, dwa ostatnie także przez wodę. Poziom II może też budować przy twojej figurce, niezależnie od odległości i trudności. Poziom IV dodaje do 2 żetonów kontroli.
rule-ND-10-9 = Forty liczą się jak las, a przez twoje i niczyje wolno liczyć.
rule-ND-10-10 = Miasto jest rozwinięte, gdy wszystko, co istnieje wokół niego, jest wodą lub jest sojusznicze. Nowy kafelek może to zmienić. Niczyj fort lub miasto-państwo obok przeszkadza.

## ND-11

rules-ND-11 = Ekonomia i karawany
rule-ND-11-1 = Każda karawana rusza się raz, jedna po drugiej. Z karty zaczyna w stolicy lub rozwiniętym mieście. Może zostać na miejscu.
rule-ND-11-2 = Karawany wchodzą na pola nie za trudne, bez wody, jeśli nie jest dozwolona, i bez barbarzyńców. Nic innego ich nie zatrzymuje.
rule-ND-11-3 = W mieście-państwie lub wrogim mieście karawana wraca na kartę. Zdobywasz 2 żetony handlu, w mieście-państwie na kartę jego typu, w mieście na dowolne, i możesz wziąć kartę dyplomacji.
rule-ND-11-4 = Do tego samego miasta lub miasta-państwa może w turze dotrzeć tylko jedna karawana.
rule-ND-11-5 = Karawana w drodze zostaje na mapie i może zostać zniszczona.
rule-ND-11-6 = Karawany mogą eksplorować.
rule-ND-11-7 = Cztery karty ekonomii: od 1 do 3 karawan i od 3 do 6 pól; dwie ostatnie także przez wodę, z wymianą surowca albo z kolejną kartą po powrocie na początek szeregu.
rule-ND-11-8 = Gdzie woda jest dozwolona, figurka może na niej stanąć i zawsze może ją potem opuścić.

## ND-12

rules-ND-12 = Wojsko
rule-ND-12-1 = Karta wojska pokazuje, ile masz armii. Zniszczone na nią wracają.
rule-ND-12-2 = Każda armia rusza się raz, razem ze swoim atakiem, zanim ruszy następna. Z karty zaczyna w stolicy lub rozwiniętym mieście. Może zostać.
rule-ND-12-3 = Armie wchodzą na pola nie za trudne, bez wody, jeśli nie jest dozwolona. Własne znaczniki nie przeszkadzają.
rule-ND-12-4 = Barbarzyńcy, miasta-państwa, niczyje forty i wrogie znaczniki zatrzymują armię i musi ona atakować. Niektóre efekty pozwalają przejść.
rule-ND-12-5 = Armie mogą eksplorować.
rule-ND-12-6 = Armia nie wchodzi na pole, na którym mogłaby zaatakować tylko kogoś chronionego paktem.
rule-ND-12-7 = Barbarzyńców trzeba atakować najpierw. Poza tym wybierasz jeden wrogi znacznik, miasto-państwo lub fort.
rule-ND-12-8 = Wybór miasta-państwa lub znacznika gracza kosztuje, jeszcze przed atakiem, wszystkie karty dyplomacji od nich.
rule-ND-12-9 = Wartość atakującego: kość, numer miejsca i premie.
rule-ND-12-10 = Wartość obrońcy: kość i premia. Fort 6, miasto-państwo 8, barbarzyńcy trudność pola. Miasto podwójną trudność, żeton kontroli trudność i 1, jeśli jest umocniony, oba po 1 za każdy sojuszniczy umocniony żeton obok. Figurki samą trudność. Każdy wrogi znacznik 2, jeśli jest tam inna armia właściciela, i premie z jego kart.
rule-ND-12-11 = Za neutralnych obrońców tylko się rzuca, niczego się nie wydaje.
rule-ND-12-12 = Po obu rzutach najpierw atakujący, potem obrońca może wydawać po jednym żetony z karty wojska: ponowny rzut albo +1. Kto przestał, ten przestał.
rule-ND-12-13 = Żetony miast-państw i Palenque działają tylko w turze swojego gracza; Dżabal Barkal działa po obu stronach.
rule-ND-12-14 = Wygrywa wyższa wartość, w remisie obrońca.
rule-ND-12-15 = Gdy wygra obrońca, atakująca armia jest zniszczona.
rule-ND-12-16 = Gdy wygra atakujący: barbarzyńcy znikają za 1 żeton handlu; figurka jest zniszczona; żeton kontroli lub dzielnicę zastępuje żeton kontroli atakującego; miasto zastępuje miasto, razem z cudem; stolica zostaje i oddaje do 2 żetonów handlu i cud; miasto-państwo jest podbite; w forcie staje miasto.
rule-ND-12-17 = Po pokonaniu miasta lub żetonu kontroli giną wszystkie inne wrogie figurki na polu. Figurki chronionego gracza się cofają.
rule-ND-12-18 = Bez wolnego żetonu kontroli można wziąć go z mapy; inaczej pokonany jest tylko usuwany. Bez wolnego miasta pokonane miasto znika, a miasto-państwo lub fort zostaje.
rule-ND-12-19 = Zwycięska armia zostaje, chyba że coś do ataku nadal tam jest: wtedy się cofa. Jej ruch jest skończony.
rule-ND-12-20 = Kilka armii jednego gracza może dzielić pole, armie różnych graczy nigdy.
rule-ND-12-21 = Efekty nie usuwają ani nie zastępują niczego tam, gdzie jest armia. Ataki tak, a dzielnica wojskowa może pokonać samą armię.
rule-ND-12-22 = Wrogie armie przeszkadzają w umieszczaniu żetonów kontroli i budowie miast. Karawany je mijają.
rule-ND-12-23 = Cztery karty wojska: od 3 do 6 pól, dwie ostatnie także przez wodę; premie przeciw barbarzyńcom lub wszystkim; pokonana armia, która rusza znowu; mijanie lżejszych znaczników.

## ND-13

rules-ND-13 = Rozwój i dzielnice
rule-ND-13-1 = Rozwój umieszcza dzielnicę albo umacnia żetony kontroli, najwyżej tyle, jaki jest numer miejsca; lepsze karty robią jedno i drugie, dodają żeton kontroli albo każą wszystkim rozpatrzyć jeden typ dzielnicy, od ciebie zgodnie z ruchem wskazówek zegara.
rule-ND-13-2 = Każdy żeton handlu z karty umacnia jeden żeton kontroli, cokolwiek karta zrobiła.
rule-ND-13-3 = Dzielnica jest we wszystkim żetonem kontroli. Umieszcza ją tylko rozwój, obok twojego miasta, i może zastąpić leżący tam własny żeton kontroli. Jest wtedy nieumocniona. Pokonana przez rywala staje się jego zwykłym żetonem kontroli.
rule-ND-13-4 = Każdy ma po jednej dzielnicy pięciu typów.
rule-ND-13-5 = Dzielnica może zastąpić także inną własną dzielnicę. Zastąpioną można umieścić ponownie.
rule-ND-13-6 = Przy symbolu dzielnic każdy rozpatruje wszystkie swoje dzielnice w dowolnej kolejności, najpierw pierwszy gracz, potem kolejni. Kampus: żetony handlu na naukę za góry i cuda natury. Dzielnica biznesowa: po jednym za rozwinięte miasto albo na ekonomię za pustynie. Dzielnica wojskowa: w odległości 2 giną barbarzyńcy albo armia rywala, a własny żeton się umacnia. Dzielnica przemysłowa: żetony handlu na przemysł za lasy albo miasto za 3 z nich. Dzielnica kulturalna: żeton kontroli w odległości 2 od niej lub od twojego miasta z cudem.
rule-ND-13-7 = Pole samej dzielnicy też się liczy, z jego terenem. Fort pod sojuszniczym miastem liczy się jak las.

## ND-14

rules-ND-14 = Ustroje
rule-ND-14-1 = Przy symbolu ustroju każdy może położyć ustrój karty z pierwszego miejsca na tej karcie; wcześniejszy zabiera.
rule-ND-14-2 = Republika należy do kultury, monarchia do rozwoju, oligarchia do ekonomii, autokracja do wojska, każda ma 2 strzałki; demokracja do nauki i komunizm do przemysłu, po 1.
rule-ND-14-3 = Karta z ustrojem liczy się o tyle miejsc dalej w prawo, gdziekolwiek leży.

## ND-15

rules-ND-15 = Eksploracja
rule-ND-15-1 = Figurka na polu krawędzi kafelka ze stolicą, czyjąkolwiek, może wydać jedno pole ruchu na eksplorację, raz w ruchu.
rule-ND-15-2 = Dobierz kafelek ze spodu i ułóż go dowolną stroną tak, żeby dotykał co najmniej czterech pól kafelków, w tym pola odkrywcy; forty i żetony wody się nie liczą. Jeśli nigdzie nie pasuje, trafia na wierzch stosu. Potem dostaje żetony, a zamknięte luki wypełnia woda.
rule-ND-15-3 = Kafelek, który pasuje, trzeba ułożyć. Przy pustym stosie nie ma eksploracji.
rule-ND-15-4 = Figurka idzie potem dalej z resztą ruchu.
rule-ND-15-5 = Obie strony kafelka dzielą żetony, więc nic nie pojawia się dwa razy.

## ND-16

rules-ND-16 = Forty
rule-ND-16-1 = Fort to jedno pole lasu. Nie leżą na nim żetony kontroli, a obok nie buduje się miast. Armia, która wchodzi do niczyjego fortu, musi go zaatakować.
rule-ND-16-2 = Zwycięzca stawia tam miasto i kontroluje fort, dopóki ono stoi.
rule-ND-16-3 = Gdzie liczy się kafelki, każdy fort jest jednym.

## ND-17

rules-ND-17 = Miasta-państwa
rule-ND-17-1 = Miasta-państwa są neutralne, mają jeden z czterech typów i po dwie karty dyplomacji.
rule-ND-17-2 = Przeszkadzają w umieszczaniu i budowie obok, zatrzymują karawany i armie.
rule-ND-17-3 = Kto podbija miasto-państwo, stawia tam miasto, a jego żeton kładzie na swojej karcie tego typu. Wszystkie jego karty dyplomacji odkłada się na bok.
rule-ND-17-4 = Żeton miasta-państwa można raz na turę wydać jak żeton handlu, gdy rozpatrujesz jego kartę. Zostaje i nie liczy się do limitu. W obronie nie pomaga.
rule-ND-17-5 = Kto pokona miasto na podbitym mieście-państwie, sam je podbija albo wyzwala i bierze jedną z jego kart.
rule-ND-17-6 = Jeśli to miasto zostanie zniszczone inaczej, miasto-państwo znów jest wolne.

## ND-18

rules-ND-18 = Dyplomacja
rule-ND-18-1 = Karta dyplomacji działa dla tego, kto ją wziął, nigdy dla właściciela.
rule-ND-18-2 = Możesz mieć po jednej karcie każdego miasta-państwa i każdego innego gracza.
rule-ND-18-3 = W mieście-państwie weź kopię jego karty, jeśli jakaś została i żadnej nie masz. We wrogim mieście weź kartę tego gracza, której nikt nie ma; jeśli już jakąś masz, najpierw ją oddaj.
rule-ND-18-4 = Atak na źródło kosztuje kartę, czasem także jej własny tekst.
rule-ND-18-5 = Wspólna wojna +2 w ataku, Pakt obronny +2 w obronie, nigdy przeciw właścicielowi. Ambasada: dotarcie do stolicy właściciela daje jemu żeton handlu, a tobie surowiec. Otwarte granice: miasta i żetony kontroli właściciela są sojusznicze dla twoich dzielnic i rozwinięcia. Pakt o nieagresji: nie atakujesz i nie niszczysz niczego, co jego; jeśli on to zrobi, oddaj kartę, żeby zamienić miejscami swoją kartę wojska z inną.

## ND-19

rules-ND-19 = Cuda świata
rule-ND-19-1 = Cztery talie według typów; budować można tylko odkryte karty. Epoki to starożytność, średniowiecze i współczesność.
rule-ND-19-2 = Kontrolujesz cud, póki jego żeton leży pod twoim miastem lub żetonem kontroli.
rule-ND-19-3 = Miasto ma najwyżej jeden cud.
rule-ND-19-4 = Żeton handlu na odkrytym cudzie obniża koszt o 1. Następnym razem cud wychodzi z gry.
rule-ND-19-5 = Obniżki się sumują, ale nic nie kosztuje mniej niż 0.
rule-ND-19-6 = Cud przechodzi razem z miastem.
rule-ND-19-7 = Jeśli barbarzyńcy zniszczą jego miasto, żeton zostaje, a kontrolę zdobywa, kto umieści tam miasto lub żeton kontroli.
rule-ND-19-8 = Pusta talia nic nie oferuje.

## ND-20

rules-ND-20 = Surowce i cuda natury
rule-ND-20-1 = Marmur, rtęć, ropa i diamenty należą do kultury, nauki, wojska i ekonomii. Każdy cud przyjmuje surowiec swojego typu i jeszcze jeden.
rule-ND-20-2 = Surowców możesz mieć dowolnie wiele.
rule-ND-20-3 = Cud natury dostaje, kto pierwszy umieści tam żeton kontroli. Zmienia właściciela, gdy inny gracz pokona lub zastąpi ten żeton; gdy żeton jest tylko zniszczony, cud zostaje.
rule-ND-20-4 = Na polu twojego cudu natury można zbudować miasto; cud zostaje u ciebie.

## ND-21

rules-ND-21 = Jak wkraczają barbarzyńcy
rule-ND-21-1 = Barbarzyńcy należą do symbolu ze swoją literą. Pokonani czekają.
rule-ND-21-2 = Gdy wkraczają, czekający wracają na swój symbol i niszczą tam figurki. Miasto, żeton kontroli lub inni barbarzyńcy temu zapobiegają.

## ND-22

rules-ND-22 = Jak ruszają się barbarzyńcy
rule-ND-22-1 = Jedna kość daje kierunek wszystkim. Ruszają się w kolejności liter.
rule-ND-22-2 = Na krawędzi idą w przeciwną stronę. Przez wodę idą do najbliższego lądu; jeśli go nie ma, w przeciwną stronę, a jeśli i to niemożliwe, zostają.
rule-ND-22-3 = Niszczą karawany, nieumocnione żetony kontroli i miasta. Umocniony żeton się odwraca, a oni wracają. W stolicy właściciel odrzuca 2 żetony handlu, a oni zostają.
rule-ND-22-4 = Armie tam giną, a barbarzyńcy wracają. Armie chronią miasta i żetony kontroli, ale nie karawany.
rule-ND-22-5 = Miasta-państwa, niczyje forty, surowce i cuda natury nic dla nich nie znaczą.
rule-ND-22-6 = Właściciel Petry nie wpuszcza ich do miast i na umocnione żetony; idą w przeciwną stronę.
rule-ND-22-7 = Gdy dwie grupy są na jednym polu, pierwszy gracz przesuwa jedną na sąsiednie pole bez znaczników i wody, jeśli takie jest.

## ND-23

rules-ND-23 = Pokonywanie barbarzyńców
rule-ND-23-1 = Atak lub dzielnica wojskowa daje 1 żeton handlu na dowolną kartę. Usunięcie karawaną nie daje nic.

## ND-24

rules-ND-24 = Wskaźnik wydarzeń
rule-ND-24-1 = Jego pozycje: wkraczają barbarzyńcy i starzeją się cuda; ruch barbarzyńców; dzielnice; ustroje i starzeją się cuda; ruch barbarzyńców; dzielnice.
rule-ND-24-2 = Po każdej rundzie rusza o jedną i jest rozpatrywany. Pierwsza pozycja przychodzi na końcu rundy 6.
rule-ND-24-3 = Symbol cudów jest ostatni.
rule-ND-24-4 = Barbarzyńcy wkraczają jak w ND-21.
rule-ND-24-5 = Barbarzyńcy ruszają się jak w ND-22.
rule-ND-24-6 = Dzielnice jak w ND-13.6, ustroje jak w ND-14.1.
rule-ND-24-7 = Każdy odkryty cud dostaje żeton handlu. Cud, który już go miał, wychodzi z gry, a następny odkrywa się bez żetonu.

## ND-25

rules-ND-25 = Zwycięstwo
rule-ND-25-1 = Gdy tylko realizujesz cel, zaznacza go żeton kontroli i tak zostaje. Na karcie można zaznaczyć oba cele.
rule-ND-25-2 = Znacznik celu fortów traci się razem z fortami.
rule-ND-25-3 = Na końcu rundy wygrywa, kto ma znacznik na czterech z pięciu kart. Dwa cele jednej karty to jedna karta.
rule-ND-25-4 = W remisie rozstrzygają znaczniki, potem cuda, potem sojusznicze pola; inaczej zwycięstwo jest wspólne.
rule-ND-25-5 = Cele są na kartach.
rule-ND-25-6 = Co masz, liczy się w każdej chwili, także w turach innych.

## ND-26

rules-ND-26 = Opcje
rule-ND-26-1 = Mniej doświadczeni gracze mogą zacząć z żetonami handlu na kartach działania, rozłożonymi równo od lewej.
rule-ND-26-2 = W pokojowej rozgrywce nie ma kart fortów, a wygrywa cel na każdej z trzech kart.
rule-ND-26-3 = Z limitem rund, głównie dla botów, wygrywa wtedy, kto ma najwięcej zaznaczonych kart.

## ND-27

rules-ND-27 = Gra podstawowa
rule-ND-27-1 = Dla 2 do 4 osób, z pięcioma kartami na miejscach 1 do 5 i ośmioma przywódcami; bez rozwoju, dzielnic, armii, fortów, ustrojów, specjalnych kart i eksploracji.
rule-ND-27-2 = Rdzeń ma cztery kafelki, dwa z cudami natury i dwa z miastami-państwami. Każdy dokłada kafelek stolicy i jeszcze dwa, każdy dotyka co najmniej czterech pól, w tym jednego z rdzenia.
rule-ND-27-3 = Przy 4 osobach talie cudów mają po dwie karty każdej epoki, przy mniejszej liczbie mniej. Wygrywa cel na każdej z trzech kart zwycięstwa.
rule-ND-27-4 = Wskaźnik wydarzeń: wkraczają barbarzyńcy, nic, ruch barbarzyńców, handel, ruch barbarzyńców. Przy handlu każdy kładzie żeton handlu na dowolną kartę za każde rozwinięte miasto.
rule-ND-27-5 = Wojsko umacnia żetony kontroli albo atakuje z sojuszniczego pola to, co w zasięgu, bez armii; przegrany atak nic nie kosztuje. Żetony handlu dają tylko +1.
rule-ND-27-6 = Niektóre karty są z gry podstawowej.

## ND-28

rules-ND-28 = Pojedyncze karty
rule-ND-28-1 = Akad pozwala armiom mijać tylko żetony kontroli i dzielnice; armia, która tam staje, atakuje.
rule-ND-28-2 = W turze gracza z jej kartą Antananarywa jest jego miastem, a nie miastem-państwem. Armie mogą ją minąć, ale nie stanąć. Cud tam należy do tego, kto ma turę i kartę. Po podbiciu cud należy do miasta.
rule-ND-28-3 = Ibrahim przechodzi do innego gracza na początku osmańskiej tury. Działają tylko karawany jego posiadacza.
rule-ND-28-4 = Maracanã rozpatruje kartę ekonomii i przesuwa ją na początek szeregu przed drugą kartą.
rule-ND-28-5 = Tadź Mahal liczy cuda typu karty; rozwój i przemysł ich nie mają.
rule-ND-28-6 = Machu Picchu działa na miejscach 1 i 2 i przesuwa o 2.
rule-ND-28-7 = Żetony umieszczone dzięki Stonehenge lub przez Inków to umieszczenia i mogą trwać dalej; przesunięte i zastępujące nie.
rule-ND-28-8 = Statua Wolności, Chrystus Odkupiciel, Radio, Środki masowego przekazu, Wieża Eiffla i Zakazane Miasto nie działają tam, gdzie jest armia.
rule-ND-28-9 = Z Pentagonem armie idą dowolnie daleko, a reszta zasad obowiązuje.
rule-ND-28-10 = Z Uniwersytetem Oksfordzkim karta inna niż nauka może ustąpić karcie dowolnego typu; w szeregu mogą wtedy być dwie karty jednego typu. Każdą rozpatruje się osobno, a liczbę figurek wyznacza lepsza.
rule-ND-28-11 = Wielkie Zimbabwe mieści do 4 żetonów handlu, które na początku twojej tury mogą przejść na karty.
rule-ND-28-12 = Karta z Wielkiej Biblioteki pochodzi z twoich kart i nigdy nie ma niższego poziomu.
rule-ND-28-13 = Produkcja masowa pozwala jednej pokonanej armii ruszyć znów ze stolicy lub rozwiniętego miasta.
rule-ND-28-14 = Przy Spalonej ziemi pokonany żeton kontroli wraca do właściciela, a armia ma jeszcze raz cały ruch.
rule-ND-28-15 = Gruzja: typ miasta-państwa, którego kartę masz, musi być typem karty; kilka kart jednego typu liczy się raz.
rule-ND-28-16 = Ameryka: cud natury na karcie działa jak żeton handlu albo jak swój surowiec, w sumie raz na turę.

## ND-29

rules-ND-29 = Warianty do wyboru
rule-ND-29-3 = Barbarzyńcy po splądrowaniu stolicy zostają tam albo wracają, skąd przyszli.
rule-ND-29-4 = Po końcu wskaźnika technologii liczy się dalej od 15 albo wskazówka tam przeskakuje, a reszta przepada.
rule-ND-29-7 = Dzielnica może zastąpić każdy własny żeton kontroli albo tylko zwykły.
rule-ND-29-11 = Cud natury zostaje u właściciela, gdy żeton kontroli zniszczono, albo wraca na swoje pole.
