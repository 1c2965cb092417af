/** The course of a game, and what decided it. */
import { h } from '../lib/dom.js';
import { namesPlayer } from '../lib/words.js';
import { button } from './dialog.js';
import { graphView } from './graph.js';
import { amounts } from './sums.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */

/**
 * @param {State} state
 * @param {Send} send
 */
export function reviewView(state, send) {
  const { review } = state.learn;
  if (!review) return null;
  const { plain, mine } = amounts(state, review);
  return [graphView(state, send, review, { plain, mine }), decided(state, send, review)];
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Review} review
 */
function decided(state, send, review) {
  const { t } = state.words;
  const { signed } = amounts(state, review);
  if (!review.decided.length) return h('p', { key: 'decided' }, t('review-even'));
  return h(
    'section',
    { key: 'decided' },
    h('h3', null, t('review-decided')),
    h(
      'ul',
      { class: 'decided' },
      review.decided.map((one) =>
        h(
          'li',
          { key: one.ply },
          h(
            'p',
            null,
            h('strong', null, t('review-swing', { kind: one.kind, value: signed(one.change) })),
            ' ',
            one.kind === 'choice' && !namesPlayer(one.text) && [t(`side-${one.by}`), ': '],
            t(one.text),
            one.best && [' ', t('review-better', { move: one.best.action })],
          ),
          button(
            t('review-show'),
            () => send({ type: 'look-asked', ply: one.kind === 'luck' ? one.ply + 1 : one.ply, best: one.best?.index }),
            { class: 'quiet' },
          ),
        ),
      ),
    ),
  );
}
