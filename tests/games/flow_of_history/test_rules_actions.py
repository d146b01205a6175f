"""Turns and the five actions. (FH-5, FH-6)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.flow_of_history.scenario import Scenario, scenario

ERA_II_MARKET = "castle monastery knights theocracy paper"


# -- turns (FH-5) ----------------------------------------------------------------------------------------------------


def test_all_five_actions_are_offered() -> None:
    """FH-5.2: invest, snipe, complete, activate and harvest, as far as each is possible."""
    s = scenario(
        "aristocracy monarchy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3, 3, 3],
        market="castle monastery knights",
        invested={"theocracy": (1, 3), "paper": (2, 4)},
        supply=2,
    )
    assert s.options() == [
        "snipe theocracy",
        "invest castle",
        "invest monastery",
        "invest knights",
        "activate monarchy",
        "harvest",
    ]
    s = scenario(
        "aristocracy monarchy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3, 3, 3],
        market="castle monastery knights",
        invested={"theocracy": (0, 3), "paper": (2, 3)},
        supply=2,
    )
    assert s.options() == ["snipe paper", "complete", "activate monarchy", "harvest"]


def test_one_action_and_the_next_seat_follows() -> None:
    """FH-5.1: a turn is one action and housekeeping."""
    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[3, 3, 3], market=ERA_II_MARKET, supply=9, active=2
    )
    for seat in (2, 0, 1, 2):
        assert (s.decision.seat, s.decision.prompt) == (seat, "prompt-action")
        assert s.refused((seat + 1) % 3, "harvest") == ("not-your-turn", "")
        s.play(seat, "harvest")


def test_an_answer_that_is_no_action_is_refused() -> None:
    """FH-5.2: whatever it says."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[3, 3, 3], market=ERA_II_MARKET)
    for answer in ("dance", "invest", "invest nothing", "invest castle 2", "stake 2", "decline", "gain castle", "7"):
        assert s.refused(0, answer) == ("not-an-option", "FH-5.2")


def test_what_is_not_offered_is_explained() -> None:
    """FH-5.2: for every Market card and every action there is an option or a reason."""
    s = scenario(
        "aristocracy monarchy feudalism ramesses_ii",
        "merchant_clan",
        "farmer_tribe",
        resources=[2, 3, 3],
        market="castle monastery",
        invested={"theocracy": (1, 3), "paper": (2, 2)},
    )
    assert s.options() == ["snipe paper", "invest castle", "invest monastery"]
    assert s.explained(0) == {
        "snipe theocracy": "snipe-too-dear",
        "complete": "complete-nothing",
        "activate monarchy": "activate-covered",
        "activate feudalism": "activate-nothing",
        "activate ramesses_ii": "activate-nothing",
        "harvest": "harvest-nothing",
    }
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[2, 3, 3],
        market="castle monastery",
        invested={"theocracy": (0, 3), "paper": (2, 2)},
        supply=2,
    )
    assert s.options() == ["snipe paper", "complete", "harvest"]
    assert s.explained(0) == dict.fromkeys(("invest theocracy", "invest castle", "invest monastery"), "invest-already")


