"""What each throw that can come is worth to the player who throws."""

from __future__ import annotations

from collections.abc import Generator

from ur.model.lots import Kit
from ur.model.position import Position
from ur.player.levels import Level
from ur.player.search_context import SearchContext
from ur.rules import engine


def throw_values(
    context: SearchContext, level: Level, position: Position, kit: Kit
) -> Generator[None, None, list[float]]:
    """The value of each of `kit.throws` for the player who throws, played as well as can be.

    In the unit of the payoff.  The search is one throw less deep than `level`: the throw is the first one.
    Yields after every small piece of work.
    """
    search = context.search(level._replace(depth=level.depth - 1), position)
    values = []
    for throw in kit.throws:
        children = context.children(position, throw, engine.legal(context.rules, position, throw))
        found = yield from search.values(children, equal_depth=True)
        values.append(max(found))
    return values
