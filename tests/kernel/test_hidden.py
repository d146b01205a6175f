"""Hidden information: who sees what, in views, events and observations, and how the unknown is dealt anew."""

from collections import Counter
from random import Random

import pytest

from epoka.kernel import Table, Zone
from epoka.kernel.zones import EVERYONE, mask_of, places
from tests.kernel.playing import (
    GAMES,
    IDS,
    answer_at_random,
    court,
    json,
    known,
    names_in,
    new,
    play,
    play_on,
    random_game,
    scenario,
    toy_state,
    viewers,
)
from tests.kernel.toy import SINGLES, TOY, DrawStep, Play, PlayOne, SpyOn, printed

every_game = pytest.mark.parametrize(("seats", "deck", "seed"), GAMES)
singles = pytest.mark.parametrize(("seats", "seed"), [(3, 3), (4, 4), (5, 5), (5, 6)])


def really_known(table: Table, viewer: int | None) -> set[str]:
    """The truth from the state alone, without the kernel's zones: what a viewer has in sight."""
    s = table.state
    found = {*s.discards}
    for owner, seat in enumerate(s.courts):
        found.update(seat.tableau)
        for card, mask in zip(seat.hand, seat.hand_seen, strict=True):
            if viewer is not None and (owner == viewer or mask & 1 << viewer):
                found.add(card)
    for card, mask in zip(s.cellar, s.seen, strict=True):
        if mask == -1 or (viewer is not None and mask & 1 << viewer):
            found.add(card)
    return found


