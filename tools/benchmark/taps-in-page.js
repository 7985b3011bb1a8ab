// Runs in a measured page before the page's own scripts: records when each tap on a dish is painted. Plain JavaScript,
// because the browser runs this very file.
{
  /** @type {import('./count-profile').TapsInPage} */
  const taps = { shownMs: [], tasks: [] };
  Object.assign(globalThis, { taps });

  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => taps.tasks.push(duration)),
  ).observe({ type: 'longtask' });

  /** Runs once the browser has painted this frame. @param {() => void} then */
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then);
    port1.start();
    port2.postMessage(null);
  };

  addEventListener(
    'pointerup',
    ({ target, timeStamp }) => {
      const button = /** @type {Element} */ (target).closest('[aria-keyshortcuts="Delete"]');
      if (!button) return;
      const before = button.textContent;
      const look = () => {
        if (button.textContent === before) requestAnimationFrame(look);
        else painted(() => taps.shownMs.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
