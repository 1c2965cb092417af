/** The dice of this game: their fingerprint before, the seed after, every throw made again, and what that proves. */
import { h } from '../lib/dom.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/protocol.js').DiceCheck} DiceCheck */

/**
 * @param {State} state
 * @param {import('../types/messages.js').Send} send
 */
export function fairView(state, send) {
  const { t } = state.words;
  const dice = state.game?.record.dice ?? {};
  const { checked } = state.learn;
  const over = state.truth?.phase === 'over';
  const ours = dice.scheme === 'ur-dice-1';
  return [
    h('p', { key: 'commit' }, t(ours ? 'dice-commit' : 'dice-imported')),
    ours && h('p', { key: 'hash' }, h('code', { class: 'hash' }, dice.commit ?? '')),
    !over && h('p', { key: 'later', class: 'note' }, t('dice-later')),
    // The game of two computers may end while this is open.
    over &&
      ours &&
      !checked &&
      h('p', { key: 'checking', hook: () => send({ type: 'check-asked' }) }, t('dice-checking')),
    over && ours && checked && found(state, checked),
    h('h3', { key: 'proves-title' }, t('dice-proves-title')),
    // What does not fit proves nothing, and says so.
    h('p', { key: 'proves' }, t(ours && (!over || !checked || right(checked)) ? 'dice-proves' : 'dice-proves-nothing')),
    h('p', { key: 'not' }, t('dice-proves-not')),
    h('p', { key: 'how', class: 'note' }, t('dice-how')),
  ];
}

/** @param {DiceCheck} checked */
const right = ({ seedMatches, start, wrong }) => seedMatches && start && !wrong;

/**
 * @param {State} state
 * @param {DiceCheck} checked
 */
function found(state, checked) {
  const { t } = state.words;
  const { throws, wrong, typed, seedMatches, start, seed, word, game } = checked;
  const again = throws.length - typed;
  const facts = [
    ['dice-seed', seed],
    ['dice-word', word],
    ['dice-game', game],
  ].filter(([, value]) => value);
  return [
    h(
      'dl',
      { key: 'facts', class: 'secrets' },
      facts.map(([id, value]) =>
        h(
          'div',
          { key: id },
          h('dt', null, t(/** @type {string} */ (id))),
          h('dd', null, h('code', { class: 'hash' }, value)),
        ),
      ),
    ),
    right(checked) && again > 0 && h('p', { key: 'right', class: 'verdict good' }, t('dice-right', { n: again })),
    (wrong > 0 || !start) &&
      h('p', { key: 'wrong', class: 'verdict' }, t('dice-wrong', { n: wrong + (start ? 0 : 1) })),
    !seedMatches && h('p', { key: 'unkept', class: 'verdict' }, t('dice-unkept')),
    typed > 0 && h('p', { key: 'typed' }, t('dice-typed', { n: typed })),
    h(
      'details',
      { key: 'all' },
      h('summary', null, t('dice-table')),
      h(
        'table',
        { class: 'facts' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            ['dice-n', 'dice-by', 'dice-fell', 'dice-again'].map((id) => h('th', { scope: 'col', key: id }, t(id))),
          ),
        ),
        h(
          'tbody',
          null,
          throws.map((one) =>
            h(
              'tr',
              { key: one.draw },
              h('th', { scope: 'row' }, state.words.amount(one.draw)),
              h('td', null, t(`side-${one.by}`)),
              h('td', null, fell(state, one.name)),
              h('td', null, one.typed ? '–' : fell(state, one.again)),
            ),
          ),
        ),
      ),
    ),
  ];
}

/**
 * @param {State} state
 * @param {string} name
 */
const fell = (state, name) => (name === 'yes' || name === 'no' ? state.words.t(`fell-${name}`) : name);
