"""Logs: one JSON object a line."""

from __future__ import annotations

import json
import logging
import logging.config
from typing import Any, Final

from epoka.server.clock import shown

_USUAL: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record with everything that was said about it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        told: dict[str, Any] = {
            "time": shown(int(record.created * 1000)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {
            name: value for name, value in record.__dict__.items() if name not in _USUAL and name != "color_message"
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send every log to the error stream as JSON."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonFormatter}},
            "handlers": {"error": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"level": level.upper(), "handlers": ["error"]},
            # What these say is said by `epoka.access`, or not needed.
            "loggers": {
                "uvicorn.access": {"level": "WARNING"},
                "uvicorn.error": {"level": "WARNING" if level == "info" else level.upper()},
                "alembic": {"level": "WARNING"},
                "websockets": {"level": "WARNING"},
            },
        }
    )
