# The table in the browser: the map, the player mat, battles, trades, the log.

## Odds

event-odds = { $seat } attacks { $hex }: wins { $win } % of such battles, loses { $lose } %.

## The map

owner-barbarians = Barbarians
owner-pirates = Pirates
map-title = Map
map-at = What can be done on { $hex }
map-move = Move units from here
map-unexplored = unexplored
map-exhausted = exhausted land
map-city = city of { $owner }, size { $amount }, { $mood }

mark-choose = Choose
mark-several = Act
mark-to = Move
mark-attack = Attack
mark-sail = Sail
mark-board = Board
mark-land = Land
mark-road = Road
mark-explore = Explore
mark-via = Pass
mark-group = Move
mark-split = Move
mark-found = Found
mark-collect = Collect
mark-construct = Build
mark-wonder = Wonder
mark-recruit = Recruit
mark-port = Port
mark-place = Place
mark-fetch = Fetch
mark-launch = Launch
mark-activate = Activate
mark-raise = Raise
mark-influence = Influence
mark-from = Act
mark-raze = Raze
mark-remove = Remove
mark-avoid = Remove
mark-destroy = Destroy
mark-settle = Settle
mark-settler = Settler
mark-infantry = Infantry
mark-reveal = Reveal
mark-temple = Temple
mark-retreat = Retreat
mark-camp = Camp
mark-reinforce = Reinforce
mark-raid = March
mark-recall = Recall
mark-anchor = Anchor
mark-plunder = Mood
mark-beach = Ashore
mark-city = Here
mark-exhaust = Exhaust
mark-colony = Colony
mark-drive = Here
mark-embark = Put out
mark-flotilla = Sail
mark-flotilla-split = Sail
mark-halt = Halt
mark-migrate = Migrate
mark-push = Push
mark-retrain = Retrain
mark-scare = Scare
mark-wander = Wander

short-too-far = too far
short-stack-limit = full
short-no-ship = no ship
short-no-room-on-ships = no room
short-needs-advance = no { $ability }
short-settlers-alone = enemies
short-entered-forest = forest
short-entered-mountain = mountain
short-entered-plains = gardens
short-units-moved = moved
short-units-fought = fought
short-nowhere-to-go = no way
short-on-board = on board
short-no-roads-there = no road
short-roads-need-city = no city
short-cannot-pay-roads = too dear
short-no-road = no road
short-no-sea-way = no way
short-ships-on-land = land
short-truce = truce
short-cannot-pay-toll = too dear
short-hex-used = used
short-city-on-hex = city
short-enemy-here = enemies
short-pirates-near = pirates
short-exhausted = exhausted
short-hex-gives-nothing = nothing
short-hex-gives-other = no more
short-collects-nearby = too far
short-husbandry-used = no more
short-one-sea-hex = one sea
short-out-of-range = too far

## The player mat

mat-mine = My civilization
mat-of = The civilization of { $seat }
mat-stock = Resources and tokens
stock-food = food
stock-wood = wood
stock-ore = ore
stock-ideas = ideas
stock-gold = gold
stock-mood = mood
stock-culture = culture
mat-limit = { $kind }, at most { $amount }
mat-points = victory points
mat-actions = main actions left this turn
mat-cities = { $amount }, size up to { $size }
mat-track = Advances until the next event is drawn
mat-units = On the map: { $unit }. Left in the supply: { $amount }.
mat-back = Mine

advance-owned = owned
advance-borrowed = in use until the end of the turn
advance-missing = not owned
advance-civilization = Civilization advances

hand-mine = My cards
hand-of = The cards of { $seat }
hand-hand = Action
hand-plans = Objective
hand-designs = Wonder
hand-persons = Great person
hand-leader = Leader
hand-leaders = Leader, waiting
hand-committed = In battle
hand-offered = Offered
hand-empty = No cards
reach-met = You fulfil this now.
goals-done = Completed:

