/**
 * The page with positions that were saved, for the tests and for people to look at: no Python, no storage.
 * Everything that can be tapped answers as it would, except for what the engine would have to answer.
 */

import { patch } from '../../js/lib/dom.js';
import { PAGE_GROUPS } from '../../js/lib/languages.js';
import { createStore } from '../../js/lib/store.js';
import { createWords } from '../../js/lib/words.js';
import { addStyle, roomOf, updateDocument } from '../../js/page/document.js';
import { followGame } from '../../js/page/focus.js';
import { listen } from '../../js/page/input.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { appView, dialogsView } from '../../js/view/app.js';
import { loadLazyViews } from '../../js/view/lazy.js';

const read = (path) => fetch(path).then((answer) => answer.text());
const wordsOf = async (code) => {
  const words = createWords(code, (await Promise.all(WORDS[code].map(read))).join('\n'));
  for (const group of PAGE_GROUPS) words.add('', group);
  return words;
};
const [catalogue, rulebooks] = (await Promise.all(['catalogue.json', 'rulebooks.json'].map(read))).map((text) =>
  JSON.parse(text),
);
for (const rules of catalogue.rulesets) Object.assign(rules, rulebooks[rules.id]);
await loadLazyViews(() => addStyle('css/lazy.css'));
let words = await wordsOf('en');
const [app, dialogs] = ['app', 'dialogs'].map((id) => document.getElementById(id));
let store = null;
/** What is on the page always speaks to the position shown now, never to the one before. */
const send = (message) => store?.send(message);

function draw(state) {
  updateDocument(state);
  followGame(app, Boolean(state.view?.actions.length), () => patch(app, appView(state, send)));
  patch(dialogs, dialogsView(state, send));
}

/** The same sentence in a language that needs more letters: its own words once more. */
const stretched = (text, longer) => {
  const more = Math.round(text.length * (longer - 1));
  return more && text ? `${text} ${text.replace(/[.?!:]/g, '').slice(0, more)}`.trim() : text;
};

/** Show a position, or without one the choosing of a game; the rest is laid over the state of a page just opened. */
function show({ view = null, ui = {}, settings = {}, setup = {}, state = {}, longer = 1 }) {
  const first = initial();
  const chosen = { ...first.settings, greeted: true, ...settings };
  document.documentElement.toggleAttribute('data-big', chosen.big);
  const id = (view?.rules ?? setup.rules ?? 'finkel').split('?')[0];
  const own = createStore(
    initial({
      screen: view ? 'game' : 'setup',
      catalogue,
      words: longer === 1 ? words : { ...words, t: (...said) => stretched(words.t(...said), longer) },
      view,
      truth: view,
      settings: chosen,
      setup: { ...first.setup, ...setup },
      rules: catalogue.rulesets.find((one) => one.id === id),
      boot: { ...first.boot, stage: 'ready' },
      game: view && { id: 'saved', name: '', record: {}, log: [], saved: 0 },
      ui: { ...first.ui, ...roomOf(), ...ui },
      ...state,
    }),
    update,
    (effect) => {
      // What is shown has no clock here: the one who plays a scene says when a frame is over.
      if (effect.do === 'wait' && effect.message.type === 'frame') frame = effect;
    },
    // A message may still be on its way to the position before: that one is not drawn again.
    (latest) => own === store && draw(latest),
  );
  store = own;
  draw(store.state);
}

/** The frame that is shown. */
let frame = null;

/** Show an answer of the engine as if it had been asked and stored; its first frame is drawn then. */
function answer(request, given) {
  store.send({ type: 'answer', request, answer: { ...given, view: { ...given.view, kept: 0 } } });
  store.send({ type: 'stored', id: 'saved', saved: 0 });
}

/** How long the frame is shown, in milliseconds; null when nothing moves. */
const waiting = () => (store.state.playback.moving ? frame.ms : null);

/** The frame is over: all that moves in it has come to its end. */
function go() {
  for (const one of document.getAnimations()) one.finish();
  store.send(frame.message);
}

listen(app, {
  get state() {
    return store?.state ?? initial();
  },
  send,
});

/** From now on the page is in this language. */
async function speak(code) {
  words = await wordsOf(code);
}

/** Without the engine the page explains a square by the rules alone. */
const booting = { ...initial().boot, stage: 'rules' };
Object.assign(window, {
  gallery: {
    answer,
    booting,
    go,
    show,
    speak,
    waiting,
    get words() {
      return words;
    },
    send,
    state: () => store.state,
  },
});
