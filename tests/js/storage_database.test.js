import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { openDatabase, openOldDatabase, STORES, transact, withTimeout } from '../../js/page/database.js';
import { canonical, chain, countIntact } from '../../js/page/log_chain.js';
import { memoryTransaction } from '../../js/page/memory.js';
import { fakeIndexedDB } from './fake_idb.js';
import { counting, events, losing, opened, row } from './stored.js';

const move = /** @type {any} */ (['m', 0]);
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A database with one transaction, of which the test says what becomes of it. */
function oneTransaction() {
  const tx = /** @type {any} */ ({
    error: null,
    aborted: 0,
    abort: () => {
      tx.aborted += 1;
      tx.onabort?.();
    },
  });
  const asked = /** @type {any[]} */ ([]);
  const db = /** @type {any} */ ({
    objectStoreNames: STORES,
    transaction: (/** @type {any[]} */ ...how) => {
      asked.push(how);
      return tx;
    },
  });
  return { db, tx, asked };
}

test('work is done when its transaction is complete, not before', async () => {
  const { db, tx, asked } = oneTransaction();
  let done = '';
  const work = transact(db, 'readwrite', () => 'done').then((value) => {
    done = value;
  });
  await soon();
  assert.equal(done, '');
  tx.oncomplete();
  await work;
  assert.equal(done, 'done');
  assert.deepEqual(asked, [[STORES, 'readwrite', { durability: 'strict' }]]);
});

test('work that fails undoes what it has written', async () => {
  const { db, tx } = oneTransaction();
  await assert.rejects(
    transact(db, 'readwrite', async () => {
      throw new Error('bad');
    }),
    /bad/,
  );
  assert.equal(tx.aborted, 1);
  const ended = oneTransaction();
  ended.tx.abort = () => {
    ended.tx.oncomplete();
    throw new Error('it has ended');
  };
  await assert.rejects(
    transact(ended.db, 'readwrite', async () => {
      throw new Error('bad');
    }),
    /bad/,
  );
});

test('a request that fails is no fault of its own when nobody waits for it', async () => {
  const { db, tx } = oneTransaction();
  const request = /** @type {any} */ ({ error: new Error('full') });
  tx.objectStore = () => ({ get: () => request });
  const work = transact(db, 'readonly', (asked) => {
    asked.get('games', 'g1');
    return 1;
  });
  request.onerror();
  await soon();
  tx.error = request.error;
  tx.onabort();
  await assert.rejects(work, /full/);
  await soon();
});

test('a transaction that fails says why', async () => {
  const known = oneTransaction();
  const one = transact(known.db, 'readonly', () => 1);
  known.tx.error = new Error('full');
  known.tx.onabort();
  await assert.rejects(one, /full/);
  const asked = oneTransaction();
  const other = transact(asked.db, 'readonly', () => 1);
  asked.tx.onerror({ target: { error: new Error('of the request') } });
  await assert.rejects(other, /of the request/);
  const silent = oneTransaction();
  const third = transact(silent.db, 'readonly', () => 1);
  silent.tx.onabort();
  await assert.rejects(third, (error) => error === undefined);
});

test('a transaction that hangs is given up after a second and a half, and aborted later', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  for (const late of [false, true]) {
    const { db, tx } = oneTransaction();
    let given = 0;
    transact(db, 'readwrite', () => 1).catch(() => {
      given += 1;
    });
    for (let n = 0; n < 14; n += 1) mock.timers.tick(100);
    await soon();
    assert.equal(given, 0);
    mock.timers.tick(100);
    await soon();
    assert.equal(given, 1);
    mock.timers.tick(14_999);
    assert.equal(tx.aborted, 0);
    if (late) tx.oncomplete();
    mock.timers.tick(1);
    assert.equal(tx.aborted, late ? 0 : 1);
  }
  for (const end of ['oncomplete', 'onabort']) {
    const { db, tx } = oneTransaction();
    transact(db, 'readwrite', () => 1).catch(() => {});
    await soon();
    tx[end]();
    for (let n = 0; n < 200; n += 1) mock.timers.tick(100);
    assert.equal(tx.aborted, 0, `${end}: it has ended in time`);
  }
  mock.timers.reset();
});

