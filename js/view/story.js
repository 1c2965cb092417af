/**
 * The story of the board, for a visitor with five minutes: seven parts, most with a drawing. Every sentence is in
 * py/ur/words/en/story.ftl, which ends with the sources.
 */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { clayTablet } from './scenes.js';
import { drawing, plaque, smallBoard, symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/dom.js').Content} Content */

/** What has no ruleset of its own in the catalogue shows the board with all its ornaments. */
const WHOLE = {
  board: /** @type {const} */ ('ur'),
  meaningful: ['rosette', 'eyes', 'five-dots', 'four-fives', 'five', 'twelve'],
};
/** The sides of the board in millimetres, from the record of the museum. */
const [LONG, WIDE] = [301, 110];
/** A sheet of A4, in millimetres. */
const [SHEET_LONG, SHEET_WIDE] = [297, 210];
const [TIMES, KNOWN, GUESSED] = [7, 3, 4];

/**
 * The rulesets that grew from each find.
 * @type {Record<string, string[]>}
 */
const GREW = {
  board: ['finkel', 'skiryuk'],
  finds: ['leaflet', 'aseb'],
  reading: ['tablet'],
};

/**
 * @param {State} state
 * @param {Send} send
 */
export function storyView(state, send) {
  const { t } = state.words;
  return [
    h('p', { class: 'story-head', key: 'head' }, t('story-head')),
    h('p', { class: 'lead', key: 'lead' }, t('story-lead')),
    part(state, send, 'tomb', tombPicture()),
    part(state, send, 'board', boardPicture(state)),
    part(state, send, 'finds', findsPicture()),
    part(state, send, 'tablet', birdsTable(state)),
    part(state, send, 'reading', bonesPicture(state)),
    h(
      'section',
      { class: 'story-wide', key: 'time' },
      h('h3', null, t('story-time')),
      h(
        'ol',
        { class: 'time-line' },
        numbers(TIMES).map((n) =>
          h(
            'li',
            { key: n },
            h('b', null, t(`story-time-${n}`, { tag: 'year' })),
            h('span', null, t(`story-time-${n}`, { tag: 'what' })),
          ),
        ),
      ),
    ),
    h(
      'section',
      { class: 'story-wide', key: 'known' },
      h('h3', null, t('story-known')),
      h('div', { class: 'certainty' }, list(state, 'known', KNOWN), list(state, 'guessed', GUESSED)),
    ),
    h(
      'p',
      { class: 'row', key: 'end' },
      h('span', { class: 'lead' }, t('story-end')),
      button(t('story-all'), () => send({ type: 'panel-closed', panel: 'story' })),
    ),
    h(
      'details',
      { class: 'origins', key: 'sources' },
      h('summary', null, t('story-sources')),
      h('p', { class: 'note' }, t('story-sources-list')),
    ),
  ];
}

/**
 * @param {number} n
 * @returns {number[]} 1 to n
 */
const numbers = (n) => Array.from({ length: n }, (_, i) => i + 1);

/**
 * Words first, then their picture, for readers too.
 * @param {State} state
 * @param {Send} send
 * @param {string} name
 * @param {Content} picture
 */
function part(state, send, name, picture) {
  const { t } = state.words;
  return h(
    'section',
    { class: `story-part ${name}`, key: name },
    h(
      'div',
      { class: 'story-words' },
      h('h3', null, t(`story-${name}`)),
      h('p', null, t({ id: `story-${name}.one` })),
      h('p', null, t({ id: `story-${name}.two` })),
      grew(state, send, name),
    ),
    h('figure', null, picture, h('figcaption', null, t({ id: `story-${name}.picture` }))),
  );
}

/**
 * Lessons of the rules that rest on this find.
 * @param {State} state
 * @param {Send} send
 * @param {string} name
 */
function grew(state, send, name) {
  const { t } = state.words;
  const rules = (GREW[name] ?? []).flatMap((id) => state.catalogue?.rulesets.filter((one) => one.id === id) ?? []);
  return (
    rules.length > 0 &&
    h(
      'p',
      { class: 'row' },
      h('span', null, t('story-grew')),
      rules.map((one) =>
        button(t('story-learn', { rules: one.name }), () => send({ type: 'lesson-asked', rules: one.id }), {
          class: 'quiet',
          key: one.id,
        }),
      ),
    )
  );
}

/**
 * @param {State} state
 * @param {'known'|'guessed'} name
 * @param {number} count
 */
function list(state, name, count) {
  const { t } = state.words;
  return h(
    'div',
    { class: name, key: name },
    h('h4', null, t({ id: `story-known.${name}` })),
    h(
      'ul',
      null,
      numbers(count).map((n) => h('li', { key: n }, t(`story-${name === 'known' ? 'known' : 'guess'}-${n}`))),
    ),
  );
}

/** A cut through the earth: above it daylight, below it plaques that no wood holds any more. */
function tombPicture() {
  const fallen = [
    [92, 214, -7, 'rosette'],
    [150, 226, 4, 'eyes'],
    [207, 218, -3, 'five-dots'],
    [266, 231, 8, 'four-fives'],
    [326, 222, -5, 'rosette'],
    [384, 234, 6, 'twelve'],
  ];
  return drawing(
    'story-picture',
    '0 0 480 280',
    h('path', { class: 'earth-1', d: 'M0 70Q120 58 240 70T480 66V280H0Z' }),
    h('path', { class: 'earth-2', d: 'M0 132Q140 120 250 134T480 128V280H0Z' }),
    h('path', { class: 'earth-3', d: 'M0 184Q130 174 260 186T480 180V280H0Z' }),
    h('path', { class: 'shaft', d: 'M44 66V258H436V66' }),
    fallen.map(([x, y, turned, ornament]) =>
      h('g', { transform: `translate(${x} ${y}) rotate(${turned})` }, plaque(0, 0, 52, String(ornament), true)),
    ),
    [0, 1, 2, 3].map((i) => symbol(i % 2 ? 'shale-dotted' : 'shell-dotted', 122 + i * 76, 176 + (i % 2) * 8, 44)),
  );
}

/**
 * Board and sheet to one scale: a unit is a millimetre.
 * @param {State} state
 */
function boardPicture({ words: { t } }) {
  const [left, top] = [(SHEET_LONG - LONG) / 2, (SHEET_WIDE - WIDE) / 2];
  return drawing(
    'story-picture',
    `-14 -14 ${SHEET_LONG + 28} ${SHEET_WIDE + 40}`,
    h('rect', { class: 'sheet-of-paper', width: SHEET_LONG, height: SHEET_WIDE }),
    h('svg', { x: left, y: top, width: LONG, height: WIDE, viewBox: '-31 -31 862 362', preserveAspectRatio: 'none' }, [
      smallBoard(WHOLE),
    ]),
    h('path', {
      class: 'measure',
      d: `M${left} ${top - 14}h${LONG}M${left} ${top - 19}v10M${left + LONG} ${top - 19}v10`,
    }),
    h('text', { class: 'measure-text', x: SHEET_LONG / 2, y: top - 20 }, t({ id: 'story-board.long' })),
    h('text', { class: 'measure-text', x: SHEET_LONG / 2, y: SHEET_WIDE + 18 }, t({ id: 'story-board.sheet' })),
  );
}

function findsPicture() {
  return drawing(
    'story-picture',
    '0 0 480 240',
    numbers(7).map((n) => symbol('shell-dotted', 60 * n, 50, 84)),
    numbers(7).map((n) => symbol('shale-dotted', 60 * n, 116, 84)),
    numbers(6).map((n) => symbol(`lot-${n % 2}`, 66 * n + 9, 192, 66)),
  );
}

/** @param {State} state */
function birdsTable(state) {
  const { t, amount } = state.words;
  const birds = state.catalogue?.rulesets.find((one) => one.card?.birds)?.card?.birds ?? [];
  const path = state.catalogue?.rulesets.find((one) => one.card?.birds)?.paths.light ?? [];
  const row = (/** @type {string} */ name, /** @type {(bird: typeof birds[number]) => Content} */ cell) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row' }, t({ id: `story-tablet.${name}` })),
      birds.map((bird) => h('td', { key: bird.kind }, cell(bird))),
    );
  return [
    drawing('clay-tablet', '28 4 66 76', clayTablet()),
    h(
      'table',
      { class: 'birds-table' },
      h(
        'tbody',
        null,
        row('piece', (bird) => [
          drawing('bird-picture', '14 14 72 72', symbol('shell-bird', 50, 50, 100), symbol(bird.kind, 50, 50, 46)),
          h('span', null, t(bird.name)),
        ]),
        row('number', (bird) => h('b', null, amount(bird.score))),
        row('house', (bird) => amount(path.indexOf(bird.square) + 1)),
      ),
    ),
  ];
}

/**
 * The first bone, and what the second makes of it.
 * @param {State} state
 */
function bonesPicture(state) {
  const { amount } = state.words;
  const throws = state.catalogue?.rulesets.find((one) => one.card?.birds)?.card?.throws ?? [];
  return drawing(
    'story-picture',
    '0 0 480 200',
    throws.map(({ score, converted }, i) => {
      const x = 66 + i * 116;
      return [
        symbol('bone', x, 52, 84),
        h('text', { class: 'scene-count', x, y: 62 }, score === null ? '' : amount(score)),
        h('path', { class: 'way-under slim', d: `M${x} 96V124` }),
        h('path', { class: 'way-gold slim', d: `M${x} 96V124` }),
        h('path', { class: 'gf', d: `M${x - 12} 120H${x + 12}L${x} 138Z` }),
        h('text', { class: 'bone-number', x, y: 184 }, converted === undefined ? '' : amount(converted)),
      ];
    }),
  );
}
