# Names and texts of cards and other components, in our own words: `card-<id>` is a name, `effect-<id>` what it does.
# Below them the short names that options and log entries use.

## Advances: Agriculture

card-farming = Farming
effect-farming = Your cities may collect food from plains and wood from forests. Everybody starts with it.
card-storage = Storage
effect-storage = You can hold up to { $limit } food instead of { $without }.
card-irrigation = Irrigation
effect-irrigation = Your cities may collect food from barren hexes. Famine events do not touch you.
card-husbandry = Husbandry
effect-husbandry = Once per turn a collecting city may use { $hexes } land hex at a distance of { $distance }, with Roads { $roads } such hexes.

## Advances: Construction

card-mining = Mining
effect-mining = Your cities may collect ore from mountains. Everybody starts with it.
card-engineering = Engineering
effect-engineering = When you gain it, draw { $cards } wonder card. Main action: activate a happy city and build there 1 wonder from your hand.
card-sanitation = Sanitation
effect-sanitation = When you recruit, 1 settler may cost { $mood } mood instead of its price. Pestilence and Epidemics do not touch you.
card-roads = Roads
effect-roads = For { $food } food and { $ore } ore a land group that starts or ends its move in your city moves up to { $hexes } hexes and ignores forests and mountains. Not for exploring, not to or from ships, not after a battle.

## Advances: Seafaring

card-fishing = Fishing
effect-fishing = When a city collects, it may take food from 1 adjacent sea hex.
card-navigation = Navigation
effect-navigation = Your ships may leave the map at its edge and sail round it to the next other sea or unexplored tile.
card-war-ships = War Ships
effect-war-ships = In round 1 of a sea battle, and when you attack on land straight from ships, cancel { $hits } hit.
card-cartography = Cartography
effect-cartography = After a move action in which you moved a ship gain { $ideas } idea, and { $culture } culture too if you used Navigation.

## Advances: Education

card-writing = Writing
effect-writing = When you gain it, draw { $actions } action card and { $objectives } objective card.
card-public-education = Public Education
effect-public-education = Once per turn collecting with a city that has an academy also gives { $ideas } idea.
card-free-education = Free Education
effect-free-education = After you bought an advance at least partly with ideas or gold, you may pay { $ideas } more idea for { $mood } mood. Not for Free Education itself.
card-philosophy = Philosophy
effect-philosophy = When you gain it, and later with each science advance, gain { $ideas } idea.

## Advances: Warfare

card-tactics = Tactics
effect-tactics = Your military units may move, and you may play action cards in battles.
card-siegecraft = Siegecraft
effect-siegecraft = Before you attack a city with a fortress, pay { $wood } wood to cancel its extra die, { $ore } ore so that it cancels no hit, or both.
card-steel-weapons = Steel Weapons
effect-steel-weapons = Before a land battle you may pay { $ore } ore: in each round +{ $combat } combat value, or +{ $against } against an enemy with Steel Weapons. With Metallurgy the ore is only paid against such enemies.
card-draft = Draft
effect-draft = When you recruit, 1 infantry may cost { $mood } mood, with Civil Liberties { $liberties } mood, instead of its price.

## Advances: Spirituality

card-myths = Myths
effect-myths = When an event card would lower the mood of your city, you may pay { $mood } mood to prevent it, for each city.
card-rituals = Rituals
effect-rituals = When you increase happiness, any resources may replace mood.
card-priesthood = Priesthood
effect-priesthood = Once per turn a science advance costs you no resources.
card-state-religion = State Religion
effect-state-religion = Once per turn you build a temple without paying its food.

## Advances: Economy

card-bartering = Bartering
effect-bartering = Once per turn, free action: discard 1 action card for { $amount } gold or { $amount } culture.
card-trade-routes = Trade Routes
effect-trade-routes = At the start of your turn, up to { $routes } of your settlers and ships each trade with a different non-angry city of another player within { $hexes } hexes, for { $food } food each.
card-taxes = Taxes
effect-taxes = Once per turn, main action: pay { $mood } mood and gain food, wood and ore in any mix, as many as you have cities.
card-currency = Currency
effect-currency = What Trade Routes and Taxes give you may be gold instead.

## Advances: Culture

card-arts = Arts
effect-arts = Once per turn, free action: pay { $culture } culture for an attempt of cultural influence.
card-sports = Circus and Sports
effect-sports = Main action: raise the mood of 1 city by 1 or { $steps } steps for { $culture } culture each, whatever its size.
card-monuments = Monuments
effect-monuments = When you gain it, draw { $cards } wonder card. Others cannot influence your cities that hold a wonder.
card-theaters = Theaters
effect-theaters = Once per turn, free action: exchange { $amount } culture for { $amount } mood or { $amount } mood for { $amount } culture.

## Advances: Science

card-math = Mathematics
effect-math = Engineering and Roads cost you no resources.
card-astronomy = Astronomy
effect-astronomy = Navigation and Cartography cost you no resources.
card-medicine = Medicine
effect-medicine = After you recruited, take back { $resources } of the resources you paid.
card-metallurgy = Metallurgy
effect-metallurgy = When a collect gives at least { $ore } ore, 1 of it may become gold. Steel Weapons cost you no ore against enemies without them.

## Advances: Democracy

card-voting = Voting
effect-voting = Free action: pay { $mood } mood to increase happiness as by the main action, at its usual price.
card-separation-of-power = Separation of Power
effect-separation-of-power = Enemies cannot boost their attempts to influence your happy cities.
card-civil-liberties = Civil Liberties
effect-civil-liberties = Main action: gain { $mood } mood. Draft costs you { $draft } mood.
card-free-economy = Free Economy
effect-free-economy = Free action, if you have not collected this turn: pay { $mood } mood to collect with 1 city. After that no other collect this turn.

## Advances: Autocracy

card-nationalism = Nationalism
effect-nationalism = After you recruited military units or ships, gain { $amount } mood or { $amount } culture.
card-totalitarianism = Totalitarianism
effect-totalitarianism = Enemies cannot boost their attempts to influence your cities that hold military units.
card-absolute-power = Absolute Power
effect-absolute-power = Once per turn, free action: pay { $mood } mood for { $actions } more main action.
card-forced-labor = Forced Labor
effect-forced-labor = Once per turn, free action: pay { $mood } mood; until the end of the turn your angry cities collect, recruit and construct like neutral ones, each only once.

## Advances: Theocracy

card-dogma = Dogma
effect-dogma = When you build a temple, you may gain a theocracy advance free. You can hold at most { $limit } ideas.
card-devotion = Devotion
effect-devotion = Enemies cannot boost their attempts to influence your cities that have a temple.
card-conversion = Conversion
effect-conversion = Your influence rolls get +{ $roll }, and each success gives { $culture } culture.
card-fanaticism = Fanaticism
effect-fanaticism = In a land battle in a city with a temple +{ $combat } combat value on the first roll; after you lost such a battle place 1 infantry free in your city.

## Units

card-settler = Settler
effect-settler = Founds cities and trades. Moves alone only where no enemy is, and does not fight.
card-infantry = Infantry
effect-infantry = Military unit. Each icon of its kind on a die: +{ $combat } combat value.
card-ship = Ship
effect-ship = Needs a port, sails over any number of connected sea hexes and carries { $capacity } land units. Fights at sea, without combat abilities.
card-cavalry = Cavalry
effect-cavalry = Military unit, recruited at a market. Each icon of its kind on a die: +{ $combat } combat value.
card-elephant = Elephant
effect-elephant = Military unit, recruited at a market. Each icon of its kind on a die cancels { $hits } hit, but the value of that die does not count.
card-leader = Leader
effect-leader = Military unit with the abilities of a leader card; you have at most 1 on the map. With the leader icon a die is rolled again until it shows another.

## City pieces

card-settlement = Settlement
effect-settlement = The piece that a city begins with; no building. Worth { $points } point.
card-academy = Academy
effect-academy = When built, gain { $ideas } ideas.
card-fortress = Fortress
effect-fortress = In round 1 of a battle for its city: { $dice } more die and { $hits } hit cancelled, even if no unit defends it.
card-port = Port
effect-port = Only by the sea. The city recruits ships and may collect gold or mood from 1 adjacent sea hex.
card-temple = Temple
effect-temple = When built, gain { $amount } mood or { $amount } culture.
card-market = Market
effect-market = The city recruits cavalry and elephants. Its owner gains { $gold } gold when another player trades with cities of the owner that have a market.
card-obelisk = Obelisk
effect-obelisk = Cannot be influenced, and keeps its colour when the city is captured.
card-observatory = Observatory
effect-observatory = When built, draw { $cards } action card.

## Wonders

card-great-arena = Great Arena (Colosseum)
effect-great-arena = You may spend mood as culture and culture as mood, but not for wonders. Once per land battle, after your roll, { $price } mood or { $price } culture buys +{ $combat } combat value.
card-great-gardens = Great Gardens
effect-great-gardens = This city may collect any resource from plains. Units of other players that entered plains this turn cannot attack it.
card-great-library = Great Library
effect-great-library = Once per turn you may use 1 advance you do not own, no government one, until the end of the turn.
card-great-lighthouse = Great Lighthouse
effect-great-lighthouse = The city needs a port. Each time it is activated you may place a ship on any sea hex without enemy ships. You choose the next first player.
card-great-mausoleum = Great Mausoleum
effect-great-mausoleum = When you draw an action or event card, you may take the top card of its discard pile. Your own discards go under the piles.
card-great-pyramid = Great Pyramid
effect-great-pyramid = Worth { $points } points to its builder, whoever owns the city. Its builder wins a tie for the most points.
card-great-statue = Great Statue
effect-great-statue = When built, draw { $cards } objective card. Once per turn you may discard 1 objective card for { $actions } more main action.
card-great-wall = Great Wall
effect-great-wall = Enemies that attack your happy cities have –{ $combat } combat value in round 1. Barbarians that attack your cities are beaten at once, for { $gold } gold.

## Events

