/** Contrast of every pair of colours that has a meaning, in every theme and in print, computed from the styles. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = ['tokens', 'print']
  .map((name) => readFileSync(new URL(`../../css/${name}.css`, import.meta.url), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\//gs, '');

/** Custom properties of the block that follows a text. */
function block(from) {
  const start = css.indexOf('{', css.indexOf(from));
  assert.ok(css.includes(from), from);
  const values = css.slice(start + 1, css.indexOf('}', start));
  return Object.fromEntries([...values.matchAll(/(--[\w-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]));
}

/** Each value as the browser computes it: without var(). */
function computed(values) {
  const known = (text) =>
    text.replace(/var\((--[\w-]+)(?:, ([^()]*))?\)/g, (_, name, otherwise) =>
      values[name] === 'initial' ? otherwise : known(values[name]),
    );
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, known(value).trim()]));
}

const plain = block(':root {\n  --paper');
const system = block(':root {\n    --paper');
const colours = block(":root:not([data-theme='contrast']) {");
const day = block(':root {\n  --day');
const night = block(":root:not([data-theme='light'], [data-theme='contrast']) {");
const light = computed({ ...plain, ...day, ...colours });
const paper = block(':root:root {\n    --page:');
const themes = {
  light,
  'dark by the system': computed({ ...plain, ...day, ...colours, ...night }),
  dark: computed({ ...plain, ...day, ...colours, ...block(":root[data-theme='dark'] {") }),
  contrast: computed({ ...plain, ...day }),
  print: computed({ ...plain, ...day, ...colours, ...paper }),
  'print in contrast': computed({ ...plain, ...day, ...paper }),
};
const forced = computed({ ...plain, ...day, ...system });

