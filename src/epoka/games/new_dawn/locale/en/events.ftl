# What happens at the table, for the log: short sentences in the present tense.

## Set-up and the course of the game

event-first = { $seat } is the first player.
event-laid-core = The core has { $card }.
event-laid-fort = { $seat } lays a fort.
event-laid-capital = { $seat } lays { $card } with the capital.
event-laid-tile = { $seat } lays { $card }.
event-direction = { $seat } turns the direction token: { $direction }.
event-started = The game begins.
event-round = Round { $round }.
event-turn = { $seat } takes a turn.
event-chose = { $seat } resolves { $card } in slot { $slot }.
event-reset = { $seat } resets { $card }.
event-marked = { $seat } reaches an agenda: { $agenda }.
event-unmarked = { $seat } loses an agenda: { $agenda }.
event-ended = The game is over.

## Tokens and pieces

event-gained-trade = { $seat } puts trade tokens on { $card }: { $amount }.
event-spent = { $seat } spends for { $card }: { $token }.
event-lost-trade = { $seat } loses trade tokens of { $card }: { $amount }.
event-gained-resource = { $seat } takes 1 { $resource }.
event-spent-resource = { $seat } spends 1 { $resource }.
event-gained-natural = { $seat } owns { $natural }.
event-reinforced = { $seat } reinforces the control token on space { $space }.
event-flipped = The control token of { $seat } on space { $space } is turned to its weak side.
event-destroyed-token = The control token of { $seat } on space { $space } is destroyed.
event-destroyed-city = The city of { $seat } on space { $space } is destroyed.
event-taken-back = { $seat } takes a control token from space { $space }.
event-placed = { $seat } places a control token on space { $space }.
event-district-placed = { $seat } places a district on space { $space }: { $district }.
event-moved-token = { $seat } moves a control token from space { $space } to { $space2 }.
event-took-token = { $seat } replaces a control token of { $rival } on space { $space }.
event-took-city = { $seat } replaces the city of { $rival } on space { $space }.
event-blasted = { $seat } hits the control tokens around space { $space }.

## Science, cities and wonders

event-advanced = The tech dial of { $seat } shows { $dial }.
event-upgraded = { $seat } replaces { $card } by { $card2 }.
event-founded = { $seat } builds a city on space { $space }.
event-built-wonder = { $seat } builds { $card } on space { $space }.
event-swapped = { $seat } swaps { $card } and { $card2 }.
event-deployed = { $seat } puts an army into the city on space { $space }.
event-resolved-district = { $seat } resolves a district: { $district }.
event-governed = { $seat } chooses a government: { $government }, on { $card }.

## Caravans, diplomacy and exploring

event-caravan-moved = A caravan of { $seat } goes to space { $space }.
event-caravan-at-state = A caravan of { $seat } reaches { $state }.
event-caravan-at-city = A caravan of { $seat } reaches a city of { $rival }.
event-caravan-ended = A caravan of { $seat } is destroyed.
event-barbarian-bought = A caravan of { $seat } removes barbarians { $letter }.
event-exchanged = { $seat } exchanges { $resource } for { $resource2 }.
event-drew-tile = { $seat } draws { $card }.
event-explored = { $seat } lays { $card }.
event-tile-back = { $card } fits nowhere and goes on top of the stack.
event-looked = { $seat } looks at tiles at the bottom of the stack: { $amount }.
event-pond-laid = { $seat } puts down a water token.
event-took-diplomacy = { $seat } takes { $card }.
event-gave-back = { $seat } returns { $card }.
event-conquered = { $seat } holds { $state }.
event-liberated = { $seat } frees { $state }.
event-restored = { $state } is independent again.
event-gave-ibrahim = { $seat } sends Ibrahim to { $rival }.
event-laid-natural = { $seat } puts { $natural } on { $card }.
event-moved-trade = { $seat } moves a trade token to { $card }.

## Armies and combat

event-army-moved = An army of { $seat } goes to space { $space }.
event-army-ended = An army of { $seat } is destroyed.
event-attacked = { $seat } attacks { $target } on space { $space }.
event-rolled = { $seat } rolls { $die }: combat value { $value }.
event-defence-rolled = The defence rolls { $die }: combat value { $value }.
event-rerolled = { $seat } rolls again, { $die }: combat value { $value }.
event-added = { $seat } adds to the combat value: { $value }.
event-won = { $seat } wins the attack: { $value } to { $against }.
event-lost = { $seat } loses the attack: { $value } to { $against }.
event-barbarian-beaten = { $seat } defeats barbarians { $letter }.
event-captured-token = { $seat } takes the space { $space } from { $rival }.
event-captured-city = { $seat } takes the city on space { $space } from { $rival }.
event-beat-capital = { $seat } beats the capital of { $rival }.
event-took-fort = { $seat } takes the fort on space { $space }.
event-captured-wonder = { $seat } captures { $card }.
event-redeployed = { $seat } sends a defeated army out again.
event-discarded-token = { $seat } burns down the control token of { $rival } on space { $space }.
event-defeated-army = { $seat } defeats an army of { $rival } on space { $space }.

## The event dial

event-dial = The event dial: { $event }.
event-spawned = Barbarians { $letter } enter on space { $space }.
event-wind = The barbarians roll { $die }.
event-barbarian-moved = Barbarians { $letter } move to space { $space }.
event-barbarian-stayed = Barbarians { $letter } stay.
event-raided = Barbarians { $letter } raid the capital of { $seat }.
event-dispersed = { $seat } moves barbarians { $letter } on to space { $space }.
event-led-barbarian = { $seat } moves barbarians { $letter } to space { $space }.
event-offered = A trade token is put on { $card }.
event-aged = { $card } leaves the game.
event-revealed = { $card } is revealed.

## Kinds of events

log-kind-map = Map
log-kind-token = Tokens
log-kind-card = Cards
log-kind-city = Cities and wonders
log-kind-trade = Caravans and diplomacy
log-kind-battle = Armies
log-kind-event = Event dial
