/** The menu: what is needed less often. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { labLink } from './foot.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/state.js').Panel} Panel */

/**
 * @param {State} state
 * @param {Send} send
 */
export function menuView(state, send) {
  const { t } = state.words;
  const playing = state.screen === 'game';
  const open = (/** @type {Panel} */ panel, word = `${panel}-title`) =>
    button(t(word), () => send({ type: 'panel', panel }), { class: 'wide', key: panel });
  const act = (/** @type {string} */ word, /** @type {import('../types/messages.js').Message} */ message, more = '') =>
    button(
      t(word),
      () => {
        send({ type: 'panel', panel: null });
        send(message);
      },
      { class: `wide ${more}`, key: word },
    );
  return h(
    'div',
    { class: 'menu-list' },
    playing && act('new-game', { type: 'new-asked' }),
    playing && open('rulebook'),
    playing && open('moves'),
    playing && act('flip', { type: 'flip' }),
    // While a game goes on it is a hint.
    state.game &&
      !!state.truth?.moves.length &&
      act('look-back', { type: 'look-back-asked' }, state.truth.phase === 'over' ? '' : 'hint'),
    act('start-puzzles', { type: 'screen-asked', name: 'puzzle', how: { what: 'list' } }),
    !state.embedded &&
      act('start-editor', { type: 'screen-asked', name: 'editor', how: playing ? { from: 'game' } : {} }),
    state.game && button(t('dice-open'), () => send({ type: 'dice-asked' }), { class: 'wide', key: 'dice' }),
    !state.storeless && open('games'),
    !state.embedded && labLink(state),
    // The words of the story come with its view; those of the start screen are there already.
    open('story', 'start-story'),
    state.words.languages.length > 1 && open('language'),
    open('settings'),
    open('about'),
  );
}
