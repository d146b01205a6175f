# The rules for players, in our own words. `rules-…` is a section's title, `rule-…` a rule's text.

## TTA-1

rules-TTA-1 = Components
rule-TTA-1-1 = The game is for 2 to 4 players. There is a scoring board for points, ratings, decks and events, a card row of 13 spaces, and a board for each player, with help cards, a start-player marker, 32 pact markers, 260 tokens, 24 markers in player colours and 340 cards.
rule-TTA-1-2 = 185 cards are civil and 155 military; their backs differ. Both kinds come from 4 ages: A, Antiquity; I, the Middle Ages; II, the Age of Exploration; III, the Modern Age. So there are 8 decks.
rule-TTA-1-3 = With all cards the civil decks have 20 cards in Age A and 55 each in Ages I, II and III. The military decks have 10 cards in Age A, 50 in Age I, 50 in Age II and 45 in Age III.
rule-TTA-1-4 = In each civil deck of Ages I, II and III, 5 cards are for 3 or more players and 5 others for 4 players only. With 2 players both groups stay in the box and 45 cards of the deck remain; with 3 players the second group stays out and 50 remain; with 4 players all are used. Age A has no such cards.
rule-TTA-1-5 = Tokens that you gain or lose for good come from the box or go to it. The box never runs out.

## TTA-2

rules-TTA-2 = The three levels
rule-TTA-2 = The simple game uses the civil decks A and I and has no military cards apart from its events, no political actions, no discontent and no corruption. The advanced game adds deck II and all of these, but neither wars nor air force. The full game uses every deck, has wars, and each civilization loses 2 yellow tokens when Ages I, II and III end.
rule-TTA-2-1 = If a card refers to something that your level of the game does not have, ignore that part of it. In the simple game, for example, bonuses for colonizing mean nothing.

## TTA-3

rules-TTA-3 = Setting up
rule-TTA-3-1 = 13 cards of the shuffled civil deck A form the card row, and the other 7 wait beside it; the civil deck I lies ready. Each player begins with 18 yellow tokens in the yellow bank and 18 blue ones in the blue bank, and with 7 workers: 2 on Bronze, 2 on Agriculture, 1 on Philosophy, 1 on Warriors and 1 unused. The government is Despotism with 4 civil and 2 military actions. Points are 0; the ratings are culture 0, science 1, strength 1 and happiness 0. Turns go clockwise, and everybody has the same number of them.
rule-TTA-3-2 = Simple game: the military deck A without Development of Politics, 9 shuffled cards, lies face down as the current events. No other military deck is used.
rule-TTA-3-3 = Advanced game: as many cards of the military deck A as there are players and 2 more are drawn unseen as the current events. The 4 wars of deck II are left out, with 2 players also the 6 pacts of decks I and II. Military deck I is the first to draw from. 4 events of the military deck III lie open all game and are scored at its end.
rule-TTA-3-4 = Full game: like the advanced game, but with all cards of Ages I, II and III, wars too, and without open events for scoring. With 2 players all 10 pacts are left out.
rule-TTA-3-5 = On the table lie the card row, a civil and a military deck, the discarded military cards of each age, and the current, future and past events. Current events have an order; they and the future events lie face down.

## TTA-4

rules-TTA-4 = The player board
rule-TTA-4-1 = The fewer tokens your yellow bank holds, the dearer a new worker, the more your people eat each turn, and the more happy faces they want. With 17 or more tokens these are 2 food, 0 food and 0 faces; with 13–16 they are 3, 1 and 1; with 11–12: 4, 2 and 2; with 9–10: 4, 2 and 3; with 7–8: 5, 3 and 4; with 5–6: 5, 3 and 5; with 3–4: 7, 4 and 6; with 1–2: 7, 4 and 7. An empty bank, 0 tokens, gives no worker; you eat 6 food and need 8 faces.
rule-TTA-4-2 = The blue bank has 18 spaces in regions of 10, 4 and 4, and extra tokens go to the first. Corruption depends on how many tokens it holds: 0 with 9 or more, 2 with 5–8, 4 with 1–4, and 6 with none.
rule-TTA-4-3 = Beside your board lie your government with its action tokens, your technologies with workers and blue tokens, a leader, an unfinished wonder, completed wonders, colonies, special technologies, a tactics card and a pact that you proposed. You can have only 1 leader, 1 unfinished wonder, 1 tactics card and 1 pact of your own.
rule-TTA-4-4 = Your population is your unused workers and your workers on cards; tokens in the bank do not belong to it. A farm, mine, building or unit exists only where a worker stands: a technology alone only allows you to build.

## TTA-5

