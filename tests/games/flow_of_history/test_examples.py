"""The worked examples: FH-EX-01 to FH-EX-21, and those of the rulebook that have no such id."""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.cards import CARDS
from epoka.kernel import Table
from tests.games.flow_of_history.facts import number_of_era
from tests.games.flow_of_history.scenario import BANKER, scenario

IN_DECK = ("I", "II", "III", "IV", "V", "internet", "future")
ALEXANDER = (
    "farmer_tribe feudalism bureaucracy barracks monastery warriors warships astronomy napoleon_bonaparte "
    "great_wall great_mosque"
)
ALEXANDER_BEFORE_NAPOLEON = ALEXANDER.replace("napoleon_bonaparte ", "")
TWENTY_FIVE_WITH_14_CARDS = (
    "farmer_tribe republic bureaucracy democracy irrigation steam_engine granary lighthouse military_academy "
    "phalanx artillery great_wall great_mosque albert_einstein"
)
TWENTY_FIVE_WITH_13_CARDS = (
    "council_of_elders theocracy communism imperialism castle bank paper compass printing_press jet_fighters "
    "christopher_columbus angkor_wat statue_of_liberty"
)


# -- FH-EX-01 to FH-EX-03: Alexander's civilization -----------------------------------------------------------------


def test_ex_01_icons_of_a_full_civilization() -> None:
    """FH-EX-01: bars of covered cards count, covered effects and scoring effects do not."""
    s = scenario(ALEXANDER, "aristocracy", "merchant_clan")
    assert s.icons(0) == {"culture": 5, "defense": 4, "attack": 5, "agriculture": 2, "trade": 1, "science": 1}
    assert s.icon(0, "industry") == 0


def test_ex_02_strength_as_invader_and_as_victim() -> None:
    """FH-EX-02: 5 as an invader, 9 as a victim."""
    s = scenario(ALEXANDER, "aristocracy", "merchant_clan")
    assert (s.attack(0), s.strength(0)) == (5, 9)


def test_ex_02_alexander_invades_with_his_attack_only() -> None:
    """FH-EX-02: with attack 5 he hits a strength of 4 but not one of 5, whatever his own defense."""
    s = scenario(
        ALEXANDER_BEFORE_NAPOLEON,
        "warrior_caste castle",
        "aristocracy longbowmen archers phalanx",
        resources=[0, 9, 9],
        invested={"napoleon_bonaparte": (0, 1)},
    )
    assert (s.strength(1), s.strength(2)) == (5, 5)
    s.play(0, "complete")
    assert s.attack(0) == 5
    assert s.told("nobody-weaker") == [(0, "napoleon_bonaparte", 5)]
    assert (s.resources(1), s.resources(2)) == (9, 9)

    s = scenario(
        ALEXANDER_BEFORE_NAPOLEON,
        "warrior_caste castle",
        "aristocracy longbowmen phalanx",
        resources=[0, 9, 9],
        invested={"napoleon_bonaparte": (0, 1)},
    )
    assert (s.strength(1), s.strength(2)) == (5, 4)
    s.play(0, "complete")
    assert (s.resources(1), s.resources(2)) == (9, 6)


@pytest.mark.parametrize(("government", "attack", "left"), [("aristocracy", 9, 4), ("warrior_caste", 10, 1)])
def test_ex_02_only_an_attack_above_nine_hits_alexander(government: str, attack: int, left: int) -> None:
    """FH-EX-02: the victim must be strictly weaker."""
    s = scenario(
        ALEXANDER,
        f"{government} artillery jet_fighters",
        resources=[4, 0],
        market="bank factory university electricity",
        invested={"knights": (1, 1)},
        active=1,
    )
    s.answer(1, "complete")
    assert (s.attack(1), s.resources(0)) == (attack, left)


def test_ex_03_only_bureaucracy_can_be_activated() -> None:
    """FH-EX-03: Astronomy and Napoleon were resolved when they came, scoring effects wait for the end."""
    s = scenario(ALEXANDER, "aristocracy", "merchant_clan", supply=9)
    assert s.options("activate") == ["activate bureaucracy"]
    for card in ("astronomy", "napoleon_bonaparte", "monastery", "warships", "great_wall", "great_mosque"):
        assert s.refused(0, f"activate {card}") == ("activate-no-action", "FH-6.4.1")
    assert s.refused(0, "activate feudalism") == ("activate-covered", "FH-4.10")
    s.answer(0, "activate bureaucracy")
    assert s.resources(0) == 6
    assert s.told("invaded") == []


