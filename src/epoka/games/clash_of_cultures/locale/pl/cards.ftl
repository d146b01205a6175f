# Nazwy i teksty kart i innych elementów, napisane naszymi słowami: `card-<id>` to nazwa, `effect-<id>` to działanie.
# Pod nimi krótkie nazwy używane w możliwościach i dzienniku gry.

## Rozwinięcia: Rolnictwo

card-farming = Uprawy
effect-farming = Twoje miasta mogą zbierać żywność z równin i drewno z lasów. Każdy ma to rozwinięcie od początku gry.
card-storage = Magazynowanie
effect-storage = Możesz mieć do { $limit } żywności zamiast { $without }.
card-irrigation = Irygacja
effect-irrigation = Twoje miasta mogą zbierać żywność z pustkowi. Wydarzenia o nazwie Głód cię nie dotyczą.
card-husbandry = Hodowla Zwierząt
effect-husbandry = Raz na turę zbierające miasto może użyć { $hexes } pola lądu w odległości { $distance }, a z Drogami { $roads } takich pól.

## Rozwinięcia: Budownictwo

card-mining = Górnictwo
effect-mining = Twoje miasta mogą zbierać rudę z gór. Każdy ma to rozwinięcie od początku gry.
card-engineering = Inżynieria
effect-engineering = Po zyskaniu dobierz { $cards } kartę cudu. Akcja główna: aktywuj szczęśliwe miasto i wznieś w nim 1 cud z ręki.
card-sanitation = Higiena
effect-sanitation = Przy werbunku 1 osadnik może zamiast ceny kosztować { $mood } żeton nastroju. Zaraza i Epidemia cię nie dotyczą.
card-roads = Drogi
effect-roads = Za { $food } żywność i { $ore } rudę grupa lądowa, która zaczyna lub kończy ruch w twoim mieście, przechodzi do { $hexes } pól i nie zważa na lasy i góry. Nie przy odkrywaniu, nie na statek ani ze statku, nie po bitwie.

## Rozwinięcia: Żegluga

card-fishing = Rybołówstwo
effect-fishing = Zbierające miasto może wziąć żywność z 1 sąsiedniego pola morza.
card-navigation = Nawigacja
effect-navigation = Twoje statki mogą opuścić mapę na jej krawędzi i opłynąć ją do następnego innego akwenu lub nieodkrytego obszaru.
card-war-ships = Okręty Wojenne
effect-war-ships = W 1 rundzie bitwy morskiej, a także ataku na ląd prosto ze statków, anuluj { $hits } trafienie.
card-cartography = Kartografia
effect-cartography = Po akcji ruchu, w której ruszył się twój statek, zyskaj { $ideas } ideę, a po użyciu Nawigacji także { $culture } żeton kultury.

## Rozwinięcia: Edukacja

card-writing = Pismo
effect-writing = Po zyskaniu dobierz { $actions } kartę akcji i { $objectives } kartę celu.
card-public-education = Powszechna Edukacja
effect-public-education = Raz na turę zbieranie miastem z akademią daje też { $ideas } ideę.
card-free-education = Darmowa Edukacja
effect-free-education = Po kupnie rozwinięcia choćby częściowo za idee lub złoto możesz zapłacić jeszcze { $ideas } ideę za { $mood } żeton nastroju. Nie dotyczy samej Darmowej Edukacji.
card-philosophy = Filozofia
effect-philosophy = Po zyskaniu, a potem z każdym rozwinięciem nauki, zyskaj { $ideas } ideę.

## Rozwinięcia: Wojskowość

card-tactics = Taktyka
effect-tactics = Twoje jednostki wojskowe mogą się ruszać, a ty możesz zagrywać karty akcji w bitwach.
card-siegecraft = Machiny Oblężnicze
effect-siegecraft = Przed atakiem na miasto z fortecą zapłać { $wood } drewna, by anulować jej dodatkową kość, { $ore } rudy, by nie anulowała trafienia, albo jedno i drugie.
card-steel-weapons = Stalowa Broń
effect-steel-weapons = Przed bitwą lądową możesz zapłacić { $ore } rudę: w każdej rundzie +{ $combat } do wartości bojowej albo +{ $against } przeciw wrogowi ze Stalową Bronią. Z Metalurgią rudę płaci się tylko przeciw takim wrogom.
card-draft = Pobór
effect-draft = Przy werbunku 1 piechota może zamiast ceny kosztować { $mood } żeton nastroju, a z Wolnościami Obywatelskimi { $liberties }.

## Rozwinięcia: Duchowość

card-myths = Mity
effect-myths = Gdy karta wydarzenia miałaby obniżyć nastrój twojego miasta, możesz temu zapobiec za { $mood } żeton nastroju, za każde miasto.
card-rituals = Rytuały
effect-rituals = Przy zwiększaniu szczęśliwości dowolne surowce mogą zastąpić żetony nastroju.
card-priesthood = Kapłaństwo
effect-priesthood = Raz na turę rozwinięcie nauki nie kosztuje cię surowców.
card-state-religion = Religia Państwowa
effect-state-religion = Raz na turę wznosisz świątynię bez płacenia żywności.

## Rozwinięcia: Ekonomia

card-bartering = Handel Wymienny
effect-bartering = Raz na turę, dodatkowa akcja: odrzuć 1 kartę akcji za { $amount } złoto lub { $amount } żeton kultury.
card-trade-routes = Szlaki Handlowe
effect-trade-routes = Na początku tury do { $routes } twoich osadników i statków handluje, każdy z innym nierozgniewanym miastem innego gracza w odległości do { $hexes } pól, po { $food } żywności.
card-taxes = Podatki
effect-taxes = Raz na turę, akcja główna: zapłać { $mood } żeton nastroju i zyskaj żywność, drewno i rudę w dowolnym zestawie, łącznie tyle, ile masz miast.
card-currency = Waluta
effect-currency = To, co dają Szlaki Handlowe i Podatki, może być złotem.

## Rozwinięcia: Tradycje

card-arts = Sztuka
effect-arts = Raz na turę, dodatkowa akcja: zapłać { $culture } żeton kultury za próbę wpływu kulturowego.
card-sports = Cyrk i Sport
effect-sports = Akcja główna: podnieś nastrój 1 miasta o 1 lub { $steps } poziomy, po { $culture } żetonie kultury, niezależnie od jego wielkości.
card-monuments = Pomniki
effect-monuments = Po zyskaniu dobierz { $cards } kartę cudu. Inni nie mogą wpływać na twoje miasta z cudem.
card-theaters = Teatry
effect-theaters = Raz na turę, dodatkowa akcja: wymień { $amount } żeton kultury na { $amount } żeton nastroju albo { $amount } żeton nastroju na { $amount } żeton kultury.

## Rozwinięcia: Nauka

card-math = Matematyka
effect-math = Inżynieria i Drogi nie kosztują cię surowców.
card-astronomy = Astronomia
effect-astronomy = Nawigacja i Kartografia nie kosztują cię surowców.
card-medicine = Medycyna
effect-medicine = Po werbunku odzyskaj { $resources } z zapłaconych surowców.
card-metallurgy = Metalurgia
effect-metallurgy = Gdy zbiór daje co najmniej { $ore } rudy, 1 z nich może się stać złotem. Stalowa Broń nie kosztuje cię rudy przeciw wrogom bez niej.

## Rozwinięcia: Demokracja

card-voting = Głosowanie
effect-voting = Dodatkowa akcja: zapłać { $mood } żeton nastroju, by zwiększyć szczęśliwość jak akcją główną, za jej zwykłą cenę.
card-separation-of-power = Podział Władzy
effect-separation-of-power = Wrogowie nie mogą wzmacniać prób wpływu na twoje szczęśliwe miasta.
card-civil-liberties = Wolności Obywatelskie
effect-civil-liberties = Akcja główna: zyskaj { $mood } żetony nastroju. Pobór kosztuje cię { $draft } żetony nastroju.
card-free-economy = Wolność Ekonomiczna
effect-free-economy = Dodatkowa akcja, jeśli w tej turze nie było zbierania: zapłać { $mood } żeton nastroju i zbierz 1 miastem. Potem w tej turze nie można już zbierać.

## Rozwinięcia: Autokracja

card-nationalism = Nacjonalizm
effect-nationalism = Po zwerbowaniu jednostek wojskowych lub statków zyskaj { $amount } żeton nastroju lub { $amount } żeton kultury.
card-totalitarianism = Totalitaryzm
effect-totalitarianism = Wrogowie nie mogą wzmacniać prób wpływu na twoje miasta, w których stoją jednostki wojskowe.
card-absolute-power = Władza Absolutna
effect-absolute-power = Raz na turę, dodatkowa akcja: zapłać { $mood } żetony nastroju za { $actions } dodatkową akcję główną.
card-forced-labor = Pańszczyzna
effect-forced-labor = Raz na turę, dodatkowa akcja: zapłać { $mood } żeton nastroju; do końca tury twoje rozgniewane miasta zbierają, werbują i wznoszą jak neutralne, każde tylko raz.

## Rozwinięcia: Teokracja

card-dogma = Dogmaty
effect-dogma = Gdy wznosisz świątynię, możesz zyskać za darmo rozwinięcie teokracji. Możesz mieć najwyżej { $limit } idee.
card-devotion = Pobożność
effect-devotion = Wrogowie nie mogą wzmacniać prób wpływu na twoje miasta ze świątynią.
card-conversion = Konwersja
effect-conversion = Twoje rzuty na wpływ mają +{ $roll }, a każdy sukces daje { $culture } żeton kultury.
card-fanaticism = Fanatyzm
effect-fanaticism = W bitwie lądowej w mieście ze świątynią +{ $combat } do wartości bojowej w pierwszym rzucie; po przegraniu takiej bitwy postaw za darmo 1 piechotę w swoim mieście.

## Jednostki

card-settler = Osadnik
effect-settler = Zakłada miasta i handluje. Sam wchodzi tylko tam, gdzie nie ma wroga, i nie walczy.
card-infantry = Piechota
effect-infantry = Jednostka wojskowa. Za każdą jej ikonę na kości: +{ $combat } do wartości bojowej.
card-ship = Statek
effect-ship = Wymaga portu, przepływa dowolną liczbę połączonych pól morza i przewozi { $capacity } jednostki lądowe. Walczy na morzu, bez zdolności bojowych.
card-cavalry = Kawaleria
effect-cavalry = Jednostka wojskowa, werbowana przy targowisku. Za każdą jej ikonę na kości: +{ $combat } do wartości bojowej.
card-elephant = Słoń
effect-elephant = Jednostka wojskowa, werbowana przy targowisku. Każda jej ikona na kości anuluje { $hits } trafienie, ale wartość tej kości się nie liczy.
card-leader = Przywódca
effect-leader = Jednostka wojskowa ze zdolnościami z karty przywódcy; na mapie masz najwyżej 1. Kością z ikoną przywódcy rzuca się ponownie, aż pokaże inną.

## Elementy miasta

card-settlement = Osada
effect-settlement = Element, od którego zaczyna się miasto; nie jest budynkiem. Wart { $points } punkt.
card-academy = Akademia
effect-academy = Po wzniesieniu zyskaj { $ideas } idee.
card-fortress = Forteca
effect-fortress = W 1 rundzie bitwy o jej miasto: { $dice } kość więcej i { $hits } anulowane trafienie, nawet gdy nie broni go żadna jednostka.
card-port = Port
effect-port = Tylko nad morzem. Miasto werbuje statki i może zebrać złoto lub żeton nastroju z 1 sąsiedniego pola morza.
card-temple = Świątynia
effect-temple = Po wzniesieniu zyskaj { $amount } żeton nastroju lub { $amount } żeton kultury.
card-market = Targowisko
effect-market = Miasto werbuje kawalerię i słonie. Jego właściciel zyskuje { $gold } złoto, gdy inny gracz handluje z jego miastami z targowiskiem.
card-obelisk = Obelisk
effect-obelisk = Nie podlega wpływowi i zachowuje kolor, gdy miasto zostanie przejęte.
card-observatory = Obserwatorium
effect-observatory = Po wzniesieniu dobierz { $cards } kartę akcji.

## Cuda

