/** What learning adds to the controls: the steps of a lesson, and the tutor's question. */
import { h } from '../lib/dom.js';
import { beginnerHint, personChooses } from '../state/guidance.js';
import { button } from './dialog.js';
import { iconButton } from './icons.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */

/**
 * What stands alone in the status line.
 * @param {State} state
 * @param {View} view
 */
export function statusText(state, view) {
  const { t } = state.words;
  const { lesson } = state.learn;
  if (lesson?.step === 0) return t(lesson.instruction);
  if (lesson)
    return t('lesson-status', {
      step: lesson.step,
      steps: lesson.steps,
      text: lesson.done ? lesson.after : said(state.ui.answer, lesson.instruction),
    });
  const first = state.playback.moving ? null : beginnerHint(state);
  return first ? t({ id: 'sentences', args: { first: view.sentence, second: first } }) : t(view.sentence);
}

/**
 * An answer to what was tried, and then again what is to do.
 * @param {import('../types/game.js').Ref|null} answer
 * @param {import('../types/game.js').Ref} instruction
 */
const said = (answer, instruction) =>
  answer && answer !== instruction ? { id: 'sentences', args: { first: answer, second: instruction } } : instruction;

/**
 * The buttons in the place of the main one, or null.
 * @param {State} state
 * @param {Send} send
 */
export function learnButtons(state, send) {
  const { t } = state.words;
  const { lesson, warning } = state.learn;
  const main = (/** @type {string} */ word, /** @type {import('../types/messages.js').Message} */ message) =>
    button(t(word), () => send(message), { key: 'main', class: 'primary main' });
  if (lesson) {
    if (!lesson.done) return null;
    return lesson.step < lesson.steps
      ? main('lesson-next', { type: 'lesson-next' })
      : main(lesson.returnTo ? 'lesson-back' : 'lesson-play', { type: 'lesson-left', play: !lesson.returnTo });
  }
  if (warning)
    return h(
      'div',
      { key: 'warning', class: 'answers' },
      main('tutor-back', { type: 'blunder-back' }),
      button(t('tutor-anyway'), () => send({ type: 'blunder-anyway' }), { key: 'anyway' }),
    );
  return null;
}

/**
 * The small buttons of a lesson, or null.
 * @param {State} state
 * @param {Send} send
 */
export function lessonHistory(state, send) {
  const { t } = state.words;
  const { lesson } = state.learn;
  if (!lesson) return null;
  const { rules, step } = lesson;
  return [
    button(t('lesson-again'), () => send({ type: 'lesson-asked', rules, step }), { class: 'quiet', key: 'again' }),
    button(t('lesson-leave'), () => send({ type: 'lesson-left' }), { class: 'quiet', key: 'leave' }),
  ];
}

/**
 * @param {State} state
 * @param {Send} send
 */
export const hintButton = (state, send) =>
  iconButton(state.words.t('hint'), 'hint', () => send({ type: 'hint-asked' }), {
    key: 'hint',
    'aria-disabled': !personChooses(state) || Boolean(state.learn.look),
  });