rules-TTA-5 = Points and ratings
rule-TTA-5-1 = There is no upper limit to your culture points, and they never fall below 0.
rule-TTA-5-2 = You can have at most 40 science points; what goes beyond is lost. They pay for technologies and never fall below 0.
rule-TTA-5-3 = Your culture rating and your science rating tell how many points you score each turn. Each lies between 0 and 30.
rule-TTA-5-4 = Your strength lies between 0 and 60. In a fight, sacrificed units and defense cards are added on top and may take it beyond 60.
rule-TTA-5-5 = Happiness is the number of happy faces minus the unhappy ones on your cards in play, for buildings once per worker; it lies between 0 and 8. St. Peter's Basilica doubles the happy faces before the unhappy ones are taken away.
rule-TTA-5-6 = Ratings change as soon as something that they depend on changes. A higher rating gives no points at once: points come in production.
rule-TTA-5-7 = A card's level is its age: A is 0, I is 1, II is 2, III is 3.
rule-TTA-5-8 = A rating that would fall below 0 is 0. Limits apply to the total only, so a later loss counts from the true sum: 62 strength counts as 60, and after a loss of 5 it is 57.

## TTA-6

rules-TTA-6 = Food, resources and tokens
rule-TTA-6-1 = A blue token on a farm is food, and one on a mine is resources, each worth the number on its card. Tokens on an unfinished wonder are neither.
rule-TTA-6-2 = When you gain food or resources outside production, tokens go from your blue bank to farms or mines in play until their values make up the amount; the card needs no worker. As few tokens as possible are used. If the bank runs out, the rest is lost.
rule-TTA-6-3 = To pay, return tokens to the bank so that what you have stored falls by exactly the price. You may give change downwards: move a token to a lower card, and if need be add one from the bank to a lower card. Tokens are never merged into a dearer one.
rule-TTA-6-4 = Payments are made for you: of all the ways to pay, the one that leaves the most tokens in the bank is taken, and of these the one that keeps tokens on higher cards. If the bank lacks tokens for the change, what cannot be shown is lost.
rule-TTA-6-5 = Food and resources keep from turn to turn. One cannot stand in for the other unless a card says so.
rule-TTA-6-6 = Tokens that you lose to the box come from your bank. If the blue bank holds too few, you take the missing ones from cards of your choice; of yellow tokens you lose only what the bank holds.
rule-TTA-6-7 = Homer, Patriotism, Wave of Nationalism and Military Build-Up give resources for units only. They are no tokens, they add up, they are spent first when you build or upgrade units, and what you do not use is gone at the end of your turn. Homer's 1 resource is there in each of your turns, also in the one in which you play him.
rule-TTA-6-8 = When an effect increases your population for free, yellow tokens go from the bank to your unused workers, as many as the bank has.

## TTA-7

rules-TTA-7 = A turn
rule-TTA-7 = The game is played in rounds. In each of them every player has a turn, beginning with the start player and going clockwise.
rule-TTA-7-1 = In round 1 you may only take cards from the row: the first player may spend 1 civil action, the second 2, the third 3 and the fourth 4. Nothing can be played or built, there are no military actions, and the row is not refilled. Production follows.
rule-TTA-7-2 = From round 2 on a turn goes like this: the card row is renewed; in the full game, your war of last turn is resolved; in the advanced and full games you may take 1 political action and then discard surplus military cards; you spend civil and military actions in any order; production; and your action tokens come back. In the simple game, from round 3 on, an event comes before the start player's turn.
rule-TTA-7-3 = The card row is renewed before a war is resolved.
rule-TTA-7-4 = Actions that you do not use are lost at the end of your turn.
rule-TTA-7-5 = At the table the next player may begin while you are still producing. It saves time and changes nothing.

## TTA-8

rules-TTA-8 = The card row
rule-TTA-8-1 = A card on spaces 1–5 costs 1 civil action, on spaces 6–9 it costs 2, and on spaces 10–13 it costs 3.
rule-TTA-8-2 = At the start of a turn, except in round 1, the cards on the first 3 spaces leave the game if there are 2 players, on the first 2 spaces if there are 3, on the first space if there are 4; players who have left do not count. If such a space is empty, no other card goes in its place.
rule-TTA-8-3 = Then the cards move left without gaps, and new ones are dealt to the free spaces on the right.
rule-TTA-8-4 = In round 2 the start player refills the row from the rest of deck A; what is left of it then leaves the game, and everybody after that deals from deck I. If deck A is too small, deck I fills the rest.
rule-TTA-8-5 = When the last card of the civil deck is dealt, its age ends at once, and any spaces that are still free are filled from the next deck. If there is no next deck, cards are still removed and moved, but none are added. Cards of earlier ages stay on the row until they are taken or removed.

## TTA-9

