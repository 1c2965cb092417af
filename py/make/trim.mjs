// node trim.mjs <folder with Pyodide> <folder to write>
// Writes Pyodide without what no game reaches: most of what it exports, and the modules of Python below with their
// libraries. Functions that cannot be reached any more are emptied; all others keep their numbers.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shaken, trimmedGlue } from './glue.mjs';
import { ADDRESS, FUNCTION, read, written } from './wasm.mjs';
import { callees } from './wasm_code.mjs';

/**
 * The linker has put the functions of each file of C side by side, and so their slots of the table, and their data. A
 * part is all from one function to another, by the names of their exports: modules of Python begin with PyInit_...
 */
const PARTS = [
  ['PyInit__ctypes', 'PyInit_zlib'],
  // From the first function that calls this one: files of _sqlite3 come before the one with its PyInit.
  ['< sqlite3_blob_close', 'PyInit_array'],
  ['PyInit__asyncio', 'PyInit__bisect'],
  ['PyInit__csv', 'PyInit__heapq'],
  ['PyInit__lsprof', 'PyInit__random'],
  ['PyInit__remote_debugging', 'PyInit__struct'],
  ['PyInit__zoneinfo', 'PyInit_math'],
  ['PyInit_cmath', 'PyInit_binascii'],
  ['PyInit_pyexpat', 'PyInit_fcntl'],
  ['PyInit_mmap', 'PyUnstable_AtExit'],
  ['ffi_prep_cif', 'hiwire_intern'],
  ['lzma_version_number', 'emscripten_GetProcAddress'],
  ['BZ2_blockSort', 'adler32_z'],
];
/**
 * The tables of the encodings of East Asia and of unicodedata, in bytes: what the functions from _elementtree to
 * unicodedata use of the constant data. No other function has an address in there.
 */
const UNUSED_DATA = { from: 800_416, to: 2_036_720 };
/** The module for which this was found out, by its SHA-256. */
const FOUND_IN = 'cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6';
/** What starts the module, besides what the glue names. */
const STARTS = ['__wasm_call_ctors', '__main_argc_argv'];

const [source, target] = process.argv.slice(2);
const text = (/** @type {string} */ name) => readFileSync(join(source, name), 'utf8');
const bytes = readFileSync(join(source, 'pyodide.asm.wasm'));
if (createHash('sha256').update(bytes).digest('hex') !== FOUND_IN)
  throw new Error(
    'This is another Pyodide: find out again what py/make/trim.mjs may leave out, or build with --plain-runtime.',
  );
const module = read(bytes);
const loader = text('pyodide.mjs');
const { glue, needed } = trimmedGlue(text('pyodide.asm.mjs'), loader, module.exports, module.imports);
for (const name of STARTS) needed.add(name);

const functions = module.exports.filter(({ kind }) => kind === FUNCTION);
const numbers = new Map(functions.map(({ name, index }) => [name, index]));
const called = module.bodies.map((_, i) => callees(module, module.imported + i));

const parts = PARTS.map(([first, end]) => [numberOf(first), numberOf(end)]);
const isLeftOut = (/** @type {number} */ index) => parts.some(([first, end]) => first <= index && index < end);
/** The functions that make the modules of Python left out. */
const makers = new Set(
  functions.filter(({ name, index }) => name.startsWith('PyInit_') && isLeftOut(index)).map(({ index }) => index),
);
leaveOutImports();
module.memory.fill(0, UNUSED_DATA.from, UNUSED_DATA.to);
const kept = (/** @type {{name: string, kind: number}} */ { name, kind }) =>
  needed.has(name) || (kind !== FUNCTION && kind !== ADDRESS);
const live = reached([...functions.filter(kept).map(({ index }) => index), ...slotsInUse()]);
const small = written(module, kept, live);
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'pyodide.mjs'), text('pyodide.mjs').replace(/\n\/\/# sourceMappingURL=.*/, ''));
writeFileSync(join(target, 'pyodide.asm.mjs'), shaken(glue, loader));
writeFileSync(join(target, 'pyodide.asm.wasm'), small);

/** @param {string} name of an export, or with < before it: the first function that calls it */
function numberOf(name) {
  const caller = name.startsWith('< ');
  const number = numbers.get(caller ? name.slice(2) : name);
  if (number === undefined) throw new Error(`Pyodide has no ${name} any more.`);
  return caller ? module.imported + called.findIndex((all) => all.includes(number)) : number;
}

/**
 * The functions in the table that may be called. The linker gave out the slots file by file, too. Where two files have
 * the same function, it is there once, in both slots: it stays if one of the slots is outside the parts left out.
 */
function slotsInUse() {
  const { slots } = module;
  const inParts = parts.map(([first, end]) => {
    const own = slots.flatMap((index, slot) => {
      if (index < first || index >= end || makers.has(index)) return [];
      return slots.indexOf(index) === slots.lastIndexOf(index) ? [slot] : [];
    });
    return { from: own[0], to: own[own.length - 1] };
  });
  inParts.forEach(({ from }, i) => {
    if (i && from <= inParts[i - 1].to) throw new Error(`The slots of ${PARTS[i][0]} are not where they should be.`);
  });
  return slots.filter(
    (index, slot) =>
      !isLeftOut(index) || !(makers.has(index) || inParts.some(({ from, to }) => from <= slot && slot <= to)),
  );
}

/** @param {number[]} roots @returns {Set<number>} these functions and all that they may call, without those imported */
function reached(roots) {
  const found = new Set(roots);
  for (const index of found) for (const next of called[index - module.imported] ?? []) found.add(next);
  return found;
}

/** Take the modules that are left out off the list of built-in modules, so that importing one fails as it should. */
function leaveOutImports() {
  const { memory, slots, firstSlot, addresses } = module;
  const list = memory.readUInt32LE(addresses.get('PyImport_Inittab'));
  let end = list;
  for (let at = list; memory.readUInt32LE(at); at += 8) {
    if (makers.has(slots[memory.readUInt32LE(at + 4) - firstSlot])) continue;
    memory.copy(memory, end, at, at + 8);
    end += 8;
  }
  memory.fill(0, end, list + 8 * (makers.size + (end - list) / 8));
}
