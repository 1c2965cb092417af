import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWords } from '../../js/lib/words.js';
import { withoutCopies } from '../../js/state/copies.js';
import { beginnerHint, lossOf } from '../../js/state/guidance.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { statistics } from '../../js/view/stats.js';
import { statusView } from '../../js/view/status.js';
import { amounts } from '../../js/view/sums.js';
import { action, answer, catalogue, finkel, ref, view } from './samples.js';

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

/** @param {any} node @returns {string[]} */
const texts = (node) => (typeof node === 'string' ? [node] : node.children.flatMap(texts));

const two = [action(), action({ index: 1, from: 'B1', to: 'B3', piece: 'L2' })];
const analysis = {
  ply: 4,
  kind: 'chance',
  values: [0.5, 0.4],
  pass: null,
  best: 0,
  move: ref('move', { from: 'A4', to: 'A2' }),
  reason: ref('reason-safe'),
  leaves: [null, ref('leaves-open', { square: 'B6', throws: 6, all: 16 })],
  scale: 1,
};

/** A choice of two. @param {any} [settings] @param {any} [more] */
function choosing(settings = {}, more = {}) {
  const now = view({ ply: 4, phase: 'act', actions: two, ...more });
  const first = initial({ catalogue });
  return {
    ...first,
    screen: 'game',
    view: now,
    truth: now,
    settings: { ...first.settings, motion: 'off', ...settings },
    words: { ...first.words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' },
    game: { id: 'g1', name: '', record: { id: 'g1' }, log: [['s']], saved: 1 },
  };
}
const analysed = { type: 'answer', request: { type: 'analyse' }, answer: analysis };

test('a new player reads how the dice count, and is asked to choose a piece only where one can move', () => {
  const bones = /** @type {any} */ ({ ...finkel, kit: { kind: 'bones' } });
  const now = { ...choosing(), rules: bones };
  const first = (/** @type {any} */ truth) =>
    beginnerHint({ ...now, settings: { ...now.settings, greeted: false }, truth: { ...now.truth, ...truth } });
  assert.deepEqual(first({ phase: 'throw' }), { id: 'first-to-throw', args: { kind: 'bones' } });
  assert.equal(first({ phase: 'throw', moves: [{}] }), null, 'what the computer did first is read instead');
  const cast = { kit: { kind: 'bones', count: 2 }, marked: 4, score: 4 };
  assert.equal(first({ throw: cast, actions: two })?.id, 'first-throw');
  assert.equal(first({ throw: cast, actions: [action({ kind: 'convert', piece: null })] }), null);
});

test('a hint is marked on the board, and said with its reason', () => {
  const { state, asked } = run(choosing(), { type: 'hint-asked' }, analysed);
  assert.deepEqual(asked, [{ type: 'analyse' }]);
  assert.deepEqual([state.ui.hint.to, state.ui.hint.index], ['A2', 0]);
  // In the place of the status, where it covers neither the bar nor the rules.
  const read = texts(statusView({ ...state, ui: { ...state.ui, width: 85, height: 48 } }, () => {}));
  assert.deepEqual(read, ['hint-says', 'hint-why']);
  assert.equal(state.ui.answer, null);
  assert.match(state.ui.spoken.at(-1)?.text ?? '', /hint-says.*hint-why/);
  assert.equal(run(state, { type: 'hint-asked' }).asked.length, 0);
});

test('a hint does not compare the only move with others', () => {
  const { state } = run(choosing({}, { actions: two.slice(0, 1) }), { type: 'hint-asked' }, analysed);
  assert.deepEqual(state.ui.hint.lines, [{ id: 'hint-only', args: { move: two[0].text } }]);
});

test('a hint for a moment that has passed is thrown away', () => {
  const { state } = run(choosing({}, { ply: 6 }), { type: 'hint-asked' }, analysed);
  assert.equal(state.ui.hint, null);
});

test('a move that waits for the tutor is judged even if another request came between', () => {
  const stopped = { type: 'refused', request: { type: 'analyse' }, error: { code: 'stopped', message: '' } };
  const { state, asked } = run(choosing({ tutor: true }), { type: 'action-chosen', index: 1 }, stopped, analysed);
  assert.equal(asked.length, 2);
  assert.equal(state.learn.warning?.index, 1);
  assert.equal(run(choosing(), stopped).asked.length, 0);
});

test('the tutor asks before a costly move, and only then', () => {
  const asked = run(choosing({ tutor: true }), { type: 'action-chosen', index: 1 }, analysed);
  assert.deepEqual(asked.asked, [{ type: 'analyse' }]);
  assert.equal(asked.state.learn.warning?.index, 1);
  assert.deepEqual([asked.state.ui.hint?.to, asked.state.ui.hint?.index], ['A2', 0]);
  const [first, second] = asked.state.ui.hint?.lines ?? [];
  assert.equal(first?.id, 'tutor-ask');
  assert.equal(second.args.first.id, 'leaves-open', 'what the move leaves');
  assert.equal(second.args.second.args.reason.id, 'reason-safe', 'and why another is better');
  assert.deepEqual(run(asked.state, { type: 'blunder-anyway' }).asked, [{ type: 'act', ply: 4, index: 1 }]);
  const letGo = run(choosing({ tutor: true }), { type: 'action-chosen', index: 0 }, { type: 'escape' }, analysed);
  assert.deepEqual(letGo.asked, [{ type: 'analyse' }], 'Escape lets a move go that is still being judged');
  const back = run(asked.state, { type: 'blunder-back' });
  assert.equal(back.state.learn.warning, null);
  assert.equal(back.state.ui.hint?.lines, undefined, 'what to do is told again');
  assert.deepEqual(run(back.state, { type: 'action-chosen', index: 0 }).asked, [{ type: 'act', ply: 4, index: 0 }]);
  assert.deepEqual(run(choosing(), { type: 'action-chosen', index: 1 }).asked, [{ type: 'act', ply: 4, index: 1 }]);
});

test('a setting acts at the moment in which it is changed', () => {
  const set = (/** @type {string} */ key, /** @type {boolean} */ value) => ({ type: 'setting', key, value });
  const chosen = { type: 'action-chosen', index: 1 };
  // Values are found out for the choice that is on the table; while something moves, when it has come to rest.
  for (const key of ['values', 'tutor'])
    assert.deepEqual(run(choosing(), set(key, true)).asked, [{ type: 'analyse' }], key);
  const moving = choosing();
  assert.deepEqual(run({ ...moving, playback: { ...moving.playback, moving: true } }, set('values', true)).asked, []);
  const shown = run(choosing(), set('values', true), analysed);
  assert.deepEqual(run(shown.state, set('values', false), set('values', true)).asked, []);
  // Switched off, the tutor and the question about a move ask no longer: the choice is open again.
  const warned = run(choosing({ tutor: true }), analysed, chosen).state;
  assert.ok(warned.learn.warning && warned.ui.hint?.lines);
  const proposed = run(choosing({ confirm: true }), chosen).state;
  assert.equal(proposed.ui.proposed, 1);
  for (const state of [
    run(warned, set('tutor', false)).state,
    run(proposed, set('confirm', false)).state,
    run(warned, { type: 'settings-reset' }).state,
  ]) {
    assert.deepEqual(
      [state.learn.warning, state.ui.proposed, state.ui.answer, state.ui.hint],
      [null, null, null, null],
    );
    assert.ok(run(state, chosen).asked.some((one) => one.type === 'act'));
  }
});

test('a choice, or passing, costs the difference to the best one', () => {
  assert.equal(lossOf(analysis, 0), 0);
  assert.equal(Math.round(lossOf({ ...analysis, pass: 0.7 }, 1) * 100), 30);
  assert.equal(lossOf({ ...analysis, pass: 0.7 }, 'pass'), 0);
});

const lesson = { steps: 2, step: 0, instruction: ref('do'), after: ref('done'), expected: [1] };
const begun = {
  type: 'answer',
  request: { type: 'lesson', rules: 'finkel', step: 0 },
  answer: answer({ ...lesson, view: view({ ply: 2, phase: 'act', actions: two }) }),
};

test('a lesson accepts only the right move, stores nothing, and brings the game back', () => {
  const shown = run(choosing(), { type: 'lesson-asked', rules: 'finkel' }, begun);
  assert.deepEqual(shown.asked, [{ type: 'lesson', rules: 'finkel', step: 0 }]);
  assert.equal(shown.state.truth?.sentence.id, 'do');
  const wrong = run(shown.state, { type: 'action-chosen', index: 0 });
  assert.deepEqual(wrong.asked, []);
  assert.equal(wrong.state.ui.answer.id, 'lesson-other');
  assert.equal(wrong.state.ui.hint?.index, 1, 'and the right one is marked');
  const right = run(
    wrong.state,
    { type: 'action-chosen', index: 1 },
    { type: 'answer', request: { type: 'act' }, answer: answer({ view: view({ ply: 3, phase: 'throw' }) }) },
  );
  assert.deepEqual(right.asked, [{ type: 'act', ply: 2, index: 1 }]);
  assert.ok(!right.done.some((one) => one.do === 'store'));
  assert.equal(right.state.learn.lesson?.done, true);
  assert.equal(right.state.truth?.sentence.id, 'done');
  assert.deepEqual(run(right.state, { type: 'throw-asked' }, { type: 'undo-asked' }).asked, []);
  assert.deepEqual(run(right.state, { type: 'lesson-next' }).asked, [{ type: 'lesson', rules: 'finkel', step: 1 }]);
  assert.deepEqual(run(right.state, { type: 'lesson-left' }).done, [{ do: 'read-game', id: 'g1' }]);
});

test('a lesson opens with a piece that goes the whole way; Next or a key ends that at once', () => {
  const travel = { kind: 'travel', piece: 'L1', path: ['hand', 'A4', 'off'] };
  const opening = {
    type: 'answer',
    request: { type: 'lesson', rules: 'finkel', step: 0 },
    answer: answer({ ...lesson, expected: [], events: [travel], view: view({ ply: 1 }) }),
  };
  const moving = choosing({ motion: 'normal' });
  const { state } = run(moving, { type: 'lesson-asked', rules: 'finkel' }, opening);
  assert.equal(state.playback.event?.kind, 'travel');
  assert.equal(state.view?.pieces[0]?.square, 'A4');
  assert.equal(state.ui.path, true);
  const skipped = run(state, { type: 'escape' }).state;
  assert.equal(skipped.playback.moving, false);
  const next = run(state, { type: 'lesson-next' });
  assert.equal(next.state.playback.moving, false);
  assert.deepEqual(next.asked, [{ type: 'lesson', rules: 'finkel', step: 1 }]);
  const still = run(choosing(), { type: 'lesson-asked', rules: 'finkel' }, opening).state;
  assert.equal(still.playback.moving, false, 'without motion only the line is there');
  assert.equal(still.ui.path, true);
});

test('another lesson may begin while one runs, and the game that waits comes back after it', () => {
  const { state } = run(choosing(), { type: 'lesson-asked', rules: 'finkel' }, begun);
  const { state: other, asked } = run(state, { type: 'lesson-asked', rules: 'murray' });
  assert.deepEqual(asked, [{ type: 'lesson', rules: 'murray', step: 0 }]);
  assert.equal(other.learn.lesson?.rules, 'murray');
  assert.notEqual(other.learn.lesson?.instruction.id, 'do', 'nothing of the old lesson stays');
  assert.deepEqual(run(other, { type: 'lesson-left' }).done, [{ do: 'read-game', id: 'g1' }]);
  const { state: ready } = run(other, { ...begun, request: { type: 'lesson', rules: 'murray', step: 0 } });
  const played = run(ready, { type: 'lesson-next' });
  assert.equal(played.state.learn.lesson?.rules, 'murray');
});

test('an answer to the game is ignored once a lesson was asked for', () => {
  const { state, done } = run(
    choosing(),
    { type: 'lesson-asked', rules: 'finkel' },
    { type: 'answer', request: { type: 'advance' }, answer: answer() },
  );
  assert.equal(state.truth, null);
  assert.ok(!done.some((one) => one.do === 'store'));
});

test('a new engine sets up the step of the lesson again', () => {
  const { state } = run(choosing(), { type: 'lesson-asked', rules: 'finkel' }, begun);
  const lost = run(
    state,
    { type: 'action-chosen', index: 1 },
    { type: 'refused', request: { type: 'act' }, error: { code: 'lost' } },
  );
  assert.deepEqual(lost.asked.at(-1), { type: 'lesson', rules: 'finkel', step: 0 });
});

test('at the end the game is reviewed, once', () => {
  const over = answer({
    events: [],
    view: view({ ply: 5, phase: 'over', result: { winner: 'light', text: ref('won') } }),
  });
  const { state, asked } = run(
    { ...choosing(), unshown: { answer: over, listed: false } },
    { type: 'stored', id: 'g1', saved: 2 },
  );
  assert.deepEqual(asked, [{ type: 'review' }]);
  const known = run(state, {
    type: 'answer',
    request: { type: 'review' },
    answer: { story: ref('story'), decided: [] },
  });
  assert.deepEqual(known.state.learn.review, { story: ref('story'), decided: [] });
  assert.equal(known.state.asking, null);
});

test('a new engine gets the game before it reviews it', () => {
  const over = view({ ply: 5, phase: 'over', result: { winner: 'light', text: ref('won') } });
  const { asked } = run(
    { ...choosing(), view: over, truth: over },
    { type: 'refused', request: { type: 'review' }, error: { code: 'lost' } },
  );
  assert.deepEqual(asked, [{ type: 'load', record: { id: 'g1', events: [['s']] } }]);
});

test('what is shown of luck and choices adds up, for both players', () => {
  const review = {
    kind: 'chance',
    steps: 1000,
    total: 1000,
    start: 514,
    luck: { light: -220, dark: -80 },
    choices: { light: -120, dark: 56 },
    result: 150,
  };
  for (const [light, dark] of [
    ['human', 'computer'],
    ['computer', 'human'],
  ]) {
    const state = /** @type {any} */ ({
      truth: { players: { light: { kind: light }, dark: { kind: dark } } },
      words: {
        t: (/** @type {string} */ _id, /** @type {any} */ args) => args.value,
        amount: createWords('en', '').amount,
      },
    });
    const numbers = amounts(state, review).rows.map((text) => Math.round(Number(String(text).replace('−', '-')) * 10));
    assert.equal(numbers.length, 6);
    assert.equal(
      numbers.slice(0, -1).reduce((sum, one) => sum + one),
      numbers.at(-1),
    );
  }
});

test('finished games are counted by ruleset and level', () => {
  const human = { kind: 'human' };
  const bot = { kind: 'computer', level: 3 };
  const game = (/** @type {any} */ more) => ({
    id: 'x',
    name: '',
    rules: 'finkel',
    players: { light: human, dark: bot },
    plies: 9,
    result: 'light',
    time: 0,
    ...more,
  });
  const found = statistics(
    /** @type {any} */ ([
      game({}),
      game({ result: 'dark' }),
      game({ rules: 'finkel?pieces=3', players: { light: bot, dark: human }, result: 'dark' }),
      game({ result: null }),
      game({ players: { light: human, dark: human } }),
      game({ players: { light: bot, dark: bot } }),
    ]),
  );
  assert.deepEqual(found, [
    { rules: 'finkel', level: null, played: 1, won: 0 },
    { rules: 'finkel', level: '3', played: 3, won: 2 },
  ]);
  const [first, copy, goneOn] = [
    game({ id: 'a', record: { id: 'a' }, end: '1f' }),
    game({ id: 'a-copy', record: { id: 'a' }, end: '1f' }),
    game({ id: 'a-two', record: { id: 'a' }, end: '2e', plies: 12 }),
  ];
  assert.equal(statistics([first, copy])[0]?.played, 1, 'a copy that was taken in is the same game');
  assert.equal(statistics([first, copy, goneOn])[0]?.played, 2, 'what went on otherwise is another');
  assert.deepEqual(withoutCopies([first, goneOn, copy]), ['a-two'], 'but its throws are the same ones');
});
