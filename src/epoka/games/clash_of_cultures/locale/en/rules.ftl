# The rules for players, in our own words. `rules-…` is a section’s title, `rule-…` a rule’s text.

## COC-1

rules-COC-1 = Components and limits
rule-COC-1-1 = The game is for 2 to 4 players. Each has 7 settlements, 5 each of temple, fortress, academy and port, 4 settlers, 16 infantry, 4 ships and cubes. With the expansion come 5 each of obelisk, market and observatory, 4 elephants, 4 cavalry and 1 leader.
rule-COC-1-2 = The barbarians have 10 settlements and 20 infantry, with the expansion also 4 cavalry and 4 elephants. With the expansion there are 4 pirate ships.
rule-COC-1-3 = Nobody can have more pieces than there are. Only mood and culture tokens are unlimited, and cubes never run out.
rule-COC-1-4 = There are 38 events, 42 action cards, 32 objectives and 8 wonders. The expansion adds 20 events, 6 objectives and 45 leaders.
rule-COC-1-5 = A combat die has 12 faces: 1 with a leader twice, 2 with cavalry, 2 with an elephant, 3 with an elephant, 3 with infantry, 4 with cavalry, 4 with an elephant, 5 with cavalry, 5 with infantry, and 6 with infantry twice. Outside battles only the number counts. The box has 9 dice.
rule-COC-1-6 = There are 6 markers of exhausted land. When all lie on the map, the icon does nothing.

## COC-2

rules-COC-2 = The map
rule-COC-2-1 = The map is made of hexes. A hex is named by the letter of its column and the number of its row.
rule-COC-2-2 = A tile covers 4 hexes in the shape of a rhombus: one on top, one on the left, one on the right, one at the bottom. Top and bottom touch, left and right do not.
rule-COC-2-3 = A face-down tile shows which hexes it covers. When it is revealed, it can lie in 2 ways, one turned by half a circle against the other.
rule-COC-2-4 = Distances are counted from hex to neighbouring hex. The way may cross sea, enemies and cities, but no unexplored tile and nothing outside the map. Where a rule asks for land hexes, the whole way is on land.
rule-COC-2-5 = The terrains are plains, mountain, forest, barren and sea; all but sea are land. A city by the sea has a sea hex next to it. The edge of the map are the hexes that lack a neighbour.
rule-COC-2-6a = The map for 2 players has 10 tiles and 40 hexes; 8 tiles lie face down. The cities start on D2 and D7.
rule-COC-2-6b = The map for 3 players has 15 tiles and 60 hexes; 12 tiles lie face down. The cities start on E4, B7 and G8, and turns go clockwise: E4, then G8, then B7.
rule-COC-2-6c = The map for 4 players has 18 tiles and 72 hexes; 14 tiles lie face down and 2 stay in the box unseen. The cities start on C2, I2, C8 and I8, and turns go clockwise: C2, I2, I8, C8.

## COC-3

rules-COC-3 = Setting up
rule-COC-3-1 = The 16 regular tiles are shuffled and laid face down; the starting tiles lie open. Each seat has its place around the map; “Random seating” draws who sits where.
rule-COC-3-2 = You start with 2 food and no other resources or tokens, the advances Farming and Mining, 3 cubes on the event track, and a happy city of size 1 on the plains of your starting tile with 1 settler in it.
rule-COC-3-3 = With the expansion everybody gets a random civilization with its 3 leaders. Carthage, Egypt, Maya, Phoenicia and the Vikings have starting tiles of their own; the plains lie where the city starts.
rule-COC-3-4 = Events, objectives, action cards and wonders are shuffled, cards of the expansion only if it is played. Everybody draws 1 action card and 1 objective, which stay hidden. Nobody starts with a wonder card.
rule-COC-3-5 = The first player is drawn by lot. The game begins in round 1 of the first age.

## COC-4

