"""Where the site comes from: two clean builds are equal, every part has its licence, and no part has a known fault.

What is tried is every file of the site. The reports of `pip-audit` and `npm audit` need their servers; a fact says what
they answered, or that they were out of reach.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from pathlib import Path

from make import sbom, site, tools
from make.hashes import file_sha256
from make.steps import ROOT
from soak.report import Report, site_build

OUT_OF_REACH = "not done: its server was out of reach"


def run(count: int, seed: int, minutes: float) -> Report:
    """Build twice from nothing and compare; count, seed and minutes are not used."""
    begin, kept = time.monotonic(), site.BUILD
    with tempfile.TemporaryDirectory() as folder:
        builds = []
        for name in ("one", "two"):
            site.BUILD = Path(folder) / f"build-{name}"
            site.build(Path(folder) / name)
            builds.append(hashes(Path(folder) / name))
        site.BUILD = kept
        shipped = json.loads((Path(folder) / "one/sbom.cdx.json").read_text())["components"]
    one, two = builds
    found = [f"{path} differs between two builds" for path in sorted({*one, *two}) if one.get(path) != two.get(path)]
    found += [f"{part['name']} has no licence" for part in shipped if not part["licenses"]]
    found += [f"licences/{part.text}.txt is missing" for part in sbom.PARTS if f"licences/{part.text}.txt" not in one]
    facts: dict[str, str | int | float] = {
        "parts that are shipped": sum(part["scope"] == "required" for part in shipped),
        "tools that are listed": sum(part["scope"] == "excluded" for part in shipped),
        "pip-audit of requirements-dev.txt": pip_audit(),
        "npm audit": npm_audit(),
    }
    spent = round(time.monotonic() - begin, 1)
    return Report(len(one), len(found), 0, None, site_build(), spent, tuple(found), {}, facts)


def hashes(folder: Path) -> dict[str, str]:
    """The hash of every file in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): file_sha256(path) for path in files}


def pip_audit() -> str:
    """How many known faults the packages of the tests have."""
    python = tools.extra_packages("soak")
    options = ["--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off"]
    answer = _json(str(python), "-m", "pip_audit", "--requirement", "requirements-dev.txt", *options)
    listed = answer.get("dependencies", []) if isinstance(answer, dict) else []
    # A package that its server did not answer about is listed, too, with the reason.
    audited = [one for one in listed if "vulns" in one]
    if not audited:
        return OUT_OF_REACH
    return f"{sum(len(one['vulns']) for one in audited)} known faults in {len(audited)} of {len(listed)} packages"


def npm_audit() -> str:
    """How many known faults the packages of package-lock.json have."""
    answer = _json("npm", "audit", "--json", "--loglevel=silent")
    if not isinstance(answer, dict) or "metadata" not in answer:
        return OUT_OF_REACH
    faults, packages = (answer["metadata"][name]["total"] for name in ("vulnerabilities", "dependencies"))
    return f"{faults} known faults in {packages} packages"


def _json(*words: str) -> object:
    """What a program prints as JSON; None if it prints something else, or nothing within two minutes."""
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
        return json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None
