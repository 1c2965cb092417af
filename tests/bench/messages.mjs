// node messages.mjs <label> <count>: messages made by chance, sent to a game in a frame; prints what they did, as JSON.
import { initial } from '../../js/state/state.js';
import { fuzzed, replay } from '../js/embed_fuzz.js';
import { action, catalogue, finkel, view } from '../js/samples.js';

const [label = 'bench', count = '100000'] = process.argv.slice(2);
const now = view({ phase: 'act', canUndo: true, actions: [action()] });
const first = initial({ catalogue });
const state = {
  ...first,
  screen: 'game',
  rules: finkel,
  view: now,
  truth: now,
  words: { ...first.words, t: () => '' },
  game: { id: 'g', name: '', record: { id: 'g' }, log: [['s']], saved: 1 },
};
const begin = process.cpuUsage();
const found = replay(fuzzed(label, Number(count)), state);
const spent = process.cpuUsage(begin);
console.log(JSON.stringify({ ...found, seconds: (spent.user + spent.system) / 1e6 }));
