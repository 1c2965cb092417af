/** Two people at one table: which way board and page face. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orientationOf } from '../../js/state/orientation.js';
import { initial } from '../../js/state/state.js';
import { view } from './samples.js';

const first = initial();
const at = (chooser, how, { orientation = 'wide', flipped = false, players } = {}) =>
  orientationOf(
    initial({
      screen: 'game',
      view: view({ chooser, ...(players ? { players } : {}) }),
      settings: { ...first.settings, facing: how },
      ui: { ...first.ui, orientation, flipped },
    }),
  );

test('with the usual settings nothing turns', () => {
  for (const chooser of ['light', 'dark'])
    assert.deepEqual(at(chooser, 'still'), { shared: false, flipped: false, away: false });
});

test('the board turns to the player who acts: their row is near, or on the right of an upright board', () => {
  assert.deepEqual([at('light', 'turns').flipped, at('dark', 'turns').flipped], [true, false]);
  assert.deepEqual(
    [at('light', 'turns', { orientation: 'tall' }).flipped, at('dark', 'turns', { orientation: 'tall' }).flipped],
    [false, true],
  );
  assert.equal(at('dark', 'turns').away, false);
});

test('on a table the board lies still, and the page turns to the person opposite', () => {
  const [light, dark] = [at('light', 'table'), at('dark', 'table')];
  assert.deepEqual([light.away, dark.away], [false, true]);
  // Turned round on a page that is turned round is where it was.
  assert.notEqual(light.flipped, dark.flipped);
});

test('a board turned by hand stays turned for both players', () => {
  assert.deepEqual(
    [at('light', 'turns', { flipped: true }).flipped, at('dark', 'turns', { flipped: true }).flipped],
    [false, true],
  );
});

test('against the computer the page stays as it is', () => {
  assert.deepEqual(at('light', 'table', { players: { light: { kind: 'human' }, dark: { kind: 'computer' } } }), {
    shared: false,
    flipped: false,
    away: false,
  });
});
