/** A frame on another site: its address, the messages both ways, what is reported, how high it wants to be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOf, readFrame } from '../../js/embed/asked.js';
import { autoThrow } from '../../js/embed/auto.js';
import { obey } from '../../js/embed/commands.js';
import { isFailure } from '../../js/embed/follow.js';
import { FROM_GAME, NAMESPACE, readMessage, TO_GAME, VERSION } from '../../js/embed/messages.js';
import { MODES } from '../../js/embed/modes.js';
import { positionRecord, updateInFrame } from '../../js/embed/position.js';
import { reportsOf } from '../../js/embed/reports.js';
import { heightOf } from '../../js/embed/size.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { fuzzed, replay } from './embed_fuzz.js';
import { action, catalogue, finkel, piece, ref, view } from './samples.js';

const ask = (/** @type {string} */ query) => readFrame(new URLSearchParams(query));
const message = (/** @type {any} */ more) => ({ ns: NAMESPACE, v: VERSION, ...more });

test('an address without a word of ours is a game with all controls, and tells nobody', () => {
  const found = ask('utm_source=x');
  assert.deepEqual([found.mode, found.controls, found.hints, found.origin], ['play', 'full', true, null]);
  assert.deepEqual([found.unknown, found.conflict], [[], null]);
});

test('the mode of an address counts more than what does not go with it, and both are named', () => {
  for (const [query, one, two] of [
    ['mode=watch&players=hh', 'mode=watch', 'players=hh'],
    ['mode=watch&opponent=people', 'mode=watch', 'opponent=people'],
    ['mode=watch&dice=manual', 'mode=watch', 'dice=manual'],
    ['mode=learn&players=cc', 'mode=learn', 'players=cc'],
    ['mode=learn&opponent=people', 'mode=learn', 'opponent=people'],
    ['mode=learn&controls=none', 'mode=learn', 'controls=none'],
    ['mode=puzzle&controls=none', 'mode=puzzle', 'controls=none'],
    ['mode=puzzle&dice=manual', 'mode=puzzle', 'dice=manual'],
    ['players=cc&dice=manual', 'players=cc', 'dice=manual'],
  ])
    assert.deepEqual(ask(query ?? '').conflict, { id: 'address-conflict', args: { one, two } }, query);
  for (const query of [
    'mode=watch&players=cc',
    'mode=learn&players=hc',
    'mode=puzzle&players=hh',
    'players=hh&dice=manual',
  ])
    assert.equal(ask(query).conflict, null, query);
  const without = ask('mode=position');
  assert.equal(without.mode, 'play');
  assert.equal(without.conflict?.id, 'address-needs');
});

test('a parameter that another mode would obey is named', () => {
  for (const [query, one, two] of [
    ['position=light;-;hand 7/7', 'position', 'mode=position'],
    ['puzzle=3', 'puzzle', 'mode=puzzle'],
    ['throw=2', 'throw', 'mode=puzzle'],
    ['mode=rules&with=tablet', 'with', 'mode=compare'],
    ['caption=x', 'caption', 'mode=position'],
  ])
    assert.deepEqual(ask(query ?? '').conflict, { id: 'address-needs', args: { one, two } }, query);
  for (const query of [
    'mode=puzzle&position=x&throw=2',
    'mode=position&position=x&caption=y',
    'mode=compare&with=tablet',
  ])
    assert.equal(ask(query).conflict, null, query);
});

test('before anything is pressed a frame says which rules, against whom, and about how long', () => {
  /** @type {Record<string, [string, string[], number]>} */
  const known = { finkel: ['ur', [], 20], tablet: ['late', [], 15] };
  const note = (/** @type {string} */ query) => noteOf(new URLSearchParams(query), ask(query), known);
  const said = (/** @type {string} */ query) => {
    const { rules, opponent, minutes } = /** @type {any} */ (note(query)).args;
    return [rules.id, opponent, minutes];
  };
  assert.deepEqual(said(''), ['rules-finkel', '', 20]);
  assert.deepEqual(said('rules=tablet&players=hh'), ['rules-tablet', 'people', 15]);
  assert.deepEqual(said('mode=watch&rules=tablet'), ['rules-tablet', 'watch', 15]);
  assert.deepEqual(said('rules=finkel?pieces=3'), ['rules-finkel', '', 0], 'options change how long it takes');
  assert.deepEqual(said('rules=finkel&pieces=3'), ['rules-finkel', '', 0]);
  assert.deepEqual(note('mode=learn&rules=tablet'), { id: 'rules-tablet' });
  assert.equal(note('mode=puzzle'), null, 'the puzzle of the day says itself which rules it has');
});

