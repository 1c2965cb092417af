/** A kiosk invites, plays, asks who is still there, and is for each visitor as it was for the first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attractView } from '../../js/kiosk/attract.js';
import { kioskEffects } from '../../js/kiosk/effects.js';
import { cornerOf, readOptions, until } from '../../js/kiosk/options.js';
import { overlayView } from '../../js/kiosk/overlay.js';
import { kioskUpdate } from '../../js/kiosk/reduce.js';
import { begin } from '../../js/kiosk/stages.js';
import { tableForTwo } from '../../js/kiosk/table_for_two.js';
import { createWords } from '../../js/lib/words.js';
import { initial } from '../../js/state/state.js';
import { answer, catalogue, view } from './samples.js';

const SITE = { protocol: 'https:', host: 'museum.example', href: 'https://museum.example/ur/' };
const WATCH = { light: { kind: 'computer', level: 3 }, dark: { kind: 'computer', level: 3 } };

/** Run messages one after the other; keep every effect. @param {any} state @param {...any} messages */
function run(state, ...messages) {
  /** @type {any[]} */
  const effects = [];
  for (const message of messages) {
    const [next, ...more] = kioskUpdate(state, message);
    state = next;
    effects.push(...more);
  }
  const waits = effects.filter((one) => one.do === 'wait');
  return {
    state,
    effects,
    asked: effects.filter((one) => one.do === 'ask').map((one) => one.request),
    /** What the last timer of this kind brings, and after how many milliseconds. @param {string} type */
    timer: (type) => waits.findLast((one) => one.message.type === type),
  };
}

