/** The accessibility statement names each criterion once, and only tests that are there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { counts } from '../../js/museum/access.js';
import { CRITERIA } from '../../js/museum/criteria.js';

test('all criteria of levels A and AA are there, each once, in their order', () => {
  const numbers = CRITERIA.map(([number]) => number);
  // WCAG 2.2 without 4.1.1, which it has removed: 31 of level A and 24 of level AA.
  assert.equal(new Set(numbers).size, 55);
  assert.equal(CRITERIA.filter(([, level]) => level === 'A').length, 31);
  const value = (/** @type {string} */ number) => number.split('.').reduce((sum, part) => 100 * sum + Number(part), 0);
  assert.deepEqual(
    numbers,
    [...numbers].sort((a, b) => value(a) - value(b)),
  );
});

test('what is said to be supported is tested, by tests that are there', () => {
  for (const [number, , , result, tests = []] of CRITERIA) {
    assert.equal(result === 'supports', tests.length > 0, number);
    for (const [file, title] of tests) {
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
      const begun = [`\ndef ${title}`, `test('${title}`, `test(\`${title}`];
      assert.ok(
        begun.some((one) => text.includes(one)),
        `${file}: ${title}`,
      );
    }
  }
});

test('the results add up', () => {
  const { all, supports, none, unknown } = counts();
  assert.equal(supports + none + unknown, all);
});
