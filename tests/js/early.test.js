/** The engine that the page starts before its scripts are there: js/early.js. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

/** @type {any[]} */
const workers = [];
const globals = /** @type {any} */ (globalThis);
globals.document = { hidden: false };
globals.Worker = class {
  constructor() {
    workers.push(this);
  }
  postMessage() {}
  terminate() {}
  dispatchEvent(/** @type {any} */ event) {
    /** @type {any} */ (this)[`on${event.type}`](event);
  }
  says(/** @type {any} */ message) {
    /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
  }
};
/** @type {any[]} */
const said = [];
globals.early = { worker: new globals.Worker(), said };
const passed = () => new Promise((resolve) => setImmediate(resolve));

test('the first who asks for an engine gets the one that was started early, and hears what it said', async () => {
  const { startEngine } = await import('../../js/engine/boot.js');
  said.push({ type: 'message', data: JSON.stringify({ type: 'boot', stage: 'runtime' }) });
  /** @type {any[]} */
  const heard = [];
  const engine = startEngine(
    { plain: false },
    ({ stage }) => heard.push(stage),
    (code) => heard.push(code),
  );
  assert.deepEqual(heard, [], 'who asks has the engine before it is heard');
  await passed();
  workers[0].says({ type: 'boot', stage: 'ready' });
  assert.deepEqual(heard, ['runtime', 'ready']);
  assert.equal(workers.length, 1);
  engine.stop();
  const second = startEngine(
    { plain: false },
    (message) => assert.fail(`the second engine has said nothing: ${message}`),
    () => {},
  );
  await passed();
  assert.equal(workers.length, 2, 'it is taken over once');
  second.stop();
});

test('an early worker that could not be loaded is replaced by another one', async () => {
  const { startEngine } = await import('../../js/engine/boot.js');
  workers.length = 0;
  globals.early = { worker: new globals.Worker(), said: [{ type: 'error' }] };
  mock.method(globals, 'fetch', async () => new Response('worker'));
  /** @type {any[]} */
  const heard = [];
  const engine = startEngine(
    { plain: false },
    ({ stage }) => heard.push(stage),
    (code) => heard.push(code),
  );
  while (workers.length < 2) await passed();
  await passed();
  workers[1].says({ type: 'boot', stage: 'ready' });
  assert.deepEqual(heard, ['ready']);
  engine.stop();
  mock.restoreAll();
});
