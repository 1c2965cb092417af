/** What a kiosk does outside: it stores nothing, counts games, changes the language, and reloads the page. */

import { today } from '../page/document.js';
import { chosenWords } from '../page/language.js';

/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/state.js').State} State */
/** @typedef {(effect: Effect, send: Send) => void|Promise<void>} Perform */

/** What is written to the disk, or leads out. */
const NOTHING = new Set([
  'store-settings',
  'list-games',
  'read-game',
  'change-game',
  'export-game',
  'export-unreadable',
  'delete-unreadable',
  'count-games',
  'copy-text',
  'copy-link',
  'persist',
]);

/**
 * @param {Perform} usual
 * @param {() => State} state
 * @returns {Perform}
 */
export const kioskEffects = (usual, state) => (effect, send) => {
  switch (effect.do) {
    case 'store':
      // Shown at once, as if it were stored.
      return queueMicrotask(() => send({ type: 'stored', id: effect.game.id, saved: effect.game.log.length }));
    case 'load-language':
      return speak(effect.lang, state(), send);
    case 'kiosk-count':
      return send({ type: 'kiosk-counted', what: effect.what, day: today() });
    case 'kiosk-reload':
      return reload(effect.counts, state(), send);
    default:
      return NOTHING.has(effect.do) ? undefined : usual(effect, send);
  }
};

/**
 * Where the words do not come, the language stays.
 * @param {string} lang
 * @param {State} state
 * @param {Send} send
 */
async function speak(lang, { words, kiosk }, send) {
  const { captionTimer } = /** @type {NonNullable<State['kiosk']>} */ (kiosk);
  try {
    send({ type: 'kiosk-words', words: await chosenWords(lang, words), captionTimer });
  } catch {
    // The next touch can try again.
  }
}

/**
 * Reload the page, or the new version of it that waits; not where it would not come. The counts go along.
 * @param {import('../types/kiosk.js').Count[]} counts
 * @param {State} state
 * @param {Send} send
 */
async function reload(counts, { takeUpdate }, send) {
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store' });
    if (!ok) throw new Error('the page is not there');
    history.replaceState({ counts }, '');
    if (takeUpdate) takeUpdate();
    else location.reload();
  } catch {
    send({ type: 'kiosk-kept' });
  }
}
