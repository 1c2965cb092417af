// node thinking.mjs <py folder> <tests folder> <seconds> <ruleset>…: the times of bench/_thinking.py in Pyodide.
import { loadPyodide } from "pyodide";

const [sources, tests, seconds, ...specs] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/sources", sources);
python.mountNodeFS("/tests", tests);
python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/sources', '/tests']");
console.log(python.pyimport("bench._thinking").measured(python.toPy(specs), Number(seconds)));
process.exit(0);
