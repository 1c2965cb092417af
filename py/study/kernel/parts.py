"""Which rulesets the kernel can play: the parts that it translates, with the fields that it reads.

The kernel does not call the parts of a ruleset, it repeats what they do. A part that is not listed here, a
subclass of a listed one, or a field that is not read could play other rules without any sign, so all of these
are refused. `KNOWN` is the list to extend when `study.kernel` learns a new part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any

from ur.mechanics import choices, effects, entry, exit, kits, landing, lost_throw, movers, scoring, throw_again
from ur.model.board import Board
from ur.model.lots import Kit
from ur.model.path import Path
from ur.rules.ruleset import Ruleset

# The sizes of the kernel's arrays: pieces in a stack, kinds of pieces, stations where a kind enters again,
# landing rules of a square, steps of a path up to bearing off, and counters of a player.
HEIGHT, KINDS, ENTRIES, LANDING_RULES, STEPS, COUNTERS = 8, 5, 8, 8, 31, 10_000
# The score of a forced move (Merit): the kernel has it as a constant.
FORFEIT_SCORE = 4

# For each field of a ruleset the classes that are translated, and for each class the fields that are read. WORDS
# are left out.
KNOWN: dict[str, dict[type, frozenset[str]]] = {
    "board": {Board: frozenset({"id", "ornaments"})},
    "path": {Path: frozenset({"id", "light", "fork", "fork_length"})},
    "kits": {kits.OneKit: frozenset({"kit"}), kits.KitForRosettes: frozenset({"usual", "leaving"})},
    "entry": {
        entry.CountIn: frozenset({"kit"}),
        entry.EnterWith: frozenset({"marked", "station"}),
        entry.Launch: frozenset({"entries", "again", "fixed"}),
    },
    "exit": {exit.ExactExit: frozenset()},
    "movers": {movers.Movers: frozenset({"top_only"})},
    "landing": {
        landing.OwnBlocks: frozenset({"squares"}),
        landing.Safe: frozenset({"squares"}),
        landing.Capture: frozenset({"squares"}),
        landing.Mixed: frozenset({"squares", "limit"}),
        landing.OwnStack: frozenset({"squares", "limit", "closed"}),
        landing.CaptureSingle: frozenset({"squares"}),
        landing.CaptureSameSide: frozenset({"squares"}),
        landing.SafeWhenTurned: frozenset({"squares"}),
        landing.CaptureOne: frozenset({"squares"}),
    },
    "lost_throw": {
        lost_throw.LoseTurn: frozenset(),
        lost_throw.KeepThrow: frozenset(),
        lost_throw.LoseTurnAndCount: frozenset({"skip_limit"}),
    },
    "stuck": {lost_throw.StuckWins: frozenset(), lost_throw.Unbury: frozenset()},
    "again": {
        throw_again.OnRosette: frozenset(),
        throw_again.OnCapture: frozenset(),
        throw_again.OnScore: frozenset({"score"}),
        throw_again.OnAnyScore: frozenset(),
    },
    # In the order in which the kernel applies them.
    "effects": {
        effects.Fine: frozenset({"amount", "limited"}),
        effects.RosetteMoney: frozenset({"values", "single"}),
        effects.Doubles: frozenset({"squares"}),
        effects.RosetteAward: frozenset(),
        effects.EyesForfeit: frozenset({"squares", "score"}),
    },
    # In the order in which the kernel applies them.
    "scoring": {
        scoring.WinnerTakesKitty: frozenset(),
        scoring.PenaltyAndPool: frozenset({"values", "all_not_home", "split"}),
        scoring.CountDeployment: frozenset({"values", "in_hand", "on_start"}),
    },
    "choices": {choices.ExtraThrow: frozenset(), choices.Award: frozenset(), choices.Forfeit: frozenset({"score"})},
}
# The pending choices that the kernel knows, and the class of each.
CHOICES = {"extra": choices.ExtraThrow, "award": choices.Award, "forfeit": choices.Forfeit}
# Fields of parts that are only words: the reason for a refusal, or for an extra throw.
WORDS = frozenset({"why", "word"})
# Fields of a ruleset that are plain values, and are read: the last three when a game begins.
VALUES = frozenset({"crew", "kinds", "turn_step", "start_space", "bonus_bars", "purse", "stake", "stake_limited"})
# Fields that change nothing in the kernel: names, words, and who begins. A game in the kernel begins with a new throw
# of a given or a random player. A throw that the start of a real game leaves to be played is left out.
NOT_PLAYED = frozenset({"id", "spec", "options", "active_ornaments", "start"})
# Several parts of these fields may have the same class: each is read by itself.
REPEATED = frozenset({"landing", "choices"})


def check(rules: Ruleset) -> None:
    """ValueError if the kernel would play other rules than these; it names all that is not translated."""
    found = list(problems(rules))
    if found:
        raise ValueError(f"{rules.spec} is not compiled for the study: {'; '.join(found)}")


def check_plain_race(rules: Ruleset) -> None:
    """The same for `study.race`, which knows only the parts of a race with one piece on a square."""
    found = list(problems(rules))
    found += [f"landing {name(part)}" for part in rules.landing if type(part) not in _PLAIN_LANDING]
    if not any(type(part) is landing.OwnBlocks and part.squares is None for part in rules.landing):
        found.append("two pieces of one player on a square")
    if type(rules.kits) is not kits.OneKit:
        found.append(f"kits {name(rules.kits)}")
    if found:
        raise ValueError(f"{rules.spec} is not compiled as a plain race: {'; '.join(found)}")


_PLAIN_LANDING = (landing.OwnBlocks, landing.Safe, landing.Capture)


def problems(rules: Ruleset) -> Iterator[str]:
    """What the kernel does not translate, in words; empty if it plays these rules."""
    for field in fields(rules):
        if field.name in KNOWN:
            yield from _unknown_parts(field.name, getattr(rules, field.name))
        elif field.init and field.name not in VALUES | NOT_PLAYED and not at_default(rules, field):
            yield f"{field.name}={getattr(rules, field.name)!r}"
    if all(type(part) in KNOWN[field] for field in KNOWN for part in parts_of(getattr(rules, field))):
        yield from _combinations(rules)
        yield from _sizes(rules)


def name(part: object) -> str:
    """The name of a part's class."""
    return type(part).__name__


