# Co robią elementy gry, naszymi słowami. Tekst karty składa się z tych zdań, z nagłówkiem przed zdaniami chwili.

## Chwile

when-start-of-turn = Na początku twojej tury{ $optional ->
    [0] :
   *[other] , jeśli chcesz:
}
when-start-of-first-turn = Na początku twojej pierwszej tury:
when-end-of-turn = Na końcu twojej tury{ $condition ->
    [replaced_focus_card_this_turn] , jeśli zmieniła się w niej twoja karta działania:
   *[other] :
}
when-before-resolve-card = { $once ->
    [0] Zanim rozpatrzysz kartę działania (inną niż { $types }), jeśli chcesz:
   *[other] Raz na turę, zanim rozpatrzysz kartę działania (inną niż { $types }), jeśli chcesz:
}
when-resolve-card = { $condition ->
    [hold_city_state_card_of_card_type] Gdy rozpatrujesz kartę typu, z którego masz kartę miasta-państwa:
   *[none] { $slots ->
        [none] { $types ->
            [none] Gdy rozpatrujesz kartę działania:
           *[other] Gdy rozpatrujesz kartę jednego z typów ({ $types }):
        }
       *[other] Gdy rozpatrujesz kartę na jednym z miejsc { $slots }:
    }
}
when-after-resolve-card = { $once ->
    [0] Po rozpatrzeniu karty na miejscu { $slots }, jeśli chcesz:
   *[other] Raz na turę, po rozpatrzeniu karty na miejscu { $slots }, jeśli chcesz:
}
when-after-reset = Po przesunięciu karty ({ $types }) na początek szeregu{ $condition ->
    [won_attack_this_turn] , w turze, w której wygrałeś atak, jeśli chcesz:
   *[other] :
}
when-build-city = Gdy budujesz jedyne miasto na jego kafelku, jeśli chcesz:
when-build-this = Gdy budujesz ten cud:
when-build-or-capture-this = Gdy budujesz lub przejmujesz ten cud:
when-place-control-token = Po umieszczeniu żetonu kontroli na tym terenie ({ $terrains }), jeśli chcesz:
when-gain-or-spend-natural-wonder = Gdy zdobywasz cud natury i za każdym razem, gdy go wydajesz:
when-defeat-barbarian = Gdy pokonujesz barbarzyńców:
when-win-attack = Gdy wygrywasz atak:
when-before-replace-rival-city = Zanim zastąpisz wrogie miasto:
when-caravan-reaches-city-state = Gdy twoja karawana dociera do miasta-państwa{ $optional ->
    [0] :
   *[other] , jeśli chcesz:
}
when-caravan-reaches-rival-city = Gdy twoja karawana dociera do wrogiego miasta, jeśli chcesz:
when-caravan-reaches-giver-capital = Gdy twoja karawana dociera do stolicy właściciela tej karty:
when-caravan-reaches-ottoman-city = Gdy karawana posiadacza dociera do miasta gracza osmańskiego:
when-giver-attacks-or-destroys-you = Gdy właściciel tej karty atakuje lub niszczy coś twojego, jeśli chcesz:

## Karty działania i miejsca

