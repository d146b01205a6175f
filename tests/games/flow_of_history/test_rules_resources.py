"""Where resources come from and go to: Supply, Reserve and civilizations. (FH-11)"""

from __future__ import annotations

import pytest

from tests.games.flow_of_history.scenario import scenario


@pytest.mark.parametrize(("card", "taken"), [("irrigation", 2), ("astronomy", 2)])
def test_the_reserve_pays_where_a_card_names_it(card: str, taken: int) -> None:
    """FH-11.1: and the Supply keeps the stake."""
    s = scenario(
        "farmer_tribe",
        "aristocracy",
        "merchant_clan",
        market="bank university castle monastery",
        invested={card: (0, 1)},
        deck="paper",
    )
    before = s.total
    s.play(0, "complete")
    assert s.told("took") == [(0, taken, "reserve")]
    assert (s.resources(0), s.supply, s.total) == (taken, 1, before + taken)


@pytest.mark.parametrize(
    ("card", "civilization", "icon", "wanted"),
    [
        ("compass", "merchant_clan warships", "trade", 3),
        ("printing_press", "farmer_tribe albert_einstein", "science", 4),
        ("steam_engine", "merchant_clan", "industry", 3),
    ],
)
def test_the_reserve_never_makes_up_for_the_supply(card: str, civilization: str, icon: str, wanted: int) -> None:
    """FH-11.2: a card that names the Supply takes what is there, here the stake of the sniped investor."""
    s = scenario(
        civilization,
        "warrior_caste",
        "council_of_elders",
        resources=[1, 0, 0],
        market="university castle monastery bank",
        invested={card: (1, 1)},
        deck="paper",
    )
    before = s.total
    s.play(0, f"snipe {card}")
    assert s.icon(0, icon) == wanted
    assert s.told("took") == [(0, 1, "supply")]
    assert (s.resources(0), s.resources(1), s.supply, s.total) == (1, 1, 0, before)


def test_a_harvest_grows_the_supply_from_the_reserve() -> None:
    """FH-11.1: 3 agriculture icons bring 3 resources, of which the player takes half with the rest."""
    s = scenario(
        "farmer_tribe irrigation hanging_gardens",
        "warrior_caste",
        "council_of_elders",
        resources=[9, 0, 0],
        market="university castle monastery bank paper",
        supply=1,
    )
    before = s.total
    s.play(0, "harvest")
    assert (s.resources(0), s.supply, s.total) == (11, 2, before + 3)
