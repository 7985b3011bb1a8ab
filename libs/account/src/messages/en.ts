import type { Words } from '@thela/language';

/** The texts of a person's own account, and of where the records are kept. */
export const messages = ({ number, plural }: Words) => {
  const counted = (count: number, one: string, other: string) =>
    `${number(count)} ${plural(count, { one, other })}`;
  const changes = (count: number) => counted(count, 'change', 'changes');
  const entries = (count: number) => counted(count, 'entry', 'entries');

  return {
    /** Where the records are kept, in one line of the sidebar and of the start page: at most 45 letters. */
    line: {
      phone: 'Only on this phone',
      looking: 'Looking into your account …',
      choice: 'Not in your account yet: choose',
      opening: 'Getting your stall …',
      fetching: (percent: number) => `Fetching your days: ${number(percent)} %`,
      saved: (time: string) => `Kept in your account, ${time}`,
      sending: (count: number) => `Sending ${changes(count)} …`,
      pending: (count: number) =>
        `${changes(count)} ${plural(count, { one: 'waits', other: 'wait' })} for the network`,
      updating: (count: number) =>
        count === 0
          ? 'The site is being updated'
          : `${changes(count)} ${plural(count, { one: 'waits', other: 'wait' })}: the site is being updated`,
      busy: (count: number) =>
        count === 0
          ? 'Your account is busy'
          : `${changes(count)} ${plural(count, { one: 'waits', other: 'wait' })}: your account is busy`,
      pace: (count: number) => `${changes(count)} left: a part goes each minute`,
      heldBack: (count: number) =>
        `${changes(count)} ${plural(count, { one: 'is', other: 'are' })} not in your account`,
      noAnswer: 'Waiting for your account',
      signedOut: (count: number) => `Sign in to keep ${changes(count)} in your account`,
      signedOutSent: 'Sign in to go on with your account',
      erased: 'This stall was erased',
      removed: 'You are no longer a helper here',
    },
    /** What a screen reader hears, without the time and the counts, which change often. */
    announced: {
      fetching: 'Your stall is here. Fetching your days.',
      saved: 'Everything is kept in your account.',
      pending: 'Changes wait for the network.',
      updating: 'Changes wait: the site is being updated.',
      busy: 'Changes wait: your account is busy.',
      pace: 'Many changes wait: a part goes each minute.',
      heldBack: 'Some changes are not in your account.',
      signedOut: 'Your sign-in has ended. Changes wait on this phone.',
      phone: 'Everything is kept on this phone.',
    },
    notices: {
      choice:
        'The records of this phone are in no account. Shall they go into yours? Until you choose, they stay on this phone.',
      choose: 'Choose',
      erased: 'This stall was erased from the account. Its copy is on this phone alone.',
      removed:
        'The owner has ended your help at this stall. What you entered is still on this phone.',
      decide: 'Decide what becomes of it',
      /** `span` is such as "2 hours"; the days are such as "Mon, 23 November". */
      ahead: (span: string, deviceDay: string, serverDay: string) =>
        `The clock of this phone is ${span} ahead. What you enter goes to ${deviceDay}; today is ${serverDay}. Set the clock.`,
      behind: (span: string, deviceDay: string, serverDay: string) =>
        `The clock of this phone is ${span} behind. What you enter goes to ${deviceDay}; today is ${serverDay}. Set the clock.`,
      span: {
        minutes: (count: number) => counted(count, 'minute', 'minutes'),
        hours: (count: number) => counted(count, 'hour', 'hours'),
        days: (count: number) => counted(count, 'day', 'days'),
      },
      aheadToday: (span: string) => `This phone’s clock is ${span} ahead.`,
      behindToday: (span: string) => `This phone’s clock is ${span} behind.`,
      seen: 'OK',
      lost: {
        heading: 'Another phone decided the same thing as this one. The later decision counts.',
        counted: (dish: string, day: string, mine: string, theirs: string) =>
          `${dish}, ${day}: you typed ${mine}, another phone typed ${theirs}. ${theirs} counts.`,
        decided: (subject: string, field: string, mine: string, theirs: string) =>
          `${subject}, ${field}: you entered ${mine}, another phone entered ${theirs}. ${theirs} counts.`,
        yourStall: 'Your stall',
        fields: {
          price: 'price',
          plates: 'plates',
          expense: 'expense',
          waste: 'thrown away',
          sellingPrice: 'selling price',
          name: 'name',
          recipe: 'recipe',
          preparation: 'how it is made',
          unit: 'bought by',
          isRetired: 'menu',
          place: 'place',
          timeZone: 'time zone',
        } as Readonly<Record<string, string>>,
        on: 'on it',
        off: 'taken off',
        none: 'nothing',
        held: {
          loose: (of: string) => of,
          packet: (of: string) => `packet of ${of}`,
          bundle: (of: string) => `bundle of ${of}`,
          tray: (of: string) => `tray of ${of}`,
        },
        units: {
          kg: 'kg',
          g: 'g',
          litre: 'litre',
          ml: 'ml',
          piece: 'piece',
          dozen: 'dozen',
        } as Readonly<Record<string, string>>,
      },
      newer:
        'Another phone entered something that this page does not know yet. It is kept: load the page again to see it.',
      openingNow: 'Getting your stall … Until it is here, the figures are samples.',
    },
    tryAgain: 'Try again',
    home: {
      title: 'Your account',
      signedInAs: (who: string) => `Signed in as ${who}`,
      signedOut: 'Nobody is signed in on this phone.',
      why: 'An account keeps your stall: for a new phone, for a helper’s phone, and should this phone be lost.',
      signIn: 'Sign in',
      signUp: 'Create an account',
    },
    /** A second phone of the same person. */
    otherPhone: {
      action: 'Use on another phone',
      text: 'Scan this with the other phone, or open the link on it. There it wants six digits that we mail to you, and nothing else.',
      code: 'QR code of the link',
      message: 'My stall on another phone:',
    },
    /** The pages that the home leads to, and what stands there: a few words. */
    pages: {
      profile: { title: 'Profile', contents: 'Name, email, phone, password' },
      security: { title: 'Security', contents: 'Second step, fingerprint' },
    },
    keeping: {
      heading: 'Where your records are',
      phone: 'What you enter is on this phone alone. It needs no network.',
      phoneSignedIn:
        'Your first entry makes a stall in your account. Until then there is nothing to keep.',
      apart: (count: number) =>
        `This phone also has ${entries(count)} of its own, kept apart from your account.`,
      /** To somebody who is signed in. */
      phoneApart: 'These records stay on this phone, apart from your account.',
      choice: 'Until you choose, they stay on this phone.',
      looking: 'What this phone shows is here already. You can work on.',
      opening: 'The first time takes a moment. Then it is here without a network, too.',
      fetching: 'Today is here, you can count. The days before follow by themselves.',
      saved: 'Your account has everything that this phone has.',
      pending: 'What you enter is safe on this phone and goes to your account by itself.',
      signedOut:
        'Your sign-in has ended. What you enter stays on this phone and goes to your account once you sign in.',
      syncNow: 'Sync now',
      syncing: 'Syncing …',
      heldBackHeading: 'Not in your account',
      /** Why entries stay on this phone; `count` of them. */
      heldBack: {
        unknown_kind: (count: number) =>
          `${entries(count)} of a kind that your account does not know yet: to be sent again later.`,
        unknown_field: (count: number) =>
          `${entries(count)} with a detail that your account does not know yet: to be sent again later.`,
        invalid: (count: number) => `${entries(count)} that your account could not read.`,
        too_large: (count: number) => `${entries(count)} too large for your account.`,
        forbidden: (count: number) => `${entries(count)} that only the owner may make.`,
        day_ahead: (count: number) =>
          `${entries(count)} of a day that has not come yet: to be sent on that day.`,
        day_full: (count: number) =>
          `${entries(count)} beyond the 5,000 of a helper’s day: to be sent again tomorrow.`,
        too_late: (count: number) => `${entries(count)} more than 7 days late.`,
        undo_unknown: (count: number) =>
          `${entries(count)} to take back what your account does not have.`,
        waiting_full: (count: number) =>
          `${entries(count)} to be sent once the owner has decided about your earlier ones.`,
      },
      heldBackHint: 'All of this counts on this phone only.',
    },
    stalls: {
      heading: 'Your stalls',
      unnamed: 'Stall without a name',
      owner: 'Yours',
      helper: (owner: string) => `You help here. Owner: ${owner}`,
      entries,
      open: 'Open',
      /** What a screen reader hears; must contain `open`. */
      openNamed: (name: string) => `Open ${name}`,
      shown: 'Open now',
    },
    choice: {
      title: 'Records of this phone',
      /** `address` of who is signed in. */
      text: (address: string) =>
        `You are signed in as ${address}. What was entered on this phone before is in no account. None of it moves unless you say so.`,
      onPhone: 'On this phone',
      holds: (days: number, plates: number) =>
        `${counted(days, 'day', 'days')}, ${counted(plates, 'plate', 'plates')}`,
      inAccount: (address: string) => `In the account ${address}`,
      noStall: 'No stall yet.',
      entries,
      whichStall: 'Which stall of your account?',
      join: {
        heading: 'They are mine',
        text: (address: string) =>
          `They go into the account ${address} and are shown wherever it signs in. Here they are hidden after a sign-out.`,
        added: (name: string) =>
          `Plates and expenses are added to “${name}”, and the dishes of both stay on the menu. Its name and place stay. Of a price that both have, the one entered last counts.`,
        action: 'Put them into this account',
      },
      apart: {
        heading: 'Not now',
        text: 'They stay this phone’s own, as they are. You see them again when you sign out. Right if this is somebody else’s phone.',
        action: 'Not now',
        done: 'The records of this phone stay as they are. You see them when you sign out.',
      },
      working: 'One moment …',
      done: 'The records of this phone are in your account now.',
      none: 'There is nothing to choose: your records are in one place.',
    },
    signOut: {
      title: 'Sign out',
      text: 'Your stall stays in your account. What shall become of its copy on this phone?',
      link: 'Sign out …',
      keep: {
        heading: 'Keep the copy',
        text: 'It is hidden until you sign in again. Right for your own phone.',
        action: 'Sign out, keep the copy',
      },
      remove: {
        heading: 'Remove the copy',
        text: 'Right for a borrowed phone. You get it again on any phone where you sign in.',
        action: 'Sign out, remove the copy',
      },
      stay: 'Stay signed in',
      signedOutKept: 'You are signed out. Your stall is hidden until you sign in again.',
      signedOutRemoved: 'You are signed out. The copy is removed from this phone.',
    },
    /** Before a copy is removed. */
    removal: {
      unsent: (count: number) =>
        `${changes(count)} ${plural(count, { one: 'is', other: 'are' })} on this phone only.`,
      unknown: 'Some changes may be on this phone only.',
      save: 'Save a copy',
      saveFirst: 'First let all changes reach your account, or save a copy.',
      notSure:
        'This browser does not say whether the file was saved. Look for it among your downloads: a browser inside another app often saves none.',
      saved: 'The file is saved.',
      label: (word: string) => `Type ${word} if you have the file, or can do without it`,
      removing: 'Removing …',
      failed: 'The copy could not be removed. Close other tabs of this page, then try again.',
    },
    ended: {
      heading: 'What shall become of the copy?',
      keep: 'Keep it as this phone’s own',
      notKept: 'This phone has records of its own already. Save a copy of these instead.',
      remove: 'Remove it from this phone',
      saved: 'The records are this phone’s own now.',
      removed: 'The copy is removed from this phone.',
    },
    eraseStallLink: 'Erase my stall …',
    delete: {
      title: 'Delete my account',
      link: 'Delete my account …',
      text: 'This cannot be undone.',
      gone: 'What is gone at once',
      goneSignIn: 'Your sign-in, with your address',
      goneStalls: 'All your stalls, with every day, dish, price and entry, for your helpers, too',
      goneCopy: 'The copy of your stall on this phone',
      stays: 'What stays',
      staysOwn: 'The records of this phone that are in no account',
      staysEntries: 'What you entered at other people’s stalls, without your name',
      staysMark:
        'For a year the number of an erased stall, without name or figures, so that your other phones can say that it is gone',
      staysLaw: 'For a time, backups and what the law wants kept by whoever runs this page',
      privacy: 'Privacy Policy',
      exportOne: 'The copy holds the stall that is open now. Open each other one to save it, too.',
      label: (word: string) => `Type ${word} to delete`,
      mismatch: (text: string) => `This is not the same. Type ${text}.`,
      action: 'Delete my account',
      keep: 'Keep my account',
      deleting: 'Deleting …',
      done: 'Your account is deleted.',
    },
  };
};

export type Messages = ReturnType<typeof messages>;
