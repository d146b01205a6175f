# The rules for players, in our own words. `rules-…` is a section’s title, `rule-…` a rule’s text.

## IS-1

rules-IS-1 = Aim and words
rule-IS-1-1 = The game is for 2 to 4 players, or for 1 alone. It lasts 5 rounds. Whoever has the most Victory Points, VP, after round 5 wins.
rule-IS-1-2 = Good is the word for everything that you can gain: cards, VP, workers, raze tokens, defense tokens, gold and the three resources.
rule-IS-1-3 = Resources are wood, stone and food only. Gold is not a resource.
rule-IS-1-4 = You may spend gold as any resource in any payment: building costs, Deals, prices of actions. It never works the other way round, gold is never exchanged for a resource, and where a card asks you to put a resource on it, gold does not do.
rule-IS-1-5 = Tokens, workers and resources never run out. That holds for Egyptian tokens in Egyptian hands too.
rule-IS-1-6 = Everybody sees everybody’s resources, workers and tokens. Hands are secret, and a hand may be of any size.
rule-IS-1-7 = What you gain comes from the general supply and what you give goes there, unless a card says otherwise. Your supply is the Goods you hold.
rule-IS-1-8 = If a card says something else than the rules, the card is right.
rule-IS-1-9 = VP gained during play are counted at once.
rule-IS-1-10 = A turn is one opportunity of one player in the Action phase. A round is one of the 5 parts of the game.

## IS-2

rules-IS-2 = Cards
rule-IS-2-1 = Common cards form one deck for all. Faction cards form a deck of its own for each faction.
rule-IS-2-2 = A card shows its name, building cost, raze field, ability, perhaps a building bonus, its colors and what it is worth at the end. Raze fields are on Common cards and Japanese ones, deal fields on Faction cards.
rule-IS-2-3 = Copies of a card may differ in cost, raze field or deal field.
rule-IS-2-4 = The colors are black, purple, blue, brown, gold, red, pink and grey. A card with several colors counts as each of them; some cards have none.
rule-IS-2-5 = A card in an Empire is a Location: a Production Location, a Feature Location or an Action Location. They lie in rows, Faction cards on the left, Common ones on the right; where exactly they lie does not matter.
rule-IS-2-6 = Colors belong to Goods: brown to wood, grey to stone, red to food, pink to workers, gold to gold, black to raze tokens, purple to VP, blue to cards.
rule-IS-2-7 = A discarded card goes to the discard pile of its own deck.
rule-IS-2-8 = When the Common deck is empty, its discard pile is shuffled and becomes the new deck. Discarded Faction cards never come back: an empty Faction deck stays empty.
rule-IS-2-9 = Whenever you draw a card and nothing says from where, choose for each card between the Common deck and your Faction deck. You may look at one before you choose where the next comes from.
rule-IS-2-10 = If the chosen deck has no card left, nothing is drawn; where the text leaves the choice, the other deck is used.
rule-IS-2-11 = Features work in their owner’s turn and in the owner’s Production and Cleanup. At other times only those work that react to what another player does.

## IS-3

rules-IS-3 = Setting up
rule-IS-3-1 = The round marker begins at 1 and all scores at 0. The Common deck is shuffled.
rule-IS-3-2 = Each player takes a faction with its board and its shuffled deck of 30 cards. The other factions stay out.
rule-IS-3-3 = The first player is chosen at random.
rule-IS-3-4 = In order from the first player, everybody draws 2 Common and 2 Faction cards: an opening hand of 4.
rule-IS-3-5 = Round 1 begins with Lookout like any other. So you begin the first Action phase with 7 cards and whatever production adds.
rule-IS-3-6 = Barbarians produce 5 workers, Japanese 4 workers and 1 wood, Romans 2 workers, 1 wood and 1 stone, Egyptians 3 workers and 1 gold, and each of them 1 raze token and 1 defense token. In Cleanup Barbarians may keep any number of workers, Japanese food, Romans raze tokens, Egyptians gold.
rule-IS-3-7 = Each faction is in the game only once. Here the players choose theirs in seat order, or the factions are dealt at random.

## IS-4

