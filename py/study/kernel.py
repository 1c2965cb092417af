"""Kernel: the engine's rules for whole games in compiled code, for millions of games of self-play.

It follows `ur.engine` step by step for the rulesets with their default options; the parts it does
not know (`kernel_of` names them) are refused.  `tests/study` plays it in lockstep with the engine,
which stays the definition.

A state is a vector of small numbers: the fields below, then pieces in hand and off by player and
kind, then the height of each square's stack, then the stacks, eight places each.  A piece is
written as in `ur.position`, plus one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from ur import engine
from ur.lots import Throw
from ur.mechanics import effects, entry, idle, landing, reasons, settlements
from ur.position import Position
from ur.ruleset import Ruleset

TURN, PENDING, BY, KITTY, PURSE, LAUNCHED, WINNER, POINTS, SKIPS = 0, 1, 2, 3, 4, 6, 8, 9, 11
HEAD, HEIGHT = 12, 8
NONE, AWARD, FORFEIT = 0, 1, 2
MOVE, ENTER, CONVERT = 0, 1, 2
REFUSE, LAND, TAKE, SENT_OFF = 0, 1, 2, 3


class Rules(NamedTuple):
    """A ruleset in arrays; see `kernel_of` for where each comes from."""

    squares: int
    kinds: int
    crew: int
    off: int
    turn_step: int
    entry: int
    entry_score: int
    entry_station: int
    keep_throw: int
    on_rosette: int
    on_capture: int
    on_score: int
    on_any: int
    fine: int
    award: int
    money: int
    kitty_to_winner: int
    penalty: int
    deployment: int
    skip_limit: int
    slots: np.ndarray
    route: np.ndarray
    rosettes: np.ndarray
    judges: np.ndarray
    top_only: np.ndarray
    doubles: np.ndarray
    eyes: np.ndarray
    deploy: np.ndarray
    values: np.ndarray
    houses: np.ndarray
    relaunch: np.ndarray
    throws: np.ndarray
    chances: np.ndarray


_JUDGES = {
    landing.OwnBlocks: 1,
    landing.Safe: 2,
    landing.Capture: 3,
    landing.Mixed: 4,
    landing.OwnStack: 5,
    landing.CaptureSameSide: 7,
    landing.SafeWhenTurned: 8,
    landing.CaptureOne: 9,
}


def kernel_of(rules: Ruleset) -> Rules:
    """A ruleset in arrays; ValueError where it has a part that the kernel does not know."""
    if rules.ask_extra or rules.may_pass or rules.bonus_bars or rules.stuck:
        raise ValueError(f"{rules.spec}: choices between throws are not compiled")
    if rules.path.fork is not None or len(rules.kits.all) > 1:
        raise ValueError(f"{rules.spec}: forks and several kits are not compiled")
    count, found = len(rules.places), {type(e): e for e in rules.effects}
    enter, money = rules.entry, found.get(effects.RosetteMoney)
    settle = {type(s): s for s in rules.settle}
    slots = np.full((2, 64), -1)
    for player in (0, 1):
        for station, slot in rules.slots[player].items():
            slots[player, station] = slot
    judges = np.zeros((count, 8), dtype=np.int64)
    for slot, line in enumerate(rules.judges):
        for i, rule in enumerate(line):
            limit = getattr(rule, "limit", 0)
            judges[slot, i] = _JUDGES[type(rule)] + 16 * limit + 1024 * getattr(rule, "closed", 0)
    houses, relaunch = np.zeros((5, 2), np.int64), np.full((5, 8), -1)
    values = np.zeros(5, np.int64)
    if isinstance(enter, entry.Launch):
        for kind, house in enter.houses.items():
            houses[kind] = house
            places = enter.again.get(kind, (house[1],))
            relaunch[kind, : len(places)] = places
    if isinstance(money, effects.RosetteMoney):
        for kind, value in money.values.items():
            values[kind] = value
    doubles, eyes = found.get(effects.Doubles), found.get(effects.EyesForfeit)
    deployment = settle.get(settlements.CountDeployment)
    deploy = [
        (deployment.on_start if p == "S" else deployment.values[p])
        if isinstance(deployment, settlements.CountDeployment)
        else 0
        for p in rules.places
    ]
    again = {type(r): r for r in rules.again}
    four = again.get(reasons.OnScore)
    fine = found.get(effects.Fine)
    with_ = enter if isinstance(enter, entry.EnterWith) else None
    throws = _throws(rules)
    return Rules(
        squares=count,
        kinds=max(1, len(rules.kinds)),
        crew=len(rules.crew),
        off=rules.off,
        turn_step=rules.turn_step,
        entry=1 if with_ else 2 if isinstance(enter, entry.Launch) else 0,
        entry_score=with_.marked if with_ else 0,
        entry_station=with_.station if with_ else 0,
        keep_throw=isinstance(rules.idle, idle.KeepThrow),
        on_rosette=reasons.OnRosette in again,
        on_capture=reasons.OnCapture in again,
        on_score=four.score if isinstance(four, reasons.OnScore) else 0,
        on_any=reasons.OnAnyScore in again,
        fine=fine.amount if isinstance(fine, effects.Fine) else 0,
        award=effects.RosetteAward in found,
        money=money is not None,
        kitty_to_winner=settlements.WinnerTakesKitty in settle,
        penalty=settlements.PenaltyAndPool in settle,
        deployment=deployment is not None,
        skip_limit=200 if isinstance(rules.idle, idle.LoseTurnAndCount) else 0,
        slots=slots,
        route=np.array(rules.route, dtype=np.int64),
        rosettes=np.array([s in rules.rosette_slots for s in range(count)], np.int64),
        judges=judges,
        top_only=np.array([p in rules.movers.top_only for p in rules.places], np.int64),  # type: ignore[attr-defined]
        doubles=np.array([doubles is not None and p in doubles.squares for p in rules.places]),  # type: ignore[attr-defined]
        eyes=np.array([eyes is not None and p in eyes.squares for p in rules.places]),  # type: ignore[attr-defined]
        deploy=np.array(deploy, dtype=np.int64),
        values=values,
        houses=houses,
        relaunch=relaunch,
        throws=throws,
        chances=np.array([t.weight / rules.kits.all[0].total for t in rules.kits.all[0].throws]),
    )


def _throws(rules: Ruleset) -> np.ndarray:
    """Per throw its score and marked lots; then the converted throws, found at [throw, 2]."""
    plain: list[Throw] = list(rules.kits.all[0].throws)
    rows = [[t.score or 0, t.marked, -1] for t in plain]
    for i, throw in enumerate(plain):
        if throw.converted:
            rows[i][2] = len(rows)
            rows.append([throw.converted.score or 0, throw.converted.marked, -1])
    return np.array(rows, dtype=np.int64)


def state_of(k: Rules, position: Position) -> np.ndarray:
    """A position as a state vector."""
    st = np.zeros(size(k), np.int16)
    st[TURN], st[BY], st[KITTY] = position.turn, position.by, position.kitty
    st[PENDING] = {None: NONE, "award": AWARD, "forfeit": FORFEIT}[position.pending]
    st[PURSE : PURSE + 2], st[LAUNCHED : LAUNCHED + 2] = position.purse, position.launched
    st[WINNER], st[SKIPS] = position.winner, position.skips
    st[POINTS : POINTS + 2] = position.points
    for player in (0, 1):
        for kind in position.hand[player]:
            st[HEAD + player * k.kinds + kind] += 1
        for kind in position.off[player]:
            st[HEAD + (2 + player) * k.kinds + kind] += 1
    heights = HEAD + 4 * k.kinds
    for slot, stack in enumerate(position.squares):
        st[heights + slot] = len(stack)
        for level, one in enumerate(stack):
            st[heights + k.squares + HEIGHT * slot + level] = one + 1
    return st


def start(k: Rules, rules: Ruleset) -> np.ndarray:
    """The beginning with light to throw."""
    return state_of(k, engine.start(rules, 0))


def size(k: Rules) -> int:
    """The length of a state."""
    return HEAD + 4 * k.kinds + k.squares * (1 + HEIGHT)


@njit(cache=True)
def judge(k, st, mover, slot):
    """Whether a piece may land on a square, and what happens; as `ur.engine.judge`."""
    heights = HEAD + 4 * k.kinds
    height = st[heights + slot]
    if height == 0:
        return LAND
    base = heights + k.squares + HEIGHT * slot
    top = st[base + height - 1] - 1
    own = top & 1 == mover & 1
    turned = k.turn_step > 0 and (mover >> 1 & 31) >= k.turn_step
    top_turned = k.turn_step > 0 and (top >> 1 & 31) >= k.turn_step
    for i in range(8):
        packed = k.judges[slot, i]
        code, limit = packed & 15, packed >> 4 & 63
        if code == 0:
            return REFUSE
        if code == 1 and own:
            return REFUSE
        if code == 2 and not own:
            return REFUSE
        if code == 3 and not own:
            return TAKE
        if code == 4:
            return LAND if height < limit else REFUSE
        if code == 5:
            if own:
                return LAND if limit == 0 or height < limit else REFUSE
            if packed >> 10:
                return REFUSE
        if code == 7 and not own:
            return TAKE if turned == top_turned else REFUSE
        if code == 8 and not own and top_turned:
            return REFUSE
        if code == 9 and not own:
            return TAKE if height == 1 else SENT_OFF
    return REFUSE


@njit(cache=True)
def board_moves(k, st, player, score, out, found):
    """Append the moves of pieces on the board: rows of (kind, piece, slot, level, station)."""
    heights = HEAD + 4 * k.kinds
    for r in range(k.route.shape[1]):
        slot = k.route[player, r]
        height = st[heights + slot]
        if height == 0:
            continue
        base = heights + k.squares + HEIGHT * slot
        for level in range(height):
            one = st[base + level] - 1
            if one & 1 != player:
                continue
            if k.top_only[slot] and level < height - 1:
                continue
            alike = False
            for above in range(level + 1, height):
                if st[base + above] - 1 == one:
                    alike = True
            if alike:
                continue
            station = (one >> 1 & 63) + score
            if station > k.off:
                continue
            if station < k.off:
                to = k.slots[player, station]
                if judge(k, st, one + 2 * score, to) == REFUSE:
                    continue
            out[found, 0], out[found, 1], out[found, 2] = MOVE, one, slot
            out[found, 3], out[found, 4] = level, station
            found += 1
    return found


@njit(cache=True)
def enter_at(k, st, player, kind, station, out, found):
    """Append an entry if the square can be landed on."""
    mover = player + 2 * station + 128 * kind
    slot = k.slots[player, station]
    if judge(k, st, mover, slot) != REFUSE:
        out[found, 0], out[found, 1], out[found, 2] = ENTER, player + 128 * kind, -1
        out[found, 3], out[found, 4] = 0, station
        found += 1
    return found


@njit(cache=True)
def moves(k, st, throw, out):
    """The actions of `ur.engine.legal` without the conversion; how many."""
    if st[PENDING] == AWARD:
        by, found = st[BY], 0
        for kind in range(k.kinds):
            if st[HEAD + by * k.kinds + kind]:
                out[found, 0], out[found, 1], out[found, 2] = ENTER, by + 128 * kind, -1
                out[found, 3], out[found, 4] = 0, 0
                found += 1
        return found
    if st[PENDING] == FORFEIT:
        return board_moves(k, st, st[BY], 4, out, 0)
    player, score, found = st[TURN], k.throws[throw, 0], 0
    if score == 0:
        return 0
    for kind in range(k.kinds):
        if st[HEAD + player * k.kinds + kind] == 0:
            continue
        if k.entry == 0:
            found = enter_at(k, st, player, kind, score, out, found)
        elif k.entry == 1:
            if k.throws[throw, 1] == k.entry_score:
                found = enter_at(k, st, player, kind, k.entry_station, out, found)
        elif score == k.houses[kind, 0]:
            launched = st[LAUNCHED + player]
            if launched >> kind & 1:
                for i in range(8):
                    if k.relaunch[kind, i] >= 0:
                        found = enter_at(k, st, player, kind, k.relaunch[kind, i], out, found)
            elif launched & (1 << kind) - 1 == (1 << kind) - 1:
                found = enter_at(k, st, player, kind, k.houses[kind, 1], out, found)
    return board_moves(k, st, player, score, out, found)


@njit(cache=True)
def win(k, st, winner):
    """End the game and settle."""
    st[WINNER], st[PENDING] = winner, NONE
    if winner > 1:
        return
    loser = 1 - winner
    heights = HEAD + 4 * k.kinds
    if k.kitty_to_winner:
        st[PURSE + winner] += st[KITTY]
        st[KITTY] = 0
    if k.penalty:
        owed = 0
        for slot in range(k.squares):
            for level in range(st[heights + slot]):
                one = st[heights + k.squares + HEIGHT * slot + level] - 1
                if one & 1 == loser:
                    owed += k.values[one >> 7]
        owed = min(owed, st[PURSE + loser])
        st[PURSE + loser] -= owed
        st[PURSE + winner] += owed + st[KITTY]
        st[KITTY] = 0
    if k.deployment:
        points = 25 * st[HEAD + loser * k.kinds]
        for slot in range(k.squares):
            for level in range(st[heights + slot]):
                if st[heights + k.squares + HEIGHT * slot + level] - 1 & 1 == loser:
                    points += k.deploy[slot]
        st[POINTS + winner] = points


@njit(cache=True)
def act(k, st, throw, action):
    """Carry out an action in place; as `ur.engine.act`."""
    forced, player, score = False, st[TURN], 0
    if st[PENDING] == AWARD:
        by = st[BY]
        st[PENDING] = NONE
        kind = action[1] >> 7
        st[HEAD + by * k.kinds + kind] -= 1
        put(k, st, k.slots[by, 0], by + 128 * kind)
        return
    if st[PENDING] == FORFEIT:
        forced, player, score = True, st[BY], 4
        st[PENDING] = NONE
    else:
        score = k.throws[throw, 0]
        st[SKIPS] = 0
    kind = action[1] >> 7
    heights = HEAD + 4 * k.kinds
    origin = -1
    if action[0] == ENTER:
        st[HEAD + player * k.kinds + kind] -= 1
        if k.entry == 2:
            st[LAUNCHED + player] |= 1 << kind
    else:
        lift(k, st, action[2], action[3])
        origin = action[1] >> 1 & 63
    station = action[4]
    alive, slot, captured = True, -1, 0
    while True:
        captured, slot = 0, -1
        if station == k.off:
            st[HEAD + (2 + player) * k.kinds + kind] += 1
            done = 0
            for i in range(k.kinds):
                done += st[HEAD + (2 + player) * k.kinds + i]
            if done == k.crew:
                win(k, st, player)
                return
        else:
            slot = k.slots[player, station]
            mover = player + 2 * station + 128 * kind
            verdict = judge(k, st, mover, slot)
            if verdict == SENT_OFF:
                st[HEAD + player * k.kinds + kind] += 1
                alive = False
                break
            if verdict == TAKE:
                base = heights + k.squares + HEIGHT * slot
                captured = st[heights + slot]
                for level in range(captured):
                    enemy = st[base + level] - 1
                    st[HEAD + (enemy & 1) * k.kinds + (enemy >> 7)] += 1
                    st[base + level] = 0
                st[heights + slot] = 0
            put(k, st, slot, mover)
        settle_landing(k, st, player, kind, origin, station, slot)
        if slot >= 0 and k.doubles[slot]:
            lift(k, st, slot, st[heights + slot] - 1)
            origin, station = station, station + score
            continue
        break
    if alive and slot >= 0:
        if k.award and k.rosettes[slot] and st[HEAD + player * k.kinds] > 0:
            st[PENDING], st[BY] = AWARD, player
        if k.eyes[slot] and not forced:
            out = np.empty((32, 5), np.int64)
            if board_moves(k, st, 1 - player, 4, out, 0):
                st[PENDING], st[BY] = FORFEIT, 1 - player
    if forced:
        return
    again = k.on_any or (k.on_score > 0 and score == k.on_score)
    if alive:
        again = again or (k.on_rosette and slot >= 0 and k.rosettes[slot])
        again = again or (k.on_capture and captured > 0)
    if not again:
        st[TURN] = 1 - st[TURN]


@njit(cache=True)
def settle_landing(k, st, player, kind, origin, station, slot):
    """Fines and fees of a landing (Bell, tablet)."""
    if k.fine and slot >= 0 and k.rosettes[slot]:
        st[PURSE + player] -= k.fine
        st[KITTY] += k.fine
    if k.money:
        value = k.values[kind]
        if origin >= 0:
            for step in range((origin & 31) + 1, station & 31 if station < k.off else k.off):
                if k.rosettes[k.slots[player, step]]:
                    paid = min(value, st[PURSE + player])
                    st[PURSE + player] -= paid
                    st[KITTY] += paid
        if slot >= 0 and k.rosettes[slot]:
            taken = min(value, st[KITTY])
            st[PURSE + player] += taken
            st[KITTY] -= taken


@njit(cache=True)
def put(k, st, slot, one):
    """Put a piece on top of a square."""
    heights = HEAD + 4 * k.kinds
    st[heights + k.squares + HEIGHT * slot + st[heights + slot]] = one + 1
    st[heights + slot] += 1


@njit(cache=True)
def lift(k, st, slot, level):
    """Take a piece out of a stack."""
    heights = HEAD + 4 * k.kinds
    base = heights + k.squares + HEIGHT * slot
    height = st[heights + slot]
    for i in range(level, height - 1):
        st[base + i] = st[base + i + 1]
    st[base + height - 1] = 0
    st[heights + slot] = height - 1


@njit(cache=True)
def idle_turn(k, st, throw):
    """Nothing is done: a lost throw, or a choice declined."""
    if st[PENDING] != NONE:
        st[PENDING] = NONE
        return
    if k.keep_throw and k.throws[throw, 0] > 0:
        return
    st[TURN] = 1 - st[TURN]
    if k.skip_limit:
        st[SKIPS] += 1
        if st[SKIPS] >= k.skip_limit:
            win(k, st, 2)
