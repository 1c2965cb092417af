// node python.mjs <folder with make/ and ur/> <zip to write>
// Boots the pinned Pyodide under Node and lets make/inside.py pack Python with it.
import { writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, target] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/sources", sources);
python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/sources')");
const inside = python.pyimport("make.inside");
writeFileSync(target, inside.pack("/sources").toJs());
process.exit(0);