rules-IS-4 = A round
rule-IS-4-1 = A round has 4 phases: Lookout, Production, Action, Cleanup.
rule-IS-4-2 = Round 5 has no Cleanup: what is left over counts if there is a tie.

## IS-5

rules-IS-5 = Lookout
rule-IS-5-1 = Everybody draws the top card of their own Faction deck.
rule-IS-5-2 = Then Common cards are revealed, 1 more than there are players. From the first player clockwise everybody takes one; the last card is discarded.
rule-IS-5-3 = As many are revealed again. This time the last player begins and the order is counter-clockwise; the card that remains is discarded.
rule-IS-5-4 = So each round brings you 1 Faction card and 2 Common cards.
rule-IS-5-5 = If your Faction deck is empty, you get no Faction card. If there are too few Common cards even after reshuffling, only those there are get revealed, and whoever finds none left takes none.

## IS-6

rules-IS-6 = Production
rule-IS-6-1 = From the first player clockwise, each player collects from the faction board, then from Deals, then from Production Locations. The order within Deals and within Locations is the owner’s choice.
rule-IS-6-2 = Each Deal yields one Good of the kind it shows.
rule-IS-6-3 = A Location that produces for each Location of a color counts itself if it has that color. A printed maximum holds for each such Location by itself.
rule-IS-6-4 = Two copies of a Location work independently, each in full.
rule-IS-6-5 = Building bonuses are not repeated in Production.
rule-IS-6-6 = Features work in Production too when what they wait for happens.
rule-IS-6-7 = Everything collected lasts for this round only, apart from VP, cards and what is stored.
rule-IS-6-8 = Collecting is not optional unless the text says that you may. One Location is carried out completely before the next.

## IS-7

rules-IS-7 = Actions
rule-IS-7-1 = From the first player clockwise, each player in turn takes exactly one action or passes.
rule-IS-7-2 = The actions are: build a Location, make a Deal, raze, activate an Action Location, exchange workers.
rule-IS-7-3 = Over the phase you may act as often as you like, in any order, but only once a turn. Exceptions: one exchange may take any number of pairs of workers, and one Action Location may use up all its activations at once.
rule-IS-7-4 = You may pass whenever it is your turn, and you must if you can do nothing else. Whoever has passed takes no more actions this round.
rule-IS-7-5 = Nobody can aim an action at a player who has passed. Features of that player which react to the actions of others still pay.
rule-IS-7-6 = The phase ends when everybody has passed. The last player still in may go on, one action after another.
rule-IS-7-7 = Placing a defense token or Samurai is not an action. You do it in your own turn, before or after your action or before passing, but never after having passed.

## IS-8

rules-IS-8 = Building
rule-IS-8-1 = Choose a card from your hand, pay its whole cost and put it into your Empire.
rule-IS-8-2 = Common cards cost resources or nothing. Many Faction cards also ask for Locations: for each such icon discard a built Location or a Foundation of your own, in any mix.
rule-IS-8-3 = What you discard as a cost brings you nothing: no wood and no Foundation.
rule-IS-8-4 = An Action Location that was used this round may be discarded as a cost. Everything that lies on it goes to the general supply.
rule-IS-8-5 = A Foundation spent goes to the Common discard pile. If it is a Faction card, it goes to the discards of its faction.
rule-IS-8-6 = A Faction Location spent as a cost is out of the game.
rule-IS-8-7 = After paying, the card enters play; then a Production Location yields its Goods once, then comes the building bonus, then the Features that react to building, those of the new card too. You choose the order of your own effects at the same moment, and Goods just gained may pay for optional ones.
rule-IS-8-8 = A Feature that rewards certain builds pays for its own building as well if it is one of them. Features that look at a color look at Common and Faction Locations alike.
rule-IS-8-9 = Production and bonuses that count a color count the new Location too.
rule-IS-8-10 = You may have two identical Locations.
rule-IS-8-11 = Locations are worth VP only at the end of the game, not when they are built.
rule-IS-8-12 = A card that costs nothing still takes the action of a turn to build.
rule-IS-8-13 = A Location that was taken over with Temple of Ra cannot be spent as a cost by anybody, and neither can one that the virtual Egyptians have blocked.
rule-IS-8-14 = Building through a card, such as Settlers or Negotiator, is building in every respect: production, bonus and Features.