def test_ex_03_what_counts_when_the_game_ends() -> None:
    """FH-EX-03: Warships' defense is off, Monastery's culture stays, the wonders score for the first time."""
    s = scenario(
        ALEXANDER,
        "aristocracy",
        "merchant_clan",
        supply=2,
        market="factory electricity democracy satellites",
        bottom="the_future",
    )
    assert (s.icon(0, "defense"), s.icon(0, "culture")) == (4, 5)
    s.play(0, "harvest")
    sheet = s.table.score_sheet()[0]
    assert s.table.over
    assert (sheet["icons"]["defense"], sheet["icons"]["culture"]) == (3, 5)
    assert s.lines(0) == [
        ("score-culture", 5),
        ("score-icons", 6),
        ("great_wall", 1),
        ("great_mosque", 3),
        ("warships", 0),
    ]
    assert s.table.scores[0] == 15


# -- FH-EX-04 to FH-EX-08: the five actions --------------------------------------------------------------------------


def test_ex_04_invest() -> None:
    """FH-EX-04: marker and resources go on the card, nothing into the Supply."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[4, 4, 4],
        market="monastery warriors phalanx writing barracks",
    )
    s.play(0, "invest monastery", "stake 4")
    assert s.resources(0) == 0
    assert s.stake("monastery") == (0, 4)
    assert s.supply == 0
    assert s.told("invested") == [(0, "monastery", 4)]


def test_ex_05_complete() -> None:
    """FH-EX-05: the stake goes to the Supply, industry pays 2 of it back, Monastery covers Granary."""
    s = scenario(
        "merchant_clan granary",
        "aristocracy",
        "farmer_tribe",
        market="phalanx writing barracks confucius",
        invested={"monastery": (0, 4)},
        deck="knights compass paper castle",
    )
    assert s.icons(0) == {"industry": 2, "trade": 1, "agriculture": 1}
    s.play(0, "complete")
    assert s.told("completed") == [(0, "monastery", 4)]
    assert s.told("income") == [(0, "industry", 2)]
    assert (s.resources(0), s.supply) == (2, 2)
    assert s.stack(0, "construction") == "granary monastery"
    assert s.icons(0) == {"industry": 2, "trade": 1, "culture": 2}
    s.play(1, "harvest")
    s.play(2, "harvest")
    s.play(0, "invest writing", "stake 1")  # the marker is back
    assert s.stake("writing") == (0, 1)


def test_ex_06_snipe_with_an_instant_effect() -> None:
    """FH-EX-06: Marek is paid 4, takes 1 for trade and half of 5; Irrigation takes 2 from the Reserve."""
    s = scenario(
        "artisan_village",
        "aristocracy",
        "merchant_clan",
        resources=[5, 0, 0],
        market="warriors phalanx writing barracks",
        invested={"irrigation": (1, 4)},
        supply=2,
    )
    before = s.total
    s.answer(0, "snipe irrigation")
    assert s.told("sniped") == [(0, 1, "irrigation", 4)]
    assert s.told("compensated") == [(1, 1, 2)]
    assert s.told("took") == [(0, 2, "reserve")]
    assert s.told("income") == []
    assert (s.resources(0), s.resources(1), s.supply) == (3, 7, 3)
    assert s.stack(0, "knowledge") == "irrigation"
    assert s.total == before + 2
    assert s.state.investors.count(1) == 0


def test_ex_07_activate_gains_only_an_uninvested_wonder() -> None:
    """FH-EX-07: Ramesses II leaves the game and brings Great Wall, for Pyramids carry Marek's marker."""
    s = scenario(
        "aristocracy ramesses_ii",
        "merchant_clan",
        "farmer_tribe",
        resources=[0, 2, 0],
        market="great_wall phalanx writing barracks",
        invested={"pyramids": (1, 3)},
        deck="knights compass",
    )
    s.play(0, "activate ramesses_ii")
    assert s.boxed("ramesses_ii")
    assert s.stack(0, "leader") == ""
    assert s.stack(0, "wonder") == "great_wall"
    assert s.stake("pyramids") == (1, 3)
    assert s.resources(1) == 2


def test_ex_07_several_uninvested_wonders_leave_a_choice() -> None:
    """FH-EX-07: the owner chooses among what fits, and the invested wonder is refused."""
    s = scenario(
        "aristocracy ramesses_ii",
        "merchant_clan",
        "farmer_tribe",
        market="great_wall hanging_gardens writing barracks",
        invested={"pyramids": (1, 3)},
    )
    s.answer(0, "activate ramesses_ii")
    assert s.options() == ["gain great_wall", "gain hanging_gardens"]
    assert s.refused(0, "gain pyramids") == ("not-an-option", "FH-4.5")


