"""Builds the site in `dist/`: any static host can serve it, from any sub-folder. Equal sources give equal bytes."""

import base64
import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from make import docs, oembed, policy, sample_positions, sbom, stdlib, wheel, words
from make.hashes import file_sha256, sha256
from make.steps import ROOT, Stop, run, step
from make.tools import MODULES, node

DIST = ROOT / "dist"
BUILD = ROOT / "build"
# The versions of what makes the wheel and the documentation.
DEVELOPMENT = ROOT / "requirements-dev.txt"
PAGES = ("index.html", "embed.html", "museum.html")
BROWSERS = "es2022,chrome111,firefox115,safari16.4"
REFERENCE = re.compile(r"""(?:src|href)=["']((?:js|css)/[\w./-]+)["']""")
# What a kiosk loads: its styles and its script.
KIOSK = {"css/kiosk": "css/kiosk.css", "js/kiosk": "js/kiosk/open.js"}
# Screens of the table, loaded when they are opened: of each a style, a script and a group of words.
SCREENS = ("puzzle", "editor")
# Fonts for some languages and names, and what a kiosk needs: they are kept for offline use after their first use.
ON_USE = ("fonts/alegreya-700-more", "fonts/source-sans-3-more", "fonts/vazirmatn", "words/", *KIOSK)
# What a browser fetches only when the game is installed.
FOR_INSTALLING = ("art/screenshot", "art/icon-", "manifest-")
# What no page names: the styles of the views that js/view/lazy.js loads, and the worker, which is one file.
LAZY_STYLES = {f"css/{name}": f"css/{name}.css" for name in ("lazy", "rtl")}
WORKER = {"js/worker": "js/engine/worker.js"}
# The element for pages of others: they name this file, so its name never changes.
ELEMENT = {"ur-game": "js/ur-game.js"}
TRIMMERS = ("trim.mjs", "glue.mjs", "wasm.mjs", "wasm_code.mjs", "wasm_reader.mjs", "runtime.mjs", "deflate.py")
# The files of Pyodide, and how they are called on the site: nginx gives no type to .mjs, and then no browser runs it.
RUNTIME = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm.deflate": "pyodide.asm.wasm.deflate",
}
IMPORT = re.compile(r"""(?:from|import)"\./([\w-]+\.js)\"""")
DRAWING = re.compile(r"<!--\s*draw: (ur|late)\s*-->")
WORD = re.compile(r"\{([a-z][a-z-]+)\}")
# An address in a page or a manifest that is seen from the folder of the file.
RELATIVE = re.compile(r"""([ ](?:href|src)=")(?=[\w.])(?!\w+:)""")
INCLUDE = re.compile(r"<!--\s*include:\s*(art/[\w.-]+\.svg)\s*-->")


