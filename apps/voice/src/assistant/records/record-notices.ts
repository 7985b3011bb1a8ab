import type { PriceTag } from '@thela/ledger';
import { formatRupees, indianNumber } from '@thela/pricing';
import { withCapital } from '@thela/text';
import { listed, listedShortly, perUnit, priceText } from '../amount-words';
import type { SpokenDay, SpokenIntent } from '../entries/spoken-entry';
import type { Messages } from '../messages';

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

const numbers = (counts: readonly number[]) => counts.map((count) => indianNumber(count));

/** How dishes and their counts are said. */
function dishTexts(words: Messages) {
  const { dish, plates: notice } = words.records;
  const platesOf = ({ name, plates }: NamedPlates) => dish(Math.abs(plates), name);
  const listPlates = (plates: readonly NamedPlates[]) => listed(plates.map(platesOf), 'and', words);
  const isSold = ({ plates }: NamedPlates) => plates > 0;

  function listOf(dishes: readonly DishCount[], day: string): string {
    const each = dishes.map((one) => notice.dishRevenue(platesOf(one), formatRupees(one.revenue)));
    return notice.dishes(withCapital(day), each.join('; '));
  }
  return {
    platesOf,
    listPlates: listPlates,
    /** '14 today, ₹1,190.'; of several dishes 'Today: 14 Masala Dosa, ₹1,190; 9 Upma, ₹360.' */
    counts: (after: readonly DishCount[], day: string) => {
      const [only] = after;
      return only && after.length === 1
        ? notice.count(only.plates, day, formatRupees(only.revenue))
        : listOf(after, day);
    },
    /** '17 Masala Dosa today, ₹1,445.' */
    dishesOf: (dishes: readonly DishCount[], day: string) => {
      const [only] = dishes;
      return only && dishes.length === 1
        ? notice.oneDish(platesOf(only), day, formatRupees(only.revenue))
        : listOf(dishes, day);
    },
    /** '2 Masala Dosa counted, 1 Upma taken back' */
    listChanges: (plates: readonly NamedPlates[], sold: (dishes: string) => string) => {
      const back = plates.filter((one) => !isSold(one));
      const more = plates.filter(isSold);
      return [
        ...(more.length > 0 ? [sold(listPlates(more))] : []),
        ...(back.length > 0 ? [notice.takenBack(listPlates(back))] : []),
      ].join(', ');
    },
  };
}

type DishTexts = ReturnType<typeof dishTexts>;

function platesNotices({ records: { plates: notice } }: Messages, dishes: DishTexts) {
  const { listPlates, counts, listChanges } = dishes;
  return {
    planned: (plates: readonly NamedPlates[], day: string) =>
      notice.planned(listChanges(plates, notice.sold), day),
    done: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) => {
      const what = listChanges(plates, notice.counted);
      if (after.length === 0) return notice.doneUnread(what, day);
      return (after.length === 1 ? notice.doneOne : notice.done)(what, counts(after, day));
    },
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) => {
      const what = listChanges(plates, (sold) => sold);
      return after.length === 0
        ? notice.undoneUnread(what, day)
        : notice.undone(what, counts(after, day));
    },
    /** `counted`: one dish */
    tooMany: (dishCounts: readonly NamedPlates[], day: string) =>
      notice.tooMany[dishCounts[0]?.plates === 1 ? 'one' : 'other'](listPlates(dishCounts), day),
  };
}

function countNotices(words: Messages, { listPlates, counts, dishesOf }: DishTexts) {
  const { count: notice } = words.records;
  return {
    planned: (plates: readonly NamedPlates[], day: string) =>
      notice.planned(listPlates(plates), day),
    /** `before`: the counts until then */
    done: (
      plates: readonly NamedPlates[],
      before: readonly number[],
      after: readonly DishCount[],
      day: string,
    ) => {
      const now =
        after.length === 0 ? notice.unreadNow(listPlates(plates), day) : dishesOf(after, day);
      return notice.done(now, listed(numbers(before), 'and', words));
    },
    undone: (plates: readonly NamedPlates[], after: readonly DishCount[], day: string) =>
      [notice.undone(listPlates(plates)), ...(after.length === 0 ? [] : [counts(after, day)])].join(
        ' ',
      ),
    stands: (plates: readonly NamedPlates[], day: string) => notice.stands(listPlates(plates), day),
    unread: notice.unread,
    twice: notice.twice,
  };
}

function priceNotices(words: Messages) {
  const { price: notice } = words.records;
  const tag = (price: PriceTag) => priceText(price, words);
  return {
    planned: (name: string, price: PriceTag, before: PriceTag | null) =>
      before
        ? notice.plannedBefore(name, tag(price), tag(before))
        : notice.planned(name, tag(price)),
    done: (name: string, price: PriceTag, before: PriceTag | null) =>
      [
        notice.done(withCapital(name), tag(price)),
        ...(before ? [notice.before(tag(before))] : []),
      ].join(' '),
    undone: (name: string, price: PriceTag | null) =>
      price ? notice.undone(withCapital(name), tag(price)) : notice.undoneNone(withCapital(name)),
    stands: (name: string, price: PriceTag) => notice.stands(withCapital(name), tag(price)),
    otherUnit: (name: string, { unit }: PriceTag) => notice.otherUnit(name, perUnit(unit, words)),
  };
}

