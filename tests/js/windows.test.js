/** Two windows that show the same game: each hears at once what the other has stored of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEffects } from '../../js/page/effects.js';
import { joinWindows } from '../../js/page/windows.js';
import { view } from './samples.js';

/** The channels that are open. @type {FakeChannel[]} */
let channels = [];

/** As the one of browsers: what is posted arrives in every other channel of this name. */
class FakeChannel {
  /** @type {((event: {data: unknown}) => void)|null} */
  onmessage = null;
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    channels.push(this);
  }
  /** @param {unknown} data */
  postMessage(data) {
    for (const one of channels) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
}

/** @param {unknown} BroadcastChannel */
function browserWith(BroadcastChannel) {
  channels = [];
  Object.assign(globalThis, { BroadcastChannel });
}

/**
 * Store a game of two events, of which one was stored before.
 * @param {() => Promise<boolean>} append
 */
async function store(append) {
  /** @type {any[]} */
  const [told, sent] = [[], []];
  const perform = createEffects(/** @type {any} */ ({ storage: { append }, tell: told.push.bind(told) }));
  const game = { id: 'g1', name: '', record: { id: 'g1' }, log: [['s'], ['t', '2']], saved: 1 };
  perform(/** @type {any} */ ({ do: 'store', game, view: view() }), sent.push.bind(sent));
  await new Promise(setImmediate);
  return { told, sent: sent.map(({ type }) => type) };
}

test('the other windows hear what one of them has stored, and it hears nothing of that itself', () => {
  browserWith(FakeChannel);
  /** @type {unknown[][]} */
  const heard = [[], [], []];
  const [tell] = heard.map((list) => joinWindows((stored) => list.push(stored)));
  tell?.({ id: 'g1', saved: 3 });
  assert.deepEqual(heard, [[], [{ id: 'g1', saved: 3 }], [{ id: 'g1', saved: 3 }]]);
});

test('a browser without channels, or that refuses one, says and hears nothing', () => {
  for (const missing of [
    undefined,
    class {
      constructor() {
        throw new Error('refused');
      }
    },
  ]) {
    browserWith(missing);
    joinWindows(() => assert.fail())({ id: 'g1', saved: 3 });
  }
});

test('other windows hear only of what is on the disk', async () => {
  assert.deepEqual(await store(async () => true), { told: [{ id: 'g1', saved: 2 }], sent: ['stored'] });
  assert.deepEqual(await store(async () => false), { told: [], sent: ['stored'] });
  assert.deepEqual(await store(() => Promise.reject({ code: 'conflict' })), { told: [], sent: ['conflict'] });
});