def build(site: Path = DIST, sentences: Path = words.WORDS, address: str = "", plain: bool = False) -> None:
    """Build the whole site in the folder `site`, with the languages of the folder `sentences`.

    It is made beside that folder, and takes its place when it is whole: a build that fails leaves the last one there.
    `address` is where the site will be. Only the links between its languages need it (see `alternates`), and the
    answers for systems that make frames by themselves, which are left out without it. `plain` takes Pyodide as it is
    published, without leaving out what no game reaches.
    """
    with step("python: the standard library and the engine, compiled by the Python of the browser"):
        python = packed_python()
    with step("runtime: Pyodide as it is published" if plain else "runtime: Pyodide, without what no game reaches"):
        pyodide = packed_runtime(plain)
    with step("wheel: the engine for notebooks and programs"):
        package = packed_wheel()
    with step("docs: the pages for programmers"):
        pages = documentation()
    with step("sbom: what is shipped, and by which licences"):
        materials = bill_of_materials()
    with step("site: pages, styles, scripts, words, rules"):
        target = site.with_name(f"{site.name}.new")
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        runtime = _runtime(target, pyodide, python)
        languages = words.write(target / "words", sentences)
        sources = _sources(target)
        revision = sha256(json.dumps([runtime, _hashes(target), sources, policy.PARTS], sort_keys=True).encode())[:16]
        boards = {one["id"]: [one["board"], one["meaningful"], one["minutes"]] for one in _rulesets()}
        counts = _puzzles(target)
        known: dict[str, object] = {"RUNTIME": runtime, "REVISION": revision, "BOARDS_OF_RULES": boards}
        samples = sample_positions.written(list(boards))
        known |= {"LANGUAGES": languages, "PUZZLES": counts, "SAMPLE_POSITIONS": samples}
        _bundle(target, known | {"OEMBED": bool(address)})
        _pages(target, languages, sentences, address)
        if address:
            title = words.messages("en", ["title"], sentences)["title"]
            named = words.messages("en", [f"rules-{id}" for id in boards], sentences)
            names = {id: named[f"rules-{id}"] for id in boards}
            oembed.write(target, address, title, names, policy.page_policy("docs/"))
        _art(target)
        shutil.copytree(ROOT / "licences", target / "licences")
        shutil.copyfile(ROOT / "LICENSE", target / "licences/MIT.txt")
        shutil.copyfile(materials / "sbom.cdx.json", target / "sbom.cdx.json")
        (target / "wheels").mkdir()
        shutil.copy(package, target / "wheels")
        shutil.copytree(pages, target / "docs")
        immutable = [path for path in _files(target) if path.startswith(("pyodide-", "python-", "fonts/"))]
        codes = [one["code"] for one in languages[1:]]
        # No files yet: `build.py pdf` makes them, and lists them there.
        (target / "print").mkdir()
        (target / "print/sheets.json").write_text("[]", "utf-8")
        folder = urlsplit(address).path.rstrip("/")
        (target / "_headers").write_text(policy.headers_file(immutable, codes, inline_script, folder), "utf-8")
        service_worker(target, revision)
        shutil.rmtree(site, ignore_errors=True)
        target.rename(site)


def packed_python() -> bytes:
    """The modules of the browser's Python (see `make.pack_in_pyodide`), packed again only after a change."""
    packers = [ROOT / "py/make" / name for name in ("load_in_pyodide.py", "pack_in_pyodide.py", "python.mjs")]
    packers.append(ROOT / "py/make/stdlib.py")
    inputs = [MODULES / "pyodide/package.json", *packers, *stdlib.standins().values(), *_package()]
    kept = BUILD / f"python-{_key(inputs)}.deflate"
    if not kept.exists():
        for old in (*BUILD.glob("python-*.deflate"), BUILD / "stdlib.zip"):
            old.unlink(missing_ok=True)
        BUILD.mkdir(exist_ok=True)
        library, fresh = BUILD / "stdlib.zip", BUILD / "python.deflate"
        stdlib.write(MODULES / "pyodide/python_stdlib.zip", library)
        failing = "Python could not be packed: does the engine import in Pyodide? (See its message above.)"
        run(node(), ROOT / "py/make/python.mjs", ROOT / "py", library, fresh, failing=failing)
        fresh.rename(kept)
    return kept.read_bytes()


def packed_runtime(plain: bool = False) -> Path:
    """The folder of Pyodide, packed; unless `plain`, without what no game reaches (see `trim.mjs`)."""
    tools = [ROOT / "py/make" / name for name in TRIMMERS]
    pyodide = MODULES / "pyodide"

    def make(target: Path) -> None:
        if plain:
            target.mkdir(exist_ok=True)
            for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
                shutil.copyfile(pyodide / name, target / name)
        else:
            run(node(), tools[0], pyodide, target, failing="Pyodide could not be trimmed (see the message above).")
        python = next(BUILD.glob("python-*.deflate"))
        failing = "Pyodide does not start (see the message above)."
        run(node(), ROOT / "py/make/runtime.mjs", target, python, ROOT / "py", failing=failing)

    inputs = [
        *tools,
        *(pyodide / name for name in ("package.json", "pyodide.asm.wasm")),
        MODULES / "esbuild/package.json",
    ]
    return _cached_folder("plain" if plain else "runtime", inputs, make)


