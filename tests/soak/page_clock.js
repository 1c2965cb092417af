// Runs in a page before its own scripts: a clock for its waits, so that a day passes in minutes.
// While the engine has nothing to do, it skips to the next wait at once. Otherwise it goes `pace` times as fast as time
// does, and while `hurry` is false just as fast. Only messages of the page wait for it: network and engine do not.
(() => {
  const { setTimeout, clearTimeout, Worker } = window;
  const { postMessage } = Worker.prototype;
  // Ids of waits are above those of the browser.
  const FIRST = 1e9;
  // The wait for the next night is longer.
  const LONGEST = 3_000_000;
  const waits = new Map();
  let [id, real, asked, starting] = [FIRST, performance.now(), 0, false];
  const clock = { now: 0, hurry: false, pace: 1, engine: null, onDue: () => {} };

  window.setTimeout = (run, ms, ...more) => {
    if (!more[0]?.type || ms > LONGEST) return setTimeout(run, ms, ...more);
    waits.set(++id, { due: clock.now + (ms || 0), run: () => run(...more), message: more[0] });
    return id;
  };
  window.clearTimeout = (one) => (one > FIRST ? waits.delete(one) : clearTimeout(one));

  const hear = ({ data, target }) => {
    if (target !== clock.engine) return;
    const { id: answered, type, stage } = JSON.parse(data);
    if (answered !== undefined) asked -= 1;
    if (type === 'boot' && stage === 'ready') starting = false;
  };
  Worker.prototype.postMessage = function (...sent) {
    const [message] = sent;
    if (message.start && !message.start.make) {
      this.addEventListener('message', hear);
      [clock.engine, asked, starting] = [this, 0, true];
    } else if (this === clock.engine && typeof message === 'string') asked += 1;
    return postMessage.apply(this, sent);
  };

  const go = () => {
    const before = real;
    real = performance.now();
    const [first] = [...waits].sort(([, one], [, other]) => one.due - other.due);
    const idle = clock.hurry && !starting && !asked;
    const now = idle && first ? first[1].due : clock.now + (real - before) * (clock.hurry ? clock.pace : 1);
    clock.now = Math.max(clock.now, now);
    if (first && first[1].due <= clock.now) {
      waits.delete(first[0]);
      clock.onDue(first[1].message);
      first[1].run();
    }
    setTimeout(go, 0);
  };
  go();
  window.clock = clock;
})();
