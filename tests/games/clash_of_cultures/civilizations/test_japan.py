"""Japan: Pottery, Horsemanship, Ruse, Shogunate; Go-Toba, Jimmu, Suiko. (COC-13.40)"""

from __future__ import annotations

from typing import Any

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.moments import BATTLE_ABILITY, BATTLE_ENDED, BATTLE_VALUE, COLLECTED
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND = {"D3": "region_14", "D5": "region_15"}


def japan(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "options", "active", "start")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    options = {"civilizations": "on", **others.pop("options", {})}
    return scenario(options=options, seat0={"civilization": "japan", **given}, **others)


def collected(table: Scenario, food: int) -> None:
    COLLECTED.frame(table.state, 0, table.hex("D2"), (), (food, 0, 0, 0, 0, 0, 0))


def test_pottery() -> None:
    """3 food in one collect give 1 culture, every time; once per turn with the option. (COC-13.40)"""
    table = japan(advances="storage japan_pottery")
    collected(table, 2)
    assert table.stock(0, "culture") == (0,)
    collected(table, 3)
    collected(table, 4)
    assert table.stock(0, "culture") == (2,)
    limited = japan(advances="storage japan_pottery", options={"once_limits": "on"})
    collected(limited, 3)
    collected(limited, 3)
    assert limited.stock(0, "culture") == (1,)


def test_horsemanship_recruits_in_fortresses() -> None:
    table = japan(
        advances="husbandry japan_horsemanship", food=1, wood=1, cities={"D2": "neutral fortress", "D4": "neutral"}
    )
    table.answer(0, "recruit D2")
    assert "cavalry1" in table.units(0, "D2")
    assert table.refused(0, "recruit D4")[0] == "nothing-to-recruit"


def test_horsemanship_defends_fortresses() -> None:
    table = japan(advances="husbandry japan_horsemanship", cities={"D4": "neutral fortress"}, units={"D4": "cavalry1"})
    battle = Battle(1, 0, table.hex("D4"), table.hex("D4"), 0)
    battle.round, battle.fort = 1, 1
    face = next(number for number, face in enumerate(FACES) if face.icon == "cavalry")
    battle.dice = ((), (face,))
    assert BATTLE_ABILITY.total(table.state, 0, battle) == 1
    battle.round = 2
    assert BATTLE_ABILITY.total(table.state, 0, battle) == 0


def test_ruse_cancels_a_rivals_card() -> None:
    """For an action card; nothing is paid for the cancelled one. (COC-13.22)"""
    table = japan(
        advances="tactics japan_ruse",
        hand="action_01",
        cities={"D4": "neutral"},
        seat1={"cities": {"D5": "neutral"}, "culture": 1, "hand": "action_25"},
        active=1,
    )
    table.answer(1, "play action_25")
    assert (table.decision.seat, "ruse action_01" in table.options()) == (0, True)
    table.answer(0, "ruse action_01")
    assert (table[1].actions_left, table.stock(1, "culture")) == (3, (1,))
    assert {"action_01", "action_25"} <= set(table.names(table.state.spent))


def test_ruse_is_for_cards_in_hand() -> None:
    """The Great Architect and the Great Diplomat lie face up: they cancel nothing, nobody cancels them. (COC-5.4)"""
    near = {"cities": {"D5": "neutral"}, "culture": 1, "hand": "action_25"}
    face_up = "event_55_great_architect event_57_great_diplomat"
    own: dict[str, Any] = {"advances": "tactics japan_ruse", "cities": {"D4": "neutral"}}
    table = japan(hand="action_01", persons=face_up, seat1=near, active=1, **own)
    table.answer(1, "play action_25")
    assert "ruse action_01" in table.options()
    assert not [option for option in table.options() if "event" in option]
    diplomat = {"cities": {"D5": "neutral"}, "persons": "event_57_great_diplomat", "kept": (("great_diplomat", 1),)}
    table = japan(hand="action_01", seat1=diplomat, active=1, **own)
    table.answer(1, "play event_57_great_diplomat")
    assert table.decision.seat == 1


def test_ruse_needs_to_be_near() -> None:
    table = japan(advances="tactics japan_ruse", hand="action_01", seat1={"culture": 1, "hand": "action_25"}, active=1)
    table.answer(1, "play action_25")
    assert (table.decision.seat, table[1].actions_left) == (1, 4)


def test_shogunate_plays_cards_freely() -> None:
    table = japan(advances="tactics draft nationalism japan_shogunate", hand="action_07", culture=1)
    table.answer(0, "play action_07")
    assert table[0].actions_left == 3


