# Co robi karta. Opis karty składa się z tych zdań, napisanych naszymi słowami.

## Części zdań

part-resources-amount = { $amount ->
    [one] { $amount } zasób
    [few] { $amount } zasoby
    [many] { $amount } zasobów
   *[other] { $amount } zasobu
}
part-resources-times = { $times ->
    [one] { $times } zasób
    [few] { $times } zasoby
    [many] { $times } zasobów
   *[other] { $times } zasobu
}
part-icons-amount = { $amount ->
    [one] { $amount } ikonę { $icon_genitive }
    [few] { $amount } ikony { $icon_genitive }
    [many] { $amount } ikon { $icon_genitive }
   *[other] { $amount } ikony { $icon_genitive }
}
part-icons-times = { $times ->
    [one] { $times } ikonę { $icon_genitive }
    [few] { $times } ikony { $icon_genitive }
    [many] { $times } ikon { $icon_genitive }
   *[other] { $times } ikony { $icon_genitive }
}
part-points-amount = { $amount ->
    [one] { $amount } punkt Kultury
    [few] { $amount } punkty Kultury
    [many] { $amount } punktów Kultury
   *[other] { $amount } punktu Kultury
}
part-points-times = { $times ->
    [one] { $times } punkt Kultury
    [few] { $times } punkty Kultury
    [many] { $times } punktów Kultury
   *[other] { $times } punktu Kultury
}
part-per-icons = { $per ->
    [one] za każdą swoją ikonę { $icon_genitive }
    [few] za każde { $per } swoje ikony { $icon_genitive }
   *[other] za każde { $per } swoich ikon { $icon_genitive }
}
part-per-cards = { $per ->
    [one] za każdą swoją kartę { $type_genitive }
    [few] za każde { $per } swoje karty { $type_genitive_plural }
   *[other] za każde { $per } swoich kart { $type_genitive_plural }
}

## Karty

effect-remove-self = Usuń tę kartę z gry.
effect-gain-market = Zdobądź z Rynku kartę { $type_genitive }, na której nie leży znacznik inwestycji.
effect-gain-deck-top = Odkryj kartę z wierzchu talii i zdobądź ją.
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

effect-equalize-resources = Zbierz zasoby ze wszystkich cywilizacji, ale nie z kart na Rynku, i rozdziel je po równo. Reszta z podziału trafia do Magazynu.

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
effect-score-icons = Zdobądź 1 punkt Kultury { part-per-icons }.
effect-score-cards = Zdobądź { part-points-times } { part-per-cards }.
effect-score-distinct-icons = Zdobądź 1 punkt Kultury za każdy rodzaj ikon w swojej cywilizacji.

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