def test_ex_07_an_activation_for_nothing_is_refused() -> None:
    """FH-EX-07, FH-6.4.3: with Pyramids as the only wonder Ramesses II stays."""
    s = scenario(
        "aristocracy ramesses_ii",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 2, 0],
        market="warriors phalanx writing barracks",
        invested={"pyramids": (1, 3)},
    )
    assert s.options("activate") == []
    assert s.refused(0, "activate ramesses_ii") == ("activate-nothing", "FH-6.4.3")


def test_ex_08_harvest() -> None:
    """FH-EX-08: 2 grow from the Reserve, half of 7 is taken, and there is nothing to top up."""
    s = scenario(
        "farmer_tribe irrigation",
        "aristocracy",
        "merchant_clan",
        resources=[3, 0, 0],
        market="warriors phalanx writing barracks granary",
        supply=5,
    )
    assert (s.icon(0, "agriculture"), s.era) == (2, 1)
    s.play(0, "harvest")
    assert s.told("harvested") == [(0, 2, 3)]
    assert (s.resources(0), s.supply) == (6, 4)


# -- FH-EX-09 to FH-EX-11: housekeeping and effects that fall short --------------------------------------------------


def test_ex_09_era_check() -> None:
    """FH-EX-09: Knights make Warriors obsolete but not Ramesses II with his marker; the gap is filled."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="ramesses_ii warriors phalanx barracks writing",
        invested={"ramesses_ii": (1, 2), "barracks": (0, 1)},
        deck="knights compass paper",
    )
    s.play(0, "complete")
    assert s.told("drawn") == [("knights",), ("compass",)]
    assert s.told("outdated") == [("warriors", 2)]
    assert s.era == 2
    assert s.boxed("warriors")
    assert s.market == "ramesses_ii phalanx writing knights compass"
    assert s.stake("ramesses_ii") == (1, 2)


def test_ex_10_an_effect_without_a_target() -> None:
    """FH-EX-10: the only Military card is invested in, so Iron Working brings nothing and stays."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="writing barracks confucius",
        invested={"iron_working": (0, 1), "phalanx": (1, 2)},
        deck="monarchy republic",
    )
    s.play(0, "complete")
    assert s.told("no-target") == [(0, "iron_working", "military")]
    assert s.stack(0, "knowledge") == "iron_working"
    assert s.stack(0, "military") == ""
    assert s.stake("phalanx") == (1, 2)
    assert s.decision.seat == 1


def test_ex_11_an_effect_takes_what_the_supply_has() -> None:
    """FH-EX-11: Printing Press with 4 science and a Supply of 3 takes 3, and the Reserve is not touched."""
    s = scenario(
        "council_of_elders university",
        "merchant_clan",
        "farmer_tribe",
        market="castle bank monastery phalanx",
        invested={"printing_press": (0, 1)},
        supply=5,
        deck="factory ironclads",
    )
    before = s.total
    s.play(0, "complete")
    assert s.icon(0, "science") == 4
    assert s.told("income") == [(0, "science", 3)]  # which leaves a Supply of 5 + 1 - 3 = 3
    assert s.told("took") == [(0, 3, "supply")]
    assert (s.resources(0), s.supply) == (6, 0)
    assert s.total == before


# -- FH-EX-12 to FH-EX-15: the Banker, set-ups and the completion bonus ----------------------------------------------