rules-COC-4 = Course of the game
rule-COC-4-1 = The game has 6 ages of 3 rounds each. In a round everybody takes a turn, clockwise from the first player. After round 3 comes the status phase.
rule-COC-4-2 = In your turn you take exactly 3 main actions, unless effects add or take some. An action you have no use for may be a move without moving.
rule-COC-4-3 = Main actions are: advance, found a city, activate a city to collect, construct or recruit, move, increase happiness, cultural influence, and what cards, advances and wonders allow as an action. Each may be repeated, but influence succeeds only once per turn.
rule-COC-4-4 = Free actions come before or after a main action, as often as you like, never in the middle of one. They have the usual prices and limits.
rule-COC-4-5 = Effects at the start of your turn, such as the income of Trade Routes or a lost action, come before anything else in it, in an order you choose.

## COC-5

rules-COC-5 = Resources, tokens, trading
rule-COC-5-1 = The 5 resources are food, wood, ore, ideas and gold; you can hold up to 7 of each. Food is limited to 2 until you own Storage, ideas to 2 while you own Dogma. What exceeds a limit is lost.
rule-COC-5-2 = Gold replaces any other resource one for one, unless an effect forbids it. Ideas replace food only when you buy advances.
rule-COC-5-3 = Mood and culture tokens have no limit. They are no resources, and gold never replaces them.
rule-COC-5-4 = In your turn, as a free action, you may trade with any other player: resources, tokens, action cards, objectives, wonder cards and great persons in hand, whatever you both agree on, carried out at once. Limits hold. Promises bind nobody, and others do not trade among themselves.
rule-COC-5-5 = Cards may be traded unseen; the receiver sees them after the trade.

## COC-6

rules-COC-6 = Advances
rule-COC-6-1 = There are 48 advances in 12 categories of 4. You need the top one of a category before any other of it. The top ones of Democracy, Autocracy and Theocracy need Philosophy, Draft and State Religion, and you can have advances of only one of these governments.
rule-COC-6-2 = When you gain an advance, move a cube from the event track to it, take the mood or culture token it shows, carry out what it does when gained, and with the expansion gain the civilization advance linked to it. If the track is then empty, resolve an event and put 3 cubes on the track.
rule-COC-6-3 = An advance gained without the event track takes its cube from the supply and never causes an event.
rule-COC-6-4 = You cannot gain an advance you own.
rule-COC-6-5 = The order is: token, effect when gained, civilization advance, further payments such as that of Free Education, event.
rule-COC-6-6 = What each advance does is in the list of cards. Icons that the text of the rulebook lost were restored from public sources.
rule-COC-6-7 = The whole price must be there before you gain an advance; what the advance brings cannot help to pay for it.

## COC-7.1

rules-COC-7-1 = Advance
rule-COC-7-1-1 = Pay 2 food, each replaceable by 1 idea or 1 gold, and gain an advance you qualify for.
rule-COC-7-1-2 = Priesthood, Mathematics, Astronomy and some civilizations take the price away; the action is spent all the same.

## COC-7.2

rules-COC-7-2 = Found a city
rule-COC-7-2-1 = Remove a settler of yours on land and put a settlement there. The hex must not be barren or exhausted and must hold no city and no enemy unit, and you need a settlement in your supply.
rule-COC-7-2-2 = The new city is neutral and has size 1. A settler on a ship cannot found a city; one that moved this turn can.

## COC-7.3

rules-COC-7-3 = Activating a city
rule-COC-7-3-1 = Collecting, constructing and recruiting activate one of your cities. After the second and each further activation of a city in a turn its mood drops one step.
rule-COC-7-3-2 = An angry city can be activated once per turn. A city that became angry by activation can still be activated once more this turn.
rule-COC-7-3-3 = A city that was angry when it was activated cannot be activated again this turn, unless its mood rises in between.
rule-COC-7-3-4 = A happy city collects and recruits as 1 larger than it is, a neutral one by its size, an angry one as if its size were 1. With Forced Labor your angry cities act as neutral ones for the rest of the turn, but stay angry and are activated only once.

## COC-7.4

