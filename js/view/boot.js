/** How far the engine has come, with real bytes; or one sentence and a way to try again. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function bootView(state, send) {
  const { t } = state.words;
  const { stage, bytes, total, code } = state.boot;
  if (stage === 'failed') {
    const outdated = code === 'outdated';
    return h(
      'div',
      { class: 'boot failed', key: 'boot', role: 'alert' },
      h('p', null, t(outdated ? 'notice-update' : 'boot-failed')),
      h('p', { class: 'note' }, t('boot-code', { code })),
      button(t(outdated ? 'take-update' : 'retry'), () => send({ type: 'retry-asked' }), { class: 'primary' }),
    );
  }
  if (stage === 'ready' || state.view) return null;
  // What comes from the browser's caches is there at once: nobody could read how much of it has come.
  const [done = 0, all = 0] = [bytes, total].map((n) => Math.round(n / 100_000) / 10);
  return h(
    'div',
    { class: 'boot', key: 'boot' },
    h('p', null, t(`boot-${stage}`)),
    total > 0 && [
      h('progress', { max: total, value: Math.min(bytes, total), 'aria-label': t('boot-progress') }),
      done > 0 && done < all && h('p', { class: 'note' }, t('boot-bytes', { done, total: all })),
    ],
  );
}
