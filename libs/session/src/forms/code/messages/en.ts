/** A code by mail, by SMS or of an authenticator app, and having it sent again. */
export const messages = () => ({
  code: 'Six-digit code',
  resend: { send: 'Send the mail again', sending: 'Sending …' },
  resendMessage: { send: 'Send the code again', sending: 'Sending …' },
  /** On the button while it waits: 'Send the code again · 42 s'. */
  wait: (seconds: number) => `${seconds} s`,
  /** What a screen reader says of the button while it waits. */
  waitTold: (seconds: number) => `Works in about ${seconds} seconds`,
  /** What a screen reader says once the wait is over. */
  free: 'You can have it sent again now.',
});

export type Messages = ReturnType<typeof messages>;
