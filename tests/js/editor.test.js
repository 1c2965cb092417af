import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openerOf } from '../../js/editor/focus.js';
import { keepIds } from '../../js/editor/ids.js';
import { screen } from '../../js/editor/screen.js';
import { initial } from '../../js/state/state.js';
import { addTableScreen } from '../../js/state/table_screens.js';
import { update } from '../../js/state/update.js';
import { action, catalogue, piece, ref, view } from './samples.js';

addTableScreen('editor', screen);

/** Run messages one after the other; keep every effect. @param {any} state @param {...any} messages */
function run(state, ...messages) {
  /** @type {any[]} */
  const done = [];
  for (const message of messages) {
    const [next, ...effects] = update(state, message);
    state = next;
    done.push(...effects);
  }
  return { state, done, asked: done.filter((one) => one.do === 'ask').map((one) => one.request) };
}

/** The engine's answer to a change. @param {any} [more] */
const draft = (more = {}) => ({
  rules: 'finkel',
  position: 'light; -; hand 7/7; off 0/0',
  throw: null,
  faces: [0, 0, 0, 0],
  kit: { kind: 'lots', count: 4 },
  kits: [4],
  score: null,
  wrong: null,
  refused: null,
  seen: view({ pieces: [piece({})], actions: [] }),
  palette: [
    { owner: 'light', kind: null, face: null, text: ref('stack-piece') },
    { owner: 'dark', kind: null, face: null, text: ref('stack-piece') },
  ],
  money: false,
  turns: [],
  choices: [],
  ...more,
});
const open = { type: 'screen-loaded', name: 'editor', how: {} };
/** An answer to the last request. @param {any} state @param {any} request @param {any} answer */
const answer = (state, request, answer) => ({ type: 'answer', generation: state.generation, request, answer });

/** The editor with a draft. @param {any} [more] @param {any} [first] */
function drafting(more = {}, first = initial({ catalogue })) {
  const begun = run(first, open, { type: 'edit-recalled', kept: null, below: false });
  return run(begun.state, answer(begun.state, begun.asked[0], draft(more))).state;
}

test('what was left here comes back, and what is left is kept', () => {
  const kept = { rules: 'skiryuk', position: 'light; A4=L; hand 6/7; off 0/0', throw: '2' };
  const chosen = initial({ catalogue });
  const opened = run({ ...chosen, setup: { ...chosen.setup, rules: 'skiryuk' } }, open);
  assert.deepEqual(opened.done[0], { do: 'of-screen', name: 'editor', what: { recall: 'skiryuk', below: false } });
  const recalled = run(opened.state, { type: 'edit-recalled', kept, below: false });
  assert.deepEqual(recalled.asked, [{ type: 'edit', ...kept }]);
  const drawn = run(recalled.state, answer(recalled.state, recalled.asked[0], draft(kept)));
  const { keep } = drawn.done.find((one) => one.what?.keep).what;
  assert.equal(keep.position, kept.position);
});

test('without a draft of the chosen rules their board is empty, and there is nothing to undo', () => {
  const opened = run(initial({ catalogue }), open, { type: 'edit-recalled', kept: null, below: false });
  assert.deepEqual(opened.asked, [{ type: 'edit', rules: 'finkel' }]);
  const drawn = run(opened.state, answer(opened.state, opened.asked[0], draft()));
  assert.deepEqual(run(drawn.state, { type: 'undo-asked' }).asked, []);
});

test('over a game that was played on from a draft, that draft is one "Undo" away', () => {
  const kept = { rules: 'finkel', position: 'light; A4=L; hand 6/7; off 0/0', throw: '2' };
  const state = { ...initial({ catalogue }), truth: /** @type {any} */ ({ rules: 'finkel', moves: [] }) };
  const opened = run(state, { ...open, how: { from: 'game' } });
  assert.deepEqual(opened.done.find((one) => one.what?.recall).what, { recall: 'finkel', below: true });
  const recalled = run(opened.state, { type: 'edit-recalled', kept, below: true });
  const drawn = run(recalled.state, answer(recalled.state, opened.asked[0], draft()));
  assert.deepEqual(run(drawn.state, { type: 'undo-asked' }).asked, [{ type: 'edit', ...kept }]);
});

