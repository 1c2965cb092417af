"""The dice: fair, fixed before the first throw, and the same again when they are checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from ur.model.lots import Kit
from ur.rulesets import IDS, ruleset
from ur.throws.dice import Dice

SEED = "5eed" * 16
KITS = {(k.kind, k.count): k for id in IDS for k in ruleset(id).kits.all}
KITS[("lots", 6)] = ruleset("skiryuk?leave_rosette=6").kits.all[1]


def test_a_draw_can_be_recomputed_with_nothing_but_hmac() -> None:
    digest = hmac.new(bytes.fromhex(SEED), b"ur-dice-1|shaken|game-7|3", hashlib.sha256).digest()
    faces = Dice(SEED, "game-7", "shaken").faces(ruleset("finkel").kits.all[0], 3)
    assert faces == [digest[0] >> k & 1 for k in range(4)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice(SEED).commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


@pytest.mark.parametrize("seed", ["", "abc", "zz" * 32, SEED + "00"])
def test_a_wrong_seed_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match=r"seed|hexadecimal|fromhex"):
        Dice(seed)


@pytest.mark.parametrize("kit", KITS.values(), ids=lambda kit: f"{kit.kind}-{kit.count}")
def test_throws_come_as_often_as_their_chance_says(kit: Kit) -> None:
    """20,000 throws of a fixed seed: chi-square is far below that of a lot with a chance of 51 %."""
    dice, count = Dice(SEED), 20_000
    seen = Counter(dice.throw(kit, draw).name for draw in range(count))
    chi = sum((seen[t.name] - (want := count * t.weight / kit.total)) ** 2 / want for t in kit.throws)
    assert chi < 25


def test_every_lot_is_marked_half_the_time_on_its_own() -> None:
    kit, dice, count = KITS[("lots", 6)], Dice(SEED), 20_000
    falls = [dice.faces(kit, draw) for draw in range(count)]
    for one in range(6):
        assert abs(sum(f[one] for f in falls) - count / 2) < 4 * (count / 4) ** 0.5
        for other in range(one):
            both = sum(f[one] & f[other] for f in falls)
            assert abs(both - count / 4) < 4 * (count * 3 / 16) ** 0.5


def test_the_same_draw_is_the_same_throw_and_another_game_has_others() -> None:
    kit = ruleset("finkel").kits.all[0]
    one, same, other = Dice(SEED, "a"), Dice(SEED, "a"), Dice(SEED, "b")
    throws = [[d.throw(kit, n).name for n in range(50)] for d in (one, same, other)]
    assert throws[0] == throws[1] != throws[2]
