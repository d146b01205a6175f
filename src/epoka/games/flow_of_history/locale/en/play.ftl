# The words of playing: the game's own names, questions, options and refusals.

game-title = The Flow of History
game-line = Invest, snipe, cover the past.
game-summary = You lead a civilization from its first tribe to the days to come: you invest in cards of a Market that all share, complete what you have begun and, if you can pay, snipe what others have begun. The game ends when The Future appears; whoever then has the most points, from Culture, from half of all other icons and from scoring cards, wins.

## Variants

setting-rahdo = Rahdo variant for two players. The text of its Banker card is not known to us: a house rule of our own stands in for it.
setting-rahdo-off = Off: the usual rules for two players.
setting-rahdo-house = House rule, not the official text of the card: invasions strike the Banker and never a player.

## Where cards lie

zone-market = Market
zone-deck = Deck
zone-box = Box
zone-cards = Civilization
zone-dealt = Start governments to choose from

## Numbers on the table

counter-supply = Supply
counter-era = Current Era
counter-deck = Cards in the deck
counter-active = Whose turn
counter-resources = Resources
counter-icons = Icons
counter-attack = Strength when invading
counter-strength = Strength when invaded
counter-stacks = Stacks
counter-visible = Visible cards
counter-points = Points if the game ended now

## Parts of the sentences below

part-resources-have = { $have ->
    [one] { $have } resource
   *[other] { $have } resources
}

## Questions

prompt-action = Which action do you take?
prompt-stake = How many resources do you put on { $card }? You have { $have }.
prompt-bonus = Completion bonus: do you invest or snipe at once?
prompt-government = Which start government do you keep?
prompt-gain = { $card } brings you a { $type } card. Which one?
prompt-victim = { $card } invades a weaker opponent. Whom?
prompt-bank = Which card does the Banker invest { part-resources-amount } in?

## Options

option-invest = Invest in { $card }
option-stake = { part-resources-amount }
option-complete = Complete your investment
option-snipe = Snipe { $card }
option-activate = Activate { $card }
option-harvest = Harvest
option-pass = Pass
option-gain = Gain { $card }
option-invade = Invade { $victim }
option-keep = Keep { $card }
option-bank = Send the Banker to { $card }
option-decline = Take no bonus action

## The words that a person may type for an option, apart from the first word of its notation

typed-invest = invest in, buy
typed-stake = put
typed-complete = complete your investment, finish
typed-snipe = take over, steal
typed-activate = use
typed-harvest = reap
typed-pass = skip
typed-gain = take
typed-invade = attack
typed-keep = choose
typed-bank = banker, send the banker to
typed-decline = take no bonus action, no

## Refusals

refusal-not-in-market = There is no { $card } on the Market.
refusal-invest-already = Your marker lies on { $card }. You can invest again when that card is completed or sniped.
refusal-invest-no-resources = You have no resources to invest.
refusal-invest-banker = The Banker has already invested in { $card }.
refusal-invest-taken = { $investor } has already invested in { $card }.
refusal-complete-nothing = You have no investment under way.
refusal-snipe-uninvested = Nobody has invested in { $card }, so there is nothing to snipe.
refusal-snipe-own = The investment in { $card } is your own.
refusal-snipe-too-dear = Sniping { $card } takes { part-resources-amount }, and you have { $have }.
refusal-activate-not-yours = { $card } is not in your civilization.
refusal-activate-no-action = { $card } has no turn action.
refusal-activate-covered = { $card } is covered by a newer card, so its turn action cannot be used.
refusal-activate-nothing = Activating { $card } would change nothing now.
refusal-harvest-nothing = A harvest would bring you no resources now.
refusal-pass-not-allowed = You may pass only when there is no other action you can take.
refusal-stake-out-of-range = You cannot put { $amount } there: it must be at least 1 and at most what you have, { part-resources-have }.
refusal-bonus-only-invest = The bonus action can only be Invest or Snipe.
refusal-bank-taken = Somebody's marker already lies on { $card }.
refusal-victim-not-weaker = { $victim } is not weaker than you: strength { $strength } against your Attack of { $attack }.
