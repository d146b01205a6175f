# The rules for players, in our own words. `rules-…` is a section’s title, `rule-…` a rule’s text.

## ND-1

rules-ND-1 = Words
rule-ND-1-1 = The game is for 2 to 5 players, for 5 only with the expansion.
rule-ND-1-2 = Pieces are armies, caravans, cities, capitals included, control tokens and districts. Armies and caravans are figures.
rule-ND-1-3 = Friendly is what has your colour, rival what has another player’s. Barbarians, city-states and forts without a city are neutral.
rule-ND-1-4 = A space with a city or control token of yours, districts included, is friendly to you; one with those of others is a rival space. Figures change nothing about it.
rule-ND-1-5 = A space is one hex. A tile has ten of them, a fort and a water token are one each.
rule-ND-1-6 = Adjacent spaces share an edge. An edge space has at least one side where nothing has been laid.
rule-ND-1-7 = Distances are counted along existing spaces. Unless a rule says more, as that for building cities does, every space may be counted through, water and rival spaces too.
rule-ND-1-8 = An empty space has no token and no figure of any kind.
rule-ND-1-9 = A city needs a legal space: no water, not next to any city, city-state or fort, and nothing on it but caravans, armies of yours or a control token of yours. A resource or natural wonder in the way makes it illegal; the token of a world wonder that lies there alone does not.
rule-ND-1-10 = A destroyed figure returns to its card, a destroyed control token, district or city to its owner’s unused pieces. Defeated barbarians wait beside the map.
rule-ND-1-11 = To capture a wonder is to gain it by an attack. Whoever replaces a city by an effect gets the wonder in it, but has not captured it.
rule-ND-1-12 = “You may” leaves it to you each time. “Then” says the order only: what follows happens even if what went before was impossible.

## ND-2

rules-ND-2 = Components
rule-ND-2-1 = Each player has 34 control tokens, 5 districts, 6 governments, 1 capital, 7 cities, 3 caravans, 2 armies, 24 focus cards and 5 diplomacy cards. There are 21 map tiles, 16 water tokens, 5 forts, 36 wonders, 10 resources of each of 4 types, 60 trade tokens and 11 barbarians.
rule-ND-2-2 = The expansion replaces some components of the base game: event dial and focus bars, two wonders, one victory card, six focus cards of each colour and one diplomacy card.
rule-ND-2-3 = Whoever has no unused control token may take an own one from the map and place that. Without an unused city, district or figure nothing is placed. What the supply does not have cannot be gained.

## ND-3

rules-ND-3 = Set-up
rule-ND-3-1 = Everybody gets a leader at random, with the leader’s unique focus card, and the pieces and cards of one colour.
rule-ND-3-2 = The six cards of level I form the focus row: Irrigation on the left, the others in the order of the leader. A unique card of level I takes the place of the normal one. An army lies on the military card, a caravan on the economy card.
rule-ND-3-3 = Everybody gets a capital tile at random and a fort.
rule-ND-3-4 = The first player is chosen at random and stays so.
rule-ND-3-5 = The other tiles are shuffled into a stack.
rule-ND-3-6 = The core is 2 tiles with 2 or 3 players and 4 tiles with more, all of the same side. They lie in a fixed layout.
rule-ND-3-7 = In turn everybody lays the fort on a free place that touches at least two spaces of the core, but no other fort and no space of a city-state.
rule-ND-3-8 = In turn everybody lays the capital tile, with either side up and turned in any way, so that it touches at least four different spaces of the core and forts. The capital stands on its star.
rule-ND-3-9 = Places that are closed in all around are filled with water. If somebody cannot lay anything, the set-up is done again.
rule-ND-3-10 = Each symbol receives its token: barbarians, resources, natural wonders, city-states.
rule-ND-3-11 = The diplomacy cards of city-states on the map lie beside it; the others wait.
rule-ND-3-12 = The first player lays the direction token of the barbarians. The event dial starts at its first position, which is not resolved now.
rule-ND-3-13 = One ancient and one medieval wonder of each type leave the game unseen. Each type then has a deck with 2 ancient, 2 medieval and 3 modern wonders in this order, and its first card is open.
rule-ND-3-14 = Both fort cards and three other victory cards at random are used.
rule-ND-3-15 = Trade tokens and the resources that are left are the supply.

## ND-4

