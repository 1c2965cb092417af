"""Which test has noticed a mistake, kept so that the mistake is not tried again while nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from make.hashes import sha256
from make.steps import ROOT

KEPT = ROOT / "build/mutation"


class Named(Protocol):
    """A mistake."""

    @property
    def name(self) -> str:
        """Its name."""


def keep(mutant: Named, sources: Sequence[str], test: str) -> bool:
    """Keep the name of the test that has noticed a mistake in these sources; False where none has."""
    file = test.partition("::")[0]
    if (ROOT / file).is_file():
        KEPT.mkdir(parents=True, exist_ok=True)
        _path_of(mutant, sources).write_text(f"{test}\n{_hash_of(file)}")
    return bool(test)


def seen_before(mutant: Named, sources: Sequence[str]) -> bool:
    """Whether a test has noticed this mistake, and neither its file nor these sources have changed since."""
    path = _path_of(mutant, sources)
    if not path.exists():
        return False
    test, _, text = path.read_text().partition("\n")
    file = test.partition("::")[0]
    return (ROOT / file).is_file() and _hash_of(file) == text


def _path_of(mutant: Named, sources: Sequence[str]) -> Path:
    return KEPT / sha256(f"{mutant.name} {_text_of(tuple(sources))}".encode())[:24]


@cache
def _text_of(sources: tuple[str, ...]) -> str:
    paths = [path for name in sources for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]
    return sha256("".join(path.read_text("utf-8") for path in paths).encode())


@cache
def _hash_of(file: str) -> str:
    return sha256((ROOT / file).read_bytes())
