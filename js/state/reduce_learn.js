/** Lessons, hints, the tutor's question, and the review. */

import { ANALYSE, forgetMoment, giveHint, personChooses, withLearn } from './guidance.js';
import { askMomentAgain, reviewOn } from './reduce_look.js';
import { inputHandlers } from './reduce_play.js';
import { setupHandlers } from './reduce_setup.js';
import { show, showHandlers } from './show.js';
import { EMPTY_LEARN } from './state.js';
import { changeRules, explain, halt, speak, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Lesson} Lesson */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/protocol.js').GameAnswer} GameAnswer */
/** @typedef {import('../types/protocol.js').LessonAnswer} LessonAnswer */
/** @typedef {import('../types/protocol.js').PageRequest} Request */
/** @typedef {import('../types/messages.js').LearnMessage} LearnMessage */

/** What a lesson says until its first step is here. @type {Ref} */
const STARTING = { id: 'lesson-starting' };

/** @type {import('../types/messages.js').Handlers<LearnMessage>} */
export const learnHandlers = {
  'lesson-asked'(state, { rules, step = 0 }) {
    const running = state.learn.lesson;
    // Until the step is here, the one before it stands; of another lesson nothing stays.
    const before = running?.rules === rules ? running : null;
    /** @type {Lesson} */
    const lesson = {
      rules,
      step,
      steps: step + 1,
      instruction: STARTING,
      after: STARTING,
      expected: [],
      ...before,
      done: false,
      returnTo: running?.returnTo ?? state.game?.id ?? null,
    };
    const next = forgetMoment(halt(state));
    const closed = { panel: null, selected: null, proposed: null, peek: null, answer: null, path: false, spoken: [] };
    return [
      {
        ...next,
        screen: 'game',
        game: null,
        unshown: null,
        truth: null,
        asking: 'lesson',
        notice: state.storage.warning,
        ui: { ...next.ui, ...closed },
        learn: { ...EMPTY_LEARN, lesson },
      },
      { do: 'ask', request: { type: 'lesson', rules, step } },
      { do: 'focus', selector: '#status' },
    ];
  },
  'lesson-next'(state) {
    const { lesson } = state.learn;
    if (!lesson?.done || lesson.step >= lesson.steps) return [state];
    return learnHandlers['lesson-asked'](state, { type: 'lesson-asked', rules: lesson.rules, step: lesson.step + 1 });
  },
  /** Play by the rules of the lesson; or go back to the game that was interrupted, or to the choice of rules. */
  'lesson-left'(state, { play }) {
    const { lesson } = state.learn;
    const left = withLearn({ ...halt(state), asking: null }, { lesson: null });
    if (play && lesson) {
      const changes = { rules: lesson.rules.split('?')[0] };
      const [chosen] = setupHandlers.setup({ ...left, screen: 'setup' }, { type: 'setup', changes });
      return setupHandlers.play(chosen, { type: 'play' });
    }
    if (lesson?.returnTo) return [left, { do: 'read-game', id: lesson.returnTo }];
    return setupHandlers['new-asked'](left, { type: 'new-asked' });
  },
  'hint-asked'(state) {
    if (!personChooses(state)) return [state];
    if (state.learn.analysis) return [giveHint(state)];
    return [withLearn(state, { hinting: true }), ANALYSE];
  },
  'blunder-anyway'(state) {
    const { warning } = state.learn;
    if (!warning) return [state];
    const { index, answer } = warning;
    const message = /** @type {const} */ ({ type: 'act-asked', index, answer, anyway: true });
    return inputHandlers['act-asked'](withLearn(state, { warning: null }), message);
  },
  'blunder-back': (state) => showHandlers.escape(state, { type: 'escape' }),
  'dice-note'(state) {
    const next = withUi(state, { fair: !state.ui.fair });
    // The note has a button that closes it, and goes with it.
    return next.ui.fair ? [next] : [next, { do: 'focus', selector: '.tool.fair' }];
  },
  'dice-asked': (state) => [withUi(state, { panel: 'fair', fair: false })],
  'check-asked': (state) => [state, { do: 'ask', request: { type: 'check-dice' } }],
};

/** @type {import('../types/messages.js').AnswerHandlers<'analyse'|'review'|'check-dice'>} */
export const learnAnswers = {
  analyse(state, answer) {
    if (answer.ply !== state.truth?.ply || state.learn.lesson) return [state];
    const { hinting, judging } = state.learn;
    const known = withLearn(state, { analysis: answer, judging: null });
    if (judging) return inputHandlers['act-asked'](known, judging);
    return [hinting ? giveHint(known) : known];
  },
  review(state, answer, request) {
    if ((state.truth?.phase !== 'over' && !state.learn.look) || state.learn.lesson) return [state];
    if ('looked' in answer) return reviewOn(withLearn(state, { reviewing: answer }));
    const known = withLearn(state, { review: answer, reviewing: null });
    const { deeper = false } = request;
    return [deeper ? known : speak(known, state.words.t(answer.story)), ...askMomentAgain(known, deeper)];
  },
  'check-dice': (state, answer) => [withLearn(state, { checked: answer })],
};

/**
 * An answer of the engine while a lesson is on: it is shown, and never stored.
 * @param {State} state
 * @param {Request} request
 * @param {GameAnswer} answer
 * @returns {Next}
 */
export function showInLesson(state, request, answer) {
  const { lesson } = state.learn;
  if (request.type !== state.asking || !lesson) return [state];
  /** @type {State} */
  const idle = { ...state, asking: null, boot: { ...state.boot, stage: 'ready' } };
  if (request.type === 'lesson' && isLesson(answer)) return showStep(idle, { ...lesson, rules: request.rules }, answer);
  const { after } = lesson;
  return show(withLearn(idle, { lesson: { ...lesson, done: true } }), {
    ...answer,
    events: [...answer.events, { kind: 'lesson', text: after }],
    view: doneView(answer.view, after),
  });
}

/**
 * @param {GameAnswer|LessonAnswer} answer
 * @returns {answer is LessonAnswer}
 */
const isLesson = (answer) => 'instruction' in answer;

/**
 * Show the position of a step, and what to do in it.
 * @param {State} state
 * @param {Lesson} lesson
 * @param {LessonAnswer} answer
 * @returns {Next}
 */
function showStep(state, lesson, answer) {
  const { steps, step, instruction, after, expected, view } = answer;
  const opens = !expected.length;
  const [known, ...rulebook] = changeRules(state, view.rules);
  const begun = withLearn(known, {
    lesson: { ...lesson, steps, step, instruction, after, expected, done: opens },
  });
  if (opens) {
    // The opening wants no move: it shows the path, and a piece that goes it.
    const board = doneView(view, instruction);
    const shown = { ...begun, view: board, ui: { ...begun.ui, path: true } };
    const [opened, ...then] = show(shown, { ...answer, view: board });
    return [explain(opened, instruction), ...then, ...rulebook];
  }
  const [next, ...effects] = show(
    { ...begun, view: null },
    { ...answer, events: [], view: { ...view, pass: null, sentence: instruction, canUndo: false, canRedo: false } },
  );
  return [explain(next, instruction), ...effects, ...rulebook];
}

/**
 * The board when a step of a lesson is done: nothing more to choose.
 * @param {View} view
 * @param {Ref} after
 * @returns {View}
 */
const doneView = (view, after) => ({
  ...view,
  actions: [],
  pass: null,
  kits: null,
  why: {},
  phase: 'done',
  sentence: after,
  canUndo: false,
  canRedo: false,
});
