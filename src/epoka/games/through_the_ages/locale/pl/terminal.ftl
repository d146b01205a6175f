# Stół gry Cywilizacja: Poprzez wieki w terminalu.

## Linia nad stołem

ages-age = Epoka { $age }, runda { $round }.
ages-last-round = Gra kończy się po rundzie { $round }.
ages-turn = Tura gracza: { $seat }.
ages-decks = Talia cywilna { $civil }, militarna { $military }.
ages-events = Wydarzenia: bieżące { $current }, przyszłe { $future }.
ages-short-piles = Talia cywilna { $civil }, militarna { $military }. Wydarzenia { $current }, przyszłe { $future }.

## Liczby cywilizacji

ages-culture = Kultura { $have }, na turę { $rate }.
ages-science = Nauka { $have }, na turę { $rate }.
ages-strength = Siła { $amount }; jednostki { $units }, po poświęceniu wszystkich warte { $most }.
ages-happiness = Zadowolenie { $have }, potrzeba { $needed }.
ages-food = Żywność { $have }, na turę { $rate }, z tego zjadane { $eaten }.
ages-resources = Surowce { $have }, na turę { $rate }, korupcja zabiera { $lost }.
ages-civil = Akcje cywilne { $left } z { $all }.
ages-military = Akcje militarne { $left } z { $all }.
ages-workers = Wolni robotnicy { $unused }; następny kosztuje { $price } żywności, w żółtym banku zostało { $left }.
ages-discontent = Niezadowoleni robotnicy: { $amount }.
ages-pool = Surowce tylko na jednostki: { $amount }.
ages-limits = Limit budynków publicznych { $urban }. Niebieski bank { $blue }. Ręka cywilna { $civil } z { $most }, militarna { $military } z { $top }.
ages-forecast = Na koniec tury: kultura +{ $culture }, nauka +{ $science }; żywność z farm { $farmed }, zjedzona { $consumed }; surowce z kopalń { $mined }, korupcja { $corruption }; kultura stracona przez głód { $famine }; karty militarne { $cards }.
ages-forecast-uprising = Powstanie: jeśli tura skończy się teraz, nie będzie żadnej produkcji.
ages-famine = Głód: koniec tury teraz kosztuje kulturę: { $amount }.
ages-corruption = Korupcja: koniec tury teraz kosztuje surowce: { $amount }.
ages-left = Ten gracz odszedł z gry.

## Karty

ages-kind = { $type }, { $era }
ages-costs = Koszt: { $cost }.
ages-cost-science = nauka { $amount }
ages-cost-resources = surowce { $amount }
ages-cost-military-actions = akcje militarne { $amount }
ages-cost-military-actions-per-level = akcje militarne za poziom { $amount }
ages-cost-stages = etapy { $stages }
ages-cost-government = nauka { $peaceful }, przez rewolucję { $revolution }
ages-where = Gdzie teraz: { $zone }.
ages-whose = { $zone } ({ $who })
ages-row = Tor kart:
ages-place = Pole { $space }: { $card }. { $kind }.
ages-taking = Wzięcie: { $actions ->
    [one] { $actions } akcja cywilna
    [few] { $actions } akcje cywilne
   *[many] { $actions } akcji cywilnych
}.
ages-fresh = Wzięte w tej turze, jeszcze nie do zagrania: { $cards }.
ages-short-fresh = {" "}nowa
ages-short-actions = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}

## Cywilizacje

ages-government = Ustrój: { $card }.
ages-things = { $zone }: { $cards }.
ages-specials = Technologie specjalne
ages-under-way = W budowie: { $card }, etapy { $built } z { $all }, do zapłaty { $rest }
ages-tactics = Taktyka: { $card }, armie { $full }{ $old ->
    [0] { "" }
   *[other] {" + "}{ $old } przestarzałe
}, siła { $amount }
ages-workplace = { $card }: robotnicy { $workers }{ $tokens ->
    [0] { "" }
   *[other] , niebieskie żetony { $tokens }
}{ $price ->
    [0] { "" }
   *[other] , koszt budowy { $price }
}
ages-pact = Pakt z graczem { $rival }: { $card }, rola { $role }
ages-war = Wojna z graczem { $rival }: { $card }
ages-attacked = W tej rundzie atakuje: { $rival }

## Możliwości

ages-heading-take = Wzięcie (akcje)
ages-heading-build = Budowa
ages-heading-levy = Ludność i budowa
ages-heading-upgrade = Ulepszenie
ages-heading-destroy = Zniszczenie
ages-heading-disband = Rozwiązanie
ages-heading-develop = Technologia
ages-heading-revolt = Rewolucja
ages-heading-reform = Zmiana pokojowa
ages-heading-lead = Lider
ages-heading-play = Zagranie karty
ages-heading-adopt = Taktyka
ages-heading-discard = Odrzucenie
ages-heading-event = Wydarzenie
ages-heading-attack = Agresja
ages-heading-war = Wojna
ages-heading-offer = Propozycja paktu
ages-heading-cancel = Zerwanie paktu
ages-heading-defend = Obrona kartą
ages-heading-raid = Zniszczenie
ages-listed-take = { $card } ({ $actions })
ages-listed-upgrade = { $card } na { $card2 }
ages-listed-against = { $card } – { $rival }
ages-listed-offer = { $card } – { $rival }, ty jako { $role }
ages-listed-event = { $card } (kultura +{ $amount })
ages-listed-raid = { $card }: { $amount }
ages-option-end = { $option } (kultura { $culture }, nauka { $science }, żywność { $food }, surowce { $resources }, karty militarne { $cards })
ages-option-grow = { $option } (żywność { $amount })

## Krótkie nazwy

ages-head-culture = Kultura
ages-head-science = Nauka
ages-head-strength = Siła
ages-head-happiness = Zad
ages-head-food = Żyw
ages-head-resources = Sur
ages-head-civil-actions = AC
ages-head-military-actions = AM
ages-head-unused = Wolni
ages-head-cards = Karty
ages-short-culture = Kultura
ages-short-science = Nauka
ages-short-food = Żyw
ages-short-resources = Sur
ages-short-military-resources = Sur na jednostki
ages-short-culture-rating = Kultura/turę
ages-short-science-rating = Nauka/turę
ages-short-food-output = Żyw/turę
ages-short-resource-output = Sur/turę
ages-short-strength = Siła
ages-short-happiness = Zad
ages-short-civil-actions = AC
ages-short-military-actions = AM
ages-short-urban-limit = Limit budynków

## Pomoc

ages-legend = W stanie gry 58+13 to tyle, ile gracz ma, i tyle, ile doda koniec tury. Zad 5/2: zadowolenie i ile go potrzeba. AC i AM: pozostałe akcje cywilne i militarne, z ilu. Wolni: robotnicy bez pracy. Karty 6+2: cywilne i militarne na ręce. 2×Brąz (8): dwóch robotników i osiem niebieskich żetonów na karcie Brąz.
ages-legend-row = Liczba przed kartą na torze mówi, ile akcji cywilnych kosztuje Cię jej wzięcie. Złota liczba to numer możliwości. Gdy możliwości są w grupach, wpisz numer albo słowa, na przykład „budowa brąz”.
