/**
 * Boards to look at: every fixture in a box, or with ?case=… one of them in the whole window.
 * ?theme=light|dark|contrast, ?flipped, ?lies=wide|turned. Serve the repository root with any static server.
 */
import { h, patch } from '../../js/dom.js';
import { boardView } from '../../js/view/board.js';
import { diceView } from '../../js/view/dice.js';
import { talliesView } from '../../js/view/tray.js';
import { CASES, RULES } from './fixtures.js';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'auto';
document.documentElement.dataset.motion = asked.get('motion') ?? 'normal';
document.body.insertAdjacentHTML('afterbegin', await (await fetch('../../art/symbols.svg')).text());

/** Names enough for a look: the real words are the page's business. */
function t(ref, args) {
  if (!ref) return '';
  if (typeof ref === 'object') return ref.args?.text ?? ref.id;
  const [, rest] = /^(?:kind|side|tally|ornament|piece)-(.*)$/.exec(ref) ?? [];
  const words = Object.values(args ?? {}).join(' ');
  const name = rest ?? (words ? '' : ref);
  return (name.charAt(0).toUpperCase() + name.slice(1) + (rest ? '' : ` ${words}`)).trim();
}

function stateOf({ rules, view, ui = {} }) {
  return {
    screen: 'game', rules: RULES[rules], view, truth: view, playback: { moving: false, event: null, frames: [], turn: 0 },
    settings: { guide: true, board: asked.get('lies') ?? 'auto', motion: 'normal' }, words: { t },
    ui: { selected: null, proposed: null, peek: null, focus: null, flipped: asked.has('flipped'), path: false, ...ui },
  };
}

const shown = (state) => [
  h('section', { class: 'board-region' }, boardView(state, (message) => { globalThis.sent = [...(globalThis.sent ?? []), message]; })),
  h('div', { class: 'under-board' }, diceView(state), talliesView(state)),
];

const name = asked.get('case');
const root = document.body.appendChild(document.createElement('main'));
if (name) {
  patch(root, h('div', { class: 'one' }, shown(stateOf(CASES[name]))));
} else {
  patch(root, h('div', { class: 'all' }, Object.entries(CASES).map(([key, one]) => h('figure', { key }, h('figcaption', null, h('a', { href: `?case=${key}` }, key)), shown(stateOf(one))))));
}
/** For the tests: show another state on the same page. */
globalThis.gallery = { show: (one) => patch(root, h('div', { class: 'one' }, shown({ ...stateOf(one), ...(one.state ?? {}) }))), CASES };
document.documentElement.dataset.ready = '';
