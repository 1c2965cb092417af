import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { patch } from '../../js/lib/dom.js';
import { createWords } from '../../js/lib/words.js';
import { initial } from '../../js/state/state.js';
import { ruleCardView } from '../../js/view/rule_card.js';
import { fakeDocument } from './fake_dom.js';
import { catalogue, finkel, ref, view } from './samples.js';

const folder = new URL('../../py/ur/words/en/', import.meta.url);
const text = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const words = createWords('en', text.join('\n'));

const CARD = {
  throws: [
    { lots: 3, name: '0', marked: 0, score: 4, brings: [ref('card-throws-again')] },
    { lots: 3, name: '1', marked: 1, score: null, brings: [ref('card-turn-ends')] },
    { lots: 6, name: '6:0', marked: 0, score: 7 },
  ],
  marks: [
    {
      picture: 'rosette',
      title: ref('card-title', { picture: 'rosette' }),
      squares: ['A1', 'B4'],
      lines: [
        { key: 'safe', text: ref('card-safe') },
        { key: 'fine', text: ref('card-fine', { amount: 1, limited: 'false' }) },
      ],
    },
    {
      picture: 'kitty',
      title: ref('card-title', { picture: 'kitty' }),
      lines: [{ key: 'kitty', text: ref('card-kitty') }],
    },
  ],
};

/** @param {any} from @returns {any[]} every element */
const all = (from) => [from, ...from.childNodes.flatMap(all)];

/** The texts of what is lit. @param {any} now @param {any} [more] @param {any} [card] */
function lit(now, more = {}, card = CARD) {
  const first = initial({ catalogue, rules: /** @type {any} */ ({ ...finkel, card }), words });
  const root = fakeDocument();
  patch(root, [ruleCardView({ ...first, screen: 'game', view: now, truth: now, ...more }, () => {})]);
  const named = (/** @type {string} */ name) =>
    all(root).filter((one) => (one.attributes.class ?? '').split(' ').includes(name));
  return {
    root,
    lit: named('now').map((one) => one.textContent),
    throws: named('throw').map((one) => one.textContent),
  };
}

const thrown = { by: 'light', kit: { kind: 'lots', count: 3 }, faces: [0, 0, 0], name: '0', score: 4, text: ref('x') };

test('the row of the throw that lies there is lit, once the dice lie still', () => {
  const now = view({ phase: 'act', throw: thrown });
  assert.deepEqual(lit(now).lit, ['None of 3 marked:4again']);
  const tumbling = { playback: { moving: true, event: { kind: 'throw' }, frames: [], turn: 1 } };
  assert.deepEqual(lit(now, tumbling).lit, []);
  // A forfeit and an award are no throw: the one before lies there dimmed.
  assert.deepEqual(lit({ ...now, pending: { kind: 'forfeit', by: 'light' } }).lit, []);
});

test('only the throws of the kit that was thrown stand there', () => {
  assert.equal(lit(view()).throws.length, 2);
  const six = { ...thrown, name: '6:0', kit: { kind: 'lots', count: 6 } };
  assert.deepEqual(lit(view({ throw: six })).throws, ['None of 6 marked:7']);
});

test('a rule that acted is lit with its picture, where it acted', () => {
  const fined = view({ card: { acts: [{ key: 'fine', square: 'B4' }] } });
  assert.deepEqual(lit(fined).lit, ['Rosette Safe from capture. Pay 1 into the kitty.', 'Pay 1 into the kitty.']);
  const elsewhere = view({ card: { acts: [{ key: 'fine', square: 'C7' }] } });
  assert.deepEqual(lit(elsewhere).lit, []);
  const moving = { playback: { moving: true, event: { kind: 'move' }, frames: [], turn: 1 } };
  assert.deepEqual(lit(fined, moving).lit, [], 'not before the piece has arrived');
});

test('birds stand with their numbers and values in the place of the throws', () => {
  const birds = [
    { kind: 'swallow', name: ref('kind-swallow'), score: 2, square: 'A1', value: 3 },
    { kind: 'eagle', name: ref('kind-eagle'), score: 10, square: 'B6', value: 5 },
  ];
  const now = view({ phase: 'act', throw: { ...thrown, name: '4', score: 10 } });
  const shown = lit(now, {}, /** @type {any} */ ({ ...CARD, birds }));
  // Once for readers, once for the eye: with the word, or with a coin where there is no room for it.
  const eagle = 'Eagle: enters with a 10, value 5.10Eaglevalue 55';
  assert.deepEqual(shown.throws, ['Swallow: enters with a 2, value 3.2Swallowvalue 33', eagle]);
  assert.deepEqual(shown.lit, [eagle]);
});
