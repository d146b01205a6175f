# The rules for players, in our own words. A section's title is `rules-…`, a rule's text `rule-…`.

## FH-1

rules-FH-1 = Components and places
rule-FH-1-1 = The game has 67 civilization cards, 5 help cards and 1 Banker card, and besides them 5 investment markers in different colours and 72 resource tokens.
rule-FH-1-2 = Resources never run out: 72 is only the number of tokens that come with the game. The Reserve always has more.
rule-FH-1-3 = The Market is a row of 5 or 6 face-up cards, on which markers and resources may lie; beside it is the deck, face down, with its eras one after another. The Supply receives what players spend and pays most of what they gain, while the endless Reserve is seldom touched. Your civilization holds your cards, your resources and, as long as it is not on the Market, your investment marker. Cards that leave the game go to the box and never return.
rule-FH-1-4 = The only secret is the order of the deck. Everybody may look at all other cards, at each player's resources and into the Supply.
rule-FH-1-5 = Wherever you are told to remove a card, it goes to the box and takes no further part in the game.

## FH-2

rules-FH-2 = Setting up
rule-FH-2-1 = The Banker card goes back into the box: it has no use except in the Rahdo variant for two players. Sort the civilization cards into their eras.
rule-FH-2-2 = The 5 cards of era A, laid out in random order, are the first Market. It has room for 5 cards with 2 to 4 players and for 6 with 5 players.
rule-FH-2-3 = Shuffle the start governments, which are the cards of era S, and give each player 1: it begins that player's Government stack. The others go to the box. With 2 players they are chosen in a different way.
rule-FH-2-4 = Build the deck from below: The Future is lowest, Internet lies on it, and then come the cards of eras V, IV, III, II and, uppermost, I, each era shuffled by itself. With 5 players the first card of era I goes straight to the Market as its sixth card.
rule-FH-2-5 = Everybody begins with 4 resources, an investment marker and a help card. The Supply is empty, 0 resources; only with 2 players does it begin with 2.
rule-FH-2-6 = Chance decides who goes first. After that, turns pass round the table clockwise.

## FH-3

rules-FH-3 = Cards and civilizations
rule-FH-3-1 = Every card shows its name, its era, its type by colour, a production bar that may be empty or carry icons, and the icon that pays its investment income. All cards except the start governments also have 1 effect; a symbol beside it tells when it works, and some effects are marked with Fading.
rule-FH-3-2 = There are 7 kinds of production icons: Attack, Defense, Culture, Agriculture, Industry, Science and Trade.
rule-FH-3-3 = There are 6 types of cards: Construction, Government, Knowledge, Military, Leader and Wonder. The type decides which icon pays the investment income: Industry for Construction and Wonder, Culture for Government and Leader, Science for Knowledge and Military.
rule-FH-3-4 = Your Construction, Government, Knowledge and Military cards form a stack for each type, and a new card covers the earlier ones. Only the effect of the uppermost card can be seen and works; the icons on the bars of the cards beneath go on counting.
rule-FH-3-5 = You can have no more than 1 Leader. Before a new Leader comes in, the one you had leaves the game together with its icons and its effect.
rule-FH-3-6 = Wonders lie side by side. Nothing ever covers them, so all of their icons and effects remain in view.
rule-FH-3-7 = When the top card of a stack is removed, the one beneath it comes into view. Its Continuous effect, Turn action or Scoring effect can be used again, but an Instant, Invade or Invade all effect does not happen a second time.
rule-FH-3-8 = Of each kind you have as many icons as there are on the bars of all your cards, covered or not, plus those that your visible Continuous effects provide. Investment-income icons and icons pictured in Scoring effects never count, nor does any card on the Market, even if your marker lies on it.
rule-FH-3-9 = Where your cards of some type are counted, all of them in your civilization count, even those that are covered.
rule-FH-3-10 = A Continuous effect that depends on how many cards you have is always up to date: the number of its icons changes as soon as such a card comes or goes. No card provides icons according to how many other icons you have.

## FH-4

