"""How many random games are played: `--long` plays twenty times as many, `--games` any number."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("games")
    group.addoption("--long", action="store_true", help="20,000 random games of each ruleset")
    group.addoption("--games", type=int, default=0, help="so many random games of each ruleset")


def games_asked(config: pytest.Config) -> int:
    """How many random games of each ruleset are played; of each option value a tenth. `soak rules` plays a million."""
    asked: int = config.getoption("--games")
    return asked or (20_000 if config.getoption("--long") else 400)


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """The same, for a test."""
    return games_asked(request.config)