card-great-arena = Wielka Arena
effect-great-arena = Możesz wydawać żetony nastroju jak żetony kultury i odwrotnie, ale nie na cuda. Raz na bitwę lądową, po twoim rzucie, { $price } żeton nastroju lub { $price } żeton kultury daje +{ $combat } do wartości bojowej.
card-great-gardens = Wielkie Ogrody
effect-great-gardens = To miasto może zbierać z równin dowolne surowce. Nie mogą go zaatakować jednostki innych graczy, które w tej turze weszły na równinę.
card-great-library = Wielka Biblioteka
effect-great-library = Raz na turę możesz do końca tury korzystać z 1 rozwinięcia, którego nie masz, poza formami rządów.
card-great-lighthouse = Wielka Latarnia Morska
effect-great-lighthouse = Miasto musi mieć port. Przy każdej jego aktywacji możesz postawić statek na dowolnym polu morza bez wrogich statków. Wybierasz następnego pierwszego gracza.
card-great-mausoleum = Wielkie Mauzoleum
effect-great-mausoleum = Gdy dobierasz kartę akcji lub wydarzenia, możesz wziąć wierzchnią kartę z jej stosu kart odrzuconych. Twoje odrzucone karty trafiają pod spód stosów.
card-great-pyramid = Wielka Piramida
effect-great-pyramid = Warta { $points } punktów dla budowniczego, do kogokolwiek należy miasto. Budowniczy wygrywa remis o najwięcej punktów.
card-great-statue = Wielki Posąg
effect-great-statue = Po wzniesieniu dobierz { $cards } kartę celu. Raz na turę możesz odrzucić 1 kartę celu za { $actions } dodatkową akcję główną.
card-great-wall = Wielki Mur
effect-great-wall = Wrogowie atakujący twoje szczęśliwe miasta mają –{ $combat } do wartości bojowej w 1 rundzie. Barbarzyńcy atakujący twoje miasta są od razu pokonani, za { $gold } złoto.

## Wydarzenia

card-event-01-pestilence = Zaraza
effect-pestilence = Każdy gracz z co najmniej { $cities } miastami obniża nastrój { $cities_hit } z nich o { $steps } poziom, a z Drogami, Nawigacją lub Szlakami Handlowymi nastrój { $spread }. Odtąd nikt bez Higieny nie może wznosić budynków ani cudów.
card-event-02-epidemics = Epidemia
effect-epidemics = Każdy gracz z co najmniej { $units } jednostkami usuwa { $lost } z nich, a z Drogami, Nawigacją lub Szlakami Handlowymi { $spread }.
card-event-03-famine = Głód
effect-famine = { $food ->
    [1] Tracisz { $food } żywność; złoto jej nie zastąpi. Jeśli nie możesz, 1 z twoich miast staje się rozgniewane.
   *[other] Tracisz { $food } żywności; złoto jej nie zastąpi. Jeśli nie możesz w całości, oddajesz, co masz, i 1 z twoich miast staje się rozgniewane.
}
card-event-04-famine = Głód
card-event-05-famine = Głód
card-event-06-severe-famine = Wielki Głód
card-event-07-severe-famine = Wielki Głód
card-event-08-severe-famine = Wielki Głód
card-event-09-good-year-all = Dobry Rok
effect-year-all = { $food ->
    [1] Każdy gracz zyskuje { $food } żywność.
   *[other] Każdy gracz zyskuje { $food } żywności.
}
card-event-10-good-year-you = Dobry Rok
effect-year-you = { $food ->
    [1] Zyskujesz { $food } żywność.
   *[other] Zyskujesz { $food } żywności.
}
card-event-11-good-year-share = Dobry Rok
effect-year-share = { $food ->
    [1] Zyskujesz { $food } żywność, a wybrany przez ciebie inny gracz też zyskuje { $food } żywność.
   *[other] Zyskujesz { $food } żywności i rozdzielasz { $food } żywności z puli między innych graczy, jak chcesz.
}
card-event-12-awesome-year-you = Wspaniały Rok
card-event-13-awesome-year-all = Wspaniały Rok
card-event-14-awesome-year-share = Wspaniały Rok
card-event-15-fantastic-year-all = Fantastyczny Rok
card-event-16-fantastic-year-share = Fantastyczny Rok
card-event-17-fantastic-year-you = Fantastyczny Rok
card-event-18-great-explorer = Wielki Odkrywca
effect-great-explorer = Akcja główna: zyskaj rozwinięcie żeglugi bez płacenia i bez wydarzenia; potem możesz odkryć nieodkryty obszar sąsiadujący z obszarem z twoim miastem i założyć na nim miasto za { $food } żywności, bez osadnika.
card-event-19-great-artist = Wielki Artysta
effect-great-artist = Akcja główna: zyskaj rozwinięcie tradycji bez płacenia i bez wydarzenia; potem uczyń 1 ze swoich miast szczęśliwym.
card-event-20-great-prophet = Wielki Prorok
effect-great-prophet = Akcja główna: zyskaj rozwinięcie duchowości bez płacenia i bez wydarzenia; potem możesz wznieść świątynię za zwykłą cenę, bez aktywowania miasta.
card-event-21-great-philosopher = Wielki Filozof
effect-great-philosopher = Akcja główna: zyskaj rozwinięcie edukacji bez płacenia i bez wydarzenia; potem zyskaj { $ideas } idee.
card-event-22-great-scientist = Wielki Uczony
effect-great-scientist = Akcja główna: zyskaj rozwinięcie nauki bez płacenia i bez wydarzenia; potem zyskaj { $ideas } ideę i dobierz { $cards } kartę akcji.
card-event-23-elder-statesman = Mąż Stanu
effect-elder-statesman = Akcja główna: zyskaj rozwinięcie formy rządów bez płacenia i bez wydarzenia; potem dobierz { $cards } karty akcji.
card-event-24-great-warlord = Wielki Wódz
effect-great-warlord = Akcja główna: zyskaj rozwinięcie wojskowości bez płacenia i bez wydarzenia; potem wykonaj ruch jak akcją główną, z +{ $combat } do wartości bojowej w pierwszej bitwie, do której doprowadzi.
card-event-25-great-merchant = Wielki Kupiec
effect-great-merchant = Akcja główna: zyskaj rozwinięcie ekonomii bez płacenia i bez wydarzenia; potem ze Szlakami Handlowymi weź od razu ich dochód.
card-event-26-great-engineer = Wielki Inżynier
effect-great-engineer = Akcja główna: zyskaj rozwinięcie budownictwa bez płacenia i bez wydarzenia; potem możesz wznieść 1 budynek za zwykłą cenę, bez aktywowania miasta.
card-event-27-population-boom = Wyż Demograficzny
effect-population-boom = Postaw 1 osadnika w swoim mieście; wybrany przez ciebie inny gracz też stawia 1 osadnika.
card-event-28-population-boom = Wyż Demograficzny
card-event-29-volcano = Wulkan
effect-volcano = Jeśli masz co najmniej { $cities } miasta, zniszcz 1 z nich wraz z jednostkami. Jego osada i budynki są odtąd warte po { $points } punkty dla swoich kolorów; cuda zachowują tylko punkty.
card-event-30-earthquake = Trzęsienie Ziemi
effect-earthquake = Jeśli masz co najmniej { $cities } miasta, zniszcz w nich od 1 do { $pieces } elementów, osadę na końcu. Osady i budynki są odtąd warte po { $points } punkty dla swoich kolorów; cuda zachowują tylko punkty. Dotknięte miasta tracą { $steps } poziom nastroju.
card-event-31-heavy-earthquake = Silne Trzęsienie Ziemi
effect-earthquake-all = Każdy gracz z co najmniej { $cities } miastami niszczy w nich od 1 do { $pieces } elementów, osadę na końcu. Osady i budynki są odtąd warte po { $points } punkty dla swoich kolorów; cuda zachowują tylko punkty. Dotknięte miasta tracą { $steps } poziom nastroju.
card-event-32-flood = Powódź
effect-flood = Obniż o { $steps } poziom nastrój 1 ze swoich miast nad morzem.
card-event-33-heavy-flood = Wielka Powódź
effect-flood-all = Każdy gracz obniża o { $steps } poziom nastrój 1 ze swoich miast nad morzem.
card-event-34-migration = Migracja
effect-migration = Wybrany przez ciebie inny gracz stawia 1 osadnika w swoim mieście; obniż o { $steps } poziom nastrój 1 ze swoich miast.
card-event-35-migration = Migracja
card-event-36-civil-war = Wojna Domowa
effect-civil-war = W swoim neutralnym lub rozgniewanym mieście z piechotą usuń 1 piechotę i obniż nastrój o { $steps } poziom. Jeśli takiego nie masz, obniż o { $steps } poziom nastrój 1 miasta.
card-event-37-civil-war = Wojna Domowa
card-event-38-revolution = Rewolucja
effect-revolution = Tracisz { $actions } akcję główną, a potem za darmo zmieniasz formę rządów, jeśli możesz. Każdego z tych skutków możesz uniknąć, usuwając 1 jednostkę wojskową.
card-event-39-uprising = Powstanie
effect-uprising = Połóż na tej karcie od 1 do { $most } swoich żetonów nastroju lub kultury w dowolnym zestawie. Każdy żeton na niej jest wart dla ciebie { $worth }.
card-event-40-envoys = Spotkanie Emisariuszy
effect-envoys = Zyskaj { $ideas } ideę i { $culture } żeton kultury; wybrany przez ciebie inny gracz zyskuje { $gift } żeton kultury. Odkryj wierzchnią kartę cudu: każdy, kto miałby dobrać kartę cudu, może wziąć ją.
card-event-41-solar-eclipse = Zaćmienie Słońca
effect-solar-eclipse = Następna bitwa lądowa kończy się po 1 rundzie; jeśli zostały obie strony, atakujący się wycofuje. Zwycięzca, a gdy go nie ma, obrońca, zachowuje tę kartę za { $points } punkt.
card-event-42-trojan-horse = Koń Trojański
effect-trojan-horse = Jeden raz atakujący bronione miasto może przed bitwą zapłacić { $wood } drewno i { $culture } żeton kultury: zachowuje tę kartę za { $points } punkt, a obrońca nie zagrywa karty akcji w 1 rundzie.
card-event-43-guillotine = Gilotyna
effect-guillotine = Usuń na zawsze swojego przywódcę. Potem postaw za darmo 1 nieużytego przywódcę w swoim mieście lub z armią albo zyskaj { $points } punkty. Nie możesz już werbować przywódców.
card-event-44-anarchy = Anarchia
effect-anarchy = Przenieś na tę kartę kosteczki swoich rozwinięć formy rządów: tracisz je. Gdy znów zyskujesz takie rozwinięcia, kosteczki bierzesz stąd. Każda, która zostanie na koniec, jest warta { $points } punkt.
card-event-45-scientific-trade = Wymiana Naukowa
effect-scientific-trade = Każdy gracz zyskuje { $ideas } ideę za każde swoje miasto z akademią lub obserwatorium, ty co najmniej { $least }.
card-event-46-flourishing-trade = Kwitnący Handel
effect-flourishing-trade = Każdy gracz zyskuje { $gold } złoto za każde swoje miasto z targowiskiem lub portem, najwyżej { $most }, ty co najmniej { $least }.
card-event-47-era-of-stability = Czas Stabilizacji
effect-era-of-stability = Każdy gracz zyskuje { $tokens } żeton nastroju lub kultury za każde swoje miasto ze świątynią lub obeliskiem, najwyżej { $most }, ty co najmniej { $least }.
card-event-48-reformation = Reformacja
effect-reformation = Wybrany przez ciebie inny gracz zastępuje 1 z twoich świątyń własną. Jeśli nie masz żadnej, wybierz gracza, który ma; to on wykonuje to wydarzenie.
card-event-49-pandemics = Pandemia
effect-pandemics = Każdy gracz oddaje tyle rzeczy, ile wynosi zaokrąglona w dół połowa liczby jego miast: surowców, żetonów nastroju i kultury, kart akcji, kart celów lub jednostek, według uznania.
card-event-50-black-death = Czarna Śmierć
effect-black-death = Każdy gracz z co najmniej { $units } jednostkami usuwa 1 z każdych { $units } i jeszcze { $more } z Drogami, Nawigacją lub Szlakami Handlowymi; każda usunięta jest warta { $points } punkt dla właściciela.
card-event-51-famine-vermin = Głód: Szkodniki
effect-famine-vermin = Każdy gracz z Magazynowaniem traci { $food } żywność; złoto jej nie zastąpi. Kto nie może, temu 1 miasto staje się rozgniewane.
card-event-52-famine-drought = Głód: Susza
effect-famine-drought = Tracisz { $food } żywność za każde swoje miasto na pustkowiu lub obok niego, najwyżej { $most }; złoto jej nie zastąpi. Jeśli nie możesz w całości, 1 z tych miast staje się rozgniewane.
card-event-53-fire = Pożar
effect-fire = Wybierz swoje miasto w lesie: ono i wszystkie inne miasta w tym samym połączonym lesie tracą { $steps } poziom nastroju. Jeśli takiego nie masz, tracisz { $wood } drewno.
card-event-54-successful-year = Pomyślny Rok
effect-successful-year = Każdy gracz z najmniejszą liczbą miast zyskuje { $food } żywność za każde miasto, którego mu brakuje do gracza z największą. Jeśli wszyscy mają tyle samo, każdy zyskuje { $food } żywność.
card-event-55-great-architect = Wielki Architekt
effect-great-architect = Dodatkowa akcja, jeden raz: wznieś w szczęśliwym mieście cud z ręki za { $culture } żetony kultury mniej; poza Inżynierią nie wymaga on rozwinięcia.
card-event-56-great-athlete = Wielki Sportowiec
effect-great-athlete = Akcja główna: zyskaj rozwinięcie tradycji bez płacenia i bez wydarzenia; potem zamień dowolną liczbę żetonów kultury na żetony nastroju lub odwrotnie.
card-event-57-great-diplomat = Wielki Dyplomata
effect-great-diplomat = Wskaż partnera: żaden z was nie może zaatakować drugiego, nie płacąc wcześniej { $culture } żetonów kultury. Kończy się z takim atakiem albo twoją akcją główną.
card-event-58-great-seer = Wielki Wróżbita
effect-great-seer = Akcja główna: dobierz tyle kart celów, ilu jest graczy, i przydziel każdemu 1; to będzie następny cel, który ten gracz dobierze.

