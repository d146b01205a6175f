"""A game at one screen: people type, bots answer, and every answer is kept."""

from __future__ import annotations

import shlex
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random

from epoka.bots import Bot, answer, make
from epoka.cli.terminal import keeping
from epoka.cli.terminal.commands import Commands, Leave
from epoka.cli.terminal.previews import changes
from epoka.cli.terminal.screen import Screen, Situation
from epoka.cli.terminal.seating import HUMAN, Seating
from epoka.kernel import NOBODY, Decision, EpokaError, Refusal, Seat, Table
from epoka.kernel.game import JSON
from epoka.kernel.views import described
from epoka.painting import Board, Texts


class Session:
    """A table, the people and bots around it, a screen, and the file that keeps the game."""

    def __init__(self, table: Table, seating: Seating, texts: Texts, board: Board, screen: Screen) -> None:
        self.table = table
        self.seating = seating
        self.texts = texts
        self.board = board
        self.screen = screen
        self.path: Path | None = None
        self.unkept = ""
        self.people = seating.people()
        self.bots: dict[Seat, Bot] = {s: make(k, 0) for s, k in enumerate(seating.kinds) if k != HUMAN}
        self.shown: JSON = None
        self.commands = Commands(self)

    # -- the course of a game ------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            self.tell_settings()
            while not self.table.over:
                decision = self.table.decision
                if decision.seat in self.bots:
                    self.let_bot(decision)
                else:
                    self.let_person(decision.seat)
                self.keep()
        except (Leave, KeyboardInterrupt):
            self.farewell()
            return 0
        self.finish()
        return 0

    def tell_settings(self) -> None:
        """Say which variants are played, so that a house rule is never taken for the printed rules."""
        for setting in self.table.game.settings:
            value = self.table.choices[setting.name]
            if value != setting.values[0]:
                self.screen.say(self.texts(f"setting-{setting.name}-{value}"))

    def let_bot(self, decision: Decision) -> None:
        """A bot answers. Its chance follows from the game and the moment, so a resumed game goes on the same way."""
        self.screen.waits(decision.seat)
        bot = self.bots[decision.seat]
        moment = f"{self.table.seed}:{decision.seat}:{len(self.table.answers())}"
        bot.rng = Random(int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little"))
        answer(self.table, bot, decision)

    def let_person(self, seat: Seat) -> None:
        """A person types until something is answered or taken back."""
        self.show(seat)
        while True:
            line = self.screen.ask(seat, len(self.people) - 1)
            if line is None:
                raise Leave
            if self.commands.obey(seat, line):
                return

    def show(self, seat: Seat) -> None:
        """The table and the question; the question alone if the table is as it was when last shown."""
        now = self.situation(seat)
        table = [now.view[part] for part in ("viewer", "zones", "marks", "counters")]
        if table == self.shown and not now.happened:
            self.screen.question(now)
        else:
            self.screen.position(now)
        self.shown = table

    def situation(self, seat: Seat) -> Situation:
        """What a person must know to decide."""
        view = self.table.view(seat)
        happened = self.happened(seat)
        return Situation(
            view,
            [told for _, told in happened],
            [" ".join([told for _, told in turn]) for _, turn in groupby(happened, key=itemgetter(0))],
            changes(self.table, seat, view, self.board),
            first=not any(given == seat for given, _ in self.table.answers()),
            shared=len(self.people) > 1,
        )

    def happened(self, seat: Seat) -> list[tuple[Seat, str]]:
        """What happened since a seat's last answer, that answer included, as far as it knows, with who answered."""
        answers = self.table.answers()
        own = [number for number, (given, _) in enumerate(answers, 1) if given == seat]
        since = own[-1] if own else 0
        told = self.board.told(self.table.events(seat, since))
        # The first list of all is the set-up, which is nobody's answer.
        return [(answers[since + n - 1][0] if since + n else NOBODY, words) for n, words in told]

    def finish(self) -> None:
        """The final table, the score sheet that explains itself, and how to see the game again."""
        viewer = self.people[0]
        view = self.table.view(viewer)
        self.screen.title(self.texts("terminal-over"))
        self.screen.say(*[told for _, told in self.happened(viewer)])
        self.screen.whole(view)
        self.tell_scores(view["score_sheet"])
        self.screen.title(self.texts("replay-winners", winners=view["winners"]))
        if self.table.seed is not None:
            self.screen.say(self.texts("terminal-seed", seed=str(self.table.seed)))
        if self.path and not self.unkept:
            self.screen.say(self.texts("terminal-replay"))
            self.screen.code(f"epoka replay {shlex.quote(str(self.path))}")

    def tell_scores(self, sheets: list[JSON]) -> None:
        """The score sheets, and what breaks a tie if the game says so."""
        self.screen.sheets(sheets)
        if "tie_break" in sheets[0]:
            self.screen.say(self.texts(f"tie-break-{sheets[0]['tie_break']}"))

    def take_back(self) -> Refusal | None:
        """Go back before the last answer of a person, if nothing new has come to light since."""
        answers = self.table.answers()
        own = [number for number, (given, _) in enumerate(answers) if given in self.people]
        if not own:
            return Refusal("undo-nothing")
        given, option = answers[own[-1]]
        if own[-1] < self.table.undo_horizon():
            return Refusal("undo-new-information")
        while len(self.table.answers()) > own[-1]:
            self.table.undo(self.table.answers()[-1][0])
        self.shown = None
        words = self.texts.message(described(self.table.game, option)["message"])
        self.screen.say(self.texts("terminal-taken-back", seat=given, option=words))
        return None

    # -- keeping -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save after an answer. A full disk must not end a game: it is said once, and tried again next time."""
        if self.path is None:
            return
        try:
            keeping.keep(self.path, self.table)
            self.unkept = ""
        except EpokaError as wrong:
            if not self.unkept:
                self.screen.warn(self.texts("terminal-not-saved", reason=str(wrong)))
            self.unkept = str(wrong)

    def copy_to(self, name: str) -> Path:
        """A copy of the game in a new file; a file that is there is never overwritten."""
        path = keeping.place(name)
        if path != self.path and path.exists():
            raise EpokaError(self.texts("terminal-file-exists", file=name))
        keeping.keep_note(path, keeping.Note(self.seating, self.texts.language))
        keeping.keep(path, self.table)
        if self.path is None or self.unkept:
            self.path, self.unkept = path, ""
        return path

    def farewell(self) -> None:
        """Say how to go on. The file holds the game up to the last whole answer."""
        if self.path is None or self.unkept:
            self.screen.warn(self.texts("terminal-left-unsaved"))
            return
        self.screen.say(self.texts("terminal-left"))
        self.screen.code(f"epoka play --resume {shlex.quote(str(self.path))}")
