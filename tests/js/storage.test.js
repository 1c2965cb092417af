import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical } from '../../js/page/log_chain.js';
import { openStorage } from '../../js/page/storage.js';
import { fakeIndexedDB } from './fake_idb.js';

const row = { id: 'g1', name: '', plies: 2, time: 1 };
const events = [
  ['s', 'light', []],
  ['t', '2'],
];

/** @param {any} factory */
function opened(factory) {
  /** @type {string[]} */
  const modes = [];
  return { storage: openStorage(factory, (mode) => modes.push(mode)), modes };
}

test('what was appended is read back', async () => {
  const { storage, modes } = opened(fakeIndexedDB());
  assert.equal(await storage.append(row, 0, events), true);
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, [['m', 0]]), true);
  const {
    row: { end, ...kept },
    ...read
  } = /** @type {any} */ (await storage.read('g1'));
  assert.deepEqual({ row: kept, ...read }, { row: { ...row, plies: 3 }, events: [...events, ['m', 0]], damaged: null });
  const other = { ...row, id: 'copy' };
  await storage.append(other, 0, [...events, ['m', 0]]);
  assert.equal((await storage.read('copy'))?.row.end, end, 'a copy has the same end');
  await storage.change('copy', { deleted: 1 });
  assert.deepEqual(
    (await storage.games()).filter((one) => !one.deleted).map((one) => one.id),
    ['g1'],
  );
  assert.deepEqual(modes, ['kept']);
});

test('a second window never overwrites the first', async () => {
  const factory = fakeIndexedDB();
  const one = opened(factory).storage;
  const two = opened(factory).storage;
  await one.append(row, 0, events);
  await assert.rejects(two.append(row, 1, [['t', '4']]), { code: 'conflict' });
  assert.deepEqual((await one.read('g1'))?.events, events);
});

test('writing the same once more is no conflict', async () => {
  const { storage } = opened(fakeIndexedDB());
  await storage.append(row, 0, events);
  assert.equal(await storage.append(row, 0, events), true);
});

test('a changed entry is noticed, and goes untouched into quarantine', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events);
  const entry = /** @type {any} */ (factory.stores.events?.get('["g1",1]'));
  entry.value.e = ['t', '4'];
  assert.equal((await storage.read('g1'))?.damaged, 1);
  assert.equal(factory.stores.quarantine?.size, 1);
});

test('where storage is refused, everything is kept in memory, and that is said once', async () => {
  for (const factory of [fakeIndexedDB({ refuse: true }), null]) {
    const { storage, modes } = opened(factory);
    assert.equal(await storage.append(row, 0, events), false);
    assert.equal(await storage.append({ ...row, plies: 3 }, 2, [['m', 0]]), false);
    assert.deepEqual((await storage.read('g1'))?.events.length, 3);
    assert.deepEqual(modes, ['memory']);
  }
});

test('whichever call fails, once or always, nothing throws and nothing that was written is lost', async () => {
  for (const failure of ['QuotaExceededError', 'InvalidStateError', 'UnknownError']) {
    for (let n = 1; n < 9; n += 1) {
      for (const forGood of [false, true]) {
        const factory = fakeIndexedDB({ fail: (call) => (call === n || (forGood && call > n) ? failure : null) });
        const { storage } = opened(factory);
        const first = await storage.append(row, 0, events);
        await storage.append({ ...row, plies: 3 }, first ? 2 : 0, first ? [['m', 0]] : [...events, ['m', 0]]);
        const found = await storage.read('g1');
        if (!forGood) assert.equal(found?.events.length, 3, `${failure} at ${n}`);
      }
    }
  }
});

test('a game deleted long ago is removed for good', async () => {
  const { storage } = opened(fakeIndexedDB());
  await storage.append(row, 0, events);
  await storage.change('g1', { deleted: 5 });
  await storage.tidy(5);
  assert.equal((await storage.games()).length, 1);
  await storage.tidy(6);
  assert.equal((await storage.games()).length, 0);
  assert.equal(await storage.read('g1'), null);
});

test('equal values have the same canonical text', () => {
  assert.equal(canonical({ b: [1, 'x'], a: null }), canonical({ a: null, b: [1, 'x'] }));
});
