"""The names that `import ur` gives, each from the module that has it."""

from ur.api.actions import Action
from ur.api.board import read_position, render, write_position
from ur.api.computer import Analysis, ScoredAction, analyse, choose, choose_lots
from ur.api.game import Game
from ur.api.records import read_record, write_record
from ur.api.rules import ruleset, rulesets
from ur.api.simulation import Simulation, simulate
from ur.api.turns import Outcome, act, chances, legal, lots, outcomes, start, throw
from ur.games.game import GameError
from ur.games.record_tags import RecordError
from ur.lab.figures import Figure
from ur.model.lots import Throw
from ur.model.option import RulesError
from ur.model.position import Position
from ur.rules.ruleset import Ruleset

__all__ = [
    "Action",
    "Analysis",
    "Figure",
    "Game",
    "GameError",
    "Outcome",
    "Position",
    "RecordError",
    "RulesError",
    "Ruleset",
    "ScoredAction",
    "Simulation",
    "Throw",
    "act",
    "analyse",
    "chances",
    "choose",
    "choose_lots",
    "legal",
    "lots",
    "outcomes",
    "read_position",
    "read_record",
    "render",
    "ruleset",
    "rulesets",
    "simulate",
    "start",
    "throw",
    "write_position",
    "write_record",
]
