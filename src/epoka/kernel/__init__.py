"""The rules kernel: frames, decisions, tables, zones, chance, events, undo and saves. It knows no game."""

from epoka.kernel.chance import draw, roll, shuffled
from epoka.kernel.decisions import NO, YES, Choose, Decision, Option, Options, Question, YesNo, option_of, text_of
from epoka.kernel.errors import BadSave, BadSetup, EpokaError, Refusal, Refused
from epoka.kernel.events import Event, Verb, tell, verb
from epoka.kernel.frames import Frame, Sequence, in_order
from epoka.kernel.game import Choices, Game, Setting, Twin, rules_reference
from epoka.kernel.manifest import Manifest
from epoka.kernel.moments import Abilities, Acting, Moment
from epoka.kernel.record import Parts, Record
from epoka.kernel.state import NOBODY, Part, Seat, State
from epoka.kernel.steps import Step, ask, call, done, together
from epoka.kernel.table import Table
from epoka.kernel.zones import EVERYONE, NO_ONE, OWNER, Zone

__all__ = [
    "EVERYONE",
    "NO",
    "NOBODY",
    "NO_ONE",
    "OWNER",
    "YES",
    "Abilities",
    "Acting",
    "BadSave",
    "BadSetup",
    "Choices",
    "Choose",
    "Decision",
    "EpokaError",
    "Event",
    "Frame",
    "Game",
    "Manifest",
    "Moment",
    "Option",
    "Options",
    "Part",
    "Parts",
    "Question",
    "Record",
    "Refusal",
    "Refused",
    "Seat",
    "Sequence",
    "Setting",
    "State",
    "Step",
    "Table",
    "Twin",
    "Verb",
    "YesNo",
    "Zone",
    "ask",
    "call",
    "done",
    "draw",
    "in_order",
    "option_of",
    "roll",
    "rules_reference",
    "shuffled",
    "tell",
    "text_of",
    "together",
    "verb",
]