@pytest.mark.parametrize(
    ("answer", "args"),
    [
        ("snipe theocracy", {"card": "theocracy", "amount": 3, "have": 2}),
        ("invest paper", {"card": "paper", "investor": 2}),
        ("invest bank", {"card": "bank"}),
        ("activate castle", {"card": "castle"}),
        ("dance now", {"answer": "dance now"}),
    ],
)
def test_a_refusal_names_what_it_is_about(answer: str, args: dict[str, int | str]) -> None:
    """The numbers a player needs to understand it."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[2, 3, 3],
        market="castle monastery",
        invested={"theocracy": (1, 3), "paper": (2, 2)},
    )
    refusal = s.table.check(0, answer)
    assert refusal is not None
    assert refusal.args == args


def nothing_to_do(supply: int = 1, resources: int = 0, government: str = "aristocracy") -> Scenario:
    """Era A only, and a player with next to nothing."""
    return scenario(
        government,
        "merchant_clan",
        "artisan_village",
        resources=[resources, 2, 2],
        market="ramesses_ii warriors irrigation granary pyramids",
        supply=supply,
    )


def test_passing_only_when_nothing_else_is_possible() -> None:
    """FH-5.3 [interpretation]: without resources, investment or harvest there is only the pass."""
    s = nothing_to_do()
    assert s.options() == ["pass"]
    s.play(0, "pass")
    assert s.told("passed") == [(0,)]
    assert (s.decision.seat, s.resources(0), s.supply) == (1, 0, 1)


def with_era_a(civilization: str, market: str, invested: dict[str, tuple[int, int]] | None = None) -> Scenario:
    """A player without resources and a Supply of nothing."""
    return scenario(civilization, "merchant_clan", "artisan_village", market=market, invested=invested)


@pytest.mark.parametrize(
    "build",
    [
        pytest.param(lambda: nothing_to_do(supply=2), id="the Supply can be halved"),
        pytest.param(lambda: nothing_to_do(resources=1), id="there is something to invest"),
        pytest.param(lambda: nothing_to_do(government="farmer_tribe"), id="agriculture makes it two"),
        pytest.param(
            lambda: with_era_a("aristocracy", "granary pyramids", {"ramesses_ii": (0, 1)}),
            id="an investment can be completed",
        ),
        pytest.param(
            lambda: with_era_a("aristocracy ramesses_ii", "granary pyramids"),
            id="a card can be activated",
        ),
        pytest.param(lambda: with_era_a("aristocracy", "granary pyramids barracks"), id="era I tops up"),
    ],
)
def test_no_pass_while_an_action_is_possible(build: Callable[[], Scenario]) -> None:
    """FH-5.3 [interpretation]: each of the actions rules the pass out."""
    s = build()
    assert len(s.options()) >= 1
    assert "pass" not in s.options()
    assert s.refused(0, "pass") == ("pass-not-allowed", "FH-5.3")


# -- invest (FH-6.1) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_any_stake_from_one_to_all(stake: int) -> None:
    """FH-6.1.2: the rest stays in the civilization."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[3, 0, 0], market=ERA_II_MARKET)
    s.play(0, "invest knights", f"stake {stake}")
    assert (s.stake("knights"), s.resources(0)) == ((0, stake), 3 - stake)


def test_the_only_possible_stake_is_not_asked_for() -> None:
    """FH-6.1.2: with one resource there is nothing to choose."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[1, 0, 0], market=ERA_II_MARKET)
    s.play(0, "invest knights")
    assert (s.stake("knights"), s.resources(0)) == ((0, 1), 0)


def test_only_market_cards_can_be_invested_in() -> None:
    """FH-6.1.2: neither the deck's cards nor a civilization's."""
    s = scenario(
        "aristocracy", "merchant_clan bank", "farmer_tribe", resources=[3, 0, 0], market=ERA_II_MARKET, deck="compass"
    )
    for card in ("compass", "bank", "the_future"):
        assert s.refused(0, f"invest {card}") == ("not-in-market", "FH-6.1.2")


def test_an_investment_stays_as_it_is() -> None:
    """FH-6.1.3 [interpretation]: it cannot be moved, raised or cancelled."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[3, 3, 3], market=ERA_II_MARKET, supply=9)
    s.play(0, "invest knights", "stake 1")
    s.play(1, "harvest")
    s.play(2, "harvest")
    assert s.options() == ["complete", "harvest"]
    assert s.refused(0, "invest knights") == ("invest-already", "FH-6.1.1")
    assert s.refused(0, "invest castle") == ("invest-already", "FH-6.1.1")
    assert s.refused(0, "snipe knights") == ("snipe-own", "FH-6.3.1")
    s.play(0, "harvest")
    assert s.stake("knights") == (0, 1)


# -- complete (FH-6.2) -----------------------------------------------------------------------------------------------