test('a tap puts down the chosen piece, or takes the uppermost away', () => {
  const state = drafting();
  const dark = run(state, { type: 'edit-choice', chosen: 1 }, { type: 'square-chosen', square: 'B4' });
  assert.deepEqual(dark.asked[0].change, { do: 'put', square: 'B4', owner: 'dark', kind: null, face: null });
  const taken = run(state, { type: 'edit-choice', chosen: 'take' }, { type: 'square-chosen', square: 'B4' });
  assert.equal(taken.asked[0].change.do, 'take');
});

test('fast taps wait for each other, and none is lost', () => {
  const first = run(drafting(), { type: 'square-chosen', square: 'A4' }, { type: 'square-chosen', square: 'A3' });
  assert.equal(first.asked.length, 1);
  const position = 'light; A4=L; hand 6/7; off 0/0';
  const then = run(first.state, answer(first.state, first.asked[0], draft({ position })));
  assert.equal(then.asked[0].change.square, 'A3');
  assert.equal(then.asked[0].position, position);
});

test('a refused change is said, marks its square, and leaves nothing to undo', () => {
  const refused = { why: ref('position-full', { square: 'B6', limit: 4 }), advice: null, square: 'B6' };
  const asked = run(drafting(), { type: 'square-chosen', square: 'B6' });
  const { state } = run(asked.state, answer(asked.state, asked.asked[0], draft({ refused })));
  const editor = /** @type {any} */ (state.tableScreen);
  assert.deepEqual(editor.past, []);
  assert.deepEqual(screen.slots.lines?.(state), [refused.why]);
  assert.deepEqual(screen.slots.signs?.(state, 'B6'), ['blocked']);
});

test('every change can be undone, one after the other', () => {
  let { state, asked } = run(drafting(), { type: 'square-chosen', square: 'A4' });
  ({ state } = run(state, answer(state, asked[0], draft({ position: 'one' }))));
  ({ state, asked } = run(state, { type: 'square-chosen', square: 'A3' }));
  ({ state } = run(state, answer(state, asked[0], draft({ position: 'two' }))));
  for (const position of ['one', 'light; -; hand 7/7; off 0/0']) {
    ({ state, asked } = run(state, { type: 'undo-asked' }));
    assert.equal(asked[0].position, position);
    ({ state } = run(state, answer(state, asked[0], draft({ position }))));
  }
  assert.deepEqual(run(state, { type: 'undo-asked' }).asked, []);
});

test('a text that is no position leaves the draft as it was', () => {
  const asked = run(drafting({ position: 'mine' }), { type: 'edit-text', text: 'nonsense' });
  const unread = { why: ref('edit-unreadable', { word: 'nonsense' }), advice: null, square: null };
  const { state } = run(asked.state, answer(asked.state, asked.asked[0], draft({ refused: unread, unread: true })));
  assert.equal(/** @type {any} */ (state.tableScreen).draft.position, 'mine');
});

test('nothing is played from a position in which nothing can be played', () => {
  const wrong = ref('position-dead');
  const { state, asked } = run(drafting({ wrong }), { type: 'edit-play', opponent: 'computer' });
  assert.deepEqual(asked, []);
  assert.deepEqual(screen.slots.lines?.(state), [wrong]);
});

test('who plays on is asked without the refusal of the change before', () => {
  const refused = { why: ref('position-all-home'), advice: null, square: null };
  const before = /** @type {any} */ (drafting());
  const { state } = run({ ...before, tableScreen: { ...before.tableScreen, refused } }, { type: 'edit-play' });
  const light = ref('editor-against', { player: ref('side-light') });
  assert.deepEqual(screen.slots.lines?.(state), [ref('editor-who'), light]);
});

test('a game begins at the draft, with its throw, and the person has the side to play', () => {
  const seen = view({ chooser: 'dark', turn: 'dark', pieces: [], actions: [] });
  const { state, asked } = run(drafting({ position: 'here', throw: '3', seen }), {
    type: 'edit-play',
    opponent: 'computer',
  });
  assert.equal(state.tableScreen, null);
  const { players, ...request } = asked[0];
  assert.deepEqual(request, { type: 'new', rules: 'finkel', position: 'here', throw: '3' });
  assert.deepEqual([players.light.kind, players.dark.kind], ['computer', 'human']);
});

