/** The laboratory of rules: its address, its games some at a time, and the table of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, choicesView, optionsSaid, readChoices } from '../../js/museum/lab_choices.js';
import { clock, csvOf, progressOf, startRun } from '../../js/museum/lab_run.js';

const USUAL = {
  rules: ['finkel', 'blitz'],
  players: /** @type {[string, string]} */ (['4', '4']),
  games: 100,
  seed: '7',
};
/** The rulesets and the levels that there are. */
const CATALOGUE = /** @type {any} */ ({
  rulesets: ['finkel', 'blitz', 'skiryuk', 'bell', 'aseb', 'tablet'].map((id) => ({ id })),
  levels: [{ id: 3 }, { id: 4 }, { id: 7 }],
});
const JOB = { ...USUAL, games: 3, kind: 'differences' };

test('an address opens the choices that it was made of', () => {
  const chosen = {
    rules: ['skiryuk', 'skiryuk?mixed=B3,B7&pieces=3'],
    players: USUAL.players,
    games: 12,
    seed: 'é & 7',
  };
  const address = addressOf('https://a.example/ur/museum.html?lang=de&rules=bell#teachers', chosen);
  assert.match(address, /^https:\/\/a\.example\/ur\/museum\.html\?lang=de&.*#lab$/);
  assert.deepEqual(readChoices(new URL(address).search, USUAL, CATALOGUE), chosen);
});

test('what does not fit in an address is left out', () => {
  const read = (/** @type {string} */ search) => readChoices(search, USUAL, CATALOGUE);
  assert.deepEqual(read('?rules=finkel&players=4&games=20000'), USUAL);
  const five = read('?rules=bell&rules=aseb&rules=blitz&rules=tablet&rules=finkel&players=3,4,7&games=0');
  assert.deepEqual(five, { ...USUAL, rules: ['bell', 'aseb', 'blitz', 'tablet'] });
  assert.deepEqual(read('?rules=chess&rules=bell?stake=5&players=random,9'), USUAL, 'no such rules, no such player');
  const some = read('?rules=chess&rules=bell?stake=5&rules=aseb&players=random,7');
  assert.deepEqual(some, { ...USUAL, rules: ['bell?stake=5', 'aseb'], players: ['random', '7'] });
});

test('options are said in words; an option of rules that are not known stays as it is written', () => {
  const said = { t: (/** @type {any} */ id, /** @type {any} */ args) => [id, ...Object.values(args ?? {})].join(' ') };
  const join = (/** @type {string} */ _, /** @type {string[]} */ parts) => parts.join(', ');
  const words = /** @type {any} */ ({ ...said, list: (/** @type {string[]} */ all) => all.join('+'), inOrder: join });
  const valueTexts = { rosette: 'a rosette', capture: 'a capture' };
  const rules = /** @type {any} */ ({ options: [{ key: 'again', text: 'again for', valueTexts }] });
  const written = 'pieces=3&again=rosette,capture&new=1';
  assert.equal(
    optionsSaid(rules, written, words),
    'lab-option option-pieces 3, lab-option again for a rosette+a capture, new=1',
  );
});

test('two players of different strength, with which luck can be measured, are one press away', () => {
  const said = (/** @type {any} */ id, /** @type {any} */ args) => [id, ...Object.values(args ?? {})].join(' ');
  const museum = /** @type {any} */ ({
    words: { t: said, amount: String },
    catalogue: { rulesets: [], levels: [{ id: 3 }, { id: 7 }] },
  });
  /** @param {any} node @returns {any[]} */
  const buttons = (node) =>
    Array.isArray(node) ? node.flatMap(buttons) : node?.tag === 'button' ? [node] : buttons(node?.children ?? []);
  /** @param {typeof USUAL.players} players */
  const offered = (players) => {
    const asked = /** @type {any[]} */ ([]);
    const all = buttons(choicesView(museum, { ...USUAL, players }, (what) => asked.push(what)));
    const found = all.filter(({ children }) => children.join().startsWith('lab-against'));
    for (const { props } of found) props.on.click();
    return [found.map(({ children, props }) => [children.join(), props['aria-pressed']]), asked];
  };
  assert.deepEqual(offered(['4', '4']), [[['lab-against level 7 level 3', 'false']], [{ players: ['7', '3'] }]]);
  assert.equal(offered(['7', '3'])[0]?.[0]?.[1], 'true');
});

test('a time is written with minutes and seconds', () => {
  assert.deepEqual([0, 4.4, 59.6, 3725].map(clock), ['0:00:00', '0:00:04', '0:01:00', '1:02:05']);
});

/**
 * An engine that plays one game at a time.
 * @param {(request: any, count: number) => void} [first] called with each request and how many games came before
 */
function engine(first = () => {}) {
  let count = 0;
  const asked = /** @type {any[]} */ ([]);
  return {
    asked,
    start() {},
    /** @param {any} request */
    async ask(request) {
      first(request, count);
      asked.push(request);
      if (request.type === 'lab-figures') return /** @type {any} */ ({ head: ['# ur lab', 'rules,game'] });
      count += 1;
      return /** @type {any} */ ({
        games: 1,
        sums: { of: request.first + 1 },
        lines: [`${request.rules},${request.first}`],
      });
    },
  };
}

/**
 * A run, when it has ended.
 * @param {ReturnType<typeof engine>} played
 * @param {(stop: () => void) => void} [drawn]
 */
const ended = (played, drawn = () => {}) =>
  new Promise((resolve) => {
    const started = startRun(played, JOB, () => {
      drawn(started.stop);
      if (['finished', 'stopped', 'failed'].includes(started.run.phase)) setTimeout(() => resolve(started.run), 0);
    });
  });

test('the rules take turns, each game is played once, and the table is in the order of the rules', async () => {
  const played = engine();
  const run = /** @type {import('../../js/museum/lab_run.js').Run} */ (await ended(played));
  assert.equal(run.phase, 'finished');
  const games = played.asked.filter(({ type }) => type === 'lab');
  assert.deepEqual(
    games.map(({ rules, first, games: most }) => [rules, first, most]),
    [0, 1, 2].flatMap((first) => ['finkel', 'blitz'].map((rules) => [rules, first, 3 - first])),
  );
  assert.deepEqual(games.at(-1).sums, { of: 2 });
  assert.equal(csvOf(run), '# ur lab\nrules,game\nfinkel,0\nfinkel,1\nfinkel,2\nblitz,0\nblitz,1\nblitz,2\n');
  assert.equal(progressOf(run).done, 6);
});

test('what is done is kept when it is stopped, and nothing more is played', async () => {
  const played = engine();
  let stopped = 0;
  const run = /** @type {any} */ (
    await ended(played, (stop) => {
      if (played.asked.length === 4 && !stopped++) stop();
    })
  );
  assert.equal(run.phase, 'stopped');
  assert.equal(progressOf(run).done, 2);
  assert.equal(played.asked.at(-1).type, 'lab-figures');
});

test('an engine that is lost is asked for the same games again', async () => {
  let losses = 0;
  const played = engine((request, count) => {
    if (request.type === 'lab' && count === 3 && losses++ < 2) throw { code: 'lost' };
  });
  const run = /** @type {any} */ (await ended(played));
  assert.equal(run.phase, 'finished');
  assert.equal(progressOf(run).done, 6);
});

test('games that were played before a failure are kept', async () => {
  const run = /** @type {any} */ (
    await ended(
      engine((request, count) => {
        if (request.type === 'lab' && count === 3) throw { code: 'failed' };
      }),
    )
  );
  assert.equal(run.phase, 'failed');
  assert.equal(progressOf(run).done, 3);
  assert.ok(run.found);
});
