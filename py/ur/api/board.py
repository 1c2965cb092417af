"""The board and positions as text. A board has its files as lines, its rows as columns, pieces as letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ur.api.rules import as_ruleset
from ur.formats.json_write import LETTERS
from ur.formats.notation import NotationError
from ur.formats.position_text import position_text, read_position_text
from ur.model.board import EYES, FIVE, FIVE_DOTS, FOUR_FIVES, ROSETTE, TWELVE
from ur.model.message import say
from ur.model.position import Position, kind_of, owner_of
from ur.rules.ruleset import Ruleset, has_money
from ur.text.translator import Words, words_in

# An ornament is drawn only where it means something in these rules.
SIGNS = {ROSETTE: "*", EYES: "o", FOUR_FIVES: "#", TWELVE: "%", FIVE: ":", FIVE_DOTS: "+"}


def render(rules: Ruleset | str, position: Position, language: str = "en") -> str:
    """The position as text: L and D are the pieces, the signs are ornaments that mean something in these rules.

    `*` is a rosette, `.` a square without meaning.  `language` is that of the few words below the board:
    ValueError if there are no words in it.

    >>> import ur
    >>> position = ur.read_position("finkel", "dark; A3=L B4=D; hand 6/6; off 0/0")
    >>> print(ur.render("finkel", position))
        1    2    3    4    5    6    7    8
    A   *    .    L    .              *    .
    B   .    .    .   D*    .    .    .    .
    C   *    .    .    .              *    .
    In hand: L 6, D 6
    Home: L 0, D 0
    """
    return "\n".join(board_lines(as_ruleset(rules), position, words_in(language)))


def write_position(rules: Ruleset | str, position: Position) -> str:
    """The position in one line, which `read_position` reads.

    >>> import ur
    >>> ur.write_position("bell?purse=10", ur.start("bell?purse=10"))
    'light; -; hand 7/7; off 0/0; purse 0/0; kitty 20'
    """
    return position_text(as_ruleset(rules), position)


def read_position(rules: Ruleset | str, text: str) -> Position:
    """The position that a line of text says: whose turn it is, the squares, the pieces in hand and off.

    ValueError says what cannot be, and where.

    >>> import ur
    >>> ur.read_position("finkel", "light; B6=L,D; hand 6/6; off 0/0")
    Traceback (most recent call last):
    ur.formats.notation.NotationError: these pieces cannot stand together on B6
    """
    if not isinstance(text, str):
        raise NotationError(f"a position is read from a line of text, not from {text!r:.40}", 0)
    return read_position_text(as_ruleset(rules), text)


def board_lines(rules: Ruleset, position: Position, words: Words) -> Iterator[str]:
    """The position, line by line."""
    stacks = dict(zip(rules.places, position.squares, strict=True))
    rows = range(1, 1 + max(int(square[1:]) for square in rules.board.squares))
    cells = {square: _cell(rules, square, stacks.get(square, ())) for square in rules.board.squares}
    width = max(5, *(len(cell) + 2 for cell in cells.values()))
    yield "  " + "".join(f"{row:^{width}}" for row in rows).rstrip()
    for name in "ABC":
        line = "".join(f"{cells.get(f'{name}{row}', ''):^{width}}" for row in rows)
        yield f"{name} {line}".rstrip()
    if rules.start_space:
        starts = [stack for place, stack in zip(rules.places, position.squares, strict=True)
                  if place == "S"]  # fmt: skip
        yield _pair(f"{words.text(say('space-start'))} (S)", (_pieces(rules, stack) or "-" for stack in starts))
    yield _pair(words.text(say("terminal-hand")), _lists(rules, position.hand))
    yield _pair(words.text(say("terminal-off")), _lists(rules, position.off))
    if has_money(rules):
        purses = _pair(words.text(say("terminal-purse")), map(str, position.purse))
        yield f"{purses}   {words.text(say('terminal-kitty', kitty=position.kitty))}"


def legend(rules: Ruleset, words: Words) -> str:
    """What the signs on the squares mean."""
    return "   ".join(
        words.text(say("terminal-legend", sign=sign, ornament=say(f"ornament-{ornament}")))
        for ornament, sign in SIGNS.items()
        if ornament in rules.active_ornaments
    )


def _cell(rules: Ruleset, square: str, stack: tuple[int, ...]) -> str:
    ornament = rules.board.ornaments[square]
    sign = SIGNS.get(ornament, ".") if ornament in rules.active_ornaments else "."
    return _pieces(rules, stack) + (sign if sign != "." else "") if stack else sign


def _pieces(rules: Ruleset, stack: Iterable[int]) -> str:
    """Pieces bottom to top: L, D, with a kind's first letters, or ' for one turned over."""
    return "".join(
        LETTERS[owner_of(one)]
        + (rules.kinds[kind_of(one)][:2] if rules.kinds else "")
        + ("'" if rules.turned(one) else "")
        for one in stack
    )


def _lists(rules: Ruleset, pair: Iterable[tuple[int, ...]]) -> Iterator[str]:
    for kinds in pair:
        yield ",".join(rules.kinds[k] for k in kinds) or "-" if rules.kinds else str(len(kinds))


def _pair(name: str, values: Iterable[str]) -> str:
    light, dark = values
    return f"{name}: L {light}, D {dark}"
