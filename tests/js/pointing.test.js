import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { pointing, squaresNamed } from '../../js/view/pointing.js';
import { catalogue, ref } from './samples.js';

test('the squares that a sentence names are found wherever they stand in it', () => {
  const to = ref('square-rosette', { square: 'B4', middle: 'true' });
  const moved = ref('happened-moved', { by: 'you', from: 'B2', to });
  assert.deepEqual(squaresNamed(ref('sentences', { first: moved, second: ref('x', { squares: ['A1', 'B12'] }) })), [
    'B2',
    'B4',
    'A1',
    'B12',
  ]);
  assert.deepEqual(squaresNamed(moved, moved), ['B2', 'B4']);
  assert.deepEqual(squaresNamed(null, ref('throw-score', { by: 'light', score: 4 }), ref('piece')), []);
});

test('what names squares lights them while it is pointed at or has the focus', () => {
  /** @type {any[]} */
  const sent = [];
  const on = pointing((message) => sent.push(message), ['B4']);
  on.pointerenter?.();
  on.focusout?.();
  assert.deepEqual(sent, [
    { type: 'pointed', squares: ['B4'] },
    { type: 'pointed', squares: [] },
  ]);
  assert.deepEqual(
    pointing(() => {}, []),
    {},
  );
  const [lit] = update(initial({ catalogue }), sent[0]);
  assert.deepEqual(lit.ui.pointed, ['B4']);
  assert.deepEqual(update(lit, sent[1])[0].ui.pointed, []);
  const [closed] = update(lit, { type: 'escape' });
  assert.deepEqual(closed.ui.pointed, [], 'the sentence is gone, and hears of no pointer that leaves');
});