rules-COC-7-4 = Collect
rule-COC-7-4-1 = Take as many resources as the city counts, at most one from each hex: its own and the explored ones next to it. Plains give food, forests wood, mountains ore; barren land gives nothing, with Irrigation food.
rule-COC-7-4-2 = A hex with an enemy unit, exhausted land or another city gives nothing. The hex of the city itself can always be used unless it is exhausted.
rule-COC-7-4-3 = One sea hex per collect may be used: with Fishing for 1 food, in a city with a port for 1 gold or 1 mood. Pirates block the sea hexes they are on and next to, other ships the hex they are on.
rule-COC-7-4-4 = Husbandry reaches a land hex at a distance of 2, with Roads two of them. No way over land is needed, but the way must be explored.
rule-COC-7-4-5 = You may take less, but at least one. What other effects add does not count against the size. Metallurgy is decided when the sum is known.
rule-COC-7-4-6 = Free Economy is allowed only if nothing was collected this turn, and nothing more is collected after it.

## COC-7.5

rules-COC-7-5 = Construct
rule-COC-7-5-1 = Pay 1 food, 1 wood and 1 ore and put a building from your supply into the city. You need its advance, the city must not be angry and have no building of that kind in any colour, and its new size is at most 5 and at most the number of your cities.
rule-COC-7-5-2 = An academy gives 2 ideas, a temple 1 mood or 1 culture, an observatory 1 action card: once, when it is built.
rule-COC-7-5-3 = A port needs a sea hex next to the city; choose one as its port hex.
rule-COC-7-5-4 = Fortress, port and market always work for the owner of the city, whatever their colour and without the advance. An obelisk has no power; it cannot be influenced and keeps its colour.
rule-COC-7-5-5 = Wonders are built in a way of their own: see the section on wonders.

## COC-7.6

rules-COC-7-6 = Recruit
rule-COC-7-6-1 = Buy up to as many units as the city counts. A settler costs 2 food, infantry 1 food and 1 ore, a ship 2 wood. With the expansion cavalry costs 1 food and 1 wood, an elephant 2 food, a leader 1 mood and 1 culture. Ships need a port, cavalry and elephants a market.
rule-COC-7-6-2 = Land units appear in the city, ships on the port hex. No more than 4 of your military units may stand on a land hex, or you cannot recruit them. A new leader replaces the old one first.
rule-COC-7-6-3 = If your supply of a kind is empty, you may pick up such units from the map and place them instead, at the usual price. They count as fresh. Units that a picked-up ship carried need room on other ships there or are lost.
rule-COC-7-6-4 = Recruiting ships on a port hex with enemy ships starts a sea battle at once; your ships that are there fight too, and the new ones cannot withdraw. The battle comes first; what follows the action, such as Medicine or Nationalism, comes after it.
rule-COC-7-6-5 = Sanitation and Draft each apply to one unit per recruit action, and both may be used. Medicine returns a resource that was paid, no token. Nationalism gives its token once per recruit action.

## COC-7.8

rules-COC-7-8 = Increase happiness
rule-COC-7-8-1 = Raise the mood of any of your cities, from angry to neutral to happy. Each step costs as much mood as the city has pieces, wonders included. With Rituals any resources may replace mood.
rule-COC-7-8-2 = Voting allows the same as a free action for 1 mood. Circus and Sports raise one city by up to 2 steps as a main action, for 1 culture each.

## COC-7.9

rules-COC-7-9 = Cultural influence
rule-COC-7-9-1 = Choose one of your cities and a target city within its size that holds a building you could replace. Roll a die: with 5 or more replace one such building by one of yours of the same kind; the old one goes back to its owner. City and building work as before, but the point goes to your colour.
rule-COC-7-9-2 = 1 culture paid before the roll adds 1 to the range, 1 culture paid after it adds 1 to the roll, as often as you like.
rule-COC-7-9-3 = Only one attempt per turn can succeed, by whatever means; after it no other is allowed. A failed one costs only what was paid.
rule-COC-7-9-4 = Buildings that are not of your colour can be replaced, in cities of others and in your own, but never settlements, wonders and obelisks. You need such a building in your supply.
rule-COC-7-9-5 = A city that holds a building of another colour than its owner’s can only act on itself and cannot be boosted. Another of your cities may free it, with boosts.
rule-COC-7-9-6 = The range may cross sea and enemies, but no unexplored tiles.
rule-COC-7-9-7 = Enemies cannot boost attempts on happy cities with Separation of Power, on cities with military units with Totalitarianism, and on cities with a temple with Devotion. With Monuments cities with a wonder cannot be their targets at all.
rule-COC-7-9-8 = Conversion adds 1 to the roll, which is no boost, and gives 1 culture for a success.
rule-COC-7-9-9 = Arts allow one attempt per turn as a free action for 1 culture.

