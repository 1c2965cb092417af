/**
 * The one reducer: update(state, message) → [state, ...effects]. Pure: it never waits, draws or asks;
 * it says what should be asked, stored or waited for, and page.js does it.
 *
 * The way of a request:   ask → answer → store, frames (arrival.js) → settled → (the computer's turn: ask again)
 */

import { rulesText } from './choices.js';
import { arrival, isUndo } from './reduce_answers.js';
import { ASIDE, askAgain, inLesson, learning } from './reduce_learn.js';
import { playing } from './reduce_play.js';
import { beginning } from './reduce_setup.js';
import { isLink, keeping } from './reduce_storage.js';
import { computerActs } from './state.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {[State, ...Effect[]]} Next */

/** Inputs that finish motion and, while an answer is awaited, wait for it. */
const INPUTS = new Set([
  'throw-asked',
  'act-asked',
  'action-chosen',
  'nth-asked',
  'square-chosen',
  'piece-chosen',
  'go-asked',
  'undo-asked',
  'redo-asked',
]);

/** @param {State} state @param {Message} message @returns {Next} */
export function update(state, message) {
  const run = handlers[message.type];
  // What was asked before another game was begun or opened is answered too late.
  if (!run || (message.generation !== undefined && message.generation !== state.generation)) return [state];
  if (!INPUTS.has(message.type)) return run(state, message);
  if (state.locked) return [state];
  const [still, ...effects] = state.playback.moving ? finish(state) : [state];
  // While the engine or the disk is at work the input waits its turn, so that fast hands lose nothing.
  const busy = still.asking || still.unshown || still.writing || (computerActs(still) && !isUndo(message));
  if (busy)
    return [
      wait(still, message),
      ...effects,
      ...(isUndo(message) && still.asking === 'advance' ? [{ do: 'ask', request: { type: 'stop' } }] : []),
    ];
  const [next, ...more] = run(still, message);
  return [next, ...effects, ...more];
}

/** @param {State} state @param {Message} message @returns {State} */
const wait = (state, message) =>
  state.game ? { ...state, queue: [...state.queue, /** @type {any} */ (message)].slice(-20) } : state;

/** @param {State} state @param {Partial<State['ui']>} changes @returns {State} */
const ui = (state, changes) =>
  Object.entries(changes).every(([key, value]) => /** @type {any} */ (state.ui)[key] === value)
    ? state
    : { ...state, ui: { ...state.ui, ...changes } };

/** @param {State} state @param {string} type @param {Record<string, any>} [rest] @returns {Next} */
const ask = (state, type, rest = {}) => [
  { ...ui(state, { answer: null }), asking: /** @type {any} */ (type) },
  { do: 'ask', request: { type, ...rest } },
];

/**
 * Say something in the log region; the same words twice are heard twice, because each line is new. What only
 * answered a tap or a key passes: once more is said, the log holds it no longer.
 * @param {State} state @param {string} text @param {boolean} [passing]
 */
export function speak(state, text, passing = false) {
  if (!text) return state;
  const n = (state.ui.spoken.at(-1)?.n ?? 0) + 1;
  return ui(state, { spoken: [...state.ui.spoken.filter((line) => !line.passing), { text, n, passing }].slice(-6) });
}

/** @param {State} state @param {Ref|null} ref @returns {State} */
const answer = (state, ref) => speak(ui(state, { answer: ref }), state.words.t(ref), true);

