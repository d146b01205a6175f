"""What can happen at the table, for the log. Each verb has its sentence in `locale/*/events.ftl`."""

from __future__ import annotations

from typing import Final

from epoka.kernel import verb

STARTED: Final = verb("started", "seat", "FH-2.6")
FOUNDED: Final = verb("founded", "seat card", "FH-2.3")
INVESTED: Final = verb("invested", "seat card amount", "FH-6.1.3")
COMPLETED: Final = verb("completed", "seat card amount", "FH-6.2.2")
INCOME: Final = verb("income", "seat icon amount", "FH-6.2.2")
SNIPED: Final = verb("sniped", "seat investor card amount", "FH-6.3.2")
COMPENSATED: Final = verb("compensated", "seat trade half", "FH-6.3.2")
SNIPED_BANKER: Final = verb("sniped-banker", "seat card amount", "FH-9.8")
ACTIVATED: Final = verb("activated", "seat card", "FH-6.4.1")
HARVESTED: Final = verb("harvested", "seat grown amount", "FH-6.5.2")
PASSED: Final = verb("passed", "seat", "FH-5.3")
DECLINED_BONUS: Final = verb("declined-bonus", "seat", "FH-9.7")
GAINED: Final = verb("gained", "seat card card2", "FH-4.12")
ARRIVED: Final = verb("arrived", "seat card", "FH-3.4")
LEADER_LEFT: Final = verb("leader-left", "seat card", "FH-3.5")
REMOVED: Final = verb("removed", "seat card", "FH-6.4.2")
NO_TARGET: Final = verb("no-target", "seat card type", "FH-4.4")
TOOK: Final = verb("took", "seat amount source", "FH-4.16")
INVADED: Final = verb("invaded", "seat victim card", "FH-4.6")
NOBODY_WEAKER: Final = verb("nobody-weaker", "seat card strength", "FH-4.6")
INVADED_BANKER: Final = verb("invaded-banker", "seat card strength", "FH-10.2")
BANKER_STRONGER: Final = verb("banker-stronger", "seat card strength", "FH-10.2")
ROBBED: Final = verb("robbed", "seat victim amount", "FH-4.15")
DESTROYED: Final = verb("destroyed", "seat victim card", "FH-4.17")
NOTHING_TO_REMOVE: Final = verb("nothing-to-remove", "seat victim type", "FH-4.4")
EQUALIZED: Final = verb("equalized", "seat amount rest", "FH-4.2")
DRAWN: Final = verb("drawn", "card", "FH-7.2")
OUTDATED: Final = verb("outdated", "card era", "FH-7.3")
BANKER_LEFT: Final = verb("banker-left", "card amount", "FH-9.9")
BANKER_INVESTED: Final = verb("banker-invested", "seat card amount", "FH-9.9")
BANKER_STARTED: Final = verb("banker-started", "card amount", "FH-9.5")
BANKER_WAITS: Final = verb("banker-waits", "amount", "FH-9.9")
ENDED: Final = verb("ended", "card", "FH-8.1")

VERBS: Final = tuple(value for name, value in sorted(globals().items()) if name.isupper() and name != "VERBS")
