/**
 * The page with positions that were saved, for the tests and for people to look at: no Python, no storage.
 * Everything that can be tapped answers as it would, except for what the engine would have to answer.
 */

import { patch } from '../../js/lib/dom.js';
import { createStore } from '../../js/lib/store.js';
import { loadWords } from '../../js/lib/words.js';
import { roomOf, updateDocument } from '../../js/page/document.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { appView, dialogsView } from '../../js/view/app.js';

const read = (path) => fetch(path).then((answer) => answer.text());
const [catalogue, words] = await Promise.all([
  read('catalogue.json').then((text) => JSON.parse(text)),
  loadWords(read, ['en'], ['en']),
]);
const [app, dialogs] = ['app', 'dialogs'].map((id) => document.getElementById(id));
let store = null;

function draw(state) {
  updateDocument(state);
  patch(app, appView(state, store.send));
  patch(dialogs, dialogsView(state, store.send));
}

/** Show a position, or without one the choosing of a game; the rest is laid over the state of a page just opened. */
function show({ view = null, ui = {}, settings = {}, setup = {}, state = {} }) {
  const first = initial();
  const chosen = { ...first.settings, greeted: true, ...settings };
  const id = (view?.rules ?? setup.rules ?? 'finkel').split('?')[0];
  store = createStore(
    initial({
      screen: view ? 'game' : 'setup',
      catalogue,
      words,
      view,
      truth: view,
      settings: chosen,
      setup: { ...first.setup, ...setup },
      rules: catalogue.rulesets.find((one) => one.id === id),
      boot: { ...first.boot, stage: 'ready' },
      game: view && { id: 'saved', name: '', record: {}, log: [], saved: 0 },
      ui: { ...first.ui, ...roomOf(chosen), ...ui },
      ...state,
    }),
    update,
    () => {},
    draw,
  );
  draw(store.state);
}

new ResizeObserver(() => store?.send({ type: 'resized', ...roomOf(store.state.settings) })).observe(
  document.documentElement,
);
Object.assign(window, { gallery: { show, words, send: (message) => store.send(message), state: () => store.state } });
