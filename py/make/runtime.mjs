// node runtime.mjs <folder with Pyodide> <the packed Python> <folder with make/>
// Packs the WebAssembly in that folder. The very Pyodide of the folder does it, booted under Node: so one that does not
// start is noticed here, and the bytes are the same everywhere, as those of Node's own zlib need not be.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [folder, packed, sources] = process.argv.slice(2);
const [wasm, library] = ['pyodide.asm.wasm', 'library.zip'].map((name) => join(folder, name));
writeFileSync(library, inflateRawSync(readFileSync(packed)));
const lock = JSON.parse(readFileSync(new URL('pyodide-lock.json', import.meta.resolve('pyodide')), 'utf8'));
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: library,
  packageBaseUrl: folder,
  lockFileContents: { ...lock, packages: {} },
});
rmSync(library);
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/runtime', folder);
const sys = python.pyimport('sys');
sys.dont_write_bytecode = true;
sys.path.insert(0, '/sources');
writeFileSync(`${wasm}.deflate`, python.pyimport('make.deflate').deflated('/runtime/pyodide.asm.wasm').toJs());
rmSync(wasm);
process.exit(0);
