"""Runs inside Pyodide, under Node: pack what a game needs of Python, as `.pyc` files, into one zip.

Compiling the standard library from source is most of what a stock Pyodide does while it starts.
The same Python compiles it here, once; modules that no game loads are left out.
"""

import importlib
import importlib.util
import io
import pkgutil
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import ModuleType

# Loaded only when something goes wrong or is shown, so the import below does not meet them.
SELDOM = (
    "ast", "codeop", "contextlib", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1",
    "importlib.machinery", "importlib.resources", "importlib.util", "linecache", "random", "stringprep", "textwrap",
    "token", "tokenize", "traceback", "zipfile",
)  # fmt: skip
# Optional in any build of Python: whoever imports them is ready to go without, and no game needs them.
OPTIONAL = ("ssl", "bz2", "lzma", "compression")
NOT_IN_THE_BROWSER = ("__main__", "jsonl")
# Words are for the page; the player's numbers come when the first move has been made.
LATER = (".ftl", ".bin")
PACKAGE = "ur"
NOBODY_DATES = (1980, 1, 1, 0, 0, 0)


def pack(sources: str) -> bytes:
    """A zip of `.pyc` files: the modules loaded so far, what our package loads, and our package."""
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, sources)
    _import_package(sources)
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(stdlib) as shipped:
        for name in sorted(_stdlib_modules(stdlib)):
            files |= _compiled(name, shipped, optimize=2)
    files |= _package_files(Path(sources))
    return _zipped(files)


def _import_package(sources: str) -> None:
    root = Path(sources, PACKAGE)
    if not root.exists():
        return
    package = importlib.import_module(PACKAGE)
    for found in pkgutil.walk_packages(package.__path__, f"{PACKAGE}."):
        if found.name.rpartition(".")[2] not in NOT_IN_THE_BROWSER:
            importlib.import_module(found.name)


def _origin(module: ModuleType) -> str:
    return getattr(getattr(module, "__spec__", None), "origin", None) or ""


def _stdlib_modules(stdlib: str) -> set[str]:
    """Names of the modules from the zip that are loaded, or seldom are, with their parents."""
    inside = f"{stdlib}/"
    names = {name for name, module in sys.modules.items() if _origin(module).startswith(inside)}
    for name in SELDOM:
        spec = importlib.util.find_spec(name)
        if spec and (spec.origin or "").startswith(inside):
            names.add(name)
    for name in list(names):
        while "." in name:
            name = name.rpartition(".")[0]
            names.add(name)
    return {name for name in names if name.partition(".")[0] not in OPTIONAL}


def _compiled(name: str, shipped: zipfile.ZipFile, optimize: int) -> dict[str, bytes]:
    stem = name.replace(".", "/")
    for path in (f"{stem}/__init__.py", f"{stem}.py"):
        if path in shipped.NameToInfo:
            return {f"{path}c": _pyc(shipped.read(path), f"/lib/python/{path}", optimize)}
    return {}


def _package_files(sources: Path) -> dict[str, bytes]:
    """Our package: modules compiled, everything else as it is."""
    files = {}
    for path in sorted((sources / PACKAGE).rglob("*")):
        name = path.relative_to(sources).as_posix()
        if not path.is_file() or "__pycache__" in name or path.stem in NOT_IN_THE_BROWSER:
            continue
        if path.suffix in LATER:
            continue
        if path.suffix == ".py":
            files[f"{name}c"] = _pyc(path.read_bytes(), name, optimize=0)
        else:
            files[name] = path.read_bytes()
    return files


def _pyc(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


def _zipped(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, NOBODY_DATES)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return buffer.getvalue()
