import type { PriceTag } from '@thela/ledger';
import { listed, listedShortly, perUnit, rupees } from '../amount-words';
import type { SpokenDay, SpokenIntent } from '../entries/spoken-entry';

/** Plates of a dish, as they are said. */
export interface NamedPlates {
  readonly name: string;
  /** Negative for plates that were taken back. */
  readonly plates: number;
}

/** What a dish comes to on a day; `revenue` in ₹. */
export interface DishCount extends NamedPlates {
  readonly revenue: number;
}

/** An expense, as it is said; `amount` in ₹. */
export interface NamedExpense {
  readonly word: string;
  readonly amount: number;
}

type Missing = Extract<SpokenIntent, { readonly kind: 'no-figure' }>['about'];

const number = (plates: number) => plates.toLocaleString('en-IN');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tag = ({ price, unit }: PriceTag) => `${rupees(price)} ${perUnit(unit)}`;
const platesOf = ({ name, plates }: NamedPlates) => `${number(Math.abs(plates))} ${name}`;
const named = (plates: readonly NamedPlates[]) => listed(plates.map(platesOf), 'and');

const isSold = ({ plates }: NamedPlates) => plates > 0;

/** '₹85 profit'; `null`: the cost is not known */
function gain(profit: number | null): string {
  if (profit === null) return 'cost not known';
  return profit < 0 ? `${rupees(-profit)} lost` : `${rupees(profit)} profit`;
}

/** '14 today, ₹1,190.'; of several dishes 'Today: 14 Masala Dosa, ₹1,190; 9 Upma, ₹360.' */
function counts(after: readonly DishCount[], day: string): string {
  const [only] = after;
  if (only && after.length === 1) return `${number(only.plates)} ${day}, ${rupees(only.revenue)}.`;
  return listOf(after, day);
}

function listOf(dishes: readonly DishCount[], day: string): string {
  const each = dishes.map((dish) => `${platesOf(dish)}, ${rupees(dish.revenue)}`);
  return `${sentence(day)}: ${each.join('; ')}.`;
}

/** '17 Masala Dosa today, ₹1,445.' */
function dishesOf(dishes: readonly DishCount[], day: string): string {
  const [only] = dishes;
  return only && dishes.length === 1
    ? `${platesOf(only)} ${day}, ${rupees(only.revenue)}.`
    : listOf(dishes, day);
}

/** '2 Masala Dosa counted, 1 Upma taken back' */
function changed(plates: readonly NamedPlates[], sold: string): string {
  const back = plates.filter((one) => !isSold(one));
  const more = plates.filter(isSold);
  return [
    ...(more.length > 0 ? [`${named(more)}${sold}`] : []),
    ...(back.length > 0 ? [`${named(back)} taken back`] : []),
  ].join(', ');
}

const missing: Readonly<Record<Missing, string>> = {
  plates: 'How many plates?',
  price: 'What is the price in rupees?',
  amount: 'How many rupees?',
};

