"""Section 15: decisions that no option gives away, where the worked examples do not show them."""

from .build import Example, example, move, place, step

_BIRDS = ["swallow", "storm-bird", "raven", "rooster", "eagle"]

DECISIONS: list[Example] = [
    example(
        "W-d3",
        "leaflet",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True)],
        note="Fours chain: each gives another throw, and what is not a four ends the turn.",
        line=[
            step(0, {"from": "hand", "to": "A1"}, {"turn": "light"}),
            step(0, {"from": "A1", "to": "B4"}, {"turn": "light"}),
            step(2, {"from": "B4", "to": "B6"}, {"turn": "dark"}),
        ],
    ),
    example(
        "C-d5",
        "conventional",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True)],
        note="The further throw is automatic and chains from rosette to rosette.",
        line=[
            step(0, {"from": "hand", "to": "A1"}, {"turn": "light"}),
            step(0, {"from": "A1", "to": "B4"}, {"turn": "light"}),
            step(0, {"from": "B4", "to": "C7"}, {"turn": "light"}),
            step(3, {"from": "C7", "to": "A8"}, {"turn": "dark"}),
        ],
    ),
    example(
        "RB-d2",
        "bell",
        place("light", hand=(6, 7), off=(0, 0), B3=["L"]),
        throw=2,
        score=1,
        actions=[move("B3", "B4", again=True)],
        note="A rosette gives no throw beyond the dice's own. RB-d6: it must be landed on if nothing else can move.",
        line=[
            step(2, {"from": "B3", "to": "B4"}, {"turn": "light"}),
            step(1, "pass", {"turn": "dark"}, offered=[]),
        ],
    ),
    example(
        "S-d3",
        "skiryuk",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True)],
        note="Second turns chain: each landing on a rosette gives another.",
        line=[
            step(0, {"from": "hand", "to": "A1"}, {"turn": "light"}),
            step(0, {"from": "A1", "to": "B4"}, {"turn": "light"}),
            step(0, {"from": "B4", "to": "C7"}, {"turn": "light"}),
            step(1, {"from": "C7", "to": "C8"}, {"turn": "dark"}),
        ],
    ),
    example(
        "FT-d3",
        "tablet",
        place(
            "light",
            (["raven", "rooster", "eagle"], _BIRDS),
            ([], []),
            A1=["L:swallow"],
            B1=["L:storm-bird"],
        ),
        throw=1,
        score=1,
        actions=[
            move("B1", "B2", piece="L:storm-bird"),
            move(None, None, kind="convert"),
        ],
        note="Own pieces never share a square: the Swallow cannot come to B1.",
    ),
    example(
        "FT-d11",
        "tablet",
        place(
            "light",
            ([], _BIRDS),
            (_BIRDS[1:], []),
            {"B12": ["L:swallow"]},
            {"purse": {"L": 0, "D": 45}, "kitty": 5},
        ),
        throw=1,
        score=1,
        actions=[
            move(
                "B12",
                "off",
                piece="L:swallow",
                wins=True,
                position={"winner": "light", "purse": {"L": 5, "D": 45}},
            ),
            move(None, None, kind="convert"),
        ],
        note="The winner is who bears off first; the counters decide only the money.",
    ),
]
