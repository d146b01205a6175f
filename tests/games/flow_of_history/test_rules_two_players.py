"""The two-player game: completion bonus, Banker; and the house rule for the Rahdo variant. (FH-9, FH-10)"""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.rules.market import check_era
from epoka.kernel import BadSetup, Table
from tests.games.flow_of_history.scenario import BANKER, Scenario, scenario

# -- the completion bonus (FH-9.7) -----------------------------------------------------------------------------------


def test_the_bonus_may_be_an_investment() -> None:
    """FH-9.7: with resources that the completion itself has paid, on a Market that is not refilled yet."""
    s = scenario(
        "merchant_clan granary",
        "aristocracy",
        market="castle monastery paper theocracy",
        invested={"barracks": (0, 2)},
        deck="feudalism compass knights",
    )
    s.answer(0, "complete")
    assert s.market == "castle monastery paper theocracy"
    assert s.refused(0, "invest feudalism") == ("not-in-market", "FH-6.1.2")
    s.answer(0, "invest paper")
    assert s.options() == ["stake 1", "stake 2"]
    s.answer(0, "stake 2")
    assert s.stake("paper") == (0, 2)
    assert s.market == "castle monastery paper theocracy feudalism"
    assert s.decision.seat == 1


def test_the_bonus_comes_after_all_effects() -> None:
    """FH-9.7: Iron Working's Knights have invaded before the bonus is offered."""
    s = scenario(
        "merchant_clan",
        "aristocracy",
        resources=[0, 5],
        market="castle monastery knights longbowmen",
        invested={"iron_working": (0, 1)},
        deck="feudalism compass theocracy",
    )
    s.answer(0, "complete")
    assert s.decision.prompt == "prompt-gain"
    s.answer(0, "gain knights")
    assert (s.resources(0), s.resources(1)) == (3, 2)
    assert s.decision.prompt == "prompt-bonus"


def test_the_bonus_may_be_a_snipe_with_its_effect() -> None:
    """FH-9.7: the sniped card's instant effect fires, and no other bonus follows."""
    s = scenario(
        "merchant_clan granary",
        "aristocracy",
        resources=[1, 0],
        market="castle monastery paper",
        invested={"barracks": (0, 2), "irrigation": (1, 3)},
        deck="feudalism compass knights",
    )
    s.answer(0, "complete", "snipe irrigation")
    assert s.told("took") == [(0, 1, "reserve")]
    assert s.stack(0, "knowledge") == "irrigation"
    assert s.decision.prompt != "prompt-bonus"


def test_the_bonus_may_snipe_the_bankers_card() -> None:
    """FH-9.7, FH-9.8: it is the last chance to take it."""
    s = scenario(
        "merchant_clan",
        "aristocracy",
        resources=[3, 0],
        market="castle monastery paper",
        invested={"barracks": (0, 2), "writing": (BANKER, 3)},
        deck="feudalism compass knights",
    )
    s.answer(0, "complete", "snipe writing")
    assert s.stack(0, "knowledge") == "writing"
    assert s.told("banker-left") == []


def test_the_bonus_follows_the_usual_conditions() -> None:
    """FH-9.7: what the action would refuse, the bonus refuses for the same reason."""
    s = scenario(
        "merchant_clan",
        "aristocracy",
        resources=[2, 0],
        market="castle monastery paper",
        invested={"barracks": (0, 2), "writing": (BANKER, 9)},
        deck="feudalism compass knights",
    )
    s.answer(0, "complete")
    assert s.options() == ["invest castle", "invest monastery", "invest paper", "decline"]
    assert s.refused(0, "snipe writing") == ("snipe-too-dear", "FH-6.3.1")
    assert s.refused(0, "invest writing") == ("invest-banker", "FH-6.1.2")
    assert s.refused(0, "snipe paper") == ("snipe-uninvested", "FH-6.3.1")
    assert s.refused(0, "pass") == ("not-an-option", "FH-9.7")
    assert s.explained(0) == {"snipe writing": "snipe-too-dear"}


