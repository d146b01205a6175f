"""What is printed on the components of Imperial Settlers, and positions in which one of them matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import epoka
from epoka.games.imperial_settlers.card import COMMON, FACTIONS, JAPANESE, Card
from epoka.games.imperial_settlers.cards import ATTACKS, BOARDS, CARDS, RAZE_ATTACKS, VIRTUAL
from epoka.kernel import Table
from epoka.kernel.conformance.printed import Printed
from tests.games.imperial_settlers import scenario as scenarios
from tests.games.imperial_settlers.scenario import Scenario, own

GAME: Final = "imperial_settlers"
BY_ID: Final = {card.id: card for card in CARDS}
COPIES: Final = {face.id: face.copies for card in CARDS for face in card.prints}
ZONES: Final = ("hand", "locations", "deals")
FIRST: Final = "!"
"""Stands before the card that a position is about: of another one there may be no copy left then."""

RICH: Final = {"wood": 4, "stone": 4, "food": 4, "gold": 3, "worker": 6, "raze": 6}
SPENT: Final = "common_quarry common_grain_field"
"""Locations that may be discarded for a building."""
OWN: Final = "common_brewer common_mason common_carpenter common_castle:1 common_old_forest common_gold_mine"
"""What an Empire has besides the card: Actions of one, two and three points, something to repeat and to clear."""
HAND: Final = "common_sawmill common_gold_stream common_hunter"
THERE: Final = {
    "romans": "common_armorer common_lumberjacks:shield romans_stonemason romans_colossus common_goldsmiths_workshop",
    "barbarians": "common_armorer common_lumberjacks:shield barbarians_stone_pit barbarians_expedition common_supplier",
}
"""What an opponent has."""
DEALS: Final = {
    "barbarians": "barbarians_settlement",
    "japanese": "japanese_rice_fields",
    "romans": "romans_roman_bank",
    "egyptians": "egyptians_pyramids",
}
ALSO: Final = {
    "barbarians": "barbarians_rabble",
    "japanese": "japanese_sake_brewery",
    "romans": "romans_legions",
    "egyptians": "egyptians_oasis",
}
"""Another card in hand."""
SECOND: Final = {"egyptians_royal_pool": "egyptians_royal_pool:257"}
"""Lies beside a card: a copy that was cleared, and used once since then."""
LONELY: Final = (
    "common_old_forest common_quarry common_armorer common_gold_mine common_small_town common_grain_field common_mason "
    "common_carpenters_workshop common_marketplace common_castle common_pig_farmer "
    "romans_stonemason romans_roman_bank romans_legions romans_spies romans_gladiator_school"
)
"""What is attacked in the solo game."""
TREATIES: Final = "romans_builder romans_architect romans_gardens romans_administration romans_trade_colony"
"""Deals that are attacked in the solo game."""


def scenario(**given: Any) -> Scenario:
    """A table at which every card lies as often as there are copies."""
    seats = [name for name in sorted(given) if name.startswith("seat") and name != "seats"]
    given |= {name: dict(given[name]) for name in seats}
    zones = [(given[name], zone) for name in seats for zone in ZONES if zone in given[name]]
    entries = [entry for place, zone in zones for entry in place[zone].split()]
    used = Counter([name_of(entry) for entry in entries if entry.startswith(FIRST)])
    for place, zone in zones:
        kept = [entry for entry in place[zone].split() if entry.startswith(FIRST) or is_left(name_of(entry), used)]
        place[zone] = " ".join([entry.removeprefix(FIRST) for entry in kept])
    return scenarios.scenario(**given)


def name_of(entry: str) -> str:
    """The name of a card without what lies on it."""
    return entry.removeprefix(FIRST).partition(":")[0]


def is_left(name: str, used: Counter[str]) -> bool:
    """Whether another copy of a card can be laid down."""
    used[name] += 1
    return used[name] <= COPIES.get(name, 0)


def faction_of(card: Card) -> str:
    """The faction of whoever has the card."""
    return card.owner if card.owner in FACTIONS else "egyptians"


def there(card: Card, **given: Any) -> dict[str, Any]:
    """An opponent who has something of everything."""
    faction = "romans" if card.owner != "romans" else "barbarians"
    found = {"locations": THERE[faction], "deals": DEALS[faction], "hand": HAND, "wood": 2, "stone": 1, "worker": 2}
    return own(**{"faction": faction, **found, **given})


def here(card: Card, **given: Any) -> dict[str, Any]:
    """Whoever has the card, with the faction that it belongs to."""
    return own(faction=faction_of(card), **given)


def of_colors(card: Card, number: int) -> str:
    """Locations of the card's colours, as many as there are up to a number."""
    alike = [other for other in CARDS if other.owner in (COMMON, card.owner) and set(other.colors) & set(card.colors)]
    names = [face.id for other in alike for face in other.prints for _ in range(face.copies) if other is not card]
    return " ".join(names[:number])


def in_hand(card: Card, face: str) -> Iterator[Scenario]:
    """A card in hand: to be built, in an Empire with few and with many of its colours, to be dealt, to be razed."""
    exact = {good: amount for good, amount in card.prints[0].price.amounts() if good in RICH}
    for locations in (f"{SPENT} common_ruins", f"{of_colors(card, 9)} {SPENT}"):
        for goods in (RICH, exact):
            yield scenario(seat0=here(card, hand=FIRST + face, locations=locations, **goods), seat1=there(card))
    yield scenario(seat0=here(card, hand=FIRST + face, food=2), seat1=there(card))
    yield scenario(seat0=here(card, hand=FIRST + face, raze=1), seat1=there(card))