@every_game
def test_an_observation_names_the_cards_in_sight_and_no_others(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        for viewer in viewers(table):
            assert known(table, viewer) == really_known(table, viewer)


@every_game
def test_a_view_names_only_cards_in_sight(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        for viewer in viewers(table):
            text = json(table.view(viewer))
            assert not {card for card in IDS if "#" in card and card in text}
            assert names_in(text) <= really_known(table, viewer)


@singles
def test_no_hidden_name_is_anywhere_in_what_a_viewer_gets(seats: int, seed: int) -> None:
    """With a name of its own on every card, a name that was never in a viewer's sight must never reach it."""
    table = new(seats, seed, deck="singles")
    rng = Random(seed)
    sighted = {viewer: really_known(table, viewer) for viewer in viewers(table)}
    while True:
        for viewer in viewers(table):
            sighted[viewer] |= really_known(table, viewer)
            told = json([table.view(viewer), table.observation(viewer), table.events(viewer)])
            assert [name for name in SINGLES if name in told and name not in sighted[viewer]] == []
        if table.over:
            break
        answer_at_random(table, rng)
    assert all(sighted[None] <= seen < set(SINGLES) for seen in sighted.values())


@singles
def test_a_seat_learns_nothing_from_the_options_of_others(seats: int, seed: int) -> None:
    for table in random_game(seats, "singles", seed):
        for viewer in viewers(table):
            view = table.view(viewer)
            asked = viewer is not None and table.question(viewer) is not None
            assert (view["decision"] is not None) == asked
            assert names_in(json([view["asked"], view["waiting"]])) <= really_known(table, None)


@every_game
def test_a_spectator_sees_only_what_everyone_sees(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        for seat in range(seats):
            assert known(table, None) <= known(table, seat)
        view = table.view()
        assert view["decision"] is None
        for zone in view["zones"]:
            if zone["zone"] in ("war", "craft", "hand"):
                assert zone["cards"] == [None] * zone["size"]


def test_a_view_shows_unknown_cards_as_runs_of_backs() -> None:
    s = toy_state(court("spear#1", "horn#1", "well#1"), court(), court())
    zones = {(zone["zone"], zone["seat"]): zone for zone in scenario(PlayOne(0), s).view(1)["zones"]}
    assert zones["hand", 0] == {
        "zone": "hand",
        "seat": 0,
        "size": 3,
        "cards": [None, None, None],
        "backs": [["war", 2], ["craft", 1]],
    }
    assert zones["war", None]["cards"] == []


def test_buried_cards_are_shown_to_everyone_when_the_game_is_scored() -> None:
    s = toy_state(court("spear#1"), court("shield#1"), court("horn#1"), turn=2, rounds=1)
    table = scenario(Play(), s)  # the last turn is seat 2's
    play(table, "2 yes", "2 play horn", "0 let", "0 pay", "1 owe", "0 bury spear", "1 bury shield")
    assert table.over
    assert all({"spear#1", "shield#1"} <= known(table, viewer) for viewer in viewers(table))


def test_a_buried_card_stays_hidden_while_the_game_goes_on() -> None:
    s = toy_state(court("spear#1"), court("shield#1"), court("horn#1", "well#1"))
    table = play(scenario(PlayOne(2), s), "2 play well", "0 let", "0 bury spear", "1 bury shield")
    assert [sorted(known(table, seat)) for seat in range(3)] == [
        ["spear#1", "well#1"],
        ["shield#1", "well#1"],
        ["horn#1", "well#1"],
    ]
    assert known(table, None) == {"well#1"}


def test_a_spied_card_is_known_to_the_spy_and_to_nobody_else() -> None:
    s = toy_state(court(), court("shield#1", "horn#1"), court("scout#1"))
    table = play(scenario(SpyOn(0), s), "0 spy 1")
    assert known(table, 0) == {"shield#1"}
    assert known(table, 2) == {"scout#1"}
    assert known(table, None) == set()


def test_a_spied_card_stays_known_when_the_rest_is_dealt_anew() -> None:
    s = toy_state(court(), court("shield#1", "horn#1"), court("spear#1", "spear#2"), war=("scout#1", "scout#2"))
    s.courts[1].hand_seen = (1, 0)
    table = scenario(DrawStep(2), s, 3)
    hands = {table.determinize(0, Random(seed)).state.courts[1].hand for seed in range(60)}
    assert {hand[0] for hand in hands} == {"shield#1"}
    assert {hand[1] for hand in hands} == {"horn#1", "spear#1", "spear#2", "scout#1", "scout#2"}


# -- the redacted log ------------------------------------------------------------------------------------------------


def test_a_card_drawn_into_a_hidden_hand_is_told_only_to_its_owner() -> None:
    s = toy_state(court(), court(), court(), war=("spear#1",), craft=("well#1",))
    table = play(scenario(DrawStep(1), s), "1 draw war")
    told = {viewer: table.events(viewer)[-1] for viewer in viewers(table)}
    assert told[1] == [{"verb": "drew", "rule": "TOY-2.1", "seat": 1, "card": "spear"}]
    for viewer in (0, 2, None):
        assert told[viewer] == [{"verb": "drew", "rule": "TOY-2.1", "seat": 1, "card": None}]


def test_a_spied_card_is_told_to_the_spy_and_its_owner() -> None:
    s = toy_state(court(), court("shield#1"), court("scout#1"))
    table = play(scenario(SpyOn(0), s), "0 spy 1")
    assert [table.events(viewer)[-1][0]["card"] for viewer in viewers(table)] == ["shield", "shield", None, None]


def test_a_buried_card_is_told_to_who_buried_it_and_later_to_all() -> None:
    s = toy_state(court("spear#1"), court("shield#1"), court("horn#1"), turn=2, rounds=1)
    table = play(scenario(Play(), s), "2 yes", "2 play horn", "0 let", "0 owe", "1 owe", "0 nothing", "1 bury shield")
    told = [(event["verb"], event["card"]) for event in table.events(0)[-1]]
    assert told == [("buried", None), ("uncovered", "shield")]
    told = [(event["verb"], event["card"]) for event in table.events(1)[-1]]
    assert told == [("buried", "shield"), ("uncovered", "shield")]


def test_events_name_the_printed_card_and_not_the_copy() -> None:
    s = toy_state(court("spear#2"), court("spear#3"), court())
    table = play(scenario(PlayOne(0), s), "0 play spear", "1 discard spear")
    told = [event for events in table.events(2) for event in events]
    assert [(event["verb"], event.get("card")) for event in told] == [
        ("played", "spear"),
        ("discarded", "spear"),
        ("struck", None),
    ]


def test_events_come_answer_by_answer_after_those_of_the_set_up() -> None:
    table = play_on(new(4, 3), 3)
    every = table.events(0)
    assert len(every) == len(table.answers()) + 1
    assert table.events(0, since=5) == every[5:]
    verbs = {verb.name for verb in TOY.verbs}
    assert {event["verb"] for events in every for event in events} <= verbs


def test_dice_are_told_to_everyone() -> None:
    s = toy_state(court("ledger#1"), court(), court())
    table = play(scenario(PlayOne(0), s), "0 play ledger", "1 let")
    (rolled,) = [event for event in table.events(None)[-1] if event["verb"] == "rolled"]
    assert len(rolled["dice"]) == 2
    assert all(1 <= die <= 6 for die in rolled["dice"])


# -- determinize -----------------------------------------------------------------------------------------------------


def test_every_card_a_seat_cannot_tell_turns_up_at_every_place_with_its_back() -> None:
    s = toy_state(
        court("spear#1"), court("spear#2", "well#1"), court("horn#1"), war=("scout#1", "scout#2"), craft=("forge#1",)
    )
    table = scenario(PlayOne(0), s)
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(300):
        state = table.determinize(0, Random(seed)).state
        assert state.courts[0].hand == ("spear#1",)
        war = (state.courts[1].hand[0], state.courts[2].hand[0], *state.war)
        assert sorted(war) == ["horn#1", "scout#1", "scout#2", "spear#2"]
        assert {state.courts[1].hand[1], *state.craft} == {"well#1", "forge#1"}
        seen.update(enumerate(war))
    assert len(seen) == 16
    assert min(seen.values()) > 40  # 75 expected


def test_places_keep_their_backs_and_who_has_seen_them() -> None:
    for table in random_game(4, "copies", 9):
        for seat in range(4):
            other = table.determinize(seat, Random(seat))
            for mine, theirs in zip(places(TOY.zones, table.state), places(TOY.zones, other.state), strict=True):
                assert [TOY.back(card) for card in mine.cards] == [TOY.back(card) for card in theirs.cards]
                assert mine.masks() == theirs.masks()


def test_look_alike_tables_made_by_hand_are_dealt_alike() -> None:
    """Hands, deck and chance differ, and seat 0 cannot know it."""
    one = toy_state(court("spear#1"), court("horn#1"), court("scout#1"), war=("shield#1", "shield#2", "shield#3"))
    other = toy_state(court("spear#1"), court("shield#3"), court("horn#1"), war=("shield#2", "scout#1", "shield#1"))
    other.chance += 12345
    tables = [scenario(PlayOne(0), s) for s in (one, other)]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].observation(0) == tables[1].observation(0)
    for seed in range(20):
        dealt = [table.determinize(0, Random(seed)).snapshot() for table in tables]
        assert dealt[0] == dealt[1]


def test_look_alike_tables_stay_alike_whatever_is_sealed() -> None:
    s = toy_state(court("spear#1"), court("horn#1"), court("scout#1"), court("scout#2"))
    table = play(scenario(PlayOne(0), s, 4), "0 play spear", "1 let")
    one = play(table.clone(), "1 bury horn", "2 bury scout")
    other = play(table.clone(), "3 nothing", "1 nothing")
    for alike in (one, other, table):
        assert alike.view(0) == table.view(0)
        assert alike.observation(0) == table.observation(0)
        assert alike.determinize(0, Random(3)).snapshot() == table.determinize(0, Random(3)).snapshot()
    assert one.view(1)["sealed"] == [["bury", "horn"]]
    assert other.view(1)["sealed"] == [["nothing"]]
    assert one.view(0)["sealed"] == one.view(None)["sealed"] == []


def test_chance_is_seeded_anew_and_neither_seed_nor_log_is_left() -> None:
    table = new(3, 1)
    answer_at_random(table, Random(1))
    other = table.determinize(0, Random(5))
    assert other.state.chance != table.state.chance
    assert (other.seed, other.answers()) == (None, [])
    assert table.determinize(0, Random(5)).snapshot() == other.snapshot()
    assert table.determinize(0, Random(6)).state.chance != other.state.chance


def test_sealed_answers_of_others_are_open_again_and_ones_own_stays() -> None:
    s = toy_state(court("spear#1"), court("horn#1"), court("scout#1"), court("scout#2"))
    table = play(scenario(PlayOne(0), s, 4), "0 play spear", "1 let", "2 bury scout", "1 bury horn")
    assert table.waiting == (3,)
    assert table.determinize(0, Random(1)).waiting == (1, 2, 3)
    own = table.determinize(2, Random(1))
    assert own.waiting == (1, 3)
    assert own.sealed == ((2, ("bury", "scout")),)
    own.apply(1, own.decisions[0].options[0])
    own.apply(3, ("nothing",))
    assert "scout#1" in own.state.cellar
    assert table.waiting == (3,)


def test_the_options_of_another_seat_follow_its_new_hand() -> None:
    s = toy_state(court("spear#1"), court("horn#1"), court(), war=("scout#1",))
    table = play(scenario(PlayOne(0), s), "0 play spear")
    assert table.decision.options == (("discard", "horn"), ("let",))
    offered = {table.determinize(0, Random(seed)).decision.options for seed in range(20)}
    assert offered == {(("discard", "horn"), ("let",)), (("discard", "scout"), ("let",))}


# -- zones -----------------------------------------------------------------------------------------------------------


def test_a_mask_follows_the_place_of_a_card() -> None:
    s = toy_state(
        court("spear#1"), court("horn#1", tableau=("well#1",)), court(), war=("scout#1",), cellar=("forge#1",)
    )
    s.seen = (0b100,)
    s.buriers = (2,)
    assert mask_of(TOY.zones, s, "spear#1") == 0b001
    assert mask_of(TOY.zones, s, "horn#1") == 0b010
    assert mask_of(TOY.zones, s, "well#1") == -1
    assert mask_of(TOY.zones, s, "scout#1") == 0
    assert mask_of(TOY.zones, s, "forge#1") == 0b100
    assert mask_of(TOY.zones, s, "ledger#1") == -1  # lies nowhere, so it is no secret


def test_masks_of_another_length_than_the_cards_are_a_broken_invariant() -> None:
    s = toy_state(court(), court(), court(), cellar=("forge#1",))
    with pytest.raises(AssertionError, match="seen and cellar differ in length"):
        mask_of(TOY.zones, s, "forge#1")


def test_a_zone_is_seen_by_everyone_unless_it_says_otherwise() -> None:
    assert Zone("market").sees == EVERYONE


def test_a_printed_name_stands_for_all_its_copies() -> None:
    assert {TOY.card(card) for card in ("spear#1", "spear#4")} == {"spear"}
    assert printed("spear-a") == "spear-a"
