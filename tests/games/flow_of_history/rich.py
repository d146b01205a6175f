"""Tables rich enough for any card to do something: icons of every kind, covered cards, weaker and stronger rivals."""

from __future__ import annotations

from epoka.parts.facts import Fact
from tests.games.flow_of_history.facts import FACTS
from tests.games.flow_of_history.scenario import Scenario, scenario

OWN = (
    "merchant_clan feudalism warriors phalanx granary barracks irrigation compass ramesses_ii hanging_gardens "
    "great_mosque"
)
"""Seat 0's civilization: icons of every kind, covered cards in every stack, attack 3."""
WEAK = "farmer_tribe lighthouse bank"
POOR = "council_of_elders university"
STRONG = "warrior_caste archers castle jet_fighters ironclads"
RESOURCES = (3, 20, 1, 7)
SUPPLY = 9
STAKE = 2

QUIET = {
    "construction": ("monastery", "factory"),
    "government": ("republic", "theocracy"),
    "knowledge": ("writing", "internet"),
    "leader": ("leonardo_da_vinci", "julius_caesar"),
    "military": ("warships", "longbowmen"),
    "wonder": ("taj_mahal", "st_peters_basilica"),
}
"""Two cards of each type that do nothing when they arrive."""
MARKET = ("taj_mahal", "theocracy", "warships", "monastery")
DECK = ("skyscrapers", "democracy", "space_station", "albert_einstein", "eiffel_tower", "statue_of_liberty")


def without(cards: tuple[str, ...] | str, *gone: str) -> list[str]:
    """The cards but for those that are needed elsewhere."""
    listed = cards.split() if isinstance(cards, str) else list(cards)
    return [card for card in listed if card not in gone]


def fetched_type(fact: Fact) -> str | None:
    """The type that a card gains from the Market, if it does so."""
    for step in fact["effect_struct"]:
        if step["op"] == "gain_card" and step["from"] == "market":
            return str(step["filter"]["types"][0])
    return None


def rich(name: str, *, invested: bool) -> Scenario:
    """Four rich civilizations; seat 0 has invested in the card, or has it already."""
    fetched = fetched_type(FACTS[name])
    offered = QUIET[fetched] if fetched else MARKET
    own = without(OWN, name)
    if not invested:
        own = [card for card in own if FACTS[name]["type"] != "leader" or FACTS[card]["type"] != "leader"] + [name]
    return scenario(
        own,
        without(WEAK, name),
        without(POOR, name),
        without(STRONG, name),
        resources=RESOURCES,
        market=without(offered, name),
        invested={name: (0, STAKE)} if invested else {},
        supply=SUPPLY,
        deck=without(DECK, name),
    )
