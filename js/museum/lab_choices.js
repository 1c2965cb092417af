/** What the laboratory plays: rules side by side, players, a number of games and a seed; and its address. */
import { h } from '../lib/dom.js';
import { button, select } from '../view/dialog.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').Catalogue} Catalogue */
/**
 * @typedef {object} Choices
 * @property {string[]} rules
 * @property {[string, string]} players
 * @property {number} games
 * @property {string} seed
 */

/** The player without a level, by the name that the engine has for it. */
const RANDOM = 'random';
/** The strongest player and a careless one: what they show is how often the better player wins. */
const UNEQUAL = /** @type {const} */ (['7', '3']);
/** How many rules there may be side by side. */
const FEWEST = 2;
export const MOST = 4;
/** How many games of each can be chosen; the address may ask for another number up to the last. */
export const GAMES = [100, 1000, 10_000];
const LONGEST_SEED = 40;

/** A seed that is short enough to be typed. */
export const newShortSeed = () => String(crypto.getRandomValues(new Uint16Array(1))[0]);

/**
 * Every single option of a ruleset, as the engine writes it.
 * @param {Rules} rules
 * @param {Museum['words']} words
 */
export function changesOf({ pieces, options }, { t, amount }) {
  const said = (/** @type {string} */ option, /** @type {string} */ value) => t('lab-option', { option, value });
  const counts = pieces ? Array.from({ length: pieces.max - pieces.min + 1 }, (_, i) => pieces.min + i) : [];
  const others = options.flatMap((option) =>
    option.values === 'number'
      ? []
      : option.values
          .filter((value) => value !== option.default)
          .map((value) => {
            const text = option.valueTexts[String(value)];
            const shown = text ? t(text) : typeof value === 'number' ? amount(value) : String(value);
            return { value: `${option.key}=${value}`, label: said(t(option.text), shown) };
          }),
  );
  return [
    ...counts
      .filter((count) => count !== pieces?.default)
      .map((count) => ({ value: `pieces=${count}`, label: said(t('option-pieces'), amount(count)) })),
    ...others,
  ];
}

/**
 * Options in words, as they are written in the name of rules: "b7=unsafe&pieces=3".
 * @param {Rules|undefined} rules
 * @param {string} written
 * @param {Museum['words']} words
 */
export function optionsSaid(rules, written, { t, list, inOrder }) {
  const said = written.split('&').map((one) => {
    const [key, value = ''] = one.split('=');
    if (key === 'pieces') return t('lab-option', { option: t('option-pieces'), value });
    const option = rules?.options.find((known) => known.key === key);
    if (!option) return one;
    const values = value.split(',').map((part) => t(option.valueTexts[part] ?? part));
    return t('lab-option', { option: t(option.text), value: list(values) });
  });
  return inOrder('clauses', said);
}

/**
 * What people call a player.
 * @param {Museum} museum
 * @param {string} name
 */
export function playerName({ words: { t } }, name) {
  return name === RANDOM ? t('lab-random') : t('level', { level: Number(name) });
}

/**
 * The choices of an address, as `addressOf` writes it, where they fit. Only the engine knows whether options fit their
 * rules.
 * @param {string} search
 * @param {Choices} usual
 * @param {Catalogue} catalogue
 * @returns {Choices}
 */
export function readChoices(search, usual, { rulesets, levels }) {
  const query = new URLSearchParams(search);
  const known = (/** @type {string} */ written) => rulesets.some(({ id }) => id === written.split('?')[0]);
  const rules = query.getAll('rules').filter(known).slice(0, MOST);
  const all = [RANDOM, ...levels.map(({ id }) => String(id))];
  const [a = '', b = '', ...more] = (query.get('players') ?? '').split(',');
  const games = Math.round(Number(query.get('games')));
  return {
    rules: rules.length < FEWEST ? usual.rules : rules,
    players: all.includes(a) && all.includes(b) && !more.length ? [a, b] : usual.players,
    games: games >= 1 && games <= (GAMES.at(-1) ?? 0) ? games : usual.games,
    seed: (query.get('seed') ?? usual.seed).slice(0, LONGEST_SEED),
  };
}

/**
 * The address that opens the laboratory with these choices.
 * @param {string} page the address of the page
 * @param {Choices} choices
 */
export function addressOf(page, { rules, players, games, seed }) {
  const address = new URL(page);
  const lang = address.searchParams.get('lang');
  address.search = '';
  if (lang) address.searchParams.set('lang', lang);
  for (const one of rules) address.searchParams.append('rules', one);
  for (const [name, value] of Object.entries({ players: players.join(','), games: String(games), seed }))
    address.searchParams.set(name, value);
  address.hash = 'lab';
  return address.href;
}

/**
 * @param {Museum} museum
 * @param {Choices} choices
 * @param {(what: Partial<Choices>) => void} choose
 */
