/**
 * Tabs that read and write the same games in every order, and are closed at any moment. No entry that was acknowledged
 * is lost, and no log is mixed from two tabs.
 */

import { openStorage } from '../../js/page/storage.js';
import { randomFrom, rest, tick, withClock } from './clock.js';
import { disk } from './idb.js';

const GAMES = ['one', 'two'];
const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
const MINUTES = 60_000;

/** @typedef {{id: string, name: string, log: any[], saved: number, stopped: boolean}} Game as a tab has it */

/**
 * One run: two or three tabs do some things at the same time.
 * @param {number} seed
 * @returns {Promise<string[]>} what was wrong
 */
async function run(seed) {
  /** @type {string[]} */
  const complaints = [];
  const random = randomFrom(seed);
  const data = disk();
  const complain = (/** @type {string} */ what) => complaints.push(`seed ${seed}: ${what}`);
  /** What storage has acknowledged, by game: the longest log, and the last name. @type {Record<string, any[]>} */
  const acknowledged = {};
  /** @type {Record<string, string>} */
  const names = {};
  let renaming = 0;
  let emptied = false;
  let working = 0;

  /** @param {number} number */
  function openTab(number) {
    const factory = data.page();
    const storage = openStorage(
      /** @type {any} */ (factory),
      (mode) => mode === 'memory' && complain('fell to memory'),
    );
    /** @type {Game|null} */
    let game = null;
    let closed = false;

    const begin = () => {
      const id = GAMES[random(GAMES.length)];
      game = { id: `${id} of ${number}`, name: '', log: [['s', number, random(1e6)]], saved: 0, stopped: false };
      return store();
    };
    const open = async () => {
      const rows = (await storage.games()).filter((one) => !one.deleted);
      const row = rows[random(rows.length || 1)];
      if (!row) return;
      const found = await storage.read(row.id);
      if (!found) return;
      if (found.damaged !== null) complain(`${row.id} is damaged`);
      game = { id: row.id, name: found.row.name, log: found.events, saved: found.events.length, stopped: false };
    };
    const play = () => {
      if (!game || game.stopped) return;
      game.log.push(['t', `${number}.${random(1e6)}`]);
      return store();
    };
    async function store() {
      const mine = /** @type {Game} */ (game);
      const { id, name, log, saved } = mine;
      const row = /** @type {any} */ ({ id, name, rules: 'finkel', players, record: { id }, time: Date.now() });
      try {
        const all = [...log];
        const stored = await storage.append(
          { ...row, plies: all.length },
          saved,
          all.slice(saved),
          all.slice(0, saved),
        );
        if (!stored) return;
        mine.saved = all.length;
        const known = acknowledged[id] ?? [];
        if (all.length > known.length) acknowledged[id] = all;
      } catch (error) {
        // The page says so and locks the game: what was asked for is not shown.
        mine.stopped = true;
        mine.log.length = mine.saved;
        const { code } = /** @type {{code?: string}} */ (error);
        if (code !== 'conflict' && code !== 'deleted') complain(`${code ?? /** @type {Error} */ (error).stack}`);
      }
    }
    const rename = async () => {
      if (!game || game.stopped) return;
      const { id } = game;
      game.name = `name ${random(1e6)}`;
      const { name } = game;
      renaming += 1;
      const alone = renaming === 1;
      await storage.change(id, { name });
      renaming -= 1;
      if (alone && !renaming) names[id] = name;
      else delete names[id];
    };
    const remove = async () => {
      if (!game) return;
      const { id } = game;
      game = null;
      await storage.change(id, { deleted: Date.now() });
    };
    const restore = async () => {
      const gone = (await storage.games()).find((one) => one.deleted);
      if (gone) await storage.change(gone.id, { deleted: null });
    };
    const tidy = () => storage.tidy(Date.now() - 30 * MINUTES);
    const acts = [play, play, play, play, play, open, begin, rename, remove, restore, tidy];

    return {
      close() {
        closed = true;
        factory.kill();
      },
      /** Do one thing after the other; a person does not wait for the disk, except for their own moves. */
      async live() {
        working += 1;
        try {
          for (let n = 0; n < 12 && !closed; n += 1) {
            const doing = acts[random(acts.length)]();
            await doing;
            if (!random(4)) await new Promise((done) => setTimeout(done, random(50)));
          }
        } catch (error) {
          if (!closed) complain(`${/** @type {any} */ (error)?.stack ?? error}`);
        }
        if (!closed) working -= 1;
      },
    };
  }

  const tabs = Array.from({ length: 2 + random(2) }, (_, number) => openTab(number));
  for (const tab of tabs) tab.live();
  const killing = random(3) ? -1 : random(400);
  const emptying = random(4) ? -1 : random(400);
  for (let n = 0; working > 0 && n < 5000; n += 1) {
    await rest();
    if (n === killing) {
      tabs[0].close();
      working -= 1;
    }
    if (n === emptying) {
      data.clear();
      emptied = true;
    }
    if (!data.step(random)) tick(10);
    if (n === 4999) complain('the tabs never end');
  }
  const last = openStorage(/** @type {any} */ (data.page()), () => {});
  /** @param {Promise<any>} promise */
  async function done(promise) {
    let over = false;
    promise.finally(() => {
      over = true;
    });
    for (await rest(); !over; await rest()) if (!data.step(random)) tick(10);
    return promise;
  }
  const parts = /** @type {any[]} */ (await done(last.unreadable()));
  if (!emptied && parts.length) complain(`${parts.length} in quarantine`);
  for (const [id, log] of Object.entries(acknowledged)) {
    const found = await done(last.read(id));
    const has = (/** @type {any[]|undefined} */ events) =>
      JSON.stringify(events?.slice(0, log.length)) === JSON.stringify(log);
    // What the browser has deleted of games that were not played on is gone.
    if (emptied) {
      if (found && found.damaged !== null) complain(`${id} is damaged after the browser was emptied`);
      continue;
    }
    if (!has(found?.events))
      complain(`of ${id}, ${log.length} were acknowledged, ${found?.events.length ?? 'none'} are there`);
    if (names[id] && found && found.row.name !== names[id])
      complain(`${id} is “${found.row.name}”, not “${names[id]}”`);
  }
  return complaints;
}

/**
 * @param {number} count @param {number} [seed]
 */
export const tabs = (count, seed = 0) =>
  withClock(async () => {
    const complaints = [];
    for (let n = 0; n < count; n += 1) complaints.push(...(await run(seed + n)));
    return { tried: count, lost: complaints.length, complaints };
  });

if (process.argv[1] === import.meta.filename) {
  const { complaints, ...more } = await tabs(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 0));
  console.log(JSON.stringify({ ...more, complaints: complaints.slice(0, 30) }, null, 1));
}
