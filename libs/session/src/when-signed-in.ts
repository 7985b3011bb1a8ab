import type { Session, Store } from '@thela/contract';
import { whenIdle } from '@thela/page';

/** Runs work once: as soon as somebody is signed in and the page is idle. */
export function whenSignedIn(session: Store<Session>, work: () => void): void {
  const isSignedIn = () => session.getSnapshot().status === 'signed-in';
  if (isSignedIn()) return void whenIdle(work);
  const leave = session.subscribe(() => {
    if (!isSignedIn()) return;
    leave();
    whenIdle(work);
  });
}
