let pressed: HTMLElement | null = null;
let stop = () => {};

/** Records the last button press until the page is interactive; links work without scripts. */
export function recordEarlyPresses(page: Document): void {
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  page.addEventListener('click', note, true);
  stop = () => page.removeEventListener('click', note, true);
}

/** Repeats the recorded press, if its button is still in the page. */
export function replayEarlyPress(): void {
  stop();
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
