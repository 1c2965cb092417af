/** Places on the boards, and the art they stand on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { pictureOf } from '../../js/view/board_drawing.js';
import {
  headOf,
  lineThrough,
  riseOf,
  seen,
  spotOf,
  squaresOf,
  stepsOf,
  turningOf,
  wayLength,
} from '../../js/view/geometry.js';

const LIES = [true, false].flatMap((upright) =>
  ['light', 'dark'].flatMap((near) => [true, false].map((reversed) => ({ upright, near, reversed }))),
);
const LYING = { upright: false, near: 'dark', reversed: false };

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const count = (board, ornament) =>
  squaresOf(board)
    .flat()
    .filter((one) => one.ornament === ornament).length;

test('the Ur board has its twenty squares and their ornaments', () => {
  assert.equal(squaresOf('ur').flat().length, 20);
  assert.deepEqual(
    ['rosette', 'eyes', 'five-dots', 'four-fives', 'five', 'twelve'].map((one) => count('ur', one)),
    [5, 5, 5, 2, 2, 1],
  );
  assert.deepEqual(
    squaresOf('ur')
      .flat()
      .filter((one) => one.ornament === 'rosette')
      .map((one) => one.name),
    ['A1', 'A7', 'B4', 'C1', 'C7'],
  );
});

test('the late board has twenty squares and rosettes every fourth', () => {
  assert.equal(squaresOf('late').flat().length, 20);
  assert.deepEqual(
    squaresOf('late')
      .flat()
      .filter((one) => one.ornament === 'rosette')
      .map((one) => one.name),
    ['A1', 'B4', 'B8', 'B12', 'C1'],
  );
});

test('a square lies in its file and row, the extra spaces in the gap of their owner', () => {
  assert.deepEqual(spotOf('C8', 'light'), { x: 7, y: 2 });
  assert.ok(spotOf('S', 'light').y < 0 && spotOf('S', 'dark').y > 2);
  assert.ok(spotOf('S', 'light').x < spotOf('H', 'light').x);
});

test('your side is nearest: below where the board lies, on the right where it stands', () => {
  const at = (square, lie) => seen(spotOf(square, 'light'), 'ur', lie);
  assert.deepEqual(at('A1', { upright: false, near: 'light', reversed: false }), { x: 0, y: 2 });
  assert.deepEqual(at('A1', { upright: true, near: 'light', reversed: false }), { x: 2, y: 7 });
  assert.deepEqual(at('C8', { upright: false, near: 'dark', reversed: false }), { x: 7, y: 2 });
  assert.deepEqual(at('C8', { upright: true, near: 'dark', reversed: true }), { x: 2, y: 7 });
});

test('however the board lies, every square has a place of its own on it', () => {
  for (const board of ['ur', 'late']) {
    for (const lie of LIES) {
      const places = squaresOf(board)
        .flat()
        .map(({ name }) => seen(spotOf(name, 'light'), board, lie))
        .map(({ x, y }) => `${x} ${y}`);
      assert.equal(new Set(places).size, 20);
    }
  }
});

test('a path that crosses itself turns for home in the middle of its loop', () => {
  const range = (file, from, to) => Array.from({ length: to - from + 1 }, (_, i) => `${file}${from + i}`);
  const out = ['A4', 'A3', 'A2', 'A1', ...range('B', 1, 7), 'C7', 'C8', 'B8', 'A8', 'A7'];
  assert.equal(turningOf(out), null);
  const whole = [...out, ...range('B', 1, 7).reverse(), 'A1', 'A2', 'A3', 'A4'];
  assert.equal(whole[turningOf(whole)], 'B8');
});

test('the levels of a stack lie apart, around the middle', () => {
  assert.equal(riseOf(1, 1), 0);
  assert.equal(riseOf(1, 2), -riseOf(2, 2));
  for (const height of [2, 4, 7])
    assert.ok(riseOf(height, height) - riseOf(1, height) <= 0.43 && riseOf(2, height) > riseOf(1, height));
});

test('two steps on one square are written together', () => {
  assert.equal(stepsOf(['A4', 'A3', 'B1', 'A3'], (n) => `<${n}>`).get('A3'), '<2>/<4>');
});

test('a way and its return lie beside each other', () => {
  assert.equal(lineThrough(['A1', 'A2'], 'light', 'ur', LYING, 7), 'M50 57L150 57');
  assert.equal(lineThrough(['A2', 'A1'], 'light', 'ur', LYING, 7), 'M150 43L50 43');
  assert.match(headOf(['A1', 'A2'], 'light', 'ur', LYING, 7), /^M174 57L/);
  assert.equal(lineThrough(['hand', 'A4'], 'light', 'ur', LYING).startsWith('M350'), true);
});

test('all art of the board weighs no more than 6 kB compressed', () => {
  assert.ok(gzipSync(read('art/symbols.svg'), { level: 9 }).length <= 6 * 1024);
});

test('the art has no bitmap, no filter, no style of its own', () => {
  assert.doesNotMatch(read('art/symbols.svg'), /<image|<filter|style=|<style|data:/);
});

test('dots can be counted', () => {
  const dots = (id) =>
    [
      ...new RegExp(`<symbol id="${id}".*?</symbol>`, 's')
        .exec(read('art/symbols.svg'))[0]
        .matchAll(/class="(dt|pd)(?! ring| core| pupil)[^"]*" d="([^"]*)"/g),
    ].map(([, , d]) => d.split('h0').length - 1);
  const [big] = dots('five-dots');
  assert.equal(big, 5);
  assert.equal(
    dots('four-fives').reduce((a, b) => a + b),
    20,
  );
  assert.deepEqual(dots('five'), [5]);
  assert.deepEqual(dots('twelve'), [12]);
});

test('every symbol that is used is there', () => {
  const art = read('art/symbols.svg');
  const ids = new Set([...art.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  for (const [, id] of art.matchAll(/href="#([\w-]+)"/g)) assert.ok(ids.has(id), id);
  for (const id of [
    ...['shell', 'shale'].flatMap((one) => [`${one}-dotted`, `${one}-blank`, `${one}-bird`]),
    'swallow',
    'storm-bird',
    'raven',
    'rooster',
    'eagle',
    'lot-1',
    'lot-0',
    'cube-1',
    'cube-0',
    'bone',
    'coin',
    ...['can', 'land', 'take', 'again', 'leave', 'picked', 'last', 'hint', 'blocked'].map((one) => `sign-${one}`),
  ])
    assert.ok(ids.has(id), id);
});

/** @param {any} node @returns {any[]} */
const all = (node) => (typeof node === 'string' ? [] : [node, ...node.children.flatMap(all)]);

