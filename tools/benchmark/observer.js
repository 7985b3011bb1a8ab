// Runs in a measured page before any script of the page's own, and notes down what a person would
// see and when. Plain JavaScript, because it goes into the page as it is.
{
  /** @type {import('./observed').Observed} */
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
   * React listens for an element once it keeps the element's props beside it; markup that came with
   * the page has none until React took it over.
   *
   * @param {Element | undefined} element
   */
  const isTakenOver = (element) =>
    element === undefined || Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  /** Runs when what this frame shows is on the screen. @param {(time: number) => void} then */
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
      if (isTakenOver(heading) && isTakenOver(control)) {
        painted((time) => (noted.usableAt ||= time));
      }
    }
    if (!seen.chartAt && document.querySelector('main canvas')) {
      painted((time) => (seen.chartAt ||= time));
    }
  };
  requestAnimationFrame(look);
}