def test_ex_12_the_banker_invests_half() -> None:
    """FH-EX-12: of a Supply of 7 the Banker puts 3 on the card that the active player names."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="warriors phalanx writing barracks granary",
        supply=7,
    )
    s.answer(0, "invest phalanx")
    assert s.options() == ["bank warriors", "bank writing", "bank barracks", "bank granary"]
    s.answer(0, "bank writing")
    assert s.stake("writing") == ("banker", 3)
    assert s.supply == 4
    assert s.decision.seat == 1


@pytest.mark.parametrize("seed", range(20))
def test_ex_13_two_player_setup(seed: int) -> None:
    """FH-EX-13: the Market of era A, two start governments to choose from, the Banker on the first card."""
    table = Table.new(GAME, 2, seed)
    assert {option[0] for decision in table.decisions for option in decision.options} == {"keep"}
    kept, boxed = [], []
    for seat, decision in enumerate(table.decisions):
        first, second = [str(option[1]) for option in decision.options]
        table.apply(seat, f"keep {second}")
        boxed.append(first)
        kept.append(second)
    s = table.state
    assert sorted(s.market) == ["granary", "irrigation", "pyramids", "ramesses_ii", "warriors"]
    assert set(s.box) == {"farmer_tribe", "warrior_caste", *boxed}
    assert len(s.box) == 4
    assert [civilization.cards for civilization in s.civilizations] == [(card,) for card in kept]
    assert [civilization.resources for civilization in s.civilizations] == [4, 4]
    assert (s.investors, s.stakes) == ((BANKER, -1, -1, -1, -1), (2, 0, 0, 0, 0))
    assert s.supply == 2
    assert len(s.deck) == number_of_era(*IN_DECK)


def test_ex_14_completion_bonus() -> None:
    """FH-EX-14: after completing, a player of two may invest or snipe once, and nothing else."""
    s = scenario(
        "aristocracy monarchy",
        "merchant_clan",
        resources=[3, 4],
        market="irrigation granary writing",
        invested={"barracks": (0, 1), "phalanx": (1, 3)},
        supply=6,
        deck="archers confucius lighthouse",
    )
    s.answer(0, "complete")
    assert s.decision.prompt == "prompt-bonus"
    assert s.options() == [
        "snipe phalanx",
        "invest irrigation",
        "invest granary",
        "invest writing",
        "decline",
    ]
    assert s.refused(0, "activate monarchy") == ("bonus-only-invest", "FH-9.7")
    assert s.refused(0, "harvest") == ("bonus-only-invest", "FH-9.7")
    assert s.refused(0, "complete") == ("bonus-only-invest", "FH-9.7")
    s.answer(0, "snipe phalanx")
    assert s.decision.prompt == "prompt-bank"  # no second bonus: housekeeping


def test_ex_14_the_bonus_may_be_declined() -> None:
    """FH-EX-14: declining goes straight to housekeeping."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[3, 4],
        market="warriors irrigation granary writing",
        invested={"barracks": (0, 1)},
        supply=6,
        deck="archers confucius",
    )
    s.play(0, "complete", "decline", "bank granary")
    assert (s.resources(0), s.stake("granary")) == (3, ("banker", 3))


def test_ex_14_no_bonus_with_three_players() -> None:
    """FH-EX-14: with three players the turn of a completion ends at once."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3, 4, 4],
        market="warriors irrigation granary writing",
        invested={"barracks": (0, 1)},
        deck="archers confucius",
    )
    s.play(0, "complete")
    assert (s.decision.seat, s.decision.prompt) == (1, "prompt-action")


@pytest.mark.parametrize("seed", range(20))
def test_ex_15_five_player_setup(seed: int) -> None:
    """FH-EX-15: six cards on the Market, one of them of era I; one start government is left over."""
    table = Table.new(GAME, 5, seed)
    s = table.state
    assert sorted(CARDS[card].era for card in s.market) == ["A", "A", "A", "A", "A", "I"]
    assert CARDS[s.market[5]].era == "I"
    assert len(s.deck) == number_of_era(*IN_DECK) - 1
    assert table.view()["counters"]["table"]["era"] == 1
    assert s.supply == 0
    assert [CARDS[card].era for card in s.box] == ["S"]


# -- FH-EX-16 to FH-EX-21 ---------------------------------------------------------------------------------------------


def test_ex_16_a_second_leader() -> None:
    """FH-EX-16: income counts the old civilization, then Caesar leaves the game with all his icons."""
    s = scenario(
        "aristocracy julius_caesar pyramids great_mosque",
        "merchant_clan",
        "farmer_tribe",
        market="castle monastery knights theocracy",
        invested={"justinian_i": (0, 2)},
        supply=1,
        deck="longbowmen feudalism",
    )
    assert (s.icon(0, "culture"), s.icon(0, "attack"), s.icon(0, "defense")) == (3, 2, 1)
    s.play(0, "complete")
    assert s.told("income") == [(0, "culture", 3)]
    assert (s.resources(0), s.supply) == (3, 0)
    assert s.told("leader-left") == [(0, "julius_caesar")]
    assert s.boxed("julius_caesar")
    assert s.stack(0, "leader") == "justinian_i"
    assert (s.icon(0, "attack"), s.icon(0, "defense")) == (0, 0)
    assert s.told("no-target") == [(0, "justinian_i", "knowledge")]


def test_ex_17_harvest_must_gain_something() -> None:
    """FH-EX-17: with 2 resources in era II a Supply of 1 gives nothing; with 1 it tops up."""
    market = "castle monastery knights theocracy paper"
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[2, 0, 0], market=market, supply=1)
    assert s.era == 2
    assert "harvest" not in s.options()
    assert s.refused(0, "harvest") == ("harvest-nothing", "FH-6.5.1")

    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", resources=[1, 0, 0], market=market, supply=1)
    before = s.total
    s.play(0, "harvest")
    assert (s.resources(0), s.supply, s.total) == (2, 0, before)


def test_ex_18_illegal_investments() -> None:
    """FH-EX-18: no resources, an investment under way, a card with a marker, a stake of nothing or of too much."""
    market = "warriors phalanx writing barracks granary"
    s = scenario("aristocracy", "merchant_clan", "farmer_tribe", market=market)
    assert s.refused(0, "invest warriors") == ("invest-no-resources", "FH-6.1.1")

    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[3], market=market, invested={"writing": (0, 1)}
    )
    assert s.options("invest") == []
    assert s.refused(0, "invest warriors") == ("invest-already", "FH-6.1.1")

    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[3], market=market, invested={"writing": (1, 1)}
    )
    assert s.options("invest") == ["invest warriors", "invest phalanx", "invest barracks", "invest granary"]
    assert s.refused(0, "invest writing") == ("invest-taken", "FH-6.1.2")
    s.answer(0, "invest warriors")
    assert s.options() == ["stake 1", "stake 2", "stake 3"]
    for stake in (0, 4, -1):
        assert s.refused(0, f"stake {stake}") == ("stake-out-of-range", "FH-6.1.2")


def test_ex_18_no_investment_on_the_bankers_card() -> None:
    """FH-EX-18: the Banker's marker counts like an opponent's."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="warriors phalanx writing barracks granary",
        invested={"writing": (BANKER, 2)},
    )
    assert s.refused(0, "invest writing") == ("invest-banker", "FH-6.1.2")


