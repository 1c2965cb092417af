"""Installs what a new machine needs: the npm packages, the Python packages, a browser.

A stamp file beside each installation holds the hash of its lock file, so that nothing is installed twice.
"""

import os
import shutil
import subprocess
import sys
import venv
from functools import cache
from pathlib import Path

from make.hashes import file_sha256
from make.steps import ROOT, Stop, run, step

MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Chromium without windows, as Debian packages it: smaller to install, and a seventh faster in the tests.
HEADLESS = "chromium-headless-shell"
FIREFOXES = ("firefox-esr", "firefox")


@cache
def node() -> str:
    """The path of Node; Stop if it is missing or too old, since build.py does not install it."""
    found = shutil.which("node")
    needed = "Node 20 or newer with npm is needed: please install it (https://nodejs.org) and run this again."
    if not found or not shutil.which("npm"):
        raise Stop(needed)
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip()
    number = version.removeprefix("v").partition(".")[0]
    if number.isdigit() and int(number) < 20:
        raise Stop(f"{needed} Here is {version}.")
    return found


def npm_packages() -> None:
    """Install the packages of package-lock.json, unless they are installed."""
    node()
    lock, stamp = ROOT / "package-lock.json", MODULES / ".installed"
    if _stamped(stamp, lock):
        return
    with step("npm ci: the Python runtime for the browser, and the tools for JavaScript"):
        run(shutil.which("npm") or "npm", "ci", quiet=True, failing="npm ci failed: is the npm registry within reach?")
        stamp.write_text(file_sha256(lock), "utf-8")


def python_packages() -> Path:
    """Install the packages of requirements-dev.txt into .venv, unless they are installed; return its Python."""
    wanted, stamp = ROOT / "requirements-dev.txt", VENV / ".installed"
    # A newer Python of the system leaves a link to one that is gone.
    if not PYTHON.exists() or not _stamped(stamp, wanted):
        with step(".venv: the tools for Python, checked against their hashes"):
            if not PYTHON.exists():
                _make_venv()
            run(
                PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes",
                "-r", wanted, quiet=True, failing="pip install failed: is the Python package index within reach?",
            )  # fmt: skip
            stamp.write_text(file_sha256(wanted), "utf-8")
    return PYTHON


def extra_packages(name: str) -> Path:
    """Install the packages of requirements-NAME.txt too, for a measurement or the study; return .venv's Python."""
    python_packages()
    wanted, stamp = ROOT / f"requirements-{name}.txt", VENV / f".installed-{name}"
    if not _stamped(stamp, wanted):
        with step(f".venv: what {wanted.name} adds"):
            run(
                PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted, quiet=True,
                failing="pip install failed: is the Python package index within reach?",
            )  # fmt: skip
            stamp.write_text(file_sha256(wanted), "utf-8")
    return PYTHON


def micropip() -> Path:
    """The wheel of micropip, for the test that installs our wheel with it in the browser's Python."""
    wanted, folder = ROOT / "tests/browser/requirements.txt", VENV / "micropip"
    stamp = folder / ".fetched"
    if not _stamped(stamp, wanted):
        with step("micropip: for the test that installs our wheel in a bare Pyodide"):
            shutil.rmtree(folder, ignore_errors=True)
            run(
                python_packages(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                "--require-hashes", "--python-version", "3.14", "--only-binary", ":all:", "-d", folder, "-r", wanted,
                quiet=True, failing="micropip could not be fetched: is the Python package index within reach?",
            )  # fmt: skip
            stamp.write_text(file_sha256(wanted), "utf-8")
    return next(folder.glob("micropip-*.whl"))


def chromium() -> str | None:
    """The Chromium on this machine: $CHROMIUM, one on the path, or the one that Playwright installed; None without."""
    return os.environ.get("CHROMIUM") or _first((*CHROMIUMS, HEADLESS)) or _playwrights_own()


def firefox() -> str | None:
    """The Firefox on this machine; None without, and then its tests are left out."""
    return os.environ.get("FIREFOX") or _first(FIREFOXES)


def browser_for_tests() -> str:
    """The Chromium for the browser tests: $CHROMIUM, the one without windows, or any other."""
    return os.environ.get("CHROMIUM") or shutil.which(HEADLESS) or browser()


def browser() -> str:
    """A Chromium; it is installed if there is none."""
    for package in (HEADLESS, "chromium"):
        if not chromium() and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
            with step(f"apt-get install {package}: the browser tests need a Chromium"):
                _apt_install(package)
    if not chromium():
        with step("playwright install chromium: the browser tests need a Chromium"):
            try:
                run(python_packages(), "-m", "playwright", "install", "chromium", quiet=True)
            except Stop as problem:
                print(f"  {problem}")
    found = chromium()
    if not found:
        raise Stop("The browser tests need Chromium or Chrome: please install one, or name it in $CHROMIUM.")
    return found


def _apt_install(package: str) -> None:
    """Install a package of Debian or Ubuntu; say so if that fails, since there are other ways to get a Chromium."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("apt-get", "update", env=env, quiet=True)
        run("apt-get", "install", "-y", "--no-install-recommends", package, env=env, quiet=True)
    except Stop as problem:
        print(f"  {problem}")


def _make_venv() -> None:
    try:
        venv.create(VENV, with_pip=True, clear=VENV.exists())
    except Exception:  # Debian splits ensurepip off into python3-venv
        shutil.rmtree(VENV, ignore_errors=True)
        if not (shutil.which("apt-get") and os.geteuid() == 0):
            raise Stop("This Python cannot make a virtual environment: please install python3-venv.") from None
        version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        run("apt-get", "update", quiet=True)
        run("apt-get", "install", "-y", "--no-install-recommends", version, quiet=True)
        venv.create(VENV, with_pip=True)


def _playwrights_own() -> str | None:
    """The Chromium that Playwright has installed, wherever that is on this system; None without."""
    if not PYTHON.exists():
        return None
    asked = "from playwright.sync_api import sync_playwright as p\nwith p() as q: print(q.chromium.executable_path)"
    found = subprocess.run([PYTHON, "-c", asked], capture_output=True, text=True).stdout.strip()
    return found if found and Path(found).exists() else None


def _first(names: tuple[str, ...]) -> str | None:
    return next((path for path in map(shutil.which, names) if path), None)


def _stamped(stamp: Path, source: Path) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == file_sha256(source)
