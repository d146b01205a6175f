"""Secrets: session tokens, their signatures, invitations, ids and passwords."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""For ids that people may read out: no l and 1, no o and 0."""

TABLE_LETTERS: Final = 10
PERSON_LETTERS: Final = 14
SEED_BITS: Final = 62

_hasher = PasswordHasher()


def table_id() -> str:
    """An id that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS))


def person_id() -> str:
    """An id for a person."""
    return "".join(secrets.choice(LETTERS) for _ in range(PERSON_LETTERS))


def number(least: int, most: int) -> int:
    """A number from a range, as good as any other."""
    return least + secrets.randbelow(most - least + 1)


def seed() -> int:
    """A seed for a game; nobody can know it before the end."""
    return secrets.randbits(SEED_BITS)


def fresh_secret() -> str:
    """A secret for a new site."""
    return secrets.token_urlsafe(32)


def token() -> str:
    """A new session's token."""
    return secrets.token_urlsafe(24)


def stored(session: str) -> str:
    """What the database keeps of a token: nobody can log in with it."""
    return sha256(session.encode()).hexdigest()


def hashed(password: str) -> str:
    """A password as it is stored. Slow on purpose: run it aside."""
    return _hasher.hash(password)


def fits(password: str, known: str) -> bool:
    """Whether a password is the stored one. Slow on purpose: run it aside."""
    try:
        return _hasher.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False


class Signer:
    """Signs with the site's secret, so that forged cookies are refused before the database is asked."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def _mark(self, purpose: str, text: str) -> str:
        mark = blake2b(f"{purpose}:{text}".encode(), key=self._secret[:64], digest_size=15).digest()
        return urlsafe_b64encode(mark).decode()

    def signed(self, text: str, purpose: str = "session") -> str:
        """A cookie's value for a session token, or for another text without dots."""
        return f"{text}.{self._mark(purpose, text)}"

    def opened(self, cookie: str, purpose: str = "session") -> str | None:
        """The session token or the text in a cookie; None if it is not ours."""
        text, _, mark = cookie.partition(".")
        return text if hmac.compare_digest(mark.encode(), self._mark(purpose, text).encode()) else None

    def invitation(self, table: str, seat: int) -> str:
        """The invitation to a seat."""
        return self._mark("invite", f"{table}:{seat}")

    def invites(self, invitation: str, table: str, seat: int) -> bool:
        """Whether an invitation is to this seat."""
        return hmac.compare_digest(invitation.encode(), self.invitation(table, seat).encode())
