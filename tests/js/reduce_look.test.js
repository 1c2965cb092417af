import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { counts, deepView, lookListView } from '../../js/view/look_back.js';
import { action, ref, view } from './samples.js';

const line = (/** @type {number} */ ply, /** @type {string} */ by) => ({
  ply,
  by,
  lost: false,
  throw: { by, score: 2 },
  text: ref('sentences', { first: ref(`moved-${ply}`, { by }), second: ref('again') }),
});
const over = view({ ply: 7, phase: 'over', moves: [line(3, 'light'), line(5, 'dark'), line(7, 'light')] });
const judged = { by: 'light', values: [400, 460], played: 0, best: 1, cost: 60, mark: 'slip' };
const review = {
  final: true,
  kind: 'chance',
  steps: 1000,
  total: 1000,
  marks: { doubtful: 20, slip: 50, mistake: 120 },
  judged: [
    { ...judged, ply: 2 },
    { ...judged, ply: 4, by: 'dark', played: 1, cost: 0, mark: null },
  ],
  decided: [
    { ply: 3, kind: 'luck', change: 90 },
    { ply: 5, kind: 'luck', change: -200 },
  ],
};
/** @param {any} node @returns {string[]} */
const texts = (node) =>
  typeof node === 'string'
    ? [node]
    : Array.isArray(node)
      ? node.flatMap(texts)
      : node
        ? texts(node.children ?? [])
        : [];
/** @param {any} [learn] @returns {any} */
const ended = (learn = {}) => {
  const first = initial({ screen: 'game', view: over, truth: over });
  const words = { ...first.words, t: (/** @type {any} */ one) => one?.id ?? one };
  return { ...first, words, learn: { ...first.learn, review, ...learn } };
};
/** @param {any} state @param {any} message @returns {{state: any, asked: any[], effects: any[]}} */
const run = (state, message) => {
  const [next, ...effects] = update(state, message);
  return { state: next, effects, asked: effects.flatMap((one) => (one.do === 'ask' ? [one.request] : [])) };
};
const choices = [
  { ...action(), move: ref('to-A2'), reason: ref('why-not') },
  { ...action({ index: 1, to: 'A1', path: ['A4', 'A1'] }), move: ref('to-A1'), reason: ref('rosette') },
];
const answered = (/** @type {any} */ state, /** @type {number} */ ply) =>
  run(state, {
    type: 'answer',
    request: { type: 'look', ply },
    answer: { ply, seen: view({ ply, actions: [action()] }), choices },
  }).state;

test('looking back begins where most was decided', () => {
  const { state, asked } = run(ended(), { type: 'look-back-asked' });
  assert.equal(state.learn.look.n, 3);
  assert.deepEqual(asked, [{ type: 'look', ply: 7 }]);
});

test('where most was decided the status says so, and nowhere else', () => {
  const [here, then] = answered(ended({ look: { n: 3, choices: [] } }), 7).learn.look.lines;
  assert.deepEqual(here.args, { first: ref('look-turned'), second: ref('moved-7', { by: 'light' }) });
  assert.deepEqual(then, ref('again'));
  assert.equal(answered(ended({ look: { n: 1, choices: [] } }), 3).learn.look.lines[0].id, 'moved-3');
});

test('all numbers of the list are for one player, like those at the end of the game, and it says for whom', () => {
  // Each throw helped who threw, by 40 and 90; dark's choice was a mistake of 70.
  const throwLuck = [
    [1, 40],
    [3, -90],
  ];
  const known = {
    ...review,
    throwLuck,
    luck: {},
    choices: {},
    accuracy: { light: null, dark: null },
    oneIn: {},
    judged: [{ ply: 4, by: 'dark', values: [400, 470], played: 1, best: 0, cost: 70, mark: 'slip' }],
  };
  const shown = (/** @type {any} */ players, /** @type {any} */ sides) => {
    const t = (/** @type {any} */ one, /** @type {any} */ args = {}) =>
      one === 'look-whose' ? `for ${args.by}` : one === 'review-amount' ? args.value : (one?.id ?? one);
    const amount = (/** @type {number} */ n, _digits = 0, plus = false) => (plus && n > 0 ? `+${n}` : `${n}`);
    const truth = { ...over, players, sides };
    const state = { ...ended({ review: known, look: { n: 2, choices } }), truth };
    const list = lookListView({ ...state, words: { ...state.words, t, amount } }, () => {});
    return texts(list).filter((text) => /^(for |[+-]\d+$|\d\d$)/.test(text));
  };
  const [person, computer] = [{ kind: 'human' }, { kind: 'computer' }];
  // Their luck, what the mistake brought, and the choices with what they leave to the person.
  const light = shown({ light: person, dark: computer }, { light: 'you', dark: 'computer' });
  assert.deepEqual(light, ['for you', '+4', '-9', '+7', '40', '47']);
  const dark = shown({ light: computer, dark: person }, { light: 'computer', dark: 'you' });
  assert.deepEqual(dark, ['for you', '-4', '+9', '-7', '60', '53']);
});

