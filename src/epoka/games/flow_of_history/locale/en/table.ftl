# What the table in the browser says in few words, with icons for nouns: $token, $culture and $icon are drawn.

## Cards

short-income = income

## The log: what follows the name of the seat

brief-started = takes the first turn
brief-founded = begins with { $card }
brief-invested = invests { $amount } { $token } in { $card }
brief-completed = completes { $card }
brief-income = income { $amount } { $token }
brief-sniped = snipes { $card }, pays { $amount } { $token } to { $investor }
brief-compensated = is paid { $trade } + { $half } { $token } from the Supply
brief-sniped-banker = snipes the Banker’s { $card } for { $amount } { $token }
brief-activated = activates { $card }
brief-harvested = harvests { $amount } { $token }
brief-passed = passes
brief-declined-bonus = takes no bonus action
brief-gained = gains { $card }
brief-leader-left = the leader { $card } leaves
brief-removed = removes { $card }
brief-no-target = nothing to gain
brief-took = takes { $amount } { $token } from { $source }
brief-invaded = invades { $victim }
brief-nobody-weaker = nobody is weaker, no invasion
brief-invaded-banker = invades the Banker
brief-banker-stronger = the Banker is stronger, no invasion
brief-robbed = takes { $amount } { $token } from { $victim }
brief-destroyed = removes { $card } of { $victim }
brief-nothing-to-remove = nothing to remove
brief-equalized = shares out all { $token }: { $amount } each
brief-banker-invested = sends the Banker to { $card } with { $amount } { $token }
brief-drawn = { $card } comes to the Market
brief-outdated = { $card } is too old and leaves the Market
brief-banker-left = The Banker’s { $card } leaves, { $amount } { $token } to the Supply
brief-banker-started = The Banker begins with { $amount } { $token } on { $card }
brief-banker-waits = The Supply is too small for the Banker
brief-ended = { $card } is here: the game ends

## What will happen; the seat that chooses is not named

will-invested = { $amount } { $token } on { $card }
will-completed = { $amount } { $token } from { $card } to the Supply
will-income = Income for { $icon }: { $amount } { $token }
will-sniped = { $amount } { $token } to { $investor }, { $card } to you
will-compensated = From the Supply: { $trade } + { $half } { $token }
will-sniped-banker = { $amount } { $token } to the Supply, { $card } to you
will-activated = { $card } works
will-harvested = { $grown } { $token } from the Reserve to the Supply, { $amount } { $token } to you
will-passed = No action
will-declined-bonus = No bonus action
will-gained = { $card } to you
will-leader-left = { $card } leaves the game
will-removed = { $card } leaves the game
will-no-target = Nothing to gain: no uninvested { $type } card
will-took = { $amount } { $token } from { $source }
will-invaded = { $victim } is invaded
will-nobody-weaker = Nobody is weaker: no invasion
will-invaded-banker = The Banker is invaded
will-banker-stronger = The Banker is stronger: no invasion
will-robbed = { $amount } { $token } from { $victim }
will-destroyed = { $victim } loses { $card }
will-nothing-to-remove = { $victim } has no { $type } card to lose
will-equalized = Each civilization has { $amount } { $token }, { $rest } to the Supply
will-banker-invested = { $amount } { $token } from the Supply on { $card }
will-drawn = { $card } comes to the Market
will-outdated = { $card } leaves the Market: too old
will-banker-left = The Banker’s { $card } leaves, { $amount } { $token } to the Supply
will-banker-waits = The Supply is too small for the Banker
will-ended = The game ends
will-founded = { $card } is your start government

## The gold button

confirm-invest = Invest in { $card }
confirm-stake = Invest { $amount } { $token } in { $card }
confirm-complete = Complete { $card }
confirm-snipe = Snipe { $card } for { $amount } { $token }
confirm-activate = Activate { $card }
confirm-harvest = Harvest
confirm-pass = Pass
confirm-gain = Gain { $card }
confirm-invade = Invade { $victim }
confirm-keep = Keep { $card }
confirm-bank = Send the Banker to { $card }
confirm-decline = No bonus action

## Options, short

choice-complete = Complete { $card }

## Why a Market card cannot be chosen, in the card’s foot

foot-snipe-too-dear = needs { $amount }
foot-bank-taken = taken

## The table

market-title = Market
market-supply = Supply
market-deck = Deck
market-next-era = next: { $era }
market-empty = empty
market-label = Market: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
banker-name = Banker
future-in = { $cards ->
    [one] { $cards } card until The Future
   *[other] { $cards } cards until The Future
}
track-eras = Era
points-now = Points if the game ended now
investment-none = No investment
stacks-of = Civilization of { $seat }
stack-empty = none
covered-more = { $cards ->
    [one] { $cards } card below
   *[other] { $cards } cards below
}
dealt-title = Start governments to choose from

## Kinds of lines in the log

log-kind-market = Market and eras
log-kind-invest = Investments
log-kind-complete = Completed cards
log-kind-snipe = Snipes
log-kind-activate = Activations
log-kind-harvest = Harvests
log-kind-invade = Invasions
log-kind-card = Cards gained and lost
log-kind-resource = Resources

## The score sheet

group-score-culture = Culture icons
    .note = FH-8.2, a point each
group-score-icons = All other icons
    .note = half, rounded down
group-score-card = Scoring effects
    .note = of visible cards
half-of = { $count } ÷ 2
score-tie = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $resources } { $token }
score-tie-title = Cards, then resources
score-details = Where the points of { $seat } came from
score-column-card = Card
score-column-culture = Culture
score-column-others = Other icons
score-column-scoring = Scoring
score-covered = covered
score-sum = Sum
score-effects-row = From lasting effects

## Refused actions that concern every card alike

refused-invest = Invest
refused-snipe = Snipe
