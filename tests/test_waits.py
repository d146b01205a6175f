"""No test waits without a limit: whatever may never come says itself how long it may take."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WAITS = frozenset({"acquire", "communicate", "get", "join", "receive", "recv", "result", "wait", "waitpid"})
"""Methods that wait for ever when nothing is given to them."""
READS = frozenset({"read", "readline", "readlines"})
"""Methods that wait for ever for another process, if that is what they read from."""
PROGRAMS = frozenset({"call", "check_call", "check_output", "run"})
LIMITS = frozenset({"timeout", "connect_timeout", "open_timeout"})
ENDINGS = frozenset({"tick", "fail"})
"""Calls that end a loop when it has taken too long."""


def unlimited(source: str) -> Iterator[tuple[int, str]]:
    """Where a source waits, and may do so for ever."""
    tree = ast.parse(source)
    texts = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    # What is awaited ends with the coroutine that it is in: see `asyncio.run`.
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    limited = {id(call) for node in ast.walk(tree) if is_wait_for(node) for call in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in awaited | limited and waits(node, texts):
            yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.While) and sleeps(node) and not ends(node):
            yield node.lineno, f"while {ast.unparse(node.test)}"


def waits(call: ast.Call, texts: Mapping[str, str]) -> bool:
    """Whether a call may never return."""
    name, of = name_of(call), ast.unparse(call.func).rpartition(".")[0]
    bare = not call.args and not call.keywords
    has_limit = any(keyword.arg in LIMITS for keyword in call.keywords)
    return (
        name == "wait_for_timeout"
        or (bool(of) and bare and name in WAITS)
        or (of.endswith((".stdout", ".stderr")) and name in READS)
        or (of == "subprocess" and name in PROGRAMS and not has_limit)
        or (of == "asyncio" and name == "run" and not is_wait_for(call.args[0]))
        or (of == "psycopg" and name == "connect" and not has_limit)
        or (name in {"urlopen", "create_connection"} and not has_limit and len(call.args) < 2)
        or (name == "evaluate" and bool(call.args) and promises(call.args[0], texts))
    )


def promises(script: ast.expr, texts: Mapping[str, str]) -> bool:
    """Whether a page is asked for something that it only promises."""
    text = texts.get(script.id, "") if isinstance(script, ast.Name) else ast.unparse(script)
    return any(word in text for word in ("Promise", "async ", "await "))


def sleeps(loop: ast.While) -> bool:
    """Whether a loop looks again and again."""
    return any(isinstance(node, ast.Call) and name_of(node) == "sleep" for node in ast.walk(loop)) and not any(
        isinstance(node, ast.Await) for node in ast.walk(loop)
    )


def ends(loop: ast.While) -> bool:
    """Whether a loop fails, sooner or later."""
    return any(
        isinstance(node, ast.Assert | ast.Raise) or (isinstance(node, ast.Call) and name_of(node) in ENDINGS)
        for node in ast.walk(loop)
    )


def is_wait_for(node: ast.AST) -> bool:
    """Whether this is what gives a coroutine a limit."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "asyncio.wait_for"


def name_of(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def test_no_test_waits_without_a_limit() -> None:
    found = [
        f"{path.relative_to(HERE.parent)}:{line}: {what}"
        for path in sorted(HERE.rglob("*.py"))
        for line, what in unlimited(path.read_text(encoding="utf-8"))
    ]
    assert not found, "these may wait for ever:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "process.wait()",
        "process.communicate()",
        "thread.join()",
        "future.result()",
        "queue.get()",
        "process.stdout.readline()",
        "subprocess.run(command, check=True)",
        "asyncio.run(work())",
        "psycopg.connect(address)",
        "socket.create_connection(address)",
        "page.wait_for_timeout(50)",
        "page.evaluate('() => new Promise(() => {})')",
        "READY = '() => document.fonts.ready.then(async () => 1)'\npage.evaluate(READY)",
        "while not ready():\n    time.sleep(1)",
    ],
)
def test_what_may_wait_for_ever_is_found(source: str) -> None:
    assert len(list(unlimited(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "process.wait(20)",
        "','.join(names)",
        "known.get(name)",
        "subprocess.run(command, timeout=60)",
        "asyncio.run(asyncio.wait_for(event.wait(), 5))",
        "async def work():\n    await event.wait()",
        "page.evaluate('() => 1')",
        "while not ready():\n    assert time.monotonic() < deadline\n    time.sleep(1)",
        "while not ready():\n    tick()",
    ],
)
def test_what_ends_is_left_alone(source: str) -> None:
    assert list(unlimited(source)) == []
