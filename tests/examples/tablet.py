"""Section 11: the game of the tablet; a value above four is a converted throw."""

from typing import Any

from .build import Example, example, move, place

_BIRDS = ("swallow", "storm-bird", "raven", "rooster", "eagle")


def _standing(launched: tuple[str, ...] = (), **squares: list[str]) -> dict[str, Any]:
    """15 counters each and 20 in the pool; light's other birds are in hand; dark may stand too."""
    away = [piece for pieces in squares.values() for piece in pieces]
    hand = tuple([bird for bird in _BIRDS if f"{owner}:{bird}" not in away] for owner in "LD")
    seen = {owner: [piece[2:] for piece in away if piece[0] == owner] for owner in "LD"}
    seen["L"] = [bird for bird in _BIRDS if bird in launched or bird in seen["L"]]
    money = {"purse": {"L": 15, "D": 15}, "kitty": 20, "launched": seen}
    return place("light", (hand[0], hand[1]), ([], []), squares, money)


def _money(light: int, pool: int) -> dict[str, Any]:
    return {"purse": {"L": light, "D": 15}, "kitty": pool}


_NO = {"turn": "dark", **_money(15, 20)}
_CONVERT = move(None, None, kind="convert", position=_NO)

TABLET: list[Example] = [
    example(
        "FT1",
        "tablet",
        _standing(),
        throw=2,
        score=2,
        actions=[
            move(
                "hand",
                "A1",
                piece="L:swallow",
                position={
                    "turn": "dark",
                    "launched": {"L": ["swallow"], "D": []},
                    **_money(18, 17),
                },
            ),
            _CONVERT,
        ],
        note="Swallow enters with 2. First entry is at A1, the first rosette: collects 3; A now 18, pool 17.",
    ),
    example(
        "FT2",
        "tablet",
        _standing(),
        throw=3,
        score=3,
        actions=[_CONVERT],
        passes=_NO,
        note="Primary 3 with nothing on the board. A may try the conversion (3 = 7 on yes).",
    ),
    example(
        "FT3",
        "tablet",
        _standing(A1=["L:swallow"]),
        throw="3+",
        score=7,
        actions=[move("A1", "B7", piece="L:swallow", position={"turn": "dark", **_money(12, 23)})],
        note="Converted 7 before the Storm-bird has entered. Fixed order: the Rooster may not be "
        "launched yet; the Swallow can use the 7 (passes B4: pays 3, lands on B7 = house 11).",
    ),
    example(
        "FT4",
        "tablet",
        _standing(B2=["L:swallow"]),
        throw="1+",
        score=5,
        actions=[
            move("B2", "B7", piece="L:swallow", position=_money(12, 23)),
            move("hand", "B1", piece="L:storm-bird", position=_money(15, 20)),
        ],
        note="Storm-bird launch with 5. House 5 = B1. The Swallow's own five (6 to 11) passes B4.",
    ),
    example(
        "FT6",
        "tablet",
        _standing(A1=["L:swallow"], B4=["D:swallow"]),
        throw=4,
        score=4,
        actions=[_CONVERT],
        passes=_NO,
        note="Enemy on a rosette. B4 (house 8) is closed.",
    ),
    example(
        "FT7",
        "tablet",
        _standing(("swallow",), B1=["L:storm-bird"]),
        throw=2,
        score=2,
        actions=[
            move("hand", "A2", piece="L:swallow"),
            move("hand", "B3", piece="L:swallow"),
            move("hand", "B7", piece="L:swallow"),
            move("hand", "B11", piece="L:swallow"),
            move("B1", "B3", piece="L:storm-bird"),
            _CONVERT,
        ],
        note="Swallow re-enters before a rosette. After a hit the Swallow may take any house just "
        "before a rosette: 3, 7, 11 or 15; or the Storm-bird moves two.",
    ),
    example(
        "FT9",
        "tablet",
        _standing(B12=["L:swallow"]),
        throw=1,
        score=1,
        actions=[
            move(
                "B12",
                "off",
                piece="L:swallow",
                position={"off": {"L": ["swallow"], "D": []}, **_money(15, 20)},
            ),
            _CONVERT,
        ],
        note="Exact exit. Exits; A now 15, pool 20.",
    ),
    example(
        "FT11",
        "tablet?board=ur",
        _standing(("swallow", "storm-bird", "raven", "rooster"), B6=["L:eagle"]),
        throw=4,
        score=4,
        actions=[move("B6", "A7", piece="L:eagle", position=_money(20, 15)), _CONVERT],
        note="board=ur. SHORT14: 10+4 = 14 = A7, the Eagle's only rosette chance after entry: "
        "collects 5; A now 20, pool 15.",
    ),
    example(
        "FT13",
        "tablet",
        _standing(A1=["L:swallow"]),
        throw=1,
        score=1,
        actions=[move("A1", "B1", piece="L:swallow", position=_money(15, 20)), _CONVERT],
        note="Conversion. A has the Swallow on A1 (house 4) and throws 1: A may play A1-B1, or "
        "throw yes/no; no: the turn is over.",
    ),
    example(
        "FT13",
        "tablet",
        _standing(A1=["L:swallow"]),
        throw="1+",
        score=5,
        actions=[
            move("A1", "B5", piece="L:swallow", position=_money(12, 23)),
            move("hand", "B1", piece="L:storm-bird", position=_money(15, 20)),
        ],
        note="Conversion. Yes = 5: Swallow A1-B5 (passes B4, pays 3) or Storm-bird hand-B1.",
    ),
]
