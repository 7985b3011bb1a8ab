import type { Match } from '@thela/kitchen-book/words';
import { baseOf, pricePerBase } from '@thela/ledger';
import type { AmountUnit, Ingredient, PurchaseUnit } from '@thela/ledger';
import { isPack, unitNamed } from './numbers-said';
import type { Figure } from './numbers-said';
import { inPaise, isBelowZero, isPart, moneyIn, says, spelledAt } from './says';
import type { Sentence } from './sentence';
import type { SpokenIntent } from './spoken-entry';

/** Farther from the known price than this a figure is asked back, in both directions. */
const farthest = 5;
const mostUnknown = 10_000;

interface Price {
  readonly price: number;
  readonly unit: PurchaseUnit | null;
  readonly isSure: boolean;
}

interface Asked {
  readonly money: Match<Figure>;
  readonly isStep: boolean;
  readonly direction: 1 | -1;
  readonly unit: AmountUnit | undefined;
  /** 'Do kilo … 80 ka'. */
  readonly amount: number;
  readonly isPacked: boolean;
}

const kinds = /^(?:me?h|mah|sast|cheap|cost|dear)/;

/** '10 rupaye mehnga', 'went up by 10': a difference. 'Mehnga ho gaya 60' names the price. */
function isStep({ signs, tokens }: Sentence, money: Match<Figure>): boolean {
  return signs.some(({ meaning, from, to }) => {
    if (meaning !== 'dearer' && meaning !== 'cheaper') return false;
    return money.to === from || (to === money.from && !kinds.test(tokens[from] ?? ''));
  });
}

function askedIn(sentence: Sentence): Asked | undefined {
  const { tokens, figures } = sentence;
  const money = moneyIn(sentence, (token) => unitNamed(token) !== undefined || isPack(token));
  if (!money) return undefined;
  const amount = figures.find((one) => one !== money && one.meaning.unit !== undefined);
  const named = tokens.flatMap((token, index) => {
    const isCounted = figures.some(({ from, to }) => from <= index && index < to);
    return isCounted ? [] : (unitNamed(token) ?? []);
  });
  const isDozen = amount?.meaning.unit === 'dozen';
  return {
    money,
    isStep: isStep(sentence, money),
    direction: says(sentence, 'cheaper') ? -1 : 1,
    unit: amount?.meaning.unit ?? named[0],
    amount: (amount?.meaning.value ?? 1) / (isDozen ? 12 : 1),
    isPacked: tokens.some(isPack),
  };
}

function isLikely(ingredient: Ingredient, price: number, unit: PurchaseUnit): boolean {
  if (ingredient.price === null) return price > 0 && price <= mostUnknown;
  const known = pricePerBase(ingredient.price);
  const ratio = known > 0 ? pricePerBase({ price, unit }) / known : 1;
  return price > 0 && ratio <= farthest && ratio >= 1 / farthest;
}

/** What an ingredient costs then; `undefined` where the figure does not tell it. */
function priceOf(ingredient: Ingredient, asked: Asked): Price | undefined {
  const { unit, amount, isPacked, direction } = asked;
  const { value } = asked.money.meaning;
  const bought = ingredient.price?.unit ?? ingredient.unit;
  if (isPacked && (typeof bought === 'string' || unit !== undefined)) return undefined;
  if (unit !== undefined && baseOf(unit) !== baseOf(bought)) return undefined;
  if (asked.isStep) {
    if (ingredient.price === null || (unit !== undefined && unit !== bought)) return undefined;
    const price = inPaise(ingredient.price.price + direction * value);
    return price > 0
      ? { price, unit: null, isSure: value <= ingredient.price.price / 2 }
      : undefined;
  }
  const price = inPaise(value / amount);
  if (Math.abs(price * amount - value) > 0.001) return undefined;
  const isSure = amount === 1 && isLikely(ingredient, price, unit ?? bought);
  return { price, unit: unit ?? null, isSure };
}

/** Whether the words say that this is the price now; '40 rupaye ka pyaz' does not. */
function isStated(sentence: Sentence, { money, unit, isPacked }: Asked): boolean {
  const has = (...some: Parameters<typeof says>[1][]) => says(sentence, ...some);
  const isMoney = money.meaning.of === 'rupees';
  if (has('happened', 'dearer', 'cheaper')) return true;
  if (has('price')) return isMoney || unit !== undefined || has('is', 'became', 'set', 'today');
  if (unit !== undefined || isPacked) return true;
  if (has('set', 'is')) return isMoney || has('became', 'today');
  return isMoney && has('became', 'today') && !has('bought', 'took', 'paid', 'gave');
}

/** Reads what an ingredient costs from today on. */
export function priceSaid(sentence: Sentence): SpokenIntent | undefined {
  const has = (...some: Parameters<typeof says>[1][]) => says(sentence, ...some);
  if (has('was', 'kal', 'yesterday', 'back', 'written', 'undo', 'wrong')) return undefined;
  if (has('add') && !has('price')) return undefined;
  const [named] = sentence.ingredients;
  const asked = askedIn(sentence);
  if (!named) return undefined;
  const noFigure = { kind: 'no-figure', about: 'price' } as const;
  if (!asked) {
    const isOrder = has('price') && has('set') && !isPart(sentence);
    const isOpen = sentence.figures.length > 0 && has('price', 'dearer', 'cheaper');
    const isOwn = named.meaning.ingredients.length > 0 && !isPart(sentence);
    if (isOwn && has('dearer', 'cheaper') && has('happened', 'became')) return noFigure;
    return isOrder || isOpen ? noFigure : undefined;
  }
  const isMeant = isStated(sentence, asked);
  const isBought = has('bought', 'took', 'paid', 'gave');
  const isMoney = asked.money.meaning.of === 'rupees';
  const isWorth = asked.money.to < named.from && !isMeant;
  if (!isMeant && ((!isBought && !isMoney) || isPart(sentence) || (isWorth && !isBought))) {
    return undefined;
  }
  const { ingredients } = sentence;
  const off = ingredients.find(({ meaning }) => meaning.ingredients.length === 0);
  if (off) return isMeant ? { kind: 'no-such', name: spelledAt(sentence, off) } : undefined;
  if (isBelowZero(sentence, asked.money) || asked.money.meaning.of === 'percent') return noFigure;
  const choices = [...new Set(ingredients.flatMap(({ meaning }) => meaning.ingredients))].flatMap(
    (one) => {
      const price = priceOf(one, asked);
      if (!price || (!isMeant && !price.isSure)) return [];
      const entry = {
        kind: 'price',
        ingredient: one.id,
        price: price.price,
        unit: price.unit,
      } as const;
      return [{ label: one.name, entry, isSure: price.isSure }];
    },
  );
  const [only] = choices;
  if (!only) return noFigure;
  if (choices.length > 1) {
    return { kind: 'choose', choices: choices.map(({ label, entry }) => ({ label, entry })) };
  }
  const isSure =
    only.isSure &&
    isMeant &&
    !isPart(sentence) &&
    !has('soft', 'vague', 'add', 'sold', 'gone', 'total', 'willSell', 'more') &&
    sentence.dishes.every((dish) => ingredients.some(({ from }) => from === dish.from)) &&
    sentence.expenses.every((one) => ingredients.some(({ from }) => from === one.from)) &&
    sentence.figures.every((one) => one === asked.money || one.meaning.unit !== undefined) &&
    ingredients.length === 1 &&
    ingredients.every(({ meaning }) => meaning.isSure);
  return { kind: isSure ? 'write' : 'confirm', entry: only.entry };
}
