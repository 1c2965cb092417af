/** A WebAssembly module read into its parts, and written again (webassembly.github.io/spec/core/binary). */
import { expect, leb, Reader, signed } from './wasm_reader.mjs';

const IMPORT = 2;
const GLOBAL = 6;
const EXPORT = 7;
const ELEMENT = 9;
const CODE = 10;
const DATA = 11;
const COUNT = 12;
/** Kinds of what is imported and exported. */
export const FUNCTION = 0;
export const ADDRESS = 3;
const NUMBER = 0x41;
const END = 0x0b;
/** Shorter runs of zeros are kept inside a segment of data: a new one takes as many bytes. */
const GAP = 8;
/** The length of a body, then no locals, `unreachable`, end. */
const EMPTY = Buffer.from([3, 0, 0, END]);

/**
 * @typedef {object} Module
 * @property {Buffer} bytes
 * @property {{id: number, from: number, to: number}[]} sections
 * @property {{module: string, name: string, kind: number}[]} imports
 * @property {number} imported how many functions are imported: the first body is that of this number
 * @property {{name: string, kind: number, index: number}[]} exports
 * @property {number} firstSlot the slot of the table that is filled first
 * @property {number[]} slots the function in each slot from there
 * @property {{from: number, to: number}[]} bodies
 * @property {Map<string, number>} addresses of exported variables
 * @property {Buffer} memory as it is before the module starts
 */

/** @param {Buffer} bytes @returns {Module} */
export function read(bytes) {
  const sections = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length; ) {
    const id = reader.byte();
    const length = reader.count();
    sections.push({ id, from: reader.at, to: reader.at + length });
    reader.pass(length);
  }
  const reader = new Reader(bytes, 0);
  /** @template T @param {number} id @param {() => T} one @returns {T[]} */
  const list = (id, one) => {
    reader.at = /** @type {{from: number}} */ (sections.find((section) => section.id === id)).from;
    return reader.list(one);
  };
  const constant = () => {
    expect(reader.byte() === NUMBER, 'an address is not a number');
    const value = reader.count();
    expect(reader.byte() === END, 'an address is not one number');
    return value;
  };
  const imports = list(IMPORT, () => {
    const one = { module: reader.name(), name: reader.name(), kind: reader.byte() };
    expect(one.kind === FUNCTION || one.kind === ADDRESS, 'it imports more than functions and globals');
    if (one.kind === FUNCTION) reader.skip();
    else reader.pass(2);
    return one;
  });
  const exports = list(EXPORT, () => ({ name: reader.name(), kind: reader.byte(), index: reader.count() }));
  const globals = list(GLOBAL, () => {
    reader.pass(2);
    return constant();
  });
  const tables = list(ELEMENT, () => {
    expect(reader.count() === 0, 'its table is filled in another way');
    return { first: constant(), slots: reader.list(() => reader.count()) };
  });
  expect(tables.length === 1, 'there are several lists for the table');
  const bodies = list(CODE, () => {
    const length = reader.count();
    reader.pass(length);
    return { from: reader.at - length, to: reader.at };
  });
  const data = list(DATA, () => {
    expect(reader.count() === 0, 'data is passive');
    const address = constant();
    const length = reader.count();
    reader.pass(length);
    return { address, bytes: bytes.subarray(reader.at - length, reader.at) };
  });
  const memory = Buffer.alloc(Math.max(...data.map((part) => part.address + part.bytes.length)));
  for (const part of data) part.bytes.copy(memory, part.address);
  const imported = imports.filter(({ kind }) => kind === FUNCTION).length;
  const variables = exports.filter(({ kind }) => kind === ADDRESS);
  const addresses = new Map(variables.map(({ name, index }) => [name, globals[index - (imports.length - imported)]]));
  const [{ first: firstSlot, slots }] = tables;
  return { bytes, sections, imports, imported, exports, firstSlot, slots, bodies, addresses, memory };
}

/** @param {Buffer} memory @returns {Buffer[]} the segments of data that fill it */
function segments(memory) {
  const found = [];
  for (let from = 0; from < memory.length; ) {
    if (!memory[from]) {
      from += 1;
      continue;
    }
    let to = from + 1;
    for (let at = to; at < memory.length && at < to + GAP; at += 1) if (memory[at]) to = at + 1;
    const head = [Buffer.from([0, NUMBER]), signed(from), Buffer.from([END]), leb(to - from)];
    found.push(Buffer.concat([...head, memory.subarray(from, to)]));
    from = to;
  }
  return found;
}

/**
 * The module with only these exports and this memory; the bodies of all functions but the live ones are emptied. The
 * functions keep their numbers.
 * @param {Module} module
 * @param {(exported: {name: string, kind: number}) => boolean} isExported
 * @param {Set<number>} live
 */
export function written(module, isExported, live) {
  const { bytes, sections, exports, bodies, imported, memory } = module;
  const list = (/** @type {Buffer[]} */ all) => Buffer.concat([leb(all.length), ...all]);
  const kept = exports.filter(isExported).map(({ name, kind, index }) => {
    const text = Buffer.from(name);
    return Buffer.concat([leb(text.length), text, Buffer.from([kind]), leb(index)]);
  });
  const code = bodies.flatMap(({ from, to }, i) =>
    live.has(imported + i) ? Buffer.concat([leb(to - from), bytes.subarray(from, to)]) : EMPTY,
  );
  const data = segments(memory);
  const own = new Map([
    [EXPORT, list(kept)],
    [CODE, list(code)],
    [DATA, list(data)],
    [COUNT, leb(data.length)],
  ]);
  return Buffer.concat([
    bytes.subarray(0, 8),
    ...sections.flatMap(({ id, from, to }) => {
      const body = own.get(id) ?? bytes.subarray(from, to);
      return [Buffer.from([id]), leb(body.length), body];
    }),
  ]);
}