def test_without_resources_there_is_no_bonus() -> None:
    """FH-9.7: nothing but declining is possible, so nothing is asked."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        market="castle monastery paper theocracy",
        invested={"barracks": (0, 2)},
        deck="feudalism compass",
    )
    s.answer(0, "complete")
    assert s.resources(0) == 0
    assert s.told("declined-bonus") == [(0,)]
    assert s.decision.prompt == "prompt-bank"


@pytest.mark.parametrize("action", ["snipe writing", "harvest", "activate monarchy"])
def test_only_completing_gives_a_bonus(action: str) -> None:
    """FH-9.7 [interpretation]: any other action leads straight to housekeeping."""
    s = scenario(
        "aristocracy monarchy",
        "merchant_clan",
        resources=[4, 0],
        market="castle monastery paper",
        invested={"writing": (1, 2)},
        supply=6,
        deck="feudalism compass",
    )
    s.answer(0, action)
    assert s.decision.prompt == "prompt-bank"


# -- sniping the Banker (FH-9.8) -------------------------------------------------------------------------------------


def test_sniping_the_banker() -> None:
    """FH-9.8: both stakes go to the Supply, nobody is compensated, the card's effect fires."""
    s = scenario(
        "aristocracy",
        "merchant_clan lighthouse",
        resources=[5, 1],
        market="castle monastery paper theocracy",
        invested={"compass": (BANKER, 3)},
        supply=2,
        deck="feudalism knights",
    )
    before = s.total
    s.answer(0, "snipe compass")
    assert s.told("sniped-banker") == [(0, "compass", 3)]
    assert s.told("compensated") == []
    assert s.told("income") == []
    assert s.told("took") == [(0, 2, "supply")]
    assert (s.resources(0), s.resources(1), s.supply) == (5 - 3 + 2, 1, 2 + 3 + 3 - 2)
    assert s.total == before
    assert s.decision.prompt == "prompt-bank"
    assert s.told("banker-left") == []
    s.answer(0, "bank castle")
    assert (s.stake("castle"), s.supply) == (("banker", 3), 3)


def test_the_bankers_card_must_be_affordable_too() -> None:
    """FH-9.8: legal like any snipe."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[2, 1],
        market="castle monastery paper theocracy",
        invested={"compass": (BANKER, 3)},
    )
    assert s.options("snipe") == []
    assert s.refused(0, "snipe compass") == ("snipe-too-dear", "FH-6.3.1")


# -- the Banker in housekeeping (FH-9.9, FH-9.10) ----------------------------------------------------------------------


def housekeeping(supply: int, banker: int = 0, deck: str = "feudalism knights") -> Scenario:
    """Seat 0 is about to invest its only resource in Paper."""
    return scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="castle monastery paper theocracy compass",
        invested={"theocracy": (BANKER, banker)} if banker else {},
        supply=supply,
        deck=deck,
    )


@pytest.mark.parametrize(("supply", "stake"), [(2, 1), (3, 1), (4, 2), (7, 3), (20, 10)])
def test_the_banker_invests_half_of_the_supply(supply: int, stake: int) -> None:
    """FH-9.9: rounded down, from the Supply."""
    s = housekeeping(supply)
    s.play(0, "invest paper", "bank castle")
    assert (s.stake("castle"), s.supply) == (("banker", stake), supply - stake)


@pytest.mark.parametrize("supply", [0, 1])
def test_the_banker_waits_with_fewer_than_two(supply: int) -> None:
    """FH-9.9: then nothing is asked and the marker stays off the Market."""
    s = housekeeping(supply)
    s.play(0, "invest paper")
    assert s.told("banker-waits") == [(supply,)]
    assert BANKER not in s.state.investors
    assert s.decision.seat == 1


def test_the_banker_returns_after_waiting() -> None:
    """FH-9.9: as soon as there are two resources in the Supply again."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[0, 1],
        market="castle monastery theocracy compass",
        invested={"paper": (0, 2)},
        deck="feudalism longbowmen",
        active=1,
    )
    s.play(1, "invest castle")
    assert BANKER not in s.state.investors
    s.play(0, "complete", "bank compass")
    assert s.stake("compass") == ("banker", 1)


def test_the_banker_leaves_before_the_market_is_refilled() -> None:
    """FH-9.9: its resources help it invest anew, and the card drawn for its own may be named."""
    s = housekeeping(1, banker=1)
    s.answer(0, "invest paper")
    assert s.told("banker-left") == [("theocracy", 1)]
    assert s.options() == ["bank castle", "bank monastery", "bank compass", "bank feudalism"]
    s.answer(0, "bank feudalism")
    assert (s.stake("feudalism"), s.supply) == (("banker", 1), 1)