rules-ND-4 = Round and turn
rule-ND-4-1 = In a round everybody has one turn. Then it is seen whether somebody has won, and the event dial advances.
rule-ND-4-2 = A turn: effects of its start in any order, choose one of the six focus cards, resolve it, reset it, effects of its end.
rule-ND-4-3 = You may choose a card that can do little or nothing. What is impossible is left out; “up to” may be none.
rule-ND-4-4 = To reset a card is to put it on the left end; the cards that lay before it move right by one, and what lies on cards goes along.
rule-ND-4-5 = Cards that are resolved besides the chosen one are not reset, unless that is said.

## ND-5

rules-ND-5 = Slots
rule-ND-5-1 = The six places of the focus bar have the numbers 1, 1, 2, 3, 4, 5. Both places with a 1 are the first slot.
rule-ND-5-2 = Shifts move a card right while it is resolved, never beyond the last place. The number there is its slot number for everything.
rule-ND-5-3 = Since two places have a 1, a shift of 2 leads from the first of them to slot 2 and from the second to slot 3.
rule-ND-5-4 = A card resolved “as if in the first slot” starts from the left end; shifts are applied after that.
rule-ND-5-5 = You choose the order of several shifts; one with a condition looks at the slot reached so far. Each applies once.
rule-ND-5-6 = “If it is resolved in slot 5” means the slot number after shifts.
rule-ND-5-7 = Shifts come from governments, some wonders and a leader. They do not move the card.

## ND-6

rules-ND-6 = Terrain
rule-ND-6-1 = Difficulty: grassland 1, hills 2, forest 3, desert 4, mountains 5. A natural wonder has no terrain and difficulty 5, a city-state counts as grassland, a fort as forest. Water is closed unless something opens it, and then has difficulty 1.
rule-ND-6-2 = A card works on spaces that are not more difficult than its slot number.
rule-ND-6-3 = Effects change difficulties for what they name only, never below 1, and never the terrain itself.

## ND-7

rules-ND-7 = Trade tokens
rule-ND-7-1 = At most 3 trade tokens lie on a focus card, more are lost. City-states and natural wonders on it do not count.
rule-ND-7-2 = When you resolve a card you may spend trade tokens that lie on it: culture 1 more control token, science 1 more space, economy 1 more space for each caravan, industry 1 more production for a wonder, growth 1 more token reinforced; military a new roll or 1 more combat value, in defence too.
rule-ND-7-3 = Trade tokens never raise the slot number.
rule-ND-7-4 = On economy they are spent before the first caravan moves, otherwise at any point of the resolution.
rule-ND-7-5 = They come from caravans, defeated barbarians, districts and cards.
rule-ND-7-6 = A card that takes the place of another keeps what lies on it, a government only if the type stays the same.

## ND-8

rules-ND-8 = Culture and control tokens
rule-ND-8-1 = A control token goes on a space next to a city of yours that is no water, not too difficult, and without barbarians, city, city-state, fort, control token, district or rival army. Caravans, armies of yours, resources and natural wonders are no obstacle.
rule-ND-8-2 = Control tokens come unreinforced unless it is said otherwise.
rule-ND-8-3 = Whoever places a control token takes the resource or natural wonder there.
rule-ND-8-4 = The token of a wonder that lies there alone comes under your control.
rule-ND-8-5 = Control tokens are placed one after the other; each makes its space friendly at once.
rule-ND-8-6 = Culture cards place two or three control tokens next to cities; better ones move a token, place more next to any friendly space, or replace or turn over a rival one. A moved token keeps its side.
rule-ND-8-7 = Control tokens for trade tokens follow the first rule of the card; those of a leader go next to cities.
rule-ND-8-8 = Where an effect that is no focus card names no difficulty, difficulty does not matter, nor does being next to a city. The rest of ND-8.1 holds.
rule-ND-8-9 = To reinforce is to turn an own control token or district to its strong side.
rule-ND-8-10 = A reinforced token gives the defender 1 for itself and 1 to each friendly city and token next to it. Barbarians turn it over instead of destroying it.

## ND-9