test('the drawing of a board has its squares, ornaments and letters, and is made once', () => {
  for (const board of ['ur', 'late']) {
    for (const lie of LIES) {
      const drawing = pictureOf(board, lie, ['rosette']);
      assert.equal(pictureOf(board, lie, ['rosette']), drawing);
      const nodes = all(drawing);
      const named = (name) => nodes.filter((one) => (one.props.class ?? '').split(' ')[0] === name);
      assert.equal(named('plaque').length, 20);
      assert.equal(nodes.filter((one) => one.tag === 'use').length, 20);
      assert.equal(nodes.filter((one) => one.tag === 'use' && !one.props.class.includes('faint')).length, 5);
      const letters = named('label').flatMap((one) => one.children);
      for (const one of ['A', 'B', 'C', '1', '5', '8'])
        assert.equal(letters.filter((other) => other === one).length, 1);
      for (const { props } of nodes) assert.doesNotMatch(`${props.d ?? ''} ${props.x ?? ''}`, /NaN|undefined/);
    }
  }
});

test('a way is as long as it has squares of the board on which a piece can stand', () => {
  const length = (/** @type {string[]} */ light, /** @type {number} */ firstStep) =>
    wayLength({ paths: { light, dark: [] }, ...(firstStep > 1 ? { firstStep } : {}) });
  assert.equal(length(['A4', 'A3', 'A2', 'A1'], 1), 4);
  assert.equal(length(['A4', 'A3', 'A2', 'A1'], 3), 2, 'pieces enter on the third square, as in Bell’s game');
  assert.equal(length(['S', 'A4', 'A3', 'H'], 1), 2, 'beside the board and at home there is no square');
});
