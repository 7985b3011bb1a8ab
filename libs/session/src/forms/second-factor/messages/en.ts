/** The screen that asks for the second factor of an account. */
export const messages = () => ({
  heading: 'One more step',
  /** `account` is an e-mail address or a phone number. */
  subtitle: (account: string) => `You are signing in as ${account}.`,
  app: {
    ask: (product: string) =>
      `Open your authenticator app and type the six digits that it shows for ${product}.`,
  },
  phone: {
    /** `end` are the last digits of a phone number. */
    ask: (end: string) => `We send a code by SMS to the phone whose number ends in ${end}.`,
    send: 'Send the code',
    sending: 'Sending …',
    sent: (end: string) =>
      `The code is on its way to the number that ends in ${end}. Type it here.`,
  },
  key: {
    ask: 'Use the security key, fingerprint or screen lock that you set up for this account.',
    use: 'Use the security key',
    waiting: 'Waiting for the key …',
  },
  submit: 'Continue',
  submitting: 'Checking …',
  otherWays: 'Another way',
  kinds: { totp: 'Authenticator app', phone: 'Code by SMS', webauthn: 'Security key' },
  /** `name` is how the person called it. */
  named: (kind: string, name: string) => `${kind}: ${name}`,
  lost: {
    question: 'Lost your phone or key?',
    /** An e-mail address follows. */
    write: 'Write to us. Once we know that it is you, we remove the second step:',
    ask: 'Ask whoever runs this site. Once they know that it is you, they can remove the second step.',
  },
  cancel: 'Cancel and sign out',
  unknown: 'This page does not know your second step. Load the page again, or ask for help.',
});

export type Messages = ReturnType<typeof messages>;
