"""First visits over bad networks end in a game without any help; `build.py soak networks` makes many more."""

import pytest
from playwright.sync_api import Browser

from soak.bad_network import Network
from soak.networks import visit


@pytest.mark.breaks
@pytest.mark.parametrize(
    "network",
    [Network(seed=2, loss=0.3), Network(seed=1, loss=0.05, rate=400_000)],
    ids=["three requests in ten are lost", "slow"],
)
def test_a_first_visit_ends_in_a_game(browser: Browser, network: Network) -> None:
    """Lost and cut files, and some that never come, are asked for again; a slow network only takes its time."""
    seen, _, faults = visit(browser, network)
    assert not seen, (seen, faults)
    assert faults
