"""The standard library for the browser: Pyodide's, with our stand-ins in place of some modules."""

import zipfile
from pathlib import Path

from make.steps import ROOT

STANDINS = ROOT / "py/make/standins"


def standins() -> dict[str, Path]:
    """The files of the stand-ins, by their names in the zip."""
    files = {path.relative_to(STANDINS).as_posix(): path for path in sorted(STANDINS.rglob("*.py"))}
    return {name: path for name, path in files.items() if name != "__init__.py"}


def write(shipped: Path, target: Path) -> None:
    """Write the zip `target` from Pyodide's zip `shipped`.

    A stand-in module for a whole package replaces all files of the package.
    """
    ours = standins()
    whole = tuple(f"{name.removesuffix('.py')}/" for name in ours if "/" not in name)
    with zipfile.ZipFile(shipped) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as new:
        for name in old.namelist():
            if name not in ours and not name.startswith(whole):
                new.writestr(name, old.read(name))
        for name, path in ours.items():
            new.write(path, name)
