"""Write the engine as a wheel: for notebooks, other Pyodide pages, and ordinary Python."""

import base64
import hashlib
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

DATE = (1980, 1, 1, 0, 0, 0)


def write(folder: Path, files: Sequence[Path], root: Path, project: Mapping[str, Any]) -> Path:
    """Write the wheel of these files (named from the root) into the folder, and return its path."""
    name, version = project["name"].replace("-", "_"), project["version"]
    about = f"{name}-{version}.dist-info"
    contents = {path.relative_to(root).as_posix(): path.read_bytes() for path in files}
    contents[f"{about}/METADATA"] = _metadata(project).encode()
    contents[f"{about}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    contents[f"{about}/RECORD"] = _record(contents, f"{about}/RECORD").encode()
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w") as archive:  # stored: no compressor's version can change the bytes
        for path in contents:
            archive.writestr(zipfile.ZipInfo(path, DATE), contents[path])
    return target


def _metadata(project: Mapping[str, Any]) -> str:
    return (
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        f"Summary: {project['description']}\nLicense: MIT\nRequires-Python: {project['requires-python']}\n"
    )


def _record(contents: Mapping[str, bytes], own: str) -> str:
    lines = []
    for path, data in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    return "".join([*lines, f"{own},,\n"])
