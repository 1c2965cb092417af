"""Ruleset strings that between them use every ruleset and every value of every option."""

from .options import RULESETS, keys

_NUMBERS = {"stake": ("0", "3"), "fine": ("0", "4"), "purse": ("12", "5"), "match": ("3",)}
_MORE = (
    "leaflet?may_pass&decline_extra=ask&a8c8=safe",
    "biles?may_pass&decline_extra=ask&pieces=2",
    "bell?purse=3&stake=7&fine=2&extra_needs_move&bell_guess",
    "skiryuk?path=alt&loop=choice&a8c8=safe",
    "skiryuk?path=alt&mixed=B3,B7&stuck=unbury",
    "skiryuk?loop=choice&b8_duel&leave_rosette=6",
    "skiryuk?loop=own&b7=unsafe&eyes_lifo",
    "skiryuk?loop=choice&b7=unsafe&bonus=other&leave_rosette=6&stuck=win",
    "skiryuk?bonus=other&leave_rosette=6&stuck=unbury&mixed=B3,B6,B7&eyes_lifo&pieces=3",
    "tablet?board=ur&order=free&pass_fee=once_unless_landing&leftover=split&rosette_throw",
    "tablet?penalty=all_not_home&leftover=split&rosette_throw",
    "race?path=murray27&lots=3&safe=none&again=rosette,capture,four",
    "race?path=late16&capture=no&again=none",
    "race?lots=4&zero=5&pieces=4&again=four,capture&safe=none",
    "race?lots=3&zero=0&path=long16&again=capture",
)


def variants() -> list[str]:
    """Each ruleset plain, with each other value of each option, and some combinations."""
    found = list(RULESETS)
    for name in RULESETS:
        for key, values in keys(name).items():
            if values[0] == "number":
                others = _NUMBERS[key]
            elif values[0] == "list":
                others = ("none", "capture", "four", "rosette,capture,four")
            else:
                others = tuple(value for value in values[1:] if (key, value) != ("zero", "4"))
            found += [f"{name}?{key}={value}" for value in others]
    return found + list(_MORE)