def test_shogunate_once_per_turn_with_the_option() -> None:
    given = {
        "advances": "tactics draft nationalism japan_shogunate",
        "hand": "action_41 action_42",
        "food": 2,
        "gold": 2,
    }
    table = japan(**given, options={"once_limits": "on"})
    left = []
    for card in ("action_41", "action_42"):
        table.answer(0, f"play {card}")
        while not table.options("end", "move"):
            table.answer(0, table.options()[0])
        left.append(table[0].actions_left)
    assert left == [3, 2]


def test_shogunate_buys_cards_with_draft() -> None:
    """1 mood for an action card instead of the Draft Infantry."""
    table = japan(advances="tactics draft nationalism japan_shogunate", mood=2, food=1, ore=1)
    cards = len(table[0].hand)
    table.answer(0, "recruit D2", "extra japan_shogunate 0 0 0 0 0 1 0")
    assert len(table[0].hand) == cards + 1
    assert not any(option.startswith("bargain infantry draft") for option in table.options())


def test_way_of_the_sword() -> None:
    table = japan(
        leader="go_toba", advances="tactics", ore=1, units={"D4": "infantry1-leader1"}, barbarians={"D5": "infantry1"}
    )
    table.answer(0, "move", "group D4 infantry1-leader1", "to D5")
    while table.decision.prompt != "prompt-go-toba-sword":
        table.answer(0, table.options()[0])
    table.answer(0, "yes")
    assert table.stock(0, "ore") == (0,)


def test_scholar_buys_an_advance() -> None:
    table = japan(
        leader="go_toba",
        advances="writing",
        units={"D4": "leader1"},
        cities={"D4": "neutral", "D2": "happy"},
        food=2,
        wood=1,
        ore=1,
        gold=1,
    )
    table.answer(0, "construct academy D4", "rest")
    assert "learn public_education" in table.options()
    table.answer(0, "learn public_education")
    while table.options("spend", "rest"):
        table.answer(0, "rest")
    assert ("public_education" in table.advances(0), table[0].actions_left) == (True, 2)


def test_fortified() -> None:
    """+2 for own cities with a Fortress within 2 hexes of him."""
    table = japan(leader="jimmu", cities={"D4": "neutral fortress"}, units={"D2": "leader1", "D4": "infantry1"})
    battle = Battle(1, 0, table.hex("D4"), table.hex("D4"), 0)
    battle.fort, battle.city, battle.round = 1, 2, 2
    assert BATTLE_VALUE.total(table.state, 0, battle) == 2
    far = japan(leader="jimmu", cities={"D6": "neutral fortress"}, units={"D2": "leader1", "D6": "infantry1"})
    battle.hex = far.hex("D6")
    assert BATTLE_VALUE.total(far.state, 0, battle) == 0


def test_mythical_takes_a_card_back() -> None:
    table = japan(leader="jimmu", culture=1, units={"D4": "leader1"})
    card = table.take("action_06")
    table.state.spent += (card,)
    battle = Battle(0, 4, table.hex("D4"), table.hex("D4"), 0)
    battle.used = ((card,), ())
    frame = BATTLE_ENDED.frame(table.state, 0, battle)
    assert frame is not None
    table.carry_out(frame)
    table.answer(0, "regain action_06")
    assert ("action_06" in table.names(table[0].hand), table.stock(0, "culture")) == (True, (0,))


def test_japanese_buddhism() -> None:
    """1 culture brings an influenced building back; a free action with State Religion."""
    given = {
        "leader": "suiko",
        "culture": 1,
        "units": {"D4": "leader1"},
        "cities": {"D4": "neutral temple:1 obelisk:1"},
    }
    table = japan(**given)
    table.answer(0, "use suiko_japanese_buddhism")
    assert (table.state.built[table.hex("D4")] >> 9 & 7, table[0].actions_left) == (1, 2)
    pious = japan(**given, advances="myths state_religion")
    pious.answer(0, "use suiko_japanese_buddhism")
    assert pious[0].actions_left == 3
    assert table.refused(0, "use suiko_japanese_buddhism")[0] == "cannot-pay"


def test_defender() -> None:
    table = japan(leader="suiko", units={"D4": "leader1"})
    defending = Battle(1, 0, table.hex("D4"), table.hex("D4"), 0)
    attacking = Battle(0, 1, table.hex("D4"), table.hex("D4"), 0)
    assert [BATTLE_VALUE.total(table.state, 0, battle) for battle in (defending, attacking)] == [2, 0]