## Karty akcji: górne połowy

card-quick-advance = Szybki Rozwój
effect-quick-advance = Dodatkowa akcja za { $culture } żeton kultury. Zyskaj rozwinięcie bez płacenia surowców; bez wydarzenia.
card-inspiration = Inspiracja
effect-inspiration = Dodatkowa akcja. Zyskaj bez płacenia rozwinięcie innego gracza, który ma jednostkę lub miasto w odległości do { $hexes } pól od twoich; bez wydarzenia.
card-hero-general = Bohaterski Generał
effect-hero-general = Dodatkowa akcja. Jeśli w tej turze wygrana była bitwa lądowa, podnieś nastrój 1 miasta o { $steps } poziom; za { $mood } żeton nastroju jeszcze raz, tam lub gdzie indziej.
card-spy = Szpieg
effect-spy = Akcja główna za { $culture } żeton kultury. Obejrzyj wszystkie karty na ręce innego gracza; możesz wymienić 1 swoją kartę na 1 tego samego rodzaju.
card-ideas = Idee
effect-ideas = Dodatkowa akcja. Zyskaj { $ideas } ideę za każde swoje miasto z akademią.
card-great-ideas = Wielkie Idee
effect-great-ideas = Dodatkowa akcja. Jeśli w tej turze wygrana była bitwa lądowa lub przejęte miasto, zyskaj { $ideas } idee.
card-mercenaries = Najemnicy
effect-mercenaries = Akcja główna. Przesuń armie barbarzyńców do { $hexes } pól od twoich miast lub jednostek wojskowych o 1 pole, każdą za { $price } żywność, drewno, rudę lub żeton kultury. Opuszczone miasta dostają po 1 jednostce.
card-cultural-takeover = Kulturowy Zachwyt
effect-cultural-takeover = Dodatkowa akcja. Twoja następna próba wpływu w tej turze może dotyczyć miasta barbarzyńców o wielkości { $size }. Jeśli się uda, miasto jest twoje, 1 jednostka w nim to twój osadnik lub piechota, a reszta znika.
card-city-development = Rozwój Miasta
effect-city-development = Akcja główna za { $culture } żeton kultury. Wznieś budynek bez płacenia surowców; miasto zostaje aktywowane.
card-production-focus = Sezonowe Zbiory
effect-production-focus = Dodatkowa akcja. Przy zbieraniu: tego samego pola można użyć kilka razy. Nie razem z Wielkimi Zbiorami.
card-explorer = Odkrywca
effect-explorer = Akcja główna za { $culture } żeton kultury. Odkryj nieodkryty obszar obok obszaru z twoim miastem, postaw 1 osadnika w swoim mieście albo jedno i drugie.
card-negotiations = Negocjacje
effect-negotiations = Dodatkowa akcja za { $culture } żeton kultury. Na samym początku tury: nie atakujesz w tej turze wybranego gracza, a on nie atakuje ciebie w swojej następnej turze.
card-leadership = Przywództwo
effect-leadership = Dodatkowa akcja za { $culture } żeton kultury. Wykonaj w tej turze { $actions } dodatkową akcję główną.
card-assassination = Zabójstwo
effect-assassination = Dodatkowa akcja za { $culture } żeton kultury. Wybrany przez ciebie inny gracz ma w swojej następnej turze o { $actions } akcję główną mniej.
card-mass-production = Wielkie Zbiory
effect-mass-production = Dodatkowa akcja. Przy zbieraniu: weź do { $resources } surowców więcej, każdy z innego pola. Nie razem z Sezonowymi Zbiorami.
card-new-plans = Nowe Plany
effect-new-plans = Akcja główna za { $culture } żeton kultury. Dobierz { $cards } karty celów; możesz zatrzymać 1 z nich za 1 kartę celu z ręki. Pozostałe wtasowuje się do talii.
card-synergies = Synergia
effect-synergies = Akcja główna. Kup dwa rozwinięcia tej samej kategorii; bez wydarzenia.
card-teach-us = Nauczaj Nas!
effect-teach-us = Dodatkowa akcja. Zaraz po przejęciu miasta innego gracza: zyskaj bez płacenia rozwinięcie tego gracza; bez wydarzenia.
card-militia = Milicja
effect-militia = Dodatkowa akcja za { $culture } żeton kultury. Postaw 1 piechotę w swoim mieście.
card-technology-trade = Wymiana Technologii
effect-technology-trade = Dodatkowa akcja. Zyskaj bez płacenia rozwinięcie innego gracza, który ma jednostkę lub miasto w odległości do { $hexes } pól od twoich; potem on zyskuje jedno z twoich. Bez wydarzenia.
card-new-ideas = Nowe Idee
effect-new-ideas = Akcja główna. Kup rozwinięcie bez wydarzenia, a potem zyskaj { $ideas } idee.

## Karty akcji: dolne połowy

card-peltasts = Peltaści
effect-peltasts = Armia. Rzuć kością za każdą swoją jednostkę wojskową: jeśli wypadnie choć jedno { $roll } lub więcej, anuluj { $hits } trafienie.
card-encircled = Okrążenie
effect-encircled = Armia. Jeśli wróg traci co najmniej tyle jednostek co ty i jakieś mu zostają, rzuć kością: przy { $roll } lub więcej otrzymuje { $hits } trafienie więcej, którego nie da się anulować.
card-wedge-formation = Szyk Klinowy
effect-wedge-formation = Armia. Atakujący: +{ $combat } do wartości bojowej za każdą jednostkę wojskową obrońcy.
card-high-morale = Wysokie Morale
effect-high-morale = Armia, statek lub forteca. +{ $combat } do wartości bojowej.
card-heavy-resistance = Silny Opór
effect-heavy-resistance = Armia, statek lub forteca. Obrońca: atakujący ma –{ $combat } do wartości bojowej za każdą własną jednostkę wojskową, a na morzu statek.
card-high-ground = Wzniesienie
effect-high-ground = Armia lub forteca. Zdolności bojowe wroga nie działają. Nie przy ataku na miasto.
card-surprise = Zaskoczenie
effect-surprise = Armia, statek lub forteca. +{ $combat } do wartości bojowej; jeśli twoje trafienia zabiorą wrogowi jednostkę, dobierz { $cards } kartę akcji.
card-siege = Oblężenie
effect-siege = Armia. Przy ataku na miasto: +{ $combat } do wartości bojowej; jeśli wróg nie zapłaci { $food } żywności, jego zdolności bojowe nie działają.
card-for-the-people = W Obronie Ludu
effect-for-the-people = Armia lub forteca. W obronie miasta: rzuć { $dice } kością więcej.
card-improved-defenses = Wzmocniona Obrona
effect-improved-defenses = Armia lub forteca. W obronie miasta: anuluj { $hits } trafienie.
card-tactical-retreat = Taktyczny Odwrót
effect-tactical-retreat = Armia. Obrońca na lądzie: wszystkie twoje jednostki odchodzą na sąsiednie pole lądu bez wrogów, na którym jest miejsce. Bitwa kończy się bez rzutu, a wygrywa atakujący.
card-defensive-formation = Szyk Obronny
effect-defensive-formation = Armia, statek lub forteca. Obrońca: rzuć { $dice } kością więcej.
card-scout = Zwiadowca
effect-scout = Armia, statek lub forteca. Przed wszystkim innym karta wroga traci działanie i trafia na twoją rękę.
card-martyr = Męczennik
effect-martyr = Armia lub statek. Usuń 1 swoją walczącą jednostkę, potem wróg usuwa 1; karta wroga nie działa.
card-archers = Łucznicy
effect-archers = Armia. Rzuć kością: przy { $roll } lub więcej wróg usuwa 1 jednostkę przed rzutem na walkę.
card-flanking = Oskrzydlenie
effect-flanking = Armia. Atakujący: rzuć { $dice } kością więcej.

## Cele

