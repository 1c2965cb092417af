"""Rulesets: one file each, which chooses the parts and says where each rule comes from.

May import: `ur.model`, `ur.rules` and `ur.mechanics`. Only this module knows them all.
Start reading at `finkel`, then `skiryuk`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from types import ModuleType

from ur.model.message import say
from ur.model.option import Option, RulesError, read_options, spec
from ur.model.refusal import quoted
from ur.rules.ruleset import Ruleset

# The modules beside this one, named as their ids, in the order people meet them.
IDS = (
    "finkel",
    "british-museum",
    "biles",
    "leaflet",
    "conventional",
    "masters",
    "blitz",
    "aseb",
    "murray",
    "bell",
    "skiryuk",
    "merit",
    "tablet",
    "race",
)


def _module(id: str) -> ModuleType:
    if id not in IDS:
        raise RulesError("unknown_rules", f"there is no ruleset {id!r}", say("refused-rules", rules=quoted(id)))
    return import_module(f"ur.rulesets.{id.replace('-', '_')}")


def options_of(id: str) -> tuple[Option, ...]:
    """The options of a ruleset; RulesError if there is no such ruleset."""
    options: tuple[Option, ...] = _module(id).OPTIONS
    return options


def sources_of(id: str) -> Mapping[str, str]:
    """What each rule of a ruleset rests on: "status citation" by the key of the rule.

    "key?option" holds where the option is not at its default, "key?option=value" where it has this
    value, and "*" for all other rules.
    """
    sources: Mapping[str, str] = _module(id).SOURCES
    return sources


# The mean time between two throws of people, for estimating how long a game takes.
SECONDS_PER_THROW = 6


def throws_of(id: str) -> int:
    """The median number of throws in a game (`build.py bench length`)."""
    throws: int = _module(id).THROWS
    return throws


def minutes_of(throws: float) -> int:
    """About how long so many throws take people, in minutes."""
    return max(1, round(throws * SECONDS_PER_THROW / 60))


def stretch_of(id: str) -> float:
    """How much a step between levels of the computer counts beside luck: 1 is as much as in the first ruleset."""
    stretch: float = getattr(_module(id), "STRETCH", 1.0)
    return stretch


def recommended_as(id: str) -> str | None:
    """What a ruleset is recommended to a new player for: quick, classic, deep, or None."""
    return getattr(_module(id), "RECOMMENDED", None)


def scene_of(id: str) -> str:
    """What the picture of a ruleset shows of it (see js/view/scenes.js): "way" draws its path."""
    return getattr(_module(id), "SCENE", "way")


def teaches(id: str) -> tuple[str, ...]:
    """The goals of the lesson of a ruleset, in their order (see `ur.lessons.goals`)."""
    goals: tuple[str, ...] = _module(id).TEACHES
    return goals


@lru_cache(maxsize=64)
def ruleset(written: str) -> Ruleset:
    """The ruleset that this text names ("skiryuk?b7=unsafe"); RulesError says what is wrong with it."""
    id, _, query = written.partition("?")
    module = _module(id)
    options = read_options(module.OPTIONS, query, id)
    built: Ruleset = module.build(spec(id, module.OPTIONS, options), options)
    return built
