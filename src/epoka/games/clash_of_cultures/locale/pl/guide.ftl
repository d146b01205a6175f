# Przewodnik po pierwszej partii: jeden krótki tekst na każdy krok, pokazywany, gdy przychodzi jego pora.

guide-start = W każdej turze masz 3 akcje. Dobry początek: zbierz miastem żywność, zdobądź rozwinięcie, a osadnika poprowadź na pole, gdzie może wyrosnąć drugie miasto. Kliknij pole albo użyj listy.
guide-advance = Rozwinięcie kosztuje 2 żywności, idei lub złota i jest na stałe warte pół punktu. Wiele od razu daje żeton, a niektóre pozwalają wznosić budynek. Co trzecie dobiera z talii wydarzenie.
guide-found = Osadnik zamienia się w miasto tam, gdzie stoi, na każdym lądzie poza pustkowiem. Miasta są warte punkty, a miasto może urosnąć tylko do tylu elementów, ile masz miast.
guide-collect = Miasto zbiera ze swojego pola i z sąsiednich, tyle, ile wynosi jego wielkość: równiny dają żywność, lasy drewno, góry rudę. Szczęśliwe miasto liczy się jak o 1 większe, rozgniewane jak 1.
guide-construct = Budynek kosztuje 1 żywność, 1 drewno i 1 rudę, jest wart punkt i powiększa miasto. W mieście może być jeden budynek danego rodzaju, a potrzebne jest rozwinięcie, które go umożliwia.
guide-wonder = Cud wznosi się w szczęśliwym mieście i jest wart do 5 punktów. Kosztuje kulturę i surowce oraz wymaga rozwinięć podanych na karcie.
guide-recruit = Miasto werbuje do tylu jednostek, ile wynosi jego wielkość: osadników na nowe miasta, piechotę do walki, statki z portem. Werbunek aktywuje miasto, tak jak zbieranie i wznoszenie.
guide-settle = Jedno samotne miasto nie może rosnąć. Zwerbuj osadnika za 2 żywności i jak najszybciej załóż drugie miasto.
guide-move = Jedna akcja rusza do 3 grup, każdą o 1 pole. Kliknij jednostki na mapie, a potem pole, na które idą. Jednostki wojskowe potrzebują do ruchu Taktyki.
guide-destination = Złote pola są w zasięgu. Nieznane obszary odkrywa się, wchodząc na nie. Z lasu nie można w tej turze atakować, a góry zatrzymują jednostki do końca tury.
guide-explore = Odkrycie odsłania obszar 4 pól; tego nie można cofnąć. Możesz wybrać, jak ma leżeć, jeśli oba ułożenia są dozwolone.
guide-happiness = Żetony nastroju podnoszą miasta: 1 żeton za każdy element miasta. Szczęśliwe miasta zbierają i werbują więcej i tylko one wznoszą cuda. Druga aktywacja w turze obniża nastrój.
guide-influence = Wpływ kulturowy zamienia cudzy budynek w zasięgu w twój: rzuć 5 lub więcej, a żetony kultury mogą podnieść wynik. Dostajesz jego punkty.
guide-play = Górną połowę karty akcji zagrywa się w swojej turze, dolną zakrytą w bitwie. Niektóre kosztują akcję lub kulturę, jak mówi karta.
guide-use = Niektórych rozwinięć można użyć jako akcji lub za darmo. Przytrzymaj mysz nad rozwinięciem, aby przeczytać, co robi.
guide-trade = W swojej turze możesz wymieniać surowce, żetony i karty z każdym. Złóż propozycję; druga strona może ją przyjąć, odrzucić albo złożyć inną.
guide-pay = Złoto zastępuje każdy surowiec, a w niektórych opłatach mogą to robić też inne. Zachowaj złoto na to, czego najbardziej zabraknie.
guide-battle = Każda jednostka rzuca kością, a każde 5 punktów to trafienie. Przed rzutem możesz położyć zakrytą kartę. Po rundzie atakujący może się wycofać.
guide-objectives = Cel wymaga jednego z dwóch warunków i jest wart 2 punkty. Ptaszek na karcie mówi, że warunek jest teraz spełniony; wiele sprawdza się tylko w fazie podsumowania.
guide-raze = Miasto o wielkości 1 można oddać za 1 złoto. Rzadko warto: miasta to punkty i pozwalają rosnąć innym.
guide-government = Forma rządów daje cztery silne rozwinięcia, ale naraz można mieć tylko jedną. Po każdym wieku można ją zmienić.
guide-first = Pierwszy gracz zaczyna każdą rundę następnego wieku, co pomaga zająć lepszą ziemię albo zaatakować pierwszemu.
guide-question = Dzieje się coś poza zwykłymi akcjami. Przeczytaj pytanie; możliwości mówią, co robią, a odmowy mówią dlaczego.
guide-wait = Czekanie zużywa akcję na nic. Spójrz jeszcze raz: prawie w każdej turze jest co zbierać, wznosić albo ruszyć.
guide-end = Akcje są wykorzystane. Możliwe są jeszcze akcje darmowe; potem zakończ turę. Po trzeciej rundzie wieku przychodzi faza podsumowania z celami, darmowym rozwinięciem i kartami.
guide-scoring = Każda osada i każdy budynek to 1 punkt, każde rozwinięcie pół punktu, każdy cel 2, a cuda tyle, ile mówią ich karty. Najwięcej punktów wygrywa.