test('an unknown mode, and an origin that is none, are named; a game can be played all the same', () => {
  for (const [query, name, value] of [
    ['mode=riddle', 'mode', 'riddle'],
    ['puzzle=best', 'puzzle', 'best'],
    ['controls=some', 'controls', 'some'],
    ['v=9', 'v', '9'],
    ['origin=museum', 'origin', 'museum'],
    ['origin=javascript:alert(1)', 'origin', 'javascript:alert(1)'],
  ]) {
    const found = ask(query ?? '');
    assert.deepEqual(found.unknown, [{ name, value }], query);
    assert.equal(found.mode, 'play');
  }
  assert.equal(ask('origin=https://museum.example/page?x').origin, 'https://museum.example');
});

test('a message is read when its namespace, version, type and data fit', () => {
  assert.deepEqual(readMessage(message({ type: 'undo' })), { type: 'undo', id: null, data: {} });
  assert.deepEqual(readMessage(message({ type: 'move', id: 'a', data: { index: 2 } })), {
    type: 'move',
    id: 'a',
    data: { index: 2 },
  });
  for (const other of [null, 7, 'undo', [], {}, { type: 'undo' }, { ns: 'ur', v: 2, type: 'undo' }])
    assert.equal(readMessage(other), null);
  assert.equal(readMessage(message({ type: 'toString' })), null);
  assert.equal(readMessage(message({ type: 'move', data: { index: -1 } })), null);
});

test('data that do not fit are refused by name, where a reply was asked for', () => {
  assert.deepEqual(readMessage(message({ type: 'stop', id: 4 })), { refused: 4 }, 'and a type that there is not');
  for (const data of [{ value: 'pink' }, {}, { value: 'dark', more: 1 }, 7])
    assert.deepEqual(readMessage(message({ type: 'theme', id: 4, data })), { refused: 4 }, JSON.stringify(data));
});

