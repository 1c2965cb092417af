/** The card beside a puzzle: what it is and its rules; once it is solved, what every choice is worth. */

import { h } from '../lib/dom.js';
import { LARGE } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { rulesOf } from '../state/steps.js';
import { placeOf } from '../view/fit.js';
import { ruleCardView } from '../view/rule_card.js';
import { barsOf } from '../view/values.js';
import { momentOf } from './items.js';
import { itemIn, puzzleOf } from './reduce.js';

/** @typedef {import('../types/state.js').State} State */

/**
 * @param {State} state
 * @param {import('../types/messages.js').Send} send
 */
export function cardView(state, send) {
  const { t } = state.words;
  const { stage } = puzzleOf(state);
  const item = itemIn(state);
  const solved = stage === 'solved';
  const layout = layoutOf(state);
  const name = t(item ? rulesOf(state, item.rules)?.name : '');
  // In large windows there is room for the rules, until the values need it.
  const roomy = LARGE.has(layout) || placeOf(layout, state.ui) === 'wide';
  return h(
    'aside',
    // Solved, it may have more than fits: the keyboard can scroll it.
    {
      class: 'rule puzzle-card',
      key: 'rule',
      'aria-label': t('puzzle-title'),
      tabindex: solved ? 0 : null,
    },
    h('p', { class: 'puzzle-head', key: 'head' }, headOf(state)),
    item &&
      h(
        'p',
        { key: 'about', class: 'puzzle-about' },
        h(
          'button',
          {
            type: 'button',
            class: 'link',
            'aria-label': t('clauses', { first: name, second: t('card-open') }),
            on: { click: () => send({ type: 'panel', panel: 'rulebook' }) },
          },
          name,
        ),
        item.hardness && ` · ${t(`puzzle-${item.hardness}`)}`,
      ),
    discs(state),
    item && roomy && !solved && ruleCardView(state, send),
    solved && valueBars(state),
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
  const { n, all } = momentOf(items, at);
  const { by } = items[at] ?? {};
  return all ? t('mistakes-moment', { n, all }) + (by ? ` · ${t(`side-${by}`)}` : '') : '';
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

/** At most this many discs fit beside each other; of more moments the head alone says how many there are. */
const DISCS = 6;

/**
 * The moments as numbered discs: those that were solved have a tick.
 * @param {State} state
 */
function discs(state) {
  const { how, items, at, stage } = puzzleOf(state);
  const { moments } = momentOf(items, at);
  if ((how.what !== 'mistakes' && how.what !== 'kept') || moments.length < 2 || moments.length > DISCS) return null;
  return h(
    'ol',
    { class: 'puzzle-discs', key: 'discs', 'aria-hidden': 'true' },
    moments.map((item, n) => {
      // One that is asked once more was not answered.
      const last = items.lastIndexOf(item);
      const done = last < at || (last === at && stage === 'solved');
      const now = item === items[at];
      return h('li', { key: n, class: now ? 'now' : done ? 'done' : '' }, done ? '✓' : state.words.amount(n + 1));
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
  const share = barsOf(item.kind, item.values, 100);
  const order = item.values.map((_, n) => n).sort((a, b) => (item.values[b] ?? 0) - (item.values[a] ?? 0));
  return [
    h(
      'ul',
      { class: 'puzzle-values', key: 'values' },
      order.map((n) => {
        const value = item.values[n] ?? 0;
        return h(
          'li',
          { key: n, class: n === item.best ? 'best' : n === item.played ? 'played' : '' },
          h('span', { key: 'move' }, t(choices[n]?.move), n === item.best && ' ★'),
          h('i', { key: 'bar', style: { '--share': share(value) }, 'aria-hidden': 'true' }),
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
