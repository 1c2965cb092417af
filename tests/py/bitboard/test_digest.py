"""The digest of seeded games of every ruleset does not depend on how Python runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ur
from ur.bitboard.digest import chance, digest
from ur.rulesets import IDS


def test_the_digest_is_the_same_in_another_process() -> None:
    """Another hash seed and an optimised run give the same games."""
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(Path(ur.__file__).parent.parent)}
    line = [sys.executable, "-O", "-c", "from ur.bitboard.digest import digest; print(digest())"]
    done = subprocess.run(line, env=env, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == digest()


def test_every_ruleset_counts() -> None:
    assert len({digest(1, [id]) for id in IDS}) == len(IDS)


def test_its_random_numbers_are_fair_enough_and_always_the_same() -> None:
    below, again = chance(1), chance(1)
    drawn = [below(6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))
    assert drawn == [again(6) for _ in range(6000)]