/** A kiosk at which nothing has happened yet. @param {string} [query] */
function closed(query = '') {
  const words = { ...initial().words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' };
  const state = initial({ catalogue, embedded: true, words, boot: { ...initial().boot, stage: 'ready' } });
  return begin(state, readOptions(new URLSearchParams(query), SITE), [words], []);
}

/** @param {string} [query] */
const opened = (query) => run(closed(query), { type: 'kiosk-opened', night: 1000 });
/** @param {string} [query] */
const choosing = (query) => run(opened(query).state, { type: 'kiosk-begin' });

/** The engine has answered, and the answer is shown. @param {any} state @param {any} request @param {any} [more] */
const shown = (state, request, more) => {
  const one = answer({ view: view(more) });
  return run(
    state,
    { type: 'answer', request, answer: one },
    { type: 'stored', id: one.record.id, saved: 1 },
    { type: 'escape' },
  );
};

/** Somebody plays against the computer. @param {any} [kiosk] */
function playing(kiosk = opened().state) {
  const { state, asked } = run(kiosk, { type: 'kiosk-begin' }, { type: 'kiosk-play', two: false });
  return shown(state, asked[0], { players: { light: { kind: 'human' }, dark: { kind: 'computer', level: 2 } } });
}

test('it opens with a game between two computers, slowly, and a caption that changes after eight seconds', () => {
  const { state, asked, timer } = opened();
  assert.equal(state.kiosk.stage, 'attract');
  assert.deepEqual(
    asked.map((one) => [one.type, one.players.light.kind, one.players.dark.kind]),
    [['new', 'computer', 'computer']],
  );
  assert.equal(state.settings.motion, 'slow');
  assert.equal(timer('kiosk-caption').ms, 8000);
  const next = run(state, timer('kiosk-caption').message);
  assert.equal(next.state.kiosk.caption, 1);
  assert.equal(next.timer('kiosk-caption').ms, 8000);
});

test('the game that nobody plays takes no focus, is not judged, and is followed by another one', () => {
  const { state, asked, effects } = opened();
  assert.ok(!effects.some((one) => one.do === 'focus'));
  const result = { winner: 'light', text: { id: 'won' } };
  const over = shown(state, asked[0], { phase: 'over', players: WATCH, result });
  assert.deepEqual(over.asked, []);
  assert.ok(!over.effects.some((one) => one.do === 'focus' || one.do === 'kiosk-count'));
  const again = run(over.state, over.timer('kiosk-again').message);
  assert.deepEqual(
    again.asked.map((one) => one.type),
    ['new'],
  );
});

test('also with less motion the computers play so slowly that one can follow', () => {
  const { state, asked } = opened();
  const { timer } = shown({ ...state, ui: { ...state.ui, reducedMotion: true } }, asked[0], { players: WATCH });
  assert.ok(timer('advance').ms >= 1000);
});

test('Pause stops the game and the captions; if nobody comes, both go on', () => {
  const { state, timer } = opened();
  const paused = run(state, { type: 'kiosk-pause' });
  assert.ok(paused.state.ui.paused);
  assert.equal(run(paused.state, timer('kiosk-caption').message).state.kiosk.caption, 0);
  const left = run(paused.state, paused.timer('kiosk-idle').message);
  assert.ok(!left.state.ui.paused);
  assert.equal(left.state.kiosk.stage, 'attract');
});

test('a touch leads to the choice; one or two players begin at once', () => {
  const { state } = choosing();
  assert.equal(state.kiosk.stage, 'start');
  assert.equal(state.view, null);
  assert.equal(state.settings.motion, 'normal');
  for (const [two, dark] of [
    [false, 'computer'],
    [true, 'human'],
  ]) {
    const { asked, state: begun } = run(state, { type: 'kiosk-play', two });
    assert.deepEqual([asked[0].type, asked[0].players.light.kind, asked[0].players.dark.kind], ['new', 'human', dark]);
    assert.equal(begun.kiosk.stage, 'play');
  }
});

test('after a minute without a touch it asks for twenty seconds; any answer goes on as often as wanted', () => {
  let { state, timer } = choosing();
  for (let times = 0; times < 12; times += 1) {
    assert.equal(timer('kiosk-idle').ms, 60_000);
    const asked = run(state, timer('kiosk-idle').message);
    assert.equal(asked.state.kiosk.left, 20);
    const later = run(asked.state, asked.timer('kiosk-second').message);
    assert.equal(later.state.kiosk.left, 19);
    ({ state, timer } = run(later.state, { type: 'kiosk-yes' }));
    assert.equal(state.kiosk.left, null);
    assert.equal(state.kiosk.stage, 'start');
    // The seconds of before count no more.
    assert.equal(run(state, later.timer('kiosk-second').message).state.kiosk.left, null);
  }
});

test('a touch, a key and a reader get their time', () => {
  const first = playing();
  const touched = run(first.state, { type: 'kiosk-touched', key: false, corner: null });
  const idle = touched.timer('kiosk-idle');
  assert.equal(idle.ms, 60_000);
  assert.equal(run(touched.state, { type: 'kiosk-touched', key: true, corner: null }).timer('kiosk-idle').ms, 120_000);
  assert.equal(run(touched.state, { type: 'panel', panel: 'rulebook' }).timer('kiosk-idle').ms, 120_000);
  // An earlier wait does not ask.
  const again = run(touched.state, { type: 'kiosk-touched', key: false, corner: null });
  assert.equal(run(again.state, idle.message).state.kiosk.left, null);
});

/** What differs between two moments without meaning anything: numbers of timers and games. @param {any} state */
function comparable(state) {
  const { generation: _g, playback, kiosk, ...rest } = state;
  const { idleTimer: _q, captionTimer: _s, counts: _c, ...own } = kiosk;
  return { ...rest, playback: { ...playback, timer: 0 }, kiosk: own };
}

test('whatever a visitor did, the next one finds the first state again', () => {
  const first = opened();
  const words = { ...first.state.words, lang: 'de' };
  let { state } = playing(first.state);
  state = run(
    state,
    { type: 'setting', key: 'big', value: true },
    { type: 'kiosk-lower' },
    { type: 'kiosk-words', words, captionTimer: state.kiosk.captionTimer },
    { type: 'path' },
    { type: 'flip' },
    { type: 'panel', panel: 'rulebook' },
    { type: 'kiosk-touched', key: false, corner: 0 },
  ).state;
  assert.equal(state.words.lang, 'de');
  const asked = run(state, { type: 'kiosk-idle', timer: state.kiosk.idleTimer });
  let { state: last } = asked;
  for (let left = 20; left > 0; left -= 1) last = run(last, asked.timer('kiosk-second').message).state;
  assert.deepEqual(comparable(last), comparable(first.state));
});

test('words that come when their visitor has gone change nothing', () => {
  const { state } = choosing();
  const words = { ...state.words, lang: 'de' };
  const { captionTimer } = state.kiosk;
  const gone = run(state, { type: 'kiosk-leave' }).state;
  assert.notEqual(run(gone, { type: 'kiosk-words', words, captionTimer }).state.words.lang, 'de');
  const begun = run(state, { type: 'kiosk-play', two: false }).state;
  assert.equal(
    run(begun, { type: 'kiosk-words', words, captionTimer }).state.words.lang,
    'de',
    'who has begun a game stays',
  );
});

test('what lies over the screen gives the focus back when it closes', () => {
  const after = (/** @type {any} */ state, /** @type {any} */ over) =>
    run(state, { type: 'kiosk-overlay', overlay: over }, { type: 'kiosk-overlay', overlay: null }).effects.findLast(
      (one) => one.do === 'focus',
    )?.selector;
  assert.equal(after(choosing().state, 'home'), '.kiosk-tool.home');
  assert.equal(after(choosing().state, 'counts'), '.kiosk-start h1');
  assert.equal(after(playing().state, 'counts'), '.controls .main');
});

test('the next visitor has the same room', () => {
  const room = { layouts: { ur: 'phone', late: 'phone' }, width: 20, height: 30 };
  const { state } = run(opened().state, { type: 'resized', ...room }, { type: 'kiosk-begin' });
  assert.deepEqual([state.ui.layouts, state.ui.width, state.ui.height], [room.layouts, room.width, room.height]);
});

test('who leaves a game keeps language, size and place for the next one', () => {
  const { state } = playing();
  const large = run(state, { type: 'setting', key: 'big', value: true }, { type: 'kiosk-lower' }).state;
  const { state: left } = run(large, { type: 'kiosk-leave' });
  assert.deepEqual([left.kiosk.stage, left.settings.big, left.kiosk.lower, left.view], ['start', true, true, null]);
});

test('one touch on "New game" ends no game in which somebody has moved', () => {
  const { state } = playing();
  const touch = /** @type {any} */ ({ type: 'kiosk-new', away: false });
  const moved = shown(state, { type: 'act', ply: 1, index: 0 }, { canUndo: true }).state;
  for (const message of [touch, { type: 'new-asked' }]) {
    const asked = run(moved, message).state;
    assert.deepEqual([asked.kiosk.stage, asked.kiosk.overlay, asked.truth], ['play', 'end', moved.truth]);
    const back = run(asked, { type: 'kiosk-overlay', overlay: null });
    assert.deepEqual([back.state.kiosk.stage, back.state.kiosk.overlay, back.state.truth], ['play', null, moved.truth]);
    assert.equal(back.effects.find((one) => one.do === 'focus')?.selector, '.kiosk-tool.new');
    assert.equal(run(asked, { type: 'kiosk-leave' }).state.kiosk.stage, 'start');
  }
  // Nothing is lost: nobody has moved yet, or the game is over.
  assert.equal(run(state, touch).state.kiosk.stage, 'start');
  const result = { winner: 'light', text: { id: 'won' } };
  const over = shown(moved, { type: 'act', ply: 2, index: 0 }, { phase: 'over', canUndo: true, result }).state;
  assert.equal(run(over, touch).state.kiosk.stage, 'start');
});

test('across a table the question faces the one who asked, and the focus goes back to that side', () => {
  const moved = shown(playing().state, { type: 'act', ply: 1, index: 0 }, { canUndo: true }).state;
  const { state } = run(moved, /** @type {any} */ ({ type: 'kiosk-new', away: true }));
  const dialog = /** @type {any} */ (overlayView(/** @type {any} */ (state), () => {}));
  assert.equal(dialog.props.class, 'kiosk-overlay kiosk-end away');
  const back = run(state, { type: 'kiosk-overlay', overlay: null });
  assert.equal(back.effects.find((one) => one.do === 'focus')?.selector, '.far .kiosk-tool.new');
});

test('between two people the long board lies, also where it stands for one', () => {
  const tall = { type: 'resized', layouts: { ur: 'tablet', late: 'column' }, width: 54, height: 96 };
  const { state } = run(playing().state, /** @type {any} */ (tall));
  const long = /** @type {any} */ ({ ...state, view: { ...view(), board: 'late' } });
  /** @type {(one: any) => string[]} */
  const classes = (one) => [one?.props?.class ?? '', ...(one?.children ?? []).flatMap(classes)];
  const [board] = classes(tableForTwo(long, () => {})).filter((one) => one.split(' ')[0] === 'board');
  assert.ok(board?.includes('late') && !board.includes('upright'), board);
});

test('nothing leads to stored games, files, links, other dialogs or other settings', () => {
  const { state } = playing();
  for (const message of [
    { type: 'panel', panel: 'about' },
    { type: 'panel', panel: 'games' },
    { type: 'setting', key: 'theme', value: 'dark' },
    { type: 'link-asked' },
    { type: 'text-asked' },
    { type: 'game-export', id: 'g1' },
    { type: 'game-import', text: '{}', copy: 'x' },
    { type: 'dice-asked' },
    { type: 'look-back-asked' },
  ])
    assert.deepEqual(kioskUpdate(state, /** @type {any} */ (message)), [state], message.type);
});

test('while nobody plays, keys do not play', () => {
  const { state, asked } = opened();
  const moving = shown(state, asked[0], { players: WATCH }).state;
  for (const type of ['throw-asked', 'go-asked', 'undo-asked', 'hint-asked', 'new-asked', 'lesson-asked', 'escape'])
    assert.deepEqual(kioskUpdate(moving, /** @type {any} */ ({ type, rules: 'finkel' })), [moving], type);
});

test('an engine that fails is started again for ever, after pauses that do not grow beyond half a minute', () => {
  let { state } = playing();
  for (let times = 1; times <= 200; times += 1) {
    const failed = run(state, { type: 'failed', code: 'died' });
    assert.equal(failed.state.boot.stage, 'failed');
    const { ms, message } = failed.timer('retry-alone');
    assert.ok(ms >= 2000 && ms <= 30_000, `${ms}`);
    const tried = run(failed.state, message);
    assert.ok(tried.effects.some((one) => one.do === 'boot'));
    state = tried.state;
  }
  const back = run(state, { type: 'boot', stage: 'ready', bytes: 0, total: 0 });
  const works = shown(back.state, { type: 'throw', ply: 1 });
  // After an answer the pauses begin again.
  assert.equal(run(works.state, { type: 'failed', code: 'died' }).timer('retry-alone').ms, 2000);
});

test('a game of the computers that stands still is begun again, and a page that stays still is reloaded', () => {
  let { state, timer } = opened();
  let begun = 0;
  let reloads = 0;
  for (let caption = 0; caption < 60 && !reloads; caption += 1) {
    const next = run(state, timer('kiosk-caption').message);
    begun += next.asked.filter((one) => one.type === 'new').length;
    reloads += next.effects.filter((one) => one.do === 'kiosk-reload').length;
    ({ state, timer } = next);
  }
  assert.ok(begun >= 2 && begun <= 6, `${begun}`);
  assert.equal(reloads, 1);
});

test('the page is reloaded at night or with a new version, but only when nobody plays', () => {
  for (const message of [
    { type: 'kiosk-night', timer: 0 },
    { type: 'update', take: () => {} },
    { type: 'outdated' },
    { type: 'kiosk-fault' },
  ]) {
    const reloads = (/** @type {any} */ result) =>
      result.effects.filter((/** @type {any} */ one) => one.do === 'kiosk-reload');
    assert.equal(reloads(run(opened().state, message)).length, 1, message.type);
    const busy = run(playing().state, message);
    assert.equal(reloads(busy).length, 0, message.type);
    assert.equal(busy.state.notice, null);
    const asked = run(busy.state, { type: 'kiosk-idle', timer: busy.state.kiosk.idleTimer });
    let last = asked;
    for (let left = 20; left > 0; left -= 1) last = run(last.state, asked.timer('kiosk-second').message);
    assert.equal(reloads(last).length, 1, message.type);
  }
  // Where it cannot be loaded it is tried again in an hour.
  assert.equal(run(opened().state, { type: 'kiosk-kept' }).timer('kiosk-night').ms, 3_600_000);
});

test('games are counted by day, begun and finished', () => {
  const { state, effects } = playing();
  assert.deepEqual(
    effects.filter((one) => one.do === 'kiosk-count').map((one) => one.what),
    ['started'],
  );
  const result = { winner: 'light', text: { id: 'won' } };
  const over = shown(state, { type: 'act', ply: 1, index: 0 }, { phase: 'over', result });
  assert.deepEqual(
    over.effects.filter((one) => one.do === 'kiosk-count').map((one) => one.what),
    ['finished'],
  );
  const counted = run(
    over.state,
    { type: 'kiosk-counted', what: 'started', day: '2026-11-21' },
    { type: 'kiosk-counted', what: 'finished', day: '2026-11-21' },
    { type: 'kiosk-counted', what: 'started', day: '2026-11-22' },
  ).state;
  assert.deepEqual(counted.kiosk.counts, [
    { day: '2026-11-21', started: 1, finished: 1 },
    { day: '2026-11-22', started: 1, finished: 0 },
  ]);
});

test('the four corners in order show the counts, in any other order they do not', () => {
  const touch = (/** @type {number|null} */ corner) => ({ type: 'kiosk-touched', key: false, corner });
  const over = (/** @type {(number|null)[]} */ corners) =>
    run(choosing().state, ...corners.map(touch)).state.kiosk.overlay;
  assert.equal(over([0, 1, 2, 3]), 'counts');
  assert.equal(over([2, 0, 1, 2, 3]), 'counts');
  assert.equal(over([0, 1, null, 2, 3]), null);
  assert.equal(over([0, 2, 1, 3]), null);
  // On the screen that invites, the first of the touches also begins.
  const inviting = run(opened().state, touch(0), { type: 'kiosk-begin' }, ...[1, 2, 3].map(touch));
  assert.equal(inviting.state.kiosk.overlay, 'counts');
});

test('corners are corners of the screen', () => {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => cornerOf(x, y, 1280, 800);
  assert.deepEqual([at(5, 5), at(1275, 5), at(1275, 795), at(5, 795)], [0, 1, 2, 3]);
  assert.deepEqual([at(640, 5), at(5, 400), at(640, 400), at(640, 795)], [null, null, null, null]);
});

test('the address of a kiosk cannot ask for less than WCAG gives', () => {
  const options = (/** @type {string} */ query) => readOptions(new URLSearchParams(query), SITE);
  assert.deepEqual(options(''), {
    idle: 60,
    warn: 20,
    attract: 8,
    reload: '04:00',
    table: true,
    home: 'https://museum.example/ur/',
  });
  assert.deepEqual(options('idle=90&warn=5&attract=12&reload=23:30&table=0'), {
    idle: 90,
    warn: 20,
    attract: 12,
    reload: '23:30',
    table: false,
    home: 'https://museum.example/ur/',
  });
  assert.deepEqual(options('idle=x&warn=-3&attract=1e9&reload=25:00&table=flat'), options(''));
  assert.equal(options('home=javascript:alert(1)').home, SITE.href);
  const here = { protocol: 'http:', host: '127.0.0.1:8000', href: 'http://127.0.0.1:8000/' };
  assert.equal(readOptions(new URLSearchParams(), here).home, null);
  assert.equal(readOptions(new URLSearchParams('home=https://m.example/'), here).home, 'https://m.example/');
});

test('every value that the address of a kiosk cannot have is noted', () => {
  const noted = (/** @type {string} */ query) => {
    /** @type {import('../../js/state/parameters.js').Unknown} */
    const unknown = [];
    readOptions(new URLSearchParams(query), SITE, unknown);
    return unknown.map(({ name, value }) => `${name}=${value}`).join('&');
  };
  const wrong = 'idle=5&warn=121&attract=soon&reload=4:00&table=toString&home=museum';
  assert.equal(noted(wrong), wrong);
  assert.equal(noted('idle=20&warn=120&attract=5&reload=23:59&table=1&home=https://m.example/'), '');
});

test('what is wrong with the address is said for some seconds, and not to the first visitor', () => {
  const notice = { id: 'address-unknown', args: { name: 'idle', value: '5' } };
  const asked = closed();
  const { state, timer } = run({ ...asked, kiosk: { ...asked.kiosk, notice } }, { type: 'kiosk-opened', night: 1000 });
  const said = (/** @type {any} */ one) => captions(one).map(([, , text]) => text);
  assert.deepEqual(said(state), ['address-unknown']);
  const caption = timer('kiosk-caption').message;
  assert.deepEqual(said(run(state, caption, caption, caption).state), ['address-unknown']);
  assert.deepEqual(said(run(state, caption, caption, caption, caption).state), ['kiosk-dated']);
  const { kiosk } = run(state, { type: 'kiosk-begin' }).state;
  assert.equal(kiosk.notice, null);
});

test('the time of the next reload is today or tomorrow', () => {
  assert.equal(until('04:00', new Date(2026, 5, 1, 3, 59)), 60_000);
  assert.equal(until('04:00', new Date(2026, 5, 1, 4, 0)), 24 * 3_600_000);
});

/** The lines of the captions: language, direction, words. @param {any} state */
function captions(state) {
  /** @type {string[][]} */
  const found = [];
  const look = (/** @type {any} */ node) => {
    if (typeof node === 'string') return;
    if (/^kiosk-(caption|second)$/.test(node.props.class ?? ''))
      found.push([node.props.lang, node.props.dir, node.children.join('')]);
    node.children.forEach(look);
  };
  look(attractView(state, () => {}));
  return found;
}

test('a caption stands in the language of the page and in another one, each in its own direction', () => {
  const english = createWords('en', 'language-name = English\nkiosk-caption = A race game.\n');
  const arabic = createWords('ar', 'language-name = العربية\nkiosk-caption = لعبة سباق.\n');
  const german = createWords('de', 'language-name = Deutsch\nkiosk-caption = Ein Wettlauf.\n');
  const { state } = opened();
  const at = (/** @type {number} */ caption) =>
    captions({ ...state, kiosk: { ...state.kiosk, caption, voices: [english, arabic, german] } });
  const [own, other] = [
    ['en', 'ltr', 'A race game.'],
    ['ar', 'rtl', 'لعبة سباق.'],
  ];
  assert.deepEqual(at(0), [own, other]);
  assert.deepEqual(at(1), [other, own], 'in turn the other one is large');
  assert.deepEqual(
    at(2).map(([lang]) => lang),
    ['en', 'de'],
    'then a third one',
  );
});

test('nothing is stored, listed, copied or exported; a game goes on as if it were stored', async () => {
  /** @type {any[]} */
  const usual = [];
  /** @type {any[]} */
  const sent = [];
  const perform = kioskEffects(
    (effect) => void usual.push(effect.do),
    () => opened().state,
  );
  const game = { id: 'g1', name: '', record: { id: 'g1' }, log: [['s'], ['t', '2']], saved: 0 };
  for (const effect of [
    { do: 'store', game, view: view() },
    { do: 'store-settings', settings: {} },
    { do: 'list-games' },
    { do: 'export-game', id: 'g1' },
    { do: 'copy-link', link: 'x' },
    { do: 'persist' },
    { do: 'boot' },
    { do: 'kiosk-count', what: 'started' },
  ])
    await perform(/** @type {any} */ (effect), (message) => void sent.push(message));
  assert.deepEqual(usual, ['boot']);
  const [counted, stored] = sent.sort((a, b) => (a.type < b.type ? -1 : 1));
  assert.deepEqual(stored, { type: 'stored', id: 'g1', saved: 2 });
  assert.match(counted.day, /^\d{4}-\d\d-\d\d$/);
});

/**
 * Let a kiosk reload itself after these messages, and see what happens outside.
 * @param {any} before
 * @param {any[]} messages
 * @param {() => Promise<Response>} [answers] of the network
 */
async function reloaded(before, messages, answers = async () => new Response('')) {
  /** @type {any[]} */
  const done = [];
  Object.assign(globalThis, {
    location: { href: 'https://museum.example/ur/?kiosk=1', reload: () => done.push('reload') },
    history: { replaceState: (/** @type {any} */ kept, /** @type {string} */ _title) => done.push(kept) },
    fetch: (/** @type {string} */ url, /** @type {RequestInit} */ { cache }) => {
      done.push(`${cache} ${url}`);
      return answers();
    },
  });
  const take = () => void done.push('take the new version');
  const { state, effects } = run(before, ...messages.map((one) => (one.type === 'update' ? { ...one, take } : one)));
  const effect = effects.find((one) => one.do === 'kiosk-reload');
  const perform = kioskEffects(
    (one) => assert.fail(`${one.do} is not for the kiosk`),
    () => state,
  );
  await perform(effect, (message) => void done.push(message.type));
  return done;
}

const COUNTED = [{ type: 'kiosk-counted', what: 'started', day: '2026-11-21' }];
const COUNTS = [{ day: '2026-11-21', started: 1, finished: 0 }];
const ASKED = 'no-store https://museum.example/ur/?kiosk=1';

const NIGHT = { type: 'kiosk-night', timer: 0 };

test('at night the page is reloaded, and the counts go along', async () => {
  const { state } = run(opened().state, ...COUNTED);
  assert.deepEqual(await reloaded(state, [NIGHT]), [ASKED, { counts: COUNTS }, 'reload']);
});

test('a new version comes into use when the last visitor has gone, and the counts go along', async () => {
  const { state } = run(playing().state, ...COUNTED);
  const timer = state.kiosk.idleTimer;
  const gone = [{ type: 'kiosk-idle', timer }, ...Array(20).fill({ type: 'kiosk-second', timer })];
  assert.deepEqual(await reloaded(state, [{ type: 'update' }, ...gone]), [
    ASKED,
    { counts: COUNTS },
    'take the new version',
  ]);
});

test('a page that would not come again is kept, and asked for again an hour later', async () => {
  const { state } = run(opened().state, ...COUNTED);
  const broken = async () => new Response('', { status: 503 });
  const offline = () => Promise.reject(new TypeError('offline'));
  for (const answers of [broken, offline])
    assert.deepEqual(await reloaded(state, [NIGHT], answers), [ASKED, 'kiosk-kept']);
  const kept = run(state, NIGHT, { type: 'kiosk-kept' });
  const again = kept.timer('kiosk-night');
  assert.equal(again.ms, 3_600_000);
  assert.deepEqual(await reloaded(kept.state, [again.message]), [ASKED, { counts: COUNTS }, 'reload']);
});
