/** What a person does with the dice and the pieces. Part of the one reducer (update.js), which lends its own tools. */

import { forPiece, squareSays } from './picking.js';
import { beforeAct } from './reduce_learn.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {[State, ...Effect[]]} Next */
/** @typedef {import('../types/game.js').Action} Action */

/** What the computer wants to do, and who throws for it. @param {State} state @param {number|null} wanted @returns {import('../types/game.js').Ref|null} */
export function wantedText({ truth }, wanted) {
  const action = truth?.actions.find((one) => one.index === wanted);
  return truth && action ? { id: 'real-wanted', args: { by: { id: `side-${truth.chooser}` } } } : null;
}

/** @param {import('./update.js').Tools} tools @returns {Record<string, (state: State, message: any) => Next>} */
export function playing(tools) {
  const { handle, answer, ask, ui, speak } = tools;

  /** @param {State} state @param {Action[]} actions all of one piece @returns {State} */
  function choose(state, actions) {
    const [first] = actions;
    const text = actions.map((one) => state.words.t(one.text)).join(' ');
    return speak(ui(state, { selected: first?.piece ?? null, peek: null, answer: null, proposed: null }), text, true);
  }

  return {
    'throw-asked'(state, { kit, marked }) {
      const { truth } = state;
      if (!truth || (truth.phase !== 'throw' && truth.phase !== 'start' && truth.phase !== 'kit')) return [state];
      if (truth.phase === 'kit' && kit === undefined && (truth.kits?.length ?? 0) > 1) return [state];
      const extra = { ...(kit === undefined ? {} : { kit }), ...(marked === undefined ? {} : { marked }) };
      return ask(ui(state, { selected: null }), 'throw', { ply: truth.ply, ...extra });
    },
    'act-asked'(state, { index, answer: fallen, anyway }) {
      // An input that waited may come to a moment that does not offer it any more.
      if (
        !state.truth ||
        !(index === 'pass' ? state.truth.pass : state.truth.actions.some((one) => one.index === index))
      )
        return [state];
      const second = state.truth.actions.find((one) => one.index === index && one.kind === 'convert');
      // The second bone lies on the table: what it says is a button of its own.
      if (second && fallen === undefined && state.truth.players[state.truth.chooser].dice === 'real')
        return [answer(state, second.text)];
      const first = beforeAct(state, { type: 'act-asked', index, answer: fallen, anyway }, tools);
      if (first) return first;
      const more = fallen === undefined ? {} : { answer: fallen };
      return ask(ui(state, { selected: null, proposed: null, peek: null }), 'act', {
        ply: state.truth.ply,
        index,
        ...more,
      });
    },
    'action-chosen'(state, { index }) {
      const action = state.truth?.actions.find((one) => one.index === index);
      const text = index === 'pass' ? state.truth?.pass?.text : action?.text;
      if (!text) return [state];
      if (state.settings.confirm && state.ui.proposed !== index) {
        return [
          answer(ui(state, { proposed: index, selected: action?.piece ?? null }), {
            id: 'confirm-move',
            args: { move: text },
          }),
        ];
      }
      return handle(state, { type: 'act-asked', index });
    },
    /** The computer wants its second bone thrown, and a person does it. */
    'advance-answer': (state, { answer: { ply, wanted } }) =>
      ply === state.truth?.ply ? [speak(ui(state, { wanted }), state.words.t(wantedText(state, wanted)))] : [state],
    'bone-thrown'(state, { answer: fallen }) {
      const {
        truth,
        ui: { wanted },
      } = state;
      if (!truth || wanted === null || state.asking) return [state];
      return ask(ui(state, { wanted: null }), 'act', { ply: truth.ply, index: wanted, answer: fallen });
    },
    'nth-asked'(state, { n }) {
      const { truth } = state;
      const action = truth?.actions[n - 1];
      const kit = truth?.phase === 'kit' ? truth.kits?.[n - 1] : undefined;
      if (kit !== undefined) return handle(state, { type: 'throw-asked', kit });
      return action ? handle(state, { type: 'action-chosen', index: action.index }) : [state];
    },
    /** The one thing to do next: throw, pass or confirm. */
    'go-asked'(state) {
      const { truth } = state;
      if (!truth) return [state];
      if (state.ui.proposed !== null) return handle(state, { type: 'action-chosen', index: state.ui.proposed });
      if (truth.pass && !truth.actions.length) return handle(state, { type: 'act-asked', index: 'pass' });
      return handle(state, { type: 'throw-asked' });
    },
    'piece-chosen'(state, { piece }) {
      const chosen = state.truth?.pieces.find((one) => one.id === piece);
      if (!state.truth || !chosen) return [state];
      const mine = forPiece(state.truth.actions, state.truth.pieces, chosen);
      if (!mine.length) {
        const there = state.truth.actions.filter((one) => one.to === chosen.square && one.piece === state.ui.selected);
        if (there.length === 1 && there[0]) return handle(state, { type: 'action-chosen', index: there[0].index });
        return [answer(ui(state, { selected: null, proposed: null }), state.truth.why[piece] ?? null)];
      }
      if (state.ui.selected === mine[0]?.piece && mine.length === 1 && mine[0])
        return handle(state, { type: 'action-chosen', index: mine[0].index });
      return [choose(state, mine)];
    },
    'square-chosen'(state, { square }) {
      const { truth } = state;
      if (!truth) return handle(state, { type: 'peek', square });
      const landing = truth.actions.filter((one) => one.to === square);
      const picked = landing.filter((one) => one.piece === state.ui.selected);
      if (picked.length === 1 && picked[0]) return handle(state, { type: 'action-chosen', index: picked[0].index });
      const starting = truth.actions.filter((one) => one.from === square && one.piece);
      if (starting[0]) {
        const others = starting.filter((one) => one.piece !== state.ui.selected);
        const again = starting.filter((one) => one.piece === state.ui.selected);
        if (again.length === 1 && again[0] && !others.length)
          return handle(state, { type: 'action-chosen', index: again[0].index });
        return [
          choose(
            state,
            starting.filter((one) => one.piece === (others[0] ?? starting[0])?.piece),
          ),
        ];
      }
      if (landing.length === 1 && landing[0]) return handle(state, { type: 'action-chosen', index: landing[0].index });
      if (landing.length > 1)
        return [
          answer(ui(state, { selected: null, proposed: null }), {
            id: 'which-piece',
            args: { square, n: landing.length },
          }),
        ];
      const top = truth.pieces.filter((one) => one.square === square).sort((a, b) => b.level - a.level)[0];
      const why = top && truth.why[top.id];
      const says = squareSays(state, square);
      // Only to a piece that this throw could have moved is the reason all that was asked for.
      const asked =
        why && says && (truth.phase !== 'act' || top.owner !== truth.chooser)
          ? { id: 'sentences', args: { first: why, second: says } }
          : (why ?? says);
      return [answer(ui(state, { selected: null, proposed: null, peek: square }), asked)];
    },
    peek(state, { square }) {
      if (state.ui.peek === square) return [ui(state, { peek: null, answer: null })];
      return [answer(ui(state, { peek: square }), squareSays(state, square))];
    },
  };
}
