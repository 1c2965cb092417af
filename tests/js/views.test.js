import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { patch } from '../../js/lib/dom.js';
import { PAGE_GROUPS } from '../../js/lib/languages.js';
import { createWords } from '../../js/lib/words.js';
import { setupOf } from '../../js/state/choices.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { appView, dialogsView, PANELS } from '../../js/view/app.js';
import { fairView } from '../../js/view/fair.js';
import { loadLazyViews } from '../../js/view/lazy.js';
import { resultView } from '../../js/view/result.js';
import { optionsPart } from '../../js/view/setup.js';
import { fakeDocument } from './fake_dom.js';
import { action, catalogue, finkel, piece, ref, view } from './samples.js';

// The build writes it into the lazy views.
Object.assign(globalThis, { SAMPLE_POSITIONS: '{}' });
await loadLazyViews();

const folder = new URL('../../py/ur/words/en/', import.meta.url);
const words = createWords(
  'en',
  readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n'),
);
for (const group of PAGE_GROUPS) words.add('', group);

/** @param {any} more @param {any} [ui] */
const state = (more, ui = {}) => {
  const first = initial({ catalogue, rules: /** @type {any} */ (finkel), words });
  return { ...first, ...more, ui: { ...first.ui, ...ui } };
};

/** @param {any} from @returns {any[]} every element */
const all = (from) => [from, ...from.childNodes.flatMap(all)];

/** Draw, and find buttons by their words. @param {any} now @param {any[]} [sent] */
function drawn(now, sent = []) {
  const root = fakeDocument();
  patch(
    root,
    appView(now, (message) => sent.push(message)),
  );
  const buttons = all(root).filter((one) => one.localName === 'button');
  return {
    root,
    text: root.textContent,
    press: (/** @type {string} */ label) => buttons.find((one) => one.textContent.includes(label))?.fire('click'),
    elements: all(root),
  };
}

test('the start screen stands before anything is fetched; then one press plays the recommended rules', () => {
  assert.match(drawn(state({ catalogue: null, rules: null })).text, /The Royal Game of Ur.*Play/);
  /** @type {any[]} */
  const sent = [];
  const page = drawn(state({}), sent);
  assert.match(page.text, /Classic/);
  page.press('Play');
  assert.deepEqual(sent, [{ type: 'play' }]);
});

test('the button says how long a game takes, unless options change that', () => {
  assert.match(drawn(state({})).text, /Finkel · against the computer · 10 min/);
  const { setup } = initial();
  assert.doesNotMatch(drawn(state({ setup: { ...setup, pieces: 1 } })).text, /against the computer · 10 min/);
  assert.doesNotMatch(drawn(state({ setup: { ...setup, options: { b7: 'unsafe' } } })).text, /computer · 10 min/);
});

test('a filter leaves the rulesets of that kind, and says how many', () => {
  /** @type {any[]} */
  const sent = [];
  drawn(state({}), sent).press('Stacking');
  assert.deepEqual(sent, [{ type: 'filter', filter: 'stacking' }]);
  const page = drawn(state({}, { filter: 'stacking' }));
  const radios = page.elements.filter((one) => one.localName === 'input' && one.attributes.name === 'rules');
  assert.deepEqual(
    radios.map((one) => one.value),
    ['skiryuk'],
  );
  assert.match(page.text, /1 of 2/);
});

test('a game that was left is offered on the start screen, one that ended is not', () => {
  const game = { id: 'g7', rules: 'finkel', plies: 4, result: null };
  const storage = (/** @type {any} */ games) => ({ storage: { ...initial().storage, games } });
  /** @type {any[]} */
  const sent = [];
  drawn(state(storage([{ ...game, id: 'over', result: 'light' }, game])), sent).press('Go on with your game');
  assert.deepEqual(sent, [{ type: 'game-open', id: 'g7' }]);
  assert.doesNotMatch(drawn(state(storage([{ ...game, result: 'dark' }]))).text, /Go on with/);
});