def test_completing_needs_an_investment() -> None:
    """FH-6.2.1: an opponent's does not do."""
    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[3], market="paper", invested={"knights": (1, 2)}
    )
    assert s.refused(0, "complete") == ("complete-nothing", "FH-6.2.1")


def test_completing_may_wait() -> None:
    """FH-6.2.1: the investment is as good some rounds later."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3, 3, 3],
        market=ERA_II_MARKET,
        supply=4000,
        deck="compass feudalism",
    )
    s.play(0, "invest castle", "stake 3")
    for seat in (1, 2, 0, 1, 2, 0, 1, 2):
        s.play(seat, "harvest")
    supply = s.supply
    s.play(0, "complete")
    assert s.stack(0, "construction") == "castle"
    assert s.supply == supply + 3


def test_income_is_capped_by_the_supply() -> None:
    """FH-6.2.2, FH-11.2: four industry icons and a Supply of 1 pay 1."""
    s = scenario(
        "merchant_clan factory",
        "aristocracy",
        "farmer_tribe",
        market="university bank electricity skyscrapers",
        invested={"eiffel_tower": (0, 1)},
        deck="ironclads",
    )
    before = s.total
    assert s.icon(0, "industry") == 5
    s.play(0, "complete")
    assert s.told("income") == [(0, "industry", 1)]
    assert (s.resources(0), s.supply, s.total) == (1, 0, before)


def test_income_does_not_count_the_new_card() -> None:
    """FH-6.2.2: Factory brings four industry icons and is paid for one."""
    s = scenario(
        "merchant_clan",
        "aristocracy",
        "farmer_tribe",
        market="university bank electricity skyscrapers",
        invested={"factory": (0, 4)},
        supply=4,
        deck="ironclads",
    )
    s.play(0, "complete")
    assert s.told("income") == [(0, "industry", 1)]
    assert (s.resources(0), s.supply, s.icon(0, "industry")) == (1, 7, 5)


def test_the_old_leader_still_counts_for_the_income_of_the_new() -> None:
    """FH-6.2.2: Ramesses II has one of the two culture icons, and leaves only after they are counted."""
    s = scenario(
        "aristocracy ramesses_ii",
        "merchant_clan",
        "farmer_tribe",
        market="castle monastery knights theocracy",
        invested={"confucius": (0, 2)},
        deck="feudalism",
    )
    s.play(0, "complete")
    assert s.told("income") == [(0, "culture", 2)]
    assert (s.stack(0, "leader"), s.icon(0, "culture")) == ("confucius", 1)


# -- snipe (FH-6.3) --------------------------------------------------------------------------------------------------


def test_what_cannot_be_sniped() -> None:
    """FH-6.3.1: a card without a marker, with one's own, or not on the Market."""
    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[9], market="paper", invested={"knights": (0, 2)}
    )
    assert s.refused(0, "snipe paper") == ("snipe-uninvested", "FH-6.3.1")
    assert s.refused(0, "snipe knights") == ("snipe-own", "FH-6.3.1")
    assert s.refused(0, "snipe castle") == ("not-in-market", "FH-6.3.1")


@pytest.mark.parametrize(
    ("supply", "investor", "trade", "taken", "half", "left"),
    [
        (0, "warrior_caste", 0, 0, 1, 1),
        (0, "aristocracy", 1, 1, 0, 1),
        (0, "merchant_clan lighthouse", 3, 2, 0, 0),
        (1, "merchant_clan lighthouse", 3, 3, 0, 0),
        (2, "merchant_clan lighthouse", 3, 3, 0, 1),
        (7, "merchant_clan lighthouse", 3, 3, 3, 3),
    ],
)
def test_a_sniped_investor_takes_trade_then_half(
    supply: int, investor: str, trade: int, taken: int, half: int, left: int
) -> None:
    """FH-6.3.2, FH-11.2: both from the Supply with the stake of 2 in it, trade capped, half rounded down."""
    s = scenario(
        "council_of_elders",
        "farmer_tribe",
        investor,
        resources=[2, 0, 5],
        market="castle monastery theocracy paper",
        invested={"writing": (2, 2)},
        supply=supply,
        deck="feudalism",
    )
    assert s.icon(2, "trade") == trade
    before = s.total
    s.play(0, "snipe writing")
    assert s.told("compensated") == [(2, taken, half)]
    assert (s.resources(0), s.resources(1), s.resources(2)) == (0, 0, 5 + 2 + taken + half)
    assert (s.supply, s.total) == (left, before)