card-large-civilization = Wielka Cywilizacja
effect-large-civilization = Faza podsumowania. Miej co najmniej { $cities } miast.
card-draft-objective = Pobór
effect-draft-objective = Od razu. Kup piechotę dzięki Poborowi w { $actions } werbunkach tej samej tury.
card-scientific-lead = Przewaga Naukowa
effect-scientific-lead = Faza podsumowania. Miej więcej miast z akademią niż każdy inny gracz.
card-conqueror = Zdobywca
effect-conqueror = Od razu. Przejmij miasto innego gracza, którego broniła jednostka wojskowa lub forteca.
card-coastal-culture = Kultura Morska
effect-coastal-culture = Faza podsumowania. Miej więcej miast z portem niż każdy inny gracz.
card-warmonger = Podżegacz Wojenny
effect-warmonger = Od razu. Zakończ drugą bitwę lądową tej samej tury, z inną armią lub miastem; co najmniej 1 z nich musi być wygrana.
card-advanced-culture = Rozwinięta Kultura
effect-advanced-culture = Faza podsumowania. Miej więcej rozwinięć niż każdy inny gracz i co najmniej { $advances }.
card-religious-fervor = Żarliwość Religijna
effect-religious-fervor = Faza podsumowania. Miej więcej miast ze świątynią niż każdy inny gracz.
card-general = Generał
effect-general = Od razu. Zabij co najmniej { $units } jednostki wojskowe w 1 bitwie lądowej.
card-city-planner = Urbanista
effect-city-planner = Faza podsumowania. Miej wszystkie rozwinięcia budownictwa.
card-great-battle = Wielka Bitwa
effect-great-battle = Od razu. Weź udział w bitwie lądowej, którą zaczyna łącznie co najmniej { $units } jednostek wojskowych obu stron.
card-eureka = Eureka!
effect-eureka = Faza podsumowania. Miej co najmniej { $ideas } idei i zapłać { $pay } z nich.
card-defiance = Opór
effect-defiance = Od razu. Wygraj bitwę z innym graczem, choć na początku masz w niej mniej jednostek.
card-happy-population = Szczęśliwa Ludność
effect-happy-population = Faza podsumowania. Miej co najmniej { $cities } szczęśliwe miasta.
card-education-lead = Przewaga w Edukacji
effect-education-lead = Faza podsumowania. Miej wszystkie rozwinięcia edukacji.
card-sea-blockade = Blokada Morska
effect-sea-blockade = Faza podsumowania. Miej co najmniej { $ships } statki na polach portów innych graczy.
card-optimized-storage = Pełne Magazyny
effect-optimized-storage = Faza podsumowania. Miej co najmniej { $amount } żywności, { $amount } rudy i { $amount } drewna; niczego się nie płaci.
card-naval-assault = Desant
effect-naval-assault = Od razu. Przejmij miasto innego gracza jednostkami, które wyszły ze statków prosto do bitwy.
card-wealth = Bogactwo
effect-wealth = Faza podsumowania. Miej co najmniej { $gold } złota i zapłać { $pay } z niego.
card-large-fleet = Wielka Flota
effect-large-fleet = Faza podsumowania. Miej na mapie { $ships } statki albo co najmniej { $least } i więcej niż każdy inny gracz.
card-ore-supplies = Zapasy Rudy
effect-ore-supplies = Faza podsumowania. Miej co najmniej { $ore } rudy i zapłać { $pay } z niej.
card-large-army = Wielka Armia
effect-large-army = Faza podsumowania. Miej co najmniej o { $units } jednostki wojskowe więcej niż każdy inny gracz.
card-wood-supplies = Zapasy Drewna
effect-wood-supplies = Faza podsumowania. Miej co najmniej { $wood } drewna i zapłać { $pay } z niego.
card-fortifications = Fortyfikacje
effect-fortifications = Faza podsumowania. Miej więcej miast z fortecą niż każdy inny gracz.
card-food-supplies = Zapasy Żywności
effect-food-supplies = Faza podsumowania. Miej co najmniej { $food } żywności i zapłać { $pay } z niej.
card-standing-army = Stała Armia
effect-standing-army = Faza podsumowania. Miej jednostki wojskowe w co najmniej { $cities } swoich miastach. Nie razem z Potęgą Militarną.
card-architecture = Architektura
effect-architecture = Faza podsumowania. Miej w swoich miastach co najmniej { $kinds } rodzaje budynków w swoim kolorze.
card-militarized = Militaryzacja
effect-militarized = Faza podsumowania. Miej wszystkie rozwinięcia wojskowości.
card-goal-focused = Skupienie na Celu
effect-goal-focused = Faza podsumowania. Miej więcej pełnych kategorii rozwinięć niż każdy inny gracz i co najmniej 1.
card-bold = Śmiałość
effect-bold = Od razu. Wygraj bitwę z innym graczem, który ma więcej rozwinięć wojskowości, albo dowolną bitwę, w której na początku masz mniej jednostek niż wróg.
card-colony = Kolonia
effect-colony = Faza podsumowania. Miej miasto co najmniej { $hexes } pól od swojego miasta początkowego; nie w rundzie, w której zrealizowano Założyciela Miast.
card-threat = Zagrożenie
effect-threat = Faza podsumowania. Miej łącznie co najmniej { $units } jednostki wojskowe na polach obok miast innych graczy.
card-culture-focus = Skupienie na Tradycjach
effect-culture-focus = Faza podsumowania. Miej wszystkie rozwinięcia tradycji.
card-legendary-battle = Legendarna Bitwa
effect-legendary-battle = Od razu. Zaatakuj co najmniej { $units } jednostkami wojskowymi miasto o wielkości { $size } z cudem, bez względu na wynik.
card-consulate = Konsulat
effect-consulate = Faza podsumowania. Miej budynki w swoim kolorze w co najmniej { $cities } miastach, które nie są twoje.
card-science-focus = Skupienie na Nauce
effect-science-focus = Faza podsumowania. Miej wszystkie rozwinięcia nauki.
card-trade-focus = Skupienie na Handlu
effect-trade-focus = Faza podsumowania. Miej wszystkie rozwinięcia ekonomii.
card-scavenger = Grabieżca
effect-scavenger = Od razu. Zniszcz osadnika lub statek innego gracza, który mógłby nim prowadzić szlak handlowy.
card-metropolis = Metropolia
effect-metropolis = Faza podsumowania. Miej miasto o wielkości { $size }.
card-seafarers = Żeglarze
effect-seafarers = Faza podsumowania. Miej wszystkie rozwinięcia żeglugi.
card-aggressor = Agresor
effect-aggressor = Od razu. Wygraj bitwę lądową jako atakujący i zabij co najmniej { $units } jednostki wojskowe.
card-government = Rząd
effect-government = Faza podsumowania. Miej wszystkie rozwinięcia jednej formy rządów.
card-barbarian-conquest = Podbój Barbarzyńców
effect-barbarian-conquest = Od razu. Przejmij miasto barbarzyńców, którego broniły co najmniej { $units } jednostki.
card-expansionist = Ekspansjonista
effect-expansionist = Faza podsumowania. Miej co najmniej { $cities } miasta, obok których nie ma żadnego innego miasta.
card-military-might = Potęga Militarna
effect-military-might = Faza podsumowania. Miej łącznie co najmniej { $units } jednostek wojskowych i statków. Nie razem ze Stałą Armią.
card-city-founder = Założyciel Miast
effect-city-founder = Od razu. Załóż miasto co najmniej { $hexes } pól od swojego miasta początkowego.
card-resistance = Ruch Oporu
effect-resistance = Od razu. Pokonaj barbarzyńców i zabij co najmniej { $units } ich jednostki.
card-trade-power = Potęga Handlowa
effect-trade-power = Faza podsumowania. Miej możliwość utworzenia co najmniej { $routes } szlaków handlowych. Nie razem ze Szlakami Żeglugowymi.
card-shipping-routes = Szlaki Żeglugowe
effect-shipping-routes = Faza podsumowania. Miej możliwość utworzenia co najmniej { $routes } szlaków handlowych samymi statkami. Nie razem z Potęgą Handlową.
card-terror-regime = Rządy Terroru
effect-terror-regime = Od razu. Miej co najmniej { $cities } rozgniewane miasta.
card-diversified-research = Wszechstronne Badania
effect-diversified-research = Faza podsumowania. Miej rozwinięcia co najmniej { $categories } kategorii.
card-culture-power = Potęga Kulturowa
effect-culture-power = Faza podsumowania. Miej więcej budynków w swoim kolorze w nie swoich miastach niż każdy inny gracz i co najmniej 1.
card-magnificent-culture = Wspaniała Kultura
effect-magnificent-culture = Zaraz po wzniesieniu cudu albo w fazie podsumowania, jeśli twój cud był jedynym wzniesionym w ostatniej rundzie.
card-outpost = Placówka
effect-outpost = Faza podsumowania. Miej jednostki wojskowe na co najmniej { $hexes } polach poza swoimi miastami i nie obok nich.
card-star-gazers = Obserwatorzy Gwiazd
effect-star-gazers = Faza podsumowania. Miej więcej miast z obserwatorium niż każdy inny gracz.
card-horse-power = Siła Koni
effect-horse-power = Faza podsumowania. Miej kawalerię na co najmniej { $hexes } polach.
card-traders = Kupcy
effect-traders = Faza podsumowania. Miej więcej miast z targowiskiem niż każdy inny gracz.
card-great-commander = Wielki Dowódca
effect-great-commander = Od razu. Wygraj bitwę z przywódcą, nie mając więcej jednostek niż wróg.
card-versatility = Wszechstronność
effect-versatility = Faza podsumowania. Miej na mapie osadnika, piechotę, statek, kawalerię, słonia i przywódcę.
card-brutus = Brutus
effect-brutus = Od razu. Zabij przywódcę i { $units } inne jednostki w 1 bitwie.
card-legacy = Dziedzictwo
effect-legacy = Faza podsumowania. Miej więcej miast z obeliskiem niż każdy inny gracz.
card-ivory-tower = Wieża z Kości Słoniowej
effect-ivory-tower = Faza podsumowania. Miej słonie na co najmniej { $hexes } polach.
card-migration-objective = Wędrówka
effect-migration-objective = Faza podsumowania. Miej osadników na co najmniej { $hexes } polach poza swoimi miastami i nie obok nich.
card-trample = Stratowanie
effect-trample = Od razu. Wygraj jako atakujący bitwę lądową, którą przeżyje twoja kawaleria lub słoń.
card-high-culture = Wysoka Kultura
effect-high-culture = Faza podsumowania. Miej wszystkie rozwinięcia swojej cywilizacji i co najmniej { $leaders } zwerbowanych dotąd przywódców.
card-sea-cleansing = Oczyszczenie Mórz
effect-sea-cleansing = Od razu. Wygraj drugą bitwę z piratami w tej samej turze.

## Aztekowie

card-aztecs = Aztekowie
card-aztecs-captives = Jeńcy
effect-aztecs-captives = Po wygranej bitwie lądowej możesz zatrzymać pokonane jednostki wojskowe, poza przywódcami, jako jeńców, łącznie najwyżej { $most }. Każdy jest wart na koniec { $worth }.
card-aztecs-human-sacrifice = Ofiara z Ludzi
effect-aztecs-human-sacrifice = Po dobraniu wydarzenia możesz oddać jeńca, by je anulować razem z ikoną i dobrać następne. Oddani jeńcy mogą też płacić jak żetony nastroju lub kultury.
card-aztecs-aztec-gold = Złoto Azteków
effect-aztecs-aztec-gold = Gdy zakładasz miasto, zyskaj { $gold } złoto; za każde sąsiednie pole gór możesz zamienić 1 surowiec, żeton nastroju lub żeton kultury na { $swapped } złoto.
card-aztecs-imperial-tribute = Danina Imperium
effect-aztecs-imperial-tribute = Twoje miasta mogą zbierać z pól z wrogimi miastami w odległości do { $hexes } pól. Z miasta barbarzyńców możesz zamiast tego wziąć jednostkę do niewoli.
card-marqzen = Marqzen
card-marqzen-storm-master = Władca Burz
effect-marqzen-storm-master = Gdy tekst wydarzenia obniża nastrój miasta z przywódcą lub usuwa w nim jednostki, możesz to za darmo cofnąć, z wyjątkiem przywódców.
card-marqzen-spread-of-fear = Sianie Strachu
effect-marqzen-spread-of-fear = Raz na turę, akcja główna: przesuń wrogą jednostkę lądową obok przywódcy o 1 pole lądu, bez bitwy.
card-ahuitzotl = Ahuitzotl
card-ahuitzotl-expansionist = Ekspansjonista
effect-ahuitzotl-expansionist = W bitwie anuluj { $hits } trafienie w każdej rundzie, jeśli nie masz miasta w odległości do { $hexes } pól od przywódcy.
card-ahuitzotl-mass-sacrifice = Masowa Ofiara
effect-ahuitzotl-mass-sacrifice = Raz na turę, dodatkowa akcja: oddaj { $captives } jeńców, by wznieść budynek lub cud w mieście z przywódcą za zwykłą cenę.
card-acamapichtli = Acamapichtli
card-acamapichtli-growth = Wzrost
effect-acamapichtli-growth = Gdy wznosisz coś w mieście z przywódcą, każdy oddany jeniec zastępuje { $resources } surowce.
card-acamapichtli-tributes = Daniny
effect-acamapichtli-tributes = Raz na turę, dodatkowa akcja: zapłać { $mood } żetony nastroju, by zebrać miastem z przywódcą, jeśli ma wielkość najwyżej { $size }.

## Babilończycy

card-babylon = Babilończycy
card-babylon-canals = Kanały
effect-babylon-canals = Zbiór, który daje dokładnie { $exactly } żywność, daje { $food } więcej.
card-babylon-code-of-laws = Kodeks Praw
effect-babylon-code-of-laws = Po udanym wpływie dobierz { $cards } kartę akcji, jeśli masz ich najwyżej { $most }.
card-babylon-star-catalogues = Katalogi Gwiazd
effect-babylon-star-catalogues = Przed dobraniem wydarzenia zyskaj { $amount } ideę lub { $amount } żeton kultury.
card-babylon-ziggurats = Zigguraty
effect-babylon-ziggurats = Dogmaty nie ograniczają twoich idei. Idee mogą zastąpić surowce na świątynię.
card-nebuchadnezzar-ii = Nabuchodonozor II
card-nebuchadnezzar-ii-great-gardens = Wielkie Ogrody
effect-nebuchadnezzar-ii-great-gardens = Gdy dobierasz kartę cudu, musisz wziąć Wielkie Ogrody, o ile nie są wzniesione, nawet z cudzej ręki. Cuda w mieście z przywódcą to dodatkowa akcja, a Wielkie Ogrody kosztują tam o { $culture } żetony kultury mniej.
card-nebuchadnezzar-ii-iconoclast = Obrazoburca
effect-nebuchadnezzar-ii-iconoclast = Przy ataku na miasto ze świątynią: +{ $combat } do wartości bojowej.
card-nabopolassar = Nabopolassar
card-nabopolassar-liberator = Wyzwoliciel
effect-nabopolassar-liberator = W bitwie z graczem, który ma co najmniej tyle miast co ty: +{ $combat } do wartości bojowej.
card-nabopolassar-revolt = Bunt
effect-nabopolassar-revolt = Gdy twoje miasto zostaje przejęte, postaw za darmo 1 piechotę z przywódcą, a gdy nie ma miejsca, w swoim mieście.
card-hammurabi = Hammurabi
card-hammurabi-lawgiver = Prawodawca
effect-hammurabi-lawgiver = Przy zwiększaniu szczęśliwości { $culture } żeton kultury czyni miasto z przywódcą szczęśliwym.
card-hammurabi-guardian = Strażnik
effect-hammurabi-guardian = Forteca w mieście z przywódcą nie kosztuje żywności ani drewna.

## Kartagina

card-carthage = Kartagina
card-carthage-warbeasts = Bestie Bojowe
effect-carthage-warbeasts = Możesz werbować słonie bez targowiska, jeśli za każdego płacisz co najmniej { $gold } złotem lub { $culture } żetonem kultury; żetony kultury zawsze mogą zastąpić ich żywność.
card-carthage-hegemony = Hegemonia
effect-carthage-hegemony = Akcja główna: statek zakłada miasto na sąsiednim polu lądu i zostaje usunięty. Jego jednostki lądują tam lub zostają, jeśli mogą je wieźć inne statki.
card-carthage-pirate-alliance = Sojusz z Piratami
effect-carthage-pirate-alliance = Twoje statki mogą dzielić pole ze statkami piratów zamiast walczyć. Póki jest z nimi twoja jednostka, piraci pływają, wożą, handlują i walczą jak twoje statki i giną pierwsi. Najwyżej { $ships } statki na polu, łącznie { $all }.
card-carthage-mercenaries = Najemnicy
effect-carthage-mercenaries = Za Pobór można płacić złotem. W mieście z portem można za Pobór kupić statek.
card-dido = Królowa Dydona
card-dido-founder = Założycielka
effect-dido-founder = Jednostka na polu z przywódcą może założyć miasto dodatkową akcją.
card-dido-sacrifice = Poświęcenie
effect-dido-sacrifice = Gdy miasto z przywódcą jest atakowane: +{ $combat } do wartości bojowej. Po rundzie przywódcę można odrzucić za 1 piechotę; atakujący musi się wtedy wycofać.
card-hanno = Hannon Wielki
card-hanno-navigator = Nawigator
effect-hanno-navigator = Raz na turę, dodatkowa akcja: przesuń przywódcę z grupą statków, która się jeszcze nie ruszała; nie może się już ruszyć w tej turze.
card-hanno-fleet-commander = Dowódca Floty
effect-hanno-fleet-commander = W bitwie morskiej z przywódcą na pokładzie: +{ $combat } do wartości bojowej.
card-hannibal = Hannibal
card-hannibal-father-of-strategy = Ojciec Strategii
effect-hannibal-father-of-strategy = W 1 rundzie bitwy lądowej wszystkie premie wroga liczą się łącznie za najwyżej +{ $most }; kości i zdolności bojowe to nie premie.
card-hannibal-hannibal-ad-portas = Hannibal ad Portas
effect-hannibal-hannibal-ad-portas = Grupa z przywódcą i słoniami nie zważa na ograniczenia gór.

