import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initial } from '../../js/state/state.js';
import { statusScales } from '../../js/view/fit.js';
import { playerName } from '../../js/view/seats.js';
import { statusView } from '../../js/view/status.js';
import { catalogue, finkel, ref, view } from './samples.js';

const words = /** @type {any} */ ({ t: (/** @type {any} */ one) => one?.id ?? one ?? '', amount: String });

/** @param {any} now @param {any} [learn] */
function state(now, learn = {}) {
  const first = initial({ catalogue, rules: /** @type {any} */ (finkel), words });
  const settings = { ...first.settings, greeted: true };
  return { ...first, view: now, truth: now, settings, words, learn: { ...first.learn, ...learn } };
}

/** @param {any} node @returns {string[]} */
const texts = (node) => (typeof node === 'string' ? [node] : node.children.flatMap(texts));

test('the status has the two lines of the engine, and points at the squares they name', () => {
  /** @type {any[]} */
  const sent = [];
  const lines = [ref('todo-throw', { by: 'you' }), ref('happened-moved', { by: 'computer', from: 'B2', to: 'B4' })];
  const shown = statusView(state(view({ status: lines })), (message) => sent.push(message));
  assert.deepEqual(texts(shown), ['todo-throw', 'happened-moved']);
  assert.equal(shown.props.on?.focusin, undefined, 'the page puts the focus here, which is no pointing');
  shown.props.on?.pointerenter?.(null);
  assert.deepEqual(sent, [{ type: 'pointed', squares: ['B2', 'B4'] }]);
});

test('at the end the second line tells how the game went, once that is known', () => {
  const over = view({ phase: 'over', status: [ref('result-all-off')], result: { winner: 'light', text: ref('x') } });
  assert.deepEqual(texts(statusView(state(over), () => {})), ['result-all-off']);
  const known = state(over, { review: { story: ref('sentences') } });
  assert.deepEqual(texts(statusView(known, () => {})), ['result-all-off', 'sentences']);
});

test('a sentence of wide letters is written as small as one of twice as many narrow letters', () => {
  const scale = (/** @type {string} */ text) => statusScales(text, '', 'phone', { width: 22.5, height: 46 })[0];
  assert.equal(scale('目'.repeat(45)), scale('m'.repeat(90)));
  assert.ok(scale('目'.repeat(45)) < scale('m'.repeat(45)));
});

test('on a phone both lines stay readable, and what stands at the seats too is left out first', () => {
  const long = 'You have −17, the computer 17. '.trim();
  const story = 'The dice hurt you a lot. No single choice of yours cost much at all.';
  const said = { a: 'The computer won 7 to 4.', b: long, s: story, both: `${long} ${story} ${story}` };
  const t = (/** @type {any} */ one) =>
    one?.id === 'sentences' ? said.both : /** @type {any} */ (said[one?.id] ?? one?.id ?? one ?? '');
  const over = view({ phase: 'over', status: [ref('a'), ref('b')], result: { winner: 'dark', text: ref('x') } });
  const now = state(over, { review: { story: ref('s') } });
  const phone = { ...now.ui, layouts: { ur: 'phone', late: 'column' }, width: 22, height: 46 };
  const shown = (/** @type {any} */ ui) => statusView({ ...now, ui, words: { ...words, t } }, () => {});
  const sizes = Object.values(/** @type {any} */ (shown(phone).props.style)).map(Number);
  assert.deepEqual(texts(shown(phone)), [said.a, story]);
  assert.ok(16 * 1.25 * (sizes[0] ?? 0) >= 13 && 16 * 0.9375 * (sizes[1] ?? 0) >= 12, `${sizes}`);
  assert.deepEqual(texts(shown(now.ui)), [said.a, said.both]);
});

test('on a phone who won is said as large as whose turn it is, with room for the story', () => {
  const over = view({ phase: 'over', status: [ref('You won 7 to 4.')], result: { winner: 'light', text: ref('x') } });
  const now = state(over);
  const phone = { ...now.ui, layouts: { ur: 'phone', late: 'column' }, width: 390 / 16, height: 844 / 16 };
  const fit = (/** @type {any} */ one) =>
    Object.values(/** @type {any} */ (statusView({ ...one, ui: phone }, () => {}).props.style)).map(Number);
  assert.equal(fit(now)[0], 1);
  const [first, second] = fit(state(over, { review: { story: ref('a'.repeat(75)) } }));
  assert.equal(first, 1);
  assert.ok(16 * 0.9375 * (second ?? 0) >= 12, `${second}`);
});

test('a long reason on a phone is as large as fits beside a short answer', () => {
  const why = `Why: it keeps B4 from the other player, who could come there with 9 of 16 throws; ${'a'.repeat(40)}`;
  const [, second] = statusScales('Yes: A4 to A2.', why, 'phone', { width: 390 / 16, height: 844 / 16 });
  assert.ok(16 * 0.9375 * second > 11, `${second}`);
});

test('players are called what sentences call them', () => {
  const against = state(view({ sides: { light: 'computer', dark: 'you' } }));
  assert.deepEqual([playerName(against, 'light'), playerName(against, 'dark')], ['side-computer', 'side-you']);
  assert.equal(playerName(state(null), 'dark'), 'side-dark');
});