def in_play(card: Card, face: str) -> Iterator[Scenario]:
    """A card in an Empire, alone with means or with others; when it produces, and in Cleanup."""
    faction = faction_of(card)
    mates = f"{FIRST}{face} {SECOND.get(card.id, '')} {OWN}"
    held = {"hand": f"{HAND} {ALSO[faction]}", "deals": DEALS[faction], **RICH}
    yield scenario(seat0=here(card, locations=mates, **held), seat1=there(card))
    yield scenario(seat0=here(card, locations=FIRST + face, **held), seat1=there(card))
    yield scenario(seat0=here(card, locations=f"{FIRST}{face} common_ruins", raze=2), seat1=there(card))
    colored = f"{FIRST}{face} {of_colors(card, 8)}"
    yield scenario(at="production", seat0=here(card, locations=colored, deals=DEALS[faction]), seat1=there(card))
    yield scenario(at="cleanup", seat0=here(card, locations=FIRST + face, **held), seat1=there(card))
    dealing = here(card, locations=FIRST + face, hand=f"{ALSO[faction]} {DEALS[faction]}", food=2)
    yield scenario(seat0=dealing, seat1=there(card))
    for workers in (12, 14):
        exchanging = there(card, locations="", worker=workers)
        yield scenario(active=1, seat0=here(card, locations=FIRST + face), seat1=exchanging)


def elsewhere(card: Card, face: str) -> Iterator[Scenario]:
    """A card in the Empire of somebody who may lose it, and as a Deal."""
    raider = own(faction="egyptians" if card.owner != "egyptians" else "barbarians", raze=4)
    yield scenario(active=1, seat0=here(card, locations=f"{FIRST}{face} common_armorer"), seat1=raider)
    if card.owner != COMMON:
        yield scenario(at="production", seat0=here(card, deals=FIRST + face), seat1=there(card))


def with_samurai(card: Card, face: str) -> Iterator[Scenario]:
    """A Japanese card among Locations with Samurai, and with workers to place."""
    names = (*["japanese_farm"] * 3, *["japanese_stalls"] * 2, "japanese_gate")
    guarded = " ".join([f"{name}:samurai" for name in names])
    yield scenario(at="production", seat0=here(card, locations=f"{FIRST}{face} {guarded}"), seat1=there(card))
    yield scenario(seat0=here(card, locations=f"{FIRST}{face} {' '.join(names)}", **RICH), seat1=there(card))


def stage_card(card: Card) -> Iterator[Scenario]:
    """Everything that a card is good for, with each of its faces."""
    for face in card.prints:
        yield from in_hand(card, face.id)
        yield from in_play(card, face.id)
        yield from elsewhere(card, face.id)
        if card.owner == JAPANESE:
            yield from with_samurai(card, face.id)


def stage_solo(name: str) -> Iterator[Scenario]:
    """The Attack phase of the solo game, against each virtual faction or one of them."""
    known = {attack.id for attack in (*ATTACKS, *RAZE_ATTACKS)}
    attack = name if name in known else "attack_vp"
    alone = own(faction="romans", locations=LONELY, deals=TREATIES, **RICH)
    for faction in VIRTUAL:
        if name in known or faction.id == name:
            given = {"seats": 1, "at": "attack", "virtual": faction.id.removeprefix("virtual_"), "seat0": alone}
            given["attacks"] = "attack_stone attack_worker attack_card"
            yield scenario(**given, number=4, targets=f"{attack} attack_stone attack_gold")
            yield scenario(**given, number=3, targets="attack_gold attack_worker")


def stage(name: str) -> Iterator[Table]:
    """New games, in which cards are counted; then what the component is good for."""
    for seats in (4, 1):
        yield epoka.new(GAME, seats, seed=1)
    if name in BY_ID:
        for table in stage_card(BY_ID[name]):
            yield table.table
    elif name in {board.id for board in BOARDS}:
        for at in ("production", "cleanup"):
            there_ = next(faction for faction in FACTIONS if faction != name)
            yield scenario(at=at, seat0=own(faction=name, **RICH), seat1=own(faction=there_)).table
    else:
        for virtual in [faction.id.removeprefix("virtual_") for faction in VIRTUAL]:
            yield epoka.new(GAME, 1, seed=2, options={"virtual": virtual})
        for table in stage_solo(name):
            yield table.table


PRINTED: Final = Printed(
    game=GAME,
    tables={
        **{f"epoka.games.imperial_settlers.cards.{deck}": ("DECK",) for deck in (COMMON, *FACTIONS)},
        "epoka.games.imperial_settlers.cards.boards": ("BOARDS",),
        "epoka.games.imperial_settlers.cards.solo": ("ATTACKS", "RAZE_ATTACKS", "VIRTUAL"),
    },
    stage=stage,
    plays=2,
    decisions=8,
    games=0,
    naming=frozenset({"id", "confidence"}),
    by_default=frozenset({"uses", "copies", "attacks", "revealed"}),
)