function luminance(hex) {
  const long = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1, 7);
  const [r, g, b] = [0, 2, 4]
    .map((at) => parseInt(long.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SHELLS = ['shell', 'shell-b', 'shell-c'];
const GROUNDS = ['page', 'panel', 'trough', ...SHELLS, 'bitumen', 'lapis-1', 'act'];

/** [foreground, background, least] — 4.5 for text, 3 for shapes. */
const PAIRS = [
  ['ink', 'page', 7],
  ['ink', 'panel', 7],
  ['ink', 'trough', 7],
  ...['page', 'panel', 'trough'].map((ground) => ['soft', ground, 4.5]),
  ['act-ink', 'act', 4.5],
  ['act-ink', 'act-deep', 4.5],
  ['link', 'page', 4.5],
  ['link', 'panel', 4.5],
  ['warn', 'page', 4.5],
  ['warn', 'panel', 4.5],
  ['edge', 'page', 3],
  ['edge', 'panel', 3],
  // The two inks of an ornament, each in its tones; letters inlaid in the edge.
  ...SHELLS.flatMap((shell) => [
    ...['lapis-1', 'lapis-2', 'lapis-3', 'lapis-4'].map((one) => [one, shell, 4]),
    ...['lime-1', 'lime-2', 'lime-3'].map((one) => [one, shell, 3]),
    ['bitumen', shell, 7],
    ['label', shell, 7],
  ]),
  ['red', 'shell', 3],
  // A piece is told from its ground by its rim, and its marks from its face.
  ...SHELLS.map((ground) => ['pearl-rim', ground, 4.5]),
  ['pearl-rim', 'pearl-3', 3],
  ...['pearl-1', 'pearl-2', 'pearl-3'].map((face) => ['pearl-mark', face, 4.5]),
  ...SHELLS.map((ground) => ['shale-1', ground, 3.5]),
  ...['shale-1', 'shale-2', 'shale-3'].map((face) => ['shale-mark', face, 4]),
  ['shale-rim', 'shale-3', 4.5],
  ['pearl-rim', 'trough', 3, 'light'],
  ['shale-rim', 'trough', 3, 'dark'],
  // The two sides against each other.
  ['pearl-3', 'shale-2', 4.5],
  // Gold never stands without its line of bitumen, which stands out from shell; ink on gold.
  ['gold', 'gold-line', 4.5],
  ...SHELLS.map((ground) => ['gold-line', ground, 7]),
  ['gold', 'shale-3', 4.5],
  ['notch', 'shell', 7],
  // Dice: a marked corner against the face it is on. Coins: their mark and their edge.
  ['die-tip', 'die-lit', 4.5],
  ['die-tip-dim', 'die-dim', 4.5],
  ['die-line', 'die-lit', 4.5],
  ['their-tip', 'their-lit', 2.5],
  ['their-tip-dim', 'their-dim', 2.5],
  ['coin-mark', 'coin', 4.5],
  ['coin-mark', 'coin-2', 2],
];

/** Colours that only make things look solid: nothing is told by them. */
const LOOKS = [
  'page-lit',
  'trough-edge',
  'line',
  'shadow-of-act',
  'shell-flat',
  'growth',
  'lit',
  'shaded',
  'bitumen-lit',
  'rim',
  'pearl-edge',
  'shale-edge',
  'turned',
  'cast',
  'their-top',
  'their-line',
  'coin-edge',
];

test('every colour is in a pair, or tells nothing', () => {
  const paired = new Set([...PAIRS.flat(), ...LOOKS, 'focus', 'focus-halo']);
  const names = Object.keys(colours)
    .filter((name) => light[name].startsWith('#'))
    .map((name) => name.slice(2));
  assert.deepEqual(
    names.filter((name) => !paired.has(name)),
    [],
  );
  assert.deepEqual(
    LOOKS.filter((name) => !names.includes(name)),
    [],
  );
});

for (const [name, theme] of Object.entries(themes)) {
  test(`the focus shows on every ground, by one of its two rings: ${name}`, () => {
    assert.ok(contrast(theme['--focus'], theme['--focus-halo']) >= 4.5);
    for (const ground of GROUNDS) {
      const best = Math.max(...['--focus', '--focus-halo'].map((ring) => contrast(theme[ring], theme[`--${ground}`])));
      assert.ok(best >= 3, `${ground}: ${best.toFixed(2)}`);
    }
  });
}

for (const [name, theme] of Object.entries(themes)) {
  test(`every pair can be told apart: ${name}`, () => {
    for (const [one, other, least, only] of PAIRS) {
      if (only && !name.startsWith(only)) continue;
      const [a, b] = [theme[`--${one}`], theme[`--${other}`]];
      assert.ok(a?.startsWith('#') && b?.startsWith('#'), `--${one} and --${other} are colours`);
      const found = contrast(a, b);
      assert.ok(found >= least, `${one} ${a} on ${other} ${b}: ${found.toFixed(2)} < ${least}`);
    }
  });
}

test('the system and the choice of dark give the same colours', () => {
  assert.deepEqual(themes['dark by the system'], themes.dark);
});

test('forced colours are only colours of the system', () => {
  const named = Object.keys(colours).filter((name) => light[name].startsWith('#'));
  assert.ok(named.length > 60);
  for (const name of named)
    assert.match(forced[name], /^(Canvas|CanvasText|Highlight|LinkText|Button(Border|Face|Text)|#(0000|fff0))$/, name);
});

test('an ornament without a meaning is fainter, and can still be read', () => {
  const mix = (one, other, share) => {
    const parts = (hex) =>
      [1, 3, 5].map((at) =>
        parseInt((hex.length === 4 ? [...hex].map((c, i) => (i ? c + c : c)).join('') : hex).slice(at, at + 2), 16),
      );
    const [a, b] = [parts(one), parts(other)];
    return `#${a
      .map((value, i) =>
        Math.round(value * share + b[i] * (1 - share))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  };
  for (const [name, theme] of Object.entries(themes)) {
    if (name.startsWith('print')) continue;
    const ground = theme['--shell-flat'];
    const found = contrast(mix(theme['--lapis-1'], ground, Number(theme['--quiet'])), ground);
    assert.ok(found >= 3, `${name}: ${found.toFixed(2)}`);
  }
});

test('paper is never dark', () => {
  const screens = [...css.matchAll(/@media ([^{]*)\{\s*:root[^{]*\{\s*--day: ;/g)].map(([, media]) => media);
  assert.equal(screens.length, 2);
  for (const media of screens) assert.match(media, /^screen/);
});
