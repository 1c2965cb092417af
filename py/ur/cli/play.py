"""A game in the terminal, by people and the computer, in any ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ur.api.board import board_lines, legend
from ur.formats.notation import PASS, NotationError, read_action, short_texts
from ur.games.game import Entry, Game, GameError
from ur.games.record import write_text
from ur.model.message import Message, say
from ur.model.position import Position
from ur.player import choose, level_of
from ur.rules import engine
from ur.rules.names import side_message
from ur.rules.ruleset import CONVERT, Ruleset
from ur.text.sentences import (
    action_message,
    event_message,
    pass_message,
    start_message,
    throw_message,
    todo_message,
)
from ur.text.translator import Words
from ur.throws.dice import Dice

PERSON = "human"


class Stopped(Exception):
    """Somebody does not want to go on."""


class Table(NamedTuple):
    """What a game is played with: seats are "human" or a level, for light and for dark."""

    rules: Ruleset
    seats: tuple[str, str]
    dice: Dice
    words: Words
    ask: Callable[[str], str]
    show: Callable[[str], object]

    def say(self, message: Message) -> None:
        """Show a message."""
        self.show(self.words.text(message))


def play(table: Table) -> Position:
    """Play one game to its end; Stopped if somebody leaves."""
    game, rules = Game(table.rules), table.rules
    game.begin(table.dice.throw)
    assert game.beginning is not None
    table.say(start_message(rules, game.beginning))
    table.show(legend(rules, table.words))
    while not game.over:
        _step(table, game)
    for line in board_lines(rules, game.now.position, table.words):
        table.show(line)
    return game.now.position


def _step(table: Table, game: Game) -> None:
    now, rules = game.now, table.rules
    person = table.seats[now.position.chooser] == PERSON
    if game.kits:
        entry = _throwing(table, game, person)
    elif not game.actions:
        entry = ["p"]
    elif person:
        entry = _asked(table, game)
    else:
        level = table.seats[now.position.chooser]
        index = choose(rules, now.position, now.throw, level, len(game.log)).index
        entry = _chosen(table, game, index)
    if entry is None:
        return
    try:
        game.add(entry)
    except GameError as error:
        table.say(say("terminal-not-understood", why=str(error)))
        return
    if entry[0] in "tc" and game.now.throw:
        table.say(throw_message(rules, game.now.throw, game.now.position.turn))
    for event in game.now.events if entry[0] in "mpc" else ():
        table.say(event_message(rules, event, game.now.position))


def _throwing(table: Table, game: Game, person: bool) -> Entry | None:
    """The next throw, or the kit for it."""
    now, by = game.now, side_message(game.now.position.turn)
    if person:
        for line in ("", *board_lines(table.rules, now.position, table.words)):
            table.show(line)
    counts = [str(kit.count) for kit in game.kits]
    if len(counts) > 1:
        if not person:
            level = table.seats[now.position.turn]
            return ["k", choose(table.rules, now.position, None, level).kit]
        said = _command(table, game, say("terminal-ask-kit", by=by, kits=tuple(counts)))
        return ["k", int(said)] if said in counts else None
    said = _command(table, game, say("terminal-ask-throw", by=by)) if person else ""
    if said is None:
        return None
    return ["t", said or table.dice.throw(game.kits[0], now.draws).name]


def _asked(table: Table, game: Game) -> Entry | None:
    """What a person chooses from the list of actions."""
    now, rules, actions = game.now, table.rules, game.actions
    if now.throw is None:
        for line in board_lines(rules, now.position, table.words):
            table.show(line)
    table.say(todo_message(rules, now.position, now.throw, actions))
    texts = short_texts(rules, now.position, now.throw, actions)
    for number, (action, text) in enumerate(zip(actions, texts, strict=True), 1):
        told = table.words.text(action_message(rules, now.position, now.throw, action))
        line = told if action.kind in ("throw", CONVERT) else f"{text:<12} {told}"
        table.say(say("terminal-choice", number=number, text=line))
    if game.may_pass:
        told = table.words.text(pass_message(rules, now.position, now.throw, stuck=False))
        table.say(say("terminal-choice", number=0, text=told))
    by = side_message(now.position.chooser)
    said = _command(table, game, say("terminal-ask-action", by=by))
    if said is None:
        return None
    if said in ("0", PASS):
        return ["p"]
    if not said and len(actions) == 1 and not game.may_pass:
        return _chosen(table, game, 0)
    if said.isascii() and said.isdigit():
        return _chosen(table, game, int(said) - 1)
    try:
        index = read_action(rules, now.position, now.throw, actions, said)
    except NotationError as error:
        table.say(say("terminal-not-understood", why=str(error)))
        return None
    return _chosen(table, game, index)


def _chosen(table: Table, game: Game, index: int | None) -> Entry:
    """The entry for an action by its number; a conversion throws the second bone."""
    if index is None:
        return ["p"]
    actions = game.actions
    if 0 <= index < len(actions) and actions[index].kind == CONVERT:
        return ["c", table.dice.yes(game.now.draws)]
    return ["m", index]


def _command(table: Table, game: Game, question: Message) -> str | None:
    """What is typed; None if it was something for the table, which has been done."""
    try:
        said = table.ask(table.words.text(question) + " ").strip()
    except EOFError:
        raise Stopped from None
    match said.lower():
        case "q" | "quit":
            raise Stopped
        case "?" | "help":
            table.say(say("terminal-help"))
        case "u" | "undo":
            _undo(table, game)
        case "t" | "text":
            header = {"rules": {"id": table.rules.spec, "v": 1}}
            table.show(write_text(header, game.log))
        case _:
            return said
    return None


def _undo(table: Table, game: Game) -> None:
    """Take back to the last moment at which a person had something to choose."""
    for back in range(1, len(game.line)):
        moment = game.moments[-1 - back]
        position, throw = moment.position, moment.throw
        waits = throw is not None or position.pending
        person = table.seats[position.chooser] == PERSON
        if waits and person and engine.legal(game.rules, position, throw):
            game.add(["u", back])
            table.say(say("terminal-undone"))
            return
    table.say(say("terminal-no-undo"))


def seat_message(seat: str) -> Message:
    """Who sits there."""
    return say("terminal-person") if seat == PERSON else level_of(seat).name
