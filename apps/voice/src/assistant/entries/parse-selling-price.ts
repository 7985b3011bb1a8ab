import type { Dish } from '@thela/ledger';
import { inPaise, isBelowZero, isPart, moneyIn, hasSign, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import type { Sign } from './signs';
import type { SpokenIntent } from './spoken-entry';

/** A price farther from the known one than this is asked back, in both directions. */
const farthest = 3;

/** Words between a figure and what it does to a price. */
const MOST_BETWEEN = 4;

const raising = /^(?:badha|increas|rais)/;
const lowering = /^(?:kam|ghata|reduc|decreas|lover)/;

/** 'Chai ka daam do rupaye badhao', 'increase chai by two rupees': 1 for dearer, -1 for cheaper. */
function stepOf(sentence: Sentence): 1 | 0 | -1 {
  // 'Chai ab bees ki, doodh mahanga ho gaya' tells why.
  const money = moneyIn(sentence)?.from ?? 0;
  const isBeside = (sign: Sign) =>
    sentence.signs.some(
      ({ meaning, from }) => meaning === sign && Math.abs(from - money) <= MOST_BETWEEN,
    );
  if (isBeside('cheaper')) return -1;
  if (isBeside('dearer')) return 1;
  const isOf = (sign: Sign, start: RegExp) =>
    sentence.signs.some(
      ({ meaning, from }) => meaning === sign && start.test(sentence.tokens[from] ?? ''),
    );
  if (isOf('back', lowering)) return -1;
  return isOf('add', raising) ? 1 : 0;
}

/** Whether a sentence is about what a dish costs its buyer. */
export function isOfSellingPrice(sentence: Sentence): boolean {
  const isMoney = sentence.figures.some(({ meaning }) => meaning.of === 'rupees');
  return (
    hasSign(sentence, 'price', 'willSell', 'dearer', 'cheaper') ||
    (isMoney && (hasSign(sentence, 'set', 'happened') || stepOf(sentence) !== 0))
  );
}

/** Reads what a plate of a dish costs from today on. */
export function parseSellingPrice(sentence: Sentence): SpokenIntent | undefined {
  const has = (...some: Parameters<typeof hasSign>[1][]) => hasSign(sentence, ...some);
  const step = stepOf(sentence);
  if (has('was', 'kal', 'yesterday', 'sold', 'gone', 'count', 'total')) return undefined;
  if (has('add', 'back') && step === 0) return undefined;
  const { dishes } = sentence;
  const money = moneyIn(sentence);
  const noFigure = { kind: 'no-figure', about: 'price' } as const;
  if (!money) {
    const isOrder = has('price') && has('set') && !isPart(sentence);
    return isOrder && sentence.figures.length === 0 ? noFigure : undefined;
  }
  const off = dishes.find(({ meaning }) => meaning.dishes.length === 0);
  if (off) return { kind: 'no-such', name: spellingAt(sentence, off) };
  if (isBelowZero(sentence, money) || money.meaning.of === 'percent') return noFigure;
  const priceOf = ({ sellingPrice }: Dish) => {
    const { value } = money.meaning;
    return inPaise(step === 0 ? value : sellingPrice + step * value);
  };
  const choices = [...new Set(dishes.flatMap(({ meaning }) => meaning.dishes))].map((dish) => ({
    dish,
    label: dish.name,
    entry: { kind: 'selling-price', dish: dish.id, price: priceOf(dish) } as const,
  }));
  const [only] = choices;
  if (!only || only.entry.price < 0) return noFigure;
  if (choices.length > 1) {
    return { kind: 'choose', choices: choices.map(({ label, entry }) => ({ label, entry })) };
  }
  const ratio = only.dish.sellingPrice > 0 ? only.entry.price / only.dish.sellingPrice : 1;
  const isSure =
    has('set') &&
    step === 0 &&
    !isPart(sentence) &&
    !has('soft', 'vague', 'gave', 'more', 'happened', 'per') &&
    sentence.figures.length === 1 &&
    sentence.ingredients.length === 0 &&
    sentence.expenses.length === 0 &&
    dishes.every(({ meaning }) => meaning.isSure) &&
    ratio <= farthest &&
    ratio >= 1 / farthest;
  return { kind: isSure ? 'write' : 'confirm', entry: only.entry };
}
