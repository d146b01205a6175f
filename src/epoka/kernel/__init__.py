"""The rules kernel: frames, decisions, tables, zones, chance, events, undo and saves. It knows no game."""

from epoka.kernel.chance import draw, roll, shuffled
from epoka.kernel.decisions import NO, YES, Choose, Decision, Option, Options, Question, YesNo, option_of, text_of
from epoka.kernel.errors import BadSave, BadSetup, EpokaError, Refusal, Refused
from epoka.kernel.events import Event, Verb, tell, verb
from epoka.kernel.frames import (
    Effect,
    ForEach,
    Frame,
    May,
    Repeat,
    Resolve,
    Sequence,
    Step,
    Together,
    ask,
    call,
    done,
    emit,
    together,
)
from epoka.kernel.game import Choices, Game, Setting
from epoka.kernel.record import Parts, Record
from epoka.kernel.state import NOBODY, Part, Seat, State
from epoka.kernel.table import Table
from epoka.kernel.zones import EVERYONE, NO_ONE, OWNER, Zone

__all__ = [
    "EVERYONE",
    "NO",
    "NOBODY",
    "NO_ONE",
    "OWNER",
    "YES",
    "BadSave",
    "BadSetup",
    "Choices",
    "Choose",
    "Decision",
    "Effect",
    "EpokaError",
    "Event",
    "ForEach",
    "Frame",
    "Game",
    "May",
    "Option",
    "Options",
    "Part",
    "Parts",
    "Question",
    "Record",
    "Refusal",
    "Refused",
    "Repeat",
    "Resolve",
    "Seat",
    "Sequence",
    "Setting",
    "State",
    "Step",
    "Table",
    "Together",
    "Verb",
    "YesNo",
    "Zone",
    "ask",
    "call",
    "done",
    "draw",
    "emit",
    "option_of",
    "roll",
    "shuffled",
    "tell",
    "text_of",
    "together",
    "verb",
]
