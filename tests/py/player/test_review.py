"""The review of a game: luck and choices add up to the result, and every throw can be drawn again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from asking import ask
from playing import decisions, random_game
from ur.bridge.dispatcher import Dispatcher
from ur.bridge.session import Session
from ur.bridge.view import view as view_of
from ur.games.game import Game
from ur.lab.measures import measures_of
from ur.model.board import SIDES
from ur.model.message import Message
from ur.model.position import DRAW
from ur.player import analyse
from ur.player.game_review import CHOICE, LUCK, GameReview, Reviewer, Swing
from ur.player.reasons import reason_for
from ur.player.steps import finish
from ur.rules.ruleset import CONVERT
from ur.rulesets import IDS, options_of, ruleset
from ur.throws.dice import Dice

SPECS = (*IDS, "skiryuk?leave_rosette=6", "leaflet?decline_extra=ask&may_pass=true")


def reviewed(game: Game) -> GameReview:
    return finish(Reviewer(game.rules, game.line, game.moments).steps())


@pytest.mark.parametrize("spec", SPECS)
def test_start_luck_and_choices_make_the_result_exactly(spec: str) -> None:
    rules = ruleset(spec)
    game = random_game(rules, 5, plies=250)
    found = reviewed(game)
    sums = [found.total(kind, player) for kind in (LUCK, CHOICE) for player in (0, 1)]
    assert found.values[0] + sum(sums) == found.values[-1]
    # In the longest games the first few hundred moves may lose nothing.
    least = -1 if game.over else 0
    assert found.total(CHOICE, 0) <= least
    assert found.total(CHOICE, 1) >= -least
    for swing in found.swings:
        if swing.kind == CHOICE:
            assert swing.change * (1 if swing.by == 0 else -1) < 0
    if found.kind == "chance":
        assert all(0 <= value <= found.steps for value in found.values)
        if game.over:
            assert found.values[-1] in (0, found.steps // 2, found.steps)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", IDS)
def test_the_sum_of_a_finished_game_is_what_the_rules_give(id: str, seed: int) -> None:
    """Start, luck and choices lead to the win, the points or the money that light has in the end."""
    pieces = next((option for option in options_of(id) if option.key == "pieces"), None)
    game = random_game(ruleset(f"{id}?pieces=2" if pieces else id), seed)
    found, end = reviewed(game), game.now.position
    assert game.over
    total = found.values[0] + found.total(LUCK) + found.total(CHOICE)
    if found.kind == "money":
        assert total == found.steps * end.purse[0]
    elif found.kind == "points":
        assert total == found.steps * measures_of(game, 0).net
    else:
        assert total == {0: found.steps, 1: 0, DRAW: found.steps // 2}[end.winner]


def test_the_best_choices_lose_nothing() -> None:
    dice, game = Dice("77" * 32, "best"), Game(ruleset("finkel?pieces=2"))
    game.begin(dice.throw)
    while not game.over:
        if game.kits:
            game.throw(dice.throw)
        elif not game.actions:
            game.add(["p"])
        else:
            game.add(["m", analyse(game.rules, game.now.position, game.now.throw).best])
    found = reviewed(game)
    assert found.total(CHOICE, 0) == found.total(CHOICE, 1) == 0


def test_a_review_that_is_dropped_goes_on_at_the_same_moment() -> None:
    game = random_game(ruleset("finkel?pieces=2"), 5, plies=250)
    reviewer = Reviewer(game.rules, game.line, game.moments)
    for steps in range(0, 400, 40):
        work = reviewer.steps()
        for _ in range(steps):
            next(work, None)
        work.close()
    assert finish(reviewer.steps()) == reviewed(game)


def ids_of(reason: Message) -> set[str]:
    """The ids of a reason and of the messages in it."""
    inner = [one for one in reason.args.values() if isinstance(one, Message)]
    return {reason.id}.union(*(ids_of(one) for one in inner))


@pytest.mark.parametrize("spec", ["merit", "bell"])
def test_a_throw_that_every_move_earns_is_no_reason_for_one(spec: str) -> None:
    """Where the throw itself gives another one, "throws again" is no reason for a move."""
    rules, ids = ruleset(spec), set()
    for position, throw, actions in decisions(rules, random.Random(4)):
        for action in actions if throw else ():
            ids |= ids_of(reason_for(rules, position, throw, action))
    assert {"reason-off", "reason-takes"} <= ids
    assert not [id for id in ids if id.endswith("-again")]


def test_an_award_brings_one_more_piece_in() -> None:
    """Merit: the move that earns the award has that reason; entering a piece by it has its own."""
    rules, earned = ruleset("merit"), 0
    for position, throw, actions in decisions(rules, random.Random(4)):
        ids = {id for action in actions for id in ids_of(reason_for(rules, position, throw, action))}
        earned += "reason-award" in ids
        if position.pending == "award":
            assert ids == {"reason-enters"}
    assert earned


def test_resigning_is_a_choice() -> None:
    game = Game(ruleset("finkel"))
    game.begin(Dice("01" * 32).throw)
    game.add(["r", "light"])
    found = reviewed(game)
    assert found.total(LUCK) == 0
    assert found.total(CHOICE, 0) == -found.values[0]


@pytest.mark.parametrize("spec", SPECS)
def test_giving_up_is_booked_to_the_player_who_gives_up_and_changes_nothing_else(spec: str) -> None:
    """No matter whose turn it is, before a throw or after it: what came before stays as if the game stopped there."""
    for plies in range(30, 34):
        game = random_game(ruleset(spec), 5, plies)
        plain, at = reviewed(game), len(game.line)
        for by, side in enumerate(SIDES):
            game.add(["r", side])
            found = reviewed(game)
            change = found.values[-1] - plain.values[-1]
            swings = [Swing(at, CHOICE, by, change)] if change else []
            assert found.values[:-1] == plain.values
            assert found.swings == (*plain.swings, *swings)
            assert found.choices == plain.choices
            # What would have been better is an action of that player, or nothing.
            assert found.best.get(at) is None or game.moments[-2].position.chooser == by
            if found.kind == "chance":
                assert found.values[-1] == (0 if by == 0 else found.steps)
            game.add(["u", 1])


class Page:
    """Asks a dispatcher about a game that was played in its session."""

    def __init__(self, spec: str, word: str = "", seat: dict[str, Any] | None = None) -> None:
        self.dispatcher = Dispatcher()
        people = {side: seat or {"kind": "human"} for side in ("light", "dark")}
        self.session = Session.new(spec, people, "4d" * 32, word=word)
        self.session.begin(self.session.dice.throw)
        self.dispatcher.session = self.session

    def ask(self, **request: Any) -> dict[str, Any]:
        answer = ask(self.dispatcher, **request)
        assert answer["ok"], answer
        return answer

    def play(self, typed: bool = False) -> None:
        rng, session = random.Random(8), self.session
        while not session.game.over:
            game, draws = session.game, session.now.draws
            if len(game.kits) > 1:
                session.add(["k", game.kits[0].count])
            elif game.kits:
                kit = game.kits[0]
                throw = rng.choice(kit.throws) if typed else session.dice.throw(kit, draws)
                session.add(["t", throw.name])
            elif not game.actions:
                session.add(["p"])
            else:
                index = rng.randrange(len(game.actions))
                convert = game.actions[index].kind == CONVERT
                session.add(["c", session.dice.yes(draws)] if convert else ["m", index])


@pytest.mark.parametrize("spec", IDS)
def test_the_review_has_luck_choices_and_the_moments_that_decided(spec: str) -> None:
    page = Page(spec)
    page.play()
    review = page.ask(type="review")
    luck, choices = review["luck"], review["choices"]
    assert review["start"] + sum(luck.values()) + sum(choices.values()) == review["result"]
    assert sum(change for _, change in review["throwLuck"]) == sum(luck.values())
    assert len(review["decided"]) == 2
    for moment in review["decided"]:
        seen = page.ask(type="look", ply=moment["ply"])["seen"]
        assert seen["ply"] == moment["ply"]
        assert moment["text"]["id"]
    for kit in review["throws"]:
        for i, side in enumerate(("light", "dark")):
            due = sum(row["expected"][i] for row in kit["rows"])
            assert due == pytest.approx(sum(row[side] for row in kit["rows"]), abs=0.5)
    assert page.ask(type="check-dice")["wrong"] == 0


@pytest.mark.parametrize("spec", IDS)
def test_every_throw_can_be_drawn_again_from_the_seed(spec: str) -> None:
    page = Page(spec, word="Ur of the Chaldees")
    page.play()
    found = page.ask(type="check-dice")
    assert found["seedMatches"]
    assert found["start"]
    assert (found["wrong"], found["typed"]) == (0, 0)
    assert found["word"] == "Ur of the Chaldees"
    again = Dice(found["seed"], found["game"], found["word"])
    assert again.commitment == found["commit"]
    assert len(found["throws"]) > 10


def test_a_changed_throw_is_found() -> None:
    page = Page("finkel")
    page.play()
    session = page.session
    session.header["dice"]["commit"] = "0" * 64
    at = next(i for i, e in enumerate(session.game.line) if e == ["t", "0"] and i > 5)
    session.game.line[at] = ["t", "4"]
    found = page.ask(type="check-dice")
    assert not found["seedMatches"]
    assert found["wrong"] == 1


def test_the_seed_is_secret_before_the_end() -> None:
    page = Page("finkel")
    refused = json.loads(page.dispatcher.handle('{"id":1,"type":"check-dice"}'))
    assert refused["error"]["code"] == "not_over"


def test_real_dice_are_counted_but_not_drawn_again() -> None:
    page = Page("finkel", seat={"kind": "human", "dice": "real"})
    page.play(typed=True)
    found = page.ask(type="check-dice")
    assert found["wrong"] == 0
    assert found["typed"] == len(found["throws"]) > 50


def test_a_moment_that_does_not_exist_is_refused() -> None:
    page = Page("finkel")
    for ply in (0, 9999, "1", None, True):
        text = page.dispatcher.handle(json.dumps({"id": 1, "type": "look", "ply": ply}))
        assert json.loads(text)["error"]["code"] == "bad_request"


@pytest.mark.parametrize("spec", ["finkel", "tablet", "skiryuk", "merit", "leaflet?decline_extra=ask&may_pass=true"])
def test_every_choice_among_several_is_judged(spec: str) -> None:
    """What was played and what was best are among the values; the best costs nothing, for both players."""
    rules = ruleset(spec)
    game = random_game(rules, 5, plies=120)
    found = reviewed(game)
    seen = Game(rules)
    among = {}
    for at, entry in enumerate(game.line):
        if entry[0] in ("m", "p", "c"):
            count = len(seen.actions) + (seen.may_pass and bool(seen.actions))
            if count > 1:
                among[at] = count
        seen.add(entry)
    assert {choice.ply: len(choice.values) for choice in found.choices} == among
    for choice in found.choices:
        entry, (best, *_) = game.line[choice.ply], sorted(choice.values, reverse=choice.by == 0)
        assert choice.values[choice.best] == best
        assert choice.cost == abs(best - choice.values[choice.played])
        assert entry[0] != "m" or choice.played == entry[1]
    assert any(choice.cost for choice in found.choices)


def test_a_look_at_a_moment_is_the_game_as_it_was() -> None:
    """Forward and back, in any order: the moment is that of a game replayed up to it, with what could be chosen."""
    page = Dispatcher()
    people = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
    session = page.session = Session.new("skiryuk", people, "5d" * 32)
    session.begin(session.dice.throw)
    rng = random.Random(2)
    while session.ply < 60:
        if session.game.kits:
            session.game.throw(session.dice.throw)
            session._update_layouts()
        else:
            session.add(["m", rng.randrange(len(session.game.actions))] if session.game.actions else ["p"])
    for ply in (60, 1, 30, 31, 29, 60):
        answer = json.loads(page.handle(json.dumps({"id": 1, "type": "look", "ply": ply})))
        fresh = Session(session.header)
        for entry in session.game.line[:ply]:
            fresh.add(entry)
        assert answer["seen"]["pieces"] == json.loads(json.dumps(view_of(fresh)["pieces"]))
        assert answer["seen"]["ply"] == ply and answer["seen"]["moves"] == []
        before = Session(session.header)
        for entry in session.game.line[: ply - 1]:
            before.add(entry)
        assert len(answer["choices"]) == (len(before.game.actions) if ply > 1 else 0)
        assert all(choice["reason"] for choice in answer["choices"])
    assert not json.loads(page.handle(json.dumps({"id": 1, "type": "look", "ply": 61})))["ok"]
