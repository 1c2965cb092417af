/** Puzzles: which one a day has, what a choice does, what is remembered, and the mistakes of a game as questions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initial } from '../../js/state/state.js';
import { addTableScreen } from '../../js/state/table_screens.js';
import { update } from '../../js/state/update.js';
import { action, ref } from './samples.js';

Object.assign(globalThis, {
  PUZZLES: [
    ['finkel', 60],
    ['skiryuk', 7],
  ],
});
const { screen } = await import('../../js/puzzle/screen.js');
const { itemOf, itemsOf, momentOf, ofDay } = await import('../../js/puzzle/items.js');
const { dayOf } = await import('../../js/puzzle/card.js');
const { due, keep, readMemory, solved, EMPTY } = await import('../../js/puzzle/memory.js');
addTableScreen('puzzle', screen);

const TODAY = '2026-11-22';
/** @type {any} */
const FILE = {
  rules: 'finkel',
  kind: 'chance',
  judged: 'exact',
  puzzles: [['light; -; hand 7/7; off 0/0', '2', [40, 52.5, 44], [0, 0, 0], 1, 'hit', [60, 50, 40, 20, 10, 0, 0]]],
};
/** @type {any} */
const VIEW = {
  ply: 2,
  phase: 'act',
  chooser: 'light',
  turn: 'light',
  players: { light: { kind: 'human' }, dark: { kind: 'computer', level: 4 } },
  sides: { light: 'you', dark: 'computer' },
  actions: [0, 1, 2].map((index) => action({ index, to: `A${index + 1}` })),
  pass: null,
  pieces: [],
  moves: [],
  tallies: [],
  why: {},
};
const CHOICES = [0, 1, 2].map((n) => ({ move: ref(`m${n}`), for: ref(`for${n}`), against: n ? null : ref('against') }));

/** @param {any} message */
const say = (/** @type {any} */ state, message) => update(state, message);
/** @param {any} how */
function opened(how) {
  const asked = say(initial(), { type: 'screen-asked', name: 'puzzle', how });
  assert.deepEqual(asked[1], { do: 'load-screen', name: 'puzzle', how, generation: 0 });
  return say(asked[0], { type: 'screen-loaded', name: 'puzzle', how, today: TODAY, stored: null, generation: 0 });
}

/** What the engine answers when a puzzle is asked for. */
const ANSWER = {
  record: { id: 'x' },
  log: [
    ['b', ''],
    ['t', '2'],
  ],
  events: [],
  view: VIEW,
  choices: CHOICES,
};

/** A puzzle whose position is here. */
function begun() {
  const [waiting, load] = opened({ what: 'one', rules: 'finkel', number: 1 });
  assert.deepEqual(load, { do: 'of-screen', name: 'puzzle', what: { type: 'load', rules: 'finkel' } });
  const [asking, ask] = say(waiting, { type: 'puzzle-file', rules: 'finkel', file: FILE });
  assert.equal(/** @type {any} */ (ask).request.type, 'puzzle');
  const { request } = /** @type {any} */ (ask);
  const [open] = say(asking, { type: 'answer', generation: asking.generation, request, answer: ANSWER });
  return open;
}

test('a day has the same puzzle everywhere, and the next day another ruleset', () => {
  const counts = /** @type {[string, number][]} */ ([
    ['finkel', 60],
    ['skiryuk', 7],
  ]);
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => ofDay(day, counts));
  assert.notEqual(days[0]?.rules, days[1]?.rules);
  assert.equal(days[0]?.rules, days[2]?.rules);
  assert.equal(days[2]?.number, (days[0]?.number ?? 0) + 1);
  for (const { rules, number } of days) assert.ok(number >= 1 && number <= (rules === 'finkel' ? 60 : 7));
});

