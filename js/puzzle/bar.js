/** The bar over a puzzle: the way back, what this is, and where there is room two tools. */

import { h } from '../lib/dom.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { iconButton } from '../view/icons.js';
import { puzzleOf } from './reduce.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/** @type {Record<import('../types/puzzle.js').PuzzleHow['what'], string>} */
const TITLES = {
  day: 'puzzle-day-title',
  list: 'puzzle-title',
  one: 'puzzle-title',
  made: 'puzzle-title',
  mistakes: 'mistakes-title',
  kept: 'mistakes-title',
};

/** @param {State} state */
const titleOf = (state) => {
  const { stage, how } = puzzleOf(state);
  return state.words.t(TITLES[stage === 'list' ? 'list' : how.what]);
};

/**
 * @param {State} state
 * @param {Send} send
 */
export function barView(state, send) {
  const { t } = state.words;
  const { stage, from } = puzzleOf(state);
  const listed = stage === 'list';
  return h(
    'header',
    { class: 'bar', key: 'bar' },
    iconButton(t(from ? 'puzzle-leave-game' : 'puzzle-leave'), 'back', () => send({ type: 'puzzle-left' }), {
      key: 'back',
    }),
    h('h1', { key: 'name', id: listed ? 'status' : null, tabindex: listed ? -1 : null }, titleOf(state)),
    !listed &&
      BROAD.has(layoutOf(state)) &&
      h(
        'nav',
        { class: 'tools', key: 'tools', 'aria-label': t('tools') },
        iconButton(t('flip'), 'flip', () => send({ type: 'flip' }), { key: 'flip' }),
      ),
  );
}
