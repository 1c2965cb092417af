/** What is to do now, in words and plain buttons: enough to play without the picture. */
import { h } from '../lib/dom.js';
import { beginnerHint } from '../state/guidance.js';
import { wantedText } from '../state/reduce_play.js';
import { computerActs } from '../state/state.js';
import { bootView } from './boot.js';
import { button } from './dialog.js';
import { diceView } from './dice.js';
import { hintButton, learnButtons, lessonHistory, statusText } from './learn.js';
import { logView } from './log.js';
import { talliesView } from './tray.js';
import { worthView } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */

/** @param {State} state @param {Send} send */
export function controlsView(state, send) {
  const { t } = state.words;
  const { view } = state;
  return h(
    'section',
    { class: 'controls', key: 'controls', 'aria-label': t('controls') },
    bootView(state, send),
    h(
      'p',
      { id: 'status', class: state.starting || beginnerHint(state) ? 'status long' : 'status', tabindex: -1 },
      view ? statusText(state, view) : state.boot.stage !== 'failed' && t(state.starting?.asked ?? 'status-starting'),
    ),
    logView(state),
    talliesView(state),
    view &&
      h(
        'div',
        { class: 'cast' },
        h('div', { class: 'dice-place' }, diceView(state, send)),
        learnButtons(state, send) ?? mainButtons(state, send, view),
      ),
    !view && state.starting && h('div', { class: 'cast', key: 'starting' }, startingDice(state, send)),
    view && !state.learn.look && actionList(state, send, view),
    view &&
      h(
        'div',
        { class: 'history' },
        lessonHistory(state, send) ?? [
          button(t('undo'), () => send({ type: 'undo-asked' }), {
            class: 'quiet',
            'aria-disabled': !state.truth?.canUndo,
            key: 'undo',
          }),
          button(t('redo'), () => send({ type: 'redo-asked' }), {
            class: 'quiet',
            'aria-disabled': !state.truth?.canRedo,
            key: 'redo',
          }),
          hintButton(state, send),
        ],
      ),
  );
}

/** @param {State} state @param {Send} send @param {View} view */
function mainButtons(state, send, view) {
  const { t } = state.words;
  const computer = computerActs(state);
  // The button stays where it is, so that the hand and the focus can stay too.
  const main = (/** @type {string} */ label, /** @type {any} */ message, off = false) =>
    button(label, () => send(message), { key: 'main', class: 'primary main', 'aria-disabled': off });
  if (view.phase === 'over') return main(t('again'), { type: 'again-asked' });
  if (computer && view.players.light.kind === view.players.dark.kind)
    return main(t(state.ui.paused ? 'go-on' : 'pause'), { type: 'pause' });
  if (computer && state.ui.wanted !== null)
    return bone(state, t(wantedText(state, state.ui.wanted)), (answer) => send({ type: 'bone-thrown', answer }));
  if (computer) return main(t('computer-thinks'), { type: 'escape' }, true);
  if (state.ui.proposed !== null)
    return h(
      'div',
      { key: 'confirm', class: 'answers' },
      main(t(state.ui.proposed === 'pass' && view.pass ? view.pass.text : 'confirm'), { type: 'go-asked' }),
      button(t('confirm-not'), () => send({ type: 'escape' }), { key: 'not' }),
    );
  if (view.pass) {
    const forced = !view.actions.length;
    const pass = button(
      [t(view.pass.text), ' ', worthView(state, 'pass')],
      () => send({ type: forced ? 'act-asked' : 'action-chosen', index: 'pass' }),
      { key: forced ? 'main' : 'pass', class: forced ? 'primary main' : '' },
    );
    return pass;
  }
  if (view.phase === 'act') return main(t('throw'), { type: 'throw-asked' }, true);
  if (view.players[view.chooser].dice === 'real') return realDice(state, send, view);
  if (view.kits && view.kits.length > 1) {
    return view.kits.map((kit, i) =>
      button(t('throw-kit', { kit }), () => send({ type: 'throw-asked', kit }), {
        key: i ? `kit-${kit}` : 'main',
        class: 'primary main',
      }),
    );
  }
  return main(
    t(view.phase === 'start' ? 'throw-start' : 'throw'),
    { type: 'throw-asked' },
    view.phase !== 'throw' && view.phase !== 'start' && view.phase !== 'kit',
  );
}