def test_nobody_gets_income_from_a_snipe() -> None:
    """FH-6.3.3: neither the sniper with science nor the investor with science."""
    s = scenario(
        "council_of_elders university",
        "farmer_tribe leonardo_da_vinci",
        "warrior_caste",
        resources=[2, 0, 0],
        market="castle monastery theocracy paper",
        invested={"writing": (1, 2)},
        deck="feudalism",
    )
    s.play(0, "snipe writing")
    assert s.told("income") == []
    assert (s.resources(0), s.resources(1), s.supply) == (0, 3, 1)


def test_the_snipers_own_investment_goes_on() -> None:
    """FH-6.3.3: the marker and the stake stay on their card."""
    s = scenario(
        "council_of_elders",
        "farmer_tribe",
        "warrior_caste",
        resources=[2, 0, 0],
        market="castle monastery paper",
        invested={"writing": (1, 2), "theocracy": (0, 5)},
        deck="feudalism",
    )
    s.play(0, "snipe writing")
    assert s.stake("theocracy") == (0, 5)
    s.play(1, "harvest")
    s.play(2, "harvest")
    assert "complete" in s.options()


def test_a_sniped_investor_has_the_marker_back() -> None:
    """FH-6.3.2: and may invest on the very next turn."""
    s = scenario(
        "council_of_elders",
        "farmer_tribe",
        "warrior_caste",
        resources=[2, 0, 0],
        market="castle monastery paper theocracy",
        invested={"writing": (1, 2)},
        deck="feudalism",
    )
    s.play(0, "snipe writing")
    s.play(1, "invest paper", "stake 3")
    assert s.stake("paper") == (1, 3)


# -- activate (FH-6.4) -----------------------------------------------------------------------------------------------


def test_what_cannot_be_activated() -> None:
    """FH-6.4.1: an opponent's card, a Market card, a card without a turn action, a covered one."""
    s = scenario(
        "aristocracy monarchy theocracy lighthouse",
        "merchant_clan bank",
        "farmer_tribe",
        resources=[1, 1, 1],
        market="feudalism castle",
        supply=9,
    )
    assert s.options("activate") == []
    assert s.refused(0, "activate bank") == ("activate-not-yours", "FH-6.4.1")
    assert s.refused(0, "activate feudalism") == ("activate-not-yours", "FH-6.4.1")
    assert s.refused(0, "activate lighthouse") == ("activate-no-action", "FH-6.4.1")
    assert s.refused(0, "activate monarchy") == ("activate-covered", "FH-4.10")


def test_the_removal_is_paid_before_the_gain_is_resolved() -> None:
    """FH-6.4.2: Columbus' own trade icon no longer counts for the Compass he finds."""
    s = scenario(
        "aristocracy christopher_columbus",
        "merchant_clan",
        "farmer_tribe",
        market=ERA_II_MARKET,
        supply=9,
        deck="compass",
    )
    assert s.icon(0, "trade") == 2
    s.play(0, "activate christopher_columbus")
    assert s.boxed("christopher_columbus")
    assert s.told("took") == [(0, 2, "supply")]  # Aristocracy's and Compass's own


@pytest.mark.parametrize(
    ("civilization", "card"),
    [
        ("aristocracy monarchy", "monarchy"),
        ("aristocracy feudalism", "feudalism"),
        ("aristocracy bank", "bank"),
        ("aristocracy bureaucracy", "bureaucracy"),
    ],
)
def test_an_activation_needs_a_resource_in_the_supply(civilization: str, card: str) -> None:
    """FH-6.4.3 [interpretation]: with an empty Supply it is refused, with one resource it takes that."""
    market = "castle monastery knights theocracy paper"
    s = scenario(civilization, "merchant_clan", "farmer_tribe", resources=[1, 0, 0], market=market)
    assert s.options("activate") == []
    assert s.refused(0, f"activate {card}") == ("activate-nothing", "FH-6.4.3")

    s = scenario(civilization, "merchant_clan", "farmer_tribe", resources=[1, 0, 0], market=market, supply=1)
    s.play(0, f"activate {card}")
    assert (s.resources(0), s.supply) == (2, 0)