test('two players begin with one press', () => {
  /** @type {any[]} */
  const sent = [];
  drawn(state({}), sent).press('Two players');
  assert.deepEqual(sent, [{ type: 'setup', changes: { opponent: 'people' } }, { type: 'play' }]);
});

test('Throw is off while the throw of the other side is still shown', () => {
  const players = { light: { kind: 'human' }, dark: { kind: 'computer' } };
  const mine = view({ phase: 'throw', players, actions: [] });
  const theirs = { ...mine, chooser: 'dark' };
  const isOff = (/** @type {any} */ shown) =>
    drawn(state({ screen: 'game', truth: mine, view: shown })).elements.find(
      (one) => one.localName === 'button' && one.textContent === 'Throw',
    )?.attributes['aria-disabled'];
  assert.equal(isOff(theirs), 'true');
  assert.equal(isOff(mine), 'false');
});

test('rules that differ by their sources alone play alike', () => {
  const line = (/** @type {string} */ source) => ({ section: 'end', text: ref('two'), status: 'source', source });
  const other = { ...finkel, id: 'other', name: ref('Other'), rulebook: [line('elsewhere')] };
  const same = { ...finkel, rulebook: [line('here')] };
  const root = fakeDocument();
  const now = state({ catalogue: { levels: [], rulesets: [same, other] }, rules: same }, { panel: 'compare' });
  const shown = dialogsView(now, () => {}).map((node) => ({ ...node, props: { ...node.props, hook: undefined } }));
  patch(root, shown);
  assert.match(root.textContent, /These two play alike/);
  assert.doesNotMatch(root.textContent, /here|elsewhere/);
});

test('two rulesets are compared by their boards, and by the birds of one that counts no other pieces', () => {
  const bird = { kind: 'eagle', name: ref('Eagle'), score: 10, square: 'B4', value: 6 };
  const other = { ...finkel, id: 'other', pieces: null, card: { ...finkel.card, birds: [bird, bird, bird] } };
  const now = state({ catalogue: { levels: [], rulesets: [finkel, other] }, rules: finkel }, { panel: 'compare' });
  const root = fakeDocument();
  patch(
    root,
    dialogsView(now, () => {}).map((node) => ({ ...node, props: { ...node.props, hook: undefined } })),
  );
  assert.equal(all(root).filter((one) => one.localName === 'figure').length, 2);
  assert.match(root.textContent, /Pieces each73/);
});

test('without a stored game, My games offers the first one', () => {
  /** @type {any[]} */
  const sent = [];
  const now = state({}, { panel: 'games' });
  const tree = dialogsView(now, (message) => sent.push(message));
  const root = fakeDocument();
  patch(
    root,
    tree.map((node) => ({ ...node, props: { ...node.props, hook: undefined } })),
  );
  assert.match(root.textContent, /Your first game will be here/);
  const play = all(root).find((one) => one.localName === 'button' && one.textContent === 'Play');
  assert.ok(play);
});

