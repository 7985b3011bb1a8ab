/** Sent on the window by each listener or speaker that begins; `detail` is its own token. */
const EVENT = 'thela:speech-turn';

/** Why listening or speaking ended; `taken`: another one began. */
export type Ending = 'done' | 'taken';

/**
 * Lets only one caller at a time listen or speak on the page. A new turn ends every other one. Each
 * tool's bundle has its own copy of this module, so the copies talk through an event on the window.
 *
 * @param onTaken is called once, when another caller takes the turn
 * @returns ends the turn without calling `onTaken`; does nothing when it is over
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
