"""The inputs of a net: which features of a position are on, as numbers of weight rows. For every ruleset.

All inputs are yes or no, from the view of the player about to throw (I; the other side is they):

- atoms, at most 64 a side, as bits of a mask: a piece at a station; two or more there, where pieces
  stack; one buried under an enemy, where enemies stack;
- pairs of atoms: my atom i with their atom j, my atoms i < j, their atoms i < j;
- counts: pieces in hand and pieces off, on either side, up to 7 each;
- an atom of either side with the number of pieces off of either side;
- single facts: a kind of piece at a station, in hand or off, and how full the kitty is;
- a piece of either side in a stack, with the number of pieces on top of it, up to 3;
- the atom of a piece that may not use the next throw, with each atom of mine.

The rows are numbered in that order.  `ur.player.net` adds up the rows that are on, as does the training.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position
from ur.rules.ruleset import Ruleset

# Rows of a count: 0 to 7 pieces.
COUNTS = 8
_GROUPS = ("first", "second", "buried")
# The kitty has a row for each three counters, 16 rows in all.
KITTY_STEP, KITTY_ROWS = 3, 16
# Depths in a stack that have rows: from 0, on top, to 3.
DEPTHS = 4


@dataclass(frozen=True, eq=False)
class Inputs:
    """The numbering of the inputs of one ruleset.

    `first`, `second` and `buried` give the atom of a station for a piece, for a second one, and for a
    buried one; `atoms` is their number, `kinds` that of the kinds of pieces; `in_stack` gives the first row of
    a station for pieces in stacks.  `like` sets the stations of each group as in another numbering (see `stations`).
    """

    rules: Ruleset
    like: tuple[tuple[int, ...], ...] = ()
    first: dict[int, int] = field(init=False)
    second: dict[int, int] = field(init=False)
    buried: dict[int, int] = field(init=False)
    atoms: int = field(init=False)
    kinds: int = field(init=False)
    in_stack: dict[int, int] = field(init=False)

    def __post_init__(self) -> None:
        rules = self.rules
        stations = sorted(rules.slots[0])
        judges = {s: rules.judges[rules.slots[0][s]] for s in stations}
        stacked = [s for s in stations if any(rule.stack_owners for rule in judges[s])]
        mixed = [s for s in stations if any(rule.stack_owners == 2 for rule in judges[s])]
        numbers = iter(range(200))
        groups = self.like or (stations, stacked, mixed)
        for name, found in zip(_GROUPS, groups, strict=True):
            object.__setattr__(self, name, {s: next(numbers) for s in found})
        object.__setattr__(self, "atoms", next(numbers))
        object.__setattr__(self, "kinds", len(rules.kinds))
        object.__setattr__(self, "in_stack", {s: self.depths + 2 * DEPTHS * i for i, s in enumerate(self.second)})

    @property
    def cross(self) -> int:
        """The first row of my atom with theirs: `cross + atoms * i + j`."""
        return 2 * self.atoms

    @property
    def pairs(self) -> int:
        """The first row of my pairs; their pairs follow.  A pair i < j is j(j − 1)/2 + i."""
        return self.cross + self.atoms**2

    @property
    def counts(self) -> int:
        """The first row of the counts: my hand, my off, their hand, their off, eight rows each."""
        return self.pairs + self.atoms * (self.atoms - 1)

    @property
    def with_off(self) -> int:
        """The first row of atoms with pieces off: mine with my off, mine with theirs, theirs with
        theirs, theirs with mine; eight rows an atom."""
        return self.counts + 4 * COUNTS

    @property
    def facts(self) -> int:
        """The first row of single facts: per side and kind, a row per atom, then rows for never entered, for back
        in hand, and for off; after all kinds, the kitty."""
        return self.with_off + 4 * COUNTS * self.atoms

    @property
    def kitty(self) -> int:
        """The first row of the kitty."""
        return self.facts + 2 * self.kinds * (self.atoms + 3)

    @property
    def depths(self) -> int:
        """The first row of pieces in stacks: per station that stacks, my pieces, the top one first, then theirs."""
        return self.kitty + (KITTY_ROWS if self.rules.stake else 0)

    @property
    def barred(self) -> int:
        """The first row of a piece that must wait for a throw.  Its atom i with my atom j: `barred + atoms * i + j`.

        They are the last rows, so that a net made for rules without them fits rules with them.
        """
        return self.depths + 2 * DEPTHS * len(self.second)

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.barred + (self.atoms**2 if self.rules.bonus_bars else 0)

    @property
    def stations(self) -> tuple[tuple[int, ...], ...]:
        """The stations that have an atom for a piece, for a second one, and for a buried one."""
        return tuple(self.first), tuple(self.second), tuple(self.buried)

    def rows_in(self, other: Inputs) -> list[int]:
        """For each row of this numbering, the row of the other with the same meaning; −1 if it has none.

        A station on the second way of a fork has the meaning of its step.
        """
        named = {}
        for name in _GROUPS:
            theirs = getattr(other, name)
            for station, atom in getattr(self, name).items():
                named[atom] = theirs.get(station, theirs.get(step_of(station), -1))
        atoms, count, their = self.atoms, other.atoms, [named[i] for i in range(self.atoms)]

        def row(first: int, offset: int, *known: int) -> int:
            return -1 if min(known) < 0 else first + offset

        found = [row(side * count, m, m) for side in (0, 1) for m in their]
        found += [row(other.cross, count * i + j, i, j) for i in their for j in their]
        for side in (0, 1):
            first = other.pairs + side * (count * (count - 1) // 2)
            for j in range(atoms):
                for i in range(j):
                    low, high = sorted((their[i], their[j]))
                    same = low == high
                    found.append(-1 if same else row(first, high * (high - 1) // 2 + low, low))
        found += range(other.counts, other.with_off)
        for block in range(4):
            first = other.with_off + COUNTS * count * block
            found += [row(first, COUNTS * m + n, m) for m in their for n in range(COUNTS)]
        for kind in range(2 * self.kinds):
            first = other.facts + kind * (count + 3)
            found += [*(row(first, m, m) for m in their), *range(first + count, first + count + 3)]
        found += range(other.kitty, other.depths)
        for station in self.in_stack:
            first = other.in_stack.get(station, other.in_stack.get(step_of(station), -1))
            found += [row(first, i, first) for i in range(2 * DEPTHS)]
        if self.rules.bonus_bars:
            found += [row(other.barred, count * i + j, i, j) for i in their for j in their]
        return found

    def masks(self, position: Position) -> tuple[int, int]:
        """The masks of my atoms and of theirs."""
        first, second, buried = self.first, self.second, self.buried
        masks, me = [0, 0], position.turn
        for stack in position.squares:
            if not stack:
                continue
            if len(stack) == 1:
                masks[stack[0] & 1] |= 1 << first[stack[0] >> 1 & 63]
                continue
            for level, one in enumerate(stack):
                station, owner = one >> 1 & 63, one & 1
                bit = 1 << first[station]
                if masks[owner] & bit:
                    masks[owner] |= 1 << second[station]
                masks[owner] |= bit
                if station in buried and any(up & 1 != owner for up in stack[level + 1 :]):
                    masks[owner] |= 1 << buried[station]
        return masks[me], masks[1 - me]

    def fact_rows(self, position: Position) -> tuple[int, ...]:
        """The rows of the single facts that are true."""
        found = []
        me, facts, width = position.turn, self.facts, self.atoms + 3
        if self.kinds:
            for stack in position.squares:
                for one in stack:
                    side = (one & 1) ^ me
                    row = facts + (side * self.kinds + (one >> 7)) * width
                    found.append(row + self.first[one >> 1 & 63])
            for player in (0, 1):
                for kind in position.hand[player]:
                    row = facts + ((player ^ me) * self.kinds + kind) * width + self.atoms
                    found.append(row + (position.launched[player] >> kind & 1))
                for kind in position.off[player]:
                    row = facts + ((player ^ me) * self.kinds + kind) * width + self.atoms
                    found.append(row + 2)
        if self.rules.stake:
            found.append(self.kitty + min(KITTY_ROWS - 1, position.kitty // KITTY_STEP))
        if self.second:
            for stack in [stack for stack in position.squares if len(stack) > 1]:
                for depth, one in enumerate(stack[: -DEPTHS - 1 : -1]):
                    found.append(self.in_stack[one >> 1 & 63] + (DEPTHS if one & 1 != me else 0) + depth)
        if position.barred != NO_SQUARE:
            mine, atom = self.masks(position)[0], self.first[position.squares[position.barred][-1] >> 1 & 63]
            found += [self.barred + self.atoms * atom + j for j in range(self.atoms) if mine >> j & 1]
        return tuple(found)
