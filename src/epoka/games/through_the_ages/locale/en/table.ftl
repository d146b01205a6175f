# What the table in the browser says in few words, with icons for nouns: $culture_icon and the like are drawn.

## Things that are counted

thing-colonization = Colonization
thing-defense = Defense
thing-costs = Cost:
thing-ruin = Turned down: +2 culture a turn.
thing-stages = Stages built: { $built } of { $all }
thing-armies = { $full ->
    [one] { $full } army
   *[other] { $full } armies
}{ $old ->
    [0] { "" }
   *[other] {" + "}{ $old } obsolete
}
thing-war-on = declared on
thing-war-by = declared by
thing-role = Role { $role }.
a-turn = a turn

## Types in the plural, above the columns

types-farm = Farms
types-mine = Mines
types-lab = Labs
types-temple = Temples
types-library = Libraries
types-theater = Theaters
types-arena = Arenas
types-infantry = Infantry
types-cavalry = Cavalry
types-artillery = Artillery
types-air-force = Air force

## The parts of the table

standings-title = Standings
standings-player = Player
standings-hand = Cards in hand
standings-left = left
row-title = Card row
row-cost = { $actions ->
    [one] { $actions } civil action
   *[other] { $actions } civil actions
}
row-empty = empty space
stacks-of = Civilization of { $seat }
things-title = Government, leader, wonders and more
actions-left = Civil actions left: { $civil }, military actions left: { $military }
mat-in-hand = in hand
mat-workers = workers: { $amount }
mat-goods = blue tokens: { $amount }
mat-price = to build: { $price }
hand-mine = Your hand
hand-of = Hand of { $seat }
hand-civil = Civil
hand-military = Military
hand-count = { $cards } of { $limit }
hand-empty = no cards
hand-backs = Age { $age }: { $cards }
events-title = Events
events-mine = Prepared by you:
events-last = Last event:
events-none = No event has come to light yet.
events-current = Current
events-future = Future
tabs-title = Parts of the table
tab-row = Row
tab-civilization = Board
tab-hand = Hand
tab-events = Events
track-ages = Age
track-left = { $cards ->
    [one] { $cards } civil card left in this age
   *[other] { $cards } civil cards left in this age
}
track-round = Round { $round }
track-last-round = Last round

## The banks

bank-yellow = yellow bank
bank-blue = blue bank
bank-happy = happy faces
bank-next-worker = next worker { $food } { $food_icon }
bank-empty = no more workers
bank-eats = eats { $food } { $food_icon }
bank-eats-next = in { $workers } { $worker_icon }: { $food } { $food_icon }
bank-pool = { $resources } { $ore_icon } for units
bank-blue-simple = no corruption at this level
bank-corruption = corruption { $resources } { $ore_icon }
bank-corruption-next = { $tokens } fewer: { $resources } { $ore_icon }
bank-happy-simple = worth 2 culture each at the end
bank-discontent = discontent { $amount }, unused { $unused }
bank-happy-next = in { $workers } { $worker_icon }: { $faces } needed
forecast-title = If you end the turn now
forecast-title-other = If the turn ended now
forecast-cards = military cards: { $cards }
forecast-food = { $food_icon } { $farmed } made, { $eaten } eaten
forecast-corruption = corruption { $resources } { $ore_icon }

## Warnings before the turn ends

warn-uprising-short = Uprising: no production
warn-discontent = Discontent workers: { $amount }
warn-uprising = Uprising: { $amount } discontent, { $unused } unused. Your civilization will produce nothing.
warn-famine = Famine: you will lose { $amount } { $culture_icon }.
warn-corruption = Corruption will cost { $resources } { $ore_icon }.
warn-discard = Military cards above your limit: { $amount }. You will discard them next turn.
warn-science = More than { $most } { $science_icon } cannot be kept.
warn-civil = Civil actions left: { $amount } { $civil_icon }.
warn-military = Military actions left: { $amount } { $military_icon }.
warn-workers = Workers without work: { $amount } { $worker_icon }.
warn-resign = You leave for good: your civilization is out of the game and cannot win.

## Questions that are asked often, short

