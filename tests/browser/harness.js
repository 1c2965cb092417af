// The engine's client alone on a page, for the tests: what it pushes is collected, the rest is asked through window.
import { connect } from '../../js/engine/client.js';
import { storeSite } from '../../js/page/offline.js';

const pushes = [];
const client = connect((message) => pushes.push({ ...message, at: performance.now() }));
const ask = (request) =>
  client.ask(request).then(
    (answer) => ({ ok: true, ...answer }),
    (error) => ({ ok: false, ...error }),
  );
const offline = (push = (message) => pushes.push({ ...message }), keep = ENGLISH) => storeSite(push, keep);
Object.assign(window, { pushes, client, ask, offline });

if (parent !== window) {
  // In a frame of another site: play a little, and say how it went.
  const players = { light: { kind: 'human' }, dark: { kind: 'human' } };
  ask({ type: 'new', rules: 'finkel', players, seed: 'ab'.repeat(32) }).then((answer) =>
    parent.postMessage({ answer, pushes }, '*'),
  );
}