## Celtowie

card-celts = Celtowie
card-celts-tribal-warfare = Wojna Plemion
effect-celts-tribal-warfare = W bitwie lądowej z innym graczem: +{ $combat } do wartości bojowej za każde miasto barbarzyńców w odległości do { $hexes } pól, najwyżej +{ $most }.
card-celts-tribal-allies = Sprzymierzone Plemiona
effect-celts-tribal-allies = Raz na turę, akcja główna: rozpatrz przybycie barbarzyńców. Gdy twoje wydarzenie rusza barbarzyńców, { $food } żywność zatrzymuje dowolne z tych armii.
card-celts-druidic-influence = Wpływ Druidów
effect-celts-druidic-influence = Możesz wpływać na miasta barbarzyńców, nawet bez budynków. Sukces kładzie tam żeton kultury, najwyżej 1, wart na koniec { $points } punkt; przepada, gdy ktoś zajmie to miejsce.
card-celts-tribal-trade = Handel z Plemionami
effect-celts-tribal-trade = Twoje szlaki handlowe mogą prowadzić do nierozgniewanych miast barbarzyńców; taki szlak daje żywność.
card-viriathus = Wiriatus
card-viriathus-terror = Terror
effect-viriathus-terror = Przed każdą rundą po pierwszej: zapłać { $mood } żetony nastroju, by wypchnąć 1 wrogą jednostkę z bitwy na sąsiednie puste pole lądu.
card-viriathus-loyalty = Lojalność
effect-viriathus-loyalty = Możesz zagrywać swoje karty akcji za barbarzyńców walczących w odległości do { $hexes } pól od przywódcy.
card-vercingetorix = Wercyngetoryks
card-vercingetorix-warrior-people = Lud Wojowników
effect-vercingetorix-warrior-people = W bitwie: +{ $combat } do wartości bojowej za każdego twojego osadnika w odległości do { $hexes } pól.
card-vercingetorix-rapid-recruitment = Szybki Werbunek
effect-vercingetorix-rapid-recruitment = Jednostki lądowe zwerbowane w mieście z przywódcą można stawiać na sąsiednich polach lądu bez wrogów.
card-boudicca = Królowa Boudika
card-boudicca-fearless = Nieustraszona
effect-boudicca-fearless = W bitwie z graczem, który ma więcej rozwinięć wojskowości: +{ $combat } do wartości bojowej.
card-boudicca-great-numbers = Wielka Liczba
effect-boudicca-great-numbers = Gdy osadnik zakłada miasto na polu z przywódcą, zapłać { $food } żywność, by go zatrzymać.

## Chiny

card-china = Chiny
card-china-rice-fields = Pola Ryżowe
effect-china-rice-fields = Zbiór z równin poza miastem, na których stoją twoi osadnicy, daje { $food } żywność więcej, łącznie najwyżej { $most } więcej.
card-china-expansion = Ekspansywność
effect-china-expansion = Po zwerbowaniu osadnika do { $groups } grup twoich osadników stojących w twoich miastach od razu się rusza.
card-china-fireworks = Fajerwerki
effect-china-fireworks = W 1 rundzie bitwy, gdy znane są trafienia: zapłać { $ore } rudę i { $wood } drewno, by anulować { $hits } trafienie.
card-china-imperial-army = Armia Cesarska
effect-china-imperial-army = Raz na turę, akcja główna: zamień dowolnych swoich osadników na mapie w piechotę i odwrotnie.
card-sun-tzu = Sun Tzu
card-sun-tzu-fast-war = Szybka Wojna
effect-sun-tzu-fast-war = Gdy przywódca przeżyje bitwę lądową wygraną z jednostkami wojskowymi w 1 rundzie, zyskaj { $mood } żeton nastroju i { $culture } żeton kultury.
card-sun-tzu-the-art-of-war = Sztuka Wojny
effect-sun-tzu-the-art-of-war = Akcja główna w twoim szczęśliwym mieście z przywódcą: zapłać { $amount } żeton nastroju lub { $amount } żeton kultury i zyskaj rozwinięcie wojskowości.
card-qin-shi-huang = Qin Shi Huang
card-qin-shi-huang-great-wall = Wielki Mur
effect-qin-shi-huang-great-wall = Gdy dobierasz kartę cudu, musisz wziąć Wielki Mur, o ile nie jest wzniesiony, nawet z cudzej ręki. Cuda w mieście z przywódcą to dodatkowa akcja, a Wielki Mur kosztuje tam o { $culture } żetony kultury mniej.
card-qin-shi-huang-tactician = Taktyk
effect-qin-shi-huang-tactician = W bitwie lądowej, raz na rundę: zapłać { $culture } żetony kultury, by anulować { $hits } trafienie.
card-wu-zetian = Wu Zetian
card-wu-zetian-brilliant-conqueror = Błyskotliwa Zdobywczyni
effect-wu-zetian-brilliant-conqueror = W bitwie lądowej: +{ $combat } do wartości bojowej w rundzie, w której masz co najmniej tyle jednostek co wróg.
card-wu-zetian-agricultural-economist = Znawczyni Rolnictwa
effect-wu-zetian-agricultural-economist = Akcja główna w twoim szczęśliwym mieście z przywódcą: zapłać { $amount } żeton nastroju lub { $amount } żeton kultury i zyskaj rozwinięcie rolnictwa.

## Egipt

card-egypt = Egipt
card-egypt-flood-plains = Pola Zalewowe
effect-egypt-flood-plains = Możesz zakładać miasta na pustkowiu, a twoje miasta mogą zbierać z niego żywność lub drewno.
card-egypt-architecture = Architektura
effect-egypt-architecture = Przy wznoszeniu budynków i cudów żetony nastroju mogą zastąpić surowce i żetony kultury.
card-egypt-embalming = Balsamowanie
effect-egypt-embalming = Po każdej bitwie, wygranej czy przegranej, zyskaj { $culture } żeton kultury, chyba że masz ich co najmniej { $most }. Gdy twój przywódca ginie lub zostaje odrzucony, zyskaj { $culture } żeton kultury.
card-egypt-man-god = Równy Bogom
effect-egypt-man-god = Każde twoje rozwinięcie teokracji działa też jak rozwinięcie autokracji z tego samego rzędu.
card-cleopatra = Kleopatra
card-cleopatra-legendary = Legendarna
effect-cleopatra-legendary = Miasto z przywódcą ma +{ $range } do zasięgu wpływu.
card-cleopatra-beloved = Umiłowana
effect-cleopatra-beloved = Raz na turę, dodatkowa akcja: połóż 1 swój żeton kultury na mieście z przywódcą. Gracz atakujący twoje miasto z takimi żetonami najpierw płaci tyle samo żetonów kultury.
card-imhotep = Imhotep
card-imhotep-innovator = Innowator
effect-imhotep-innovator = Aktywacja miasta z przywódcą do czegokolwiek poza zbieraniem daje { $ideas } ideę.
card-imhotep-physician = Lekarz
effect-imhotep-physician = Akademia lub obserwatorium w mieście z przywódcą nie kosztuje żywności ani drewna.
card-ramses-ii = Ramzes II
card-ramses-ii-monumental = Monumentalny
effect-ramses-ii-monumental = Wzniesienie obelisku w mieście z przywódcą daje { $culture } żeton kultury lub { $ideas } idee.
card-ramses-ii-coastal-power = Potęga Wybrzeży
effect-ramses-ii-coastal-power = Przy ataku na miasto nad morzem albo na statku przeciw piratom: +{ $combat } do wartości bojowej.

## Fenicjanie

card-phoenicia = Fenicjanie
card-phoenicia-city-independence = Niezależność Miast
effect-phoenicia-city-independence = Porty w twoim kolorze nie podlegają wpływowi, po przejęciu zachowują kolor i są warte po { $worth }; twoje rozwinięcia form rządów nie są nic warte.
card-phoenicia-biremes = Biremy
effect-phoenicia-biremes = W bitwach morskich +{ $combat } do wartości bojowej, przeciw wrogowi z Okrętami Wojennymi tylko w 1 rundzie.
card-phoenicia-alphabet = Alfabet
effect-phoenicia-alphabet = Do { $routes } twoich szlaków handlowych na turę może dać po { $culture } żetonie kultury lub { $ideas } idee.
card-phoenicia-cedars-and-dyes = Cedry i Barwniki
effect-phoenicia-cedars-and-dyes = Twoje statki handlują z miastami nad morzem w odległości do { $hexes } pól. Z takimi miastami handlują też same twoje miasta z portem. Łącznie najwyżej { $routes } szlaki.
card-ithobaal = Ittobaal I
card-ithobaal-deliverance = Wybawienie
effect-ithobaal-deliverance = Miasto z budynkiem w twoim kolorze staje się szczęśliwe, gdy przejmuje je przywódca.
card-ithobaal-priest-of-astarte = Kapłan Asztarte
effect-ithobaal-priest-of-astarte = W bitwie w odległości do { $hexes } pól od twojego miasta ze świątynią: +{ $combat } do wartości bojowej.
card-hiram-i = Hiram I
card-hiram-i-trade-master = Mistrz Handlu
effect-hiram-i-trade-master = 1 szlak handlowy osadnika lub statku na polu z przywódcą nie liczy się do limitu { $routes }.
card-hiram-i-constructor = Konstruktor
effect-hiram-i-constructor = Akcja główna w twoim szczęśliwym mieście z przywódcą: zapłać { $amount } żeton nastroju lub { $amount } żeton kultury i zyskaj rozwinięcie budownictwa.
card-pumayaton = Pigmalion (Pumajaton)
card-pumayaton-mediterranean-trader = Kupiec Śródziemnomorski
effect-pumayaton-mediterranean-trader = 1 szlak handlowy osadnika lub statku na polu z przywódcą daje { $amount } dodatkowe złoto lub żeton kultury.
card-pumayaton-protector = Obrońca
effect-pumayaton-protector = Raz na bitwę, w obronie miasta: zapłać { $culture } żeton kultury, by anulować { $hits } trafienie. Jeśli wygrasz, odzyskujesz go.

## Grecja

card-greece = Grecja
card-greece-training = Wyszkolenie
effect-greece-training = Zyskaj { $ideas } ideę, gdy aktywujesz miasto z akademią i werbujesz co najmniej 1 jednostkę.
card-greece-sparta = Sparta
effect-greece-sparta = Za Pobór można płacić żetonami kultury. W bitwie lądowej wróg nie zagrywa karty akcji w rundzie, którą zaczynasz z mniejszą liczbą jednostek.
card-greece-hellenization = Hellenizacja
effect-greece-hellenization = Twoje próby wpływu mogą wychodzić z każdego miasta z budynkiem w twoim kolorze. Sztuka może kosztować { $mood } żetony nastroju zamiast { $arts } żetonu kultury.
card-greece-city-states = Polis
effect-greece-city-states = Gdy miasto jest w turze aktywowane ponownie, za aktywowane może uchodzić inne twoje miasto o co najmniej tej samej wielkości i nastroju.
card-alexander = Aleksander Wielki
card-alexander-idol = Idol
effect-alexander-idol = Dodatkowa akcja: zapłać { $culture } żeton kultury i aktywuj miasto z przywódcą, by zagrać kartę akcji wymagającą akcji głównej, nie zużywając jej.
card-alexander-ruler-of-the-world = Władca Świata
effect-alexander-ruler-of-the-world = W bitwie lądowej: +{ $combat } do wartości bojowej za każdy obszar z twoim miastem poza twoim obszarem startowym.
card-leonidas = Leonidas I
card-leonidas-that-is-sparta = To jest Sparta
effect-leonidas-that-is-sparta = Werbunek w mieście z przywódcą daje { $culture } żeton kultury.
card-leonidas-hero-of-thermopylae = Bohater spod Termopil
effect-leonidas-hero-of-thermopylae = W bitwie lądowej: +{ $combat } do wartości bojowej za każdą jednostkę wojskową, o którą wróg ma ich więcej.
card-pericles = Perykles
card-pericles-master = Mistrz
effect-pericles-master = Akcja główna w twoim szczęśliwym mieście z przywódcą: zapłać { $amount } żeton nastroju lub { $amount } żeton kultury i zyskaj rozwinięcie edukacji.
card-pericles-admiral = Admirał
effect-pericles-admiral = W bitwie morskiej z przywódcą na pokładzie jego strona ma +{ $combat } do wartości bojowej.

