import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeIndexedDB } from './fake_idb.js';
import { events, opened, row } from './stored.js';

const move = ['m', 0];

/** @param {any} factory */
const logOf = (factory) => [...factory.stores.events.values()].map((one) => one.value.e);

test('a log to which nothing is added keeps its end', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  assert.equal(await storage.append({ ...row, plies: 0 }, 0, [], []), true);
  assert.equal((await storage.read('g1'))?.row.end, '');
  await storage.append(row, 0, events, []);
  const end = (await storage.read('g1'))?.row.end;
  assert.equal(end, factory.stores.events.get('["g1",1]')?.value.h);
  await storage.append({ ...row, name: 'Named' }, 2, [], events);
  assert.equal((await storage.read('g1'))?.row.end, end);
  await storage.append({ ...row, plies: 3 }, 2, [move], events);
  assert.deepEqual((await opened(factory).storage.read('g1'))?.damaged, null);
});

test('a window that has not written this game yet goes on with it', async () => {
  const factory = fakeIndexedDB();
  await opened(factory).storage.append(row, 0, events, []);
  const { storage } = opened(factory);
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, [move], events), true);
  assert.equal(await storage.append({ ...row, plies: 4 }, 3, [['t', '1']], [...events, move]), true);
  const found = await opened(factory).storage.read('g1');
  assert.deepEqual([found?.events, found?.damaged], [[...events, move, ['t', '1']], null]);
});

test('games that go on in turn keep their logs apart, though both are as long', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  const other = { ...row, id: 'g2' };
  await storage.append(row, 0, events, []);
  await storage.append(other, 0, [...events].reverse(), []);
  await storage.append({ ...row, plies: 3 }, 2, [move], events);
  await storage.append({ ...other, plies: 3 }, 2, [move], [...events].reverse());
  const read = opened(factory).storage;
  const found = [await read.read('g1'), await read.read('g2')];
  assert.deepEqual(
    found.map((one) => [one?.events, one?.damaged]),
    [
      [[...events, move], null],
      [[...[...events].reverse(), move], null],
    ],
  );
});

test('a game that another window has deleted does not count as stored, though all of it is there', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  await opened(factory).storage.change('g1', { deleted: 7 });
  await assert.rejects(storage.append(row, 0, events, []), { code: 'deleted' });
  assert.equal((await storage.read('g1'))?.row.deleted, 7);
});

test('the second entry is added as any other: not to a game that is deleted, and not without the first', async () => {
  const first = events.slice(0, 1);
  const gone = fakeIndexedDB();
  const one = opened(gone).storage;
  await one.append(row, 0, first, []);
  await opened(gone).storage.change('g1', { deleted: 7 });
  await assert.rejects(one.append(row, 1, events.slice(1), first), { code: 'deleted' });
  const lost = fakeIndexedDB();
  const other = opened(lost);
  await other.storage.append(row, 0, first, []);
  lost.stores.events.clear();
  assert.equal(await other.storage.append(row, 1, events.slice(1), first), true);
  assert.deepEqual([logOf(lost), other.said], [events, ['written-again']]);
});

test('of what is written once more, the part that is there already stays, and the rest is added', async () => {
  for (const there of [1, 2, 3]) {
    const log = [...events, move, ['t', '1']];
    const factory = fakeIndexedDB();
    await opened(factory).storage.append({ ...row, plies: there }, 0, log.slice(0, there), []);
    assert.equal(await opened(factory).storage.append({ ...row, plies: 4 }, 0, log, []), true);
    assert.deepEqual(logOf(factory), log);
    assert.equal((await opened(factory).storage.read('g1'))?.damaged, null);
  }
});

test('a game that was written anew by another window is a conflict, and stays as that window left it', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  const other = [events[0], ['t', '4']];
  await opened(factory).storage.writeAgain(row, other);
  await assert.rejects(storage.append({ ...row, plies: 3 }, 2, [move], events), { code: 'conflict' });
  assert.deepEqual(logOf(factory), other);
});

test('two windows that go on at the same place: the second is told, and the first one stays', async () => {
  const factory = fakeIndexedDB();
  const one = opened(factory).storage;
  await one.append(row, 0, events, []);
  const two = opened(factory).storage;
  await two.append({ ...row, plies: 3 }, 2, [['m', 1]], events);
  const again = [...events, move];
  for (const n of [2, 1, 0])
    await assert.rejects(one.append({ ...row, plies: 3, name: 'Late' }, n, again.slice(n), again.slice(0, n)), {
      code: 'conflict',
    });
  assert.deepEqual(logOf(factory), [...events, ['m', 1]]);
  assert.equal((await one.read('g1'))?.row.name, '');
});

test('a disk that takes no more when a part is there already: the whole game is in memory', async () => {
  const log = [...events, move, ['t', '1']];
  for (const n of [0, 1]) {
    let full = false;
    const factory = fakeIndexedDB({
      fail: (_call, mode, request) => {
        full ||= request === 'getAll events';
        return full && mode === 'readwrite' ? 'QuotaExceededError' : null;
      },
    });
    await opened(factory).storage.append(row, 0, events, []);
    const { storage } = opened(factory);
    assert.equal(await storage.append({ ...row, plies: 4 }, n, log.slice(n), log.slice(0, n)), false);
    assert.deepEqual((await storage.read('g1'))?.events, log);
  }
});