rules-ND-9 = Science and better cards
rule-ND-9-1 = Science advances the tech dial by the slot number. Spaces 3 and 6 give level II, 10 and 14 level III, 19 and 24 level IV.
rule-ND-9-2 = On each of these spaces, also when passing, you may take one card of exactly that level. It takes the place of the card of the same type.
rule-ND-9-3 = Levels may be skipped. A card never gives way to one of lower level; to one of the same level only if one of them is unique.
rule-ND-9-4 = After 24 comes 15, and counting goes on.
rule-ND-9-5 = A new card works from its next resolution on. A science card that replaces the one being resolved is reset in its place.
rule-ND-9-6 = If the new card shows more figures, they are put on it. Figures on the map stay.
rule-ND-9-7 = Your unique card may be taken wherever you are entitled to a card of its level and type.
rule-ND-9-8 = The four science cards: the last three also give a trade token, a resource of a type of which you hold no token, or in slot 5 a strike at control tokens around a space. Cities and spaces with an army are spared.

## ND-10

rules-ND-10 = Industry
rule-ND-10-1 = Build a wonder or a city.
rule-ND-10-2 = Choose an open wonder. Production is the slot number, 2 for each resource or natural wonder that you spend and 1 for each trade token. Costs are reduced by a trade token on the wonder and by effects. What is too much is lost.
rule-ND-10-3 = Only the two types of resources printed on the wonder count. A spent resource returns to the supply; a natural wonder stays with you and works once per turn.
rule-ND-10-4 = The wonder goes into a city of yours without one. Take the card; its trade token returns to the supply, and the next card of the deck is opened. One wonder founds its own city instead.
rule-ND-10-5 = “When you build this” happens at once.
rule-ND-10-6 = A city goes on a legal space that is not too difficult, within the range of the card from a friendly space. The way there avoids water unless it is allowed, rival spaces, barbarians and spaces that are too difficult. City-states may be counted through.
rule-ND-10-7 = An own control token there returns to you; caravans and your armies stay.
rule-ND-10-8 = The ranges are 2, 3, 4 and 5, the last two also over water. Level II may instead build where a figure of yours is, at any distance and difficulty. Level IV adds up to 2 control tokens.
rule-ND-10-9 = Forts count as forest, and those that are yours or nobody’s may be counted through.
rule-ND-10-10 = A city is mature if everything that exists around it is water or friendly. A new tile may end that. A fort of nobody or a city-state next to it prevents it.

## ND-11

rules-ND-11 = Economy and caravans
rule-ND-11-1 = Each caravan moves once, one after the other. One on the card starts from your capital or a mature city. It may stay where it is.
rule-ND-11-2 = Caravans enter spaces that are not too difficult, no water unless it is allowed, and no barbarians. Nothing else stops them.
rule-ND-11-3 = In a city-state or rival city the caravan returns to its card. You gain 2 trade tokens, in a city-state on the card of its type, in a city on any cards, and may take a diplomacy card.
rule-ND-11-4 = Only one caravan per turn may reach the same city or city-state.
rule-ND-11-5 = A caravan on its way stays on the map, where it may be destroyed.
rule-ND-11-6 = Caravans may explore.
rule-ND-11-7 = The four economy cards: 1 to 3 caravans and 3 to 6 spaces; the last two also over water, with an exchange of a resource, or another card after the reset.
rule-ND-11-8 = Where water is allowed a figure may stop on it, and may always leave it later.

## ND-12

rules-ND-12 = Military
rule-ND-12-1 = The military card shows how many armies you have. Destroyed ones return to it.
rule-ND-12-2 = Each army moves once, with its attack, before the next. One on the card starts from your capital or a mature city. It may stay.
rule-ND-12-3 = Armies enter spaces that are not too difficult, no water unless it is allowed. Friendly pieces never hinder.
rule-ND-12-4 = Barbarians, city-states, forts of nobody and rival pieces stop an army, and it must attack. Some effects let it pass.
rule-ND-12-5 = Armies may explore.
rule-ND-12-6 = An army may not enter a space where it could attack only somebody who is protected by a pact.
rule-ND-12-7 = Barbarians must be attacked first. Otherwise choose one rival piece, the city-state or the fort.
rule-ND-12-8 = Choosing a city-state or a player’s piece costs you all diplomacy cards taken from them, before the attack.
rule-ND-12-9 = The attacker’s value: die, slot number, and bonuses.
rule-ND-12-10 = The defender’s value: die and a bonus. Fort 6, city-state 8, barbarians the difficulty. A city twice its difficulty, a control token its difficulty and 1 if it is reinforced, both 1 more for each friendly reinforced token next to them. Figures only the difficulty. Every rival piece 2 more if another army of its owner is there, and the bonuses of its owner’s cards.
rule-ND-12-11 = For neutral defenders the die is rolled, and nothing is spent.
rule-ND-12-12 = After both rolls first the attacker, then the defender may spend tokens of the military card one by one: roll again, or add 1. Whoever has stopped has stopped.
rule-ND-12-13 = City-state tokens and Palenque work only for the player whose turn it is; Jebel Barkal works on both sides.
rule-ND-12-14 = The higher value wins, in a tie the defender.
rule-ND-12-15 = If the defender wins, the attacking army is destroyed.
rule-ND-12-16 = If the attacker wins: barbarians go, for 1 trade token; a figure is destroyed; a control token or district is replaced by a control token of the attacker; a city by a city, with its wonder; a capital stays and gives up to 2 trade tokens and its wonder; a city-state is conquered; a fort gets a city.
rule-ND-12-17 = After a city or control token was beaten, all other rival figures there are destroyed. Those of a protected player step back.
rule-ND-12-18 = Without an unused control token one may come from the map; otherwise the beaten one is removed. Without an unused city a beaten city is removed, while a city-state or fort stays.
rule-ND-12-19 = The winning army stays, unless something to attack is left there: then it steps back to where it came from. Its movement is over.
rule-ND-12-20 = Several armies of one player may share a space, those of different players never do.
rule-ND-12-21 = Effects do not remove or replace pieces where an army is. Attacks do, and an encampment may beat the army itself.
rule-ND-12-22 = Rival armies prevent placing control tokens and building cities. Caravans pass them.
rule-ND-12-23 = The four military cards: 3 to 6 spaces, the last two also over water; bonuses against barbarians or everybody; a defeated army that moves again; passing over lighter pieces.

