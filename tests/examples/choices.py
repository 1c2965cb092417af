"""Positions of our own, named after the decision or option of the rules that matters in them.

Sections 4.1 to 4.3, 9 and 15; the same form as the worked examples.
"""

from .build import Example
from .choices_decisions import DECISIONS
from .choices_house import HOUSE_CHOICES
from .choices_merit import MERIT_CHOICES
from .choices_races import BELL_CHOICES, RACE_CHOICES
from .choices_skiryuk import SKIRYUK_CHOICES
from .choices_tablet import TABLET_CHOICES

CHOICES: list[Example] = [
    *RACE_CHOICES,
    *BELL_CHOICES,
    *HOUSE_CHOICES,
    *SKIRYUK_CHOICES,
    *MERIT_CHOICES,
    *TABLET_CHOICES,
    *DECISIONS,
]