effect-card-bonus = { $what ->
    [caravan_move_shared] Karawany mają razem { $amount } pól ruchu więcej.
   *[other] O { $amount } więcej: { $what }.
}
effect-bonus-by-age = Umieść obok swoich miast dodatkowe żetony kontroli zależnie od epoki najpóźniejszego twojego cudu: brak { $none }, starożytność { $ancient }, średniowiecze { $medieval }, współczesność { $modern }.
effect-slot-shift = Liczy się o { $amount } { $amount ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
} dalej w prawo{ $per ->
    [own_wonder_of_card_type] { " " }za każdy twój cud jej typu.
   *[other] .
}
effect-slot-set = Liczy się jak na miejscu { $value }.
effect-swap-cards = { $return_this_card ->
    [0] { $neighbours_only ->
        [0] { $types ->
            [none] Zamień miejscami dwie karty swojego szeregu.
           *[other] Zamień miejscami dwie karty swojego szeregu, inne niż { $types }.
        }
       *[other] Zamień miejscami dwie sąsiednie karty swojego szeregu.
    }
   *[other] Oddaj tę kartę, żeby zamienić miejscami swoją kartę ({ $type }) z inną kartą szeregu.
}
effect-resolve-extra = { $reset ->
    [0] Rozpatrz ją jeszcze raz jak na pierwszym miejscu.
   *[other] Rozpatrz i przesuń na początek szeregu także kartę ekonomii.
}
effect-upgrade-cards = { $from_level ->
    [0] Do { $max } kart swojego szeregu zamień na karty tego samego typu o poziom wyższe.
   *[other] Do { $max } kart poziomu { $from_level } w swoim szeregu zamień na karty tego samego typu z poziomu { $to_level }.
}
effect-copy-upgrade = Weź { $max } swoją kartę takiego typu i poziomu, jaki ma któraś karta w szeregu tego gracza.
effect-replacement-rule = Karta zastępująca inną w szeregu może być dowolnego typu, chyba że zastępowana to { $types }.

## Żetony handlu, surowce, cuda natury

effect-gain-trade = { $who ->
    [giver] Właściciel tej karty kładzie { $amount } { icon-trade } na swojej karcie działania.
    [holder_and_ottoman_player] Posiadacz i gracz osmański kładą po { $amount } { icon-trade } na swojej karcie działania.
   *[none] { $per ->
        [own_mature_city] { $amount } { icon-trade } za każde twoje rozwinięte miasto; gdzie: { $focus }.
        [friendly_space_in_or_next_to_this_district] { $amount } { icon-trade } za każde sojusznicze pole tutaj i wokół o tym terenie: { $terrains }; gdzie: { $focus }.
       *[none] { $extra_amount ->
            [0] { $amount } { icon-trade }; gdzie: { $focus }.
           *[other] { $amount } { icon-trade }, a jeśli to było wrogie miasto lub miasto-państwo, jeszcze { $extra_amount }; gdzie: { $focus }.
        }
    }
}
effect-store-trade = Zdobywane żetony handlu możesz kłaść tutaj, najwyżej { $capacity }.
effect-move-trade = Przenieś żetony handlu stąd na swoje karty działania.
effect-gain-resource = Weź { $count } { $count ->
    [one] { icon-resource }
    [few] { icon-resource.few }
   *[other] { icon-resource.other }
} do wyboru.
effect-spend-as = { $what ->
    [this_natural_wonder] Raz na turę możesz go wydać jak surowiec ({ $resource }); zostaje u ciebie.
    [natural_wonder_on_card] Raz na turę możesz wydać cud natury jak żeton handlu karty, na której leży; zostaje u ciebie.
   *[other] { $as ->
        [combat_bonus] Gdy atakujesz lub się bronisz, możesz wydawać żetony surowców (nie cuda natury), każdy za +{ $amount }.
       *[other] Możesz wydawać żetony surowców (nie cuda natury) jak żetony handlu tej karty.
    }
}
effect-natural-wonder-on-card = Połóż go na jednej ze swoich kart działania.
effect-wonder-cost = { $per ->
    [own_mature_city] Cuda świata kosztują cię o { $less } mniej za każde twoje rozwinięte miasto.
   *[none] { $condition ->
        [none] Cuda świata kosztują cię o { $less } mniej.
       *[other] Cuda świata typu, którego jeszcze nie masz, kosztują cię o { $less } mniej.
    }
}

## Pola i znaczniki

