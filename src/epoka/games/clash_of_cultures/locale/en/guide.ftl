# The guide to a first game: one short text for each step, shown when it comes up.

guide-start = You have 3 actions in each turn. A good beginning: collect food with your city, gain an advance, and let your settler walk to a hex where a second city can grow. Click a hex or use the list.
guide-advance = An advance costs 2 food, ideas or gold and is worth half a point for good. Many bring a token at once, and some allow a building. Every third one draws an event from the deck.
guide-found = A settler becomes a city where it stands, on any land but barren. Cities are worth points, and a city can only grow as large as the number of cities you have.
guide-collect = A city collects from its own hex and its neighbours, as much as it is large: plains give food, forests wood, mountains ore. A happy city counts as 1 larger, an angry one as 1.
guide-construct = A building costs 1 food, 1 wood and 1 ore, is worth a point, and makes the city larger. Each city takes one building of a kind, and you need the advance that allows it.
guide-wonder = A wonder is built in a happy city and is worth up to 5 points. It costs culture and resources, and it needs the advances named on its card.
guide-recruit = A city recruits up to as many units as it is large: settlers for new cities, infantry to fight, ships with a port. Recruiting activates the city, as collecting and building do.
guide-settle = One city alone cannot grow. Recruit a settler for 2 food and found a second city as soon as you can.
guide-move = One action moves up to 3 groups, each by 1 hex. Click units on the map, then where they go. Military units need Tactics to move.
guide-destination = The gold hexes can be reached. Unknown tiles are explored by walking into them. Forests stop an attack from there this turn, and mountains stop units for the rest of the turn.
guide-explore = Exploring turns a tile of 4 hexes face up; that cannot be taken back. You may choose how it lies if the other way is legal too.
guide-happiness = Mood tokens raise cities: 1 token for each piece of the city. Happy cities collect and recruit more, and only they build wonders. A second activation in a turn lowers the mood.
guide-influence = Cultural influence turns another player’s building in range into yours: roll 5 or more, and culture tokens can raise the roll. You get its points.
guide-play = The upper half of an action card is played in your turn, the lower half face down in a battle. Some cost an action or culture, as the card says.
guide-use = Some advances can be used as an action or for free. Hold the mouse over an advance to read what it does.
guide-trade = In your turn you may trade resources, tokens and cards with anybody. Put an offer together; the other side may accept, refuse or make another.
guide-pay = Gold can stand for any resource, and in some payments others can, too. Keep gold for what you will need most.
guide-battle = Each unit rolls a die, and every 5 points are a hit. You may lay a card face down before the dice. After a round the attacker may withdraw.
guide-objectives = An objective needs one of its two conditions and is worth 2 points. A tick on the card says that you fulfil it now; many are checked only in the status phase.
guide-raze = A city of size 1 can be given up for 1 gold. That is rarely wise: cities are points, and they let others grow.
guide-government = A government gives four strong advances, but you can have only one kind at a time. After each age you may change it.
guide-first = The first player acts first in every round of the next age, which helps to get the better land or the first attack.
guide-question = Something happens outside of your usual actions. Read the question; the options say what they do, and those that are refused say why.
guide-wait = Waiting spends an action on nothing. Look once more: almost every turn there is something to collect, to build or to move.
guide-end = Your actions are spent. Free actions are still possible; then end your turn. After the third round of an age comes the status phase with objectives, a free advance and cards.
guide-scoring = Each settlement and building is worth 1 point, each advance half a point, each objective 2, and wonders what their cards say. The most points win.
