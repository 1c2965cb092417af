/**
 * What is to do now, in words and plain buttons: enough to play without the picture. Each part has a place of its own.
 */
import { h } from '../lib/dom.js';
import { wantedText } from '../state/reduce_play.js';
import { computerActs } from '../state/state.js';
import { slot } from '../state/table_screens.js';
import { bootView } from './boot.js';
import { chipsView, counted, keyOf } from './chips.js';
import { button } from './dialog.js';
import { diceMark, diceView } from './dice.js';
import { endButtons } from './end.js';
import { iconButton } from './icons.js';
import { lazy } from './lazy.js';
import { hintButton, learnButtons, lessonHistory } from './learn.js';
import { logView } from './log.js';
import { kittyView } from './seats.js';
import { statusView } from './status.js';
import { valueView } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */

/**
 * @param {State} state
 * @param {Send} send
 */
export function controlsView(state, send) {
  const { t } = state.words;
  const { view } = state;
  return h(
    'section',
    { class: 'controls', key: 'controls', 'aria-label': t('controls') },
    bootView(state, send),
    statusView(state, send),
    kittyView(state, send),
    logView(state),
    view && !typed(view, state) && [slot(state, 'dice')?.(state, send) ?? diceView(state, send), diceMark(state, send)],
    view && actView(state, send, view),
    !view && state.starting && h('div', { class: 'act typed', key: 'starting' }, lazy('startingDiceView')(state, send)),
    view && h('div', { class: 'history', key: 'history' }, tools(state, send)),
  );
}

const lookAct = lazy('lookActView');
const lookTools = lazy('lookToolsView');
const typedBone = lazy('boneButtons');

/**
 * @param {State} state
 * @param {Send} send
 */
const lookingBack = (state, send) => (state.learn.look ? lookAct(state, send) : null);

/**
 * Whether a throw of dice on the table is to be typed in.
 * @param {View} view
 * @param {State} state
 */
const typed = (view, state) =>
  (view.phase === 'throw' || view.phase === 'kit') && view.players[view.chooser].dice === 'real' && !state.learn.look;

/**
 * Throw, or the choices, or what is asked before one is made: one slot.
 * @param {State} state
 * @param {Send} send
 * @param {View} view
 */
export function actView(state, send, view) {
  const { all, shown, more } = counted(state, view);
  const asked =
    slot(state, 'act')?.(state, send) ??
    lookingBack(state, send) ??
    learnButtons(state, send) ??
    (state.ui.proposed === null ? null : mainButtons(state, send, view));
  const chips = all > 0 && !asked;
  const n = shown + (more ? 1 : 0) + (view.pass ? 1 : 0);
  return h(
    'div',
    {
      key: 'act',
      class: ['act', chips && 'chips', chips && state.ui.more && 'open', typed(view, state) && 'typed']
        .filter(Boolean)
        .join(' '),
      'data-n': chips ? Math.min(n, 5) : null,
    },
    chips
      ? [chipsView(state, send, view), view.pass && mainButtons(state, send, view)]
      : (asked ?? mainButtons(state, send, view)),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 */
const tools = (state, send) =>
  slot(state, 'tools')?.(state, send) ??
  (state.learn.look ? lookTools(state, send) : (lessonHistory(state, send) ?? history(state, send)));

/**
 * @param {State} state
 * @param {Send} send
 */
const history = (state, send) => [
  iconButton(state.words.t('undo'), 'undo', () => send({ type: 'undo-asked' }), {
    'aria-disabled': !state.truth?.canUndo,
    key: 'undo',
  }),
  iconButton(state.words.t('redo'), 'redo', () => send({ type: 'redo-asked' }), {
    'aria-disabled': !state.truth?.canRedo,
    key: 'redo',
  }),
  hintButton(state, send),
];

/**
 * @param {State} state
 * @param {Send} send
 * @param {View} view
 */
function mainButtons(state, send, view) {
  const { t } = state.words;
  const computer = computerActs(state);
  // The button stays where it is, so that the hand and the focus can stay too.
  const main = (
    /** @type {string} */ label,
    /** @type {import('../types/messages.js').Message} */ message,
    off = false,
  ) =>
    button(label, () => send(message), {
      key: 'main',
      class: 'primary main',
      'aria-disabled': off || Boolean(state.locked),
    });
  if (view.phase === 'over') return endButtons(state, send);
  if (computer && view.players.light.kind === view.players.dark.kind)
    return main(t(state.ui.paused ? 'go-on' : 'pause'), { type: 'pause' });
  if (computer && state.ui.wanted !== null)
    return typedBone(state, send, t(wantedText(state, state.ui.wanted)), (answer) =>
      send({ type: 'bone-thrown', answer }),
    );
  // What follows the computer's throw is not given away while the throw is still shown.
  if (computer || (state.playback.moving && view.players[view.chooser].kind === 'computer'))
    return main(t('computer-thinks'), { type: 'escape' }, true);
  if (state.ui.proposed !== null)
    return h(
      'div',
      { key: 'confirm', class: 'answers' },
      main(t(state.ui.proposed === 'pass' && view.pass ? view.pass.text : 'confirm'), { type: 'go-asked' }),
      button(t('confirm-not'), () => send({ type: 'escape' }), { key: 'not' }),
    );
  if (view.pass) {
    const forced = !view.actions.length;
    return button(
      [t(view.pass.text), ' ', valueView(state, 'pass'), !forced && keyOf(view.actions.length)],
      () => send({ type: forced ? 'act-asked' : 'action-chosen', index: 'pass' }),
      { key: forced ? 'main' : 'pass', class: forced ? 'primary main' : '' },
    );
  }
  if (view.phase === 'act') return main(t('throw'), { type: 'throw-asked' }, true);
  if (view.players[view.chooser].dice === 'real') return lazy('realDiceView')(state, send, view);
  if (view.kits && view.kits.length > 1) {
    return view.kits.map((kit, i) =>
      button(t('throw-kit', { kit }), () => send({ type: 'throw-asked', kit }), {
        key: i ? `kit-${kit}` : 'main',
        class: 'primary main',
      }),
    );
  }
  // While the other side's throw is still shown, it is not yet the turn to throw.
  const theirs = Boolean(state.truth) && state.truth?.chooser !== view.chooser;
  return main(t('throw'), { type: 'throw-asked' }, theirs || (view.phase !== 'throw' && view.phase !== 'kit'));
}
