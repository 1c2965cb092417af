"""What speaks against a choice beside the best one: one fact, as a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import NO_SQUARE, Position
from ur.player.danger import NONE, Odds, Outlook, outlook
from ur.player.facts import numbers
from ur.player.prospect import Prospect, choices_at
from ur.player.reasons import open_pieces, stuck_wins
from ur.rules.names import square_label
from ur.rules.ruleset import Action, Ruleset


def speaks_against(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action | None, best: Action | None
) -> Message | None:
    """One fact against an action (or doing nothing, None) beside the best one; None if there is none to compute.

    It holds of the action and not of the best one. In this order: what only the best one brings; what the other player
    can then come to or capture; what the next throws of both can do.
    """
    choices = choices_at(rules, position, throw)
    ours, theirs = choices[action], choices[best]
    return next((fact for facts in (_brings, _leaves, _enters, _next_throws) for fact in facts(ours, theirs)), None)


def _brings(ours: Prospect, theirs: Prospect) -> Iterator[Message]:
    """A capture, another throw or a piece off that only the best choice brings."""
    if theirs.captured != NO_SQUARE and ours.captured == NO_SQUARE:
        yield say("against-capture", square=square_label(ours.rules, theirs.captured))
    if theirs.again and not ours.again:
        yield say("against-throw")
    if theirs.off and not ours.off:
        yield say("against-home")


def _enters(ours: Prospect, theirs: Prospect) -> Iterator[Message]:
    """A new piece that only the best choice brings. It says less than a piece that is left open."""
    if (theirs.enters or theirs.awarded) and not (ours.enters or ours.awarded):
        yield say("against-enter")


def _leaves(ours: Prospect, theirs: Prospect) -> Iterator[Message]:
    """Throws that win for the other player, who is stuck then; a safe rosette that is left; pieces left open to more
    throws or with more to lose."""
    rules = ours.rules
    if ours.stuck.chance > theirs.stuck.chance and (stuck_now := stuck_wins(ours)):
        yield stuck_now
    if ours.given_up.throws and theirs.from_slot != ours.from_slot:
        yield say("against-rosette", square=square_label(rules, ours.from_slot), **numbers(ours.given_up))
    if ours.risk.chance > theirs.risk.chance or ours.loss > theirs.loss:
        open_now = open_pieces(rules, ours)
        if open_now is not None:
            yield open_now
    # A piece that the best choice brings away; who throws next is another matter.
    if theirs.from_slot not in (NO_SQUARE, ours.from_slot):
        odds = ours.open.get(theirs.from_slot, NONE)
        if odds.chance > theirs.standing.chance:
            yield say("against-stays", square=square_label(rules, theirs.from_slot), **numbers(odds))


# What the player's own throws can do, as odds, and the message where fewer of them do it.
_OWN: tuple[tuple[str, Callable[[Outlook], Odds]], ...] = (
    ("against-tempo", Outlook.moves),
    ("against-aim", Outlook.any_capture),
    ("against-again", Outlook.any_again),
    ("against-off", Outlook.any_home),
)


def _next_throws(ours: Prospect, theirs: Prospect) -> Iterator[Message]:
    """Fewer own throws that move, capture, earn another or come home; more of the other player that earn one."""
    if not (ours.settled and theirs.settled):
        return
    now, best = (outlook(one.rules, one.after, one.player) for one in (ours, theirs))
    for id, measure in _OWN:
        odds, after_best = measure(now), measure(best)
        if odds.chance < after_best.chance:
            yield _than(id, odds, after_best)
    if ours.reply.chance > theirs.reply.chance:
        yield _than("against-reply", ours.reply, theirs.reply)


def _than(id: str, odds: Odds, after_best: Odds) -> Message:
    """How many throws do it, and how many after the best choice, of equally many."""
    # Where a player may throw more lots their number may differ.
    of = max(odds.of, after_best.of)
    throws, best = (round(one.chance * of) for one in (odds, after_best))
    return say(id, throws=throws, all=of, best=best)
