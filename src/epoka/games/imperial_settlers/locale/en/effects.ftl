# What a card does, in our own words. The text of a card is made of these sentences, a heading before those of its
# production, bonus or action. `$goods` is an amount of Goods, as in “1 gold and 1 VP”; so is `$goods2`.

## Headings

text-production = Production:
text-building-bonus = When built:
text-action-free = { $uses ->
    [one] Action:
   *[other] Action, up to { $uses } times a round:
}
# $goods is the price.
text-action-priced = { $uses ->
    [one] Action for { $goods }:
   *[other] Action, up to { $uses } times a round, for { $goods } each time:
}

## Goods

effect-gain = Gain { $goods }.
effect-gain-per-color = Gain { $goods } for each { $color } Location of yours, at most { $most }.
effect-gain-per-samurai = Gain { $goods } for each { icon-samurai } of yours, at most { $most }.
effect-gain-one-of = Gain either { $goods } or { $goods2 }.
effect-draw-faction-keep = Draw { $draw ->
    [one] { $draw } { icon-faction-card }
   *[other] { $draw } { icon-faction-card.other }
}, keep { $keep } of them and discard the rest.

## Actions and productions of one card or two

effect-repeat-own-production = Gain once more what is printed on a Production Location of yours. A production that itself repeats another does not count.
effect-repeat-other-production = Gain once more what is printed on another Production Location of yours. A production that itself repeats another does not count.
effect-remove-enemy-location = Remove an opponent’s Location from the game: Common or Faction, whatever protects it.
effect-steal-deal = Take a { icon-deal } from under an opponent’s board and put it under yours.
effect-steal-deal-good = Gain its Good at once.
effect-hand-card-to-foundation = Put a { icon-hand-card } face down into your Empire: it becomes a { icon-foundation }.
effect-build-faction-without-location = Build a { icon-faction-card } from your hand at once. Pay its cost without the { icon-location } part.
effect-activate-own-free = Run the Action of another Location of yours without its printed price. That uses up one of its activations.
effect-repeat-own-deal = Gain the Good of one { icon-deal } of yours again.
effect-steal-resource = Take 1 { icon-resource } from an opponent’s supply.
effect-raze-convert-to-vp = Raze a card from your hand for { $hand ->
    [one] { $hand } { icon-raze }
   *[other] { $hand } { icon-raze.other }
}, or an opponent’s Location for { $location ->
    [one] { $location } { icon-raze }
   *[other] { $location } { icon-raze.other }
} and { $protection } more for each protection on it. Each single Good you would gain may become { $vp } { icon-vp } instead.
effect-gain-one-from-enemy-raze-field = Choose an opponent’s Location and gain one Good from its raze field. It is not razed.
effect-raze-own-common = Raze one of your own Common Locations. Nothing protects it, and you gain the wood for the { icon-foundation }.
effect-discard-enemy-deal = Discard a { icon-deal } from under an opponent’s board.
effect-build-own-deal = Build a card that lies under your board as a { icon-deal }. Pay its cost without the { icon-location } part; the { icon-deal } ends.
effect-deal-with-enemy-faction-location = Make a { icon-deal } with an opponent’s Faction Location: gain its Good now and in every Production phase. The top card of your Faction deck marks it.
effect-deploy-samurai = Put { $samurai } { icon-samurai } from the general supply on Faction Locations of yours that have none. What finds no place is lost.
effect-enemy-discards-card = An opponent discards a card from the hand and chooses which.
effect-raze-enemy-ignoring-protection = Raze an opponent’s Location, whatever protects it.
effect-reset-action-location = Clear another Action Location of yours: from your next turn on all its activations are free again. A card of this name can be cleared { $cleared ->
    [one] only once
   *[other] { $cleared } times
} a round.
effect-block-enemy-action-location = Choose an opponent’s Action Location: nobody can activate it for the rest of the round.
effect-take-over-location = Choose an opponent’s Location, Common or Faction: until the end of the round it counts as yours in every way.

## Features

effect-store = In Cleanup you may keep up to { $most } Goods of these kinds: { $goods }.
effect-store-cards-for-vp = In each Cleanup you may put up to { $most ->
    [one] { $most } { icon-hand-card }
   *[other] { $most } { icon-hand-card.other }
} here for good. At the end of the game each is worth { $vp } { icon-vp }.
effect-store-resources-for-vp = In each Cleanup you may put up to { $most } Goods of these kinds here for good: { $goods }. At the end of the game each is worth { $vp } { icon-vp }.
effect-protect-common = Whoever razes a Common Location of yours pays { $raze ->
    [one] { $raze } { icon-raze }
   *[other] { $raze } { icon-raze.other }
} more.
effect-on-build = Each time you build a { $color } Location, this one too, gain { $goods }.
effect-on-faction-build = Each time you build a Faction Location, this one too, gain { $goods }.
effect-on-raze = Each time you raze a card from your hand or a Location, gain { $goods }.
effect-on-raze-enemy-location = Each time you raze an opponent’s Location, gain { $goods }.
effect-on-deal = Each time you make a { icon-deal }, gain { $goods }.
effect-on-deploy-samurai = For each { icon-samurai } you place, gain { $goods }.
effect-enemy-spends-worker-pair = For each pair of { icon-worker.other } that an opponent exchanges, gain { $goods }, at most { $most } times a round.
effect-pay-on-build = Each time you build a Faction Location, this one too, you may make one exchange: { $first } or { $second }.
# $goods is gained, $goods2 is the price.
offer = { $goods } for { $goods2 }
effect-vp-boost = Each time you gain { $least } { icon-vp } or more at once, gain { $extra } { icon-vp } more.

## Other components

text-board = Each Production phase: { $goods }.
text-board-stores = In Cleanup you may keep any number of { $goods_other }.
text-attack = Looks for this in the raze fields of your Locations: { $good }.
text-virtual-attacks = Attacks in each Attack phase: { $attacks }.
text-virtual-revealed = Common cards revealed in Lookout: { $revealed }; 2 of them are yours.
text-virtual-raze-attacks = The Attack cards with { icon-raze.other } join in.
text-virtual-takes-deals = After an Attack card is revealed, first a Deal of yours for its Good goes to the Collection, where it counts twice.
text-virtual-blocks = After an Attack card is revealed, first a Faction Location of yours in the color of its Good is blocked for the next round. The marker then goes to the Collection and counts twice.
