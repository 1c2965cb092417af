/** What a kiosk does not do: nothing leads out of it, and nobody changes it for the next visitor. */

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */

/** What leads to stored games, to files and links, or to what makes sense only on a device of one's own. */
const REFUSED = new Set([
  'game-open',
  'game-import',
  'game-export',
  'game-delete',
  'text-asked',
  'link-asked',
  'rules-link-asked',
  'copy-by-hand',
  'dice-note',
  'dice-asked',
  'look-back-asked',
  'settings-reset',
]);
/** The one dialog of the page that a kiosk has. */
const PANELS = new Set(['rulebook', null]);
/** What a visitor may change; the next one begins again. */
const SETTINGS = new Set(['big', 'lang']);
/** What a person does in a game; on every other screen it is refused. */
const PLAYING = /^escape$|-(asked|chosen)$/;

/**
 * @param {KioskState} state
 * @param {Message} message
 */
export function isWanted(state, message) {
  const { type } = message;
  if (type === 'panel') return PANELS.has(message.panel);
  if (type === 'setting') return SETTINGS.has(message.key);
  return !REFUSED.has(type) && (state.kiosk.stage === 'play' || !PLAYING.test(type));
}

/**
 * Whether an effect is for this stage: a game that nobody plays takes no focus, and is not judged afterwards.
 * @param {KioskState['kiosk']['stage']} stage
 * @param {Effect} effect
 */
export const isForStage = (stage, effect) =>
  stage !== 'attract' || (effect.do !== 'focus' && !(effect.do === 'ask' && effect.request.type === 'review'));
