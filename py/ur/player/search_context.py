"""What the player keeps for one ruleset from move to move: its evaluator, its trees, its search widths."""

from __future__ import annotations

from ur.bitboard.race import Race, is_plain
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.engine_tree import EngineTree
from ur.player.evaluate import Evaluator, HandMade
from ur.player.levels import Level
from ur.player.net import Net
from ur.player.net_files import fitting_weights, load_net
from ur.player.payoff import Payoff, payoff_of
from ur.player.race_tree import RaceTree
from ur.player.search import WIDTH, Search
from ur.player.tree import Child
from ur.rules.ruleset import Action, Ruleset

# Factors on the search widths for a second and third search, where there is work to spare.  In a plain
# race the usual widths are enough: its net errs so little that wider ones choose the same moves.
WIDER = (5.0, 25.0)
_MOST_CONTEXTS = 4


class SearchContext:
    """`race` and `race_tree` are None where the ruleset is more than a plain race."""

    def __init__(self, rules: Ruleset, evaluator: Evaluator | None = None) -> None:
        self.rules = rules
        self.payoff: Payoff = payoff_of(rules)
        self.race = Race(rules) if is_plain(rules) else None
        self.trained = isinstance(evaluator, Net)
        evaluator = evaluator or HandMade(rules, self.race)
        self.engine_tree = EngineTree(rules, self.payoff, evaluator)
        self.race_tree = RaceTree(self.race, evaluator) if self.race else None
        self._usual, self._ending = (evaluator.breadth, evaluator.effort), evaluator.ending
        # Narrow widths save time, but can drop the better move: where a search was cheap, try the usual ones.
        to_usual_widths = (1 / evaluator.breadth,) if evaluator.breadth < 1 else ()
        self._wider = to_usual_widths if self.race else WIDER

    def search(self, level: Level, position: Position) -> Search:
        """A new search of a position with the depth and budget of a level."""
        tree = self.race_tree or self.engine_tree
        # When a game begins, what the last one needed would only fill the memory of a page that plays all day.
        tree.forget(everything=len(position.hand[position.turn]) == len(self.rules.crew))
        value_range = 2 * self.payoff.half_range(position)
        pieces_left = len(self.rules.crew) - min(map(len, position.off))
        breadth, effort = self._ending[:2] if pieces_left <= self._ending[2] else self._usual
        depth, budget = level.depth, tree.budget_factor * level.budget
        if level.quickly and (self.race or effort > 1):
            depth, budget = level.quickly[0], effort * level.quickly[1]
        return Search(tree, depth, budget, WIDTH.scaled(breadth), value_range, self._wider)

    def children(self, position: Position, throw: Throw | None, actions: tuple[Action, ...]) -> tuple[Child, ...]:
        """A child per action of `engine.legal`, then one for doing nothing where that is possible."""
        race, tree = self.race, self.race_tree
        if race is None or tree is None:
            return self.engine_tree.choices(position, throw)
        state = race.state(position)
        if not actions or throw is None:
            return (tree.lost_turn(state),)
        return tuple(tree.child(state, throw.score or 0, action.station) for action in actions)


_contexts: dict[Ruleset, SearchContext] = {}


def context_of(rules: Ruleset) -> SearchContext:
    """The context of a ruleset: made at the first call, and made again once trained weights are there.

    (In the browser the weights arrive after the first move.)
    """
    context = _contexts.get(rules)
    if context is None or not context.trained:
        name = fitting_weights(rules)
        if context is None or name:
            context = SearchContext(rules, load_net(rules, name) if name else None)
            if len(_contexts) >= _MOST_CONTEXTS:
                del _contexts[next(iter(_contexts))]
            _contexts[rules] = context
    return context
