/**
 * Learning: lessons, hints, the tutor, the look back. Part of the one reducer (update.js), which lends its own tools.
 *
 * What the engine finds out beside the game (`ASIDE`) never holds up an input: it is asked without waiting, and
 * thrown away when the game has moved on.
 */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/state.js').Learn} Learn */
/** @typedef {[State, ...Effect[]]} Next */
/** @typedef {import('./update.js').Tools} Tools */

/** @type {Learn} */
export const NOTHING = {
  lesson: null,
  analysis: null,
  hinting: false,
  judging: null,
  warning: null,
  review: null,
  moment: null,
  checked: null,
  look: null,
};

/** Requests that change nothing, so that nothing waits for them. */
export const ASIDE = new Set(['analyse', 'review', 'look', 'check-dice']);

/** What a choice may cost before the tutor speaks up, as a share of what is at stake. */
const BLUNDER = 0.04;

/** @param {State} state @param {Partial<Learn>} changes @returns {State} */
const learn = (state, changes) => ({ ...state, learn: { ...state.learn, ...changes } });

/** @param {string} type @param {Record<string, any>} [more] @returns {Effect} */
const ask = (type, more = {}) => ({ do: 'ask', request: { type, ...more } });

/** Another moment of the game: what was found out about the one before is of no use. @param {State} state @returns {State} */
export function forget(state) {
  const { lesson } = state.learn;
  return { ...state, learn: { ...NOTHING, lesson }, ui: { ...state.ui, hint: null } };
}

/** Whether a person has something to choose now. @param {State} state */
const choosing = ({ truth, learn: { lesson } }) =>
  Boolean(
    truth && truth.phase === 'act' && !lesson && truth.players[truth.chooser].kind === 'human' && truth.actions.length,
  );

/** Nothing moves and a person is to choose: those who want to see what moves are worth get it now. @param {State} state @returns {Next} */
export function lookAhead(state) {
  const wanted = state.settings.values || state.settings.tutor;
  if (!wanted || !choosing(state) || state.learn.analysis) return [state];
  return [state, ask('analyse')];
}

/** What somebody who has never played here is told besides: how to throw, and what the first throw means. @param {State} state @returns {Ref|null} */
export function beginnerHint({ settings, rules, truth, learn: { lesson, look } }) {
  if (settings.greeted || lesson || look || !truth || truth.players[truth.chooser].kind !== 'human') return null;
  const { throw: cast, phase, actions } = truth;
  if (phase === 'throw' || phase === 'start')
    return truth.players[truth.chooser].dice === 'real'
      ? null
      : { id: 'first-to-throw', args: { kind: rules?.kit.kind ?? 'lots' } };
  if (phase !== 'act' || !actions.some((one) => one.piece) || !cast) return null;
  return {
    id: 'first-throw',
    args: { kind: cast.kit.kind, marked: cast.marked ?? 0, count: cast.kit.count, score: cast.score ?? 0 },
  };
}

/** At the end: what decided. @param {State} state @returns {Effect[]} */
export const lookBack = (state) => (state.learn.review || state.learn.lesson ? [] : [ask('review')]);

/**
 * What stands before a choice that was made: a lesson that wants another one, the tutor's question, or nothing (null).
 * @param {State} state @param {any} message act-asked @param {Tools} tools @returns {Next|null}
 */
export function beforeAct(state, message, { answer }) {
  const { lesson, analysis } = state.learn;
  if (lesson) {
    if (lesson.done) return [state];
    if (lesson.expected.includes(message.index)) return null;
    return [answer({ ...state, ui: { ...state.ui, selected: null, proposed: null } }, { id: 'lesson-other' })];
  }
  if (
    !state.settings.tutor ||
    message.anyway ||
    !choosing(state) ||
    (state.truth?.actions.length ?? 0) + (state.truth?.pass ? 1 : 0) < 2
  )
    return null;
  if (!analysis) return [learn(state, { judging: message }), ask('analyse')];
  const loss = lossOf(analysis, message.index);
  if (loss < BLUNDER * analysis.scale) return null;
  return [
    answer(
      learn(
        { ...state, ui: { ...state.ui, selected: null, proposed: null, hint: placeOf(state, analysis.best) } },
        { warning: { index: message.index, answer: message.answer, loss }, judging: null },
      ),
      { id: 'tutor-ask', args: worthArgs(state, analysis, loss) },
    ),
  ];
}