## ND-13

rules-ND-13 = Growth and districts
rule-ND-13-1 = Growth places a district or reinforces up to as many control tokens as the slot number; better cards do both, add a control token, or let everybody resolve one type of district, clockwise from you.
rule-ND-13-2 = Each trade token of the card reinforces one control token, whatever the card was used for.
rule-ND-13-3 = A district counts as a control token in everything. Only growth places it, next to a city of yours, and it may replace an own control token there. It lies unreinforced then. Beaten by a rival it becomes that player’s normal control token.
rule-ND-13-4 = Everybody has one district of each of five types.
rule-ND-13-5 = A district may replace another own district as well. What is replaced may be placed again.
rule-ND-13-6 = At the district symbol everybody resolves all own districts in any order, the first player first, then clockwise. Campus: trade tokens on science for mountains and natural wonders. Commercial hub: one for each mature city, or on economy for deserts. Encampment: defeat barbarians or a rival army within 2, reinforce within 2. Industrial zone: trade tokens on industry for forests, or a city for 3 of them. Theater square: a control token within 2 of it, or of a city of yours with a wonder.
rule-ND-13-7 = The district’s own space counts, with its terrain. A fort under a friendly city counts as forest.

## ND-14

rules-ND-14 = Governments
rule-ND-14-1 = At the government symbol everybody may put the government of a card in the first slot on it; an earlier one is taken back.
rule-ND-14-2 = Republic goes with culture, monarchy with growth, oligarchy with economy, autocracy with military, each with 2 arrows; democracy with science and communism with industry, each with 1.
rule-ND-14-3 = A card with a government counts as lying that many slots further right, wherever it lies.

## ND-15

rules-ND-15 = Exploration
rule-ND-15-1 = A figure on an edge space of a tile with a capital, anybody’s, may spend one space of its movement to explore, once per movement.
rule-ND-15-2 = Draw the bottom tile and lay it with either side up so that it touches at least four spaces of tiles, the explorer’s space among them; forts and water tokens do not count. If it fits nowhere it goes on top of the stack. Then it is populated, and closed holes are filled with water.
rule-ND-15-3 = A tile that fits must be laid. With an empty stack nobody explores.
rule-ND-15-4 = The figure then goes on with what is left of its movement.
rule-ND-15-5 = Both sides of a tile share their tokens, so nothing appears twice.

## ND-16

rules-ND-16 = Forts
rule-ND-16-1 = A fort is one space of forest. No control tokens lie on it, and no city is built next to it. An army that enters a fort of nobody must attack it.
rule-ND-16-2 = The winner puts a city there and controls the fort as long as the city stands.
rule-ND-16-3 = Where tiles are counted, each fort is one.

## ND-17

