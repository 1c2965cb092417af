"""A game in the terminal, by people and the computer, in any ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ur.api.board import board_lines, legend
from ur.formats.notation import MOST_MOVES, PASS, NotationError, read_action, short_texts
from ur.games.game import Entry, Game, GameError, entry_of, is_choice
from ur.games.record_tags import RULES_VERSION
from ur.games.record_text import write_text
from ur.model.message import Message, say
from ur.model.position import Position
from ur.model.refusal import Refusal, quoted
from ur.player import choose, level_of
from ur.rules.names import side_message
from ur.rules.ruleset import CONVERT, THROW, Action, Ruleset
from ur.text.events import event_messages
from ur.text.sentences import (
    action_message,
    pass_message,
    start_message,
    throw_message,
    todo_message,
)
from ur.text.translator import Words
from ur.throws.dice import Dice

PERSON = "human"


class Stopped(Exception):
    """A person has stopped the game."""


class Setup(NamedTuple):
    """All that a game in the terminal needs.

    `players` are light and dark, each "human" or a level; `ask` shows a question and returns what the
    person types (EOFError if nothing more comes), `show` shows a line.
    """

    rules: Ruleset
    players: tuple[str, str]
    dice: Dice
    words: Words
    ask: Callable[[str], str]
    show: Callable[[str], object]

    def say(self, message: Message) -> None:
        """Show a message."""
        self.show(self.words.text(message))

    def refuse(self, error: Refusal) -> None:
        """Show why something cannot be done."""
        self.show(self.words.text(error.explanation) if error.explanation else str(error))


def play(setup: Setup) -> Position:
    """Play one game to its end and return the last position; Stopped if a person stops it."""
    game, rules = Game(setup.rules), setup.rules
    game.begin(setup.dice.throw)
    assert game.beginning is not None
    setup.say(start_message(rules, game.beginning))
    setup.show(legend(rules, setup.words))
    while not game.over:
        _step(setup, game)
    for line in board_lines(rules, game.now.position, setup.words):
        setup.show(line)
    return game.now.position


def _step(setup: Setup, game: Game) -> None:
    now, rules = game.now, setup.rules
    person = setup.players[now.position.chooser] == PERSON
    if game.kits:
        entry = _throw_entry(setup, game, person)
    elif not game.actions:
        entry = ["p"]
    elif person:
        entry = _person_entry(setup, game)
    else:
        level = setup.players[now.position.chooser]
        index = choose(rules, now.position, now.throw, level, len(game.log)).index
        entry = _action_entry(setup, game, index)
    if entry is None:
        return
    try:
        game.add(entry)
    except GameError as error:
        setup.refuse(error)
        return
    if entry[0] in "tc" and game.now.throw:
        setup.say(throw_message(rules, game.now.throw, game.now.position.turn))
    if entry[0] in "mpc":
        for message in event_messages(rules, game.now.events, game.now.position):
            setup.say(message)


def _throw_entry(setup: Setup, game: Game, person: bool) -> Entry | None:
    """The entry for the next throw, or for the choice of lots; None if a person typed something else."""
    now, by = game.now, side_message(game.now.position.turn)
    if person:
        for line in ("", *board_lines(setup.rules, now.position, setup.words)):
            setup.show(line)
    counts = [str(kit.count) for kit in game.kits]
    if len(counts) > 1:
        if not person:
            level = setup.players[now.position.turn]
            return ["k", choose(setup.rules, now.position, None, level).kit]
        typed = _typed(setup, game, say("terminal-ask-kit", by=by, kits=" / ".join(counts)))
        return ["k", int(typed)] if typed in counts else None
    typed = _typed(setup, game, say("terminal-ask-throw", by=by)) if person else ""
    if typed is None:
        return None
    return ["t", typed or setup.dice.throw(game.kits[0], now.draws).name]


def _person_entry(setup: Setup, game: Game) -> Entry | None:
    """The entry for what a person chooses from the list of actions; None if it is not understood."""
    now, rules, actions = game.now, setup.rules, game.actions
    if now.throw is None:
        for line in board_lines(rules, now.position, setup.words):
            setup.show(line)
    setup.say(todo_message(rules, now.position, now.throw, actions))
    texts = short_texts(rules, now.position, now.throw, actions)
    for number, (action, text) in enumerate(zip(actions, texts, strict=True), 1):
        sentence = setup.words.text(action_message(rules, now.position, now.throw, action))
        line = f"{text:<12} {sentence}" if _is_move(action) else sentence
        setup.say(say("terminal-choice", number=number, text=line))
    if game.may_pass:
        sentence = setup.words.text(pass_message(now.position, now.throw, stuck=False))
        setup.say(say("terminal-choice", number=0, text=sentence))
    by = side_message(now.position.chooser)
    typed = _typed(setup, game, say("terminal-ask-action", by=by))
    if typed is None:
        return None
    if typed in ("0", PASS):
        return ["p"]
    if not typed and len(actions) == 1 and not game.may_pass:
        return _action_entry(setup, game, 0)
    numbers = [str(number) for number in range(1, len(actions) + 1)]
    if typed in numbers:
        return _action_entry(setup, game, int(typed) - 1)
    try:
        index = read_action(rules, now.position, now.throw, actions, typed)
    except NotationError as error:
        if error.explanation and error.explanation.id == "refused-move":
            moves = [text for action, text in zip(actions, texts, strict=True) if _is_move(action)]
            choices = ", ".join([*numbers, *["0"] * game.may_pass, *moves])
            setup.say(say("terminal-not-listed", choices=quoted(choices, MOST_MOVES)))
        else:
            setup.refuse(error)
        return None
    return _action_entry(setup, game, index)


def _is_move(action: Action) -> bool:
    """Whether an action stands in the list as a move; a throw is there by its sentence alone."""
    return action.kind not in (THROW, CONVERT)


def _action_entry(setup: Setup, game: Game, index: int | None) -> Entry:
    """The entry for an action by its number, None for doing nothing; a conversion throws the second bone."""
    return entry_of(game.actions, index, lambda: setup.dice.yes(game.now.draws))


def _typed(setup: Setup, game: Game, question: Message) -> str | None:
    """What a person types; None if it was a command such as undo, which has then been carried out."""
    try:
        typed = setup.ask(setup.words.text(question) + " ").strip()
    except EOFError:
        raise Stopped from None
    match typed.lower():
        case "q" | "quit":
            raise Stopped
        case "?" | "help":
            setup.say(say("terminal-help"))
        case "u" | "undo":
            _undo(setup, game)
        case "t" | "text":
            header = {"rules": {"id": setup.rules.spec, "v": RULES_VERSION}}
            setup.show(write_text(header, game.log))
        case _:
            return typed
    return None


def _undo(setup: Setup, game: Game) -> None:
    """Go back to the last moment at which a person had something to choose."""
    for back in range(1, len(game.line)):
        moment = game.moments[-1 - back]
        if setup.players[moment.position.chooser] == PERSON and is_choice(game.rules, moment):
            game.add(["u", back])
            setup.say(say("terminal-undone"))
            return
    setup.say(say("terminal-no-undo"))


def player_message(player: str) -> Message:
    """A player in words: a person, or the name of a level."""
    return say("terminal-person") if player == PERSON else level_of(player).name
