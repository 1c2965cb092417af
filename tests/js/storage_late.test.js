import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeIndexedDB } from './fake_idb.js';
import { events, losing, opened, row } from './stored.js';

const move = ['m', 0];

/** A disk that can be made to fail, and that counts what it is asked. */
function failing() {
  const state = { fails: '', asked: 0 };
  const factory = fakeIndexedDB({
    fail: (_call, mode, request) => {
      state.asked += 1;
      return ['all', mode, request].includes(state.fails) ? 'QuotaExceededError' : null;
    },
  });
  return { factory, state };
}

test('a disk that is full is read all the same, with what was changed since', async () => {
  const { factory, state } = failing();
  const { storage, modes, reasons } = opened(factory);
  await storage.append(row, 0, events, []);
  await storage.append({ ...row, id: 'g2', time: 2 }, 0, events, []);
  factory.stores.games.set('"bad"', { key: 'bad', value: /** @type {any} */ ({ id: 'bad' }) });
  state.fails = 'readwrite';
  assert.equal(await storage.append({ ...row, id: 'g3', time: 3 }, 0, events, []), false);
  await storage.change('g1', { name: 'A rainy evening' });
  await storage.change('g1', { deleted: 7 });
  assert.equal(await storage.append({ ...row, id: 'g2', time: 4, plies: 3 }, 2, [move], events), false);
  assert.deepEqual(
    (await storage.games()).map(({ id, name, deleted, time }) => [id, name, deleted, time]),
    [
      ['g2', '', undefined, 4],
      ['g3', '', undefined, 3],
      ['g1', 'A rainy evening', 7, 1],
    ],
  );
  assert.deepEqual((await storage.read('g1'))?.events, events);
  assert.deepEqual((await storage.read('g2'))?.events, [...events, move]);
  assert.equal(await storage.read('none'), null);
  assert.equal(await storage.catchUp(), false);
  assert.equal((await storage.games()).length, 3, 'and it is read after it has refused once more');
  assert.deepEqual([modes, reasons.at(-1)?.name, storage.mode], [['disk', 'memory'], 'QuotaExceededError', 'memory']);
  state.fails = '';
  assert.equal(await storage.catchUp(), true);
  assert.deepEqual([modes, storage.mode], [['disk', 'memory', 'disk'], 'disk']);
  const later = opened(factory).storage;
  assert.deepEqual((await later.read('g2'))?.events, [...events, move]);
  assert.deepEqual((await later.read('g3'))?.events, events);
  const { row: named } = /** @type {any} */ (await later.read('g1'));
  assert.deepEqual([named.name, named.deleted], ['A rainy evening', 7]);
});

test('what was changed while the storage failed is not changed once more later', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  state.fails = 'all';
  await storage.change('g1', { name: 'A rainy evening' });
  state.fails = '';
  await storage.catchUp();
  await opened(factory).storage.change('g1', { name: 'The next day' });
  state.fails = 'all';
  await storage.change('other', { name: 'x' });
  state.fails = '';
  assert.equal(await storage.catchUp(), true);
  assert.equal((await storage.read('g1'))?.row.name, 'The next day');
});

test('what was written late is not written once more after the next failure: what is gone stays gone', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  state.fails = 'all';
  await storage.append(row, 0, events, []);
  state.fails = '';
  assert.equal(await storage.catchUp(), true);
  const other = opened(factory).storage;
  await other.change('g1', { deleted: 1 });
  await other.tidy(2);
  state.fails = 'all';
  await storage.append({ ...row, id: 'g2' }, 0, events, []);
  state.fails = '';
  assert.equal(await storage.catchUp(), true);
  assert.deepEqual(
    (await other.games()).map(({ id }) => id),
    ['g2'],
  );
});