test('every moment from the start to the end can be asked for, and none beyond', () => {
  for (const [n, ply] of [
    [0, 1],
    [1, 3],
    [3, 7],
  ])
    assert.deepEqual(run(ended(), { type: 'look-asked', n }).asked, [{ type: 'look', ply }]);
  assert.equal(run(ended(), { type: 'look-asked', n: 9 }).state.learn.look.n, 3);
});

/** The computer is to throw. @param {any} [more] @returns {any} */
const going = (more = {}) => {
  const players = { light: { kind: 'human' }, dark: { kind: 'computer', level: 'level-3' } };
  const now = { ...over, phase: 'throw', chooser: 'dark', players };
  return { ...ended({ review: null }), truth: now, view: now, game: { id: 'g', log: [], saved: 0 }, ...more };
};

test('a game that goes on can be looked back at as far as it went; it waits, and then goes on', () => {
  const { state, asked } = run(going(), { type: 'look-back-asked' });
  assert.equal(state.learn.look.n, 3);
  assert.deepEqual(asked, [{ type: 'look', ply: 7 }, { type: 'review' }]);
  const { timer } = state.playback;
  assert.deepEqual(run(state, { type: 'advance', timer }).asked, []);
  assert.deepEqual(run(state, { type: 'undo-asked' }).asked, []);
  const reviewed = run(state, { type: 'answer', request: { type: 'review' }, answer: review }).state;
  assert.equal(reviewed.learn.review, review);
  const left = run(reviewed, { type: 'escape' });
  assert.equal(left.state.learn.look, null);
  const wait = left.effects.find((one) => one.do === 'wait');
  assert.deepEqual(run(left.state, wait.message).asked, [{ type: 'advance', ply: 7 }]);
});

test('looking back stops the computer that is choosing, and what was pressed after it is not played', () => {
  const thinking = going({ asking: 'advance' });
  const waiting = run(thinking, { type: 'look-back-asked' });
  assert.deepEqual(waiting.asked, [{ type: 'stop' }]);
  const pressed = run(waiting.state, { type: 'throw-asked' }).state;
  const stopped = run(pressed, { type: 'refused', request: { type: 'advance' }, error: { code: 'stopped' } });
  assert.equal(stopped.state.learn.look.n, 3);
  assert.deepEqual(stopped.state.queue, []);
  assert.deepEqual(
    stopped.asked.map((one) => one.type),
    ['look', 'review'],
  );
});

test('a piece that could move now is not moved at an earlier moment', () => {
  const now = view({ ply: 7, actions: [action()], moves: over.moves });
  const { state } = run(going({ truth: now, view: now }), { type: 'look-back-asked' });
  const { from } = action();
  assert.equal(run(state, { type: 'square-chosen', square: from }).state.ui.selected, null);
  assert.deepEqual(run(state, { type: 'nth-asked', n: 1 }).asked, []);
});

test('a tap on an earlier moment is no move later, also where the computer is to throw', () => {
  const { state } = run(going(), { type: 'look-back-asked' });
  const tapped = run(state, { type: 'square-chosen', square: 'A4' }).state;
  assert.deepEqual([tapped.queue, tapped.ui.peek], [[], 'A4']);
});

