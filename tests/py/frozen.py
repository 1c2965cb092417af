"""The output of the engine for seeded games of a ruleset: lines for each subject, and a hash of these lines.

`test_frozen.py` compares the hashes with those in `frozen.json`. After an intended change, `PYTHONPATH=py python3
tests/py/frozen.py` writes them again. With a ruleset as its argument it prints the lines, so that those of two versions
can be compared.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rules_all import SPECS
from ur.bitboard.digest import Chance, chance, random_throw
from ur.formats.json_actions import actions_json
from ur.formats.json_write import position_json
from ur.formats.position_text import position_text
from ur.model.event import Event
from ur.model.lots import Throw
from ur.model.position import NO_SQUARE, Position, kind_of
from ur.rules import engine
from ur.rules.perft import perft
from ur.rules.possible import why_impossible, why_no_play
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.rulesets import ruleset
from ur.text.explain import explain_piece_in_hand
from ur.text.rulebook import facts
from ur.text.why_not import why_not

FROZEN = Path(__file__).with_name("frozen.json")
GAMES, PLIES = 2, 80


def moments(rules: Ruleset, below: Chance) -> Iterator[tuple[Position, Throw | None, tuple[Action, ...], list[Event]]]:
    """A random game: each position with its throw and its actions, and the events of what was played then."""
    beginning = rules.start.begin(rules, lambda kit: random_throw(kit, below))
    position, throw = engine.start(rules, beginning.starter), beginning.throw
    for _ in range(PLIES):
        if throw is None and not position.pending:
            kits = engine.kits(rules, position)
            throw = random_throw(kits[below(len(kits))], below)
        actions = engine.legal(rules, position, throw)
        events: list[Event] = []
        before, thrown = position, throw
        chosen = below(len(actions) + engine.may_pass(rules, position, actions))
        if chosen == len(actions):
            position, throw = engine.pass_turn(rules, position, throw, events), None
        elif actions[chosen].kind == CONVERT and throw is not None and below(2):
            throw = throw.converted
        else:
            position, throw = engine.act(rules, position, throw, actions[chosen], events), None
        yield before, thrown, actions, events
        if position.over:
            break
    yield position, None, (), []


def games(rules: Ruleset) -> Iterator[object]:
    """Positions, actions and events of games, as they are written."""
    for seed in range(GAMES):
        for position, throw, actions, events in moments(rules, chance(seed)):
            yield position_text(rules, position)
            yield position_json(rules, position)
            yield throw and throw.name
            yield actions_json(rules, position, throw, actions)
            yield events
    yield from perft(rules, engine.start(rules, 0), 2)


def reasons(rules: Ruleset) -> Iterator[object]:
    """Why each piece cannot be moved, and what is said of those in the hand."""
    for position, throw, _, _ in moments(rules, chance(7)):
        if position.over:
            return
        for slot, stack in enumerate(position.squares):
            for one in stack:
                yield why_not(rules, position, throw, slot, kind=kind_of(one))
        for player in (0, 1):
            for kind in sorted(set(rules.crew)):
                yield explain_piece_in_hand(rules, position, throw, player, kind)


def refusals(rules: Ruleset) -> Iterator[object]:
    """Why positions that were spoilt cannot be."""
    below = chance(9)
    for position, throw, _, _ in moments(rules, chance(8)):
        yield why_impossible(rules, position, throw)
        yield why_no_play(rules, position)
        for spoilt in _spoilt(position, below):
            yield why_impossible(rules, spoilt, throw)


def _spoilt(position: Position, below: Chance) -> Iterator[Position]:
    squares = position.squares
    here, there = below(len(squares)), below(len(squares))
    stack = squares[here]

    def with_squares(changed: dict[int, tuple[int, ...]]) -> Position:
        return position._replace(squares=tuple(changed.get(slot, one) for slot, one in enumerate(squares)))

    yield with_squares({here: ()})
    yield with_squares({here: (*stack, *stack)})
    yield with_squares({here: squares[there], there: stack})
    yield with_squares({here: (), there: (*squares[there], *stack)} if here != there else {})
    yield with_squares({here: tuple(one ^ 1 for one in stack)})
    light, dark = position.hand
    yield position._replace(hand=(light[1:], dark))
    yield position._replace(hand=(light, (*dark, *dark[:1])))
    yield position._replace(off=(position.hand[0], position.off[1]))
    yield position._replace(launched=(below(64), below(64)))
    yield position._replace(purse=(position.purse[0] - 1, position.purse[1] + 1))
    yield position._replace(purse=(position.purse[0] - 500, position.purse[1]), kitty=position.kitty + 500)
    yield position._replace(kitty=position.kitty + 1)
    yield position._replace(kitty=-1)
    yield position._replace(skips=below(2) * 999)
    yield position._replace(barred=here)
    yield position._replace(barred=NO_SQUARE, turn=1 - position.turn)
    yield position._replace(pending="extra", by=position.turn)
    yield position._replace(pending="award", by=below(2))
    yield position._replace(pending="forfeit", by=below(2))
    yield position._replace(winner=below(2))


def rulebook(rules: Ruleset) -> Iterator[object]:
    """The facts of the rules."""
    yield from facts(rules)


SUBJECTS: dict[str, Callable[[Ruleset], Iterator[object]]] = {
    one.__name__: one for one in (games, reasons, refusals, rulebook)
}


def lines(spec: str, subject: str) -> list[str]:
    """The lines of a subject."""
    return [repr(one) for one in SUBJECTS[subject](ruleset(spec))]


def hashes(spec: str) -> dict[str, str]:
    """The hash of the lines of each subject."""
    return {subject: hashlib.sha256("\n".join(lines(spec, subject)).encode()).hexdigest()[:12] for subject in SUBJECTS}


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(*(f"{subject}: {line}" for subject in SUBJECTS for line in lines(sys.argv[1], subject)), sep="\n")
    else:
        rows = [f"  {json.dumps(spec)}: {json.dumps(hashes(spec))}" for spec in SPECS]
        FROZEN.write_text("{\n" + ",\n".join(rows) + "\n}\n")
