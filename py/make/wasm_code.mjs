/** The instructions of WebAssembly, read only as far as it takes to find the calls. */
import { expect, Reader } from './wasm_reader.mjs';

/**
 * What follows each instruction, from the first to the last of a range: a function, numbers, a place in memory, bytes
 * (as many as the digit says), or something of its own.
 * @type {[number, number, string][]}
 */
const FOLLOWING = [
  [0x00, 0x01, ''],
  [0x02, 0x04, 'number'],
  [0x05, 0x05, ''],
  [0x06, 0x09, 'number'],
  [0x0a, 0x0b, ''],
  [0x0c, 0x0d, 'number'],
  [0x0e, 0x0e, 'jumps'],
  [0x0f, 0x0f, ''],
  [0x10, 0x10, 'function'],
  [0x11, 0x11, 'numbers'],
  [0x12, 0x12, 'function'],
  [0x13, 0x13, 'numbers'],
  [0x18, 0x18, 'number'],
  [0x19, 0x1b, ''],
  [0x1c, 0x1c, 'types'],
  [0x1f, 0x1f, 'catches'],
  [0x20, 0x26, 'number'],
  [0x28, 0x3e, 'memory'],
  [0x3f, 0x42, 'number'],
  [0x43, 0x43, '4'],
  [0x44, 0x44, '8'],
  [0x45, 0xc4, ''],
  [0xd0, 0xd0, 'number'],
  [0xd1, 0xd1, ''],
  [0xd2, 0xd2, 'function'],
  [0xfc, 0xfc, 'bulk'],
];
/** @type {string[]} */
const after = [];
for (const [first, last, what] of FOLLOWING) for (let op = first; op <= last; op += 1) after[op] = what;
/** So many numbers follow the instructions 8 to 17 of those for memory and tables in bulk. */
const BULK = [2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** @type {Record<string, (reader: Reader) => void>} */
const skipping = {
  '': () => {},
  number: (reader) => reader.skip(),
  numbers: (reader) => [reader.skip(), reader.skip()],
  jumps: (reader) => [reader.list(() => reader.skip()), reader.skip()],
  types: (reader) => reader.list(() => reader.skip()),
  catches: (reader) => [reader.skip(), reader.list(() => (reader.byte() < 2 && reader.skip(), reader.skip()))],
  memory: (reader) => [reader.count() & 64 && reader.skip(), reader.skip()],
  4: (reader) => reader.pass(4),
  8: (reader) => reader.pass(8),
  bulk(reader) {
    const op = reader.count();
    for (let more = op < 8 ? 0 : BULK[op - 8]; more; more -= 1) reader.skip();
  },
};

/**
 * The functions that a function names in its code.
 * @param {import('./wasm.mjs').Module} module
 * @param {number} index
 */
export function callees({ bytes, bodies, imported }, index) {
  const { from, to } = bodies[index - imported];
  const reader = new Reader(bytes, from);
  const found = [];
  reader.list(() => [reader.skip(), reader.skip()]); // its variables
  while (reader.at < to) {
    const op = reader.byte();
    const what = after[op];
    expect(what !== undefined, `instruction ${op}`);
    if (what === 'function') found.push(reader.count());
    else skipping[what](reader);
  }
  expect(reader.at === to, `the code of function ${index}`);
  return found;
}
