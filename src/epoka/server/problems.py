"""What the server says no to: a status, a code, and words that every client has in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from epoka.kernel import Refusal

Args = Mapping[str, int | str]

STATUSES: Final[Mapping[str, int]] = {
    "request": 422,
    "letters": 422,
    "name": 422,
    "not-found": 404,
    "method": 405,
    "too-many": 429,
    "one-at-a-time": 429,
    "crowded": 503,
    "bot-tables": 429,
    "bots-crowded": 503,
    "too-large": 413,
    "server": 500,
    "busy": 503,
    "foreign": 403,
    "sign-in": 401,
    "log-in": 401,
    "password": 403,
    "password-common": 422,
    "email-taken": 409,
    "not-yours": 403,
    "behind": 409,
    "not-started": 409,
    "started": 409,
    "closed": 409,
    "full": 409,
    "seat-taken": 409,
    "invite": 403,
    "no-game": 422,
    "seats": 422,
    "me-once": 422,
    "option": 422,
    "bot": 422,
    "running": 409,
    "no-notation": 409,
    "no-answer": 404,
    "history": 410,
    "newer": 409,
    "save": 422,
    "save-foreign": 422,
    "save-large": 422,
    "save-newer": 422,
    "save-older": 422,
    "save-game": 422,
    "save-answer": 422,
    "save-forged": 422,
    "save-carried": 422,
    "save-position": 422,
    "save-heavy": 422,
    "no-request": 409,
    "request-open": 409,
    "no-previews": 403,
    "no-hints": 403,
    "no-analysis": 409,
}
"""Every code with its status; `error-<code>` is its message."""


class Rejected(Exception):
    """A request that is declined; nothing has changed."""

    def __init__(self, code: str, args: Args | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUSES[code]
        self.message_id = f"error-{code}"
        self.message_args = dict(args or {})
        self.rule: str | None = None

    def trouble(self) -> dict[str, Any]:
        """The error as it is sent."""
        message = {"id": self.message_id, "args": self.message_args}
        return {"code": self.code, "message": message, "rule": self.rule}

    def body(self) -> dict[str, Any]:
        """The body of an HTTP response."""
        return {"error": self.trouble()}


def not_fitting(errors: Iterable[Mapping[str, Any]]) -> Rejected:
    """What to say of a request that does not fit its model: the model's own reason where it gives one of ours."""
    own = [error["type"] for error in errors if error["type"] in STATUSES]
    return Rejected(own[0] if own else "request")


class NotAllowed(Rejected):
    """An answer or an undo that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("request", refusal.args)
        self.code = "refused"
        self.status = 409 if refusal.reason in ("not-your-turn", "game-over") else 422
        self.message_id = f"refusal-{refusal.reason}"
        self.rule = refusal.rule or None
