import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyMessage, nearest, saidBoard, squareFor } from '../../js/page/keys.js';
import { initial } from '../../js/state/state.js';
import { action, finkel, piece, view } from './samples.js';

const key = (/** @type {string} */ name, more = {}) => ({
  key: name,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const state = /** @type {any} */ ({
  ...initial({ view: view({ actions: [action(), action({ from: 'B1' })] }) }),
  rules: finkel,
});

test('letters act only on the board, and can be switched off', () => {
  assert.deepEqual(keyMessage(state, key('r'), 'board'), { type: 'go-asked' });
  for (const place of /** @type {const} */ (['nothing', 'button', 'field']))
    assert.equal(keyMessage(state, key('r'), place), null);
  assert.equal(keyMessage({ ...state, settings: { ...state.settings, keys: false } }, key('r'), 'board'), null);
  assert.deepEqual(keyMessage(state, key('z', { ctrlKey: true, shiftKey: true }), 'button'), { type: 'redo-asked' });
  assert.equal(keyMessage(state, key('r', { ctrlKey: true }), 'board'), null);
});

test('digits choose from anywhere in a game, but not in a field, in a dialog, before a game, or switched off', () => {
  const game = { ...state, screen: 'game' };
  const third = { type: 'nth-asked', n: 3 };
  for (const place of /** @type {const} */ (['board', 'nothing', 'button']))
    assert.deepEqual(keyMessage(game, key('3'), place), third);
  // On a French keyboard this key writes a quotation mark.
  assert.deepEqual(keyMessage(game, key('"', { code: 'Digit3' }), 'button'), third);
  assert.equal(keyMessage(game, key('#', { code: 'Digit3', shiftKey: true }), 'button'), null);
  assert.equal(keyMessage(game, key('3'), 'field'), null);
  assert.equal(keyMessage(state, key('3'), 'nothing'), null);
  const past = { ...game, learn: { ...game.learn, look: { ply: 1, best: null } } };
  for (const name of ['3', 'Enter']) assert.equal(keyMessage(past, key(name), 'nothing'), null);
  assert.equal(keyMessage({ ...game, ui: { ...game.ui, panel: 'menu' } }, key('3'), 'nothing'), null);
  assert.equal(keyMessage({ ...game, settings: { ...game.settings, keys: false } }, key('3'), 'board'), null);
});

test('Enter throws where it presses no button, and on a square when there is nothing to pick', () => {
  const idle = { ...state, screen: 'game', truth: view() };
  assert.deepEqual(keyMessage(idle, key('Enter'), 'board'), { type: 'go-asked' });
  assert.deepEqual(keyMessage(idle, key('Enter'), 'nothing'), { type: 'go-asked' });
  assert.equal(keyMessage(idle, key('Enter'), 'button'), null);
  assert.equal(keyMessage(initial(), key('Enter'), 'nothing'), null);
  assert.equal(keyMessage({ ...state, truth: state.view }, key('Enter'), 'board'), null);
});

test('Enter confirms the move that waits, but not where the focus has gone on to another one', () => {
  const truth = view({ actions: [action(), action({ index: 1, from: 'B1', to: 'B2' })] });
  const waiting = { ...state, truth, ui: { ...state.ui, proposed: 0 } };
  assert.deepEqual(keyMessage(waiting, key('Enter'), 'board', 'A8'), { type: 'go-asked' });
  for (const here of ['B1', 'B2']) assert.equal(keyMessage(waiting, key('Enter'), 'board', here), null);
});

test('arrows go to the square that is nearest on the screen', () => {
  const boxes = [
    [0, 0],
    [10, 0],
    [40, 0],
    [0, 10],
  ].map(([left = 0, top = 0]) => ({ left, top, width: 10, height: 10 }));
  assert.equal(nearest(boxes, 0, 'ArrowRight'), 1);
  assert.equal(nearest(boxes, 1, 'ArrowRight'), 2);
  assert.equal(nearest(boxes, 0, 'ArrowDown'), 3);
  assert.equal(nearest(boxes, 0, 'ArrowUp'), 0);
});

test('brackets go on where the path comes back to a square, and back again', () => {
  const light = ['A4', 'B1', 'B2', 'A2', 'B2', 'B1', 'H'];
  const there = /** @type {any} */ ({ ...state, rules: { ...state.rules, paths: { light, dark: light } } });
  const walk = (/** @type {string} */ name, /** @type {string|null} */ at) => squareFor(there, name, false, at);
  const squares = [...light.slice(0, -1), 'off'];
  let at = /** @type {string|null} */ (null);
  for (const square of squares) {
    at = walk(']', at);
    assert.equal(at, square);
  }
  for (const square of squares.reverse().slice(1)) {
    at = walk('[', at);
    assert.equal(at, square);
  }
});

test('brackets follow the path, M the pieces that can move', () => {
  assert.equal(squareFor(state, ']', false, 'A3'), 'A2');
  assert.equal(squareFor(state, '[', false, 'A3'), 'A4');
  assert.equal(squareFor(state, 'm', false, null), 'A4');
  assert.equal(squareFor(state, 'm', false, 'A4'), 'B1');
  assert.equal(squareFor(state, 'm', false, 'B1'), 'A4');
  assert.equal(squareFor(state, 'M', true, 'A4'), 'B1');
});

test('looking back, arrows go from move to move, and nothing can be taken back', () => {
  const truth = view({ moves: [{ ply: 2 }, { ply: 4 }, { ply: 6 }] });
  const looking = { ...state, truth, learn: { ...state.learn, look: { n: 2, choices: [] } } };
  for (const place of /** @type {const} */ (['board', 'nothing', 'button'])) {
    assert.deepEqual(keyMessage(looking, key('ArrowLeft'), place), { type: 'look-asked', n: 1 });
    assert.deepEqual(keyMessage(looking, key('End'), place), { type: 'look-asked', n: 3 });
  }
  assert.equal(keyMessage(looking, key('ArrowLeft'), 'field'), null);
  assert.deepEqual(keyMessage(looking, key('Escape'), 'field'), { type: 'escape' });
  assert.equal(keyMessage(looking, key('z', { ctrlKey: true }), 'board'), null);
});

test('the squares of the long board are read in the order of their numbers', () => {
  const pieces = ['B10', 'B2', 'A4', 'B1'].map((square) => piece({ square }));
  const words = {
    t: (/** @type {string} */ _id, /** @type {{square: string}} */ { square }) => square,
    inOrder: (/** @type {string} */ _how, /** @type {string[]} */ parts) => parts.join(' '),
  };
  assert.equal(saidBoard(/** @type {any} */ ({ view: view({ pieces }), words })), 'A4 B1 B2 B10');
});