rules-ND-17 = City-states
rule-ND-17-1 = City-states are neutral, have one of four types and two diplomacy cards each.
rule-ND-17-2 = They prevent placing and building next to them, and stop caravans and armies.
rule-ND-17-3 = Whoever conquers one puts a city there and its token on the own focus card of its type. All its diplomacy cards are put aside.
rule-ND-17-4 = A city-state token may be spent once per turn like a trade token when its card is resolved. It stays, and is outside the limit. It does not help in defence.
rule-ND-17-5 = Whoever beats a city on a conquered city-state conquers it in turn, or frees it and takes one of its cards.
rule-ND-17-6 = If that city is destroyed otherwise, the city-state is free again.

## ND-18

rules-ND-18 = Diplomacy
rule-ND-18-1 = A diplomacy card works for whoever took it, never for its owner.
rule-ND-18-2 = You may hold one card of each city-state and of each other player.
rule-ND-18-3 = At a city-state take a copy of its card if one is left and you have none. At a rival city take one of that player’s cards that nobody holds; if you have one already, return it first.
rule-ND-18-4 = Attacking its source costs the card, and so may its own text.
rule-ND-18-5 = Joint War +2 in attack, Defensive Pact +2 in defence, never against their owner. Embassy: reaching the owner’s capital gives the owner a trade token and you a resource. Open Borders: the owner’s cities and control tokens are friendly for your districts and maturity. Non-Aggression Pact: you attack and destroy nothing of the owner; if the owner does so, return it to swap your military card with another.

## ND-19

rules-ND-19 = World wonders
rule-ND-19-1 = Four decks by type, of which only the open cards can be built. Their ages are ancient, medieval and modern.
rule-ND-19-2 = You control a wonder while its token lies under a city or control token of yours.
rule-ND-19-3 = A city has one wonder at most.
rule-ND-19-4 = A trade token on an open wonder makes it cheaper by 1. Next time the wonder leaves the game.
rule-ND-19-5 = Reductions add up, but nothing costs less than 0.
rule-ND-19-6 = A wonder goes along with its city.
rule-ND-19-7 = If barbarians destroy its city the token stays, and whoever places a city or control token there controls it.
rule-ND-19-8 = An empty deck offers nothing.

## ND-20

rules-ND-20 = Resources and natural wonders
rule-ND-20-1 = Marble, mercury, oil and diamonds belong to culture, science, military and economy. Each wonder takes that of its type and one other.
rule-ND-20-2 = You may hold any number of resources.
rule-ND-20-3 = A natural wonder goes to whoever first places a control token there. It changes hands when that token is beaten or replaced by another player; if it is merely destroyed, the owner keeps the wonder.
rule-ND-20-4 = A city may be built where your natural wonder came from, and you keep it.

## ND-21

rules-ND-21 = How barbarians enter
rule-ND-21-1 = Barbarians belong to the symbol with their letter. Defeated ones wait.
rule-ND-21-2 = When they enter, waiting barbarians return to their symbol and destroy figures there. A city, control token or other barbarians prevent it.

## ND-22

rules-ND-22 = How barbarians move
rule-ND-22-1 = One die gives the direction for all. They move in the order of their letters.
rule-ND-22-2 = At the edge they go the opposite way. Over water they go on to the next land; if there is none, the opposite way, and otherwise they stay.
rule-ND-22-3 = They destroy caravans, unreinforced control tokens and cities. A reinforced token is turned over and they go back. In a capital its owner discards 2 trade tokens, and they stay.
rule-ND-22-4 = Armies there are destroyed, and the barbarians go back. They protect cities and control tokens, but not caravans.
rule-ND-22-5 = City-states, forts of nobody, resources and natural wonders mean nothing to them.
rule-ND-22-6 = Petra’s owner keeps them out of cities and reinforced tokens; they go the opposite way.
rule-ND-22-7 = If two share a space, the first player moves one of them to an adjacent space without pieces and water, if there is one.

## ND-23

rules-ND-23 = Defeating barbarians
rule-ND-23-1 = An attack or encampment brings 1 trade token on any card. Removing them with a caravan brings nothing.

## ND-24

rules-ND-24 = Event dial
rule-ND-24-1 = Its positions: barbarians enter and wonders age; barbarians move; districts; governments and wonders age; barbarians move; districts.
rule-ND-24-2 = It advances after each round and is resolved. The first position comes at the end of round 6.
rule-ND-24-3 = The wonder symbol comes last.
rule-ND-24-4 = Barbarians enter as in ND-21.
rule-ND-24-5 = Barbarians move as in ND-22.
rule-ND-24-6 = Districts as in ND-13.6, governments as in ND-14.1.
rule-ND-24-7 = Each open wonder gets a trade token. One that had a token already leaves the game, and the next card is opened without one.