ask-action = What do you do? { $civil } { $civil_icon } { $military } { $military_icon }
ask-draft = Which card do you take? { $civil } { $civil_icon }

## Groups of options

group-take = Take a card
group-play = Play a card
group-build = Population and building
group-upgrade = Upgrade
group-destroy = Destroy or disband
group-military = Military
group-event = Prepare an event
group-attack = Aggression
group-war = War
group-pact = Pacts
refused-take = Take
refused-build = Build
refused-upgrade = Upgrade
refused-develop = Play the technology
refused-play = Play
refused-lead = Play the leader
refused-adopt = Play the tactics
refused-event = Prepare the event
refused-attack = Play the aggression
refused-war = Declare war
refused-offer = Offer the pact
refused-defend = Defend

## Why a card cannot be chosen, in few words

foot-take-unfinished = one wonder at a time
foot-take-leader-age = leader of this age taken
foot-take-same = you have it
foot-take-hand-full = hand full
foot-no-civil-actions = needs { $cost } actions
foot-no-military-actions = no military actions
foot-no-science = needs { $price } science
foot-action-fresh = next turn
foot-action-impossible = no use now
foot-too-dear = needs { $price }, you have { $have }
foot-no-worker = no unused worker
foot-urban-limit = limit { $limit } reached
foot-actions-later = after the political step
foot-politics-over = in the political step
foot-defend-when-attacked = when attacked
foot-special-not-better = yours is as good
foot-revolt-civil-spent = must be your only action
foot-revolt-none-follow = none after a revolution
foot-revolt-military-spent = needs all military actions
foot-partner-no-science = partner lacks science
foot-action-other = for another action
foot-draft-only = from round 2
foot-attack-gandhi = Gandhi forbids it
foot-attack-pact = a pact forbids it
foot-attack-token = attacked by another
foot-attack-no-object = nothing to take
foot-war-last-round = not in the last round
foot-war-sovereignty = a pact protects
foot-pact-two-players = needs three players
foot-explored-already = used already

## Auctions, fights, pacts

contest-auction = Who colonizes this territory?
contest-colonists = Sending colonists
contest-aggression = { $seat } attacks { $rival }
contest-war = { $seat } is at war with { $rival }
contest-pact = { $seat } offers a pact
contest-spoils = { $seat } wins against { $rival }
contest-event = An event asks you to choose
contest-attacker = As it stands, the attacker wins. The defense needs { $amount } more.
contest-defender = As it stands, the defender holds. The attack needs { $amount } more.
contest-tie-war = As it stands, nobody wins the war.
contest-ahead-war = As it stands, { $seat } wins the war by { $amount }.
contest-answer = { $rival } may still sacrifice units and play cards.
contest-answer-war = { $rival } may still sacrifice units.
contest-passed = passes
contest-goal = Sent { $have } of { $need }
contest-most = The most you can send is { $amount }.
contest-out = You cannot send enough to bid more.
contest-reach = You pay with units and colonization cards; what you have in play adds { $bonus }.


## The score sheet

scores-impact = Scoring cards
scores-tie = Whoever has the same number of points shares the place.

## Kinds of lines in the log

log-kind-take = Card row
log-kind-build = Building
log-kind-play = Cards played
log-kind-production = Production
log-kind-event = Events and colonies
log-kind-fight = Aggressions and wars
log-kind-pact = Pacts
log-kind-gain = Gains and losses
log-kind-card = Military cards
log-kind-score = Final scoring

## The log: what follows the name of the seat

