let pressed: HTMLElement | null = null;
let stop = () => {};

/** Notes which button was pressed last, until the page can answer: links work by themselves. */
export function watchEarlyPresses(page: Document): void {
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  page.addEventListener('click', note, true);
  stop = () => page.removeEventListener('click', note, true);
}

/** Answers the press that came before the page could: presses the button again if it is still there. */
export function answerEarlyPress(): void {
  stop();
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
