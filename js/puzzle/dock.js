/** What stands below the board in a puzzle: the question and the answer, the chips, and the buttons after it. */

import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';
import { momentOf } from './items.js';
import { isKept } from './memory.js';
import { itemIn, puzzleOf } from './reduce.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Ref} Ref */

/**
 * The two lines of the status.
 * @param {State} state
 * @returns {Ref[]}
 */
export function linesOf(state) {
  const { stage, tried, found, choices, how } = puzzleOf(state);
  const item = itemIn(state);
  if (stage === 'failed') return [{ id: 'puzzle-failed' }];
  if (stage === 'empty') return [{ id: how.what === 'mistakes' ? 'mistakes-none' : 'mistakes-no-kept' }];
  if (stage === 'waiting' || !item) return [{ id: 'status-starting' }];
  const right = found === null ? undefined : choices[found];
  if (right)
    return [
      { id: 'puzzle-yes', args: { move: right.move } },
      isAskedAgain(state) ? { id: 'mistakes-only' } : { id: 'hint-why', args: { reason: right.for } },
    ];
  const last = tried.at(-1);
  const wrong = last === undefined ? undefined : choices[last];
  if (last !== undefined && wrong)
    return [
      { id: 'puzzle-not', args: { move: wrong.move } },
      wrong.against ?? { id: 'look-cost', args: costOf(state, last) },
    ];
  const played = item.played === undefined ? undefined : choices[item.played];
  if (played && item.played !== undefined)
    return [
      { id: 'mistakes-question', args: { move: played.move } },
      { id: 'look-cost', args: costOf(state, item.played) },
    ];
  return [{ id: 'puzzle-question' }, { id: 'puzzle-aim', args: { kind: item.kind } }];
}

/**
 * Whether the same question comes once more: only its right choice was left.
 * @param {State} state
 */
const isAskedAgain = (state) => {
  const { items, at } = puzzleOf(state);
  return items.slice(at + 1).some((one) => one === items[at]);
};

/**
 * What a choice costs against the best one.
 * @param {State} state
 * @param {number} number
 */
function costOf(state, number) {
  const item = itemIn(state);
  const cost = item ? (item.values[item.best] ?? 0) - (item.values[number] ?? 0) : 0;
  return { kind: item?.kind ?? 'chance', cost: state.words.amount(cost, 1) };
}

/**
 * The words on the chip of a choice that was tried.
 * @param {State} state
 * @param {number} index
 */
export const chipWords = (state, index) =>
  puzzleOf(state).tried.includes(index) ? state.words.t('puzzle-tried') : null;

/**
 * A bar on the square of the choice that was played in the game, and of the last wrong one.
 * @param {State} state
 * @param {string} square
 */
export function signsOn(state, square) {
  const { tried, found, stage } = puzzleOf(state);
  const wrong = state.truth?.actions.filter((one) => [itemIn(state)?.played, tried.at(-1)].includes(one.index)) ?? [];
  const barred = wrong.some((one) => (one.to === 'off' ? one.from : one.to) === square);
  return stage === 'open' && found === null && barred ? ['blocked'] : [];
}

/**
 * @param {State} state
 * @param {Send} send
 */
export function actView(state, send) {
  const { t } = state.words;
  const { stage, items, at, how } = puzzleOf(state);
  const main = (/** @type {string} */ label, /** @type {import('../types/messages.js').Message} */ message) =>
    button(label, () => send(message), { key: 'main', class: 'primary main' });
  const two = (/** @type {import('../lib/dom.js').Content[]} */ ...buttons) =>
    h('div', { key: 'answers', class: 'answers ended puzzle-answers' }, ...buttons);
  if (stage === 'failed') return main(t('retry'), { type: 'puzzle-again' });
  if (stage === 'empty') return main(t('puzzle-title'), { type: 'puzzle-list' });
  if (stage !== 'solved') return undefined;
  const play = button(t('puzzle-play'), () => send({ type: 'puzzle-play' }), { key: 'play' });
  if (how.what === 'made') return main(t('puzzle-play'), { type: 'puzzle-play' });
  if (how.what !== 'mistakes' && how.what !== 'kept') return two(main(t('puzzle-next'), { type: 'puzzle-next' }), play);
  const { n, all } = momentOf(items, at + 1);
  const next = items[at + 1] === items[at] ? t('mistakes-again') : t('mistakes-next', { n, all });
  return at + 1 < items.length
    ? two(main(next, { type: 'puzzle-next' }), play)
    : two(main(t('mistakes-done'), { type: 'puzzle-left' }), play);
}

/**
 * @param {State} state
 * @param {Send} send
 */
export function toolsView(state, send) {
  const { t } = state.words;
  const { memory, stage } = puzzleOf(state);
  const item = itemIn(state);
  if (item?.played === undefined || stage === 'failed')
    return [button(t('puzzle-list'), () => send({ type: 'puzzle-list' }), { class: 'quiet', key: 'list' })];
  return [
    button(t(isKept(memory, item) ? 'mistakes-kept' : 'mistakes-keep'), () => send({ type: 'puzzle-keep' }), {
      class: 'quiet',
      key: 'keep',
      'aria-pressed': String(isKept(memory, item)),
    }),
  ];
}
