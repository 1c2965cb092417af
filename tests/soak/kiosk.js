// Runs in a kiosk before its own scripts: makes its time run faster, counts games and captions, can end the engine.
(() => {
  const { setTimeout } = window;
  const { postMessage } = Worker.prototype;
  Object.assign(window, { faster: 1, begun: 0, finished: 0, captions: 0 });
  // The page that is loaded anew at night would begin to count anew.
  const shorter = (ms) => (ms >= 300 && ms < 3_000_000 ? ms / window.faster : ms);
  window.setTimeout = (run, ms, ...more) => setTimeout(run, shorter(ms), ...more);
  Worker.prototype.postMessage = function (...sent) {
    if (!sent[0]?.start?.make) window.engine = this;
    if (typeof sent[0] === 'string' && sent[0].includes('"type":"new"')) window.begun += 1;
    return postMessage.apply(this, sent);
  };
  let [last, caption] = [0, null];
  setInterval(() => {
    const now = document.querySelector('.kiosk-captions');
    if (now && now !== caption) window.captions += 1;
    caption = now ?? caption;
    if (window.begun === last || !document.querySelector('.kiosk-attract .won')) return;
    last = window.begun;
    window.finished += 1;
  }, 5);
})();
