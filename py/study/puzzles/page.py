"""How the puzzles were found and verified, from their files: two tables for the page "The puzzles".

`py/docs/conf.py` puts them into the page.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from study.puzzles.store import FOLDER, read_file


class Table(NamedTuple):
    """A table of text: its title, a paragraph about it, the heads of its columns, its rows."""

    title: str
    intro: str
    heads: tuple[str, ...]
    rows: list[list[str]]


def tables() -> tuple[Table, Table]:
    """Both tables, with a row for each ruleset."""
    files = [read_file(path.stem) for path in sorted(FOLDER.glob("*.json"))]
    return _found(files), _verified(files)


def _found(files: list[dict[str, Any]]) -> Table:
    rows = []
    for found in files:
        log, themes = found["log"], Counter(one[5] for one in found["puzzles"])
        fell = sorted(log["fell"].items(), key=lambda one: -one[1])
        rows.append([
            found["rules"], f"{len(found['puzzles'])}", f"{log['games']:,}", f"{log['moments']:,}",
            ", ".join(f"{theme} {count}" for theme, count in themes.most_common()),
            "; ".join(f"{why} {count:,}" for why, count in fell),
        ])  # fmt: skip
    return Table(
        "How they were found",
        "Games between players of a middling level are gone through. A moment becomes a puzzle if one choice is "
        "clearly the best and is not the obvious one; the last column says why the other moments fell.",
        ("Ruleset", "Puzzles", "Games", "Moments with a choice", "Themes", "Why others fell"),
        rows,
    )


def _verified(files: list[dict[str, Any]]) -> Table:
    rows = []
    for found in files:
        puzzles, again = found["puzzles"], found.get("verified")
        wrong = [sum(one[6][level - 1] for one in puzzles) / len(puzzles) for level in (1, 4, 7)]
        rows.append([
            found["rules"],
            {"exact": "exact table", "rollouts": "rollouts"}[found["judged"]],
            f"{min(_lead(one) for one in puzzles):.2f} {_UNITS[found['kind']]}",
            *(f"{one:.0f} %" for one in wrong),
            f"{again['clearly']} / {again['first']} / {again['others']}" if again else "not yet",
        ])  # fmt: skip
    return Table(
        "How they were verified",
        "The least lead of a best choice over the next one; how often the levels 1, 4 and 7 of the computer choose "
        "wrongly; and what came of judging every puzzle once more, by long games with other throws: in how many the "
        "best choice came out best clearly (the intervals do not meet), only by its mean, or not. British Museum has "
        "no net of its own: these games are played by Finkel's, which is made for seven pieces, so they leave more to "
        "chance. Its answers are those of the exact table all the same.",
        ("Ruleset", "Judged by", "Least lead", "Level 1 errs", "Level 4 errs", "Level 7 errs", "Judged again"),
        rows,
    )


_UNITS = {"chance": "points of win chance", "points": "net points", "money": "counters"}


def _lead(puzzle: list[Any]) -> float:
    """How far the best choice leads the next one."""
    values, best = puzzle[2], puzzle[4]
    return float(values[best] - max(value for number, value in enumerate(values) if number != best))
