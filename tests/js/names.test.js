/** Names are cleaned as the engine cleans them: tests/py/games holds the same examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanName } from '../../js/state/names.js';

test('names lose what cannot be seen or turns their order round, and nothing else', () => {
  for (const [given, clean] of [
    ['Ann\u202e\u200b Lee\ufeff', 'Ann Lee'],
    ['\u200d\u200d', ''],
    ['👩‍🚀', '👩‍🚀'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    [' \u2066a\ud800b\u2069\u0007 ', 'ab'],
    ['𒌷'.repeat(50), '𒌷'.repeat(40)],
  ])
    assert.equal(cleanName(/** @type {string} */ (given)), clean);
});
