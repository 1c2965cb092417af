import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patch } from '../../js/lib/dom.js';
import { bones } from '../../js/view/dice.js';
import { fakeDocument } from './fake_dom.js';

/** @param {any} from @returns {any[]} every element */
const all = (from) => [from, ...from.childNodes.flatMap(all)];

/** The strokes on the large bone, where it answers so. @param {boolean|null} answer */
function markOf(answer) {
  const place = fakeDocument();
  patch(place, bones([3, answer]));
  return all(place).find((one) => one.attributes?.class === 'reply')?.attributes.d;
}

test('the large bone shows one mark for yes, another for no, and none before it is thrown', () => {
  assert.equal(markOf(null), undefined);
  assert.ok(markOf(true));
  assert.ok(markOf(false));
  assert.notEqual(markOf(true), markOf(false));
});
