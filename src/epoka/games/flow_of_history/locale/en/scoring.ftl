# The score sheet. The points of each line stand beside it.

score-culture = Culture icons: { $count }, a point each
score-icons = All other icons: { $count }, a point for every two
score-card = { $card }, a scoring effect
score-faded = { $card }, whose fading effect has ended

## What decides who wins

tie-break-none = The points decide: there is no tie at the top.
tie-break-cards = Points are tied at the top: the number of cards decides.
tie-break-resources = Points and cards are tied at the top: the resources decide.
tie-break-shared = Points, cards and resources are all tied at the top: the victory is shared.
