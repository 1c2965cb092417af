import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wishes } from '../../js/frame.js';
import { keyMessage, nearest, squareFor } from '../../js/keys.js';
import { initial } from '../../js/state.js';
import { action, catalogue, finkel, view } from './samples.js';

const key = (/** @type {string} */ name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });
const state = /** @type {any} */ ({ ...initial({ view: view({ actions: [action(), action({ from: 'B1' })] }) }), rules: finkel });

test('single letters act only on the board, and can be switched off', () => {
  assert.deepEqual(keyMessage(state, key('r'), true), { type: 'go-asked' });
  assert.equal(keyMessage(state, key('r'), false), null);
  assert.deepEqual(keyMessage(state, key('3'), true), { type: 'nth-asked', n: 3 });
  assert.equal(keyMessage({ ...state, settings: { ...state.settings, keys: false } }, key('3'), true), null);
  assert.deepEqual(keyMessage(state, key('z', { ctrlKey: true, shiftKey: true }), false), { type: 'redo-asked' });
  assert.equal(keyMessage(state, key('r', { ctrlKey: true }), true), null);
});

test('Enter on a square throws when there is nothing to pick', () => {
  const idle = { ...state, truth: view() };
  assert.deepEqual(keyMessage(idle, key('Enter'), true), { type: 'go-asked' });
  assert.equal(keyMessage({ ...state, truth: state.view }, key('Enter'), true), null);
});

test('arrows go by what is seen', () => {
  const boxes = [[0, 0], [10, 0], [40, 0], [0, 10]].map(([left = 0, top = 0]) => ({ left, top, width: 10, height: 10 }));
  assert.equal(nearest(boxes, 0, 'ArrowRight'), 1);
  assert.equal(nearest(boxes, 1, 'ArrowRight'), 2);
  assert.equal(nearest(boxes, 0, 'ArrowDown'), 3);
  assert.equal(nearest(boxes, 0, 'ArrowUp'), 0);
});

test('brackets follow the path, M the pieces that can move', () => {
  assert.equal(squareFor(state, ']', false, 'A3'), 'A2');
  assert.equal(squareFor(state, '[', false, 'A3'), 'A4');
  assert.equal(squareFor(state, 'm', false, null), 'A4');
  assert.equal(squareFor(state, 'm', false, 'A4'), 'B1');
  assert.equal(squareFor(state, 'm', false, 'B1'), 'A4');
  assert.equal(squareFor(state, 'M', true, 'A4'), 'B1');
});

test('the address of a frame chooses the game; what nobody knows is named', () => {
  const found = wishes(new URLSearchParams('rules=skiryuk%3Fb7%3Dunsafe&players=ch&level=1&theme=dark&motion=off'), catalogue);
  assert.deepEqual(found.setup, { rules: 'skiryuk', options: { b7: 'unsafe' }, opponent: 'computer', side: 'dark', level: 1 });
  assert.deepEqual(found.settings, { theme: 'dark', motion: 'off' });
  assert.deepEqual(found.unknown, []);
  assert.deepEqual(wishes(new URLSearchParams('rules=ludo&theme=pink'), catalogue).unknown, [{ name: 'rules', value: 'ludo' }, { name: 'theme', value: 'pink' }]);
});
