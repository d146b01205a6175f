"""Components and set-up. (FH-1, FH-2, FH-9.1 to FH-9.6)"""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.state import FlowState
from epoka.kernel import BadSetup, Refused, Table
from tests.games.flow_of_history.facts import number_of_era
from tests.games.flow_of_history.scenario import BANKER, places, scenario

SEEDS = range(60)
ERA_A = {"ramesses_ii", "warriors", "irrigation", "granary", "pyramids"}
START_GOVERNMENTS = {
    "farmer_tribe",
    "warrior_caste",
    "aristocracy",
    "merchant_clan",
    "artisan_village",
    "council_of_elders",
}


def new_table(seats: int, seed: int) -> tuple[Table, FlowState]:
    table = Table.new(GAME, seats, seed)
    state: FlowState = table.state
    return table, state


# -- FH-1 ------------------------------------------------------------------------------------------------------------


def test_resources_are_not_limited_to_the_72_tokens() -> None:
    """FH-1.2: however many resources there are, they can be harvested and staked."""
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", market=" ".join(sorted(ERA_A)), supply=600)
    s.play(0, "harvest")
    s.play(1, "harvest")
    s.play(2, "harvest")
    assert s.resources(0) == 300
    s.answer(0, "invest pyramids")
    assert s.options() == [f"stake {amount}" for amount in range(1, 301)]
    assert s.refused(0, "stake 301") == ("stake-out-of-range", "FH-6.1.2")
    s.answer(0, "stake 300")
    assert s.stake("pyramids") == (0, 300)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_only_the_order_of_the_deck_is_hidden(viewer: int | None) -> None:
    """FH-1.4: of the deck only the backs are seen, which show the era; all else lies open."""
    table, state = new_table(3, 7)
    zones = {(zone["zone"], zone["seat"]): zone for zone in table.view(viewer)["zones"]}
    deck = zones["deck", None]
    backs = {era: number_of_era(era) for era in ("I", "II", "III", "IV", "V", "internet", "future")}
    assert deck["cards"] == [None] * sum(backs.values())
    assert deck["backs"] == [list(back) for back in backs.items()]
    assert zones["market", None]["cards"] == list(state.market)
    assert zones["box", None]["cards"] == list(state.box)
    for seat, civilization in enumerate(state.civilizations):
        assert zones["cards", seat]["cards"] == list(civilization.cards)
        assert table.view(viewer)["counters"]["seats"][seat]["resources"] == 4


