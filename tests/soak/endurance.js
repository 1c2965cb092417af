// Runs in a page after page_clock.js: lets the computers play one game after the other.
(() => {
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
      }, 50);
    },
  });
})();