def packed_wheel() -> Path:
    """The wheel of the engine, made again only after a change."""
    inputs = [ROOT / "py/make/wheel.py", DEVELOPMENT, *(ROOT / name for name in wheel.SOURCES), *_package()]
    kept = _cached_folder("wheel", inputs, wheel.make)
    return next(kept.glob("*.whl"))


def documentation() -> Path:
    """The folder of the pages for programmers; made again only when something in them has changed."""
    own = ("docs.py", "policy.py", "readme.py")
    inputs = [*(ROOT / "py/make" / name for name in own), DEVELOPMENT, ROOT / "README.md"]
    return _cached_folder("docs", [*inputs, *docs.inputs(), *_package()], docs.make)


def bill_of_materials() -> Path:
    """The folder with the list of everything that is shipped; made again only when a package has changed."""
    inputs = [ROOT / name for name in ("py/make/sbom.py", "package.json", "package-lock.json")]
    return _cached_folder("sbom", inputs, sbom.make)


def write_documentation(target: Path = DIST) -> None:
    """Put the pages for programmers into the site, made or not."""
    pages = documentation()
    shutil.rmtree(target / "docs", ignore_errors=True)
    shutil.copytree(pages, target / "docs")


def _cached_folder(name: str, inputs: list[Path], make: Callable[[Path], object]) -> Path:
    """A folder made from these files; it is made again only when they change."""
    kept = BUILD / f"{name}-{_key(inputs)}"
    if not kept.exists():
        for old in BUILD.glob(f"{name}-*"):
            shutil.rmtree(old)
        BUILD.mkdir(exist_ok=True)
        fresh = BUILD / f"fresh-{name}"
        make(fresh)
        fresh.rename(kept)
    return kept


def _key(inputs: list[Path]) -> str:
    """A short hash of the names and the bytes of these files."""
    return sha256("".join(f"{path.relative_to(ROOT)} {file_sha256(path)}\n" for path in inputs).encode())[:16]


def _package() -> list[Path]:
    return [path for path in sorted((ROOT / "py/ur").rglob("*")) if path.is_file() and "__pycache__" not in path.parts]


def _runtime(target: Path, pyodide: Path, python: bytes) -> dict[str, object]:
    """Copy Pyodide and Python, under names that change with their bytes; return what the worker has to know."""
    lock = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]
    version = json.loads((MODULES / "pyodide/package.json").read_text("utf-8"))["version"]
    revision = sha256("".join(file_sha256(pyodide / name) for name in RUNTIME).encode())[:12]
    folder = f"pyodide-{version}-{revision}"
    (target / folder).mkdir()
    for name, shipped in RUNTIME.items():
        shutil.copyfile(pyodide / name, target / folder / shipped)
    digest = sha256(python)
    name = f"python-{digest[:12]}.deflate"
    (target / name).write_bytes(python)
    # Hosts compress scripts; the rest is packed already.
    glue = sum(len(gzip.compress((pyodide / name).read_bytes())) for name in ("pyodide.asm.mjs", "pyodide.mjs"))
    return {
        "revision": f"{revision}-{digest[:12]}",
        "folder": f"../{folder}/",
        "python": f"../{name}",
        "integrity": f"sha256-{base64.b64encode(bytes.fromhex(digest)).decode()}",
        "bytes": {
            "glue": glue,
            "wasm": (pyodide / "pyodide.asm.wasm.deflate").stat().st_size,
            "python": len(python),
        },
        "lock": lock,
        "weights": _weights(target),
    }


def _weights(target: Path) -> dict[str, str]:
    """Copy the nets of the player, under names that end with a part of their hash; return that part of each."""
    (target / "weights").mkdir()
    found = {}
    for path in sorted((ROOT / "py/ur/player/weights").glob("*.bin")):
        found[path.stem] = file_sha256(path)[:12]
        shutil.copyfile(path, target / f"weights/{path.stem}-{found[path.stem]}.bin")
    return found


