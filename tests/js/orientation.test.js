/** Whose side is nearest, and which way board and page face when two people share a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf, orientationOf } from '../../js/state/orientation.js';
import { initial } from '../../js/state/state.js';
import { seen, spotOf } from '../../js/view/geometry.js';
import { view } from './samples.js';

const first = initial();
const stateAt = (chooser, how, { layout = 'desktop', flipped = false, players } = {}) =>
  initial({
    screen: 'game',
    view: view({ chooser, ...(players ? { players } : {}) }),
    settings: { ...first.settings, facing: how },
    ui: { ...first.ui, layouts: { ur: layout, late: layout }, flipped },
  });
const at = (...how) => orientationOf(stateAt(...how));
const AGAINST = { light: { kind: 'computer' }, dark: { kind: 'human' } };

test('as it comes, nothing turns', () => {
  for (const chooser of ['light', 'dark']) {
    const { near, shared, away, reversed } = at(chooser, 'still');
    assert.deepEqual([near, shared, away, reversed], ['light', false, false, false]);
  }
});

test('against the computer your side is nearest, with either colour', () => {
  for (const chooser of ['light', 'dark']) assert.equal(at(chooser, 'table', { players: AGAINST }).near, 'dark');
});

test('the board can turn to the player whose turn it is', () => {
  assert.deepEqual([at('light', 'turns').near, at('dark', 'turns').near], ['light', 'dark']);
  assert.equal(at('dark', 'turns').away, false);
});

test('on a table the board lies still, and the page turns to the person opposite', () => {
  const [light, dark] = [at('light', 'table'), at('dark', 'table')];
  assert.deepEqual([light.away, dark.away], [false, true]);
  // On a page that is turned round every square lies where it was.
  for (const square of ['A1', 'B5', 'C8']) {
    const [one, other] = [light, dark].map((lie) => seen(spotOf(square, 'light'), 'ur', lie));
    assert.deepEqual([one.x + other.x, one.y + other.y], [7, 2]);
  }
});

test('turned by hand, the other side is nearest', () => {
  assert.equal(at('light', 'still', { flipped: true }).near, 'dark');
  assert.equal(at('light', 'turns', { flipped: true }).near, 'dark');
});

test('the board stands on a phone, and lies there if that is wanted', () => {
  const state = stateAt('light', 'still', { layout: 'phone' });
  assert.equal(orientationOf(state).upright, true);
  const wide = { ...state, settings: { ...state.settings, board: 'wide' } };
  assert.equal(layoutOf(wide), 'tablet');
  assert.equal(orientationOf(wide).upright, false);
});