test('a wrong choice says one thing against it and can be made no more; the right one is played', () => {
  const open = begun();
  assert.equal(open.tableScreen?.stage, 'open');
  // What the choices are judged by: here the chance to win.
  assert.deepEqual(screen.slots.lines?.(open)[1], { id: 'puzzle-aim', args: { kind: 'chance' } });
  const [wrong, ...nothing] = say(open, { type: 'nth-asked', n: 1 });
  assert.deepEqual(
    screen.slots.lines?.(wrong).map(({ id }) => id),
    ['puzzle-not', 'against'],
  );
  assert.ok(screen.slots.chip?.({ ...wrong, words: { ...wrong.words, t: () => 'tried' } }, 0));
  assert.ok(nothing.every(({ do: what }) => what !== 'ask'));
  assert.deepEqual(screen.slots.signs?.(wrong, 'A1'), ['blocked']);
  const [again] = say(wrong, { type: 'nth-asked', n: 1 });
  assert.equal(again.tableScreen?.tried.length, 1);
  const [right, ask] = say(wrong, { type: 'action-chosen', index: 1 });
  assert.deepEqual(ask, { do: 'ask', request: { type: 'act', ply: 2, index: 1 } });
  assert.equal(right.tableScreen?.stage, 'solved');
  assert.deepEqual(right.tableScreen?.memory.solved, { finkel: [1] });
});

test('a puzzle that is chosen in the list still leads back to the game', () => {
  const how = /** @type {const} */ ({ what: 'list' });
  const game = /** @type {any} */ ({ ...initial(), game: { id: 'g1', record: {}, log: [] } });
  const loaded = { type: 'screen-loaded', name: 'puzzle', today: TODAY, stored: null };
  const [listed] = say(game, { ...loaded, how });
  const [chosen] = say(listed, { ...loaded, how: { what: 'one', rules: 'finkel', number: 1 } });
  assert.deepEqual([listed.tableScreen?.from, chosen.tableScreen?.from], ['g1', 'g1']);
});

test('nothing is played by the computer, thrown or taken back in a puzzle', () => {
  const open = begun();
  for (const type of ['go-asked', 'undo-asked', 'hint-asked', 'throw-asked'])
    assert.deepEqual(say(open, { type }), [open], type);
});

test('a solved puzzle goes on as a game, with its own log', () => {
  const [right] = say(begun(), { type: 'action-chosen', index: 1 });
  const [game, ask] = say(right, { type: 'puzzle-play' });
  assert.equal(game.tableScreen, null);
  const { request } = /** @type {any} */ (ask);
  assert.equal(request.type, 'load');
  assert.deepEqual(request.record.events, [
    ['b', ''],
    ['t', '2'],
  ]);
});

test('a file that comes late changes no other puzzle', () => {
  const [waiting] = opened({ what: 'one', rules: 'finkel', number: 1 });
  for (const file of [FILE, null])
    assert.deepEqual(say(waiting, { type: 'puzzle-file', rules: 'bell', file }), [waiting]);
});

test('a screen that comes late does not lie over a game that was begun since', () => {
  const how = /** @type {const} */ ({ what: 'day' });
  const [asked, load] = say(initial(), { type: 'screen-asked', name: 'puzzle', how });
  const [begun] = say(asked, { type: 'play' });
  const { generation } = /** @type {any} */ (load);
  const late = { type: 'screen-loaded', name: 'puzzle', how, today: TODAY, stored: null, generation };
  assert.deepEqual(say(begun, late), [begun]);
});

test('a file that does not come can be asked for again', () => {
  const [waiting] = opened({ what: 'one', rules: 'finkel', number: 1 });
  const [failed] = say(waiting, { type: 'puzzle-file', rules: 'finkel', file: null });
  assert.equal(failed.tableScreen?.stage, 'failed');
  const [, load] = say(failed, { type: 'puzzle-again' });
  assert.equal(load?.do, 'of-screen');
});

test('a kept mistake comes back after longer and longer whiles, and at last goes', () => {
  const item = /** @type {any} */ (itemOf(FILE, 1));
  const mistake = { ...item, number: undefined };
  let memory = keep(EMPTY, mistake, TODAY);
  assert.deepEqual(due(memory, TODAY), []);
  const days = [];
  for (let day = TODAY; memory.kept.length && days.length < 20; ) {
    day = memory.kept[0]?.due ?? '';
    days.push(day);
    assert.equal(due(memory, day).length, 1);
    memory = solved(memory, mistake, true, day, true);
  }
  assert.deepEqual(days.slice(0, 3), ['2026-11-23', '2026-11-26', '2026-12-03']);
  assert.equal(memory.kept.length, 0);
  const wrong = solved(keep(EMPTY, mistake, TODAY), mistake, false, '2026-11-23', true);
  assert.equal(wrong.kept[0]?.due, '2026-11-24');
});

