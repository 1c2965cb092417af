"""A ruleset as numbers and arrays, for `study.kernel.play`.

This module decides no rule: it reads every number from the ruleset. `study.kernel.parts` refuses a ruleset that
cannot be translated.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from study.kernel.parts import ENTRIES, KINDS, LANDING_RULES, check
from ur.mechanics import effects, entry, landing, lost_throw, scoring, throw_again
from ur.model.lots import Throw
from ur.rules.ruleset import Ruleset

# How pieces enter, and what happens to a player whose only moves are buried under enemies.
COUNTED, FIXED, LAUNCHED_IN = 0, 1, 2
STUCK_SKIPS, STUCK_WINS, STUCK_UNBURY = 0, 1, 2


class CompiledRules(NamedTuple):
    """A ruleset as numbers and arrays.

    A slot is the number of a square, a station a place along a player's path (see `ur.model.path`), a kind the
    number of a kind of pieces. Most fields are switches (0 or 1) or numbers of the part with the same name.

    `squares`, `kinds`, `crew`: how many slots, kinds, and pieces a side; `off`: the station of bearing off.
    `fork`, `fork_end`: the forked steps, from the first up to, but not including, the last.
    `slots[player, station]`: the slot of a station, −1 if there is none.
    `route[player]`: the slots of a player in the order of the path.
    `judges[slot]`: the landing rules there, first to last, as code + 16 · limit + 1024 · closed; 0 ends them.
    `throws[throw]`: score, marked lots, row of the converted throw (−1: none), kit; `chances[throw]`: probability.
    `kits`: where the throws of each kit begin; the last number is where they end.
    `launches[kind]`: the score that launches a kind, and its station; `reentries[kind]`: stations of later entries.
    `values[kind]`: counters; `square_points[slot]`: points of a losing piece there; `in_hand`: of one in hand.
    `rosettes`, `top_only`, `doubles`, `eyes`: a switch for each slot.
    """

    squares: int
    kinds: int
    crew: int
    off: int
    turn_step: int
    fork: int
    fork_end: int
    entry: int
    entry_marked: int
    entry_station: int
    in_order: int
    keep_throw: int
    on_rosette: int
    on_capture: int
    on_score: int
    on_any: int
    bonus_bars: int
    stuck: int
    fine: int
    fine_limited: int
    award: int
    money: int
    one_fee: int
    kitty_to_winner: int
    penalty: int
    penalty_hand: int
    split: int
    deployment: int
    in_hand: int
    skip_limit: int
    slots: np.ndarray
    route: np.ndarray
    rosettes: np.ndarray
    judges: np.ndarray
    top_only: np.ndarray
    doubles: np.ndarray
    eyes: np.ndarray
    square_points: np.ndarray
    values: np.ndarray
    launches: np.ndarray
    reentries: np.ndarray
    throws: np.ndarray
    chances: np.ndarray
    kits: np.ndarray


OWN_BLOCKS, SAFE, CAPTURE_ANY, MIXED, OWN_STACK, SAME_SIDE, TURNED, ONE, SINGLE = 1, 2, 3, 4, 5, 7, 8, 9, 10
_LANDING_CODES = {
    landing.OwnBlocks: OWN_BLOCKS,
    landing.Safe: SAFE,
    landing.Capture: CAPTURE_ANY,
    landing.Mixed: MIXED,
    landing.OwnStack: OWN_STACK,
    landing.CaptureSameSide: SAME_SIDE,
    landing.SafeWhenTurned: TURNED,
    landing.CaptureOne: ONE,
    landing.CaptureSingle: SINGLE,
}


def compile_rules(rules: Ruleset) -> CompiledRules:
    """Compile a ruleset; ValueError if `study.kernel.parts` refuses it."""
    check(rules)
    effect: dict[type, Any] = {type(e): e for e in rules.effects}
    score: dict[type, Any] = {type(s): s for s in rules.scoring}
    reasons: dict[type, Any] = {type(r): r for r in rules.again}
    fine, money = effect.get(effects.Fine), effect.get(effects.RosetteMoney)
    penalty = score.get(scoring.PenaltyAndPool)
    enter: Any = rules.entry
    fixed, launch = isinstance(enter, entry.EnterWith), isinstance(enter, entry.Launch)
    throws, chances, kit_ends = _throws(rules)
    stuck = {None: STUCK_SKIPS, lost_throw.StuckWins: STUCK_WINS, lost_throw.Unbury: STUCK_UNBURY}
    fork = rules.path.forked()
    return CompiledRules(
        squares=len(rules.places),
        kinds=max(1, len(rules.kinds)),
        crew=len(rules.crew),
        off=rules.off,
        turn_step=rules.turn_step,
        fork=fork.start,
        fork_end=fork.stop,
        entry=FIXED if fixed else LAUNCHED_IN if launch else COUNTED,
        entry_marked=enter.marked if fixed else 0,
        entry_station=enter.station if fixed else 0,
        in_order=launch and enter.fixed,
        keep_throw=isinstance(rules.lost_throw, lost_throw.KeepThrow),
        on_rosette=throw_again.OnRosette in reasons,
        on_capture=throw_again.OnCapture in reasons,
        on_score=reasons[throw_again.OnScore].score if throw_again.OnScore in reasons else 0,
        on_any=throw_again.OnAnyScore in reasons,
        bonus_bars=rules.bonus_bars,
        stuck=stuck[type(rules.stuck) if rules.stuck else None],  # type: ignore[index]
        fine=fine.amount if fine else 0,
        fine_limited=fine is not None and fine.limited,
        award=effects.RosetteAward in effect,
        money=money is not None,
        one_fee=money is not None and money.single,
        kitty_to_winner=scoring.WinnerTakesKitty in score,
        penalty=penalty is not None,
        penalty_hand=penalty is not None and penalty.all_not_home,
        split=penalty is not None and penalty.split,
        deployment=scoring.CountDeployment in score,
        in_hand=score[scoring.CountDeployment].in_hand if scoring.CountDeployment in score else 0,
        skip_limit=rules.lost_throw.skip_limit,
        route=np.array(rules.route, dtype=np.int64),
        rosettes=np.array([s in rules.rosette_slots for s in range(len(rules.places))], np.int64),
        throws=throws,
        chances=chances,
        kits=kit_ends,
        **_by_square(rules, effect, score),
        **_by_kind(rules, money),
    )


def _by_square(rules: Ruleset, effect: dict[type, Any], score: dict[type, Any]) -> dict[str, np.ndarray]:
    """The fields about squares: stations, landing rules, effects, points."""
    slots = np.full((2, 64), -1)
    for player in (0, 1):
        for station, slot in rules.slots[player].items():
            slots[player, station] = slot
    judges = np.zeros((len(rules.places), LANDING_RULES), dtype=np.int64)
    for slot, parts in enumerate(rules.judges):
        for i, rule in enumerate(parts):
            limit = getattr(rule, "limit", 0)
            judges[slot, i] = _LANDING_CODES[type(rule)] + 16 * limit + 1024 * getattr(rule, "closed", 0)
    deployment = score.get(scoring.CountDeployment)
    points = [(deployment.on_start if p == "S" else deployment.values[p]) if deployment else 0 for p in rules.places]

    def on(squares: frozenset[str]) -> np.ndarray:
        return np.array([p in squares for p in rules.places], np.int64)

    nowhere: frozenset[str] = frozenset()
    doubles, eyes = effect.get(effects.Doubles), effect.get(effects.EyesForfeit)
    return {
        "slots": slots,
        "judges": judges,
        "top_only": on(getattr(rules.movers, "top_only", nowhere)),
        "doubles": on(doubles.squares if doubles else nowhere),
        "eyes": on(eyes.squares if eyes else nowhere),
        "square_points": np.array(points, dtype=np.int64),
    }


def _by_kind(rules: Ruleset, money: Any) -> dict[str, np.ndarray]:
    """The fields about kinds of pieces: their values, and how they are launched."""
    launches, reentries = np.zeros((KINDS, 2), np.int64), np.full((KINDS, ENTRIES), -1)
    values = np.zeros(KINDS, np.int64)
    if isinstance(rules.entry, entry.Launch):
        for kind, launch in rules.entry.entries.items():
            launches[kind] = launch
            places = rules.entry.again.get(kind, (launch[1],))
            reentries[kind, : len(places)] = places
    for kind, value in money.values.items() if money else ():
        values[kind] = value
    return {"values": values, "launches": launches, "reentries": reentries}


def _throws(rules: Ruleset) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The fields `throws`, `chances` and `kits`. Converted throws come after those of all kits."""
    rows, chances, ends, converted = [], [], [0], []
    for number, kit in enumerate(rules.kits.all):
        for throw in kit.throws:
            rows.append([throw.score or 0, throw.marked, -1, number])
            chances.append(throw.weight / kit.total)
            if throw.converted:
                converted.append((len(rows) - 1, throw.converted))
        ends.append(len(rows))
    for row, made in converted:
        assert isinstance(made, Throw)
        rows[row][2] = len(rows)
        rows.append([made.score or 0, made.marked, -1, rows[row][3]])
    return np.array(rows, dtype=np.int64), np.array(chances), np.array(ends)