## ND-25

rules-ND-25 = Victory
rule-ND-25-1 = As soon as you meet an agenda it is marked with a control token, and stays so. Both agendas of a card may be marked.
rule-ND-25-2 = The mark of a fort agenda is lost with the forts.
rule-ND-25-3 = At the end of a round whoever has a mark on four of the five cards wins. Two agendas of one card are one card.
rule-ND-25-4 = In a tie more marks decide, then more wonders, then more friendly spaces; otherwise the victory is shared.
rule-ND-25-5 = The agendas stand on the cards.
rule-ND-25-6 = What you hold counts at any moment, in the turns of others too.

## ND-26

rules-ND-26 = Options
rule-ND-26-1 = Less experienced players may start with trade tokens on their focus cards, spread evenly from the left.
rule-ND-26-2 = In a peaceful game there are no fort cards, and an agenda on each of the three cards wins.
rule-ND-26-3 = With a round limit, most for bots, whoever has the most marked cards then wins.

## ND-27

rules-ND-27 = The base game
rule-ND-27-1 = For 2 to 4 players, with five cards in slots 1 to 5 and the eight leaders of the base game; without growth, districts, armies, forts, governments, unique cards and exploration.
rule-ND-27-2 = The core has four tiles, two with natural wonders and two with city-states. Everybody adds a capital tile and two more tiles, each touching at least four spaces, one of them of the core.
rule-ND-27-3 = With 4 players the wonder decks have two cards of each age, with fewer players fewer. An agenda on each of three victory cards wins.
rule-ND-27-4 = Event dial: barbarians enter, nothing, barbarians move, trade, barbarians move. At trade everybody puts a trade token on any card for each mature city.
rule-ND-27-5 = Military reinforces control tokens or attacks from a friendly space what lies in range, without armies; a lost attack costs nothing. Trade tokens only add 1.
rule-ND-27-6 = Some cards are those of the base game.

## ND-28

rules-ND-28 = Single cards
rule-ND-28-1 = Akkad lets armies pass control tokens and districts only; an army that stops there attacks.
rule-ND-28-2 = In the turn of a player who holds its card Antananarivo is a city of that player and no city-state. Armies may pass it, but not stop. A wonder there belongs to whoever takes a turn and holds a card. If it is conquered, the wonder belongs to the city.
rule-ND-28-3 = Ibrahim goes to another player at the start of an Ottoman turn. Only its holder’s caravans set it off.
rule-ND-28-4 = Maracanã resolves and resets the economy card before the other one.
rule-ND-28-5 = Taj Mahal counts wonders of the card’s type; growth and industry have none.
rule-ND-28-6 = Machu Picchu works in slots 1 and 2 and shifts by 2.
rule-ND-28-7 = Tokens placed through Stonehenge or by the Inca count as placed and may go on; moved and replacing ones do not.
rule-ND-28-8 = Statue of Liberty, Cristo Redentor, Radio, Mass Media, Eiffel Tower and Forbidden City do nothing where an army is.
rule-ND-28-9 = With the Pentagon armies move any number of spaces, and all other rules hold.
rule-ND-28-10 = With Oxford University a card that is not science may give way to one of any type; the row may then have two cards of one type. Each is resolved by itself, and the best one says how many figures there are.
rule-ND-28-11 = Great Zimbabwe holds up to 4 trade tokens, which may move to your cards at the start of your turn.
rule-ND-28-12 = A card gained by the Great Library comes from your own cards and is never of lower level.
rule-ND-28-13 = Mass Production lets one defeated army move again, from the capital or a mature city.
rule-ND-28-14 = With Scorched Earth a beaten control token returns to its owner, and the army has its whole movement once more.
rule-ND-28-15 = Georgia: the type of a city-state whose card you hold must be that of the card; several of one type count once.
rule-ND-28-16 = America: a natural wonder on a card works as a trade token or as its resource, once per turn in all.

## ND-29

rules-ND-29 = Readings to choose from
rule-ND-29-3 = Barbarians that have raided a capital stay there, or go back to where they came from.
rule-ND-29-4 = After the end of the tech dial counting goes on at 15, or the pointer jumps there and the rest is lost.
rule-ND-29-7 = A district may replace any own control token, or normal ones only.
rule-ND-29-11 = A natural wonder stays with its owner when the control token is destroyed, or goes back to its space.