rules-FH-4 = Effects of cards
rule-FH-4-1 = The symbol beside an effect tells when it works. There are 6 of them: Instant, Continuous, Turn action, Invade, Invade all and Scoring.
rule-FH-4-2 = You must carry out an Instant effect as soon as its card lies in your civilization, no matter whether you completed it, sniped it or got it through another card. The icons on its own bar count for it; the effect of the card that it has covered does not.
rule-FH-4-3 = No card carries out its Instant, Invade or Invade all effect more than once in a game.
rule-FH-4-4 = An effect that finds no target or nothing to do is simply lost. You keep the card all the same.
rule-FH-4-5 = If several cards suit an effect that brings a card, the owner of the effect picks one. You cannot decline while even a single card suits.
rule-FH-4-6 = Invade happens at the same moment as Instant and has the same limits. The invader's strength is Attack icons alone, the new card's among them, while each opponent defends with Attack and Defense icons together. The invader must choose exactly 1 opponent of lower strength (equal is not enough), even one with nothing to lose, and makes every decision that the effect calls for. If nobody is weaker, there is no invasion.
rule-FH-4-7 = Invade all differs from Invade in that it strikes every weaker opponent, and the invader decides for each of them separately. Who is struck is settled once, before anything happens; then the opponents follow clockwise from the invader.
rule-FH-4-8 = A Continuous effect works as soon as its card is in your civilization and stops when another card covers it or it is removed. If the card comes into view once more, its effect returns.
rule-FH-4-9 = Fading is a mark on some Continuous effects: such an effect ends with the game, before points are counted. The icons on the card's bar still count.
rule-FH-4-10 = A Turn action takes the place of any other action, so you can use no more than 1 in a turn. As long as the card is in view you may come back to it in as many turns as you like. A card that you gained this turn has to wait for a later one.
rule-FH-4-11 = A Scoring effect matters only when points are counted at the end. Icons pictured in it are never production icons.
rule-FH-4-12 = When an effect brings you a card, place it and carry out its own Instant, Invade or Invade all effect immediately. The newest card goes first: finish what it does, then the rest of the effect that brought it.
rule-FH-4-13 = A card is uninvested when nobody's marker lies on it: not yours, not an opponent's, not the Banker's.
rule-FH-4-14 = A card that an effect brings you pays no investment income.
rule-FH-4-15 = However much an effect may take from an opponent, it takes only what lies in that civilization. Resources on Market cards are safe.
rule-FH-4-16 = A number in an effect is worked out when that step is reached, from the cards that the owner of the effect has then, the new one among them. The owner of the effect receives the resources it takes. For Invade and Invade all, strengths are compared only once, at the beginning of the effect.
rule-FH-4-17 = A card that an invasion removes brings nothing to anyone and sets off no effect. If it was a start government, its stack is left empty. Gaining the top card of the deck brings nothing once the deck has run out.

## FH-5

rules-FH-5 = A turn
rule-FH-5-1 = A turn has two phases: in the Action phase you take exactly 1 action, and in the Housekeeping phase the Market is renewed.
rule-FH-5-2 = There are 5 actions to choose from: Invest, Complete, Snipe, Activate and Harvest.
rule-FH-5-3 = You cannot pass of your own free will. You pass only if none of the 5 actions is possible, which can happen only until the first card of era I appears: you have neither resources nor an investment, and a Harvest would bring nothing.
rule-FH-5-4 = The game never breaks off in the middle of a turn: it can end only when a turn is over.

## FH-6

