import type { Words } from '@thela/language';

/** The texts of the start page that are about the vendor's own stall. */
export const messages = ({ number, plural }: Words) => ({
  unnamed: 'Your stall',
  open: 'My stall',
  plates: 'Plates',
  revenue: 'Revenue',
  profit: 'Total Profit',
  loss: 'A loss so far',
  left: 'What is left',
  count: 'Count plates',
  byDish: 'Today by dish',
  news: 'What is new',
  loading: 'Reading your days …',
  unknownCost: {
    title: 'Cost unknown, not in the profit',
    action: 'Enter recipes and prices',
  },
  late: {
    title: 'Late entries wait for you',
    entries: (count: number) =>
      `${number(count)} ${plural(count, { one: 'entry', other: 'entries' })} of your helpers`,
    action: 'Accept or leave out',
  },
  future: {
    title: 'Of a day that has not come',
    action: 'Put it right in My stall',
  },
  firstDay: {
    title: 'Your first day',
    text: 'Tomorrow you see here what today brought.',
  },
  yesterday: (plates: number) =>
    `Yesterday · ${number(plates)} ${plural(plates, { one: 'plate', other: 'plates' })}`,
  profitOf: (amount: string) => `${amount} Total Profit`,
  profitUnknown: 'Total Profit not known',
  lossOf: (amount: string) => `${amount}, a loss`,
  compared: {
    more: (amount: string) => `${amount} more than the day before`,
    less: (amount: string) => `${amount} less than the day before`,
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
  keepSafe: {
    heading: 'Your stall is on this phone alone',
    text: 'If the phone is lost, or the browser clears it, everything is gone. An account keeps it, or a file that you send to yourself.',
    account: 'Create an account',
    file: 'Save a copy',
    notNow: 'Not now',
    saved: 'Look for the file among your downloads, and send it to yourself.',
    failed: 'The file could not be made. Try again.',
  },
});

export type Messages = ReturnType<typeof messages>;
