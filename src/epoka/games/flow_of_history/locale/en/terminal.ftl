# The table of The Flow of History in the terminal.

## Parts of the sentences below

part-flow-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-flow-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## The line above the Market

# While there are only cards of era A the number of the era is 0.
flow-era = { $era ->
    [0] Era A.
   *[other] Era { part-era-number }.
}
flow-supply = Supply { $amount }.
flow-deck = Deck { $count }, next: { $era }.
flow-deck-empty = The deck is empty.

## Cards

flow-kind = { $type }, { $era }
flow-variant-card = Card of a variant
flow-stake = { $investor } has invested { part-resources-amount }
flow-stake-banker = The Banker has invested { part-resources-amount }
flow-production = Icons: { $icons }.
flow-income = Income for completing it: { $icon } icons.
flow-on-market = It is on the Market.
flow-in-play = { $seat } has it.
flow-in-play-covered = { $seat } has it, covered by another card.
flow-dealt = It is dealt as a start government to choose from.
flow-out-of-game = It is out of the game.
flow-unseen = It has not been seen yet in this game.

## Civilizations

flow-market = Market:
flow-civilization = { $who }: { part-resources-have }, { part-flow-points } so far. { $icons }. Strength { $attack } when invading, { $strength } when invaded.
flow-covering = { $above }, covering { $below }
flow-numbers = Resources { $resources } · points { $points } · strength { $attack }/{ $strength }
flow-own = You have { part-resources-have } and { part-flow-points } so far.
# Options with what they are about.
flow-option-complete = { $option }: { $cards }
flow-option-keep = { $option } ({ $icons })
flow-change-resources = resources from { $before } to { $after }
flow-change-points = points from { $before } to { $after }

## Short names

flow-short-resources = Res
flow-short-strength = Strength
flow-short-points = Pts
flow-icon-attack = Att
flow-icon-culture = Cul
flow-icon-defense = Def
flow-icon-agriculture = Agr
flow-icon-industry = Ind
flow-icon-science = Sci
flow-icon-trade = Tra

## Scores

# A scoring card with what its text says.
flow-sheet-card = { $card } ({ $text })
flow-sheet-icons = Icons that count: { $icons }.
flow-sheet-ties = For ties: { part-flow-cards }, { part-resources-have }.

## Help

flow-legend = Points are what you would score if the game ended now. Strength 3/5 is 3 when you invade and 5 when you are invaded. A gold number at a card is the option about it. Words may be “invest monastery”, “why harvest”, “card great wall”.
flow-legend-icons = { $icons }.