brief-obsolete = discards the obsolete { $card }
brief-obsolete-hidden = discards an obsolete military card
brief-tokens-lost = gives up yellow tokens: { $amount }
brief-took = takes { $card } ({ $actions } { $civil_icon })
brief-grew = adds a worker for { $food } { $food_icon }
brief-built = builds { $card } ({ $resources } { $ore_icon })
brief-upgraded = upgrades { $card } to { $card2 } ({ $resources } { $ore_icon })
brief-destroyed = destroys { $card }
brief-disbanded = disbands { $card }
brief-levied = adds a worker ({ $food } { $food_icon }) to { $card } ({ $resources } { $ore_icon })
brief-stage-built = builds { $card }, stages: { $amount } ({ $resources } { $ore_icon })
brief-wonder-completed = completes { $card }
brief-leader-played = is led by { $card }
brief-leader-left = loses the leader { $card }
brief-developed = plays { $card } ({ $science } { $science_icon })
brief-revolution = makes a revolution: { $card } ({ $science } { $science_icon })
brief-peaceful-change = changes peacefully: { $card } ({ $science } { $science_icon })
brief-action-played = plays { $card }
brief-tactic-played = plays the tactics { $card }
brief-shared-science = pays { $science } { $science_icon } for the partner
brief-traded = will use the Trade Routes Agreement
brief-military-resources = { $amount } { $ore_icon } more for units
brief-culture-scored = +{ $amount } { $culture_icon }
brief-culture-lost = −{ $amount } { $culture_icon }
brief-science-scored = +{ $amount } { $science_icon }
brief-science-lost = −{ $amount } { $science_icon }
brief-food-gained = +{ $amount } { $food_icon }
brief-food-lost = −{ $amount } { $food_icon }
brief-resources-gained = +{ $amount } { $ore_icon }
brief-resources-lost = −{ $amount } { $ore_icon }
brief-population-gained = +{ $amount } { $worker_icon }
brief-population-lost = −1 { $worker_icon }
brief-worker-lost = loses a worker from { $card }
brief-building-lost = loses { $card }, the worker is unused
brief-yellow-gained = yellow tokens +{ $amount }
brief-yellow-lost = yellow tokens −{ $amount }
brief-blue-gained = blue tokens +{ $amount }
brief-blue-lost = blue tokens −{ $amount }
brief-uprising = has an uprising: no production
brief-scored = +{ $culture } { $culture_icon }, +{ $science } { $science_icon }
brief-farmed = farms +{ $amount } { $food_icon }
brief-mined = mines +{ $amount } { $ore_icon }
brief-consumed = eats { $amount } { $food_icon }
brief-famine = famine −{ $amount } { $culture_icon }
brief-corruption = corruption −{ $amount } { $ore_icon }
brief-restrained = holds back a token on { $card }
brief-drew = draws { $card }
brief-drew-hidden = draws a military card
brief-drew-many = draws military cards: { $amount }
brief-discarded = discards { $card }
brief-discarded-hidden = discards a military card
brief-politics-skipped = takes no political action
brief-event-played = prepares { $card }, +{ $amount } { $culture_icon }
brief-event-played-hidden = prepares an event, +{ $amount } { $culture_icon }
brief-actions-lost = will lose { $amount } { $civil_icon }
brief-barred = will miss the next political action
brief-wonder-ruined = turns down { $card }
brief-bid = bids { $amount }
brief-bid-passed = passes
brief-sacrificed = sacrifices { $card }
brief-colonized = has a new colony: { $card }
brief-colony-lost = loses the colony { $card }
brief-aggression = plays { $card } against { $rival } ({ $actions } { $military_icon })
brief-war-declared = declares { $card } on { $rival } ({ $actions } { $military_icon })
brief-war-began = fights { $card } against { $rival }
brief-defended = defends with { $card }: +{ $amount }
brief-fought = has { $attack } { $strength_icon } against { $defense } { $strength_icon } of { $rival }
brief-aggression-failed = fails against { $rival }
brief-war-tied = does not win the war with { $rival }, nor loses it
brief-war-void = sees { $card } become void
brief-wonder-lost = loses the unfinished { $card }
brief-technology-left = gives up { $card }
brief-pact-offered = offers { $card } to { $rival }
brief-pact-made = makes a pact with { $rival }: { $card }
brief-pact-refused = is refused by { $rival }
brief-pact-ended = ends the pact { $card }
brief-scoring-chosen = chooses the scoring card { $card }
brief-impact = { $card }: { $amount } { $culture_icon }
brief-bonus = +{ $amount } { $culture_icon } for { $what }
brief-row-put-back = gets the card row back as it was
brief-resigned = leaves the game
