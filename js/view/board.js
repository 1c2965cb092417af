/**
 * The board: one picture that is never touched again, and over it one button for every square.
 * What is legal comes as data; nothing here computes a destination. css/board.css draws the tree.
 */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { dragging } from './drag.js';
import { BOARDS, headOf, lineThrough, spotOf, squaresOf, stepsOf, touchSpot } from './geometry.js';
import { LONG } from './log.js';
import { countsView, piecesView, placeOf } from './pieces.js';
import { traysView } from './tray.js';
import { toldOf, worthsView } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {{name: string, ornament: string, x: number, y: number, owner: Player|null}} Cell owner: of Merit's extra spaces */

const PLAYERS = /** @type {Player[]} */ (['light', 'dark']);

/**
 * @param {State} state
 * @param {Send} send
 */
export function boardView(state, send) {
  const { view, rules, settings, ui } = state;
  const board = view?.board ?? rules?.board ?? 'ur';
  const cells = cellsOf(state, board);
  const meaningful = rules?.meaningful ?? ['rosette'];
  // While a game is being chosen the board stands alone, without hands.
  const bare = state.screen === 'setup';
  const { flipped, shared } = orientationOf(state);
  const classes = [
    'board',
    board,
    `lies-${settings.board}`,
    bare && 'bare',
    flipped && 'flipped',
    shared && 'shared',
    ui.path && 'shows-path',
    ...meaningful.map((one) => `means-${one}`),
  ];
  return h(
    'div',
    {
      key: `board-${board}`,
      class: classes.filter(Boolean).join(' '),
      dir: 'ltr',
      'data-event': state.playback.moving ? (state.playback.event?.kind ?? '') : null,
      on: dragging(state, send),
    },
    h(
      'div',
      { class: 'field' },
      picture(board),
      extraSpaces(cells),
      lines(state, board),
      !bare && traysView(state, send),
      grid(state, send, cells),
      piecesView(state),
      signs(state, cells),
      countsView(state),
      worthsView(state),
    ),
  );
}

/**
 * What was asked, as large as it needs to be; the log says it to those who listen. css/board.css lays it where nothing
 * is that is needed; for a projector on the board, on the half away from the square it is about.
 * @param {State} state
 * @param {Send} send
 */
export function answerView(state, send) {
  const { ui, settings, words, view } = state;
  if (!ui.answer || !view || state.learn.lesson) return null;
  const square = ui.peek ?? ui.hint?.to ?? view.actions.find((one) => one.index === ui.proposed)?.to ?? '';
  const { x, y } = /^[A-CSH]\d*$/.test(square) ? spotOf(square, view.chooser) : { x: 0, y: 0 };
  const upright = ui.orientation === 'tall' || settings.board === 'turned';
  const low = upright ? x > BOARDS[view.board].long / 2 - 1 : y > 1;
  const text = words.t(ui.answer);
  return h(
    'p',
    {
      key: 'answer',
      class: ['answer', low !== orientationOf(state).flipped && 'above', text.length > LONG && 'long']
        .filter(Boolean)
        .join(' '),
      'aria-hidden': 'true',
      on: { click: () => send({ type: 'escape' }) },
    },
    text,
  );
}

/** @param {'ur'|'late'} board */
function picture(board) {
  const width = BOARDS[board].long * 100 + 60;
  return h(
    'div',
    { key: 'picture', class: 'object' },
    h(
      'svg',
      { class: 'picture', viewBox: `-30 -30 ${width} 360`, 'aria-hidden': 'true', focusable: 'false' },
      h('use', { href: `#${board}`, x: -30, y: -30, width, height: 360 }),
    ),
  );
}

