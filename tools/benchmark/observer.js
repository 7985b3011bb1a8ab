// Runs in a measured page before the page's own scripts: records what a person sees and when, and hands the stall's
// ledger to the benchmark. Plain JavaScript, because the browser runs this very file.
{
  /** @type {import('./phone').Observed} */
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    clickedAt: 0,
    headings: {},
    signAt: 0,
    tapsMs: [],
  };
  Object.assign(globalThis, { observed: seen });

  /**
   * @param {string} type
   * @param {(entry: any) => void} take
   */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  addEventListener('click', ({ timeStamp }) => (seen.clickedAt = timeStamp), true);

  /** @param {Element | null} element */
  const isVisible = (element) => Boolean(element && element.getClientRects().length > 0);

  /**
   * Whether React has hydrated an element: only then does it store the element's props on it. Without
   * this, a prerendered page that does not react yet would count as usable.
   *
   * @param {Element | undefined} element
   */
  const isHydrated = (element) =>
    element === undefined || Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  /** Runs once the browser has painted this frame. @param {(time: number) => void} then */
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage(null);
  };

  const look = () => {
    requestAnimationFrame(look);
    const sign = /** @type {any} */ (globalThis).signs?.[location.pathname];
    if (sign && !seen.signAt && isVisible(document.querySelector(sign))) {
      painted((time) => (seen.signAt ||= time));
    }
    const heading = document.querySelector('main h1');
    if (!heading || !isVisible(heading)) return;
    const text = heading.textContent;
    const noted = (seen.headings[text] ??= { visibleAt: 0, usableAt: 0 });
    if (!noted.visibleAt) painted((time) => (noted.visibleAt ||= time));
    if (noted.usableAt) return;
    const controls = document.querySelectorAll('main :is(a, button, input, textarea, select)');
    const control = [...controls].find(isVisible);
    if (isHydrated(heading) && isHydrated(control)) painted((time) => (noted.usableAt ||= time));
  };
  requestAnimationFrame(look);

  addEventListener(
    'pointerup',
    ({ target, timeStamp }) => {
      const dish = /** @type {Element} */ (target).closest('[aria-keyshortcuts="Delete"]');
      if (!dish) return;
      const before = dish.textContent;
      const lookAgain = () => {
        if (dish.textContent === before) requestAnimationFrame(lookAgain);
        else painted((time) => seen.tapsMs.push(time - timeStamp));
      };
      requestAnimationFrame(lookAgain);
    },
    true,
  );

  // React keeps the props of each component above an element that it rendered.
  const ledger = () => {
    const heading = /** @type {any} */ (document.querySelector('main h1'));
    const key = Object.keys(heading).find((name) => name.startsWith('__reactFiber$')) ?? '';
    let fiber = heading[key];
    while (!fiber.memoizedProps?.shell) fiber = fiber.return;
    return fiber.memoizedProps.shell.ledger;
  };

  /** @type {import('./phone').StallInPage} */
  const stall = {
    today: () => ledger().today.getSnapshot(),
    append: async ({ day, entries }) => {
      const { ok } = await ledger().append(entries, day);
      if (!ok) throw new Error(`The events of ${day} were not stored.`);
    },
    platesOf: async (day) => (await ledger().totals({ from: day, to: day }))[0]?.plates ?? 0,
    emptySnapshot: () => {
      const snapshot = JSON.parse(localStorage.getItem('thela.day') ?? '');
      for (const dish of Object.keys(snapshot.day.platesSold)) snapshot.day.platesSold[dish] = 0;
      localStorage.setItem('thela.day', JSON.stringify(snapshot));
    },
  };
  Object.assign(globalThis, { stall });
}
