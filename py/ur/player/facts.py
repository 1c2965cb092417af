"""What can be said for a choice: facts from the rules and from odds that are found by trying, as messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, owner_of, station_of
from ur.player.danger import Odds, Outlook, buried_wins, outlook
from ur.player.lead import is_past, throws_ahead
from ur.player.prospect import Choices, Prospect, choices_at
from ur.rules.names import square_label
from ur.rules.ruleset import CONVERT, THROW, Ruleset


class FactKind(NamedTuple):
    """One kind of fact about a choice.

    `says` gives what is true of it, the strongest first. `counts` is whether that is a reason: a choice of which it is
    true may be no better for it, as one that leaves a piece as far from danger as it was.
    """

    says: Callable[[Choices, Prospect], Iterable[Message]]
    counts: Callable[[Choices, Prospect], bool] = lambda _, one: True


def numbers(odds: Odds) -> dict[str, int]:
    """Odds as the arguments of a message."""
    return {"throws": odds.throws, "all": odds.of}


def squares(rules: Ruleset, slots: Iterable[int]) -> tuple[Message | str, ...]:
    """Squares by name, as a list in a message."""
    return tuple(square_label(rules, slot) for slot in sorted(slots))


def _ends(choices: Choices, one: Prospect) -> Iterator[Message]:
    """It ends the game."""
    if one.after.over:
        yield say("reason-wins" if one.after.winner == one.player else "reason-ends")


def _converts(choices: Choices, one: Prospect) -> Iterator[Message]:
    """What the throw becomes if the other bone says yes, or that nothing can move whatever it says."""
    if one.converts and one.throw is not None and one.throw.converted is not None:
        score = one.throw.converted.score or 0
        moves = (*choices_at(choices.rules, one.before, one.throw.converted).all, *choices.all)
        if any(action is not None and action.kind != CONVERT for action in moves):
            yield say("reason-convert", score=score)
        else:
            yield say("reason-idle", without=one.throw.score or 0, score=score)


def _gains(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The capture, the piece off or the extra throw that it brings, or the piece that may come in."""
    landed = one.landed
    if one.captured != NO_SQUARE:
        stack = one.before.squares[one.captured]
        way = step_of(station_of(stack[-1])) if stack else 0
        if one.again:
            yield say("reason-takes-again", way=way)
        yield say("reason-takes", way=way)
    if landed is None:
        return
    if landed.slot == NO_SQUARE:
        if one.again:
            yield say("reason-off-again")
        yield say("reason-off")
    if one.again:
        if landed.slot in choices.rules.rosette_slots:
            yield say("reason-rosette")
        yield say("reason-again")
    if one.before.pending == "award":
        yield say("reason-enters")
    if one.after.pending == "award" and one.after.by == one.player:
        yield say("reason-award")


def _pays(choices: Choices, one: Prospect) -> Iterator[Message]:
    """Its landing takes money from the kitty."""
    taken = one.after.purse[one.player] - one.before.purse[one.player]
    if taken > 0:
        yield say("reason-money", amount=taken)


