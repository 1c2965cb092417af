#!/usr/bin/env python3
"""All commands of the Royal Game of Ur.

    python3 build.py serve          everything needed, then the game at http://127.0.0.1:8000
    python3 build.py test           everything needed, then the checks and tests; --long adds the slow ones
    python3 build.py build          the static site, in dist/, with the wheel and the pages for programmers
    python3 build.py docs           those pages alone, in dist/docs/
    python3 build.py pdf            the site with its sheets to print as PDF files, in dist/print/
    python3 build.py check          types and style only: ruff, mypy, biome, tsc
    python3 build.py words          what is missing or wrong in the words of each language
    python3 build.py bench NAME     a measurement; without a name, the list
    python3 build.py report         plays games for the page "What the rules do" of the pages for programmers
    python3 build.py soak NAME      tries for minutes or hours to break the game, and counts what was lost

Each needs only Python 3.11 and Node 20 with npm; what else it needs it fetches from the package registries,
pinned and checked against hashes. Tests, PDF files and most measurements need Chromium too, and install it if they
can. Their code is in py/make/; that of the measurements is in tests/bench/, of the soak runs in tests/soak/.
"""

import argparse
import ast
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

if sys.version_info < (3, 11):  # noqa: UP036 - a clear error on an older Python, before the imports that need a newer one
    sys.exit("Python 3.11 or newer is needed.")

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "py"))
sys.dont_write_bytecode = True

from make import server, site, tools  # noqa: E402
from make.steps import Stop, run, step  # noqa: E402

BENCHES = ROOT / "tests/bench"
# The measurements that solve games, which needs more packages.
STUDIES = ("advantage", "exact", "rollouts", "small", "strength", "values")
# Browser tests side by side. Each waits now and then, so one more than there are cores; but each has a browser and a
# Python of its own, so four at most.
BESIDE = (f"--numprocesses={min(4, 1 + (os.cpu_count() or 1))}", "--dist=worksteal", "--durations=40")
# The exit status of pytest where it was given no test to run, and of argparse at a wrong option.
NO_TESTS, WRONG_OPTION = 5, 2


def build(address: str = "", plain: bool = False) -> None:
    """Make dist/; `address` is where it will be, if that is known; `plain` leaves nothing out of Pyodide."""
    if address:
        known_address(address)
    tools.npm_packages()
    tools.python_packages()
    site.build(address=address, plain=plain)


def known_address(address: str) -> None:
    """Stop at an address that a site cannot have: links and headers are made from it."""
    try:
        parts = urlsplit(address)
    except ValueError:  # a bracket that is not closed
        parts = urlsplit("")
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise Stop(f"An address begins with https:// or http:// and a host, but this one is {address}")
    if parts.query or parts.fragment or parts.path.endswith(".html") or " " in address:
        raise Stop(f"The address of the site is that of its folder, as in https://your.host/ur/, not {address}")


def docs() -> None:
    """Make dist/docs/, the pages about `import ur`."""
    tools.python_packages()
    with step("docs: the pages for programmers"):
        site.write_documentation()
    print(f"The pages begin at {site.DIST / 'docs/index.html'}.")


def pdf(languages: Sequence[str], address: str) -> None:
    """Make dist/ with the sheets to print as PDF files."""
    known_languages(languages)
    build(address)
    env = {**os.environ, "CHROMIUM": tools.browser(), "PYTHONPATH": str(ROOT / "py"), "PYTHONDONTWRITEBYTECODE": "1"}
    with step("pdf: the sheets to print, by Chromium"):
        run(tools.PYTHON, "-m", "make.pdf", *languages, env=env, failing="Chromium could not print the sheets.")


def known_languages(codes: Sequence[str]) -> None:
    """Stop at the first code of which there are no words."""
    from make.words import languages

    there = languages()
    for code in codes:
        if code not in there:
            raise Stop(f"There is no language {code}, but {', '.join(there)}.")


