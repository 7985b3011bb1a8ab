import type { Words } from '@thela/language';

/** The texts of what the start page of an own stall loads later. */
export const messages = ({ number, plural }: Words) => ({
  loading: 'Reading your days …',
  unknownCost: {
    of: (dishes: string) => `Cost unknown: ${dishes}`,
    action: 'Enter recipes and prices',
  },
  late: {
    title: 'Late entries wait for you',
    entries: (count: number) =>
      `${number(count)} ${plural(count, { one: 'entry', other: 'entries' })} of your helpers`,
  },
  future: {
    title: 'Of a day that has not come',
  },
  firstDay: {
    title: 'Your first day',
    text: 'Tomorrow you see here what today brought.',
  },
  yesterday: (plates: number) =>
    `Yesterday · ${number(plates)} ${plural(plates, { one: 'plate', other: 'plates' })}`,
  inHandOf: (amount: string) => `${amount} in hand`,
  lossOf: (amount: string) => `${amount}, a loss`,
  compared: {
    more: (amount: string) => `${amount} more than the day before`,
    less: (amount: string) => `${amount} less than the day before`,
    withoutRent: (text: string) => `${text}, without rent`,
    same: 'The same as the day before',
    unknown: 'Not all costs are known',
    first: 'The day before was not counted',
  },
  uncounted: {
    title: (day: string) => `Yesterday, ${day}`,
    text: 'No plates were counted.',
    action: 'Were you open? Enter them now.',
  },
  failed: {
    title: 'Your days could not be read',
    text: 'Nothing of them is lost by that.',
  },
  /** Read aloud by the phone. */
  aloud: (plates: string, sold: string, inHand: string) =>
    `Today: ${plates} plates. Sold ${sold}. In hand ${inHand}.`,
  askClose: {
    title: 'Close the day tonight?',
    text: 'A few taps, and you know what is in hand.',
  },
  leftover: {
    title: 'Anything left from yesterday?',
    text: 'Make a special of it.',
  },
  close: {
    title: 'Close the day',
    text: 'Check the count, then send it.',
  },
  closed: (time: string | null) => ({
    title: time === null ? 'The day is closed' : `The day is closed: ${time}`,
    text: 'See it again, or send it.',
  }),
  changed: {
    title: 'Changed since you closed the day',
    text: 'Send the new figures.',
  },
  list: {
    title: 'Today’s list',
    text: 'What to buy, and how many plates.',
  },
  waste: {
    title: 'Something thrown away?',
    text: 'Note it, and the money is right.',
  },
  tomorrow: {
    title: 'Tomorrow’s list',
    text: 'What to buy, and how many plates.',
  },
  keepSafe: {
    heading: 'Your stall is on this phone alone',
    text: 'If the phone is lost, everything is gone.',
    account: 'Create an account',
    file: 'Save a copy',
    notNow: 'Not now',
    saved: 'Look for the file among your downloads, and send it to yourself.',
    failed: 'The file could not be made. Try again.',
  },
});

export type Messages = ReturnType<typeof messages>;
