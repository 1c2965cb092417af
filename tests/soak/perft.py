"""Two engines, and for plain races a third, count the same throws and moves.

The engine of the game and the oracle (`tests/oracle`, written from the rules alone) go on from the same position and
must reach the same moments, each in as many ways, ply after ply. The first seeds are the starts of all rulesets, the
others positions of random games, half of them by rules with an option at another value. A ply is counted only in full:
the counting ends before the ply that would need more than so many moments.

For a start of a plain race the compiled race (`ur.bitboard`) counts as well.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import oracle
from playing import decisions
from soak.report import Report, engine_build, seeds
from ur.bitboard.race import Race, State, is_plain
from ur.formats.json_write import position_json
from ur.model.lots import Throw
from ur.model.position import Position
from ur.rules import perft as counting
from ur.rules.engine import start
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset

# So many seeds at a time, where several processes share the run.
SHARE = 2
# Seeds from the first one on come in blocks of one ruleset each, so that each can be counted as often as is wanted.
FIRST_BLOCK, BLOCK = 20_000, 1_000


class Limits(NamedTuple):
    """How many plies are wanted, and how many moments the oracle goes on from at most."""

    plies: int
    moments: int


# Of 80 random positions none needed more than 23,729 moments for five plies, and the mean was 4,886.
FROM_START, FROM_ELSEWHERE = Limits(8, 60_000), Limits(5, 100_000)
# Plies counted by the compiled race.
OF_RACES = 7
# A moment: the number of a position, and the throw that is still to be played.
Moment = tuple[int, str | None]


def run(count: int, seed: int, minutes: float) -> Report:
    """Count from one position for each seed."""
    begin, tried, found = time.monotonic(), 0, []
    counts: Counter[str] = Counter()
    for at in seeds(count, seed, minutes):
        spec, position = position_of(at)
        try:
            depth, sequences = compared(spec, position, FROM_START if at < len(IDS) else FROM_ELSEWHERE)
            if at < len(IDS) and is_plain(ruleset(spec)):
                counts["starts counted by the compiled race, too"] += raced(ruleset(spec))
            counts["sequences counted by both"] += sequences
            where = "a start" if at < len(IDS) else "another position"
            counts[f"counted {depth} plies deep from {where}"] += 1
            if at >= len(IDS) and depth == FROM_ELSEWHERE.plies:
                counts[f"{depth} plies deep from a position of {spec.partition('?')[0]}"] += 1
        except Exception as error:
            found.append(f"seed {at}: {spec}: {type(error).__name__}: {str(error)[:200]}")
        tried += 1
    spent = round(time.monotonic() - begin, 1)
    return Report(
        tried, len(found), seed, seed + tried, engine_build(), spent, tuple(found), dict(sorted(counts.items()))
    )


def position_of(seed: int) -> tuple[str, Position]:
    """The rules of a seed, and the position to count from."""
    if seed < len(IDS):
        return IDS[seed], start(ruleset(IDS[seed]), 0)
    rng = random.Random(seed)
    id = IDS[(seed // BLOCK if seed >= FIRST_BLOCK else seed // 2) % len(IDS)]
    variants = oracle.variants()
    if seed >= FIRST_BLOCK:
        variants = [one for one in variants if one.startswith(f"{id}?")]
    spec = id if seed % 2 else rng.choice(variants)
    # A position before a throw, or with a choice pending.
    before = [position for position, _, _ in decisions(ruleset(spec), rng) if not position.over]
    return spec, rng.choice(before)


def compared(spec: str, position: Position, limits: Limits) -> tuple[int, int]:
    """How deep both count the same, and the sequences they count; AssertionError if they differ."""
    rules = ruleset(spec)
    positions = Positions(spec)
    ours: Counter[tuple[Position, Throw | None]] = Counter({(position, None): 1})
    theirs: Counter[Moment] = Counter({(positions.of_engine(position_json(rules, position)), None): 1})
    depth = spent = 0
    while depth < limits.plies and theirs and spent + len(theirs) <= limits.moments:
        spent, depth = spent + len(theirs), depth + 1
        ours = _layer(ours, lambda moment: counting._after(rules, *moment))
        theirs = _layer(theirs, lambda moment: _by_oracle(positions, moment))
        same: Counter[Moment] = Counter()
        for (reached, throw), ways in ours.items():
            same[positions.of_engine(position_json(rules, reached)), throw.name if throw else None] += ways
        assert same == theirs, f"ply {depth}: {_difference(positions, same, theirs)}"
    return depth, theirs.total()


def _layer(moments: Counter[Any], after: Callable[[Any], Iterable[Any]]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for moment, ways in moments.items():
        for one in after(moment):
            found[one] += ways
    return found


class Positions:
    """The positions met so far, each with one number, which is the same for both engines."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._numbers: dict[str, int] = {}
        self._found: list[dict[str, Any]] = []

    def __getitem__(self, number: int) -> dict[str, Any]:
        return self._found[number]

    def of_engine(self, position: dict[str, Any]) -> int:
        """The number of a position that the engine has written."""
        return self.of_oracle(oracle.normal(self.spec, position))

    def of_oracle(self, position: dict[str, Any]) -> int:
        """The number of a position in the oracle's normal form, in which it answers."""
        number = self._numbers.setdefault(_text(position), len(self._found))
        if number == len(self._found):
            self._found.append(position)
        return number


