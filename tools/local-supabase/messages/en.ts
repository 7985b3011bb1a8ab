import type { Words } from '@thela/language/words';

export const messages = ({ number, plural }: Words) => ({
  /** Real mails of a hosted project, too: supabase/templates is written from these. */
  mails: {
    /** Asks a person who has signed up to confirm the address. */
    signup: {
      subject: 'Confirm your sign-up',
      text: (site: string) =>
        `Somebody signed up at ${site} with this address. If it was you, confirm that it is yours.`,
      action: 'Confirm the address',
    },
    /** Lets a person in who has an account, without the password. */
    magiclink: {
      subject: 'Sign in',
      text: (site: string) =>
        `Somebody wants to sign in at ${site} with this address. If it was not you, do nothing.`,
      action: 'Sign in by this link',
    },
    /** Lets a person in who has forgotten the password. */
    recovery: {
      subject: 'Reset your password',
      text: (site: string) =>
        `Somebody has lost the password of this address at ${site}, and asks to get in without it. If it was not you, do nothing.`,
      action: 'Sign in by this link',
    },
    /** To the old address and to the new one, where both confirm. */
    email_change: {
      subject: 'Confirm the new address',
      text: (site: string, newEmail: string) =>
        `The account at ${site} is to get the address ${newEmail}. If you want that, confirm it in every mail of this kind that you get: one goes to the old address, one to the new. If you do not, do nothing.`,
      action: 'Confirm the new address',
    },
    /** Before the password is changed. It has a code and no link. */
    reauthentication: {
      subject: 'Your code',
      text: (site: string) =>
        `Somebody who is signed in to your account at ${site} wants to change its password. If it was you, type this code there. If it was not, tell it to nobody.`,
    },
    /** Stands before six digits. */
    code: 'Code, where one is asked for:',
  },
  /** Text messages to phones. */
  texts: {
    code: (code: string) => `${code} is your code. Do not tell it to anybody.`,
  },
  /** The page of the mails that the local backend would have sent. */
  mailbox: {
    title: (count: number) => `Mailbox (${number(count)})`,
    heading: 'Mailbox',
    notSent: 'Nothing here was sent.',
    whereKept:
      'The local backend keeps the mails and text messages that a real one would send, on this machine only.',
    empty: 'Empty so far.',
    count: (count: number) =>
      plural(count, { one: '1 message.', other: `${number(count)} messages, the newest first.` }),
    emptyHeading: 'Mails and text messages appear here',
    emptyText:
      'Sign up on the site with any address, for example asha@example.in, or with any phone number. Then reload this page: the link or the code stands in the message.',
    again: 'Look again',
    to: (address: string) => `To ${address}`,
    textMessage: 'Text message',
    closed: 'Its link was used or replaced, or it has expired.',
    codeClosed: 'Its code was used or replaced, or it has expired.',
  },
  /** The page that plays the part of Google or GitHub. */
  provider: {
    title: (name: string) => `Local stand-in for ${name}`,
    isNot: (name: string) => `This is not ${name}.`,
    whoItIs:
      'The local backend plays its part on this machine. No password is asked for and nothing leaves this computer.',
    heading: (name: string) => `Sign in with a pretend ${name} account`,
    asks: (site: string) =>
      `${site} wants to know the e-mail address and the name of your account.`,
    address: 'E-mail address of the pretend account',
    invalid: 'Enter an address such as asha@example.in.',
    allow: 'Allow',
    deny: 'Deny',
  },
  /** Shown when the sign-in with Google or GitHub was decided before, or has expired. */
  signInOver: {
    title: 'This sign-in is over',
    text: 'It was used already, or it took too long. Go back to the site and begin again.',
    back: 'Back to the site',
  },
});

export type Messages = ReturnType<typeof messages>;
