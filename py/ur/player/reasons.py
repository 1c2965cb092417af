"""The reason for a choice: the facts that tell it from the others, as messages."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from ur.model.lots import Throw
from ur.model.message import Message, in_order, say
from ur.model.position import Position
from ur.player.danger import outlook
from ur.player.facts import FACT_KINDS, STANDS, numbers, promises, squares
from ur.player.prospect import Choices, Prospect, choices_at
from ur.rules.names import square_label
from ur.rules.ruleset import Action, Ruleset

_STANDS = FACT_KINDS.index(STANDS)
# After these it goes without saying where the piece stands.
_ALONE = ("reason-stay-safe",)
# No reason has more facts than that.
_MOST = 3


def reason_for(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> Message:
    """The main reason for an action, or for doing nothing if it is None: up to three facts, mostly two.

    What is true of every choice at this moment does not come first, where anything else can be said. Together the
    facts are true of no other choice, as far as facts can tell them apart.
    """
    first, *rest = _facts_at(rules, position, throw).reason(action)
    return _joined(first, *rest)


def _joined(first: Message, *rest: Message) -> Message:
    return say("reason-and", first=first, second=_joined(*rest)) if rest else first


class _Facts:
    """The facts about each choice at one moment, each found when it is asked for."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self._found: dict[tuple[Action | None, int], tuple[Message, ...]] = {}

    def reason(self, action: Action | None) -> list[Message]:
        """The facts that tell a choice from the others, the main one first."""
        one, others = self.choices[action], self.choices.others(action)
        first = self._main(one, others)
        said = [self._true(one, first)[0]]
        if one.converts:
            return [say("reason-yes", reason=gain) for gain in islice(promises(self.choices, one), 1)] or said
        stands = self._reason_at(one, _STANDS) if first != _STANDS and said[0].id not in _ALONE else None
        alike = [two for two in others if said[0] in self._true(two, first)]
        if stands is not None:
            still = [two for two in alike if stands in self._true(two, _STANDS)]
            if not still:
                return [*said, stands]
        while alike and len(said) < _MOST:
            fact, alike = self._apart(one, alike, said)
            if fact is None:
                break
            said.append(fact)
        if stands is not None and stands not in said and len(said) < 2:
            said.append(stands)
        return said

    def _true(self, one: Prospect, at: int) -> tuple[Message, ...]:
        """What the fact with this number says of a choice."""
        key = one.action, at
        if key not in self._found:
            self._found[key] = tuple(FACT_KINDS[at].says(self.choices, one))
        return self._found[key]

    def _reason_at(self, one: Prospect, at: int) -> Message | None:
        """The fact with this number, if it is a reason for a choice."""
        said = self._true(one, at)
        return said[0] if said and FACT_KINDS[at].counts(self.choices, one) else None

    def _main(self, one: Prospect, others: list[Prospect]) -> int:
        """The number of the strongest fact that is not true of all other choices, or else of the strongest."""
        strongest = None
        for at in range(len(FACT_KINDS)):
            fact = self._reason_at(one, at)
            if fact is None:
                continue
            strongest = at if strongest is None else strongest
            if not others or any(fact not in self._true(two, at) for two in others):
                return at
        assert strongest is not None, "the last fact is true of every choice"
        return strongest

    def _apart(
        self, one: Prospect, alike: list[Prospect], said: list[Message]
    ) -> tuple[Message | None, list[Prospect]]:
        """The strongest of the facts that are true of the fewest of the choices that are alike so far, and those."""
        best: tuple[Message | None, list[Prospect]] = None, alike
        for at in range(len(FACT_KINDS)):
            fact = self._reason_at(one, at)
            if fact is None or fact in said:
                continue
            left = [two for two in alike if fact in self._true(two, at)]
            if len(left) < len(best[1]):
                best = fact, left
            if not best[1]:
                break
        return best


@lru_cache(maxsize=4)
def _facts_at(rules: Ruleset, position: Position, throw: Throw | None) -> _Facts:
    """The facts at a moment; the last ones are remembered, as each choice is asked about in turn."""
    return _Facts(choices_at(rules, position, throw))


def reason_for_dice(rules: Ruleset, position: Position, number: int) -> Message:
    """Why to choose one of `engine.kits`: the odds that its throw moves a piece."""
    return say("reason-tempo", **numbers(outlook(rules, position, position.turn).moves(number)))


def leaves_open(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> Message | None:
    """What an action, or doing nothing (None), leaves to the other player's next throw, as a message.

    The pieces that are open to capture: of two or more, all are named, with the odds that one of them is captured. By
    some rules the throws that win because only buried pieces could move, too. None if there is neither, or if the same
    player throws again.
    """
    one = _facts_at(rules, position, throw).choices[action]
    said = [message for message in (open_pieces(rules, one), stuck_wins(one)) if message]
    return in_order(said) if said else None


def stuck_wins(one: Prospect) -> Message | None:
    """The throws with which the other player wins because only buried pieces could move; None if there are none."""
    return say("leaves-stuck", **numbers(one.stuck)) if one.stuck.throws else None


def open_pieces(rules: Ruleset, one: Prospect) -> Message | None:
    """The pieces that a choice leaves open to the other player's next throw, as a message; None if there are none."""
    if not one.risk.throws:
        return None
    if len(one.open) > 1:
        return say("leaves-two", square=squares(rules, one.open), **numbers(one.risk))
    return say("leaves-open", square=square_label(rules, next(iter(one.open))), **numbers(one.risk))