## Hunowie

card-huns = Hunowie
card-huns-nomads = Nomadzi
effect-huns-nomads = W akcji ruchu twoje nierozgniewane miasta o wielkości { $size } ruszają się jak jednostki. Każdy ruch aktywuje miasto i daje { $amount } surowiec z nowego pola. Nie na miasta i nie z Drogami; pustkowia i jałowa ziemia nic nie dają.
card-huns-mounted-archers = Konni Łucznicy
effect-huns-mounted-archers = Miasta o wielkości { $size } werbują kawalerię bez targowiska; świeżo zwerbowana może się od razu ruszyć dodatkową akcją.
card-huns-raiders = Najeźdźcy
effect-huns-raiders = Wrodzy osadnicy w odległości do { $hexes } pól od twojej armii nie mogą zakładać miast ani handlować, chyba że są przy własnej armii lub w mieście.
card-huns-hunnic-tribes = Plemiona Hunów
effect-huns-hunnic-tribes = Gdy twoje wydarzenie rusza barbarzyńców, zapłać { $amount } żeton kultury lub { $amount } złoto, by wybrać, dokąd idzie każda ich armia.
card-attila = Attyla
card-attila-ruler = Władca
effect-attila-ruler = Póki przywódca jest w twoim nierozgniewanym mieście o wielkości { $size }, zbiera ono i werbuje jak o { $larger } większe.
card-attila-horse-master = Mistrz Koni
effect-attila-horse-master = W 1 rundzie bitwy 1 ikona kawalerii może zadziałać jak ikona słonia: { $hits } anulowane trafienie, wartość kości przepada.
card-bleda = Bleda
card-bleda-enforcer = Egzekutor
effect-bleda-enforcer = Pierwsza w turze aktywacja miasta z przywódcą może je uznać za szczęśliwe; nie można go już aktywować w tej turze.
card-bleda-battering-rams = Tarany
effect-bleda-battering-rams = Przy ataku na miasto: wróg nie zagrywa karty akcji w 1 rundzie.
card-rugila = Rugila
card-rugila-tribute = Trybut
effect-rugila-tribute = Przejęcie miasta z przywódcą daje { $gold } złota, jeśli w odległości do { $hexes } pól jest inne wrogie miasto.
card-rugila-unifier = Zjednoczyciel
effect-rugila-unifier = Miasto barbarzyńców przejęte przez przywódcę staje się szczęśliwe.

## Indie

card-india = Indie
card-india-indian-elephants = Słonie Indyjskie
effect-india-indian-elephants = Twoje miasta w lasach werbują słonie bez targowiska. Słonie w twoich nierozgniewanych miastach mogą handlować.
card-india-proselytism = Prozelityzm
effect-india-proselytism = Twoi osadnicy mogą wpływać na wrogie miasta w odległości do { $hexes } pól, o { $more } pole dalej za każdego kolejnego osadnika na polu. Każdy osadnik w twoim mieście zwiększa jego zasięg o { $add }.
card-india-prosperity = Dobrobyt
effect-india-prosperity = Twoje szlaki handlowe mogą dawać żetony nastroju, a do miast z budynkiem w twoim kolorze żetony kultury.
card-india-peace-and-poetry = Pokój i Poezja
effect-india-peace-and-poetry = Raz na turę rozwinięcie może kosztować { $mood } żeton nastroju zamiast żywności.
card-akbar = Akbar
card-akbar-bladed-tusks = Ostrza na Ciosach
effect-akbar-bladed-tusks = Przed bitwą zapłać { $ore } rudę: w każdym rzucie +{ $combat } do wartości bojowej za każdego twojego słonia.
card-akbar-prosperous = Zamożny
effect-akbar-prosperous = Wejście przywódcy do twojego miasta daje { $gold } złoto.
card-sri-gupta = Maharadża Śri Gupta
card-sri-gupta-golden-age = Złoty Wiek
effect-sri-gupta-golden-age = Dodatkowa akcja: aktywuj miasto z przywódcą i zapłać ponad cenę { $culture } żeton kultury za rozwinięcie z kategorii, w której nie masz żadnego.
card-sri-gupta-prepared = Przygotowany
effect-sri-gupta-prepared = W bitwie: +{ $combat } do wartości bojowej w rundzie, w której nie zagrywasz karty akcji.
card-ashoka = Aśoka
card-ashoka-buddhism = Buddyzm
effect-ashoka-buddhism = Raz na turę powtórz rzut na wpływ miasta z przywódcą, jeśli ma ono świątynię lub celem jest świątynia.
card-ashoka-expansionist = Ekspansjonista
effect-ashoka-expansionist = Przejęcie miasta z przywódcą daje { $culture } żeton kultury, a jeśli jest w nim świątynia, { $temple }.

## Japonia

card-japan = Japonia
card-japan-pottery = Garncarstwo
effect-japan-pottery = Zbiór, który daje co najmniej { $food } żywności, daje też { $culture } żeton kultury.
card-japan-horsemanship = Jeździectwo
effect-japan-horsemanship = Miasta z fortecą mogą werbować kawalerię. W obronie fortecy w 1 rundzie 1 ikona kawalerii daje +{ $combat } do wartości bojowej zamiast +{ $cavalry }.
card-japan-ruse = Fortel
effect-japan-ruse = Gdy inny gracz, który ma jednostkę lub miasto w odległości do { $hexes } pól od twojego miasta lub jednostki wojskowej, zagrywa kartę akcji poza bitwą lub wielkiego człowieka, odrzuć taką kartę, by ją anulować.
card-japan-shogunate = Szogunat
effect-japan-shogunate = Karty akcji i wydarzeń wymagające akcji głównej możesz zagrywać dodatkową akcją. Dzięki Poborowi możesz zamiast piechoty kupić kartę akcji za { $mood } żeton nastroju.
card-go-toba = Cesarz Go-Toba
card-go-toba-way-of-the-sword = Droga Miecza
effect-go-toba-way-of-the-sword = Przed bitwą zapłać { $ore } rudę: +{ $combat } do wartości bojowej w każdym rzucie.
card-go-toba-scholar = Uczony
effect-go-toba-scholar = Po wzniesieniu akademii lub obserwatorium w mieście z przywódcą możesz kupić rozwinięcie bez akcji.
card-jimmu = Cesarz Jimmu
card-jimmu-fortified = Ufortyfikowany
effect-jimmu-fortified = W obronie twojego miasta z fortecą w odległości do { $hexes } pól od przywódcy: +{ $combat } do wartości bojowej.
card-jimmu-mythical = Mityczny
effect-jimmu-mythical = Po bitwie, którą przywódca przeżył, zapłać { $culture } żeton kultury, by odzyskać 1 użytą w niej kartę akcji.
card-suiko = Cesarzowa Suiko
card-suiko-japanese-buddhism = Buddyzm Japoński
effect-suiko-japanese-buddhism = Akcja główna, z Religią Państwową dodatkowa: zapłać { $culture } żeton kultury, by odzyskać budynek pod wpływem w mieście z przywódcą, poza obeliskiem.
card-suiko-defender = Obrończyni
effect-suiko-defender = Jako obrońca: +{ $combat } do wartości bojowej.

## Majowie

card-maya = Majowie
card-maya-terracing = Tarasy
effect-maya-terracing = Góry mogą ci dawać żywność, drewno lub rudę. Twoi osadnicy i przywódcy nie zważają na ograniczenia gór.
card-maya-stelas = Stele
effect-maya-stelas = Po wzniesieniu obelisku, założeniu lub przejęciu miasta zyskaj { $amount } żeton kultury lub { $amount } ideę.
card-maya-ball-courts = Boiska
effect-maya-ball-courts = Raz na zbieranie lub werbunek zapłać { $mood } żeton nastroju: miasto, o ile nie jest rozgniewane, liczy się jako o { $larger } większe. Raz na turę rozwinięcie duchowości kosztuje o { $food } żywność mniej.
card-maya-calendar = Kalendarz
effect-maya-calendar = Dodatkowa akcja: obejrzyj wierzchnią kartę wydarzenia; możesz zapłacić { $culture } żeton kultury, by włożyć ją pod talię i obejrzeć następną, i tak dalej.
card-pakal = K’inich Janaab Pakal I
card-pakal-sun-shield = Słoneczna Tarcza
effect-pakal-sun-shield = W obronie miasta z obeliskiem w twoim kolorze: anuluj { $hits } trafienie w 1 rundzie.
card-pakal-art-and-architecture = Sztuka i Architektura
effect-pakal-art-and-architecture = Przy budynkach w mieście z przywódcą { $culture } żeton kultury może zastąpić { $resources } surowce.
card-siyaj-kak = Siyaj K’ak’
card-siyaj-kak-fire-is-born = Narodziny Ognia
effect-siyaj-kak-fire-is-born = Przy ataku na miasto: w 1 rundzie dodaj jego wielkość do swojej wartości bojowej.
card-siyaj-kak-cultural-influx = Napływ Kultury
effect-siyaj-kak-cultural-influx = Po wzniesieniu czegoś w mieście z przywódcą możesz dodatkową akcją spróbować z niego wpływu.
card-wac-chanil = Pani Wak Chanil Ajaw
card-wac-chanil-new-dynasty = Nowa Dynastia
effect-wac-chanil-new-dynasty = W bitwie w odległości do { $hexes } pól od twojego miasta: +{ $combat } do wartości bojowej.
card-wac-chanil-reconstruction = Odbudowa
effect-wac-chanil-reconstruction = Po akcji ruchu, w której przywódca przejmuje miasto, możesz za darmo wymienić w mieście z przywódcą 1 budynek w swoim kolorze na inny.

## Persja

card-persia = Persja
card-persia-elephants = Szara Fala (Słonie)
effect-persia-elephants = Twoje miasta obok pustkowi werbują słonie bez targowiska. W 1 rundzie bitwy lądowej z twoim słoniem wszystkie premie wroga liczą się łącznie za najwyżej +{ $most }.
card-persia-immortals = Nieśmiertelni
effect-persia-immortals = Przed każdym rzutem zapłać do { $most } żetonów kultury, po +{ $combat } do wartości bojowej za każdy.
card-persia-zoroastrianism = Zoroastrianizm
effect-persia-zoroastrianism = Twoje miasta mogą wpływać na wrogą jednostkę wojskową poza miastami, nie na przywódcę: staje się twoja i walczy z pozostałymi wrogami na swoim polu.
card-persia-banking = Bankowość
effect-persia-banking = Na początku tury, przed Szlakami Handlowymi, zyskaj { $amount } złoto lub { $amount } żeton kultury, jeśli masz złoto.
card-cyrus-ii = Cyrus II Wielki
card-cyrus-ii-king-of-persia = Król Persji
effect-cyrus-ii-king-of-persia = Akcja główna: aktywuj miasto z przywódcą i zyskaj { $mood } żeton nastroju lub kultury za każdy obszar z twoimi miastami, najwyżej tyle, ile wynosi wielkość tego miasta.
card-cyrus-ii-strategist = Strateg
effect-cyrus-ii-strategist = Gdy odkrywa się karty, działanie twojej możesz zastąpić przez +{ $combat } do wartości bojowej, nawet jeśli wróg ją anuluje.
card-darius-i = Dariusz I
card-darius-i-cultural-unity = Jedność Kulturowa
effect-darius-i-cultural-unity = Każdy udany wpływ miasta z przywódcą daje { $mood } żeton nastroju.
card-darius-i-architect = Architekt
effect-darius-i-architect = Raz na turę, dodatkowa akcja: zapłać { $culture } żetony kultury, by wznieść budynek lub cud w mieście z przywódcą za zwykłą cenę.
card-xerxes-i = Kserkses I
card-xerxes-i-mighty-army = Potężna Armia
effect-xerxes-i-mighty-army = Z przywódcą może stać { $units } jednostek wojskowych; armia złożona z { $units } nie zagrywa kart akcji i nie używa zdolności bojowych.
card-xerxes-i-great-builder = Wielki Budowniczy
effect-xerxes-i-great-builder = Cuda w mieście z przywódcą kosztują łącznie o { $amount } surowce lub żetony kultury mniej.

## Rzym

