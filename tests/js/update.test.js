import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEffects } from '../../js/page/effects.js';
import { keyMessage } from '../../js/page/keys.js';
import { rulesText, seatsOf, setupOf } from '../../js/state/choices.js';
import { checkSettings, initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { action, answer, catalogue, finkel, piece, ref, view } from './samples.js';

/** Run messages one after the other; keep every effect. @param {any} state @param {...any} messages */
function run(state, ...messages) {
  /** @type {any[]} */
  const done = [];
  for (const message of messages) {
    const [next, ...effects] = update(state, message);
    state = next;
    done.push(...effects);
  }
  return { state, effects: done, asked: done.filter((one) => one.do === 'ask').map((one) => one.request) };
}

/** A game in which this view is shown and nothing moves. @param {any} [more] @param {any} [settings] */
function playing(more, settings = {}) {
  const now = view(more);
  const first = initial({ catalogue });
  return {
    ...first,
    screen: 'game',
    view: now,
    truth: now,
    settings: { ...first.settings, motion: 'off', greeted: true, ...settings },
    words: { ...first.words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' },
    game: { id: 'g1', name: '', record: { id: 'g1' }, log: [['s']], saved: 1 },
  };
}

test('stored settings are used; what is no setting, or has no value of one, is not', () => {
  for (const damaged of [null, 7, 'x', [], { motion: 'warp', volume: 1e9, theme: 17, lang: 5, sound: null, board: {} }])
    assert.deepEqual(checkSettings(damaged), {});
  assert.deepEqual(checkSettings({ motion: 'slow', volume: 20, hat: true }), { motion: 'slow', volume: 20 });
});

test('Play asks for a game with the chosen rules, options and seats', () => {
  const { asked, state } = run(
    initial({ catalogue }),
    { type: 'setup', changes: { rules: 'skiryuk' } },
    { type: 'option', key: 'b7', value: 'unsafe' },
    { type: 'setup', changes: { pieces: 3, side: 'dark', level: 1 } },
    { type: 'play' },
  );
  assert.deepEqual(asked, [
    {
      type: 'new',
      rules: 'skiryuk?pieces=3&b7=unsafe',
      players: { light: { kind: 'computer', level: 1 }, dark: { kind: 'human' } },
    },
  ]);
  assert.equal(state.screen, 'game');
});

test('an option set back to its default leaves the address of the rules', () => {
  const { state } = run(
    initial({ catalogue }),
    { type: 'option', key: 'b7', value: 'unsafe' },
    { type: 'option', key: 'b7', value: 'safe' },
  );
  assert.equal(rulesText(state.setup), 'finkel');
});

test('other rules forget the options of the rules before', () => {
  const { state } = run(
    initial({ catalogue }),
    { type: 'option', key: 'b7', value: 'unsafe' },
    { type: 'setup', changes: { rules: 'skiryuk' } },
  );
  assert.equal(rulesText(state.setup), 'skiryuk');
});

test('two people with real dice both throw by hand', () => {
  const seats = seatsOf({ ...initial().setup, opponent: 'people', realDice: 'both' });
  assert.deepEqual(seats, { light: { kind: 'human', dice: 'real' }, dark: { kind: 'human', dice: 'real' } });
});

test('one of two players may throw real dice, and the same is chosen when they play again', () => {
  for (const opponent of /** @type {const} */ (['people', 'computer'])) {
    const players = seatsOf({ ...initial().setup, opponent, realDice: 'dark' });
    assert.deepEqual([players.light.dice, players.dark.dice], [undefined, 'real']);
    assert.equal(setupOf({ rules: 'finkel', players }).realDice, 'dark');
  }
});

test('where the computer plays with real dice too, a person throws for it', () => {
  const seats = seatsOf({ ...initial().setup, realDice: 'both' });
  assert.equal(seats.dark.dice, 'real');
  const { asked, effects } = run(playing({ turn: 'dark', chooser: 'dark', players: seats }), {
    type: 'throw-asked',
    marked: 2,
  });
  assert.deepEqual(asked, [{ type: 'throw', ply: 1, marked: 2 }]);
  assert.equal(effects.length, 1);
});

test('a throw is stored before it is shown', () => {
  const thrown = answer({ log: [['t', '2']], view: view({ ply: 2, phase: 'act', actions: [action()] }) });
  const asked = run(playing(), { type: 'throw-asked' });
  assert.deepEqual(asked.asked, [{ type: 'throw', ply: 1 }]);
  const arrived = run(asked.state, { type: 'answer', request: { type: 'throw', ply: 1 }, answer: thrown });
  assert.equal(arrived.state.view?.ply, 1);
  assert.equal(arrived.effects[0].do, 'store');
  assert.deepEqual(arrived.effects[0].game.log, [['s'], ['t', '2']]);
  const stored = run(arrived.state, { type: 'stored', id: 'g1', saved: 2 });
  assert.equal(stored.state.view?.ply, 2);
  assert.equal(stored.state.game?.saved, 2);
});

test('a move is stored before it is shown, and the next request waits for both', () => {
  const moved = answer({ log: [['m', 0]], view: view({ ply: 2, pieces: [piece({ square: 'A3' })] }) });
  const before = { ...playing(), asking: 'act' };
  const arrived = run(before, { type: 'answer', request: { type: 'act', ply: 1, index: 0 }, answer: moved });
  assert.deepEqual(arrived.state.view, before.view);
  assert.equal(arrived.effects[0].do, 'store');
  const hasty = run(arrived.state, { type: 'throw-asked' });
  assert.deepEqual(hasty.asked, []);
  const written = run(hasty.state, { type: 'stored', id: 'g1', saved: 2 });
  assert.equal(written.state.view?.pieces[0]?.square, 'A3');
  assert.deepEqual(written.asked, [{ type: 'throw', ply: 2 }]);
  assert.equal(written.state.game?.saved, 2);
});

test('the computer answers a move only when the move is on the disk', () => {
  const theirs = view({ ply: 2, turn: 'dark', chooser: 'dark', players: seatsOf(initial().setup) });
  const moved = {
    type: 'answer',
    request: { type: 'act', ply: 1, index: 0 },
    answer: answer({ log: [['m', 0]], view: theirs }),
  };
  const arrived = run({ ...playing(), asking: 'act' }, moved);
  assert.deepEqual(
    arrived.effects.map((one) => one.do),
    ['store'],
  );
  assert.equal(run(arrived.state, { type: 'stored', id: 'g1', saved: 2 }).effects[0].message.type, 'advance');
});

test('another game that is opened does not wait for the writing of the one before', () => {
  const writing = { ...playing(), unshown: { answer: answer({ log: [['m', 0]] }), listed: false } };
  const { state } = run(writing, { type: 'new-asked' }, { type: 'play' });
  const begun = run(
    state,
    { type: 'answer', request: { type: 'new' }, answer: answer({ log: [['s']], record: { id: 'g2' } }) },
    { type: 'stored', id: 'g1', saved: 2 },
    { type: 'stored', id: 'g2', saved: 1 },
  );
  assert.equal(begun.state.view?.ply, 1);
  assert.equal(begun.state.unshown, null);
});

test('the list of games stays until the game that was brought in stands on the table', () => {
  const listing = { ...playing(), ui: { ...playing().ui, panel: 'games' } };
  const request = { type: 'load', record: { events: [] }, copy: 'c' };
  const read = run(listing, {
    type: 'answer',
    request,
    answer: answer({ record: { id: 'g2' }, view: view({ ply: 7 }) }),
  });
  assert.deepEqual([read.state.ui.panel, read.state.view?.ply], ['games', 1]);
  const { state } = run(read.state, { type: 'stored', id: 'g2-c', saved: 1 });
  assert.deepEqual([state.ui.panel, state.view?.ply], [null, 7]);
});

test('a dialog that is opened while a game begins stays open', () => {
  const menu = (/** @type {any} */ state) => run(state, { type: 'panel', panel: 'menu' }).state;
  const first = { type: 'answer', request: { type: 'new' }, answer: answer({ log: [['s']] }) };
  const stored = { type: 'stored', id: 'g1', saved: 1 };
  const asked = run(initial({ catalogue }), { type: 'play' }).state;
  assert.equal(run(menu(asked), first, stored).state.ui.panel, 'menu', 'opened before the first answer');
  assert.equal(run(menu(run(asked, first).state), stored).state.ui.panel, 'menu', 'opened while it is stored');
});

test('after a game no older one is offered, until the stored games are listed again', () => {
  const older = { ...playing().storage, games: [{ id: 'g0' }] };
  const left = run({ ...playing(), storage: older }, { type: 'new-asked' });
  assert.deepEqual(left.state.storage.games, []);
  assert.ok(left.effects.some((one) => one.do === 'list-games'));
  const listed = run(left.state, { type: 'games', games: [{ id: 'g1' }, { id: 'g0' }] });
  assert.deepEqual(
    listed.state.storage.games.map((one) => one.id),
    ['g1', 'g0'],
  );
});

test('motion shows the way, any input finishes it', () => {
  const moved = answer({
    events: [{ kind: 'move', piece: 'L1', path: ['hand', 'A4', 'A3'], text: ref('told') }],
    view: view({ ply: 2, pieces: [piece({ square: 'A3' })] }),
  });
  const shown = run(
    { ...playing({}, { motion: 'normal' }), unshown: { answer: moved, listed: false } },
    { type: 'stored', id: 'g1', saved: 2 },
  );
  assert.equal(shown.state.playback.moving, true);
  assert.equal(shown.state.view?.pieces[0]?.square, 'A4');
  assert.deepEqual(shown.state.ui.spoken, []);
  const next = run(shown.state, { type: 'frame', timer: shown.state.playback.timer });
  assert.equal(next.state.view?.pieces[0]?.square, 'A3');
  const pressed = run(shown.state, { type: 'throw-asked' });
  assert.equal(pressed.state.playback.moving, false);
  assert.equal(pressed.state.view?.ply, 2);
  assert.deepEqual(pressed.asked, [{ type: 'throw', ply: 2 }]);
  assert.deepEqual(
    pressed.state.ui.spoken.map((/** @type {any} */ one) => one.text),
    ['told'],
  );
  const late = run(pressed.state, { type: 'frame', timer: shown.state.playback.timer });
  assert.equal(late.state, pressed.state);
});

test('inputs made while an answer is awaited are played afterwards', () => {
  const waiting = run(playing(), { type: 'throw-asked' }, { type: 'nth-asked', n: 1 });
  assert.equal(waiting.state.queue.length, 1);
  const thrown = answer({ view: view({ ply: 2, phase: 'act', actions: [action()] }) });
  const after = run(
    waiting.state,
    { type: 'answer', request: { type: 'throw', ply: 1 }, answer: thrown },
    { type: 'stored', id: 'g1', saved: 2 },
  );
  assert.deepEqual(after.asked, [{ type: 'act', ply: 2, index: 0 }]);
});

test('an answer to the game before does not bring it back', () => {
  const asked = run(playing(), { type: 'throw-asked' });
  const { generation } = asked.state;
  const left = run(
    asked.state,
    { type: 'new-asked' },
    { type: 'answer', generation, request: { type: 'throw', ply: 1 }, answer: answer() },
  );
  assert.equal(left.state.screen, 'setup');
  assert.equal(left.state.game, null);
});

test('an input that waited and no longer fits is dropped', () => {
  const { asked } = run(
    playing({ phase: 'act', actions: [action()] }),
    { type: 'act-asked', index: 'pass' },
    { type: 'act-asked', index: 5 },
  );
  assert.deepEqual(asked, []);
});

test('the computer is asked to go on after its pace, at once without motion', () => {
  const computers = { light: { kind: 'human' }, dark: { kind: 'computer', level: 1 } };
  const theirs = answer({ view: view({ ply: 2, chooser: 'dark', turn: 'dark', players: computers }) });
  for (const [motion, ms] of [
    ['off', 0],
    ['normal', 450],
  ]) {
    const { effects, state } = run(
      { ...playing({}, { motion }), unshown: { answer: theirs, listed: false } },
      { type: 'stored', id: 'g1', saved: 2 },
    );
    const wait = effects.at(-1);
    assert.equal(wait.ms, ms);
    assert.deepEqual(run(state, wait.message).asked, [{ type: 'advance', ply: 2 }]);
  }
});

test('a piece is picked first and played by its square, its own second tap, or its number', () => {
  const now = playing({
    phase: 'act',
    pieces: [piece({ square: 'A4' })],
    actions: [action(), action({ index: 1, piece: 'L2', from: 'B1', to: 'B3' })],
  });
  const picked = run(now, { type: 'square-chosen', square: 'A4' });
  assert.equal(picked.state.ui.selected, 'L1');
  assert.deepEqual(run(picked.state, { type: 'square-chosen', square: 'A2' }).asked, [
    { type: 'act', ply: 1, index: 0 },
  ]);
  assert.deepEqual(run(picked.state, { type: 'piece-chosen', piece: 'L1' }).asked, [{ type: 'act', ply: 1, index: 0 }]);
  assert.deepEqual(run(now, { type: 'nth-asked', n: 2 }).asked, [{ type: 'act', ply: 1, index: 1 }]);
});

test('where moves are confirmed, so is a voluntary pass', () => {
  const now = playing({ phase: 'act', actions: [action()], pass: { text: ref('pass-extra') } }, { confirm: true });
  const once = run(now, { type: 'action-chosen', index: 'pass' });
  assert.deepEqual(once.asked, []);
  assert.deepEqual(once.state.ui.answer, ref('confirm-move', { move: ref('pass-extra') }));
  assert.deepEqual(run(once.state, { type: 'go-asked' }).asked, [{ type: 'act', ply: 1, index: 'pass' }]);
  assert.equal(run(once.state, { type: 'escape' }).state.ui.proposed, null);
});

test('any piece of a hand enters', () => {
  const now = playing({
    phase: 'act',
    pieces: [piece(), piece({ id: 'L2' })],
    actions: [action({ kind: 'enter', from: 'hand', to: 'A3' })],
  });
  assert.equal(run(now, { type: 'piece-chosen', piece: 'L2' }).state.ui.selected, 'L1');
});

test('a piece that cannot move says why, and the same words again are a new line', () => {
  const now = playing({ phase: 'act', why: { L1: ref('why-blocked') } });
  const once = run(now, { type: 'piece-chosen', piece: 'L1' }).state;
  const { state } = run(once, { type: 'piece-chosen', piece: 'L1' });
  assert.deepEqual(state.ui.answer, ref('why-blocked'));
  assert.deepEqual(
    state.ui.spoken.map((/** @type {any} */ one) => one.text),
    ['why-blocked'],
  );
  assert.notEqual(state.ui.spoken[0]?.n, once.ui.spoken[0]?.n);
});

test('what answered a tap or a key leaves the log when more is said; what happened stays', () => {
  const now = playing({ phase: 'act', why: { L1: ref('why-blocked') } });
  const { state } = run(
    now,
    { type: 'notice', notice: ref('happened') },
    { type: 'piece-chosen', piece: 'L1' },
    { type: 'speak', text: 'scores' },
  );
  assert.deepEqual(
    state.ui.spoken.map((/** @type {any} */ one) => one.text),
    ['happened', 'scores'],
  );
  const again = keyMessage(
    state,
    { key: 'l', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    'board',
  );
  assert.deepEqual(again, { type: 'speak', text: 'happened' });
});

test('a square that nothing can be done with is explained by the engine, while it is asked about', () => {
  const before = { ...playing({ phase: 'throw', pieces: [piece({ square: 'B4' })] }), rules: finkel };
  const ready = { ...before, boot: { ...before.boot, stage: 'ready' } };
  const request = { type: 'explain', ply: 1, square: 'B4' };
  const said = { type: 'answer', request, answer: { ply: 1, text: ref('explained') } };
  const { state, asked } = run(ready, { type: 'square-chosen', square: 'B4' });
  assert.deepEqual(asked, [request]);
  assert.equal(run(state, said).state.ui.answer?.id, 'explained');
  assert.equal(run(state, { type: 'escape' }, said).state.ui.answer, null, 'nobody asks any more');
  const late = { ...said, answer: { ply: 7, text: ref('explained') } };
  assert.equal(run(state, late).state.ui.answer, null, 'of another moment');
  const unready = run(before, { type: 'square-chosen', square: 'B4' });
  assert.deepEqual(unready.asked, []);
  assert.equal(unready.state.ui.answer?.id, 'peek-square', 'without an engine the rules alone are told');
});

test('a counter and the dice are explained by the engine', () => {
  const before = playing({ phase: 'throw' });
  const ready = { ...before, boot: { ...before.boot, stage: 'ready' } };
  const { state, asked } = run(ready, { type: 'explain-asked', tally: 'purse', player: 'light' });
  const request = { type: 'explain', ply: 1, tally: 'purse', player: 'light' };
  assert.deepEqual(asked, [request]);
  const said = { type: 'answer', request, answer: { ply: 1, text: ref('explain-purse') } };
  assert.equal(run(state, said).state.ui.answer?.id, 'explain-purse');
  assert.deepEqual(run(ready, { type: 'explain-asked', throw: true }).asked, [
    { type: 'explain', ply: 1, throw: true },
  ]);
});

test('an answer goes when a panel is opened, a question stays', () => {
  const before = playing({});
  const asked = { ...before, ui: { ...before.ui, answer: ref('explained') } };
  const open = (/** @type {any} */ state) => run(state, { type: 'panel', panel: 'menu' }).state.ui.answer;
  assert.equal(open(asked), null);
  assert.deepEqual(open({ ...asked, ui: { ...asked.ui, proposed: 0 } }), ref('explained'));
});

test('with confirmation a move is asked for twice', () => {
  const now = playing({ phase: 'act', actions: [action()] }, { confirm: true });
  const once = run(now, { type: 'nth-asked', n: 1 });
  assert.deepEqual(once.asked, []);
  assert.deepEqual(run(once.state, { type: 'go-asked' }).asked, [{ type: 'act', ply: 1, index: 0 }]);
});

test('a dead worker is given the record, then asked again', () => {
  const lost = run(
    playing(),
    { type: 'throw-asked' },
    { type: 'refused', request: { type: 'throw', ply: 1 }, error: { code: 'lost' } },
  );
  assert.deepEqual(lost.asked.at(-1), { type: 'load', record: { id: 'g1', events: [['s']] } });
  const back = run(lost.state, { type: 'answer', request: { type: 'load' }, answer: answer({ log: [] }) });
  assert.deepEqual(back.asked, [{ type: 'throw', ply: 1 }]);
});

test('a game deleted in another window stops, and goes on only if the player keeps it', () => {
  const { state } = run(playing(), { type: 'deleted-elsewhere', id: 'g1' });
  assert.equal(state.notice?.id, 'notice-deleted-elsewhere');
  assert.deepEqual(run(state, { type: 'throw-asked' }).asked, []);
  assert.deepEqual(run(state, { type: 'game-keep', id: 'g1' }).effects, [
    { do: 'change-game', id: 'g1', changes: { deleted: null } },
    { do: 'read-game', id: 'g1' },
  ]);
});

test('a stored game of which nothing can be read is said to be so, and the list is read again', () => {
  const row = { id: 'g9', rules: 'finkel', players: {}, record: {} };
  const { state, effects } = run(initial({ catalogue }), {
    type: 'game-read',
    row,
    record: { events: [] },
    damaged: 0,
  });
  assert.equal(state.notice?.id, 'notice-unreadable');
  assert.deepEqual(effects, [{ do: 'list-games' }]);
});

test('of the games that were asked for one after the other, the last one opens, and none over a new one', async () => {
  /** @type {Map<string, (found: any) => void>} */
  const waiting = new Map();
  let state = playing();
  const perform = createEffects({
    engine: () => /** @type {any} */ ({ ask: () => new Promise(() => {}) }),
    storage: /** @type {any} */ ({
      read: (/** @type {string} */ id) => new Promise((found) => waiting.set(id, found)),
      games: async () => [],
      unreadable: async () => [],
    }),
    state: () => state,
    embedded: true,
    seed: null,
  });
  /** @param {any} message */
  const send = (message) => {
    const [next, ...effects] = update(state, message);
    state = next;
    for (const effect of effects) if (effect.do === 'read-game') perform(effect, send);
  };
  const read = async (/** @type {string} */ id) => {
    const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
    const row = { id, name: '', rules: 'finkel', players, record: { id } };
    waiting.get(id)?.({ row, events: [['s']], damaged: null });
    await new Promise(setImmediate);
  };
  send({ type: 'game-open', id: 'first' });
  send({ type: 'game-open', id: 'second' });
  await read('first');
  assert.equal(state.game?.id, 'g1', 'another one was asked for meanwhile');
  await read('second');
  assert.equal(state.game?.id, 'second');
  send({ type: 'game-open', id: 'third' });
  send({ type: 'new-asked' });
  await read('third');
  assert.equal(state.game, null, 'the player went to the start screen meanwhile');
});

test('where a game that waits is not stored any more, the start screen is shown', () => {
  const { state: at, effects } = run(playing(), { type: 'game-missing' });
  assert.equal(at.screen, 'game');
  assert.deepEqual(effects, [{ do: 'list-games' }]);
  const left = { ...playing(), game: null, truth: null, view: null };
  const missing = run(left, { type: 'game-missing' });
  assert.equal(missing.state.screen, 'setup');
  const row = { id: 'g9', rules: 'finkel', players: {}, record: {} };
  const unreadable = run(left, { type: 'game-read', row, record: { events: [] }, damaged: 0 });
  assert.equal(unreadable.state.screen, 'setup');
  assert.equal(unreadable.state.notice?.id, 'notice-unreadable');
});

test('a file over which the engine died is not asked for again, and the player is told', () => {
  for (const request of [
    { type: 'import', text: '[Rules "finkel"]', copy: 'c' },
    { type: 'load', record: { events: [] }, copy: 'c' },
  ]) {
    const refused = { type: 'refused', request, error: { code: 'lost' } };
    const fresh = run(initial({ catalogue }), refused);
    assert.deepEqual(fresh.asked, []);
    assert.equal(fresh.state.notice?.id, 'import-lost');
    assert.equal(fresh.state.asking, null);
    const during = run({ ...playing(), asking: request.type }, refused);
    assert.deepEqual(during.asked, [{ type: 'load', record: { id: 'g1', events: [['s']] } }]);
    assert.equal(during.state.notice?.id, 'import-lost');
    const back = run(during.state, { type: 'answer', request: during.asked[0], answer: answer({ log: [] }) });
    assert.equal(back.state.notice?.id, 'import-lost', 'it is said until the player goes on');
  }
});

test('a file of a thousand levels is no record', () => {
  const deep = '['.repeat(1000) + ']'.repeat(1000);
  const { asked } = run(initial({ catalogue }), { type: 'game-import', text: `{"events":${deep}}`, copy: 'c' });
  assert.equal(asked[0].type, 'import', 'the engine gets it as text, and finds no game in it');
});

test('a start that failed is tried again with what was asked for', () => {
  const failed = run(
    initial({ catalogue }),
    { type: 'play' },
    { type: 'refused', request: { type: 'new', rules: 'finkel' }, error: { code: 'failed' } },
    { type: 'failed', code: 'stalled' },
  );
  assert.equal(failed.state.boot.stage, 'failed');
  const again = run(failed.state, { type: 'retry-asked' });
  assert.equal(again.asked[0].type, 'new');
  assert.ok(again.effects.some((one) => one.do === 'boot'));
});

test('an engine that comes after a failure without being asked for gets the request that was waiting', () => {
  const failed = run(
    initial({ catalogue }),
    { type: 'play' },
    { type: 'refused', request: { type: 'new', rules: 'finkel' }, error: { code: 'failed' } },
    { type: 'failed', code: 'files' },
  );
  const ready = { type: 'boot', stage: 'ready', bytes: 1, total: 1 };
  const came = run(failed.state, ready);
  assert.deepEqual(
    came.asked.map(({ type }) => type),
    ['new'],
  );
  assert.deepEqual(run(came.state, ready).asked, [], 'once');
});

test('what an engine that failed never got is not asked of the next one where another game was begun', () => {
  const failed = run(
    playing(),
    { type: 'throw-asked' },
    { type: 'refused', request: { type: 'throw', ply: 1 }, error: { code: 'failed' } },
    { type: 'failed', code: 'files' },
  );
  const other = run({ ...failed.state, catalogue }, { type: 'new-asked' }, { type: 'play' });
  assert.deepEqual(run(other.state, { type: 'boot', stage: 'ready', bytes: 1, total: 1 }).asked, []);
});

test('two computers go on after three losses with nobody there, after longer and longer pauses', () => {
  const computers = { light: { kind: 'computer' }, dark: { kind: 'computer' } };
  const waits = (/** @type {any[]} */ effects) => effects.filter((one) => one.do === 'wait' && one.ms >= 5000);
  let { state } = { state: playing({ players: computers }) };
  for (const pause of [5000, 10_000, 20_000]) {
    const failed = run(
      state,
      { type: 'failed', code: 'died' },
      { type: 'refused', request: { type: 'advance', ply: 1 }, error: { code: 'failed' } },
    );
    const [{ ms, message }] = waits(failed.effects);
    assert.equal(ms, pause);
    const again = run(failed.state, message);
    assert.ok(again.effects.some((one) => one.do === 'boot'));
    assert.equal(again.asked[0].type, 'load', 'the game goes on where it was');
    assert.deepEqual(run(again.state, message).effects, [], 'once');
    state = again.state;
  }
  const people = { light: { kind: 'human' }, dark: { kind: 'computer' } };
  const watched = run(playing({ players: people }), { type: 'failed', code: 'died' });
  assert.deepEqual(waits(watched.effects), [], 'a person presses “Try again”');
});

test('that games last only while the page is open is said until it is dismissed', () => {
  const memory = { type: 'storage-mode', mode: 'memory', warn: true };
  const begun = run(initial({ catalogue }), memory, { type: 'play' });
  assert.equal(begun.state.notice?.id, 'notice-memory');
  const copied = run(begun.state, { type: 'notice', notice: { id: 'copied' } });
  assert.equal(copied.state.notice?.id, 'copied');
  const closed = run(copied.state, { type: 'notice', notice: null });
  assert.equal(closed.state.notice?.id, 'notice-memory', 'it comes back after another notice');
  const dismissed = run(closed.state, { type: 'notice', notice: null }, { type: 'play' });
  assert.equal(dismissed.state.notice, null);
  const works = run(begun.state, { type: 'storage-mode', mode: 'disk', warn: false });
  assert.equal(works.state.notice, null);
});

test('a stored game of a ruleset that is not known here does not stop new games', () => {
  const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
  const row = { id: 'x', rules: 'chess?pieces=9', players, record: {}, result: 'light' };
  const setup = { rules: 'chess', options: { a: 1 }, pieces: 9 };
  const ended = run(initial({ catalogue }), { type: 'setup', changes: setup });
  const open = { type: 'game-read', row, record: { events: [['t', '1']] }, damaged: null };
  const refused = { type: 'refused', request: { type: 'load', record: {} }, error: { code: 'bad_rules' } };
  const opened = run(initial({ catalogue }), open, refused, { type: 'new-asked' });
  for (const { state } of [ended, opened]) {
    const { asked } = run(state, { type: 'play' });
    assert.equal(asked[0].rules, 'finkel');
  }
});

test('undo during the thinking of the computer stops it first', () => {
  const players = { light: { kind: 'human' }, dark: { kind: 'computer' } };
  const now = { ...playing({ chooser: 'dark', players, canUndo: true }), asking: 'advance' };
  const undone = run(now, { type: 'undo-asked' });
  assert.deepEqual(undone.asked, [{ type: 'stop' }]);
  assert.deepEqual(
    run(undone.state, { type: 'refused', request: { type: 'advance' }, error: { code: 'stopped' } }).asked,
    [{ type: 'undo' }],
  );
});

test('an exported record comes back as a game of its own', () => {
  const text = JSON.stringify({ id: 'g1', events: [['s'], ['t', '2']] });
  const { asked, state } = run(playing(), { type: 'game-import', text, copy: 'x' });
  assert.deepEqual(asked, [{ type: 'load', record: JSON.parse(text), copy: 'x' }]);
  const there = run(state, { type: 'answer', request: asked[0], answer: answer({ log: [] }) });
  assert.equal(there.state.game?.id, 'g1-x');
  assert.equal(there.effects[0].game.log.length, 2);
  assert.deepEqual(
    run(playing(), { type: 'game-import', text: '[Rules "finkel"]', copy: 'x' }).asked[0]?.type,
    'import',
  );
});

test('a game that was brought in can be played again, and leaves the setup of the visitor as it was', () => {
  const two = { light: { kind: 'human' }, dark: { kind: 'human' } };
  const mine = { ...playing(), catalogue };
  const brought = answer({ view: view({ rules: 'skiryuk?b7=unsafe', players: two }), log: [] });
  const { asked, state } = run(mine, { type: 'game-import', text: '{"id":"g1","events":[["s"]]}', copy: 'x' });
  const there = run(state, { type: 'answer', request: asked[0], answer: brought }).state;
  assert.equal(run(there, { type: 'again-asked' }).asked[0]?.rules, 'skiryuk?b7=unsafe');
  const second = run(there, { type: 'answer', request: { ...asked[0], copy: 'y' }, answer: brought }).state;
  assert.deepEqual(run(second, { type: 'new-asked' }).state.setup, mine.setup);
  const again = run(there, { type: 'again-asked' }).state;
  assert.equal(run(again, { type: 'new-asked' }).state.setup.opponent, 'people', 'it was chosen by playing it');
});

test('a stored game that was brought in leaves the setup of the visitor as it was, one played here does not', () => {
  const mine = { ...playing(), catalogue };
  const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
  const opened = (/** @type {string} */ id) => {
    const row = { id, name: '', rules: 'skiryuk', players, record: { id: 'g2' } };
    const record = { id: 'g2', events: [['s']] };
    return run(mine, { type: 'game-read', row, record, damaged: null }, { type: 'new-asked' }).state.setup;
  };
  assert.deepEqual(opened('g2-x'), mine.setup);
  assert.equal(opened('g2').rules, 'skiryuk');
});

test('a file that does not name its rules asks for them, and is sent again with them', () => {
  const text = '1. A@A4';
  const now = { ...playing(), catalogue };
  const { asked, state } = run(now, { type: 'game-import', text, copy: 'x' });
  const refused = run(state, { type: 'refused', request: asked[0], error: { code: 'needs_rules', message: '' } });
  assert.equal(refused.state.notice, null);
  assert.equal(refused.state.storage.unnamed?.rules, catalogue.rulesets[0].id);
  assert.equal(refused.effects.at(-1).selector, '#import-rules');
  const chosen = run(refused.state, { type: 'import-rules', rules: 'skiryuk' });
  const again = run(chosen.state, { type: 'game-import', ...chosen.state.storage.unnamed });
  assert.deepEqual(again.asked, [{ type: 'import', text, copy: 'x', rules: 'skiryuk' }]);
  const error = { code: 'bad_record', message: 'line 1' };
  const wrong = run(again.state, { type: 'refused', request: again.asked[0], error });
  assert.equal(wrong.state.notice?.id, 'import-refused');
  assert.equal(wrong.state.storage.unnamed?.rules, 'skiryuk', 'other rules can be tried');
  const there = run(again.state, { type: 'answer', request: again.asked[0], answer: answer({ log: [] }) });
  assert.equal(there.state.storage.unnamed, null);
  const other = run(wrong.state, { type: 'game-import', text: '1. A@A3', copy: 'y' });
  assert.equal(other.state.storage.unnamed, null, 'another file begins again');
});

test('what was said of a file that was refused does not stand beside the game of the next file', () => {
  const notice = { id: 'import-no-game' };
  const record = '{"id":"g1","events":[["s"]]}';
  for (const [text, mode] of [
    [record, playing()],
    ['1. A@A4', playing()],
    ['#g=1.finkel.A', initial({ catalogue })],
  ]) {
    const brought = run({ ...mode, catalogue, notice }, { type: 'game-import', text, copy: 'x' });
    const there = run(brought.state, { type: 'answer', request: brought.asked[0], answer: answer({ log: [] }) });
    assert.equal(there.state.notice, null, text);
  }
  const address = { id: 'address-unknown' };
  const opened = run(initial({ catalogue, notice: address }), { type: 'game-import', text: '#g=1', copy: 'x' });
  assert.equal(opened.state.notice, address, 'a link to a game has parameters, too');
});

test('a game that has ended is reviewed also when a file came between and was refused', () => {
  const brought = run(playing({ phase: 'over' }), { type: 'game-import', text: 'x', copy: 'x' });
  const { asked } = run(brought.state, { type: 'refused', request: brought.asked[0], error: { code: 'bad_record' } });
  assert.deepEqual(asked, [{ type: 'review' }]);
});

test('the review that counting all games has stopped is asked for again', () => {
  const asked = (/** @type {any} */ state) => run(state, { type: 'all-games', reports: [] }).asked;
  const over = playing({ phase: 'over', winner: 'light' });
  assert.deepEqual(asked(over), [{ type: 'review' }]);
  assert.deepEqual(asked({ ...over, learn: { ...over.learn, review: { judged: [] } } }), [], 'it is here');
  assert.deepEqual(asked(playing()), [], 'a game that goes on has none');
});

test('a file that is refused stops no game of two computers', () => {
  const players = { light: { kind: 'computer' }, dark: { kind: 'computer' } };
  for (const code of ['bad_record', 'needs_rules']) {
    const brought = run({ ...playing({ players }), catalogue }, { type: 'game-import', text: '1. A@A4', copy: 'x' });
    const { effects } = run(brought.state, { type: 'refused', request: brought.asked[0], error: { code } });
    const wait = effects.find((one) => one.do === 'wait');
    assert.deepEqual(run(brought.state, { type: 'advance', timer: 0 }).asked, [], 'what waited before is forgotten');
    assert.equal(wait?.message.type, 'advance', code);
  }
});

test('copying a game keeps two computers going', () => {
  const players = { light: { kind: 'computer' }, dark: { kind: 'computer' } };
  for (const what of ['text', 'link']) {
    const { state, asked } = run(playing({ players }), { type: `${what}-asked` });
    assert.deepEqual(asked, [{ type: what }]);
    assert.deepEqual(run(state, { type: 'advance', timer: 0 }).asked, [{ type: 'advance', ply: 1 }]);
  }
});

test('a game between two computers can be paused', () => {
  const players = { light: { kind: 'computer' }, dark: { kind: 'computer' } };
  const { state, asked } = run(playing({ players }), { type: 'pause' }, { type: 'advance', timer: 0 });
  assert.deepEqual(asked, []);
  const again = run(state, { type: 'pause' });
  assert.equal(again.effects[0].do, 'wait');
});

test('a number picks the kit where there is a choice', () => {
  assert.deepEqual(run(playing({ phase: 'kit', kits: [3, 6] }), { type: 'nth-asked', n: 2 }).asked, [
    { type: 'throw', ply: 1, kit: 6 },
  ]);
});

test('the end stays on the table, has the focus on the next game, and asks to keep the games', () => {
  const over = answer({ view: view({ phase: 'over', result: { winner: 'light', text: ref('won') } }) });
  const { state, effects } = run(
    { ...playing(), unshown: { answer: over, listed: false } },
    { type: 'stored', id: 'g1', saved: 2 },
  );
  assert.equal(state.ui.panel, null);
  assert.ok(effects.some((one) => one.do === 'persist'));
  assert.ok(effects.some((one) => one.do === 'focus' && one.selector === '.controls .main'));
});

test('a game that another window continued stops here', () => {
  const { state } = run({ ...playing(), unshown: { answer: answer(), listed: false } }, { type: 'conflict', id: 'g1' });
  assert.equal(state.notice?.id, 'notice-other-window');
  const other = run(
    { ...playing(), unshown: { answer: answer(), listed: false } },
    { type: 'conflict', id: 'another' },
  );
  assert.equal(other.state.locked, null, 'another game stands here by now');
});

test('what another window stores stops the game here at once, and is said once', () => {
  const spoken = (/** @type {any} */ state) => state.ui.spoken.map((/** @type {any} */ one) => one.text);
  const told = { type: 'conflict', id: 'g1', saved: 2 };
  // The computer's move that is being thought about here has no use any more.
  const { state } = run(
    { ...playing(), asking: 'advance' },
    told,
    { ...told, saved: 3 },
    { type: 'conflict', id: 'g1' },
  );
  assert.equal(state.notice?.id, 'notice-other-window');
  assert.equal(state.asking, null);
  assert.deepEqual(spoken(state), ['notice-other-window']);
  for (const [why, before, message] of /** @type {[string, any, any][]} */ ([
    ['another game', playing(), { ...told, id: 'another' }],
    ['stored here too', playing(), { ...told, saved: 1 }],
    ['looked back at', { ...playing(), learn: { ...playing().learn, look: { n: 1, choices: [] } } }, told],
    ['no game', { ...playing(), game: null }, told],
  ]))
    assert.equal(run(before, message).state, before, why);
});

test('a game that goes on elsewhere says so as long as it is locked here, whatever was said in between', () => {
  const locked = run(
    { ...playing(), unshown: { answer: answer(), listed: false } },
    { type: 'conflict', id: 'g1' },
  ).state;
  for (const messages of [
    [{ type: 'notice', notice: null }],
    [
      { type: 'notice', notice: ref('copied') },
      { type: 'notice', notice: null, of: 'copied' },
    ],
  ])
    assert.equal(run(locked, ...messages).state.notice?.id, 'notice-other-window');
  assert.deepEqual(run(locked, { type: 'throw-asked' }).asked, []);
});

test('the rules of a game with options are taken although the game is still being stored', () => {
  const rules = 'finkel?b7=unsafe';
  const first = { ...initial({ catalogue }), boot: { ...initial().boot, stage: /** @type {const} */ ('ready') } };
  const begun = run(first, { type: 'play' });
  const request = begun.asked[0];
  const played = answer({ view: view({ rules }) });
  const stored = run(begun.state, { type: 'answer', generation: begun.state.generation, request, answer: played });
  assert.equal(stored.state.truth, null);
  const asked = stored.asked.find((one) => one.type === 'rulebook');
  assert.deepEqual(asked, { type: 'rulebook', rules });
  const rulebook = [ref('of-the-options')];
  const late = { type: 'answer', generation: stored.state.generation, request: asked, answer: { rulebook } };
  assert.deepEqual(run(stored.state, late).state.rules?.rulebook, rulebook);
  const others = { ...late, request: { type: 'rulebook', rules: 'finkel' } };
  assert.deepEqual(run(stored.state, others).state.rules?.rulebook, finkel.rulebook);
});

test('settings that are reset in a frame make no sound there', () => {
  const first = initial({ catalogue });
  assert.equal(run(first, { type: 'settings-reset' }).state.settings.sound, 'on');
  assert.equal(run({ ...first, embedded: true }, { type: 'settings-reset' }).state.settings.sound, 'off');
});

test('every notice in a game is said once, and on the start screen by its own element alone', () => {
  const refused = { type: 'refused', request: { type: 'undo' }, error: { code: 'odd' } };
  for (const [message, id] of /** @type {[any, string][]} */ ([
    [{ type: 'conflict', id: 'g1' }, 'notice-other-window'],
    [{ type: 'deleted-elsewhere', id: 'g1' }, 'notice-deleted-elsewhere'],
    [refused, 'request-refused'],
    [{ type: 'update', take: () => {} }, 'notice-update'],
    [{ type: 'outdated' }, 'notice-outdated'],
    [{ type: 'lazy-views-failed' }, 'lazy-failed'],
    [{ type: 'storage-mode', mode: 'memory', warn: true }, 'notice-memory'],
    [{ type: 'notice', notice: ref('copied') }, 'copied'],
  ])) {
    const said = (/** @type {any} */ state) => state.ui.spoken.map((/** @type {any} */ one) => one.text);
    const { state } = run(playing(), message);
    assert.deepEqual(said(state), [id]);
    assert.deepEqual(said(run({ ...playing(), screen: 'setup' }, message).state), []);
    assert.deepEqual(said(run(state, { type: 'more' }).state), [id]);
  }
  const memory = run(playing(), { type: 'storage-mode', mode: 'memory', warn: true }).state;
  const back = run(memory, { type: 'notice', notice: ref('copied') }, { type: 'notice', notice: null }).state;
  assert.equal(back.notice?.id, 'notice-memory');
  assert.equal(back.ui.spoken.length, 2, 'a warning that comes back has been said before');
});

test('what is closed or deleted gives the focus to what stays', () => {
  const focus = (/** @type {any} */ state, /** @type {any[]} */ ...messages) =>
    run(state, ...messages).effects.filter((one) => one.do === 'focus');
  const to = (/** @type {string} */ selector) => [{ do: 'focus', selector }];
  const notice = { type: 'notice', notice: ref('copied') };
  const close = { type: 'notice', notice: null };
  assert.deepEqual(focus(playing(), notice, close), to('#status'));
  assert.deepEqual(focus({ ...playing(), screen: 'setup' }, notice, close), to('#title'));
  assert.deepEqual(focus(playing(), notice, { ...close, of: 'copied' }), [], 'nobody pressed anything');
  const note = { type: 'dice-note' };
  assert.deepEqual(focus(playing(), note), []);
  assert.deepEqual(focus(playing(), note, note), to('.tool.fair'));
  assert.deepEqual(focus(playing(), { type: 'unreadable-delete', key: 'k' }), to('.games .sheet-body'));
});

test('real dice are thrown for the start too, one after the other, and a wrong one is taken back', () => {
  const asked = ref('asked');
  const request = { type: 'new', rules: 'finkel', seed: 'aa' };
  const begun = { ...initial({ catalogue }), screen: /** @type {const} */ ('game'), asking: 'new' };
  const waiting = run(begun, { type: 'answer', request, answer: { asked } });
  assert.equal(waiting.state.starting?.asked, asked);
  const first = run(waiting.state, { type: 'start-thrown', marked: 2 });
  assert.deepEqual(first.asked, [{ ...request, startThrows: [2] }]);
  const again = run(
    first.state,
    { type: 'answer', request: first.asked[0], answer: { asked } },
    { type: 'start-thrown', marked: null },
  );
  assert.deepEqual(again.asked, [{ ...request, startThrows: [] }]);
  const known = run(again.state, {
    type: 'answer',
    request: again.asked[0],
    answer: answer({ log: [['s']], record: { id: 'g1' } }),
  });
  assert.equal(known.state.starting, null);
});

test('the second bone of a computer with real dice is thrown by a person', () => {
  const players = { light: { kind: 'human' }, dark: { kind: 'computer', level: 1, dice: 'real' } };
  const theirs = playing({
    turn: 'dark',
    chooser: 'dark',
    phase: 'act',
    players,
    actions: [action({ index: 0 }), action({ index: 1, kind: 'convert', piece: null })],
  });
  const wanted = run(
    { ...theirs, asking: 'advance' },
    { type: 'answer', request: { type: 'advance', ply: 1 }, answer: { ply: 1, wanted: 1 } },
  );
  assert.equal(wanted.state.ui.wanted, 1);
  assert.deepEqual(run(wanted.state, { type: 'act-asked', index: 0 }).asked, [], 'nobody moves for the computer');
  assert.deepEqual(run(wanted.state, { type: 'bone-thrown', answer: true }).asked, [
    { type: 'act', ply: 1, index: 1, answer: true },
  ]);
});

test('a second bone that lies on the table is not thrown by the page', () => {
  const players = { light: { kind: 'human', dice: 'real' }, dark: { kind: 'human', dice: 'real' } };
  const mine = playing({ phase: 'act', players, actions: [action({ index: 0, kind: 'convert', piece: null })] });
  assert.deepEqual(run(mine, { type: 'nth-asked', n: 1 }).asked, []);
  assert.deepEqual(run(mine, { type: 'act-asked', index: 0, answer: false }).asked, [
    { type: 'act', ply: 1, index: 0, answer: false },
  ]);
});

test('an unknown message or effect throws', () => {
  const unknown = /** @type {any} */ ({ type: 'luck-asked', do: 'cheat' });
  assert.throws(() => update(initial(), unknown), /luck-asked/);
  const perform = createEffects(/** @type {any} */ ({}));
  assert.throws(() => perform(unknown, () => {}), /cheat/);
});

test('what a dead worker did not answer is asked again, as it was asked', () => {
  for (const request of [
    { type: 'throw', ply: 1, marked: 2 },
    { type: 'act', ply: 1, index: 0, answer: true },
    { type: 'undo' },
    { type: 'text' },
    { type: 'link' },
  ]) {
    const acting = request.type === 'act' ? { phase: 'act', actions: [action()] } : {};
    const now = { ...playing({ canUndo: true, ...acting }), asking: request.type };
    const lost = run(now, { type: 'refused', request, error: { code: 'lost' } });
    assert.equal(lost.asked[0].type, 'load');
    const loaded = answer({ log: [], view: now.view });
    assert.deepEqual(run(lost.state, { type: 'answer', request: lost.asked[0], answer: loaded }).asked, [request]);
  }
});

test('that nothing is stored is said no more once the storage works again', () => {
  const memory = { type: 'storage-mode', mode: 'memory', warn: true };
  const { state } = run(playing(), memory);
  assert.equal(state.notice.id, 'notice-memory');
  assert.equal(run(state, { type: 'storage-mode', mode: 'disk', warn: false }).state.notice, null);
});
