/** Below this share of the height that the page had, a keyboard is open: browsers' own bars take at most a sixth. */
const OPEN_SHARE = 0.75;

/** What raises a keyboard. A field without one, such as a check box, makes nothing lower. */
const FIELDS = 'input, textarea, [contenteditable]';

/**
 * Sets `data-keyboard="open"` on the root element while an on-screen keyboard covers a part of the page, so that the
 * style sheet can hide what is fixed to the bottom. That is: the visible part of the page became much lower
 * than it was at this width, while a field has the focus. Neither is enough alone: a person can close the keyboard and
 * leave the focus in the field, and a window can become lower without a keyboard.
 *
 * What engines do when a keyboard opens:
 * - Chrome on Android (from 108) and Firefox on Android (from 132) lower the visual viewport only, as
 *   `interactive-widget=resizes-visual` says, their default. What is fixed to the bottom is behind the keyboard, until
 *   the page is scrolled to its end: then it covers the field.
 * - Safari on iOS lowers the visual viewport only, knows no `interactive-widget`, and shifts the page, so that what is
 *   fixed may come to stand in the middle of it.
 * - Older ones on Android lower the layout viewport, and with it the visual one: what is fixed stands above the keyboard.
 *
 * All lower the visual viewport. `navigator.virtualKeyboard` would say it better; only Chromium has it, and it
 * reports only when the page undertakes to lay itself out around the keyboard.
 *
 * @returns ends it
 */
export function watchKeyboard(page: Window): () => void {
  const { document, visualViewport } = page;
  const root = document.documentElement;
  let width = 0;
  let tallest = 0;
  const look = () => {
    // Zooming by fingers lowers the visual viewport, too; `scale` undoes that.
    const visible = visualViewport
      ? visualViewport.height * visualViewport.scale
      : page.innerHeight;
    if (width !== page.innerWidth) tallest = 0;
    width = page.innerWidth;
    tallest = Math.max(tallest, visible, root.clientHeight);
    const isLow = visible < tallest * OPEN_SHARE;
    // It stays open until the page is high again: the field loses the focus when a button is pressed, and while
    // somebody presses it, a button must not move.
    if (!isLow) delete root.dataset['keyboard'];
    else if (document.activeElement?.matches(FIELDS)) root.dataset['keyboard'] = 'open';
  };
  // With the page's next frame, which lays it out anyway.
  const first = page.requestAnimationFrame(look);
  const changes = [
    [page, 'resize'],
    [visualViewport, 'resize'],
    [document, 'focusin'],
  ] as const;
  for (const [target, change] of changes) target?.addEventListener(change, look);
  return () => {
    page.cancelAnimationFrame(first);
    for (const [target, change] of changes) target?.removeEventListener(change, look);
    delete root.dataset['keyboard'];
  };
}