card-event-01-pestilence = Pestilence
effect-pestilence = Each player with at least { $cities } cities lowers the mood of { $cities_hit } of them by { $steps } step, of { $spread } with Roads, Navigation or Trade Routes. From now on nobody without Sanitation may build buildings or wonders.
card-event-02-epidemics = Epidemics
effect-epidemics = Each player with at least { $units } units removes { $lost } of them, with Roads, Navigation or Trade Routes { $spread }.
card-event-03-famine = Famine
effect-famine = { $food ->
    [1] Lose { $food } food; gold cannot replace it. If you cannot, 1 of your cities becomes angry.
   *[other] Lose { $food } food; gold cannot replace it. If you cannot in full, pay what you have and 1 of your cities becomes angry.
}
card-event-04-famine = Famine
card-event-05-famine = Famine
card-event-06-severe-famine = Severe Famine
card-event-07-severe-famine = Severe Famine
card-event-08-severe-famine = Severe Famine
card-event-09-good-year-all = A Good Year
effect-year-all = Every player gains { $food } food.
card-event-10-good-year-you = A Good Year
effect-year-you = You gain { $food } food.
card-event-11-good-year-share = A Good Year
effect-year-share = { $food ->
    [1] You gain { $food } food, and another player of your choice gains { $food } food.
   *[other] You gain { $food } food and hand out { $food } food from the supply to other players as you like.
}
card-event-12-awesome-year-you = An Awesome Year
card-event-13-awesome-year-all = An Awesome Year
card-event-14-awesome-year-share = An Awesome Year
card-event-15-fantastic-year-all = A Fantastic Year
card-event-16-fantastic-year-share = A Fantastic Year
card-event-17-fantastic-year-you = A Fantastic Year
card-event-18-great-explorer = Great Explorer
effect-great-explorer = Main action: gain a seafaring advance without paying and without an event; then you may reveal an unexplored tile next to a tile with your city and found a city on it for { $food } food without a settler.
card-event-19-great-artist = Great Artist
effect-great-artist = Main action: gain a culture advance without paying and without an event; then make 1 of your cities happy.
card-event-20-great-prophet = Great Prophet
effect-great-prophet = Main action: gain a spirituality advance without paying and without an event; then you may build a temple at its usual price without activating the city.
card-event-21-great-philosopher = Great Philosopher
effect-great-philosopher = Main action: gain an education advance without paying and without an event; then gain { $ideas } ideas.
card-event-22-great-scientist = Great Scientist
effect-great-scientist = Main action: gain a science advance without paying and without an event; then gain { $ideas } idea and draw { $cards } action card.
card-event-23-elder-statesman = Elder Statesman
effect-elder-statesman = Main action: gain a government advance without paying and without an event; then draw { $cards } action cards.
card-event-24-great-warlord = Great Warlord
effect-great-warlord = Main action: gain a warfare advance without paying and without an event; then move as by a main action, with +{ $combat } combat value in the first battle it leads to.
card-event-25-great-merchant = Great Merchant
effect-great-merchant = Main action: gain an economy advance without paying and without an event; then with Trade Routes take their income now.
card-event-26-great-engineer = Great Engineer
effect-great-engineer = Main action: gain a construction advance without paying and without an event; then you may build 1 building at its usual price without activating the city.
card-event-27-population-boom = Population Boom
effect-population-boom = Place 1 settler in your city; another player of your choice places 1 settler, too.
card-event-28-population-boom = Population Boom
card-event-29-volcano = Volcano
effect-volcano = If you have at least { $cities } cities, destroy 1 of them with its units. Its settlement and buildings are then worth { $points } points each to their colours; wonders keep their points only.
card-event-30-earthquake = Earthquake
effect-earthquake = If you have at least { $cities } cities, destroy 1 to { $pieces } pieces in them, a settlement last. Settlements and buildings are then worth { $points } points each to their colours; wonders keep their points only. Hit cities drop { $steps } mood step.
card-event-31-heavy-earthquake = Heavy Earthquake
effect-earthquake-all = Each player with at least { $cities } cities destroys 1 to { $pieces } pieces in them, a settlement last. Settlements and buildings are then worth { $points } points each to their colours; wonders keep their points only. Hit cities drop { $steps } mood step.
card-event-32-flood = Flood
effect-flood = Lower the mood of 1 of your cities by the sea by { $steps } step.
card-event-33-heavy-flood = Heavy Flood
effect-flood-all = Every player lowers the mood of 1 own city by the sea by { $steps } step.
card-event-34-migration = Migration
effect-migration = Another player of your choice places 1 settler in an own city; lower the mood of 1 of your cities by { $steps } step.
card-event-35-migration = Migration
card-event-36-civil-war = Civil War
effect-civil-war = In a neutral or angry city of yours with infantry remove 1 infantry and lower the mood by { $steps } step. If you have none, lower the mood of 1 city by { $steps } step.
card-event-37-civil-war = Civil War
card-event-38-revolution = Revolution
effect-revolution = Lose { $actions } main action, then change your government free of charge if you can. You may avoid each of these by removing 1 military unit.
card-event-39-uprising = Uprising
effect-uprising = Pay 1 to { $most } mood or culture in any mix onto this card. Each token on it is worth { $worth } to you.
card-event-40-envoys = Meeting of Envoys
effect-envoys = Gain { $ideas } idea and { $culture } culture; another player of your choice gains { $gift } culture. Reveal the top wonder card: whoever would draw a wonder card may take it instead.
card-event-41-solar-eclipse = Solar Eclipse
effect-solar-eclipse = The next land battle ends after round 1; if both sides are left, the attacker withdraws. Its winner, else the defender, keeps this card for { $points } point.
card-event-42-trojan-horse = Trojan Horse
effect-trojan-horse = Once, an attacker of a defended city may pay { $wood } wood and { $culture } culture before the battle: the card is kept for { $points } point, and the defender plays no action card in round 1.
card-event-43-guillotine = Guillotine
effect-guillotine = Remove your leader for good. Then place 1 unused leader free with your city or army, or gain { $points } points. You cannot recruit leaders any more.
card-event-44-anarchy = Anarchy
effect-anarchy = Move the cubes of your government advances onto this card: you lose them. When you gain government advances again, their cubes come from here. Each cube left at the end is worth { $points } point.
card-event-45-scientific-trade = Scientific Trade
effect-scientific-trade = Each player gains { $ideas } idea for each own city with an academy or observatory, you at least { $least }.
card-event-46-flourishing-trade = Flourishing Trade
effect-flourishing-trade = Each player gains { $gold } gold for each own city with a market or port, at most { $most }, you at least { $least }.
card-event-47-era-of-stability = Era of Stability
effect-era-of-stability = Each player gains { $tokens } mood or culture for each own city with a temple or obelisk, at most { $most }, you at least { $least }.
card-event-48-reformation = Reformation
effect-reformation = Another player of your choice replaces 1 of your temples by an own one. If you have none, choose a player who has; that player carries it out.
card-event-49-pandemics = Pandemics
effect-pandemics = Each player gives up half as many things as they have cities, rounded down: resources, mood, culture, action cards, objective cards or units, as they like.
card-event-50-black-death = Black Death
effect-black-death = Each player with at least { $units } units removes 1 of every { $units }, and { $more } more with Roads, Navigation or Trade Routes; each removed unit is worth { $points } point to its owner.
card-event-51-famine-vermin = Famine: Vermin
effect-famine-vermin = Each player with Storage loses { $food } food; gold cannot replace it. Whoever cannot makes 1 city angry.
card-event-52-famine-drought = Famine: Drought
effect-famine-drought = Lose { $food } food for each of your cities on or next to barren land, at most { $most }; gold cannot replace it. If you cannot in full, 1 of these cities becomes angry.
card-event-53-fire = Fire
effect-fire = Choose your city in a forest: it and all other cities in the same connected forest drop { $steps } mood step. If you have none, lose { $wood } wood.
card-event-54-successful-year = A Successful Year
effect-successful-year = Each player with the fewest cities gains { $food } food for each city they have less than the player with the most. If all have as many, everybody gains { $food } food.
card-event-55-great-architect = Great Architect
effect-great-architect = Free action, once: build a wonder from your hand in a happy city for { $culture } culture less; besides Engineering you need no advance for it.
card-event-56-great-athlete = Great Athlete
effect-great-athlete = Main action: gain a culture advance without paying and without an event; then turn any number of culture into mood or the reverse.
card-event-57-great-diplomat = Great Diplomat
effect-great-diplomat = Name a partner: neither of you may attack the other without paying { $culture } culture first. It ends with such an attack, or by a main action of yours.
card-event-58-great-seer = Great Seer
effect-great-seer = Main action: draw as many objective cards as there are players and assign 1 to each; it is the next objective that player draws.

## Action cards: upper halves