test('what is waited for in vain is given up, and what comes is given on', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  assert.equal(await withTimeout(Promise.resolve(5)), 5);
  await assert.rejects(withTimeout(Promise.reject(new Error('bad'))), /bad/);
  const never = withTimeout(new Promise(() => {}));
  for (let n = 0; n < 15; n += 1) mock.timers.tick(100);
  await assert.rejects(never, /does not answer/);
  mock.timers.reset();
});

test('a connection that the browser closes, or that a newer page asks for, is opened anew', async () => {
  const factory = fakeIndexedDB();
  let closed = 0;
  const db = /** @type {any} */ (
    await openDatabase(/** @type {any} */ (factory), () => {
      closed += 1;
    })
  );
  let shut = 0;
  db.close = () => {
    shut += 1;
  };
  db.onversionchange();
  assert.deepEqual([closed, shut], [1, 1]);
  db.onclose();
  assert.deepEqual([closed, shut], [2, 1]);
  assert.deepEqual(Object.keys(factory.stores), STORES);

  const counted = counting(factory);
  const { storage, modes } = opened(counted);
  await storage.append(row, 0, events, []);
  db.onclose();
  db.transaction = new Proxy(db.transaction, {});
  assert.deepEqual((await storage.read('g1'))?.events, events);
  assert.deepEqual([counted.opens, modes], [2, ['disk']]);
});

test('a connection that has died without a word is replaced, and nothing is said of it', async () => {
  const dead = [0];
  const { storage, modes } = opened(losing(fakeIndexedDB(), dead));
  await storage.append(row, 0, events, []);
  dead.push(1);
  assert.equal(await storage.append({ ...row, plies: 3 }, 2, [move], events), true);
  assert.deepEqual((await storage.read('g1'))?.events, [...events, move]);
  assert.deepEqual(modes, ['disk']);
});

test('the database keeps the version that it has in every browser: its games stay there', () => {
  const asked = /** @type {unknown[]} */ ([]);
  const factory = /** @type {any} */ ({
    open: (/** @type {string} */ _name, /** @type {number} */ version) => {
      asked.push(version);
      return {};
    },
  });
  openDatabase(factory, () => {});
  assert.deepEqual(asked, [1]);
});

test('a database that cannot be opened says why', async () => {
  const request = /** @type {any} */ ({ error: new Error('of the request') });
  const opening = openDatabase(/** @type {any} */ ({ open: () => request }), () => {});
  request.onerror();
  await assert.rejects(opening, /of the request/);
  await assert.rejects(
    openDatabase(null, () => {}),
    /no storage/,
  );
});

test('the database of the first versions is opened where there is one, and never made', async () => {
  const names =
    (/** @type {string[]} */ ...all) =>
    async () =>
      all.map((name) => ({ name }));
  const request = /** @type {any} */ ({
    result: {
      closed: 0,
      close() {
        this.closed += 1;
      },
    },
  });
  const factory = /** @type {any} */ ({ open: () => request });
  assert.equal(await openOldDatabase({ ...factory, databases: names() }), null);
  assert.equal(await openOldDatabase({ ...factory, databases: names('other') }), null);
  for (const databases of [names('other', 'urgame'), undefined]) {
    const opening = openOldDatabase({ ...factory, databases });
    await soon();
    request.onsuccess();
    const found = /** @type {any} */ (await opening);
    assert.equal(found, request.result);
    found.onversionchange();
  }
  assert.equal(request.result.closed, 2, 'a newer page is not kept waiting');
  let aborted = 0;
  request.transaction = {
    abort: () => {
      aborted += 1;
      request.onerror();
    },
  };
  const opening = openOldDatabase(factory);
  await soon();
  request.onupgradeneeded();
  assert.deepEqual([await opening, aborted], [null, 1]);
});

