"""What the JSON-lines interface answers to each of its requests (see `ur.jsonl.service`)."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from ur.formats.json_actions import actions_json, read_throw, throw_score
from ur.formats.json_read import read_position
from ur.formats.json_write import FormatError, position_json
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.option import Option
from ur.model.position import Position
from ur.player import LevelError, level_of
from ur.player import choose as choose_at
from ur.rules import engine
from ur.rules.ruleset import Beginning, Ruleset
from ur.rulesets import IDS, options_of, ruleset
from ur.throws.dice import Dice

Json = dict[str, Any]


def _rules(request: Json) -> Ruleset:
    written = request.get("rules")
    if not isinstance(written, str):
        raise FormatError("bad_request", 'rules is missing, for instance "finkel"')
    return ruleset(written)


def rulesets(request: Json) -> Json:
    """Every ruleset with its options."""
    return {"rulesets": [{"id": id, "options": _options(options_of(id))} for id in IDS]}


def _options(options: tuple[Option, ...]) -> Json:
    written: Json = {}
    for option in options:
        one: Json = {"default": option.default}
        if option.numbers is not None:
            one |= {"from": option.numbers[0], "to": option.numbers[-1]}
        else:
            one["values"] = list(option.values)
        if option.many:
            one["many"] = True
        written[option.key] = one
    return written


def start(request: Json) -> Json:
    """Who begins, and the position before the first throw."""
    rules = _rules(request)
    wanted = request.get("starter")
    if wanted not in (None, *SIDES):
        raise FormatError("bad_request", f"starter is light or dark, not {wanted!r:.40}")
    beginning = _beginning(rules, request.get("seed"), wanted)
    side = SIDES[beginning.starter]
    written: Json = {"starter": side}
    written["position"] = position_json(rules, engine.start(rules, beginning.starter))
    if beginning.throw is not None:
        written["throw"] = beginning.throw.marked
    return written


def _beginning(rules: Ruleset, seed: object, wanted: object) -> Beginning:
    """Who begins: by the ruleset's procedure, until it gives the starter that is wanted."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, str | int)):
        raise FormatError("bad_request", "seed is a text or a whole number")
    key = secrets.token_hex(32) if seed is None else sha256(str(seed).encode()).hexdigest()
    dice, drawn = Dice(key), iter(range(10**9))

    def draw(kit: Kit) -> Throw:
        return dice.throw(kit, next(drawn))

    while True:
        beginning = rules.start.begin(rules, draw)
        if wanted in (None, SIDES[beginning.starter]):
            return beginning


def _asked(request: Json) -> tuple[Ruleset, Position, Throw | None]:
    """The rules, position and throw of a request; FormatError if they are not to be answered."""
    rules = _rules(request)
    if "position" not in request:
        raise FormatError("bad_request", "position is missing")
    position = read_position(rules, request["position"])
    if position.over:
        raise FormatError("game_over", "the game has ended")
    written = request.get("throw")
    if position.pending and written is not None:
        by = SIDES[position.by]
        raise FormatError("pending", f"{position.pending} by {by} comes before the next throw")
    if position.pending:
        return rules, position, None
    if written is not None:
        return rules, position, read_throw(rules, position, written)
    if len(rules.kits.all) == 1:
        raise FormatError("bad_throw", "nothing is pending, so a throw is needed")
    return rules, position, None


def legal(request: Json) -> Json:
    """What can be done, and what follows if nothing is done."""
    rules, position, throw = _asked(request)
    if throw is None and not position.pending:
        return _kits(rules, position)
    actions = engine.legal(rules, position, throw)
    passed = None
    if engine.may_pass(rules, position, actions):
        passed = position_json(rules, engine.pass_turn(rules, position, throw))
    return {
        "score": throw_score(throw),
        "actions": actions_json(rules, position, throw, actions),
        "pass": passed,
    }


def _kits(rules: Ruleset, position: Position) -> Json:
    """The kits that may be chosen; if none is usable, what follows the throw that is lost."""
    kits = engine.kits(rules, position)
    if not rules.kits.usable(rules, position):
        lost = engine.pass_turn(rules, position, kits[0].throws[0])
        return {"kits": [], "pass": position_json(rules, lost)}
    return {"kits": [kit.count for kit in kits]}


def choose(request: Json) -> Json:
    """What the computer would do, and the value of everything that can be done."""
    rules, position, throw = _asked(request)
    try:
        level = level_of(request.get("level", "best"))
    except LevelError as error:
        raise FormatError("unknown_level", str(error)) from None
    waits = throw is None and not position.pending
    if waits and not _kits(rules, position)["kits"]:
        return {"index": None, "values": []}
    choice = choose_at(rules, position, throw, str(level.id))
    if waits:
        return {"kit": choice.kit}
    return {"index": choice.index, "values": list(choice.values)}