test('a game that was interrupted is as it was when the screen is left', () => {
  const truth = view({ ply: 6, phase: 'act', actions: [action()] });
  const game = { id: 'g', name: '', record: { id: 'g' }, log: [['s']], saved: 1 };
  const playing = /** @type {any} */ (
    initial({ catalogue, screen: 'game', truth, view: truth, game: /** @type {any} */ (game) })
  );
  const begun = run(playing, { ...open, how: { from: 'game' } });
  assert.equal(begun.asked[0].here, true);
  const there = run(begun.state, answer(begun.state, begun.asked[0], draft()));
  const left = run(there.state, { type: 'edit-left' });
  assert.deepEqual(left.asked[0], { type: 'load', record: { id: 'g', events: [['s']] } });
  const { state } = run(
    left.state,
    answer(left.state, left.asked[0], { view: truth, log: [], events: [], record: {} }),
  );
  assert.equal(state.tableScreen, null);
  assert.equal(state.game, game);
  assert.equal(state.view, truth);
});

test('what comes next is chosen from a list, which gives the focus back', () => {
  const wide = run(drafting(), { type: 'edit-sheet', sheet: 'pending' });
  assert.deepEqual(wide.done, [{ do: 'focus', selector: '.edit-sheet button' }]);
  const change = { do: 'pending', pending: 'award', owner: 'light' };
  const asked = run(wide.state, { type: 'edit', change });
  const sentence = ref('todo-award', { by: 'light' });
  const seen = view({ pending: { kind: 'award', by: 'light' }, sentence });
  const { state, done } = run(asked.state, answer(asked.state, asked.asked[0], draft({ position: 'award', seen })));
  assert.equal(/** @type {any} */ (state.tableScreen).sheet, null);
  assert.deepEqual(screen.slots.lines?.(state)?.[0], sentence);
  assert.ok(done.some((one) => one.do === 'focus' && one.selector === '.tool.decide'));
  const escaped = run(wide.state, { type: 'escape' });
  assert.deepEqual(escaped.done, [{ do: 'focus', selector: '.tool.decide' }]);
});

test('the sheet is closed before the diagram is printed', () => {
  const { state, done } = run(drafting(), { type: 'edit-sheet', sheet: 'share' }, { type: 'edit-print' });
  assert.equal(/** @type {any} */ (state.tableScreen).sheet, null);
  assert.deepEqual(done.at(-1), { do: 'of-screen', name: 'editor', what: { print: true } });
});

/** Looking back at the end of a game, at its first move. */
function lookingBack() {
  const moves = [{ ply: 3, by: 'light', throw: null, lost: false, text: ref('move') }];
  const truth = view({ ply: 3, phase: 'over', moves, actions: [] });
  const state = initial({ catalogue, screen: 'game', truth, view: truth });
  const game = /** @type {any} */ ({ id: 'g', name: '', record: { id: 'g' }, log: [], saved: 0 });
  return { ...state, game, learn: { ...state.learn, look: { n: 1, choices: [] } } };
}

/** What the engine answers when a game is begun or goes on. @param {any} seen */
const moved = (seen) => ({ view: seen, log: [], events: [], record: {} });

/** Playing on from the end of a game that is looked back at. @param {any} looking */
function whatIf(looking = lookingBack()) {
  const begun = run(looking, { ...open, how: { from: 'look' } });
  const seen = view({ phase: 'throw', canUndo: true });
  const moment = { ply: 3, seen, choices: [{}, {}], before: { position: '-', throw: '2' }, after: { position: '-' } };
  const played = run(begun.state, answer(begun.state, begun.asked[0], moment));
  return run(played.state, answer(played.state, played.asked[0], moved(seen))).state;
}

test('a game that has ended is reviewed also when a position was set up before its review came', () => {
  const { learn, ...ended } = lookingBack();
  const begun = run({ ...ended, learn: { ...learn, look: null } }, { ...open, how: {} });
  const back = run(begun.state, { type: 'edit-left' });
  const answered = run(back.state, answer(back.state, back.asked[0], moved(ended.truth)));
  assert.deepEqual(answered.asked, [{ type: 'review' }]);
});