rules-TTA-9 = Taking civil cards
rule-TTA-9-1 = A card costs as many civil actions as its space says. A wonder costs 1 more for each wonder that you have already completed.
rule-TTA-9-2 = You can take only 1 leader of each age in the whole game, whatever becomes of that leader. You cannot take a wonder while one of yours is unfinished, nor a technology that you already have in hand or in play. For action cards there is no such limit.
rule-TTA-9-3 = You cannot take a card into your hand if you would then hold more civil cards than you have civil actions in all, spent or not; with the Library of Alexandria you may hold 1 more. Wonders do not go to your hand. If your hand is too big for another reason, you keep it.
rule-TTA-9-4 = A wonder that you take lies before you unfinished. It gives nothing yet.
rule-TTA-9-5 = You may play a leader or a technology in the turn in which you took it, but not in round 1. An action card has to wait for a later turn.
rule-TTA-9-6 = All copies of a technology are the same card. A special technology or a government that has left play may be taken again.

## TTA-10

rules-TTA-10 = Civil actions
rule-TTA-10 = Each of these actions costs 1 civil action unless its text says otherwise. You may repeat an action as long as you can pay for it.
rule-TTA-10-1 = Increase population: pay the food that your yellow bank shows, and move a token from it to your unused workers. With an empty bank this is impossible.
rule-TTA-10-2 = Build a farm or a mine: pay the resources that the technology asks for, and move an unused worker onto it. You may have as many as you like.
rule-TTA-10-3 = Build an urban building: in the same way, but of each type, counting all its levels, you may have no more than the urban limit of your government. The types are lab, temple, library, theater and arena.
rule-TTA-10-4 = Upgrade: move a worker from a farm, mine or urban building to a card of the same type and a higher level, and pay the difference of the two prices, after discounts and at least 0. You may skip levels and go on building lower ones. The urban limit does not matter.
rule-TTA-10-5 = Destroy a farm, a mine or an urban building: its worker becomes unused. You get nothing back.
rule-TTA-10-6 = Build a stage of your wonder: pay the next stage in order and cover it with a blue token from your bank; if the bank is empty, the stage is built without one. Construction technologies allow up to 2, 3 or 4 stages in a row for 1 civil action, each paid in full. After the last stage all tokens return to the bank, and the wonder works at once; it needs no worker.
rule-TTA-10-7 = Play a leader: the leader you had is discarded with all effects, and the new one works at once. You cannot get rid of a leader without playing another.
rule-TTA-10-8 = Play a technology: pay its science and put it into play. Most technologies only allow you to build; special technologies work at once and replace an earlier one of the same kind. You cannot play a special technology whose level is not higher than that of the one you have. No technology requires another.
rule-TTA-10-9 = Play an action card: do what it says, then discard it.
rule-TTA-10-10 = Take a card from the row: this costs 1 to 3 civil actions, for wonders more.
rule-TTA-10-11 = Change your government, by a revolution or peacefully.
rule-TTA-10-12 = Action tokens that you gain can be used at once. When you lose some, the spent ones go first. A new leader in place of an old one is first a loss, then a gain: a spent token that leaves with the old one comes back unspent with the new one. A special technology that replaces one of its kind changes the number of tokens by the difference only.
rule-TTA-10-13 = Every way of putting a technology into play counts as playing it, for Leonardo, Newton, Einstein and Scientific Cooperation: the plain action, Breakthrough, a peaceful change of government and a revolution.

## TTA-11

rules-TTA-11 = Government
rule-TTA-11-1 = A government has two prices in science: the smaller one is for a revolution, the larger one for a peaceful change.
rule-TTA-11-2 = Revolution: possible only as the first and only civil action of your turn: none before it and none after it, not even one that costs nothing. Pay the smaller price and replace your government; all your civil actions are then spent. As many military actions stay spent as before, and you may use the rest.
rule-TTA-11-3 = Peaceful change: pay the larger price and 1 civil action. Afterwards 1 more civil action is spent than before, and as many military actions as before.
rule-TTA-11-4 = You may use Breakthrough for a revolution if it is your only civil action of the turn. All civil actions are spent, you need the full smaller price, and the science of the card is scored afterwards.
rule-TTA-11-5 = Your government counts as a technology. The old one leaves play. Buildings above a lower urban limit stay, but you cannot add any.
rule-TTA-11-6 = Civil actions that Rebellion takes away count as spent, so you cannot make a revolution then. Cards taken through International Agreement do not count as spent actions. Under Robespierre, Breakthrough costs its 1 civil action and the revolution all military actions.

## TTA-12

