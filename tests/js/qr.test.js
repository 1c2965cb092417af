/** The picture of a QR code is the code that the library makes, and has its quiet zone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modulesOf, qrView } from '../../js/lib/qr.js';

/** What the path data paints, as rows of 0 and 1. @param {string} d @param {number} size */
function painted(d, size) {
  const rows = Array.from({ length: size }, () => Array(size).fill(0));
  for (const [, x, y, n] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(n); i += 1) rows[Number(y)][Number(x) + i] += 1;
  return rows;
}

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test('each module is painted at most once, and the three corners have their finder patterns', () => {
  const { size, d } = modulesOf('https://example.org/ur/?rules=finkel');
  const rows = painted(d, size);
  assert.ok(rows.flat().every((one) => one <= 1));
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    rows.slice(y, y + 7).map((row) => row.slice(x, x + 7).join(''));
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    assert.deepEqual(corner(x ?? 0, y ?? 0), FINDER);
  // The timing pattern: light and dark in turn between two finders.
  assert.equal(rows[6].slice(8, size - 8).join(''), '10'.repeat(size).slice(0, size - 16));
});

test('a longer text has a larger code; another text has another one', () => {
  const short = modulesOf('https://example.org/a');
  assert.ok(modulesOf(`https://example.org/${'a'.repeat(200)}`).size > short.size);
  assert.notEqual(modulesOf('https://example.org/b').d, short.d);
});

test('four light modules stand around it', () => {
  const { props } = qrView('https://example.org/', 'The game');
  const { size } = modulesOf('https://example.org/');
  assert.equal(props.viewBox, `-4 -4 ${size + 8} ${size + 8}`);
});
