"""The pictures of the report: lengths, the advantage of beginning, luck; a row for each match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ur.lab.drawing import Picture, Row, chart
from ur.lab.figures import Figure, first_player, player_a, quantile
from ur.lab.sums import Sums

# The parts of the games (0 to 1) at the ends of the thin line, at those of the thick one, and at the dot.
LENGTHS = (0.05, 0.25, 0.5, 0.75, 0.95)

LENGTH_TITLE = "Throws in a game: the median, half of the games (thick), and nine of ten (thin)"
BEGINNING_TITLE = (
    "Games won by the player who begins, in percent, with the interval of 95 %; a diamond is the exact chance"
)
LUCK_TITLE = "Games that the better player wins, in percent, with the interval of 95 %"


def lengths(matches: Mapping[str, Sums]) -> Picture:
    """How long games are; `matches` has the sums by the names that stand beside the rows."""
    rows = []
    for name, sums in matches.items():
        low, lower, middle, upper, high = (quantile(sums.tallies["throws"], part) for part in LENGTHS)
        rows.append(Row(name, (low, high), (lower, upper), middle))
    top = 100 * -(-max((int(row.thin[1]) for row in rows), default=100) // 100)
    return chart(LENGTH_TITLE, rows, [top * part / 4 for part in range(5)])


def beginning(matches: Mapping[str, Sums], exact: Mapping[str, float]) -> Picture:
    """How often the player who begins wins; `exact` has the exact chances (0 to 1) that are known, by name."""
    rows = [_share(name, first_player(sums), exact.get(name)) for name, sums in matches.items()]
    return chart(BEGINNING_TITLE, rows, _ticks(rows, 45, 55), 50, " %")


def luck(matches: Mapping[str, Sums]) -> Picture:
    """How often player A, the better one, wins."""
    rows = [_share(name, player_a(sums)) for name, sums in matches.items()]
    return chart(LUCK_TITLE, rows, _ticks(rows, 50, 100), 50, " %")


def _share(name: str, found: Figure, exact: float | None = None) -> Row:
    ends = (100 * found.low, 100 * found.high)
    return Row(name, ends, None, 100 * found.value, None if exact is None else 100 * exact)


def _ticks(rows: Sequence[Row], low: float, high: float) -> range:
    """Ticks around all intervals, and from `low` to `high` at least."""
    ends = [low, high, *(end for row in rows for end in row.thin)]
    return range(10 * int(min(ends) // 10), 10 * -int(-max(ends) // 10) + 1, 10)