rules-TTA-12 = Military actions
rule-TTA-12-1 = Build a unit: 1 military action, an unused worker and the price in resources, those meant for units first. You may have as many units as you like.
rule-TTA-12-2 = Upgrade a unit: 1 military action and the difference of the prices. The new card is of the same type: infantry, cavalry, artillery or air force. Resources meant for units may pay for it.
rule-TTA-12-3 = Disband a unit: 1 military action. Its worker becomes unused.
rule-TTA-12-4 = Play a tactics card, in the advanced and full games: 1 military action. It replaces the one you had, which is discarded.
rule-TTA-12-5 = Aggressions and wars cost military actions of the turn in which you play them. You cannot play one that costs more than you have left.
rule-TTA-12-6 = A tactics card changes your strength at once. You may play several in a turn, each for 1 military action.

## TTA-13

rules-TTA-13 = Action cards and discounts
rule-TTA-13-1 = An action card costs 1 civil action and is discarded when it is done. An action that the card contains needs no further civil action, but you must meet its other conditions: a worker, the limit, the price.
rule-TTA-13-2 = Culture and science from action cards are points at once and do not change your ratings.
rule-TTA-13-3 = Rich Land, Ideal Building Site, Engineering Genius and Efficient Upgrade serve only the action they name. A discount never takes a price below 0, and what is left of it is lost. Engineering Genius builds exactly 1 stage, whatever technologies you have.
rule-TTA-13-4 = With Frugality you must first pay the full food for the new worker; only then do you gain the food of the card.
rule-TTA-13-5 = Masonry, Architecture and Engineering make urban buildings cheaper, according to their level. In an upgrade both prices are lowered before you subtract.
rule-TTA-13-6 = The discounts of Frederick Barbarossa and Winston Churchill hold for every unit that is built under them; they are not used up.
rule-TTA-13-7 = Discounts are taken in this order: lasting ones (construction technologies, Bach, Churchill), then what a rival's Bill Gates adds, then the action card, then resources meant for units. The result is never below 0.
rule-TTA-13-8 = In an upgrade, construction technologies and Bach lower both prices before you subtract, so Bach changes nothing between two theaters. What a rival's Bill Gates adds is added once to the difference. Churchill and Barbarossa help with new units only.
rule-TTA-13-9 = You cannot play an action card whose action is impossible: no worker, limit reached, price too high, nothing to upgrade, no stage to build. A card that only gives something can always be played; what does not fit is lost.
rule-TTA-13-10 = A civilization counts as stronger, or richer in culture, only if it has strictly more than you when you play the card. Which number of the card applies depends on how many players began the game.

## TTA-14

rules-TTA-14 = Production and maintenance
rule-TTA-14 = At the end of your turn, in this order: you score culture and science according to your ratings; each farm worker places 1 blue token from the bank on its card; you pay the food that your yellow bank shows; each mine worker places 1 token; and in the advanced and full games you pay corruption and draw military cards. For each food that is missing, famine costs you 4 culture points. If the bank runs short, higher levels produce first. Food of pacts comes after the farms; resources of pacts are gained or paid after the mines, as far as you have them.
rule-TTA-14-1 = If the blue bank is empty, farms and mines produce nothing more.
rule-TTA-14-2 = What you finished this turn already counts: buildings, farms, mines and wonders.
rule-TTA-14-3 = Your output per turn is what your farms or mines would produce now if the bank were full enough, before consumption and corruption. The Transcontinental Railroad and labs under Bill Gates count as mines; pacts do not count.
rule-TTA-14-4 = When an event lets mines produce, the Transcontinental Railroad and Bill Gates's labs produce too. If consumption and corruption are part of it, famine is possible, but no points are scored and no cards drawn.

## TTA-15

rules-TTA-15 = Happiness and corruption
rule-TTA-15-1 = In the advanced and full games your yellow bank tells how many happy faces you need. For each one that is missing, a worker is discontent.
rule-TTA-15-2 = Discontent workers are still workers: unused ones may be put to work at any time. That does not make them content.
rule-TTA-15-3 = If you have more discontent workers than unused workers when production begins, there is an uprising, and you skip production and maintenance altogether: no points, no food or resources, no consumption, no corruption and no military cards.
rule-TTA-15-4 = After the mines have produced, you pay in resources the corruption that your blue bank shows at that moment, once and never in food. If you have too few resources, you pay what you have.
rule-TTA-15-5 = With the alternative rule for corruption, your mines may produce 1 blue token less, once per production and on any level. It is for mines only, and you are asked only when it changes the corruption of this production.

## TTA-16

