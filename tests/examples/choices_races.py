"""Sections 4 to 7 and 12: where a decision or an option of a plain race matters."""

from typing import Any

from .build import Example, example, move, place, step

_STOP = {"turn": "dark", "pending": None}


def _money(light: int, dark: int, kitty: int, **more: Any) -> dict[str, Any]:
    return {"purse": {"L": light, "D": dark}, "kitty": kitty, **more}


RACE_CHOICES: list[Example] = [
    example(
        "G-d2 may_pass",
        f"{rules}?may_pass",
        place("light", hand=(6, 7), off=(0, 0), B1=["L"]),
        throw=2,
        score=2,
        actions=[move("hand", "A3"), move("B1", "B3")],
        passes={"turn": "dark"},
        note="May one pass when one can move: only with the option.",
    )
    for rules in ("leaflet", "biles")
] + [
    example(
        "4.2.1 may_pass",
        "leaflet?may_pass",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True)],
        passes={"turn": "dark"},
        note="A pass ends the turn and earns no extra throw, even on a four.",
    ),
    example(
        "W rule 12",
        "leaflet",
        place("light", hand=(0, 7), off=(6, 0), A7=["L"]),
        throw=0,
        score=4,
        actions=[],
        passes={"turn": "dark"},
        note="No further roll is granted, even if the dice show four.",
    ),
    example(
        "W bear-off with a four",
        "leaflet",
        place("light", hand=(0, 7), off=(5, 0), C8=["L"], A7=["L"]),
        throw=0,
        score=4,
        actions=[move("C8", "off", again=True)],
        note="A bear-off with a four also earns the next throw, unless it wins.",
    ),
    example(
        "W-d2 decline_extra",
        "leaflet?decline_extra=ask",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True, position={"pending": {"kind": "extra", "by": "light"}})],
        note="The player is asked after the move; declining ends the turn.",
        line=[
            step(0, {"from": "hand", "to": "A1"}, {"turn": "light"}),
            step(None, "pass", _STOP, offered=[["None", "None"]]),
        ],
    ),
    example(
        "B-d3 decline_extra",
        "biles?decline_extra=ask",
        place("dark", hand=(7, 6), off=(0, 0), B1=["D"]),
        throw=3,
        score=3,
        actions=[
            move("hand", "C2"),
            move("B1", "B4", again=True, position={"pending": {"kind": "extra", "by": "dark"}}),
        ],
        note="The extra throw of a rosette, taken.",
        line=[
            step(3, {"from": "B1", "to": "B4"}, {"turn": "dark"}),
            step(None, {"kind": "throw"}, {"turn": "dark", "pending": None}),
        ],
    ),
    *(
        example(
            f"S-v7 a8c8 in {rules}",
            f"{rules}?a8c8={a8c8}",
            place("light", hand=(0, 6), off=(6, 0), C7=["L"], C8=["D"]),
            throw=1,
            score=1,
            actions=[] if a8c8 == "safe" else [move("C7", "C8", captures=["D"])],
            passes={"turn": "dark"} if a8c8 == "safe" else None,
            note="a8c8=safe: an enemy on A8 or C8 blocks instead of being hit.",
        )
        for rules in ("leaflet", "conventional")
        for a8c8 in ("plain", "safe")
    ),
    example(
        "M-d2",
        "murray",
        place("light", hand=(0, 7), off=(5, 0), B6=["L@10"], B7=["L@17"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark"},
        note="An own outgoing and an own returning counter block each other's landing.",
    ),
    example(
        "MS4",
        "masters?lots=4",
        place("light", hand=(6, 6), off=(0, 0), B2=["L"], B6=["D"]),
        throw=4,
        score=4,
        actions=[move("hand", "A1", again=True), move("B2", "B6", captures=["D"])],
        note="Masters with four lots.",
    ),
    example(
        "MS4",
        "masters?lots=4",
        place("light", hand=(6, 7), off=(0, 0), B2=["L"]),
        throw=0,
        score=0,
        actions=[],
        passes={"turn": "dark"},
        note="Masters with four lots: 0 = 0.",
    ),
    example(
        "P-d1",
        "blitz",
        place("light", hand=(0, 4), off=(4, 0), B2=["L"], B4=["D"]),
        throw=2,
        score=2,
        actions=[move("B2", "B4", captures=["D"], again=True, position={"turn": "light"})],
        note="A hit on a rosette gives one throw.",
    ),
]

BELL_CHOICES: list[Example] = [
    *(
        example(
            "RB-d3 extra_needs_move",
            f"bell?extra_needs_move={value}",
            place("light", hand=(7, 7), off=(0, 0)),
            throw=0,
            score=4,
            actions=[],
            passes={"turn": turn},
            note="Is the extra throw kept where nothing can move.",
        )
        for value, turn in (("false", "light"), ("true", "dark"))
    ),
    *(
        example(
            f"RB-d1 {options}",
            f"bell?{options}",
            place("light", hand=(6, 7), off=(0, 0), B3=["L"]),
            throw=2,
            score=1,
            actions=[move("B3", "B4", again=True, position=_money(light, dark, kitty))],
            note="Stake and fine, from the start's purses; with purse=n only what the purse holds.",
        )
        for options, light, dark, kitty in (
            ("stake=3&fine=4", -7, -3, 10),
            ("purse=12", 1, 2, 21),
            ("purse=12&fine=5", 0, 2, 22),
            ("purse=4", 0, 0, 8),
        )
    ),
    example(
        "RB-d7",
        "bell",
        place("light", hand=(6, 7), off=(0, 0), B1=["L"]),
        throw=3,
        score=5,
        actions=[move("B1", "B6", again=True)],
        note="An own counter on B1 forbids entry.",
    ),
    example(
        "RB-d7",
        "bell",
        place("light", hand=(7, 6), off=(0, 0), B1=["D"]),
        throw=3,
        score=5,
        actions=[move("hand", "B1", captures=["D"], again=True)],
        note="Entering on B1 hits an enemy there.",
    ),
]
