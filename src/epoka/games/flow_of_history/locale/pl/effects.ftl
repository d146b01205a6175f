# Co robi karta. Opis karty składa się z tych zdań, napisanych naszymi słowami. Strona rysuje rzeczy, których nazwy
# zaczynają się od drawn-, i argument $icon.

## Części zdań

part-resources-amount = { $amount ->
    [one] { $amount } { drawn-resource }
    [few] { $amount } { drawn-resource.few }
    [many] { $amount } { drawn-resource.many }
   *[other] { $amount } { drawn-resource.other }
}
part-resources-times = { $times ->
    [one] { $times } { drawn-resource }
    [few] { $times } { drawn-resource.few }
    [many] { $times } { drawn-resource.many }
   *[other] { $times } { drawn-resource.other }
}
part-icons-amount = { $amount ->
    [one] { $amount } { $icon_one }
    [few] { $amount } { $icon_few }
    [many] { $amount } { $icon_many }
   *[other] { $amount } { $icon_other }
}
part-icons-times = { $times ->
    [one] { $times } { $icon_one }
    [few] { $times } { $icon_few }
    [many] { $times } { $icon_many }
   *[other] { $times } { $icon_other }
}
part-points-amount = { $amount ->
    [one] { $amount } { drawn-point }
    [few] { $amount } { drawn-point.few }
    [many] { $amount } { drawn-point.many }
   *[other] { $amount } { drawn-point.other }
}
part-points-times = { $times ->
    [one] { $times } { drawn-point }
    [few] { $times } { drawn-point.few }
    [many] { $times } { drawn-point.many }
   *[other] { $times } { drawn-point.other }
}
part-per-icons = { $per ->
    [one] za każdą swoją { $icon_one }
    [few] za każde { $per } swoje { $icon_few }
   *[other] za każde { $per } swoich { $icon_many }
}
part-per-cards = { $per ->
    [one] za każdą swoją kartę { $type_genitive }
    [few] za każde { $per } swoje karty { $type_genitive_plural }
   *[other] za każde { $per } swoich kart { $type_genitive_plural }
}

## Karty

effect-remove-self = Usuń tę kartę z gry.
effect-gain-market = Zdobądź z Rynku kartę { $type_genitive } bez znacznika inwestycji.
effect-gain-deck-top = Zdobądź kartę z wierzchu talii.
effect-remove-target-top = Usuń z gry kartę z wierzchu stosu { $type_genitive } najechanego przeciwnika.

## Zasoby

effect-take-supply-const = Weź z Magazynu { part-resources-amount }.
effect-take-reserve-const = Weź z Rezerwy { part-resources-amount }.
effect-take-target-const = Zabierz najechanemu przeciwnikowi { part-resources-amount }.

effect-take-supply-icons = Weź z Magazynu { part-resources-amount } { part-per-icons }.
effect-take-reserve-icons = Weź z Rezerwy { part-resources-amount } { part-per-icons }.
effect-take-target-icons = Zabierz najechanemu przeciwnikowi { part-resources-amount } { part-per-icons }.

effect-take-supply-cards = Weź z Magazynu { part-resources-times } { part-per-cards }.
effect-take-reserve-cards = Weź z Rezerwy { part-resources-times } { part-per-cards }.
effect-take-target-cards = Zabierz najechanemu przeciwnikowi { part-resources-times } { part-per-cards }.

effect-equalize-resources = Wszystkie cywilizacje dzielą po równo { drawn-resource.few }, które mają. Reszta z podziału trafia do Magazynu.
effect-equalize-stakes = Zasoby na kartach na Rynku zostają na miejscu.

## Ikony

effect-provide-const = Zapewnia { part-icons-amount }.
# Zapewnia karta, więc „twoją”, a nie „swoją”.
effect-provide-cards = Zapewnia { part-icons-times } { $per ->
    [one] za każdą twoją kartę { $type_genitive }
    [few] za każde { $per } twoje karty { $type_genitive_plural }
   *[other] za każde { $per } twoich kart { $type_genitive_plural }
}.

## Punkty

effect-score-const = Zdobądź { part-points-amount }.
effect-score-icons = Zdobądź 1 { drawn-point } { part-per-icons }.
effect-score-cards = Zdobądź { part-points-times } { part-per-cards }.
effect-score-distinct-icons = Zdobądź 1 { drawn-point } za każdy rodzaj ikon w swojej cywilizacji.

## Cały opis: kiedy działa, potem $text, czyli zdania powyżej

effect-none = Bez efektu: ta karta daje tylko swoje ikony.
effect-when-instant = { trigger-instant }: { $text }
effect-when-invade = { trigger-invade }: { $text }
effect-when-invade-all = { trigger-invade-all }, po kolei wobec każdego słabszego przeciwnika: { $text }
effect-when-continuous = { trigger-continuous }: { $text }
effect-when-turn-action = { trigger-turn-action }: { $text }
effect-when-scoring = { trigger-scoring }: { $text }
effect-fades = { fading }: efekt wygasa przed końcową punktacją.

## Bankier

# Tekstu prawdziwej karty nie znamy.
banker-house-rule = Zasada domowa, a nie oficjalny tekst karty: gracze nigdy nie są najeżdżani. Każdy efekt Najazdu lub Najazdu na wszystkich uderza zamiast tego w Bankiera, którego siła to podwojony numer Bieżącej Ery. Jeśli masz więcej Ataku, zasoby, które efekt zabrałby przeciwnikowi, pochodzą z Magazynu, dopóki ich tam starczy; efekt, który usuwałby kartę, nic nie robi.
banker-marker-note = W grze dwuosobowej wolny znacznik inwestuje za Bankiera, który nie ma ani zasobów, ani cywilizacji. Karta z tym znacznikiem liczy się jak każda inna, w którą ktoś zainwestował. Jeśli nikt jej nie przejmie, znika z Rynku w fazie porządkowej, a leżące na niej zasoby trafiają do Magazynu.
