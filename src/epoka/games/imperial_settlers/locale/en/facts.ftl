# Names of what is printed on components. Things with an icon are references, `{ icon-wood }`: where there is room for a
# picture, it is drawn in place of the word.

## Things with icons

icon-wood = wood
icon-stone = stone
icon-food = food
icon-gold = gold
icon-worker = worker
    .other = workers
icon-raze = raze token
    .other = raze tokens
icon-defense = defense token
    .other = defense tokens
icon-vp = VP
icon-card = card
    .other = cards
icon-common-card = Common card
    .other = Common cards
icon-faction-card = Faction card
    .other = Faction cards
icon-resource = resource
    .other = resources
icon-hand-card = card from your hand
    .other = cards from your hand
icon-deal = Deal
    .other = Deals
icon-location = Location
    .other = Locations
icon-foundation = Foundation
    .other = Foundations
icon-samurai = Samurai

## Goods and what else is paid
## .one: “1 worker”, .other: “2 workers”

good-wood = { icon-wood }
    .one = { icon-wood }
    .other = { icon-wood }
good-stone = { icon-stone }
    .one = { icon-stone }
    .other = { icon-stone }
good-food = { icon-food }
    .one = { icon-food }
    .other = { icon-food }
good-gold = { icon-gold }
    .one = { icon-gold }
    .other = { icon-gold }
good-worker = { icon-worker }
    .one = { icon-worker }
    .other = { icon-worker.other }
good-raze = { icon-raze }
    .one = { icon-raze }
    .other = { icon-raze.other }
good-defense = { icon-defense }
    .one = { icon-defense }
    .other = { icon-defense.other }
good-vp = { icon-vp }
    .one = { icon-vp }
    .other = { icon-vp }
good-card = { icon-card }
    .one = { icon-card }
    .other = { icon-card.other }
good-common-card = { icon-common-card }
    .one = { icon-common-card }
    .other = { icon-common-card.other }
good-faction-card = { icon-faction-card }
    .one = { icon-faction-card }
    .other = { icon-faction-card.other }
good-resource = { icon-resource }
    .one = { icon-resource }
    .other = { icon-resource.other }
good-hand-card = { icon-hand-card }
    .one = { icon-hand-card }
    .other = { icon-hand-card.other }
good-deal = { icon-deal }
    .one = { icon-deal }
    .other = { icon-deal.other }
good-location = { icon-location }
    .one = { icon-location }
    .other = { icon-location.other }

# So many of them, as in “2 wood, 1 stone and 3 workers”.
counted-good = { $amount ->
    [one] { $amount } { $good_one }
   *[other] { $amount } { $good_other }
}

## Colors

color-black = black
color-purple = purple
color-blue = blue
color-brown = brown
color-gold = gold
color-red = red
color-pink = pink
color-grey = grey
color-none = no color

## Kinds and families of cards

type-production = Production Location
type-feature = Feature Location
type-action = Action Location
type-attack = Attack card
type-board = Faction board
type-virtual = Virtual player
owner-common = Common
owner-barbarians = Barbarians
owner-japanese = Japanese
owner-romans = Romans
owner-egyptians = Egyptians
faction-barbarians = Barbarians
faction-japanese = Japanese
faction-romans = Romans
faction-egyptians = Egyptians

## Who plays against a single player

virtual-player = Virtual player without a faction
virtual-barbarians = Virtual Barbarians
virtual-romans = Virtual Romans
virtual-japanese = Virtual Japanese
virtual-egyptians = Virtual Egyptians