card-rome = Rzym
card-rome-aqueduct = Akwedukt
effect-rome-aqueduct = Wydarzenia o nazwie Głód cię nie dotyczą. Higienę możesz kupić bez surowców albo za zwykłą cenę dodatkową akcją.
card-rome-imperial-roads = Imperialne Drogi
effect-rome-imperial-roads = Z Drogami grupa przechodzi do { $hexes } pól, jeśli zaczyna i kończy w twoich miastach.
card-rome-captivi = Captivi
effect-rome-captivi = Wygrana bitwa z jednostkami lub fortecą daje { $gold } złoto i { $mood } żeton nastroju. Przy budynkach żetony nastroju mogą zastąpić surowce.
card-rome-provinces = Prowincje
effect-rome-provinces = Twoje miasta co najmniej { $hexes } pola od miasta początkowego werbują kawalerię. Przejęte miasta stają się neutralne, a za { $culture } żeton kultury szczęśliwe.
card-augustus = August
card-augustus-princeps = Princeps
effect-augustus-princeps = Akcja główna: zapłać { $culture } żeton kultury i aktywuj miasto z przywódcą: dobierz { $actions } kartę akcji i { $objectives } kartę celu, a potem odrzuć { $actions } kartę akcji i { $objectives } kartę celu.
card-augustus-emperor = Cesarz
effect-augustus-emperor = W bitwie lądowej na obszarze bez twojego miasta: +{ $combat } do wartości bojowej.
card-caesar = Gajusz Juliusz Cezar
card-caesar-statesman = Mąż Stanu
effect-caesar-statesman = Możesz dodatkową akcją zwiększyć szczęśliwość samego miasta z przywódcą, za zwykłą cenę.
card-caesar-proconsul = Prokonsul
effect-caesar-proconsul = Gdy przywódca przejmuje miasto, możesz zapłacić { $gold } złoto za 1 piechotę w tym mieście.
card-sulla = Sulla
card-sulla-dictator = Dyktator
effect-sulla-dictator = Na miasto z przywódcą nie można wpływać. Armie barbarzyńców w odległości do { $hexes } pól od przywódcy ruszają się tylko za twoją zgodą.
card-sulla-civilizer = Krzewiciel Cywilizacji
effect-sulla-civilizer = W bitwie lądowej z barbarzyńcami: +{ $combat } do wartości bojowej.

## Wikingowie

card-vikings = Wikingowie
card-vikings-shipcraft = Szkutnictwo
effect-vikings-shipcraft = Nawigacja nie kosztuje cię żywności. W akcji ruchu statek może wyjść na ląd jako osadnik, a z Taktyką jako piechota, zaś osadnicy, a z Taktyką piechota, mogą wypłynąć jako statki, o 1 pole.
card-vikings-longships = Długie Łodzie
effect-vikings-longships = Twoje statki po bitwie mogą się ruszać w kolejnych akcjach ruchu i przewożą do { $units } jednostek lądowych każdy.
card-vikings-marauders = Maruderzy
effect-vikings-marauders = Każdy gracz, którego miasto sąsiaduje z handlującym z nim twoim statkiem, traci { $resources } surowiec.
card-vikings-runestones = Kamienie Runiczne
effect-vikings-runestones = Po bitwie, w której tracisz co najmniej { $units } jednostki wojskowe, możesz wyłożyć obelisk ze swojej puli jako cel wart { $points } punkt.
card-knut = Kanut Wielki
card-knut-ruler-of-the-north = Władca Północy
effect-knut-ruler-of-the-north = Na mapie na koniec gry przywódca jest wart { $worth } za każde pole odległości od twojego miasta początkowego.
card-knut-danegeld = Danegeld
effect-knut-danegeld = Raz na turę, akcja główna z Podatkami: aktywuj miasto z przywódcą i weź ich dochód bez płacenia żetonu nastroju. Nie w turze z Podatkami.
card-erik = Eryk Rudy
card-erik-legendary-explorer = Legendarny Odkrywca
effect-erik-legendary-explorer = Akcja główna na statku: zapłać { $culture } żeton kultury i oznacz obszar, każdy raz; znak jest wart { $points } punkt.
card-erik-new-colonies = Nowe Kolonie
effect-erik-new-colonies = Dodatkowa akcja na statku: wszystkie jednostki przewożone na polu z przywódcą lądują na 1 sąsiednim polu lądu.
card-ragnar = Ragnar Lodbrok
card-ragnar-prey = Zdobycz
effect-ragnar-prey = Przejęcie nierozgniewanego miasta z przywódcą daje { $gold } złota.
card-ragnar-horror-of-the-north = Postrach Północy
effect-ragnar-horror-of-the-north = W bitwie lądowej prosto ze statków: +{ $combat } do wartości bojowej.

## Karty akcji

card-action-01 = { card-quick-advance } / { card-peltasts }
card-action-02 = { card-quick-advance } / { card-encircled }
card-action-03 = { card-inspiration } / { card-encircled }
card-action-04 = { card-inspiration } / { card-peltasts }
card-action-05 = { card-hero-general } / { card-wedge-formation }
card-action-06 = { card-hero-general } / { card-high-morale }
card-action-07 = { card-spy } / { card-heavy-resistance }
card-action-08 = { card-spy } / { card-high-morale }
card-action-09 = { card-ideas } / { card-high-ground }
card-action-10 = { card-ideas } / { card-surprise }
card-action-11 = { card-great-ideas } / { card-siege }
card-action-12 = { card-great-ideas } / { card-high-ground }
card-action-13 = { card-mercenaries } / { card-for-the-people }
card-action-14 = { card-mercenaries } / { card-heavy-resistance }
card-action-15 = { card-cultural-takeover } / { card-heavy-resistance }
card-action-16 = { card-cultural-takeover } / { card-improved-defenses }
card-action-17 = { card-city-development } / { card-tactical-retreat }
card-action-18 = { card-city-development } / { card-peltasts }
card-action-19 = { card-production-focus } / { card-tactical-retreat }
card-action-20 = { card-production-focus } / { card-peltasts }
card-action-21 = { card-explorer } / { card-encircled }
card-action-22 = { card-explorer } / { card-defensive-formation }
card-action-23 = { card-negotiations } / { card-scout }
card-action-24 = { card-negotiations } / { card-martyr }
card-action-25 = { card-leadership } / { card-high-ground }
card-action-26 = { card-leadership } / { card-archers }
card-action-27 = { card-assassination } / { card-high-ground }
card-action-28 = { card-assassination } / { card-archers }
card-action-29 = { card-mass-production } / { card-defensive-formation }
card-action-30 = { card-mass-production } / { card-encircled }
card-action-31 = { card-new-plans } / { card-flanking }
card-action-32 = { card-new-plans } / { card-high-morale }
card-action-33 = { card-synergies } / { card-defensive-formation }
card-action-34 = { card-synergies } / { card-archers }
card-action-35 = { card-teach-us } / { card-defensive-formation }
card-action-36 = { card-teach-us } / { card-archers }
card-action-37 = { card-militia } / { card-wedge-formation }
card-action-38 = { card-militia } / { card-high-morale }
card-action-39 = { card-technology-trade } / { card-surprise }
card-action-40 = { card-technology-trade } / { card-high-ground }
card-action-41 = { card-new-ideas } / { card-high-morale }
card-action-42 = { card-new-ideas } / { card-flanking }

## Karty celów

card-objective-01 = { card-large-civilization } / { card-draft-objective }
card-objective-02 = { card-scientific-lead } / { card-conqueror }
card-objective-03 = { card-coastal-culture } / { card-warmonger }
card-objective-04 = { card-advanced-culture } / { card-warmonger }
card-objective-05 = { card-religious-fervor } / { card-general }
card-objective-06 = { card-city-planner } / { card-great-battle }
card-objective-07 = { card-eureka } / { card-defiance }
card-objective-08 = { card-happy-population } / { card-conqueror }
card-objective-09 = { card-education-lead } / { card-sea-blockade }
card-objective-10 = { card-optimized-storage } / { card-naval-assault }
card-objective-11 = { card-wealth } / { card-large-fleet }
card-objective-12 = { card-ore-supplies } / { card-large-army }
card-objective-13 = { card-wood-supplies } / { card-fortifications }
card-objective-14 = { card-food-supplies } / { card-standing-army }
card-objective-15 = { card-architecture } / { card-militarized }
card-objective-16 = { card-goal-focused } / { card-bold }
card-objective-17 = { card-colony } / { card-threat }
card-objective-18 = { card-culture-focus } / { card-legendary-battle }
card-objective-19 = { card-consulate } / { card-great-battle }
card-objective-20 = { card-science-focus } / { card-naval-assault }
card-objective-21 = { card-trade-focus } / { card-scavenger }
card-objective-22 = { card-metropolis } / { card-general }
card-objective-23 = { card-seafarers } / { card-aggressor }
card-objective-24 = { card-government } / { card-barbarian-conquest }
card-objective-25 = { card-government } / { card-aggressor }
card-objective-26 = { card-expansionist } / { card-military-might }
card-objective-27 = { card-city-founder } / { card-resistance }
card-objective-28 = { card-trade-power } / { card-resistance }
card-objective-29 = { card-shipping-routes } / { card-terror-regime }
card-objective-30 = { card-diversified-research } / { card-bold }
card-objective-31 = { card-culture-power } / { card-barbarian-conquest }
card-objective-32 = { card-magnificent-culture } / { card-outpost }
card-objective-33 = { card-star-gazers } / { card-horse-power }
card-objective-34 = { card-traders } / { card-great-commander }
card-objective-35 = { card-versatility } / { card-brutus }
card-objective-36 = { card-legacy } / { card-ivory-tower }
card-objective-37 = { card-migration-objective } / { card-trample }
card-objective-38 = { card-high-culture } / { card-sea-cleansing }

## Obszary

card-region-01 = Obszar 1
card-region-02 = Obszar 2
card-region-03 = Obszar 3
card-region-04 = Obszar 4
card-region-05 = Obszar 5
card-region-06 = Obszar 6
card-region-07 = Obszar 7
card-region-08 = Obszar 8
card-region-09 = Obszar 9
card-region-10 = Obszar 10
card-region-11 = Obszar 11
card-region-12 = Obszar 12
card-region-13 = Obszar 13
card-region-14 = Obszar 14
card-region-15 = Obszar 15
card-region-16 = Obszar 16
card-start-a = Obszar Startowy, strona A
card-start-b = Obszar Startowy, strona B
card-vikings-start = Obszar Startowy Wikingów
card-carthage-start = Obszar Startowy Kartaginy
card-phoenicia-start = Obszar Startowy Fenicjan
card-maya-start = Obszar Startowy Majów
card-egypt-start = Obszar Startowy Egiptu

## Teksty złożone z części

text-part = { $name }: { $says }
text-great-person = Po dobraniu możesz kupić tego wielkiego człowieka za { $first } żeton kultury, a jeśli nie, inni kolejno za { $others }.
text-civilization = Rozwinięcia: { $cards }. Przywódcy: { $cards2 }.
text-civilization-tile = Rozwinięcia: { $cards }. Przywódcy: { $cards2 }. Ma własny obszar startowy.
text-tile = U góry: { $terrain }, z lewej: { $terrain2 }, z prawej: { $terrain3 }, na dole: { $terrain4 }.
text-worth = { $halves ->
    [1] pół punktu
    [2] 1 punkt
    [3] półtora punktu
   *[other] { $halves } połówek punktu
}

## Surowce i żetony

kind-food = żywność
kind-wood = drewno
kind-ore = ruda
kind-ideas = idee
kind-gold = złoto
kind-mood = żetony nastroju
kind-culture = żetony kultury

## Tereny

terrain-plains = równina
terrain-mountain = góry
terrain-forest = las
terrain-barren = pustkowie
terrain-sea = morze

## Nastroje miasta

mood-happy = szczęśliwe
mood-neutral = neutralne
mood-angry = rozgniewane

## Jednostki

unit-settler = osadnik
unit-infantry = piechota
unit-ship = statek
unit-cavalry = kawaleria
unit-elephant = słoń
unit-leader = przywódca

## Budynki

building-academy = akademia
building-fortress = forteca
building-port = port
building-temple = świątynia
building-market = targowisko
building-obelisk = obelisk
building-observatory = obserwatorium

## Ikony

icon-barbarians-spawn = przybycie barbarzyńców
icon-barbarians-move = ruch barbarzyńców
icon-pirates = piraci
icon-exhausted-land = jałowa ziemia
icon-gold-mine = kopalnia złota
icon-infantry = piechota
icon-cavalry = kawaleria
icon-elephant = słoń
icon-leader = przywódca

## Kategorie rozwinięć

category-agriculture = Rolnictwo
category-construction = Budownictwo
category-seafaring = Żegluga
category-education = Edukacja
category-warfare = Wojskowość
category-spirituality = Duchowość
category-economy = Ekonomia
category-culture = Tradycje
category-science = Nauka
category-democracy = Demokracja
category-autocracy = Autokracja
category-theocracy = Teokracja

