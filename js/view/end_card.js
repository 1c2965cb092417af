/** The end of a game in numbers, in the place of the rules. */

import { h } from '../lib/dom.js';
import { LARGE } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from './dialog.js';
import { placeOf } from './fit.js';
import { amounts, sumsNote, sumsView, whose } from './sums.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * What luck and choices made of the game, and what else can be done now.
 * @param {State} state
 * @param {Send} send
 */
export function endCard(state, send) {
  const { t } = state.words;
  const layout = layoutOf(state);
  const large = LARGE.has(layout) || placeOf(layout, state.ui) === 'wide';
  const more = button(t('end-more'), () => send({ type: 'panel', panel: 'result' }), { class: 'link', key: 'more' });
  return h(
    'div',
    { class: large ? 'end-card' : 'end-card small', key: 'end' },
    large
      ? [sumsView(state), sumsNote(state), h('p', { class: 'links', key: 'links' }, nextGames(state, send), more)]
      : [brief(state), more],
  );
}

/**
 * The two sums that matter most, in one sentence.
 * @param {State} state
 */
function brief(state) {
  const { review } = state.learn;
  const { dice = '', own = '' } = review ? amounts(state, review) : {};
  const words = { dice, own, by: state.truth?.sides[whose(state)] ?? '' };
  return h('p', { key: 'brief' }, state.words.t(review ? 'end-brief' : 'review-waiting', words));
}

/**
 * Other games than the same once more.
 * @param {State} state
 * @param {Send} send
 */
export function nextGames({ words: { t }, setup, catalogue }, send) {
  const levels = catalogue?.levels ?? [];
  const next = levels[levels.findIndex((one) => one.id === setup.level) + 1];
  const alone = setup.opponent === 'computer';
  return [
    alone && button(t('again-swap'), () => send({ type: 'again-asked', swap: true }), { class: 'link', key: 'swap' }),
    alone &&
      next &&
      button(
        t('level-next'),
        () => {
          send({ type: 'setup', changes: { level: next.id } });
          send({ type: 'again-asked' });
        },
        { class: 'link', key: 'level' },
      ),
    button(t('new-game'), () => send({ type: 'new-asked' }), { class: 'link', key: 'new' }),
  ];
}