export function choicesView(museum, { rules, players, games, seed }, choose) {
  const { t, amount } = museum.words;
  const levels = [
    { value: RANDOM, label: t('lab-random') },
    ...museum.catalogue.levels.map(({ id }) => ({ value: String(id), label: playerName(museum, String(id)) })),
  ];
  const counts = [...new Set([...GAMES, games])].sort((a, b) => a - b);
  const put = (/** @type {number} */ at, /** @type {string} */ text) =>
    choose({ rules: rules.map((one, i) => (i === at ? text : one)) });
  return [
    h('h2', { key: 'which' }, t('lab-which')),
    h('p', { class: 'note', key: 'which-note' }, t('lab-which-note')),
    rules.map((written, i) => rulesField(museum, written, i, rules.length > FEWEST, put, choose, rules)),
    rules.length < MOST &&
      h(
        'p',
        { class: 'row', key: 'add' },
        button(t('lab-add'), () => choose({ rules: [...rules, nextRules(museum.catalogue, rules)] }), {
          class: 'quiet',
        }),
      ),
    h('h2', { key: 'who' }, t('lab-who')),
    select('lab-a', t('lab-player-a'), levels, players[0], (value) => choose({ players: [value, players[1]] })),
    select('lab-b', t('lab-player-b'), levels, players[1], (value) => choose({ players: [players[0], value] })),
    h('p', { class: 'note', key: 'unequal-note', id: 'lab-unequal' }, t('lab-unequal')),
    h(
      'div',
      { class: 'segments', key: 'unequal' },
      button(
        t('lab-against', { a: playerName(museum, UNEQUAL[0]), b: playerName(museum, UNEQUAL[1]) }),
        () => choose({ players: [...UNEQUAL] }),
        { 'aria-pressed': String(players.join() === UNEQUAL.join()), 'aria-describedby': 'lab-unequal' },
      ),
    ),
    h('h2', { key: 'how-many', id: 'lab-how-many' }, t('lab-how-many')),
    h(
      'div',
      { class: 'segments', role: 'group', 'aria-labelledby': 'lab-how-many', key: 'games' },
      counts.map((count) =>
        button(amount(count), () => choose({ games: count }), { 'aria-pressed': String(count === games), key: count }),
      ),
    ),
    h(
      'div',
      { class: 'labelled', key: 'seed' },
      h('label', { for: 'lab-seed' }, t('lab-seed')),
      h(
        'div',
        { class: 'row' },
        h('input', {
          id: 'lab-seed',
          value: seed,
          maxlength: LONGEST_SEED,
          autocomplete: 'off',
          'aria-describedby': 'lab-seed-note',
          on: { input: (event) => choose({ seed: event.target.value }) },
        }),
        button(t('teachers-new-code'), () => choose({ seed: newShortSeed() }), { class: 'quiet' }),
      ),
      h('p', { class: 'note', id: 'lab-seed-note' }, t('lab-seed-note')),
    ),
  ];
}

/**
 * One of the rules, and an option of it. Rules of an address may have several options: they then are a choice too.
 * @param {Museum} museum
 * @param {string} written
 * @param {number} i
 * @param {boolean} removable
 * @param {(at: number, text: string) => void} put
 * @param {(what: Partial<Choices>) => void} choose
 * @param {string[]} all
 */
function rulesField({ words, catalogue }, written, i, removable, put, choose, all) {
  const { t } = words;
  const [id = '', options = ''] = written.split('?');
  const number = i + 1;
  const named = catalogue.rulesets.map((one) => ({ value: one.id, label: t(one.name) }));
  const chosen = catalogue.rulesets.find((one) => one.id === id);
  const said = options && optionsSaid(chosen, options, words);
  const changes = [{ value: '', label: t('lab-no-change') }, ...(chosen ? changesOf(chosen, words) : [])];
  if (!changes.some(({ value }) => value === options)) changes.push({ value: options, label: said });
  return h(
    'div',
    { class: 'lab-column', key: `rules-${i}` },
    select(`lab-rules-${number}`, t('lab-rules', { number }), named, id, (value) => put(i, value)),
    changes.length > 1 &&
      h(
        'select',
        {
          key: 'change',
          'aria-label': t('lab-change', { number }),
          value: options,
          on: { change: (event) => put(i, event.target.value ? `${id}?${event.target.value}` : id) },
        },
        changes.map(({ value, label }) => h('option', { value, key: value }, label)),
      ),
    // The menu is too narrow for most of them.
    said && h('p', { class: 'note', key: 'said', 'aria-hidden': 'true' }, said),
    removable &&
      button('×', () => choose({ rules: all.filter((_, at) => at !== i) }), {
        class: 'quiet',
        key: 'remove',
        'aria-label': t('lab-remove', { number }),
      }),
  );
}

/**
 * The first rules that are not there yet.
 * @param {Catalogue} catalogue
 * @param {string[]} there
 */
const nextRules = ({ rulesets }, there) => rulesets.find(({ id }) => !there.includes(id))?.id ?? there[0] ?? '';
