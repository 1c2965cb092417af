"""`ur lab` on a cluster of two workers, one of which is killed: nothing is lost, and nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from make.steps import ROOT
from ur.__main__ import main
from ur.cli.lab.job import Block
from ur.cli.lab.workers import Played, on_cluster

distributed = pytest.importorskip("distributed", reason="requirements-lab.txt is not installed")

WORDS = ["lab", "finkel?pieces=3", "bell?pieces=2", "--players", "2,random", "--games", "60"]

# The cluster warns of much that is no concern of ours, such as ports that are in use.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def cluster() -> Iterator[distributed.LocalCluster]:
    """Two workers with a process each, on this machine."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as made:
        yield made


def test_a_worker_that_is_killed_changes_nothing(
    cluster: distributed.LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, many = tmp_path / "one.csv", tmp_path / "many.csv"
    assert main([*WORDS, "--jobs", "1", "--csv", str(one)]) == 0
    killed: list[int] = []
    blocks: list[int] = []

    def killing(address: str) -> object:
        play = on_cluster(address)

        def played(todo: Iterable[Block]) -> Played:
            for block, games in play(todo):
                blocks.append(block.index)
                if len(blocks) == 4:
                    with distributed.Client(address) as client:
                        pids = client.run(os.getpid)
                    killed.append(next(iter(pids.values())))
                    os.kill(killed[0], signal.SIGKILL)
                yield block, games

        return played

    monkeypatch.setattr("ur.cli.lab.command.on_cluster", killing)
    parquet = tmp_path / "many.parquet"
    assert main([*WORDS, "--cluster", cluster.scheduler_address, "--csv", str(many), "--parquet", str(parquet)]) == 0
    assert killed
    assert sorted(blocks) == list(range(24)), "each block has come once"
    assert many.read_text() == one.read_text()
    table = pytest.importorskip("pyarrow.parquet").read_table(parquet)
    assert table.num_rows == 120
    assert table.schema.metadata[b"command"].startswith(b"ur lab 'finkel?pieces=3'")
    assert table.column("game").to_pylist() == [*range(60)] * 2


def test_a_program_that_is_killed_leaves_a_file_that_can_go_on(tmp_path: Path) -> None:
    """A real kill, in the middle of games that would take minutes."""
    target, state = tmp_path / "a.csv", tmp_path / "a.csv.state"
    words = ["lab", "finkel?pieces=2", "--players", "random,random", "--games", "100000", "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    command = [sys.executable, "-m", "ur", *words, "--csv", str(target)]
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    while not (state.exists() and json.loads(state.read_text())["blocks"] > 1):
        assert program.poll() is None
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    kept = json.loads(state.read_text())
    *comments, header = target.read_bytes()[: kept["bytes"]].decode().splitlines()[:3]
    games = target.read_bytes()[: kept["bytes"]].decode().splitlines()[3:]
    assert len(comments) == 2 and header.startswith("rules,game,")
    assert [line.split(",")[1] for line in games] == [str(number) for number in range(5 * kept["blocks"])]
    assert sum(kept["sums"][0]["outcomes"].values()) == len(games)
