"""What each throw that can come is worth to the player who throws."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ur.model.lots import Kit
from ur.model.position import Position
from ur.player.levels import Level
from ur.player.payoff import Payoff
from ur.player.search_context import SearchContext
from ur.rules import engine


def throw_values(
    context: SearchContext, level: Level, position: Position, kit: Kit
) -> Generator[None, None, list[float]]:
    """The value of each of `kit.throws` for the player who throws, played as well as can be.

    In the unit of the payoff.  The search is one throw less deep than `level`: the throw is the first one.
    Yields after every small piece of work.
    """
    # A budget for each throw: with one for all, the last throws would be judged less deeply than the first. Two thirds
    # of the work look as deep as all of it after nearly every throw.
    share = level._replace(depth=level.depth - 1, budget=level.budget * 2 // 3)
    values = []
    for throw in kit.throws:
        children = context.children(position, throw, engine.legal(context.rules, position, throw))
        found = yield from context.search(share, position).values(children, equal_depth=True)
        values.append(max(found))
    return values


def settled(context: SearchContext, position: Position, kit: Kit, values: Sequence[float]) -> list[bool]:
    """Of each of `kit.throws`, with its value of `throw_values`, whether the best choice after it ends the game."""
    found = []
    for throw, value in zip(kit.throws, values, strict=True):
        children = context.children(position, throw, engine.legal(context.rules, position, throw))
        found.append(any(child.payoff == value for child in children))
    return found


def shifted(
    payoff: Payoff, values: Sequence[float], weights: Sequence[int], due: float, free: Sequence[bool]
) -> list[float]:
    """The values, those that are `free` shifted alike so that the sum of weight times value is `due`.

    None goes beyond what is possible: the others take the rest, as far as they can.
    """
    found, open_ones = list(values), [at for at, one in enumerate(free) if one and weights[at]]
    while open_ones:
        rest = due - sum(weight * value for weight, value in zip(weights, found, strict=True))
        shift = rest / sum(weights[at] for at in open_ones)
        limits = {at: payoff.possible(found[at] + shift) for at in open_ones}
        full = [at for at in open_ones if limits[at] != found[at] + shift]
        for at in full or open_ones:
            found[at] = limits[at]
        open_ones = [at for at in open_ones if at not in full] if full else []
    return found