rules-FH-6 = The five actions
rule-FH-6-1 = Invest: put your marker and some resources on a Market card, so as to take it in a later turn.
rule-FH-6-1-1 = You can invest if you have at least 1 resource and your marker is not on the Market already.
rule-FH-6-1-2 = Choose a Market card that carries nobody's marker, and how many resources to put on it: at least 1 and at most all you have.
rule-FH-6-1-3 = Your marker and these resources now lie on the card, and you are its Investor. You cannot take the investment back, add to it or move it to another card.
rule-FH-6-2 = Complete: finish your investment, collect its income and take the card.
rule-FH-6-2-1 = You can complete if your marker lies on a Market card. There is no hurry: your investment may wait for as many turns as you like.
rule-FH-6-2-2 = First all resources on the card go to the Supply, and you get your marker back. Then count your icons of the kind that the card's investment income shows, without the new card but still with a Leader that it will replace, and take as many resources from the Supply, where those just put there count too; if there are fewer, you get those, and the Reserve adds nothing. Next, place the card in your civilization. Last, carry out its Instant, Invade or Invade all effect; a Continuous effect begins now, and a Turn action can be used in a later turn.
rule-FH-6-2-3 = With 2 players a completion bonus follows: you may invest or snipe straight away.
rule-FH-6-3 = Snipe: pay an Investor as much as lies on the card, and take it for yourself.
rule-FH-6-3-1 = You can snipe a card if an opponent's marker lies on it and you have at least as many resources as there are on it.
rule-FH-6-3-2 = Pay the Investor out of your own resources as many as lie on the card; then those on the card go to the Supply, and the Investor gets the marker back. From the Supply the Investor takes 1 resource for each of their Trade icons, as far as it reaches, and after that half of what is left there, rounded down. Now place the card in your civilization. Its effect works in the same way as after completing.
rule-FH-6-3-3 = Sniping pays no investment income, neither to you nor to the Investor. An investment of your own that is under way stays as it is.
rule-FH-6-4 = Activate: use the Turn action of one of your cards.
rule-FH-6-4-1 = You can activate a card whose Turn action is in view in your civilization. Cards that it brings you are placed immediately, and you carry out their Instant, Invade or Invade all effects.
rule-FH-6-4-2 = If the text tells you to remove that same card, this is the price: first the card leaves the game, then you receive what it promises.
rule-FH-6-4-3 = Besides removing the card itself, an activation must do something: bring at least 1 card or at least 1 resource. So you cannot throw a Leader away for no gain.
rule-FH-6-5 = Harvest: your Agriculture feeds the Supply, and you take your share of it.
rule-FH-6-5-1 = You can harvest only if it leaves you with more resources than before. That is so if the Supply and your Agriculture icons together come to at least 2, or if you have fewer resources than the number of the Current Era.
rule-FH-6-5-2 = First move 1 resource from the Reserve to the Supply for each of your Agriculture icons. Then take half of the Supply, rounded down. If you still have fewer resources than the number of the Current Era, make up the difference from the Supply and, once that is empty, from the Reserve.
rule-FH-6-5-3 = Resources on your investment are not among those you have when a Harvest makes up the difference to the Current Era.

## FH-7

rules-FH-7 = Housekeeping and eras
rule-FH-7-1 = The Current Era is the highest era number among the cards of the Market and of all civilizations: eras I to V have the numbers 1 to 5, S and A count as 0, Internet and The Future as 5. The cards that lie there now decide, so the number might even fall when one is removed.
rule-FH-7-2 = First comes the refill: cards come off the deck until there are 5 on the Market again, or 6 with 5 players.
rule-FH-7-3 = Then comes the era check: every uninvested Market card that is 2 or more eras behind the Current Era is removed, and the Market is refilled. No harm comes to cards with a marker or cards in a civilization, however old they are.
rule-FH-7-4 = As new cards may bring a newer era, the era check and its refill are repeated until no card has to go. An empty deck puts an end to it too.
rule-FH-7-5 = If The Future has appeared, the game is over now. If not, it is the next player's turn.
rule-FH-7-6 = The Market can be left with too few cards only when the deck is empty, and then The Future has already appeared.
rule-FH-7-7 = New cards join the end of the Market. The others move up and stay in the same order.

## FH-8

rules-FH-8 = End of the game and scoring
rule-FH-8-1 = The last turn is the one in which The Future comes to the Market or into a civilization; it is played to its end, housekeeping included. Investments not completed by then bring nothing.
rule-FH-8-2 = Fading effects end first, but the icons on the bars of those cards stay. Each Culture icon is 1 victory point; add up all your other icons and score half the sum, rounded down. Then work out each visible Scoring effect with the icons that are left: 1 point for each Culture that it gives. That Culture does not count for any other Scoring effect.
rule-FH-8-3 = Whoever has the most points wins. A tie goes to the one with more cards in the civilization, covered ones too, and then to the one with more resources, not counting those on Market cards. Players who are level even then share the victory.
rule-FH-8-4 = Resources bring no points: all they can do is break a tie.