## COC-8.1

rules-COC-8-1 = Moving on land
rule-COC-8-1-1 = A move action moves up to 3 units or groups, one after the other. A group leaves one hex for another together. Each unit moves once per action, and battles come before the next one moves.
rule-COC-8-1-2 = Land units move 1 hex. Military units need Tactics to move, but not to be recruited or to defend.
rule-COC-8-1-3 = At most 4 of your military units may be on a land hex at any time, also when passing. Settlers, ships and carried units do not count.
rule-COC-8-1-4 = After a battle, and after entering mountains, units cannot move again this turn. After entering a forest they may move, but not into a battle. It is the same with your own cities on such land.
rule-COC-8-1-5 = Settlers enter hexes with enemy units or cities only together with a military unit.
rule-COC-8-1-6 = With Roads a group that starts or ends in your city pays 1 food and 1 ore to move up to 2 land hexes and to ignore mountains and forests, those behind it too. The hex between must be free of enemies and have room. It may attack on the last hex and withdraws to the one before. Not for units that fought, not to or from ships, not for exploring.

## COC-8.2

rules-COC-8-2 = Ships and transport
rule-COC-8-2-1 = Ships move any distance over connected sea. They must stop and fight where an enemy ship is, and cannot move after a battle this turn.
rule-COC-8-2-2 = With Navigation ships may leave the map at a sea hex on its edge, once per move, and travel around it in either direction to the first other sea or the first unexplored tile, which they explore. They cannot skip either. They may enter the new sea at any of its edge hexes and fight only if an enemy ship is on the one they enter.
rule-COC-8-2-3 = Each ship carries 2 land units. Boarding is a move to an adjacent sea hex with your ships and room, landing a move to an adjacent land hex with all effects of its terrain. Carried units move with the ship. A unit that boarded cannot land in the same action.
rule-COC-8-2-4 = Land units may board and leave ships that fought this turn; land units that fought cannot.
rule-COC-8-2-5 = Which ship carries what does not matter: all ships on a hex carry 2 units each, with Longships 3.
rule-COC-8-2-6 = Carried units are on the hex of their ships and may change ships there freely. Limits from terrain or a battle stay with them.

## COC-8.3

rules-COC-8-3 = Exploration
rule-COC-8-3-1 = Moving onto an unexplored tile reveals it. The hex that land units enter must not become sea. If possible, sea of the tile must touch sea of another tile; only if that is impossible, its sea must lie on the edge of the map if it can. If both ways remain, you choose.
rule-COC-8-3-2 = Sea touches sea if at least one sea hex of the tile is next to a sea hex outside it.
rule-COC-8-3-3 = The unit then stands on the entered hex and feels its terrain; a settler may found a city there.
rule-COC-8-3-4 = For ships the tile is laid, if possible, so that they reach its sea over known sea; if both ways do, you choose. They then stand on any such sea hex. Otherwise it is laid like any other and they return to where they started. With Navigation sea of the tile on the edge of the map counts as reached, and tiles next to the sea that the ships come into are explored in the same move.
rule-COC-8-3-5 = Exploring ends the move of the units in this action, also of ships.
rule-COC-8-3-6 = A tile that a card reveals is laid by the rules on sea and edge only.

## COC-9.1

rules-COC-9-1 = The start of a battle
rule-COC-9-1-1 = A land battle starts when military units enter a hex with enemy units or an enemy city, a sea battle when ships meet enemy ships. Cities without military units and fortress, and settlers alone, are overcome without a roll; it is a battle all the same.
rule-COC-9-1-2 = Before round 1 come the payments for Siegecraft, then Steel Weapons, the attacker first, then lasting events and what leaders do before a battle.
rule-COC-9-1-3 = On land only military units fight, at sea only ships; carried units do not.

## COC-9.2

