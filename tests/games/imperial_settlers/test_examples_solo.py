"""Worked examples of variants and the solo game, each named by its id."""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers import scoring, tables
from epoka.games.imperial_settlers.card import FACTIONS
from epoka.games.imperial_settlers.game import GAME
from epoka.games.imperial_settlers.rules.solo import collection, is_won
from epoka.kernel import Table
from tests.games.imperial_settlers.scenario import Scenario, own, scenario

FIVE_LOST = "common_carpenters_workshop common_marketplace common_joiner common_wood_supplier"


def picks(table: Table, answers: int) -> list[int]:
    """From how many open cards each of the next picks is."""
    found = []
    for _ in range(answers):
        found.append(len(table.state.display))
        table.apply(table.decision.seat, table.decision.options[0])
    return found


def test_ex_15_seven_cards_in_round_one() -> None:
    """IS-3.5: three Faction and four Common cards."""
    table = Table.new(GAME, 3, 1, {})
    while table.decision.prompt == "prompt-pick":
        table.apply(table.decision.seat, table.decision.options[0])
    for empire in table.state.empires:
        # Nobody has a Location yet, so nothing but the board has produced.
        assert sorted(tables.IS_COMMON[card] for card in empire.hand) == [False] * 3 + [True] * 4


def test_the_second_draft_goes_the_other_way() -> None:
    """IS-5.2, IS-5.3: three players pick from 4, 3, 2, and the last begins the second draft."""
    table = Table.new(GAME, 3, 1, {})
    first = table.state.first
    seats = []
    while table.decision.prompt == "prompt-pick":
        seats.append(table.decision.seat)
        table.apply(table.decision.seat, table.decision.options[0])
    order = [(first + step) % 3 for step in range(3)]
    assert seats == [*order, *order[::-1]]
    assert len(table.state.common_discards) == 2


def test_ex_48_advanced_lookout_with_three_players() -> None:
    """IS-14.2."""
    table = Table.new(GAME, 3, 2, {"lookout": "advanced"})
    assert picks(table, 6) == [5, 4, 4, 3, 3, 2]
    assert (table.decision.prompt, len(table.state.common_discards)) == ("prompt-action", 1)


def test_ex_49_advanced_lookout_with_two_players() -> None:
    """IS-14.2."""
    table = Table.new(GAME, 2, 2, {"lookout": "advanced"})
    assert picks(table, 4) == [5, 4, 3, 2]
    assert (table.decision.prompt, len(table.state.common_discards)) == ("prompt-action", 1)


def test_ex_50_alternative_lookout() -> None:
    """IS-14.1: each keeps one of three, then one of the two received from the right."""
    table = Table.new(GAME, 3, 2, {"lookout": "alternative"})
    assert [len(empire.offered) for empire in table.state.empires] == [3, 3, 3]
    dealt = [empire.offered for empire in table.state.empires]
    for seat in (2, 0, 1):
        table.apply(seat, table.question(seat).options(table.state)[0])  # type: ignore[union-attr]  # it is asked
    for seat in range(3):
        assert set(table.state.empires[seat].offered) < set(dealt[seat - 1])
        assert len(table.state.empires[seat].offered) == 2
    for seat in range(3):
        table.apply(seat, table.question(seat).options(table.state)[0])  # type: ignore[union-attr]  # it is asked
    assert len(table.state.common_discards) == 3
    assert [len(empire.hand) for empire in table.state.empires] == [7, 7, 7]


def test_ex_51_the_peaceful_variant() -> None:
    """IS-14.3: no razing of rivals' Locations as an action; from hand and through cards it stays."""
    table = scenario(
        options={"peaceful": "on"},
        seat0=own(faction="barbarians", raze=2, hand="common_mill", locations="barbarians_dark_chapel"),
        seat1=own(locations="common_armorer"),
    )
    assert table.options("raze", "raze_hand") == ["raze_hand common_mill"]
    assert table.refused(0, "raze 1 common_armorer 1") == ("peaceful", "IS-14.3")
    table.answer(0, "activate barbarians_dark_chapel 1")
    assert table.options("target") == ["target 1 common_armorer 1"]


def test_ex_117_peaceful_lookout() -> None:
    """IS-14.3: a Faction and a Common card unseen, then one draft from 4, 3, 2."""
    table = Table.new(GAME, 3, 3, {"peaceful": "on"})
    assert [len(empire.hand) for empire in table.state.empires] == [6, 6, 6]
    assert picks(table, 3) == [4, 3, 2]
    assert (table.decision.prompt, len(table.state.common_discards)) == ("prompt-action", 1)


