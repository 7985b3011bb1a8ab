/** What became of the session of this browser: the server ended it, or it is odd. */
export const messages = () => ({
  expired:
    'You were signed out for your safety, because some time has passed. Sign in again: what you typed and counted is kept.',
  ended:
    'You were signed out: the account was changed or signed out on another device. Sign in again: what you typed and counted is kept.',
  unrenewed:
    'You stay signed in, and what you enter is kept. Your account cannot confirm your sign-in just now; this page tries again by itself.',
  unstored:
    'You are signed in until you close this page: this phone has no room left, or this browser does not let the page store anything. Next time you sign in again.',
  signIn: 'Sign in again',
  later: 'Not now',
  seen: 'OK',
});

export type Messages = ReturnType<typeof messages>;