## IS-9

rules-IS-9 = Deals
rule-IS-9-1 = You make a Deal with a Faction card from your hand. It costs 1 food.
rule-IS-9-2 = The card goes under your faction board, and you gain its Good at once and in every later Production phase. You may have any number of Deals; a Deal is not a Location.
rule-IS-9-3 = A card carries at most one Deal.
rule-IS-9-4 = What rewards the making of Deals counts those from hand and those of Trade Route, but not those taken by Spies or Ninjas.

## IS-10

rules-IS-10 = Razing, Foundations, defense
rule-IS-10-1 = For 1 raze token you may raze a Common card with a raze field from your hand; the Japanese also their own Faction cards with one. Gain the Goods of the raze field and discard the card: no wood, no Foundation.
rule-IS-10-2 = For 2 raze tokens you may raze a Common Location with a raze field, or a Japanese one, of an opponent who has not passed. Its raze Goods come from the general supply.
rule-IS-10-3 = A razed Common Location is turned face down: it becomes a Foundation of its owner, who gains 1 wood. What lay on it goes to the general supply.
rule-IS-10-4 = A razed Japanese Location is discarded, and its owner gets nothing.
rule-IS-10-5 = A Foundation has no color, kind or ability and is worth 0 VP. It can only be spent where a cost asks for a Location, and it cannot be razed.
rule-IS-10-6 = Your own Locations can be razed only by a card that says so, for the price on it and whatever protects them. You gain the raze Goods and 1 wood, and you keep the Foundation.
rule-IS-10-7 = A card without a raze field cannot be razed. So Faction Locations of other factions than the Japanese are safe.
rule-IS-10-8 = Removing is not razing: no raze Goods, no Foundation, no wood, no reward for razing, and no protection helps. Any Location may be hit, and it leaves the game with all that lies on it.
rule-IS-10-9 = Each protection, a defense token or a Samurai, makes razing the Location cost 1 raze token more. Roman Fortress counts as one protection on each Common Location of its owner; cards that ignore protection ignore it too.
rule-IS-10-10 = In your own turn you may put a defense token on a Common Location of yours that has none. It cannot move. If the Location is razed, the token goes to the general supply, and Cleanup discards all defense tokens.
rule-IS-10-11 = A card gained from a raze field is drawn like any other: from the Common deck or your Faction deck.
rule-IS-10-12 = The order of razing: pay, gain the raze Goods, take the tokens off, then the Foundation and the wood for its owner, then rewards for razing. A double Good counts as two Goods.
rule-IS-10-13 = Foundations that you lay from your hand are like those of razed Locations.

## IS-11

rules-IS-11 = Activating
rule-IS-11-1 = Choose an Action Location of yours with activations left, put the printed Goods on it, where they stay until Cleanup, and carry out the effect.
rule-IS-11-2 = Without another number, a Location can be activated once a round. Several activations can be used in several turns, or in one action by paying for each; every activation is carried out by itself.
rule-IS-11-3 = One action concerns one Location: two copies need two actions.
rule-IS-11-4 = A card from hand that is the price is discarded, and the Location still counts as used.
rule-IS-11-5 = Without a legal target a Location cannot be activated, and neither if its main effect could not happen at all.
rule-IS-11-7 = Clearing a Location discards everything that was spent on it and gives it back all its activations, from its owner’s next turn on.

## IS-12

rules-IS-12 = Exchanging workers
rule-IS-12-1 = For 2 workers gain 1 resource or 1 card of your choice. One action may exchange any number of pairs for any mix of rewards.

## IS-13

rules-IS-13 = The Japanese
rule-IS-13-1 = Japanese Faction cards have raze fields: their owner may raze them from hand, and opponents in the Empire.
rule-IS-13-2 = Razed Japanese Locations never become Foundations. In hand these cards can be built, dealt or razed, where other Faction cards can only be built or dealt.
rule-IS-13-3 = In your own turn you may turn any number of your workers into Samurai on your Faction Locations, at most 1 on each.
rule-IS-13-4 = A Samurai does not move, serves for nothing else and stays in Cleanup. Razing its Location costs 1 raze token more; when the Location leaves play, the Samurai goes to the general supply.
rule-IS-13-5 = Defense tokens lie on Common Locations only and Samurai on Faction Locations only.