# -- Attacks -----------------------------------------------------------------------------------------------------------


def attack(locations: str, targets: str, newest: str, faction: str = "romans", **others: str) -> Scenario:
    """Attacks of which the first has these targets: the newest, then the row, newest first."""
    return scenario(
        seats=1,
        at="attack",
        targets=targets,
        attacks=newest,
        seat0=own(faction=faction, locations=locations),
        **others,
    )


def test_ex_52_a_virtual_attack() -> None:
    """IS-15.8: wood and worker hit nothing, wood and gold hit two, and the Action Location goes."""
    table = attack(FIVE_LOST, "attack_worker attack_gold", "attack_wood attack_stone")
    assert table.told("attacked") == [(0, "common_marketplace")]
    assert table.names(table.state.collection) == ["common_marketplace"]
    assert table.told("attack-failed") == [()]
    # Of the second Attack: stone is new, and hits nothing.
    assert table.names(table.state.targets) == ["attack_stone", "attack_worker", "attack_wood", "attack_gold"]


def test_a_double_good_needs_its_target_twice() -> None:
    """IS-15.8: a raze field of two wood is hit by wood and wood only."""
    table = attack("common_old_forest", "attack_stone", "attack_wood attack_wood")
    assert table.told("attack-failed") == [()]
    assert table.told("attacked") == [(0, "common_old_forest")]


def test_ex_53_failed_attacks_count() -> None:
    """IS-15.9."""
    table = attack("common_mill", "attack_stone", "attack_gold attack_stone")
    assert table.told("attack-failed") == [(), ()]
    assert table.locations(0) == ["common_mill"]


@pytest.mark.parametrize(("held", "won"), [(9, False), (8, True)])
def test_ex_54_equal_numbers_lose(held: int, won: bool) -> None:
    """IS-15.2."""
    names = " ".join(["romans_builder"] * 2 + ["romans_stonemason"] * 2 + ["romans_trade_colony"] * 3)
    table = scenario(
        seats=1,
        number=5,
        at="nothing",
        collection=held,
        seat0=own(faction="romans", locations=f"{names} romans_spies romans_gardens"),
    )
    assert (collection(table.state), is_won(table.state)) == (held, won)
    assert table.table.winners == ((0,) if won else ())
    assert table.table.places == ((1,) if won else (2,))


def test_ex_55_only_this_rounds_locations_can_be_razed() -> None:
    """IS-15.6: a razed one is discarded."""
    table = scenario(seats=1, collection=4, villages="common_mill common_armorer", seat0=own(faction="romans", raze=2))
    assert table.options("raze_virtual") == ["raze_virtual common_mill", "raze_virtual common_armorer"]
    table.answer(0, "raze_virtual common_mill")
    assert table.goods(0) == {"worker": 1, "food": 1}
    assert table.names(table.state.common_discards) == ["common_mill"]
    assert table.names(table.state.villages) == ["common_armorer"]


def test_ex_56_defense_tokens_do_nothing_in_solo() -> None:
    """IS-15.11."""
    table = attack("common_mill:shield", "attack_food", "attack_worker", faction="barbarians")
    assert table.told("attacked") == [(0, "common_mill")]


def test_ex_57_attack_cards_as_deals() -> None:
    """IS-15.13: Spies take one as a Deal, Robbers discard one, Saboteurs find nothing."""
    table = scenario(seats=1, targets="attack_worker", seat0=own(faction="romans", locations="romans_spies", worker=1))
    table.answer(0, "activate romans_spies 1")
    assert table.names(table[0].deals) == ["attack_worker"]
    assert (table.score(0), table.state.targets) == (1, ())
    table = scenario(
        seats=1,
        targets="attack_worker",
        seat0=own(faction="barbarians", locations="barbarians_robbers barbarians_saboteurs", worker=2),
    )
    assert table.refused(0, "activate barbarians_saboteurs 1") == ("no-target", "IS-11.5")
    table.answer(0, "activate barbarians_robbers 1", "draw common")
    assert (table[0].deals, table.state.targets, table.score(0)) == ((), (), 1)