def _sources(target: Path) -> dict[str, str]:
    """Write what comes from the engine; return the hashes of the page's own sources.

    The rulebooks, with the documents that they are based on, are half of the catalogue. The page loads them with the
    views that show them.
    """
    catalogue = json.loads(json.dumps(_catalogue()))
    rulebooks = {one["id"]: {key: one.pop(key) for key in ("source", "rulebook")} for one in catalogue["rulesets"]}
    parts = {"catalogue": catalogue, "rulebooks": rulebooks, "lab": _examples()}
    for name, data in parts.items():
        (target / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
    own = [ROOT / page for page in PAGES] + [path for folder in ("js", "css", "art") for path in _tree(ROOT / folder)]
    return {path.relative_to(ROOT).as_posix(): file_sha256(path) for path in own if path.is_file()}


def _puzzles(target: Path) -> list[list[object]]:
    """Write the puzzles of each ruleset, for the page without the log of how they were found; how many there are."""
    (target / "puzzles").mkdir()
    counts: list[list[object]] = []
    for ruleset in _rulesets():
        path = ROOT / f"py/study/puzzles/found/{ruleset['id']}.json"
        if path.exists():
            found = {
                key: value
                for key, value in json.loads(path.read_text("utf-8")).items()
                if key not in ("log", "verified")
            }
            (target / "puzzles" / path.name).write_text(json.dumps(found, separators=(",", ":")), "utf-8")
            counts.append([ruleset["id"], len(found["puzzles"])])
    return counts


def _catalogue() -> object:
    """The rulesets and levels to choose from, from the engine."""
    from ur.bridge.catalogue import catalogue

    return catalogue()


def _examples() -> object:
    """The questions of the laboratory, and what was measured for them."""
    from report.examples import examples

    return examples()


def _rulesets() -> list[dict[str, Any]]:
    """The rulesets of the catalogue, as the page gets them."""
    rulesets: list[dict[str, Any]] = json.loads(json.dumps(_catalogue()))["rulesets"]
    return rulesets


def _bundle(target: Path, written: dict[str, object]) -> None:
    """Bundle and minify each script and style that a page names or loads later, with esbuild.

    `written` replaces names in the sources by values. Bundles need fewer requests and a third of the bytes.
    """
    esbuild(target, _entries("index.html") | LAZY_STYLES | KIOSK, written, at_once="js/page/at_once.js")
    esbuild(target, WORKER, written)
    esbuild(target, ELEMENT, {})
    # By themselves: scripts that they shared with the first page would be split into more files for every visitor.
    esbuild(target, _entries("embed.html"), written, chunks="embed")
    esbuild(target, _entries("museum.html"), written, chunks="museum")
    for name in SCREENS:
        esbuild(target, {f"css/{name}": f"css/{name}.css", f"js/{name}": f"js/{name}/screen.js"}, written, chunks=name)


def _entries(page: str) -> dict[str, str]:
    """The scripts and styles that a page names, for each output its source."""
    return {path.rpartition(".")[0]: path for path in REFERENCE.findall((ROOT / page).read_text("utf-8"))}


def esbuild(
    target: Path,
    entries: dict[str, str],
    written: dict[str, object],
    folder: Path = ROOT,
    chunks: str = "shared",
    at_once: str | None = None,
) -> None:
    """Bundle files of the folder; `entries` gives the file for each output. `written` replaces names by values.

    What several outputs need, or one of them loads later, becomes a file whose name begins with `chunks`: one for each
    set of outputs. All that `at_once` imports is in one file, because every module is treated as if it imported that.
    """
    missing = [entry for entry in entries.values() if not (folder / entry).exists()]
    if missing:
        raise Stop(f"A page names files that are not there: {', '.join(missing)}.")
    done = subprocess.run(
        [
            node(), str(MODULES / "esbuild/bin/esbuild"),
            *(f"{out}={folder / entry}" for out, entry in sorted(entries.items())),
            "--bundle", "--splitting", f"--chunk-names=js/{chunks}-[hash]", "--minify", "--format=esm",
            f"--target={BROWSERS}", "--charset=utf8", "--legal-comments=none",
            "--loader:.woff2=file", "--asset-names=fonts/[name]-[hash]",
            *([f"--inject:{folder / at_once}"] if at_once else []),
            "--log-level=warning", "--external:*.svg", "--external:*.png", f"--outdir={target}",
            *(f"--define:{name}={json.dumps(value)}" for name, value in written.items()),
        ],
        cwd=ROOT, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    if done.returncode:
        # Without the stack trace of esbuild's launcher.
        print(done.stderr.partition("node:child_process")[0].strip(), file=sys.stderr)
        raise Stop("esbuild could not bundle the page's scripts or styles.")


def inline_script(page: str) -> str:
    """The script that is written into a page: a request for it could be lost like those that it watches."""
    if page.endswith("index.html"):
        return _inlined("early")
    return _inlined("embed_again" if page == policy.EMBED else "again")


@cache
def _inlined(name: str) -> str:
    folder = BUILD / "inline"
    esbuild(folder, {name: f"js/{name}.js"}, {"SOURCES": policy.written(policy.SOURCES)})
    return (folder / f"{name}.js").read_text("utf-8").strip()


def _pages(target: Path, languages: list[dict[str, Any]], sentences: Path, address: str) -> None:
    """Write the pages and the manifest, and for each language but the first an entry page with its own words."""
    english, *others = languages
    said = {language["code"]: words.first_page(language["code"], sentences) for language in languages}
    for page in PAGES:
        text = _with_fonts(target, expanded(page, (ROOT / page).read_text("utf-8"), inline_script(page)))
        text = _with_scripts(target, text)
        if page == "index.html":
            text = text.replace("</title>", f"</title>\n{alternates(languages, address)}")
            for language in others:
                code = language["code"]
                (target / code).mkdir()
                (target / code / page).write_text(_entry_page(text, language, said[code]), "utf-8")
        (target / page).write_text(_worded(text, said[english["code"]]), "utf-8")
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))
    for language in languages:
        name = "manifest.webmanifest" if language == english else f"manifest-{language['code']}.webmanifest"
        own = manifest | {"lang": language["code"], "dir": language.get("dir", "ltr")}
        text = _worded(json.dumps(own), said[language["code"]], lambda word: json.dumps(word)[1:-1])
        (target / name).write_text(text, "utf-8")