## IS-13B

rules-IS-13B = Cleanup and end of the game
rule-IS-13-20 = In Cleanup you first set aside what your board and cards let you store. Then all other resources, workers, gold, tokens and Goods on Locations are discarded, the first player marker goes to the left and the next round begins.
rule-IS-13-21 = Cards in hand are never discarded in Cleanup. Samurai, cards at the Gate and Goods at the Shrine stay.
rule-IS-13-22 = What was stored is in your supply again in the next round.
rule-IS-13-23 = To the VP gained in play you add 1 for each Common Location, 2 for each Faction Location, and what cards give at the end of the game. Foundations and Deals give 0.
rule-IS-13-24 = Who is tied compares unused workers and resources, then cards in hand; if these are equal too, they share the victory. Gold, tokens, Samurai and Goods on Locations do not count.

## IS-14

rules-IS-14 = Variants
rule-IS-14-1 = Alternative Lookout: everybody draws 1 Faction card and 3 Common cards. At the same time all keep 1 of the Common cards, pass 2 to the left, keep 1 of those that came and discard the other.
rule-IS-14-2 = Advanced Lookout: everybody draws 1 Faction card, and 5 Common cards are revealed. 2 players pick in turns until each has 2, and the last card is discarded. With 3 or 4 players the first picks from 5 and each later one from 4; then, again from the first player on, everybody picks from 3 and the last player from 2. The display is filled up for that, and the last card is discarded.
rule-IS-14-3 = Peaceful variant: in Lookout everybody draws 1 Faction card and 1 Common card unseen, and there is only one draft, in the order of the first one. Razing Locations of opponents is not an action; razing from hand stays, and so does razing through cards.

## IS-15

rules-IS-15 = Playing alone
rule-IS-15-1 = You play a faction against a virtual player without board, Goods or score. The 16 Attack cards are shuffled, and the top one is revealed.
rule-IS-15-2 = You win if you have more Faction Locations after round 5 than the virtual player has cards in the Collection. Your score then gives your rank: Plebeian, from 30 Servant, from 40 Squire, from 50 Knight, from 60 Castellan, from 70 King, from 80 Emperor.
rule-IS-15-3 = Each round has a fifth phase, the Attack. Round 5 has no Cleanup, but it has the Attack.
rule-IS-15-4 = Lookout: draw 1 Faction card. 4 Common cards are revealed; you take 1, a random one goes to the virtual player, you take another, and the last goes to the virtual player too.
rule-IS-15-5 = Only you produce, act and clean up. The open cards of the virtual player are its Locations, and the revealed Attack cards are its Deals.
rule-IS-15-6 = A Location of the virtual player that you raze is discarded without a Foundation. Cards in the Collection are out of reach.
rule-IS-15-7 = The virtual player never passes. It has no hand, no supply and no Faction deck, so cards that aim at those find no target.
rule-IS-15-8 = In the Attack phase the Locations of the virtual player go to its Collection, and then there are 2 Attacks. Each reveals the next Attack card; among your Common Locations with its Target in the raze field one is looked for whose other raze Good is the Target of an older card, the newest of these first. Among several, Action goes before Feature before Production, then the higher building cost, then more stone, then your choice. It goes to the Collection without Goods, Foundation or wood, and the two Attack cards go to the end of the row, the newer above the older. If there is none, the Attack fails and the row stays.
rule-IS-15-9 = The number of Attacks is fixed: failed ones are not repeated, and each reveals exactly 1 Attack card.
rule-IS-15-10 = If only one Attack card lies in the row, an Attack finds no pair and fails.
rule-IS-15-11 = Defense tokens do not help against Attacks, and only Common Locations are attacked, except with the Japanese.
rule-IS-15-12 = Japanese: if the new Target and another one in the row are VP, a Faction Location with a raze field is attacked instead. The deal field decides first, in this order: card, raze token, gold, VP, stone, worker, food, wood; then kind and cost as always. Both VP cards go to the end of the row, and Samurai do not help. Without such a Location the search goes on as usual.
rule-IS-15-13 = Spies, Ninjas and Robbers work on revealed Attack cards: the card becomes your Deal or is discarded, and it never returns to the row. Saboteurs find nothing to take.
rule-IS-15-14 = The variants of Lookout and the peaceful variant are not combined with playing alone.
rule-IS-15-15 = The Attack card revealed when the game is set up triggers nothing.
rule-IS-15-20 = Against the virtual Barbarians there are 3 Attacks in each Attack phase.
rule-IS-15-21 = Against the virtual Romans 5 Common cards are revealed in Lookout: you take 1, a random one goes to them, you take 1, and the last 2 go to them.
rule-IS-15-22 = Against the virtual Japanese 2 Attack cards with raze tokens join in. After an Attack card is revealed, first one Deal of yours for its Good, of your choice, goes to the Collection; then the Attack goes on as usual. That is no successful Attack, so the row stays, and each such Deal counts as 2 at the end.
rule-IS-15-23 = Against the virtual Egyptians 2 Attack cards with raze tokens join in. After an Attack card is revealed, first a Faction Location of yours in the color of its Good is blocked, chosen as in an Attack; the row stays. For the next round it counts as not being there at all. In the Cleanup of that round the marker goes to the Collection, where it counts as 2. A Location still blocked at the end of the game gives no VP and does not count among your Faction Locations.
rule-IS-15-37 = The 16 Attack cards are the same in every copy of the game, but their Targets are not listed anywhere. Here they are 3 each for wood and stone, and 2 each for food, workers, gold, VP and cards.

