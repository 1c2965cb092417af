import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeIndexedDB } from './fake_idb.js';
import { events, opened, row } from './stored.js';

const move = ['m', 0];

/** @param {any} factory */
const listed = async (factory) => (await opened(factory).storage.games()).map(({ id }) => id).sort();

test('a visit at which nothing is new there changes nothing here', async () => {
  const old = fakeIndexedDB();
  await opened(old).storage.append(row, 0, events, []);
  const factory = fakeIndexedDB({ old });
  await listed(factory);
  assert.deepEqual(factory.stores.meta.get('"taken"')?.value, { g1: 1 });
  const { storage } = opened(factory);
  await storage.change('g1', { name: 'Mine' });
  factory.stores.meta.get('"taken"').value.more = 1;
  assert.deepEqual(await listed(factory), ['g1']);
  assert.deepEqual(factory.stores.meta.get('"taken"')?.value, { g1: 1, more: 1 });
  assert.equal((await storage.read('g1'))?.row.name, 'Mine');
});

test('what was taken stays taken when another game is', async () => {
  const old = fakeIndexedDB();
  const before = opened(old).storage;
  await before.append(row, 0, events, []);
  old.stores.quarantine.set('"bad"', { key: 'bad', value: { row: null, entries: [] } });
  const factory = fakeIndexedDB({ old });
  await listed(factory);
  const { storage } = opened(factory);
  await storage.discard('bad');
  await storage.change('g1', { deleted: 1 });
  await storage.tidy(2);
  await before.append({ ...row, id: 'g2' }, 0, events, []);
  assert.deepEqual(await listed(factory), ['g2']);
  assert.deepEqual(await storage.unreadable(), [], 'what was deleted here does not come back');
  assert.deepEqual(factory.stores.meta.get('"taken"')?.value, { g1: 1, bad: true, g2: 1 });
});

test('only what cannot be read is taken where there is nothing else', async () => {
  const old = fakeIndexedDB();
  await opened(old).storage.games();
  old.stores.quarantine.set('"bad"', { key: 'bad', value: { row: null, entries: [1] } });
  const factory = fakeIndexedDB({ old });
  const { storage } = opened(factory);
  await storage.games();
  assert.deepEqual(await storage.quarantined('bad'), { row: null, entries: [1] });
});

test('a game that is longer here stays, and one that is longer there goes on', async () => {
  const old = fakeIndexedDB();
  const before = opened(old).storage;
  for (const id of ['g1', 'g2', 'g3']) await before.append({ ...row, id }, 0, events, []);
  const factory = fakeIndexedDB({ old });
  const { storage } = opened(factory);
  await storage.append({ ...row, plies: 3, time: 9 }, 2, [move], events);
  await storage.change('g1', { name: 'Here' });
  await before.change('g1', { time: 2 });
  await before.append({ ...row, id: 'g2', plies: 4, time: 2 }, 2, [move, ['t', '1']], events);
  await before.change('g3', { time: 2, name: 'There' });
  assert.deepEqual(await listed(factory), ['g1', 'g2', 'g3']);
  const later = opened(factory).storage;
  const found = [];
  for (const id of ['g1', 'g2', 'g3']) {
    const { row: now, events: log, damaged } = /** @type {any} */ (await later.read(id));
    found.push([now.name, log.length, damaged]);
  }
  assert.deepEqual(found, [
    ['Here', 3, null],
    ['', 4, null],
    ['', 2, null],
  ]);
});