test('the hash of an entry is over its event and all before it, and its spelling stays', async () => {
  const [one, two] = await chain('', events);
  assert.deepEqual(one, { e: events[0], h: 'eb0c1bd3c60cbe7b9343c1c2475946b3' });
  assert.deepEqual(two, { e: events[1], h: '931d269e58b3f332d1a8856782c9bfc1' });
  assert.deepEqual(await chain(one.h, events.slice(1)), [two]);
  assert.equal(
    canonical({ b: [1, 'x', undefined], a: null, c: { e: true, d: '"' } }),
    '{"a":null,"b":[1,"x",null],"c":{"d":"\\"","e":true}}',
  );
  const keys = Object.fromEntries(['c', 'a', 'd', 'b'].map((key) => [key, 0]));
  assert.equal(canonical(keys), '{"a":0,"b":0,"c":0,"d":0}');
});

test('entries are intact up to the first that is none, or that was changed', async () => {
  const log = await chain('', [...events, ['m', 0]]);
  assert.equal(await countIntact(log), 3);
  for (const bad of [null, 5, {}, { ...log[1], e: ['t', '4'] }, { ...log[1], h: 'x' }, log[0]])
    assert.equal(await countIntact(/** @type {any} */ ([log[0], bad, log[2]])), 1);
  assert.equal(await countIntact([{ ...log[0], h: 'x' }]), 0);
});

test('a page without cryptography writes no hashes and reads what it wrote', async () => {
  const own = /** @type {any} */ (Object.getOwnPropertyDescriptor(globalThis, 'crypto'));
  const log = await chain('', events);
  for (const value of [undefined, {}]) {
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    try {
      assert.deepEqual(
        await chain('', events),
        events.map((e) => ({ e, h: '' })),
      );
      assert.equal(await countIntact(events.map((e) => ({ e, h: '' }))), 2);
      assert.equal(await countIntact(log), 2, 'hashes that cannot be checked are no damage');
    } finally {
      Object.defineProperty(globalThis, 'crypto', own);
    }
  }
  const begun = events.map((e) => ({ e, h: '' }));
  assert.equal(await countIntact(begun), 2);
  const [next] = await chain('', [move]);
  assert.equal(await countIntact([...begun, next]), 3, 'with cryptography the game goes on');
  assert.equal(await countIntact([...begun, { ...next, e: ['m', 1] }]), 2);
});

test('memory answers as a database does', async () => {
  const tx = memoryTransaction();
  assert.equal(tx.inMemory, true);
  const entry = (/** @type {number} */ n) => ({ e: /** @type {any} */ (['m', n]), h: `${n}` });
  for (const n of [11, 2, 0, 1, 10]) await tx.add('events', entry(n), ['g', n]);
  await tx.add('events', entry(5), ['ga', 5]);
  await tx.put('games', row, 'g');
  assert.deepEqual(
    (await tx.events('g')).map(({ h }) => h),
    ['0', '1', '2', '10', '11'],
  );
  await tx.cut('g', 10);
  assert.deepEqual(
    (await tx.events('g')).map(({ h }) => h),
    ['0', '1', '2'],
  );
  await tx.put('quarantine', 1, 'a');
  await tx.put('quarantine', 2, 'b');
  assert.deepEqual(
    [await tx.keys('quarantine'), await tx.all('quarantine')],
    [
      ['a', 'b'],
      [1, 2],
    ],
  );
  await tx.drop('a');
  assert.deepEqual(await tx.keys('quarantine'), ['b']);
  await tx.remove('g');
  assert.deepEqual([await tx.events('g'), await tx.get('games', 'g')], [[], undefined]);
  assert.equal((await tx.events('ga')).length, 1);
});
