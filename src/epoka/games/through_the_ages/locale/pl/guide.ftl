# Przewodnik po pierwszej grze na poziomie uproszczonym: krótki tekst do każdego kroku, gdy krok się pojawia.

guide-round-1 = W pierwszej rundzie tylko bierze się karty z toru: pierwszy gracz za 1 akcję cywilną, drugi za 2, trzeci za 3, a czwarty za 4. Lider i cud nadają kierunek całej grze, a karta akcji pomoże w następnej turze.
guide-take-card = Weź kartę, której wkrótce użyjesz: jej miejsce mówi, ile akcji cywilnych kosztuje, od 1 do 3. Karty tanieją, przesuwając się w lewo, ale ktoś może cię uprzedzić, a na ręce możesz mieć tylko tyle kart, ile masz akcji cywilnych.
guide-wonder = Cud trafia od razu na stół i dopóki go nie ukończysz, nie weźmiesz następnego. Każdy etap kosztuje 1 akcję cywilną i podane surowce; ostatni przynosi wszystko, co karta obiecuje.
guide-leader = Zagranie lidera kosztuje 1 akcję cywilną i działa od razu. Z każdej epoki możesz wziąć tylko 1 lidera, więc wybierz takiego, który pasuje do twoich planów.
guide-population = Więcej robotników to więcej pracy: za nowego płacisz żywnością i 1 akcją cywilną. Im mniej znaczników w żółtym banku, tym robotnicy drożsi i tym więcej ludność je co turę.
guide-build = Postaw wolnego robotnika na technologii i zapłać jej koszt w surowcach: farmy i kopalnie pracują na kolejne tury, laboratoria dają naukę, świątynie kulturę. Budynków publicznych każdego typu możesz mieć tylko tyle, na ile pozwala ustrój.
guide-upgrade = Robotnik może przejść na lepszą kartę tego samego typu za różnicę cen. Wtedy ten sam robotnik daje więcej, a mniej niebieskich znaczników mieści więcej dóbr.
guide-destroy = Gdy nie masz wolnego robotnika, możesz za 1 akcję cywilną zniszczyć budynek i zająć jego robotnika czymś lepszym. Surowców nie odzyskujesz.
guide-unit = Jednostka kosztuje akcję militarną, wolnego robotnika i surowce. W tej grze nikt cię nie zaatakuje, ale każdy punkt siły to na koniec 2 punkty kultury.
guide-technology = Technologia kosztuje 1 akcję cywilną i punkty nauki. Sama tylko pozwala budować, więc zostaw na to robotników i surowce; niebieskie technologie specjalne działają od razu.
guide-government = Lepszy ustrój daje więcej akcji i wyższy limit budynków publicznych. Rewolucja jest tania, ale zabiera wszystkie akcje cywilne w turze; zmiana pokojowa kosztuje więcej nauki i tylko 1 akcję.
guide-action-card = Kartę akcji zagrywa się za 1 akcję cywilną i odrzuca, nigdy w tej turze, w której się ją wzięło. Jeśli zawiera akcję, na przykład budowę, nie potrzebujesz na nią kolejnej akcji.
guide-end-turn = Niewykorzystane akcje przepadają, więc spójrz jeszcze raz: czy warto wziąć jakąś kartę albo zatrudnić robotnika? Żywność, surowce i nauka zostają na następną turę.
guide-production = Teraz pracuje twoja cywilizacja: zdobywasz kulturę i naukę, farmy dają żywność, ludność je, a kopalnie dają surowce. Za każdą brakującą jednostkę żywności tracisz 4 punkty kultury.
guide-event = Od trzeciej rundy przed turą gracza startowego zdarza się wydarzenie. Wydarzenia antyku pomagają wszystkim; do niektórych potrzebny jest wolny robotnik.
guide-last-round = Na tor trafiła ostatnia karta epoki I, więc to ostatnia runda. Zapasy i karty na ręce nic na koniec nie znaczą: zamień je na siłę, zadowolenie, technologie i produkcję.
guide-scoring = Każda technologia poziomu I, każdy punkt siły i każda zadowolona buźka to 2 punkty kultury; każdy punkt nauki na turę oraz każda jednostka żywności i każdy surowiec produkowany na turę to 1. Wygrywa ten, kto ma najwięcej punktów kultury.
