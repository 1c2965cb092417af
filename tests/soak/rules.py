"""Random games of every ruleset, every fourth with an option at another value, looked at after every ply.

Every position keeps its pieces and its money, and changes only as the events say. One in fifty, and the last one of
every game, is written as JSON and read again; it must be the same. More is asked of one position in 2,000, the text of
the position and of every action, the chances of all outcomes and the mirror image; and of one game in 200, its record,
replayed, as text and as a link. These take longer than all the rest.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import cache

from invariants import check, check_end, check_step, money, pieces
from rules_all import CHANGED, changed
from soak.report import Report, engine_build, seeds
from ur.api.game import Game as ApiGame
from ur.api.records import read_record, write_record
from ur.bitboard.digest import random_throw
from ur.formats.json_read import read_position
from ur.formats.json_write import position_json
from ur.games.game import Entry, Game
from ur.games.link import LinkError, read_link, write_link
from ur.games.record_tags import imported_record
from ur.model.event import Event
from ur.model.lots import Kit, Throw
from ur.model.position import DRAW, Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import IDS, ruleset

# So many seeds at a time, where several processes share the run.
SHARE = 40
# Of so many positions one is written and read again.
WRITTEN_EVERY = 50
# How often what is slower is asked, of positions and of games.
OF_POSITIONS, OF_GAMES = 1 / 2_000, 1 / 200
# Seeds from the first one on come in blocks of one ruleset each: PyPy is nearly twice as fast where it has compiled
# the engine for one ruleset only. Below it the rulesets alternate, so that a short run goes through all of them.
FIRST_BLOCK, BLOCK = 10_000_000, 50_000


def run(count: int, seed: int, minutes: float) -> Report:
    """Play one game for each seed."""
    begin, tried, found = time.monotonic(), 0, []
    plies: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for at in seeds(count, seed, minutes):
        spec = spec_of(at)
        try:
            plies["plies"] += game(ruleset(spec), random.Random(at), at)
        except Exception as error:
            found.append(f"seed {at}: {spec}: {type(error).__name__}: {str(error)[:160]}")
        games[f"games of {spec.partition('?')[0]}"] += 1
        tried += 1
    spent = round(time.monotonic() - begin, 1)
    counts = {**plies, **dict(sorted(games.items()))}
    return Report(tried, len(found), seed, seed + tried, engine_build(), spent, tuple(found), counts)


def spec_of(seed: int) -> str:
    """The rules of a game: each ruleset in turn, in every fourth game with an option changed."""
    if seed >= FIRST_BLOCK:
        id = IDS[seed // BLOCK % len(IDS)]
        return _changed(id)[seed // 4 % len(_changed(id))] if seed % 4 == 3 else id
    if seed % 4 == 3:
        return CHANGED[seed // 4 % len(CHANGED)][0]
    return IDS[(seed // 4 * 3 + seed % 4) % len(IDS)]


@cache
def _changed(id: str) -> list[str]:
    """The specs of a ruleset with one option changed."""
    return [spec for spec, _ in changed(id)]


def game(rules: Ruleset, rng: random.Random, seed: int) -> int:
    """Play and check one game; the number of its plies. AssertionError says what does not hold."""

    def draw(kit: Kit) -> Throw:
        return random_throw(kit, rng.randrange)

    beginning = rules.start.begin(rules, draw)
    position, throw = engine.start(rules, beginning.starter), beginning.throw
    log: list[Entry] = [["s", ("light", "dark")[beginning.starter], [[a.name, b.name] for a, b in beginning.rounds]]]
    log += [["t", throw.name]] if throw else []
    crew, coins, plies = (len(rules.crew),) * 2, money(position), 0
    # After these plies a game is a draw, as in `ur.games.game`.
    while not position.over and plies < rules.length_limit:
        if throw is None and not position.pending:
            offered = engine.kits(rules, position)
            kit = rng.choice(offered)
            throw = draw(kit)
            log += [["k", kit.count]] if len(offered) > 1 else []
            log.append(["t", throw.name])
        events: list[Event] = []
        after, still = _play(rules, position, throw, rng, log, events)
        if still is None:
            check_step(rules, position, after, events)
        assert pieces(after) == crew, "the number of pieces"
        assert money(after) == coins, "all money"
        if after.over or (seed + plies) % WRITTEN_EVERY == 0:
            assert read_position(rules, position_json(rules, after)) == after, "written as JSON and read again"
        position, throw, plies = after, still, plies + 1
        if not position.over and throw is None and rng.random() < OF_POSITIONS:
            check(rules, position, rng)
    check_end(rules, position)
    if rng.random() < OF_GAMES:
        _recorded(rules, log, position)
    return plies


def _play(
    rules: Ruleset, position: Position, throw: Throw | None, rng: random.Random, log: list[Entry], events: list[Event]
) -> tuple[Position, Throw | None]:
    """A random action: the position after it, and a throw that is still to be played."""
    actions = engine.legal(rules, position, throw)
    passing = engine.may_pass(rules, position, actions)
    assert actions or passing, "nothing can be done"
    chosen = rng.randrange(len(actions) + passing)
    if chosen == len(actions):
        log.append(["p"])
        return engine.pass_turn(rules, position, throw, events), None
    action = actions[chosen]
    if action.kind == CONVERT and throw is not None:
        yes = rng.random() < 0.5
        log.append(["c", yes])
        if yes:
            return position, throw.converted
    else:
        log.append(["m", chosen])
    return engine.act(rules, position, throw, action, events), None


def _recorded(rules: Ruleset, log: list[Entry], position: Position) -> None:
    """The record of the game, as text and as a link, is read and leads to the same end."""
    played = Game.replayed(rules, log)
    assert played.now.position == position or played.now.position.winner == DRAW, "replayed"
    header = {key: value for key, value in imported_record(rules.spec, "soak", []).items() if key != "events"}
    again = read_record(write_record(ApiGame.of_log(header, played)))
    assert again.log == log, "written as text and read again"
    try:
        link = write_link(played)
    except LinkError:
        return
    assert read_link(link).line == played.line, "written as a link and read again"