def _by_oracle(positions: Positions, moment: Moment) -> Iterable[Moment]:
    """Every moment one ply on, by the oracle."""
    spec, position = positions.spec, positions[moment[0]]
    if "winner" in position:
        return
    throws: list[Any] = [moment[1]]
    if moment[1] is None and "pending" not in position:
        kits = oracle.kits(spec, position)
        three = [throw for throw, _ in oracle.throws(spec)]
        # Where no kit can be used, whatever is thrown is lost.
        throws = [None] * len(three) if kits == [] else []
        for kit in (3,) if kits is None else kits:
            throws += [f"6:{marked}" for marked in range(7)] if kit == 6 else three
    for throw in throws:
        answer = oracle.legal(spec, position, throw)
        after = [action["position"] for action in answer["actions"]]
        after += [answer["pass"]] if answer["pass"] else []
        for one in after:
            yield positions.of_oracle(one), None
        if any(action["kind"] == "convert" for action in answer["actions"]):
            yield moment[0], f"{throw}+"


def _text(position: dict[str, Any]) -> str:
    """The position with all names in order, since each engine writes squares and points in its own.

    `repr` takes five times as long, which is most of a run.
    """
    text = ""
    for key in sorted(position):
        value = position[key]
        text += f" {key}"
        if isinstance(value, dict):
            for name in sorted(value):
                one = value[name]
                text += f" {name}={','.join(one) if isinstance(one, list) else one}"
        else:
            text += f"={value}"
    return text


def _difference(positions: Positions, one: Counter[Moment], other: Counter[Moment]) -> str:
    first = next(iter((one - other) or (other - one)))
    reached = f"{positions[first[0]]}, throw {first[1]}"
    return f"{one[first]} ways by the engine, {other[first]} by the oracle to {reached}"


def raced(rules: Ruleset) -> int:
    """1 if the compiled race counts as many sequences and positions as the engine; AssertionError if not."""
    race = Race(rules)
    reached: Counter[tuple[State, int]] = Counter({(race.start, 0): 1})
    for count in counting.perft(rules, start(rules, 0), OF_RACES):
        reached = _layer(reached, lambda moment: _by_race(race, *moment))
        assert (reached.total(), len(reached)) == (count.sequences, count.positions), f"compiled, ply {count.depth}"
    return 1


def _by_race(race: Race, state: State, turn: int) -> Iterable[tuple[State, int]]:
    """Every state one ply on; a state is seen by the player `turn`, who is about to throw."""
    if race.pieces in state[2:]:
        return
    for score, _ in race.throws:
        steps = race.moves(state, score)
        if not steps:
            yield race.swapped(state), 1 - turn
        for step in steps:
            after, again = race.play(state, score, step)
            if race.pieces in after[2:]:
                # The game is over; whose view it is has no meaning.
                yield after, turn
            else:
                yield after, turn if again else 1 - turn
