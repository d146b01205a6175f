"""The advances and their categories. (COC-6)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Category(NamedTuple):
    """A column of four advances. (COC-6.1)"""

    id: str
    government: bool


class Advance(NamedTuple):
    """An advance: the token it brings, and the advances it needs. (COC-6.1, COC-6.2)"""

    id: str
    category: str
    bonus_token: str | None
    requires: tuple[str, ...]
    starting: bool = False
    numbers: Numbers = NO_NUMBERS


# fmt: off
CATEGORIES: Final = (
    Category("agriculture", False),
    Category("construction", False),
    Category("seafaring", False),
    Category("education", False),
    Category("warfare", False),
    Category("spirituality", False),
    Category("economy", False),
    Category("culture", False),
    Category("science", False),
    Category("democracy", True),
    Category("autocracy", True),
    Category("theocracy", True),
)
"""All categories, four advances each."""

ADVANCES: Final = (
    Advance("farming", "agriculture", None, (), starting=True),
    Advance("storage", "agriculture", "mood", ("farming",)),
    Advance("irrigation", "agriculture", "mood", ("farming",)),
    Advance("husbandry", "agriculture", "mood", ("farming",), numbers={"hexes": 1, "distance": 2, "roads": 2}),
    Advance("mining", "construction", None, (), starting=True),
    Advance("engineering", "construction", None, ("mining",), numbers={"cards": 1}),
    Advance("sanitation", "construction", "mood", ("mining",), numbers={"mood": 1}),
    Advance("roads", "construction", "culture", ("mining",), numbers={"food": 1, "ore": 1, "hexes": 2}),
    Advance("fishing", "seafaring", "mood", ()),
    Advance("navigation", "seafaring", "culture", ("fishing",)),
    Advance("war_ships", "seafaring", None, ("fishing",), numbers={"hits": 1}),
    Advance("cartography", "seafaring", "culture", ("fishing",), numbers={"ideas": 1, "culture": 1}),
    Advance("writing", "education", "culture", (), numbers={"actions": 1, "objectives": 1}),
    Advance("public_education", "education", "mood", ("writing",), numbers={"ideas": 1}),
    Advance("free_education", "education", "mood", ("writing",), numbers={"ideas": 1, "mood": 1}),
    Advance("philosophy", "education", "mood", ("writing",), numbers={"ideas": 1}),
    Advance("tactics", "warfare", "culture", ()),
    Advance("siegecraft", "warfare", None, ("tactics",), numbers={"wood": 2, "ore": 2}),
    Advance("steel_weapons", "warfare", None, ("tactics",), numbers={"ore": 1, "combat": 2, "against": 1}),
    Advance("draft", "warfare", "culture", ("tactics",), numbers={"mood": 1}),
    Advance("myths", "spirituality", "mood", (), numbers={"mood": 1}),
    Advance("rituals", "spirituality", "culture", ("myths",)),
    Advance("priesthood", "spirituality", None, ("myths",)),
    Advance("state_religion", "spirituality", "mood", ("myths",)),
    Advance("bartering", "economy", "mood", (), numbers={"amount": 1}),
    Advance("trade_routes", "economy", None, ("bartering",), numbers={"routes": 4, "hexes": 2, "food": 1}),
    Advance("taxes", "economy", None, ("bartering",), numbers={"mood": 1}),
    Advance("currency", "economy", "culture", ("bartering",)),
    Advance("arts", "culture", "culture", (), numbers={"culture": 1}),
    Advance("sports", "culture", "mood", ("arts",), numbers={"steps": 2, "culture": 1}),
    Advance("monuments", "culture", "culture", ("arts",), numbers={"cards": 1}),
    Advance("theaters", "culture", "mood", ("arts",), numbers={"amount": 1}),
    Advance("math", "science", "culture", ()),
    Advance("astronomy", "science", "culture", ("math",)),
    Advance("medicine", "science", "culture", ("math",), numbers={"resources": 1}),
    Advance("metallurgy", "science", "culture", ("math",), numbers={"ore": 2}),
    Advance("voting", "democracy", None, ("philosophy",), numbers={"mood": 1}),
    Advance("separation_of_power", "democracy", None, ("voting",)),
    Advance("civil_liberties", "democracy", None, ("voting",), numbers={"mood": 3, "draft": 2}),
    Advance("free_economy", "democracy", None, ("voting",), numbers={"mood": 1}),
    Advance("nationalism", "autocracy", None, ("draft",), numbers={"amount": 1}),
    Advance("totalitarianism", "autocracy", None, ("nationalism",)),
    Advance("absolute_power", "autocracy", None, ("nationalism",), numbers={"mood": 2, "actions": 1}),
    Advance("forced_labor", "autocracy", None, ("nationalism",), numbers={"mood": 1}),
    Advance("dogma", "theocracy", None, ("state_religion",)),
    Advance("devotion", "theocracy", None, ("dogma",)),
    Advance("conversion", "theocracy", None, ("dogma",), numbers={"roll": 1, "culture": 1}),
    Advance("fanaticism", "theocracy", None, ("dogma",), numbers={"combat": 2}),
)
"""All advances, by category, the one on top first."""
# fmt: on
