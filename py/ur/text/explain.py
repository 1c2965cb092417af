"""What people ask about by tapping: a square, a piece, a hand, a purse, the kitty, the dice. Answered from the rules
and the position, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ur.model.event import CAPTURED, SENT_OFF, Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.message import Message, in_order, say
from ur.model.position import NO_SQUARE, Position, kind_of, owner_of
from ur.rules import engine
from ur.rules.moves import is_free
from ur.rules.names import side, square_label
from ur.rules.ruleset import ENTER, MOVE, Action, Ruleset
from ur.rules.squares import capture_squares
from ur.text.rule_card import CardMark, rule_card
from ur.text.rulebook import facts
from ur.text.sentences import throw_message, throw_notes
from ur.text.why_not import pending_message, why_not

# The odds of being captured on a square, as (throws, of all): found by the player's code, which lies above this one.
Danger = Callable[[int], tuple[int, int]]

# The arguments in which a sentence of the rulebook names squares of Light's path.
_OF_LIGHT = {"squares", "table", "last"}


def explain_square(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    slot: int,
    danger: Danger | None = None,
    person: bool = True,
) -> Message:
    """A square: what this throw can do there, who stands there, and what the rules make of it.

    Why a piece cannot move is said to its player, and only where that is a `person`.
    """
    none = position.over or (throw is None and not position.pending)
    actions = () if none else engine.legal(rules, position, throw)
    said = [] if position.over else _now(rules, position, throw, actions, slot, danger, person)
    stack = position.squares[slot]
    if len(stack) > 1:
        said.append(_stack(rules, position, actions, slot))
    about = _kind(rules, kind_of(stack[-1])) if stack else None
    if about is not None:
        said.append(about)
    of_square = _rules_of_square(rules, slot)
    # Where the rules of the square say that a piece is safe, nothing else has to.
    if any(rule.id.startswith("card-safe") for rule in of_square):
        said = [one for one in said if one.id not in ("explain-closed", "explain-not-now")]
    said += of_square
    return in_order(said) if said else say("explain-plain", square=square_label(rules, slot))


def explain_piece_in_hand(
    rules: Ruleset, position: Position, throw: Throw | None, player: int, kind: int, person: bool = True
) -> Message:
    """A piece in a hand: where it can enter with this throw, or why it cannot, and how pieces enter."""
    how = next(iter(rules.entry.describe(rules))).message
    ways = [how] if _true_for(player, how) else []
    count = say("explain-hand", by=side(player), n=len(position.hand[player]))
    if not position.hand[player]:
        return count
    if player != position.chooser or position.over or (throw is None and not position.pending):
        return in_order([count, *ways])
    actions = [
        action
        for action in engine.legal(rules, position, throw)
        if action.kind == ENTER and kind_of(action.piece) == kind and action.player == player
    ]
    if actions:
        return in_order(_can_go(rules, position, throw, actions[0]))
    reason = why_not(rules, position, throw, NO_SQUARE, kind=kind) if person else None
    return reason or in_order([count, *ways])


def explain_tally(
    rules: Ruleset, position: Position, throw: Throw | None, name: str, player: int | None, person: bool = True
) -> Message | None:
    """A tally or a kind of piece beside the board, or None: the hand, what is home, a purse, the kitty, points."""
    if name == "hand" and player is not None:
        return explain_piece_in_hand(rules, position, throw, player, min(position.hand[player], default=0), person)
    if name in rules.kinds:
        return _bird(rules, position, throw, rules.kinds.index(name), player if person else None)
    if name == "off" and player is not None:
        home = say("explain-off", by=side(player), n=len(position.off[player]), all=len(rules.crew))
        return in_order([home, *(one.message for one in rules.exit.describe(rules) if _true_for(player, one.message))])
    if name == "purse" and player is not None:
        has = say("explain-purse", by=side(player), n=position.purse[player])
        return in_order([has, *_money(rules)])
    if name == "kitty":
        return in_order([say("explain-kitty", n=position.kitty), *_of_picture(rules, "kitty")])
    if name == "points":
        return in_order(_of_picture(rules, "points")) if _of_picture(rules, "points") else None
    return None


def _true_for(player: int, message: Message) -> bool:
    """Whether a sentence of the rulebook is true for a player; those with squares name the squares of Light."""
    return player == 0 or not _OF_LIGHT & message.args.keys()


def _bird(rules: Ruleset, position: Position, throw: Throw | None, kind: int, player: int | None) -> Message | None:
    """A kind of piece: its number and its value; in the hand of the player to move, why it cannot enter now."""
    about = _kind(rules, kind)
    if about is None or player != position.chooser or throw is None or kind not in position.hand[player]:
        return about
    reason = why_not(rules, position, throw, NO_SQUARE, kind=kind)
    # Which number it needs is said anyway.
    return about if reason is None or reason.id == "why-needs-throw" else in_order([reason, about])


def _kind(rules: Ruleset, kind: int) -> Message | None:
    """What is special in a kind of piece; None where all pieces are alike."""
    birds = rule_card(rules).birds
    if not birds:
        return None
    _, name, score, _, value = birds[kind]
    return say("card-bird", piece=name, score=score, value=value)


def explain_throw(rules: Ruleset, throw: Throw, by: int) -> Message:
    """The dice as they lie: what they count and what that brings, or why they count nothing."""
    nothing = throw.marked and not throw.score
    return in_order(throw_notes(rules, throw)) if nothing else throw_message(rules, throw, by)


def _rules_of_square(rules: Ruleset, slot: int) -> list[Message]:
    """What the rules say of a square, after its name."""
    place = rules.places[slot]
    marks = [mark for mark in rule_card(rules).marks if place in mark.squares]
    return [say("explain-here", square=square_label(rules, slot)), *_clauses(marks)] if marks else []


def _clauses(marks: Sequence[CardMark]) -> list[Message]:
    return [clause.message for mark in marks for clause in mark.clauses]


def _of_picture(rules: Ruleset, picture: str) -> list[Message]:
    return _clauses([mark for mark in rule_card(rules).marks if mark.picture == picture])


def _money(rules: Ruleset) -> list[Message]:
    """How purses change: the rules of rosettes that pay or cost."""
    return [fact.message for _, fact in facts(rules) if fact.key in ("landed", "passed", "fine")]


def _stack(rules: Ruleset, position: Position, actions: Sequence[Action], slot: int) -> Message:
    """A stack from the top: whose pieces, which side up, and which of them may move at all."""
    stack = position.squares[slot]
    found = []
    for level in reversed(range(len(stack))):
        one = stack[level]
        free = is_free(rules, slot, stack, level, actions)
        shown = ("dotted" if rules.turned(one) else "blank") if rules.turn_step else "none"
        found.append(say("explain-stacked", by=side(owner_of(one)), side=shown, free=str(free).lower()))
    return say("explain-stack", pieces=tuple(found))


def _now(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    actions: Sequence[Action],
    slot: int,
    danger: Danger | None,
    person: bool,
) -> list[Message]:
    """What can be done on a square at this moment; `actions` are those of `engine.legal`."""
    stack, player = position.squares[slot], position.chooser
    asked = rules.choices[position.pending] if position.pending else None
    if throw is None and asked is None:
        return [_odds(*danger(slot))] if stack and danger is not None else []
    if stack and owner_of(stack[-1]) == player:
        own = [action for action in actions if action.kind == MOVE and action.slot == slot]
        if own:
            return _can_go(rules, position, throw, own[0])
        reason = why_not(rules, position, throw, slot, len(stack) - 1) if person else None
        return [reason] if reason else []
    if stack and asked is not None and not asked.score:
        # What is asked moves no piece on the board: the next throw decides.
        return [_odds(*danger(slot))] if danger is not None else []
    score = throw.score or 0 if throw is not None else 0
    if any(_captures_on(rules, position, throw, action, slot) for action in actions):
        return [say("explain-captures", by=side(player), score=score)]
    ends = [_end(rules, position, throw, action) for action in actions if action.kind in (MOVE, ENTER)]
    lands = say("explain-lands", by=side(player), score=score)
    if (slot, False) in ends:
        return [lands]
    if (slot, True) in ends:
        return [lands, say("explain-sent-off")]
    if not stack:
        return []
    if asked is not None:
        return [pending_message(rules, position)]
    # Where nothing is ever captured, no other score would do it.
    return [say("explain-not-now" if rules.places[slot] in capture_squares(rules) else "explain-closed")]


def _captures_on(rules: Ruleset, position: Position, throw: Throw | None, action: Action, slot: int) -> bool:
    events: list[Event] = []
    engine.act(rules, position, throw, action, events)
    return any(isinstance(e, Captured) and e.reason == CAPTURED and e.slot == slot for e in events)


def _end(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> tuple[int, bool]:
    """The slot to which a moved piece comes at last (a square may move it on), and whether it is sent off there.

    Off the board the slot is NO_SQUARE.
    """
    events: list[Event] = []
    engine.act(rules, position, throw, action, events)
    sent_off = any(isinstance(event, Captured) and event.reason == SENT_OFF for event in events)
    return [event.slot for event in events if isinstance(event, Moved)][-1], sent_off


def _can_go(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> list[Message]:
    """Where a piece can go now: to a square, or home."""
    score = throw.score or 0 if throw is not None else 0
    stop, sent_off = _end(rules, position, throw, action)
    if stop == NO_SQUARE:
        return [say("explain-can-leave", by=side(action.player), score=score)]
    goes = say("explain-can-go", by=side(action.player), to=square_label(rules, stop), score=score)
    return [goes, say("explain-sent-off")] if sent_off else [goes]


def _odds(throws: int, of: int) -> Message:
    return say("explain-open", throws=throws, all=of) if throws else say("explain-closed")