def _worded(text: str, said: dict[str, str], written: Callable[[str], str] = escape) -> str:
    """The text with words in the place of their ids, as in {title}."""
    return WORD.sub(lambda found: written(said[found[1]]) if found[1] in said else found[0], text)


def _entry_page(text: str, language: dict[str, Any], said: dict[str, str]) -> str:
    """The page in one language, seen from a folder of its own: for search engines and links."""
    code = language["code"]
    root = f'<html lang="{code}" dir="{language.get("dir", "ltr")}" data-entry'
    text = text.replace('<html lang="en" dir="ltr"', root, 1)
    text = text.replace("manifest.webmanifest", f"manifest-{code}.webmanifest")
    return _worded(RELATIVE.sub(r"\1../", text), said)


def alternates(languages: list[dict[str, Any]], address: str) -> str:
    """Links to the entry pages, by which search engines find the one for each reader.

    Google follows only full addresses (developers.google.com/search/docs/specialty/international/localized-versions).
    Without the address of the site the links are relative: right for a browser, but of no use to Google.
    """
    first, *others = (one["code"] for one in languages)
    root = f"{address.rstrip('/')}/" if address else ""
    pages = [("x-default", root or "./"), (first, root or "./"), *((code, f"{root}{code}/") for code in others)]
    return "\n".join(f'<link rel="alternate" hreflang="{code}" href="{escape(page)}">' for code, page in pages)


def _with_scripts(target: Path, text: str) -> str:
    """The page with a link to every script that its own scripts import, so that all come at once."""
    own = [path for path in REFERENCE.findall(text) if path.endswith(".js")]
    found = dict.fromkeys(path for script in own for path in imported(script, target))
    links = "".join(f'<link rel="modulepreload" href="{path}">\n' for path in found if path not in own)
    return text.replace('<script type="module"', f'{links}<script type="module"', 1)


