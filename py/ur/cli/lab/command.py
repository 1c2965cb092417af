"""Runs `ur lab`: plays the games, shows how far it is, writes the files, and prints what was found."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from ur.cli.lab.job import Block, Job, LabError
from ur.cli.lab.parquet import check_parquet, write_parquet
from ur.cli.lab.plot_files import make_folder, write_plots
from ur.cli.lab.progress import Progress
from ur.cli.lab.results import CsvFile, Results
from ur.cli.lab.workers import Workers, in_processes, in_this_process, on_cluster
from ur.lab.match import Match
from ur.lab.measures import Measures
from ur.lab.players import player_name
from ur.lab.summary import summary
from ur.model.message import say
from ur.rulesets import ruleset
from ur.text.translator import Words


def run(given: argparse.Namespace, words: Words) -> None:
    """Run the command line `given`; LabError, RulesError or LevelError if it cannot be done."""
    job = job_of(given)
    # An empty name, as of a variable that is not set, is a mistake too: hours could be lost by it.
    table, parquet = (None if name is None else Path(name) for name in (given.csv, given.parquet))
    if parquet is not None:
        if table is None:
            raise LabError("--parquet is made from the file of --csv: name both")
        check_parquet(table, parquet)
    if given.plots == "":
        raise LabError("--plots takes the name of a folder, not ''")
    if given.plots:
        make_folder(Path(given.plots))
    results = CsvFile(job, table) if table else Results(job)
    if 0 < results.games < job.total:
        print(words.text(say("lab-continued", games=results.games)), flush=True)
    complete = False
    try:
        play(job, results, workers_of(given), Progress(words, job.total, results.games))
        complete = True
    finally:
        results.close(complete)
        if table and not complete:
            print(words.text(say("lab-stopped")), flush=True)
    for match, sums in zip(job.matches, results.sums, strict=True):
        first, *others = (words.text(message) for message in summary(match, sums))
        print(first, *(f"  {other}" for other in others), "", sep="\n")
    if given.plots:
        write_plots(Path(given.plots), job, results, words)
    if table and parquet:
        write_parquet(table, parquet, job)


def job_of(given: argparse.Namespace) -> Job:
    """What the words of the command line ask for."""
    players = tuple(player_name(name.strip()) for name in given.players.split(","))
    if len(players) != 2:
        raise LabError(f"--players takes two players, as in 7,3, not {given.players!r:.40}")
    specs = dict.fromkeys(ruleset(written).spec for written in given.rulesets)
    return Job(tuple(Match(spec, players, given.seed) for spec in specs), given.games)


def workers_of(given: argparse.Namespace) -> Workers:
    """Who plays."""
    if given.cluster:
        return on_cluster(given.cluster)
    return in_this_process if given.jobs == 1 else in_processes(given.jobs)


def play(job: Job, results: Results, workers: Workers, progress: Progress) -> None:
    """Play what the results lack, and add it in the order of the job, whatever the order in which it comes."""
    # Blocks that came before their turn.
    early: dict[int, tuple[Block, list[Measures]]] = {}
    blocks: Iterable[Block] = job.blocks(results.blocks)
    try:
        for block, games in workers(blocks):
            early[block.index] = (block, games)
            while results.blocks in early:
                results.add(*early.pop(results.blocks))
            progress.show(results.games + sum(block.count for block, _ in early.values()))
    finally:
        progress.end()