test('what if: a move is taken back there, and nothing is stored', () => {
  const undone = run(whatIf(), { type: 'undo-asked' });
  assert.deepEqual(undone.asked, [{ type: 'undo' }]);
  const after = run(undone.state, answer(undone.state, undone.asked[0], { ...moved(view()), log: [['u']] }));
  assert.equal(after.state.tableScreen?.name, 'editor');
  assert.equal(after.state.game, null);
  assert.ok(![...undone.done, ...after.done].some((one) => one.do === 'store'));
});

test('what if: when the engine has died, the game that was left comes back', () => {
  const looking = lookingBack();
  const thrown = run(whatIf(looking), { type: 'throw-asked' });
  const lost = { type: 'refused', generation: thrown.state.generation, request: thrown.asked[0] };
  const left = run(thrown.state, { ...lost, error: { code: 'lost' } });
  assert.deepEqual(
    left.asked.map((one) => one.type),
    ['load'],
  );
  const back = run(left.state, answer(left.state, left.asked[0], moved(view())));
  assert.equal(back.state.game, looking.game);
  assert.equal(back.state.learn.look?.n, 1);
});

test('the list of a stack gives the focus back to its cell, also on a start space', () => {
  const opener = (/** @type {any} */ picked) => openerOf(/** @type {any} */ ({ sheet: 'stack', picked }));
  assert.equal(opener({ square: 'B6', owner: 'dark' }), '.cells [data-cell="B6"]');
  assert.equal(opener({ square: 'S', owner: 'dark' }), '.cells [data-cell="dark-S"]');
});

test('what if: a choice of a person is made again, and the way leads back to that moment', () => {
  const looking = lookingBack();
  const begun = run(looking, { ...open, how: { from: 'look' } });
  assert.deepEqual(begun.asked, [{ type: 'look', ply: 3 }]);
  const before = { position: 'before', throw: '2' };
  const seen = view({ phase: 'throw' });
  const moment = { ply: 3, seen, choices: [{}, {}], before, after: { position: 'after', throw: null } };
  const played = run(begun.state, answer(begun.state, begun.asked[0], moment));
  assert.equal(played.asked[0].position, 'before');
  assert.equal(played.asked[0].throw, '2');
  const there = run(
    played.state,
    answer(played.state, played.asked[0], { view: seen, log: [], events: [], record: {} }),
  );
  assert.equal(there.state.game, null);
  assert.ok(!there.done.some((one) => one.do === 'store'));
  const left = run(there.state, { type: 'edit-left' });
  const { state } = run(left.state, answer(left.state, left.asked[0], { view: seen, log: [], events: [], record: {} }));
  assert.equal(state.learn.look?.n, 1);
  assert.equal(state.game, looking.game);
});

test('a throw that was being stored when the editor was opened is shown after it', () => {
  const game = /** @type {any} */ ({ id: 'g', name: '', record: { id: 'g' }, log: [['s'], ['t', '2']], saved: 1 });
  const truth = view({ ply: 1 });
  const state = {
    ...initial(),
    screen: 'game',
    game,
    truth,
    view: truth,
    unshown: { answer: { view: view({ ply: 2 }) }, listed: false },
  };
  const editing = run(state, { ...open, how: {} });
  assert.equal(editing.state.unshown, null, 'nothing is waited for that will never be shown');
  const left = run({ ...editing.state, asking: null }, { type: 'edit-left' });
  const request = left.asked.find((/** @type {any} */ one) => one.type === 'load');
  const now = { view: view({ ply: 2, kept: 0 }), log: [], events: [], record: {} };
  const back = run(left.state, answer(left.state, request, now));
  assert.equal(back.state.truth?.ply, 2);
  assert.equal(back.state.tableScreen, null);
});

