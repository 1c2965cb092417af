// Runs in a kiosk after page_clock.js: counts the games that its computers have played to the end.
(() => {
  window.finished = 0;
  window.clock.onDue = ({ type }) => {
    if (type === 'kiosk-again' && document.querySelector('.kiosk-attract .won')) window.finished += 1;
  };
})();
