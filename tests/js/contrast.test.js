/** Contrast of every pair of colours that carries a meaning, in every theme, computed from css/tokens.css. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../css/tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Custom properties of the block that follows a text. */
function block(from) {
  const start = css.indexOf('{', css.indexOf(from));
  const values = css.slice(start + 1, css.indexOf('}', start));
  return Object.fromEntries([...values.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = block(':root {');
const themes = {
  light,
  'dark by the system': { ...light, ...block(":root:not([data-theme='light'], [data-theme='contrast']) {") },
  dark: { ...light, ...block(":root[data-theme='dark'] {") },
  contrast: { ...light, ...block(":root[data-theme='contrast'] {") },
  print: { ...light, ...block(':root:root {\n    color-scheme: light;') },
};

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

const GROUNDS = ['page', 'panel', 'tray-ground', 'shell', 'shell-2', 'shell-3', 'bitumen', 'lapis', 'accent'];

/** [foreground, background, least] — 4.5 for text, 3 for shapes. */
const PAIRS = [
  ['ink', 'page', 7],
  ['ink', 'panel', 7],
  ['ink', 'tray-ground', 7],
  ['ink-soft', 'page', 4.5],
  ['ink-soft', 'panel', 4.5],
  ['ink-soft', 'tray-ground', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['accent', 'page', 4.5],
  ['accent', 'panel', 4.5],
  ['warning', 'page', 4.5],
  ['warning', 'panel', 4.5],
  ['edge', 'page', 3],
  ['edge', 'panel', 3],
  ...['shell', 'shell-2', 'shell-3'].flatMap((shell) => [
    ['lapis', shell, 4.5],
    ['red', shell, 4],
    ['bitumen', shell, 7],
  ]),
  // Worn ornaments are fainter, and can still be read and counted.
  ...['shell', 'shell-2', 'shell-3'].map((shell) => ['worn', shell, 3]),
  // A piece is told from its ground by its rim, and its marks from its face.
  ...['shell', 'shell-2', 'shell-3'].map((ground) => ['pearl-rim', ground, 4.5]),
  ['pearl-rim', 'pearl-3', 3],
  ...['pearl-1', 'pearl-2', 'pearl-3'].map((face) => ['pearl-mark', face, 4.5]),
  ...['shell', 'shell-2', 'shell-3'].map((ground) => ['shale-1', ground, 4.5]),
  ...['shale-1', 'shale-2', 'shale-3'].map((face) => ['shale-mark', face, 4.5]),
  ['shale-rim', 'shale-3', 4.5],
  ['pearl-rim', 'tray-ground', 3, 'light'],
  ['shale-rim', 'tray-ground', 3, 'dark'],
  // The two sides against each other.
  ['pearl-3', 'shale-1', 4.5],
  // Signs stand on a halo; the halo keeps them from dark ground, themselves from light.
  ['sign', 'halo', 7],
  ['legal', 'halo', 4.5],
  ['warning-sign', 'halo', 4.5],
  ['halo', 'bitumen', 7],
  ['halo', 'shale-1', 7],
  ...['shell', 'shell-2', 'shell-3'].map((ground) => ['legal', ground, 4.5]),
  ['legal-ink', 'page', 3],
  ['legal-ink', 'tray-ground', 3],
  // Dice: a marked corner against the face it is on. Coins: their mark and their edge.
  ['lapis', 'pearl-2', 4.5],
  ['lapis-dim', 'die-dim', 4.5],
  ['gold', 'die-blue', 3],
  ['gold-dim', 'die-blue-dim', 3],
  ['gold-dark', 'gold', 2.5],
];

/** Colours that only make things look solid: nothing is told by them. */
const LOOKS = [
  'line',
  'rim',
  'joint',
  'lapis-2',
  'worn-red',
  'shell-edge',
  'shell-grain',
  'bitumen-side',
  'shade',
  'pearl-side',
  'shale-side',
  'die-dim-2',
  'die-blue-dim-2',
  'die-blue-edge',
];

test('every colour is in a pair, or tells nothing', () => {
  const paired = new Set([...PAIRS.flat(), ...LOOKS, 'focus', 'focus-halo']);
  const colours = Object.entries(light)
    .filter(([, value]) => value.startsWith('#'))
    .map(([name]) => name.slice(2));
  assert.deepEqual(
    colours.filter((name) => !paired.has(name)),
    [],
  );
  assert.deepEqual(
    LOOKS.filter((name) => !colours.includes(name)),
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

test('forced colours name only colours of the system', () => {
  const colours = Object.entries(block(':root:root {\n    --page: Canvas;'));
  assert.ok(colours.length > 30);
  for (const [name, value] of colours)
    assert.match(value, /^(Canvas|CanvasText|GrayText|Highlight|HighlightText|ButtonBorder|transparent)$/, name);
});

test('every colour of the object has a value of the system when colours are forced', () => {
  const forced = block(':root:root {\n    --page: Canvas;');
  const missing = Object.entries(light)
    .filter(([name, value]) => value.startsWith('#') && !(name in forced))
    .map(([name]) => name);
  assert.deepEqual(missing, []);
});

test('paper shows the same, whatever the screen shows', () => {
  const dark = block(":root[data-theme='dark'] {");
  const print = block(':root:root {\n    color-scheme: light;');
  assert.deepEqual(
    Object.keys(dark).filter((name) => !(name in print)),
    [],
  );
});