def test_the_bankers_card_does_not_survive_its_era_by_its_marker() -> None:
    """FH-9.9: it leaves first, then the eras are checked, and only then it invests."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="granary monastery paper theocracy compass",
        invested={"compass": (BANKER, 2)},
        supply=2,
        deck="bank feudalism",
    )
    s.answer(0, "invest paper")
    assert s.told("drawn") == [("bank",), ("feudalism",)]
    assert s.told("outdated") == [("granary", 3)]
    assert s.options() == ["bank monastery", "bank theocracy", "bank bank", "bank feudalism"]


def test_the_banker_takes_an_uninvested_card() -> None:
    """FH-9.9 [interpretation]: a card with a marker is refused, and so is a card that is not on the Market."""
    s = housekeeping(4)
    s.answer(0, "invest paper")
    assert s.decision.seat == 0
    assert s.refused(0, "bank paper") == ("bank-taken", "FH-9.9")
    assert s.refused(0, "bank knights") == ("not-in-market", "FH-9.9")
    assert s.refused(0, "decline") == ("not-an-option", "FH-9.9")
    assert s.refused(1, "bank castle") == ("not-your-turn", "")
    assert s.explained(0) == {"bank paper": "bank-taken"}


def test_the_banker_does_not_invest_when_the_game_has_ended() -> None:
    """FH-9.9 [interpretation]: when The Future has appeared, nobody is asked for a card."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="skyscrapers factory electricity ironclads satellites",
        invested={"factory": (BANKER, 4)},
        supply=6,
        bottom="the_future",
    )
    s.play(0, "invest skyscrapers")
    assert s.table.over
    assert s.supply == 10
    assert BANKER not in s.state.investors


def test_the_banker_is_never_invaded() -> None:
    """FH-9.10: the only opponent is the other player."""
    s = scenario(
        "warrior_caste",
        "aristocracy castle",
        resources=[1, 5],
        market="monastery paper theocracy",
        invested={"knights": (0, 1), "compass": (BANKER, 4)},
        deck="feudalism",
        supply=9,
    )
    s.answer(0, "complete")
    assert s.told("nobody-weaker") == [(0, "knights", 3)]
    assert (s.resources(0), s.resources(1), s.supply) == (1, 5, 10)
    assert s.stake("compass") == ("banker", 4)


