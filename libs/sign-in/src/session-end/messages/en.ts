import type { SessionEnd } from '@thela/session';

/** The notice that the server ended the session of this browser. */
export const messages = () => ({
  ended: {
    expired:
      'You were signed out for your safety, because some time has passed. Sign in again: what you typed and counted is kept.',
    ended:
      'You were signed out: the account was changed or signed out on another device. Sign in again: what you typed and counted is kept.',
  } satisfies Record<SessionEnd, string>,
  signIn: 'Sign in again',
  later: 'Not now',
});

export type Messages = ReturnType<typeof messages>;
