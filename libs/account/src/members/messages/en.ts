import type { Words } from '@thela/language';

const YOU = 'You';

/** The texts of who works at a stall, for its owner. */
export const messages = ({ number, plural }: Words) => {
  const counted = (count: number, one: string, other: string) =>
    `${number(count)} ${plural(count, { one, other })}`;
  return {
    title: 'People',
    notKept: 'Helpers need your stall in your account, and so far it is on this phone alone.',
    heading: 'Who works at your stall',
    loading: 'Looking …',
    you: YOU,
    roles: { owner: 'Owner', helper: 'Helper' },
    since: (day: string) => `Since ${day}`,
    lastEntry: (moment: string) => `Last entry ${moment}`,
    noEntry: 'No entry yet',
    removedOn: (day: string) => `Removed on ${day}`,
    alone: 'You work alone so far. A helper can count on a phone of their own, at the same time.',
    remove: {
      action: 'Remove',
      named: (name: string) => `Remove ${name}`,
      question: (name: string) => `Remove ${name} from this stall?`,
      text: 'They can no longer see this stall or count here. What they counted stays; late entries of theirs that still wait are left out. Counts that are still on their phone may arrive for 7 days; they count only if you accept them.',
      keep: 'Cancel',
      done: (name: string) => `${name} is removed.`,
    },
    invite: {
      action: 'Invite a helper',
      another: 'Make another link',
      hint: 'A helper counts plates and enters expenses of today. Ingredient prices, recipes, profit and other days stay yours alone.',
      making: 'Making the link …',
      heading: 'Link for your helper',
      text: 'Let your helper scan the code with the camera of their phone, or send them the link. They will see your e-mail address or phone number, and you will see theirs.',
      until: (moment: string) => `For one person, until ${moment}.`,
      code: 'QR code of the link',
      link: 'Link',
      share: 'Send the link',
      copy: 'Copy the link',
      copied: 'The link is copied.',
      copyFailed: 'The link could not be copied. Press long on it and copy it yourself.',
      /** Stands before the link in a message to the helper; `stall` is its name. */
      message: (stall: string) => `Count with me at ${stall}:`,
      unnamedStall: 'my stall',
    },
    day: {
      heading: 'Who counted what',
      choose: 'Day',
      today: 'Today',
      before: 'The day before',
      after: 'The day after',
      nobody: 'Nobody entered anything on this day.',
      of: (name: string) => `What ${name === YOU ? 'you' : name} entered`,
      dish: 'Dish',
      plates: 'Plates',
      allPlates: 'All plates',
      expenses: 'Expenses',
      waste: 'Waste',
      entries: (count: number) => counted(count, 'entry', 'entries'),
      times: (first: string, last: string) =>
        first === last ? `at ${first}` : `${first} to ${last}`,
      formerDish: 'A dish that is not on this phone',
      formerMember: 'Somebody who deleted their account',
      takenBack: (count: number, first: string, last: string) =>
        `Took back ${counted(count, 'entry', 'entries')}, ${first === last ? first : `${first} to ${last}`}`,
      restore: 'Bring back',
      restoreOf: (name: string) => `Bring back what ${name === YOU ? 'you' : name} took back`,
      restoreText:
        'They count again. Where an entry was corrected, the corrected one counts as well: look at the day afterwards.',
      from: 'From',
      until: 'Until',
      restoreSome: (count: number) => `Bring back ${counted(count, 'entry', 'entries')}`,
      leave: 'Cancel',
      restored: (count: number) => `${counted(count, 'entry counts', 'entries count')} again.`,
      notRestored: 'That did not work. Nothing was changed.',
    },
    late: {
      heading: 'Late entries',
      waiting: (count: number) =>
        `${number(count)} ${plural(count, { one: 'waits', other: 'wait' })}`,
      text: 'These came after their day was over, or after their helper was removed. They count only if you accept them.',
      of: (name: string, day: string) => `${name}, ${day}`,
      removed: 'Was removed',
      plates: (dish: string, plates: number) => `${dish}: ${counted(plates, 'plate', 'plates')}`,
      waste: (dish: string, plates: number) =>
        `${dish}: ${counted(plates, 'plate', 'plates')} thrown away`,
      expense: (what: string, amount: string) => `${what}: ${amount}`,
      undone: (count: number) => `${counted(count, 'entry', 'entries')} taken back`,
      unknown: (count: number) => `${counted(count, 'entry', 'entries')} of another kind`,
      accept: 'Accept',
      acceptOf: (what: string) => `Accept: ${what}`,
      leaveOut: 'Leave out',
      leaveOutOf: (what: string) => `Leave out: ${what}`,
      accepted: (what: string) => `${what}: accepted. It counts now.`,
      leftOut: (what: string) => `${what}: left out.`,
    },
  };
};

export type Messages = ReturnType<typeof messages>;