card-quick-advance = Quick Advance
effect-quick-advance = Free action for { $culture } culture. Gain an advance without paying resources; no event.
card-inspiration = Inspiration
effect-inspiration = Free action. Gain, without paying, an advance of another player who has a unit or city within { $hexes } hexes of yours; no event.
card-hero-general = Hero General
effect-hero-general = Free action. If you won a land battle this turn, raise the mood of 1 city by { $steps } step; for { $mood } mood another step, there or elsewhere.
card-spy = Spy
effect-spy = Main action for { $culture } culture. Look at all hand cards of another player; you may exchange 1 card of yours for 1 of the same kind.
card-ideas = Ideas
effect-ideas = Free action. Gain { $ideas } idea for each of your cities with an academy.
card-great-ideas = Great Ideas
effect-great-ideas = Free action. If you won a land battle or captured a city this turn, gain { $ideas } ideas.
card-mercenaries = Mercenaries
effect-mercenaries = Main action. Choose barbarian armies within { $hexes } hexes of your cities or military units, pay { $price } food, wood, ore or culture for each, and move each 1 hex as you like. Then each barbarian city that an army left gets 1 unit.
card-cultural-takeover = Cultural Takeover
effect-cultural-takeover = Free action. Your next influence attempt this turn may aim at a barbarian city of size { $size }. If it succeeds, the city is yours, 1 unit there becomes your settler or infantry, and the others are removed.
card-city-development = City Development
effect-city-development = Main action for { $culture } culture. Construct a building without paying its resources; the city is activated.
card-production-focus = Production Focus
effect-production-focus = Free action. With a collect: the same hex may be used several times. Not together with Mass Production.
card-explorer = Explorer
effect-explorer = Main action for { $culture } culture. Reveal an unexplored tile next to a tile with your city, place 1 settler in your city, or both.
card-negotiations = Negotiations
effect-negotiations = Free action for { $culture } culture. As the first thing in your turn: you do not attack a player of your choice this turn, and that player does not attack you in their next turn.
card-leadership = Leadership
effect-leadership = Free action for { $culture } culture. Take { $actions } more main action this turn.
card-assassination = Assassination
effect-assassination = Free action for { $culture } culture. Another player of your choice has { $actions } main action less in their next turn.
card-mass-production = Mass Production
effect-mass-production = Free action. With a collect: take up to { $resources } resources more, each from another hex. Not together with Production Focus.
card-new-plans = New Plans
effect-new-plans = Main action for { $culture } culture. Draw { $cards } objective cards; you may keep 1 of them for 1 objective card of your hand. The others are shuffled into the deck.
card-synergies = Synergies
effect-synergies = Main action. Buy two advances of the same category; no event.
card-teach-us = Teach Us!
effect-teach-us = Free action. Right after you captured a city of another player: gain an advance of that player without paying; no event.
card-militia = Militia
effect-militia = Free action for { $culture } culture. Place 1 infantry in your city.
card-technology-trade = Technology Trade
effect-technology-trade = Free action. Gain, without paying, an advance of another player who has a unit or city within { $hexes } hexes of yours; then that player gains one of yours. No event.
card-new-ideas = New Ideas
effect-new-ideas = Main action. Buy an advance without an event, then gain { $ideas } ideas.

## Action cards: lower halves

card-peltasts = Peltasts
effect-peltasts = Army. Roll a die for each of your military units: with a { $roll } or more among them cancel { $hits } hit.
card-encircled = Encircled
effect-encircled = Army. If the enemy loses at least as many units as you and has some left, roll a die: with { $roll } or more the enemy takes { $hits } more hit that cannot be cancelled.
card-wedge-formation = Wedge Formation
effect-wedge-formation = Army. Attacker: +{ $combat } combat value for each military unit of the defender.
card-high-morale = High Morale
effect-high-morale = Army, ship or fortress. +{ $combat } combat value.
card-heavy-resistance = Heavy Resistance
effect-heavy-resistance = Army, ship or fortress. Defender: the attacker has –{ $combat } combat value for each own military unit or, at sea, ship.
card-high-ground = High Ground
effect-high-ground = Army or fortress. The enemy’s combat abilities do not work. Not when you attack a city.
card-surprise = Surprise
effect-surprise = Army, ship or fortress. +{ $combat } combat value; if your hits cost the enemy a unit, draw { $cards } action card.
card-siege = Siege
effect-siege = Army. Attacking a city: +{ $combat } combat value; unless the enemy pays { $food } food, their combat abilities do not work.
card-for-the-people = For the People
effect-for-the-people = Army or fortress. Defending a city: roll { $dice } more die.
card-improved-defenses = Improved Defenses
effect-improved-defenses = Army or fortress. Defending a city: cancel { $hits } hit.
card-tactical-retreat = Tactical Retreat
effect-tactical-retreat = Army. Defender on land: all your units leave to an adjacent land hex without enemies that has room. The battle ends without a roll, and the attacker wins.
card-defensive-formation = Defensive Formation
effect-defensive-formation = Army, ship or fortress. Defender: roll { $dice } more die.
card-scout = Scout
effect-scout = Army, ship or fortress. Before everything else the enemy’s card loses its effect and goes to your hand.
card-martyr = Martyr
effect-martyr = Army or ship. Remove 1 of your fighting units, then the enemy removes 1; the enemy’s card has no effect.
card-archers = Archers
effect-archers = Army. Roll a die: with { $roll } or more the enemy removes 1 unit before the dice are rolled.
card-flanking = Flanking
effect-flanking = Army. Attacker: roll { $dice } more die.

## Objectives

card-large-civilization = Large Civilization
effect-large-civilization = Status phase. Have at least { $cities } cities.
card-draft-objective = Draft
effect-draft-objective = At once. Buy infantry with Draft in { $actions } recruit actions of the same turn.
card-scientific-lead = Scientific Lead
effect-scientific-lead = Status phase. Have more cities with an academy than any other player.
card-conqueror = Conqueror
effect-conqueror = At once. Capture a city of another player that a military unit or a fortress defended.
card-coastal-culture = Coastal Culture
effect-coastal-culture = Status phase. Have more cities with a port than any other player.
card-warmonger = Warmonger
effect-warmonger = At once. End the second land battle of the same turn, against another army or city; you won at least 1 of them.
card-advanced-culture = Advanced Culture
effect-advanced-culture = Status phase. Have more advances than any other player, and at least { $advances }.
card-religious-fervor = Religious Fervor
effect-religious-fervor = Status phase. Have more cities with a temple than any other player.
card-general = General
effect-general = At once. Kill at least { $units } military units in 1 land battle.
card-city-planner = City Planner
effect-city-planner = Status phase. Have all construction advances.
card-great-battle = Great Battle
effect-great-battle = At once. Take part in a land battle that begins with at least { $units } military units of both sides together.
card-eureka = Eureka!
effect-eureka = Status phase. Have at least { $ideas } ideas and pay { $pay } of them.
card-defiance = Defiance
effect-defiance = At once. Win a battle against another player although you began it with fewer units.
card-happy-population = Happy Population
effect-happy-population = Status phase. Have at least { $cities } happy cities.
card-education-lead = Education Lead
effect-education-lead = Status phase. Have all education advances.
card-sea-blockade = Sea Blockade
effect-sea-blockade = Status phase. Have at least { $ships } ships on port hexes of other players.
card-optimized-storage = Optimized Storage
effect-optimized-storage = Status phase. Have at least { $amount } food, { $amount } ore and { $amount } wood; nothing is paid.
card-naval-assault = Naval Assault
effect-naval-assault = At once. Capture a city of another player with units that landed straight into the battle.
card-wealth = Wealth
effect-wealth = Status phase. Have at least { $gold } gold and pay { $pay } of it.
card-large-fleet = Large Fleet
effect-large-fleet = Status phase. Have { $ships } ships on the map, or at least { $least } and more than any other player.
card-ore-supplies = Ore Supplies
effect-ore-supplies = Status phase. Have at least { $ore } ore and pay { $pay } of it.
card-large-army = Large Army
effect-large-army = Status phase. Have at least { $units } military units more than any other player.
card-wood-supplies = Wood Supplies
effect-wood-supplies = Status phase. Have at least { $wood } wood and pay { $pay } of it.
card-fortifications = Fortifications
effect-fortifications = Status phase. Have more cities with a fortress than any other player.
card-food-supplies = Food Supplies
effect-food-supplies = Status phase. Have at least { $food } food and pay { $pay } of it.
card-standing-army = Standing Army
effect-standing-army = Status phase. Have military units in at least { $cities } of your cities. Not together with Military Might.
card-architecture = Architecture
effect-architecture = Status phase. Have at least { $kinds } kinds of buildings of your colour in your cities.
card-militarized = Militarized
effect-militarized = Status phase. Have all warfare advances.
card-goal-focused = Goal Focused
effect-goal-focused = Status phase. Have more complete categories of advances than any other player, and at least 1.
card-bold = Bold
effect-bold = At once. Win a battle against another player with more warfare advances, or any battle that you began with fewer units than the enemy.
card-colony = Colony
effect-colony = Status phase. Have a city at least { $hexes } hexes from your starting city; not in the round in which you completed City Founder.
card-threat = Threat
effect-threat = Status phase. Have at least { $units } military units in all on hexes next to cities of other players.
card-culture-focus = Culture Focus
effect-culture-focus = Status phase. Have all culture advances.
card-legendary-battle = Legendary Battle
effect-legendary-battle = At once. Attack a city of size { $size } that holds a wonder with at least { $units } military units, whatever the result.
card-consulate = Consulate
effect-consulate = Status phase. Have buildings of your colour in at least { $cities } cities that are not yours.
card-science-focus = Science Focus
effect-science-focus = Status phase. Have all science advances.
card-trade-focus = Trade Focus
effect-trade-focus = Status phase. Have all economy advances.
card-scavenger = Scavenger
effect-scavenger = At once. Destroy a settler or ship of another player who could have used it for a trade route.
card-metropolis = Metropolis
effect-metropolis = Status phase. Have a city of size { $size }.
card-seafarers = Seafarers
effect-seafarers = Status phase. Have all seafaring advances.
card-aggressor = Aggressor
effect-aggressor = At once. Win a land battle as attacker and kill at least { $units } military units.
card-government = Government
effect-government = Status phase. Have all advances of a government.
card-barbarian-conquest = Barbarian Conquest
effect-barbarian-conquest = At once. Capture a barbarian city that at least { $units } units defended.
card-expansionist = Expansionist
effect-expansionist = Status phase. Have at least { $cities } cities without any other city next to them.
card-military-might = Military Might
effect-military-might = Status phase. Have at least { $units } military units and ships together. Not together with Standing Army.
card-city-founder = City Founder
effect-city-founder = At once. Found a city at least { $hexes } hexes from your starting city.
card-resistance = Resistance
effect-resistance = At once. Beat barbarians and kill at least { $units } of their units.
card-trade-power = Trade Power
effect-trade-power = Status phase. Be able to form at least { $routes } trade routes. Not together with Shipping Routes.
card-shipping-routes = Shipping Routes
effect-shipping-routes = Status phase. Be able to form at least { $routes } trade routes with ships only. Not together with Trade Power.
card-terror-regime = Terror Regime
effect-terror-regime = At once. Have at least { $cities } angry cities.
card-diversified-research = Diversified Research
effect-diversified-research = Status phase. Have advances of at least { $categories } categories.
card-culture-power = Culture Power
effect-culture-power = Status phase. Have more buildings of your colour in cities that are not yours than any other player has, and at least 1.
card-magnificent-culture = Magnificent Culture
effect-magnificent-culture = Right after you built a wonder, or in the status phase if you built the only one of the last round.
card-outpost = Outpost
effect-outpost = Status phase. Have military units on at least { $hexes } hexes that are neither in nor next to your cities.
card-star-gazers = Star Gazers
effect-star-gazers = Status phase. Have more cities with an observatory than any other player.
card-horse-power = Horse Power
effect-horse-power = Status phase. Have cavalry on at least { $hexes } hexes.
card-traders = Traders
effect-traders = Status phase. Have more cities with a market than any other player.
card-great-commander = Great Commander
effect-great-commander = At once. Win a battle with your leader while you do not have more units than the enemy.
card-versatility = Versatility
effect-versatility = Status phase. Have a settler, infantry, a ship, cavalry, an elephant and a leader on the map.
card-brutus = Brutus
effect-brutus = At once. Kill a leader and { $units } other units in 1 battle.
card-legacy = Legacy
effect-legacy = Status phase. Have more cities with an obelisk than any other player.
card-ivory-tower = Ivory Tower
effect-ivory-tower = Status phase. Have elephants on at least { $hexes } hexes.
card-migration-objective = Migration
effect-migration-objective = Status phase. Have settlers on at least { $hexes } hexes that are neither in nor next to your cities.
card-trample = Trample
effect-trample = At once. Win a land battle as attacker with cavalry or an elephant that survives.
card-high-culture = High Culture
effect-high-culture = Status phase. Have all advances of your civilization and have recruited at least { $leaders } leaders.
card-sea-cleansing = Sea Cleansing
effect-sea-cleansing = At once. Win the second battle against pirates in the same turn.

