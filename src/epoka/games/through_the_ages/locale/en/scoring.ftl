# The score sheet. The points of each line stand beside it.

score-culture = Culture collected during the game
score-impact = { $card }
score-no-impact = No scoring cards
score-technologies = Technologies of age I, 2 each
score-strength = Strength, 2 for each point
score-happiness = Happy faces, 2 each
score-science = Science a turn, 1 for each point
score-production = Food and resources a turn, 1 each
score-left = Left the game