function sellingPriceNotices({ records: { sellingPrice: notice } }: Messages) {
  return {
    planned: (name: string, price: number, before: number) =>
      notice.planned(name, formatRupees(price), formatRupees(before)),
    done: (name: string, price: number, before: number) =>
      notice.done(name, formatRupees(price), formatRupees(before)),
    undone: (name: string, price: number) => notice.undone(name, formatRupees(price)),
    stands: (name: string, price: number) => notice.stands(name, formatRupees(price)),
  };
}

function expenseNotices({ records: { expense: notice } }: Messages) {
  const withTotal = (text: string, total: number | null, day: string) =>
    [text, ...(total === null ? [] : [notice.total(day, formatRupees(total))])].join(' ');
  return {
    /** Where the vendor used no word of their own. */
    words: notice.words,
    planned: ({ word, amount }: NamedExpense, day: string) =>
      notice.planned(formatRupees(amount), word, day),
    done: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      withTotal(notice.done(formatRupees(amount), word), total, day),
    undone: ({ word, amount }: NamedExpense, total: number | null, day: string) =>
      withTotal(notice.undone(formatRupees(amount), word), total, day),
  };
}

type DishEarned = DishCount & { readonly profit: number | null };

/** What the records say of a day. */
function dayNotices(words: Messages, { platesOf, listPlates, dishesOf }: DishTexts) {
  const { dayAnswer: notice, today, yesterday } = words.records;
  const dayWord: Readonly<Record<SpokenDay, string>> = { today, yesterday };
  const beginning = (day: SpokenDay) => withCapital(dayWord[day]);

  function earnedWith(dish: DishEarned): string {
    const { revenue, profit } = dish;
    const sold = [platesOf(dish), formatRupees(revenue)] as const;
    if (profit === null) return notice.dishCostUnknown(...sold);
    return (profit < 0 ? notice.dishLoses : notice.dishEarns)(
      ...sold,
      formatRupees(Math.abs(profit)),
    );
  }
  return {
    nothing: notice.nothing,
    /** `most`: the dishes that sold most, the best first */
    sold: (
      all: { readonly plates: number; readonly revenue: number },
      most: readonly NamedPlates[],
      day: SpokenDay,
    ) => notice.sold(all.plates, dayWord[day], formatRupees(all.revenue), listPlates(most)),
    dishes: (dishes: readonly DishCount[], day: SpokenDay) => dishesOf(dishes, dayWord[day]),
    /** `profit` in ₹; `null` where the cost is not known */
    earnedBy: (dishes: readonly DishEarned[], day: SpokenDay) =>
      words.records.plates.dishes(beginning(day), dishes.map(earnedWith).join('; ')),
    otherDays: notice.otherDays,
    earned: (revenue: number, profit: number | null, day: SpokenDay) => {
      const revenueArgs = [beginning(day), formatRupees(revenue)] as const;
      if (profit === null) return notice.taken(...revenueArgs);
      return (profit < 0 ? notice.lost : notice.earned)(
        ...revenueArgs,
        formatRupees(Math.abs(profit)),
      );
    },
    /** Of dishes that sold and of what was thrown away, by their names. */
    unknownCosts: (dishes: readonly string[], wasted: readonly string[]): readonly string[] => [
      ...(dishes.length > 0
        ? [notice.unknownCost(dishes.length, listedShortly(dishes, words))]
        : []),
      ...(wasted.length > 0
        ? [notice.unknownWaste(wasted.length, listedShortly(wasted, words))]
        : []),
    ],
    /** @param dishes so many have no known cost */
    profitLacks: (profit: number | null, dishes: number): readonly string[] => {
      if (dishes === 0) return [];
      return [profit === null ? notice.profitUnknown : notice.notInProfit(dishes)];
    },
    left: (left: number, day: SpokenDay) =>
      (left < 0 ? notice.short : notice.left)[day](formatRupees(Math.abs(left))),
    leftFood: notice.leftFood,
    expenses: (total: number, each: readonly NamedExpense[], day: SpokenDay) => {
      const lines = each.map(({ word, amount }) =>
        notice.expense(withCapital(word), formatRupees(amount)),
      );
      return notice.expenses(dayWord[day], formatRupees(total), lines.join(', '));
    },
    noExpenses: (day: SpokenDay) => notice.noExpenses[day],
    unread: notice.unread,
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
export function recordNotices(words: Messages) {
  const { unsaved, failed, undo, noSuch, preparation, dropped, newDay, needsStall } = words.records;
  const dishes = dishTexts(words);
  return {
    plates: platesNotices(words, dishes),
    count: countNotices(words, dishes),
    price: priceNotices(words),
    sellingPrice: sellingPriceNotices(words),
    expense: expenseNotices(words),
    day: dayNotices(words, dishes),
    ask: questions(words),
    /** Said after what was written. */
    unsaved,
    failed,
    undo,
    noSuch,
    preparation: (name: string) => preparation(withCapital(name)),
    dropped,
    newDay,
    needsStall,
  };
}
