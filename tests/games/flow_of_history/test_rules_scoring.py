"""The end of the game, scoring and ties. (FH-8)"""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history.amounts import Icons
from epoka.games.flow_of_history.cards import CARDS
from epoka.kernel import Refused
from tests.games.flow_of_history.scenario import Scenario, scenario

LATE_MARKET = "factory skyscrapers electricity ironclads"


def ending(*civilizations: str, resources: tuple[int, ...] = (), active: int = 0) -> Scenario:
    """The active seat's harvest draws The Future."""
    return scenario(*civilizations, resources=resources, market=LATE_MARKET, bottom="the_future", active=active)


# -- the end (FH-8.1) ------------------------------------------------------------------------------------------------


def test_the_future_on_the_market_ends_the_game() -> None:
    """FH-8.1: at the end of the turn; nobody plays after it."""
    s = ending("aristocracy", "merchant_clan", "farmer_tribe")
    assert s.table.winners == ()
    s.play(0, "harvest")
    assert s.market == f"{LATE_MARKET} the_future"
    assert s.table.over
    assert s.told("ended") == [("the_future",)]
    assert s.table.winners != ()
    before = s.table.digest()
    with pytest.raises(Refused) as caught:
        s.table.apply(1, "harvest")
    assert caught.value.refusal.reason == "game-over"
    assert s.table.digest() == before


def test_internet_on_the_market_does_not_end_the_game() -> None:
    """FH-8.1: the last card of the deck is still to come."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", market=LATE_MARKET)
    s.play(0, "harvest")
    assert s.market == f"{LATE_MARKET} internet"
    assert s.decision.seat == 1
    assert s.table.winners == ()


def test_the_future_in_a_civilization_ends_the_game_after_housekeeping() -> None:
    """FH-8.1: Columbus finds The Future, the era check still takes place, then the game is over."""
    s = scenario(
        "aristocracy christopher_columbus",
        "merchant_clan",
        "farmer_tribe",
        market=f"bank {LATE_MARKET}",
        bottom="the_future",
    )
    s.play(0, "activate christopher_columbus")
    assert s.stack(0, "wonder") == "the_future"
    assert s.boxed("bank christopher_columbus")
    assert s.table.over
    assert s.table.winners == (0,)


def test_an_unfinished_investment_is_worth_nothing() -> None:
    """FH-8.1 [interpretation]: neither the card nor the resources on it count."""
    s = scenario(
        "aristocracy",
        "council_of_elders",
        "warrior_caste",
        resources=[0, 1, 0],
        market=LATE_MARKET,
        invested={"skyscrapers": (0, 30)},
        bottom="the_future",
        active=2,
    )
    s.play(2, "harvest")
    assert s.table.scores[0] == 1
    assert s.table.score_sheet()[0]["resources"] == 0


# -- points (FH-8.2, FH-8.4) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("civilization", "culture", "others"),
    [
        ("aristocracy", 1, 0),  # 1 culture, 1 other
        ("farmer_tribe", 0, 1),  # 2 others of two kinds
        ("farmer_tribe barracks", 0, 2),  # 4 with the continuous defense
        ("farmer_tribe warriors", 0, 1),  # 3 others
        ("council_of_elders monastery", 3, 0),
    ],
)
def test_culture_counts_one_and_all_other_icons_half(civilization: str, culture: int, others: int) -> None:
    """FH-8.2: the other icons are added up first, then halved and rounded down."""
    s = ending(civilization, "merchant_clan", "artisan_village", active=1)
    s.play(1, "harvest")
    assert s.lines(0)[:2] == [("score-culture", culture), ("score-icons", others)]
    assert s.table.scores[0] == culture + others


def test_scoring_effects_see_the_icons_that_are_left() -> None:
    """FH-8.2: Archers' defense is off before Great Wall counts."""
    s = ending("farmer_tribe archers great_wall", "merchant_clan", "artisan_village", active=1)
    assert s.icon(0, "defense") == 4
    s.play(1, "harvest")
    assert s.lines(0) == [
        ("score-culture", 1),
        ("score-icons", 2),
        ("great_wall", 1),
        ("archers", 0),
    ]
    assert s.table.score_sheet()[0]["icons"]["defense"] == 2


def test_everybody_sees_what_effects_would_score_and_which_are_spent() -> None:
    """FH-4.3, FH-8.2: only visible cards score, and those that work once, when they come, have done so."""
    s = ending("farmer_tribe archers great_wall taj_mahal", "merchant_clan irrigation", "artisan_village", active=1)
    seen = s.table.view(None)["situations"]
    assert seen == {"great_wall": {"worth": 1}, "taj_mahal": {"worth": 2}, "irrigation": {"done": True}}


