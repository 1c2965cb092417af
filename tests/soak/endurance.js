// Runs in the page before its own scripts: lets the computers play one game after the other, and can end the engine.
(() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...sent) {
    if (!sent[0]?.start?.make) window.engine = this;
    return postMessage.apply(this, sent);
  };
  const named = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
  Object.assign(window, {
    games: 0,
    /** Begin the next game whenever one has ended; after a loss too many, start the engine again. */
    playOn() {
      setInterval(() => {
        const again = document.querySelector('.ended .main');
        if (!again) return void named('Try again')?.click();
        window.games += 1;
        again.click();
      }, 100);
    },
  });
})();
