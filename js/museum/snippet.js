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

/** What is chosen at first. The builder begins with the language of its own page instead. @type {Choices} */
export const USUAL = {
  rules: 'finkel',
  mode: 'play',
  second: 'tablet',
  position: 'light; B6=L B4=D A3=L; hand 5/6; off 0/0',
  caption: '',
  lang: 'auto',
  theme: 'auto',
  controls: 'full',
  hints: true,
  sound: false,
  store: false,
  shape: 'wide',
  way: 'frame',
};

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

/**
 * The ways into a page that can be chosen.
 * @param {boolean} oembed this site was built with its address, and so has answers for systems that know oEmbed
 * @param {boolean} open its host lets pages without an origin load its files, as the frames of these systems are
 * @returns {Choices['way'][]}
 */
export const waysOf = (oembed, open) => [
  'frame',
  'element',
  ...(oembed && open ? [/** @type {const} */ ('oembed')] : []),
];

/** What reaches the frame: an address for oEmbed names the rules alone. @param {Choices} choices */
export const keptOf = (choices) =>
  choices.way === 'oembed' ? { ...USUAL, rules: choices.rules, way: choices.way } : choices;

/**
 * Only what the game needs: an origin of its own to store games, or to load its files from a host that does not let
 * everybody load them.
 * @param {Choices} choices
 * @param {boolean} open the host lets everybody
 */
export const sandboxOf = ({ store }, open) => `allow-scripts${store || !open ? ' allow-same-origin' : ''}`;

/**
 * The lines to copy.
 * @param {Choices} choices
 * @param {string} site
 * @param {string} title
 * @param {boolean} open
 */
export function snippetOf(choices, site, title, open) {
  if (choices.way === 'oembed') return new URL(`oembed/${choices.rules}.html`, site).href;
  const frame = [
    `<iframe src="${quoted(frameAddress(choices, site))}"`,
    `  title="${quoted(title)}" loading="lazy" referrerpolicy="no-referrer"`,
    `  sandbox="${sandboxOf(choices, open)}" allow="fullscreen; clipboard-write"`,
    `  style="width:100%;aspect-ratio:${SHAPES[choices.shape]};min-height:420px;border:0"></iframe>`,
  ].join('\n');
  if (choices.way === 'frame') return frame;
  const script = `<script src="${quoted(new URL('ur-game.js', site).href)}" async></script>`;
  // The script gives its own frames no more than scripts. A frame that is there keeps its sandbox.
  if (!open) return `${script}\n<ur-game>\n${frame}\n</ur-game>`;
  const attributes = parametersOf(choices).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  return `${script}\n<ur-game title="${quoted(title)}"${attributes.join('')}></ur-game>`;
}

/** @param {string} text in an attribute */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
