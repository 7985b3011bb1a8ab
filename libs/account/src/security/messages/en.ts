/** The texts of what keeps others out of an account. */
export const messages = () => ({
  /** Below the page's heading. */
  purpose: 'A password can be guessed or stolen. Here you keep others out all the same.',
  loading: 'Looking …',
  cancel: 'Cancel',
  /** Of a second step or a fingerprint; `day` is such as "22 November 2026". */
  since: (day: string) => `Since ${day}`,
  /** A fingerprint's; `day` as above. */
  lastUsed: (day: string) => `Last used on ${day}`,
  nothingOffered:
    'Nothing can be set up here yet: whoever runs this page has not switched it on. Use a long password that you use nowhere else.',
  /** Below each kind of a second step. */
  hints: {
    totp: 'An app on your phone shows a code. Free, also without a network.',
    phone: 'We send a code to your number. Needs a signal.',
    webauthn: 'A small key that you plug in or hold to the phone.',
  },
  /** How a phone is called until the person calls it something else; others are called as their kind. */
  phoneName: 'Phone',
  /** Below the name of a phone; `digits` are the last four. */
  numberEnding: (digits: string) => `Number ending in ${digits}`,
  factors: {
    heading: 'Second step',
    text: 'After your password you show one thing more that only you have. Whoever knows your password still cannot get in.',
    add: 'Add a second step',
    addAnother: 'Add another one',
    list: 'Your second steps',
    /** Beside one that is set up. */
    advice:
      'Add one more, on another phone or of another kind. If this one is lost, the other one lets you in.',
    off: (kind: string) => `“${kind}” is not switched on here.`,
    added: (name: string) =>
      `“${name}” is set up. From now on you are asked for it when you sign in.`,
  },
  remove: {
    action: 'Remove',
    named: (name: string) => `Remove “${name}”`,
    question: (name: string) => `Remove “${name}”?`,
    text: 'You can no longer sign in with it. What else you have set up stays.',
    last: 'It is your only one. After that the password alone opens your account, on any phone.',
    working: 'Removing …',
    done: (name: string) => `“${name}” is removed.`,
  },
  setUp: {
    name: 'Name',
    nameHint: 'So that you know it again.',
    nameRequired: 'Enter a name',
    /** Before the first one is set up: the server ends sessions that lack it. */
    others: 'Wherever else you are signed in, you are signed out then.',
    next: 'Next',
    working: 'One moment …',
    confirm: 'Confirm',
    checking: 'Checking …',
    app: {
      scan: 'Open an authenticator app, such as Google Authenticator, and add this account to it:',
      open: 'Open the app on this phone',
      other: 'Or scan this from another phone:',
      qr: 'QR code for the authenticator app',
      key: 'Or type this setup key into the app:',
      copy: 'Copy the key',
      copied: 'The key is copied.',
      copyFailed: 'The key could not be copied. Press long on it and copy it yourself.',
      secret: 'Show it to nobody: with it anybody makes your codes.',
      code: 'Then type the code that the app shows.',
      codeLabel: 'Code of the app',
    },
    phone: {
      send: 'Send the code',
      sent: (number: string) => `We have sent a code to ${number}. Type it here.`,
      resent: 'The code is on its way again.',
    },
    key: {
      text: 'Have the key at hand. Your browser asks for it next.',
      next: 'Set up the key',
      waiting: 'Waiting for the key …',
    },
  },
  lost: {
    heading: 'If your phone is lost',
    text: 'Sign in with your other second step. Then remove the lost one here.',
    operator:
      'If all of them are lost, only whoever runs this page can remove one. They will ask you who you are.',
    write: 'Write to:',
  },
  passkeys: {
    heading: 'Fingerprint',
    text: 'Sign in with your fingerprint, your face or the lock of your phone. There is no password to type, and none to steal.',
    alsoFactor: 'You are still asked for your second step.',
    list: 'Your fingerprints',
    add: 'Use the fingerprint of this phone',
    adding: 'Waiting for your fingerprint …',
    defaultName: 'Fingerprint',
    added: (name: string) => `“${name}” is set up. You can sign in with it next time.`,
    /** Once on a phone, after a sign-in. */
    offer: {
      text: 'Next time sign in with a touch: no password, no code.',
      setUp: 'Set up fingerprint',
      notNow: 'Not now',
    },
    unable: 'This browser cannot set one up. Try Chrome or Safari on your phone.',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename “${name}”`,
    save: 'Save',
    renamed: (name: string) => `It is called “${name}” now.`,
    removeText:
      'You can no longer sign in with it. Also remove it from the passwords of your phone.',
  },
});

export type Messages = ReturnType<typeof messages>;
