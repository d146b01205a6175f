"""Effects: instant, invade, invade all, continuous, turn action; chains and targets. (FH-4)"""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history.amounts import Const, Icons
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.effects import SUPPLY, TARGET, FlowEffect, GainFromMarket, RemoveTop, Take
from epoka.games.flow_of_history.rules.civilization import remove_card
from epoka.games.flow_of_history.state import FlowState
from epoka.parts.effects import Resolve
from tests.games.flow_of_history.scenario import BANKER, Scenario, scenario

# -- instant (FH-4.2 to FH-4.5) --------------------------------------------------------------------------------------


def test_an_instant_counts_its_own_bar_but_not_the_effect_it_covers() -> None:
    """FH-4.2: Printing Press on Writing sees two science bars; Writing's own effect is covered."""
    s = scenario(
        "aristocracy writing",
        "merchant_clan",
        "farmer_tribe",
        market="castle bank university factory",
        invested={"printing_press": (0, 1)},
        supply=9,
        deck="electricity",
    )
    assert s.icon(0, "science") == 2
    s.play(0, "complete")
    assert s.told("income") == [(0, "science", 2)]  # Writing was still visible then
    assert s.told("took") == [(0, 2, "supply")]
    assert (s.resources(0), s.supply) == (4, 6)


def test_an_instant_fires_however_the_card_was_gained() -> None:
    """FH-4.2: Compass is fetched by Justinian I and takes a resource per trade icon."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="compass castle monastery knights",
        invested={"justinian_i": (0, 1)},
        supply=9,
        deck="longbowmen theocracy",
    )
    s.play(0, "complete")
    assert s.told("took") == [(0, 2, "supply")]
    assert s.stack(0, "knowledge") == "compass"


def test_an_instant_without_amount_takes_nothing() -> None:
    """FH-4.4: Steam Engine with an empty Supply is gained all the same."""
    s = scenario(
        "aristocracy university",
        "merchant_clan",
        "farmer_tribe",
        market="castle bank monastery factory",
        invested={"steam_engine": (0, 2)},
        deck="electricity",
    )
    s.play(0, "complete")  # science income empties the Supply again
    assert s.told("income") == [(0, "science", 2)]
    assert s.told("took") == [(0, 0, "supply")]
    assert (s.stack(0, "knowledge"), s.resources(0), s.supply) == ("steam_engine", 2, 0)


def fetching(market: str) -> Scenario:
    """Seat 0 completes Electricity, which gains a Construction card."""
    return scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market=market,
        invested={"electricity": (0, 1)},
        deck="skyscrapers ironclads democracy",
    )


def test_gaining_is_mandatory_and_the_owner_chooses() -> None:
    """FH-4.5 [interpretation]: the fitting cards are all the options there are."""
    s = fetching("castle bank university knights")
    s.answer(0, "complete")
    assert (s.decision.seat, s.decision.prompt) == (0, "prompt-gain")
    assert s.options() == ["gain castle", "gain bank", "gain university"]
    assert s.table.view(0)["decision"]["prompt"]["args"] == {"card": "electricity", "type": "construction"}
    assert s.refused(0, "gain knights") == ("not-an-option", "FH-4.5")
    assert s.refused(0, "pass") == ("not-an-option", "FH-4.5")
    s.answer(0, "gain bank")
    assert s.stack(0, "construction") == "bank"


def test_a_single_fitting_card_is_gained_at_once() -> None:
    """FH-4.5 [interpretation]: gaining is mandatory, so one candidate leaves no choice."""
    s = fetching("castle paper compass knights")
    s.play(0, "complete")
    assert s.stack(0, "construction") == "castle"
    assert s.told("gained") == [(0, "castle", "electricity")]


def test_cards_gained_by_an_effect_give_no_income() -> None:
    """FH-4.14: only Electricity itself is completed."""
    s = fetching("castle paper compass knights")
    s.play(0, "complete")
    assert [event[1] for event in s.told("income")] == ["science"]
    assert s.resources(0) == 0


# -- uninvested (FH-4.13) --------------------------------------------------------------------------------------------


def test_ones_own_investment_is_not_uninvested() -> None:
    """FH-4.13: Iron Working passes over the Military card that carries the owner's marker."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 0, 0],
        market="writing barracks archers",
        invested={"iron_working": (1, 1), "phalanx": (0, 2)},
        deck="monarchy republic",
    )
    s.play(0, "snipe iron_working")
    assert s.stack(0, "military") == "archers"
    assert s.stake("phalanx") == (0, 2)