test('what explains a square of an earlier moment closes first, then looking back', () => {
  const { state } = run(going(), { type: 'look-back-asked' });
  const explained = { ...state, ui: { ...state.ui, answer: ref('square') } };
  const closed = run(explained, { type: 'escape' }).state;
  assert.deepEqual([closed.ui.answer, closed.learn.look?.n], [null, 3]);
  assert.equal(run(closed, { type: 'escape' }).state.learn.look, null);
});

test('a marked choice shows the better one with its way, its reason and what the choice cost', () => {
  const state = answered(ended({ look: { n: 1, choices: [] } }), 3);
  assert.deepEqual([state.ui.hint?.to, state.ui.hint?.index], ['A1', 1]);
  assert.deepEqual(state.view.actions[0].path, ['A4', 'A1']);
  assert.equal(state.view.throw.score, 2);
  const [first, second] = state.learn.look.lines;
  assert.equal(first?.id, 'moved-3');
  assert.equal(second?.id, 'look-better');
  assert.deepEqual(second?.args?.move, ref('to-A1'));
  assert.deepEqual(second?.args?.reason, ref('rosette'));
});

test('the best choice is called that, and nothing can be chosen in the past', () => {
  const state = answered(ended({ look: { n: 2, choices: [] } }), 5);
  assert.deepEqual(
    state.learn.look.lines.map((/** @type {any} */ one) => one.id),
    ['moved-5', 'look-best'],
  );
  assert.deepEqual(state.view.actions, []);
  assert.equal(state.ui.hint, null);
});

test('what is said of a moment stays as long as its board, until the next one has come', () => {
  const { lines } = answered(ended({ look: { n: 2, choices: [] } }), 5).learn.look;
  const asked = run(answered(ended({ look: { n: 2, choices: [] } }), 5), { type: 'look-asked', n: 1 }).state;
  assert.equal(asked.learn.look.n, 1);
  assert.deepEqual(asked.learn.look.lines, lines);
  assert.notDeepEqual(answered(asked, 3).learn.look.lines, lines);
});

test('an answer that comes late is not shown', () => {
  const state = answered(ended({ look: { n: 2, choices: [] } }), 3);
  assert.equal(state.view, over);
});

test('the next mark comes round again, and Escape leads back to the end', () => {
  const { state } = run(ended({ look: { n: 2, choices: [] } }), { type: 'look-mark-asked' });
  assert.equal(state.learn.look.n, 1);
  const left = run(state, { type: 'escape' }).state;
  assert.equal(left.learn.look, null);
  assert.equal(left.view, over);
});

