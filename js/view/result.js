/** The end: the result in the ruleset's own terms, and what to do next. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { material } from './pieces.js';
import { reviewView } from './review.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * A piece of the winner.
 * @param {import('../types/game.js').Player} owner
 */
const disc = (owner) =>
  h(
    'svg',
    { viewBox: '-38 -38 76 76', 'aria-hidden': 'true', focusable: 'false' },
    h('use', { href: `#${material(owner)}-dotted`, x: -50, y: -50, width: 100, height: 100 }),
  );

/**
 * @param {State} state
 * @param {Send} send
 */
export function resultView(state, send) {
  const { t, amount } = state.words;
  const { truth, setup } = state;
  if (!truth?.result) return [];
  const { match } = truth;
  const levels = state.catalogue?.levels ?? [];
  const next = levels[levels.findIndex((one) => one.id === setup.level) + 1];
  return [
    h(
      'p',
      { key: 'text', class: 'result-text' },
      truth.result.winner !== 'draw' && disc(truth.result.winner),
      h('span', null, t(truth.result.text)),
    ),
    truth.tallies.length > 0 &&
      h(
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
            ['light', 'dark'].map((one) => h('th', { scope: 'col', key: one }, t(`side-${one}`))),
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
                ? [
                    h('td', { key: 'light' }, amount(tally.light ?? 0)),
                    h('td', { key: 'dark' }, amount(tally.dark ?? 0)),
                  ]
                : h('td', { key: 'both', colspan: 2 }, amount(tally.value)),
            ),
          ),
        ),
      ),
    h(
      'div',
      { key: 'do', class: 'row' },
      button(
        match && match.game < match.games ? t('again-match', { game: match.game + 1, games: match.games }) : t('again'),
        () => send({ type: 'again-asked' }),
        { class: 'primary' },
      ),
      setup.opponent === 'computer' && button(t('again-swap'), () => send({ type: 'again-asked', swap: true })),
      setup.opponent === 'computer' &&
        next &&
        button(t('level-next'), () => {
          send({ type: 'setup', changes: { level: next.id } });
          send({ type: 'again-asked' });
        }),
      button(t('new-game'), () => send({ type: 'new-asked' })),
      button(t('dice-open'), () => send({ type: 'dice-asked' }), { class: 'quiet' }),
      button(t('game-link'), () => send({ type: 'link-asked' }), { class: 'quiet' }),
      button(t('result-look'), () => send({ type: 'panel', panel: null }), { class: 'quiet' }),
    ),
    setup.opponent === 'computer' &&
      !next &&
      h('p', { key: 'top', class: 'note' }, t('level-top', { won: String(truth.result.winner === setup.side) })),
    ...reviewView(state, send),
  ];
}
