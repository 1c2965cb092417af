"""A few damaged files of every format: the short form of `build.py soak fuzz`."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from soak.corpus import corpus
from soak.damage import damaged
from soak.fuzz import run
from ur.api.records import read_record


def test_the_corpus_has_two_hundred_valid_files_of_every_format() -> None:
    formats = Counter(valid.format for valid in corpus())
    assert len(corpus()) >= 200
    assert set(formats) == {"json", "text", "rgn", "link", "position", "line", "request"}
    for valid in corpus():
        if valid.format in ("json", "text", "rgn", "link"):
            assert read_record(valid.text, valid.rules).rules.spec == valid.rules


@pytest.mark.parametrize("first", range(0, 2000, 500))
def test_damaged_input_is_a_game_or_a_refusal(first: int) -> None:
    report = run(500, first, 0)
    assert report.tried == 500
    assert not report.found
    assert report.counts["refused with a code"] > 250
    assert report.counts["read as a valid game, position or request"] > 10


def test_damage_changes_nearly_every_file_and_a_seed_always_the_same_way() -> None:
    valid, other = corpus()[0], corpus()[7]
    texts = [damaged(valid, other, random.Random(seed)) for seed in range(200)]
    assert texts == [damaged(valid, other, random.Random(seed)) for seed in range(200)]
    assert len(set(texts)) > 150
    assert sum(text == valid.text for text in texts) < 20
