"""The exact chance of the player who begins, in perfect play: solved here, and published before by another."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from report.questions import Question
from ur.rulesets import options_of, ruleset

PERFECT = Path(__file__).parent / "perfect.json"
SMALL = Path(__file__).parent / "small.json"
OTHERS = Path(__file__).parent / "other_games.json"


class Solved(NamedTuple):
    """The chance (0 to 1) that this project has found; `published` is what another has found, if there is such a value.

    The solver stops when no value changes by more than 2e-7. It prints a bound for its error, which is about 1e-5: that
    much cannot be excluded, but where a value is published both agree to 1e-7.
    """

    ours: float
    published: float | None = None


# `command(id)` gives each again; tests/bench/strength.txt has them in percent. J. Olieslagers solved three of these
# races first, and has published their chances: github.com/JeroenOlieslagers/game_of_ur.
SOLVED = {
    "finkel": Solved(0.51540479, published=0.515404732509),
    "british-museum": Solved(0.51602620),
    "biles": Solved(0.51531958),
    "leaflet": Solved(0.50707246),
    "conventional": Solved(0.50427496),
    "masters": Solved(0.50480905, published=0.504809002027),
    "blitz": Solved(0.50405258, published=0.504052555093),
    "aseb": Solved(0.50649223),
}


def command(rules: str) -> str:
    """The command that solves a race again, with `py/` on the path."""
    return f"python -m study.race.solve {shlex.quote(rules)}"


def in_small(question: Question) -> tuple[str, str] | None:
    """The games of three pieces without the option and with it; None where the ruleset has other pieces."""
    pair = []
    for rules in (question.base, question.rules):
        if "pieces" in rules or "pieces" not in (option.key for option in options_of(rules.partition("?")[0])):
            return None
        pair.append(ruleset(f"{rules}{'&' if '?' in rules else '?'}pieces=3").spec)
    return pair[0], pair[1]


def load_small(file: Path = SMALL) -> dict[str, float]:
    """The chance (0 to 1) of the player who begins in solved games of three pieces, by their rules."""
    found: dict[str, float] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def save_small(found: Mapping[str, float], file: Path = SMALL) -> None:
    """Keep these chances in place of all others, to the places that the solver gives."""
    file.write_text(json.dumps({rules: round(chance, 7) for rules, chance in found.items()}, indent=1) + "\n", "utf-8")


class Other(NamedTuple):
    """A solved game that is no plain race.

    `value` is what the player who begins can expect: of `kind` "chance" (0 to 1), or "points" or "money" won. `states`
    is how many states the solver has stored, `left` how many birds are in the game (0: all pieces).
    """

    rules: str
    kind: str
    value: float
    states: int
    solver: str
    left: int = 0

    @property
    def command(self) -> str:
        """The command that solves it again, with `py/` on the path."""
        left = f" --left {self.left}" if self.left else ""
        return f"python -m study.small.{self.solver} {shlex.quote(self.rules)}{left}"


def load_others(file: Path = OTHERS) -> list[Other]:
    """What `build.py bench exact --others --keep` has written."""
    return [Other(**one) for one in json.loads(file.read_text("utf-8"))] if file.exists() else []


def save_others(found: Iterable[Other], file: Path = OTHERS) -> None:
    """Keep these games in place of all others."""
    file.write_text("[\n" + ",\n".join(json.dumps(one._asdict()) for one in found) + "\n]\n", "utf-8")


class Perfect(NamedTuple):
    """Games in the laboratory between two players who play perfectly, and how many the player who began has won."""

    rules: str
    games: int
    won: int

    @property
    def command(self) -> str:
        """The command that plays them again."""
        return f"python3 build.py bench advantage {self.rules} --games {self.games}"


def load_perfect(file: Path = PERFECT) -> dict[str, Perfect]:
    """What `build.py bench advantage --keep` has written, by ruleset."""
    return {one["rules"]: Perfect(**one) for one in json.loads(file.read_text("utf-8"))} if file.exists() else {}


def save_perfect(found: Iterable[Perfect], file: Path = PERFECT) -> None:
    """Keep these games; those of other rulesets stay."""
    kept = load_perfect(file) | {one.rules: one for one in found}
    lines = (json.dumps(kept[id]._asdict()) for id in SOLVED if id in kept)
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
