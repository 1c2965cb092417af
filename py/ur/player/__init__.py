"""The computer player: it chooses, and gives the value of each choice. It never sees dice to come.

`choose` plays at a level and `analyse` explains a moment; `choose_steps` and `analyse_steps` do the same
in small steps.

May import: everything but `ur.mechanics`, `ur.lessons`, `ur.lab`, `ur.api`, `ur.bridge`,
`ur.jsonl` and `ur.cli`.
Start reading at `choice`, then `search`.
"""

from ur.player.analysis import Analysis, analyse, analyse_steps
from ur.player.choice import Choice, choose, choose_steps
from ur.player.levels import BEST, LEVELS, Level, LevelError, level_of
from ur.player.payoff import payoff_of
from ur.player.reasons import leaves_open

__all__ = [
    "BEST",
    "LEVELS",
    "Analysis",
    "Choice",
    "Level",
    "LevelError",
    "analyse",
    "analyse_steps",
    "choose",
    "choose_steps",
    "leaves_open",
    "level_of",
    "payoff_of",
]
