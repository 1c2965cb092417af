"""Every worked example of the rules, as data, and one way to check a move generator by them.

An example is a dict:

    name      as in the rules ("W1"); several records share a name where it shows several throws
    rules     ruleset string
    position  position P of the JSON-lines interface (what is left out has its start value)
    throw     as in that interface; None asks what is pending or which kits there are
    score     what the throw counts (None: a null throw)
    actions   ALL legal actions, in any order. Each has from, to, captures, again, wins, and where
              it matters kind, piece, via, sent_off, way; `position` holds some keys of the
              position after it, each complete
    pass      None where the player must act, else some keys of the position that follows
    kits      only where a kit is chosen: the kits allowed
    line      moves played one after another from `position`, each a dict with throw, choose (some
              keys of the one action taken, or "pass"), offered (every [from, to] then legal, if
              given) and position (some keys of the position reached)
    note      the words of the rules

`place`, `move`, `example` and `step` write them shorter; `check` compares them with any function
that answers `legal`. Nothing here knows the engine.
"""

from .build import Example
from .check import check
from .choices import CHOICES
from .merit import MERIT
from .peers import PEERS
from .skiryuk import SKIRYUK
from .sources import SOURCES
from .tablet import TABLET

EXAMPLES: list[Example] = [*SOURCES, *SKIRYUK, *MERIT, *TABLET, *PEERS]

__all__ = ["CHOICES", "EXAMPLES", "Example", "check"]