effect-difficulty = { $condition ->
    [space_next_to_water] Gdy budujesz miasta, pola obok wody mają trudność { $set }.
    [space_next_to_water_or_on_edge] W twojej turze te pola obok wody lub na krawędzi mają trudność { $set }: { $terrains }.
   *[none] { $set ->
        [0] Gdy umieszczasz żetony kontroli, każda trudność jest o { $less } mniejsza.
       *[other] Ten teren ma trudność { $set }: { $terrains }.
    }
}
effect-place-token = { $of ->
    [this_district] Umieść { $count } żeton kontroli w odległości do { $within } stąd.
    [friendly_city_with_wonder] Umieść { $count } żeton kontroli w odległości do { $within } od swojego miasta z cudem.
   *[none] { $adjacent_to ->
        [friendly_city] Umieść { $count } żeton kontroli obok swojego miasta, na trudności najwyżej { $max_difficulty }.
       *[new_city] { $reinforced ->
            [0] Umieść do { $count } żetonów kontroli obok tego miasta.
           *[other] Umieść obok niego { $count } żeton kontroli, umocniony.
        }
    }
}
effect-place-on-new-tile = Jeśli ułożono kafelek, umieść { $count } żeton kontroli na jego pustym polu.
effect-chain-tokens = { $count ->
    [-1] Umieść dowolnie wiele żetonów kontroli na sąsiednich polach tego terenu ({ $terrains }) i tak dalej.
   *[other] Umieść obok { $count } żeton kontroli; stamtąd może to trwać dalej.
}
effect-reinforce = { $of ->
    [this_district] Umocnij { $count } żeton kontroli w odległości do { $within } stąd.
   *[none] Umocnij { $count } żeton kontroli obok swojego miasta.
}
effect-reinforced-bonus = Gdy się bronisz, każdy liczony umocniony żeton daje { $value }.
effect-placement-rule = Gdy karta umieszcza żetony kontroli, możesz też użyć pustych pól tego terenu gdziekolwiek, w granicach trudności karty: { $terrains }.
effect-count-through-water = Gdy budujesz miasta, możesz liczyć przez wodę.
effect-destroy-token = Zniszcz { $count } wrogi żeton kontroli obok sojuszniczego pola, ale nie tam, gdzie jest armia.
effect-replace-city = Zastąp swoim { $count } wrogie miasto w odległości do { $within } stąd; nie stolicę i bez armii.
effect-replace-named = Wskaż { $named } żetony kontroli jednego rywala, żaden na polu z armią; rywal wybiera { $count } z nich i zastępuje go twoim.
effect-replace-around = Zastąp swoimi wszystkie wrogie żetony kontroli obok niego, dopóki ci ich starczy, ale nie tam, gdzie jest armia.
effect-build-city = { $hosts_this_wonder ->
    [0] Za żetony handlu ({ $pay_trade_tokens }; skąd: { $focus }) zbuduj miasto na dozwolonym polu w odległości do { $within } od sojuszniczego pola.
   *[other] Zbuduj dla niego miasto na dozwolonym polu krawędzi mapy.
}
effect-explore = Eksploruj z dowolnego pola krawędzi.
effect-district-now = Rozpatrz swoje dzielnice: { $count }.
effect-treat-as = { $what ->
    [this_city_state] W twojej turze to miasto-państwo jest twoim miastem, a cud świata w nim twój.
    [giver_city_or_control_token] Miasta i żetony kontroli właściciela tej karty są sojusznicze dla twoich dzielnic i dla rozwinięcia twoich miast.
    [giver_control_token] Żetony kontroli właściciela tej karty liczą się do rozwinięcia twoich miast.
    [rival_control_token] Wrogie żetony kontroli liczą się do rozwinięcia twoich miast.
    [water_next_to_own_district] Woda obok twoich dzielnic jest dla nich sojusznicza i ma każdy teren.
   *[empty_edge_space] Gdy budujesz miasta, puste pola krawędzi są dość blisko.
}

## Figurki, walki, barbarzyńcy

