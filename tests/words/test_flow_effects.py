"""The card texts of The Flow of History read well in both languages."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from epoka import words
from epoka.words import Argument, Catalogue
from tests.games.flow_of_history.facts import FACTS

FOLDER = Path(words.__file__).parents[1] / "games" / "flow_of_history" / "locale"
KERNEL = Path(words.__file__).parents[1] / "kernel" / "locale"
ENGLISH = Catalogue(KERNEL, FOLDER, language="en")
POLISH = Catalogue(KERNEL, FOLDER, language="pl")

# Message, arguments, English, Polish.
SAMPLES: list[tuple[str, Mapping[str, Argument], str, str]] = [
    ("effect-remove-self", {}, "Remove this card from the game.", "Usuń tę kartę z gry."),
    (
        "effect-gain-market",
        {"type": "wonder"},
        "Gain an uninvested Wonder card from the Market.",
        "Zdobądź z Rynku kartę Cudu bez znacznika inwestycji.",
    ),
    (
        "effect-gain-market",
        {"type": "military"},
        "Gain an uninvested Military card from the Market.",
        "Zdobądź z Rynku kartę Militariów bez znacznika inwestycji.",
    ),
    (
        "effect-gain-deck-top",
        {},
        "Gain the top card of the deck.",
        "Zdobądź kartę z wierzchu talii.",
    ),
    (
        "effect-remove-target-top",
        {"type": "construction"},
        "Remove the invaded opponent's top Construction card from the game.",
        "Usuń z gry kartę z wierzchu stosu Budownictwa najechanego przeciwnika.",
    ),
    (
        "effect-take-supply-const",
        {"amount": 1},
        "Take 1 resource from the Supply.",
        "Weź z Magazynu 1 zasób.",
    ),
    (
        "effect-take-supply-const",
        {"amount": 2},
        "Take 2 resources from the Supply.",
        "Weź z Magazynu 2 zasoby.",
    ),
    (
        "effect-take-reserve-const",
        {"amount": 5},
        "Take 5 resources from the Reserve.",
        "Weź z Rezerwy 5 zasobów.",
    ),
    (
        "effect-take-target-const",
        {"amount": 22},
        "Take 22 resources from the invaded opponent.",
        "Zabierz najechanemu przeciwnikowi 22 zasoby.",
    ),
    (
        "effect-take-supply-icons",
        {"icon": "attack", "per": 1, "amount": 1},
        "Take 1 resource from the Supply per Attack icon you have.",
        "Weź z Magazynu 1 zasób za każdą swoją ikonę Ataku.",
    ),
    (
        "effect-take-reserve-icons",
        {"icon": "agriculture", "per": 2, "amount": 1},
        "Take 1 resource from the Reserve per 2 Agriculture icons you have.",
        "Weź z Rezerwy 1 zasób za każde 2 swoje ikony Rolnictwa.",
    ),
    (
        "effect-take-target-icons",
        {"icon": "trade", "per": 5, "amount": 1},
        "Take 1 resource from the invaded opponent per 5 Trade icons you have.",
        "Zabierz najechanemu przeciwnikowi 1 zasób za każde 5 swoich ikon Handlu.",
    ),
    (
        "effect-take-supply-cards",
        {"type": "government", "per": 1, "times": 2},
        "Take 2 resources from the Supply per Government card you have.",
        "Weź z Magazynu 2 zasoby za każdą swoją kartę Ustroju.",
    ),
    (
        "effect-take-reserve-cards",
        {"type": "leader", "per": 2, "times": 1},
        "Take 1 resource from the Reserve per 2 Leader cards you have.",
        "Weź z Rezerwy 1 zasób za każde 2 swoje karty Przywódców.",
    ),
    (
        "effect-take-target-cards",
        {"type": "knowledge", "per": 5, "times": 5},
        "Take 5 resources from the invaded opponent per 5 Knowledge cards you have.",
        "Zabierz najechanemu przeciwnikowi 5 zasobów za każde 5 swoich kart Wiedzy.",
    ),
    (
        "effect-equalize-resources",
        {},
        "All civilizations share the resources they hold equally. What is left over goes to the Supply.",
        "Wszystkie cywilizacje dzielą po równo zasoby, które mają. Reszta z podziału trafia do Magazynu.",
    ),
    (
        "effect-equalize-stakes",
        {},
        "Resources on Market cards stay where they are.",
        "Zasoby na kartach na Rynku zostają na miejscu.",
    ),
    (
        "effect-provide-const",
        {"icon": "science", "amount": 1},
        "Provides 1 Science icon.",
        "Zapewnia 1 ikonę Nauki.",
    ),
    (
        "effect-provide-const",
        {"icon": "culture", "amount": 3},
        "Provides 3 Culture icons.",
        "Zapewnia 3 ikony Kultury.",
    ),
    (
        "effect-provide-const",
        {"icon": "industry", "amount": 5},
        "Provides 5 Industry icons.",
        "Zapewnia 5 ikon Przemysłu.",
    ),
    (
        "effect-provide-cards",
        {"icon": "defense", "type": "government", "per": 1, "times": 1},
        "Provides 1 Defense icon per Government card you have.",
        "Zapewnia 1 ikonę Obrony za każdą twoją kartę Ustroju.",
    ),
    (
        "effect-provide-cards",
        {"icon": "defense", "type": "wonder", "per": 2, "times": 2},
        "Provides 2 Defense icons per 2 Wonder cards you have.",
        "Zapewnia 2 ikony Obrony za każde 2 twoje karty Cudów.",
    ),
    ("effect-score-const", {"amount": 1}, "Score 1 Culture point.", "Zdobądź 1 punkt Kultury."),
    ("effect-score-const", {"amount": 2}, "Score 2 Culture points.", "Zdobądź 2 punkty Kultury."),
    ("effect-score-const", {"amount": 5}, "Score 5 Culture points.", "Zdobądź 5 punktów Kultury."),
    (
        "effect-score-icons",
        {"icon": "defense", "per": 2},
        "Score 1 Culture point per 2 Defense icons you have.",
        "Zdobądź 1 punkt Kultury za każde 2 swoje ikony Obrony.",
    ),
    (
        "effect-score-cards",
        {"type": "wonder", "per": 1, "times": 1},
        "Score 1 Culture point per Wonder card you have.",
        "Zdobądź 1 punkt Kultury za każdą swoją kartę Cudu.",
    ),
    (
        "effect-score-distinct-icons",
        {},
        "Score 1 Culture point per kind of icon you have.",
        "Zdobądź 1 punkt Kultury za każdy rodzaj ikon w swojej cywilizacji.",
    ),
    (
        "effect-none",
        {},
        "No effect: this card only brings its icons.",
        "Bez efektu: ta karta daje tylko swoje ikony.",
    ),
    (
        "effect-fades",
        {},
        "Fading: this ends before the final scoring.",
        "Przemijanie: efekt wygasa przed końcową punktacją.",
    ),
    ("effect-when-instant", {"text": "T."}, "Instant: T.", "Natychmiast: T."),
    ("effect-when-invade", {"text": "T."}, "Invade: T.", "Najazd: T."),
    (
        "effect-when-invade-all",
        {"text": "T."},
        "Invade all, for each weaker opponent: T.",
        "Najazd na wszystkich, po kolei wobec każdego słabszego przeciwnika: T.",
    ),
    ("effect-when-continuous", {"text": "T."}, "Continuous: T.", "Stały: T."),
    ("effect-when-turn-action", {"text": "T."}, "Turn action: T.", "Akcja w turze: T."),
    ("effect-when-scoring", {"text": "T."}, "Scoring: T.", "Punktacja: T."),
]


def written(language: str, file: str) -> list[str]:
    """The ids in one file."""
    lines = (FOLDER / language / file).read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]


def test_the_message_files_are_in_order() -> None:
    assert words.check([FOLDER]) == []


@pytest.mark.parametrize(("message", "args", "english", "polish"), SAMPLES)
def test_an_effect_reads_well(message: str, args: Mapping[str, Argument], english: str, polish: str) -> None:
    assert ENGLISH.text(message, args) == english
    assert POLISH.text(message, args) == polish


def test_every_effect_has_a_sample() -> None:
    effects = {key for key in written("en", "effects.ftl") if key.startswith("effect-")}
    assert effects == {message for message, _, _, _ in SAMPLES}


def test_sentences_of_one_card_follow_each_other() -> None:
    steps = [("effect-provide-const", {"icon": icon, "amount": 1}) for icon in ("attack", "defense")]
    sentences = [POLISH.text(message, args) for message, args in steps]
    text = " ".join([*sentences, POLISH.text("effect-fades")])
    assert POLISH.text("effect-when-continuous", {"text": text}) == (
        "Stały: Zapewnia 1 ikonę Ataku. Zapewnia 1 ikonę Obrony. Przemijanie: efekt wygasa przed końcową punktacją."
    )


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_and_the_banker_have_a_name(language: str) -> None:
    assert sorted(written(language, "cards.ftl")) == sorted(
        f"card-{name.replace('_', '-')}" for name in (*FACTS, "banker")
    )


@pytest.mark.parametrize("catalogue", [ENGLISH, POLISH], ids=words.LANGUAGES)
def test_every_fact_on_a_card_has_a_name(catalogue: Catalogue) -> None:
    facts = {
        "icon": "attack culture defense agriculture industry science trade",
        "type": "construction government knowledge military leader wonder",
        "era": "S A I II III IV V internet future",
        "trigger": "instant invade invade-all continuous turn-action scoring none",
        "confidence": "seed public memory reconstructed",
    }
    wanted = [f"{kind}-{name}" for kind, names in facts.items() for name in names.split()]
    assert [key for key in [*wanted, "fading"] if not catalogue.has(key)] == []


@pytest.mark.parametrize("catalogue", [ENGLISH, POLISH], ids=words.LANGUAGES)
def test_no_text_has_a_line_break(catalogue: Catalogue) -> None:
    sample: Mapping[str, Argument] = {
        "amount": 2,
        "times": 2,
        "per": 2,
        "icon": "trade",
        "type": "wonder",
        "text": "T.",
    }
    texts = [catalogue.text(key, sample) for key in written(catalogue.language, "effects.ftl")]
    assert [text for text in texts if "\n" in text] == []


def test_a_card_is_named_in_the_language_of_the_reader() -> None:
    assert ENGLISH.text("effect-when-instant", {"text": ENGLISH.text("card-st-peters-basilica")}) == (
        "Instant: St. Peter's Basilica"
    )
    assert [catalogue.text("card-great-wall") for catalogue in (ENGLISH, POLISH)] == [
        "Great Wall",
        "Wielki Mur",
    ]


def test_the_banker_stand_in_says_that_it_is_a_house_rule() -> None:
    assert ENGLISH.text("banker-house-rule").startswith("House rule, not the official text of the card: ")
    assert POLISH.text("banker-house-rule").startswith("Zasada domowa, a nie oficjalny tekst karty: ")
