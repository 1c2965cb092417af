"""The computer player: chooses, and can tell what each choice is worth. Sees no dice to come.

`choose` plays at a level, `think` does the same in small steps, `analyse` (`examine` in steps)
explains a moment.

May import: everything but `ur.lessons`, `ur.bridge`, `ur.jsonl` and `ur.cli`.
Start reading at `think`, then `search`.
"""

from ur.player.analysis import Analysis, analyse, examine
from ur.player.levels import BEST, LEVELS, Level, LevelError, level_of
from ur.player.reasons import leaves_open
from ur.player.think import Choice, choose, think
from ur.player.value import worth_of

__all__ = [
    "BEST",
    "LEVELS",
    "Analysis",
    "Choice",
    "Level",
    "LevelError",
    "analyse",
    "choose",
    "examine",
    "leaves_open",
    "level_of",
    "think",
    "worth_of",
]
