/** One button for every square, over the picture, as a grid that can be read aloud. */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { PLAYERS } from '../state/players.js';
import { computerActs } from '../state/state.js';
import { pathsShown, seen, spotOf, squaresOf, stepsOf } from './geometry.js';
import { previewing } from './pointing.js';
import { actionLabel } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/game.js').Piece} Piece */
/**
 * @typedef {{name: string, ornament: string, x: number, y: number, owner: Player|null}} Cell
 *   `owner` is set for the extra spaces of Merit alone
 */

/**
 * The squares, file by file, and Merit's spaces in the gap where a path uses them; what is on H is off the board.
 * @param {State} state
 * @param {'ur'|'late'} board
 * @returns {Cell[][]}
 */
export function cellsOf(state, board) {
  const rows = squaresOf(board).map((row) => row.map((one) => ({ ...one, owner: /** @type {Player|null} */ (null) })));
  for (const owner of PLAYERS) {
    for (const name of ['S', 'H']) {
      const used =
        state.rules?.paths[owner].includes(name) ||
        state.view?.pieces.some((one) => one.square === name) ||
        state.view?.actions.some((one) => one.to === name || one.from === name);
      if (used)
        rows[owner === 'light' ? 0 : 2]?.splice(name === 'S' ? 4 : -2, 0, {
          name: name === 'H' ? 'off' : name,
          ornament: 'space',
          ...spotOf(name, owner),
          owner,
        });
    }
  }
  return rows;
}

/**
 * What is written on it, and what tells it from all others.
 * @param {Cell} cell
 */
const letterOf = ({ name, owner }) => (owner && name === 'off' ? 'H' : name);
/** @param {Cell} cell */
const keyOf = (cell) => (cell.owner ? `${cell.owner}-${letterOf(cell)}` : cell.name);

/**
 * Merit's spaces, drawn beside the bridge. The word of one stands over the pieces on it, at the foot of the stack.
 * @param {State} state
 * @param {Cell[][]} rows
 * @param {'ur'|'late'} board
 */