test('a disk with no room for all that is late takes nothing by halves, and all of it when there is room', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  state.fails = 'all';
  await storage.append(row, 0, events, []);
  for (const request of ['add events', 'put games']) {
    state.fails = request;
    assert.equal(await storage.catchUp(), false, request);
    assert.deepEqual([factory.stores.games.size, factory.stores.events.size], [0, 0], request);
  }
  state.fails = '';
  assert.equal(await storage.catchUp(), true);
  assert.deepEqual((await opened(factory).storage.read('g1'))?.events, events);
});

test('storage that failed is asked again half a minute later, not before, and then all is written', async () => {
  mock.timers.enable({ apis: ['Date'], now: 1000 });
  const { factory, state } = failing();
  const { storage, modes } = opened(factory);
  state.fails = 'all';
  await storage.append(row, 0, events, []);
  const asked = state.asked;
  mock.timers.tick(29_999);
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, [move], events), false);
  assert.equal(state.asked, asked, 'a player waits for each question');
  mock.timers.tick(1);
  assert.equal(await storage.append({ ...row, plies: 4 }, 3, [['t', '1']], [...events, move]), false);
  const again = state.asked;
  assert.ok(again > asked);
  mock.timers.tick(29_999);
  await storage.append({ ...row, plies: 5 }, 4, [['p']], [...events, move, ['t', '1']]);
  assert.equal(state.asked, again);
  state.fails = '';
  mock.timers.tick(1);
  const log = [...events, move, ['t', '1'], ['p']];
  assert.deepEqual((await storage.read('g1'))?.events, log);
  assert.equal(await storage.append({ ...row, plies: 6 }, 5, [['t', '2']], log), true);
  assert.deepEqual(modes, ['memory', 'disk']);
  assert.deepEqual((await opened(factory).storage.read('g1'))?.events, [...log, ['t', '2']]);
  mock.timers.reset();
});

test('a connection that dies while what is late is written is replaced the next time', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(losing(factory, [1, 2, 3]));
  assert.equal(await storage.append(row, 0, events, []), false);
  assert.equal(await storage.catchUp(), false);
  assert.equal(await storage.catchUp(), true);
  assert.deepEqual((await opened(factory).storage.read('g1'))?.events, events);
});

test('a full disk is read again after its connection has died', async () => {
  const { factory, state } = failing();
  const dead = [0];
  const { storage } = opened(losing(factory, dead));
  const listed = async () => (await storage.games()).map(({ id }) => id);
  await storage.append(row, 0, events, []);
  state.fails = 'readwrite';
  await storage.append({ ...row, id: 'g2', time: 2 }, 0, events, []);
  assert.deepEqual(await listed(), ['g2', 'g1']);
  dead.push(3);
  assert.deepEqual(await listed(), ['g2']);
  assert.deepEqual(await listed(), ['g2', 'g1']);
});

