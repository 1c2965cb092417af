"""Section 10: where a decision or an option of the Merit game matters."""

from .build import Example, example, move, place, step

MERIT_CHOICES: list[Example] = [
    *(
        example(
            f"MG-d5 eyes_value={value}",
            f"merit?eyes_value={value}",
            place("light", hand=(0, 4), off=(6, 0), A7=["L"], C4=["D"], B7=["D"], C3=["D"]),
            throw=2,
            score=1,
            actions=[move("A7", "off", wins=True, position={"points": {"L": points, "D": 0}})],
            note="The value of eyes.",
        )
        for value, points in (("4", 113), ("0", 105))
    ),
    example(
        "MG-9",
        "merit",
        place("light", hand=(6, 5), off=(0, 0), B1=["L"], B2=["D", "D"]),
        throw=2,
        score=1,
        actions=[
            move(
                "B1",
                "hand",
                again=True,
                sent_off=True,
                position={
                    "turn": "light",
                    "hand": {"L": 7, "D": 5},
                    "squares": {"B2": ["D", "D"]},
                },
            )
        ],
        note="Landing on two or more enemies sends the mover off; the player throws again (MG-d10).",
    ),
    example(
        "MG-9 after a double",
        "merit",
        place("light", hand=(6, 5), off=(0, 0), B2=["L"], B4=["D", "D"]),
        throw=2,
        score=1,
        actions=[
            move(
                "B2",
                "hand",
                again=True,
                via=["B3"],
                sent_off=True,
                position={"turn": "light", "pending": None, "hand": {"L": 7, "D": 5}},
            )
        ],
        note="Sent off from a rosette: no award.",
    ),
    example(
        "MG-d8",
        "merit",
        place("light", hand=(1, 7), off=(5, 0), A7=["L"]),
        throw=3,
        score=5,
        actions=[move("hand", "S", again=True)],
        note="With a 5 that plays nothing else the player must enter a piece if possible.",
    ),
    example(
        "4.2.12",
        "merit",
        place("light", hand=(0, 7), off=(6, 0), A8=["L"]),
        throw=2,
        score=1,
        actions=[move("A8", "A7", again=True, position={"pending": None, "turn": "light"})],
        note="No award is owed with an empty hand.",
    ),
    example(
        "MG-13",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), S=["L"]),
        throw=2,
        score=1,
        actions=[move("S", "A4", again=True, position={"pending": None, "turn": "light"})],
        note="A forfeit without a counter to move: nothing happens.",
    ),
    example(
        "MG-d7",
        "merit",
        place("light", hand=(4, 6), off=(0, 0), S=["L"], B5=["L", "L"], C1=["D"]),
        throw=2,
        score=1,
        actions=[
            move("S", "A4", again=True, position={"pending": {"kind": "forfeit", "by": "dark"}}),
            move("B5", "B7", via=["B6"], again=True),
        ],
        note="The forfeit on eyes, and on B7 after a double.",
        line=[
            step(2, {"from": "S", "to": "A4"}, {"turn": "light"}),
            step(
                None,
                {"from": "C1", "to": "B4"},
                {"turn": "light", "pending": {"kind": "award", "by": "dark"}},
                offered=[["C1", "B4"]],
            ),
            step(None, "pass", {"turn": "light", "pending": None, "hand": {"L": 4, "D": 6}}),
        ],
    ),
    example(
        "MG-d7 self-hit",
        "merit",
        place("light", hand=(4, 6), off=(0, 0), A3=["L"], B4=["L", "L"], C1=["D"]),
        throw=2,
        score=1,
        actions=[move("A3", "A2", again=True), move("B4", "B5", again=True)],
        note="The eyes move is compulsory, self-hits included.",
        line=[
            step(2, {"from": "A3", "to": "A2"}, {}),
            step(
                None,
                {"from": "C1", "to": "hand"},
                {
                    "turn": "light",
                    "pending": None,
                    "hand": {"L": 4, "D": 7},
                    "squares": {"A2": ["L"], "B4": ["L", "L"]},
                },
            ),
        ],
    ),
    example(
        "10.3 a forfeit that wins",
        "merit",
        place("light", hand=(6, 0), off=(0, 6), A3=["L"], B7=["D"]),
        throw=2,
        score=1,
        actions=[move("A3", "A2", again=True)],
        note="If that brings the last counter home, the player wins.",
        line=[
            step(2, {"from": "A3", "to": "A2"}, {}),
            step(
                None,
                {"from": "B7", "to": "off"},
                {"winner": "dark", "points": {"L": 0, "D": 154}},
            ),
        ],
    ),
]