def test_the_bankers_card_counts_as_invested_in_the_era_check() -> None:
    """FH-9.10 [interpretation]: it leaves before every era check of a game, so the check is made alone here."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        market="granary irrigation castle monastery paper",
        invested={"granary": (BANKER, 2)},
    )
    assert check_era(s.state)
    assert s.market == "granary castle monastery paper"


def test_two_players_in_turn() -> None:
    """FH-9: some turns of a game, with every decision the Banker brings."""
    s = scenario(
        "aristocracy",
        "council_of_elders",
        resources=[4, 4],
        market="pyramids irrigation ramesses_ii warriors granary",
        invested={"pyramids": (BANKER, 2)},
        supply=2,
        deck="barracks writing monarchy archers phalanx confucius lighthouse republic",
    )
    s.play(0, "invest granary", "stake 2", "bank irrigation")
    assert (s.stake("irrigation"), s.supply) == (("banker", 2), 2)
    s.play(1, "snipe irrigation", "bank ramesses_ii")
    assert (s.resources(1), s.stake("ramesses_ii"), s.supply) == (4 - 2 + 1, ("banker", 3), 3)
    s.play(0, "complete", "invest writing", "stake 1", "bank barracks")
    # The stake of 2 and then Ramesses' 3 joined the Supply; nobody has industry, so nothing came out of it.
    assert (s.stack(0, "construction"), s.resources(0), s.stake("writing")) == ("granary", 1, (0, 1))
    assert (s.stake("barracks"), s.supply) == (("banker", 4), 4)
    assert s.boxed("pyramids ramesses_ii")
    s.play(1, "harvest", "bank warriors")
    assert s.told("harvested") == [(1, 1, 2)]
    assert (s.resources(1), s.stake("warriors"), s.supply) == (5, ("banker", 3), 4)
    assert s.boxed("barracks")


# -- the Rahdo variant (FH-10) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_variant_is_for_two_players(seats: int) -> None:
    """FH-10.1: with more it is refused, and the reason names the rule."""
    with pytest.raises(BadSetup, match=r"rahdo=house .* needs 2 seats \[FH-10.1\]"):
        Table.new(GAME, seats, 1, {"rahdo": "house"})
    assert Table.new(GAME, seats, 1, {"rahdo": "off"}).choices == {"rahdo": "off"}


def test_the_variant_is_off_by_default() -> None:
    """FH-10.2: the house rule is chosen by name, and there is no other."""
    table = Table.new(GAME, 2, 1)
    assert (table.choices, table.state.rahdo) == ({"rahdo": "off"}, 0)
    table = Table.new(GAME, 2, 1, {"rahdo": "house"})
    assert (table.choices, table.state.rahdo) == ({"rahdo": "house"}, 1)
    with pytest.raises(BadSetup, match="off, house"):
        Table.new(GAME, 2, 1, {"rahdo": "official"})
    with pytest.raises(BadSetup, match="rahdo"):
        Table.new(GAME, 2, 1, {"banker": "house"})


def rahdo(own: str, card: str, *, supply: int, opponent: str = "aristocracy", rahdo: str = "house") -> Scenario:
    """Seat 0 completes a card that invades; the Market is of eras I and II."""
    return scenario(
        own,
        opponent,
        resources=[0, 7],
        market="writing barracks paper confucius",
        invested={card: (0, 1)},
        supply=supply,
        deck="republic lighthouse",
        rahdo=rahdo,
    )


# Attack 3 before the new card, and no culture or science that would pay an income.
ATTACK_THREE = "warrior_caste phalanx archers"


@pytest.mark.parametrize("card", ["knights", "genghis_khan"])
def test_house_rule_players_are_never_invaded(card: str) -> None:
    """FH-10.2 (house rule): with attack 5 against twice era II, the resources come from the Supply."""
    taken = {"knights": 3, "genghis_khan": 2}[card]
    s = rahdo(ATTACK_THREE, card, supply=9)
    before = s.total
    s.answer(0, "complete")
    assert s.attack(0) == 5
    assert s.told("invaded-banker") == [(0, card, 4)]
    assert s.told("took") == [(0, taken, "supply")]
    assert s.told("invaded") == []
    assert (s.resources(0), s.resources(1), s.supply) == (taken, 7, 10 - taken)
    assert s.total == before


@pytest.mark.parametrize("card", ["knights", "genghis_khan"])
def test_house_rule_off_means_the_usual_invasion(card: str) -> None:
    """FH-10.2 (house rule): without it the same card takes from the other player."""
    taken = {"knights": 3, "genghis_khan": 2}[card]
    s = rahdo(ATTACK_THREE, card, supply=9, rahdo="off")
    s.answer(0, "complete")
    assert (s.resources(0), s.resources(1), s.supply) == (taken, 7 - taken, 10)


@pytest.mark.parametrize("card", ["knights", "genghis_khan"])
def test_house_rule_the_banker_must_be_weaker(card: str) -> None:
    """FH-10.2 (house rule): attack 4 is not above twice era II."""
    s = rahdo("warrior_caste archers", card, supply=9)
    s.answer(0, "complete")
    assert s.attack(0) == 4
    assert s.told("banker-stronger") == [(0, card, 4)]
    assert (s.resources(0), s.resources(1), s.supply) == (0, 7, 10)


def test_house_rule_the_opponents_strength_does_not_matter() -> None:
    """FH-10.2 (house rule): the Banker is invaded in a strong opponent's place."""
    s = rahdo(ATTACK_THREE, "knights", supply=9, opponent="aristocracy castle jet_fighters")
    assert s.strength(1) == 8
    s.answer(0, "complete")
    assert s.era == 5
    assert s.told("banker-stronger") == [(0, "knights", 10)]


def test_house_rule_the_supply_is_the_limit() -> None:
    """FH-10.2 (house rule): Knights want 3 of a Supply of 2, stake included."""
    s = rahdo(ATTACK_THREE, "knights", supply=1)
    s.answer(0, "complete")
    assert (s.resources(0), s.resources(1), s.supply) == (2, 7, 0)


def test_house_rule_nothing_is_removed() -> None:
    """FH-10.2 (house rule): Artillery above twice era IV does nothing."""
    s = scenario(
        "warrior_caste knights musketeers ironclads",
        "aristocracy castle",
        resources=[0, 7],
        market="bank university electricity factory",
        invested={"artillery": (0, 1)},
        supply=3,
        deck="steam_engine",
        rahdo="house",
    )
    s.answer(0, "complete")
    assert (s.attack(0), s.era) == (10, 4)
    assert s.told("invaded-banker") == [(0, "artillery", 8)]
    assert s.told("destroyed") == []
    assert s.stack(1, "construction") == "castle"
    assert (s.resources(0), s.resources(1), s.supply) == (0, 7, 4)


def test_house_rule_the_new_card_raises_the_bankers_strength() -> None:
    """FH-10.2 (house rule): the Current Era counts the card that invades."""
    s = scenario(
        "warrior_caste archers phalanx",
        "aristocracy",
        resources=[0, 7],
        market="irrigation granary pyramids",
        invested={"musketeers": (0, 1)},
        supply=9,
        deck="bank university castle paper compass",
        rahdo="house",
    )
    assert s.attack(0) == 3
    s.answer(0, "complete")
    assert s.attack(0) == 5
    assert s.told("banker-stronger") == [(0, "musketeers", 6)]