test('what two tabs have solved and kept is stored of both', async () => {
  /** @type {string|null} */
  let stored = null;
  Object.assign(globalThis, {
    localStorage: {
      getItem: () => stored,
      setItem: (/** @type {string} */ _key, /** @type {string} */ text) => {
        stored = text;
      },
    },
  });
  const [one, two, three] = ['1', '2', '3'].map((thrown) => /** @type {any} */ ({ ...itemOf(FILE, 1), throw: thrown }));
  const store = (/** @type {any} */ before, /** @type {any} */ memory) =>
    screen.perform?.({ type: 'remember', before, memory }, () => {}, true);
  const both = keep(keep(EMPTY, one, TODAY), two, TODAY);
  await store(EMPTY, both);
  // Each tab has read this. One solves a puzzle, keeps a third mistake and puts off the first; the other lets it go.
  const here = solved(keep(both, three, TODAY), { ...one, number: 1 }, true, '2026-11-23', true);
  await store(both, { ...here, day: TODAY });
  await store(both, solved(both, { ...two, number: 4 }, true, TODAY, true));
  await store(both, keep(both, two, TODAY));
  const found = readMemory(stored);
  assert.deepEqual([found.solved, found.day], [{ finkel: [1, 4] }, TODAY]);
  assert.deepEqual(
    new Map(found.kept.map(({ item, times }) => [item.throw, times])),
    new Map([
      ['3', 0],
      ['1', 1],
    ]),
  );
});

test('what was stored and cannot be read counts as nothing', () => {
  for (const stored of [null, '', '{', '[]', '{"kept":[{}]}', '{"solved":{"finkel":3}}', '{"kept":7}'])
    assert.deepEqual(readMemory(stored), EMPTY, String(stored));
  assert.deepEqual(readMemory('{"day":"2026-11-22"}').day, TODAY);
});

test('the mistakes of a person become questions, the costliest first, with the values of the person', () => {
  const judged = [
    { ply: 3, by: 'light', values: [500, 430], played: 1, best: 0, cost: 70, mark: 'slip' },
    { ply: 5, by: 'dark', values: [300, 400], played: 1, best: 0, cost: 100, mark: 'mistake' },
    { ply: 9, by: 'light', values: [500, 430], played: 1, best: 0, cost: 70, mark: 'slip', dice: true },
    { ply: 7, by: 'light', values: [300, 310], played: 0, best: 1, cost: 10, mark: null },
  ];
  const review = { kind: 'chance', steps: 1000, total: 1000, marks: { doubtful: 20 }, judged };
  const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
  const sides = { light: 'light', dark: 'dark' };
  const state = /** @type {any} */ ({ learn: { review }, truth: { players, sides } });
  const moments = [3, 5, 9].map((ply) => ({ ply, position: `p${ply}`, throw: '1' }));
  const items = itemsOf(state, { rules: 'finkel', moments });
  assert.deepEqual(
    items.map(({ values, best, played }) => [values, best, played]),
    [
      [[70, 60], 0, 1],
      [[50, 43], 0, 1],
    ],
  );
  const whose = (/** @type {object} */ sides) =>
    itemsOf({ ...state, truth: { players, sides } }, { rules: 'finkel', moments }).map(({ by }) => by);
  assert.deepEqual(whose({ light: 'light', dark: 'dark' }), ['dark', 'light'], 'two people: which of them');
  assert.deepEqual(whose({ light: 'computer', dark: 'you' }), [undefined, undefined]);
});

test('a day is written with the name of its month, or in numbers where the browser has none', () => {
  const day = new Date('2026-11-23T12:00:00');
  const amount = (/** @type {number} */ n) => `<${n}>`;
  const written = (/** @type {string} */ lang) => dayOf(/** @type {any} */ ({ lang, amount }), day);
  assert.equal(written('en'), 'November <23>');
  assert.equal(written('es'), '<23> de noviembre');
  assert.doesNotMatch(written('ckb'), /M1/);
});

