"""Pack the Python modules that a game needs, compiled, into one deflated zip. Runs in Pyodide, under Node.

A stock Pyodide spends most of its start on compiling the standard library from source. Here the same Python compiles
it once. Modules that no game loads are left out; the modules of `make.standins` replace larger ones.
"""

import ast
import importlib.util
import io
import sys
import zipfile
import zlib
from collections.abc import Sequence
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import ModuleType

from make.load_in_pyodide import module_files

# Modules that are loaded later, for errors and output, so importing our package does not load them.
LOADED_LATER = ("encodings.ascii", "encodings.latin_1", "random")
# Modules that a build of Python may lack. The modules that import them work without them, and no game needs them.
OPTIONAL = ("ssl", "bz2", "lzma", "compression")
# The descriptions of the nets; the nets themselves are fetched after the first move.
DATA = ("ur/player/marks.json", "ur/player/weights/*.json")
# One date for every file, so that the same sources give the same bytes: the first that a zip file can hold.
FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def pack(sources: str, loaded: Sequence[str]) -> bytes:
    """The zip: our package from the folder `sources`, and the modules of these names that the standard library has."""
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(stdlib) as shipped:
        for name in sorted(_stdlib_modules(stdlib, loaded)):
            files |= _compiled(name, shipped)
    files |= _package_files(Path(sources))
    return _zipped(files)


def _origin(module: ModuleType) -> str:
    return getattr(getattr(module, "__spec__", None), "origin", None) or ""


def _stdlib_modules(stdlib: str, loaded: Sequence[str]) -> set[str]:
    """The names of the loaded modules of the standard library, of those loaded later, and of their packages."""
    inside = f"{stdlib}/"
    names = {name for name in loaded if _origin(sys.modules[name]).startswith(inside)}
    for name in LOADED_LATER:
        spec = importlib.util.find_spec(name)
        if spec and (spec.origin or "").startswith(inside):
            names.add(name)
    for name in list(names):
        while "." in name:
            name = name.rpartition(".")[0]
            names.add(name)
    return {name for name in names if name.partition(".")[0] not in OPTIONAL}


def _compiled(name: str, shipped: zipfile.ZipFile) -> dict[str, bytes]:
    stem = name.replace(".", "/")
    for path in (f"{stem}/__init__.py", f"{stem}.py"):
        if path in shipped.NameToInfo:
            return {f"{path}c": _pyc(shipped.read(path), f"/lib/python/{path}", optimize=2)}
    return {}


def _package_files(sources: Path) -> dict[str, bytes]:
    """The files of our package: the modules compiled, the descriptions of the nets, what the marks mean."""
    names = module_files(str(sources))
    compiled = {f"{name}c": _pyc(_undocumented(sources / name), name, optimize=0) for name in names}
    files = sorted(path for pattern in DATA for path in sources.glob(pattern))
    return compiled | {path.relative_to(sources).as_posix(): path.read_bytes() for path in files}


def _undocumented(path: Path) -> ast.Module:
    """A module without its docstrings, which no game shows. Its assertions stay, unlike those of optimized code."""
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            node.body = node.body[1:] or [ast.Pass(lineno=node.body[0].lineno, col_offset=0)]
    return ast.fix_missing_locations(tree)


def _pyc(source: bytes | ast.Module, name: str, optimize: int) -> bytes:
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