## Aztecs

card-aztecs = Aztecs
card-aztecs-captives = Captives
effect-aztecs-captives = After you won a land battle you may keep defeated military units, leaders excepted, as captives, at most { $most } in all. Each is worth { $worth } at the end.
card-aztecs-human-sacrifice = Human Sacrifice
effect-aztecs-human-sacrifice = After you drew an event you may return a captive to cancel it, icon too, and draw another. Returned captives may also pay as mood or culture.
card-aztecs-aztec-gold = Aztec Gold
effect-aztecs-aztec-gold = When you found a city, gain { $gold } gold; for each mountain next to it you may change 1 resource, mood or culture into { $swapped } gold.
card-aztecs-imperial-tribute = Tribute Empire
effect-aztecs-imperial-tribute = Your cities may collect from hexes with enemy cities within { $hexes } hexes. At a barbarian city you may take a unit captive instead.
card-marqzen = Marqzen
card-marqzen-storm-master = Storm Master
effect-marqzen-storm-master = When the text of an event lowers the mood of the leader’s city or removes units there, you may undo that free, leaders excepted.
card-marqzen-spread-of-fear = Spread of Fear
effect-marqzen-spread-of-fear = Once per turn, main action: move an enemy land unit next to the leader by 1 land hex, without a battle.
card-ahuitzotl = Ahuitzotl
card-ahuitzotl-expansionist = Expansionist
effect-ahuitzotl-expansionist = In battle, cancel { $hits } hit each round if you have no city within { $hexes } hexes of the leader.
card-ahuitzotl-mass-sacrifice = Mass Sacrifice
effect-ahuitzotl-mass-sacrifice = Once per turn, free action: return { $captives } captives to build a building or wonder in the leader’s city at its usual price.
card-acamapichtli = Acamapichtli
card-acamapichtli-growth = Growth
effect-acamapichtli-growth = When you build in the leader’s city, each captive you return replaces { $resources } resources.
card-acamapichtli-tributes = Tributes
effect-acamapichtli-tributes = Once per turn, free action: pay { $mood } mood to collect with the leader’s city if its size is at most { $size }.

## Babylon

card-babylon = Babylon
card-babylon-canals = Canals
effect-babylon-canals = A collect that gives exactly { $exactly } food gives { $food } more.
card-babylon-code-of-laws = Code of Laws
effect-babylon-code-of-laws = After a successful influence draw { $cards } action card if you hold at most { $most }.
card-babylon-star-catalogues = Star Catalogues
effect-babylon-star-catalogues = Before you draw an event gain { $amount } idea or { $amount } culture.
card-babylon-ziggurats = Ziggurats
effect-babylon-ziggurats = Dogma does not limit your ideas. Ideas may replace the resources for a temple.
card-nebuchadnezzar-ii = Nebuchadnezzar II
card-nebuchadnezzar-ii-great-gardens = Great Gardens
effect-nebuchadnezzar-ii-great-gardens = When you draw a wonder card, you must take the Great Gardens unless they are built, even from another hand. Wonders in the leader’s city are a free action, the Great Gardens cost { $culture } culture less there.
card-nebuchadnezzar-ii-iconoclast = Iconoclast
effect-nebuchadnezzar-ii-iconoclast = Attacking a city with a temple: +{ $combat } combat value.
card-nabopolassar = Nabopolassar
card-nabopolassar-liberator = Liberator
effect-nabopolassar-liberator = In battle against a player with at least as many cities as you: +{ $combat } combat value.
card-nabopolassar-revolt = Revolt
effect-nabopolassar-revolt = When your city is captured, place 1 infantry free with the leader, or in your city if there is no room.
card-hammurabi = Hammurabi
card-hammurabi-lawgiver = Lawgiver
effect-hammurabi-lawgiver = When you increase happiness, { $culture } culture makes the leader’s city happy.
card-hammurabi-guardian = Guardian
effect-hammurabi-guardian = A fortress in the leader’s city costs no food and no wood.

## Carthage

card-carthage = Carthage
card-carthage-warbeasts = Warbeasts
effect-carthage-warbeasts = You may recruit elephants without a market if each is paid with at least { $gold } gold or { $culture } culture; culture may always replace their food.
card-carthage-hegemony = Hegemony
effect-carthage-hegemony = Main action: a ship founds a city on an adjacent land hex and is removed. Its units land there or stay if other ships can carry them.
card-carthage-pirate-alliance = Pirate Allies
effect-carthage-pirate-alliance = Your ships may share a hex with pirate ships instead of fighting. While a unit of yours is with them, pirates move, carry, trade and fight as your ships and die first. At most { $ships } ships on a hex, { $all } in all.
card-carthage-mercenaries = Mercenaries
effect-carthage-mercenaries = Draft may be paid with gold. In a city with a port Draft may buy a ship instead.
card-dido = Queen Dido
card-dido-founder = Founder
effect-dido-founder = A unit on the leader’s hex may found a city as a free action.
card-dido-sacrifice = Sacrifice
effect-dido-sacrifice = When the leader’s city is attacked: +{ $combat } combat value. After a round the leader may be discarded for 1 infantry; the attacker must then withdraw.
card-hanno = Hanno the Great
card-hanno-navigator = Navigator
effect-hanno-navigator = Once per turn, free action: move the leader with a group of ships that has not moved; it cannot move again this turn.
card-hanno-fleet-commander = Fleet Commander
effect-hanno-fleet-commander = In a sea battle with the leader aboard: +{ $combat } combat value.
card-hannibal = Hannibal
card-hannibal-father-of-strategy = Father of Strategy
effect-hannibal-father-of-strategy = In round 1 of a land battle all bonuses of the enemy together count at most +{ $most }; dice and combat abilities are no bonuses.
card-hannibal-hannibal-ad-portas = Hannibal ad Portas
effect-hannibal-hannibal-ad-portas = A group with the leader and elephants ignores the limits of mountains.

## Celts

card-celts = Celts
card-celts-tribal-warfare = Tribal Warfare
effect-celts-tribal-warfare = In a land battle against another player: +{ $combat } combat value for each barbarian city within { $hexes } hexes, at most +{ $most }.
card-celts-tribal-allies = Tribal Allies
effect-celts-tribal-allies = Once per turn, main action: resolve the arrival of barbarians. When your event moves barbarians, { $food } food stops any of the armies.
card-celts-druidic-influence = Druidic Influence
effect-celts-druidic-influence = You may influence barbarian cities, even without buildings. A success puts a culture token there, at most 1, worth { $points } point at the end; it is lost when a player takes the place.
card-celts-tribal-trade = Tribal Trade
effect-celts-tribal-trade = Your trade routes may lead to non-angry barbarian cities; such a route gives food.
card-viriathus = Viriathus
card-viriathus-terror = Terror
effect-viriathus-terror = Before each round after the first: pay { $mood } mood to push 1 enemy unit out of the battle to an adjacent empty land hex.
card-viriathus-loyalty = Loyalty
effect-viriathus-loyalty = You may play your action cards for barbarians that fight within { $hexes } hexes of the leader.
card-vercingetorix = Vercingetorix
card-vercingetorix-warrior-people = Warrior People
effect-vercingetorix-warrior-people = In battle: +{ $combat } combat value for each of your settlers within { $hexes } hexes.
card-vercingetorix-rapid-recruitment = Rapid Recruitment
effect-vercingetorix-rapid-recruitment = Land units recruited in the leader’s city may be placed on adjacent land hexes without enemies.
card-boudicca = Queen Boudicca
card-boudicca-fearless = Fearless
effect-boudicca-fearless = In battle against a player with more warfare advances: +{ $combat } combat value.
card-boudicca-great-numbers = Great Numbers
effect-boudicca-great-numbers = When a settler founds a city on the leader’s hex, pay { $food } food to keep the settler.

## China

