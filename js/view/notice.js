/** One calm sentence about the page itself, and what can be done about it. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function noticeView(state, send) {
  const { t } = state.words;
  if (!state.notice) return null;
  const { id } = state.notice;
  const deleted = id === 'notice-deleted-elsewhere';
  return h(
    'div',
    { class: `notice ${id}`, key: 'notice', role: state.screen === 'setup' ? 'alert' : null },
    h('p', null, t(state.notice)),
    h(
      'div',
      { class: 'row' },
      state.game &&
        ['notice-memory', 'notice-other-window', 'notice-deleted-elsewhere', 'request-refused'].includes(id) &&
        button(t('games-export'), () => send({ type: 'game-export', id: state.game?.id ?? '' }), { class: 'quiet' }),
      id === 'notice-other-window' &&
        button(t('open-here'), () => send({ type: 'game-open', id: state.game?.id ?? '' })),
      deleted && button(t('keep-game'), () => send({ type: 'game-keep', id: state.game?.id ?? '' })),
      deleted && button(t('let-game-go'), () => send({ type: 'new-asked' }), { class: 'quiet', key: 'let-go' }),
      id === 'notice-update' && button(t('take-update'), () => state.takeUpdate?.()),
      state.notice !== state.locked &&
        button(t('close'), () => send({ type: 'notice', notice: null }), { class: 'quiet', key: 'close' }),
    ),
  );
}