## IS-24

rules-IS-24 = Further questions
rule-IS-24-1 = Placing a defense token or Samurai takes no action, but it happens in your own turn.
rule-IS-24-2 = Spending a built Common Location for a Faction card is one step: it never becomes a Foundation on the way.
rule-IS-24-3 = Equal Features add up: each copy pays by itself.
rule-IS-24-4 = A Production Location with a bonus gives both when it is built and only the production later.
rule-IS-24-5 = Razing a card from hand gives only what its raze field shows.
rule-IS-24-6 = Japanese Locations that you have built cannot be razed by yourself.
rule-IS-24-7 = If you use another player’s Location that yields Faction cards, you draw from your own Faction deck.
rule-IS-24-8 = What counts Locations or Samurai counts those in the Empire of whoever uses it.
rule-IS-24-9 = Twice means twice in every round.
rule-IS-24-10 = Building bonuses with VP for each Location of a color give at most 6 VP. Oasis works at most 4 times a round.
rule-IS-24-11 = What counts Locations counts at the moment of the gain.
rule-IS-24-12 = Two equal Action Locations are two Locations. Using up the activations of one, and pairs of workers, stay the only things that can be done several times in a turn.

## IS-25

rules-IS-25 = Particular cards
rule-IS-25-1 = Imperial Messenger and Hanseatic League may use Deals made with Trade Route.
rule-IS-25-2 = Settlers: build a Faction card from hand at once and pay its cost without the Location icon; a card without that icon will do as well.
rule-IS-25-3 = Ruins are free, have no color and cannot be razed. They are a Feature Location.
rule-IS-25-4 = Porters and Farmers At Work choose a Common or Faction Production Location of yours. A choice that would yield nothing is not offered.
rule-IS-25-5 = Court Sculptor used twice in one action is two gains of 1 VP.
rule-IS-25-6 = Acting Troupe runs the Action of another Location of yours that has an activation left: once, and it is used up. The worker stands for the whole printed price; what the effect itself asks for, such as a building cost or raze tokens, is still paid. It never chooses itself.
rule-IS-25-10 = Rabble: an ordinary Foundation and 1 wood for yourself; a defense token changes nothing. Assault rewards Rabble and Dark Chapel too.
rule-IS-25-11 = Dark Chapel razes a card from your own hand or a Location of an opponent. Every single Good of the raze field may become 1 VP, cards, gold and VP as well, before cards are drawn.
rule-IS-25-12 = Robbers, Spies and Ninjas reach only Deals under a faction board. Deals made with Trade Route are safe.
rule-IS-25-13 = Saboteurs take from the supply of an opponent who has not passed, not from Locations. Stored Goods are part of that supply.
rule-IS-25-14 = Pack takes one Good shown in the raze field from the general supply. It does not raze, so nothing rewards it as razing.
rule-IS-25-15 = Mission: each card may come from either deck.
rule-IS-25-20 = Chariot Builder ignores every protection. Oasis gives 1 worker for each pair that an opponent exchanges.
rule-IS-25-21 = Sanctuary: the card from hand becomes a Foundation and you gain 1 stone. That is not razing.
rule-IS-25-22 = Sphinx looks at every single gain of at least 2 VP, in Production too; two activations are two gains, and several Sphinxes add up. Its extra VP never count for a Sphinx again.
rule-IS-25-23 = Temple of Ra: until the end of the round the Location is Egypt’s in every way, also after its owner has passed; it is not built, so it gives no production and no bonus now. If its activations are used up, it cannot be activated. Nobody may spend it, and anybody may raze it as long as Egypt has not passed: then Egypt gains the 1 wood, and its owner gets the Foundation back in the next round. Gate and Shrine come with what lies on them, but count for their real owner.
rule-IS-25-24 = Royal Pool may clear another Royal Pool, but not itself, and what it clears can be used only in a later turn. A Royal Pool can be cleared at most once a round.
rule-IS-25-25 = Slavers may be paid with gold that the new Location has just produced. Golden Bazaar works once a round, so its gold makes no circle.
rule-IS-25-30 = What lies at Gate and Shrine stays until the end of the game and cannot be taken back; if the Location is lost, it is discarded.
rule-IS-25-32 = Negotiator does not use Deals made with Trade Route. The rest of the building cost is paid, and cards without a Location icon are allowed. Samurai of the Ninjas’ bonus that find no place are lost.
rule-IS-25-33 = Trade Route works like a Deal from hand, and each Location carries only one. Such a Deal outlives the Trade Route. The marker is the top card of your Faction deck; if the deck is empty, a discarded Faction card of yours, and without either the Location cannot be activated.
rule-IS-25-36 = Goods stored with Warehouses stay for the round even if the Warehouses are lost. Spies give their VP only if a Deal was taken, and taking it is not making a Deal. Engineers and Garrison hit any Location.
rule-IS-25-40 = Each activation, each reward of a Feature, each Deal, each raze field and each Production Location is one gain by itself.
rule-IS-25-41 = The extra VP of a card are a gain of their own.