effect-figure-start = Twoje karawany z karty mogą ruszać z każdego twojego miasta.
effect-movement = { $pieces ->
    [none] { $may_not_end_on ->
        [none] { $distance ->
            [0] { $enter_water ->
                [0] Dla twoich karawan cała woda na krawędzi mapy sąsiaduje ze sobą.
               *[other] Te twoje figurki mogą wchodzić na wodę: { $figures }.
            }
           *[other] Te twoje figurki mogą iść dowolnie daleko: { $figures }.
        }
       *[other] Twoje armie nie mogą tam kończyć ruchu.
    }
   *[other] Twoje armie mogą mijać: { $pieces }.
}
effect-combat-bonus = +{ $amount } { $roles ->
    [attack] w ataku
    [defend] w obronie
   *[other] w ataku i w obronie
}{ $per ->
    [own_caravan_next_to_attacked_space] { " " }za każdą twoją karawanę obok atakowanego pola
    [water_next_to_attacked_space] { " " }za każde pole wody obok atakowanego pola
    [city_state_or_own_city_within_2_of_attacked_space] { " " }za każde miasto-państwo i twoje miasto najwyżej 2 pola od atakowanego pola
   *[none] { "" }
}{ $targets ->
    [none] { "" }
   *[other] , jeśli cel to jedno z tych: { $targets }
}{ $terrains ->
    [none] { "" }
   *[other] , teren: { $terrains }
}{ $vs ->
    [ibrahim_holder] , przeciw posiadaczowi Ibrahima
   *[none] { "" }
}{ $not_vs ->
    [giver] , ale nie przeciw właścicielowi tej karty
   *[none] { "" }
}{ $condition ->
    [more_reinforced_tokens_than_defender] , jeśli masz więcej umocnionych żetonów kontroli niż broniący się gracz
   *[none] { "" }
}{ $cards ->
    [none] .
   *[other] ; nie dotyczy: { $cards }.
}
effect-attack-range = Możesz atakować wszystko na mapie.
effect-forbid-attack = Nie możesz atakować ani niszczyć niczego, co należy do właściciela tej karty.
effect-defeat = Pokonaj { $count } z tych celów w odległości do { $within } stąd: { $targets }.
effect-barbarian-barrier = Barbarzyńcy nie wchodzą na twoje miasta i umocnione żetony kontroli, tylko zawracają.
effect-move-barbarian = Przesuń barbarzyńców ({ $count }) o najwyżej { $distance } pole, na puste pole bez wody.

## Dyplomacja

effect-take-diplomacy = { $name_partner ->
    [0] { $swap ->
        [0] Weź do { $count } wolnych kart dyplomacji innych graczy.
       *[other] Oddaj { $count } kartę dyplomacji gracza i weź inną tego samego gracza.
    }
   *[other] Wybierz partnera i weź jego karty dyplomacji: { $count }.
}
effect-diplomacy-limit = { $value ->
    [-1] Możesz mieć dowolnie wiele kart dyplomacji swojego partnera.
   *[other] Możesz mieć do { $value } kart dyplomacji każdego innego gracza.
}
effect-give-card = Daj Ibrahima innemu graczowi.
effect-conquer-city-state = Podbij je bez ataku.

## Części kart działania

