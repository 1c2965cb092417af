"""Reasons and dangers against brute force through `legal` and `act`, for every ruleset."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import islice

import pytest

from playing import decisions
from ur.model.lots import Throw
from ur.model.message import Message
from ur.model.position import NO_SQUARE, Position, owner_of
from ur.player.danger import dangers
from ur.player.reasons import leaves_open, reason_for
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import IDS, ruleset
from ur.text.sentences import earns
from ur.text.translator import words

SPECS = (
    *IDS,
    "skiryuk?leave_rosette=6",
    "skiryuk?b7=unsafe&stuck=unbury",
    "leaflet?decline_extra=ask&may_pass=true",
    "tablet?board=ur&order=free",
    "race?safe=none",
)
ENGLISH = words("en")


def loses(rules: Ruleset, position: Position, throw: Throw, slot: int, player: int) -> bool:
    """Whether some action with this throw drives a piece of `player`'s from this square into his hand."""
    for action in engine.legal(rules, position, throw):
        if action.kind == CONVERT:
            continue
        after = engine.act(rules, position, throw, action)
        own = [sum(owner_of(one) == player for one in p.squares[slot]) for p in (position, after)]
        if len(after.hand[player]) > len(position.hand[player]) and own[1] < own[0]:
            return True
    return False


def chance(rules: Ruleset, position: Position, slot: int, player: int) -> Fraction:
    """The chance that a throw can capture, with the kit that is worst, and half of it where a bone must say yes."""
    found = []
    for kit in engine.kits(rules, position):
        total = Fraction(0)
        for throw in kit.throws:
            if loses(rules, position, throw, slot, player):
                total += kit.chance(throw)
            elif throw.converted and loses(rules, position, throw.converted, slot, player):
                total += kit.chance(throw) / 2
        found.append(total)
    return max(found)


@pytest.mark.parametrize("spec", SPECS)
def test_the_danger_of_every_piece_is_that_of_brute_force(spec: str) -> None:
    rules, seen = ruleset(spec), 0
    for position, _, _ in islice(decisions(rules, random.Random(2)), 0, 400, 4):
        player = 1 - position.turn
        waiting = position._replace(pending=None, barred=NO_SQUARE)
        found = dangers(rules, position, player)
        for slot, stack in enumerate(position.squares):
            if any(owner_of(one) == player for one in stack):
                odds = found.get(slot)
                stated = Fraction(odds.throws, odds.of) if odds else Fraction(0)
                assert stated == chance(rules, waiting, slot, player)
                seen += stated > 0
    assert seen


def parts(message: Message) -> list[Message]:
    """The single reasons of a reason."""
    inner = [one for one in message.args.values() if isinstance(one, Message) and one.id.startswith("reason")]
    return [part for one in inner for part in parts(one)] if message.id == "reason-and" else [message]


@pytest.mark.parametrize("spec", SPECS)
def test_a_reason_holds_of_its_move(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, actions in islice(decisions(rules, random.Random(6)), 0, 300, 3):
        for action in actions:
            if action.kind == CONVERT:
                continue
            after = engine.act(rules, position, throw, action)
            player, other = action.player, 1 - action.player
            ids = {one.id: one for one in parts(reason_for(rules, position, throw, action))}
            if ids.keys() & {"reason-takes", "reason-takes-again"}:
                assert len(after.hand[other]) > len(position.hand[other])
            if ids.keys() & {"reason-off", "reason-off-again"}:
                assert len(after.off[player]) > len(position.off[player])
            if ids.keys() & {"reason-takes-again", "reason-off-again", "reason-again", "reason-rosette"}:
                assert after.turn == player
            if "reason-wins" in ids:
                assert after.winner == player
            if "reason-open" in ids or "reason-safe" in ids:
                target = rules.slots[player][action.station]
                theirs = after._replace(turn=other, pending=None, barred=NO_SQUARE)
                if target != action.slot and owner_of((after.squares[target] or (other,))[-1]) == player:
                    said = ids.get("reason-open")
                    odds = Fraction(*(int(str(said.args[key])) for key in ("throws", "all"))) if said else Fraction(0)
                    assert odds == chance(rules, theirs, target, player)


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_move_leaves_open_can_be_captured(spec: str) -> None:
    rules, seen = ruleset(spec), 0
    for position, throw, actions in islice(decisions(rules, random.Random(9)), 0, 500, 4):
        for action in actions:
            if action.kind == CONVERT:
                continue
            said = leaves_open(rules, position, throw, action)
            after = engine.act(rules, position, throw, action)
            if said is None:
                continue
            seen += 1
            label = said.args["square"]
            square = label.args["square"] if isinstance(label, Message) else label
            odds = chance(rules, after, rules.places.index(str(square)), action.player)
            assert odds == Fraction(int(str(said.args["throws"])), int(str(said.args["all"]))) > 0
    # Where every throw that counts earns the next one, a move never ends the turn.
    assert seen or all(earns(rules, throw) for throw in rules.kits.all[0].throws if throw.score)


@pytest.mark.parametrize("spec", SPECS)
def test_every_reason_has_words(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, actions in islice(decisions(rules, random.Random(1)), 0, 200, 5):
        for action in (*actions, None):
            if action is None and not engine.may_pass(rules, position, actions):
                continue
            text = ENGLISH.text(reason_for(rules, position, throw, action))
            assert "reason-" not in text and "{" not in text
            # A reason is also said of the computer's moves.
            assert "you" not in text.split()
