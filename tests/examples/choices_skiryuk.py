"""Sections 8 and 9: where a decision or a variant of Skiryuk's game matters."""

from .build import Example, example, move, place

_STUCK = {"B6": ["L@10", "L@18", "D@10"], "B7": ["D@11"]}

SKIRYUK_CHOICES: list[Example] = [
    *(
        example(
            f"S-d6 b8_duel={value}",
            f"skiryuk?b8_duel={value}",
            place("light", hand=(0, 6), off=(6, 0), C8=["L"], B8=["D"]),
            throw=1,
            score=1,
            actions=[] if value == "true" else [move("C8", "B8", captures=["D"])],
            passes={"turn": "dark", "skips": 1} if value == "true" else None,
            note="A piece on B8 is hit cell or block.",
        )
        for value in ("false", "true")
    ),
    example(
        "S-14 top only",
        "skiryuk",
        place("light", hand=(0, 6), off=(5, 0), B6=["L@18", "L@10", "D@18"]),
        throw=2,
        score=2,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="Only the top piece of a four-fives stack moves.",
    ),
    example(
        "S-14 full",
        "skiryuk",
        place("light", hand=(0, 4), off=(6, 0), B5=["L@9"], B6=["D@10", "D@18", "D@10"]),
        throw=1,
        score=1,
        actions=[move("B5", "B6", position={"squares": {"B6": ["D@10", "D@18", "D@10", "L@10"]}})],
        note="Any mixture of up to four, a new piece on top.",
    ),
    example(
        "S-14 full",
        "skiryuk",
        place("light", hand=(0, 3), off=(6, 0), B5=["L@9"], B6=["D@10", "D@18", "D@10", "D@10"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="A full four-fives square is closed.",
    ),
    example(
        "S-d8",
        "skiryuk",
        place("light", hand=(0, 6), off=(6, 0), B2=["L@22"], B1=["D@5"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark", "skips": 1},
        note="A dotted piece may not hit a blank one on B1.",
    ),
    *(
        example(
            f"S-v5 mixed={mixed}",
            f"skiryuk?mixed={mixed}",
            place("light", (0, 6), (6, 0), {"B5": ["L@9"], square: [piece]}),
            throw=throw,
            score=throw,
            actions=[action] if action else [],
            passes=None if action else {"turn": "dark", "skips": 1},
            note="Which squares are the mixed safe stacks.",
        )
        for mixed, square, piece, throw, action in (
            (
                "B3,B6",
                "B6",
                "D@10",
                1,
                move("B5", "B6", position={"squares": {"B6": ["D@10", "L@10"]}}),
            ),
            ("B3,B7", "B6", "D@10", 1, move("B5", "B6", captures=["D@10"])),
            ("B3,B6", "B7", "D@11", 2, None),
            (
                "B3,B7",
                "B7",
                "D@11",
                2,
                move("B5", "B7", position={"squares": {"B7": ["D@11", "L@11"]}}),
            ),
            (
                "B3,B6,B7",
                "B7",
                "D@11",
                2,
                move("B5", "B7", position={"squares": {"B7": ["D@11", "L@11"]}}),
            ),
            (
                "B3,B6,B7",
                "B6",
                "D@18",
                1,
                move("B5", "B6", position={"squares": {"B6": ["D@18", "L@10"]}}),
            ),
        )
    ),
    *(
        example(
            "S-v1",
            "skiryuk?b7=unsafe",
            place("light", hand=(0, 7 - len(pieces)), off=(6, 0), B6=["L@10"], B7=pieces),
            throw=1,
            score=1,
            actions=[],
            passes={"turn": "dark", "skips": 1},
            note="Two or more, or an unlike side, close B7.",
        )
        for pieces in (["D@11", "D@11"], ["D@17"])
    ),
    *(
        example(
            f"S-v6 a8c8={a8c8}",
            f"skiryuk?loop=choice&a8c8={a8c8}",
            place("light", hand=(0, 6), off=(6, 0), C7=["L@12"], C8=["D@13"]),
            throw=1,
            score=1,
            actions=[] if a8c8 == "safe" else [move("C7", "C8", captures=["D@13"])],
            passes={"turn": "dark", "skips": 1} if a8c8 == "safe" else None,
            note="With a choice of loop, blank pieces meet on A8 and C8.",
        )
        for a8c8 in ("plain", "safe")
    ),
    example(
        "4.2.11",
        "skiryuk?loop=choice",
        place("light", hand=(0, 7), off=(6, 0), B6=["L@10"]),
        throw=0,
        score=4,
        actions=[
            move("B6", "B8", way="own", position={"squares": {"B8": ["L:own"]}}),
            move("B6", "B8", way="opposite", position={"squares": {"B8": ["L:opposite"]}}),
        ],
        note="A move from before B7 that ends on B8: two legal moves.",
    ),
    *(
        example(
            "S-v6 the way is kept",
            "skiryuk?loop=choice",
            place("light", hand=(0, 7), off=(6, 0), B8=[f"L:{way}"]),
            throw=1,
            score=1,
            actions=[move("B8", to, position={"squares": {to: ["L@15"]}})],
            note="The piece on B8 remembers its way.",
        )
        for way, to in (("own", "C8"), ("opposite", "A8"))
    ),
    *(
        example(
            f"S-d1 loop={loop}",
            f"skiryuk?loop={loop}",
            place("light", hand=(0, 7), off=(6, 0), B7=["L@11"]),
            throw=1,
            score=1,
            actions=[move("B7", to, again=True)],
            note="Which way round the small block.",
        )
        for loop, to in (("opposite", "C7"), ("own", "A7"))
    ),
    example(
        "S-other",
        "skiryuk?bonus=other",
        place("light", hand=(0, 7), off=(5, 0), B3=["L@7"], A1=["L"]),
        throw=1,
        score=1,
        actions=[
            move("B3", "B4", again=True, position={"turn": "light", "barred": "B4"}),
            move("A1", "B1", position={"turn": "dark", "barred": None}),
        ],
        note="A landing on a rosette bars the piece from the bonus turn.",
    ),
    example(
        "S-other",
        "skiryuk?bonus=other",
        place("light", hand=(0, 7), off=(6, 0), B4=["L@8"], more={"barred": "B4", "skips": 3}),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark", "barred": None, "skips": 4},
        note="If nothing else can move, the second turn is lost; that is a skip.",
    ),
    example(
        "4.2.9",
        "skiryuk?leave_rosette=6",
        place("light", hand=(5, 7), off=(0, 0), B4=["L@8"], B1=["L@5"]),
        throw=3,
        score=3,
        actions=[move("hand", "A2")],
        note="A piece on a rosette moves only by six lots; B1-B4 is blocked by it.",
    ),
    example(
        "4.2.9",
        "skiryuk?leave_rosette=6",
        place("light", hand=(5, 7), off=(0, 0), B4=["L@8"], B1=["L@5"]),
        throw="6:1",
        score=1,
        actions=[move("B4", "B5")],
        note="Six lots must be used by a piece on a rosette.",
    ),
    example(
        "4.2.9",
        "skiryuk?leave_rosette=6",
        place("light", hand=(5, 7), off=(0, 0), B4=["L@8"], B1=["L@5"]),
        throw=None,
        score=None,
        actions=[],
        kits=[3, 6],
        note="Both kits may be chosen.",
    ),
    example(
        "4.2.9",
        "skiryuk?leave_rosette=6&bonus=other",
        place("light", hand=(5, 7), off=(0, 0), B4=["L@8"], B1=["L@5"], more={"barred": "B4"}),
        throw=None,
        score=None,
        actions=[],
        kits=[3],
        note="A barred piece counts for neither kit.",
    ),
    *(
        example(
            f"S-v2 stuck={stuck}",
            f"skiryuk?stuck={stuck}",
            place("light", hand=(0, 5), off=(5, 0), squares=_STUCK),
            throw=2,
            score=2,
            actions=actions,
            passes=None if actions else passes,
            note="Buried pieces at different depths are different moves where the resulting stacks differ.",
        )
        for stuck, actions, passes in (
            ("skip", [], {"turn": "dark", "skips": 1, "winner": None}),
            ("win", [], {"winner": "light"}),
            (
                "unbury",
                [
                    move(
                        "B6",
                        "C7",
                        again=True,
                        level=1,
                        position={"squares": {"B6": ["L@18", "D@10"], "B7": ["D@11"], "C7": ["L"]}},
                    ),
                    move(
                        "B6",
                        "B4",
                        again=True,
                        level=2,
                        position={"squares": {"B6": ["L@10", "D@10"], "B7": ["D@11"], "B4": ["L@20"]}},
                    ),
                ],
                None,
            ),
        )
    ),
    example(
        "S-v2 own blocks",
        "skiryuk?stuck=win",
        place("light", hand=(0, 7), off=(6, 0), B1=["L@23"]),
        throw=2,
        score=2,
        actions=[],
        passes={"turn": "dark", "winner": None, "skips": 1},
        note="A player who merely overshoots the exit must not win by it.",
    ),
    example(
        "S-d10",
        "skiryuk",
        place("light", hand=(0, 7), off=(6, 0), B1=["L@23"], more={"skips": 199}),
        throw=2,
        score=2,
        actions=[],
        passes={"winner": "draw"},
        note="A draw after 200 consecutive skips by both sides together.",
    ),
    example(
        "S-d10",
        "skiryuk",
        place("light", hand=(0, 7), off=(5, 0), B1=["L@23"], A1=["L"], more={"skips": 199}),
        throw=2,
        score=2,
        actions=[move("A1", "B2", position={"skips": 0, "turn": "dark"})],
        note="Any move resets the count.",
    ),
]
