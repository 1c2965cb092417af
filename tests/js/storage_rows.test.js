import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeIndexedDB } from './fake_idb.js';
import { counting, events, opened, row } from './stored.js';

/** @param {any} factory @param {string} id @param {number} n */
const entryOf = (factory, id, n) => factory.stores.events.get(JSON.stringify([id, n]))?.value;

test('what could not be read is listed with its name, rules and time, newest first', async () => {
  mock.timers.enable({ apis: ['Date'], now: 1000 });
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  for (const id of ['g1', 'g2']) await storage.append({ ...row, id, name: `Game ${id}` }, 0, events, []);
  for (const id of ['g1', 'g2']) {
    entryOf(factory, id, 1).e = ['t', '4'];
    await storage.read(id);
    mock.timers.tick(1000);
  }
  factory.stores.quarantine.set('"odd"', { key: 'odd', value: { row: { name: 7, rules: null }, entries: [] } });
  factory.stores.quarantine.set('"odder"', { key: 'odder', value: null });
  assert.deepEqual(await storage.unreadable(), [
    { key: 'g2 2000', name: 'Game g2', rules: 'finkel', time: 2000 },
    { key: 'g1 1000', name: 'Game g1', rules: 'finkel', time: 1000 },
    { key: 'odd', name: '', rules: '', time: 0 },
    { key: 'odder', name: '', rules: '', time: 0 },
  ]);
  mock.timers.reset();
});

test('a row that lacks one part of a game is not listed, and is kept as it was found', async () => {
  const { players } = row;
  const lacking = {
    record: { record: null },
    light: { players: { dark: players.dark } },
    dark: { players: { light: players.light } },
    'kind of light': { players: { ...players, light: {} } },
    'kind of dark': { players: { ...players, dark: {} } },
    players: { players: undefined },
    rules: { rules: undefined },
    time: { time: '1' },
    id: { id: 'other' },
  };
  for (const [what, changed] of Object.entries(lacking)) {
    const factory = fakeIndexedDB();
    const { storage } = opened(factory);
    await storage.append(row, 0, events, []);
    await storage.append({ ...row, id: 'bad' }, 0, events, []);
    const bad = { ...row, id: 'bad', ...changed };
    factory.stores.games.set('"bad"', { key: 'bad', value: bad });
    assert.deepEqual(
      (await storage.games()).map(({ id }) => id),
      ['g1'],
      what,
    );
    const [{ key }] = await storage.unreadable();
    const kept = /** @type {any} */ (await storage.quarantined(key));
    assert.deepEqual([kept.row, kept.entries.length], [bad, 2], what);
    assert.equal(await storage.read('bad'), null, what);
    assert.equal(factory.stores.events.size, 2, what);
  }
});

test('a row that another window mends or takes away in the meantime is not kept as damaged', async () => {
  for (const mended of [true, false]) {
    const factory = fakeIndexedDB({
      fail: (_call, mode) => {
        const { games } = factory.stores;
        if (mode === 'readwrite' && !games.get('"bad"')?.value && mended)
          games.set('"bad"', { key: 'bad', value: { ...row, id: 'bad' } });
        else if (mode === 'readwrite' && !mended) games.delete('"bad"');
        return null;
      },
    });
    const { storage } = opened(factory);
    await storage.games();
    factory.stores.games.set('"bad"', { key: 'bad', value: /** @type {any} */ (null) });
    assert.deepEqual(await storage.games(), []);
    assert.deepEqual(await storage.unreadable(), []);
    assert.equal((await storage.games()).length, mended ? 1 : 0);
  }
});

test('a row that is none and that the disk does not let go hides no game, and stays until it does', async () => {
  for (const full of ['put quarantine', 'delete events', 'delete games']) {
    let fails = true;
    const fail = (/** @type {unknown[]} */ ...[, , request]) =>
      fails && request === full ? 'QuotaExceededError' : null;
    const factory = fakeIndexedDB({ fail });
    const { storage, modes } = opened(factory);
    for (const id of ['g1', 'bad']) await storage.append({ ...row, id }, 0, events, []);
    factory.stores.games.set('"bad"', { key: 'bad', value: /** @type {any} */ (null) });
    assert.deepEqual(
      (await storage.games()).map(({ id }) => id),
      ['g1'],
      full,
    );
    assert.deepEqual(
      [factory.stores.events.size, factory.stores.quarantine.size, modes],
      [4, 0, ['disk', 'memory']],
      full,
    );
    fails = false;
    const later = opened(factory).storage;
    assert.equal((await later.games()).length, 1, full);
    assert.deepEqual([factory.stores.events.size, (await later.unreadable()).length], [2, 1], full);
  }
});

