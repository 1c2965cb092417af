// node pyodide.mjs <wheel>: runs the Python program of the standard input in a bare Pyodide that has this wheel alone,
// without a network, and prints its value.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

globalThis.fetch = () => Promise.reject(new Error('there is no network'));
try {
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(process.argv[2])), 'wheel');
  console.log(python.runPython(readFileSync(0, 'utf8')));
  process.exit(0);
} catch (error) {
  console.error(String(error.message ?? error)); // without it Node prints the whole runtime as the place of the error
  process.exit(1);
}
