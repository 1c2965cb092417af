"""The request `check-dice`: every throw of a finished game is drawn again from its seed and compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.games.game import DrawThrow, Game, is_given
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.throws.dice import SCHEME, Dice

Json = dict[str, Any]

_YES_NO = ("no", "yes")


def dice_proof(session: Session) -> Json:
    """The seed and, for every throw, the one made (`name`) beside the one drawn again (`again`).

    `seedMatches` says whether the seed fits the commitment shown before the game, `start` whether the start
    comes out the same (a position that was set up has nothing to compare), `wrong` how many throws differ;
    throws typed in from real dice (`typed`) are not compared, and one that came with a position is left out.
    Refused before the end of the game: the seed gives the throws to come.
    """
    if not session.game.over:
        raise Refused("not_over", "the seed is shown after the game")
    dice, stated = session.dice, session.header["dice"]
    start = _start_length(session, dice)
    throws = [row for at in range(start or 1, session.ply) for row in _throw_rows(session, dice, at)]
    return {
        "scheme": str(stated.get("scheme", "")),
        "seed": dice.seed,
        "word": dice.word,
        "game": dice.game,
        "commit": str(stated.get("commit", "")),
        "seedMatches": stated.get("scheme") == SCHEME and stated.get("commit") == dice.commitment,
        "start": start > 0,
        "throws": throws,
        "wrong": sum(row["name"] != row["again"] for row in throws if not row["typed"]),
        "typed": sum(row["typed"] for row in throws),
    }


def _start_length(session: Session, dice: Dice) -> int:
    """How many entries the start has, if drawing it again gives the same ones; otherwise 0."""
    line, again = session.game.line, Game(session.rules)
    if line[0][0] == "b":
        return 1
    if all(seat.real_dice for seat in session.seats) and line[0][0] == "s" and not line[0][2]:
        return 1  # the players drew by hand: no throw to compare
    again.begin(_start_throws(session, dice))
    return len(again.line) if line[: len(again.line)] == again.line else 0


def _start_throws(session: Session, dice: Dice) -> DrawThrow:
    """Draws the throws of the start again; those that were typed in are taken from the game."""
    kind, *rest = session.game.line[0]
    rounds = rest[1] if kind == "s" else []

    def draw(kit: Kit, n: int) -> Throw:
        typed = session.seats[n % 2].real_dice and n // 2 < len(rounds)
        return (kit.named(rounds[n // 2][n % 2]) if typed else None) or dice.throw(kit, n)

    return draw


def _throw_rows(session: Session, dice: Dice, at: int) -> Iterator[Json]:
    """The row of entry `at` of the line, if it is a throw or a second bone."""
    entry, before, after = session.game.line[at], *session.game.moments[at - 1 : at + 1]
    if entry[0] not in ("t", "c"):
        return
    draw = after.draws - 1
    if entry[0] == "c":
        name, again = _YES_NO[bool(entry[1])], _YES_NO[dice.yes(draw)]
    else:
        kit = next(kit for kit in session.rules.kits.all if after.throw in kit.throws)
        name, again = entry[1], dice.throw(kit, draw).name
    player = before.position.chooser
    typed = session.seats[player].real_dice
    # A position may come with a throw, and the log does not say so: a first throw that the dice do not give is one.
    if is_given(session.rules, session.game.line, at) and not typed and name != again:
        return
    yield {"draw": draw, "by": SIDES[player], "name": name, "again": again, "typed": typed}
