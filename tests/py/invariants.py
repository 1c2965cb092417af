"""What holds in every position of every game, by any rules. The tests of rulesets and the soak run ask it."""

from __future__ import annotations

import random
from typing import Any

from mirroring import canonical, mirrored
from ur.bitboard.digest import random_throw
from ur.formats.json_read import read_position
from ur.formats.json_write import position_json
from ur.formats.notation import long_texts, read_action
from ur.formats.position_text import position_text, read_position_text
from ur.model.event import Again, Captured, Ended, Event, Moved, Paid
from ur.model.lots import Throw
from ur.model.position import DRAW, NOBODY, Position
from ur.rules import engine
from ur.rules.ruleset import Ruleset

SKIPS = 200


def money(position: Position) -> int:
    """All money: both purses and the kitty."""
    return sum(position.purse) + position.kitty


def pieces(position: Position) -> tuple[int, int]:
    """How many pieces each player has: in hand, off and on the board."""
    dark = sum(one & 1 for stack in position.squares for one in stack)
    light = sum(map(len, position.squares)) - dark
    hand, off = position.hand, position.off
    return light + len(hand[0]) + len(off[0]), dark + len(hand[1]) + len(off[1])


def check_end(rules: Ruleset, position: Position) -> None:
    """A game ends as its rules say, or reaches the length limit."""
    if position.winner == NOBODY:
        # Possible only where random play can go on for ever.
        assert rules.may_pass or rules.path.id.startswith("murray") or is_blocking(rules)
    elif position.winner == DRAW:
        assert position.skips == SKIPS
    else:
        off = len(position.off[position.winner])
        assert off == len(rules.crew) or rules.options.get("stuck") == "win"
        assert position.points[1 - position.winner] == 0


def is_blocking(rules: Ruleset) -> bool:
    """Whether nothing can be captured, so that two pieces can face each other for ever."""
    return rules.options.get("capture") == "no"


def check(rules: Ruleset, position: Position, rng: random.Random) -> None:
    """Properties that are slow to test, of one position."""
    written = position_json(rules, position)
    assert read_position(rules, written) == position
    assert read_position_text(rules, position_text(rules, position)) == position
    kits = engine.kits(rules, position)
    assert all(sum(kit.chance(throw) for throw in kit.throws) == 1 for kit in kits)
    throw = None if position.pending else random_throw(rng.choice(kits), rng.randrange)
    image = read_position(rules, mirrored(written))
    ahead = sorted(canonical(mirrored(one)) for one in followers(rules, position, throw))
    assert ahead == sorted(canonical(one) for one in followers(rules, image, throw))


def followers(rules: Ruleset, position: Position, throw: Throw | None) -> list[dict[str, Any]]:
    """Every position that can follow; every legal action must be playable."""
    actions = engine.legal(rules, position, throw)
    texts = long_texts(rules, position, throw, actions)
    assert len(set(texts)) == len(texts)
    after = []
    for action, text in zip(actions, texts, strict=True):
        assert actions[read_action(rules, position, throw, actions, text)] == action
        outcomes = engine.outcomes(rules, position, throw, action)
        assert sum(probability for probability, _, _ in outcomes) == 1
        after += [one for _, one, _ in outcomes]
    if engine.may_pass(rules, position, actions):
        after.append(engine.pass_turn(rules, position, throw))
    assert after
    return [position_json(rules, one) for one in after]


def check_step(rules: Ruleset, before: Position, after: Position, events: list[Event]) -> None:
    """What changed between two positions is what the events say, and nothing else of what can be counted."""
    hand, off, purse = [*map(len, before.hand)], [*map(len, before.off)], list(before.purse)
    ended, again = None, False
    for event in events:
        if isinstance(event, Moved):
            hand[event.player] -= event.origin is None
            off[event.player] += event.slot < 0
        elif isinstance(event, Captured):
            hand[event.player] += 1
        elif isinstance(event, Paid):
            purse[event.player] -= event.amount
            purse[1 - event.player] += event.amount if event.reason == "penalty" else 0
        elif isinstance(event, Ended):
            ended = event
        elif isinstance(event, Again):
            again = True
    for player in (0, 1):
        assert len(after.hand[player]) == hand[player], "pieces in hand"
        assert len(after.off[player]) == off[player], "pieces off"
        assert after.purse[player] == purse[player], "money"
    assert after.over == bool(ended), "the end"
    assert not ended or ended.winner == after.winner, "the winner"
    if not after.over and not after.pending and not before.pending:
        assert (after.turn == before.turn) == again, "whose turn it is"
