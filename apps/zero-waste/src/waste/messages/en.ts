import type { Words } from '@thela/language';
import type { AmountUnit, WasteReason } from '@thela/ledger';

/** Every text of the page of waste, save its title, which the first page has, too. */
export const messages = ({ number, plural }: Words) => {
  const units: Record<AmountUnit, string> = {
    kg: 'kg',
    g: 'g',
    litre: 'litre',
    ml: 'ml',
    piece: 'piece',
    dozen: 'dozen',
  };
  const many: Record<AmountUnit, string> = { ...units, litre: 'litres', piece: 'pieces' };
  return {
    units,
    plates: (count: number) =>
      `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`,
    amount: (amount: number, unit: AmountUnit) =>
      `${number(amount, 6)} ${plural(amount, { one: units[unit], other: many[unit] })}`,
    /** @param amount with its unit: `3 plates`, `600 g` */
    what: (amount: string, name: string) => `${amount} of ${name}`,
    reasons: {
      unsold: 'Unsold',
      spoilt: 'Spoilt',
      spilt: 'Spilt',
      other: 'Other',
    } satisfies Record<WasteReason, string>,
    atCost: (money: string) => `${money} at cost`,
    costUnknown: 'cost not known',
    special: 'special',
    retired: 'retired',
    form: {
      heading: 'Write down waste',
      kind: 'What was thrown away?',
      kinds: { dish: 'A dish', ingredient: 'An ingredient' },
      dish: 'Which dish?',
      ingredient: 'Which ingredient?',
      find: 'Type to find it',
      found: (count: number) => `${number(count)} found`,
      noneFound: (text: string) => `Nothing is called “${text}”.`,
      another: 'Choose another',
      plates: 'How many plates?',
      oneLess: 'One plate less',
      oneMore: 'One plate more',
      amount: 'How much?',
      unit: 'In what?',
      worthHere: 'What it cost you is shown here.',
      why: 'Why?',
      add: 'Add to waste',
      correcting: 'Correct what was thrown away',
      store: 'Store',
      cancel: 'Cancel',
      more: (count: number, most: number) =>
        `${number(count)} plates? The most that you made of it on one day was ${number(most)}.`,
      isRight: 'Yes, that is right',
      notChosen: 'Choose what it was.',
      noIngredients: 'You have no ingredients yet. Enter what you buy in your menu.',
      noDishes: 'The menu has no dishes today.',
      faults: {
        empty: 'Enter how much it was.',
        'not-a-number': 'Enter a number, such as 2.',
        'not-whole': 'Enter whole plates, such as 3.',
        'too-low': 'Enter more than 0.',
        'too-high': (most: number) => `It can be ${number(most)} at most.`,
      },
    },
    status: {
      added: (what: string) => `Written down: ${what}.`,
      removed: (what: string) => `Taken back: ${what}.`,
      corrected: (what: string) => `Corrected: ${what}.`,
      notRemoved: (what: string) => `This could not be taken back: ${what}.`,
      refused: (what: string) => `This could not be written down: ${what}.`,
      undo: 'Undo',
    },
    stored: {
      saving: 'being saved',
      full: 'This phone has no space left. What you wrote last is on this page only: keep it open, and make some space.',
      blocked:
        'This browser stores nothing. What you wrote last is on this page only, and is lost when you close it.',
      again: 'Store it again',
    },
    today: {
      heading: 'Thrown away today',
      none: 'Nothing so far today.',
      remove: 'Remove',
      correct: 'Correct',
      correctNamed: (what: string) => `Correct: ${what}`,
      removeNamed: (what: string) => `Remove ${what}`,
      makeSpecial: 'Make a special of it',
      makeSpecialNamed: (what: string) => `Make a special of it: ${what}`,
      sum: 'All of today',
    },
    reading: 'Reading your records…',
    failed: 'Your records could not be read. What you write down is stored all the same.',
    retry: 'Try again',
    week: {
      heading: 'This week',
      range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
      cost: 'Thrown away, at cost',
      none: 'Nothing was thrown away this week.',
      less: (money: string, before: string, day: string) =>
        `Up to ${day}: ${money} less than last week (${before}).`,
      more: (money: string, before: string, day: string) =>
        `Up to ${day}: ${money} more than last week (${before}).`,
      same: (before: string, day: string) => `Up to ${day}: as much as last week (${before}).`,
      todayApart: 'Today is not over and stays out of the comparison.',
      noneOver: 'To compare it with last week, a day of this week must be over.',
      notKnown: 'Not compared with last week, because no cost of what was thrown away is known.',
      unsure: 'What has no known cost is left out of both.',
      tooFewDays: (needs: number, has: number) =>
        `To compare it with last week, ${number(needs)} days of records are needed; there ${plural(has, { one: 'is', other: 'are' })} ${number(has)}.`,
      unknown: (names: string) => `Not in the sum, because the cost is not known: ${names}.`,
      atThePrices:
        'Each day counts at its own prices. If an amount looks wrong, look at the price in your menu.',
      items: 'What it was, the dearest first',
    },
    earlier: {
      heading: 'Earlier weeks',
      none: 'Your records have no earlier week yet.',
      nothing: 'Nothing was thrown away.',
      all: (weeks: number) => `Show all ${number(weeks)} weeks`,
    },
    specials: {
      heading: 'Specials',
      earned: (money: string, count: number) =>
        `${plural(count, { one: 'The special', other: 'The specials' })} earned back ${money} this week.`,
      earnedThen: (money: string, count: number) =>
        `${plural(count, { one: 'The special', other: 'The specials' })} earned back ${money}.`,
      none: 'No special this week. Ask what to make of leftovers, and put it on today’s board.',
      notCounted: 'No plate of it is counted yet this week.',
      ask: 'Make a special',
      hint: 'Count its plates like any dish. Tomorrow it is gone from the board.',
      takeOff: 'Take it off',
      takeOffNamed: (name: string) => `Take it off: ${name}`,
      takenOff: (name: string) => `${name} is off the board.`,
      notTakenOff: (name: string) => `${name} could not be taken off the board. Try again.`,
      onBoard: 'on the board today',
    },
    /** Below a recipe on the first page. */
    board: {
      heading: 'Put it on today’s board',
      hint: 'It is on your menu today alone, and gone tomorrow.',
      name: 'Name on the board',
      price: 'Price of a plate in ₹',
      put: 'Put it on the board',
      done: (name: string, price: string) => `${name} is on today’s board at ${price} a plate.`,
      count: 'Count its plates',
      nameFaults: {
        missing: 'Give it a name.',
        'too-long': 'A name can have 200 letters at most.',
      },
      nameTaken: (name: string) => `Today’s menu has “${name}” already. Choose another name.`,
      priceMissing: 'Enter a price above 0.',
      priceNumber: 'Enter a price in ₹, such as 40.',
      refused: 'It could not be put on the board. Try again.',
    },
    helper: {
      notYet:
        'The dishes of this stall are not on this phone yet. They come as soon as there is a network.',
    },
  };
};
export type Messages = ReturnType<typeof messages>;
