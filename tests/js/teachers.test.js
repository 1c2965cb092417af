/** The link of a class says what every pair plays; the plans say numbers that come from the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classQuery, isCode, newCode, TASKS } from '../../js/museum/class_link.js';
import { throwsOf } from '../../js/museum/plans.js';
import { parseQuery } from '../../js/state/address.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { catalogue, finkel } from './samples.js';

const lesson = { rules: 'finkel', code: '4827', task: TASKS[1], silent: true, large: true };
const read = (/** @type {any} */ more = {}) =>
  parseQuery(new URLSearchParams(classQuery({ ...lesson, ...more })), /** @type {any} */ (catalogue));

test('everybody who opens the link gets the rules, the dice and the task of the class', () => {
  const found = read();
  assert.deepEqual(found.unknown, []);
  assert.deepEqual([found.setup.rules, found.setup.opponent, found.task], ['finkel', 'people', 'best']);
  assert.deepEqual(found.settings, { big: true, sound: 'off' });
  assert.deepEqual(read({ silent: false, large: false }).settings, {});
});

test('the same number is the same seed, another number another one', () => {
  assert.match(read().seed ?? '', /^[0-9a-f]{64}$/);
  assert.equal(read().seed, read({ task: 'play' }).seed);
  assert.notEqual(read().seed, read({ code: '4828' }).seed);
});

test('a number of the dice is short enough for a blackboard', () => {
  for (let i = 0; i < 20; i += 1) assert.match(newCode(), /^[1-9]\d{3}$/);
  assert.ok(isCode('7'));
  for (const wrong of ['', '12 3', 'abc', '1'.repeat(10)]) assert.ok(!isCode(wrong));
});

test('a plan counts the ways and the mean of the throws that the rules have', () => {
  const kit = {
    kind: 'lots',
    count: 2,
    scores: [null, 1, 5],
    chances: [
      [1, 4],
      [2, 4],
      [1, 4],
    ],
  };
  const museum = { catalogue: { rulesets: [{ recommended: 'classic', kit }] } };
  const { ways, all, mean } = throwsOf(/** @type {any} */ (museum));
  assert.deepEqual([ways, all, mean], [[1, 2, 1], 4, 1.75]);
});

test('the task stays while the game is played, until it is dismissed', () => {
  const words = /** @type {any} */ ({ t: (/** @type {any} */ text) => String(text), list: String });
  const opened = initial({ catalogue, rules: /** @type {any} */ (finkel), words, notice: { id: 'task-best' } });
  const [playing] = update(opened, { type: 'play' });
  assert.equal(playing.notice?.id, 'task-best');
  const [closed] = update(playing, { type: 'notice', notice: null });
  assert.equal(closed.notice, null);
  const [again] = update({ ...opened, notice: { id: 'address-unknown' } }, { type: 'play' });
  assert.equal(again.notice, null);
});
