"""A few random games of every ruleset with every check: the short form of `build.py soak rules`."""

from __future__ import annotations

import pytest

from rules_all import SPECS
from soak import rules
from soak.rules import BLOCK, FIRST_BLOCK, run, spec_of
from ur.rulesets import IDS


def test_a_hundred_games_keep_every_promise() -> None:
    report = run(112, 0, 0)
    assert report.tried == 112
    assert not report.found
    assert report.counts["plies"] > 5000


def test_the_seeds_go_through_every_ruleset() -> None:
    specs = [spec_of(seed) for seed in range(56)]
    assert set(specs) >= set(IDS)
    assert sum("?" in spec for spec in specs) == 14


def test_a_block_of_seeds_has_one_ruleset_and_all_its_options() -> None:
    blocks = [range(first, first + BLOCK) for first in range(FIRST_BLOCK, FIRST_BLOCK + BLOCK * len(IDS), BLOCK)]
    seen: set[str] = set()
    for block in blocks:
        specs = {spec_of(seed) for seed in block}
        assert len({spec.partition("?")[0] for spec in specs}) == 1
        seen |= specs
    assert seen == set(SPECS)


@pytest.mark.parametrize("fault", ["a piece is lost", "a capture is not written", "a turn too many"])
def test_an_engine_with_a_fault_is_found(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    act = rules.engine.act

    def broken(known, position, throw, action, events):  # type: ignore[no-untyped-def]
        after = act(known, position, throw, action, events)
        if fault == "a piece is lost":
            return after._replace(hand=(after.hand[0][1:], after.hand[1]))
        if fault == "a capture is not written":
            events[:] = [event for event in events if type(event).__name__ != "Captured"]
            return after
        return after._replace(turn=1 - after.turn)

    monkeypatch.setattr(rules.engine, "act", broken)
    monkeypatch.setattr(rules, "spec_of", lambda seed: "finkel")
    assert run(20, 0, 0).lost > 5
