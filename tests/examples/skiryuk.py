"""Sections 8 and 9: Skiryuk's game and its variants.

The step of the path says whether a piece is blank or dotted: dotted from B8 (step 14, in path=alt 11) on.
"""

from .build import Example, example, move, place

SKIRYUK: list[Example] = [
    example(
        "S1",
        "skiryuk",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=1,
        score=1,
        actions=[move("hand", "A4", position={"turn": "dark", "squares": {"A4": ["L"]}})],
        note="Opening one. The starter's deciding throw of 1 is played as this entry; the turn then passes.",
    ),
    example(
        "S2",
        "skiryuk",
        place("light", hand=(6, 7), off=(0, 0), A4=["L"]),
        throw=0,
        score=4,
        actions=[
            move("hand", "A1", again=True),
            move("A4", "B1", position={"turn": "dark", "squares": {"B1": ["L@5"]}}),
        ],
        note="Entry rosette. The four itself gives nothing; the rosette does. From A4 the four "
        "reaches B1 = index 5, a plain blank square.",
    ),
    example(
        "S3",
        "skiryuk",
        place("light", hand=(2, 7), off=(0, 0), A3=["L"], A4=["L", "L", "L", "L"]),
        throw=1,
        score=1,
        actions=[move("A3", "A2")],
        note="Eyes stack full. A4 holds four own pieces, so no fifth may enter there; A3 is an "
        "ordinary cell, so A4-A3 is blocked by the own piece.",
    ),
    example(
        "S4",
        "skiryuk",
        place("light", hand=(2, 6), off=(4, 0), A2=["L"], B2=["D@6"]),
        throw=3,
        score=3,
        actions=[
            move("hand", "A2", position={"squares": {"A2": ["L", "L"], "B2": ["D@6"]}}),
            move(
                "A2",
                "B2",
                captures=["D@6"],
                position={"squares": {"B2": ["L@6"]}, "hand": {"L": 2, "D": 7}},
            ),
        ],
        note="Blank hits blank on B2. Both are blank side up on an ordinary cell.",
    ),
    example(
        "S5",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), A2=["L"], B2=["D@22"]),
        throw=3,
        score=3,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="Blank cannot hit dotted. B2 is held by C's dotted piece (index 22): A may not land, "
        "and has no other move.",
    ),
    example(
        "S6",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), B2=["L@6"], B4=["D@8"]),
        throw=2,
        score=2,
        actions=[move("B2", "B4", captures=["D@8"], again=True)],
        note="Capture on a rosette. Rosettes do not protect in S; the hit on B4 also gives the second turn.",
    ),
    example(
        "S10",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), B6=["L@10"], B7=["D@11"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="B7 held by the opponent. Eyes cell taken by the other player: no landing, though B7 may be crossed.",
    ),
    example(
        "S12",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), A8=["D"], C8=["L"]),
        throw=2,
        score=2,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="Flip on crossing B8. A crosses B8 and arrives at A8 dotted; C's piece there is "
        "blank, so A may not land: no move.",
    ),
    example(
        "S12",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), A8=["D"], C8=["L"]),
        throw=3,
        score=3,
        actions=[move("C8", "A7", again=True)],
        note="Flip on crossing B8. With a 3 A could jump on to A7.",
    ),
    example(
        "S13",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), A1=["L"], B1=["D@23"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="B1: dotted is safe, blank is not. C's dotted piece on B1 can never be hit and the cell never stacks.",
    ),
    example(
        "S14",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), A1=["L"], B1=["D@5"]),
        throw=1,
        score=1,
        actions=[move("A1", "B1", captures=["D@5"])],
        note="B1: blank hit by blank.",
    ),
    example(
        "S16",
        "skiryuk",
        place(
            "light",
            hand=(0, 7),
            off=(3, 0),
            B1=["L@23"],
            B2=["L@22"],
            B3=["L@21"],
            B4=["L@20"],
        ),
        throw=0,
        score=4,
        actions=[move("B4", "off")],
        note="Exact bear-off from the last four. Only the dotted piece on B4 leaves with a 4.",
    ),
    example(
        "S18",
        "skiryuk",
        place("light", hand=(0, 7), off=(4, 0), B7=["L@11", "L@11", "L@17"]),
        throw=1,
        score=1,
        actions=[
            move("B7", "C7", again=True, position={"squares": {"B7": ["L@11", "L@17"], "C7": ["L"]}}),
            move("B7", "B6", position={"squares": {"B7": ["L@11", "L@11"], "B6": ["L@18"]}}),
        ],
        note="Own eyes stack with both sides. No order on eyes (S-d5): either kind may leave.",
    ),
    example(
        "S18",
        "skiryuk?eyes_lifo",
        place("light", hand=(0, 7), off=(4, 0), B7=["L@11", "L@11", "L@17"]),
        throw=1,
        score=1,
        actions=[move("B7", "B6")],
        note="Own eyes stack with both sides. Under eyes_lifo only the top dotted one.",
    ),
    example(
        "S20",
        "skiryuk",
        place("light", hand=(0, 4), off=(6, 3), B1=["L@23"]),
        throw=1,
        score=1,
        actions=[move("B1", "off", wins=True, position={"winner": "light"})],
        note="The last exit wins.",
    ),
    example(
        "SV1",
        "skiryuk?path=alt",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=1,
        score=1,
        actions=[move("hand", "A1", again=True)],
        note="Alt-start: a one is a rosette.",
    ),
    example(
        "SV2",
        "skiryuk?path=alt",
        place("light", hand=(0, 7), off=(6, 0), A4=["L"]),
        throw=1,
        score=1,
        actions=[move("A4", "B4", again=True, position={"squares": {"B4": ["L@5"]}})],
        note="Alt-start: A4 to B4. B4 is index 5; rosette.",
    ),
    example(
        "SV4",
        "skiryuk?b7=unsafe",
        place("light", hand=(0, 6), off=(6, 0), B6=["L@10"], B7=["D@11"]),
        throw=1,
        score=1,
        actions=[move("B6", "B7", captures=["D@11"])],
        note="B7 without safety, single spider. Both blank: hit.",
    ),
    example(
        "SV7",
        "skiryuk?bonus=other",
        place(
            "light",
            hand=(0, 7),
            off=(5, 0),
            B2=["L@6"],
            B4=["L@8"],
            more={"barred": "B4"},
        ),
        throw=1,
        score=1,
        actions=[move("B2", "B3", position={"turn": "dark", "barred": None})],
        note="Other-piece bonus turn. A has just landed on B4: that piece may not use the bonus throw.",
    ),
    example(
        "SV8",
        "skiryuk",
        place("dark", hand=(0, 0), off=(6, 6), B6=["D@10", "L@18"]),
        throw=2,
        score=2,
        actions=[],
        passes={"turn": "light", "winner": None, "skips": 1},
        note="Stuck fix, plain S for contrast. C's last piece is buried. stuck=skip: skipped.",
    ),
    example(
        "SV8",
        "skiryuk?stuck=win",
        place("dark", hand=(0, 0), off=(6, 6), B6=["D@10", "L@18"]),
        throw=2,
        score=2,
        actions=[],
        passes={"winner": "dark"},
        note="Stuck fix. C's last piece is buried. stuck=win: C wins at once.",
    ),
    example(
        "SV8",
        "skiryuk?stuck=unbury",
        place("dark", hand=(0, 0), off=(6, 6), B6=["D@10", "L@18"]),
        throw=2,
        score=2,
        actions=[move("B6", "A7", again=True, position={"squares": {"B6": ["L@18"], "A7": ["D"]}})],
        note="Stuck fix. stuck=unbury: the buried piece moves as if it were on top.",
    ),
    *(
        example(
            "SV10",
            "skiryuk?leave_rosette=6",
            place("light", hand=(0, 7), off=(6, 0), B4=["L@8"]),
            throw=f"6:{marked}",
            score=score,
            actions=[move("B4", to, again=again, position={"squares": {to: ["L"]}})],
            note="S-six, leaving B4. A's only piece in play is blank on B4 (index 8), hand 0, "
            "home 6; A must throw six lots: 0 marked = 7: A8 (15; crosses B8 and flips). 4 marked: "
            "C7 (12, rosette: next throw, again six lots). 6 marked: 8+6 = 14, B8.",
        )
        for marked, score, to, again in (
            (0, 7, "A8", False),
            (4, 4, "C7", True),
            (6, 6, "B8", False),
        )
    ),
    *(
        example(
            "SV10",
            "skiryuk?leave_rosette=6",
            place("light", hand=(0, 7), off=(6, 0), squares=squares),
            throw=None,
            score=None,
            actions=[],
            kits=[6],
            note="S-six, leaving B4, and again from C7: only six lots may be thrown.",
        )
        for squares in ({"B4": ["L@8"]}, {"C7": ["L"]})
    ),
    *(
        example(
            "SV11",
            "skiryuk?leave_rosette=6",
            place("light", hand=(0, 7), off=(6, 0), B4=["L@20"]),
            throw=f"6:{marked}",
            score=marked,
            actions=[
                move("B4", to, wins=to == "off", position={"squares": squares}),
            ],
            note="S-six, exit. A's last piece dotted on B4 (20): six lots, 4 bears off (15/64); 1, "
            "2, 3 go to B3, B2, B1.",
        )
        for marked, to, squares in (
            (1, "B3", {"B3": ["L@21"]}),
            (2, "B2", {"B2": ["L@22"]}),
            (3, "B1", {"B1": ["L@23"]}),
            (4, "off", {}),
        )
    ),
    *(
        example(
            "SV11",
            "skiryuk?leave_rosette=6",
            place("light", hand=(0, 7), off=(6, 0), B4=["L@20"]),
            throw=f"6:{marked}",
            score=score,
            actions=[],
            passes={"turn": "dark", "skips": 1},
            note="S-six, exit. 0 (= 7), 5, 6 overshoot: turn lost.",
        )
        for marked, score in ((0, 7), (5, 5), (6, 6))
    ),
    example(
        "SV13",
        "skiryuk?loop=choice",
        place("light", hand=(0, 7), off=(6, 0), B7=["L@11"]),
        throw=2,
        score=2,
        actions=[
            move("B7", "C8", way="opposite", position={"squares": {"C8": ["L@13"]}}),
            move("B7", "A8", way="own", position={"squares": {"A8": ["L@13"]}}),
        ],
        note="S-loop. A blank on B7, score 2: B7-C8 (by C7) or B7-A8 (by A7).",
    ),
    example(
        "SV13",
        "skiryuk?loop=choice",
        place("light", hand=(0, 7), off=(6, 0), B7=["L@11"]),
        throw=1,
        score=1,
        actions=[
            move("B7", "C7", again=True, way="opposite", position={"squares": {"C7": ["L@12"]}}),
            move("B7", "A7", again=True, way="own", position={"squares": {"A7": ["L@12"]}}),
        ],
        note="S-loop. Score 1: B7-C7 or B7-A7, each a rosette.",
    ),
    example(
        "SV13",
        "skiryuk?loop=choice",
        place("light", hand=(0, 6), off=(6, 0), B7=["L@11"], A7=["D@12"]),
        throw=1,
        score=1,
        actions=[
            move("B7", "C7", again=True, way="opposite"),
            move("B7", "A7", captures=["D@12"], again=True, way="own"),
        ],
        note="S-loop. An enemy blank piece there would be hit.",
    ),
]
