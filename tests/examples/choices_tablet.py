"""Section 11: where a decision or an option of the tablet game matters."""

from typing import Any

from .build import Example, example, move, place

_BIRDS = ["swallow", "storm-bird", "raven", "rooster", "eagle"]


def _tablet(
    squares: dict[str, list[str]],
    hand: tuple[list[str], list[str]],
    purse: tuple[int, int] = (15, 15),
    kitty: int = 20,
) -> dict[str, Any]:
    """What is neither in hand nor on the board is off; hands have been launched."""
    away = [piece for pieces in squares.values() for piece in pieces]
    off = tuple(
        [bird for bird in _BIRDS if bird not in hand[place] and f"{owner}:{bird}" not in away]
        for place, owner in enumerate("LD")
    )
    return place(
        "light",
        hand,
        (off[0], off[1]),
        squares,
        {
            "purse": {"L": purse[0], "D": purse[1]},
            "kitty": kitty,
            "launched": {"L": _BIRDS, "D": _BIRDS},
        },
    )


def _no(purse: tuple[int, int] = (15, 15), kitty: int = 20) -> dict[str, Any]:
    money = {"purse": {"L": purse[0], "D": purse[1]}, "kitty": kitty}
    return move(None, None, kind="convert", position={"turn": "dark", **money})


def _money(light: int, dark: int, kitty: int, **more: Any) -> dict[str, Any]:
    return {"purse": {"L": light, "D": dark}, "kitty": kitty, **more}


TABLET_CHOICES: list[Example] = [
    *(
        example(
            f"FT-d4 order={order}",
            f"tablet?order={order}",
            {"turn": "light", "squares": {}},
            throw="4+",
            score=10,
            actions=[move("hand", "B6", piece="L:eagle")] if order == "free" else [],
            passes=None if order == "free" else {"turn": "dark"},
            note="First launches in order, or free.",
        )
        for order in ("fixed", "free")
    ),
    *(
        example(
            f"FT-d5 pass_fee={fee}",
            f"tablet?pass_fee={fee}",
            _tablet({square: ["L:eagle"]}, (["swallow", "rooster"], _BIRDS)),
            throw=throw,
            score=score,
            actions=[move(square, to, piece="L:eagle", position=_money(light, 15, kitty))],
            note="Fees for rosettes passed; bearing off is no landing.",
        )
        for fee, square, throw, score, to, light, kitty in (
            ("each", "B2", "4+", 10, "B12", 10, 25),
            ("once_unless_landing", "B2", "4+", 10, "B12", 20, 15),
            ("each", "B3", "2+", 6, "B9", 5, 30),
            ("once_unless_landing", "B3", "2+", 6, "B9", 10, 25),
        )
    ),
    *(
        example(
            f"FT-d5 exit, pass_fee={fee}",
            f"tablet?pass_fee={fee}",
            _tablet({"B11": ["L:eagle"]}, (_BIRDS[1:4], _BIRDS)),
            throw=2,
            score=2,
            actions=[
                move("B11", "off", piece="L:eagle", position=_money(10, 15, 25)),
                _no(),
            ],
            note="Leaving over the last rosette passes it.",
        )
        for fee in ("each", "once_unless_landing")
    ),
    example(
        "FT-d7",
        "tablet",
        _tablet({"B3": ["L:eagle"]}, (_BIRDS[:4], _BIRDS), (7, 23), 20),
        throw="2+",
        score=6,
        actions=[
            move("B3", "B9", piece="L:eagle", position=_money(0, 23, 27)),
            move("hand", "B2", piece="L:raven", position=_money(7, 23, 20)),
        ],
        note="Payments are limited by what the payer has: 5, then 2.",
    ),
    example(
        "FT-d7",
        "tablet",
        _tablet({"B3": ["L:eagle"]}, (_BIRDS[1:4], _BIRDS), (29, 18), 3),
        throw=1,
        score=1,
        actions=[
            move("B3", "B4", piece="L:eagle", position=_money(32, 18, 0)),
            _no((29, 18), 3),
        ],
        note="The pool pays what it has.",
    ),
    *(
        example(
            f"FT-d8 {options}",
            f"tablet?{options}",
            _tablet(
                {"B12": ["L:eagle"], "B3": ["D:raven"], "C4": ["D:eagle"]},
                ([], ["swallow", "rooster"]),
                (14, dark),
                36 - dark,
            ),
            throw=1,
            score=1,
            actions=[
                move(
                    "B12",
                    "off",
                    piece="L:eagle",
                    wins=True,
                    position=_money(50 - left, left, 0, winner="light"),
                ),
                _no((14, dark), 36 - dark),
            ],
            note="The pool and the penalty at the end.",
        )
        for options, dark, left in (
            ("leftover=winner", 15, 6),
            ("leftover=winner", 5, 0),
            ("leftover=split", 15, 16),
            ("penalty=all_not_home", 19, 3),
            ("penalty=all_not_home&leftover=split", 15, 10),
        )
    ),
    *(
        example(
            f"FT-d9 rosette_throw={value}",
            f"tablet?rosette_throw={value}",
            {"turn": "light", "squares": {}},
            throw=2,
            score=2,
            actions=[
                move("hand", "A1", piece="L:swallow", again=value == "true"),
                _no(),
            ],
            note="An extra throw for any landing on a rosette, entry included.",
        )
        for value in ("false", "true")
    ),
    example(
        "FT-10",
        "tablet",
        _tablet({"B1": ["D:raven"]}, (_BIRDS, ["swallow", "storm-bird", "rooster", "eagle"])),
        throw="1+",
        score=5,
        actions=[
            move(
                "hand",
                "B1",
                piece="L:storm-bird",
                captures=["D:raven"],
                position={"turn": "dark", "squares": {"B1": ["L:storm-bird"]}},
            )
        ],
        note="Launching hits too.",
    ),
    example(
        "FT-6",
        "tablet?board=ur",
        _tablet({}, (_BIRDS, _BIRDS)),
        throw=2,
        score=2,
        actions=[
            *(move("hand", to, piece="L:swallow") for to in ("A2", "B3", "A8")),
            _no(),
        ],
        note="On the board of Ur the Swallow re-enters on houses 3, 7 or 13.",
    ),
]