/** A move that waits for the tutor, or a hint, is not lost because another request came between. @param {State} state @param {any} request @param {{code: string}} error @returns {Next} */
export function askAgain(state, request, { code }) {
  const { judging, hinting } = state.learn;
  return request.type === 'analyse' && code === 'stopped' && (judging || hinting) ? [state, ask('analyse')] : [state];
}

/** What a choice costs against the best one. @param {any} analysis @param {number|'pass'} index */
export function lossOf(analysis, index) {
  const all = [...analysis.values, ...(analysis.idle === null ? [] : [analysis.idle])];
  const got = index === 'pass' ? analysis.idle : analysis.values[index];
  return got === null || got === undefined ? 0 : Math.max(...all) - got;
}

/** @param {State} state @param {any} analysis @param {number} value */
export const worthArgs = ({ words }, { kind }, value) => ({
  kind,
  value: words.amount(kind === 'chance' ? value * 100 : value, 1),
});

/** Where a hint is drawn. @param {State} state @param {number|null} index */
function placeOf(state, index) {
  const best = state.truth?.actions.find((one) => one.index === index);
  return best ? { from: best.from, to: best.to, index: best.index } : null;
}

/** @param {State} state @param {Tools} tools @returns {State} */
function hinted(state, { answer }) {
  const { analysis } = state.learn;
  if (!analysis || !state.truth) return state;
  const best = state.truth.actions.find((one) => one.index === analysis.best);
  const move = best?.text ?? state.truth.pass?.text;
  if (!move) return state;
  const shown = {
    ...learn(state, { hinting: false }),
    ui: { ...state.ui, selected: null, hint: placeOf(state, analysis.best) },
  };
  return answer(shown, { id: 'hint-says', args: { move, reason: analysis.reason } });
}