rival-open = Show the civilization of { $seat }
rival-first = 1st
rival-first-long = first player of this age
rival-cities = cities
rival-advances = advances
rival-cards = cards in hand

track-ages = Age
track-age = Age { $age }
track-round = Round { $round } of 3
track-status = Status phase

face-costs = Costs

## Options in the panel

price-free = nothing
price-printed = Price

group-advance = Gain an advance
group-found = Found a city
group-collect = Collect
group-construct = Construct a building
group-wonder = Build a wonder
group-recruit = Recruit
group-influence = Influence a city
group-play = Play a card
group-use = Use an ability
group-trade = Trade
group-learn = Gain an advance
group-give = Give
group-want = Ask for
group-give_card = Give a card
group-want_card = Ask for a card
group-complete = Complete an objective
group-destroy = Destroy
group-remove = Remove
group-harvest = Collect

refused-advance = Advances
refused-learn = Advances
refused-found = Found a city
refused-collect = Collect
refused-construct = Build
refused-wonder = Wonders
refused-recruit = Recruit
refused-influence = Influence
refused-play = Cards
refused-use = Use
refused-group = Move
refused-to = Go to
refused-road = By road to
refused-complete = Objectives
refused-lay = Cards
refused-harvest = Collect

ask-answer-offer = { $rival } offers you a trade.

## The log

log-gained = gains
log-lost = loses
log-paid = pays
log-dice-rolled = { $number ->
    [1] rolls
   *[other] roll
}
log-die-rerolled = { $number ->
    [1] rolls the leader’s die again:
   *[other] roll the leader’s die again:
}
units-none = nobody

log-kind-advance = Advances
log-kind-city = Cities
log-kind-move = Moves
log-kind-battle = Battles
log-kind-event = Events
log-kind-card = Cards
log-kind-trade = Trades
log-kind-leader = Leaders
log-kind-stock = Resources and points

## Battles

battle-title = Battle on { $hex }
battle-against = against
battle-rounds = The battle round by round
battle-round = Round { $round }
battle-card-down = face down
battle-value = value { $value }
battle-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
battle-cancelled = cancels { $hits }
battle-loses = loses
battle-over-won = { $name } – victory
battle-over-withdrew = { $name } – withdrawal
battle-over-drawn = Nobody wins
battle-odds = wins { $win } %, loses { $lose } %

## Trades

trade-title = Trade with { $rival }
trade-with = Trade with
trade-you-give = You give
trade-you-get = You get
trade-nothing = nothing yet
trade-hidden = { $amount } unseen
trade-unseen = Unseen
trade-shown = Shown
trade-how = Add things to either side, then propose. Whoever answers may accept, refuse or make another offer.
trade-answer = Accept, refuse, or make another offer.

## Events and the status phase

news-event = Event
status-title = Status phase
status-objectives = Objectives
status-objectives-how = Everybody may complete objectives whose condition holds now. Each is worth 2 points; a condition counts once in a phase.
status-advance = Free advance
status-advance-how = Everybody gains an advance without paying. A cube leaves the event track for it, so an event may come.
status-cards = Cards
status-cards-how = Everybody draws an action card and an objective.
status-raze = Razing
status-raze-how = You may give up a city of size 1 for 1 gold; its units stay.
status-government = Government
status-government-how = You may change your government: as many advances of the new one replace those of the old.
status-first = First player
status-first-how = Whoever has the most mood and culture says who begins the next age.

## The end

scores-tie = In a tie the Great Pyramid decides, then these lines from the top.
scores-pieces = Settlements and buildings
scores-advances = Advances, half a point each
scores-objectives = Objectives
scores-wonders = Wonders
scores-events = Events
scores-leaders = Captured leaders
scores-captives = Captives, half a point each
scores-druids = Druid tokens
scores-ports = Free ports, half a point more each
scores-runestones = Runestones
scores-legends = Tiles that Erik marked
scores-knut = Knut, half a point for each hex from home
