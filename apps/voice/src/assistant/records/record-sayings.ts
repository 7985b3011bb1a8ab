import type { PriceTag } from '@thela/ledger';
import { wholeIndianNumbers } from '@thela/pricing';
import { listed, listedShortly, perUnit, priceText, rupees } from '../amount-words';
import type { SpokenDay, SpokenIntent } from '../entries/spoken-entry';
import type { Messages } from '../messages';

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

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const numbers = (counts: readonly number[]) =>
  counts.map((count) => wholeIndianNumbers.format(count));

/** How dishes and their counts are said. */
function dishTexts(words: Messages) {
  const { dish, plates: said } = words.records;
  const platesOf = ({ name, plates }: NamedPlates) => dish(Math.abs(plates), name);
  const named = (plates: readonly NamedPlates[]) => listed(plates.map(platesOf), 'and', words);
  const isSold = ({ plates }: NamedPlates) => plates > 0;

  function listOf(dishes: readonly DishCount[], day: string): string {
    const each = dishes.map((one) => said.dishRevenue(platesOf(one), rupees(one.revenue)));
    return said.dishes(sentence(day), each.join('; '));
  }
  return {
    platesOf,
    named,
    /** '14 today, ₹1,190.'; of several dishes 'Today: 14 Masala Dosa, ₹1,190; 9 Upma, ₹360.' */
    counts: (after: readonly DishCount[], day: string) => {
      const [only] = after;
      return only && after.length === 1
        ? said.count(only.plates, day, rupees(only.revenue))
        : listOf(after, day);
    },
    /** '17 Masala Dosa today, ₹1,445.' */
    dishesOf: (dishes: readonly DishCount[], day: string) => {
      const [only] = dishes;
      return only && dishes.length === 1
        ? said.oneDish(platesOf(only), day, rupees(only.revenue))
        : listOf(dishes, day);
    },
    /** '2 Masala Dosa counted, 1 Upma taken back' */
    changed: (plates: readonly NamedPlates[], sold: (dishes: string) => string) => {
      const back = plates.filter((one) => !isSold(one));
      const more = plates.filter(isSold);
      return [
        ...(more.length > 0 ? [sold(named(more))] : []),
        ...(back.length > 0 ? [said.takenBack(named(back))] : []),
      ].join(', ');
    },
  };
}

type DishTexts = ReturnType<typeof dishTexts>;

function platesSayings({ records: { plates: said } }: Messages, dishes: DishTexts) {
  const { named, counts, changed } = dishes;
  return {
    planned: (plates: readonly NamedPlates[], day: string) =>
      said.planned(changed(plates, said.sold), day),
    done: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) => {
      const what = changed(plates, said.counted);
      if (after.length === 0) return said.doneUnread(what, day);
      return (after.length === 1 ? said.doneOne : said.done)(what, counts(after, day));
    },
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) => {
      const what = changed(plates, (sold) => sold);
      return after.length === 0
        ? said.undoneUnread(what, day)
        : said.undone(what, counts(after, day));
    },
    /** `counted`: one dish */
    tooMany: (counted: readonly NamedPlates[], day: string) =>
      said.tooMany[counted[0]?.plates === 1 ? 'one' : 'other'](named(counted), day),
  };
}

function countSayings(words: Messages, { named, counts, dishesOf }: DishTexts) {
  const { count: said } = words.records;
  return {
    planned: (plates: readonly NamedPlates[], day: string) => said.planned(named(plates), day),
    /** `before`: the counts until then */
    done: (
      plates: readonly NamedPlates[],
      before: readonly number[],
      after: readonly DishCount[],
      day: string,
    ) => {
      const now = after.length === 0 ? said.unreadNow(named(plates), day) : dishesOf(after, day);
      return said.done(now, listed(numbers(before), 'and', words));
    },
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) =>
      [said.undone(named(plates)), ...(after.length === 0 ? [] : [counts(after, day)])].join(' '),
    stands: (plates: readonly NamedPlates[], day: string) => said.stands(named(plates), day),
    unread: said.unread,
    twice: said.twice,
  };
}

function priceSayings(words: Messages) {
  const { price: said } = words.records;
  const tag = (price: PriceTag) => priceText(price, words);
  return {
    planned: (name: string, price: PriceTag, before: PriceTag | null) =>
      before ? said.plannedBefore(name, tag(price), tag(before)) : said.planned(name, tag(price)),
    done: (name: string, price: PriceTag, before: PriceTag | null) =>
      [said.done(sentence(name), tag(price)), ...(before ? [said.before(tag(before))] : [])].join(
        ' ',
      ),
    undone: (name: string, price: PriceTag | null) =>
      price ? said.undone(sentence(name), tag(price)) : said.undoneNone(sentence(name)),
    stands: (name: string, price: PriceTag) => said.stands(sentence(name), tag(price)),
    otherUnit: (name: string, { unit }: PriceTag) => said.otherUnit(name, perUnit(unit, words)),
  };
}

