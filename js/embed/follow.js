/** Follows the page of the game: reports to the page around, throws where the address wants that, keeps the height. */

import { autoThrow } from './auto.js';
import { isSettled, reportsOf } from './reports.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('./asked.js').Asked} Asked */
/** @typedef {import('./host.js').Host} Host */
/** @typedef {import('./commands.js').Page} Page */

/** What went wrong, by words in the names of notices; others only say something. */
const FAILURES = /refused|failed|unreadable|damaged|lost|no-game|no-link|too-large/;

/** Whether a notice says that something went wrong. @param {string} id */
export const isFailure = (id) => FAILURES.test(id);

/**
 * @param {Host} host
 * @param {Asked} asked
 */
export function follow(host, { auto, controls, mode }) {
  /** @type {Page|null} */
  let page = null;
  /** The moment that was reported last, and its game. @type {{truth: State['truth'], game: string|null}} */
  let last = { truth: null, game: null };
  /** @type {State|null} */
  let before = null;

  /** @param {State} state */
  function report(state) {
    const { boot, notice, words, truth, game } = state;
    if (boot !== before?.boot && boot.stage !== 'idle')
      host.say('engine', { stage: boot.stage, part: boot.total ? Math.min(1, boot.bytes / boot.total) : 0 });
    if (notice && notice !== before?.notice)
      host.say(isFailure(notice.id) ? 'error' : 'warning', { code: notice.id, text: words.t(notice) });
    if (boot.stage === 'failed' && before?.boot.stage !== 'failed')
      host.say('error', { code: 'boot-failed', text: words.t('boot-failed') });
    if (!truth || !isSettled(state)) return;
    const id = game?.id ?? null;
    for (const [type, data] of reportsOf(last.game === id ? last.truth : null, state)) host.say(type, data);
    last = { truth, game: id };
  }

  const throwAlone = autoThrow((truth) => page?.state().truth === truth && page.send({ type: 'throw-asked' }));

  /** A picture has nothing to press. */
  function still() {
    for (const one of document.querySelectorAll('#app :is(button, [tabindex])')) one.toggleAttribute('inert', true);
  }

  return {
    /** @param {Page} opened */
    attend(opened) {
      page = opened;
    },
    /** Called when the page has been drawn. @param {State} state */
    see(state) {
      report(state);
      if (auto) throwAlone(state);
      before = state;
      if (controls === 'none' || mode === 'position') still();
      const words = document.querySelector('.words-page .sheet');
      // Where rules are chosen the page around scrolls, not the frame.
      const choosing = page && state.screen === 'setup' && !state.asking;
      const start = () => document.documentElement.scrollHeight;
      host.follow(words ? () => words.getBoundingClientRect().height : choosing ? start : null);
    },
  };
}
