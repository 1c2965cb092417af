"""How a finished game went, in two short sentences: whom the dice helped, and what the choices cost.

For a player who never had a choice it is the first sentence alone.
"""

from __future__ import annotations

from ur.model.message import Message, in_order, say
from ur.model.position import DRAW, Position
from ur.player.game_review import CHOICE, LUCK, GameReview
from ur.player.payoff import payoff_of
from ur.rules.names import side
from ur.rules.ruleset import Ruleset

# Shares of what is at stake in a game: less luck than the first is even, more than the second is much.
_SOME_LUCK, _MUCH_LUCK = 0.06, 0.25
# One choice that costs more than the first is mentioned; choices that cost less than the second together are not.
# Choices that cost more than the third together cost much, even if each of them cost little.
_COSTLY, _CHEAP, _MUCH = 0.12, 0.05, 0.15
# After a choice that nearly lost the game no more than this share of the stake is to be expected.
_NEARLY_LOST = 0.3


def story_message(rules: Ruleset, found: GameReview, start: Position, over: Position, player: int) -> Message:
    """The story of a game for one player; `start` and `over` are its first and its last position."""
    payoff = payoff_of(rules)
    # All that can be won or lost: twice the distance from the middle to the best.
    stake = 2 * payoff.half_range(start) * found.steps
    least = payoff.middle(start, 0) * found.steps - stake / 2
    sign = 1 if player == 0 else -1
    luck = sign * found.total(LUCK) / stake
    swings = [swing for swing in found.swings if swing.kind == CHOICE and swing.by == player]
    costs = [-sign * swing.change / stake for swing in swings]
    who = side(player)
    helped = say("story-luck", by=who, luck=_luck(luck))
    if not any(choice.by == player for choice in found.choices):
        return helped
    worst = min(swings, key=lambda swing: sign * swing.change, default=None)
    light = (found.values[worst.ply] - least) / stake if worst else 1.0
    left = light if player == 0 else 1 - light
    saved = left <= _NEARLY_LOST and over.winner in (player, DRAW)
    return in_order([helped, say(_choices(costs, saved), by=who)])


def _luck(share: float) -> str:
    if abs(share) < _SOME_LUCK:
        return "even"
    return ("much" if abs(share) > _MUCH_LUCK else "little") + ("-for" if share > 0 else "-against")


def _choices(costs: list[float], saved: bool) -> str:
    """What is said of choices with these costs; `saved` is whether the dearest would have lost the game."""
    total, worst = sum(costs), max(costs, default=0)
    if total < _CHEAP:
        return "story-clean"
    if worst < _COSTLY:
        return "story-small" if total < _MUCH else "story-many"
    if saved:
        return "story-nearly-lost"
    return "story-one-choice" if 2 * worst >= total else "story-many"
