"""What the text of a game has besides its entries: the labels of turns, and the result."""

from __future__ import annotations

from ur.formats.json_write import LETTERS, has_points
from ur.games.game import Game
from ur.model.board import WINNERS
from ur.rules.ruleset import has_money


class TurnLabels:
    """Labels the turns of a growing game: "1L", "1D", "2L"."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._numbers: list[int] = []
        self._last: tuple[int, int] | None = None

    def follow(self) -> None:
        """Take note of the entry that was just added to the game."""
        moments = self.game.moments
        del self._numbers[len(moments) :]
        for at in range(len(self._numbers), len(moments)):
            changed = at > 0 and moments[at].position.turn != moments[at - 1].position.turn
            self._numbers.append((self._numbers[-1] if at else 0) + changed)

    def label(self) -> str:
        """The label of the present turn at the first call in that turn; "" afterwards and before the start."""
        if not self.game.moments:
            return ""
        turn = self._numbers[-1], self.game.now.position.turn
        if turn == self._last:
            return ""
        self._last = turn
        return f"{turn[0] // 2 + 1}{LETTERS[turn[1]]}"


def result_tags(game: Game) -> dict[str, str]:
    """The result as tags: the winner, pieces off, points and money; "*" for a game that goes on."""
    position = game.now.position if game.moments else None
    if position is None or not position.over:
        return {"Result": "*"}
    off = "-".join(str(len(kinds)) for kinds in position.off)
    found = {"Result": f"{WINNERS[position.winner]} {off}"}
    if has_points(game.rules):
        found["Points"] = "-".join(map(str, position.points))
    if has_money(game.rules):
        found["Purses"] = " ".join(map(str, position.purse))
        found["Kitty"] = str(position.kitty)
    return found