def _escapes(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The piece stood where more throws could capture it."""
    if one.stays and one.standing.chance < one.escaped.chance:
        yield say("reason-leaves", **numbers(one.escaped))


def _covers(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The piece stands on an enemy piece that no throw moves from under it."""
    if not one.stays or one.landed is None or buried_wins(choices.rules):
        return
    slot = one.landed.slot
    stack = one.after.squares[slot]
    over_enemy = len(stack) > 1 and owner_of(stack[-2]) != one.player
    if over_enemy and not outlook(choices.rules, one.after, 1 - one.player).leaves(slot).throws:
        yield say("reason-covers")


def _holds(choices: Choices, one: Prospect) -> Iterator[Message]:
    """A piece stays on a safe rosette that another choice leaves to the other player, or comes to one that this
    player could come to."""
    others = choices.others(one.action)
    held = {two.from_slot: two.given_up for two in others if two.from_slot != one.from_slot}
    if one.landed is not None:
        held[one.landed.slot] = one.taken_up
    for at in sorted(held, key=lambda slot: -held[slot].chance):
        if held[at].throws:
            yield say("reason-holds", square=square_label(choices.rules, at), **numbers(held[at]))


def _blocks(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The other player loses more throws than before."""
    if one.blocks.throws and not buried_wins(choices.rules):
        yield say("reason-blocks", **numbers(one.blocks))


def _doubles(choices: Choices, one: Prospect) -> Iterator[Message]:
    """Two or more pieces can be captured by the next throw; the odds are those of any of them."""
    if not one.converts and len(one.threats) > 1:
        odds = outlook(choices.rules, one.after, one.player).any_capture()
        yield say("reason-aims", square=squares(choices.rules, one.threats), **numbers(odds))


def _more_threats(choices: Choices, one: Prospect) -> bool:
    """Whether more pieces can be captured than before."""
    before = outlook(choices.rules, one.before, one.player).captures()
    return one.settled and one.action is not None and len(one.threats) > len(before)


def _aims(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The piece that moved, or any where none did, can capture with the next throw."""
    aimed = one.threats if one.action is None or one.action.kind == THROW else one.aims
    for at in sorted(aimed, key=lambda slot: -aimed[slot].chance):
        yield say("reason-aims", square=square_label(choices.rules, at), **numbers(aimed[at]))


def _settled(choices: Choices, one: Prospect) -> bool:
    return one.settled


def _passes(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The piece is out of contact, and the player is one or more throws ahead."""
    if one.stays and one.landed is not None and is_past(choices.rules, one.after, one.player, one.landed.station):
        ahead = int(throws_ahead(choices.rules, one.after, one.player))
        if ahead > 0:
            yield say("reason-race", ahead=ahead)


def _was_in_contact(choices: Choices, one: Prospect) -> bool:
    """Whether the piece that moved was in contact before."""
    came = one.landed.origin or 0 if one.landed is not None else 0
    return not is_past(choices.rules, one.before, one.player, came)


def _all_safe(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The other player throws next and can capture nothing."""
    if one.yields and not one.risk.throws:
        yield say("reason-stay-safe")


def _least(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The other player throws next, and after no other choice do fewer of that player's throws capture a piece."""
    if one.yields and one.risk.throws:
        chances = [two.risk.chance for two in choices.others(one.action)]
        if _leads(-one.risk.chance, [-chance for chance in chances]):
            yield say("reason-least", **numbers(one.risk))


def _goes_on(choices: Choices, one: Prospect) -> Iterator[Message]:
    """How many of the player's own throws move a piece then."""
    if not one.converts:
        yield say("reason-tempo", **numbers(one.moves))


def _goes_on_best(choices: Choices, one: Prospect) -> bool:
    """Whether no other choice lets more throws move a piece."""
    others = choices.others(one.action)
    settled = all(two.settled for two in (one, *others))
    return settled and _leads(one.moves.chance, [two.moves.chance for two in others])


def _leads(chance: float, others: list[float]) -> bool:
    """Whether no other chance is higher, and some are lower."""
    return bool(others) and max(others) <= chance > min(others)


def _homes(choices: Choices, one: Prospect) -> Iterator[Message]:
    """With so many throws the piece that moved comes home from where it stands then."""
    if one.stays and one.home.throws:
        yield say("reason-home", **numbers(one.home))


def _nearer_home(choices: Choices, one: Prospect) -> bool:
    """Whether more throws bring the piece home than before."""
    before = outlook(choices.rules, one.before, one.player)
    return one.settled and one.home.chance > before.home(one.from_slot).chance


def _nears(choices: Choices, one: Prospect) -> Iterator[Message]:
    """With so many throws the piece that moved earns another throw from where it stands then."""
    if one.stays and one.earns.throws:
        yield say("reason-nears", **numbers(one.earns))


def _nearer(choices: Choices, one: Prospect) -> bool:
    """Whether more throws of the piece earn another throw than before."""
    before = outlook(choices.rules, one.before, one.player)
    return one.settled and one.earns.chance > before.again(one.from_slot).chance


def _earns(choices: Choices, one: Prospect) -> Iterator[Message]:
    """With so many throws some piece earns another throw then."""
    if one.settled:
        yield say("reason-earns", **numbers(outlook(choices.rules, one.after, one.player).any_again()))


def _earns_most(choices: Choices, one: Prospect) -> bool:
    return _does_most(choices, one, Outlook.any_again)


def _bears_off(choices: Choices, one: Prospect) -> Iterator[Message]:
    """With so many throws some piece comes home then."""
    if one.settled:
        yield say("reason-homes", **numbers(outlook(choices.rules, one.after, one.player).any_home()))


def _bears_off_most(choices: Choices, one: Prospect) -> bool:
    return _does_most(choices, one, Outlook.any_home)


def _does_most(choices: Choices, one: Prospect, odds: Callable[[Outlook], Odds]) -> bool:
    """Whether after no other choice more of the player's throws do something, and after some fewer do."""
    others = choices.others(one.action)
    chances = [odds(outlook(two.rules, two.after, two.player)).chance for two in (one, *others)]
    return all(two.settled for two in (one, *others)) and _leads(chances[0], chances[1:])


def _rear(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The piece that has come the least far of those on the board goes on."""
    if one.rear:
        yield say("reason-rear")


def _enters(choices: Choices, one: Prospect) -> Iterator[Message]:
    """A piece comes in from the hand."""
    if one.landed is not None and one.landed.from_slot == NO_SQUARE:
        yield say("reason-enters")


def promises(choices: Choices, one: Prospect) -> Iterator[Message]:
    """What a choice gains with the converted throw and no choice gains without it; nothing unless `one` converts."""
    if not one.converts or one.throw is None:
        return
    without, converted = choices.others(one.action), choices_at(choices.rules, one.before, one.throw.converted)
    for fact in (_ends, _gains, _pays, _enters):
        known = [said for two in without for said in fact(choices, two)]
        for action in converted.all:
            yield from (said for said in fact(converted, converted[action]) if said not in known)


def _forces(choices: Choices, one: Prospect) -> Iterator[Message]:
    """The other player has to move a piece before the next throw."""
    if one.after.pending == "forfeit" and one.after.by != one.player:
        yield say("reason-forfeit", score=choices.rules.choices["forfeit"].score)


def _walks(choices: Choices, one: Prospect) -> Iterator[Message]:
    """How far the piece has to go."""
    if one.stays and one.landed is not None:
        yield say("reason-forward", left=choices.rules.off - step_of(one.landed.station))


def _stands(choices: Choices, one: Prospect) -> Iterator[Message]:
    """With how many throws the other player can capture the piece on the square it moved to.

    Where the player throws again, the next throw is not the other player's.
    """
    if one.stays and one.standing.throws:
        yield say("reason-open", **numbers(one.standing))
    elif one.stays:
        yield say("reason-safe" if one.yields else "reason-beyond")


def _next_is_theirs(choices: Choices, one: Prospect) -> bool:
    """Whether it matters how safe a piece stands: the choice gives no other throw and opens no other choice."""
    return not one.again and "award" not in (one.before.pending, one.after.pending)


STANDS = FactKind(_stands, _next_is_theirs)
# The strongest first. The last one is for choices that move nothing: something is true of each.
FACT_KINDS: tuple[FactKind, ...] = (
    FactKind(_ends),
    FactKind(_converts),
    FactKind(_gains),
    FactKind(_pays),
    FactKind(_escapes, _next_is_theirs),
    FactKind(_covers),
    FactKind(_holds, _settled),
    FactKind(_blocks, _settled),
    FactKind(_doubles, _more_threats),
    FactKind(_aims, _settled),
    FactKind(_passes, _was_in_contact),
    FactKind(_all_safe),
    FactKind(_least),
    FactKind(_goes_on, _goes_on_best),
    FactKind(_homes, _nearer_home),
    FactKind(_nears, _nearer),
    FactKind(_enters),
    FactKind(_forces),
    FactKind(_earns, _earns_most),
    FactKind(_bears_off, _bears_off_most),
    FactKind(_rear),
    FactKind(_walks),
    STANDS,
    FactKind(_goes_on),
)
