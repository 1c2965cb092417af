"""Messages made by chance, as a page around a frame might send them: none may do more than a person can.

`python3 build.py bench messages` sends 100,000; another number, and a word that changes them, may follow.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from make.tools import node
from ur.cli.parser import whole

SCRIPT = Path(__file__).with_suffix(".mjs")


def main(words: Sequence[str]) -> int:
    """Send them and print what they did; fail if one did what it must not."""
    parser = argparse.ArgumentParser("bench messages", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", nargs="?", type=whole("messages"), default=100_000)
    parser.add_argument("word", nargs="?", default="bench", help="changes the messages")
    asked = parser.parse_args(words)
    command = [node(), SCRIPT, asked.word, str(asked.count)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    found = json.loads(done.stdout)
    faults = found["broken"]
    print(f"{asked.count:,} messages; {found['read']:,} fitted and reached the game; {len(faults)} faults")
    for one in faults[:20]:
        print(one)
    return int(bool(found["broken"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