part-place-tokens = Umieść żetony kontroli ({ $count }) obok { $next_to ->
    [city] swoich miast
   *[other] sojuszniczych pól
}, na terenie nie trudniejszym niż numer miejsca.
part-then-place-tokens = Potem umieść żetony kontroli ({ $count }) obok dowolnego sojuszniczego pola, na terenie nie trudniejszym niż numer miejsca.
part-move-token = Potem twoje żetony kontroli ({ $count }) mogą się przesunąć na puste pole bez wody w odległości { $distance }, na dowolny teren.
part-take-rival-token = Potem wybierz wrogi żeton kontroli w odległości do { $within } od sojuszniczego pola: zastąp go swoim albo odwróć, jeśli jest umocniony; nie tam, gdzie jest armia.
part-take-rival-city = Na miejscu { $slot } zastąp też swoim wrogie miasto w odległości do { $within } od swojego miasta; nie stolicę i bez armii.
part-place-on-mountains = Na miejscu { $slot } umieść też żetony kontroli ({ $count }) na górach obok sojuszniczego pola.
part-trade-per-city = Potem połóż na dowolnych swoich kartach { $amount } { icon-trade } za każde swoje rozwinięte miasto.
part-advance = Przesuń wskaźnik technologii o numer miejsca.
part-first-trade = Najpierw połóż na dowolnej swojej karcie { $amount } { icon-trade }.
part-first-resource = Najpierw weź { $count } { icon-resource } typu, którego nie masz.
part-blast = Na miejscu { $slot } najpierw wybierz pole: tam i w odległości { $radius } wszystkie żetony kontroli są niszczone, a umocnione odwracane, ale nie tam, gdzie jest armia.
part-advance-with-wonder = Potem przesuń go jeszcze o { $steps }, jeśli masz cud świata.
part-advance-per-resource = Przesuń go jeszcze o { $steps } za każdy typ surowca, który masz.
part-look-at-tiles = Najpierw obejrzyj do { $count } kafelków ze spodu stosu, możesz ułożyć jeden obok kafelka swojej stolicy, a pozostałe połóż na wierzchu lub z powrotem.
part-move-caravans = Każda karawana idzie do { $spaces } pól, przez teren nie trudniejszy niż numer miejsca{ $water ->
    [0] .
   *[other] , także przez wodę.
}
part-enter-barbarians = Karawana może wejść na barbarzyńców i usuwa ich bez żetonu handlu{ $ends_move ->
    [0] .
   *[other] ; jej ruch się wtedy kończy.
}
part-exchange-resource = Potem możesz wymienić { $count } { icon-resource } na dowolny inny.
part-resolve-other = Raz na turę, po przesunięciu tej karty na początek szeregu, rozpatrz inną jak na pierwszym miejscu; ona zostaje na swoim.
part-resource-on-arrival = Każde dotarcie do miasta-państwa lub wrogiego miasta daje też { $count } { icon-resource }.
part-resource-at-ibrahim = Dotarcie do stolicy posiadacza Ibrahima daje też { $count } { icon-resource }.
part-water-before-exploring = Przed eksploracją karawany możesz położyć obok jej pola żeton wody.
part-city-far-away = Raz na turę, po dotarciu do wrogiego miasta co najmniej { $distance } pól od swojej stolicy, możesz zbudować miasto na dozwolonym polu w odległości do { $within } od niego.
part-build-wonder = Zbuduj cud świata z produkcją równą numerowi miejsca;
part-production-in-slot = na miejscu { $slot } z produkcją { $production };
part-production-per-district = i o { $production } większą za każdą twoją dzielnicę na mapie;
part-resource-production = i o { $production } większą za każdy wydany surowiec;
part-advance-after-wonder = a potem przesuń wskaźnik technologii o { $steps };
part-found-city = albo zbuduj miasto na dozwolonym polu, na terenie nie trudniejszym niż numer miejsca, w odległości do { $range } od sojuszniczego pola{ $through_water ->
    [0] .
   *[other] , licząc także przez wodę.
}
part-city-at-figure = Albo zbuduj miasto na dozwolonym polu swojej figurki, która wraca na kartę: { $figures }.
part-city-at-caravan = Albo zbuduj miasto na dozwolonym polu swojej karawany, która wraca na kartę.
part-tokens-around-city = Potem umieść do { $count } żetonów kontroli obok nowego miasta, na terenie nie trudniejszym niż numer miejsca.
part-move-armies = Każda armia idzie do { $spaces } pól, przez teren nie trudniejszy niż numer miejsca{ $water ->
    [0] { "" }
   *[other] , także przez wodę
}; jej wartość walki to numer miejsca{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
part-against-barbarians = Przeciw barbarzyńcom jest to +{ $bonus }.
part-redeploy = Pokonane armie ({ $armies }) mogą ruszyć jeszcze raz.
part-pass-through = Armie mogą mijać: { $pieces }.
part-weaken-reinforced = W twojej turze każdy umocniony żeton daje obrońcy o { $by } mniej.
part-discard-beaten-token = Raz na turę możesz odrzucić pokonany żeton kontroli zamiast go zastąpić, a armia rusza jeszcze raz.
part-attacks = Wykonaj do { $count } ataków w odległości do { $range } od sojuszniczych pól{ $through_anything ->
    [0] { $through_water ->
        [0] { "" }
       *[other] , licząc także przez wodę
    }
   *[other] , licząc przez wszystko
}; twoja wartość walki to numer miejsca{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
part-reinforce-rest = Potem umocnij najwyżej tyle żetonów kontroli, ile wynosi numer miejsca, mniej wykonane ataki.
part-place-districts = Umieść { $count } dzielnicę obok swojego miasta, na terenie nie trudniejszym niż numer miejsca.
part-token-near-district = Potem umieść { $count } żeton kontroli obok swojej dzielnicy, na terenie nie trudniejszym niż numer miejsca.
part-replaced-token-moves = Własny żeton kontroli, który ona zastępuje, może trafić obok niej, nieumocniony, na dowolny teren.
part-resolve-for-all = Potem nazwij typ dzielnicy: rozpatruje ją każdy, kto ma ją na mapie.
part-reinforce-tokens = Umocnij najwyżej tyle żetonów kontroli, ile wynosi numer miejsca.
part-deploy-armies = Potem armie z karty mogą stanąć w twoich miastach.
part-reinforce-around-armies = Potem umocnij wszystkie swoje żetony kontroli tam, gdzie są twoje armie, i obok nich.
text-one-part = Jedno z tych:
text-or = Albo:

## Cele

text-agenda = { $agenda }:
requirement-forts-controlled-min = Kontroluj forty: { $amount }. Musisz je utrzymać.
requirement-districts-on-map = Miej dzielnice na mapie: { $amount }.
requirement-wonder-of-each-age = Miej cud świata z każdej epoki.
requirement-diplomacy-sources-distinct = Miej karty dyplomacji różnych graczy i miast-państw: { $amount }.
requirement-resource-and-natural-wonder-tokens = Miej surowce i cuda natury: { $amount }.
requirement-reinforced-tokens = Miej umocnione żetony kontroli: { $amount }.
requirement-win-attack-with-value-min = Wygraj atak z wartością walki co najmniej { $amount }.
requirement-cities-on-distinct-tiles = Miej miasta na różnych kafelkach: { $amount }.
requirement-wonders-same-age = Miej cuda świata z jednej epoki: { $amount }.
requirement-mature-city-on-distinct-tiles = Miej rozwinięte miasta na różnych kafelkach: { $amount }.
requirement-wonder-types-distinct = Miej cuda świata różnych typów: { $amount }.
requirement-level-iv-cards-in-row = Miej karty poziomu IV w szeregu: { $amount }.
requirement-wonders-of-type = Miej cuda świata tego typu ({ $type }): { $amount }.
requirement-mature-cities = Miej rozwinięte miasta: { $amount }.
requirement-natural-wonders = Miej cuda natury: { $amount }.
requirement-rival-capitals-defeated = Pokonaj wrogie stolice: { $amount }. Albo:
requirement-conquered-city-states-controlled = Miej podbite miasta-państwa: { $amount }.
requirement-cities-on-map = Miej miasta na mapie: { $amount }.
requirement-friendly-spaces-adjacent-to-water-or-on-edge = Miej sojusznicze pola na krawędzi mapy lub obok wody: { $amount }.
requirement-tech-dial-reached = Dojdź na wskaźniku technologii do pola { $amount }.

## Dzielnice

text-mode-single = Gdy rozpatruje się dzielnice:
text-mode-choose-one = Gdy rozpatruje się dzielnice, jedno z tych:
text-mode-one-or-both = Gdy rozpatruje się dzielnice, jedno z tych lub oba:

## Inne elementy

text-resource = Przyjmuje go każdy cud świata tego typu ({ $type }) i niektóre inne.
text-tile-plain = Kafelek mapy: po dziesięć pól na każdej z dwóch stron.
text-tile-capital = Kafelek mapy z gwiazdą stolicy: po dziesięć pól na każdej z dwóch stron.
text-tile-natural-wonder = Kafelek mapy z cudami natury: po dziesięć pól na każdej z dwóch stron.
text-tile-city-state = Kafelek mapy z miastami-państwami: po dziesięć pól na każdej z dwóch stron.
text-pieces = { $each ->
    [0] W grze jest ich { $amount }.
   *[other] W grze jest ich { $amount }, po { $each } na gracza.
}
