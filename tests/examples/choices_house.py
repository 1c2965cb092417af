"""Section 4.3, house rules, and the number of pieces, which every race leaves open."""

from .build import Example, example, move, place

# Where one step with this throw leads off the board.
_LAST = (
    ("finkel", "A7", 1),
    ("british-museum", "A7", 1),
    ("biles", "A7", 1),
    ("leaflet", "A7", 1),
    ("conventional", "A7", 1),
    ("masters", "A7", 1),
    ("blitz", "A7", 1),
    ("aseb", "B12", 1),
    ("murray", "A4@27", 1),
    ("bell", "A7", 2),
    ("skiryuk", "B1@23", 1),
    ("race", "A7", 1),
)


def _standing(place: str) -> dict[str, list[str]]:
    square, at, step = place.partition("@")
    return {square: [f"L{at}{step}"]}


HOUSE_CHOICES: list[Example] = [
    *(
        example(
            "pieces",
            f"{rules}?pieces=1",
            place("light", (0, 1), (0, 0), _standing(last)),
            throw=throw,
            score=1,
            actions=[move(last.partition("@")[0], "off", wins=True)],
            note="With one piece each, one exit wins.",
        )
        for rules, last, throw in _LAST
    ),
    example(
        "pieces",
        "merit?pieces=2",
        place("light", (0, 2), (1, 0), A7=["L"]),
        throw=2,
        score=1,
        actions=[move("A7", "off", wins=True, position={"winner": "light", "points": {"L": 50, "D": 0}})],
        note="With two pieces each, two exits win; the loser has two not entered.",
    ),
    *(
        example(
            f"race path={path}",
            f"race?path={path}",
            place("light", hand=(0, 7), off=(6, 0), **{start: ["L"]}),
            throw=throw,
            score=throw,
            actions=[action],
            note="House rules: the way goes on where it is longer.",
        )
        for path, start, throw, action in (
            ("short14", "B7", 2, move("B7", "A8")),
            ("long16", "B7", 2, move("B7", "C8")),
            ("late16", "B7", 2, move("B7", "B9")),
            ("murray27", "A7", 2, move("A7", "B6")),
        )
    ),
    example(
        "race lots=3",
        "race?lots=3",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[move("hand", "A1", again=True)],
        note="House rules: none of three marked counts four.",
    ),
    example(
        "race lots=3&zero=0",
        "race?lots=3&zero=0",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=0,
        actions=[],
        passes={"turn": "dark"},
        note="House rules: or nothing, where that is chosen.",
    ),
    example(
        "race again=four",
        "race?again=four&lots=4&zero=5",
        place("light", hand=(0, 6), off=(6, 0), B1=["L"], B5=["D"]),
        throw=4,
        score=4,
        actions=[move("B1", "B5", captures=["D"], again=True)],
        note="House rules: a four earns the throw.",
    ),
    example(
        "race again=capture",
        "race?again=capture",
        place("light", hand=(6, 6), off=(0, 0), B1=["L"], B5=["D"]),
        throw=4,
        score=4,
        actions=[move("hand", "A1"), move("B1", "B5", captures=["D"], again=True)],
        note="House rules: a capture earns the throw, a rosette then does not.",
    ),
    example(
        "race zero",
        "race?again=four&lots=4&zero=5",
        place("light", hand=(0, 7), off=(6, 0), B1=["L"]),
        throw=0,
        score=5,
        actions=[move("B1", "B6")],
        note="House rules: none of four marked counts five.",
    ),
    example(
        "race entry with five",
        "race?zero=5",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=5,
        actions=[move("hand", "B1")],
        note="House rules: from hand t = d, five too.",
    ),
    *(
        example(
            f"race capture={capture} safe={safe}",
            f"race?capture={capture}&safe={safe}&again={again}",
            place("light", hand=(0, 6), off=(6, 0), B1=["L"], B4=["D"]),
            throw=3,
            score=3,
            actions=[move("B1", "B4", captures=["D"], again=again != "none")] if hit else [],
            passes=None if hit else {"turn": "dark"},
            note="House rules: an enemy on a rosette.",
        )
        for capture, safe, again, hit in (
            ("yes", "rosettes", "capture", False),
            ("yes", "none", "rosette,capture", True),
            ("yes", "none", "none", True),
            ("no", "none", "none", False),
        )
    ),
    example(
        "race capture=no",
        "race?capture=no",
        place("light", hand=(0, 6), off=(6, 0), B1=["L"], B2=["D"]),
        throw=1,
        score=1,
        actions=[],
        passes={"turn": "dark"},
        note="House rules: an enemy piece blocks, on any square.",
    ),
]