card-china = China
card-china-rice-fields = Rice Fields
effect-china-rice-fields = A collect from plains outside the city where your settlers stand gives { $food } more food, at most { $most } more.
card-china-expansion = Expansionism
effect-china-expansion = After you recruited a settler: up to { $groups } groups of your settlers in your cities move at once.
card-china-fireworks = Fireworks
effect-china-fireworks = In round 1 of a battle, when the hits are known: pay { $ore } ore and { $wood } wood to cancel { $hits } hit.
card-china-imperial-army = Imperial Army
effect-china-imperial-army = Once per turn, main action: change any of your settlers on the map into infantry and the reverse.
card-sun-tzu = Sun Tzu
card-sun-tzu-fast-war = Fast War
effect-sun-tzu-fast-war = When the leader survives a land battle won in round 1 against military units, gain { $mood } mood and { $culture } culture.
card-sun-tzu-the-art-of-war = The Art of War
effect-sun-tzu-the-art-of-war = Main action in your happy city with the leader: pay { $amount } mood or { $amount } culture and gain a warfare advance.
card-qin-shi-huang = Qin Shi Huang
card-qin-shi-huang-great-wall = Great Wall
effect-qin-shi-huang-great-wall = When you draw a wonder card, you must take the Great Wall unless it is built, even from another hand. Wonders in the leader’s city are a free action, the Great Wall costs { $culture } culture less there.
card-qin-shi-huang-tactician = Tactician
effect-qin-shi-huang-tactician = In a land battle, once per round: pay { $culture } culture to cancel { $hits } hit.
card-wu-zetian = Wu Zetian
card-wu-zetian-brilliant-conqueror = Brilliant Conqueror
effect-wu-zetian-brilliant-conqueror = In a land battle: +{ $combat } combat value in a round in which you have at least as many units as the enemy.
card-wu-zetian-agricultural-economist = Agricultural Economist
effect-wu-zetian-agricultural-economist = Main action in your happy city with the leader: pay { $amount } mood or { $amount } culture and gain an agriculture advance.

## Egypt

card-egypt = Egypt
card-egypt-flood-plains = Flood Plains
effect-egypt-flood-plains = You may found cities on barren land, and your cities may collect food or wood from it.
card-egypt-architecture = Architecture
effect-egypt-architecture = When you build buildings and wonders, mood may replace resources and culture.
card-egypt-embalming = Embalming
effect-egypt-embalming = After each battle, won or lost, gain { $culture } culture unless you have at least { $most }. When your leader dies or is discarded, gain { $culture } culture.
card-egypt-man-god = Equal to the Gods
effect-egypt-man-god = Each of your theocracy advances also has the effect of the autocracy advance in the same row.
card-cleopatra = Cleopatra
card-cleopatra-legendary = Legendary
effect-cleopatra-legendary = The leader’s city has +{ $range } range of influence.
card-cleopatra-beloved = Beloved
effect-cleopatra-beloved = Once per turn, free action: put 1 of your culture on the leader’s city. A player who attacks your city with such tokens first pays as many culture.
card-imhotep = Imhotep
card-imhotep-innovator = Innovator
effect-imhotep-innovator = Activating the leader’s city for anything but collecting gives { $ideas } idea.
card-imhotep-physician = Physician
effect-imhotep-physician = An academy or observatory in the leader’s city costs no food and no wood.
card-ramses-ii = Ramses II
card-ramses-ii-monumental = Monumental
effect-ramses-ii-monumental = Building an obelisk in the leader’s city gives { $culture } culture or { $ideas } ideas.
card-ramses-ii-coastal-power = Coastal Power
effect-ramses-ii-coastal-power = Attacking a city by the sea, or aboard a ship against pirates: +{ $combat } combat value.

## Phoenicia

card-phoenicia = Phoenicia
card-phoenicia-city-independence = City Independence
effect-phoenicia-city-independence = Ports of your colour cannot be influenced, keep their colour when captured and are worth { $worth } each; your government advances are worth nothing.
card-phoenicia-biremes = Biremes
effect-phoenicia-biremes = In sea battles +{ $combat } combat value, against an enemy with War Ships only in round 1.
card-phoenicia-alphabet = Alphabet
effect-phoenicia-alphabet = Up to { $routes } of your trade routes per turn may each give { $culture } culture or { $ideas } ideas instead.
card-phoenicia-cedars-and-dyes = Cedars and Dyes
effect-phoenicia-cedars-and-dyes = Your ships trade with cities by the sea within { $hexes } hexes. Your cities with a port trade by themselves with such cities, too. At most { $routes } routes in all.
card-ithobaal = Ithobaal I
card-ithobaal-deliverance = Deliverance
effect-ithobaal-deliverance = A city that holds a building of your colour becomes happy when the leader captures it.
card-ithobaal-priest-of-astarte = Priest of Astarte
effect-ithobaal-priest-of-astarte = In battle within { $hexes } hexes of your city with a temple: +{ $combat } combat value.
card-hiram-i = Hiram I
card-hiram-i-trade-master = Trade Master
effect-hiram-i-trade-master = 1 trade route of a settler or ship on the leader’s hex does not count against the limit of { $routes }.
card-hiram-i-constructor = Constructor
effect-hiram-i-constructor = Main action in your happy city with the leader: pay { $amount } mood or { $amount } culture and gain a construction advance.
card-pumayaton = Pygmalion (Pumayaton)
card-pumayaton-mediterranean-trader = Mediterranean Trader
effect-pumayaton-mediterranean-trader = 1 trade route of a settler or ship on the leader’s hex gives { $amount } more gold or culture.
card-pumayaton-protector = Protector
effect-pumayaton-protector = Once per battle, defending a city: pay { $culture } culture to cancel { $hits } hit. If you win, you get it back.

## Greece

card-greece = Greece
card-greece-training = Study
effect-greece-training = Gain { $ideas } idea when you activate a city with an academy and recruit at least 1 unit.
card-greece-sparta = Sparta
effect-greece-sparta = Draft may be paid with culture. In a land battle the enemy plays no action card in a round that you begin with fewer units.
card-greece-hellenization = Hellenistic Culture
effect-greece-hellenization = Your influence attempts may start from any city with a building of your colour. Arts may cost { $mood } mood instead of { $arts } culture.
card-greece-city-states = City States (Polis)
effect-greece-city-states = When a city is activated again in a turn, another city of yours of at least the same size and mood may count as activated instead.
card-alexander = Alexander the Great
card-alexander-idol = Idol
effect-alexander-idol = Free action: pay { $culture } culture and activate the leader’s city to play an action card that needs a main action without spending one.
card-alexander-ruler-of-the-world = Ruler of the World
effect-alexander-ruler-of-the-world = In a land battle: +{ $combat } combat value for each tile with your city, your starting tile excepted.
card-leonidas = Leonidas I
card-leonidas-that-is-sparta = That is Sparta
effect-leonidas-that-is-sparta = Recruiting in the leader’s city gives { $culture } culture.
card-leonidas-hero-of-thermopylae = Hero of Thermopylae
effect-leonidas-hero-of-thermopylae = In a land battle: +{ $combat } combat value for each military unit that the enemy has more than you.
card-pericles = Pericles
card-pericles-master = Master
effect-pericles-master = Main action in your happy city with the leader: pay { $amount } mood or { $amount } culture and gain an education advance.
card-pericles-admiral = Admiral
effect-pericles-admiral = In a sea battle with the leader aboard his side has +{ $combat } combat value.

## Huns

card-huns = Huns
card-huns-nomads = Nomads
effect-huns-nomads = In a move action your non-angry cities of size { $size } move like units. Each move activates the city and gives { $amount } resource of the new hex. Not onto cities and not with Roads; barren and exhausted hexes give nothing.
card-huns-mounted-archers = Mounted Archers
effect-huns-mounted-archers = Cities of size { $size } recruit cavalry without a market; cavalry just recruited may move at once as a free action.
card-huns-raiders = Raiders
effect-huns-raiders = Enemy settlers within { $hexes } hexes of your army cannot found cities or trade unless they are with an army or city of their own.
card-huns-hunnic-tribes = Hunnic Tribes
effect-huns-hunnic-tribes = When your event moves barbarians, pay { $amount } culture or { $amount } gold to choose where each of their armies steps.
card-attila = Attila
card-attila-ruler = Ruler
effect-attila-ruler = While the leader is in your non-angry city of size { $size }, it collects and recruits as { $larger } larger.
card-attila-horse-master = Horse Master
effect-attila-horse-master = In round 1 of a battle 1 cavalry icon may work as an elephant’s: { $hits } hit cancelled, the value of the die lost.
card-bleda = Bleda
card-bleda-enforcer = Enforcer
effect-bleda-enforcer = The first activation of the leader’s city in a turn may treat it as happy; it cannot be activated again this turn.
card-bleda-battering-rams = Battering Rams
effect-bleda-battering-rams = Attacking a city: the enemy plays no action card in round 1.
card-rugila = Rugila
card-rugila-tribute = Tribute
effect-rugila-tribute = Capturing a city with the leader gives { $gold } gold if another enemy city is within { $hexes } hexes.
card-rugila-unifier = Unifier
effect-rugila-unifier = A barbarian city that the leader captures becomes happy.

## India

card-india = India
card-india-indian-elephants = Indian Elephants
effect-india-indian-elephants = Your cities in forests recruit elephants without a market. Elephants in your non-angry cities may trade.
card-india-proselytism = Proselytism
effect-india-proselytism = Your settlers may influence enemy cities within { $hexes } hexes, { $more } hex further for each other settler with them. Settlers in your city add { $add } each to its range.
card-india-prosperity = Prosperity
effect-india-prosperity = Your trade routes may give mood instead, and culture to cities with a building of your colour.
card-india-peace-and-poetry = Peace and Poetry
effect-india-peace-and-poetry = Once per turn an advance may cost { $mood } mood instead of its food.
card-akbar = Akbar
card-akbar-bladed-tusks = Bladed Tusks
effect-akbar-bladed-tusks = Before a battle pay { $ore } ore: on each roll +{ $combat } combat value for each of your elephants.
card-akbar-prosperous = Prosperous
effect-akbar-prosperous = Moving the leader into your city gives { $gold } gold.
card-sri-gupta = Maharaja Sri Gupta
card-sri-gupta-golden-age = Golden Age
effect-sri-gupta-golden-age = Free action: activate the leader’s city and pay { $culture } culture on top of the price for an advance of a category you have not begun.
card-sri-gupta-prepared = Prepared
effect-sri-gupta-prepared = In battle: +{ $combat } combat value in a round in which you play no action card.
card-ashoka = Ashoka
card-ashoka-buddhism = Buddhism
effect-ashoka-buddhism = Once per turn, repeat an influence roll of the leader’s city if it has a temple or the target is a temple.
card-ashoka-expansionist = Expansionist
effect-ashoka-expansionist = Capturing a city with the leader gives { $culture } culture, { $temple } if it has a temple.

