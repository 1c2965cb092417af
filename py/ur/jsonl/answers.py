"""The answer to each kind of request: rulesets, start, legal, choose (see `ur.jsonl.service`).

Each function takes a request and returns the answer without its id; FormatError or RulesError says what
is wrong with the request.
"""

from __future__ import annotations

from itertools import count
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
from ur.throws.dice import Dice, seed_of

Json = dict[str, Any]


def _rules(request: Json) -> Ruleset:
    spec = request.get("rules")
    if not isinstance(spec, str):
        raise FormatError("bad_request", 'rules is missing, for instance "finkel"')
    return ruleset(spec)


def rulesets(request: Json) -> Json:
    """Every ruleset with its options."""
    return {"rulesets": [{"id": id, "options": _options(options_of(id))} for id in IDS]}


def _options(options: tuple[Option, ...]) -> Json:
    described: Json = {}
    for option in options:
        one: Json = {"default": option.default}
        if option.numbers is not None:
            one |= {"from": option.numbers[0], "to": option.numbers[-1]}
        else:
            one["values"] = list(option.values)
        if option.many:
            one["many"] = True
        described[option.key] = one
    return described


def start(request: Json) -> Json:
    """The player who begins, and the position before the first throw."""
    rules = _rules(request)
    wanted = request.get("starter")
    if wanted not in (None, *SIDES):
        raise FormatError("bad_request", f"starter is light or dark, not {wanted!r:.40}")
    beginning = _beginning(rules, request.get("seed"), wanted)
    position = engine.start(rules, beginning.starter)
    answer: Json = {"starter": SIDES[beginning.starter], "position": position_json(rules, position)}
    if beginning.throw is not None:
        answer["throw"] = beginning.throw.marked
    return answer


def _beginning(rules: Ruleset, seed: object, wanted: object) -> Beginning:
    """The start as the rules find it; drawn again until the player who is wanted begins."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, str | int)):
        raise FormatError("bad_request", "seed is a text or a whole number")
    dice, draws = Dice(seed_of(seed)), count()

    def draw(kit: Kit) -> Throw:
        return dice.throw(kit, next(draws))

    while True:
        beginning = rules.start.begin(rules, draw)
        if wanted in (None, SIDES[beginning.starter]):
            return beginning


def _moment(request: Json) -> tuple[Ruleset, Position, Throw | None]:
    """The rules, position and throw of a request; no throw if a choice is pending, or one of lots comes first."""
    rules = _rules(request)
    if "position" not in request:
        raise FormatError("bad_request", "position is missing")
    position = read_position(rules, request["position"])
    if position.over:
        raise FormatError("game_over", "the game has ended")
    throw = request.get("throw")
    if position.pending and throw is not None:
        by = SIDES[position.by]
        raise FormatError("pending", f"{position.pending} by {by} comes before the next throw")
    if position.pending:
        return rules, position, None
    if throw is not None:
        return rules, position, read_throw(rules, position, throw)
    if len(rules.kits.all) == 1:
        raise FormatError("bad_throw", "nothing is pending, so a throw is needed")
    return rules, position, None


def legal(request: Json) -> Json:
    """The actions, and the position after doing nothing; or the lots to choose from."""
    rules, position, throw = _moment(request)
    if throw is None and not position.pending:
        return _kits(rules, position)
    actions = engine.legal(rules, position, throw)
    after_pass = None
    if engine.may_pass(rules, position, actions):
        after_pass = position_json(rules, engine.pass_turn(rules, position, throw))
    return {
        "score": throw_score(throw),
        "actions": actions_json(rules, position, throw, actions),
        "pass": after_pass,
    }


def _kits(rules: Ruleset, position: Position) -> Json:
    """The kits that may be chosen; if none is usable, what follows the throw that is lost."""
    kits = engine.kits(rules, position)
    if not rules.kits.usable(rules, position):
        lost = engine.pass_turn(rules, position, kits[0].throws[0])
        return {"kits": [], "pass": position_json(rules, lost)}
    return {"kits": [kit.count for kit in kits]}


def choose(request: Json) -> Json:
    """What the computer does, and the value of each action."""
    rules, position, throw = _moment(request)
    try:
        level = level_of(request.get("level", "best"))
    except LevelError as error:
        raise FormatError("unknown_level", str(error)) from None
    lots_first = throw is None and not position.pending
    if lots_first and not _kits(rules, position)["kits"]:
        return {"index": None, "values": []}
    choice = choose_at(rules, position, throw, str(level.id))
    if lots_first:
        return {"kit": choice.kit}
    return {"index": choice.index, "values": list(choice.values)}
