/** The address that the page "On a public screen" writes, and what the public screen reads from it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '../../js/kiosk/options.js';
import { offeredBy } from '../../js/lib/languages.js';
import { webAddress } from '../../js/lib/web_address.js';
import { IDLE, kioskAddress, USUAL, WARN } from '../../js/museum/kiosk_address.js';
import { parseQuery } from '../../js/state/address.js';
import { catalogue } from './samples.js';

const SITE = 'https://your.host/ur/';
const LANGUAGES = ['en', 'nl', 'ar'].map((code) => ({ code, name: code, hash: '' }));

/** @param {Partial<import('../../js/museum/kiosk_address.js').Choices>} changes */
function read(changes) {
  const query = new URL(kioskAddress({ ...USUAL, ...changes }, SITE)).searchParams;
  return {
    options: readOptions(query, { protocol: 'https:', host: 'your.host', href: SITE }),
    asked: parseQuery(query, catalogue),
    offered: offeredBy(query.get('lang'), LANGUAGES).offered.map(({ code }) => code),
  };
}

test('what is usual is left out, and all languages can be chosen', () => {
  assert.equal(kioskAddress(USUAL, SITE), `${SITE}?kiosk=1&rules=finkel&lang=en`);
  const { options, offered } = read({});
  assert.deepEqual([options.idle, options.warn, options.table, options.home], [60, 20, true, SITE]);
  assert.deepEqual(offered, ['en', 'nl', 'ar']);
});

test('a public screen understands every choice', () => {
  const home = 'https://museum.example/ur/?from=hall&lang=nl';
  const { options, asked, offered } = read({
    lang: 'ar',
    others: ['nl', 'ar'],
    flat: false,
    sound: true,
    theme: 'dark',
    home,
  });
  assert.deepEqual([options.table, options.home], [false, home]);
  assert.deepEqual([asked.setup.rules, asked.settings], ['finkel', { theme: 'dark', sound: 'on' }]);
  assert.deepEqual(asked.unknown, []);
  assert.deepEqual(offered, ['ar', 'nl']);
  for (const idle of IDLE.choices) assert.equal(read({ idle }).options.idle, idle);
  for (const warn of WARN.choices) assert.equal(read({ warn }).options.warn, warn);
});

test('an address that phones cannot open is not written', () => {
  for (const home of ['museum.example', 'https://', 'https://museum.example/a b', 'javascript:alert(1)']) {
    assert.equal(webAddress(home), null, home);
    assert.equal(read({ home }).options.home, SITE);
  }
});

test('an address may have letters of any script', () => {
  assert.equal(read({ home: 'https://müseum.example/ur' }).options.home, 'https://xn--mseum-kva.example/ur');
});