def test_the_bankers_card_is_not_uninvested() -> None:
    """FH-4.13, FH-9.10: Iron Working passes over the Banker's card."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        market="writing barracks confucius",
        invested={"iron_working": (0, 1), "phalanx": (BANKER, 2)},
        deck="monarchy republic",
    )
    s.answer(0, "complete")
    assert s.told("no-target") == [(0, "iron_working", "military")]


# -- invade (FH-4.6) -------------------------------------------------------------------------------------------------


def invading(*opponents: str, resources: tuple[int, ...], own: str = "warrior_caste") -> Scenario:
    """Seat 0 completes Knights; their 2 attack and the caste's 1 make 3."""
    return scenario(
        own,
        *opponents,
        resources=[0, *resources],
        market="bank monastery university paper",
        invested={"knights": (0, 1)},
        deck="longbowmen theocracy feudalism",
    )


def test_an_invader_chooses_one_weaker_opponent() -> None:
    """FH-4.6: strength 2 and 0 are below attack 3, a strength of 3 is not."""
    s = invading("farmer_tribe barracks", "aristocracy", "merchant_clan castle", resources=(5, 5, 5))
    assert [s.strength(seat) for seat in (1, 2, 3)] == [3, 0, 3]
    s.answer(0, "complete")  # one opponent only, so there is nothing to choose
    assert [s.resources(seat) for seat in range(4)] == [3, 5, 2, 5]

    s = invading("farmer_tribe warriors", "aristocracy", "merchant_clan castle", resources=(5, 5, 5))
    assert [s.strength(seat) for seat in (1, 2, 3)] == [2, 0, 3]
    s.answer(0, "complete")
    assert s.options() == ["invade 1", "invade 2"]
    assert s.refused(0, "invade 3") == ("victim-not-weaker", "FH-4.6")
    assert s.refused(0, "invade 0") == ("not-an-option", "FH-4.6")
    assert s.refused(0, "pass") == ("not-an-option", "FH-4.6")
    assert s.refused(1, "invade 2") == ("not-your-turn", "")
    assert s.explained(0) == {"invade 3": "victim-not-weaker"}
    s.answer(0, "invade 1")
    assert [s.resources(seat) for seat in range(4)] == [3, 2, 5, 5]
    assert s.told("invaded") == [(0, 1, "knights")]


def test_an_invader_needs_somebody_weaker() -> None:
    """FH-4.6, FH-12.1: an equal strength is not weaker, and then nothing happens."""
    s = invading("farmer_tribe barracks", "merchant_clan castle", resources=(5, 5))
    s.play(0, "complete")
    assert s.told("nobody-weaker") == [(0, "knights", 3)]
    assert [s.resources(seat) for seat in range(3)] == [0, 5, 5]
    assert s.stack(0, "military") == "knights"


def test_invading_is_mandatory_even_where_nothing_can_be_taken() -> None:
    """FH-4.6 [interpretation]: a weaker opponent without resources is invaded all the same."""
    s = invading("aristocracy", "merchant_clan castle", resources=(0, 5))
    s.play(0, "complete")
    assert s.told("invaded") == [(0, 1, "knights")]
    assert s.told("robbed") == [(0, 1, 0)]

    s = invading("aristocracy", "merchant_clan", resources=(0, 5))
    s.answer(0, "complete")
    assert s.options() == ["invade 1", "invade 2"]


def test_the_invaders_defense_does_not_help() -> None:
    """FH-4.6: attack 2 and defense 3 do not beat a strength of 2."""
    s = invading("farmer_tribe warriors", "merchant_clan barracks", resources=(5, 5), own="aristocracy castle")
    assert (s.strength(1), s.strength(2), s.icon(0, "defense")) == (2, 2, 3)
    s.play(0, "complete")
    assert s.told("nobody-weaker") == [(0, "knights", 2)]
    assert (s.resources(1), s.resources(2)) == (5, 5)


