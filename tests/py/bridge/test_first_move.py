"""What is loaded before the first move: modules that are not needed yet come later."""

import subprocess
import sys
from pathlib import Path

PLAY = """
import json, sys
from ur import bridge
people = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
new = {"id": 1, "type": "new", "rules": "finkel", "players": people, "seed": "0" * 64}
ply = json.loads(bridge.handle(json.dumps(new)))["view"]["ply"]
assert json.loads(bridge.handle(json.dumps({"id": 2, "type": "throw", "ply": ply})))["ok"]
print(" ".join(sys.modules))
"""


def test_a_game_begins_without_player_lessons_and_random_numbers() -> None:
    """The player and lessons take time to load; random numbers would be the same in every memory snapshot."""
    engine = Path(__file__).parents[3] / "py"
    said = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=engine, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    loaded = set(said.stdout.split())
    assert "ur.bridge.session" in loaded
    assert not loaded & {"random", "secrets", "ur.player", "ur.lessons", "ur.text.rulebook", "ur.text.translator"}
