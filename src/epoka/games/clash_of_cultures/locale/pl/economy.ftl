# Rozwój: rozwinięcia, miasta, zbieranie, budynki, cuda, jednostki, forma rządów i dobieranie kart.

## Części zdań

part-price = { $food ->
    [0] {""}
   *[other] {" "}żywność { $food }
}{ $wood ->
    [0] {""}
   *[other] {" "}drewno { $wood }
}{ $ore ->
    [0] {""}
   *[other] {" "}ruda { $ore }
}{ $ideas ->
    [0] {""}
   *[other] {" "}idee { $ideas }
}{ $gold ->
    [0] {""}
   *[other] {" "}złoto { $gold }
}{ $mood ->
    [0] {""}
   *[other] {" "}nastrój { $mood }
}{ $culture ->
    [0] {""}
   *[other] {" "}kultura { $culture }
}
part-nothing = { $food ->
    [0] { $wood ->
        [0] { $ore ->
            [0] { $ideas ->
                [0] { $gold ->
                    [0] { $mood ->
                        [0] { $culture ->
                            [0] {" "}nic
                           *[other] {""}
                        }
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

## Pytania

prompt-way = Którą cenę płacisz?
prompt-stand-in = { $hex } działa kolejny raz. Które miasto uznajesz za aktywowane?
prompt-pile = Dobierasz z talii czy bierzesz wierzch odrzuconych?
prompt-design = Dobierasz kartę cudu czy bierzesz odkrytą?
prompt-free-education = Czy dopłacasz 1 ideę za 1 żeton nastroju?
prompt-learn = Które rozwinięcie zdobywasz?
prompt-port = Które pole morza jest polem portu?
prompt-construct = Co wznosisz i gdzie?
prompt-harvest = Z którego pola zbiera { $hex }? Tyle zasobów może jeszcze wziąć: { $amount }.
prompt-metallurgy = { card-metallurgy }: czy zamieniasz 1 rudę na 1 złoto?
prompt-hire = Kogo werbuje { $hex }? Tyle jednostek może jeszcze zwerbować: { $amount }.
prompt-place = Gdzie pojawia się jednostka?
prompt-fetch = Nie masz już w zapasie. Skąd zabierasz jednostkę ({ $unit })?
prompt-return = { card-medicine }: który zasób odzyskujesz?
prompt-launch = Na którym polu morza stawiasz statek?
prompt-borrow = Z którego rozwinięcia korzystasz do końca tury?
prompt-trading-books = Wielka Biblioteka: czy na początku tury korzystasz z rozwinięcia do handlu?
prompt-work = Co wznosisz w { $hex }?
prompt-statue = Który cel oddajesz za dodatkową akcję?
prompt-government = Na którą formę rządów zmieniasz?
prompt-adopt = Które rozwinięcie nowej formy rządów bierzesz?

## Co można zrobić

option-printed = Zapłać:{ part-nothing }{ part-price }
option-discount = { $ability }, zapłać:{ part-nothing }{ part-price }
option-activate = Za aktywowane uznaj { $hex }
option-deck = Dobierz z talii
option-discarded = Weź { $card } z odrzuconych
option-displayed = Weź { $card }
option-advance = Rozwój: { $ability }
option-learn = { $ability }
option-found = Załóż miasto na { $hex }
option-collect = Zbierz: { $hex }
option-best = Najlepsze z tego, co zostało
option-harvest = { $hex }: { $kind }
option-construct = Wznieś w { $hex }: { $building }
option-port = { $hex }
option-wonder = Wznieś w { $hex }: { $card }
option-recruit = Zwerbuj w { $hex }
option-hire = Zwerbuj: { $unit }
option-bargain = { $ability }: { $unit } za:{ part-price }
option-extra = { $ability } za:{ part-price }
option-place = { $hex }
option-fetch = Z { $hex }
option-return = { $kind }
option-borrow = { $ability }
option-launch = { $hex }
option-government = { $category }
option-adopt = { $ability }

kind-captive = jeniec

## Dlaczego nie

refusal-activated-angry = { $hex } działało już rozgniewane. Znów zadziała w twojej następnej turze.
refusal-advance-owned = Masz już rozwinięcie { $ability }.
refusal-advance-needs = { $ability } wymaga rozwinięcia { $ability2 }.
refusal-other-government = Masz rozwinięcia innej formy rządów.
refusal-advance-not-offered = Tutaj nie można wybrać: { $ability }.
refusal-found-on-land = Na { $hex } nie założysz miasta: potrzebny jest odkryty ląd.
refusal-found-on-barren = { $hex } to pustkowie; nie można tam założyć miasta.
refusal-city-already = Na { $hex } stoi już miasto.
refusal-exhausted = Na { $hex } leży jałowa ziemia.
refusal-enemy-here = Na { $hex } są wrogowie.
refusal-no-settlement = Nie masz już osad.
refusal-no-settler-here = Nie masz osadnika na { $hex }.
refusal-founding-banned = Wroga armia jest za blisko, by założyć miasto na { $hex }.
refusal-needs-expansion = To należy do dodatku Cywilizacje.
refusal-building-needs = Ten budynek ({ $building }) wymaga rozwinięcia { $ability }.
refusal-building-already = { $hex } ma już taki budynek: { $building }.
refusal-port-needs-sea = { $hex } nie leży nad morzem.
refusal-city-angry = { $hex } jest rozgniewane i nic nie wznosi.
refusal-city-full = { $hex } ma pięć elementów i nie może rosnąć.
refusal-too-few-cities = Na miasto wielkości { $amount } trzeba mieć tyle samo miast.
refusal-free-economy-used = Po Wolności Ekonomicznej żadne inne miasto w tej turze nie zbiera.
refusal-nothing-to-harvest = { $hex } nie ma czego zebrać.
refusal-collect-something = Zbierz co najmniej jeden zasób.
refusal-city-on-hex = Na { $hex } stoi miasto.
refusal-pirates-near = Na { $hex } lub obok są piraci.
refusal-hex-used = Z { $hex } już zebrano.
refusal-one-sea-hex = W jednym zbieraniu można użyć tylko jednego pola morza.
refusal-hex-gives-nothing = { $hex } nic nie daje temu miastu.
refusal-hex-gives-other = { $hex } daje coś innego albo nic już nie da.
refusal-collects-nearby = Miasto zbiera ze swojego pola i z sąsiednich; { $hex } leży dalej.
refusal-husbandry-used = W tej turze hodowla zwierząt nie sięga już innego odległego pola.
refusal-unit-needs-building = { $hex } potrzebuje budynku ({ $building }), żeby werbować: { $unit }.
refusal-no-unit-left = Nie masz już kogo werbować: { $unit }.
refusal-nothing-to-recruit = { $hex } nie może teraz nikogo zwerbować.
refusal-recruit-something = Zwerbuj co najmniej jedną jednostkę.
refusal-no-wonder-card = Nie masz tej karty: { $card }.
refusal-wonder-needs = { $card } wymaga rozwinięcia { $ability }.
refusal-wonder-needs-port = { $card } wymaga miasta z portem.
refusal-city-not-happy = Cuda wznosi tylko szczęśliwe miasto, a { $hex } takie nie jest.
refusal-nothing-to-borrow = Nie ma rozwinięcia, z którego można by skorzystać.
refusal-library-no-government = Wielka Biblioteka nie ma rozwinięć form rządów.
refusal-no-objective = Nie masz celu, który można oddać.
refusal-no-government = Nie masz żadnej formy rządów.
refusal-government-already = To już twoja forma rządów: { $category }.
refusal-government-needs = { $category } wymaga rozwinięcia { $ability }.

## Co się stało

event-drew-action = { $seat } dobiera kartę { $card }.
event-drew-action-hidden = { $seat } dobiera kartę akcji.
event-drew-objective = { $seat } dobiera cel { $card }.
event-drew-objective-hidden = { $seat } dobiera cel.
event-drew-wonder = { $seat } dobiera kartę cudu { $card }.
event-drew-wonder-hidden = { $seat } dobiera kartę cudu.
event-took-discard = { $seat } bierze { $card } z odrzuconych.
event-took-discard-hidden = { $seat } bierze kartę z odrzuconych.
event-discarded = { $seat } odkłada kartę { $card }.
event-discarded-hidden = { $seat } odkłada kartę.
event-advanced = { $seat } zdobywa rozwinięcie { $ability }.
event-civilized = { $seat } zdobywa rozwinięcie cywilizacji { $ability }.
event-advance-lost = { $seat } traci rozwinięcie { $ability }.
event-borrowed = { $seat } korzysta do końca tury z rozwinięcia { $ability }.
event-founded = { $seat } zakłada miasto na { $hex }.
event-collected = { $hex } zbiera.
event-constructed = { $seat } wznosi w { $hex }: { $building }.
event-wonder-built = { $seat } wznosi w { $hex } cud { $card }.
event-recruited = { $seat } werbuje w { $hex }: { $unit }.
event-fetched = { $seat } przenosi z { $hex } na { $hex2 }: { $unit }.
event-placed = { $seat } stawia na { $hex }: { $unit }.
event-governed = { $seat } zmienia formę rządów: { $category }.