rules-TTA-16 = Military cards
rule-TTA-16-1 = Military cards are events, territories, aggressions, pacts, tactics, defense and colonization cards and, in the full game, wars.
rule-TTA-16-2 = In round 1 nobody draws military cards.
rule-TTA-16-3 = At the end of your turn you draw 1 military card per unspent military action, at most 3, from the deck of the current age; in round 2 everybody already draws from deck I. An unspent action from Patriotism counts. Nothing is drawn in Age IV, nor in the advanced game after Age II has ended.
rule-TTA-16-4 = When the military deck is empty, the discarded cards of its age are shuffled to form a new one. If there are none, no cards are drawn.
rule-TTA-16-5 = You may hold as many military cards as you have military actions in all; with the Library of Alexandria 1 more. You may draw beyond that, but after the political step of your turn you discard the surplus, cards of your choice and face down.
rule-TTA-16-6 = Discarded military cards are kept apart by age. Those of past ages leave the game.
rule-TTA-16-7 = Military cards of the current age that leave a hand or play go face down to its discards: surplus cards, aggressions, wars, defense and colonization cards, replaced tactics and ended pacts. Events and territories that were revealed are never shuffled again, and a lost colony leaves the game.
rule-TTA-16-8 = Military cards drawn through an event or a territory come from the same deck, without the limit of 3. Your hand is checked at your own next discard step; after Development of Politics the active player skips this turn's.

## TTA-17

rules-TTA-17 = Political actions
rule-TTA-17 = In the advanced and full games you may take 1 political action at the start of your turn: play an event or a territory, play an aggression, declare a war in the full game, offer a pact, cancel a pact of yours, or colonize with Columbus. You may also take none.
rule-TTA-17-1 = In round 1 there is no political action. Whoever has to miss it because of International Agreement goes straight to discarding military cards.

## TTA-18

rules-TTA-18 = Events
rule-TTA-18-1 = To play an event or a territory, put it face down on the future events and score as many culture points as its age: 1, 2 or 3. Then the top card of the current events is revealed. An event is carried out and goes to the past events; a territory is auctioned.
rule-TTA-18-2 = When the last current event has been carried out, the future events are shuffled and become the current ones, earlier ages on top of later ones. Between actions there are always 2 more current and future events together than players.
rule-TTA-18-3 = Ties for most or least go by turn order: whoever plays sooner, the active player first, ranks higher, and whoever waits longest ranks lower. Immigration is an exception: all that tie benefit. With 2 players, the 2 strongest are only the strongest and the 2 weakest only the weakest.
rule-TTA-18-4 = An event is carried out in turn order from the active player; nobody gives more than they have. Lost population is an unused worker or, if there is none, a worker of the owner's choice from a card, who goes to the yellow bank. A building lost through an event leaves its worker unused, and a free building needs an unused worker and room within the urban limit. With International Agreement the strongest player takes cards with 5 civil actions that are not their own, at normal prices and limits, and misses the next political action if any card was taken; then the row is moved and refilled, but nothing is removed.
rule-TTA-18-5 = Rebellion counts your discontent workers when it is carried out, 2 civil actions for each. You lose them in your next action phase, the active player in this turn's; you cannot lose more than you have.
rule-TTA-18-6 = An Age III event that is revealed during the game is scored at once, and not again at the end.
rule-TTA-18-7 = In the simple game, from round 3 on, 1 event is revealed and carried out before the start player's turn. When the 9 cards are used up, there are no more events.
rule-TTA-18-8 = Ranks are settled once, when the event is revealed. Happiness is compared as the value from 0 to 8, culture by points. Strongest and weakest are always two different civilizations; with only one left to rank there is none.
rule-TTA-18-9 = Emigration takes unused workers first, then workers of the owner's choice. With Ravages of Time owners choose, and who has no completed wonder of Age A or I is spared. Iconoclasm leaves leaders in hand alone. For Terrorism the civilization with the fewest culture points chooses the buildings. Uncertain Borders does nothing if the weakest player's yellow bank is empty, and Crime Wave's blue token goes to the box.

## TTA-19

rules-TTA-19 = Territories and colonies
rule-TTA-19-1 = A territory is auctioned, beginning with the active player and going clockwise: you name a whole number of at least 1 and higher than the last bid, or pass for good. When one player is left, the auction is over; a last player without a bid may still bid or pass. If all pass, the territory goes to the past events.
rule-TTA-19-2 = You may bid only what you could pay at that moment: the strength of your units with army bonuses, bonuses for colonizing from cards in play, and colonization cards in your hand, which James Cook raises by 1 each. You need at least 1 unit. A bid cannot be taken back, and how you will pay stays secret until the end.
rule-TTA-19-3 = The winner sacrifices at least 1 unit and may discard colonization cards; together with the bonuses this must reach the bid, and may exceed it. The workers return to the yellow bank.
rule-TTA-19-4 = The territory becomes your colony. First you pay, then its permanent bonus begins and lasts as long as you own it, then its immediate effect happens once.
rule-TTA-19-5 = With a colony you lose only its permanent bonus; its tokens go from your bank to the box. Whoever takes a colony through Annex gets the permanent bonus only.

## TTA-20

