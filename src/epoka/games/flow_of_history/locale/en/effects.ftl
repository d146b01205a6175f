# What a card does. The text of a card is made of these sentences, in our own words.

## Parts of the sentences below

part-resources-amount = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}
part-resources-times = { $times ->
    [one] { $times } resource
   *[other] { $times } resources
}
part-icons-amount = { $amount ->
    [one] { $amount } { $icon } icon
   *[other] { $amount } { $icon } icons
}
part-icons-times = { $times ->
    [one] { $times } { $icon } icon
   *[other] { $times } { $icon } icons
}
part-points-amount = { $amount ->
    [one] { $amount } Culture point
   *[other] { $amount } Culture points
}
part-points-times = { $times ->
    [one] { $times } Culture point
   *[other] { $times } Culture points
}
part-per-icons = { $per ->
    [one] per { $icon } icon you have
   *[other] for every { $per } { $icon } icons you have
}
part-per-cards = { $per ->
    [one] per { $type } card you have
   *[other] for every { $per } { $type } cards you have
}

## Cards

effect-remove-self = Remove this card from the game.
effect-gain-market = Gain a { $type } card from the Market that has no investment marker on it.
effect-gain-deck-top = Reveal the top card of the deck and gain it.
effect-remove-target-top = Remove the top card of the invaded opponent's { $type } stack from the game.

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

effect-equalize-resources = Gather the resources of all civilizations, but not those on Market cards, and share them out equally. What is left over goes to the Supply.

## Icons

effect-provide-const = Provides { part-icons-amount }.
effect-provide-cards = Provides { part-icons-times } { part-per-cards }.

## Points

effect-score-const = Score { part-points-amount }.
effect-score-icons = Score 1 Culture point { part-per-icons }.
effect-score-cards = Score { part-points-times } { part-per-cards }.
effect-score-distinct-icons = Score 1 Culture point per kind of icon you have.

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