test('the last choice that was left answers nothing: a puzzle is not solved, a mistake is asked about again', () => {
  const [first] = say(begun(), { type: 'nth-asked', n: 1 });
  const [second] = say(first, { type: 'nth-asked', n: 3 });
  const [left] = say(second, { type: 'nth-asked', n: 2 });
  assert.equal(left.tableScreen?.stage, 'solved');
  assert.deepEqual(left.tableScreen?.memory.solved, {});
  assert.equal(left.tableScreen?.items.length, 1);
  const puzzle = /** @type {any} */ (first.tableScreen);
  const mistake = { ...puzzle.items[0], number: undefined, played: 0, values: [40, 52.5] };
  const asked = (/** @type {number[]} */ tried) => ({
    ...first,
    tableScreen: { ...puzzle, how: { what: 'mistakes' }, items: [mistake], tried },
  });
  const [known] = say(asked([]), { type: 'action-chosen', index: 1 });
  assert.equal(known.tableScreen?.items.length, 1);
  const [again] = say(asked([0]), { type: 'action-chosen', index: 1 });
  assert.deepEqual(again.tableScreen?.items, [mistake, mistake]);
  // It says why, and so does the button.
  const lines = (/** @type {any} */ state) => screen.slots.lines?.(state)?.map(({ id }) => id);
  assert.deepEqual(lines(known), ['puzzle-yes', 'hint-why']);
  assert.deepEqual(lines(again), ['puzzle-yes', 'mistakes-only']);
  const words = { t: (/** @type {any} */ id) => `<${id}>`, amount: String };
  assert.match(JSON.stringify(screen.slots.act?.({ ...again, words }, () => {})), /<mistakes-again>/);
  const [next, ask] = say(again, { type: 'puzzle-next' });
  assert.equal(next.tableScreen?.at, 1);
  assert.equal(/** @type {any} */ (ask).request.type, 'puzzle');
});

test('a mistake is drawn on the board: the way that was played, and a bar where it led', () => {
  const solved = begun();
  const puzzle = /** @type {any} */ (solved.tableScreen);
  const mistake = { ...puzzle.items[0], number: undefined, played: 2 };
  const twice = /** @type {any} */ ({
    ...solved,
    tableScreen: { ...puzzle, items: [mistake, mistake], how: { what: 'mistakes' } },
  });
  const [asking, ask] = say(twice, { type: 'puzzle-next' });
  const { request } = /** @type {any} */ (ask);
  const [open] = say(asking, { type: 'answer', generation: asking.generation, request, answer: ANSWER });
  const [, , played] = VIEW.actions;
  assert.deepEqual(open.view?.last, { from: played.from, to: 'A3', path: played.path });
  assert.deepEqual(
    ['A1', 'A2', 'A3'].map((square) => screen.slots.signs?.(open, square)),
    [[], [], ['blocked']],
  );
  assert.equal(begun().view?.last, undefined, 'a puzzle of a ruleset shows no move');
});

test('the list shows the puzzles of one hardness and theme, and offers no empty list', () => {
  const [row] = FILE.puzzles;
  const hard = [...row.slice(0, 5), 'wait', [90, 90, 90, 80, 80, 0, 0]];
  const [listed] = opened({ what: 'list' });
  const file = { ...FILE, puzzles: [row, hard, hard] };
  const full = /** @type {any} */ ({ ...listed, tableScreen: { ...listed.tableScreen, file } });
  const shown = (/** @type {any} */ state) => {
    const words = { t: (/** @type {any} */ id) => `<${id}>`, amount: String };
    const text = JSON.stringify(screen.slots.page?.({ ...state, words }, () => {}));
    // Each puzzle says how hard it is, as does the chip of each hardness.
    return { puzzles: text.match(/ <puzzle-(easy|middling|hard)>/g)?.length, hit: text.includes('<puzzle-theme-hit>') };
  };
  assert.deepEqual(shown(full), { puzzles: 3, hit: true });
  const [only] = say(full, { type: 'puzzle-list', hardness: 'hard' });
  assert.deepEqual(shown(only), { puzzles: 2, hit: false });
  const [theme] = say(only, { type: 'puzzle-list', theme: 'wait' });
  assert.equal(theme.tableScreen?.hardness, 'hard');
  const [other] = say(theme, { type: 'puzzle-list', rules: 'skiryuk' });
  assert.equal(other.tableScreen?.hardness, '');
});

const HOW = /** @type {const} */ ({ what: 'made', rules: 'finkel', position: 'light; A1=L', throw: '2' });
const MADE = { rules: 'finkel', position: 'light; A1=L', throw: '2', kind: 'chance', values: [40, 52, 44], best: 1 };