/** The squares, row by row, and Merit's spaces in the gap where a path uses them; what is on H is off the board. @param {State} state @param {'ur'|'late'} board @returns {Cell[][]} */
function cellsOf(state, board) {
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

/** What is written on it, and what tells it from all others. @param {Cell} cell */
const letterOf = ({ name, owner }) => (owner && name === 'off' ? 'H' : name);
/** @param {Cell} cell */
const keyOf = (cell) => (cell.owner ? `${cell.owner}-${letterOf(cell)}` : cell.name);

/** @param {Cell[][]} rows */
function extraSpaces(rows) {
  const spaces = rows.flat().filter((one) => one.owner);
  return (
    spaces.length > 0 &&
    h(
      'div',
      { class: 'spaces', key: 'spaces', 'aria-hidden': 'true' },
      spaces.map((one) =>
        h(
          'span',
          { key: `${one.owner}${one.name}`, class: 'space', style: { '--x': one.x, '--y': one.y } },
          h('b', null, letterOf(one)),
        ),
      ),
    )
  );
}

/** What is drawn along the board: the path on request, and the last move. @param {State} state @param {'ur'|'late'} board */
function lines(state, board) {
  const { view, rules, ui, playback } = state;
  const width = BOARDS[board].long * 100 + 60;
  const shown =
    ui.path && rules
      ? PLAYERS.filter(
          (one) => !view || view.players[one].kind === 'human' || view.players.light.kind === view.players.dark.kind,
        )
      : [];
  const last = !playback.moving && view?.last ? view.last : null;
  const mover = last ? (view?.pieces.find((one) => one.square === last.to)?.owner ?? view?.turn ?? 'light') : 'light';
  return h(
    'svg',
    {
      key: 'lines',
      class: 'picture lines',
      viewBox: `-30 -30 ${width} 360`,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    shown.map((owner) => {
      // Both ways of both players lie side by side where they share a square.
      const aside = shown.length > 1 && owner === 'dark' ? 19 : 7;
      const squares = rules?.paths[owner] ?? [];
      const d = lineThrough(squares, owner, aside);
      return [
        h('path', { key: `${owner}-halo`, class: 'path-halo', d }),
        h('path', { key: owner, class: `path-line ${owner}`, d }),
        h('path', { key: `${owner}-head`, class: 'last-head', d: headOf(squares, owner, aside) }),
      ];
    }),
    view?.result && view.result.winner !== 'draw' && h('use', { key: 'won', class: 'won', href: `#${board}-slab` }),
    last && !ui.path && lastMove(wayOf(last), mover),
  );
}

/** @param {NonNullable<View['last']>} last @returns {string[]} */
const wayOf = ({ path, from, to }) => (path.length > 1 ? path : [from, to]);

/** Whether a way comes to a square, or leaves it as the first, across the board. @param {string[]} way @param {string} square */
function wayAcross(way, square) {
  const at = way.lastIndexOf(square);
  return way[at ? at - 1 : 1]?.slice(1) === square.slice(1);
}

/** @param {string[]} squares @param {Player} mover */
function lastMove(squares, mover) {
  return h(
    'g',
    { key: 'last', class: 'last-move' },
    h('path', { class: 'last-line', d: lineThrough(squares, mover) }),
    h('path', { class: 'last-head', d: headOf(squares, mover) }),
  );
}

/** @param {State} state @param {Send} send @param {Cell[][]} rows */
function grid(state, send, rows) {
  const { t } = state.words;
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
          return h(
            'div',
            {
              key,
              class: movable.has(cell.name) ? 'cell movable' : 'cell',
              role: 'gridcell',
              'aria-colindex': cell.owner ? null : cell.x + 1,
              style: { '--x': cell.owner ? touchSpot(letterOf(cell), cell.owner).x : cell.x, '--y': cell.y },
            },
            h('button', {
              type: 'button',
              'data-square': cell.owner && state.view && cell.owner !== state.view.chooser ? null : cell.name,
              'data-cell': key,
              tabindex: key === stop ? 0 : -1,
              'aria-label': nameOf(state, cell),
              on: {
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

/** The numbers of the steps: of both players where their paths differ. @param {State} state @returns {[Player|'both', Map<string, string>][]} */
function numbers(state) {
  const { rules, ui, view } = state;
  if (!ui.path || !rules) return [];
  const { light, dark } = rules.paths;
  const one =
    view && view.players.light.kind !== view.players.dark.kind
      ? PLAYERS.find((owner) => view.players[owner].kind === 'human')
      : null;
  if (one) return [[one, stepsOf(rules.paths[one])]];
  const [ours, theirs] = [stepsOf(light), stepsOf(dark)];
  const both = new Map([...ours].filter(([square, step]) => theirs.get(square) === step));
  const without = (/** @type {Map<string, string>} */ map) => new Map([...map].filter(([square]) => !both.has(square)));
  return [
    ['light', without(ours)],
    ['dark', without(theirs)],
    ['both', both],
  ];
}

/** The one square that Tab comes to. @param {State} state @param {Cell[][]} rows */
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

/** "B4, rosette, your piece. Move 2 to B6." @param {State} state @param {Cell} cell */
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
  const who = here.map((one) => pieceName(state, one)).join(', ');
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
    ...doing.map((one) => toldOf(state, one)),
  ];
  return parts.join('. ');
}

/** @param {State} state @param {Piece} piece */
function pieceName(state, { owner, kind, side }) {
  const { t } = state.words;
  return t('cell-owner', {
    player: t(`side-${owner}`),
    piece: t(kind ? `kind-${kind}` : side ? `piece-${side}` : 'piece'),
  });
}

/**
 * Signs above the pieces: each state has a shape of its own.
 * legal = ring, capture = ring with ticks, selected = corner brackets, last = two notches, hint = star, blocked = bar.
 * @param {State} state @param {Cell[][]} rows
 */
function signs(state, rows) {
  const { view, ui, settings, playback } = state;
  if (!view || playback.moving) return h('div', { class: 'signs', key: 'signs', 'aria-hidden': 'true' });
  const selected = view.pieces.find((one) => one.id === ui.selected);
  const proposed = view.actions.find((one) => one.index === ui.proposed);
  const hint = /** @type {any} */ (ui).hint;
  /** @type {any[]} */
  const drawn = [];
  for (const cell of rows.flat()) {
    const mine = !cell.owner || cell.owner === view.chooser;
    const names = new Set();
    const landing = view.actions.filter(
      (one) => mine && one.to === cell.name && ui.selected !== null && one.piece === ui.selected,
    );
    const starting = view.actions.some((one) => mine && one.from === cell.name && one.piece);
    if (landing.length)
      names.add(
        landing.some((one) => one.captures.length)
          ? 'take'
          : view.pieces.some((one) => one.square === cell.name)
            ? 'legal'
            : 'land',
      );
    else if (starting && settings.guide && !selected) names.add('legal');
    if (selected?.square === cell.name && mine) names.add('selected');
    if (proposed && proposed.to === cell.name && mine) names.add('selected');
    if (view.last && (view.last.to === cell.name || view.last.from === cell.name) && !cell.owner)
      names.add(wayAcross(wayOf(view.last), cell.name) ? 'last across' : 'last');
    if (mine && (hint?.to === cell.name || hint?.from === cell.name)) names.add('hint');
    if (
      ui.peek === cell.name &&
      mine &&
      view.phase === 'act' &&
      view.pieces.some((one) => one.square === cell.name && one.owner === view.chooser && view.why?.[one.id])
    )
      names.add('blocked');
    if (names.size) drawn.push(signAt(`${cell.owner ?? ''}${cell.name}`, cell, [...names]));
  }
  for (const piece of view.pieces) {
    if (piece.square !== 'hand' || piece.owner !== view.chooser) continue;
    const name =
      piece.id === ui.selected
        ? 'selected'
        : piece.kind && settings.guide && !selected && view.actions.some((one) => one.piece === piece.id)
          ? 'legal'
          : null;
    if (name) drawn.push(signAt(`hand-${piece.id}`, placeOf(state, piece), [name]));
  }
  return h('div', { class: 'signs', key: 'signs', 'aria-hidden': 'true' }, drawn);
}

/** @param {string} key @param {{x: number, y: number}} spot @param {string[]} names */
function signAt(key, { x, y }, names) {
  return h(
    'svg',
    { key, class: 'signs-of', viewBox: '-50 -50 100 100', style: { '--x': x, '--y': y }, focusable: 'false' },
    names.map((name) =>
      h('use', {
        key: name,
        class: name,
        href: `#sign-${name.split(' ')[0]}`,
        x: -50,
        y: -50,
        width: 100,
        height: 100,
      }),
    ),
  );
}