test('My games shows where the pieces were last, and who won; of an older row the empty board', () => {
  const players = { light: { kind: 'human' }, dark: { kind: 'computer' } };
  const row = { name: '', rules: 'finkel', players, plies: 3, result: 'light', time: 1, record: {} };
  const pieces = [
    { id: 'L1', owner: 'light', kind: null, side: null, square: 'A2', level: 1, height: 1 },
    { id: 'D1', owner: 'dark', kind: null, side: null, square: 'off', level: 1, height: 1 },
  ];
  const last = { board: 'ur', pieces, result: ref('result-draw') };
  const storage = {
    ...initial().storage,
    games: [
      { ...row, id: 'new', last },
      { ...row, id: 'old' },
    ],
  };
  const root = fakeDocument();
  const shown = dialogsView(state(/** @type {any} */ ({ storage }), { panel: 'games' }), () => {});
  patch(
    root,
    shown.map((node) => ({ ...node, props: { ...node.props, hook: undefined } })),
  );
  const drawings = all(root).filter((one) => one.attributes.class === 'last-position');
  const discs = drawings.map((one) => all(one).filter((use) => /^#sh/.test(use.attributes.href ?? '')).length);
  assert.deepEqual(discs, [1, 0]);
  assert.equal(all(root).filter((one) => one.attributes.class === 'games-result').length, 1);
});

test('every legal move is a button, in the order of its number', () => {
  /** @type {any[]} */
  const sent = [];
  const now = view({
    phase: 'act',
    actions: [action(), action({ index: 1, from: 'B1', to: 'B3', text: ref('move', { from: 'B1', to: 'B3' }) })],
  });
  const page = drawn(state({ screen: 'game', view: now, truth: now }), sent);
  page.press('B1 to B3');
  assert.deepEqual(sent, [{ type: 'action-chosen', index: 1 }]);
});

test('a choice that turns its piece over says so', () => {
  /** @type {any[]} */
  const sent = [];
  const pieces = [piece({ side: 'blank' })];
  const turning = action({ turns: true });
  const now = view({ phase: 'act', pieces, actions: [turning] });
  drawn(state({ screen: 'game', view: now, truth: now }), sent).press('Turns over');
  assert.deepEqual(sent, [{ type: 'action-chosen', index: 0 }]);
});

test('a pass is offered in its own words, and is the main button when there is nothing else', () => {
  /** @type {any[]} */
  const sent = [];
  const now = view({ phase: 'act', pass: { text: ref('pass-stuck') } });
  drawn(state({ screen: 'game', view: now, truth: now }), sent).press('Go on');
  assert.deepEqual(sent, [{ type: 'act-asked', index: 'pass' }]);
});

test('where every choice is confirmed, so is a voluntary pass', () => {
  /** @type {any[]} */
  const sent = [];
  const now = view({ phase: 'act', actions: [action()], pass: { text: ref('pass-extra') } });
  drawn(state({ screen: 'game', view: now, truth: now }), sent).press('Stop here');
  assert.deepEqual(sent.pop(), { type: 'action-chosen', index: 'pass' });
  drawn(state({ screen: 'game', view: now, truth: now }, { proposed: 'pass' }), sent).press('Stop here');
  assert.deepEqual(sent.pop(), { type: 'go-asked' });
});

test('a lot that decides who begins is answered in words, where the dice lie on the table', () => {
  /** @type {any[]} */
  const sent = [];
  const starting = {
    request: {},
    asked: ref('start-ask-lot'),
    answers: [
      { text: ref('side-light'), marked: 1 },
      { text: ref('side-dark'), marked: 0 },
    ],
  };
  const page = drawn(state({ screen: 'game', starting }), sent);
  assert.match(page.text, /Who begins\?/);
  page.press('Dark');
  assert.deepEqual(sent, [{ type: 'start-thrown', marked: 0 }]);
});

test('after the highest level there is something kind to read in place of a next one', () => {
  const top = catalogue.levels.at(-1)?.id;
  const now = view({ phase: 'over', result: { winner: 'light', text: ref('result-stuck') } });
  const root = fakeDocument();
  const first = state({ screen: 'game', view: now, truth: now }, { panel: 'result' });
  patch(
    root,
    resultView({ ...first, setup: { ...first.setup, opponent: 'computer', side: 'light', level: top } }, () => {}),
  );
  assert.match(root.textContent, /You have beaten the highest level/);
  assert.doesNotMatch(root.textContent, /next level/);
});

test('real dice are entered by how many fell marked, for every number that can be', () => {
  const players = { light: { kind: 'human', dice: 'real' }, dark: { kind: 'human', dice: 'real' } };
  /** @type {any[]} */
  const sent = [];
  const page = drawn(state({ screen: 'game', view: view({ players }), truth: view({ players }) }), sent);
  const marks = page.elements.filter((/** @type {any} */ one) => one.attributes.class === 'shown');
  assert.equal(marks.length, 5);
  marks[3].fire('click');
  assert.deepEqual(sent, [{ type: 'throw-asked', marked: 3 }]);
});

test('a choice of kits is one button each', () => {
  const now = view({ phase: 'kit', kits: [3, 6] });
  /** @type {any[]} */
  const sent = [];
  drawn(state({ screen: 'game', view: now, truth: now }), sent).press('6');
  assert.deepEqual(sent, [{ type: 'throw-asked', kit: 6 }]);
});

test('a start that fails says so in a sentence and can be tried again', () => {
  /** @type {any[]} */
  const sent = [];
  const page = drawn(state({ screen: 'game', boot: { stage: 'failed', bytes: 0, total: 0, code: 'stalled' } }), sent);
  page.press('Try again');
  assert.deepEqual(sent, [{ type: 'retry-asked' }]);
});

test('an engine of another version is no failure: the new version can be used', () => {
  /** @type {any[]} */
  const sent = [];
  const boot = { stage: 'failed', bytes: 0, total: 0, code: 'outdated' };
  drawn(state({ screen: 'game', boot }), sent).press('Use it now');
  assert.deepEqual(sent, [{ type: 'retry-asked' }]);
});

test('a new version is used when its button is pressed, and not before', () => {
  let taken = 0;
  const take = () => {
    taken += 1;
  };
  const [now] = update(state({}), { type: 'update', take });
  const page = drawn(now);
  assert.equal(taken, 0);
  page.press('Use it now');
  assert.equal(taken, 1);
});

test('each button of a notice does what it says', () => {
  const game = { id: 'g1', name: '', record: {}, log: [], saved: 0 };
  for (const [notice, label, message] of [
    ['notice-other-window', 'Open it here', { type: 'game-open', id: 'g1' }],
    ['notice-other-window', 'Export', { type: 'game-export', id: 'g1' }],
    ['notice-deleted-elsewhere', 'Keep it and play on', { type: 'game-keep', id: 'g1' }],
    ['notice-deleted-elsewhere', 'Leave it deleted', { type: 'new-asked' }],
    ['notice-memory', 'Close', { type: 'notice', notice: null }],
  ]) {
    /** @type {any[]} */
    const sent = [];
    const now = state({ screen: 'game', view: view(), truth: view(), game, notice: ref(String(notice)) });
    drawn(now, sent).press(String(label));
    assert.deepEqual(sent, [message], `${notice}: ${label}`);
  }
});

test('where a game went on in another window nothing that is offered looks as if it could be played', () => {
  const locked = ref('notice-other-window');
  const choices = { phase: 'act', actions: [action()] };
  for (const [more, kind] of [
    [{}, 'main'],
    [choices, 'action'],
  ]) {
    const now = view(more);
    const page = drawn(state({ screen: 'game', view: now, truth: now, locked, notice: locked }));
    const found = page.elements.find((one) => one.localName === 'button' && one.attributes.class?.includes(kind));
    assert.equal(found?.attributes['aria-disabled'], 'true', `${kind}`);
  }
});

test('the button does not give away what the computer throws before the dice lie', () => {
  const players = { light: { kind: 'human', dice: 'app' }, dark: { kind: 'computer', dice: 'app' } };
  const theirs = view({ chooser: 'dark', phase: 'act', players });
  const playback = { ...initial().playback, moving: true };
  for (const chooser of ['light', 'dark']) {
    const truth = view({ chooser, players });
    const page = drawn(state({ screen: 'game', view: theirs, truth, playback }));
    const main = page.elements.find((one) => one.localName === 'button' && one.attributes.class?.includes('main'));
    assert.equal(main?.textContent, 'The computer plays', chooser);
  }
});

/** The panel "How the dice are fair" after a game, with what was found out about its throws. @param {any} checked */
function fairPanel(checked) {
  const dice = { scheme: 'ur-dice-1', commit: 'c0ffee' };
  const game = { id: 'g1', name: '', record: { dice }, log: [], saved: 0 };
  const over = view({ phase: 'over' });
  const learn = { ...initial().learn, checked: { seed: 'ab', word: '', game: 'g1', typed: 0, ...checked } };
  const root = fakeDocument();
  patch(
    root,
    fairView(state({ screen: 'game', view: over, truth: over, game, learn }), () => {}),
  );
  const rows = all(root).filter((one) => one.localName === 'tr');
  return {
    text: root.textContent,
    good: all(root).some((one) => one.attributes.class === 'verdict good'),
    rows: rows.slice(1).map((row) => row.childNodes.map((/** @type {any} */ cell) => cell.textContent)),
  };
}

test('only throws that all come out again are called right', () => {
  const first = { draw: 1, by: 'light', name: '2', again: '2', typed: false };
  const throws = [first, { draw: 2, by: 'dark', name: '4', again: '1', typed: false }];
  const right = fairPanel({ throws: [first], wrong: 0, seedMatches: true, start: true });
  assert.ok(right.good);
  assert.match(right.text, /were fixed before you moved/);
  for (const [changes, verdict] of [
    [{ wrong: 1, seedMatches: true, start: true }, /One throw is not the one/],
    [{ wrong: 0, seedMatches: true, start: false }, /One throw is not the one/],
    [{ wrong: 0, seedMatches: false, start: true }, /does not fit the fingerprint/],
  ]) {
    const { good, text } = fairPanel({ throws, .../** @type {any} */ (changes) });
    assert.ok(!good);
    assert.match(text, /** @type {RegExp} */ (verdict));
    assert.match(text, /Nothing: these throws cannot be made again/);
  }
});

test('what was thrown and what the seed gives stand beside each other', () => {
  const throws = [
    { draw: 1, by: 'light', name: '2', again: '2', typed: false },
    { draw: 2, by: 'dark', name: '4', again: '1', typed: false },
    { draw: 3, by: 'light', name: '3', again: '0', typed: true },
  ];
  const { rows } = fairPanel({ throws, wrong: 1, typed: 1, seedMatches: true, start: true });
  assert.deepEqual(rows, [
    ['1', 'Light', '2', '2'],
    ['2', 'Dark', '4', '1'],
    ['3', 'Light', '3', '–'],
  ]);
});

test('every panel can be drawn, with nothing and with something in it', () => {
  const over = view({
    phase: 'over',
    result: { winner: 'light', text: ref('result-draw-length') },
    tallies: [
      { name: 'purse', light: 3, dark: 1 },
      { name: 'kitty', value: 4 },
    ],
  });
  const games = [{ id: 'g', name: '', rules: 'finkel', players: over.players, plies: 3, result: null, time: 1 }];
  const game = { id: 'g', name: '', record: { dice: { scheme: 'ur-dice-1', commit: 'c0ffee' } }, log: [], saved: 0 };
  /** @type {any} */ (globalThis.document).documentElement = { lang: 'en' };
  for (const panel of Object.keys(PANELS)) {
    for (const more of [
      {},
      {
        screen: 'game',
        view: over,
        truth: over,
        game,
        storage: { mode: 'disk', games, deleted: games[0], unreadable: [{ key: 'k 1', name: '', rules: '', time: 1 }] },
      },
    ]) {
      const root = fakeDocument();
      /** @type {any} */ (globalThis.document).documentElement = { lang: 'en' };
      patch(
        root,
        dialogsView(state(more, { panel }), () => {}).map((node) => ({
          ...node,
          props: { ...node.props, hook: undefined },
        })),
      );
      assert.match(root.textContent, /Close/);
      assert.doesNotMatch(root.textContent, /\[object|undefined|is loading/, panel);
    }
  }
});

test('the options of a stored game, which are texts, are shown as they were chosen', () => {
  const option = (/** @type {string} */ key, /** @type {any[]} */ values, /** @type {any} */ standard) => ({
    key,
    values,
    default: standard,
    text: key,
    note: key,
    valueTexts: {},
  });
  const options = [option('pass', [false, true], false), option('lots', [3, 4], 3)];
  const rules = { ...finkel, options };
  const setup = {
    ...state({}).setup,
    ...setupOf({ rules: 'finkel?pass&lots=4', players: { light: { kind: 'human' }, dark: { kind: 'human' } } }),
  };
  const root = fakeDocument();
  patch(
    root,
    optionsPart(state({ rules, setup }), () => {}),
  );
  const shown = ['pass', 'lots'].map((key) => all(root).find((one) => one.attributes?.id === `option-${key}`)?.value);
  assert.deepEqual(shown, ['1', '1']);
});