def test_a_covered_fading_effect_is_not_taken_away_twice() -> None:
    """FH-4.9: Castle under Monastery gives only its bar, in the game and at its end."""
    s = ending("farmer_tribe castle monastery", "merchant_clan", "artisan_village", active=1)
    assert s.icon(0, "defense") == 2
    s.play(1, "harvest")
    assert s.table.score_sheet()[0]["icons"]["defense"] == 2
    assert s.table.scores[0] == 2 + 2


def test_scoring_effects_do_not_feed_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """FH-8.2 [interpretation]: the culture that one yields is no icon for the next."""
    monkeypatch.setattr(CARDS["great_mosque"], "scores", (Icons("culture"),))
    s = ending("aristocracy taj_mahal great_mosque the_future", "merchant_clan", "artisan_village")
    assert s.lines(0)[2:] == [("taj_mahal", 3), ("great_mosque", 1 + 2 + 1 + 3), ("the_future", 2)]


def test_resources_are_worth_no_points() -> None:
    """FH-8.4: fifty of them or none."""
    s = ending("aristocracy", "council_of_elders", "artisan_village", resources=(50, 0, 1), active=2)
    s.play(2, "harvest")
    assert s.table.scores[:2] == (1, 1)


# -- winning and ties (FH-8.3) ---------------------------------------------------------------------------------------


def result(s: Scenario) -> tuple[tuple[int, ...], set[str]]:
    """Who won, and by which tie-break."""
    sheets = s.table.score_sheet()
    assert s.table.winners == tuple([sheet["seat"] for sheet in sheets if sheet["winner"]])
    return s.table.winners, {sheet["tie_break"] for sheet in sheets}


def test_most_points_win() -> None:
    """FH-8.3: whoever has more cards or resources."""
    s = ending("aristocracy", "artisan_village the_future", "farmer_tribe archers barracks", resources=(50, 0, 30))
    s.play(0, "invest factory", "stake 1")
    assert list(s.table.scores) == [1, 6, 2]
    assert result(s) == ((1,), {"none"})


def test_ties_go_to_the_player_with_more_cards() -> None:
    """FH-8.3: covered ones included, resources do not matter then."""
    s = ending(
        "aristocracy phalanx", "warrior_caste archers warriors", "artisan_village granary", resources=(50, 5, 60)
    )
    s.play(0, "invest factory", "stake 1")
    assert list(s.table.scores) == [2, 2, 2]
    assert result(s) == ((1,), {"cards"})


def test_then_to_the_player_with_more_resources() -> None:
    """FH-8.3: of those with the most cards."""
    s = ending("aristocracy", "council_of_elders", "artisan_village", resources=(7, 8, 6))
    s.play(0, "invest factory", "stake 1")
    assert [sheet["resources"] for sheet in s.table.score_sheet()] == [6, 8, 6]
    assert result(s) == ((1,), {"resources"})


def test_then_the_victory_is_shared() -> None:
    """FH-8.3 [interpretation]: what lies on Market cards does not count."""
    s = ending("aristocracy", "council_of_elders", "artisan_village", resources=(8, 7, 6))
    s.play(0, "invest factory", "stake 1")
    assert result(s) == ((0, 1), {"shared"})


def test_three_may_share() -> None:
    """FH-8.3 [interpretation]: as many as are tied."""
    s = ending("aristocracy", "council_of_elders", "artisan_village", resources=(7, 6, 6))
    s.play(0, "invest factory", "stake 1")
    assert result(s) == ((0, 1, 2), {"shared"})


def test_a_tie_for_second_place_is_broken_alike() -> None:
    """FH-8.3: the tie-break named is the one that told the winner from the next."""
    s = ending("artisan_village the_future", "council_of_elders", "aristocracy", resources=(7, 6, 6), active=2)
    s.play(2, "invest factory", "stake 1")
    assert result(s) == ((0,), {"none"})
    assert (s.table.scores[1:], s.table.places) == ((1, 1), (1, 2, 3))


def test_the_score_sheet_adds_up_and_cites_its_rules() -> None:
    """FH-8.2: every line has its points and its rule, and the total is their sum."""
    s = ending(
        "aristocracy military_academy archers great_wall pyramids",
        "merchant_clan albert_einstein paper",
        "farmer_tribe",
    )
    s.play(0, "harvest")
    for sheet, score in zip(s.table.score_sheet(), s.table.scores, strict=True):
        assert sheet["total"] == score == sum(line["points"] for line in sheet["lines"])
        assert {line["rule"] for line in sheet["lines"]} <= {"FH-8.2", "FH-4.9"}
    assert [card for card, points in s.lines(0) if points == 0][-2:] == ["military_academy", "archers"]
    assert s.lines(1)[2:] == [("albert_einstein", 1)]
