// node python.mjs <folder with make/ and ur/> <standard library> <zip to write>
// Boots the pinned Pyodide under Node from that library, and lets make/pack_in_pyodide.py pack Python with it.
import { writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [sources, stdLibURL, target] = process.argv.slice(2);
try {
  const python = await loadPyodide({ stdLibURL });
  python.mountNodeFS('/sources', sources);
  const sys = python.pyimport('sys');
  sys.dont_write_bytecode = true;
  sys.path.insert(0, '/sources');
  // First, while only Python's own modules are loaded, and those of the package.
  const loaded = python.pyimport('make.load_in_pyodide').load('/sources');
  writeFileSync(target, python.pyimport('make.pack_in_pyodide').pack('/sources', loaded).toJs());
  process.exit(0);
} catch (error) {
  console.error(String(error.message ?? error)); // without it Node prints the whole runtime as the place of the error
  process.exit(1);
}