function sellingPriceSayings({ records: { sellingPrice: said } }: Messages) {
  return {
    planned: (name: string, price: number, before: number) =>
      said.planned(name, rupees(price), rupees(before)),
    done: (name: string, price: number, before: number) =>
      said.done(name, rupees(price), rupees(before)),
    undone: (name: string, price: number) => said.undone(name, rupees(price)),
    stands: (name: string, price: number) => said.stands(name, rupees(price)),
  };
}

function expenseSayings({ records: { expense: said } }: Messages) {
  const withTotal = (text: string, total: number | null, day: string) =>
    [text, ...(total === null ? [] : [said.total(day, rupees(total))])].join(' ');
  return {
    /** Where the vendor used no word of their own. */
    words: said.words,
    planned: ({ word, amount }: NamedExpense, day: string) =>
      said.planned(rupees(amount), word, day),
    done: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      withTotal(said.done(rupees(amount), word), total, day),
    undone: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      withTotal(said.undone(rupees(amount), word), total, day),
  };
}

type DishEarned = DishCount & { readonly profit: number | null };

/** What the records say of a day. */
function toldSayings(words: Messages, { platesOf, named, dishesOf }: DishTexts) {
  const { told: said, today, yesterday } = words.records;
  const dayWord: Readonly<Record<SpokenDay, string>> = { today, yesterday };
  const beginning = (day: SpokenDay) => sentence(dayWord[day]);

  function earnedWith(dish: DishEarned): string {
    const { revenue, profit } = dish;
    const sold = [platesOf(dish), rupees(revenue)] as const;
    if (profit === null) return said.dishCostUnknown(...sold);
    return (profit < 0 ? said.dishLoses : said.dishEarns)(...sold, rupees(Math.abs(profit)));
  }
  return {
    nothing: said.nothing,
    /** `most`: the dishes that sold most, the best first */
    sold: (
      all: { readonly plates: number; readonly revenue: number },
      most: readonly NamedPlates[],
      day: SpokenDay,
    ) => said.sold(all.plates, dayWord[day], rupees(all.revenue), named(most)),
    dishes: (dishes: readonly DishCount[], day: SpokenDay) => dishesOf(dishes, dayWord[day]),
    /** `profit` in ₹; `null` where the cost is not known */
    earnedBy: (dishes: readonly DishEarned[], day: SpokenDay) =>
      words.records.plates.dishes(beginning(day), dishes.map(earnedWith).join('; ')),
    otherDays: said.otherDays,
    earned: (revenue: number, profit: number | null, day: SpokenDay) => {
      const taken = [beginning(day), rupees(revenue)] as const;
      if (profit === null) return said.taken(...taken);
      return (profit < 0 ? said.lost : said.earned)(...taken, rupees(Math.abs(profit)));
    },
    unknownCost: (names: readonly string[]) => said.unknownCost(listedShortly(names, words)),
    left: (left: number, day: SpokenDay) =>
      (left < 0 ? said.short : said.left)[day](rupees(Math.abs(left))),
    leftFood: said.leftFood,
    expenses: (total: number, each: readonly NamedExpense[], day: SpokenDay) => {
      const lines = each.map(({ word, amount }) => said.expense(sentence(word), rupees(amount)));
      return said.expenses(dayWord[day], rupees(total), lines.join(', '));
    },
    noExpenses: (day: SpokenDay) => said.noExpenses[day],
    unread: said.unread,
  };
}

function questions(words: Messages) {
  const { ask } = words.records;
  return {
    choose: (labels: readonly string[]) => ask.choose(listed(labels, 'or', words)),
    chooseOfMany: ask.chooseOfMany,
    undo: ask.undo,
    confirm: ask.confirm,
    missing: (about: Missing) => `${ask.missing[about]} ${ask.nothingYet}`,
    yes: ask.yes,
    no: ask.no,
  };
}

/** What is said of the stall's records. Where `after` is empty and `total` is `null` they cannot be read. */
export function recordSayings(words: Messages) {
  const { unsaved, failed, undo, noSuch, preparation, dropped, newDay, needsStall } = words.records;
  const dishes = dishTexts(words);
  return {
    plates: platesSayings(words, dishes),
    count: countSayings(words, dishes),
    price: priceSayings(words),
    sellingPrice: sellingPriceSayings(words),
    expense: expenseSayings(words),
    told: toldSayings(words, dishes),
    ask: questions(words),
    /** Said after what was written. */
    unsaved,
    failed,
    undo,
    noSuch,
    preparation: (name: string) => preparation(sentence(name)),
    dropped,
    newDay,
    needsStall,
  };
}
