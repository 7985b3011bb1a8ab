// Runs in a measured page before the page's own scripts, and records what a person sees and when.
// Plain JavaScript, because the browser runs this very file.
{
  /** @type {import('./phone').Observed} */
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    longFrames: [],
    clickedAt: 0,
    headings: {},
    chartAt: 0,
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
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  observe('long-animation-frame', ({ startTime, duration }) =>
    seen.longFrames.push([startTime, duration]),
  );
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
    const heading = document.querySelector('main h1');
    if (!heading || !isVisible(heading)) return;
    const text = heading.textContent;
    const noted = (seen.headings[text] ??= { visibleAt: 0, usableAt: 0 });
    if (!noted.visibleAt) painted((time) => (noted.visibleAt ||= time));
    if (!noted.usableAt) {
      const controls = document.querySelectorAll('main :is(a, button, input, textarea, select)');
      const control = [...controls].find(isVisible);
      if (isHydrated(heading) && isHydrated(control)) {
        painted((time) => (noted.usableAt ||= time));
      }
    }
    if (!seen.chartAt && document.querySelector('main canvas')) {
      painted((time) => (seen.chartAt ||= time));
    }
  };
  requestAnimationFrame(look);
}
