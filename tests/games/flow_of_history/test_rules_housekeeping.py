"""Housekeeping: the Current Era, refilling, the era check, the next player. (FH-7)"""

from __future__ import annotations

import pytest

from tests.games.flow_of_history.scenario import scenario

# -- the Current Era (FH-7.1) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "era"),
    [
        ("pyramids", 0),
        ("barracks", 1),
        ("castle", 2),
        ("bank", 3),
        ("factory", 4),
        ("skyscrapers", 5),
        ("internet", 5),
        ("the_future", 5),
    ],
)
def test_the_current_era_is_the_highest_in_market_and_civilizations(card: str, era: int) -> None:
    """FH-7.1 [interpretation]: S and A count 0, Internet and The Future 5."""
    assert scenario("aristocracy", "merchant_clan", "farmer_tribe", market=f"warriors {card}").era == era
    assert scenario("aristocracy", "merchant_clan", f"farmer_tribe {card}", market="warriors").era == era
    assert scenario("aristocracy", "merchant_clan", "farmer_tribe", deck=card, market="warriors").era == 0


def test_covered_cards_count_for_the_current_era() -> None:
    """FH-7.1: Skyscrapers under Barracks are still a card of era V."""
    assert scenario("aristocracy skyscrapers barracks", "merchant_clan", "farmer_tribe").era == 5


def test_the_current_era_drops_with_its_last_card() -> None:
    """FH-7.1 [interpretation]: it is evaluated live, so the leader of era V takes it away with him."""
    s = scenario(
        "aristocracy albert_einstein",
        "merchant_clan",
        "farmer_tribe",
        resources=[0, 3, 3],
        market="factory ironclads bank university",
        invested={"napoleon_bonaparte": (0, 1)},
        deck="electricity castle",
    )
    assert s.era == 5
    s.play(0, "complete")
    assert s.era == 4
    assert s.boxed("albert_einstein")


# -- refilling (FH-7.2, FH-7.7) --------------------------------------------------------------------------------------


def test_new_cards_come_last_and_the_others_keep_their_order() -> None:
    """FH-7.2, FH-7.7 [interpretation]: the gap in the middle closes."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="castle monastery theocracy paper longbowmen",
        invested={"theocracy": (0, 1)},
        deck="feudalism compass",
    )
    s.play(0, "complete")
    assert s.market == "castle monastery paper longbowmen feudalism"
    assert s.state.deck[0] == "compass"


def test_stakes_stay_with_their_cards() -> None:
    """FH-7.7 [interpretation]: an investment to the right of the gap moves up with its card."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="castle monastery theocracy paper longbowmen",
        invested={"theocracy": (0, 1), "paper": (2, 4), "castle": (1, 3)},
        deck="feudalism",
    )
    s.play(0, "complete")
    assert (s.stake("castle"), s.stake("paper"), s.stake("feudalism")) == ((1, 3), (2, 4), None)


def test_five_players_refill_to_six() -> None:
    """FH-7.2: and four to five."""
    civilizations = ("aristocracy", "merchant_clan", "farmer_tribe", "warrior_caste", "artisan_village")
    for seats, size in ((3, 5), (4, 5), (5, 6)):
        s = scenario(
            *civilizations[:seats],
            market="castle monastery paper",
            invested={"theocracy": (0, 1)},
            deck="feudalism compass longbowmen knights",
        )
        s.play(0, "complete")
        assert len(s.state.market) == size


def test_the_market_stays_short_only_when_the_deck_is_empty() -> None:
    """FH-7.6 [interpretation]: then The Future has come."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="skyscrapers",
        invested={"democracy": (0, 1)},
    )
    s.play(0, "complete")
    assert s.market == "skyscrapers internet the_future"
    assert s.state.deck == ()
    assert s.table.over


# -- the era check (FH-7.3, FH-7.4) ----------------------------------------------------------------------------------


def test_cards_two_or_more_eras_old_go() -> None:
    """FH-7.3 [interpretation: or more]: with a card of era IV, those of A, I and II go and those of III stay."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="warriors barracks castle bank",
        deck="factory ironclads electricity university",
    )
    s.play(0, "invest bank")
    assert s.told("outdated") == [("warriors", 4), ("barracks", 4), ("castle", 4)]
    assert s.boxed("warriors barracks castle")
    assert s.market == "bank factory ironclads electricity university"


