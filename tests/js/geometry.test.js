/** Places on the boards, and the art they stand on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { headOf, lineThrough, riseOf, spotOf, squaresOf, stepsOf, trayOf, traySpot } from '../../js/view/geometry.js';

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

test('a hand lies in its tray, however many pieces it holds', () => {
  for (const board of ['ur', 'late']) {
    for (const owner of ['light', 'dark']) {
      for (const name of ['hand', 'off']) {
        for (const apart of [true, false]) {
          for (const n of [1, 5, 7, 12]) {
            const tray = trayOf(board, owner, name, apart);
            for (let i = 0; i < n; i++) {
              const { x } = traySpot(board, owner, name, i, n, apart);
              assert.ok(
                x + 0.16 >= tray.x - 0.001 && x + 0.84 <= tray.x + tray.w + 0.001,
                `${board} ${name} ${i} of ${n}`,
              );
            }
          }
        }
      }
    }
  }
});

test('the levels of a stack lie apart, around the middle', () => {
  assert.equal(riseOf(1, 1), 0);
  assert.equal(riseOf(1, 2), -riseOf(2, 2));
  for (const height of [2, 4, 7])
    assert.ok(riseOf(height, height) - riseOf(1, height) <= 0.43 && riseOf(2, height) > riseOf(1, height));
});

test('two steps on one square are written together', () => {
  assert.equal(stepsOf(['A4', 'A3', 'B1', 'A3']).get('A3'), '2/4');
});

test('a way and its return lie beside each other', () => {
  assert.equal(lineThrough(['A1', 'A2'], 'light'), 'M50 57L150 57');
  assert.equal(lineThrough(['A2', 'A1'], 'light'), 'M150 43L50 43');
  assert.match(headOf(['A1', 'A2'], 'light'), /^M108 57L/);
  assert.equal(lineThrough(['hand', 'A4'], 'light').startsWith('M350'), true);
});

test('all art of the board weighs no more than 6 kB compressed', () => {
  assert.ok(gzipSync(read('art/symbols.svg') + read('art/board.svg'), { level: 9 }).length <= 6 * 1024);
});

test('the art has no bitmap, no filter, no style of its own', () => {
  assert.doesNotMatch(read('art/symbols.svg'), /<image|<filter|style=|<style|data:/);
});

test('dots can be counted', () => {
  const dots = (id) =>
    [
      ...new RegExp(`<symbol id="${id}".*?</symbol>`, 's')
        .exec(read('art/symbols.svg'))[0]
        .matchAll(/class="((?:pale-)?dot)[^"]*" d="([^"]*)"/g),
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
  for (const [, id] of (art + read('art/board.svg')).matchAll(/href="#([\w-]+)"/g)) assert.ok(ids.has(id), id);
  for (const id of [
    'light',
    'dark',
    'light-blank',
    'dark-blank',
    'light-bird',
    'dark-bird',
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
    'counter',
    ...['legal', 'land', 'take', 'selected', 'last', 'hint', 'blocked'].map((one) => `sign-${one}`),
  ])
    assert.ok(ids.has(id), id);
});
