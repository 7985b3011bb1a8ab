// Runs in a measured page before the page's own scripts: records when a screen shows the books, and how long each
// move of a slider takes. Plain JavaScript, because the browser runs this very file.
{
  /** @type {import('./books-phone').BooksInPage} */
  const books = { usableAt: 0, drawnAt: 0, moves: [], unshown: 0 };
  Object.assign(globalThis, { books });

  /** @param {Element | null} element */
  const isVisible = (element) => Boolean(element && element.getClientRects().length > 0);

  /** React stores an element's props on it when it makes or hydrates it. @param {Element} element */
  const isHydrated = (element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  /**
   * Runs once the browser has painted this frame, before what the page has put off until then.
   *
   * @param {(time: number) => void} then
   */
  const painted = (then) => {
    const { scheduler } = /** @type {any} */ (globalThis);
    void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });
  };

  const showsBooks = () => {
    const sign = /** @type {any} */ (globalThis).bookSigns?.[location.pathname];
    const heading = document.querySelector('main h1');
    if (!sign || !heading || !isVisible(heading) || !isHydrated(heading)) return false;
    const control = [...document.querySelectorAll('main :is(a, button, input, select)')].find(
      isVisible,
    );
    return isVisible(document.querySelector(sign)) && (!control || isHydrated(control));
  };

  const lookForBooks = () => {
    if (books.drawnAt) return;
    requestAnimationFrame(lookForBooks);
    if (!showsBooks()) return;
    if (!books.usableAt) painted((time) => (books.usableAt ||= time));
    if (document.querySelector('main .animate-pulse')) return;
    painted((time) => (books.drawnAt ||= time));
  };
  requestAnimationFrame(lookForBooks);

  const figures = () =>
    [...document.querySelectorAll('main dd')].map(({ textContent }) => textContent).join('|');

  /** The latest move of the finger: when the browser had it, and when it gave it to the page. */
  let finger = { movedAt: 0, givenAt: 0 };
  for (const type of ['touchstart', 'touchmove']) {
    addEventListener(
      type,
      ({ timeStamp }) => (finger = { movedAt: timeStamp, givenAt: performance.now() }),
      true,
    );
  }

  addEventListener(
    'input',
    ({ target }) => {
      if (/** @type {HTMLInputElement} */ (target).type !== 'range') return;
      const [before, { movedAt, givenAt }] = [figures(), finger];
      books.unshown += 1;
      const look = () => {
        if (figures() === before) requestAnimationFrame(look);
        else {
          painted((time) => {
            books.unshown -= 1;
            books.moves.push({ fromPage: time - givenAt, fromFinger: time - movedAt });
          });
        }
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
