"""Looking at modules right after they have been loaded, in a process that has not loaded them yet."""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
After = Callable[[ModuleType], None]


class _Watched(Loader):
    """Loads a module as ever, and hands it over."""

    def __init__(self, loader: Loader, after: After) -> None:
        self.loader = loader
        self.after = after

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        self.after(module)


class _Watching(MetaPathFinder):
    """Finds the modules that are waited for."""

    def __init__(self, after: Mapping[str, After]) -> None:
        self.after = after

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.after:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if found is not None and found.loader is not None:
            found.loader = _Watched(found.loader, self.after[fullname])
        return found


def after_loading(after: Mapping[str, After]) -> None:
    """From now on call a function with each of these modules as soon as it has been loaded, before who wants it."""
    loaded = sorted(name for name in after if name in sys.modules)
    assert not loaded, f"loaded already: {', '.join(loaded)}"
    sys.meta_path.insert(0, _Watching(after))


def forked(work: Callable[[], T]) -> T | None:
    """What a function returns in a process of its own, a copy of this one; None if it does not come to its end."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            with os.fdopen(writing, "wb") as out:
                pickle.dump(work(), out)
        except BaseException:  # noqa: BLE001  # told here, because this process ends without ado
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        written = told.read()
    os.waitpid(child, 0)
    return pickle.loads(written) if written else None  # noqa: S301  # our own copy has written it
