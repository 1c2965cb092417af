"""Share links: short and exact; other texts are refused."""

from __future__ import annotations

import random

import pytest

from playing import finished
from rules_all import SPECS
from ur.games.game import Game
from ur.games.link import LONGEST, LinkError, read_link, write_link
from ur.rulesets import ruleset


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_comes_back_from_its_link(spec: str) -> None:
    for seed in range(2):
        game = finished(ruleset(spec), seed)
        try:
            link = write_link(game)
        except LinkError:
            assert len(game.line) > 5000
            continue
        again = read_link(f"https://example.org/ur/{link}")
        assert again.line == game.line
        assert again.now == game.now
        assert again.rules.spec == game.rules.spec


def test_an_unfinished_or_resigned_game_comes_back() -> None:
    line = finished(ruleset("bell"), 4).line
    for end in range(1, 40):
        game = Game.replayed(ruleset("bell"), line[:end])
        assert read_link(write_link(game)).line == line[:end]
        game.add(["r", "dark"])
        assert read_link(write_link(game)).line == [*line[:end], ["r", "dark"]]


def test_a_whole_game_fits_a_qr_code() -> None:
    lengths = [len(write_link(finished(ruleset("finkel"), seed))) for seed in range(20)]
    assert max(lengths) < 300


def test_a_link_that_was_changed_is_refused() -> None:
    link = write_link(finished(ruleset("finkel"), 3))
    rng = random.Random(2)
    for _ in range(500):
        at = rng.randrange(1, len(link))
        spoilt = link[:at] + rng.choice("aZ09_-.=&") + link[at + rng.randint(0, 2) :]
        if spoilt not in (link, link.upper()):
            with pytest.raises(LinkError):
                read_link(spoilt)


BAD = [
    ("", "not a link"),
    ("#g=2.finkel.AA.00000000", "of version 2"),
    ("#g=1.finkel.AA.00000000", "its check does not fit"),
    ("#g=1." + "A" * LONGEST, "too long"),
    ("#g=1.finkel.AAA", "not a link"),
]


@pytest.mark.parametrize(("text", "message"), BAD)
def test_a_bad_link_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(LinkError, match=message):
        read_link(text)


def test_a_game_without_a_link_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.replayed(ruleset("finkel"), [["b", "light; A4=L; hand 6/7; off 0/0"]])
    with pytest.raises(LinkError, match="begins at a position"):
        write_link(game)
    monkeypatch.setattr("ur.games.link.LONGEST", 100)
    with pytest.raises(LinkError, match="too long for a link"):
        write_link(finished(ruleset("finkel"), 1))