test('a puzzle that somebody has made is asked about once the player is there to judge it', () => {
  const [waiting, ask] = /** @type {any[]} */ (opened(HOW));
  const { what: _, ...draft } = HOW;
  assert.deepEqual(ask.request, { type: 'make-puzzle', ...draft, looks: 0 });
  const [still, later] = say(waiting, { type: 'answer', request: ask.request, answer: { waiting: true } });
  const request = { ...ask.request, looks: 1 };
  assert.deepEqual(later, { do: 'of-screen', name: 'puzzle', what: { type: 'later', request } });
  const [again, asked] = say(still, { type: 'puzzle-made', request });
  assert.deepEqual(asked, { do: 'ask', request });
  const [open, puzzle] = /** @type {any[]} */ (say(again, { type: 'answer', request, answer: MADE }));
  assert.deepEqual([puzzle.request.type, puzzle.request.best], ['puzzle', 1]);
  assert.equal(open.tableScreen.items[0].near, 0);
});

test('an address that is no puzzle is named in one sentence, and a game can be played', () => {
  const [waiting, ask] = /** @type {any[]} */ (opened(HOW));
  const error = { code: 'no_puzzle', ref: ref('refused-puzzle-close') };
  const [left] = say(waiting, { type: 'refused', request: ask.request, error });
  assert.deepEqual(left.notice, { id: 'puzzle-no-link', args: { reason: error.ref } });
  assert.equal(left.screen, 'setup');
  assert.equal(left.tableScreen, null);
});

test('a moment that is asked about once more is counted once', () => {
  const [first, second] = /** @type {any[]} */ ([{ position: 'a' }, { position: 'b' }]);
  const items = [first, second, first];
  const counted = [0, 1, 2].map((at) => momentOf(items, at)).map(({ n, all }) => `${n} of ${all}`);
  assert.deepEqual(counted, ['1 of 2', '2 of 2', '1 of 2']);
});

test('after a failure, another try asks for what did not come', () => {
  const [listed, load] = say(begun(), { type: 'puzzle-list', rules: 'skiryuk' });
  const [missing] = say(listed, { type: 'puzzle-file', rules: 'skiryuk', file: null });
  assert.equal(missing.tableScreen?.stage, 'failed');
  const [again, ...effects] = say(missing, { type: 'puzzle-again' });
  assert.equal(again.tableScreen?.stage, 'list');
  assert.deepEqual(effects[0], load, 'the list, not the puzzle before it');

  const judged = [{ ply: 3, by: 'light', values: [500, 430], played: 1, best: 0, cost: 70, mark: 'slip' }];
  const players = { light: { kind: 'human' }, dark: { kind: 'computer' } };
  const first = initial();
  const ended = /** @type {any} */ ({
    ...first,
    game: { id: 'g1', name: '', record: {}, log: [], saved: 0 },
    truth: { ...VIEW, phase: 'over', players },
    learn: { ...first.learn, review: { judged } },
  });
  const how = /** @type {const} */ ({ what: 'mistakes' });
  const [asked, ask] = update(ended, {
    type: 'screen-loaded',
    name: 'puzzle',
    how,
    today: TODAY,
    stored: null,
    generation: 0,
  });
  const { request } = /** @type {any} */ (ask);
  assert.deepEqual(request, { type: 'moments', plies: [3] });
  const [failed] = say(asked, { type: 'refused', request, error: { code: 'failed' } });
  assert.equal(failed.tableScreen?.stage, 'failed');
  const [, repeated] = say(failed, { type: 'puzzle-again' });
  assert.deepEqual(/** @type {any} */ (repeated).request, request);
});

test('what comes after the puzzles were closed changes nothing', async () => {
  const { createEffects } = await import('../../js/page/effects.js');
  /** @type {((response: Response) => void)[]} */
  const waiting = [];
  Object.assign(globalThis, { fetch: () => new Promise((answer) => waiting.push(answer)) });
  let [state, load] = /** @type {any[]} */ (opened({ what: 'one', rules: 'finkel', number: 1 }));
  /** @type {any[]} */
  const said = [];
  const perform = createEffects(/** @type {any} */ ({ state: () => state, engine: () => null }));
  perform(load, (message) => {
    said.push(message.type);
    [state] = update(state, message);
  });
  [state] = update(state, { type: 'puzzle-left' });
  const left = state;
  waiting[0]?.(new Response(JSON.stringify(FILE)));
  for (let turn = 0; turn < 20 && !said.length; turn += 1) await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(said, ['puzzle-file']);
  assert.equal(state, left);
});
