# The score sheet. The points of each line stand beside it.

score-track = Points gained during the game
score-common = Common Locations
score-faction = Faction Locations
score-kept-cards = Cards put under Locations
score-kept-goods = Resources put on Locations

## What decides who wins

tie-break-none = The points decide: there is no tie at the top.
tie-break-goods = Points are tied at the top: unused workers and resources decide.
tie-break-cards = Points, workers and resources are tied at the top: the cards in hand decide.
tie-break-shared = Points, workers, resources and cards are all tied at the top: the victory is shared.

## The solo game

solo-won = Won: Faction Locations { $held }, Collection { $collected }.
solo-lost = Lost: Faction Locations { $held }, Collection { $collected }.
rank-plebeian = Plebeian
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-king = King
rank-emperor = Emperor
