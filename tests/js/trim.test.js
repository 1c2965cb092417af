import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shaken, trimmedGlue } from '../../py/make/glue.mjs';
import { read, written } from '../../py/make/wasm.mjs';
import { callees } from '../../py/make/wasm_code.mjs';

/** Three functions that give a number; the first calls the second, and the third is in the table. */
const SECTIONS = [
  [1, 1, 0x60, 0, 1, 0x7f],
  [2, 0],
  [3, 3, 0, 0, 0],
  [4, 1, 0x70, 0, 3],
  [5, 1, 0, 1],
  [6, 1, 0x7f, 0, 0x41, 8, 0x0b],
  [7, 4, 1, 97, 0, 0, 1, 98, 0, 2, 1, 109, 2, 0, 1, 118, 3, 0],
  [9, 1, 0, 0x41, 1, 0x0b, 1, 2],
  [10, 3, 4, 0, 0x10, 1, 0x0b, 7, 0, 0x41, 0, 0x2d, 0, 8, 0x0b, 4, 0, 0x41, 7, 0x0b],
  [11, 2, 0, 0x41, 8, 0x0b, 2, 42, 9, 0, 0x41, 40, 0x0b, 3, 1, 0, 2],
];
const module = () =>
  read(Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, ...SECTIONS.flatMap(([id, ...body]) => [id, body.length, ...body])]));

const started = async (/** @type {Buffer} */ bytes) =>
  /** @type {Record<string, any>} */ ((await WebAssembly.instantiate(bytes)).instance.exports);

test('a module is read with its calls, its table and its memory', () => {
  const { bodies, firstSlot, slots, addresses, memory } = module();
  assert.equal(bodies.length, 3);
  assert.deepEqual([firstSlot, ...slots], [1, 2]);
  assert.deepEqual(callees(module(), 0), [1]);
  assert.equal(memory[Number(addresses.get('v'))], 42);
});

test('what is left of a module works as before; what is left out traps', async () => {
  const whole = module();
  whole.memory.fill(0, 9, 10);
  const all = await started(written(whole, () => true, new Set([0, 1])));
  assert.equal(all.a(), 42);
  assert.throws(() => all.b(), WebAssembly.RuntimeError);
  assert.deepEqual([...new Uint8Array(all.m.buffer, 8, 2)], [42, 0]);
  assert.deepEqual([...new Uint8Array(all.m.buffer, 40, 4)], [1, 0, 2, 0]);
  const few = await started(written(whole, ({ name }) => name === 'a', new Set([0, 1])));
  assert.deepEqual(Object.keys(few), ['a']);
});

test('the glue keeps what it calls itself, and what the module looks up by name', () => {
  const glue =
    'let own=1;var _a,_b,_c,_d,table;function assignWasmExports(wasmExports){_a=Module["_a"]=wasmExports["a"];' +
    '_b=Module["_b"]=wasmExports["b"];_c=Module["_c"]=wasmExports["c"].value>>>0;_d=Module["_d"]=wasmExports["d"]}' +
    'var wasmImports={f:_f,g,h:_h};function run(){_a(table)}';
  const exports = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  const imports = [
    { module: 'env', name: 'f' },
    { module: 'GOT.func', name: 'c' },
  ];
  const trimmed = trimmedGlue(glue, 'loader._d', exports, imports);
  assert.deepEqual([...trimmed.needed], ['a', 'c', 'd']);
  assert.equal(
    trimmed.glue,
    'let own=1;var _a,_c,_d,table;function assignWasmExports(wasmExports){_a=Module["_a"]=wasmExports["a"];' +
      '_c=Module["_c"]=wasmExports["c"].value>>>0;_d=Module["_d"]=wasmExports["d"]}' +
      'var wasmImports={f:_f};function run(){_a(table)}',
  );
});

/** Glue as Pyodide's is built, with this in it. */
const glueWith = (/** @type {string} */ body) =>
  'async function _createPyodideModule(moduleArg={}){var moduleRtn;' +
  'updateGOT(origExports);function f(){' +
  'var rtn=getFunctionAddress(func);if(rtn){return rtn}functionsInTableMap.set(func,ret);' +
  `if(!value&&!entry.required){}}${body};moduleRtn=Module;return moduleRtn}export default _createPyodideModule;`;

test('the glue without what nothing uses does the same', async () => {
  const body =
    'var Module=moduleArg;function drawn(){return "never"}function used(){return 7}' +
    'Module["drawn"]=drawn;Module["used"]=used;Module.answer=used()+1';
  const glue = shaken(glueWith(body), 'loader.used()');
  assert.doesNotMatch(glue, /never/);
  const { default: make } = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
  const made = await make({ given: 1 });
  assert.deepEqual([made.given, made.answer, made.used()], [1, 8, 7]);
});

test('another Pyodide is refused, not cut in the wrong place', () => {
  assert.throws(() => shaken('async function other(){}', ''), /not as it was/);
});