def test_fading_defense_protects_during_the_game() -> None:
    """FH-4.9: Archers' two defense icons count until the game ends."""
    s = invading("aristocracy archers", "merchant_clan", resources=(5, 5))
    assert s.strength(1) == 3
    s.play(0, "complete")
    assert [s.resources(seat) for seat in range(3)] == [3, 5, 2]


# -- invade all (FH-4.7) ---------------------------------------------------------------------------------------------


def test_invade_all_hits_every_weaker_opponent_clockwise() -> None:
    """FH-4.7 [interpretation]: the seats after the invader first; the stronger one is passed over."""
    s = scenario(
        "aristocracy",
        "farmer_tribe",
        "council_of_elders",
        "artisan_village archers",
        "merchant_clan",
        resources=[5, 5, 0, 5, 1],
        market="castle bank monastery university electricity",
        invested={"genghis_khan": (2, 1)},
        deck="longbowmen theocracy",
        active=2,
    )
    s.play(2, "complete")
    assert s.attack(2) == 2
    assert s.told("robbed") == [(2, 4, 1), (2, 0, 2), (2, 1, 2)]
    assert s.told("income") == [(2, "culture", 1)]
    assert [s.resources(seat) for seat in range(5)] == [3, 3, 6, 5, 0]


class DropArtillery(FlowEffect):
    """The owner loses Artillery, and with it three attack icons."""

    def apply(self, s: FlowState, by: Resolve) -> None:
        if "artillery" in s.civilizations[by.owner].cards:
            remove_card(s, by.owner, "artillery")


def test_victims_are_fixed_before_anything_is_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    """FH-4.7, FH-4.16 [interpretation]: an invader who grows weaker on the way still reaches the last victim."""
    monkeypatch.setattr(CARDS["napoleon_bonaparte"], "effects", (Take(TARGET, Const(3)), DropArtillery()))
    s = scenario(
        "aristocracy artillery",
        "farmer_tribe barracks",
        "merchant_clan castle",
        resources=[0, 5, 5],
        market="bank monastery university electricity",
        invested={"napoleon_bonaparte": (0, 1)},
        deck="factory ironclads",
    )
    assert (s.strength(1), s.strength(2)) == (3, 3)
    s.play(0, "complete")
    assert s.attack(0) == 2
    assert s.told("robbed") == [(0, 1, 3), (0, 2, 3)]


# -- turn actions (FH-4.10) ------------------------------------------------------------------------------------------


def test_a_turn_action_can_be_used_again_and_again() -> None:
    """FH-4.10: Monarchy takes its resource on every turn it is activated."""
    s = scenario(
        "aristocracy monarchy",
        "merchant_clan",
        "farmer_tribe",
        resources=[0, 2, 2],
        market="castle bank monastery university paper",
        supply=900,
    )
    for round_ in (1, 2, 3):
        s.play(0, "activate monarchy")
        assert s.resources(0) == round_
        s.play(1, "harvest")
        s.play(2, "harvest")
    assert s.told("activated") == [(0, "monarchy")] * 3


def test_a_card_gained_this_turn_waits_for_a_later_one() -> None:
    """FH-4.10: with three players the turn ends; with two, the bonus action offers no activation."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[2, 2],
        market="castle bank university knights",
        invested={"monarchy": (0, 1)},
        supply=9,
        deck="paper compass theocracy feudalism",
    )
    s.answer(0, "complete")
    assert s.refused(0, "activate monarchy") == ("bonus-only-invest", "FH-9.7")
    s.answer(0, "decline", "bank castle")
    s.play(1, "harvest", "bank bank")
    assert "activate monarchy" in s.options()


def test_one_activation_a_turn() -> None:
    """FH-4.10: after one of two turn actions it is the next player's turn."""
    s = scenario(
        "aristocracy monarchy bank",
        "merchant_clan",
        "farmer_tribe",
        market="castle monastery university paper compass",
        supply=9,
    )
    assert s.options("activate") == ["activate monarchy", "activate bank"]
    s.play(0, "activate monarchy")
    assert s.decision.seat == 1
    assert s.refused(0, "activate bank") == ("not-your-turn", "")


# -- chains and amounts (FH-4.12, FH-4.15, FH-4.16) ------------------------------------------------------------------


