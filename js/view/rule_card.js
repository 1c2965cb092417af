/**
 * The rule card beside the board: the throw table or the birds, and what ornaments and other things do here.
 * The row of the throw that lies there is lit once the dice lie still, a rule once its move has arrived.
 *
 *   .rule-card
 *     .card-head            title, button to all rules
 *     ul.throws > li.throw  .pips or bird, .n, em
 *     ul.marks > li.mark    picture, title, lines
 */
import { h } from '../lib/dom.js';
import { scoreOf, throwNow } from './dice.js';
import { pointing } from './pointing.js';
import { coin } from './seats.js';
import { drawing } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').CardThrow} CardThrow */
/** @typedef {import('../types/catalogue.js').CardBird} CardBird */
/** @typedef {import('../types/catalogue.js').CardMark} CardMark */

/** The symbols of the pictures that are no ornaments. @type {Record<string, string>} */
const SYMBOLS = {
  homeward: 'shell-dotted',
  fork: 'shell-blank',
  side: 'shell-dotted',
  capture: 'sign-take',
  stack: 'shell-blank',
  lots: 'lot-1',
  pass: 'lot-0',
  bone: 'bone',
  birds: 'swallow',
  points: 'five-dots',
  kitty: 'coin',
};

/** What stands in the words for readers too. */
const SEEN = { 'aria-hidden': 'true' };

/**
 * @param {State} state
 * @param {Send} send
 */
export function ruleCardView(state, send) {
  const { rules, view, playback, words } = state;
  if (!rules) return null;
  const { t } = words;
  const { throws, birds, marks } = rules.card;
  const tumbling = playback.moving && playback.event?.kind === 'throw';
  const thrown = tumbling ? null : throwNow(state);
  const lots = view?.throw?.kit.count ?? throws[0]?.lots;
  const lit = thrown?.name;
  // A throw that was not converted yet may become another one.
  const open = view?.phase === 'act' && view.actions.some((one) => one.kind === 'convert');
  const converted = open ? throws.find((row) => row.name === lit)?.converted : undefined;
  const acts = playback.moving ? [] : (view?.card.acts ?? []);
  return h(
    'div',
    { class: 'rule-card', key: 'card' },
    h(
      'div',
      { class: 'card-head', key: 'head' },
      h('h2', null, t(birds ? 'card-birds' : 'card-throws')),
      h(
        'button',
        { type: 'button', class: 'link', on: { click: () => send({ type: 'panel', panel: 'rulebook' }) } },
        t('card-open'),
      ),
    ),
    h(
      'ul',
      { class: birds ? 'throws birds' : 'throws', key: 'throws' },
      birds
        ? birds.map((bird) => birdRow(state, send, bird, thrown?.score === bird.score, converted === bird.score))
        : throws.filter((row) => row.lots === lots).map((row) => throwRow(state, row, row.name === lit)),
    ),
    h(
      'ul',
      {
        class: ['marks', marks.length > 2 && 'many', marks.length > 4 && 'packed'].filter(Boolean).join(' '),
        key: 'marks',
      },
      marks.map((mark) => markView(state, send, mark, acts)),
    ),
  );
}

/**
 * @param {State} state
 * @param {CardThrow} row
 * @param {boolean} lit
 */
function throwRow({ words: { t, amount, inOrder } }, { lots, name, marked, score, brings = [] }, lit) {
  return h(
    'li',
    { key: name, class: lit ? 'throw now' : 'throw', 'aria-current': lit ? 'true' : null },
    h('span', { class: 'aside' }, t('card-throw-says', { marked, lots })),
    h(
      'span',
      { class: 'pips', 'aria-hidden': 'true' },
      Array.from({ length: lots }, (_, i) => h('i', { key: i, class: i < marked ? 'marked' : '' })),
    ),
    h('span', { class: 'n' }, scoreOf({ score }, amount)),
    h(
      'em',
      null,
      inOrder(
        'clauses',
        brings.map((one) => t(one)),
      ),
    ),
  );
}

/**
 * A bird with its number and its value. Where there is little room its name is only read aloud, or said after a tap.
 * @param {State} state
 * @param {Send} send
 * @param {CardBird} bird
 * @param {boolean} lit its number was thrown
 * @param {boolean} within its number is what a second bone would make of the throw
 */
function birdRow({ words: { t, amount } }, send, { kind, name, score, value }, lit, within) {
  return h(
    'li',
    {
      key: kind,
      class: ['throw', lit && 'now', within && 'within'].filter(Boolean).join(' '),
      'aria-current': lit ? 'true' : null,
      on: { click: () => send({ type: 'explain-asked', tally: kind }) },
    },
    h('span', { class: 'aside' }, t('card-bird', { piece: name, score, value })),
    picture(kind, 'bird', '0 0 60 56'),
    h('span', { class: 'n', ...SEEN }, amount(score)),
    h('em', SEEN, t(name)),
    h('small', SEEN, t('card-value', { value })),
    h('span', { class: 'bird-value', ...SEEN }, coin(), amount(value)),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {CardMark} mark
 * @param {{key: string, square: string}[]} acts
 */
function markView({ words: { t } }, send, { picture: name, title, squares = [], lines }, acts) {
  const acting = lines.map(({ key }) =>
    acts.some((one) => one.key === key && (!one.square || !squares.length || squares.includes(one.square))),
  );
  return h(
    'li',
    {
      key: [name, ...squares, lines[0]?.key].join(' '),
      class: acting.includes(true) ? 'mark now' : 'mark',
      on: pointing(send, squares),
    },
    picture(SYMBOLS[name] ?? name, SYMBOLS[name] ? 'thing' : 'ornament', '-50 -50 100 100'),
    h(
      'span',
      { class: 'words' },
      h('b', null, t(title)),
      lines.map((line, i) => [
        ' ',
        h('span', { key: line.text.id, class: acting[i] ? 'line now' : 'line' }, t(line.text)),
      ]),
    ),
  );
}

/**
 * @param {string} symbol
 * @param {string} kind
 * @param {string} viewBox
 */
function picture(symbol, kind, viewBox) {
  const [x, y, width, height] = viewBox.split(' ');
  return drawing(`card-picture ${kind}`, viewBox, h('use', { href: `#${symbol}`, x, y, width, height }));
}