## IS-27

rules-IS-27 = How it is played here
rule-IS-27-2 = Secret are the order of decks and the hands of others. Everybody knows the front of a Foundation that was razed; of one laid from hand only its owner does.
rule-IS-27-3 = Chance decides the shuffles, the first player, factions dealt at random, and a random card when playing alone.
rule-IS-27-4 = You are asked for: picks, the order of production, the deck of each card, placements, one action or passing, targets, how to pay, optional effects, the number of activations, and what to store.
rule-IS-27-5 = All legal actions of a turn are offered one step at a time, from the card or the Location to its payment.
rule-IS-27-6 = Payments are made for you where there is only one way. Where gold could stand for a resource that you also have, you are asked.
rule-IS-27-7 = After an action’s own effect come the Features of whoever acts, in the order they choose, then those of the others clockwise.
rule-IS-27-8 = A round cannot go on for ever: activations are limited, a Royal Pool is cleared only once, and extra VP trigger nothing again.
rule-IS-27-9 = When a Location leaves play, the attacker has gained first; then what lies on it goes, then the card moves, then its owner gets the wood.
rule-IS-27-11 = A card that aims at an opponent needs one who has not passed; Foundations are no targets. An action without any legal target is not offered, and a limit for each round is counted for each copy.
rule-IS-27-12 = There is one gain for each source: the board, each Deal, each Production Location, each activation, each bonus, each reward, each raze field.
rule-IS-27-13 = The end of a round: all have passed, then Cleanup except in round 5, then the Attack when playing alone. Whatever holds until the end of the round ends with it even without a Cleanup, and the final scoring looks at the real owners.