rules-COC-9-2 = A combat round
rule-COC-9-2-1 = With Tactics the attacker may play an action card face down, then the defender. The card must fit: its owner needs one of the things it names in the battle and the right part and place.
rule-COC-9-2-2 = Both cards are revealed; what they do on reveal happens now, the attacker’s first, but Scout before everything. Cards last for the round and are then discarded face up.
rule-COC-9-2-3 = Each side rolls a die for each fighting unit, and extra ones. The sum of the dice is its combat value, at least 0. Each icon works for one unit of its kind: infantry adds 1, cavalry 2, an elephant takes the value of the die away and cancels 1 hit, and a leader’s die is rolled again until it shows no leader. Leaders come first; with too many elephant icons you choose the dice.
rule-COC-9-2-4 = Every full 5 of combat value is a hit; cancelled ones are taken off. Both sides lose as many fighting units as they were hit, at the same time, of their own choice. With its last military unit a side loses the settlers on the hex.
rule-COC-9-2-5 = If both sides are gone, nobody wins and a city stays with its owner. If one is left, it wins. If both are left, the attacker withdraws to where the units came from, without a winner, or another round follows.
rule-COC-9-2-6 = In round 1 a fortress adds a die and cancels 1 hit, even without units. A fortress alone wins only if all attackers die in round 1; otherwise they capture the city.

## COC-9.3

rules-COC-9-3 = Capturing a city
rule-COC-9-3-1 = Military units alone in an enemy city capture it. Replace its owner’s pieces by yours; pieces of other colours, wonders and obelisks stay. Gain as much gold as its size, 1 more if it was happy, exactly 1 if it was angry. The former owner may put a settler into another own city, and the city becomes angry.
rule-COC-9-3-2 = A piece you cannot replace is removed for 1 gold. Without a settlement the whole city is removed, for 1 gold a piece. That gold comes on top of the other. Your units stay on the hex, and the former owner gets the settler all the same.
rule-COC-9-3-3 = Wonders go with the city: see the section on wonders.
rule-COC-9-3-4 = Cities that barbarians take or lose have rules of their own: see the section on barbarians.
rule-COC-9-3-5 = With the expansion whoever kills a leader in battle takes the card, worth 2 points.

## COC-9.4

rules-COC-9-4 = Sea battles
rule-COC-9-4-1 = Sea battles go like land battles, with ships and without combat abilities. Ships withdraw to where their move began; recruited ones cannot.
rule-COC-9-4-2 = Afterwards each side removes carried units that its ships, at 2 each, cannot carry any more.
rule-COC-9-4-3 = War Ships cancel 1 hit in round 1 of a sea battle, and of a land battle that you enter straight from ships.

## COC-10

rules-COC-10 = Events
rule-COC-10-1 = When your event track is empty, draw an event. Resolve its icon first, for you alone, apart from the pirates’ raid, then its text; texts for several players go clockwise from you. Discard it face up unless it is kept, and fill the track. When the deck is empty, the discards are shuffled.
rule-COC-10-2 = An event is finished before anything else goes on; events it causes wait for their turn.
rule-COC-10-3 = Gold mine: gain 2 gold. Exhausted land: put a marker on an explored land hex next to your city, without units and city and not barren; nobody collects or founds cities there any more, but it keeps its terrain for moving. If there is no such hex, nothing happens.

## COC-10.4

rules-COC-10-4 = Barbarians
rule-COC-10-4-1 = Arrival: put a barbarian settlement with 1 infantry on an empty land hex, neither barren nor exhausted, 2 land hexes from one of your cities and no nearer to the others, or else next to your city; always at least 2 hexes from cities of other players. Then add 1 unit to any barbarian city, infantry, or with the expansion cavalry or an elephant where infantry is. What is not in the supply is left out.
rule-COC-10-4-2 = Movement: each barbarian army within 2 land hexes of your cities moves 1 hex towards the nearest, once, in an order you choose; you also choose between equal ways. An army that would exceed the limit of 4 stays. Where it meets units or a city, it fights. Afterwards each barbarian city within 2 hexes of your cities gets a unit. If there is no such army, only a settlement arrives.
rule-COC-10-4-3 = Barbarians fight with combat abilities but without cards and never withdraw; the program picks their losses, the cheapest first. When they take a city, only the settlement is replaced, the city becomes angry and the loser may place a settler. If no barbarian settlement is left, the city is removed.
rule-COC-10-4-4 = Beating at least 1 barbarian unit gives 1 gold, capturing a barbarian city 1 more, whatever its size. The settlement is replaced, buildings keep their colours, and the city becomes angry. Without a settlement of yours the city is removed, for 1 gold a piece on top.
rule-COC-10-4-5 = Barbarian units and cities prevent collecting and founding on their hex.