test('a piece that stays where it is keeps its id', () => {
  const before = draft({ seen: view({ pieces: [piece({ id: 'L1', square: 'A4', step: 1 }), piece({ id: 'L2' })] }) });
  const pieces = [piece({ id: 'L1', square: 'A3', step: 2 }), piece({ id: 'L2', square: 'A4', step: 1 })];
  const after = keepIds(
    /** @type {any} */ (before),
    /** @type {any} */ (draft({ seen: view({ pieces }), turns: ['L2'] })),
  );
  assert.deepEqual(
    after.seen.pieces.map(({ id, square }) => [id, square]),
    [
      ['L2', 'A3'],
      ['L1', 'A4'],
    ],
  );
  assert.deepEqual(after.turns, ['L1']);
});

const POSITION = 'light; A4=L B1=L; hand 5/7; off 0/0';
const clear = { rules: 'finkel', position: POSITION, throw: '2', kind: 'chance', values: [40, 52.5], best: 1 };

test('before the throw there are no moves to value: it is said once, with what to do', () => {
  const before = drafting();
  const refused = { why: ref('position-all-home'), advice: null, square: null };
  // What was refused before has nothing to do with it.
  const tableScreen = { ...before.tableScreen, refused };
  const asked = run(/** @type {any} */ ({ ...before, tableScreen }), { type: 'edit-best' });
  const values = { kind: 'chance', by: 'light', moves: [], reason: null, expected: 0.41, throws: [] };
  const { state } = run(asked.state, answer(asked.state, asked.asked[0], values));
  assert.equal(state.tableScreen?.sheet, null);
  const lines = screen.slots.lines?.(state).map(({ id }) => id);
  assert.deepEqual(lines, ['editor-before', 'editor-throw-first']);
});

test('where nothing can move, going on is not called the best choice', () => {
  const sentence = { id: 'todo-no-move', args: { by: 'light' } };
  const seen = view({ actions: [], pending: null, sentence });
  const asked = run(drafting({ throw: '4', seen }), { type: 'edit-best' });
  const moves = [{ from: null, to: null, index: 'pass', move: { id: 'pass-stuck' }, value: 0.4 }];
  const values = { kind: 'chance', by: 'light', moves, reason: null, expected: 0.41 };
  const { state } = run(asked.state, answer(asked.state, asked.asked[0], values));
  const lines = screen.slots.lines?.(state).map(({ id }) => id);
  assert.deepEqual(lines, ['todo-no-move', 'value-says']);
});

test('a puzzle is made of a draft, and its addresses open it', () => {
  const asked = run(drafting({ position: POSITION, throw: '2' }), { type: 'edit-puzzle' });
  const request = { type: 'make-puzzle', rules: 'finkel', position: POSITION, throw: '2', looks: 0 };
  assert.deepEqual(asked.asked, [request]);
  const waiting = run(asked.state, answer(asked.state, request, { waiting: true }));
  assert.equal(waiting.done[0].what.later.looks, 1);
  const made = run(waiting.state, answer(waiting.state, request, clear));
  assert.deepEqual(made.state.tableScreen.puzzle, clear);
  const link = (/** @type {string} */ what) => run(made.state, { type: 'edit-copy', what }).done[0].link;
  assert.deepEqual(Object.fromEntries(new URLSearchParams(link('puzzle').slice(1))), {
    mode: 'puzzle',
    rules: 'finkel',
    position: POSITION,
    throw: '2',
  });
  assert.equal(link('frame'), `embed.html${link('puzzle')}`);
  // The same position is another puzzle by other rules.
  const others = answer(waiting.state, { ...request, rules: 'masters' }, { ...clear, number: 2 });
  assert.notEqual(run(waiting.state, others).state.tableScreen.puzzle?.number, 2);
  // Another position is not this puzzle.
  const changed = run(made.state, { type: 'edit', change: { do: 'empty' } });
  const other = answer(changed.state, changed.asked[0], draft());
  assert.equal(run(changed.state, other).state.tableScreen.puzzle, null);
});

test('what is no puzzle is said with its reason', () => {
  const asked = run(drafting({ position: POSITION, throw: '2' }), { type: 'edit-puzzle' });
  const error = { code: 'no_puzzle', ref: ref('refused-puzzle-close') };
  const { state } = run(asked.state, { type: 'refused', request: asked.asked[0], error });
  assert.deepEqual(state.tableScreen.refused.why, error.ref);
  assert.equal(state.tableScreen.puzzle, null);
});
