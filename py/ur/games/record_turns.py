"""What the text of a game tells besides its entries: the numbers of turns, and the end."""

from __future__ import annotations

from ur.formats.json_write import LETTERS, WINNERS, has_money, has_points
from ur.games.game import Game


class Turns:
    """Follows a game and says when a new turn begins."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._numbers: list[int] = []
        self._said: tuple[int, int] | None = None

    def follow(self) -> None:
        """Take in what the last entry did to the line of play."""
        moments = self.game.moments
        del self._numbers[len(moments) :]
        for at in range(len(self._numbers), len(moments)):
            changed = at > 0 and moments[at].position.turn != moments[at - 1].position.turn
            self._numbers.append((self._numbers[-1] if at else 0) + changed)

    def label(self) -> str:
        """The label of the turn that goes on now, if it has not been said yet."""
        if not self.game.moments:
            return ""
        said = self._numbers[-1], self.game.now.position.turn
        if said == self._said:
            return ""
        self._said = said
        return f"{said[0] // 2 + 1}{LETTERS[said[1]]}"


def told(game: Game) -> dict[str, str]:
    """What the position tells of the result: who won, with how many pieces off, points, money."""
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