## COC-10.5

rules-COC-10-5 = Pirates
rule-COC-10-5-1 = Place 2 pirate ships on sea hexes without ships of players, one next to your city if possible. If fewer than 2 are left, first take some from the map.
rule-COC-10-5-2 = Then each player with a city next to a pirate ship loses 1 resource, mood or culture of their choice; whoever has nothing lowers the mood of one of these cities by 1 step.
rule-COC-10-5-3 = Nobody collects from sea hexes with or next to a pirate ship, trade routes do not start on or lead through them, and ships cannot pass pirates.
rule-COC-10-5-4 = Each pirate ship sunk gives 1 gold and 1 mood or culture, whoever wins the battle.
rule-COC-10-5-5 = If there is no place for them, no pirates come.

## COC-10.6

rules-COC-10-6 = Trade routes
rule-COC-10-6-1 = At the start of your turn, with Trade Routes, your settlers and ships each trade with another non-angry city of another player within 2 hexes, over explored hexes and not through pirates; at most 4 routes. Each gives 1 food, with Currency food or gold. You may use fewer.
rule-COC-10-6-2 = With the expansion each player with a market city among those you trade with gains 1 gold, no more.

## COC-11

rules-COC-11 = Status phase
rule-COC-11-1 = Everybody completes objectives of the status phase; two of the same name need different reasons. Here the game ends after age 6, or if somebody had no city when the phase began.
rule-COC-11-2 = Everybody gains 1 advance free, with a cube from the track; events are possible.
rule-COC-11-3 = Everybody draws 1 action card and 1 objective. Hands have no limit.
rule-COC-11-4 = You may remove one of your cities of size 1 for 1 gold; units there stay.
rule-COC-11-5 = You may move all cubes of your government to another whose requirement you meet, the top advance first. There are no tokens and no event. It costs nothing, or, if so agreed at the start, 1 mood and 1 culture.
rule-COC-11-6 = Whoever has the most mood and culture together chooses the next first player. In a tie it is the first player, if among them, else the next tied player to the left. The owner of the Great Lighthouse chooses instead.

## COC-12

rules-COC-12 = Action cards and objectives
rule-COC-12-1 = The upper half of an action card is played outside battles, under its condition and for its price, the lower half in battles with Tactics. Any number per turn, but not two of the same name for the same occasion.
rule-COC-12-2 = An objective is completed by one of its halves and is worth 2 points. Those at once are completed when their condition is met, also in the turn of another player. Two of the same name never count for one occasion, others may. When the deck is empty, discarded ones are shuffled; if there are none, you draw nothing.

## COC-12.3

rules-COC-12-3 = Wonders
rule-COC-12-3 = There are 8 wonder cards. You draw them with Engineering and Monuments; from an empty deck you draw nothing.
rule-COC-12-3-1 = To build a wonder is a main action of Engineering: activate a happy city, pay 12 resources and 5 culture, and own its advance. The limits of size hold. A city may have several wonders.
rule-COC-12-3-2 = In food, wood and ore: Arena 3, 4, 5 with Circus and Sports; Gardens 5, 5, 2 with Irrigation; Library 3, 6, 3 with Philosophy; Lighthouse 3, 5, 4 with Cartography and a port; Mausoleum 4, 4, 4 with Priesthood; Pyramid 2, 3, 7 with Rituals; Statue 3, 4, 5 with Monuments; Wall 3, 2, 7 with Siegecraft. Gold may replace resources.
rule-COC-12-3-3 = Wonders are pieces of a city but no buildings: they add to its size and cannot be influenced.
rule-COC-12-3-4 = When the city is destroyed, the wonder and its points are lost, unless a card says otherwise.
rule-COC-12-3-5 = Whoever captures the city owns the wonder and its power: 2 points for the builder, 2 for the owner, all 4 if they are the same. With barbarians nobody uses it, and the builder keeps 2 points. The Great Pyramid stays with its builder, with all 5 points, unless the city is destroyed.

