"""What happens when a piece comes to a square where others stand.

The rules are asked in the order of the ruleset; the first that does not answer None decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.message import Fact, say
from ur.rules.ruleset import CAPTURE, LAND, REFUSE, SEND_OFF, Ruleset
from ur.rules.squares import capture_squares, ordered

Squares = frozenset[str] | None


@dataclass(frozen=True)
class OwnBlocks:
    """Two pieces of one player never share a square, whatever their steps (M-d2)."""

    squares: Squares = None
    why: str = "own"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        return REFUSE if stack[-1] & 1 == mover & 1 else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        alone = str(rules.landing[0] is self).lower()
        yield Fact("own-blocks", say("rule-own-blocks", alone=alone))


@dataclass(frozen=True)
class Safe:
    """An enemy here cannot be captured: it blocks the square."""

    squares: Squares
    why: str = "safe"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        return REFUSE if stack[-1] & 1 != mover & 1 else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, rules.places if self.squares is None else self.squares)
        if set(rules.places) <= set(squares):
            yield Fact("safe", say("rule-safe-everywhere"))
            return
        marked = tuple(square for square in squares if square in rules.board.rosettes)
        if marked:
            yield Fact("safe", say("rule-safe-rosettes", squares=marked), marked)
        others = tuple(square for square in squares if square not in marked)
        if others:
            yield Fact(f"safe-{others[0]}", say("rule-safe", squares=others), others)


@dataclass(frozen=True)
class Capture:
    """An enemy here goes back to its owner's hand."""

    squares: Squares = None
    why: str = "blocked"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        return CAPTURE if stack[-1] & 1 != mover & 1 else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = capture_squares(rules)
        if squares:
            yield Fact("capture", say("rule-capture", squares=squares), squares)
        unsafe = tuple(square for square in squares if square in rules.board.rosettes)
        if unsafe:
            yield Fact("unsafe", say("rule-unsafe", squares=unsafe), unsafe)


@dataclass(frozen=True)
class Mixed:
    """Pieces of both players stack here, up to `limit` (S-14)."""

    squares: Squares
    limit: int = 4
    why: str = "full"
    stack_owners = 2

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        return LAND if len(stack) < self.limit else REFUSE

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, self.squares or rules.places)
        yield Fact("mixed", say("rule-mixed", squares=squares, limit=self.limit), squares)


@dataclass(frozen=True)
class OwnStack:
    """Pieces of one player stack here, up to `limit` (0: no limit); if `closed`, no enemy may land."""

    squares: Squares = None
    limit: int = 4
    closed: bool = True
    why: str = "stack"
    stack_owners = 1

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        if stack[-1] & 1 == mover & 1:
            return LAND if not self.limit or len(stack) < self.limit else REFUSE
        return REFUSE if self.closed else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        if not self.limit:
            yield Fact("own-stack", say("rule-own-stack-free"))
            return
        squares = ordered(rules, self.squares or rules.places)
        # A rule asked before this one may capture a single piece there.
        exposed = tuple(square for square in squares if square in capture_squares(rules))
        closed = tuple(square for square in squares if square not in exposed)
        yield Fact("own-stack", say("rule-own-stack", squares=closed, limit=self.limit), closed)
        if exposed:
            yield Fact("own-stack", say("rule-own-stack-open", squares=exposed, limit=self.limit), exposed)


@dataclass(frozen=True)
class CaptureSingle:
    """A lone enemy showing the mover's side can be captured here (S-b7)."""

    squares: Squares
    why: str = "side"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        if stack[0] & 1 == mover & 1 or len(stack) > 1:
            return None
        return CAPTURE if rules.turned(stack[0]) == rules.turned(mover) else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, self.squares or rules.places)
        yield Fact("single", say("rule-single", squares=squares), squares)


@dataclass(frozen=True)
class CaptureSameSide:
    """An enemy showing the mover's side is captured, another blocks (S-9, S-10)."""

    squares: Squares = None
    why: str = "side"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        if stack[-1] & 1 == mover & 1:
            return None
        return CAPTURE if rules.turned(stack[-1]) == rules.turned(mover) else REFUSE

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = capture_squares(rules)
        yield Fact("capture", say("rule-capture-side", squares=squares), squares)
        yield Fact("other-side", say("rule-other-side"))
        unsafe = tuple(square for square in squares if square in rules.board.rosettes)
        yield Fact("unsafe", say("rule-unsafe", squares=unsafe), unsafe)


@dataclass(frozen=True)
class SafeWhenTurned:
    """A turned enemy here cannot be captured (B1 in Skiryuk's rules, S-16)."""

    squares: Squares
    why: str = "turned"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        enemy = stack[-1] & 1 != mover & 1
        return REFUSE if enemy and rules.turned(stack[-1]) else None

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = ordered(rules, self.squares or rules.places)
        # Where only turned pieces come, there is no other piece to speak of.
        turned_only = not set(squares) & set(capture_squares(rules))
        yield Fact("turned-safe", say("rule-safe" if turned_only else "rule-turned-safe", squares=squares), squares)


@dataclass(frozen=True)
class CaptureOne:
    """A lone enemy is captured; two or more send the mover off (Merit, MG-8, MG-9)."""

    squares: Squares = None
    why: str = "blocked"
    stack_owners = 0

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None:
        if stack[-1] & 1 == mover & 1:
            return None
        return CAPTURE if len(stack) == 1 else SEND_OFF

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        squares = capture_squares(rules)
        yield Fact("capture", say("rule-capture-one", squares=squares), squares)
        yield Fact("run-in", say("rule-run-in"), squares)
