"""What a person can type at the prompt: an answer by number or in words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from epoka.cli.terminal.matching import MOST_DIGITS, Matcher, words_of
from epoka.kernel import EpokaError, Option, Seat
from epoka.kernel.game import JSON
from epoka.kernel.views import described, refusal_json
from epoka.painting import reasons

if TYPE_CHECKING:
    from epoka.cli.terminal.session import Session

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("?", "help", "h", "pomoc"),
    "why": ("why", "dlaczego"),
    "card": ("card", "c", "karta"),
    "board": ("board", "b", "plansza"),
    "log": ("log", "l", "dziennik"),
    "score": ("score", "s", "punkty", "wynik"),
    "undo": ("u", "undo", "cofnij"),
    "save": ("save", "zapisz"),
    "quit": ("quit", "q", "exit", "koniec"),
}
"""What can be typed besides an answer, with the words for it in both languages."""
LOG_LENGTH: Final = 10
LONGEST_LINE: Final = 200
FILLERS: Final = frozenset(words_of("can't cannot can i not nie mogę"))
"""Words that people put between `why` and what they mean."""


class Leave(Exception):
    """Nobody is going to answer any more."""


class Commands:
    """Does what is typed. Whatever is wrong is said in a sentence, and nothing is lost."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.texts = session.texts
        self.board = session.board
        self.screen = session.screen
        self.matcher = Matcher(session.table.game, session.texts)
        self.warned = False
        self.known_words: dict[str, Callable[[Seat, str], bool]] = {
            word: getattr(self, f"do_{name}") for name, words in COMMANDS.items() for word in words
        }

    # -- what a person types -------------------------------------------------------------------------------------

    def obey(self, seat: Seat, line: str) -> bool:
        """Do what was typed; True if the table has changed."""
        line = " ".join(line.split())[:LONGEST_LINE]
        line = "".join([letter for letter in line if letter.isprintable()])
        if not line:
            self.screen.question(self.session.situation(seat))
            return False
        options = self.table.view(seat)["decision"]["options"]
        number = number_of(line)
        if number is not None:
            return self.choose(seat, number, options)
        if any(option["text"] == line for option in options):
            return self.give(seat, tuple(next(o["value"] for o in options if o["text"] == line)))
        word, _, rest = line.partition(" ")
        command = self.known_words.get(word.casefold())
        if command is not None:
            return command(seat, rest)
        return self.answer_in_words(seat, line)

    def choose(self, seat: Seat, number: int, options: list[JSON]) -> bool:
        """An option by its number."""
        if 1 <= number <= len(options):
            return self.give(seat, tuple(options[number - 1]["value"]))
        self.screen.warn(self.texts("terminal-no-such-number", number=number, count=len(options)))
        return False

    def give(self, seat: Seat, option: Option) -> bool:
        """Answer for a seat."""
        self.table.apply(seat, option)
        return True

    def answer_in_words(self, seat: Seat, line: str) -> bool:
        """An option in words. One that is refused is explained; nothing is guessed between several."""
        found = self.matcher.find_options(line, self.known(seat))
        allowed = [option for option in found if self.table.check(seat, option) is None]
        if len(allowed) == 1:
            return self.give(seat, allowed[0])
        if allowed:
            self.screen.warn(self.texts("terminal-which", options=[self.option_message(o) for o in allowed]))
        elif found:
            self.explain(seat, found)
        else:
            self.screen.warn(self.texts("terminal-not-understood", line=line))
        return False

    def known(self, seat: Seat) -> list[JSON]:
        """The options of a decision, and those it refuses with a reason."""
        decision = self.table.view(seat)["decision"]
        return [*decision["options"], *decision["refused"]]

    def option_message(self, option: Option) -> JSON:
        """An option as a message."""
        return described(self.table.game, option)["message"]

    def explain(self, seat: Seat, options: list[Option]) -> None:
        """Say of each option whether it is possible, and if not, why."""
        possible = {tuple(o["value"]): n for n, o in enumerate(self.table.view(seat)["decision"]["options"], 1)}
        for option in options:
            words = self.texts.message(self.option_message(option))
            refusal = self.table.check(seat, option)
            if refusal is None:
                self.screen.say(self.texts("terminal-possible", option=words, number=possible[option]))
            else:
                self.screen.listing([(words, self.texts.refusal(refusal_json(refusal)))])

    # -- commands ------------------------------------------------------------------------------------------------

    def do_help(self, seat: Seat, rest: str) -> bool:
        """What can be typed."""
        self.screen.title(self.texts("game-title"))
        self.screen.say(self.texts("game-summary"), "", self.texts("terminal-help"))
        self.screen.listing(
            [(self.texts(f"command-{name}"), self.texts(f"command-{name}.does")) for name in ("answer", *COMMANDS)]
        )
        self.screen.say(*self.board.legend())
        for setting in self.table.game.settings:
            if self.table.seats in setting.seats:
                value = self.texts(f"setting-{setting.name}-{self.table.choices[setting.name]}")
                self.screen.say("", self.texts(f"setting-{setting.name}"), value)
        return False

    def do_why(self, seat: Seat, rest: str) -> bool:
        """Why something is not possible; without more, everything that is refused now."""
        refused = self.table.view(seat)["decision"]["refused"]
        meant = " ".join([word for word in rest.split() if not FILLERS.issuperset(words_of(word))])
        if meant:
            self.explain_words(seat, meant)
        elif refused:
            self.screen.listing(reasons(self.board, refused, self.table.view(seat)))
        else:
            self.screen.say(self.texts("terminal-nothing-refused"))
        return False

    def explain_words(self, seat: Seat, meant: str) -> None:
        """Explain an option by its number or its words."""
        options = self.table.view(seat)["decision"]["options"]
        number = number_of(meant)
        if number is not None and 1 <= number <= len(options):
            found = [tuple(options[number - 1]["value"])]
        else:
            found = self.matcher.find_options(meant, self.known(seat))
        if found:
            self.explain(seat, found)
        else:
            self.screen.warn(self.texts("terminal-why-what", line=meant))

    def do_card(self, seat: Seat, rest: str) -> bool:
        """All about a card, by its name or by the number of an option that speaks of it."""
        view = self.table.view(seat)
        found = self.cards_meant(rest, view)
        if len(found) == 1:
            self.screen.say(*self.board.card_lines(found[0], view))
        elif found:
            self.screen.warn(self.texts("terminal-which-card", cards=found))
        else:
            self.screen.warn(
                self.texts("terminal-no-such-card", line=rest) if rest else self.texts("terminal-card-what")
            )
        return False

    def cards_meant(self, said: str, view: JSON) -> list[str]:
        """Cards by name, or those that an option is about."""
        options = view["decision"]["options"]
        number = number_of(said)
        if number is not None:
            return self.board.touched(options[number - 1], view) if 1 <= number <= len(options) else []
        return self.matcher.find_cards(words_of(said))

    def do_board(self, seat: Seat, rest: str) -> bool:
        """The whole table in full detail."""
        self.screen.whole(self.table.view(seat))
        self.screen.question(self.session.situation(seat))
        return False

    def do_log(self, seat: Seat, rest: str) -> bool:
        """The last things that happened."""
        count = number_of(rest) if rest else LOG_LENGTH
        if not count:
            self.screen.warn(self.texts("terminal-log-number"))
            return False
        told = [(str(number), words) for number, words in self.board.told(self.table.events(seat))]
        if told:
            self.screen.listing(told[-count:])
        else:
            self.screen.say(self.texts("terminal-log-empty"))
        return False

    def do_score(self, seat: Seat, rest: str) -> bool:
        """The score sheet as if the game ended now, as far as the seat can know it."""
        self.screen.title(self.texts("terminal-score-now"))
        self.session.tell_scores(self.table.determinize(seat, Random(0)).score_sheet())
        return False

    def do_undo(self, seat: Seat, rest: str) -> bool:
        """Take back the last answer that was given at this screen, and what bots answered since."""
        refusal = self.session.take_back()
        if refusal is not None:
            self.screen.warn(self.texts.refusal(refusal_json(refusal)))
        return refusal is None

    def do_save(self, seat: Seat, rest: str) -> bool:
        """Save now; with a name, a copy there."""
        try:
            path = self.session.copy_to(rest) if rest else self.session.path
        except EpokaError as wrong:
            self.screen.warn(self.texts("terminal-not-saved", reason=str(wrong)))
            return False
        if path is None:
            self.screen.warn(self.texts("terminal-save-where"))
            return False
        if not rest:
            self.session.keep()
        if rest or not self.session.unkept:
            self.screen.say(self.texts("terminal-saved"))
            self.screen.code(str(path))
        return False

    def do_quit(self, seat: Seat, rest: str) -> bool:
        """Leave; the game is kept. One that cannot be kept is left only when asked twice."""
        kept = self.session.path is not None and not self.session.unkept
        if kept or self.warned:
            raise Leave
        self.warned = True
        self.screen.warn(self.texts("terminal-quit-unsaved"))
        return False


def number_of(text: str) -> int | None:
    """The number that was typed, if it is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
