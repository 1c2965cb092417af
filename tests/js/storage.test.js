import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { canonical } from '../../js/page/log_chain.js';
import { openStorage } from '../../js/page/storage.js';
import { fakeIndexedDB } from './fake_idb.js';
import { events, opened, row } from './stored.js';

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
  assert.deepEqual(modes, ['disk']);
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

test('what was written although no answer came is no conflict for what follows', async () => {
  const factory = fakeIndexedDB();
  await opened(factory).storage.append(row, 0, events, []);
  const { storage } = opened(factory);
  const log = [...events, ['m', 0], ['t', '3']];
  assert.equal(await storage.append({ ...row, plies: 4 }, 0, log, []), true);
  assert.equal(await storage.append({ ...row, plies: 4 }, 1, log.slice(1), log.slice(0, 1)), true);
  const found = await storage.read('g1');
  assert.deepEqual([found?.events, found?.damaged], [log, null]);
});

test('storage that never answers delays a game by two seconds at most', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { storage, modes } = opened({ open: () => ({}) });
  const games = storage.games();
  // A page that is busy for long cannot know whether the storage answers.
  mock.timers.tick(10_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(modes, []);
  for (let passed = 0; passed < 2000; passed += 100) {
    mock.timers.tick(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(modes, ['memory']);
  assert.deepEqual(await games, []);
  assert.equal(await storage.append(row, 0, events, []), false, 'and nothing more waits');
  mock.timers.reset();
});

test('a game that another window has deleted comes back only if it is kept', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  await opened(factory).storage.change('g1', { deleted: 7 });
  await assert.rejects(storage.append({ ...row, plies: 3 }, 2, [['m', 0]], events), { code: 'deleted' });
  assert.deepEqual([(await storage.read('g1'))?.row.deleted, (await storage.read('g1'))?.events.length], [7, 2]);
  await storage.change('g1', { deleted: null });
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, [['m', 0]], events), true);
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

test('storage that is emptied during a game gets the whole game again, and that is said once', async () => {
  for (const empty of ['all', 'events', 'one']) {
    const factory = fakeIndexedDB();
    /** @type {string[]} */
    const said = [];
    const storage = openStorage(
      factory,
      () => {},
      () => said.push('written-again'),
    );
    await storage.append(row, 0, events, []);
    if (empty === 'one') factory.stores.events.delete('["g1",1]');
    else for (const [name, map] of Object.entries(factory.stores)) if (empty === 'all' || name === empty) map.clear();
    assert.equal(await storage.append({ ...row, plies: 3 }, 2, [['m', 0]], events), true);
    const found = await opened(factory).storage.read('g1');
    assert.deepEqual([found?.events, found?.damaged], [[...events, ['m', 0]], null], empty);
    factory.stores.events.clear();
    await storage.append({ ...row, plies: 4 }, 3, [['p']], [...events, ['m', 0]]);
    assert.equal((await opened(factory).storage.read('g1'))?.events.length, 4);
    assert.deepEqual(said, ['written-again']);
  }
});

test('a game that was stored before storage was refused is whole in memory', async () => {
  const log = [...events, ['m', 0], ['t', '3']];
  for (const stored of [1, 2]) {
    let refused = false;
    const factory = fakeIndexedDB({ fail: () => (refused ? 'UnknownError' : null) });
    const { storage } = opened(factory);
    await storage.append(row, 0, log.slice(0, stored), []);
    refused = true;
    // As the page does it: what is not on the disk is given again after the next move.
    for (const plies of [3, 4])
      assert.equal(
        await storage.append({ ...row, plies }, stored, log.slice(stored, plies), log.slice(0, stored)),
        false,
      );
    assert.deepEqual((await storage.read('g1'))?.events, log);
    assert.deepEqual(await storage.unreadable(), []);
  }
});

test('a damaged game goes on from its last good entry, and the rest is kept', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  const log = [...events, ['m', 0], ['t', '1'], ['p']];
  await storage.append({ ...row, plies: 5 }, 0, log, []);
  /** @type {any} */ (factory.stores.events.get('["g1",3]')).value.e = ['t', '4'];
  const later = opened(factory).storage;
  assert.equal((await later.read('g1'))?.damaged, 3);
  const [{ key, rules }] = /** @type {any} */ (await later.unreadable());
  assert.equal(rules, 'finkel');
  const kept = /** @type {any} */ (await later.quarantined(key));
  assert.equal(kept.entries.length, 5, 'all that was there can be exported');
  await later.discard(key);
  assert.equal(factory.stores.quarantine.size, 0);
  assert.deepEqual(await later.unreadable(), [], 'and then be deleted');
  assert.equal(await later.append({ ...row, plies: 4 }, 3, [['t', '2']], log.slice(0, 3)), true);
  const found = await opened(factory).storage.read('g1');
  assert.deepEqual([found?.events, found?.damaged], [[...log.slice(0, 3), ['t', '2']], null]);
});

