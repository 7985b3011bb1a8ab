import type { Words } from '@thela/language';

const counted = ({ number, plural }: Words, count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

/** Every text of the page of tomorrow, save what the other pages of the tool have, too. */
export const messages = (words: Words) => ({
  title: 'Tomorrow',
  titleToday: 'Today’s list',
  ownersOnly: 'What to prepare tomorrow is the owner’s to see; you count plates.',
  reading: 'Your records are being read…',
  notRead: 'Your records could not be read. Nothing in them has changed.',
  plan: {
    heading: 'What to prepare',
    all: 'Plates in all',
    noneYet: {
      heading: 'No forecast yet',
      text: (needs: number, has: number) =>
        `A forecast needs ${counted(words, needs, 'day', 'days')} with sales that ${words.plural(needs, { one: 'is', other: 'are' })} over. So far there ${
          has === 0 ? 'is none' : has === 1 ? 'is 1' : `are ${words.number(has)}`
        }. Until then, set the plates yourself: the shopping list follows.`,
    },
    /** No line breaks within the range. */
    usual: (low: string, high: string) =>
      low === high ? `usually ${low}` : `usually ${low}\u00a0to\u00a0${high}`,
    sameWeekday: (count: number, weekday: string) => `your last ${words.number(count)} ${weekday}s`,
    recentDays: (count: number, weekday: string) =>
      `your last ${counted(words, count, 'day', 'days')}, as there are too few ${weekday}s yet`,
    usualDay: (usual: string, plates: string) =>
      `${plates} plates a day on average: ${usual}. Today counts once it is over.`,
    tooFewDays: (needs: number, has: number) =>
      `A forecast needs ${counted(words, needs, 'day', 'days')} on the menu that are over; so far there ${
        has === 1 ? 'is 1' : `are ${words.number(has)}`
      }.`,
    notSold: 'Not sold for four weeks, so there is no forecast.',
    wasAway: 'It was not on your menu on your last day with sales, so there is no forecast.',
    yours: 'Your number',
    back: 'Back to the forecast',
    backTo: (name: string, plates: number) =>
      `${name}: back to the forecast of ${counted(words, plates, 'plate', 'plates')}`,
    count: (name: string) => `Plates of ${name} to prepare`,
    oneLess: (name: string) => `Prepare one plate of ${name} less`,
    oneMore: (name: string) => `Prepare one plate of ${name} more`,
  },
  shopping: {
    heading: 'Shopping list',
    hint: 'Tick what you have: it leaves the sum.',
    have: (name: string, amount: string) => `${name}, ${amount}: I have it`,
    needed: (amount: string) => `${amount} needed`,
    noPrice: 'no price',
    sum: (plates: number) => `Still to buy, for ${counted(words, plates, 'plate', 'plates')}`,
    atPrices:
      'At today’s prices, rounded up to what shops sell: by 50 g up to 1 kg, by 250 g up to 5 kg, then by half and whole kilos; whole packets.',
    notInSum: (names: string) => `No price yet, so not in the sum: ${names}.`,
    withoutRecipe: (names: string) => `No recipe yet, so not in the list: ${names}.`,
    unknown: (names: string) => `Could not be worked out, so not in the list: ${names}.`,
    toMenu: 'Complete them in my menu',
    noPlates: 'No plates yet, so nothing to buy. Set them below: the list follows.',
    sameAsToday: (count: number) => `Same as today (${counted(words, count, 'plate', 'plates')})`,
    sameAsYesterday: (count: number) =>
      `Same as yesterday (${counted(words, count, 'plate', 'plates')})`,
    nothing: 'Nothing in the list yet.',
    amount: {
      kg: (amount: number) => `${words.number(amount, 3)} kg`,
      g: (amount: number) => `${words.number(amount, 3)} g`,
      litre: (amount: number) =>
        `${words.number(amount, 3)} ${words.plural(amount, { one: 'litre', other: 'litres' })}`,
      ml: (amount: number) => `${words.number(amount, 3)} ml`,
      piece: (amount: number) => counted(words, amount, 'piece', 'pieces'),
      dozen: (amount: number) => `${words.number(amount, 3)} dozen`,
    },
    packs: {
      packet: (count: number, held: string) =>
        `${counted(words, count, 'packet', 'packets')} of ${held}`,
      bundle: (count: number, held: string) =>
        `${counted(words, count, 'bundle', 'bundles')} of ${held}`,
      tray: (count: number, held: string) => `${counted(words, count, 'tray', 'trays')} of ${held}`,
    },
  },
  send: {
    sum: (plates: number) => `Sum, for ${counted(words, plates, 'plate', 'plates')}`,
  },
  accuracy: {
    heading: 'How right it was',
    how: 'Later days count more; a single day far above the others counts less. Days without sales do not count.',
    hint: (days: number) =>
      `Checked on ${counted(words, days, 'day', 'days')} of your own: what each way would have said the evening before, beside what sold in all.`,
    methods: {
      forecast: 'This forecast',
      lastWeek: 'Same weekday last week',
      weekdayMean: 'Average of eight such weekdays',
    },
    off: (plates: string) => `${plates} of 100 plates off`,
    error: (plates: string) => `${plates} plates a day`,
    best: 'The forecast came nearest.',
    asGood: 'The forecast came no nearer than a simpler way.',
    better: (methods: string) =>
      `On your days a simpler way came nearer than the forecast: ${methods}. Look at that, too.`,
    quoted: (method: string) => `“${method}”`,
    tooFewDays: (needs: number, has: number) =>
      `This needs ${counted(words, needs, 'day', 'days')} with sales that are over, among them the same weekday twice. So far there ${
        has === 0 ? 'is none' : has === 1 ? 'is 1' : `are ${words.number(has)}`
      }.`,
    newDishes: 'Your dishes are too new for this.',
  },
});

export type TomorrowMessages = ReturnType<typeof messages>;
