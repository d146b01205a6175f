"""The advances and their categories. (COC-6)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Category(NamedTuple):
    """A column of four advances; the first one of a government needs an advance of another column. (COC-6.1)"""

    id: str
    government: bool
    requires: str | None


class Advance(NamedTuple):
    """An advance: the token it brings, the building it allows, and the advances it needs. (COC-6.1, COC-6.2)"""

    id: str
    category: str
    bonus_token: str | None
    building: str | None
    requires: tuple[str, ...]
    starting: bool = False


# fmt: off
CATEGORIES: Final = (
    Category("agriculture", False, None),
    Category("construction", False, None),
    Category("seafaring", False, None),
    Category("education", False, None),
    Category("warfare", False, None),
    Category("spirituality", False, None),
    Category("economy", False, None),
    Category("culture", False, None),
    Category("science", False, None),
    Category("democracy", True, "philosophy"),
    Category("autocracy", True, "draft"),
    Category("theocracy", True, "state_religion"),
)
"""All categories, four advances each."""

ADVANCES: Final = (
    Advance("farming", "agriculture", None, None, (), starting=True),
    Advance("storage", "agriculture", "mood", None, ("farming",)),
    Advance("irrigation", "agriculture", "mood", None, ("farming",)),
    Advance("husbandry", "agriculture", "mood", None, ("farming",)),
    Advance("mining", "construction", None, None, (), starting=True),
    Advance("engineering", "construction", None, None, ("mining",)),
    Advance("sanitation", "construction", "mood", None, ("mining",)),
    Advance("roads", "construction", "culture", None, ("mining",)),
    Advance("fishing", "seafaring", "mood", "port", ()),
    Advance("navigation", "seafaring", "culture", None, ("fishing",)),
    Advance("war_ships", "seafaring", None, None, ("fishing",)),
    Advance("cartography", "seafaring", "culture", None, ("fishing",)),
    Advance("writing", "education", "culture", "academy", ()),
    Advance("public_education", "education", "mood", None, ("writing",)),
    Advance("free_education", "education", "mood", None, ("writing",)),
    Advance("philosophy", "education", "mood", None, ("writing",)),
    Advance("tactics", "warfare", "culture", "fortress", ()),
    Advance("siegecraft", "warfare", None, None, ("tactics",)),
    Advance("steel_weapons", "warfare", None, None, ("tactics",)),
    Advance("draft", "warfare", "culture", None, ("tactics",)),
    Advance("myths", "spirituality", "mood", "temple", ()),
    Advance("rituals", "spirituality", "culture", None, ("myths",)),
    Advance("priesthood", "spirituality", None, None, ("myths",)),
    Advance("state_religion", "spirituality", "mood", None, ("myths",)),
    Advance("bartering", "economy", "mood", "market", ()),
    Advance("trade_routes", "economy", None, None, ("bartering",)),
    Advance("taxes", "economy", None, None, ("bartering",)),
    Advance("currency", "economy", "culture", None, ("bartering",)),
    Advance("arts", "culture", "culture", "obelisk", ()),
    Advance("sports", "culture", "mood", None, ("arts",)),
    Advance("monuments", "culture", "culture", None, ("arts",)),
    Advance("theaters", "culture", "mood", None, ("arts",)),
    Advance("math", "science", "culture", "observatory", ()),
    Advance("astronomy", "science", "culture", None, ("math",)),
    Advance("medicine", "science", "culture", None, ("math",)),
    Advance("metallurgy", "science", "culture", None, ("math",)),
    Advance("voting", "democracy", None, None, ("philosophy",)),
    Advance("separation_of_power", "democracy", None, None, ("voting",)),
    Advance("civil_liberties", "democracy", None, None, ("voting",)),
    Advance("free_economy", "democracy", None, None, ("voting",)),
    Advance("nationalism", "autocracy", None, None, ("draft",)),
    Advance("totalitarianism", "autocracy", None, None, ("nationalism",)),
    Advance("absolute_power", "autocracy", None, None, ("nationalism",)),
    Advance("forced_labor", "autocracy", None, None, ("nationalism",)),
    Advance("dogma", "theocracy", None, None, ("state_religion",)),
    Advance("devotion", "theocracy", None, None, ("dogma",)),
    Advance("conversion", "theocracy", None, None, ("dogma",)),
    Advance("fanaticism", "theocracy", None, None, ("dogma",)),
)
"""All advances, by category, the one on top first."""
# fmt: on
