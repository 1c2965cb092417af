/** What the builder writes: the address of a frame, and the lines that put it into a page. */

/**
 * @typedef {object} Choices of the builder
 * @property {string} rules
 * @property {import('../embed/asked.js').Asked['mode']} mode
 * @property {string} second the ruleset beside it, where two are compared
 * @property {string} position
 * @property {string} caption
 * @property {string} lang
 * @property {string} theme
 * @property {string} controls
 * @property {boolean} hints
 * @property {boolean} sound
 * @property {boolean} store
 * @property {'wide'|'square'|'tall'} shape
 * @property {'frame'|'element'|'oembed'} way
 */

/** The shape of a frame whose page does not say how high it is. */
export const SHAPES = { wide: '4/3', square: '1/1', tall: '3/4' };

/**
 * The parameters that say something else than what is usual.
 * @param {Choices} choices
 * @returns {[name: string, value: string][]}
 */
export function parametersOf(choices) {
  const { rules, mode, second, position, caption, lang, theme, controls, hints, sound, store } = choices;
  /** @type {[string, string|false][]} */
  const all = [
    ['rules', rules],
    ['mode', mode !== 'play' && mode],
    ['with', mode === 'compare' && second],
    ['position', mode === 'position' && position],
    ['caption', mode === 'position' && caption],
    ['lang', lang !== 'auto' && lang],
    ['theme', theme !== 'auto' && theme],
    ['controls', controls !== 'full' && controls],
    ['hints', !hints && '0'],
    ['sound', sound && '1'],
    ['store', store && 'local'],
  ];
  return /** @type {[string, string][]} */ (all.filter(([, value]) => value));
}

/**
 * @param {Choices} choices
 * @param {string} site the address of the folder of index.html
 */
export function frameAddress(choices, site) {
  const address = new URL('embed.html', site);
  for (const [name, value] of [['v', '1'], ...parametersOf(choices)]) address.searchParams.set(name ?? '', value ?? '');
  return address.href;
}

/** Only what the game needs; with storage, the origin of its own. @param {Choices} choices */
export const sandboxOf = ({ store }) => `allow-scripts${store ? ' allow-same-origin' : ''}`;

/**
 * The lines to copy.
 * @param {Choices} choices
 * @param {string} site
 * @param {string} title
 */
export function snippetOf(choices, site, title) {
  if (choices.way === 'oembed') return new URL(`oembed/${choices.rules}.html`, site).href;
  if (choices.way === 'element') {
    const attributes = parametersOf(choices).map(([name, value]) => ` ${name}="${quoted(value)}"`);
    const script = `<script src="${quoted(new URL('ur-game.js', site).href)}" async></script>`;
    return `${script}\n<ur-game title="${quoted(title)}"${attributes.join('')}></ur-game>`;
  }
  return [
    `<iframe src="${quoted(frameAddress(choices, site))}"`,
    `  title="${quoted(title)}" loading="lazy" referrerpolicy="no-referrer"`,
    `  sandbox="${sandboxOf(choices)}" allow="fullscreen; clipboard-write"`,
    `  style="width:100%;aspect-ratio:${SHAPES[choices.shape]};min-height:26rem;border:0"></iframe>`,
  ].join('\n');
}

/** @param {string} text in an attribute */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