def imported(script: str, target: Path = DIST) -> list[str]:
    """A bundled script and all scripts that it imports before it runs."""
    found = [script]
    for path in found:
        names = IMPORT.findall((target / path).read_text("utf-8"))
        found += [f"js/{name}" for name in dict.fromkeys(names) if f"js/{name}" not in found]
    return found


def _with_fonts(target: Path, text: str) -> str:
    """The page with the font names of the bundler, which change with the bytes of the fonts."""
    for font in (target / "fonts").glob("*.woff2"):
        text = text.replace(f"fonts/{font.stem.rpartition('-')[0]}.woff2", f"fonts/{font.name}")
    return text


def _drawing(board: str) -> str:
    """The board as the scripts draw it, so that it stands there before they come."""
    done = subprocess.run([node(), ROOT / "py/make/draw.mjs", board], capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Stop(f"The board could not be drawn: {done.stderr.strip()}")
    return done.stdout


def expanded(page: str, text: str, script: str) -> str:
    """The page with its drawings included, policy and script first in the head, without comments and indentation."""
    text = INCLUDE.sub(lambda found: (ROOT / found[1]).read_text("utf-8"), text)
    text = DRAWING.sub(lambda found: _drawing(found[1]), text)
    text = re.sub(r"<\?xml[^>]*\?>|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"\s*\n\s*", "\n", text)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy.page_policy(page, script)}">'
    first = f"{meta}\n<script>{script}</script>"
    if "http-equiv" not in text:
        text = re.sub(r"(<meta charset=[^>]*>)", lambda found: f"{found[1]}\n{first}", text, count=1)
    return text


def _art(target: Path) -> None:
    """Copy the drawings and icons that a page, a style, a script or the manifest names."""
    naming = (".html", ".css", ".js", ".webmanifest")
    texts = "".join((target / path).read_text("utf-8") for path in _files(target) if path.endswith(naming))
    for path in _tree(ROOT / "art"):
        name = path.relative_to(ROOT).as_posix()
        if name in texts:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / name)


def service_worker(target: Path, revision: str) -> None:
    """Bundle the service worker with the hashes of all files that it keeps."""
    optional = ("_headers", "docs/", "print/", "oembed/", "ur-game.js", "wheels/", "sbom.cdx.json", *FOR_INSTALLING)
    # The first 28 bits of a SHA-256 miss one damaged file in 268 million, and the worker is fetched on every visit.
    files = {path: digest[:7] for path, digest in _hashes(target).items() if not path.startswith(optional)}
    on_use = {path: files.pop(path) for path in [*files] if path.startswith(ON_USE) or path.endswith("/index.html")}
    # Only pages and workers obey a policy.
    usual = policy.served_policy("js/")
    pages = [path for path in (*files, *on_use) if path.endswith(".html")]
    own = {path: policy.served_policy(path, inline_script(path)) for path in pages}
    suffixes = {Path(path).suffix for path in (*files, *on_use)}
    types = {suffix: mime for suffix, mime in policy.MIME.items() if suffix in suffixes}
    written: dict[str, object] = {
        "TYPES": types, "REVISION": revision, "FILES": _list(files), "ON_USE": _list(on_use),
        "HEADERS": policy.COMMON, "POLICY": usual, "POLICIES": own,
    }  # fmt: skip
    esbuild(target, {"sw": "sw.js"}, written, ROOT / "js")


def _list(hashes: dict[str, str]) -> dict[str, str]:
    """The paths of these files and their hashes, each as one text."""
    return {"paths": " ".join(hashes), "hashes": "".join(hashes.values())}


def _files(target: Path) -> list[str]:
    return [path.relative_to(target).as_posix() for path in _tree(target)]


def _tree(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _hashes(target: Path) -> dict[str, str]:
    return {path: file_sha256(target / path) for path in _files(target)}
