"""Pack the Python modules that a game needs, compiled, into one deflated zip. Runs in Pyodide, under Node.

A stock Pyodide spends most of its start on compiling the standard library from source. Here the same Python compiles
it once. Modules that no game loads are left out; the modules of `make.standins` replace larger ones.
"""

import importlib
import importlib.util
import io
import sys
import zipfile
import zlib
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import ModuleType

# Modules that are loaded later, for errors and output, so importing our package does not load them.
LOADED_LATER = ("encodings.ascii", "encodings.latin_1", "random")
# Modules that a build of Python may lack. The modules that import them work without them, and no game needs them.
OPTIONAL = ("ssl", "bz2", "lzma", "compression")
NOT_IN_THE_BROWSER = (
    "__main__.py",
    "api/",
    "cli/",
    "games/record_json.py",
    "jsonl/",
    "lab/cells.py",
    "lab/drawing.py",
    "lab/pictures.py",
    "lab/plots.py",
    "lab/summary.py",
    "rules/perft.py",
    "text/fluent.py",
    "text/translator.py",
)
PACKAGE = "ur"
# The descriptions of the nets; the nets themselves are fetched after the first move.
DATA = ("ur/player/marks.json", "ur/player/weights/*.json")
# One date for every file, so that the same sources give the same bytes: the first that a zip file can hold.
FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def pack(sources: str) -> bytes:
    """The zip: our package from the folder `sources`, and the modules that are loaded with it."""
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, sources)
    _import_package(Path(sources))
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(stdlib) as shipped:
        for name in sorted(_stdlib_modules(stdlib)):
            files |= _compiled(name, shipped, optimize=2)
    files |= _package_files(Path(sources))
    return _zipped(files)


def _import_package(sources: Path) -> None:
    for path in _modules(sources):
        importlib.import_module(".".join(path.relative_to(sources).with_suffix("").parts).removesuffix(".__init__"))


def _modules(sources: Path) -> list[Path]:
    """The modules of our package that the browser may need."""
    package = sources / PACKAGE
    paths = sorted(package.rglob("*.py"))
    return [path for path in paths if not path.relative_to(package).as_posix().startswith(NOT_IN_THE_BROWSER)]


def _origin(module: ModuleType) -> str:
    return getattr(getattr(module, "__spec__", None), "origin", None) or ""


def _stdlib_modules(stdlib: str) -> set[str]:
    """The names of the loaded modules of the standard library, of those loaded later, and of their packages."""
    inside = f"{stdlib}/"
    names = {name for name, module in sys.modules.items() if _origin(module).startswith(inside)}
    for name in LOADED_LATER:
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
    """The files of our package: the modules compiled, the descriptions of the nets, what the marks mean."""
    paths = {path.relative_to(sources).as_posix(): path for path in _modules(sources)}
    compiled = {f"{name}c": _pyc(path.read_bytes(), name, optimize=0) for name, path in paths.items()}
    files = sorted(path for pattern in DATA for path in sources.glob(pattern))
    return compiled | {path.relative_to(sources).as_posix(): path.read_bytes() for path in files}


def _pyc(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


def _zipped(files: dict[str, bytes]) -> bytes:
    """An uncompressed zip, deflated as a whole: smaller than file by file, and the browser inflates it quickly."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, FIXED_DATE), files[name])
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return squeezer.compress(buffer.getvalue()) + squeezer.flush()
