"""First visits over bad networks end in a game without any help; `build.py soak networks` makes many more."""

from http import HTTPStatus

import pytest
from playwright.sync_api import Browser, Page

from make.server import Server
from soak.bad_network import BadServer, Network
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


class _CutsOnce(BadServer):
    """It cuts the first answer for each of the largest files, half of which comes after the glue that uses them."""

    def fault(self, path: str) -> str:
        if not path.endswith((".wasm", ".deflate")) or f"cut {path}" in self.faults:
            return ""
        self.faults.append(f"cut {path}")
        return "cut"


@pytest.mark.breaks
def test_the_runtime_is_continued_where_the_line_broke(page: Page, site: Server) -> None:
    """Python and its library are cut when half of them is there; at the second attempt only the rest comes."""
    network = _CutsOnce(site.root, Network(rate=3_000_000))
    network.start()
    try:
        page.goto(network.url)
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("region", name="Your turn").locator(".act").wait_for(timeout=120_000)
        assert len(network.faults) == 2
        sent = [one for one in network.sent if one.path.endswith(".deflate")]
        assert sorted(one.status for one in sent) == [HTTPStatus.OK] * 2 + [HTTPStatus.PARTIAL_CONTENT] * 2
    finally:
        network.stop()
