# What the table in the browser says in few words. Things with an icon are drawn in the place of their names.

## What a focus card would do from its slot now, in few words

short-place-tokens = { $count } { icon-token.other } next to { $next_to ->
    [city] your cities
   *[other] friendly spaces
}
short-then-place-tokens = { $count } more next to any friendly space
short-move-token = move { $count } of yours by { $distance }
short-take-rival-token = take or weaken a rival’s within { $within }
short-take-rival-city = slot { $slot }: a rival city within { $within }
short-place-on-mountains = slot { $slot }: { $count } more on mountains
short-trade-per-city = { $amount } { icon-trade } for each mature city
short-advance = dial +{ $now }
short-first-trade = { $amount } { icon-trade } on any card
short-first-resource = { $count } { icon-resource } that you lack
short-blast = slot { $slot }: hit the tokens around a space
short-advance-with-wonder = +{ $steps } with a wonder
short-advance-per-resource = +{ $steps } for each type of resource
short-look-at-tiles = lay one of up to { $count } tiles
short-move-caravans = caravans move { $spaces }{ $water ->
    [0] { "" }
   *[other] , by water too
}
short-enter-barbarians = remove barbarians
short-exchange-resource = exchange { $count } { icon-resource }
short-resolve-other = then another card as in slot 1
short-resource-on-arrival = { $count } { icon-resource } on arrival
short-resource-at-ibrahim = { $count } { icon-resource } at Ibrahim’s
short-water-before-exploring = water before exploring
short-city-far-away = city near a far rival city
short-build-wonder = wonder with { $now }
short-production-in-slot = slot { $slot }: { $production } instead
short-production-per-district = +{ $production } for each district
short-resource-production = +{ $production } for each { icon-resource }
short-advance-after-wonder = dial +{ $steps } after a wonder
short-found-city = or a city within { $range }{ $through_water ->
    [0] { "" }
   *[other] , by water too
}
short-city-at-figure = or a city on { $figures }
short-city-at-caravan = or a city on a { icon-caravan }
short-tokens-around-city = with { $count } { icon-token.other } around
short-move-armies = armies move { $spaces }{ $water ->
    [0] { "" }
   *[other] , by water too
}, value { $now }{ $bonus ->
    [0] { "" }
   *[other] +{ $bonus }
}
short-against-barbarians = barbarians: +{ $bonus }
short-redeploy = { $armies } defeated army moves again
short-pass-through = through { $pieces }
short-weaken-reinforced = reinforced ones give { $by } less
short-discard-beaten-token = discard a beaten token, go on
short-attacks = { $count } attacks within { $range }, value { $now }{ $bonus ->
    [0] { "" }
   *[other] +{ $bonus }
}
short-reinforce-rest = then reinforce { $now } less attacks
short-place-districts = { $count } { icon-district } next to a city
short-token-near-district = { $count } { icon-token } beside it
short-replaced-token-moves = what it replaces may move
short-resolve-for-all = resolve a district for all
short-reinforce-tokens = reinforce { $now }
short-deploy-armies = armies into your cities
short-reinforce-around-armies = reinforce around armies
short-or = or

## What an agenda asks for, in few words

short-forts-controlled-min = { $amount ->
    [one] hold { $amount } fort
   *[other] hold { $amount } forts
}
short-districts-on-map = { $amount } districts
short-wonder-of-each-age = a wonder of each age
short-diplomacy-sources-distinct = diplomacy with { $amount }
short-resource-and-natural-wonder-tokens = { $amount } resources
short-reinforced-tokens = { $amount } reinforced
short-win-attack-with-value-min = attack with { $amount }
short-cities-on-distinct-tiles = cities on { $amount } tiles
short-wonders-same-age = { $amount } wonders of one age
short-mature-city-on-distinct-tiles = mature on { $amount } tiles
short-wonder-types-distinct = { $amount } types of wonders
short-level-iv-cards-in-row = { $amount } cards of level IV
short-wonders-of-type = { $amount } { $type } wonders
short-mature-cities = { $amount } mature cities
short-natural-wonders = { $amount } natural wonders
short-rival-capitals-defeated = { $amount } capital
short-conquered-city-states-controlled = or { $amount } city-states
short-cities-on-map = { $amount } cities
short-friendly-spaces-adjacent-to-water-or-on-edge = { $amount } on the coast or edge
short-tech-dial-reached = dial at { $amount }