/** @param {any} more */
const playing = (more) => ({
  ...initial({ catalogue }),
  screen: 'game',
  rules: { ...finkel, ornaments: { A4: 'rosette', A2: 'eyes' } },
  view: view(more),
  truth: view(more),
  words: { ...initial().words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' },
  game: { id: 'g', name: '', record: { id: 'g' }, log: [['s']], saved: 1 },
});

test('a move is reported with its square and ornament, a capture and the next turn beside it', () => {
  const before = view({
    ply: 4,
    phase: 'act',
    pieces: [piece({ square: 'hand' }), piece({ id: 'D1', owner: 'dark', square: 'A4' })],
    actions: [action({ from: 'hand', to: 'A4', notation: '+A4x*' })],
  });
  const now = playing({
    ply: 5,
    chooser: 'dark',
    pieces: [piece({ square: 'A4' }), piece({ id: 'D1', owner: 'dark', square: 'hand' })],
    last: { from: 'hand', to: 'A4', path: ['hand', 'A4'] },
    moves: [{ ply: 5, by: 'light', throw: null, lost: false, text: ref('entered') }],
  });
  const found = reportsOf(before, /** @type {any} */ (now));
  assert.deepEqual(
    found.map(([type]) => type),
    ['move', 'capture', 'turn'],
  );
  assert.deepEqual(found[0]?.[1], {
    ply: 5,
    side: 'light',
    from: 'hand',
    to: 'A4',
    ornament: 'rosette',
    notation: '+A4x*',
    text: 'entered',
  });
  assert.deepEqual(found[1]?.[1], { ply: 5, side: 'dark', squares: ['A4'] });
});

test('a piece that its own player sends back to the hand is not captured', () => {
  const before = view({ ply: 4, phase: 'act', pieces: [piece({ square: 'B4' })] });
  const moved = { ply: 5, pieces: [piece({ square: 'hand' })], last: { from: 'B4', to: 'B7', path: ['B4', 'B7'] } };
  const typesAfter = (/** @type {string} */ by) =>
    reportsOf(
      before,
      /** @type {any} */ (playing({ ...moved, moves: [{ ply: 5, by, throw: null, text: ref('x') }] })),
    ).map(([type]) => type);
  assert.deepEqual(typesAfter('light'), ['move', 'turn']);
  assert.deepEqual(typesAfter('dark'), ['move', 'capture', 'turn']);
});

test('the end is reported with its winner and a record that can be loaded again', () => {
  const before = view({ ply: 8, pieces: [piece({ square: 'A7' })] });
  const over = { phase: 'over', result: { winner: 'light', text: ref('light-wins') } };
  const now = playing({ ply: 9, pieces: [piece({ square: 'off' })], ...over });
  const found = Object.fromEntries(reportsOf(before, /** @type {any} */ (now)));
  assert.deepEqual(found.home, { ply: 9, side: 'light', count: 1, home: 1 });
  assert.equal(found.end?.winner, 'light');
  assert.deepEqual(JSON.parse(String(found.end?.record)), { id: 'g', events: [['s']] });
});

test('what is taken back is reported as that, not as a move', () => {
  const found = reportsOf(view({ ply: 9 }), /** @type {any} */ (playing({ ply: 6 })));
  assert.deepEqual(
    found.map(([type]) => type),
    ['undone', 'turn'],
  );
});

test('every report has exactly the data that its type promises', () => {
  const thrown = { by: 'light', marked: 2, score: 2, faces: [1, 1, 0, 0], text: ref('throw'), kit: { kind: 'lots' } };
  const last = { from: 'A7', to: 'off', path: ['A7', 'off'] };
  const moves = [{ ply: 9, by: 'light', throw: thrown, lost: false, text: ref('home') }];
  const result = { winner: 'light', text: ref('wins') };
  const before = view({
    ply: 8,
    phase: 'act',
    pieces: [piece({ square: 'A7' }), piece({ id: 'D1', owner: 'dark', square: 'B2' })],
  });
  const pieces = [piece({ square: 'off' }), piece({ id: 'D1', owner: 'dark', square: 'hand' })];
  const states = [{ ply: 9, phase: 'over', last, moves, pieces, result }, { ply: 9 }, { ply: 3 }].map(playing);
  const reports = states.flatMap((now) => reportsOf(before, /** @type {any} */ (now)));
  assert.deepEqual(
    new Set(reports.map(([type]) => type)),
    new Set(['throw', 'move', 'capture', 'home', 'turn', 'end', 'undone']),
  );
  for (const [type, data] of reports) assert.deepEqual(Object.keys(data), [...FROM_GAME[type]], type);
});

/** The page of the game, as far as messages need it. @param {any} first */
function pageOf(first) {
  let state = first;
  /** @type {any[]} */
  const asked = [];
  const send = (/** @type {any} */ one) => {
    const [next, ...effects] = update(state, one);
    state = next;
    asked.push(...effects.filter((each) => each.do === 'ask').map((each) => /** @type {any} */ (each).request));
  };
  return { send, state: () => state, asked };
}

/** @param {any} page @param {string} type @param {any} [data] */
const tell = (page, type, data = {}) => obey(page, { type, id: 1, data });

test('the page around begins a game, with the dice that it wants', () => {
  const page = pageOf(initial({ catalogue }));
  assert.deepEqual(tell(page, 'new', { rules: 'skiryuk?b7=unsafe', players: 'hh', seed: 'ab' }), {});
  const human = { kind: 'human' };
  assert.deepEqual(page.asked[0], {
    type: 'new',
    rules: 'skiryuk?b7=unsafe',
    players: { light: human, dark: human },
    seed: 'ab'.padStart(64, '0'),
  });
  assert.equal(tell(page, 'new', { rules: 'ludo' }), false);
  assert.equal(page.asked.length, 1);
});

test('the page around moves for a person, by index or by notation, and never for the computer', () => {
  const offered = { phase: 'act', actions: [action({ index: 3 })] };
  const page = pageOf(playing(offered));
  assert.equal(tell(page, 'move', { notation: 'B1-B2' }), false);
  assert.deepEqual(tell(page, 'move', { notation: 'A4-A2' }), {});
  assert.deepEqual(page.asked, [{ type: 'act', ply: 1, index: 3 }]);
  const computer = { light: { kind: 'computer', level: 1 }, dark: { kind: 'human' } };
  assert.equal(tell(pageOf(playing({ ...offered, players: computer })), 'move', { index: 3 }), false);
});

test('the page around throws when a throw is due, and says what real dice show', () => {
  const answers = (/** @type {any} */ more, /** @type {any} */ data = {}) => tell(pageOf(playing(more)), 'throw', data);
  const due = { kits: [4] };
  const real = { ...due, players: { light: { kind: 'human', dice: 'real' }, dark: { kind: 'human' } } };
  assert.deepEqual(answers(due), {});
  assert.equal(answers({ ...due, phase: 'act' }), false);
  assert.equal(answers(due, { kit: 6 }), false);
  assert.equal(answers(due, { marked: 2 }), false, 'the dice of the page fall by chance');
  assert.deepEqual(answers(real, { marked: 4 }), {});
});

test('where there is a choice of dice the page around says which', () => {
  const page = pageOf(playing({ phase: 'kit', kits: [4, 6] }));
  for (const data of [{}, { kit: 5 }]) assert.equal(tell(page, 'throw', data), false);
  assert.deepEqual(tell(page, 'throw', { kit: 6 }), {});
  assert.deepEqual(page.asked, [{ type: 'throw', ply: 1, kit: 6 }]);
});

test('a throw may follow its move at once, and nothing is done where the page takes no input', () => {
  const page = pageOf(playing({ phase: 'act', actions: [action()] }));
  assert.deepEqual(tell(page, 'move', { index: 0 }), {});
  assert.deepEqual(tell(page, 'throw'), {});
  assert.deepEqual(page.state().queue, [{ type: 'throw-asked' }]);
  const locked = { ...playing({ kits: [4], canUndo: true, canRedo: true }), locked: true };
  for (const type of ['throw', 'undo', 'redo']) assert.equal(tell(pageOf(locked), type), false, type);
});

test('dice that throw themselves wait until nothing moves, and throw once for a person at each moment', () => {
  /** @type {any[]} */
  const thrown = [];
  const see = autoThrow(
    (truth) => thrown.push(truth?.ply),
    (run) => run(),
  );
  const truth = view({ ply: 6 });
  const before = view({ ply: 5, phase: 'act' });
  const moving = { ...playing({}), truth, view: before, playback: { ...initial().playback, moving: true } };
  const settled = { ...playing({}), truth, view: truth };
  for (const state of [moving, { ...settled, asking: 'throw' }, settled, settled]) see(/** @type {any} */ (state));
  assert.deepEqual(thrown, [6]);
  see(/** @type {any} */ (playing({ ply: 7, phase: 'act' })));
  see(/** @type {any} */ (playing({ ply: 8, players: { light: { kind: 'computer' }, dark: { kind: 'human' } } })));
  assert.deepEqual(thrown, [6]);
});

test('a notice that something went wrong goes out as an error, any other as a warning', () => {
  for (const id of [
    'new-refused',
    'import-no-game',
    'import-lost',
    'import-too-large',
    'puzzle-no-link',
    'lazy-failed',
  ])
    assert.ok(isFailure(id), id);
  for (const id of ['notice-update', 'notice-memory-embed', 'notice-written-again', 'address-unknown', 'copied'])
    assert.ok(!isFailure(id), id);
});

test('a position becomes a record that the engine reads', () => {
  const setup = { ...initial().setup, side: /** @type {const} */ ('dark') };
  const text = positionRecord(setup, ' light; B6=L B4=D; hand 6/6', 'ab');
  const tags = '[Rules "finkel"]\n[Light "computer 2"]\n[Dark "human"]\n[Seed "ab"]';
  assert.equal(text, `${tags}\n\nat:light;_B6=L_B4=D;_hand_6/6`);
});

test('no computer plays in a diagram', () => {
  const { setup } = initial();
  const asked = /** @type {any} */ ({ position: 'dark; B6=L; hand 6/7' });
  const [message] = MODES.position.begin({ ...initial(), setup }, asked);
  assert.match(/** @type {any} */ (message).text, /\[Light "human"\]\n\[Dark "human"\]/);
});

test('a position that cannot be read is named without a file, and said once', () => {
  const words = { ...initial().words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' };
  const state = { ...playing({}), words, asking: /** @type {const} */ ('import') };
  const text = positionRecord(state.setup, 'light; zzz', 'ab');
  const refused = (/** @type {string} */ brought) =>
    updateInFrame(/** @type {any} */ (state), {
      type: 'refused',
      request: { type: 'import', text: brought, copy: 'a' },
      error: { code: 'bad', ref: ref('refused-at', { reason: ref('why') }) },
    })[0];
  const { notice, ui } = refused(text);
  assert.deepEqual(notice, { id: 'refused-text', args: { text: 'light; zzz', reason: ref('why') } });
  assert.deepEqual(
    ui.spoken.map((line) => line.text),
    ['refused-text'],
  );
  assert.ok(isFailure(notice?.id ?? ''));
  assert.equal(refused('no game').notice?.id, 'import-refused');
});

test('messages made by chance are refused, or change only what a person could change', () => {
  const before = playing({ phase: 'act', actions: [action()] });
  const { read, broken } = replay(fuzzed('gate', 3000), before);
  assert.deepEqual(broken, []);
  assert.ok(read > 200 && read < 1000, `most of them are none, but not all: ${read} were read`);
});

test('a frame keeps its shape in every width, and is never lower than a game needs', () => {
  for (let width = 280; width <= 1920; width += 10) {
    const height = heightOf(width);
    assert.ok(height >= 380 && height <= 860, `${width} × ${height}`);
    assert.ok(width < 544 ? height >= 420 : width >= 1.1 * height, `${width} × ${height}`);
  }
});

/** Two computers play. @param {boolean} paused */
function watched(paused) {
  const computer = { kind: 'computer', level: 1 };
  const state = playing({ players: { light: computer, dark: computer } });
  return { ...state, ui: { ...state.ui, paused } };
}

/** A game in which everything can be done, in a frame with two languages. */
function ready() {
  const offered = {
    phase: 'act',
    canUndo: true,
    canRedo: true,
    actions: [action({ index: 3 })],
    pass: { text: ref('p') },
  };
  const state = playing(offered);
  const languages = ['en', 'fr'].map((code) => ({ code, name: code, hash: '0' }));
  return { ...state, words: { ...state.words, languages } };
}

test('every type of message of the page around does what its name says', () => {
  const setting = (/** @type {string} */ key, /** @type {unknown} */ value) => ({ type: 'setting', key, value });
  /** @type {[type: string, data: any, state: any, sent: any[]][]} */
  const rows = [
    [
      'new',
      { rules: 'skiryuk' },
      ready(),
      [
        { type: 'setup', changes: { rules: 'skiryuk', options: {}, pieces: null } },
        { type: 'play', seed: null },
      ],
    ],
    ['load', { record: '{"id":"g"}' }, ready(), [{ type: 'game-import', text: '{"id":"g"}' }]],
    ['throw', { kit: 4 }, playing({ kits: [4] }), [{ type: 'throw-asked', kit: 4 }]],
    ['move', { index: 3 }, ready(), [{ type: 'act-asked', index: 3, anyway: true }]],
    ['move', { pass: true }, ready(), [{ type: 'act-asked', index: 'pass', anyway: true }]],
    ['undo', {}, ready(), [{ type: 'undo-asked' }]],
    ['redo', {}, ready(), [{ type: 'redo-asked' }]],
    ['reset', {}, ready(), [{ type: 'new-asked' }]],
    ['get', {}, ready(), []],
    ['pause', {}, watched(false), [{ type: 'pause' }]],
    ['pause', {}, watched(true), []],
    ['resume', {}, watched(true), [{ type: 'pause' }]],
    ['resume', {}, watched(false), []],
    ['lang', { value: 'fr' }, ready(), [setting('lang', 'fr')]],
    ['theme', { value: 'dark' }, ready(), [setting('theme', 'dark')]],
    ['motion', { value: 'slow' }, ready(), [setting('motion', 'slow')]],
    ['motion', { value: 'auto' }, ready(), [setting('motion', 'normal')]],
    ['sound', { value: true }, ready(), [setting('sound', 'on')]],
    ['sound', { value: false }, ready(), [setting('sound', 'off')]],
  ];
  for (const [type, data, state, messages] of rows) {
    /** @type {any[]} */
    const sent = [];
    // The mark of a copy is the time.
    const send = (/** @type {any} */ { copy: _, ...message }) => void sent.push(message);
    assert.ok(obey({ send, state: () => state }, { type, id: 1, data }), type);
    assert.deepEqual(sent, messages, `${type} ${JSON.stringify(data)}`);
  }
  // The focus is set before the game is loaded, too: js/embed.js.
  const all = Object.keys(TO_GAME).filter((type) => type !== 'focus');
  assert.deepEqual(new Set(rows.map(([type]) => type)), new Set(all));
});

test('what cannot be done now is refused, and does nothing', () => {
  const looking = { ...ready(), learn: { ...initial().learn, look: { n: 1 } } };
  for (const [type, data, state] of /** @type {[string, any, any][]} */ ([
    ['pause', {}, ready()],
    ['resume', {}, ready()],
    ['undo', {}, playing({ canRedo: true })],
    ['redo', {}, playing({ canUndo: true })],
    ['undo', {}, looking],
    ['redo', {}, looking],
    ['move', { index: 9 }, ready()],
    ['move', { pass: true }, playing({ phase: 'act', actions: [action()] })],
    ['lang', { value: 'nl' }, ready()],
    ['new', { level: 99 }, ready()],
  ])) {
    const send = (/** @type {any} */ message) => assert.fail(`${type} sends ${message.type}`);
    assert.equal(obey({ send, state: () => state }, { type, id: 1, data }), false, type);
  }
});