## Japan

card-japan = Japan
card-japan-pottery = Pottery
effect-japan-pottery = A collect that gives at least { $food } food also gives { $culture } culture.
card-japan-horsemanship = Horsemanship
effect-japan-horsemanship = Cities with a fortress may recruit cavalry. Defending a fortress in round 1, 1 cavalry icon gives +{ $combat } combat value instead of +{ $cavalry }.
card-japan-ruse = Ruse (Subterfuge)
effect-japan-ruse = When another player with a unit or city within { $hexes } hexes of your city or military unit plays an action card outside a battle, or a great person, discard such a card to cancel it.
card-japan-shogunate = Shogunate
effect-japan-shogunate = You may play action and event cards that need a main action as free actions. With Draft you may buy an action card for { $mood } mood instead of infantry.
card-go-toba = Emperor Go-Toba
card-go-toba-way-of-the-sword = Way of the Sword
effect-go-toba-way-of-the-sword = Before a battle pay { $ore } ore: +{ $combat } combat value on each roll.
card-go-toba-scholar = Scholar
effect-go-toba-scholar = After you built an academy or observatory in the leader’s city you may buy an advance without an action.
card-jimmu = Emperor Jimmu
card-jimmu-fortified = Fortified
effect-jimmu-fortified = Defending your city with a fortress within { $hexes } hexes of the leader: +{ $combat } combat value.
card-jimmu-mythical = Mythical
effect-jimmu-mythical = After a battle that the leader survived pay { $culture } culture to take back 1 action card used in it.
card-suiko = Empress Suiko
card-suiko-japanese-buddhism = Japanese Buddhism
effect-suiko-japanese-buddhism = Main action, free with State Religion: pay { $culture } culture to reclaim an influenced building in the leader’s city, no obelisk.
card-suiko-defender = Defender
effect-suiko-defender = As defender: +{ $combat } combat value.

## Maya

card-maya = Maya
card-maya-terracing = Terracing
effect-maya-terracing = Mountains may give you food, wood or ore. Your settlers and leaders ignore the limits of mountains.
card-maya-stelas = Stelas
effect-maya-stelas = After you built an obelisk, founded or captured a city, gain { $amount } culture or { $amount } idea.
card-maya-ball-courts = Ball Courts
effect-maya-ball-courts = Once per collect or recruit action pay { $mood } mood: the city, if not angry, counts as { $larger } larger. Once per turn a spirituality advance costs { $food } food less.
card-maya-calendar = Calendar
effect-maya-calendar = Free action: look at the top event card; you may pay { $culture } culture to put it under the deck and look at the next, again and again.
card-pakal = K’inich Janaab Pakal I
card-pakal-sun-shield = Sun Shield
effect-pakal-sun-shield = Defending a city with an obelisk of your colour: cancel { $hits } hit in round 1.
card-pakal-art-and-architecture = Art and Architecture
effect-pakal-art-and-architecture = For buildings in the leader’s city { $culture } culture may replace { $resources } resources.
card-siyaj-kak = Siyaj K’ak’
card-siyaj-kak-fire-is-born = Fire Is Born
effect-siyaj-kak-fire-is-born = Attacking a city: in round 1 its size is added to your combat value.
card-siyaj-kak-cultural-influx = Cultural Influx
effect-siyaj-kak-cultural-influx = After you built something in the leader’s city you may try to influence from it as a free action.
card-wac-chanil = Lady Wak Chanil Ajaw
card-wac-chanil-new-dynasty = New Dynasty
effect-wac-chanil-new-dynasty = In battle within { $hexes } hexes of your city: +{ $combat } combat value.
card-wac-chanil-reconstruction = Reconstruction
effect-wac-chanil-reconstruction = After a move action in which the leader captured a city you may exchange 1 building of your colour in the leader’s city for another free.

## Persia

card-persia = Persia
card-persia-elephants = Grey Tide (Elephants)
effect-persia-elephants = Your cities next to barren land recruit elephants without a market. In round 1 of a land battle with your elephant all bonuses of the enemy together count at most +{ $most }.
card-persia-immortals = Immortals
effect-persia-immortals = Before each roll pay up to { $most } culture for +{ $combat } combat value each.
card-persia-zoroastrianism = Zoroastrianism
effect-persia-zoroastrianism = Your cities may influence an enemy military unit outside cities, no leader: it becomes yours and fights the other enemies on its hex.
card-persia-banking = Banking
effect-persia-banking = At the start of your turn, before Trade Routes, gain { $amount } gold or { $amount } culture if you have gold.
card-cyrus-ii = Cyrus II the Great
card-cyrus-ii-king-of-persia = King of Persia
effect-cyrus-ii-king-of-persia = Main action: activate the leader’s city and gain { $mood } mood or culture for each tile with your cities, at most the size of that city.
card-cyrus-ii-strategist = Strategist
effect-cyrus-ii-strategist = When cards are revealed, the effect of yours may be replaced by +{ $combat } combat value, even if the enemy cancels it.
card-darius-i = Darius I
card-darius-i-cultural-unity = Cultural Unity
effect-darius-i-cultural-unity = Each successful influence of the leader’s city gives { $mood } mood.
card-darius-i-architect = Architect
effect-darius-i-architect = Once per turn, free action: pay { $culture } culture to build a building or wonder in the leader’s city at its usual price.
card-xerxes-i = Xerxes I
card-xerxes-i-mighty-army = Mighty Army
effect-xerxes-i-mighty-army = { $units } military units may stand with the leader; an army of { $units } plays no action cards and uses no combat abilities.
card-xerxes-i-great-builder = Great Builder
effect-xerxes-i-great-builder = Wonders in the leader’s city cost { $amount } resources or culture less in any mix.

## Rome

card-rome = Rome
card-rome-aqueduct = Aqueduct
effect-rome-aqueduct = Famine events do not touch you. You may buy Sanitation without resources, or at its price as a free action.
card-rome-imperial-roads = Imperial Roads
effect-rome-imperial-roads = With Roads a group moves up to { $hexes } hexes if it starts and ends in your cities.
card-rome-captivi = Captivi
effect-rome-captivi = Winning a battle against units or a fortress gives { $gold } gold and { $mood } mood. For buildings mood may replace resources.
card-rome-provinces = Provinces
effect-rome-provinces = Your cities at least { $hexes } hexes from your starting city recruit cavalry. Cities you capture become neutral, or happy for { $culture } culture.
card-augustus = Augustus
card-augustus-princeps = Princeps
effect-augustus-princeps = Main action: pay { $culture } culture and activate the leader’s city: draw { $actions } action and { $objectives } objective card, then discard { $actions } action and { $objectives } objective card.
card-augustus-emperor = Emperor
effect-augustus-emperor = In a land battle on a tile without a city of yours: +{ $combat } combat value.
card-caesar = Gaius Julius Caesar
card-caesar-statesman = Statesman
effect-caesar-statesman = You may increase the happiness of the leader’s city alone as a free action, at the usual price.
card-caesar-proconsul = Proconsul
effect-caesar-proconsul = When the leader captures a city, you may pay { $gold } gold for 1 infantry there.
card-sulla = Sulla
card-sulla-dictator = Dictator
effect-sulla-dictator = The leader’s city cannot be influenced. Barbarian armies within { $hexes } hexes of the leader move only if you agree.
card-sulla-civilizer = Civilizer
effect-sulla-civilizer = In a land battle against barbarians: +{ $combat } combat value.

## Vikings

card-vikings = Vikings
card-vikings-shipcraft = Shipcraft
effect-vikings-shipcraft = Navigation costs you no food. In a move action a ship may land as a settler, with Tactics as infantry, and settlers, with Tactics infantry, may put to sea as ships, 1 hex each.
card-vikings-longships = Longships
effect-vikings-longships = Your ships may move again after a battle in later move actions and carry up to { $units } land units each.
card-vikings-marauders = Marauders
effect-vikings-marauders = Each player whose city is next to a ship of yours that trades with it loses { $resources } resource.
card-vikings-runestones = Runestones
effect-vikings-runestones = After a battle in which you lost at least { $units } military units you may lay down an obelisk from your supply as an objective worth { $points } point.
card-knut = Knut the Great
card-knut-ruler-of-the-north = Ruler of the North
effect-knut-ruler-of-the-north = On the map at the end of the game, the leader is worth { $worth } for each hex between him and your starting city.
card-knut-danegeld = Danegeld
effect-knut-danegeld = Once per turn, main action with Taxes: activate the leader’s city and take their income without paying mood. Not in a turn with Taxes.
card-erik = Erik the Red
card-erik-legendary-explorer = Legendary Explorer
effect-erik-legendary-explorer = Main action on a ship: pay { $culture } culture and mark the tile, once each; a mark is worth { $points } point.
card-erik-new-colonies = New Colonies
effect-erik-new-colonies = Free action on a ship: all units carried on the leader’s hex land on 1 adjacent land hex.
card-ragnar = Ragnar Lodbrok
card-ragnar-prey = Prey
effect-ragnar-prey = Capturing a non-angry city with the leader gives { $gold } gold.
card-ragnar-horror-of-the-north = Horror of the North
effect-ragnar-horror-of-the-north = In a land battle entered straight from ships: +{ $combat } combat value.

## Action cards

