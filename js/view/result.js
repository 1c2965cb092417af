/** A finished game in numbers: its counts, luck apart from choices, and its throws beside the expected ones. */
import { h } from '../lib/dom.js';
import { PLAYERS } from '../state/players.js';
import { button } from './dialog.js';
import { nextGames } from './end_card.js';
import { counts, progress } from './look_back.js';
import { sumsNote, sumsView } from './sums.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */

/**
 * @param {State} state
 * @param {Send} send
 */
export function resultView(state, send) {
  const { t } = state.words;
  const { truth, setup, catalogue } = state;
  const { review } = state.learn;
  if (!truth?.result) return [];
  const top = setup.opponent === 'computer' && setup.level === catalogue?.levels.at(-1)?.id;
  return [
    sumsView(state),
    sumsNote(state),
    review && counts(state, review),
    review && progress(state, review),
    review && throwsView(state, review),
    truth.tallies.length > 0 && talliesView(state, truth),
    h(
      'div',
      { key: 'do', class: 'row links' },
      nextGames(state, send),
      button(t('game-link'), () => send({ type: 'link-asked' }), { class: 'link', key: 'link' }),
    ),
    top && h('p', { key: 'top', class: 'note' }, t('level-top', { won: String(truth.result.winner === setup.side) })),
  ];
}

/**
 * @param {State} state
 * @param {import('../types/game.js').View} truth
 */
function talliesView({ words: { t, amount } }, truth) {
  return h(
    'table',
    { key: 'tallies', class: 'facts' },
    h('caption', null, t('result-tallies')),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('td', null),
        PLAYERS.map((one) => h('th', { scope: 'col', key: one }, t(`side-${truth.sides[one]}`))),
      ),
    ),
    h(
      'tbody',
      null,
      truth.tallies.map((tally) =>
        h(
          'tr',
          { key: tally.name },
          h('th', { scope: 'row' }, t(`tally-${tally.name}`)),
          tally.value === undefined
            ? PLAYERS.map((one) => h('td', { key: one }, amount(tally[one] ?? 0)))
            : h('td', { key: 'both', colspan: 2 }, amount(tally.value)),
        ),
      ),
    ),
  );
}

/**
 * Throws beside what was to be expected: bars for the eye, numbers for everyone.
 * @param {State} state
 * @param {Review} review
 */
function throwsView(state, review) {
  const { t } = state.words;
  return h(
    'section',
    { key: 'throws' },
    review.throws.map((one) => {
      const all = one.rows.reduce((sum, row) => sum + row.light + row.dark, 0);
      const most = Math.max(...one.rows.flatMap((row) => [row.light, row.dark, ...row.expected]), 1);
      return h(
        'table',
        { class: 'facts throws', key: one.kit.count },
        h('caption', null, t('throws-title', { n: all })),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t(one.kit.kind === 'bones' ? 'throws-value' : 'throws-marked')),
            PLAYERS.map((side) => h('th', { scope: 'col', key: side }, t(`side-${state.truth?.sides[side] ?? side}`))),
          ),
        ),
        h(
          'tbody',
          null,
          one.rows.map((row) =>
            h(
              'tr',
              { key: row.marked },
              h('th', { scope: 'row' }, state.words.amount(row.marked)),
              PLAYERS.map((side, i) =>
                h(
                  'td',
                  { key: side },
                  bar(row[side], row.expected[i] ?? 0, most),
                  ' ',
                  t('throws-count', { count: row[side], due: state.words.amount(row.expected[i] ?? 0, 1) }),
                ),
              ),
            ),
          ),
        ),
      );
    }),
    h('p', { class: 'note' }, t('throws-note')),
  );
}

/**
 * @param {number} count
 * @param {number} due
 * @param {number} most
 */
function bar(count, due, most) {
  const x = (/** @type {number} */ value) => Math.round((value / most) * 590) / 10;
  return h(
    'svg',
    { class: 'bar-of', viewBox: '0 0 60 8', 'aria-hidden': 'true', focusable: 'false' },
    h('rect', { class: 'is', x: 0, y: 1.5, width: x(count), height: 5 }),
    h('path', { class: 'due', d: `M${x(due)} 0v8` }),
  );
}
