/** What is to do now, in words and plain buttons: enough to play without the picture. */
import { h } from '../dom.js';
import { firstWords } from '../learn.js';
import { computerActs } from '../state.js';
import { bootView } from './boot.js';
import { button } from './dialog.js';
import { diceView } from './dice.js';
import { hintButton, learnButtons, lessonHistory, statusText } from './learn.js';
import { logView } from './log.js';
import { talliesView } from './tray.js';
import { worthView } from './values.js';

/** @typedef {import('../messages.js').State} State */
/** @typedef {import('../messages.js').Send} Send */
/** @typedef {import('../messages.js').View} View */

/** @param {State} state @param {Send} send */
export function controlsView(state, send) {
  const { t } = state.words;
  const { view } = state;
  return h('section', { class: 'controls', key: 'controls', 'aria-label': t('controls') },
    bootView(state, send),
    h('p', { id: 'status', class: firstWords(state) ? 'status long' : 'status', tabindex: -1 }, view ? statusText(state, view) : t('status-starting')),
    logView(state),
    talliesView(state),
    view && h('div', { class: 'cast' }, h('div', { class: 'dice-place' }, diceView(state, send)), learnButtons(state, send) ?? mainButtons(state, send, view)),
    view && !state.learn.look && actionList(state, send, view),
    view && h('div', { class: 'history' }, lessonHistory(state, send) ?? [
      button(t('undo'), () => send({ type: 'undo-asked' }), { class: 'quiet', 'aria-disabled': !state.truth?.canUndo, key: 'undo' }),
      button(t('redo'), () => send({ type: 'redo-asked' }), { class: 'quiet', 'aria-disabled': !state.truth?.canRedo, key: 'redo' }),
      hintButton(state, send)]));
}

/** @param {State} state @param {Send} send @param {View} view */
function mainButtons(state, send, view) {
  const { t } = state.words;
  const computer = computerActs(state);
  // The button stays where it is, so that the hand and the focus can stay too.
  const main = (/** @type {string} */ label, /** @type {any} */ message, off = false) => button(label, () => send(message), { key: 'main', class: 'primary main', 'aria-disabled': off });
  if (view.phase === 'over') return main(t('again'), { type: 'again-asked' });
  if (computer && view.players.light.kind === view.players.dark.kind) return main(t(state.ui.paused ? 'go-on' : 'pause'), { type: 'pause' });
  if (computer) return main(t('computer-thinks'), { type: 'escape' }, true);
  if (state.ui.proposed !== null) return main(t('confirm'), { type: 'go-asked' });
  if (view.pass) {
    const forced = !view.actions.length;
    const pass = button([t(view.pass.text), ' ', worthView(state, 'pass')], () => send({ type: 'act-asked', index: 'pass' }), { key: forced ? 'main' : 'pass', class: forced ? 'primary main' : '' });
    return pass;
  }
  if (view.phase === 'act') return main(t('throw'), { type: 'throw-asked' }, true);
  if (view.players[view.chooser].dice === 'real') return realDice(state, send, view);
  if (view.kits && view.kits.length > 1) {
    return view.kits.map((kit, i) => button(t('throw-kit', { kit }), () => send({ type: 'throw-asked', kit }), { key: i ? `kit-${kit}` : 'main', class: 'primary main' }));
  }
  return main(t(view.phase === 'start' ? 'throw-start' : 'throw'), { type: 'throw-asked' }, view.phase !== 'throw' && view.phase !== 'start' && view.phase !== 'kit');
}

/** Marked corners, as they lie on the table: the rules say what they count. @param {State} state @param {Send} send @param {View} view */
function realDice(state, send, view) {
  const { t } = state.words;
  const kit = state.rules?.kit ?? { kind: 'lots', count: 4 };
  if (kit.kind === 'bones') return realBones(state, send);
  const kits = view.kits ?? [kit.count];
  return h('fieldset', { class: 'real-dice' },
    h('legend', null, t('real-dice')),
    kits.map((count) => h('div', { class: 'row', key: count }, kits.length > 1 && t('throw-kit', { kit: count }),
      Array.from({ length: count + 1 }, (_, n) => button(String(n), () => send({ type: 'throw-asked', marked: n, ...(kits.length > 1 ? { kit: count } : {}) }),
        { key: n, class: 'mark', 'aria-label': t('real-dice-n', { n, count }) })))));
}

/** Knucklebones show a value, and the second one yes or no. @param {State} state @param {Send} send */
function realBones(state, send) {
  const { t } = state.words;
  const values = state.rules?.kit.values ?? [1, 2, 3, 4];
  return h('fieldset', { class: 'real-dice' }, h('legend', null, t('real-bones')),
    h('div', { class: 'row' }, values.map((/** @type {number} */ value) => button(String(value), () => send({ type: 'throw-asked', marked: [value] }), { key: value, class: 'mark' }))));
}

/** The second bone, thrown by hand: it says yes or no. @param {State} state @param {Send} send @param {import('../messages.js').Action} action @param {number} i */
const realConversion = (state, send, action, i) => h('li', { key: i },
  h('fieldset', { class: 'real-dice' }, h('legend', null, state.words.t(action.text)),
    ['yes', 'no'].map((one) => button(state.words.t(`real-${one}`), () => send({ type: 'act-asked', index: action.index, answer: one === 'yes' }), { key: one, class: 'mark' }))));

/** Every legal choice, in the order of the keys 1 to 9. @param {State} state @param {Send} send @param {View} view */
function actionList(state, send, view) {
  const { t } = state.words;
  if (computerActs(state)) return null;
  return h('ol', { class: 'actions', 'aria-label': t('actions') },
    view.actions.map((action, i) => (action.kind === 'convert' && view.players[view.chooser].dice === 'real') ? realConversion(state, send, action, i) : h('li', { key: i },
      button([h('kbd', { 'aria-hidden': 'true' }, i < 9 ? String(i + 1) : ''), h('span', null, t(action.text)), worthView(state, action.index)],
        () => send({ type: 'action-chosen', index: action.index }),
        { class: `action ${action.kind}`, 'aria-current': action.piece !== null && action.piece === state.ui.selected ? 'true' : null }))));
}