rules-TTA-20 = Aggressions
rule-TTA-20-1 = An aggression is a political action: name the target and pay the military actions, double against Gandhi. You cannot attack a partner whom a pact protects, and under Gandhi you cannot attack at all.
rule-TTA-20-2 = The attack is your strength plus what you sacrifice, which you announce first and openly.
rule-TTA-20-3 = Then the defender may sacrifice units and discard any number of defense cards, which count double under Churchill. The defense is strength plus all of this.
rule-TTA-20-4 = An aggression succeeds only if the attack is higher; if it is equal, the defender holds. A failed aggression has no effect. Either way the card is discarded and sacrificed units go to the yellow banks.
rule-TTA-20-5 = Nobody gives more than they have, and the winner gains exactly what was lost: the loser's tokens return to the loser's own bank, and the winner produces as much. The loser chooses which population to lose; all other choices are the winner's.
rule-TTA-20-6 = You cannot play an aggression on somebody who has nothing for it to strike: no leader for Assassinate, no unfinished wonder for Sabotage, no colony for Annex, no urban building for Raid.
rule-TTA-20-7 = The worker of a building destroyed by Raid becomes unused. Half of the building's cost means half of the printed cost.
rule-TTA-20-8 = Assassinate and Sabotage cost 1 military action per level of the target's leader or unfinished wonder, so level 0 costs none; against Gandhi double. The tokens of a lost wonder return to the owner's bank. A lost leader still counts as the one of that age.
rule-TTA-20-9 = The effect comes first, then the card is discarded, then sacrificed units return to the banks and ratings change. A sacrificed unit cannot be lost a second time. All buildings that a Raid of Age II or III destroys stand on the same card; the winner chooses the card and how many.
rule-TTA-20-10 = Joan of Arc's owner scores the 5 culture points when the aggression or the war is announced, whatever comes of it.

## TTA-21

rules-TTA-21 = Pacts
rule-TTA-21-1 = To offer a pact, show the card, name a partner and say who is A and who is B. The partner accepts or refuses the offer as it is. A refused card returns to your hand, and your political action is spent; an accepted one lies before you. Pacts need 3 or 4 players.
rule-TTA-21-2 = Only 1 pact may lie before you. A new one ends the old one when it is accepted, not when it is refused. Pacts that others proposed to you are not limited.
rule-TTA-21-3 = You may not ask around who would be interested: only concrete offers count.
rule-TTA-21-4 = A pact works as soon as it is accepted and stops as soon as it ends.
rule-TTA-21-5 = Either partner may cancel a pact as a political action. The card is discarded.
rule-TTA-21-6 = Some pacts forbid the partners to attack each other. Some end when one partner attacks the other, before the fight. All others go on even if the partners fight.
rule-TTA-21-7 = A pact does not stop a war that has already been declared.
rule-TTA-21-8 = To attack is to play an aggression or to declare a war, and a pact that ends through it ends at the announcement. If a partner leaves the game, the pact ends.
rule-TTA-21-9 = What a pact gives or takes in production comes in each partner's own production, even if the other cannot pay. The exchange of Trade Routes Agreement can be used once in each of your turns, for any payment.

## TTA-22

rules-TTA-22 = Tactics and strength
rule-TTA-22-1 = Your strength is that of your units, the tactics bonuses of your armies, and the bonuses of your leader, wonders, special technologies, arenas, government, colonies and pacts; from 0 to 60.
rule-TTA-22-2 = A tactics card says which types of units form an army; levels do not matter for that. Your units form as many armies as possible, in the best way and by themselves, and each belongs to only 1. Units without an army still count.
rule-TTA-22-3 = A unit is obsolete if it is more than 1 age older than the tactics card. An army with an obsolete unit gets only the lower bonus. A tactics card with a single bonus does not care.
rule-TTA-22-4 = In the full game 1 air force unit may join each army and doubles its tactics bonus, the best armies first. Surplus air force units add only their own strength.
rule-TTA-22-5 = Under Genghis Khan the tactics card does nothing. Napoleon adds the bonus of your best army once more, after any doubling; without an army he adds nothing.

## TTA-23

rules-TTA-23 = Sacrifices
rule-TTA-23-1 = You may sacrifice units to colonize, to attack and to defend in aggressions and wars, but not in the last round of the full game.
rule-TTA-23-2 = Sacrificed units are worth their strength and the tactics bonus of every complete army that can be formed from them alone.
rule-TTA-23-3 = In a fight this is added to your unchanged strength, so these units count twice. In colonizing only the sacrifice and the bonuses count.
rule-TTA-23-4 = Bonuses of the civilization, such as those of Alexander, Joan of Arc, Napoleon, Caesar, the Colossus, the Great Wall or technologies, are no part of a sacrifice. Genghis Khan's +1 for cavalry is.
rule-TTA-23-5 = After the fight sacrificed workers go to the yellow bank, and then ratings change.

## TTA-24

