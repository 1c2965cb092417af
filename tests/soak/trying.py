"""Runs chosen tests with one mistake in the engine, in a process that has loaded what the mistake does not change.

`python -m soak.trying loaded TEST…` collects all tests once and forks for each mistake: the copy of the process puts
the changed function in place of the right one, empties all caches and runs the tests, until one fails. What tests work
out while they are loaded comes from the right code then. `python -m soak.trying fresh` has loaded nothing of the
engine: the copy imports the module with its mistake, which takes longer, and can be done for every mistake.

Requests and answers are JSON, one a line: {"path", "number", "tests"} and the name of the test that fails, or one of
`NOTHING`, `SLOW`, `BROKEN` and `ELSEWHERE`. Tests are named one by one, or by their file. Number -1 is the right code.
"""

from __future__ import annotations

import ast
import gc
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import _lru_cache_wrapper
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from make.steps import ROOT
from soak.mutants import changed_tree

# No test fails; one takes too long; the process does not live; the mistake cannot be put into a function.
NOTHING, SLOW, BROKEN, ELSEWHERE = "", "slow", "broken", "elsewhere"
# Of processor time for one test in a process that is loaded, and for all of them in one that is not.
SECONDS, FRESH_SECONDS = 6.0, 60.0
MOST_BYTES = 4 << 30
OPTIONS = ("-x", "-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "--games", "2")


def answer_of(run: Callable[[], str], seconds: float) -> str:
    """What a copy of this process finds: the answer of `run`, if it does not take too long."""
    end, begin = os.pipe()
    child = os.fork()
    if not child:
        _in_copy(run, seconds, begin)
    os.close(begin)
    status = os.waitpid(child, 0)[1]
    found = os.read(end, 4096).decode().strip() if status == 0 else BROKEN
    os.close(end)
    return SLOW if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF else found


def _in_copy(run: Callable[[], str], seconds: float, begin: int) -> NoReturn:
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        # Something is always written: a process that was left running would keep the pipe open.
        os.write(begin, (run() or "\n").encode())
        os._exit(0)
    finally:
        os._exit(1)


class Loaded:
    """All tests, collected once; each mistake is tried in a copy of this process."""

    def __init__(self, requests: Iterable[str], answer: Callable[[str], None]) -> None:
        self._requests, self._answer = requests, answer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # By the names of tests, and of files.
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for name in {item.nodeid, item.nodeid.partition("::")[0]}:
                items.setdefault(name, []).append(item)
        # What some module has frozen is not listed.
        gc.unfreeze()
        objects = gc.get_objects()
        functions: dict[str, list[FunctionType]] = {}
        for one in objects:
            if isinstance(one, FunctionType):
                functions.setdefault(one.__code__.co_filename, []).append(one)
        caches = [one for one in objects if isinstance(one, _lru_cache_wrapper) and _is_ours(one.__module__)]
        del objects
        gc.freeze()
        for line in self._requests:
            asked = json.loads(line)
            path, number = ROOT / asked["path"], asked["number"]
            change = None if number < 0 else change_of(path, number, functions.get(str(path), []))
            chosen = [item for name in asked["tests"] for item in items.get(name, ())]
            if number >= 0 and not change:
                self._answer(ELSEWHERE)
                continue

            seconds = SECONDS if change else SECONDS / 3

            def run(
                change: Callable[[], None] | None = change,
                chosen: Sequence[pytest.Item] = chosen,
                seconds: float = seconds,
            ) -> str:
                if change:
                    change()
                for cache in caches:
                    cache.cache_clear()
                pairs = zip(chosen, [*chosen[1:], None], strict=True)
                return next((item.nodeid for item, after in pairs if _fails(item, after, seconds)), NOTHING)

            self._answer(answer_of(run, seconds))
        return True


def _is_ours(module: str | None) -> bool:
    file = getattr(sys.modules.get(module or ""), "__file__", None)
    return bool(file and Path(file).is_relative_to(ROOT) and ".venv" not in file)


def _fails(item: pytest.Item, after: pytest.Item | None, seconds: float) -> bool:
    signal.setitimer(signal.ITIMER_PROF, seconds)
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))


def change_of(path: Path, number: int, functions: Sequence[FunctionType]) -> Callable[[], None] | None:
    """What puts a mistake into the functions of a module that is loaded; None where more than one function changes."""
    text = path.read_text("utf-8")
    right = _top_codes(compile(text, path, "exec"))
    wrong = _top_codes(compile(changed_tree(text, number), path, "exec"))
    if len(right) != len(wrong):
        return None
    differ = [(one, other) for one, other in zip(right, wrong, strict=True) if one != other]
    if len(differ) != 1:
        return None
    one, other = differ[0]
    found = [function for function in functions if function.__code__ == one]
    if not found or len(one.co_freevars) != len(other.co_freevars):
        return None

    def change() -> None:
        for function in found:
            function.__code__ = other

    return change


def _top_codes(module: CodeType) -> list[CodeType]:
    """The code of each function and method, and last that of the module without them."""
    found: list[CodeType] = []

    def bare(code: CodeType) -> CodeType:
        kept = []
        for value in code.co_consts:
            if not isinstance(value, CodeType):
                kept.append(value)
            elif value.co_flags & 2:  # a function: it has local variables
                found.append(value)
            else:
                kept.append(bare(value))
        return code.replace(co_consts=tuple(kept))

    rest = bare(module)
    return [*found, rest]


class Chosen:
    """Keeps the chosen tests, in their order; a file stands for all of its tests."""

    def __init__(self, names: Sequence[str]) -> None:
        self._place = {name: at for at, name in enumerate(names)}
        self.failed = BROKEN

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        def place(item: pytest.Item) -> int | None:
            return self._place.get(item.nodeid, self._place.get(item.nodeid.partition("::")[0]))

        kept = [(at, item) for item in items if (at := place(item)) is not None]
        items[:] = [item for _, item in sorted(kept, key=lambda one: one[0])]


class Mistaken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module with a mistake."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path, self.tree = path, tree
        self.name = ".".join(path.relative_to(ROOT / "py").with_suffix("").parts)

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.path, "exec"), module.__dict__)


def fresh(requests: Iterable[str], answer: Callable[[str], None]) -> None:
    """Try each mistake in a copy of this process that then loads the engine and the tests."""
    for line in requests:
        asked = json.loads(line)

        def run(asked: dict[str, object] = asked) -> str:
            path, number, tests = ROOT / str(asked["path"]), int(str(asked["number"])), asked["tests"]
            assert isinstance(tests, list)
            if number >= 0:
                tree = changed_tree(path.read_text("utf-8"), number)
                sys.meta_path.insert(0, Mistaken(path, tree))
            files = list(dict.fromkeys(name.partition("::")[0] for name in tests))
            chosen = Chosen(tests)
            # 0: all succeed; 5: none is left, because the mistake has changed their names.
            return NOTHING if pytest.main([*OPTIONS, *files], plugins=[chosen]) in (0, 5) else chosen.failed

        answer(answer_of(run, FRESH_SECONDS if asked["number"] >= 0 else FRESH_SECONDS / 3))


def main() -> None:
    """Serve requests until the input ends."""
    # pytest takes the standard streams for itself.
    requests, out = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def answer(text: str) -> None:
        print(json.dumps(text), file=out, flush=True)

    if sys.argv[1] == "fresh":
        fresh(requests, answer)
    else:
        pytest.main([*OPTIONS, *sys.argv[2:]], plugins=[Loaded(requests, answer)])


if __name__ == "__main__":
    main()
