"""Runs a programme of this folder in Node and reads its result."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from make import tools


def run_node(name: str, *words: object) -> Any:
    """What the programme prints as JSON."""
    command = [tools.node(), "--no-warnings", str(Path(__file__).parent / name), *map(str, words)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
