/** Said on the window by whoever begins to listen or to speak; `detail` is a token of its own. */
const EVENT = 'thela:speech-turn';

/** How listening or speaking came to its end: `taken` where another took the turn. */
export type Ending = 'done' | 'taken';

/**
 * Lets one thing at a time listen or speak on the page. Whoever takes a turn ends the turn of every
 * other, also of tools whose bundles hold a copy of this module of their own: they meet in an event
 * of the window, which leaves nothing behind.
 *
 * @param onTaken is called once, when another takes its turn
 * @returns ends the turn quietly; harmless when it is over
 */
export function takeTurn(onTaken: () => void): () => void {
  const token = Symbol('turn');
  const end = () => window.removeEventListener(EVENT, hear);
  const hear = (event: Event) => {
    if ((event as CustomEvent<symbol>).detail === token) return;
    end();
    onTaken();
  };
  window.addEventListener(EVENT, hear);
  window.dispatchEvent(new CustomEvent(EVENT, { detail: token }));
  return end;
}
