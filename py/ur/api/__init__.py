"""What `import ur` gives to programs: rules, positions, throws, actions, the computer, games, records, simulations.

Wherever a function takes `rules`, it takes a `Ruleset` or how one is written, such as
"skiryuk?b7=unsafe".  Wherever it takes a `throw`, it takes a `Throw` or its name, such as 3 or "6:5".
Whatever is refused raises a `ValueError` with a sentence that says what is wrong; a value of a type that the
function does not take, such as a number for a `Position`, may raise a `TypeError` or `AttributeError` instead.

May import: everything but `ur.mechanics`, `ur.bridge`, `ur.jsonl` and `ur.cli`.
Start reading at `turns`, then `game`; `names` lists everything.
"""

from types import ModuleType


class Package(ModuleType):
    """The package `ur`. It loads the names of `ur.api.names` when a program asks for the first of them."""

    def __getattr__(self, name: str) -> object:
        if name not in NAMES and name != "__all__":
            raise AttributeError(f"module 'ur' has no attribute {name!r}")
        from ur.api import names

        return getattr(names, name)

    def __setattr__(self, name: str, value: object) -> None:
        # Python sets this when it loads the folder `ur.rulesets`: the function of that name stays.
        if name != "rulesets":
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*self.__dict__, *NAMES})


# Those of `ur.api.names`: a list of their own, so that a question for another name loads nothing.
NAMES = frozenset(
    "Action Analysis Figure Game GameError Outcome Position RecordError RulesError Ruleset ScoredAction Simulation"
    " Throw act analyse chances choose choose_lots legal lots outcomes read_position read_record render ruleset"
    " rulesets simulate start throw write_position write_record".split()
)