## The board

tabs-title = Parts of the board
tab-map = Map
tab-focus = Focus
tab-wonders = Wonders
tab-victory = Victory
tab-rivals = Rivals
rivals-title = Rivals
mat-of = Focus row of { $seat }
mat-back = Back to mine
victory-title = Victory
victory-needed = { $needed } of { $cards } cards win
victory-done = done
wonders-title = Wonders
wonders-none = No wonder is open any more.
wonder-price = costs you { $price }
wonder-printed = printed { $price }
wonder-have = you can spend { $amount } now
wonder-offer = a trade token lies on it: it leaves the game next
wonders-of = wonders: { $names }
diplomacy-title = Diplomacy
card-stored = { $amount ->
    [one] { $amount } trade token on it
   *[other] { $amount } trade tokens on it
}
diplomacy-none = You hold no diplomacy card.
diplomacy-of = Diplomacy: { $names }
row-title = Focus row
slot-reaches-grassland = grassland
slot-reaches-hills = to hills
slot-reaches-forest = to forest
slot-reaches-desert = to desert
slot-reaches-mountains = to mountains
slot-now = Slot { $slot }
slot-as = counts as slot { $slot }
slot-after = then { $slot }
slot-after-title = After the reset: slot { $slot }
card-spoken = { $type }, { $card }, level { $level }, slot { $slot }
card-trade = { $amount ->
    [one] { $amount } trade token
   *[other] { $amount } trade tokens
}
card-armies = { $amount ->
    [one] { $amount } army on its card
   *[other] { $amount } armies on their card
}
card-caravans = { $amount ->
    [one] { $amount } caravan on its card
   *[other] { $amount } caravans on their card
}
dial-at = Tech dial at { $at }
dial-next = level { $level } at { $at }
dial-wraps = then it goes on counting
pieces-left = left: { $tokens } tokens, { $cities } cities
count-cities = Cities
count-mature = Mature cities
count-cards = Victory cards
count-diplomacy = Diplomacy cards
track-events = Event dial
track-next = next: { $what }
track-nothing = nothing
event-and = { $first }, { $second }

## The map

map-title = Map
map-open = Nothing is laid here
map-place = Place { $number }
piece-token = control token
piece-strong-token = reinforced token
piece-city = city
piece-capital = capital
map-fort = Fort
map-barbarian = Barbarians { $letter }
map-ways = Barbarians { $letter }: where each roll takes them
map-show-ways = Where the barbarians go
map-hide-ways = Hide the barbarians’ ways
harm-army = an army holds them off and is lost
harm-reinforced = a token is turned to its weak side
harm-capital = the capital loses trade tokens
harm-city = a city is destroyed
harm-token = a control token is destroyed
harm-caravan = a caravan is destroyed
legend-unexplored = unexplored
mark-explore = Explore
mark-chance = { $chance } %
turn-hint = Move the pointer around the middle: the tile turns.

## Fights

battle-title = Attack on space { $space }
battle-die = die { $die }
battle-bonus = bonus { $bonus }
battle-added = tokens +{ $added }
battle-rolls = die 1–6
battle-chance = { $chance } % before tokens
battle-ties = Equal values are lost.

## Options

choice-space = { $space } { $terrain }
choice-army = Army on space { $space }
choice-caravan = Caravan on space { $space }
choice-army-card = Army from its card
choice-caravan-card = Caravan from its card
choice-chance = { $chance } %: { $value } to { $against } and dice
group-move = Move
group-explore = Explore
group-wonder = Build a wonder
group-found = Build a city
group-settle = City where a figure is
group-place = Place
group-refused = Not possible