export function spacesView(state, rows, board) {
  const spaces = rows.flat().filter((one) => one.owner);
  return (
    spaces.length > 0 &&
    h(
      'div',
      { class: 'spaces', key: 'spaces', 'aria-hidden': 'true' },
      spaces.map((one) => {
        const { x, y } = seen(one, board, orientationOf(state));
        const covered = state.view?.pieces.some(({ square, owner }) => square === one.name && owner === one.owner);
        return h(
          'span',
          { key: `${one.owner}${one.name}`, style: { '--x': x, '--y': y } },
          h('i', { class: 'space' }),
          h(
            'b',
            { class: covered ? 'space covered' : 'space' },
            h('span', null, state.words.t(one.name === 'off' ? 'space-home' : 'space-start')),
          ),
        );
      }),
    )
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Cell[][]} rows
 * @param {'ur'|'late'} board
 */
export function gridView(state, send, rows, board) {
  const { t } = state.words;
  const lie = orientationOf(state);
  const steps = numbers(state);
  const stop = focusStop(state, rows);
  const movable = new Set((state.view?.actions ?? []).filter((one) => one.piece).map((one) => one.from));
  return h(
    'div',
    { class: 'cells', key: 'cells', role: 'grid', 'aria-label': t('board') },
    rows.map((row, r) =>
      h(
        'div',
        { class: 'row-of-cells', role: 'row', key: r },
        row.map((cell) => {
          const key = keyOf(cell);
          // Two extra spaces share the width of the gap.
          const { x, y } = seen(cell.owner ? { x: cell.name === 'S' ? 4 : 5, y: cell.y } : cell, board, lie);
          return h(
            'div',
            {
              key,
              class: ['cell', movable.has(cell.name) && 'movable', cell.owner && 'extra'].filter(Boolean).join(' '),
              role: 'gridcell',
              'aria-colindex': cell.owner ? null : cell.x + 1,
              style: { '--x': x, '--y': y },
            },
            h('button', {
              type: 'button',
              'data-square': cell.owner && state.view && cell.owner !== state.view.chooser ? null : cell.name,
              'data-cell': key,
              tabindex: key === stop ? 0 : -1,
              'aria-label': nameOf(state, cell),
              'aria-expanded': opens(state, cell),
              on: {
                ...previewing(send, choicesAt(state, cell)),
                click: () => send({ type: 'square-chosen', square: cell.name }),
                focus: () => state.ui.focus !== cell.name && send({ type: 'focus-moved', square: cell.name }),
                contextmenu: (/** @type {Event} */ event) => {
                  event.preventDefault();
                  send({ type: 'peek', square: cell.name });
                },
              },
            }),
            steps.length > 0 &&
              h(
                'span',
                { class: 'steps', 'aria-hidden': 'true' },
                steps.map(
                  ([owner, map]) =>
                    map.get(letterOf(cell)) && h('b', { key: owner, class: owner }, map.get(letterOf(cell))),
                ),
              ),
          );
        }),
      ),
    ),
  );
}

/**
 * The numbers of the steps: of both players where their paths differ.
 * @param {State} state
 * @returns {[Player|'both', Map<string, string>][]}
 */
function numbers(state) {
  const { rules, ui, words } = state;
  if (!ui.path || !rules) return [];
  const { paths, firstStep } = rules;
  const [one, second] = pathsShown(state);
  const stepsFor = (/** @type {Player} */ owner) => stepsOf(paths[owner], words.amount, firstStep);
  if (one && !second) return [[one, stepsFor(one)]];
  const [ours, theirs] = [stepsFor('light'), stepsFor('dark')];
  const both = new Map([...ours].filter(([square, step]) => theirs.get(square) === step));
  const without = (/** @type {Map<string, string>} */ map) => new Map([...map].filter(([square]) => !both.has(square)));
  return [
    ['light', without(ours)],
    ['dark', without(theirs)],
    ['both', both],
  ];
}

/**
 * The one square that Tab comes to.
 * @param {State} state
 * @param {Cell[][]} rows
 */
function focusStop(state, rows) {
  const all = rows.flat();
  const chooser = state.view?.chooser ?? 'light';
  const wanted = [state.ui.focus, ...(state.view?.actions ?? []).map((one) => one.from)];
  const found =
    wanted.map((name) => all.find((one) => one.name === name && (!one.owner || one.owner === chooser))).find(Boolean) ??
    all.find((one) => one.name === 'B4') ??
    all[0];
  return found && keyOf(found);
}

/**
 * Whether a stack is opened; null where there is none.
 * @param {State} state
 * @param {Cell} cell
 */
const opens = ({ view, ui, learn }, { name }) =>
  !learn.lesson && view?.pieces.some((one) => one.square === name && one.height > 1) ? String(ui.stack === name) : null;

/**
 * What a person can do with the pieces on a square; where there is nothing to do, what leads there.
 * @param {State} state
 * @param {Cell} cell
 */
function choicesAt(state, { name, owner }) {
  const { view } = state;
  if (!view || computerActs(state) || (owner && owner !== view.chooser)) return [];
  const moves = view.actions.filter((one) => one.piece);
  const own = moves.filter((one) => one.from === name);
  return own.length ? own : moves.filter((one) => one.to === name);
}

/**
 * "B4, rosette, your piece. Move 2 to B6."
 * @param {State} state
 * @param {Cell} cell
 */
function nameOf(state, cell) {
  const { t } = state.words;
  const { view, ui } = state;
  const here = (view?.pieces ?? [])
    .filter((one) => one.square === cell.name && (!cell.owner || one.owner === cell.owner))
    .sort((a, b) => b.level - a.level);
  const place = cell.owner
    ? t('cell-space', { space: letterOf(cell), player: t(`side-${cell.owner}`) })
    : t('square-ornament', {
        square: cell.name,
        ornament: t(`ornament-${state.rules?.ornaments?.[cell.name] ?? cell.ornament}`),
      });
  const who = state.words.list(here.map((one) => pieceName(state, one)));
  const mine = !cell.owner || cell.owner === view?.chooser;
  const doing = (view?.actions ?? []).filter(
    (one) => mine && ((one.from === cell.name && one.piece) || (one.to === cell.name && one.piece === ui.selected)),
  );
  const parts = [
    here.length > 1
      ? t('cell-stack', { place, n: here.length, pieces: who })
      : here.length
        ? t('cell-piece', { place, piece: who })
        : place,
    ...doing.map((one) => actionLabel(state, one)),
  ];
  return state.words.inOrder('names', parts);
}

/**
 * @param {State} state
 * @param {Piece} piece
 */
function pieceName(state, { owner, kind, side }) {
  const { t } = state.words;
  return t('cell-owner', {
    player: t(`side-${owner}`),
    piece: t(kind ? `kind-${kind}` : side ? `piece-${side}` : 'piece'),
  });
}