test('a game without a good entry leaves the list, and can be exported', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  /** @type {any} */ (factory.stores.events?.get('["g1",0]')).value = null;
  assert.deepEqual((await opened(factory).storage.read('g1'))?.events, []);
  assert.deepEqual(await storage.games(), []);
  assert.equal((await storage.unreadable()).length, 1);
});

test('a row that is none hides no game', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  const bad = [
    null,
    5,
    'x',
    {},
    { ...row, id: 'other' },
    { ...row, id: 'b5', players: null },
    { ...row, id: 'b6', rules: 1 },
  ];
  for (const [n, value] of bad.entries())
    factory.stores.games?.set(`"b${n}"`, { key: `b${n}`, value: /** @type {any} */ (value) });
  for (const one of [storage, opened(factory).storage])
    assert.deepEqual(
      (await one.games()).map(({ id }) => id),
      ['g1'],
    );
  assert.equal((await storage.unreadable()).length, bad.length);
  assert.equal(await storage.read('b0'), null);
  await storage.tidy(9);
});

test('games of the first versions are found once, and again where they have gone on since', async () => {
  const old = fakeIndexedDB();
  const before = opened(old).storage;
  await before.append(row, 0, events, []);
  await before.append({ ...row, id: 'g2' }, 0, events, []);
  old.stores.quarantine.set('"bad"', { key: 'bad', value: { row: null, entries: [] } });
  const factory = fakeIndexedDB({ old });
  const { storage } = opened(factory);
  assert.equal((await storage.games()).length, 2);
  assert.deepEqual(await storage.read('g1'), await before.read('g1'));
  assert.equal((await storage.unreadable()).length, 1);

  // One is played on here, the other by a window of the older version; the third is deleted here for good.
  await storage.append({ ...row, time: 5 }, 2, [['m', 0]], events);
  await before.append({ ...row, id: 'g2', time: 6 }, 2, [['m', 1]], events);
  await before.append({ ...row, id: 'g3', deleted: 1, time: 1 }, 0, events, []);
  const { storage: later } = opened(factory);
  assert.deepEqual(
    (await later.games()).map(({ id, time }) => [id, time]),
    [
      ['g2', 6],
      ['g1', 5],
      ['g3', 1],
    ],
  );
  assert.deepEqual((await later.read('g1'))?.events, [...events, ['m', 0]]);
  assert.deepEqual((await later.read('g2'))?.events, [...events, ['m', 1]]);
  await later.tidy(2);
  assert.equal((await opened(factory).storage.games()).length, 2, 'what is gone for good stays gone');

  // Both versions play on in their own way: both stay.
  await before.append({ ...row, time: 7 }, 2, [['m', 3]], events);
  const { storage: last } = opened(factory);
  assert.deepEqual(
    (await last.games()).map(({ id }) => id),
    ['g1-7', 'g2', 'g1'],
  );
  assert.deepEqual((await last.read('g1-7'))?.events, [...events, ['m', 3]]);
  assert.deepEqual((await last.read('g1'))?.events, [...events, ['m', 0]]);
  assert.equal((await before.games()).length, 3, 'nothing was taken away there');
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

test('what was played while the storage failed is written to it afterwards, also the last move', async () => {
  let fails = true;
  const factory = fakeIndexedDB({ fail: () => (fails ? 'UnknownError' : null) });
  const { storage, modes } = opened(factory);
  await storage.append(row, 0, events, []);
  await storage.append({ ...row, id: 'g2' }, 0, events, []);
  await storage.change('g1', { name: 'A rainy evening' });
  assert.equal(await storage.catchUp(), false);
  fails = false;
  assert.equal(await storage.catchUp(), true);
  const later = opened(factory).storage;
  assert.deepEqual((await later.read('g2'))?.events, events);
  assert.equal((await later.read('g1'))?.row.name, 'A rainy evening');
  assert.deepEqual(modes, ['memory', 'disk']);
});

test('a name that another window gives to a game stays', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  await opened(factory).storage.change('g1', { name: 'A rainy evening' });
  await storage.append({ ...row, plies: 3 }, 2, [['m', 0]], events);
  assert.equal((await storage.read('g1'))?.row.name, 'A rainy evening');
});