test('a full disk that did not answer before is read as soon as it refuses', async () => {
  const { factory, state } = failing();
  await opened(factory).storage.append(row, 0, events, []);
  let answers = false;
  const { storage, reasons } = opened({
    open: (/** @type {string} */ name) => (answers ? factory.open(name) : {}),
  });
  mock.timers.enable({ apis: ['setTimeout'] });
  const first = storage.append({ ...row, id: 'g2', time: 2 }, 0, events, []);
  while (storage.mode !== 'memory') {
    mock.timers.tick(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(await first, false);
  assert.match(reasons[0].message, /does not answer/);
  mock.timers.reset();
  const listed = async () => (await storage.games()).map(({ id }) => id);
  assert.deepEqual(await listed(), ['g2']);
  answers = true;
  state.fails = 'readwrite';
  assert.equal(await storage.catchUp(), false);
  assert.deepEqual(await listed(), ['g2', 'g1']);
});

test('what changes while what is late is written is written too', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  state.fails = 'all';
  await storage.append(row, 0, events, []);
  state.fails = '';
  const first = storage.catchUp();
  await storage.change('g1', { name: 'A rainy evening' });
  assert.deepEqual([await first, storage.mode], [false, 'memory']);
  assert.equal(await storage.catchUp(), true);
  const found = await opened(factory).storage.read('g1');
  assert.deepEqual([found?.row.name, found?.events], ['A rainy evening', events]);
});

test('a game that another window went on with keeps its log, and the late one is in quarantine', async () => {
  mock.timers.enable({ apis: ['Date'], now: 1000 });
  const { factory, state } = failing();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  state.fails = 'readwrite';
  await storage.append({ ...row, plies: 3, name: 'Mine' }, 2, [move], events);
  state.fails = '';
  await opened(factory).storage.append({ ...row, plies: 3 }, 2, [['m', 1]], events);
  assert.equal(await storage.catchUp(), true);
  const later = opened(factory).storage;
  assert.deepEqual((await later.read('g1'))?.events, [...events, ['m', 1]]);
  assert.equal((await later.read('g1'))?.row.name, '');
  const [{ key, time, name }] = await later.unreadable();
  assert.deepEqual([key, time, name], ['g1 1000', 1000, 'Mine']);
  const { entries } = /** @type {any} */ (await later.quarantined(key));
  assert.deepEqual(
    entries.map((/** @type {any} */ one) => one.e),
    [...events, move],
  );
  mock.timers.reset();
});

test('a late game keeps the name and the deletion of another window, and a longer log stays', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  for (const id of ['g1', 'g2', 'g3']) await storage.append({ ...row, id }, 0, events, []);
  state.fails = 'readwrite';
  for (const id of ['g1', 'g2', 'g3']) await storage.append({ ...row, id, plies: 3, name: 'Old' }, 2, [move], events);
  state.fails = '';
  const other = opened(factory).storage;
  await other.change('g1', { name: 'New' });
  await other.change('g2', { deleted: 7 });
  await other.append({ ...row, id: 'g3', plies: 4, name: '' }, 2, [move, ['t', '1']], events);
  assert.equal(await storage.catchUp(), true);
  const found = [];
  for (const id of ['g1', 'g2', 'g3']) {
    const { row: now, events: log, damaged } = /** @type {any} */ (await opened(factory).storage.read(id));
    found.push([now.name, now.deleted, now.plies, log.length, damaged]);
  }
  assert.deepEqual(found, [
    ['New', undefined, 3, 3, null],
    ['', 7, 3, 3, null],
    ['', undefined, 4, 4, null],
  ]);
});

test('a game whose row was lost meanwhile gets it back', async () => {
  const { factory, state } = failing();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  state.fails = 'readwrite';
  await storage.append({ ...row, name: 'Mine', deleted: null }, 2, [], events);
  await storage.writeAgain({ ...row, name: 'Mine' }, events);
  state.fails = '';
  factory.stores.games.clear();
  assert.equal(await storage.catchUp(), true);
  assert.equal((await opened(factory).storage.read('g1'))?.row.name, 'Mine');
});

test('in memory games are kept as on a disk', async () => {
  const { storage } = opened(null);
  const log = [...events, ...Array.from({ length: 20 }, (_, n) => ['m', n])];
  await storage.append({ ...row, plies: 22 }, 0, log, []);
  await storage.append({ ...row, id: 'g10', deleted: 1, time: 2 }, 0, events, []);
  await storage.append({ ...row, id: 'g', time: 3 }, 0, events, []);
  assert.deepEqual((await storage.read('g1'))?.events, log);
  assert.deepEqual(
    (await storage.games()).map(({ id }) => id),
    ['g', 'g10', 'g1'],
  );
  await storage.tidy(5);
  assert.equal(await storage.read('g10'), null);
  assert.deepEqual((await storage.read('g1'))?.events, log);
  await storage.writeAgain({ ...row, plies: 2 }, events);
  assert.deepEqual((await storage.read('g1'))?.events, events);
  const [{ key }] = await storage.unreadable();
  await storage.discard(key);
  assert.deepEqual(await storage.unreadable(), []);
});
