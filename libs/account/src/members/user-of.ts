import type { Session } from '@thela/contract';

/** Id of who is signed in. */
export function userOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.id : null;
}
