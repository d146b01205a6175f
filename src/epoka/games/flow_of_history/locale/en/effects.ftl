# What a card does. The text of a card is made of these sentences, in our own words. The page draws the things whose names
# begin with drawn-, and an argument $icon.

## Parts of the sentences below

part-resources-amount = { $amount ->
    [one] { $amount } { drawn-resource }
   *[other] { $amount } { drawn-resource.other }
}
part-resources-times = { $times ->
    [one] { $times } { drawn-resource }
   *[other] { $times } { drawn-resource.other }
}
part-icons-amount = { $amount ->
    [one] { $amount } { $icon_one }
   *[other] { $amount } { $icon_other }
}
part-icons-times = { $times ->
    [one] { $times } { $icon_one }
   *[other] { $times } { $icon_other }
}
part-points-amount = { $amount ->
    [one] { $amount } { drawn-point }
   *[other] { $amount } { drawn-point.other }
}
part-points-times = { $times ->
    [one] { $times } { drawn-point }
   *[other] { $times } { drawn-point.other }
}
part-per-icons = { $per ->
    [one] per { $icon_one } you have
   *[other] per { $per } { $icon_other } you have
}
part-per-cards = { $per ->
    [one] per { $type } card you have
   *[other] per { $per } { $type } cards you have
}

## Cards

effect-remove-self = Remove this card from the game.
effect-gain-market = Gain an uninvested { $type } card from the Market.
effect-gain-deck-top = Gain the top card of the deck.
effect-remove-target-top = Remove the invaded opponent's top { $type } card from the game.

## Resources

effect-take-supply-const = Take { part-resources-amount } from the Supply.
effect-take-reserve-const = Take { part-resources-amount } from the Reserve.
effect-take-target-const = Take { part-resources-amount } from the invaded opponent.

effect-take-supply-icons = Take { part-resources-amount } from the Supply { part-per-icons }.
effect-take-reserve-icons = Take { part-resources-amount } from the Reserve { part-per-icons }.
effect-take-target-icons = Take { part-resources-amount } from the invaded opponent { part-per-icons }.

effect-take-supply-cards = Take { part-resources-times } from the Supply { part-per-cards }.
effect-take-reserve-cards = Take { part-resources-times } from the Reserve { part-per-cards }.
effect-take-target-cards = Take { part-resources-times } from the invaded opponent { part-per-cards }.

effect-equalize-resources = All civilizations share the { drawn-resource.other } they hold equally. What is left over goes to the Supply.
effect-equalize-stakes = Resources on Market cards stay where they are.

## Icons

effect-provide-const = Provides { part-icons-amount }.
effect-provide-cards = Provides { part-icons-times } { part-per-cards }.

## Points

effect-score-const = Score { part-points-amount }.
effect-score-icons = Score 1 { drawn-point } { part-per-icons }.
effect-score-cards = Score { part-points-times } { part-per-cards }.
effect-score-distinct-icons = Score 1 { drawn-point } per kind of icon you have.

## The whole text: when it works, then $text, the sentences above

effect-none = No effect: this card only brings its icons.
effect-when-instant = { trigger-instant }: { $text }
effect-when-invade = { trigger-invade }: { $text }
effect-when-invade-all = { trigger-invade-all }, for each weaker opponent: { $text }
effect-when-continuous = { trigger-continuous }: { $text }
effect-when-turn-action = { trigger-turn-action }: { $text }
effect-when-scoring = { trigger-scoring }: { $text }
effect-fades = { fading }: this ends before the final scoring.

## The Banker

# The text of the real card is not known to us.
banker-house-rule = House rule, not the official text of the card: players are never invaded. Every Invade or Invade all effect strikes the Banker instead, whose strength is twice the number of the Current Era. If your Attack is higher, the resources you would take from an opponent come from the Supply, as far as it reaches; an effect that would remove a card does nothing.
banker-marker-note = With two players a spare marker invests for the Banker, who has no resources and no civilization. The card with that marker counts as invested. Unless somebody snipes it, it leaves the Market in the housekeeping phase, and the resources on it go to the Supply.