@pytest.mark.parametrize(
    ("card", "fits"), [("ramesses_ii", "great_mosque"), ("confucius", "genghis_khan"), ("karl_marx", "theocracy")]
)
def test_a_leader_is_not_thrown_away_for_nothing(card: str, fits: str) -> None:
    """FH-6.4.3 [interpretation]: with no fitting card, or only an invested one, the activation is refused."""
    for invested in ({}, {fits: (1, 1)}):
        s = scenario(
            f"aristocracy {card}",
            "merchant_clan",
            "farmer_tribe",
            resources=[1, 0, 0],
            market="castle monastery knights paper",
            invested=invested,
        )
        assert s.refused(0, f"activate {card}") == ("activate-nothing", "FH-6.4.3")
    s = scenario(
        f"aristocracy {card}",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market=f"castle monastery knights paper {fits}",
    )
    assert s.options("activate") == [f"activate {card}"]


# -- harvest (FH-6.5) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "civilization", "resources", "legal"),
    [
        (0, "aristocracy", 2, False),
        (0, "farmer_tribe", 2, False),
        (1, "farmer_tribe", 2, True),
        (0, "farmer_tribe granary", 2, True),
        (2, "aristocracy", 2, True),
        (0, "aristocracy", 1, True),
    ],
)
def test_a_harvest_must_raise_the_players_resources(
    supply: int, civilization: str, resources: int, legal: bool
) -> None:
    """FH-6.5.1: half of Supply and agriculture, or a top-up to era II."""
    s = scenario(
        civilization,
        "merchant_clan",
        "council_of_elders",
        resources=[resources, 0, 0],
        market=ERA_II_MARKET,
        supply=supply,
    )
    assert s.era == 2
    assert ("harvest" in s.options()) is legal
    if legal:
        s.play(0, "harvest")
        assert s.resources(0) > resources
    else:
        assert s.refused(0, "harvest") == ("harvest-nothing", "FH-6.5.1")


@pytest.mark.parametrize(
    ("supply", "agriculture", "resources", "then", "left", "reserve"),
    [
        (6, "", 0, 5, 1, 0),  # half is 3, and 2 of the other 3 fill up
        (4, "", 0, 5, 0, 1),  # half is 2, the other 2 do not suffice
        (0, "", 0, 5, 0, 5),
        (1, "irrigation", 2, 5, 0, 2),  # 1 grows, half of 2 is taken, then the other and one of the Reserve
        (9, "irrigation", 2, 7, 5, 1),
        (0, "", 4, 5, 0, 1),
    ],
)
def test_a_harvest_tops_up_to_the_current_era(
    supply: int, agriculture: str, resources: int, then: int, left: int, reserve: int
) -> None:
    """FH-6.5.2, FH-11.1: first from the Supply, what is missing from the Reserve."""
    s = scenario(
        f"aristocracy {agriculture}",
        "merchant_clan",
        "council_of_elders",
        resources=[resources, 0, 0],
        market="democracy skyscrapers factory electricity ironclads",
        supply=supply,
    )
    before = s.total
    s.play(0, "harvest")
    assert (s.resources(0), s.supply, s.total - before) == (then, left, reserve)


def test_resources_on_an_investment_do_not_count_for_the_top_up() -> None:
    """FH-6.5.3 [interpretation]: a player with everything on a card is topped up to the era."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "council_of_elders",
        market="castle monastery knights theocracy",
        invested={"paper": (0, 7)},
    )
    s.play(0, "harvest")
    assert s.resources(0) == 2
    assert s.stake("paper") == (0, 7)
