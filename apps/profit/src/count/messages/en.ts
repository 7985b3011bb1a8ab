import type { Words } from '@thela/language';
import type { Scope, WasteReason } from '@thela/ledger';

const plates = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;

/** Every text of counting, save what the other pages of the tool have, too. */
export const messages = (words: Words) => ({
  toProfit: 'Profit Optimizer',
  toToday: 'Count today',
  yesterday: 'Yesterday',
  toYesterday: 'Mend yesterday',
  beingSaved: 'being saved',
  notRead: 'Your records could not be read. What you tap is kept on this page.',
  head: {
    label: 'The day so far',
    plates: 'Plates',
    revenue: 'Revenue',
    profit: 'Profit',
    loss: 'Profit (a loss)',
    left: 'In hand',
    howLeft: (expenses: string | null, waste: string | null) =>
      [expenses && `after ${expenses} expenses`, waste && `${waste} thrown away`]
        .filter(Boolean)
        .join(', '),
  },
  dish: {
    retired: (name: string) => `${name} (retired)`,
    count: (name: string, count: number, money: string) =>
      `${name}, ${plates(words, count)}, ${money}. Tap to add one.`,
    takeBack: (name: string, count: number, money: string) =>
      `${name}, ${plates(words, count)}, ${money}. Tap to take one back.`,
    isSaving: (label: string) => `${label} Being saved.`,
    takenBack: 'Taken back',
    howTo: 'Tap: one plate more. Press long, or the key Delete: one plate back.',
  },
  actions: {
    label: 'Mistakes',
    undo: 'Undo',
    undoCount: (name: string) => `Undo: ${name}`,
    undoTakeBack: (name: string) => `Undo: ${name} taken back`,
    takeBack: 'Take back',
  },
  announce: {
    counted: (name: string, count: number, all: number) =>
      `${name}: ${plates(words, count)}. ${plates(words, all)} in all.`,
    nothing: (name: string) => `No plate of ${name} to take back.`,
  },
  find: 'Find a dish',
  noneFound: (text: string) => `No dish is called “${text}”.`,
  typedToday: {
    heading: 'Type the counts',
    hint: 'Not tapped all day? Type how many plates of each dish you sold today.',
    open: 'Type the counts of today',
    close: 'Close',
  },
  typed: {
    headingOf: (date: string) => `Counts of ${date}`,
    meaning: 'What you type is',
    asCount: (date: string | null) => `all that was sold ${date === null ? 'today' : `on ${date}`}`,
    asMore: 'plates more',
    today: 'today',
    more: 'more',
    soFar: (count: number) => `${plates(words, count)} so far`,
    moreToday: (name: string) => `More plates of ${name} today`,
    moreOf: (name: string, date: string) => `More plates of ${name} on ${date}`,
    count: (name: string) => `Plates of ${name} today`,
    countOf: (name: string, date: string) => `Plates of ${name} on ${date}`,
    brought: (money: string) => `brought ${money}`,
    failed: 'The records could not be read, so this count was not stored. Type it again.',
    store: 'Store',
  },
  order: { customer: 'This customer', next: 'Next customer' },
  expenses: {
    heading: 'Expenses of today',
    headingOf: (date: string) => `Expenses of ${date}`,
    added: (what: string) => `Added: ${what}.`,
    gasCountsTwice: (dishes: string) =>
      `Gas is in the recipes of ${dishes} already. As an expense it counts twice.`,
  },
  correction: {
    correct: 'Correct',
    correctNamed: (what: string) => `Correct: ${what}`,
    takeBack: 'Take back',
    takeBackNamed: (what: string) => `Take back: ${what}`,
    store: 'Store',
    cancel: 'Cancel',
    plates: 'How many plates?',
    amount: 'How much?',
    yields: 'How much does it make?',
    money: 'Amount in ₹',
    unit: 'Unit',
    notANumber: 'Enter a number, such as 2.',
    tooLow: { '0': 'Enter a number of 0 or more.', 'above-0': 'Enter a number above 0.' },
    tooHigh: 'That is more than can be entered.',
    takenBack: (what: string) => `Taken back: ${what}.`,
    corrected: (before: string, after: string) => `Corrected: ${before} → ${after}.`,
    failed: 'That could not be changed. Nothing is stored.',
    putBack: (what: string) => `As it was: ${what}.`,
  },
  waste: {
    heading: 'Thrown away today',
    headingOf: (date: string) => `Thrown away on ${date}`,
    plates: (count: number) => plates(words, count),
    /** @param amount with its unit: `3 plates`, `600 g` */
    what: (amount: string, name: string) => `${amount} of ${name}`,
    reasons: {
      unsold: 'Unsold',
      spoilt: 'Spoilt',
      spilt: 'Spilt',
      other: 'Other',
    } satisfies Record<WasteReason, string>,
  },
  changes: {
    heading: 'Prices and dishes changed today',
    headingOf: (date: string) => `Prices and dishes changed on ${date}`,
    open: (count: number) =>
      words.plural(count, {
        one: `Show ${words.number(count)} change`,
        other: `Show ${words.number(count)} changes`,
      }),
    close: 'Hide them',
    of: (name: string, what: string) => `${name}: ${what}`,
    scopes: { from: 'from that day on', day: 'on that day alone' } satisfies Record<Scope, string>,
    fields: {
      added: 'added',
      name: (name: string) => `named ${name}`,
      sellingPrice: (money: string) => `${money} a plate`,
      recipe: 'recipe',
      unit: 'bought by another unit',
      retired: 'retired',
      broughtBack: 'brought back',
    },
    toMenu: 'Open in My menu',
  },
  past: {
    title: (date: string) => `Mend ${date}`,
    wasYesterday: 'That was yesterday. What you change counts there, not today.',
    wasDaysAgo: (days: number) =>
      `That was ${words.number(days)} days ago. What you change counts there, not today.`,
    otherDays: 'Other days',
    figures: (date: string) => `Figures of ${date}`,
    reading: 'Reading the records of that day…',
    failed: 'The records of that day could not be read. Nothing was changed.',
    noDishes: 'There was no dish on that day.',
  },
  refused: {
    title: 'No such day',
    'no-date': 'This address names no day. A day looks like this: 2026-11-21.',
    future: 'That day is still to come. Count today, and mend days that are over.',
  },
});
export type Messages = ReturnType<typeof messages>;
