"""Games saved by any released version open, lead where they led, and are saved again without a loss."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ur
from golden.make import end_of
from soak.fuzz import spelled
from ur.bridge.dispatcher import Dispatcher
from ur.games.game import Game
from ur.games.link import read_link, write_link
from ur.rulesets import IDS

GOLDEN = Path(__file__).parents[2] / "golden"
VERSIONS = sorted(folder.name for folder in GOLDEN.iterdir() if (folder / "ends.json").exists())
FILES = sorted(path for version in VERSIONS for path in (GOLDEN / version).glob("*.*") if path.name != "ends.json")


def end(path: Path) -> dict[str, Any]:
    """Where the game of a file leads."""
    ends: dict[str, dict[str, Any]] = json.loads((path.parent / "ends.json").read_text())
    return ends[path.stem]


def replayed(game: ur.Game) -> Game:
    """The game, played again from its log."""
    return Game.replayed(game.rules, game.log)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_has_games_of_every_ruleset_and_every_kind_of_entry(version: str) -> None:
    games = [json.loads(path.read_text()) for path in FILES if path.parent.name == version and path.suffix == ".json"]
    assert len(games) >= 25
    assert {game["rules"]["id"].partition("?")[0] for game in games} >= set(IDS)
    assert {entry[0] for game in games for entry in game["events"]} == set("sbktmcpruy")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_saved_game_opens_and_leads_where_it_led(path: Path) -> None:
    text, wanted = path.read_text(), end(path)
    if path.suffix == ".link":
        game = read_link(text)
        # A link has the line of play, without what was taken back.
        assert end_of(game) | {"entries": wanted["entries"]} == wanted
        assert read_link(write_link(game)).line == game.line
        return
    game = ur.read_record(text)
    assert end_of(replayed(game)) == wanted
    for as_json in (False, True):
        again = ur.read_record(ur.write_record(game, as_json))
        assert spelled(again.log) == spelled(game.log)
        assert again.header == game.header
    if path.suffix == ".txt":
        saved = ur.read_record(path.with_suffix(".json").read_text())
        assert (saved.header, saved.log) == (game.header, game.log)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.name}")
def test_the_page_opens_it_too(path: Path) -> None:
    page, text = Dispatcher(), path.read_text()
    saved = path.suffix == ".json"
    request = {"type": "load", "record": json.loads(text)} if saved else {"type": "import", "text": text}
    answer = json.loads(page.handle(json.dumps({"id": 1, **request})))
    assert answer["ok"], answer
    assert page.session
    assert end_of(page.session.game)["position"] == end(path)["position"]