card-action-01 = { card-quick-advance } / { card-peltasts }
card-action-02 = { card-quick-advance } / { card-encircled }
card-action-03 = { card-inspiration } / { card-encircled }
card-action-04 = { card-inspiration } / { card-peltasts }
card-action-05 = { card-hero-general } / { card-wedge-formation }
card-action-06 = { card-hero-general } / { card-high-morale }
card-action-07 = { card-spy } / { card-heavy-resistance }
card-action-08 = { card-spy } / { card-high-morale }
card-action-09 = { card-ideas } / { card-high-ground }
card-action-10 = { card-ideas } / { card-surprise }
card-action-11 = { card-great-ideas } / { card-siege }
card-action-12 = { card-great-ideas } / { card-high-ground }
card-action-13 = { card-mercenaries } / { card-for-the-people }
card-action-14 = { card-mercenaries } / { card-heavy-resistance }
card-action-15 = { card-cultural-takeover } / { card-heavy-resistance }
card-action-16 = { card-cultural-takeover } / { card-improved-defenses }
card-action-17 = { card-city-development } / { card-tactical-retreat }
card-action-18 = { card-city-development } / { card-peltasts }
card-action-19 = { card-production-focus } / { card-tactical-retreat }
card-action-20 = { card-production-focus } / { card-peltasts }
card-action-21 = { card-explorer } / { card-encircled }
card-action-22 = { card-explorer } / { card-defensive-formation }
card-action-23 = { card-negotiations } / { card-scout }
card-action-24 = { card-negotiations } / { card-martyr }
card-action-25 = { card-leadership } / { card-high-ground }
card-action-26 = { card-leadership } / { card-archers }
card-action-27 = { card-assassination } / { card-high-ground }
card-action-28 = { card-assassination } / { card-archers }
card-action-29 = { card-mass-production } / { card-defensive-formation }
card-action-30 = { card-mass-production } / { card-encircled }
card-action-31 = { card-new-plans } / { card-flanking }
card-action-32 = { card-new-plans } / { card-high-morale }
card-action-33 = { card-synergies } / { card-defensive-formation }
card-action-34 = { card-synergies } / { card-archers }
card-action-35 = { card-teach-us } / { card-defensive-formation }
card-action-36 = { card-teach-us } / { card-archers }
card-action-37 = { card-militia } / { card-wedge-formation }
card-action-38 = { card-militia } / { card-high-morale }
card-action-39 = { card-technology-trade } / { card-surprise }
card-action-40 = { card-technology-trade } / { card-high-ground }
card-action-41 = { card-new-ideas } / { card-high-morale }
card-action-42 = { card-new-ideas } / { card-flanking }

## Objective cards

card-objective-01 = { card-large-civilization } / { card-draft-objective }
card-objective-02 = { card-scientific-lead } / { card-conqueror }
card-objective-03 = { card-coastal-culture } / { card-warmonger }
card-objective-04 = { card-advanced-culture } / { card-warmonger }
card-objective-05 = { card-religious-fervor } / { card-general }
card-objective-06 = { card-city-planner } / { card-great-battle }
card-objective-07 = { card-eureka } / { card-defiance }
card-objective-08 = { card-happy-population } / { card-conqueror }
card-objective-09 = { card-education-lead } / { card-sea-blockade }
card-objective-10 = { card-optimized-storage } / { card-naval-assault }
card-objective-11 = { card-wealth } / { card-large-fleet }
card-objective-12 = { card-ore-supplies } / { card-large-army }
card-objective-13 = { card-wood-supplies } / { card-fortifications }
card-objective-14 = { card-food-supplies } / { card-standing-army }
card-objective-15 = { card-architecture } / { card-militarized }
card-objective-16 = { card-goal-focused } / { card-bold }
card-objective-17 = { card-colony } / { card-threat }
card-objective-18 = { card-culture-focus } / { card-legendary-battle }
card-objective-19 = { card-consulate } / { card-great-battle }
card-objective-20 = { card-science-focus } / { card-naval-assault }
card-objective-21 = { card-trade-focus } / { card-scavenger }
card-objective-22 = { card-metropolis } / { card-general }
card-objective-23 = { card-seafarers } / { card-aggressor }
card-objective-24 = { card-government } / { card-barbarian-conquest }
card-objective-25 = { card-government } / { card-aggressor }
card-objective-26 = { card-expansionist } / { card-military-might }
card-objective-27 = { card-city-founder } / { card-resistance }
card-objective-28 = { card-trade-power } / { card-resistance }
card-objective-29 = { card-shipping-routes } / { card-terror-regime }
card-objective-30 = { card-diversified-research } / { card-bold }
card-objective-31 = { card-culture-power } / { card-barbarian-conquest }
card-objective-32 = { card-magnificent-culture } / { card-outpost }
card-objective-33 = { card-star-gazers } / { card-horse-power }
card-objective-34 = { card-traders } / { card-great-commander }
card-objective-35 = { card-versatility } / { card-brutus }
card-objective-36 = { card-legacy } / { card-ivory-tower }
card-objective-37 = { card-migration-objective } / { card-trample }
card-objective-38 = { card-high-culture } / { card-sea-cleansing }

## Tiles

card-region-01 = Region 1
card-region-02 = Region 2
card-region-03 = Region 3
card-region-04 = Region 4
card-region-05 = Region 5
card-region-06 = Region 6
card-region-07 = Region 7
card-region-08 = Region 8
card-region-09 = Region 9
card-region-10 = Region 10
card-region-11 = Region 11
card-region-12 = Region 12
card-region-13 = Region 13
card-region-14 = Region 14
card-region-15 = Region 15
card-region-16 = Region 16
card-start-a = Starting region, side A
card-start-b = Starting region, side B
card-vikings-start = Viking starting region
card-carthage-start = Carthage starting region
card-phoenicia-start = Phoenicia starting region
card-maya-start = Maya starting region
card-egypt-start = Egypt starting region

## Texts made of parts

text-part = { $name }: { $says }
text-great-person = When drawn you may buy this great person for { $first } culture, else the others for { $others }, in turn order.
text-civilization = Advances: { $cards }. Leaders: { $cards2 }.
text-civilization-tile = Advances: { $cards }. Leaders: { $cards2 }. It has a starting tile of its own.
text-tile = Top: { $terrain }, left: { $terrain2 }, right: { $terrain3 }, bottom: { $terrain4 }.
text-worth = { $halves ->
    [1] half a point
    [2] 1 point
    [3] one and a half points
   *[other] { $halves } half points
}

## Resources and tokens

kind-food = food
kind-wood = wood
kind-ore = ore
kind-ideas = ideas
kind-gold = gold
kind-mood = mood
kind-culture = culture

## Terrains

terrain-plains = plains
terrain-mountain = mountain
terrain-forest = forest
terrain-barren = barren
terrain-sea = sea

## Moods of a city

mood-happy = happy
mood-neutral = neutral
mood-angry = angry

## Units

unit-settler = settler
unit-infantry = infantry
unit-ship = ship
unit-cavalry = cavalry
unit-elephant = elephant
unit-leader = leader

## Buildings

building-academy = academy
building-fortress = fortress
building-port = port
building-temple = temple
building-market = market
building-obelisk = obelisk
building-observatory = observatory

## Icons

icon-barbarians-spawn = barbarians arrive
icon-barbarians-move = barbarians move
icon-pirates = pirates
icon-exhausted-land = exhausted land
icon-gold-mine = gold mine
icon-infantry = infantry
icon-cavalry = cavalry
icon-elephant = elephant
icon-leader = leader

## Categories of advances

category-agriculture = Agriculture
category-construction = Construction
category-seafaring = Seafaring
category-education = Education
category-warfare = Warfare
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = Democracy
category-autocracy = Autocracy
category-theocracy = Theocracy

## Advances, civilization advances, abilities of leaders and wonders