## FH-9

rules-FH-9 = The game for two
rule-FH-9-1 = With 2 players the Market has 5 cards, to begin with all 5 of era A.
rule-FH-9-2 = The Banker card is left in the box unless you play the Rahdo variant. A marker that no player uses invests for the Banker.
rule-FH-9-3 = Farmer Tribe and Warrior Caste go to the box. Each player is dealt 2 of the other start governments, keeps 1 and boxes the second. Both choose at the same time, without knowing what the other decides.
rule-FH-9-4 = The deck is built in the same way as with more players.
rule-FH-9-5 = The Banker's marker begins on the first card of the Market, with 2 resources; this one time they come from the Reserve.
rule-FH-9-6 = At the beginning 2 resources lie in the Supply.
rule-FH-9-7 = Completion bonus: once your Complete action and everything the new card does are over, you may add 1 action, Invest or Snipe (the Banker's card too), if you meet its usual conditions. The Market is not refilled before it, so only the cards that lie there can be chosen. The bonus is voluntary, comes at most once a turn and before housekeeping, and only for the Complete action itself: a Snipe earns no other one.
rule-FH-9-8 = You can snipe the Banker's card on the usual conditions. Your payment and the resources on the card go to the Supply, and nobody takes anything for Trade icons or half of the Supply. Then place the card and carry out its effect as always; the Banker's marker is off the Market until the Banker invests again.
rule-FH-9-9 = Housekeeping begins with the Banker: the card with the Banker's marker, if there is one, is removed, and the resources on it go to the Supply. Then come the usual refill and era check. After that the player whose turn it is names another uninvested card, and the Banker puts half of the Supply on it, rounded down; if the Supply holds fewer than 2 resources or there is no such card, the Banker does not invest. If The Future has appeared, no card is named and the game ends.
rule-FH-9-10 = The Banker has neither resources nor a civilization and cannot be invaded. The Banker's card counts as invested: no effect can gain it, and the era check leaves it alone.

## FH-10

rules-FH-10 = The Rahdo variant
rule-FH-10-1 = This is the game for two with less harm done to each other. The changes that the Banker card names are added to the rules for 2 players.
rule-FH-10-2 = We do not know the text of the Banker card, so nothing here claims to be official. A house rule of our own stands in for it, off unless it is chosen for the table: invasions never strike a player, but always the Banker, whose strength is twice the number of the Current Era. An invader with more Attack than that takes from the Supply, as far as it reaches, what the effect would take from an opponent; an effect that would remove a card does nothing.

## FH-11

rules-FH-11 = Resources: Supply and Reserve
rule-FH-11-1 = Resources come from the Reserve in 4 cases only: for Agriculture icons at the start of a Harvest; when a Harvest makes up the difference to the Current Era and the Supply is too small; when the effect of a card says so; and in setting up, where a game for two needs 2 for the Supply and 2 for the Banker's first card.
rule-FH-11-2 = If the Supply cannot pay all of an investment income, of the Trade bonus after a Snipe or of an effect that takes from it, only what is there is paid. The Reserve never fills the gap.
rule-FH-11-3 = Apart from what comes out of the Reserve, no resource is made or lost. Each lies in a civilization, in the Supply or on a Market card, and actions only move it.

## FH-12

rules-FH-12 = Questions and answers
rule-FH-12-1 = What if an effect has no target? Then nothing happens: a card that should bring a Military card brings none if the Market has no such card without a marker, and an invasion comes to nothing if nobody is weaker.
rule-FH-12-2 = What if the Supply holds less than an effect lets you take? You take everything that is there and no more.
rule-FH-12-3 = Does a card work if you got it through the effect of another? Yes: its Instant, Invade or Invade all effect is carried out as usual, so that a single action can set off a chain of several cards.