test('a key that is not text is no game, though its row says so', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  factory.stores.games.set('5', { key: 5, value: { ...row, id: 5 } });
  assert.deepEqual(
    (await storage.games()).map(({ id }) => id),
    ['g1'],
  );
});

test('games are listed newest first', async () => {
  const { storage } = opened(fakeIndexedDB());
  for (const [id, time] of /** @type {const} */ ([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ]))
    await storage.append({ ...row, id, time }, 0, events, []);
  assert.deepEqual(
    (await storage.games()).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
});

test('a page keeps one connection to its database', async () => {
  const factory = fakeIndexedDB();
  const counted = counting(factory);
  const { storage } = opened(counted);
  await storage.append(row, 0, events, []);
  await storage.append({ ...row, plies: 3 }, 2, [['m', 0]], events);
  await storage.games();
  assert.equal(counted.opens, 1);
});

test('a damaged game is cut after its last good entry, and its row says so', async () => {
  const factory = fakeIndexedDB();
  const log = [...events, ['m', 0]];
  await opened(factory).storage.append({ ...row, plies: 3, result: { winner: 'light' } }, 0, log, []);
  entryOf(factory, 'g1', 2).e = ['m', 1];
  const { storage } = opened(factory);
  assert.equal((await storage.read('g1'))?.damaged, 2);
  const found = /** @type {any} */ (await storage.read('g1'));
  assert.deepEqual([found.damaged, found.events, found.row.plies, found.row.result], [null, events, 2, null]);
  assert.equal(found.row.end, entryOf(factory, 'g1', 1).h);
  assert.equal(factory.stores.quarantine.size, 1);
});

test('a log that ends before its row says is damaged, and a row that lags behind is not', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append({ ...row, plies: 3 }, 0, events, []);
  assert.equal((await opened(factory).storage.read('g1'))?.damaged, 2);
  await storage.change('g1', { plies: 1 });
  assert.equal((await storage.read('g1'))?.damaged, null);
  await storage.change('g1', { plies: undefined });
  assert.equal((await storage.read('g1'))?.damaged, null);
  assert.deepEqual((await storage.read('g1'))?.events, events);
  await storage.append({ ...row, id: 'g2', plies: /** @type {any} */ (undefined) }, 0, [], []);
  assert.equal((await storage.read('g2'))?.damaged, null);
});

test('a game of which nothing is good is gone, and all of it is kept', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  entryOf(factory, 'g1', 0).e = ['s', 'dark', []];
  assert.deepEqual((await storage.read('g1'))?.damaged, 0);
  assert.deepEqual([factory.stores.games.size, factory.stores.events.size], [0, 0]);
  const [{ key }] = await storage.unreadable();
  assert.equal(/** @type {any} */ (await storage.quarantined(key)).entries.length, 2);
});

test('a change of a game that is not there makes none', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.change('g1', { name: 'A rainy evening' });
  assert.deepEqual([await storage.games(), factory.stores.games.size], [[], 0]);
});

test('only games that were deleted before are removed, and their events with them', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  for (const id of ['kept', 'gone']) await storage.append({ ...row, id }, 0, events, []);
  await storage.change('gone', { deleted: 5 });
  factory.stores.games.set('"bad"', { key: 'bad', value: /** @type {any} */ (null) });
  await storage.tidy(6);
  assert.deepEqual([...factory.stores.events.keys()], ['["kept",0]', '["kept",1]']);
  assert.deepEqual((await storage.read('kept'))?.events, events);
});

test('a deleted game that the disk does not let go stays whole, and is removed later', async () => {
  for (const full of ['delete events', 'delete games']) {
    let fails = true;
    const fail = (/** @type {unknown[]} */ ...[, , request]) =>
      fails && request === full ? 'QuotaExceededError' : null;
    const factory = fakeIndexedDB({ fail });
    const { storage } = opened(factory);
    await storage.append(row, 0, events, []);
    await storage.change('g1', { deleted: 5 });
    await storage.tidy(6);
    assert.deepEqual([factory.stores.games.size, factory.stores.events.size], [1, 2], full);
    fails = false;
    await opened(factory).storage.tidy(6);
    assert.deepEqual([factory.stores.games.size, factory.stores.events.size], [0, 0], full);
  }
});
