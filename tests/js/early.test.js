/** An engine that is started before the page listens. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

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
  says(/** @type {any} */ message) {
    /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
  }
};
const passed = () => new Promise((resolve) => setImmediate(resolve));

test('the first who asks for an engine gets the one that was started early, and hears what it said', async () => {
  const { startEarly, startEngine } = await import('../../js/engine/boot.js');
  startEarly();
  await passed();
  workers[0].says({ type: 'boot', stage: 'runtime' });
  /** @type {any[]} */
  const heard = [];
  const engine = startEngine(
    { plain: false },
    ({ stage }) => heard.push(stage),
    (code) => heard.push(code),
  );
  await passed();
  workers[0].says({ type: 'boot', stage: 'ready' });
  assert.deepEqual(heard, ['runtime', 'ready']);
  assert.equal(workers.length, 1);
  engine.stop();
  const second = startEngine(
    { plain: false },
    () => {},
    () => {},
  );
  await passed();
  assert.equal(workers.length, 2, 'it is taken over once');
  second.stop();
});
