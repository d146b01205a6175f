"""What things are worth, in victory points."""

from __future__ import annotations

from typing import Final

GOODS: Final = (0.75, 0.8, 0.75, 0.95, 0.5, 0.65, 0.1)
"""Each Good of a supply while there are turns to use it: wood, stone, food, gold, worker, raze token, defence token."""
LATER: Final = (0.8, 0.65, 0.55, 0.95, 0.5, 0.65, 0.1)
"""The same in a round to come."""
LAST_GOODS: Final = (0.3, 0.35, 0.3, 0.4, 0.2, 0.3, 0.0)
"""The same in the last round, when there is nothing left to build for."""
CARD: Final = 0.8
"""A card that is gained, unseen."""
LATER_CARD: Final = 1.6
"""A card in each round to come: there are never enough of them."""
LAST_CARD: Final = 0.3
LIKELY: Final = 0.32
"""How much of what a card in hand would be worth in the Empire is counted."""
PLAYED: Final = (3, 6, 8, 9, 10, 10)
"""How many cards of a hand may still be played with so many Production phases to come."""
SPARE: Final = 0.3
"""How much of what the others would be worth is counted."""
SURELY: Final = 0.85
"""How much of what a Location will still bring is counted: it may be razed or spent."""
USED_WELL: Final = 0.75
"""How much of the profit of an Action is counted for each round to come."""
USED_NOW: Final = 0.375
"""The same for this round, where there may be nothing to pay it with."""
LEAST_PROFIT: Final = 0.1
ANY_RESOURCE: Final = 0.75
GIVEN_DEAL: Final = 1.5
COUNTED: Final = 2
"""How many of what a production counts there are likely to be."""
FOUNDATION: Final = 0.9
"""A Foundation saves a Location when a Faction card is built."""
LAST_FOUNDATION: Final = 0.4
BUILDS: Final = 1.0
"""Buildings of one colour in a round, as Features that pay for them see it."""
FACTION_BUILDS: Final = 1.6
RAZINGS: Final = 1.0
DEALS: Final = 0.8
SAMURAI: Final = 1.0
PAIRS: Final = 2.0
BOOSTED: Final = 1.2
"""Gains of two points and more in a round."""
SPECIAL: Final = 1.2
"""The Action of a Location that is more than a gain of Goods, for each round."""
STORED_CARD: Final = 0.5
KEEPING: Final = 0.5
"""A Location that stores Goods or protects, for each round."""
SHIELD: Final = 0.25
"""A defence token on a Location."""
STANDING: Final = 0.25
"""A Samurai on a Location."""
VICTORY: Final = 100.0
"""What winning is worth to whoever plays alone, in points: as much as searching bots add for a game that is won."""
UNSURE_NOW: Final = 0.35
"""How much a lead of Faction Locations over the Collection may still change by the end of the last round."""
UNSURE_LATER: Final = 0.8
"""The same for each round to come."""
FOUNDED: Final = 2.7
"""Faction Locations that the player adds in a round."""
COLLECTED: Final = 0.25
"""Locations that Attacks bring the virtual player in a round, besides those that it is dealt."""
