"""Game records: a game as text that people can read, and back."""

from __future__ import annotations

from ur.api.game import Game
from ur.api.rules import as_ruleset
from ur.games.game import Game as GameLog
from ur.games.game import GameError
from ur.games.record_json import read_json, write_json
from ur.games.record_tags import BYTE_ORDER_MARK, DAMAGED, RecordError
from ur.games.record_text import read_text, write_text
from ur.model.message import say
from ur.model.option import RulesError
from ur.rules.ruleset import Ruleset


def write_record(game: Game, as_json: bool = False) -> str:
    """The record of a game as text: its head as tags, then a turn in each line; or as JSON.

    >>> import ur
    >>> game = ur.Game("finkel", seed=2, players=("Shub-ad", "computer 7"))
    >>> game.throw().name, game.act(game.actions[0])
    ('1', None)
    >>> print(ur.write_record(game))
    [Format "ur-game 1"]
    [App "0.1.0"]
    [Id "0950c7b61e8b93cc3b13c5a69293eae1"]
    [Rules "finkel"]
    [RulesVersion "1"]
    [Light "Shub-ad"]
    [Dark "computer 7"]
    [Dice "ur-dice-1"]
    [Seed "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"]
    [Result "*"]
    <BLANKLINE>
    start dark 1-2
    1D 1: +C4
    <BLANKLINE>
    >>> ur.read_record(ur.write_record(game, as_json=True)).log == game.log
    True
    """
    return write_json(game.header, game.log) if as_json else write_text(game.header, game.log)


def read_record(text: str, rules: Ruleset | str | None = None) -> Game:
    """The game of a record: ours as text or JSON, RGN, or a link to a game.

    `rules` are those of a record that does not say them, as RGN often does not.  RecordError says what
    is wrong with the record, and in which line.

    >>> import ur
    >>> game = ur.read_record('[Rules "finkel"]\\n\\nstart dark 1-2\\n1D 3: +C2\\n1L 2: +A3')
    >>> print(game)
        1    2    3    4    5    6    7    8
    A   *    .    L    .              *    .
    B   .    .    .    *    .    .    .    .
    C   *    D    .    .              *    .
    In hand: L 6, D 6
    Home: L 0, D 0
    """
    if not isinstance(text, str):
        raise RecordError(f"a record is read from a text, not from {text!r:.40}")
    text = text.removeprefix(BYTE_ORDER_MARK)
    if text.lstrip().startswith("{"):
        record = read_json(text)
    else:
        record = read_text(text, None if rules is None else as_ruleset(rules).spec)
    head = {key: value for key, value in record.items() if key != "events"}
    if not record.get("events"):
        raise RecordError("there is no game in it", reason=say("refused-no-moves"))
    try:
        return Game.of_log(head, GameLog.replayed(as_ruleset(head["rules"]["id"]), record["events"]))
    except (GameError, RulesError) as error:
        raise RecordError(str(error), reason=error.explanation or DAMAGED) from None
    except (AttributeError, KeyError, TypeError, ValueError):
        raise RecordError("the head of the record is damaged") from None
