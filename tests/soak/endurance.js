// Runs in a page after page_clock.js: lets the computers play one game after the other.
(() => {
  const named = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
  Object.assign(window, {
    /** So many games have ended. */
    games: 0,
    /** After so many games no further one begins until this number grows. */
    most: Number.POSITIVE_INFINITY,
    /** Begin the next game whenever one has ended; after a loss too many, start the engine again. */
    playOn() {
      let ended = false;
      setInterval(() => {
        const again = document.querySelector('.ended .main');
        if (!again) return void named('Try again')?.click();
        if (!ended) window.games += 1;
        ended = window.games >= window.most;
        if (!ended) again.click();
      }, 50);
    },
  });
})();