def test_ex_19_a_snipe_must_be_affordable() -> None:
    """FH-EX-19: 3 resources do not match 4; they match 3 and leave none."""
    market = "phalanx writing barracks granary"
    s = scenario(
        "aristocracy", "merchant_clan", "farmer_tribe", resources=[3], market=market, invested={"warriors": (1, 4)}
    )
    assert s.options("snipe") == []
    assert s.refused(0, "snipe warriors") == ("snipe-too-dear", "FH-6.3.1")

    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3],
        market=market,
        invested={"writing": (1, 3)},
        deck="archers",
    )
    s.play(0, "snipe writing")
    assert (s.resources(0), s.stack(0, "knowledge")) == (0, "writing")


def test_ex_20_the_bankers_card_leaves() -> None:
    """FH-EX-20: an unsniped card of the Banker's goes to the box, its 3 make the Supply 7, then it invests 3."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        resources=[1, 0],
        market="warriors phalanx writing barracks granary",
        invested={"phalanx": (BANKER, 3)},
        supply=4,
        deck="archers confucius",
    )
    s.play(0, "invest warriors", "bank archers")
    assert s.told("banker-left") == [("phalanx", 3)]
    assert s.boxed("phalanx")
    assert s.told("drawn") == [("archers",)]
    assert s.told("banker-invested") == [(0, "archers", 3)]
    assert s.market == "warriors writing barracks granary archers"
    assert (s.stake("archers"), s.supply) == (("banker", 3), 4)


def test_ex_21_first_tie_break() -> None:
    """FH-EX-21: of two players with 25 points the one with 14 cards wins, although the other has resources."""
    s = scenario(
        TWENTY_FIVE_WITH_13_CARDS,
        TWENTY_FIVE_WITH_14_CARDS,
        "aristocracy",
        resources=[9, 0, 1],
        market="factory skyscrapers electricity ironclads",
        bottom="the_future",
        active=2,
    )
    s.play(2, "harvest")
    assert s.table.over
    assert list(s.table.scores) == [25, 25, 1]
    assert (s.resources(0), s.resources(1)) == (9, 0)
    sheets = s.table.score_sheet()
    assert [sheet["cards"] for sheet in sheets] == [13, 14, 1]
    assert s.table.winners == (1,)
    assert [sheet["winner"] for sheet in sheets] == [False, True, False]
    assert {sheet["tie_break"] for sheet in sheets} == {"cards"}


# -- the rulebook's other worked examples ----------------------------------------------------------------------------


def test_rulebook_stacking_example_one() -> None:
    """Stacking, example I: Lighthouse covers Barracks, whose defense goes and whose attack stays. (FH-3.4)"""
    s = scenario(
        "aristocracy barracks",
        "merchant_clan",
        "farmer_tribe",
        market="warriors irrigation granary writing",
        invested={"lighthouse": (0, 1)},
        deck="archers confucius",
    )
    assert s.icons(0) == {"culture": 1, "trade": 1, "attack": 1, "defense": 1}
    s.play(0, "complete")
    assert s.stack(0, "construction") == "barracks lighthouse"
    assert s.icons(0) == {"culture": 1, "trade": 3, "attack": 1}


def test_rulebook_harvest_example_two() -> None:
    """Harvest, example II: 1 of a Supply of 3, the other 2 as a top-up, and the fifth from the Reserve. (FH-6.5.2)"""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "warrior_caste",
        resources=[1, 0, 0],
        market="democracy factory electricity skyscrapers ironclads",
        supply=3,
    )
    before = s.total
    assert (s.icon(0, "agriculture"), s.era) == (0, 5)
    s.play(0, "harvest")
    assert s.told("harvested") == [(0, 0, 4)]
    assert (s.resources(0), s.supply) == (5, 0)
    assert s.total == before + 1


def test_rulebook_activation_example_two() -> None:
    """Activation, example II: Columbus leaves, Jet Fighters come off the deck and invade all at once. (FH-6.4)"""
    s = scenario(
        "aristocracy christopher_columbus",
        "merchant_clan",
        "warrior_caste archers",
        "farmer_tribe",
        resources=[0, 9, 9, 3],
        market="factory electricity university bank castle",
        deck="jet_fighters ironclads",
    )
    assert [s.strength(seat) for seat in (1, 2, 3)] == [0, 5, 1]
    s.play(0, "activate christopher_columbus")
    assert s.boxed("christopher_columbus")
    assert s.stack(0, "leader") == ""
    assert s.stack(0, "military") == "jet_fighters"
    assert s.attack(0) == 4
    assert s.told("robbed") == [(0, 1, 4), (0, 3, 3)]
    assert [s.resources(seat) for seat in range(4)] == [7, 5, 9, 0]


def test_rulebook_faq_three_chain() -> None:
    """FAQ 3: Confucius fetches Justinian I, he Iron Working, that Knights, and they invade. (FH-4.12, FH-12.3)"""
    s = scenario(
        "aristocracy confucius",
        "merchant_clan",
        "farmer_tribe",
        resources=[0, 5, 5],
        market="justinian_i genghis_khan iron_working paper knights",
        deck="longbowmen theocracy feudalism monastery castle",
    )
    s.play(0, "activate confucius", "gain justinian_i", "gain iron_working", "invade 1")
    assert s.told("gained") == [
        (0, "justinian_i", "confucius"),
        (0, "iron_working", "justinian_i"),
        (0, "knights", "iron_working"),
    ]
    assert s.boxed("confucius")
    assert s.stack(0, "leader") == "justinian_i"
    assert s.stack(0, "knowledge") == "iron_working"
    assert s.stack(0, "military") == "knights"
    assert [s.resources(seat) for seat in range(3)] == [3, 2, 5]
    assert s.told("income") == []


def test_rulebook_final_scoring_example() -> None:
    """Final scoring: 7 + 11 + 2 + 4 + 1 = 25, and Military Academy's defense has faded. (FH-8.2)"""
    s = scenario(
        TWENTY_FIVE_WITH_14_CARDS,
        "aristocracy",
        "merchant_clan",
        resources=[0, 0, 0],
        market="factory skyscrapers electricity ironclads",
        bottom="the_future",
        active=1,
    )
    assert s.icon(0, "defense") == 7
    s.play(1, "harvest")
    sheet = s.table.score_sheet()[0]
    assert sheet["icons"]["defense"] == 3
    assert [line["args"] for line in sheet["lines"][:2]] == [{"count": 7}, {"count": 23}]
    assert sorted(s.lines(0)) == sorted(
        [
            ("score-culture", 7),
            ("score-icons", 11),
            ("albert_einstein", 2),
            ("great_mosque", 4),
            ("great_wall", 1),
            ("military_academy", 0),
        ]
    )
    assert sheet["total"] == s.table.scores[0] == 25
