/** Fetching over bad networks: what fails or stands still is asked for again, and the bytes are counted honestly. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { fetchFile, Missing, Unreachable } from '../../js/lib/net.js';

const real = globalThis.fetch;
beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => {
  mock.timers.reset();
  globalThis.fetch = real;
});

/**
 * A body of these parts; after them it ends, breaks off, or stands still.
 * @param {string[]} parts @param {string} end
 */
const body = (parts, end = 'ends') =>
  new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(new TextEncoder().encode(part));
      else if (end === 'ends') controller.close();
      else if (end === 'breaks off') controller.error(new TypeError('network error'));
      else return new Promise(() => {});
    },
  });

/** Each request gets the next of these answers. @param {(() => any)[]} answers */
function host(answers) {
  /** @type {any[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ url, /** @type {any} */ init) => {
      asked.push({ url, ...init });
      return answers.length > 1 ? answers.shift()?.() : answers[0]?.();
    }
  );
  return asked;
}

/** Let time pass until a promise is settled. @param {Promise<any>} promise */
async function settled(promise) {
  let over = false;
  const mark = () => {
    over = true;
  };
  promise.then(mark, mark);
  for (let seconds = 0; !over && seconds < 300; seconds += 1) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setImmediate(go));
    mock.timers.tick(1000);
  }
  assert.ok(over);
  return promise;
}
const lost = () => {
  throw new TypeError('network error');
};

test('a file that is lost, cut short or stands still comes in the end; bytes that stay are counted', async () => {
  const asked = host([
    lost,
    () => new Response(body(['half'], 'breaks off')),
    () => new Response(body(['a', 'part'], 'stands still')),
    () => new Response('Busy', { status: 503 }),
    () => new Response(body(['the', ' whole'])),
  ]);
  let bytes = 0;
  const file = await settled(fetchFile('x.bin', { arrived: (more) => (bytes += more) }));
  assert.equal(await file.text(), 'the whole');
  assert.equal(bytes, 9);
  assert.deepEqual(
    asked.map((one) => one.cache),
    ['default', 'reload', 'reload', 'reload', 'reload'],
    'wrong bytes may lie in the cache of the browser',
  );
  assert.ok(asked[2].signal.aborted, 'what stands still is given up');
});

test('a slow file is waited for as long as its parts come', async () => {
  const parts = Array.from({ length: 20 }, () => 'part ');
  const slowly = new ReadableStream({
    async pull(controller) {
      await new Promise((go) => setTimeout(go, 10_000));
      const part = parts.shift();
      if (part) controller.enqueue(new TextEncoder().encode(part));
      else controller.close();
    },
  });
  const asked = host([() => new Response(slowly)]);
  assert.equal((await (await settled(fetchFile('x.bin'))).text()).length, 100);
  assert.equal(asked.length, 1);
});

test('a file that is not there is not asked for again; a network that stays bad is given up', async () => {
  const missing = host([() => new Response('no', { status: 404 })]);
  await assert.rejects(
    settled(fetchFile('x.bin')),
    (error) => error instanceof Missing && !(error instanceof Unreachable),
  );
  assert.equal(missing.length, 1);
  const never = host([lost]);
  await assert.rejects(settled(fetchFile('x.bin')), Unreachable);
  assert.equal(never.length, 8);
});

test('wrong bytes are asked for again, past the cache, but not for ever', async () => {
  const asked = host([() => new Response('<title>Please sign in</title>')]);
  const fits = async (/** @type {ArrayBuffer} */ bytes) => bytes.byteLength === 9;
  await assert.rejects(
    settled(fetchFile('x.bin', { fits })),
    (error) => error instanceof Missing && !(error instanceof Unreachable),
  );
  assert.deepEqual(
    asked.map((one) => one.cache),
    ['default', 'reload', 'reload', 'reload'],
  );
});

test('each further attempt is a sign of life, also where nothing has come', async () => {
  host([lost, lost, () => new Response('whole')]);
  /** @type {number[]} */
  const signs = [];
  await settled(fetchFile('x.bin', { arrived: (more) => void signs.push(more) }));
  assert.deepEqual(
    signs.map((more) => more || 0),
    [0, 0, 5],
  );
});