/** @type {Record<string, (state: State, message: any) => Next>} */
const handlers = {
  // ---- what the page is told by its own parts ----
  catalogue(state, { catalogue }) {
    return [withRules({ ...state, catalogue }, state.setup.rules)];
  },
  words: (state, { words }) => [{ ...state, words }],
  boot(state, { stage, bytes, total }) {
    const next = { ...state, boot: { ...state.boot, stage, bytes, total } };
    return stage === 'ready' && state.screen === 'setup' ? withOptions(next) : [next];
  },
  failed(state, { code, message }) {
    return [{ ...state, asking: null, boot: { ...state.boot, stage: 'failed', code, text: message ?? '' } }];
  },
  offline: (state) => [{ ...state, offline: true }],
  update: (state, { take }) => [{ ...state, takeUpdate: take, notice: { id: 'notice-update' } }],
  outdated: (state) => [{ ...state, notice: { id: 'notice-outdated' } }],
  notice: (state, { notice }) => [speak({ ...state, notice }, state.words.t(notice))],
  resized(state, { type: _type, layouts, ...room }) {
    const { ur, late } = state.ui.layouts;
    const same = layouts.ur === ur && layouts.late === late;
    return [ui(state, { ...room, layouts: same ? state.ui.layouts : layouts })];
  },
  'reduced-motion': (state, { on }) => [ui(state, { reducedMotion: on })],
  'retry-asked'(state) {
    const booting = {
      ...state,
      unsent: null,
      boot: { ...state.boot, stage: /** @type {const} */ ('runtime'), code: '', bytes: 0 },
    };
    const [next, ...effects] = state.unsent ? recover(booting, state.unsent) : [booting];
    return [next, { do: 'boot' }, ...effects];
  },

  // ---- answers ----
  answer(state, { request, answer: got }) {
    if (request.type === 'stop') return [state];
    if (got?.view) got = { ...got, view: whole(state, got.view) };
    if (!got?.view)
      return handle(request.type === state.asking ? { ...state, asking: null } : state, {
        type: `${request.type}-answer`,
        request,
        answer: got,
      });
    return state.learn.lesson && !request.copy ? inLesson(state, request, got, tools) : receive(state, request, got);
  },
  refused(state, { request, error }) {
    if (ASIDE.has(request.type))
      return error.code === 'lost' && state.game && !state.asking
        ? recover(state, request)
        : askAgain(state, request, error);
    if (state.learn.lesson) return refusedLesson(state, request, error);
    if (request.type === 'rulebook')
      return [
        state.screen === 'setup' && error.code !== 'failed'
          ? { ...state, notice: refusal('new-refused', error) }
          : state,
      ];
    const idle = { ...state, asking: null };
    if (error.code === 'lost') return recover(state, request);
    if (error.code === 'failed') return [{ ...idle, unsent: request }];
    if (error.code === 'stopped' || error.code === 'late') return settled(idle);
    if (request.type === 'new')
      return [withRules({ ...idle, screen: 'setup', notice: refusal('new-refused', error) }, state.setup.rules)];
    if (error.code === 'needs_rules') {
      const unnamed = { text: request.text, copy: request.copy, rules: state.catalogue?.rulesets[0]?.id ?? '' };
      return [
        { ...idle, notice: null, storage: { ...state.storage, unnamed } },
        { do: 'focus', on: '#import-rules' },
      ];
    }
    if (request.copy)
      return [
        {
          ...idle,
          screen: state.truth ? 'game' : 'setup',
          notice: isLink(request)
            ? { id: 'link-refused' }
            : refusal(error.code === 'no_game' ? 'import-no-game' : 'import-refused', error),
        },
      ];
    if (request.type === 'load')
      return [{ ...idle, screen: state.truth ? 'game' : 'setup', notice: refusal('load-refused', error) }];
    return [{ ...idle, queue: [], notice: refusal('request-refused', error) }];
  },
  'text-answer': (state, { answer: got }) => [state, { do: 'copy', text: got.text }],
  'link-answer': (state, { answer: got }) => [state, { do: 'copy', link: got.link }],
  'copy-by-hand': (state, { text }) => [ui(state, { panel: 'copy', copy: text })],
  'storage-mode'(state, { mode, quiet }) {
    const notice =
      mode === 'memory' && !quiet ? { id: state.embedded ? 'notice-memory-embed' : 'notice-memory' } : state.notice;
    return [{ ...state, notice, storage: { ...state.storage, mode } }];
  },

  // ---- at the board ----
  'focus-moved': (state, { square }) => [ui(state, { focus: square })],
  'undo-asked': (state) =>
    state.truth?.canUndo ? ask(halt(ui(state, { selected: null, proposed: null })), 'undo') : [state],
  'redo-asked': (state) =>
    state.truth?.canRedo ? ask(halt(ui(state, { selected: null, proposed: null })), 'redo') : [state],
  escape(state) {
    const [still, ...effects] = state.playback.moving ? finish(state) : [state];
    return [
      ui(
        { ...still, learn: { ...still.learn, warning: null, judging: null } },
        { selected: null, proposed: null, peek: null, answer: null },
      ),
      ...effects,
    ];
  },
  speak: (state, { text }) => [speak(state, text, true)],

  // ---- panels ----
  panel(state, { panel }) {
    if (state.ui.roomy && (panel === 'rulebook' || panel === 'moves') && state.screen === 'game')
      return [ui(state, { side: panel })];
    return [ui(state, { panel }), ...(panel === 'games' ? [{ do: 'games' }] : [])];
  },
  'panel-closed': (state, { panel }) => [state.ui.panel === panel ? ui(state, { panel: null }) : state],
  path: (state) => [ui(state, { path: !state.ui.path })],
  flip: (state) => [ui(state, { flipped: !state.ui.flipped })],
  compare: (state, { id }) => [ui(state, { compare: id })],
};

