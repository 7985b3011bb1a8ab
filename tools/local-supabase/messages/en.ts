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
    /** Lets a person in who has forgotten the password. */
    recovery: {
      subject: 'Reset your password',
      text: (site: string) =>
        `Somebody has lost the password of this address at ${site}, and asks to get in without it. If it was not you, do nothing.`,
      action: 'Sign in by this link',
    },
    /** Stands before six digits. */
    code: 'Code, where one is asked for:',
  },
  /** The page of the mails that the local backend would have sent. */
  mailbox: {
    title: (count: number) => `Mailbox (${number(count)})`,
    heading: 'Mailbox',
    notSent: 'Nothing here was sent.',
    whereKept:
      'The local backend keeps the mails that a real one would send, on this machine only.',
    empty: 'Empty so far.',
    count: (count: number) =>
      plural(count, { one: '1 mail.', other: `${number(count)} mails, the newest first.` }),
    emptyHeading: 'Mails to new accounts appear here',
    emptyText:
      'Sign up on the site with any address, for example asha@example.in. Then reload this page: the link that confirms the address stands in the mail.',
    again: 'Look again',
    to: (address: string) => `To ${address}`,
    closed: 'Its link was used or replaced, or it has expired.',
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
