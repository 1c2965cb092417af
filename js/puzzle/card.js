/** The card beside a puzzle: what it is; and once it is solved, why, and what every choice is worth. */

import { h } from '../lib/dom.js';
import { rulesOf } from '../state/steps.js';
import { itemIn, puzzleOf } from './reduce.js';

/** @typedef {import('../types/state.js').State} State */

/** The shortest bar, as a share. */
const SHORTEST = 0.04;

/** @param {State} state */
export function cardView(state) {
  const { t } = state.words;
  const { stage } = puzzleOf(state);
  const item = itemIn(state);
  return h(
    'aside',
    // Solved, it may have more than fits: the keyboard can scroll it.
    {
      class: 'rule puzzle-card',
      key: 'rule',
      'aria-label': t('puzzle-title'),
      tabindex: stage === 'solved' ? 0 : null,
    },
    h('p', { class: 'puzzle-head', key: 'head' }, headOf(state)),
    item &&
      h(
        'p',
        { key: 'about', class: 'puzzle-about' },
        h('b', null, t(rulesOf(state, item.rules)?.name ?? '')),
        item.hardness && ` · ${t(`puzzle-${item.hardness}`)}`,
      ),
    discs(state),
    stage === 'solved' && valueBars(state),
  );
}

/**
 * The day, the number, or which of how many moments.
 * @param {State} state
 */
function headOf(state) {
  const { t } = state.words;
  const { how, today, items, at } = puzzleOf(state);
  // At noon it is the same day everywhere.
  if (how.what === 'day') return dayOf(state.words, new Date(`${today}T12:00:00`));
  if (how.what === 'one') return t('puzzle-number', { n: items[at]?.number ?? how.number });
  if (how.what === 'made') return t('puzzle-made');
  return items.length ? t('mistakes-moment', { n: Math.min(at + 1, items.length), all: items.length }) : '';
}

/**
 * A day and its month, in the digits of the language.
 * @param {State['words']} words
 * @param {Date} day
 */
export function dayOf({ lang, amount }, day) {
  const parts = (/** @type {'long'|'numeric'} */ month) =>
    new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { day: 'numeric', month }).formatToParts(day);
  const named = parts('long');
  // Where the browser has no names of months for a language it writes M11.
  const written = named.some(({ value }) => /^M\d/.test(value)) ? parts('numeric') : named;
  return written.map(({ value }) => (/^\d+$/.test(value) ? amount(Number(value)) : value)).join('');
}

/**
 * The moments as numbered discs: those that were solved have a tick.
 * @param {State} state
 */
function discs(state) {
  const { how, items, at, stage } = puzzleOf(state);
  if ((how.what !== 'mistakes' && how.what !== 'kept') || items.length < 2) return null;
  return h(
    'ol',
    { class: 'puzzle-discs', key: 'discs', 'aria-hidden': 'true' },
    items.map((item, n) => {
      // One that comes again was not answered.
      const done = (n < at || (n === at && stage === 'solved')) && !items.includes(item, n + 1);
      return h('li', { key: n, class: n === at ? 'now' : done ? 'done' : '' }, done ? '✓' : state.words.amount(n + 1));
    }),
  );
}

/**
 * All choices as bars, the best first.
 * @param {State} state
 */
function valueBars(state) {
  const { t, amount } = state.words;
  const { choices, items, at } = puzzleOf(state);
  const item = items[at];
  if (!item) return null;
  const least = item.kind === 'chance' ? 0 : Math.min(...item.values);
  const most = item.kind === 'chance' ? 100 : Math.max(...item.values);
  const order = item.values.map((_, n) => n).sort((a, b) => (item.values[b] ?? 0) - (item.values[a] ?? 0));
  return [
    h(
      'ul',
      { class: 'puzzle-values', key: 'values' },
      order.map((n) => {
        const value = item.values[n] ?? 0;
        const share = Math.max(SHORTEST, (value - least) / (most - least || 1));
        return h(
          'li',
          { key: n, class: n === item.best ? 'best' : '' },
          h('span', { key: 'move' }, t(choices[n]?.move), n === item.best && ' ★'),
          h('i', { key: 'bar', style: { '--share': share }, 'aria-hidden': 'true' }),
          h('b', { key: 'value' }, amount(value, item.kind === 'chance' ? 0 : 1)),
        );
      }),
    ),
    h('p', { class: 'puzzle-unit', key: 'unit' }, t('puzzle-unit', { kind: item.kind })),
    item.errors &&
      h(
        'p',
        { class: 'puzzle-unit', key: 'errors' },
        t('puzzle-errors', { first: item.errors[0] ?? 0, third: item.errors[2] ?? 0, fifth: item.errors[4] ?? 0 }),
      ),
  ];
}
