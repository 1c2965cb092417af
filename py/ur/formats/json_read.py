"""Positions as JSON, read. An impossible position is refused with one clear sentence.

What is missing has its value at the start, and unknown keys are ignored. Squares, stacks and the
number of pieces are checked.
"""

from __future__ import annotations

from typing import Any

from ur.formats.json_squares import Stacks, bad, read_squares
from ur.formats.json_write import LETTERS, counts_skips
from ur.model.board import SIDES, WINNERS
from ur.model.message import Message, say
from ur.model.position import NO_SQUARE, NOBODY, Position, kind_of, owner_of
from ur.model.refusal import quoted
from ur.rules.engine import legal, start
from ur.rules.ruleset import Ruleset, has_money


def read_position(rules: Ruleset, value: object) -> Position:
    """The position that this object describes; FormatError `bad_position` says what is wrong with it."""
    if not isinstance(value, dict):
        raise bad("a position is an object with turn, squares, hand and off")
    # A null counts as missing.
    return _Reader(rules, {key: one for key, one in value.items() if one is not None}).read()


class _Reader:
    """One position being read."""

    def __init__(self, rules: Ruleset, value: dict[str, Any]) -> None:
        self.rules = rules
        self.value = value
        self.begun = start(rules, 0)

    def read(self) -> Position:
        winner = NOBODY
        if self.value.get("winner") is not None:
            winner = _one_of(self.value["winner"], WINNERS, "winner")
        turn = self._turn(winner)
        squares = read_squares(self.rules, self.value.get("squares", {}))
        hand, off = self._kinds("hand", self.begun.hand), self._kinds("off", self.begun.off)
        self._check_totals(squares, hand, off)
        purse, kitty = self._money()
        position = Position(
            turn=turn,
            squares=squares,
            hand=hand,
            off=off,
            launched=self._launched(hand),
            purse=purse,
            kitty=kitty,
            skips=self._skips(),
            barred=self._barred(squares, turn),
            winner=winner,
            points=self._pair("points", (0, 0)) if winner != NOBODY else (0, 0),
        )
        self._check_end(position)
        return self._with_pending(position)

    def _turn(self, winner: int) -> int:
        if "turn" not in self.value:
            if winner != NOBODY:
                return 0
            raise bad("turn is missing: light or dark")
        return _one_of(self.value["turn"], SIDES, "turn")

    def _kinds(
        self, key: str, missing: tuple[tuple[int, ...], tuple[int, ...]]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        written = self.value.get(key)
        if written is None:
            return missing
        if not isinstance(written, dict):
            raise bad(f'{key} is an object with "L" and "D"')
        pair = [
            self._pieces(key, letter, written[letter]) if letter in written else missing[player]
            for player, letter in enumerate(LETTERS)
        ]
        return pair[0], pair[1]

    def _pieces(self, key: str, letter: str, written: object) -> tuple[int, ...]:
        kinds = self.rules.kinds
        if not kinds:
            if not _whole(written) or not 0 <= written <= 99:  # type: ignore[operator]
                raise bad(f"{key} of {letter} is a number of pieces, not {written!r:.40}", _impossible(key))
            return (0,) * written  # type: ignore[operator]
        if not isinstance(written, list) or any(one not in kinds for one in written):
            raise bad(f"{key} of {letter} is a list of kinds: {', '.join(kinds)}", _impossible(key))
        return tuple(sorted(kinds.index(one) for one in written))

    def _check_totals(self, squares: Stacks, *lists: tuple[tuple[int, ...], ...]) -> None:
        for player, letter in enumerate(LETTERS):
            found = [kind_of(p) for stack in squares for p in stack if owner_of(p) == player]
            for pair in lists:
                found += pair[player]
            if len(found) != len(self.rules.crew):
                wrong = f"{letter} has {len(found)} pieces in all, these rules have {len(self.rules.crew)}"
                raise bad(wrong, say("refused-count", by=SIDES[player], n=len(found), all=len(self.rules.crew)))
            if sorted(found) != sorted(self.rules.crew):
                raise bad(f"{letter} has the same kind of piece twice", say("refused-same-kind", by=SIDES[player]))

    def _launched(self, hand: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
        """The kinds ever launched: those written, and all that have left the hand."""
        if not self.rules.kinds:
            return 0, 0
        written = self._kinds("launched", ((), ()))
        bits = [0, 0]
        for player in (0, 1):
            for kind in self.rules.crew:
                if kind in written[player] or kind not in hand[player]:
                    bits[player] |= 1 << kind
        return bits[0], bits[1]

    def _money(self) -> tuple[tuple[int, int], int]:
        if not has_money(self.rules):
            return self.begun.purse, self.begun.kitty
        purse = self._pair("purse", self.begun.purse)
        kitty = self.value.get("kitty", self.begun.kitty)
        if not _whole(kitty) or kitty < 0:
            raise bad(f"kitty is a whole number from 0, not {kitty!r:.40}", _impossible("kitty"))
        if self.rules.stake_limited and min(purse) < 0:
            raise bad("a purse cannot be below 0 in these rules", _impossible("purse"))
        return purse, kitty

    def _pair(self, key: str, missing: tuple[int, int]) -> tuple[int, int]:
        written = self.value.get(key)
        if written is None:
            return missing
        if not isinstance(written, dict):
            raise bad(f'{key} is an object with "L" and "D"')
        pair = [written.get(letter, missing[player]) for player, letter in enumerate(LETTERS)]
        if not all(_whole(n) and abs(n) < 10**9 for n in pair):
            raise bad(f"{key} has a whole number for L and for D", _impossible(key))
        return pair[0], pair[1]

    def _skips(self) -> int:
        skips: object = self.value.get("skips", 0) if counts_skips(self.rules) else 0
        if not isinstance(skips, int) or isinstance(skips, bool) or skips < 0:
            raise bad(f"skips is a whole number from 0, not {skips!r:.40}", _impossible("skips"))
        return skips

    def _barred(self, squares: Stacks, turn: int) -> int:
        square = self.value.get("barred")
        if square is None or not self.rules.bonus_bars:
            return NO_SQUARE
        if square not in self.rules.places:
            raise bad(f"barred is a square, not {square!r:.40}", _impossible("barred"))
        slot = self.rules.places.index(square)
        if not any(owner_of(one) == turn for one in squares[slot]):
            raise bad(f"barred is {square}, where {SIDES[turn]} has no piece", _impossible("barred"))
        return slot

    def _check_end(self, position: Position) -> None:
        for player in (0, 1):
            if len(position.off[player]) == len(self.rules.crew) and position.winner != player:
                side = SIDES[player]
                raise bad(f"all pieces of {side} are off, so the winner is {side}", say("refused-won", by=side))
        limit = self.rules.lost_throw.skip_limit
        if limit and position.skips >= limit and not position.over:
            raise bad(f"after {limit} turns lost in a row the game is over", _impossible("skips"))

    def _with_pending(self, position: Position) -> Position:
        written = self.value.get("pending")
        if written is None:
            return position
        if position.over:
            raise bad("nothing is pending after the end", _impossible("pending"))
        if not isinstance(written, dict):
            raise bad('pending is an object with "kind" and "by"')
        kind, by = written.get("kind"), _one_of(written.get("by"), SIDES, "pending by")
        choice = self.rules.choices.get(str(kind))
        choosers = choice.choosers(self.rules, position.turn) if choice else ()
        if not choosers:
            raise bad(f"{kind!r:.40} cannot be pending in these rules", _impossible("pending"))
        if by not in choosers:
            wrong = f"{kind} by {SIDES[by]} cannot be pending in {SIDES[position.turn]}'s turn"
            raise bad(wrong, _impossible("pending"))
        asked = position._replace(pending=str(kind), by=by)
        if not legal(self.rules, asked, None):
            raise bad(f"{kind} is pending, but {SIDES[by]} has no piece for it", _impossible("pending"))
        return asked


def _impossible(key: str) -> Message:
    return say("refused-value", key=quoted(key))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(value: object, words: tuple[str, ...], key: str) -> int:
    if value not in words:
        raise bad(f"{key} is {' or '.join(words)}, not {value!r:.40}", _impossible(key))
    return words.index(str(value))
