"""How many random games are played: `--long` plays a hundred times as many, `--games` any number.

`--long` also runs the tests that are marked `long`.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("games")
    group.addoption("--long", action="store_true", help="20,000 random games of each ruleset")
    group.addoption("--games", type=int, default=0, help="so many random games of each ruleset")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without --long, leave out what is marked `long`."""
    if config.getoption("--long"):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
    items[:] = [item for item in items if not item.get_closest_marker("long")]


def games_asked(config: pytest.Config) -> int:
    """How many random games of each ruleset are played; of each option value a tenth. `soak rules` plays a million."""
    asked: int = config.getoption("--games")
    return asked or (20_000 if config.getoption("--long") else 200)


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """The same, for a test."""
    return games_asked(request.config)
