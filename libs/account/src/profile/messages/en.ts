/** The texts of the person's profile. */
export const messages = () => ({
  /** Below the page's heading. */
  purpose: 'How we call you, where we reach you, and how you sign in.',
  loading: 'Looking up your profile …',
  cancel: 'Cancel',
  saving: 'Saving …',
  sending: 'Sending …',
  codeMissing: 'Enter the six digits',
  codeResent: 'The code is on its way again.',
  name: {
    heading: 'Name',
    none: 'No name yet. Your address stands in its place.',
    add: 'Add your name',
    change: 'Change name',
    label: 'Your name',
    hint: 'Leave it empty to be called by your address.',
    save: 'Save name',
    done: 'Your name is saved.',
  },
  email: {
    heading: 'Email',
    none: 'No email address yet.',
    add: 'Add an email address',
    change: 'Change email',
    label: 'New email address',
    same: 'This is your address already',
    /** Before the links are sent. */
    how: (old: string) =>
      `We send a link to the new address, and one to ${old}. Once both are opened, the new address counts.`,
    howFirst: 'We send a link to it. Once that is opened, the address counts.',
    send: 'Send the link',
    sent: 'The mail is on its way.',
    /** Where the project asks for no confirmation. */
    done: 'Your email address is changed.',
    waiting: (next: string) => `Waiting for confirmation of ${next}`,
    openBoth: (next: string, old: string) =>
      `Open the link in the mail to ${next}, and also the one in the mail to ${old}, on any phone or computer. Until then ${old} counts.`,
    openOne: (next: string) =>
      `Open the link in the mail to ${next}, on any phone or computer. Nothing there? Look among spam, too.`,
    stop: 'Changed your mind? Leave a link unopened: it expires, and your address stays as it is.',
    resent: 'The mail is on its way again. Links of before no longer work.',
    another: 'Use another address',
  },
  phone: {
    heading: 'Phone number',
    none: 'No phone number yet.',
    add: 'Add a phone number',
    change: 'Change phone number',
    how: 'We send a code by SMS to the new number.',
    send: 'Send the code',
    same: 'This is your number already',
    sent: (to: string) => `We have sent a code by SMS to ${to}.`,
    waiting: (to: string) => `${to} is not confirmed yet.`,
    enterCode: 'Enter the code',
    confirm: 'Confirm',
    confirming: 'Checking …',
    another: 'Use another number',
    done: 'Your phone number is confirmed.',
  },
  password: {
    heading: 'Password',
    /** Shown instead of the password. */
    kept: 'It is never shown here.',
    none: 'You sign in without one. You can set one, too.',
    set: 'Set a password',
    change: 'Change password',
    label: 'New password',
    others: 'Your other phones and computers are signed out by this.',
    save: 'Save password',
    done: 'Your password is saved. Other phones and computers are signed out.',
    /** The server asks for a code first. */
    code: (to: string) => `To be sure that it is you, we have sent a code to ${to}. Enter it here.`,
  },
  ways: {
    heading: 'Ways to sign in',
    provider: { email: 'Email', phone: 'Phone number' },
    remove: 'Remove',
    /** What a screen reader hears; must contain `remove`. */
    removeNamed: (name: string) => `Remove ${name}`,
    only: 'This is your only way in. Once you have another one, you can remove it.',
    /** Where ways in cannot be linked. */
    byAddress: 'Google or GitHub with the email address of this account opens it, too.',
    link: (name: string) => `Add ${name}`,
    opening: (name: string) => `Opening ${name} …`,
    ask: (name: string) => `Remove ${name} as a way to sign in?`,
    noPassword: 'Your password no longer works then.',
    noSms: (phone: string) =>
      `Codes to ${phone} no longer sign you in, and the number leaves your account.`,
    noProvider: (name: string) => `You can no longer sign in with ${name}.`,
    addressBecomes: (email: string) => `The address of your account becomes ${email}.`,
    addressGone: 'Your account has no email address then.',
    confirm: 'Yes, remove it',
    removing: 'Removing …',
    keep: 'Keep it',
    removed: (name: string) => `${name} is no longer a way to sign in.`,
  },
  devices: {
    heading: 'Where you are signed in',
    text: 'A lost phone, or one that is not yours? Sign out there from here. It notices within a minute, or when it is next online.',
    others: 'Sign out other devices',
    working: 'Signing out …',
    othersDone: 'All other devices are signed out. This one stays signed in.',
    everywhere: 'Sign out everywhere',
    ask: 'Sign out everywhere?',
    everywhereText:
      'Every phone and computer is signed out, this one, too. The others notice within a minute, or when they are next online.',
    stay: 'Stay signed in',
  },
  leaving: 'Leaving for good',
});

export type Messages = ReturnType<typeof messages>;