/** What is still on the board once a step of a lesson is done: nothing more to choose. @param {any} view @param {Ref} after */
const atRest = (view, after) => ({
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

/**
 * An answer while a lesson is on: it is shown, and never stored.
 * @param {State} state @param {any} request @param {any} got @param {Tools} tools @returns {Next}
 */
export function inLesson(state, request, got, { show, answer, withRules }) {
  if (request.type !== state.asking) return [state];
  const idle = { ...state, asking: null, boot: { ...state.boot, stage: /** @type {const} */ ('ready') } };
  if (request.type === 'lesson') {
    const { steps, step, goal, instruction, after, expected } = got;
    const begun = learn(withRules(idle, got.view.rules), {
      lesson: {
        returnTo: idle.learn.lesson?.returnTo ?? null,
        rules: request.rules,
        steps,
        step,
        goal,
        instruction,
        after,
        expected,
        done: false,
      },
    });
    const [next, ...effects] = show(
      { ...begun, view: null },
      { ...got, events: [], view: { ...got.view, pass: null, sentence: instruction, canUndo: false, canRedo: false } },
    );
    return [answer(next, instruction), ...effects];
  }
  const { lesson } = idle.learn;
  if (!lesson) return [idle];
  const done = learn(idle, { lesson: { ...lesson, done: true } });
  return show(done, {
    ...got,
    events: [...got.events, { kind: 'lesson', text: lesson.after }],
    view: atRest(got.view, lesson.after),
  });
}

/** @param {Tools} tools @returns {Record<string, (state: State, message: any) => Next>} */
export function learning(tools) {
  const { handle, halt, answer } = tools;
  return {
    'lesson-asked'(state, { rules, step = 0 }) {
      const returnTo = state.learn.lesson?.returnTo ?? state.game?.id ?? null;
      const still = halt(state);
      const next = {
        ...forget(still),
        screen: /** @type {const} */ ('game'),
        game: null,
        unshown: null,
        truth: null,
        asking: /** @type {const} */ ('lesson'),
        notice: null,
        unsent: null,
      };
      const ui = {
        ...next.ui,
        panel: null,
        selected: null,
        proposed: null,
        peek: null,
        answer: null,
        path: false,
        spoken: [],
      };
      const lesson = {
        rules,
        step,
        steps: step + 1,
        goal: '',
        instruction: { id: 'lesson-starting' },
        after: { id: 'lesson-starting' },
        expected: [],
        done: false,
        ...state.learn.lesson,
        returnTo,
      };
      return [
        { ...next, ui, learn: { ...NOTHING, lesson: { ...lesson, done: false } } },
        ask('lesson', { rules, step }),
        { do: 'focus', on: '#status' },
      ];
    },
    'lesson-next'(state) {
      const { lesson } = state.learn;
      return lesson?.done && lesson.step + 1 < lesson.steps
        ? handle(state, { type: 'lesson-asked', rules: lesson.rules, step: lesson.step + 1 })
        : [state];
    },
    /** The game that was played before comes back, as it was kept; or the choice of games. */
    'lesson-left'(state, { play }) {
      const { lesson } = state.learn;
      const left = learn({ ...halt(state), asking: null }, { lesson: null });
      if (play && lesson) {
        const [chosen] = handle(
          { ...left, screen: 'setup' },
          { type: 'setup', changes: { rules: lesson.rules.split('?')[0] } },
        );
        return handle(chosen, { type: 'play' });
      }
      if (lesson?.returnTo) return [left, { do: 'read', id: lesson.returnTo }];
      return handle(left, { type: 'new-asked' });
    },
    'hint-asked'(state) {
      if (!choosing(state)) return [state];
      if (state.learn.analysis) return [hinted(state, tools)];
      return [learn(state, { hinting: true }), ask('analyse')];
    },
    'analyse-answer'(state, { answer: got }) {
      if (got.ply !== state.truth?.ply || state.learn.lesson) return [state];
      const { hinting, judging } = state.learn;
      const known = learn(state, { analysis: got, judging: null });
      if (judging) return handle(known, judging);
      return [hinting ? hinted(known, tools) : known];
    },
    'blunder-anyway'(state) {
      const { warning } = state.learn;
      return warning
        ? handle(learn(state, { warning: null }), {
            type: 'act-asked',
            index: warning.index,
            answer: warning.answer,
            anyway: true,
          })
        : [state];
    },
    'blunder-back': (state) => [answer(learn(state, { warning: null }), null)],
    'review-answer': (state, { answer: got }) => [
      state.truth?.phase === 'over' && !state.learn.lesson ? learn(state, { review: got }) : state,
    ],
    'dice-asked'(state) {
      const next = { ...state, ui: { ...state.ui, panel: /** @type {const} */ ('dice') } };
      return state.truth?.phase === 'over' && !state.learn.checked ? [next, ask('check-dice')] : [next];
    },
    'check-dice-answer': (state, { answer: got }) => [learn(state, { checked: got })],
    /** Show an earlier moment; a choice is shown before it was made, with the better one marked. */
    'look-asked': (state, { ply, best }) =>
      !(ply >= 1 && ply <= (state.truth?.ply ?? 0))
        ? [state]
        : [
            { ...learn(state, { look: { ply, best: best ?? null } }), ui: { ...state.ui, panel: null } },
            ask('look', { ply }),
          ],
    'moment-chosen': (state, { at }) => [learn(state, { moment: at })],
    'look-answer'(state, { answer: got }) {
      const { look } = state.learn;
      if (look?.ply !== got.ply || state.playback.moving) return [state];
      const best = got.seen.actions.find((/** @type {any} */ one) => one.index === look?.best);
      const shown = {
        ...state,
        view: got.seen,
        ui: { ...state.ui, hint: best ? { from: best.from, to: best.to, index: best.index } : null },
      };
      return [answer(shown, { id: 'look-status', args: { text: got.seen.sentence } })];
    },
    'look-left': (state) => [
      { ...learn(state, { look: null }), view: state.truth, ui: { ...state.ui, hint: null, panel: 'result' } },
    ],
  };
}