def serve(port: int) -> None:
    """Build, then serve dist/ until the person presses Ctrl-C."""
    if not 0 <= port <= 65535:
        raise Stop(f"A port is a number from 0 to 65535, not {port}.")
    build()
    try:
        host = server.Server(site.DIST, port)
    except PermissionError:
        raise Stop(f"Port {port} is not allowed here: try another, such as --port 8000.") from None
    except OSError:
        raise Stop(f"Port {port} is in use: try another, such as --port {8000 if port != 8000 else 8001}.") from None
    print(f"The Royal Game of Ur is at {host.url} (Ctrl-C stops it).", flush=True)
    try:
        host.serve_forever()
    except KeyboardInterrupt:
        print()


def check() -> None:
    """Style and types, of Python and of JavaScript."""
    tools.npm_packages()
    python = tools.python_packages()
    with step("ruff: style"):
        run(python, "-m", "ruff", "check", "--quiet", "py", "tests", "build.py")
        run(python, "-m", "ruff", "format", "--check", "--quiet", "py", "tests", "build.py")
    with step("mypy --strict: the types of Python"):
        run(python, "-m", "mypy", "--no-error-summary")
    with step("biome: style of JavaScript and CSS"):
        run(tools.node(), tools.MODULES / "@biomejs/biome/bin/biome", "ci", "--diagnostic-level=error", "--colors=off")
    with step("tsc: the types of JavaScript"):
        run(tools.node(), tools.MODULES / "typescript/bin/tsc", "--project", "tsconfig.json")


def check_words(languages: Sequence[str]) -> None:
    """The words of each language, beside the English ones."""
    from make.check_words import report

    known_languages(languages)
    if count := report([*languages]):
        raise Stop(f"There {'is 1 problem' if count == 1 else f'are {count} problems'}.")


def test(rest: Sequence[str]) -> None:
    """Everything: check, then the tests of Python, of JavaScript, and in real browsers."""
    build()
    browser = tools.browser_for_tests()
    tools.micropip()
    check()
    env = {**os.environ, "CHROMIUM": browser, "PYTHONDONTWRITEBYTECODE": "1"}
    with step("pytest: the engine"):
        found = pytest(["--numprocesses=auto", *folders("py", "oracle")], rest, env)
    with step("node --test: the page's own logic"):
        javascript = sorted(str(path) for path in (ROOT / "tests/js").rglob("*.test.js"))
        if javascript:
            run(tools.node(), "--test", "--test-reporter=dot", *javascript)
    if "--long" in rest:
        tools.extra_packages("study")
        with step("pytest: the study, which solves games and trains players"):
            found |= pytest(["--numprocesses=auto", *folders("study")], rest, env)
        tools.extra_packages("lab")
        with step("pytest: the laboratory on a cluster"):
            found |= pytest(folders("cluster"), rest, env)
    with step("pytest: the page in real browsers"):
        found |= pytest([*BESIDE, *folders("browser")], rest, env)
    if not found:
        raise Stop(f"No test matches: {' '.join(rest)}")


def pytest(words: Sequence[str], rest: Sequence[str], env: Mapping[str, str]) -> bool:
    """Run some tests; return whether there were any. The options of the person, `rest`, may choose others alone."""
    allowed = (0, NO_TESTS) if rest else (0,)
    return run(tools.PYTHON, "-m", "pytest", "--quiet", *words, *rest, env=env, allowed=allowed) != NO_TESTS


def folders(*names: str) -> list[str]:
    """Those test folders that hold tests."""
    return [f"tests/{name}" for name in names if list((ROOT / "tests" / name).rglob("test_*.py"))]


def measurements() -> dict[str, str]:
    """The measurements of tests/bench/ by name, each with the first line of its text."""
    paths = sorted(path for path in BENCHES.glob("*.py") if not path.stem.startswith("_"))
    texts = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in paths)
    return {path.stem: text.partition("\n")[0] for path, text in zip(paths, texts, strict=True)}


def listed(texts: dict[str, str]) -> str:
    """Names with what each means, one a line."""
    width = max(map(len, texts))
    return "\n".join(f"  {name:<{width}}  {text}" for name, text in texts.items())