/** What is said of the stall's records. Where `after` is empty and `total` is `null` they cannot be read. */
export const recordSayings = {
  plates: {
    planned: (plates: readonly NamedPlates[], day: string) => `${changed(plates, ' sold')} ${day}`,
    done: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) => {
      const what = changed(plates, ' counted');
      if (after.length === 0) return `${what}, ${day}.`;
      return after.length === 1
        ? `${what}: ${counts(after, day)}`
        : `${what}. ${counts(after, day)}`;
    },
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) =>
      after.length === 0
        ? `Undone: ${changed(plates, '')}, ${day}.`
        : `Undone: ${changed(plates, '')}. ${counts(after, day)}`,
    /** `counted`: one dish */
    tooMany: (counted: readonly NamedPlates[], day: string) =>
      `Only ${named(counted)} ${counted[0]?.plates === 1 ? 'is' : 'are'} counted ${day}. Nothing is written.`,
  },
  count: {
    planned: (plates: readonly NamedPlates[], day: string) => `${named(plates)} in all ${day}`,
    /** `before`: the counts until then */
    done: (
      plates: readonly NamedPlates[],
      before: readonly number[],
      after: readonly DishCount[],
      day: string,
    ) =>
      `Count set: ${after.length === 0 ? `${named(plates)}, ${day}.` : dishesOf(after, day)} Before: ${listed(before.map(number), 'and')}.`,
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) =>
      `Undone: ${named(plates)} in all. ${after.length === 0 ? '' : counts(after, day)}`.trimEnd(),
    stands: (plates: readonly NamedPlates[], day: string) =>
      `${named(plates)}, ${day}: that is the count already.`,
    unread: 'I cannot read the records right now. Nothing is written. Try again, or use Count.',
    twice: 'I heard two counts of one dish. Nothing is written. Please say one.',
  },
  price: {
    planned: (name: string, price: PriceTag, before: PriceTag | null) =>
      `${name} at ${tag(price)}${before ? `, ${tag(before)} until now` : ''}`,
    done: (name: string, price: PriceTag, before: PriceTag | null) =>
      `${sentence(name)}: ${tag(price)} from today.${before ? ` Before: ${tag(before)}.` : ''}`,
    undone: (name: string, price: PriceTag | null) =>
      price
        ? `Undone. ${sentence(name)}: ${tag(price)} again.`
        : `Undone. ${sentence(name)}: no price again.`,
    stands: (name: string, price: PriceTag) => `${sentence(name)}: ${tag(price)} already.`,
    otherUnit: (name: string, { unit }: PriceTag) =>
      `You buy ${name} by another measure. Say what it costs ${perUnit(unit)}. Nothing is written.`,
  },
  sellingPrice: {
    planned: (name: string, price: number, before: number) =>
      `${name} at ${rupees(price)} a plate, ${rupees(before)} until now`,
    done: (name: string, price: number, before: number) =>
      `${name}: ${rupees(price)} a plate from now. Before: ${rupees(before)}.`,
    undone: (name: string, price: number) => `Undone. ${name}: ${rupees(price)} a plate again.`,
    stands: (name: string, price: number) => `${name}: ${rupees(price)} a plate already.`,
  },
  expense: {
    /** Where the vendor used no word of their own. */
    words: { gas: 'gas', ice: 'ice', help: 'help', rent: 'rent', other: 'something else' },
    planned: ({ word, amount }: NamedExpense, day: string) =>
      `${rupees(amount)} for ${word}, ${day}`,
    done: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      `${rupees(amount)} for ${word} written down.${total === null ? '' : ` Expenses ${day}: ${rupees(total)}.`}`,
    undone: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      `Undone: ${rupees(amount)} for ${word}.${total === null ? '' : ` Expenses ${day}: ${rupees(total)}.`}`,
  },
  /** Said after what was written. */
  unsaved: {
    full: 'But it is not saved: this device has no space left. Keep this page open and make some space.',
    blocked: 'But it is not saved: the browser stores nothing here. Keep this page open.',
  },
  failed: 'I could not write that. Please enter it on Count.',
  undo: {
    nothing: 'There is nothing of mine to undo.',
    already: 'That is undone already.',
    tooOld: 'That is too long ago for me. Change it on Count or in My menu.',
    failed: 'I could not undo that. Please change it on Count or in My menu.',
  },
  ask: {
    choose: (labels: readonly string[]) => `Which one: ${listed(labels, 'or')}?`,
    chooseOfMany: 'Which one do you mean?',
    undo: (planned: string) => `Shall I undo: ${planned}? Say yes or no.`,
    confirm: (planned: string) => `Shall I write: ${planned}? Say yes or no.`,
    missing: (about: Missing) => `${missing[about]} Nothing is written yet.`,
    yes: 'Yes',
    no: 'No',
  },
  /** What the records say of a day. */
  told: {
    nothing: {
      today: 'Nothing is counted today yet.',
      yesterday: 'Nothing is counted for yesterday.',
    },
    /** `most`: the dishes that sold most, the best first */
    sold: (
      all: { readonly plates: number; readonly revenue: number },
      most: readonly NamedPlates[],
      day: SpokenDay,
    ) =>
      `${number(all.plates)} ${all.plates === 1 ? 'plate' : 'plates'} ${day}, ${rupees(all.revenue)}. Most: ${named(most)}.`,
    dishes: dishesOf,
    /** `profit` in ₹; `null` where the cost is not known */
    earnedBy: (
      dishes: readonly (DishCount & { readonly profit: number | null })[],
      day: SpokenDay,
    ) => {
      const each = dishes.map(
        (dish) => `${platesOf(dish)}, ${rupees(dish.revenue)} taken in, ${gain(dish.profit)}`,
      );
      return `${sentence(day)}: ${each.join('; ')}.`;
    },
    otherDays:
      'I can tell you of today and of yesterday. The other days are under Your days at your stall.',
    earned: (revenue: number, profit: number | null, day: SpokenDay) =>
      `${sentence(day)}: ${rupees(revenue)} taken in${profit === null ? '' : `, ${gain(profit)} on the dishes`}.`,
    unknownCost: (names: readonly string[]) =>
      `What ${listedShortly(names)} cost you is not known, so it is not in that.`,
    left: (left: number, day: SpokenDay) =>
      left < 0
        ? `${sentence(day)} you are ${rupees(-left)} short, after ingredients, expenses and waste.`
        : `${rupees(left)} ${day === 'today' ? 'is' : 'was'} left ${day}, after ingredients, expenses and waste.`,
    leftFood: 'For leftover food, tell me what there is and how much.',
    expenses: (total: number, each: readonly NamedExpense[], day: SpokenDay) =>
      `Expenses ${day}: ${rupees(total)}. ${each.map(({ word, amount }) => `${sentence(word)} ${rupees(amount)}`).join(', ')}.`,
    noExpenses: (day: SpokenDay) => `No expense is written down for ${day}.`,
    unread: 'I cannot read the records right now. Please look at Profit.',
  },
  noSuch: (name: string) =>
    `I find no ${name} at your stall, so nothing is written. You can add it in My menu.`,
  preparation: (name: string) =>
    `${sentence(name)} is made at your stall: its cost comes from its recipe, and it is not sold by the plate. Nothing is written.`,
  dropped: 'All right, nothing is written.',
  newDay: 'A new day has begun since I asked. Nothing is written. Please say it again.',
  needsStall:
    'To write that down, I need your stall first: your dishes and your prices. Nothing is written.',
} as const;
