"""The cards: every field against the facts, and every effect at the table."""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.card import INCOME, Card
from epoka.games.flow_of_history.cards import CARDS, DECKS, FIRST_MARKET, START_GOVERNMENTS
from epoka.games.flow_of_history.rules.invading import BANKER_STRENGTH_PER_ERA
from epoka.games.flow_of_history.state import ICONS
from epoka.games.flow_of_history.steps import Provide, Score
from epoka.parts.facts import differing
from epoka.words import Catalogue
from tests.games.flow_of_history import facts
from tests.games.flow_of_history.facts import FACTS, FILE
from tests.games.flow_of_history.rich import QUIET, STAKE, rich
from tests.games.flow_of_history.scenario import Scenario, scenario

# -- the facts, field by field ---------------------------------------------------------------------------------------


def in_full(step: dict[str, Any]) -> dict[str, Any]:
    """A step of the facts; they leave out how often an amount counts if it is once."""
    amount = step.get("amount", {})
    return step | {"amount": {"times": 1} | amount} if amount.get("kind") == "cards" else step


def used_slots(card: Card) -> set[str]:
    """Which of the slots hold something."""
    slots = {
        "effects": card.effects,
        "provides": card.provides,
        "scores": card.scores,
        "actions": card.actions,
    }
    return {name for name, held in slots.items() if held}


SLOT_OF_TRIGGER = {
    None: set[str](),
    "instant": {"effects"},
    "invade": {"effects"},
    "invade_all": {"effects"},
    "continuous": {"provides"},
    "scoring": {"scores"},
    "turn_action": {"actions"},
}


def test_the_deck_has_the_cards_of_the_facts_in_their_order() -> None:
    """FH-1.1: each card once."""
    assert list(CARDS) == [fact["id"] for fact in FILE["cards"]]