test('a game that a full disk does not let be written again stays there as it is, and is whole in memory', async () => {
  for (const request of ['add events', 'put quarantine', 'put games']) {
    let full = '';
    const factory = fakeIndexedDB({ fail: (_call, _mode, asked) => (asked === full ? 'QuotaExceededError' : null) });
    const { storage, said } = opened(factory);
    await storage.append(row, 0, events, []);
    full = request;
    assert.equal(await storage.writeAgain({ ...row, plies: 3 }, [...events, move]), false, request);
    assert.deepEqual([logOf(factory), said], [events, []], request);
    assert.deepEqual((await storage.read('g1'))?.events, [...events, move], request);
  }
});

test('a log that another window wrote anew is not gone on with, though its last entry is the same', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  const other = [['s', 'dark', []], events[1]];
  await opened(factory).storage.writeAgain(row, other);
  const more = [events[1], move];
  await assert.rejects(storage.append({ ...row, plies: 3 }, 1, more, events.slice(0, 1)), { code: 'conflict' });
  assert.deepEqual(logOf(factory), other);
});

test('what is left of a game that the browser has lost a part of goes into quarantine', async () => {
  const factory = fakeIndexedDB();
  const { storage, said } = opened(factory);
  await storage.append({ ...row, plies: 3 }, 0, [...events, move], []);
  const end = factory.stores.games.get('"g1"')?.value.end;
  factory.stores.events.delete('["g1",2]');
  assert.equal(await storage.append({ ...row, plies: 4 }, 3, [['t', '1']], [...events, move]), true);
  assert.deepEqual(logOf(factory), [...events, move, ['t', '1']]);
  const [{ key }] = await storage.unreadable();
  const kept = /** @type {any} */ (await storage.quarantined(key));
  assert.deepEqual([kept.row.id, kept.entries.map((/** @type {any} */ one) => one.e)], ['g1', events]);
  const { row: now } = /** @type {any} */ (await storage.read('g1'));
  assert.equal(now.end, factory.stores.events.get('["g1",3]')?.value.h);
  assert.notEqual(now.end, end);
  assert.deepEqual(said, ['written-again']);
  assert.equal(await storage.append({ ...row, plies: 5 }, 4, [['p']], [...events, move, ['t', '1']]), true);
  assert.equal((await opened(factory).storage.read('g1'))?.damaged, null);
});

test('a game that went on in another way and was written again goes on from there', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append({ ...row, plies: 3 }, 0, [...events, move], []);
  factory.stores.events.get('["g1",2]').value.e = ['m', 1];
  assert.equal((await storage.read('g1'))?.damaged, 2);
  const log = [...events, ['m', 2]];
  factory.stores.events.clear();
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, log.slice(2), events), true);
  assert.equal(await storage.append({ ...row, plies: 4 }, 3, [['p']], log), true);
  assert.deepEqual(logOf(factory), [...log, ['p']]);
  assert.equal((await storage.read('g1'))?.damaged, null);
});

test('a game of which the browser has lost everything leaves nothing in quarantine', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append(row, 0, events, []);
  for (const store of Object.values(factory.stores)) store.clear();
  await storage.append({ ...row, plies: 3 }, 2, [move], events);
  assert.deepEqual(await storage.unreadable(), []);
  assert.deepEqual(await storage.writeAgain({ ...row, plies: 0 }, []), true);
  assert.equal((await storage.read('g1'))?.row.end, '');
});

test('a game that is written again where storage is refused is in memory, and nothing is said of it', async () => {
  const { storage, said } = opened(null);
  await storage.append(row, 0, events, []);
  assert.equal(await storage.writeAgain({ ...row, plies: 3 }, [...events, move]), false);
  assert.deepEqual((await storage.read('g1'))?.events, [...events, move]);
  assert.deepEqual(said, []);
});

test('in memory, where a game is written from its first entry on after each move, nothing is left over', async () => {
  const { storage } = opened(null);
  await storage.append(row, 0, events, []);
  assert.equal(await storage.append({ ...row, plies: 3 }, 0, [...events, move], []), false);
  assert.deepEqual((await storage.read('g1'))?.events, [...events, move]);
  assert.deepEqual(await storage.unreadable(), []);
});

test('in memory, too, a game that another window has deleted is not played on', async () => {
  const { storage } = opened(null);
  await storage.append(row, 0, events, []);
  await storage.change('g1', { deleted: 7 });
  await assert.rejects(storage.append({ ...row, plies: 3 }, 2, [move], events), { code: 'deleted' });
});

test('a new name of this window is stored when no other window has named the game', async () => {
  const factory = fakeIndexedDB();
  const { storage } = opened(factory);
  await storage.append({ ...row, name: 'First' }, 0, events, []);
  await storage.change('g1', { name: 'Second' });
  await storage.append({ ...row, plies: 3, name: 'First' }, 2, [move], events);
  const found = /** @type {any} */ (await storage.read('g1'));
  assert.deepEqual([found.row.name, found.row.plies], ['Second', 3]);
  assert.equal(found.row.end, factory.stores.events.get('["g1",2]')?.value.h);
});