/**
 * What the parts of the reducer need of each other.
 * @typedef {{handle: typeof handle, show: (state: State, got: import('../types/protocol.js').GameAnswer) => Next, answer: typeof answer, ask: typeof ask, ui: typeof ui, speak: typeof speak, halt: typeof halt,
 *   withRules: typeof withRules, withOptions: typeof withOptions, rulesOf: typeof rulesOf}} Tools
 */
/** @type {Tools} */
const tools = {
  handle,
  show: (state, got) => show(state, got),
  answer,
  ask,
  ui,
  speak,
  halt,
  withRules: (state, id) => withRules(state, id),
  withOptions,
  rulesOf,
};
const { receive, show, finish, settled, handlers: ofArrival } = arrival(tools);
Object.assign(handlers, ofArrival, beginning(tools), playing(tools), keeping(tools), learning(tools));

/** @param {State} state @param {any} request @param {any} error @returns {Next} */
function refusedLesson(state, request, error) {
  if (request.type !== state.asking && error.code !== 'failed') return [state];
  const { rules = 'finkel', step = 0 } = state.learn.lesson ?? {};
  if (error.code === 'lost') return handle(state, { type: 'lesson-asked', rules, step });
  if (error.code === 'failed') return [{ ...state, asking: null, unsent: { type: 'lesson', rules, step } }];
  return [{ ...state, asking: null, notice: refusal('request-refused', error) }];
}

/** @param {State} state @param {Message} message @returns {Next} */
function handle(state, message) {
  return handlers[message.type]?.(state, message) ?? [state];
}

/** Stop what moves, forget the timers, and whatever is still being asked. @param {State} state @returns {State} */
function halt(state) {
  return {
    ...state,
    generation: state.generation + 1,
    locked: false,
    writing: false,
    starting: null,
    view: state.truth,
    queue: [],
    playback: { moving: false, event: null, frames: [], timer: state.playback.timer + 1, sentences: '' },
  };
}

/** @param {State} state @param {string} id */
function rulesOf(state, id) {
  const base = id.split('?')[0];
  return state.catalogue?.rulesets.find((one) => one.id === base) ?? null;
}

/** @param {State} state @param {string} id @returns {State} */
const withRules = (state, id) => ({ ...state, rules: rulesOf(state, id) });

/** Options change the rules: when the engine is there, it writes their rulebook. @param {State} state @param {string} [rules] @returns {Next} */
function withOptions(state, rules = rulesText(state.setup)) {
  return state.boot.stage === 'ready' && rules.includes('?')
    ? [state, { do: 'ask', request: { type: 'rulebook', rules } }]
    : [state];
}

/** @param {string} id @param {any} error @returns {Ref} */
const refusal = (id, error) => ({ id, args: { reason: error.ref ?? error.text ?? error.message ?? error.code ?? '' } });

/** An answer brings the new rows of the list of moves; the page has the others. @param {State} state @param {import('../types/game.js').View} view */
function whole(state, { kept = 0, ...view }) {
  return { ...view, moves: [...(state.truth?.moves ?? []).slice(0, kept), ...view.moves] };
}

/** The worker died: load the record into the new one, and ask again what it did not answer. @param {State} state @param {any} request @returns {Next} */
function recover(state, request) {
  if (!state.game || request.type === 'new')
    return [
      { ...state, asking: request.type },
      { do: 'ask', request },
    ];
  const load = { type: 'load', record: { ...state.game.record, events: state.game.log } };
  if (request.type === 'load')
    return [
      { ...state, asking: 'load' },
      { do: 'ask', request: load },
    ];
  return [
    { ...state, asking: 'load', queue: [/** @type {any} */ (again(request)), ...state.queue] },
    { do: 'ask', request: load },
  ];
}

/** The input that made a request. @param {any} request @returns {Message} */
function again(request) {
  const { type, ply: _ply, ...rest } = request;
  if (type === 'throw') return { type: 'throw-asked', ...rest };
  if (type === 'act') return { type: 'act-asked', ...rest };
  return { type: type === 'advance' ? 'nothing' : `${type}-asked`, ...rest };
}