/** Marked corners, as they lie on the table: the rules say what they count. @param {State} state @param {Send} send @param {View} view */
function realDice(state, send, view) {
  const { t } = state.words;
  const kits = view.kits ?? [];
  if (kits.length < 2) return kitButtons(state, (marked) => send({ type: 'throw-asked', marked }), kits[0]);
  return h(
    'fieldset',
    { class: 'real-dice' },
    h('legend', null, t('real-dice')),
    kits.map((kit) =>
      h(
        'div',
        { class: 'row', key: kit },
        t('throw-kit', { kit }),
        marks(state, kit, (marked) => send({ type: 'throw-asked', marked, kit })),
      ),
    ),
  );
}

/** The throws that decide who begins; a wrong one can be taken back. @param {State} state @param {Send} send */
const startingDice = (state, send) => [
  state.starting?.answers
    ? h(
        'div',
        { class: 'answers', key: 'answers', role: 'group', 'aria-labelledby': 'status' },
        state.starting.answers.map(({ text, marked }) =>
          button(state.words.t(text), () => send({ type: 'start-thrown', marked }), { key: marked }),
        ),
      )
    : kitButtons(state, (marked) => send({ type: 'start-thrown', marked })),
  (state.starting?.request.startThrows?.length ?? 0) > 0 &&
    button(state.words.t('undo'), () => send({ type: 'start-thrown', marked: null }), { class: 'quiet', key: 'undo' }),
];

/** What the dice of these rules can show; knucklebones show a value. @param {State} state @param {(marked: number) => void} thrown @param {number} [due] so many of them */
function kitButtons(state, thrown, due) {
  const { t } = state.words;
  const { kind, count, values } = state.rules?.kit ?? { kind: 'lots', count: 4 };
  const shown =
    kind === 'bones'
      ? (values ?? [1, 2, 3, 4]).map((/** @type {number} */ value) =>
          button(String(value), () => thrown(value), { key: value, class: 'mark' }),
        )
      : marks(state, due ?? count, thrown);
  return h(
    'fieldset',
    { class: 'real-dice', key: 'real' },
    h('legend', null, t(kind === 'bones' ? 'real-bones' : 'real-dice')),
    h('div', { class: 'row' }, shown),
  );
}

/** @param {State} state @param {number} count @param {(marked: number) => void} thrown */
const marks = (state, count, thrown) =>
  Array.from({ length: count + 1 }, (_, n) =>
    button(String(n), () => thrown(n), {
      key: n,
      class: 'mark',
      'aria-label': state.words.t('real-dice-n', { n, count }),
    }),
  );

/** The second bone, thrown by hand: it says yes or no. @param {State} state @param {string} legend @param {(answer: boolean) => void} thrown */
const bone = (state, legend, thrown) =>
  h(
    'fieldset',
    { class: 'real-dice', key: 'bone' },
    h('legend', null, legend),
    h(
      'div',
      { class: 'row' },
      ['yes', 'no'].map((one) =>
        button(state.words.t(`real-${one}`), () => thrown(one === 'yes'), { key: one, class: 'mark' }),
      ),
    ),
  );

/** Every legal choice, in the order of the keys 1 to 9. @param {State} state @param {Send} send @param {View} view */
function actionList(state, send, view) {
  const { t } = state.words;
  if (computerActs(state)) return null;
  return h(
    'ol',
    { class: 'actions', 'aria-label': t('actions') },
    view.actions.map((action, i) =>
      action.kind === 'convert' && view.players[view.chooser].dice === 'real'
        ? h(
            'li',
            { key: i },
            bone(state, t(action.text), (answer) => send({ type: 'act-asked', index: action.index, answer })),
          )
        : h(
            'li',
            { key: i },
            button(
              [
                h('kbd', { 'aria-hidden': 'true' }, i < 9 ? String(i + 1) : ''),
                h('span', null, t(action.text)),
                worthView(state, action.index),
              ],
              () => send({ type: 'action-chosen', index: action.index }),
              {
                class: `action ${action.kind}`,
                'aria-current': action.piece !== null && action.piece === state.ui.selected ? 'true' : null,
              },
            ),
          ),
    ),
  );
}