rules-TTA-24 = Wars
rule-TTA-24-1 = In the full game you declare a war like an aggression: political action, military actions, target. The card lies before you and is resolved at the start of your next turn.
rule-TTA-24-2 = The attacker decides on sacrifices first, then the defender. Neither side may use defense cards.
rule-TTA-24-3 = The stronger side wins, whoever declared the war. The advantage is the difference of the two totals, sacrifices included. A tie has no effect.
rule-TTA-24-4 = Then the war is discarded, and the turn goes on with a new political action.
rule-TTA-24-5 = In War over Resources the winner chooses the mix of food and resources, and in War over Technology that of special technologies and science points. A taken technology goes into play and replaces a lower one of its kind; the winner cannot take one that is not better than their own.
rule-TTA-24-6 = No war can be declared in the last round: it would never be resolved.
rule-TTA-24-7 = In War over Technology the printed science costs of the technologies and the science points taken may not exceed the advantage. The loser's actions, banks and ratings change at once.
rule-TTA-24-8 = A declared war outlasts the end of an age. Several wars may be declared on the same player; each is resolved in the turn of whoever declared it.

## TTA-25

rules-TTA-25 = The end of an age
rule-TTA-25-1 = Age A ends in round 2 and has no further consequences.
rule-TTA-25-2 = In the advanced and full games an age ends when the last card of its civil deck is dealt. Everybody then discards what belongs to the age before it: cards in hand, leaders, unfinished wonders and pacts. Technologies, governments, tactics, colonies and completed wonders stay, and so do event cards and cards on the row.
rule-TTA-25-3 = The civil and military decks of the next age replace the old ones.
rule-TTA-25-4 = In the full game each civilization returns 2 yellow tokens from its bank to the box when Ages I, II and III end, or as many as the bank has. Workers are not touched.
rule-TTA-25-5 = Ratings, actions and limits change at once, and you may need more happy faces than before.

## TTA-26

rules-TTA-26 = The end of the game
rule-TTA-26 = The game always ends with a whole round, so everybody has had the same number of turns. Which round it is depends on the level.
rule-TTA-26-1 = Simple game: the round in which the last card of civil deck I is dealt is the last. You then score 2 culture points per technology of level I, your government too, 2 per point of strength, 2 per happy face and at most 16, 1 per point of science rating, and 1 per food and per resource of your output per turn. Stored goods, science points and cards in hand are worth nothing.
rule-TTA-26-2 = Advanced game: the round in which the last card of civil deck II is dealt is the last. Then each of the 4 open events is scored for everybody, and ties are broken as if it were the start player's turn. Impact of Technology counts technologies of level II here. Other events left are not scored.
rule-TTA-26-3 = Full game: when the last card of civil deck III is dealt, Age IV begins, without new cards of any kind. If this happens in the start player's turn, the current round is the last; otherwise it is played to the end, and 1 more round follows.
rule-TTA-26-4 = In the last round of the full game nobody may sacrifice units. Aggressions are allowed, and only the defender may add defense cards; wars of the round before are resolved by plain strength. A territory that appears then cannot be colonized and goes to the past events.
rule-TTA-26-5 = At the end of the full game all current and future events are revealed, and every Age III event among them is scored; the others do nothing. Ties are broken as if it were the start player's turn.
rule-TTA-26-6 = Whoever has the most culture points wins. If several have, they share the victory.

## TTA-27

rules-TTA-27 = Leaving the game
rule-TTA-27-1 = In the full game you may give up at the start of your turn. You then rank behind all who remain; wars on you have no effect, and your own wars and pacts end. The last player left wins at once.
rule-TTA-27-2 = Of several who leave, the one who left later ranks higher. The number of events stays as it was at the start; rankings look only at those who remain.
rule-TTA-27-3 = Whoever leaves does nothing more in that turn, not even change the card row; their cards and units leave the game, but events they played stay. The first player who remains, counted from the start player, takes the start player's part. With two players left, no new pacts can be offered.

## TTA-28

rules-TTA-28 = Variants
rule-TTA-28-1 = Easier game: everybody begins with 1 more yellow token, 19 in the bank, and the urban limit is always 1 higher than printed.
rule-TTA-28-2 = No gang-up: a civilization can be attacked by only 1 opponent per round. Attacking takes the victim's token from the middle, and it returns at the attacker's next political step, unless the same victim is attacked again.
rule-TTA-28-3 = Peaceful game: aggressions and wars are removed from the military decks, and pacts too if you like.
rule-TTA-28-4 = Drawing as an action: nothing is drawn at the end of the turn. Instead each military action may draw 1 card during your turn, without the limit of 3. The hand limit still holds.
rule-TTA-28-5 = Other final scoring: the 13 Age III events are taken out. Public: 3, 4 or 5 of them lie open from the start. Age by age: 5 lie face down, and 1 is revealed at the start, 1 after round 1 and 1 at the end of each of Ages I, II and III. Private: 12 are dealt out and everybody secretly keeps 1, with 2 players 2. Open: all 13 are laid out and everybody chooses 1, with 2 players 2. The rest is shuffled into military deck III; the chosen ones are scored for everybody at the end.
rule-TTA-28-6 = Fewer bonuses: Age III events that are left among the current and future events at the end are not scored. It is best together with another final scoring.
rule-TTA-28-7 = Alternative corruption: your mines may produce 1 blue token less.