## COC-12.4

rules-COC-12-4 = Powers of wonders
rule-COC-12-4 = A wonder works for whoever owns its city. While barbarians hold the city, it works for nobody, apart from the protection of the Great Gardens.
rule-COC-12-4-1 = Great Arena: whenever you spend or give up mood or culture, one may stand for the other, except for wonders. Once per land battle, after your roll, 1 of them buys +1 combat value.
rule-COC-12-4-2 = Great Gardens: each plains hex this city collects from may give any resource. Units of other players that entered plains this turn cannot attack the city, even with Roads; barbarians can. In their hands it is safe from every player.
rule-COC-12-4-3 = Great Library: once per turn an advance you lack, of no government, counts as yours until the end of the turn, without its token and its effect when gained. It does not help to buy other advances.
rule-COC-12-4-4 = Great Lighthouse: whenever its city is activated, you may put a ship from your supply on any explored sea hex without enemy ships. You choose the first player in the status phase.
rule-COC-12-4-5 = Great Mausoleum: when you draw an action or event card, you may take the top of its discards instead. Cards you discard go under the pile.
rule-COC-12-4-6 = Great Pyramid: 5 points for its builder, whoever has the city, and a tie for first place is won.
rule-COC-12-4-7 = Great Statue: draw 1 objective when it is built; once per turn discard 1 objective for 1 more main action.
rule-COC-12-4-8 = Great Wall: in round 1 of a battle for your happy city the attacker has 2 combat value less. Barbarians that attack your cities are beaten without a roll, for 1 gold.

## COC-13

