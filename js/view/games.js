/** My games: continue, name, export, import, delete (with undo). */
import { h } from '../lib/dom.js';
import { cleanName } from '../state/names.js';
import { rulesOf, stepsIn } from '../state/steps.js';
import { damagedView } from './damaged.js';
import { button, select } from './dialog.js';
import { lastPosition } from './last_position.js';
import { statsView } from './stats.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */

/** A record is small; whatever is larger is not one. */
const LARGEST = 1_000_000;

/**
 * @param {State} state
 * @param {Send} send
 */
export function gamesView(state, send) {
  const { t } = state.words;
  const { games, deleted, mode } = state.storage;
  return [
    mode === 'memory' && h('p', { key: 'memory', class: 'note' }, t('notice-memory')),
    state.notice &&
      state.notice.id !== 'notice-memory' &&
      h('p', { key: 'notice', class: 'notice', role: 'status' }, t(state.notice)),
    deleted[0] &&
      h(
        'p',
        { key: 'deleted', class: 'row' },
        h('span', { id: 'deleted' }, t('games-deleted', { name: nameOf(state, deleted[0]) })),
        ' ',
        button(t('games-undelete'), () => send({ type: 'game-undelete' }), {
          class: 'quiet undelete',
          'aria-describedby': 'deleted',
        }),
      ),
    // A button of ours in place of the browser's, whose words are not.
    h(
      'p',
      { key: 'import', class: 'row' },
      button(t('games-import'), () => /** @type {HTMLElement} */ (document.getElementById('import')).click()),
      h('input', {
        id: 'import',
        type: 'file',
        hidden: true,
        'aria-label': t('games-import'),
        accept: '.json,.ur,.txt,.pgn,.rgn',
        on: { change: (event) => read(event.target, send) },
      }),
    ),
    importRulesView(state, send),
    games.length > 0 &&
      h('details', { key: 'stats' }, h('summary', null, t('stats-title')), statsView(state), fairView(state, send)),
    games.length
      ? h(
          'ul',
          { key: 'list', class: 'games-list' },
          games.map((game) => gameLine(state, send, game)),
        )
      : h(
          'p',
          { key: 'none', class: 'row' },
          t('games-none'),
          state.screen === 'setup' &&
            button(t('play'), () => send({ type: 'play' }), { class: 'primary', key: 'play' }),
        ),
    damagedView(state, send, (game) => nameOf(state, game)),
  ];
}

/**
 * Asks for the rules of a file that does not name them.
 * @param {State} state
 * @param {Send} send
 */
function importRulesView(state, send) {
  const { t } = state.words;
  const { unnamed } = state.storage;
  if (!unnamed || !state.catalogue) return null;
  return h(
    'div',
    { key: 'import-rules', class: 'row' },
    select(
      'import-rules',
      t('import-rules'),
      state.catalogue.rulesets.map((one) => ({ value: one.id, label: t(one.name) })),
      unnamed.rules,
      (rules) => send({ type: 'import-rules', rules }),
    ),
    button(t('import-go'), () => send({ type: 'game-import', ...unnamed }), { class: 'primary' }),
  );
}

/**
 * What all these games say together: whether the dice look fair, and how strong the person plays.
 * @param {State} state
 * @param {Send} send
 */
function fairView(state, send) {
  const { t } = state.words;
  const { fair } = state.storage;
  return h(
    'div',
    { key: 'fair', role: 'status' },
    !fair && button(t('fairness-all'), () => send({ type: 'all-games-asked' }), { class: 'quiet' }),
    fair === 'counting' && h('p', null, t('fairness-counting')),
    Array.isArray(fair) &&
      (fair.length
        ? fair.map((one, i) => h('p', { key: i }, one.kind === 'strength' ? t(one.text) : t('fairness-kit', one)))
        : h('p', null, t('fairness-few'))),
  );
}

/**
 * @param {State} state
 * @param {{name: string, rules: string}} game
 */
function nameOf(state, game) {
  const { t } = state.words;
  if (game.name) return game.name;
  if (!game.rules) return t('games-nameless');
  const rules = rulesOf(state, game.rules);
  return t('games-name', { rules: rules ? t(rules.name) : game.rules });
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {StoredGame} game
 */
function gameLine(state, send, game) {
  const { t, date } = state.words;
  const name = nameOf(state, game);
  const rules = rulesOf(state, game.rules);
  return h(
    'li',
    { key: game.id },
    rules && lastPosition(state, rules, game),
    h('input', {
      class: 'name',
      'aria-label': t('games-rename', { name }),
      value: name,
      maxlength: 40,
      size: name.length,
      on: { change: (event) => send({ type: 'game-rename', id: game.id, name: cleanName(event.target.value) }) },
    }),
    game.last?.result && h('p', { class: 'games-result' }, t(game.last.result)),
    h(
      'p',
      { class: 'note' },
      t('games-line', {
        who: whoPlays(game),
        plies: stepsIn(game),
        state: t(game.result ? 'games-over' : 'games-open'),
        date: game.time ? date(game.time) : '',
      }),
    ),
    h(
      'p',
      { class: 'row' },
      button(t(game.result ? 'games-look' : 'games-continue'), () => send({ type: 'game-open', id: game.id }), {
        // The whole row opens the game.
        class: 'games-open',
        'aria-label': t('games-do', { what: t(game.result ? 'games-look' : 'games-continue'), name }),
      }),
      !game.result &&
        game.plies > 2 &&
        button(t('look-back'), () => send({ type: 'game-open', id: game.id, look: true }), {
          class: 'quiet',
          'aria-label': t('games-do', { what: t('look-back'), name }),
        }),
      button(t('games-export'), () => send({ type: 'game-export', id: game.id }), {
        class: 'quiet',
        'aria-label': t('games-export-one', { name }),
      }),
      button(t('games-delete'), () => send({ type: 'game-delete', id: game.id, now: Date.now() }), {
        class: 'quiet',
        'aria-label': t('games-delete-one', { name }),
      }),
    ),
  );
}

/**
 * The side of the person who plays the computer; else that people play, or the computer alone.
 * @param {import('../types/state.js').StoredGame} game
 */
function whoPlays({ players: { light, dark } }) {
  if (light.kind === dark.kind) return light.kind === 'computer' ? 'watch' : 'people';
  return light.kind === 'computer' ? 'dark' : 'light';
}

/**
 * @param {HTMLInputElement} input
 * @param {Send} send
 */
async function read(input, send) {
  const file = input.files?.[0];
  if (!file) return;
  const text = file.size > LARGEST ? '' : await file.text();
  const wrong = file.size > LARGEST ? 'import-too-large' : text.includes('\ufffd') ? 'import-no-game' : '';
  if (wrong) send({ type: 'notice', notice: { id: wrong } });
  else send({ type: 'game-import', text, copy: Date.now().toString(36) });
  input.value = '';
}
