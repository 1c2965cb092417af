/**
 * Every call of the storage fails in turn, in every way, once or for some time. Nothing that was stored may be lost,
 * and what was played meanwhile must be stored when the storage works again.
 */

import { openStorage } from '../../js/page/storage.js';
import { randomFrom, rest, tick, withClock } from './clock.js';
import { disk, FAULTS } from './idb.js';

/** How many calls fail: one, a few, or all until the storage works again. */
const SPANS = [1, 3, Number.POSITIVE_INFINITY];
/** Nothing may take longer, in milliseconds: a player waits. */
const PATIENCE = 4000;
/** The pauses after which the page tries again, in milliseconds. */
const RETRY = { first: 2000, last: 32_000 };
/** A player thinks so long that the storage is tried again. */
const PAUSE = 33_000;
/** After this time a page must have tried again, in milliseconds. */
const LATER = 70_000;

const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
const rowOf = (/** @type {any} */ game) =>
  /** @type {any} */ ({ ...game.row, plies: game.log.length, time: Date.now(), result: null });
/** @param {string} id */
const newGame = (id) => ({
  row: { id, name: '', rules: 'finkel', players, record: { id } },
  log: /** @type {any[]} */ ([]),
  saved: 0,
  deleted: false,
});

/** A page: storage, and the games as the page has them in its own memory. */
export class Page {
  /** @param {any} factory @param {string[]} complaints @param {string} name */
  constructor(factory, complaints, name) {
    this.complaints = complaints;
    this.name = name;
    /** @type {string[]} */
    this.modes = [];
    this.storage = openStorage(factory, (mode) => {
      this.modes.push(mode);
      if (mode === 'memory') setTimeout(() => this.catchUp(RETRY.first), RETRY.first);
    });
  }

  /** As page.js does it. */
  async catchUp(/** @type {number} */ pause) {
    const next = Math.min(2 * pause, RETRY.last);
    if (this.storage.mode === 'memory' && !(await this.storage.catchUp())) setTimeout(() => this.catchUp(next), next);
  }

  /** @param {any} game one that this page has played on */
  async read(game) {
    const { row, log } = game;
    const found = await this.storage.read(row.id);
    if (found && found.events.length < log.length)
      this.complaints.push(`${this.name}: of ${row.id}, ${found.events.length} of ${log.length} are read`);
    // A disk that is full can be read all the same.
    if (!this.name.startsWith('full')) return;
    const listed = (await this.storage.games()).map(({ id }) => id);
    if (found && !listed.includes(row.id)) this.complaints.push(`${this.name}: ${row.id} is not listed`);
  }

  /**
   * Store the last entries of a game, as the page does after a move.
   * @param {any} game
   */
  async append(game) {
    const { log, saved } = game;
    const stored = await this.storage.append(rowOf(game), saved, log.slice(saved), log.slice(0, saved));
    if (stored) game.saved = log.length;
    else if (this.modes.at(-1) !== 'memory') this.complaints.push(`${this.name}: not stored, and nothing was said`);
  }
}

/** @param {any} game @param {number} n */
const play = (game, n = 2) => {
  for (let i = 0; i < n; i += 1) game.log.push(['t', `${game.row.id} ${game.log.length}`]);
};

/**
 * What a person does in one visit: everything that storage offers.
 * @param {Page} page
 * @param {any} old a game of an earlier visit
 * @param {any[]} played the games of this visit
 * @returns {Generator<number|(() => Promise<unknown>)>} what to do, or how many milliseconds to wait
 */
function* visit(page, old, played) {
  const { storage } = page;
  yield () => storage.games();
  const one = newGame('one');
  played.push(one);
  for (let move = 0; move < 3; move += 1) {
    play(one);
    yield () => page.append(one);
  }
  one.row.name = 'A rainy evening';
  yield () => storage.change('one', /** @type {any} */ ({ name: one.row.name }));
  yield () => storage.read('old');
  play(old);
  yield () => page.append(old);
  // The page would go on from here: what it reads must not be behind what it has shown.
  yield () => page.read(old);
  yield PAUSE;
  yield () => page.read(one);
  play(one);
  yield () => page.append(one);
  yield () => page.read(one);
  yield () => storage.change('one', /** @type {any} */ ({ deleted: Date.now() }));
  yield () => storage.change('one', /** @type {any} */ ({ deleted: null }));
  yield () => storage.unreadable();
  yield () => storage.tidy(0);
  const two = newGame('two');
  played.push(two);
  play(two);
  yield () => page.append(two);
  play(one, 1);
  yield () => page.append(one);
}