test('a game that went on differently in both places is there twice, each whole', async () => {
  const old = fakeIndexedDB();
  const before = opened(old).storage;
  await before.append(row, 0, events, []);
  const factory = fakeIndexedDB({ old });
  await opened(factory).storage.append({ ...row, plies: 3 }, 2, [move], events);
  await before.append(
    { ...row, plies: 4, time: 99 },
    2,
    [
      ['m', 1],
      ['t', '1'],
    ],
    events,
  );
  assert.deepEqual(await listed(factory), ['g1', 'g1-2r']);
  const later = opened(factory).storage;
  const other = /** @type {any} */ (await later.read('g1-2r'));
  assert.deepEqual([other.row.id, other.events, other.damaged], ['g1-2r', [...events, ['m', 1], ['t', '1']], null]);
  assert.deepEqual((await later.read('g1'))?.events, [...events, move]);
});

test('two games that differ from their first entry on are both there, each whole', async () => {
  for (const there of [2, 3]) {
    const log = [['s', 'dark', []], ['m', 1], move].slice(0, there);
    const old = fakeIndexedDB();
    const before = opened(old).storage;
    await before.games();
    const factory = fakeIndexedDB({ old });
    await opened(factory).storage.append(row, 0, events, []);
    await before.append({ ...row, plies: there, time: 99 }, 0, log, []);
    assert.deepEqual(await listed(factory), ['g1', 'g1-2r']);
    const later = opened(factory).storage;
    assert.deepEqual((await later.read('g1'))?.events, events);
    assert.deepEqual((await later.read('g1-2r'))?.events, log);
  }
});

test('games for which there is no room are taken at a later visit, and nothing by halves', async () => {
  const old = fakeIndexedDB();
  const before = opened(old).storage;
  for (const id of ['g1', 'g2']) await before.append({ ...row, id }, 0, events, []);
  old.stores.quarantine.set('"bad"', { key: 'bad', value: { row: null, entries: [] } });
  for (const full of ['put events', 'put games', 'put quarantine', 'put meta']) {
    let fails = true;
    const fail = (/** @type {unknown[]} */ ...[, , request]) =>
      fails && request === full ? 'QuotaExceededError' : null;
    const factory = fakeIndexedDB({ old, fail });
    const { storage, modes } = opened(factory);
    assert.deepEqual([await storage.games(), await storage.unreadable(), modes], [[], [], ['disk']], full);
    assert.deepEqual(
      Object.values(factory.stores).map(({ size }) => size),
      [0, 0, 0, 0],
      full,
    );
    fails = false;
    assert.deepEqual(await listed(factory), ['g1', 'g2'], full);
    assert.equal((await opened(factory).storage.unreadable()).length, 1, full);
  }
});

test('a row of the first versions that is none is taken as it is, and goes into quarantine', async () => {
  const old = fakeIndexedDB();
  await opened(old).storage.append(row, 0, events, []);
  old.stores.games.set('"g1"', { key: 'g1', value: /** @type {any} */ (null) });
  const factory = fakeIndexedDB({ old });
  assert.deepEqual(await listed(factory), []);
  const { storage } = opened(factory);
  const [{ key }] = await storage.unreadable();
  const kept = /** @type {any} */ (await storage.quarantined(key));
  assert.deepEqual([kept.row, kept.entries.length], [null, 2]);
  // So it is marked in every browser that has taken one: with another mark it would come back after it was deleted.
  assert.deepEqual(factory.stores.meta.get('"taken"')?.value, { g1: 0 });
});

test('the old database is closed, whether its games could be taken or not', async () => {
  for (const fails of [false, true]) {
    const state = { fails: false };
    const old = fakeIndexedDB({ fail: () => (state.fails ? 'UnknownError' : null) });
    await opened(old).storage.append(row, 0, events, []);
    state.fails = fails;
    let closed = 0;
    const watched = {
      open: () => {
        const request = old.open();
        request.result.close = () => {
          closed += 1;
        };
        return request;
      },
    };
    const factory = fakeIndexedDB({ old: watched });
    const { storage, modes } = opened(factory);
    assert.equal(await storage.append({ ...row, id: 'new' }, 0, events, []), true);
    assert.deepEqual([closed, modes], [1, ['disk']]);
    assert.equal((await storage.games()).length, fails ? 1 : 2);
  }
});
