import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutsFor } from '../../js/state/layouts.js';

/** @param {number} width @param {number} height in pixels @param {number} [rem] */
const at = (width, height, rem = 16) => {
  const { ur, late } = layoutsFor(width / rem, height / rem);
  return `${ur} ${late}`;
};

test('every size has the layout that was drawn for it', () => {
  assert.equal(at(360, 740), 'phone column');
  assert.equal(at(740, 360), 'across across');
  assert.equal(at(820, 1180), 'tablet column');
  assert.equal(at(1280, 800), 'desktop desktop');
  assert.equal(at(1920, 1080), 'large large');
  assert.equal(at(320, 420), 'column column');
  assert.equal(at(640, 480), 'frame frame');
  // Between the bars of a phone nothing would be left for the board.
  assert.equal(at(480, 480), 'column column');
  // And below a board that lies, nothing for the choices.
  assert.equal(at(480, 380), 'column column');
});

test('a window too narrow for any slots has one column that scrolls', () => {
  assert.equal(at(360, 740, 32), 'narrow narrow');
  assert.equal(at(280, 420), 'column column');
});

test('text of twice the size has the layout of a window of half the size', () => {
  for (const [width = 0, height = 0] of [
    [820, 1180],
    [1280, 800],
    [1920, 1080],
  ])
    assert.equal(at(width, height, 32), at(width / 2, height / 2));
});