# -- FH-2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    """FH-2: any other number is refused."""
    with pytest.raises(BadSetup, match=f"not {seats}"):
        Table.new(GAME, seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_has_its_place_at_the_start(seats: int) -> None:
    """FH-2.1: all cards are at the table or in the box, the Banker card is not one of them."""
    for seed in SEEDS:
        _, state = new_table(seats, seed)
        assert places(state) == sorted(CARDS)
        assert "banker" not in CARDS


@pytest.mark.parametrize(("seats", "size", "supply"), [(2, 5, 2), (3, 5, 0), (4, 5, 0), (5, 6, 0)])
def test_the_table_of_setups(seats: int, size: int, supply: int) -> None:
    """FH-2.2, FH-2.5: Market size, Supply and resources for each number of players."""
    for seed in SEEDS:
        _, state = new_table(seats, seed)
        assert len(state.market) == size
        assert set(state.market[:5]) == ERA_A
        assert all(CARDS[card].era == "I" for card in state.market[5:])
        assert state.supply == supply
        assert [civilization.resources for civilization in state.civilizations] == [4] * seats
        assert state.rahdo == 0


def test_the_first_market_is_shuffled() -> None:
    """FH-2.2 [interpretation]: slots are ordered, and any era-A card may come first."""
    assert {new_table(3, seed)[1].market[0] for seed in SEEDS} == ERA_A


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_start_government_each(seats: int) -> None:
    """FH-2.3: each civilization starts with one, the others are boxed, and every one is dealt sometimes."""
    seen: set[str] = set()
    for seed in SEEDS:
        _, state = new_table(seats, seed)
        dealt = [civilization.cards for civilization in state.civilizations]
        assert [len(cards) for cards in dealt] == [1] * seats
        held = {cards[0] for cards in dealt}
        assert len(held) == seats
        assert set(state.box) == START_GOVERNMENTS - held
        assert all(civilization.dealt == () for civilization in state.civilizations)
        seen |= held
    assert seen == START_GOVERNMENTS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_is_ordered_by_era_and_shuffled_within(seats: int) -> None:
    """FH-2.4: era I on top down to V, then Internet, then The Future; five players have drawn one card."""
    eras = [era for era in ("I", "II", "III", "IV", "V", "internet", "future") for _ in range(number_of_era(era))]
    tops, fifties = set(), set()
    for seed in SEEDS:
        _, state = new_table(seats, seed)
        assert [CARDS[card].era for card in state.deck] == eras[seats == 5 :]
        assert state.deck[-2:] == ("internet", "the_future")
        tops.add(state.deck[0])
        fifties.add(state.deck[-3])
    assert len(tops) == number_of_era("I")
    assert len(fifties) == number_of_era("V")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """FH-2.6: every seat starts sometimes."""
    assert {new_table(seats, seed)[1].active for seed in SEEDS} == set(range(seats))


@pytest.mark.parametrize("seed", range(12))
def test_turns_go_clockwise_from_the_start_player(seed: int) -> None:
    """FH-2.6: the seat after the start player is next."""
    table, state = new_table(4, seed)
    start = state.active
    for step in range(4):
        seat = table.decision.seat
        assert seat == state.active == (start + step) % 4
        card = next(option[1] for option in table.decision.options if option[0] == "invest")
        table.apply(seat, f"invest {card}")
        table.apply(seat, "stake 1")
    assert table.decision.seat == start


def told_at_the_start(table: Table) -> list[tuple[str, ...]]:
    """The events of the set-up, without their rules."""
    return [tuple([str(value) for key, value in event.items() if key != "rule"]) for event in table.events()[0]]


def test_the_log_begins_with_what_was_dealt() -> None:
    """FH-2.3, FH-2.6: each start government, then who starts."""
    table, state = new_table(3, 4)
    founded = [("founded", str(seat), own.cards[0]) for seat, own in enumerate(state.civilizations)]
    assert told_at_the_start(table) == [*founded, ("started", str(state.active))]


def test_the_log_of_two_players_begins_with_the_banker() -> None:
    """FH-9.5: the governments are not chosen yet."""
    table, state = new_table(2, 4)
    assert told_at_the_start(table) == [("banker-started", state.market[0], "2"), ("started", str(state.active))]


def test_equal_seeds_give_equal_tables() -> None:
    """FH-2: the set-up depends on the seed and on nothing else."""
    for seats in (2, 3, 4, 5):
        assert new_table(seats, 5)[0].digest() == new_table(seats, 5)[0].digest()
        assert new_table(seats, 5)[0].digest() != new_table(seats, 6)[0].digest()


# -- FH-9: the two-player set-up ---------------------------------------------------------------------------------------


def test_two_start_governments_to_choose_from() -> None:
    """FH-9.3: Farmer Tribe and Warrior Caste are boxed, two of the other four go to each player."""
    for seed in SEEDS:
        _, state = new_table(2, seed)
        assert set(state.box) == {"farmer_tribe", "warrior_caste"}
        dealt = [set(civilization.dealt) for civilization in state.civilizations]
        assert [len(cards) for cards in dealt] == [2, 2]
        assert dealt[0] | dealt[1] == START_GOVERNMENTS - {"farmer_tribe", "warrior_caste"}
        assert all(civilization.cards == () for civilization in state.civilizations)


@pytest.mark.parametrize("first", [0, 1])
def test_governments_are_chosen_at_once_and_sealed(first: int) -> None:
    """FH-9.3 [interpretation]: either may answer first, and nobody learns it before both have."""
    table, state = new_table(2, 3)
    second = 1 - first
    assert [decision.seat for decision in table.decisions] == [0, 1]
    kept = [civilization.dealt[0] for civilization in state.civilizations]
    before = table.view(second)
    table.apply(first, f"keep {kept[first]}")
    after = table.view(second)
    assert [decision.seat for decision in table.decisions] == [second]
    assert after["zones"] == before["zones"]
    assert after["counters"] == before["counters"]
    assert after["sealed"] == []
    table.apply(second, f"keep {kept[second]}")
    assert [civilization.cards for civilization in state.civilizations] == [(card,) for card in kept]
    assert [civilization.dealt for civilization in state.civilizations] == [(), ()]
    assert len(state.box) == 4
    assert table.decision.seat == state.active


def test_a_government_that_was_not_dealt_cannot_be_kept() -> None:
    """FH-9.3: the other player's cards are out of reach."""
    table, state = new_table(2, 3)
    before = table.digest()
    with pytest.raises(Refused) as caught:
        table.apply(0, f"keep {state.civilizations[1].dealt[0]}")
    assert (caught.value.refusal.reason, caught.value.refusal.rule) == ("not-an-option", "FH-9.3")
    assert table.digest() == before


def test_the_banker_starts_on_the_first_market_card() -> None:
    """FH-9.5 [interpretation: slot 0]: with 2 resources from the Reserve, on whichever card comes first."""
    firsts = set()
    for seed in SEEDS:
        table, state = new_table(2, seed)
        assert state.investors == (BANKER, -1, -1, -1, -1)
        assert state.stakes == (2, 0, 0, 0, 0)
        assert table.view()["marks"] == {state.market[0]: {"investor": "banker", "resources": 2}}
        firsts.add(state.market[0])
    assert firsts == ERA_A
