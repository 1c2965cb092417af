// node _rates.mjs <py folder> <tests folder> <seconds> <runs>: the rates of bench/_rates.py in Pyodide.
import { loadPyodide } from 'pyodide';

const [sources, tests, seconds, runs] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/tests', tests);
python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/sources', '/tests']");
console.log(python.pyimport('bench._rates').rates_json(Number(seconds), Number(runs)));
process.exit(0);
