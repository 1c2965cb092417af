"""The steps of a command: print what is done and how long it takes, run programs, and stop with one sentence."""

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Stop(Exception):
    """The command cannot go on; the message is one sentence for the person who ran it."""


@contextmanager
def step(doing: str) -> Iterator[None]:
    """Print the name of a step, and how long it took when it is over."""
    print(f"· {doing}", flush=True)
    begin = time.monotonic()
    try:
        yield
    except BaseException:
        print(f"  failed after {time.monotonic() - begin:.1f} s", flush=True)
        raise
    print(f"  {time.monotonic() - begin:.1f} s", flush=True)


def run(
    *command: str | Path,
    env: Mapping[str, str] | None = None,
    quiet: bool = False,
    failing: str | None = None,
    allowed: Sequence[int] = (0,),
) -> int:
    """Run a program in the project's folder; raise Stop, with the sentence `failing`, if it fails.

    With `quiet` its output is only shown if it fails. It has not failed if its exit status, which is returned, is one
    of those allowed.
    """
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode not in allowed:
        if quiet and done.stdout:
            print(done.stdout, file=sys.stderr)
        raise Stop(failing or f"{_short(words)} failed (exit status {done.returncode}).")
    return done.returncode


def _short(words: Sequence[str]) -> str:
    return " ".join([Path(words[0]).name, *words[1:4]])
