import type { Session, Store } from '@thela/contract';
import { whenIdle } from '@thela/page';

/**
 * Runs work once: as soon as somebody is signed in and the page is idle.
 *
 * @returns cancels it
 */
export function whenSignedIn(session: Store<Session>, work: () => void): () => void {
  const isSignedIn = () => session.getSnapshot().status === 'signed-in';
  if (isSignedIn()) return whenIdle(work);
  let cancel = session.subscribe(() => {
    if (!isSignedIn()) return;
    cancel();
    cancel = whenIdle(work);
  });
  return () => cancel();
}
