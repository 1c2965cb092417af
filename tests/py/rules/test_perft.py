"""Move counts: frozen for every ruleset, and equal to those of independent engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from ur.formats.position_text import read_position_text
from ur.rules.engine import start
from ur.rules.perft import perft
from ur.rulesets import ruleset

FOLDER = Path(__file__).parents[2] / "perft"

# Sequences after 1, 2, … plies as other engines count them, and positions after the last.
KNOWN = {
    "finkel": ([5, 28, 192, 1492, 12469, 112552, 1064116], 9691),
    "masters": ([4, 19, 116, 846, 6556, 54979, 485196], 9294),
    "masters?lots=4": ([5, 28, 192, 1496, 12496, 113047, 1071592], 10422),
    "blitz": ([5, 28, 192, 1496, 12588, 114900, 1098562], 10566),
    "aseb": ([5, 28, 192, 1496, 12496, 113020, 1069951], 10418),
    "finkel?pieces=2": ([5, 28, 192, 1441, 11338, 91339, 744897], 5440),
}


@pytest.mark.parametrize("rules", KNOWN)
def test_other_engines_count_the_same(rules: str) -> None:
    known, (sequences, positions) = ruleset(rules), KNOWN[rules]
    counts = list(perft(known, start(known, 0), len(sequences)))
    assert [count.sequences for count in counts] == sequences
    assert counts[-1].positions == positions


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.perft")), ids=lambda file: file.stem)
def test_counts_are_as_frozen(file: Path) -> None:
    """A file has the ruleset, then positions, each with lines of depth, sequences, positions."""
    lines = [line.split(" ", 1) for line in file.read_text().splitlines() if line]
    known = ruleset(lines.pop(0)[1])
    while lines:
        word, text = lines.pop(0)
        assert word == "position"
        frozen = []
        while lines and lines[0][0] != "position":
            depth, counts = lines.pop(0)
            frozen.append([int(depth), *map(int, counts.split())])
        position = read_position_text(known, text)
        assert [list(count) for count in perft(known, position, len(frozen))] == frozen


def test_a_finished_game_goes_no_further() -> None:
    """Light's last piece leaves with a 1: four of the five throws are lost, and only they are followed."""
    rules = ruleset("finkel?pieces=1")
    near = read_position_text(rules, "light; A7=L; hand 0/1; off 0/0")
    first, second = perft(rules, near, 2)
    assert (first.sequences, first.positions) == (5, 2)
    assert second.sequences == 4 * 5