def test_invested_cards_are_never_outdated() -> None:
    """FH-7.3: not before they lose their marker."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="warriors barracks castle bank",
        invested={"warriors": (1, 1), "castle": (2, 1)},
        deck="factory ironclads",
    )
    s.play(0, "invest bank")
    assert s.market == "warriors castle bank factory ironclads"
    assert (s.stake("warriors"), s.stake("castle")) == ((1, 1), (2, 1))


def test_civilizations_are_never_outdated() -> None:
    """FH-7.3: old cards stay where they are."""
    s = scenario(
        "aristocracy warriors pyramids",
        "merchant_clan granary",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="skyscrapers factory ironclads electricity democracy",
    )
    s.play(0, "invest factory")
    assert (s.stack(0, "military"), s.stack(0, "wonder"), s.stack(1, "construction")) == (
        "warriors",
        "pyramids",
        "granary",
    )


def test_the_era_check_is_repeated_until_nothing_goes() -> None:
    """FH-7.4 [interpretation]: the card that replaces an outdated one may outdate others."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="warriors barracks phalanx writing",
        deck="knights bank theocracy castle electricity university factory",
    )
    s.play(0, "invest phalanx")
    # Knights outdate Warriors, the Bank drawn for them Barracks and Writing, and the cards drawn for those nothing.
    assert s.told("outdated") == [("warriors", 2), ("barracks", 3), ("writing", 3)]
    assert s.market == "phalanx knights bank theocracy castle"


def test_each_refill_may_bring_a_newer_era() -> None:
    """FH-7.4 [interpretation]: three checks in a row, each after the draw of the one before."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="warriors barracks phalanx castle",
        deck="knights bank factory ironclads electricity university",
    )
    s.play(0, "invest phalanx")
    assert s.told("drawn") == [
        ("knights",),
        ("bank",),
        ("factory",),
        ("ironclads",),
        ("electricity",),
    ]
    assert s.told("outdated") == [("warriors", 2), ("barracks", 3), ("castle", 4), ("knights", 4)]
    assert s.market == "phalanx bank factory ironclads electricity"


def test_columbus_raises_the_era_although_the_market_is_full() -> None:
    """FH-7.3: the era check is made in every housekeeping, and a card in a civilization counts."""
    s = scenario(
        "aristocracy christopher_columbus",
        "merchant_clan",
        "farmer_tribe",
        market="monastery bank knights university castle",
        invested={"castle": (1, 2)},
        deck="factory electricity ironclads steam_engine",
    )
    s.play(0, "activate christopher_columbus")
    assert s.stack(0, "construction") == "factory"
    assert s.era == 4
    assert s.told("outdated") == [("monastery", 4), ("knights", 4)]
    assert s.market == "bank university castle electricity ironclads"


def test_an_era_check_with_an_empty_deck_ends() -> None:
    """FH-7.4 [interpretation]: what is outdated goes, and nothing takes its place."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="warriors bank skyscrapers",
    )
    s.play(0, "invest skyscrapers")
    assert s.market == "skyscrapers internet the_future"
    assert s.boxed("warriors bank")


# -- the next player (FH-7.5) ----------------------------------------------------------------------------------------


def test_the_last_seat_is_followed_by_the_first() -> None:
    """FH-7.5: clockwise, around the table."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        "warrior_caste",
        resources=[1, 1, 1, 1],
        market="monastery bank knights university castle",
        active=3,
    )
    s.play(3, "invest bank")
    s.play(0, "invest knights")
    assert s.decision.seat == 1