def parts_of(value: Any) -> tuple[Any, ...]:
    """The parts in a field of a ruleset, however many it holds."""
    if isinstance(value, Mapping):
        return tuple(value.values())
    if isinstance(value, tuple):
        return value
    return () if value is None else (value,)


def at_default(value: object, field: Field[Any]) -> bool:
    """Whether a field of a dataclass has its default; False if it has none."""
    default = field.default if field.default_factory is MISSING else field.default_factory()
    return default is not MISSING and bool(getattr(value, field.name) == default)


def _unknown_parts(field: str, value: Any) -> Iterator[str]:
    """Classes that are not translated, fields of parts that are not read, and parts in another order."""
    known = KNOWN[field]
    for part in parts_of(value):
        if type(part) not in known:
            yield f"{field} {name(part)}"
            continue
        for one in fields(part):
            if one.name not in known[type(part)] | WORDS and not at_default(part, one):
                yield f"{field} {name(part)} with {one.name}={getattr(part, one.name)!r}"
    if field in REPEATED:
        return
    order = [list(known).index(type(part)) for part in parts_of(value) if type(part) in known]
    if len(set(order)) < len(order):
        yield f"{field} with the same part twice"
    # The reasons to throw again work in any order.
    elif field != "again" and order != sorted(order):
        yield f"{field} in another order"


def _combinations(rules: Ruleset) -> Iterator[str]:
    """Known parts that the kernel does not play together."""
    parts: dict[type, Any] = {type(part): part for part in (*rules.effects, *rules.scoring)}
    kit = getattr(rules.entry, "kit", 0)
    all_kits = rules.kits.all
    if any(type(one) is not Kit for one in all_kits):
        yield "another kind of kit"
    if len(all_kits) == 1 and kit not in (0, all_kits[0].count):
        yield "a kit that no piece enters with"
    if len(all_kits) == 2 and (kit != all_kits[0].count or kit == all_kits[1].count):
        yield "pieces that enter with either kit"
    if (type(rules.entry) is entry.Launch) != bool(rules.kinds):
        yield "kinds of pieces without launches, or launches without kinds"
    if set(rules.crew) - set(range(len(rules.kinds) or 1)):
        yield "pieces of no kind"
    highest = max((throw.score or 0 for one in all_kits for throw in one.throws), default=0)
    if rules.path.fork is not None and rules.path.fork <= highest:
        yield "a fork where pieces enter"
    for key, choice in rules.choices.items():
        if CHOICES.get(key) is not type(choice):
            yield f"the choice {key!r} as {name(choice)}"
    forced: list[Any] = [part for part in (*rules.effects, *rules.choices.values()) if getattr(part, "score", 0)]
    if any(part.score != FORFEIT_SCORE for part in forced):
        yield f"a forced move by another score than {FORFEIT_SCORE}"
    owed = {"award": effects.RosetteAward, "forfeit": effects.EyesForfeit}
    for key, effect in owed.items():
        if effect in parts and key not in rules.choices:
            yield f"{effect.__name__} without the choice {key!r}"
    if effects.RosetteAward in parts and (rules.kinds or not rules.start_space):
        yield "awards of several kinds, or without a start space"
    doubles = parts.get(effects.Doubles)
    if doubles:
        awards = rules.board.rosettes if effects.RosetteAward in parts else frozenset()
        eyes = parts[effects.EyesForfeit].squares if effects.EyesForfeit in parts else frozenset()
        if doubles.squares & (awards | eyes):
            yield "a square that doubles and also gives an award or a forfeit"
    money, penalty = parts.get(effects.RosetteMoney), parts.get(scoring.PenaltyAndPool)
    if penalty and (not money or dict(money.values) != dict(penalty.values)):
        yield "a penalty with other values than the fees"


def _sizes(rules: Ruleset) -> Iterator[str]:
    """What is too large for the kernel's arrays."""
    limits = [getattr(part, "limit", 1) or len(rules.crew) for part in rules.landing]
    if max(limits, default=0) > HEIGHT:
        yield f"stacks of more than {HEIGHT} pieces"
    if len(rules.kinds) > KINDS:
        yield f"more than {KINDS} kinds of pieces"
    if any(len(steps) > ENTRIES for steps in getattr(rules.entry, "again", {}).values()):
        yield f"more than {ENTRIES} places to enter again"
    if max(map(len, rules.judges)) > LANDING_RULES:
        yield f"more than {LANDING_RULES} landing rules on a square"
    if rules.off > STEPS:
        yield f"a path of more than {STEPS - 1} squares"
    if max(rules.purse, rules.stake) > COUNTERS:
        yield f"purses or stakes of more than {COUNTERS} counters"
