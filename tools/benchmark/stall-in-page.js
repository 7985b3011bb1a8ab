// Runs in a measured page before the page's own scripts: hands its ledger to the benchmark, and records when
// figures are there. Plain JavaScript, because the browser runs this very file.
{
  const SNAPSHOT = 'thela.day';
  const PENDING = 'thela.pending.';

  const platesShown = () =>
    [...document.querySelectorAll('main li input')].reduce(
      (sum, input) => sum + Number(/** @type {HTMLInputElement} */ (input).value),
      0,
    );

  // React keeps the props of each component above an element that it rendered.
  const ledger = () => {
    const heading = /** @type {any} */ (document.querySelector('main h1'));
    const key = Object.keys(heading).find((name) => name.startsWith('__reactFiber$')) ?? '';
    let fiber = heading[key];
    while (!fiber.memoizedProps?.shell) fiber = fiber.return;
    return fiber.memoizedProps.shell.ledger;
  };

  /** @type {import('./ledger-profile').StallInPage} */
  const stall = {
    rightAt: 0,
    clickedAt: 0,
    shownAt: 0,
    storedAt: 0,
    platesShown,
    today: () => ledger().today.getSnapshot(),
    append: async ({ day, entries }) => {
      const { ok } = await ledger().append(entries, day);
      if (!ok) throw new Error(`The events of ${day} were not stored.`);
    },
    totals: async (range) => {
      const start = performance.now();
      const totals = await ledger().totals(range);
      return { ms: performance.now() - start, totals };
    },
    emptySnapshot: () => {
      const snapshot = JSON.parse(localStorage.getItem(SNAPSHOT) ?? '');
      for (const dish of Object.keys(snapshot.day.platesSold)) snapshot.day.platesSold[dish] = 0;
      localStorage.setItem(SNAPSHOT, JSON.stringify(snapshot));
    },
  };
  Object.assign(globalThis, { stall });

  let platesBefore = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      platesBefore = platesShown();
      Object.assign(stall, { clickedAt: timeStamp, shownAt: 0, storedAt: 0 });
    },
    true,
  );

  // The shell removes an event from localStorage as soon as the database has confirmed it.
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function remove(key) {
    if (key.startsWith(PENDING)) stall.storedAt = performance.now();
    removeItem.call(this, key);
  };

  /** Runs once the browser has painted this frame. @param {(time: number) => void} then */
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage(null);
  };

  const look = () => {
    requestAnimationFrame(look);
    if (!stall.rightAt && platesShown() > 0) painted((time) => (stall.rightAt ||= time));
    if (stall.clickedAt && !stall.shownAt && platesShown() !== platesBefore) {
      painted((time) => (stall.shownAt ||= time));
    }
  };
  requestAnimationFrame(look);
}
