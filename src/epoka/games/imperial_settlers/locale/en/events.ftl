# What happens at the table, for the log: short sentences in the present tense.

## Rounds and phases

event-faction-taken = { $seat } leads this faction: { $faction }.
event-started = { $seat } is the first player.
event-round = Round { $round }.
event-lookout = Lookout.
event-production = Production.
event-actions = Actions.
event-cleanup = Cleanup.
event-ended = The game is over.

## Cards

event-revealed = { $card } is revealed.
event-picked = { $seat } takes { $card }.
event-unpicked = { $card } is discarded.
event-kept-secretly = { $seat } keeps { $card }.
event-kept-secretly-hidden = { $seat } keeps a card.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-discarded = { $seat } discards { $card }.
event-reshuffled = The discarded Common cards are shuffled into a new deck: { $amount }.

## Goods

event-board = { $seat } collects from the faction board.
event-deal-paid = { $seat }: the Deal { $card } pays.
event-produced = { $seat }: { $card } produces.
event-repeated = { $seat } repeats the production of { $card }.
event-bonus = { $seat }: building bonus of { $card }.
event-rewarded = { $seat }: { $card } pays.
event-gained = { $seat } gains { $goods }.
event-scored = { $seat } gains { $amount } VP.
event-boosted = { $seat }: { $card } adds { $amount } VP.
event-paid = { $seat } pays { $goods }.

## Building and Deals

event-built = { $seat } builds { $card }.
event-sacrificed = { $seat } discards { $card } for the building.
event-foundation-spent = { $seat } discards a Foundation, { $card }, for the building.
event-deal-made = { $seat } makes a Deal with { $card }.
event-deal-abroad = { $seat } makes a Deal with { $card } of { $rival }.
event-deal-ended = { $seat }: the Deal { $card } ends.
event-deal-stolen = { $seat } takes the Deal { $card } from { $rival }.
event-deal-robbed = { $seat } makes { $rival } discard the Deal { $card }.
event-attack-taken = { $seat } takes { $card } as a Deal.
event-attack-discarded = { $seat } discards { $card }.

## Razing

event-razed-hand = { $seat } razes { $card } from hand.
event-razed = { $seat } razes { $card } of { $rival }.
event-razed-own = { $seat } razes { $card }, a Location of their own.
event-razed-virtual = { $seat } razes { $card } of the virtual player.
event-foundation = { $seat }: { $card } becomes a Foundation.
event-foundation-laid = { $seat } lays { $card } as a Foundation.
event-foundation-laid-hidden = { $seat } lays a card as a Foundation.
event-destroyed = { $seat }: { $card } is discarded.
event-removed = { $seat } removes { $card } of { $rival } from the game.
event-removed-virtual = { $seat } removes { $card } of the virtual player from the game.
event-converted = { $seat } takes points instead of { $goods }.

## Actions

event-activated = { $seat } activates { $card }.
event-ran = { $seat } carries out the Action of { $card }.
event-exchanged = { $seat } exchanges workers.
event-defended = { $seat } puts a defense token on { $card }.
event-deployed = { $seat } puts a Samurai on { $card }.
event-passed = { $seat } passes.
event-stolen = { $seat } takes { $goods } from { $rival }.
event-cleared = { $seat } clears { $card }.
event-blocked = { $seat } blocks { $card } of { $rival }.
event-taken-over = { $seat } takes { $card } of { $rival } over until the end of the round.
event-taken-virtual = { $seat } takes { $card } of the virtual player over until the end of the round.
event-returned = { $card } returns to { $seat }.

## Cleanup

event-tucked = { $seat } puts { $card } under { $card2 }.
event-tucked-hidden = { $seat } puts a card under { $card2 }.
event-put = { $seat } puts { $goods } on { $card }.
event-stored = { $seat } keeps { $goods }.

## The solo game

event-virtual-picked = The virtual player gets { $card }.
event-attack-revealed = { $card } is revealed.
event-attacked = { $seat } loses { $card } to the Attack.
event-attack-failed = The Attack fails.
event-collected = Locations of the virtual player that go to the Collection: { $amount }.
event-deal-lost = { $seat } loses the Deal { $card } to the Collection.
event-seized = { $seat }: { $card } is blocked.
event-released = { $seat }: { $card } is free again, and the marker goes to the Collection.

## Kinds of lines in the log

log-kind-draft = Lookout
log-kind-card = Cards
log-kind-production = Production
log-kind-gain = Goods and points
log-kind-build = Building
log-kind-deal = Deals
log-kind-raze = Razing
log-kind-act = Actions
log-kind-against = Against opponents
log-kind-attack = Attacks
