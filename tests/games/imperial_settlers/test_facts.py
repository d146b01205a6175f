"""The components against the facts, field by field; their names and texts; how sure all of it is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.imperial_settlers import catalogue
from epoka.games.imperial_settlers.card import COMMON, FACTIONS, Card, Print
from epoka.games.imperial_settlers.cards import ATTACKS, BOARDS, CARDS, DECKS, RAZE_ATTACKS, VIRTUAL
from epoka.games.imperial_settlers.effects import Bonus, effects_of
from epoka.games.imperial_settlers.goods import COLORS, HELD, PAIRED, Goods, Price
from epoka.kernel.game import KERNEL_LOCALE
from epoka.parts.facts import Fact, beside, differing, read, unexplained
from epoka.words import LANGUAGES, Catalogue, check

FOLDER: Final = Path(catalogue.__file__).parent
FILE: Final[dict[str, Any]] = read(FOLDER)
BASE: Final[list[Fact]] = [fact for fact in FILE["cards"] if fact["set"] == "base"]
CARD_FACTS: Final = list(beside(CARDS, BASE))
TEXTS: Final = {language: Catalogue(KERNEL_LOCALE, FOLDER / "locale", language=language) for language in LANGUAGES}
PREFIXES: Final = dict(zip((COMMON, *FACTIONS), ("ZWY", "BAR", "JAP", "RZY", "EGI"), strict=True))
ABILITY: Final = ("type", "text")
"""What is said of an ability besides what it does."""


def ability(card: Card) -> Fact:
    """What the table says of everything but the building bonus, as the facts write it."""
    (*values,) = [value for value in card.says() if not isinstance(value, Bonus)]
    assert len(values) <= 1, f"{card.id} has two abilities"
    return values[0].fact() if values else {}


def building_bonus(card: Card) -> Fact:
    """What the table says of the building bonus."""
    (*found,) = [value for value in card.effects if isinstance(value, Bonus)]
    return found[0].fact() if found else {}


def copies(card: Card) -> list[Print]:
    """The face of each copy, in the order of their codes."""
    return [face for face in card.prints for _ in range(face.copies)]


# -- cards -------------------------------------------------------------------------------------------------------------


def test_the_tables_have_the_cards_of_the_base_game_in_order() -> None:
    """IS-2.1, IS-3.2: 84 Common cards and 30 for each faction."""
    assert [card.id for card in CARDS] == [fact["id"] for fact in BASE]
    assert [len({card.owner for card in deck}) for deck in DECKS] == [1] * 5
    assert [sum(len(copies(card)) for card in deck) for deck in DECKS] == [84, 30, 30, 30, 30]


@pytest.mark.parametrize(("card", "fact"), CARD_FACTS, ids=[fact["id"] for fact in BASE])
def test_a_card_agrees_with_the_facts(card: Card, fact: Fact) -> None:
    """Every field of every card is the one in the facts."""
    assert (card.owner, card.kind, list(card.colors)) == (fact["owner"], fact["kind"], fact["colors"])
    assert (card.points, card.confidence) == (fact["vp_end"], fact["confidence"])
    assert differing(ability(card), fact["ability"], apart=ABILITY) == []
    assert differing(building_bonus(card), fact["building_bonus"] or {}, apart=ABILITY) == []
    assert card.kind == fact["ability"]["type"]


@pytest.mark.parametrize(("card", "fact"), CARD_FACTS, ids=[fact["id"] for fact in BASE])
def test_every_copy_agrees_with_the_facts(card: Card, fact: Fact) -> None:
    """IS-2.3: cost, raze field and deal field of each physical card; IS-10.7: no raze field is an empty one."""
    assert len(copies(card)) == fact["copies"] == len(fact["instances"])
    for face, instance in zip(copies(card), fact["instances"], strict=True):
        assert (face.price.fact(), face.raze.fact()) == (instance["cost"], instance["raze"])
        assert face.deal == (instance["deal"] or "")
    assert fact["razeable"] == all(instance["raze"] for instance in fact["instances"])


@pytest.mark.parametrize("card", [card for card in CARDS if len(card.prints) > 1], ids=lambda card: card.id)
def test_faces_of_a_card_differ(card: Card) -> None:
    """A face of its own is only for copies on which something else is printed."""
    assert [face.id for face in card.prints] == [card.id, *[f"{card.id}_{n}" for n in range(2, len(card.prints) + 1)]]
    printed = [(face.price, face.raze, face.deal) for face in card.prints]
    assert len(set(printed)) == len(printed)


def test_codes_count_up_in_the_order_of_the_tables() -> None:
    """IS-16.6: the codes printed on the cards of a deck are 001, 002 and so on, and the table needs none."""
    for owner, prefix in PREFIXES.items():
        codes = [instance["code"] for fact in BASE if fact["owner"] == owner for instance in fact["instances"]]
        assert codes == [f"{prefix}{number:03}" for number in range(1, len(codes) + 1)]


def test_the_colors_of_common_cards_are_those_that_somebody_counted() -> None:
    """IS-2.4: a count of the cards by colour that is independent of the list."""
    found = Counter(color for card in DECKS[0] for _ in copies(card) for color in card.colors or ("none",))
    counted = (16, 13, 12, 12, 10, 8, 6, 1, 6)
    names = ("brown", "grey", "red", "pink", "gold", "blue", "black", "purple", "none")
    assert found == dict(zip(names, counted, strict=True))


def test_only_faction_cards_have_deals_and_cost_locations() -> None:
    """IS-8.2, IS-9.1: a Common card costs resources only and has no deal field; each Faction card has one."""
    for card in CARDS:
        for face in card.prints:
            assert bool(face.deal) == (card.owner != COMMON)
            assert face.price.location == 0 or card.owner != COMMON


def test_a_bonus_for_each_color_is_capped_at_six() -> None:
    """IS-24.10: the errata of six cards."""
    capped = [card.id for card in CARDS for value in card.effects if value.fact().get("max") == 6]
    assert [name.partition("_")[2] for name in capped] == [
        *("statue", "wood_storage", "baker", "town_square", "hostel", "fortress"),
    ]


def test_features_on_a_color_have_it() -> None:
    """IS-8.8: what the texts of these cards say, that they pay for themselves too."""
    for card in CARDS:
        for value in card.triggers:
            color = value.fact().get("filter", {}).get("color")
            assert color is None or color in card.colors
            assert "faction_location" not in value.fact().get("filter", {}) or card.owner != COMMON


# -- the other components ----------------------------------------------------------------------------------------------


def test_the_boards_agree_with_the_facts() -> None:
    """IS-3.6."""
    for board, fact in beside(BOARDS, [fact for fact in FILE["faction_boards"] if fact["set"] == "base"]):
        assert board.production.fact() == fact["production"]
        assert (list(board.stores), board.confidence) == (fact["stores"], fact["confidence"])


def test_the_attack_cards_agree_with_the_facts() -> None:
    """IS-15.1: sixteen, and two with raze tokens for the virtual Japanese and Egyptians."""
    known = [fact for fact in FILE["attack_cards"] if fact["set"] != "atlanteans"]
    assert Counter(fact["target"] for fact in known) == {one.target: one.copies for one in (*ATTACKS, *RAZE_ATTACKS)}
    assert sum(attack.copies for attack in ATTACKS) == len([fact for fact in known if fact["set"] == "base"]) == 16
    for attack in (*ATTACKS, *RAZE_ATTACKS):
        assert attack.id == f"attack_{attack.target}"
        assert {fact["confidence"] for fact in known if fact["target"] == attack.target} == {attack.confidence}


def test_the_virtual_factions_agree_with_the_facts() -> None:
    """IS-15.20 to IS-15.23: those of the four factions of the base game, and none at all."""
    plain, *factions = VIRTUAL
    known = [fact for fact in FILE["virtual_factions"] if fact["set"] != "atlanteans"]
    for faction, fact in beside(factions, known):
        assert faction.confidence == fact["confidence"]
    said = {faction.id: faction.values()[2:] for faction in factions}
    assert plain.values()[2:] == (2, 4, False, False, False)
    assert said == {
        "virtual_barbarians": (3, 4, False, False, False),
        "virtual_romans": (2, 5, False, False, False),
        "virtual_japanese": (2, 4, True, True, False),
        "virtual_egyptians": (2, 4, True, False, True),
    }


def test_every_color_has_its_good() -> None:
    """IS-2.6."""
    assert sorted(COLORS) == sorted({color for card in CARDS for color in card.colors})
    assert set(PAIRED.values()) <= set(Goods._fields)
    assert set(HELD) <= set(Goods._fields)


# -- how sure all of it is ---------------------------------------------------------------------------------------------


def test_sources_and_confidence_are_explained() -> None:
    kinds = ("cards", "faction_boards", "attack_cards", "virtual_factions", "conquest_cards")
    every = [fact for kind in kinds for fact in FILE[kind]]
    # No component is from memory as a whole, only single fields of some.
    assert unexplained(every, FILE["notes"]) == ["memory"]
    assert "memory" in {value for fact in FILE["cards"] for value in fact["field_confidence"].values()}


def test_confidence_is_the_weakest_of_what_it_is_made_of() -> None:
    order = ("seed", "public", "memory", "reconstructed")
    for fact in BASE:
        parts = [fact["field_confidence"][field] for field in ("stats", "ability_effect", "ability_numbers")]
        assert fact["confidence"] == max(parts, key=order.index), fact["id"]


def test_the_facts_count_their_confidence_rightly() -> None:
    counted = {owner: Counter[str]() for owner in PREFIXES}
    for card in CARDS:
        counted[card.owner][card.confidence] += len(copies(card))
    told = FILE["notes"]["base_by_owner"]
    assert {owner: {**found, "cards": found.total()} for owner, found in counted.items()} == told


# -- names and texts ---------------------------------------------------------------------------------------------------


def test_the_message_files_are_in_order() -> None:
    assert check([FOLDER / "locale"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name(language: str) -> None:
    """Names are those of the facts; every face has the name of its card."""
    names = [TEXTS[language].text(f"card-{card.id.replace('_', '-')}") for card in CARDS]
    assert [name.replace("’", "'") for name in names] == [fact[f"name_{language}"] for fact in BASE]
    assert len(set(names)) == len(names)
    for card in CARDS:
        faces = {TEXTS[language].text(f"card-{face.id.replace('_', '-')}") for face in card.prints}
        assert len(faces) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences(language: str) -> None:
    """Each message of a text is a sentence or the heading of those that follow, on one line."""
    for entry in catalogue.catalogue():
        for message in entry["text"]:
            text = TEXTS[language].render(message)
            assert re.fullmatch(r"[A-ZŻŚ][^\n]*[.:]", text), f"{entry['id']}: {text}"
            assert not re.search(r"[{}$_]| [a-z]+-[a-z]+\d", text), text
            assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_on_a_card_is_in_its_text(language: str) -> None:
    """A text says every number that the values of the card have, but for a single use and what a name counts."""
    for card in CARDS:
        text = " ".join(TEXTS[language].render(message) for message in card.words())
        for value in card.says():
            for part in (value, *effects_of(value)):
                for number in numbers_in(part.fact()):
                    assert re.search(rf"\b{number}\b", text) or number == 1, f"{card.id}: no {number} in {text}"


def numbers_in(fact: Any) -> list[int]:
    """Every number in a fact."""
    if isinstance(fact, dict):
        return [number for value in fact.values() for number in numbers_in(value)]
    if isinstance(fact, list):
        return [number for value in fact for number in numbers_in(value)]
    return [fact] if isinstance(fact, int) and not isinstance(fact, bool) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", dict.fromkeys([*Goods._fields, *Price._fields]))
def test_every_good_is_counted(language: str, name: str) -> None:
    """Amounts of everything that cards give and ask for are in words, with its forms."""
    found = {TEXTS[language].text("effect-gain", {"goods": f"{name}{amount}"}) for amount in (1, 2, 5)}
    assert len(found) == 3
    assert not any(name in text for text in found if "_" in name)


SAMPLES: Final = {
    "en": "Gain 1 wood, 2 workers and 5 raze tokens.",
    "pl": "Zyskaj 1 drewno, 2 robotników i 5 żetonów Plądrowania.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_follow_the_grammar(language: str) -> None:
    goods = Goods(wood=1, worker=2, raze=5).text()
    assert TEXTS[language].text("effect-gain", {"goods": goods}) == SAMPLES[language]
