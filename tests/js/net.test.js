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

/** The rest of a file. @param {string[]} parts @param {string} [end] */
const rest = (parts, end) => new Response(body(parts, end), { status: 206 });
/** The bytes that each request has asked for. @param {any[]} asked */
const ranges = (asked) => asked.map((one) => one.headers?.Range ?? 'all');

test('a file that is lost, cut short or stands still comes in the end; bytes that stay are counted', async () => {
  const asked = host([
    lost,
    () => new Response(body(['the'], 'breaks off')),
    () => rest([' ', 'wh'], 'stands still'),
    () => new Response('Busy', { status: 503 }),
    () => rest(['ole']),
  ]);
  let bytes = 0;
  const file = await settled(fetchFile('x.bin', { arrived: (more) => (bytes += more) }));
  assert.equal(await file.text(), 'the whole');
  assert.equal(bytes, 9);
  assert.deepEqual(ranges(asked), ['all', 'all', 'bytes=3-', 'bytes=6-', 'bytes=6-']);
  assert.deepEqual(
    asked.map((one) => one.cache),
    ['default', 'reload', 'reload', 'reload', 'reload'],
    'wrong bytes may lie in the cache of the browser',
  );
  assert.ok(asked[2].signal.aborted, 'what stands still is given up');
});

test('a host that does not send the rest alone sends all again; what is here already is left out', async () => {
  const asked = host([
    () => new Response(body(['the', ' w'], 'breaks off')),
    () => new Response(body(['t', 'he'], 'breaks off')),
    () => new Response(body(['the ', 'who', 'le'])),
  ]);
  /** @type {number[]} */
  const counts = [];
  const arrived = (/** @type {number} */ more) => void counts.push((counts.at(-1) ?? 0) + more);
  const file = await settled(fetchFile('x.bin', { arrived }));
  assert.equal(await file.text(), 'the whole');
  assert.deepEqual(counts, [3, 5, 5, 0, 1, 3, 3, 0, 4, 7, 9], 'what comes again is counted once');
  assert.deepEqual(ranges(asked), ['all', 'bytes=5-', 'bytes=5-']);
});

test('where the rest cannot be asked for, all is asked for after two attempts', async () => {
  const asked = host([() => new Response(body(['the'], 'breaks off')), lost, lost, () => new Response('the whole')]);
  assert.equal(await (await settled(fetchFile('x.bin'))).text(), 'the whole');
  assert.deepEqual(ranges(asked), ['all', 'bytes=3-', 'bytes=3-', 'all']);
});

test('a file of which each attempt brings a little comes, however often the line breaks', async () => {
  const letters = [...'abcdefghijklmnop'];
  const asked = host(letters.map((letter, i) => () => rest([letter], i === 15 ? 'ends' : 'breaks off')));
  assert.equal(await (await settled(fetchFile('x.bin'))).text(), 'abcdefghijklmnop');
  assert.equal(asked.length, 16);
});

test('a rest that does not fit is not continued: the file is asked for from its beginning', async () => {
  const asked = host([
    () => new Response(body(['the'], 'breaks off')),
    () => rest(['>404']),
    () => new Response('the whole'),
  ]);
  const fits = async (/** @type {ArrayBuffer} */ bytes) => bytes.byteLength === 9;
  assert.equal(await (await settled(fetchFile('x.bin', { fits }))).text(), 'the whole');
  assert.deepEqual(ranges(asked), ['all', 'bytes=3-', 'all']);
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