## Rozwinięcia, rozwinięcia cywilizacji, zdolności przywódców i cuda

ability-farming = { card-farming }
ability-storage = { card-storage }
ability-irrigation = { card-irrigation }
ability-husbandry = { card-husbandry }
ability-mining = { card-mining }
ability-engineering = { card-engineering }
ability-sanitation = { card-sanitation }
ability-roads = { card-roads }
ability-fishing = { card-fishing }
ability-navigation = { card-navigation }
ability-war-ships = { card-war-ships }
ability-cartography = { card-cartography }
ability-writing = { card-writing }
ability-public-education = { card-public-education }
ability-free-education = { card-free-education }
ability-philosophy = { card-philosophy }
ability-tactics = { card-tactics }
ability-siegecraft = { card-siegecraft }
ability-steel-weapons = { card-steel-weapons }
ability-draft = { card-draft }
ability-myths = { card-myths }
ability-rituals = { card-rituals }
ability-priesthood = { card-priesthood }
ability-state-religion = { card-state-religion }
ability-bartering = { card-bartering }
ability-trade-routes = { card-trade-routes }
ability-taxes = { card-taxes }
ability-currency = { card-currency }
ability-arts = { card-arts }
ability-sports = { card-sports }
ability-monuments = { card-monuments }
ability-theaters = { card-theaters }
ability-math = { card-math }
ability-astronomy = { card-astronomy }
ability-medicine = { card-medicine }
ability-metallurgy = { card-metallurgy }
ability-voting = { card-voting }
ability-separation-of-power = { card-separation-of-power }
ability-civil-liberties = { card-civil-liberties }
ability-free-economy = { card-free-economy }
ability-nationalism = { card-nationalism }
ability-totalitarianism = { card-totalitarianism }
ability-absolute-power = { card-absolute-power }
ability-forced-labor = { card-forced-labor }
ability-dogma = { card-dogma }
ability-devotion = { card-devotion }
ability-conversion = { card-conversion }
ability-fanaticism = { card-fanaticism }
ability-aztecs-captives = { card-aztecs-captives }
ability-aztecs-human-sacrifice = { card-aztecs-human-sacrifice }
ability-aztecs-aztec-gold = { card-aztecs-aztec-gold }
ability-aztecs-imperial-tribute = { card-aztecs-imperial-tribute }
ability-babylon-canals = { card-babylon-canals }
ability-babylon-code-of-laws = { card-babylon-code-of-laws }
ability-babylon-star-catalogues = { card-babylon-star-catalogues }
ability-babylon-ziggurats = { card-babylon-ziggurats }
ability-carthage-warbeasts = { card-carthage-warbeasts }
ability-carthage-hegemony = { card-carthage-hegemony }
ability-carthage-pirate-alliance = { card-carthage-pirate-alliance }
ability-carthage-mercenaries = { card-carthage-mercenaries }
ability-celts-tribal-warfare = { card-celts-tribal-warfare }
ability-celts-tribal-allies = { card-celts-tribal-allies }
ability-celts-druidic-influence = { card-celts-druidic-influence }
ability-celts-tribal-trade = { card-celts-tribal-trade }
ability-china-rice-fields = { card-china-rice-fields }
ability-china-expansion = { card-china-expansion }
ability-china-fireworks = { card-china-fireworks }
ability-china-imperial-army = { card-china-imperial-army }
ability-egypt-flood-plains = { card-egypt-flood-plains }
ability-egypt-architecture = { card-egypt-architecture }
ability-egypt-embalming = { card-egypt-embalming }
ability-egypt-man-god = { card-egypt-man-god }
ability-phoenicia-city-independence = { card-phoenicia-city-independence }
ability-phoenicia-biremes = { card-phoenicia-biremes }
ability-phoenicia-alphabet = { card-phoenicia-alphabet }
ability-phoenicia-cedars-and-dyes = { card-phoenicia-cedars-and-dyes }
ability-greece-training = { card-greece-training }
ability-greece-sparta = { card-greece-sparta }
ability-greece-hellenization = { card-greece-hellenization }
ability-greece-city-states = { card-greece-city-states }
ability-huns-nomads = { card-huns-nomads }
ability-huns-mounted-archers = { card-huns-mounted-archers }
ability-huns-raiders = { card-huns-raiders }
ability-huns-hunnic-tribes = { card-huns-hunnic-tribes }
ability-india-indian-elephants = { card-india-indian-elephants }
ability-india-proselytism = { card-india-proselytism }
ability-india-prosperity = { card-india-prosperity }
ability-india-peace-and-poetry = { card-india-peace-and-poetry }
ability-japan-pottery = { card-japan-pottery }
ability-japan-horsemanship = { card-japan-horsemanship }
ability-japan-ruse = { card-japan-ruse }
ability-japan-shogunate = { card-japan-shogunate }
ability-maya-terracing = { card-maya-terracing }
ability-maya-stelas = { card-maya-stelas }
ability-maya-ball-courts = { card-maya-ball-courts }
ability-maya-calendar = { card-maya-calendar }
ability-persia-elephants = { card-persia-elephants }
ability-persia-immortals = { card-persia-immortals }
ability-persia-zoroastrianism = { card-persia-zoroastrianism }
ability-persia-banking = { card-persia-banking }
ability-rome-aqueduct = { card-rome-aqueduct }
ability-rome-imperial-roads = { card-rome-imperial-roads }
ability-rome-captivi = { card-rome-captivi }
ability-rome-provinces = { card-rome-provinces }
ability-vikings-shipcraft = { card-vikings-shipcraft }
ability-vikings-longships = { card-vikings-longships }
ability-vikings-marauders = { card-vikings-marauders }
ability-vikings-runestones = { card-vikings-runestones }
ability-marqzen-storm-master = { card-marqzen-storm-master }
ability-marqzen-spread-of-fear = { card-marqzen-spread-of-fear }
ability-ahuitzotl-expansionist = { card-ahuitzotl-expansionist }
ability-ahuitzotl-mass-sacrifice = { card-ahuitzotl-mass-sacrifice }
ability-acamapichtli-growth = { card-acamapichtli-growth }
ability-acamapichtli-tributes = { card-acamapichtli-tributes }
ability-nebuchadnezzar-ii-great-gardens = { card-nebuchadnezzar-ii-great-gardens }
ability-nebuchadnezzar-ii-iconoclast = { card-nebuchadnezzar-ii-iconoclast }
ability-nabopolassar-liberator = { card-nabopolassar-liberator }
ability-nabopolassar-revolt = { card-nabopolassar-revolt }
ability-hammurabi-lawgiver = { card-hammurabi-lawgiver }
ability-hammurabi-guardian = { card-hammurabi-guardian }
ability-dido-founder = { card-dido-founder }
ability-dido-sacrifice = { card-dido-sacrifice }
ability-hanno-navigator = { card-hanno-navigator }
ability-hanno-fleet-commander = { card-hanno-fleet-commander }
ability-hannibal-father-of-strategy = { card-hannibal-father-of-strategy }
ability-hannibal-hannibal-ad-portas = { card-hannibal-hannibal-ad-portas }
ability-viriathus-terror = { card-viriathus-terror }
ability-viriathus-loyalty = { card-viriathus-loyalty }
ability-vercingetorix-warrior-people = { card-vercingetorix-warrior-people }
ability-vercingetorix-rapid-recruitment = { card-vercingetorix-rapid-recruitment }
ability-boudicca-fearless = { card-boudicca-fearless }
ability-boudicca-great-numbers = { card-boudicca-great-numbers }
ability-sun-tzu-fast-war = { card-sun-tzu-fast-war }
ability-sun-tzu-the-art-of-war = { card-sun-tzu-the-art-of-war }
ability-qin-shi-huang-great-wall = { card-qin-shi-huang-great-wall }
ability-qin-shi-huang-tactician = { card-qin-shi-huang-tactician }
ability-wu-zetian-brilliant-conqueror = { card-wu-zetian-brilliant-conqueror }
ability-wu-zetian-agricultural-economist = { card-wu-zetian-agricultural-economist }
ability-cleopatra-legendary = { card-cleopatra-legendary }
ability-cleopatra-beloved = { card-cleopatra-beloved }
ability-imhotep-innovator = { card-imhotep-innovator }
ability-imhotep-physician = { card-imhotep-physician }
ability-ramses-ii-monumental = { card-ramses-ii-monumental }
ability-ramses-ii-coastal-power = { card-ramses-ii-coastal-power }
ability-ithobaal-deliverance = { card-ithobaal-deliverance }
ability-ithobaal-priest-of-astarte = { card-ithobaal-priest-of-astarte }
ability-hiram-i-trade-master = { card-hiram-i-trade-master }
ability-hiram-i-constructor = { card-hiram-i-constructor }
ability-pumayaton-mediterranean-trader = { card-pumayaton-mediterranean-trader }
ability-pumayaton-protector = { card-pumayaton-protector }
ability-alexander-idol = { card-alexander-idol }
ability-alexander-ruler-of-the-world = { card-alexander-ruler-of-the-world }
ability-leonidas-that-is-sparta = { card-leonidas-that-is-sparta }
ability-leonidas-hero-of-thermopylae = { card-leonidas-hero-of-thermopylae }
ability-pericles-master = { card-pericles-master }
ability-pericles-admiral = { card-pericles-admiral }
ability-attila-ruler = { card-attila-ruler }
ability-attila-horse-master = { card-attila-horse-master }
ability-bleda-enforcer = { card-bleda-enforcer }
ability-bleda-battering-rams = { card-bleda-battering-rams }
ability-rugila-tribute = { card-rugila-tribute }
ability-rugila-unifier = { card-rugila-unifier }
ability-akbar-bladed-tusks = { card-akbar-bladed-tusks }
ability-akbar-prosperous = { card-akbar-prosperous }
ability-sri-gupta-golden-age = { card-sri-gupta-golden-age }
ability-sri-gupta-prepared = { card-sri-gupta-prepared }
ability-ashoka-buddhism = { card-ashoka-buddhism }
ability-ashoka-expansionist = { card-ashoka-expansionist }
ability-go-toba-way-of-the-sword = { card-go-toba-way-of-the-sword }
ability-go-toba-scholar = { card-go-toba-scholar }
ability-jimmu-fortified = { card-jimmu-fortified }
ability-jimmu-mythical = { card-jimmu-mythical }
ability-suiko-japanese-buddhism = { card-suiko-japanese-buddhism }
ability-suiko-defender = { card-suiko-defender }
ability-pakal-sun-shield = { card-pakal-sun-shield }
ability-pakal-art-and-architecture = { card-pakal-art-and-architecture }
ability-siyaj-kak-fire-is-born = { card-siyaj-kak-fire-is-born }
ability-siyaj-kak-cultural-influx = { card-siyaj-kak-cultural-influx }
ability-wac-chanil-new-dynasty = { card-wac-chanil-new-dynasty }
ability-wac-chanil-reconstruction = { card-wac-chanil-reconstruction }
ability-cyrus-ii-king-of-persia = { card-cyrus-ii-king-of-persia }
ability-cyrus-ii-strategist = { card-cyrus-ii-strategist }
ability-darius-i-cultural-unity = { card-darius-i-cultural-unity }
ability-darius-i-architect = { card-darius-i-architect }
ability-xerxes-i-mighty-army = { card-xerxes-i-mighty-army }
ability-xerxes-i-great-builder = { card-xerxes-i-great-builder }
ability-augustus-princeps = { card-augustus-princeps }
ability-augustus-emperor = { card-augustus-emperor }
ability-caesar-statesman = { card-caesar-statesman }
ability-caesar-proconsul = { card-caesar-proconsul }
ability-sulla-dictator = { card-sulla-dictator }
ability-sulla-civilizer = { card-sulla-civilizer }
ability-knut-ruler-of-the-north = { card-knut-ruler-of-the-north }
ability-knut-danegeld = { card-knut-danegeld }
ability-erik-legendary-explorer = { card-erik-legendary-explorer }
ability-erik-new-colonies = { card-erik-new-colonies }
ability-ragnar-prey = { card-ragnar-prey }
ability-ragnar-horror-of-the-north = { card-ragnar-horror-of-the-north }
ability-great-arena = { card-great-arena }
ability-great-gardens = { card-great-gardens }
ability-great-library = { card-great-library }
ability-great-lighthouse = { card-great-lighthouse }
ability-great-mausoleum = { card-great-mausoleum }
ability-great-pyramid = { card-great-pyramid }
ability-great-statue = { card-great-statue }
ability-great-wall = { card-great-wall }

## Rodzaje na liście kart

type-advance = Rozwinięcie
type-unit = Jednostka
type-settlement = Element miasta
type-building = Budynek
type-wonder = Cud
type-event = Wydarzenie
type-action = Karta akcji
type-objective = Cel
type-civilization = Cywilizacja
type-civilization-advance = Rozwinięcie cywilizacji
type-leader = Przywódca
type-tile = Obszar