def bench(name: str | None, rest: Sequence[str]) -> None:
    """Run one measurement of tests/bench/, which builds the site if it needs it; without a name, list them."""
    found = measurements()
    if name is None:
        print(listed(found))
        return
    if name not in found:
        raise Stop(f"There is no measurement {name}. There are:\n{listed(found)}")
    tools.npm_packages()
    python = tools.extra_packages("study") if name in STUDIES else tools.python_packages()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT / "tests")])}
    failing = f"bench {name} did not reach its figures, or failed."
    if run(python, "-m", f"bench.{name}", *rest, env=env, allowed=(0, WRONG_OPTION), failing=failing):
        sys.exit(WRONG_OPTION)  # it has said which


def soak(rest: Sequence[str]) -> None:
    """Run one soak run of tests/soak/, which builds the site if it needs it."""
    tools.npm_packages()
    folders = [str(ROOT / folder) for folder in ("py", "tests", "tests/py")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    run(tools.python_packages(), "-m", "soak", *rest, env=env, failing="The soak run failed, or something was lost.")


def report(rest: Sequence[str]) -> None:
    """Go on measuring what the rules do; the numbers are kept in py/report/results.json."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    run(tools.python_packages(), "-m", "report.run", *rest, env=env, failing="The report could not be measured.")


def main(words: Sequence[str]) -> None:
    """Understand the command line, and time the whole."""
    parser = argparse.ArgumentParser("build.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    building = commands.add_parser("build", help="the static site, in dist/")
    building.add_argument("--site", default="", help="its address, such as https://your.host/ur/, for search engines")
    plain = "with Pyodide as it is published, without leaving out what no game reaches"
    building.add_argument("--plain-runtime", action="store_true", help=plain)
    printing = commands.add_parser("pdf", help="the site with its sheets to print as PDF files, in dist/print/")
    printing.add_argument("--site", default="", help="as for build")
    printing.add_argument("languages", nargs="*", help="such as fr; all without it")
    commands.add_parser("docs", help="the pages for programmers, in dist/docs/")
    serving = commands.add_parser("serve", help="build, then serve at http://127.0.0.1:8000")
    serving.add_argument("--port", type=int, default=8000)
    commands.add_parser("test", help="the checks and tests; --long adds the slow ones, other options go to pytest")
    commands.add_parser("check", help="ruff, mypy, biome, tsc")
    measuring = commands.add_parser(
        "bench",
        help="a measurement; without a name, the list",
        epilog=f"measurements:\n{listed(measurements())}",
        formatter_class=argparse.RawTextHelpFormatter,
        add_help=False,
    )
    measuring.add_argument("name", nargs="?", help="one of those below, then its own options")
    measuring.add_argument("-h", "--help", action="store_true", help="show this, or the options of a measurement")
    commands.add_parser("report", help="measure what the rules do; --help lists its options", add_help=False)
    commands.add_parser("soak", help="a soak run; --help lists them and their options", add_help=False)
    checking = commands.add_parser("words", help="what is missing or wrong in the words of each language")
    checking.add_argument("languages", nargs="*", help="such as fr; all without it")
    asked, rest = parser.parse_known_args(words)
    if rest and asked.command not in ("test", "bench", "report", "soak"):
        parser.error(f"unknown: {' '.join(rest)}")
    if asked.command == "bench" and asked.help and not asked.name:
        measuring.print_help()
        return
    begin = time.monotonic()
    # No match statement: an older Python has to read this file as far as its message.
    doing: dict[str, Callable[[], None]] = {
        "build": lambda: build(asked.site, asked.plain_runtime),
        "docs": docs,
        "pdf": lambda: pdf(asked.languages, asked.site),
        "serve": lambda: serve(asked.port),
        "test": lambda: test(rest),
        "check": check,
        "words": lambda: check_words(asked.languages),
        "bench": lambda: bench(asked.name, [*rest, *["--help"] * asked.help]),
        "report": lambda: report(rest),
        "soak": lambda: soak(rest),
    }
    doing[asked.command]()
    print(f"{asked.command}: done in {time.monotonic() - begin:.1f} s")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
        sys.stdout.flush()
    except Stop as problem:
        sys.exit(f"{problem}")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python writes what is left, and complains
        sys.exit(141)  # as a shell says that a reader such as `head` has ended a program
    except KeyboardInterrupt:
        sys.exit(130)  # as a shell says that Ctrl-C has ended a program