## TTA-29

rules-TTA-29 = Particular cards
rule-TTA-29-1 = Christopher Columbus: once per game, as your political action, a territory from your hand becomes your colony, with its permanent bonus and its immediate effect. There is no auction, no sacrifice, no culture for an event, and no event is revealed. He stays your leader, and the last round is no obstacle.
rule-TTA-29-2 = Maximilien Robespierre: a revolution needs all your military actions unspent and spends them all, and spent civil actions stay as they were. The usual revolution is not possible under him.
rule-TTA-29-3 = Isaac Newton: you need 1 unspent civil action to play a technology, and 1 spent one comes back. After a revolution 1 comes back.
rule-TTA-29-4 = Napoleon Bonaparte: only the bonus of your best army counts a second time. Without an army there is nothing.
rule-TTA-29-5 = Bill Gates: labs of levels I, II and III place 1 blue token per worker whenever mines produce, worth as many resources as the lab's level. They count for Impact of Industry. When he leaves, the tokens keep their value until they are spent.
rule-TTA-29-6 = St. Peter's Basilica doubles happy faces everywhere, also for Joan of Arc's strength and Michelangelo's culture.
rule-TTA-29-7 = Transcontinental Railroad: the best mine with at least 1 worker places 1 token more. Without a mine worker there is none.
rule-TTA-29-8 = First Space Flight adds up the levels of all your technologies in play, the government among them.
rule-TTA-29-9 = Hollywood and Internet: each worker on the named buildings brings 2 times the level. Level 0 and empty cards bring nothing.
rule-TTA-29-10 = Scientific Cooperation: if one partner has no science points, neither can play a technology.
rule-TTA-29-11 = Homer and similar cards give resources for units that last only this turn. The discounts of Barbarossa and Churchill are no such resources: they hold for each unit.
rule-TTA-29-12 = Wonders of Age III score once, when they are completed.
rule-TTA-29-13 = Leonardo, Newton and Einstein: the best lab or library is the one of the highest level that has a worker. It gives additional science equal to its level once, however many workers it has.
rule-TTA-29-14 = A wonder turned down by Ravages of Time still counts as a completed wonder, for the price of new wonders and for scoring.
rule-TTA-29-15 = Ocean Liner Service goes together with Moses; the price is never below 0 food.
rule-TTA-29-16 = Michelangelo lowers the whole price of taking a wonder, to no less than 0. Unhappy faces do not reduce his culture.
rule-TTA-29-17 = Frederick Barbarossa: for 1 civil action you increase your population for 1 food less and build a unit with that worker for 1 resource less. You must be able to pay both, you may repeat it, and resources meant for units may pay for the unit.
rule-TTA-29-18 = Where one best building is meant, it is one worker on the highest level that has one. Rock and Roll Icon: the printed culture of that one theater counts a second time.
rule-TTA-29-19 = William Shakespeare: the number of pairs is the smaller of the numbers of library and theater workers. Bach adds 1 culture per theater worker. Game Designer: a lab worker gives culture equal to the level and 1 science less, and one on level 0 gives 0 of both.
rule-TTA-29-20 = Winston Churchill's discount on units holds while a war on you is unresolved.
rule-TTA-29-21 = Mahatma Gandhi: you may neither play aggressions nor declare wars. A war that you declared before is still resolved.
rule-TTA-29-22 = A wonder turned down by Ravages of Time loses its effects and ratings and the tokens that it gave.

## TTA-32

rules-TTA-32 = What is secret, and who decides
rule-TTA-32-1 = Everybody sees the card row, everything in play, tokens, points and ratings, the sizes of hands and decks, the ages of hidden events, past events and open scoring cards. Civil cards are taken openly, so civil hands are known, too.
rule-TTA-32-2 = Military hands, discarded military cards, and the order and faces of the decks and of current and future events are secret. You know the events that you played yourself.
rule-TTA-32-3 = Outside your turn you are asked about bids and their payment, sacrifices and defense cards, pacts offered to you, and choices that events or aggressions leave to you.
rule-TTA-32-4 = In your turn you also choose which surplus military cards to discard. How food and resources are placed and paid is worked out for you.
rule-TTA-32-5 = All shuffling and dealing follows from the game's seed, so the same seed and the same answers give the same game.
