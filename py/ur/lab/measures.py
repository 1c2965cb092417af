"""What is measured in one game. Every measure is a whole number, so that sums are exact.

A side leads if its pieces have walked more steps of their path in all; a piece that is off has walked the whole path,
a piece in hand nothing. This can be counted in every ruleset, and no player has to judge it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from ur.games.game import Game, Moment
from ur.model.event import CAPTURED, SENT_OFF, Captured, Ended, Moved, Owed, Passed
from ur.model.position import DRAW, Position
from ur.player.lead import steps_ahead


class Measures(NamedTuple):
    """The measures of one game.

    `starter` is the player who began (0 light, 1 dark), `winner` who won (2: a draw), `end` why the game ended (see
    `ur.model.event.Ended`). `throws` are those after the start, `turns` the turns with a throw, `extra` the throws that
    were not the first of a turn, `lost` those after which nothing could move. `choices` are the moments with two
    possibilities or more. `captures` are pieces captured; `stacks` arrivals on a square where a piece stays below,
    `tallest` the pieces of the tallest stack. `lead_changes` is how often the lead went over to the other side,
    `behind` the most steps that the winner was behind, `decided` the number of the throw since which the winner led to
    the end (of the last throw in a draw), `late` the same in thousandths of all throws. `awards` and `forfeits` are how
    often a player could enter a piece at no cost, and had to move in the middle of the other's turn. `net` is what
    light has more than dark at the end, in money or points; 0 where the rules count neither. `arrivals` and `captured`
    say for each of the ruleset's `places` how often a piece came there, and was captured there.
    """

    starter: int
    winner: int
    end: str
    throws: int
    turns: int
    extra: int
    lost: int
    choices: int
    captures: int
    stacks: int
    tallest: int
    lead_changes: int
    behind: int
    decided: int
    late: int
    awards: int
    forfeits: int
    net: int
    arrivals: tuple[int, ...]
    captured: tuple[int, ...]


# The measures of which there are means.
COUNTED = (
    "throws", "turns", "extra", "lost", "choices", "captures", "stacks", "tallest", "lead_changes", "behind", "late",
    "awards", "forfeits", "net",
)  # fmt: skip


def measures_of(game: Game, choices: int) -> Measures:
    """The measures of a finished game in which nothing was taken back; `choices` as in `Measures`."""
    moments = game.moments
    end = moments[-1]
    throwers = [moment.position.turn for moment in _thrown(moments)]
    turns = sum(one != other for one, other in zip(throwers, [None, *throwers], strict=False))
    throws = len(throwers)
    leads = _Leads()
    arrivals, captured = ([0] * len(game.rules.places) for _ in range(2))
    lost = captures = stacks = tallest = awards = forfeits = 0
    reason = ""
    for moment in moments[1:]:
        for event in moment.events:
            if isinstance(event, Moved) and event.slot >= 0:
                arrivals[event.slot] += 1
                height = len(moment.position.squares[event.slot])
                stacks += height > 1 and Captured(event.player, event.kind, event.slot, SENT_OFF) not in moment.events
                tallest = max(tallest, height)
            elif isinstance(event, Captured) and event.reason == CAPTURED:
                captures += 1
                captured[event.slot] += 1
            elif isinstance(event, Passed):
                lost += event.reason in ("no-move", "no-score")
            elif isinstance(event, Owed):
                awards += event.kind == "award"
                forfeits += event.kind == "forfeit"
            elif isinstance(event, Ended):
                reason = event.reason
        if moment.events:
            leads.add(steps_ahead(game.rules, moment.position, 0), moment.throws)
    winner = end.position.winner
    decided = throws if winner == DRAW else leads.since[winner] or throws
    return Measures(
        starter=moments[0].position.turn,
        winner=winner,
        end=reason,
        throws=throws,
        turns=turns,
        extra=throws - turns,
        lost=lost,
        choices=choices,
        captures=captures,
        stacks=stacks,
        tallest=tallest,
        lead_changes=leads.changes,
        behind=0 if winner == DRAW else leads.behind[winner],
        decided=decided,
        late=1000 * decided // throws if throws else 1000,
        awards=awards,
        forfeits=forfeits,
        net=_worth(end.position, 0) - _worth(end.position, 1),
        arrivals=tuple(arrivals),
        captured=tuple(captured),
    )


def _thrown(moments: list[Moment]) -> Iterator[Moment]:
    """The moments with a new throw."""
    return (moment for before, moment in pairwise(moments) if moment.throws > before.throws)


def _worth(position: Position, player: int) -> int:
    """What a player has in money or points; the rules count only one of them."""
    return position.purse[player] + position.points[player]


class _Leads:
    """Which side led when.

    `changes` counts the times that another side led than the last one that led. `since` has for each player the throw
    since which it leads without a break (0: it does not lead), `behind` the most steps that it was behind.
    """

    def __init__(self) -> None:
        self.changes = 0
        self.since, self.behind = [0, 0], [0, 0]
        self._last: int | None = None

    def add(self, light: int, throw: int) -> None:
        """After the throw with this number light leads by so many steps (below 0: dark leads)."""
        for player, steps in enumerate((light, -light)):
            self.behind[player] = max(self.behind[player], -steps)
            if steps <= 0:
                self.since[player] = 0
            elif not self.since[player]:
                self.since[player] = throw
        if light:
            leader = 0 if light > 0 else 1
            self.changes += self._last is not None and self._last != leader
            self._last = leader