def test_chains_are_resolved_depth_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """FH-4.12 [interpretation]: the fetched Knights invade before the rest of what fetched them goes on."""
    steps = (GainFromMarket("military"), Take(SUPPLY, Icons("attack")))
    monkeypatch.setattr(CARDS["iron_working"], "effects", steps)
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[0, 5, 5],
        market="castle monastery university knights",
        invested={"iron_working": (0, 1)},
        supply=9,
        deck="longbowmen theocracy",
    )
    s.answer(0, "complete")
    assert s.decision.prompt == "prompt-victim"
    assert (s.resources(0), s.supply) == (0, 10)
    s.answer(0, "invade 2")
    assert (s.resources(0), s.resources(2), s.supply) == (3 + 2, 2, 8)


def test_taking_is_capped_by_what_the_victim_has() -> None:
    """FH-4.15 [interpretation]: and what a victim has put on a Market card is safe."""
    s = scenario(
        "warrior_caste",
        "aristocracy",
        "merchant_clan castle",
        resources=[0, 1, 9],
        market="bank monastery university",
        invested={"knights": (0, 1), "factory": (1, 6)},
        deck="longbowmen theocracy electricity",
    )
    s.play(0, "complete")
    assert s.told("robbed") == [(0, 1, 1)]
    assert [s.resources(seat) for seat in range(3)] == [1, 0, 9]
    assert s.stake("factory") == (1, 6)


def test_amounts_count_the_new_card() -> None:
    """FH-4.16 [interpretation]: Imperialism's two trade icons count for what it takes, and it takes for its owner."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "warrior_caste barracks",
        resources=[0, 9, 9],
        market="bank monastery university electricity",
        invested={"imperialism": (0, 1)},
        deck="factory",
    )
    s.play(0, "complete")
    assert s.told("robbed") == [(0, 1, 3)]
    assert [s.resources(seat) for seat in range(3)] == [4, 6, 9]  # 1 of them is culture income


# -- removed cards and the empty deck (FH-4.17) ----------------------------------------------------------------------


def test_a_removed_card_gives_nothing_to_anybody() -> None:
    """FH-4.17 [interpretation]: Artillery's victim only loses the card."""
    s = scenario(
        "aristocracy",
        "merchant_clan bank",
        "warrior_caste barracks",
        resources=[2, 3, 4],
        market="monastery university electricity factory",
        invested={"artillery": (1, 2)},
        deck="ironclads",
        supply=3,
    )
    s.play(0, "snipe artillery")
    assert s.told("compensated") == [(1, 2, 1)]
    assert s.told("destroyed") == [(0, 1, "bank")]
    assert s.boxed("bank")
    assert [s.resources(seat) for seat in range(3)] == [0, 3 + 2 + 2 + 1, 4]
    assert s.supply == 3 + 2 - 2 - 1


def test_a_start_government_can_be_removed_too() -> None:
    """FH-4.17 [interpretation]: it leaves an empty stack behind, and removing from that does nothing."""
    s = scenario("farmer_tribe", "merchant_clan", resources=[3, 4], supply=5)
    s.carry_out(Resolve(0, "artillery", (RemoveTop("government"), RemoveTop("government")), 1))
    assert s.stack(1, "government") == ""
    assert s.icons(1) == {}
    assert s.boxed("merchant_clan")
    assert s.told("nothing-to-remove") == [(0, 1, "government")]
    assert (s.resources(0), s.resources(1), s.supply) == (3, 4, 5)


def test_an_empty_deck_gives_no_card() -> None:
    """FH-4.17 [interpretation]: Satellites find nothing, and Columbus cannot be activated."""
    s = scenario(
        "aristocracy",
        "merchant_clan christopher_columbus",
        "farmer_tribe",
        resources=[1, 1, 1],
        market="skyscrapers factory electricity the_future",
        invested={"satellites": (0, 1)},
        bottom="",
        active=1,
    )
    assert s.state.deck == ()
    assert s.refused(1, "activate christopher_columbus") == ("activate-nothing", "FH-6.4.3")

    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="skyscrapers factory electricity the_future",
        invested={"satellites": (0, 1)},
        bottom="",
    )
    s.play(0, "complete")
    assert s.stack(0, "knowledge") == "satellites"
    assert s.told("gained") == []