test('each player has an accuracy, where a choice mattered', () => {
  const t = (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${args.by ?? args.n}`;
  const accuracy = { light: 76, dark: null };
  const shown = JSON.stringify(counts({ ...ended(), words: { t } }, /** @type {any} */ ({ ...review, accuracy })));
  assert.equal(shown.match(/look-count /g)?.length, 2);
  assert.deepEqual(shown.match(/look-accuracy \w+/g), ['look-accuracy 76']);
});

const estimates = [{ choice: 0, value: 410, half: 9 }];
const deeper = (/** @type {any} */ state, /** @type {any} */ more = {}) =>
  run(state, {
    type: 'answer',
    request: { type: 'look-deeper', ply: 2 },
    answer: { ply: 2, games: 40, all: 1000, finished: false, exact: false, estimates, best: null, ...more },
  });
const looking = () => run(answered(run(ended(), { type: 'look-asked', n: 1 }).state, 3), deepOn).state;
const deepOn = { type: 'look-deeper-asked', on: true };

test('a deep look asks for more games until there are enough, and shows what is known', () => {
  const first = run(answered(run(ended(), { type: 'look-asked', n: 1 }).state, 3), deepOn);
  assert.deepEqual(first.asked, [{ type: 'look-deeper', ply: 2 }]);
  const more = deeper(first.state);
  assert.deepEqual(more.asked, first.asked);
  assert.deepEqual(more.state.learn.look.deep.estimates, estimates);
  const last = deeper(more.state, { finished: true });
  assert.deepEqual(last.asked, []);
  assert.equal(last.state.learn.look.deep.going, false);
  const t = (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${args?.games}`;
  const said = (/** @type {any} */ state) =>
    JSON.stringify(deepView({ ...state, words: { ...state.words, t } }, () => {}));
  assert.match(said(more.state), /deep-games 40/);
  assert.match(said(last.state), /deep-enough 40/, 'why it stops before all games are played');
});

test('a deep look can be stopped, and what it found stays', () => {
  const known = deeper(looking()).state;
  const stopped = run(known, { type: 'look-deeper-asked', on: false });
  assert.deepEqual(stopped.asked, [{ type: 'stop' }]);
  const late = deeper(stopped.state, { games: 60 });
  assert.deepEqual(late.asked, []);
  assert.equal(late.state.learn.look.deep.games, 60);
});

test('a deep look ends with its moment, or when the engine is busy with something else', () => {
  const away = run(looking(), { type: 'look-asked', n: 2 }).state;
  assert.equal(away.learn.look.deep, undefined);
  assert.deepEqual(deeper(away).asked, []);
  const message = { type: 'refused', request: { type: 'look-deeper', ply: 2 }, error: { code: 'stopped' } };
  assert.equal(run(looking(), message).state.learn.look.deep.going, false);
  assert.equal(run(ended(), message).state.learn.look, null);
});

const first = { ...review, final: false, story: ref('story') };
const reviewed = (/** @type {any} */ state, /** @type {any} */ answer, /** @type {any} */ request = {}) =>
  run(state, { type: 'answer', request: { type: 'review', ...request }, answer });

test('the game is reviewed once more, deeper, as soon as somebody looks back at it', () => {
  const atEnd = reviewed(ended({ review: null }), first);
  assert.deepEqual(atEnd.asked, []);
  const look = { type: 'look', ply: 3 };
  const begun = run(atEnd.state, { type: 'look-asked', n: 1 });
  const answer = { ply: 3, seen: view({ ply: 3, actions: [action()] }), choices };
  const shown = run(begun.state, { type: 'answer', request: look, answer });
  assert.deepEqual(shown.asked, [{ type: 'review', deeper: true }]);
  // What it finds is shown where one looks, and said only where it says something else.
  const kept = [{ ...judged, ply: 2, cost: 70 }, review.judged[1]];
  const deeper = reviewed(shown.state, { ...first, final: true, judged: kept }, { deeper: true });
  assert.equal(deeper.state.learn.review.judged[0].cost, 70);
  assert.deepEqual(deeper.asked, [{ ...look, again: true }]);
  const again = run(deeper.state, { type: 'answer', request: { ...look, again: true }, answer });
  assert.deepEqual(again.asked, []);
  assert.equal(again.state.ui.spoken.length, deeper.state.ui.spoken.length);
});

test('the deeper review is asked for again while somebody looks back, and says how far it is', () => {
  const answer = { looked: 3, all: 9 };
  const looks = answered(run(ended({ review: first }), { type: 'look-asked', n: 1 }).state, 3);
  const going = reviewed(looks, answer, { deeper: true });
  assert.deepEqual(going.state.learn.reviewing, answer);
  assert.deepEqual(going.asked, [{ type: 'review', deeper: true }]);
  const left = run(going.state, { type: 'look-left' }).state;
  assert.deepEqual(reviewed(left, answer, { deeper: true }).asked, []);
  assert.equal(reviewed(going.state, { ...first, final: true }, { deeper: true }).state.learn.reviewing, null);
});

test('a person who looks back before the game is reviewed sees the marks as soon as they are there', () => {
  const early = run(ended({ review: null }), { type: 'look-asked', n: 1 });
  assert.deepEqual(reviewed(answered(early.state, 3), first).asked, [
    { type: 'look', ply: 3, again: true },
    { type: 'review', deeper: true },
  ]);
});

test('a deep look at one choice is not disturbed by the deeper review, which goes on after it', () => {
  const state = looking();
  const open = { ...state, learn: { ...state.learn, review: first } };
  const answer = { ply: 3, seen: view({ ply: 3, actions: [action()] }), choices };
  assert.deepEqual(run(open, { type: 'answer', request: { type: 'look', ply: 3 }, answer }).asked, []);
  assert.deepEqual(deeper(open, { finished: true }).asked, [{ type: 'review', deeper: true }]);
});