/**
 * One visit with a fault.
 * @param {{fault: import('./idb.js').Fault|null, at: number, span: number}} plan the fault, the first call that has it,
 *   and how many calls have it
 * @returns {Promise<{calls: number, complaints: string[]}>}
 */
export async function run({ fault, at, span }) {
  /** @type {string[]} */
  const complaints = [];
  const what = `${fault} at ${at}, ${span} times`;
  const random = randomFrom(at);
  const data = disk();
  let calls = 0;
  let healed = false;
  const page = (/** @type {any} */ plan) => new Page(data.page(plan), complaints, what);

  /** @param {() => Promise<unknown>} work @param {number} [patience] */
  async function done(work, patience = PATIENCE) {
    let over = false;
    /** @type {unknown} */
    let value;
    work().then(
      (result) => {
        over = true;
        value = result;
      },
      (error) => {
        over = true;
        complaints.push(`${what}: ${error?.code ?? error?.stack ?? error}`);
      },
    );
    const begin = Date.now();
    for (await rest(); !over; await rest()) {
      if (!data.step(random)) tick(100);
      if (Date.now() - begin > patience) {
        complaints.push(`${what}: no answer after ${patience} ms: ${work}`);
        return undefined;
      }
    }
    return value;
  }
  /** @param {number} ms */
  async function pass(ms) {
    for (const end = Date.now() + ms; Date.now() < end; await rest()) if (!data.step(random)) tick(500);
  }

  const before = page(() => null);
  const old = newGame('old');
  play(old, 6);
  await done(() => before.append(old));
  const now = page(() => {
    calls += 1;
    return !healed && fault && calls >= at && calls < at + span ? fault : null;
  });
  /** @type {any[]} */
  const played = [];
  for (const act of visit(now, old, played)) {
    if (typeof act === 'number') await pass(act);
    else await done(act);
  }
  healed = true;
  const said = now.modes.filter((mode) => mode === 'memory').length;
  if (said > 1) complaints.push(`${what}: said ${said} times that nothing is stored`);
  await pass(LATER);
  const later = page(() => null);
  // What the browser has deleted of games that are not on the screen is gone: the old one was played on, so is not.
  for (const game of [...played, old]) {
    const found = /** @type {any} */ (await done(() => later.storage.read(game.row.id)));
    if (fault === 'emptied' && !found && game !== played[0]) continue;
    if (JSON.stringify(found?.events) !== JSON.stringify(game.log))
      complaints.push(`${what}: of ${game.row.id}, ${found?.events.length ?? 'none'} of ${game.log.length} are stored`);
    else if (found.damaged !== null) complaints.push(`${what}: ${game.row.id} is damaged`);
    else if (found.row.deleted) complaints.push(`${what}: ${game.row.id} is deleted`);
    else if (found.row.name !== game.row.name) complaints.push(`${what}: ${game.row.id} is named “${found.row.name}”`);
  }
  const parts = /** @type {any[]} */ (await done(() => later.storage.unreadable()));
  if (fault !== 'emptied' && parts.length) complaints.push(`${what}: ${parts.length} in quarantine`);
  return { calls, complaints };
}

/**
 * All combinations, or every `every`-th of them.
 * @param {number} [every]
 */
export const storageFaults = (every = 1) =>
  withClock(async () => {
    const { calls, complaints } = await run({ fault: null, at: 0, span: 0 });
    let tried = 0;
    let n = 0;
    for (const fault of FAULTS)
      for (const span of SPANS)
        for (let at = 1; at <= calls; at += 1) {
          n += 1;
          if (n % every) continue;
          tried += 1;
          complaints.push(...(await run({ fault, at, span })).complaints);
        }
    return { tried, lost: complaints.length, complaints };
  });

if (process.argv[1] === import.meta.filename) {
  const { complaints, ...rest } = await storageFaults(Number(process.argv[2] ?? 1));
  console.log(JSON.stringify({ ...rest, complaints: complaints.slice(0, 30) }, null, 1));
}
