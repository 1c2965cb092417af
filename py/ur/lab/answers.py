"""What the figures say to a question, as sentences: never more than their intervals allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ur.lab.figures import FEWEST, first_player, median, player_a
from ur.lab.players import player_message
from ur.lab.rows import Column, Row, percent, rounded, rows, unequal
from ur.model.message import Message, in_order, say
from ur.rulesets import minutes_of

# The answer, and then what it rests on.
Answer = tuple[Message, list[Message]]


def answer(kind: str, columns: Sequence[Column]) -> Answer:
    """The answer to a question of this kind (see `KINDS`); KeyError if there is no such kind."""
    least = min(one.sums.games for one in columns)
    if least < FEWEST:
        # The lines have intervals, which there are from two games on.
        return say("lab-answer-few", games=FEWEST), KINDS[kind](columns)[1] if least > 1 else []
    return KINDS[kind](columns)


def _length(columns: Sequence[Column]) -> Answer:
    """Is the first of these games too long? Half of its games last longer than their median."""
    found = [median(one.sums.tallies["throws"]) for one in columns]
    minutes = [minutes_of(figure.value) for figure in found]
    lines = [
        say("lab-line-long", rules=one.name, throws=round(figure.value), low=round(figure.low), high=round(figure.high),
            time=say("minutes", minutes=time))
        for one, figure, time in zip(columns, found, minutes, strict=True)
    ]  # fmt: skip
    return say("lab-answer-long", minutes=minutes[0]), lines


def _beginning(columns: Sequence[Column]) -> Answer:
    """Does it matter who begins?"""
    found = [percent(first_player(one.sums)) for one in columns]
    helps = tuple(one.name for one, figure in zip(columns, found, strict=True) if figure.low > 50)
    harms = tuple(one.name for one, figure in zip(columns, found, strict=True) if figure.high < 50)
    lines = [
        say("lab-line-first", rules=one.name, value=rounded(figure.value), low=rounded(figure.low),
            high=rounded(figure.high))
        for one, figure in zip(columns, found, strict=True)
    ]  # fmt: skip
    if helps and harms:
        return say("lab-answer-begin-both", helps=helps, harms=harms), lines
    if helps or harms:
        return say(f"lab-answer-begin-{'helps' if helps else 'harms'}", rules=helps or harms), lines
    return say("lab-answer-begin-none"), lines


def _choice(columns: Sequence[Column]) -> Answer:
    """Where does the better player, A, win most often?"""
    if not unequal(columns):
        return _differences(columns)
    found = [percent(player_a(one.sums)) for one in columns]
    player = player_message(columns[0].match.players[0])
    lines = [
        say("lab-line-better", rules=one.name, player=player, value=rounded(figure.value), low=rounded(figure.low),
            high=rounded(figure.high))
        for one, figure in zip(columns, found, strict=True)
    ]  # fmt: skip
    most = max(range(len(found)), key=lambda index: found[index].value)
    if all(found[most].low > other.high for index, other in enumerate(found) if index != most):
        return say("lab-answer-choice", rules=columns[most].name), lines
    return say("lab-answer-unclear"), lines


def _behind(columns: Sequence[Column]) -> Answer:
    """Are the second rules harder on the side that is behind?

    They are if winners have had less to catch up, if the lead changes less often, and if it is decided earlier.
    """
    by_name = {row.name: row for row in rows(columns)}
    behind, *others = (by_name[name] for name in ("behind", "lead_changes", "late"))
    lines = [
        say("lab-line-behind", rules=one.name, value=rounded(figure.value), low=rounded(figure.low),
            high=rounded(figure.high))
        for one, figure in zip(columns, behind.figures, strict=True)
    ]  # fmt: skip
    signs = [(row.name.replace("_", "-"), apart) for row in (behind, *others) if (apart := row.apart(1))]
    lines += [say(f"lab-sign-{name}", apart=apart) for name, apart in signs]
    found = {{"less": "yes", "more": "no"}[apart] for _, apart in signs}
    if not found:
        return say("lab-answer-unclear"), lines
    return say(f"lab-answer-behind-{found.pop() if len(found) == 1 else 'both'}"), lines


def _differences(columns: Sequence[Column]) -> Answer:
    """How many measures differ from those of the first rules; of two columns, each that does, and which does most."""
    every = rows(columns)
    apart = [row for row in every if any(row.apart(index) for index in range(1, len(columns)))]
    names = [one.name for one in columns]
    lines = [_becomes(row, *names) for row in apart] if len(columns) == 2 else []
    found = say("lab-answer-differences", count=len(apart), all=len(every))
    if len(columns) > 2 or len(apart) < 2:
        return found, lines
    return in_order([found, say("lab-answer-most", what=max(apart, key=_change).what)]), lines


def _change(row: Row) -> float:
    """How much the second column differs from the first, as a share of the larger value."""
    before, after = (figure.value for figure in row.figures[:2])
    return abs(after - before) / max(abs(before), abs(after))


def _becomes(row: Row, first: Message, second: Message) -> Message:
    """A measure of two columns with these names."""
    before, after = (rounded(figure.value) for figure in row.figures[:2])
    return say(f"lab-line-{row.kind}", what=row.what, first=first, before=before, second=second, after=after)


KINDS: dict[str, Callable[[Sequence[Column]], Answer]] = {
    "length": _length,
    "beginning": _beginning,
    "choice": _choice,
    "behind": _behind,
    "differences": _differences,
}