rules-COC-13 = Leaders and civilizations
rule-COC-13-1 = A leader is a military unit for 1 mood and 1 culture, recruited in any of your cities, with one of your unused leader cards. Only one is on the map; a new one replaces the old for good. After 3 leaders none is left.
rule-COC-13-2 = Abilities work in the leader’s city or in the land battle the leader fights in, every round, unless the card says otherwise; at sea only if it says so.
rule-COC-13-3 = A leader killed in battle by another player, also aboard a ship, is worth 2 points to that player. Lost to events, barbarians or pirates, or replaced, a leader gives nobody points.
rule-COC-13-4 = A leader carried on a lost ship may be one of the units removed.
rule-COC-13-20 = You gain a civilization advance with the advance it is linked to, or with your first government advance; the cube comes from the supply, and each is worth half a point. If you lose the linked advance, you keep it only while another fulfils the link.
rule-COC-13-21 = The Great Library never gives civilization advances. Their texts are in the list of cards.
rule-COC-13-22 = Captives go back to their owners’ supply. Each move of a Hunnic city activates it. Carthage may have 4 ships on a hex and 8 in all, pirates included; when it controls all pirates, their icon does nothing. A changed Viking unit is still the same unit. China’s Expansionism follows recruiting only. Japan’s Ruse comes after the card and its target are named, and the cancelled card costs nothing.
rule-COC-13-23 = Polis: at the second or a later activation another of your cities, at least as large and as happy at that moment, may count as activated; the first city acts with its own size and mood.
rule-COC-13-29 = Advances that allow units without a market do so only in the cities they name; all other rules of recruiting hold.
rule-COC-13-30 = Aztecs: at most 4 captives, no leaders. A captive cancels a drawn event, and another is drawn. Collecting from an enemy city’s hex within 2 hexes counts against your size; its mood and units do not matter, exhausted land gives nothing. Each captive also pays as 1 mood or 1 culture.
rule-COC-13-31 = Babylon: Canals look at all food of a collect. Exactly 1 becomes 2; none or more gives nothing extra.
rule-COC-13-32 = Nebuchadnezzar II and Qin Shi Huang, while active: drawing a wonder card you take the wonder they name, unless it is built, from the deck, the discards, the display or a rival’s hand, and the rival draws another. Wonders in the leader’s city are a free action with the usual conditions, the named one for 2 culture less.
rule-COC-13-33 = Celts: at most one druid token for each barbarian settlement; it is lost when a player captures or converts the place.
rule-COC-13-34 = China: Rice Fields give at most 2 more food per collect, 1 for each plains hex with your settlers, not in the city.
rule-COC-13-35 = Egypt: the pairs are Dogma and Nationalism, Devotion and Totalitarianism, Conversion and Absolute Power, Fanaticism and Forced Labor. Cleopatra’s tokens bind attackers only while she is active, in every city that has them; the price is paid before the attackers move. A lost city loses its tokens, and barbarians ignore them.
rule-COC-13-36 = Phoenicia: ports trade by themselves, each with another city by the sea; the limit of 4 routes stays.
rule-COC-13-37 = Greece: Study works only when recruiting by activation. Hellenistic Culture uses the full size of the city it starts from, anybody’s with a building of your colour, and may be boosted.
rule-COC-13-38 = Huns: a city of size 1 that is not angry moves as one of the 3 moves or with a group, and gains 1 resource of the new hex. Mountains stop it for the turn; barren and exhausted land gives nothing but may be entered and built on. It never enters cities, enemies or ships and never uses Roads. It does not count against the stack limit.
rule-COC-13-39 = India: a settler influences within 2 hexes, 1 further for each other settler on its hex; a city has its size and 1 for each settler in it.
rule-COC-13-40 = Japan: Pottery counts all food of a collect, and every collect with at least 3 food pays. The card that Shogunate buys replaces the infantry of Draft. If so agreed at the start, Pottery and each half of Shogunate work once per turn.
rule-COC-13-41 = Carthage: units landed by Hegemony cannot move again this turn, and those that neither land nor fit on other ships are removed. Pirates are yours only while a unit of yours is with them; they count when an event takes units and are lost first in sea battles. Ships that share a hex with pirates may attack them with one move.
rule-COC-13-42 = Maya: Ball Courts cost 1 mood, once per collect or recruit action, not in angry cities. The Calendar costs 1 culture for each card put under the deck, and cannot be used between gaining Astronomy and the event that follows.
rule-COC-13-43 = Persia: a converted unit needs a piece of its kind in your supply, stands on the enemy’s hex and fights the rest at once; settlers alone die. It is the one success of the turn.
rule-COC-13-44 = Rome: Imperial Roads lead over up to 4 hexes from one of your cities to another, at the price of Roads.
rule-COC-13-45 = Vikings: a unit changes in a move of 1 hex to a hex next to where it starts, without enemies. Units aboard land with it or stay on other ships; part of a group may become ships and carry the rest. Without Tactics nothing changes to or from infantry. A runestone uses up an obelisk.

## COC-14

rules-COC-14 = End and scoring
rule-COC-14-1 = The game ends in the status phase after age 6, when objectives are completed, or earlier if somebody has no city then.
rule-COC-14-2 = 1 point for each settlement and building of your colour on the map, wherever it stands; half a point for each advance, civilization advances too; 2 for each objective; 4 for a wonder, 2 and 2 if it was captured, 5 for the Great Pyramid; 2 for each leader you killed; and what events and civilizations give.
rule-COC-14-3 = In a tie the builder of the Great Pyramid wins; then the points for city pieces, advances, objectives with runestones, wonders, events and leaders are compared in this order. Other points decide nothing. If all are equal, the victory is shared.

## COC-15

rules-COC-15 = Variants
rule-COC-15-1 = No events: of each event only the icon is resolved. Optional events: before drawing you say whether you take the whole card or the icon only.
rule-COC-15-2 = Short game: 4 ages, 2 settlers at the start, and 2 free advances in each status phase; the second, after everybody took the first, causes no event.
rule-COC-15-3 = Variable end, on a track of 7 ages: in the last 5 rounds the first player rolls at the start of each, and the game ends with 1, then up to 2, up to 3, up to 4, and at last always up to 6. Or the game ends after the round of these in which a wonder is built. Then only objectives are completed.
rule-COC-15-4 = Random leaders: whoever recruits a leader gets a random unused one.
rule-COC-15-5 = Shared wonders: drawn wonder cards lie open, and every player with Engineering and what they need may build them.
rule-COC-15-6 = Alternate history: everybody gets 3 random leaders of all civilizations.
