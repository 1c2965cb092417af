/** Dice that lie on the table: what they show is typed in, and the rules say what it counts. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */

/**
 * @param {State} state
 * @param {Send} send
 * @param {View} view
 */
export function realDiceView(state, send, view) {
  const { t } = state.words;
  const kits = view.kits ?? [];
  if (kits.length < 2) return kitButtons(state, (marked) => send({ type: 'throw-asked', marked }), kits[0]);
  return h(
    'fieldset',
    { class: 'real-dice', key: 'real' },
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

/**
 * The throws that decide who begins; a wrong one can be taken back.
 * @param {State} state
 * @param {Send} send
 */
export const startingDiceView = (state, send) => [
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

/**
 * What the dice of these rules can show; knucklebones show a value.
 * @param {State} state
 * @param {(marked: number) => void} thrown
 * @param {number} [due] how many of them
 */
function kitButtons(state, thrown, due) {
  const { t, amount } = state.words;
  const { kind, count, values } = state.rules?.kit ?? { kind: 'lots', count: 4 };
  const shown =
    kind === 'bones'
      ? (values ?? [1, 2, 3, 4]).map((/** @type {number} */ value) =>
          button(amount(value), () => thrown(value), { key: value, class: 'shown' }),
        )
      : marks(state, due ?? count, thrown);
  return h(
    'fieldset',
    { class: 'real-dice', key: 'real' },
    h('legend', null, t(kind === 'bones' ? 'real-bones' : 'real-dice')),
    h('div', { class: 'row' }, shown),
  );
}

/**
 * @param {State} state
 * @param {number} count
 * @param {(marked: number) => void} thrown
 */
const marks = (state, count, thrown) =>
  Array.from({ length: count + 1 }, (_, n) =>
    button(state.words.amount(n), () => thrown(n), {
      key: n,
      class: 'shown',
      'aria-label': state.words.t('real-dice-n', { n, count }),
    }),
  );

/**
 * The second bone, thrown by hand: it says yes or no.
 * @param {State} state
 * @param {Send} _send
 * @param {string} legend
 * @param {(answer: boolean) => void} thrown
 */
export const boneButtons = (state, _send, legend, thrown) =>
  h(
    'fieldset',
    { class: 'real-dice', key: 'bone' },
    h('legend', null, legend),
    h(
      'div',
      { class: 'row' },
      ['yes', 'no'].map((one) =>
        button(state.words.t(one === 'yes' ? 'real-yes' : 'real-no'), () => thrown(one === 'yes'), {
          key: one,
          class: 'shown',
        }),
      ),
    ),
  );