ability-farming = { card-farming }
ability-storage = { card-storage }
ability-irrigation = { card-irrigation }
ability-husbandry = { card-husbandry }
ability-mining = { card-mining }
ability-engineering = { card-engineering }
ability-sanitation = { card-sanitation }
ability-roads = { card-roads }
ability-fishing = { card-fishing }
ability-navigation = { card-navigation }
ability-war-ships = { card-war-ships }
ability-cartography = { card-cartography }
ability-writing = { card-writing }
ability-public-education = { card-public-education }
ability-free-education = { card-free-education }
ability-philosophy = { card-philosophy }
ability-tactics = { card-tactics }
ability-siegecraft = { card-siegecraft }
ability-steel-weapons = { card-steel-weapons }
ability-draft = { card-draft }
ability-myths = { card-myths }
ability-rituals = { card-rituals }
ability-priesthood = { card-priesthood }
ability-state-religion = { card-state-religion }
ability-bartering = { card-bartering }
ability-trade-routes = { card-trade-routes }
ability-taxes = { card-taxes }
ability-currency = { card-currency }
ability-arts = { card-arts }
ability-sports = { card-sports }
ability-monuments = { card-monuments }
ability-theaters = { card-theaters }
ability-math = { card-math }
ability-astronomy = { card-astronomy }
ability-medicine = { card-medicine }
ability-metallurgy = { card-metallurgy }
ability-voting = { card-voting }
ability-separation-of-power = { card-separation-of-power }
ability-civil-liberties = { card-civil-liberties }
ability-free-economy = { card-free-economy }
ability-nationalism = { card-nationalism }
ability-totalitarianism = { card-totalitarianism }
ability-absolute-power = { card-absolute-power }
ability-forced-labor = { card-forced-labor }
ability-dogma = { card-dogma }
ability-devotion = { card-devotion }
ability-conversion = { card-conversion }
ability-fanaticism = { card-fanaticism }
ability-aztecs-captives = { card-aztecs-captives }
ability-aztecs-human-sacrifice = { card-aztecs-human-sacrifice }
ability-aztecs-aztec-gold = { card-aztecs-aztec-gold }
ability-aztecs-imperial-tribute = { card-aztecs-imperial-tribute }
ability-babylon-canals = { card-babylon-canals }
ability-babylon-code-of-laws = { card-babylon-code-of-laws }
ability-babylon-star-catalogues = { card-babylon-star-catalogues }
ability-babylon-ziggurats = { card-babylon-ziggurats }
ability-carthage-warbeasts = { card-carthage-warbeasts }
ability-carthage-hegemony = { card-carthage-hegemony }
ability-carthage-pirate-alliance = { card-carthage-pirate-alliance }
ability-carthage-mercenaries = { card-carthage-mercenaries }
ability-celts-tribal-warfare = { card-celts-tribal-warfare }
ability-celts-tribal-allies = { card-celts-tribal-allies }
ability-celts-druidic-influence = { card-celts-druidic-influence }
ability-celts-tribal-trade = { card-celts-tribal-trade }
ability-china-rice-fields = { card-china-rice-fields }
ability-china-expansion = { card-china-expansion }
ability-china-fireworks = { card-china-fireworks }
ability-china-imperial-army = { card-china-imperial-army }
ability-egypt-flood-plains = { card-egypt-flood-plains }
ability-egypt-architecture = { card-egypt-architecture }
ability-egypt-embalming = { card-egypt-embalming }
ability-egypt-man-god = { card-egypt-man-god }
ability-phoenicia-city-independence = { card-phoenicia-city-independence }
ability-phoenicia-biremes = { card-phoenicia-biremes }
ability-phoenicia-alphabet = { card-phoenicia-alphabet }
ability-phoenicia-cedars-and-dyes = { card-phoenicia-cedars-and-dyes }
ability-greece-training = { card-greece-training }
ability-greece-sparta = { card-greece-sparta }
ability-greece-hellenization = { card-greece-hellenization }
ability-greece-city-states = { card-greece-city-states }
ability-huns-nomads = { card-huns-nomads }
ability-huns-mounted-archers = { card-huns-mounted-archers }
ability-huns-raiders = { card-huns-raiders }
ability-huns-hunnic-tribes = { card-huns-hunnic-tribes }
ability-india-indian-elephants = { card-india-indian-elephants }
ability-india-proselytism = { card-india-proselytism }
ability-india-prosperity = { card-india-prosperity }
ability-india-peace-and-poetry = { card-india-peace-and-poetry }
ability-japan-pottery = { card-japan-pottery }
ability-japan-horsemanship = { card-japan-horsemanship }
ability-japan-ruse = { card-japan-ruse }
ability-japan-shogunate = { card-japan-shogunate }
ability-maya-terracing = { card-maya-terracing }
ability-maya-stelas = { card-maya-stelas }
ability-maya-ball-courts = { card-maya-ball-courts }
ability-maya-calendar = { card-maya-calendar }
ability-persia-elephants = { card-persia-elephants }
ability-persia-immortals = { card-persia-immortals }
ability-persia-zoroastrianism = { card-persia-zoroastrianism }
ability-persia-banking = { card-persia-banking }
ability-rome-aqueduct = { card-rome-aqueduct }
ability-rome-imperial-roads = { card-rome-imperial-roads }
ability-rome-captivi = { card-rome-captivi }
ability-rome-provinces = { card-rome-provinces }
ability-vikings-shipcraft = { card-vikings-shipcraft }
ability-vikings-longships = { card-vikings-longships }
ability-vikings-marauders = { card-vikings-marauders }
ability-vikings-runestones = { card-vikings-runestones }
ability-marqzen-storm-master = { card-marqzen-storm-master }
ability-marqzen-spread-of-fear = { card-marqzen-spread-of-fear }
ability-ahuitzotl-expansionist = { card-ahuitzotl-expansionist }
ability-ahuitzotl-mass-sacrifice = { card-ahuitzotl-mass-sacrifice }
ability-acamapichtli-growth = { card-acamapichtli-growth }
ability-acamapichtli-tributes = { card-acamapichtli-tributes }
ability-nebuchadnezzar-ii-great-gardens = { card-nebuchadnezzar-ii-great-gardens }
ability-nebuchadnezzar-ii-iconoclast = { card-nebuchadnezzar-ii-iconoclast }
ability-nabopolassar-liberator = { card-nabopolassar-liberator }
ability-nabopolassar-revolt = { card-nabopolassar-revolt }
ability-hammurabi-lawgiver = { card-hammurabi-lawgiver }
ability-hammurabi-guardian = { card-hammurabi-guardian }
ability-dido-founder = { card-dido-founder }
ability-dido-sacrifice = { card-dido-sacrifice }
ability-hanno-navigator = { card-hanno-navigator }
ability-hanno-fleet-commander = { card-hanno-fleet-commander }
ability-hannibal-father-of-strategy = { card-hannibal-father-of-strategy }
ability-hannibal-hannibal-ad-portas = { card-hannibal-hannibal-ad-portas }
ability-viriathus-terror = { card-viriathus-terror }
ability-viriathus-loyalty = { card-viriathus-loyalty }
ability-vercingetorix-warrior-people = { card-vercingetorix-warrior-people }
ability-vercingetorix-rapid-recruitment = { card-vercingetorix-rapid-recruitment }
ability-boudicca-fearless = { card-boudicca-fearless }
ability-boudicca-great-numbers = { card-boudicca-great-numbers }
ability-sun-tzu-fast-war = { card-sun-tzu-fast-war }
ability-sun-tzu-the-art-of-war = { card-sun-tzu-the-art-of-war }
ability-qin-shi-huang-great-wall = { card-qin-shi-huang-great-wall }
ability-qin-shi-huang-tactician = { card-qin-shi-huang-tactician }
ability-wu-zetian-brilliant-conqueror = { card-wu-zetian-brilliant-conqueror }
ability-wu-zetian-agricultural-economist = { card-wu-zetian-agricultural-economist }
ability-cleopatra-legendary = { card-cleopatra-legendary }
ability-cleopatra-beloved = { card-cleopatra-beloved }
ability-imhotep-innovator = { card-imhotep-innovator }
ability-imhotep-physician = { card-imhotep-physician }
ability-ramses-ii-monumental = { card-ramses-ii-monumental }
ability-ramses-ii-coastal-power = { card-ramses-ii-coastal-power }
ability-ithobaal-deliverance = { card-ithobaal-deliverance }
ability-ithobaal-priest-of-astarte = { card-ithobaal-priest-of-astarte }
ability-hiram-i-trade-master = { card-hiram-i-trade-master }
ability-hiram-i-constructor = { card-hiram-i-constructor }
ability-pumayaton-mediterranean-trader = { card-pumayaton-mediterranean-trader }
ability-pumayaton-protector = { card-pumayaton-protector }
ability-alexander-idol = { card-alexander-idol }
ability-alexander-ruler-of-the-world = { card-alexander-ruler-of-the-world }
ability-leonidas-that-is-sparta = { card-leonidas-that-is-sparta }
ability-leonidas-hero-of-thermopylae = { card-leonidas-hero-of-thermopylae }
ability-pericles-master = { card-pericles-master }
ability-pericles-admiral = { card-pericles-admiral }
ability-attila-ruler = { card-attila-ruler }
ability-attila-horse-master = { card-attila-horse-master }
ability-bleda-enforcer = { card-bleda-enforcer }
ability-bleda-battering-rams = { card-bleda-battering-rams }
ability-rugila-tribute = { card-rugila-tribute }
ability-rugila-unifier = { card-rugila-unifier }
ability-akbar-bladed-tusks = { card-akbar-bladed-tusks }
ability-akbar-prosperous = { card-akbar-prosperous }
ability-sri-gupta-golden-age = { card-sri-gupta-golden-age }
ability-sri-gupta-prepared = { card-sri-gupta-prepared }
ability-ashoka-buddhism = { card-ashoka-buddhism }
ability-ashoka-expansionist = { card-ashoka-expansionist }
ability-go-toba-way-of-the-sword = { card-go-toba-way-of-the-sword }
ability-go-toba-scholar = { card-go-toba-scholar }
ability-jimmu-fortified = { card-jimmu-fortified }
ability-jimmu-mythical = { card-jimmu-mythical }
ability-suiko-japanese-buddhism = { card-suiko-japanese-buddhism }
ability-suiko-defender = { card-suiko-defender }
ability-pakal-sun-shield = { card-pakal-sun-shield }
ability-pakal-art-and-architecture = { card-pakal-art-and-architecture }
ability-siyaj-kak-fire-is-born = { card-siyaj-kak-fire-is-born }
ability-siyaj-kak-cultural-influx = { card-siyaj-kak-cultural-influx }
ability-wac-chanil-new-dynasty = { card-wac-chanil-new-dynasty }
ability-wac-chanil-reconstruction = { card-wac-chanil-reconstruction }
ability-cyrus-ii-king-of-persia = { card-cyrus-ii-king-of-persia }
ability-cyrus-ii-strategist = { card-cyrus-ii-strategist }
ability-darius-i-cultural-unity = { card-darius-i-cultural-unity }
ability-darius-i-architect = { card-darius-i-architect }
ability-xerxes-i-mighty-army = { card-xerxes-i-mighty-army }
ability-xerxes-i-great-builder = { card-xerxes-i-great-builder }
ability-augustus-princeps = { card-augustus-princeps }
ability-augustus-emperor = { card-augustus-emperor }
ability-caesar-statesman = { card-caesar-statesman }
ability-caesar-proconsul = { card-caesar-proconsul }
ability-sulla-dictator = { card-sulla-dictator }
ability-sulla-civilizer = { card-sulla-civilizer }
ability-knut-ruler-of-the-north = { card-knut-ruler-of-the-north }
ability-knut-danegeld = { card-knut-danegeld }
ability-erik-legendary-explorer = { card-erik-legendary-explorer }
ability-erik-new-colonies = { card-erik-new-colonies }
ability-ragnar-prey = { card-ragnar-prey }
ability-ragnar-horror-of-the-north = { card-ragnar-horror-of-the-north }
ability-great-arena = { card-great-arena }
ability-great-gardens = { card-great-gardens }
ability-great-library = { card-great-library }
ability-great-lighthouse = { card-great-lighthouse }
ability-great-mausoleum = { card-great-mausoleum }
ability-great-pyramid = { card-great-pyramid }
ability-great-statue = { card-great-statue }
ability-great-wall = { card-great-wall }

## Types in the list of cards

type-advance = Advance
type-unit = Unit
type-settlement = City piece
type-building = Building
type-wonder = Wonder
type-event = Event
type-action = Action card
type-objective = Objective
type-civilization = Civilization
type-civilization-advance = Civilization advance
type-leader = Leader
type-tile = Tile
