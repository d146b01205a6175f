"""The tables of the database, as SQLAlchemy Core. Times are milliseconds since 1970 in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

site: Final = Table(
    "site",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("email", String(254), unique=True),
    Column("password", Text),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("previews", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("creator", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("revision", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("prompts", JSON, nullable=False, server_default="[]"),
    Column("snapshot", LargeBinary),
    Column("origin", LargeBinary),
    Column("origin_version", Integer),
    Column("origin_head", Integer, nullable=False),
    Column("origin_answers", Integer, nullable=False),
    Column("parent", String(10)),
    Column("parent_answers", Integer),
    Column("rematch", String(10)),
    Column("request", JSON),
    Column("hinted", JSON, nullable=False, server_default="[]"),
    Column("result", JSON),
    Index("ix_tables_status_changed", "status", "public", "changed"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("former", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("name", String(40)),
    Column("invited", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("time", BigInteger, nullable=False),
)

messages: Final = Table(
    "messages",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

hints: Final = Table(
    "hints",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("position", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("time", BigInteger, nullable=False),
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("worker", String(16)),
    Column("until", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", JSON, nullable=False),
    Column("asker", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Index("ix_analyses_status_asked", "status", "asked"),
)
