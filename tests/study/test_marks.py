"""What the limits of marks are measured from."""

from itertools import islice

from study.marks import losses
from ur.rulesets import ruleset


def test_the_losses_of_a_player_are_never_negative_and_come_again_with_the_same_seed() -> None:
    rules = ruleset("finkel?pieces=2")
    first, second = (list(islice(losses(rules), 60)) for _ in range(2))
    assert first == second
    assert min(first) == 0.0
    assert max(first) > 0.02