def test_ex_89_virtual_romans() -> None:
    """IS-15.21: five cards, two for the player and three for the virtual one."""
    table = Table.new(GAME, 1, 4, {"virtual": "romans"})
    hand = len(table.state.empires[0].hand)
    assert picks(table, 2) == [5, 3]
    assert len(table.state.villages) == 3
    assert len(table.state.empires[0].hand) == hand + 2


def test_solo_lookout_gives_the_virtual_player_two_locations() -> None:
    """IS-15.4."""
    table = Table.new(GAME, 1, 4, {})
    assert picks(table, 2) == [4, 2]
    assert len(table.state.villages) == 2


def test_ex_90_virtual_barbarians_attack_three_times() -> None:
    """IS-15.20."""
    table = attack("common_mill", "", "attack_gold attack_gold attack_stone", virtual="barbarians")
    assert len(table.told("attack-revealed")) == 3


def test_ex_92_japanese_faction_locations_are_attacked_for_points() -> None:
    """IS-15.12: the Deal decides, here a card, and both Attacks for VP go to the end."""
    table = attack(
        "japanese_casino japanese_buddha_temple japanese_rice_fields",
        "attack_wood attack_vp",
        "attack_vp attack_stone",
        faction="japanese",
    )
    assert table.told("attacked") == [(0, "japanese_buddha_temple")]
    assert table.names(table.state.targets) == ["attack_stone", "attack_wood", "attack_vp", "attack_vp"]


def test_ex_93_virtual_japanese_take_a_deal() -> None:
    """IS-15.22: the Deal counts twice, the Attack fails, the row stays."""
    table = scenario(
        seats=1,
        at="attack",
        virtual="japanese",
        targets="attack_gold",
        attacks="attack_stone attack_food",
        seat0=own(faction="romans", deals="romans_builder"),
    )
    assert table.told("deal-lost") == [(0, "romans_builder")]
    assert (table[0].deals, collection(table.state)) == ((), 2)
    assert table.names(table.state.targets) == ["attack_food", "attack_stone", "attack_gold"]


def test_virtual_egyptians_block_until_the_next_cleanup() -> None:
    """IS-15.23: a grey Faction Location is out of the Empire for a round, then its marker counts two."""
    table = scenario(
        seats=1,
        at="attack",
        virtual="egyptians",
        targets="attack_gold",
        attacks="attack_stone attack_food",
        seat0=own(faction="romans", locations="romans_stonemason"),
    )
    assert table.told("seized") == [(0, "romans_stonemason")]
    assert (table.locations(0), table.names(table[0].seized)) == ([], ["romans_stonemason"])
    while table.decision.prompt == "prompt-pick":
        table.answer(0, " ".join(map(str, table.decision.options[0])))
    assert table.goods(0)["stone"] == 1
    table.answer(0, "pass")
    assert table.told("released") == [(0, "romans_stonemason")]
    assert (table.locations(0), collection(table.state)) == (["romans_stonemason"], 4)


def test_ex_114_a_block_at_the_end_counts_for_nobody() -> None:
    """IS-15.23: no points, not counted for winning, and no marker in the Collection."""
    table = scenario(
        seats=1,
        number=5,
        at="attack",
        virtual="egyptians",
        targets="attack_gold",
        attacks="attack_stone attack_food",
        seat0=own(faction="romans", locations="romans_stonemason romans_spies"),
    )
    assert table.table.over
    assert (scoring.scores(table.state), collection(table.state)) == ((2,), 0)
    assert table.names(table[0].seized) == ["romans_stonemason"]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (29, "plebeian"),
        (30, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (80, "emperor"),
    ],
)
def test_ranks_of_a_solo_player(points: int, rank: str) -> None:
    """IS-15.2."""
    table = scenario(seats=1, at="nothing", seat0=own(faction="romans", score=points))
    assert scoring.rank(table.state) == rank


def test_a_virtual_faction_may_come_at_random() -> None:
    """IS-15.20: whichever it is, it is one of the four."""
    found = {Table.new(GAME, 1, seed, {"virtual": "random"}).state.virtual for seed in range(30)}
    assert found == {1, 2, 3, 4}


def test_factions_are_chosen_in_seat_order() -> None:
    """IS-3.7: nobody has what another has."""
    table = Table.new(GAME, 2, 1, {"factions": "chosen"})
    table.apply(0, "choose japanese")
    assert ("choose", "japanese") not in table.decision.options
    table.apply(1, "choose romans")
    assert [FACTIONS[empire.faction] for empire in table.state.empires] == ["japanese", "romans"]