def test_the_decks_are_those_of_the_facts() -> None:
    """FH-2.2 to FH-2.4: start governments, the first Market, the eras; Internet and The Future lie below the last."""
    eras = [("S",), ("A",), ("I",), ("II",), ("III",), ("IV",), ("V", "internet", "future")]
    decks = [[name for name, fact in FACTS.items() if fact["era"] in of] for of in eras]
    assert [[card.id for card in deck] for deck in (START_GOVERNMENTS, FIRST_MARKET, *DECKS)] == decks
    assert sum(map(len, decks)) == len(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_a_card_agrees_with_the_facts(name: str) -> None:
    """Every field of every card is the one in the facts."""
    card, fact = CARDS[name], FACTS[name]
    assert card.id == name
    assert card.era == fact["era"]
    assert card.era_number == facts.era_numbers()[fact["era"]]
    assert card.type == fact["type"]
    assert dict(zip(ICONS, card.production, strict=True)) == fact["production"]
    assert {ICONS[icon]: count for icon, count in card.bar} == {k: n for k, n in fact["production"].items() if n}
    assert ICONS[card.income] == fact["investment_income"]
    assert card.trigger == fact["trigger"]
    assert card.fading == fact["fading"]
    assert fact["copies"] == 1
    assert card.confidence == fact["confidence"]
    assert [{"op": step.op, **step.fact()} for step in card.steps] == [in_full(step) for step in fact["effect_struct"]]
    assert used_slots(card) == SLOT_OF_TRIGGER[fact["trigger"]]
    provided = [step for step in card.steps if isinstance(step, Provide)]
    assert [(ICONS[icon], amount) for icon, amount in card.provides] == [(step.icon, step.amount) for step in provided]
    assert list(card.scores) == [step.amount for step in card.steps if isinstance(step, Score)]


def test_income_icons_agree_with_the_facts() -> None:
    """FH-3.3: one icon per type."""
    assert {type_: fact["icon"] for type_, fact in FILE["investment_income_by_type"].items()} == INCOME


def test_the_example_tableau_of_the_facts() -> None:
    """FH-EX-01: the facts' own staging of it."""
    example = FILE["example_tableaus"]["alexander_stacking_example"]
    cards = [card for stack in example["cards"].values() for card in stack]
    s = scenario(cards, "aristocracy", "merchant_clan")
    assert {kind: s.icon(0, kind) for kind in ICONS} == example["expected_icons"]
    for type_, stack in example["cards"].items():
        assert s.stack(0, type_) == " ".join(stack)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_card_names_agree_with_the_facts(language: str) -> None:
    """Every card and the Banker, in both languages."""
    words = Catalogue(GAME.folder / "locale", language=language)
    for fact in (*FACTS.values(), FILE["banker"]):
        message = f"card-{fact['id'].replace('_', '-')}"
        assert words.text(message) == fact[f"name_{language}"]


APART = ("id", "copies", "era_number", "effect", "effects", "effect_struct", "house_rule")
"""Fields that are looked at by themselves."""


def test_the_catalogue_lists_every_card_and_the_banker() -> None:
    """What the catalogue says of a card is what the facts say."""
    entries = GAME.catalogue()
    assert [entry["id"] for entry in entries] == [*FACTS, "banker"]
    for entry, fact in zip(entries, (*FACTS.values(), FILE["banker"]), strict=True):
        assert differing(entry["facts"], fact, apart=APART) == []
        assert entry["copies"] == fact["copies"]
        assert entry["confidence"] == fact["confidence"]
        assert entry["field_confidence"] == fact["field_confidence"]
        assert entry["source"] == fact["source"]
        # A line of text for each step; the Banker has its house rule, a start government says that it does nothing.
        assert len(entry["text"]) == max(1, len(fact["effect_struct"]))
    bespoke = [
        name for name, card in CARDS.items() if any((step.__doc__ or "").startswith("Bespoke") for step in card.steps)
    ]
    assert [entry["id"] for entry in entries if entry["bespoke"]] == [*bespoke, "banker"]


def test_the_banker_agrees_with_the_facts() -> None:
    """FH-10.2: the printed text is unknown; the house rule is marked as reconstructed."""
    banker = FILE["banker"]
    assert banker["effect"] is None
    assert banker["effect_struct"] == []
    assert banker["house_rule"]["confidence"] == "reconstructed"
    assert banker["house_rule"]["banker_strength"] == {"kind": "era_number", "times": BANKER_STRENGTH_PER_ERA}
    assert "banker" not in CARDS


# -- every card at the table -----------------------------------------------------------------------------------------


class Paper:
    """The same table on paper: what the facts say must happen."""

    def __init__(self, s: Scenario) -> None:
        self.cards = [list(civilization.cards) for civilization in s.state.civilizations]
        self.resources = [civilization.resources for civilization in s.state.civilizations]
        self.supply = s.state.supply
        self.top = s.state.deck[0]
        self.script: list[str] = []

    def complete(self, name: str) -> None:
        """Income by the old civilization, then the card and what it brings."""
        fact = FACTS[name]
        self.supply += STAKE
        self.take_from_supply(facts.icons(self.cards[0])[fact["investment_income"]])
        self.script.append("complete")
        self.arrive(name)

    def arrive(self, name: str) -> None:
        """Put a card into seat 0's civilization and carry out what it does at once."""
        fact = FACTS[name]
        if fact["type"] == "leader":
            self.cards[0] = [card for card in self.cards[0] if FACTS[card]["type"] != "leader"]
        self.cards[0].append(name)
        if fact["trigger"] == "instant":
            self.carry_out(name, -1)
        elif fact["trigger"] in ("invade", "invade_all"):
            self.invade(name)

    def weaker(self) -> list[int]:
        """Opponents with less attack and defense than seat 0 has attack."""
        attack = facts.icons(self.cards[0])["attack"]
        counts = [facts.icons(cards) for cards in self.cards]
        return [seat for seat in (1, 2, 3) if counts[seat]["attack"] + counts[seat]["defense"] < attack]

    def invade(self, name: str) -> None:
        """One weaker opponent, the first, or all of them."""
        victims = self.weaker()
        assert victims == [1, 2], "the civilizations are not rich enough for this test"
        if FACTS[name]["trigger"] == "invade":
            self.script.append("invade 1")
            victims = [1]
        for victim in victims:
            self.carry_out(name, victim)

    def carry_out(self, name: str, victim: int) -> None:
        """Every step of an effect, for seat 0."""
        for step in FACTS[name]["effect_struct"]:
            getattr(self, step["op"])(name, step, victim)

    def take_from_supply(self, wanted: int) -> None:
        taken = min(wanted, self.supply)
        self.supply -= taken
        self.resources[0] += taken

    def take_resources(self, name: str, step: dict[str, Any], victim: int) -> None:
        wanted = facts.amount(step["amount"], self.cards[0], facts.icons(self.cards[0]))
        if step["from"] == "supply":
            self.take_from_supply(wanted)
        elif step["from"] == "reserve":
            self.resources[0] += wanted
        else:
            taken = min(wanted, self.resources[victim])
            self.resources[victim] -= taken
            self.resources[0] += taken

    def gain_card(self, name: str, step: dict[str, Any], victim: int) -> None:
        if step["from"] == "deck_top":
            self.arrive(self.top)
        else:
            chosen = QUIET[step["filter"]["types"][0]][1]
            self.script.append(f"gain {chosen}")
            self.arrive(chosen)

    def remove_self(self, name: str, step: dict[str, Any], victim: int) -> None:
        self.cards[0].remove(name)

    def remove_target_card(self, name: str, step: dict[str, Any], victim: int) -> None:
        assert step["zone"] == "stack_top"
        top = [card for card in self.cards[victim] if FACTS[card]["type"] == step["type"]][-1]
        self.cards[victim].remove(top)

    def equalize_resources(self, name: str, step: dict[str, Any], victim: int) -> None:
        assert step["remainder_to"] == "supply"
        pool = sum(self.resources)
        self.resources = [pool // 4] * 4
        self.supply += pool % 4

    def agrees_with(self, s: Scenario) -> None:
        """Cards, resources, Supply, icons, strengths and points of the table are those on paper."""
        for seat, cards in enumerate(self.cards):
            counted = facts.icons(cards)
            assert list(s.state.civilizations[seat].cards) == cards
            assert s.resources(seat) == self.resources[seat]
            assert {kind: s.icon(seat, kind) for kind in ICONS} == counted
            assert s.attack(seat) == counted["attack"]
            assert s.strength(seat) == counted["attack"] + counted["defense"]
            assert s.table.scores[seat] == facts.points(cards)
        assert s.supply == self.supply


@pytest.mark.parametrize("name", FACTS)
def test_gaining_a_card_does_what_the_facts_say(name: str) -> None:
    """Each card is completed at a rich table; instant and invading effects take place at once."""
    s = rich(name, invested=True)
    paper = Paper(s)
    paper.agrees_with(s)
    paper.complete(name)
    s.play(0, *paper.script)
    paper.agrees_with(s)


@pytest.mark.parametrize("name", [name for name, fact in FACTS.items() if fact["trigger"] == "turn_action"])
def test_activating_a_card_does_what_the_facts_say(name: str) -> None:
    """Each turn action is used once at a rich table."""
    s = rich(name, invested=False)
    paper = Paper(s)
    paper.script.append(f"activate {name}")
    paper.carry_out(name, -1)
    s.play(0, *paper.script)
    paper.agrees_with(s)


@pytest.mark.parametrize("name", [name for name, fact in FACTS.items() if fact["trigger"] == "scoring"])
def test_a_scoring_card_scores_what_the_facts_say(name: str) -> None:
    """Each scoring effect has a line of its own on the score sheet."""
    s = rich(name, invested=False)
    own = s.state.civilizations[0].cards
    counted = facts.icons(own, at_the_end=True)
    (step,) = FACTS[name]["effect_struct"]
    assert dict(s.lines(0))[name] == facts.amount(step["amount"], own, counted)


@pytest.mark.parametrize("name", [name for name, fact in FACTS.items() if fact["fading"]])
def test_a_fading_card_loses_its_effect_in_scoring(name: str) -> None:
    """FH-4.9: its icons count during the game, and its line on the score sheet says that they are gone."""
    s = rich(name, invested=False)
    own = s.state.civilizations[0].cards
    during, after = facts.icons(own), facts.icons(own, at_the_end=True)
    assert sum(during.values()) > sum(after.values())
    assert {kind: s.icon(0, kind) for kind in ICONS} == during
    assert s.table.score_sheet()[0]["icons"] == after
    assert dict(s.lines(0))[name] == 0


# -- cards with a scenario of their own ------------------------------------------------------------------------------


def late(card: str, *civilizations: str, resources: tuple[int, ...] = (), supply: int = 0, deck: str = "") -> Scenario:
    """Seat 0 has put 1 on the card; the Market is of eras IV and V."""
    return scenario(
        *civilizations,
        resources=resources,
        market="factory electricity ironclads skyscrapers",
        invested={card: (0, 1)},
        supply=supply,
        deck=deck or "steam_engine karl_marx",
    )


def test_communism_shares_out_what_civilizations_hold() -> None:
    """Bespoke: the pool of 7 + 2 + 0 + 2 gives 2 each; the remainder of 3 goes to the Supply, stakes stay."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        "warrior_caste",
        resources=[6, 2, 0, 2],
        market="factory electricity ironclads",
        invested={"communism": (0, 5), "skyscrapers": (1, 9)},
        deck="steam_engine",
    )
    before = s.total
    s.play(0, "complete")
    # The stake of 5 went to the Supply, and one culture icon paid 1 of it as income before the sharing.
    assert s.told("equalized") == [(0, 2, 3)]
    assert [s.resources(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert (s.supply, s.stake("skyscrapers"), s.total) == (4 + 3, (1, 9), before)
    assert s.icons(0) == {"culture": 1, "trade": 1, "agriculture": 2, "industry": 2}


def test_communism_with_two_players() -> None:
    """Bespoke: the Banker has no civilization, so the pool is shared between two."""
    s = late("communism", "merchant_clan", "aristocracy", resources=(0, 7))
    s.answer(0, "complete")
    assert (s.resources(0), s.resources(1), s.supply) == (3, 3, 1 + 1)


def test_artillery_removes_the_top_construction() -> None:
    """The invader chooses the opponent, and the card below comes to light."""
    s = late("artillery", "aristocracy", "merchant_clan lighthouse bank", "council_of_elders", resources=(0, 4, 4))
    s.answer(0, "complete")
    assert s.options() == ["invade 1", "invade 2"]
    s.answer(0, "invade 1")
    assert s.told("destroyed") == [(0, 1, "bank")]
    assert s.stack(1, "construction") == "lighthouse"
    assert s.icons(1) == {"industry": 1, "trade": 3}
    assert [s.resources(seat) for seat in range(3)] == [0, 4, 4]


def test_artillery_finds_no_construction() -> None:
    """FH-4.4: the chosen opponent has nothing to lose."""
    s = late("artillery", "aristocracy", "merchant_clan lighthouse bank", "council_of_elders writing")
    s.play(0, "complete", "invade 2")
    assert s.told("nothing-to-remove") == [(0, 2, "construction")]
    assert s.stack(1, "construction") == "lighthouse bank"
    assert s.stack(2, "knowledge") == "writing"


def test_satellites_gain_the_top_of_the_deck_with_its_effect() -> None:
    """FH-4.12: here Jet Fighters, which invade at once."""
    s = late(
        "satellites",
        "aristocracy",
        "merchant_clan",
        "farmer_tribe castle archers",
        resources=(0, 9, 9),
        deck="jet_fighters steam_engine karl_marx",
    )
    s.play(0, "complete")
    assert s.told("gained") == [(0, "jet_fighters", "satellites")]
    assert s.told("robbed") == [(0, 1, 4)]
    assert (s.stack(0, "knowledge"), s.stack(0, "military")) == ("satellites", "jet_fighters")
    assert [s.resources(seat) for seat in range(3)] == [4, 5, 9]
    assert s.state.deck[0] == "karl_marx"


def test_satellites_may_gain_the_future() -> None:
    """FH-8.1: the top card may be the last one, and then the game is over."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        market="factory electricity ironclads skyscrapers",
        invested={"satellites": (0, 1)},
        bottom="the_future",
    )
    s.play(0, "complete")
    assert s.stack(0, "wonder") == "the_future"
    assert s.table.over
    # Culture 1 + 3, half of science 3 and trade 2, and The Future's own 2.
    assert s.table.scores[0] == 4 + 2 + 2


def test_columbus_may_gain_a_leader() -> None:
    """FH-6.4.2: he has left before the new leader comes, so nobody is replaced."""
    s = scenario(
        "aristocracy christopher_columbus",
        "merchant_clan",
        "farmer_tribe",
        market="factory electricity ironclads skyscrapers university",
        deck="karl_marx steam_engine",
    )
    s.play(0, "activate christopher_columbus")
    assert s.told("removed") == [(0, "christopher_columbus")]
    assert s.told("leader-left") == []
    assert s.stack(0, "leader") == "karl_marx"
    assert s.icons(0) == {"culture": 1, "trade": 1, "industry": 1, "science": 1}


@pytest.mark.parametrize(
    ("wonders", "score"),
    [("taj_mahal", 1), ("taj_mahal pyramids", 2), ("pyramids taj_mahal great_wall great_mosque", 4)],
)
def test_taj_mahal_counts_wonders_with_itself(wonders: str, score: int) -> None:
    """FH-3.9: one point for each."""
    s = scenario(f"aristocracy {wonders}", "merchant_clan", "farmer_tribe")
    assert dict(s.lines(0))["taj_mahal"] == score


@pytest.mark.parametrize(
    ("others", "score"),
    [
        ("", 2),  # culture and science of its own
        ("merchant_clan", 4),
        ("merchant_clan warriors irrigation", 6),
        ("merchant_clan phalanx irrigation", 7),
        ("merchant_clan irrigation archers", 6),  # Archers' defense has faded, their attack has not
    ],
)
def test_space_station_counts_kinds_of_icons(others: str, score: int) -> None:
    """FH-8.2: of what is left when fading effects are off."""
    s = scenario(f"{others} space_station", "aristocracy", "farmer_tribe")
    assert dict(s.lines(0))["space_station"] == score


@pytest.mark.parametrize(
    ("governments", "defense"),
    [("aristocracy", 1), ("aristocracy monarchy republic", 3), ("farmer_tribe theocracy", 3)],
)
def test_military_academy_gives_defense_per_government(governments: str, defense: int) -> None:
    """FH-3.10, FH-4.9: covered ones too; and none of it in scoring."""
    s = scenario(f"{governments} military_academy", "merchant_clan", "artisan_village")
    bars = 1 if "farmer_tribe" in governments else 0
    assert s.icon(0, "defense") == defense
    assert s.table.score_sheet()[0]["icons"]["defense"] == bars


def test_military_academy_protects_its_owner() -> None:
    """FH-4.6: four defense icons and one attack hold off an attack of 5."""
    s = late(
        "artillery",
        "warrior_caste warriors",
        "aristocracy monarchy republic theocracy military_academy",
        "merchant_clan bank",
    )
    assert s.strength(1) == 1 + 1 + 4
    s.play(0, "complete")
    assert s.told("destroyed") == [(0, 2, "bank")]


def test_the_future_comes_too_late_to_invest_in() -> None:
    """FH-8.1: before it is on the Market it cannot be chosen, and then nobody has another turn."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[1, 1, 1],
        market="factory electricity ironclads skyscrapers",
        bottom="the_future",
    )
    assert s.refused(0, "invest the_future") == ("not-in-market", "FH-6.1.2")
    s.play(0, "invest factory")
    assert s.table.over
    assert s.stake("the_future") is None


def test_the_future_scores_two_and_three_culture() -> None:
    """FH-8.2: its bar and its scoring effect."""
    s = scenario("aristocracy the_future", "merchant_clan", "farmer_tribe")
    assert s.lines(0) == [("score-culture", 4), ("score-icons", 0), ("the_future", 2)]


def test_internet_gives_culture_until_and_in_scoring() -> None:
    """FH-4.8: two continuous culture icons beside the bar's one, and they do not fade."""
    s = late("internet", "merchant_clan", "farmer_tribe", "warrior_caste", deck="steam_engine karl_marx")
    s.play(0, "complete")
    assert s.icons(0) == {"industry": 1, "trade": 3, "culture": 3, "science": 2}
    assert s.lines(0) == [("score-culture", 3), ("score-icons", 3)]
    assert not s.table.over
