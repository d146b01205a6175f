# The table of Clash of Cultures in the terminal.

## The line above the table

clash-age = Age { $age } of { $ages }, { $phase ->
    [status] status phase
   *[turn] round { $round } of 3
}.
clash-turn = At turn: { $seat }; first player: { $rival }.
clash-exhausted = Markers of exhausted land left: { $amount }.
clash-lasting = Lasting events: { $cards }.

## The map

clash-ground = Map, { $ground }: { $hexes }.
clash-cities = Cities of { $owner }: { $cities }.
clash-units = Units of { $owner }: { $units }.
clash-city = size { $amount }, { $mood }
clash-foreign = { $building } of { $seat }
clash-port = port on { $hex }
clash-tokens = tokens { $amount }
clash-activated = activated { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
} this turn
clash-worn = used while angry
clash-works = works as size { $amount }

## Players

clash-held = { $kind } { $amount }
clash-stock = Points so far { $points }. { $held }. Main actions left { $actions }. Advances until the next event { $cubes }.
clash-fewer = Main actions fewer next turn: { $amount }.
clash-civilization = Civilization: { $civilization }.
clash-leader-at = The leader is on { $hex }.
clash-borrowed = In use until the end of the turn: { $cards }.
clash-goals = Objectives completed: { $goals }.
clash-captives = Captives, once of { $owner }: { $units }.
clash-moved = Units that have moved or fought this turn on: { $hexes }.
clash-left = Left in the supply: settlements { $settlements }; { $units }; { $buildings }.
clash-advances = Advances ({ $count }): { $advances }.
clash-within-reach = Objectives whose conditions you fulfil now: { $goals }.

## Cards

clash-costs = Cost: { $cost }.
clash-requires = Needs: { $cards }.

## Options

clash-heading-advance = Gain an advance
clash-heading-learn = Gain an advance
clash-heading-use = Use an ability
clash-heading-found = Found a city
clash-heading-collect = Collect with
clash-heading-recruit = Recruit in
clash-heading-raze = Raze
clash-heading-explore = Explore
clash-heading-to = Go to
clash-heading-road = By road to
clash-heading-from = Who acts
clash-heading-play = Play a card
clash-heading-discard = Give up a card
clash-heading-trade = Trade with
clash-heading-give = Give 1
clash-heading-want = Ask for 1
clash-heading-construct = Construct
clash-heading-wonder = Build a wonder
clash-heading-influence = Influence
clash-heading-complete = Complete an objective
clash-heading-harvest = Collect
clash-heading-destroy = Destroy
clash-heading-group = Move
clash-listed-construct = { $building } { $hex }
clash-listed-influence = { $hex } ({ $aim })

## Short names

clash-head-points = Pts
clash-head-food = Food
clash-head-wood = Wood
clash-head-ore = Ore
clash-head-ideas = Idea
clash-head-gold = Gold
clash-head-mood = Mood
clash-head-culture = Cult
clash-head-actions = Act
clash-head-cities = City
clash-head-advances = Adv
clash-head-cards = Cards
clash-name-food = food
clash-name-wood = wood
clash-name-ore = ore
clash-name-ideas = ideas
clash-name-gold = gold
clash-name-mood = mood
clash-name-culture = culture
clash-name-points = points
clash-short-unexplored = ···
clash-short-exhausted = exh
clash-short-exhausted-long = exhausted
clash-short-plains = pln
clash-short-mountain = mnt
clash-short-forest = for
clash-short-barren = bar
clash-short-sea = sea
clash-letter-settler = s
clash-letter-infantry = i
clash-letter-cavalry = c
clash-letter-elephant = e
clash-letter-leader = L
clash-letter-ship = h

## Help

clash-legend = On the map, each hex has its name and ground (pln plains, mnt mountain, for forest, bar barren, sea, exh exhausted, ··· unexplored), below it the city with its owner's sign, its size and mood (+ happy, ! angry), then units: s settler, i infantry, c cavalry, e elephant, L leader, h ship; 7# where there is room for the number only. × are barbarians, ≈ pirates. A star after a name: an option is about this hex. In the standings, cards 3+2+1 are action cards, objectives and wonder cards in hand.
clash-legend-options = Where options are grouped, type the number, or words such as “construct academy D7” or “advance storage”.
