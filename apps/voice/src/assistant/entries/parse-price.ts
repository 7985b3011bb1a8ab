import type { Match } from '@thela/understanding';
import { baseOf, isSameUnit, pricePerBase } from '@thela/ledger';
import type { Ingredient, PurchaseUnit } from '@thela/ledger';
import { priceUnitOf } from '../profit/parse-amounts';
import { inAmountUnits, isPack as isPackWord } from './find-figures';
import type { Figure, Total } from './find-figures';
import { purchaseOf } from './parse-expense';
import { inPaise, isBelowZero, isPart, moneyIn, hasSign, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import { signSet } from './signs';
import type { SpokenIntent } from './spoken-entry';

/** Farther from the known price than this a figure is asked back, in both directions. */
const farthest = 3;
/** So much nearer to the known price, the money is for one of the unit: '2 kilo liya 570 wala'. */
const NEARER = 1.5;
const mostWithoutPrice = 10_000;

interface Price {
  readonly price: number;
  readonly unit: PurchaseUnit | null;
  readonly isSure: boolean;
}

interface PriceParts {
  readonly money: Match<Figure>;
  /** Whether the figure stands by 'mehnga' or 'sasta' as a difference. */
  readonly isStep: boolean;
  /** 1 for dearer, -1 for cheaper, 0 for neither. */
  readonly direction: 1 | 0 | -1;
  readonly unit: PurchaseUnit | undefined;
  /** 'Do kilo … 80 ka': what the money is for, where it is not for one of the unit. */
  readonly total: Total | undefined;
  readonly isPacked: boolean;
  /** Whether nothing says if the money is for one of the unit or for all. */
  readonly isGuess: boolean;
}

const kinds = /^(?:me?h|mah|sast|cheap|cost|dear)/;

/** '10 rupaye mehnga', 'went up by 10': a difference. 'Mehnga ho gaya 60' names the price. */
function isStep({ signs, tokens }: Sentence, money: Match<Figure>): boolean {
  return signs.some(({ meaning, from, to }) => {
    if (meaning !== 'dearer' && meaning !== 'cheaper') return false;
    return money.to === from || (to === money.from && !kinds.test(tokens[from] ?? ''));
  });
}

function directionOf(sentence: Sentence): 1 | 0 | -1 {
  if (hasSign(sentence, 'cheaper')) return -1;
  return hasSign(sentence, 'dearer') ? 1 : 0;
}

/** Words between a figure and what makes it one of another time. */
const MOST_BETWEEN = 3;
const deeds = signSet('bought took came received paid gave');
const earlier = signSet('otherDay yesterday kal');
/** 'Not 25' denies what follows, '25 nahi' what stands before. */
const denying = /^(?:not|instead|rather|never)$/;
const since = /^(?:pehle|pahle|before|earlier)$/;
const stating = signSet('price happened dearer cheaper became');
/** 'Dal 4 kilo 128 ke hisab se'. */
const each = /^(?:hisab|leka|chopuna)$/;
const articles = /^(?:a|an|ek|per|each)$/;

/** Whether a figure may be the price now: '30, not 25' and 'last month 430, now 460' name another one, too. */
export function isOfNow(sentence: Sentence, { from, to }: Match<Figure>): boolean {
  const { signs, tokens, figures } = sentence;
  const next = figures.find((one) => one.from >= to)?.from ?? tokens.length;
  // '15 se 18', 'from 15 to 18'.
  if (next === to + 1 && /^(?:se|to)$/.test(tokens[to] ?? '')) return false;
  return !signs.some((sign) => {
    const word = tokens[sign.from] ?? '';
    const isBehind = sign.from >= to && sign.from <= Math.min(to + 2, next);
    const isBefore = sign.to <= from && sign.to + MOST_BETWEEN > from;
    if (sign.meaning === 'negation') return denying.test(word) ? sign.to === from : isBehind;
    // 'Liya tha' is done, and counts.
    const isDone = signs.some(({ meaning, to: end }) => deeds.has(meaning) && end === sign.from);
    if (sign.meaning === 'was') return !isDone && (isBehind || sign.to === from);
    // 'Kal se': from tomorrow.
    const isEarlier = earlier.has(sign.meaning) && tokens[sign.to] !== 'se';
    return isBefore && (isEarlier || since.test(word));
  });
}

/** Whether all that is told of a price was so once: 'corona ke pehle pyaz 120 kilo tha'. */
export function isOfPast(sentence: Sentence): boolean {
  const { figures, ingredients } = sentence;
  const isDone = sentence.signs.some(({ meaning }) => deeds.has(meaning));
  return (
    !isDone &&
    ingredients.length > 0 &&
    figures.length > 0 &&
    figures.every((figure) => !isOfNow(sentence, figure))
  );
}

/** The figures that may be a price: 'baees kilo ke bhav' is one, and '145 litre' beside 15 litres for 2175. */
function withPrices(sentence: Sentence, ingredient: Ingredient | undefined): Sentence {
  const { figures, signs, tokens } = sentence;
  const isProduct = ({ value, unit }: Figure) =>
    ingredient !== undefined &&
    timesKnown(ingredient, value, unit ?? ingredient.unit) <= farthest &&
    figures.some(({ meaning: all }) =>
      figures.some(
        ({ meaning: one }) => one.unit === unit && !all.unit && all.value === one.value * value,
      ),
    );
  // 'Pyaz 40 kilo ho gaya': without any money it is the price.
  const isAlone =
    figures.length === 1 &&
    signs.some(
      ({ meaning, to }) => stating.has(meaning) || (meaning === 'today' && tokens[to] === 'se'),
    );
  const isRate = ({ meaning, to }: Match<Figure>) =>
    isProduct(meaning) ||
    (isAlone && ingredient && timesKnown(ingredient, meaning.value, meaning.unit!) <= 2) ||
    signs.some((sign) => sign.meaning === 'price' && sign.from >= to && sign.from <= to + 1);
  const read = figures.flatMap((figure): readonly Match<Figure>[] => {
    const { meaning, from, to } = figure;
    if (meaning.of !== 'amount') return isOfNow(sentence, figure) ? [figure] : [];
    // 'At 28 a kilo'.
    if (articles.test(tokens[from] ?? '') && to - from === 2) return [];
    return [
      isRate(figure)
        ? { meaning: { value: meaning.value, of: 'rupees' }, from, to: to - 1 }
        : figure,
    ];
  });
  return { ...sentence, figures: read };
}

/** How many times a price is the one that is known, or its part; 1 where none is. */
function timesKnown({ price: known, unit: usual }: Ingredient, price: number, unit: PurchaseUnit) {
  if (baseOf(unit) !== baseOf(known?.unit ?? usual)) return Infinity;
  const perBase = known ? pricePerBase(known) : 0;
  const ratio = perBase > 0 ? pricePerBase({ price, unit }) / perBase : 1;
  return Math.max(ratio, 1 / ratio);
}

function parsePriceParts(whole: Sentence): PriceParts | undefined {
  const [ingredient, ...others] = whole.ingredients.flatMap(({ meaning }) => meaning.ingredients);
  const sentence = withPrices(whole, ingredient);
  const { tokens, figures } = sentence;
  const amount = figures.find(({ meaning }) => meaning.unit !== undefined);
  const units = tokens.flatMap((token, index) => {
    const isCounted = figures.some(({ from, to }) => from <= index && index < to);
    return isCounted ? [] : (priceUnitOf(token) ?? []);
  });
  const { unit: measure, value = 0 } = amount?.meaning ?? {};
  const unit = units[0] ?? measure;
  const times = (money: Match<Figure>, count = 1) =>
    ingredient && unit && money.meaning.value > 0
      ? timesKnown(ingredient, money.meaning.value / count, unit)
      : Infinity;
  const moneys = figures.filter(({ meaning: { of } }) => of === 'rupees' || of === 'bare');
  const near = [...moneys].sort((a, b) => times(a) - times(b))[0];
  const money =
    moneyIn(sentence, (token) => priceUnitOf(token) !== undefined || isPackWord(token)) ??
    (near && others.length === 0 && times(near) <= farthest ? near : undefined);
  if (!money) return undefined;
  const count = measure === 'dozen' ? value / 12 : value;
  const isSaid =
    tokens[money.from - 1] === 'at' ||
    tokens.slice(money.to, money.to + 2).some((token) => each.test(token)) ||
    sentence.signs.some(
      ({ meaning, from, to }) =>
        /^p(?:rice|er)$/.test(meaning) && from < to && from <= money.to + 2 && to >= money.from - 2,
    );
  // '15 kilo liya 36 ke bhav': the price of one. '15 kilo 540 ka' is for all.
  const isOfOne =
    times(money) <= farthest &&
    (isSaid ||
      (times(money) < times(money, count) &&
        (moneys.length > 1 || times(money, count) > times(money) * NEARER)));
  return {
    money,
    isStep: isStep(sentence, money),
    direction: directionOf(sentence),
    unit,
    total:
      units.length === 0 && measure !== undefined && !isOfOne
        ? { amount: count, unit: measure }
        : undefined,
    isPacked: amount === undefined && tokens.some(isPackWord),
    isGuess: units.length === 0 && measure !== undefined && !isSaid,
  };
}

function isLikely(ingredient: Ingredient, price: number, unit: PurchaseUnit): boolean {
  if (ingredient.price === null) return price > 0 && price <= mostWithoutPrice;
  return price > 0 && timesKnown(ingredient, price, unit) <= farthest;
}

/** What an ingredient costs then; `undefined` where the figure does not tell it. */
function priceOf(ingredient: Ingredient, parts: PriceParts): Price | undefined {
  const { unit, total, isPacked, direction } = parts;
  const { value } = parts.money.meaning;
  const purchaseUnit = ingredient.price?.unit ?? ingredient.unit;
  const isPack = typeof purchaseUnit !== 'string' && purchaseUnit.as !== 'loose';
  if (isPacked && (!isPack || unit !== undefined)) return undefined;
  if (unit !== undefined && baseOf(unit) !== baseOf(purchaseUnit)) return undefined;
  const currentPrice = ingredient.price?.price;
  // At ₹40, '10 rupaye mehnga' is a rise by ₹10, '90 rupaye mehnga' the new price.
  const isRise = direction === 1 && currentPrice !== undefined && value <= currentPrice;
  const isNew = direction === 1 && currentPrice !== undefined && value > currentPrice;
  if (isRise || (parts.isStep && !isNew)) {
    if (currentPrice === undefined || (unit !== undefined && !isSameUnit(unit, purchaseUnit)))
      return undefined;
    const price = inPaise(currentPrice + direction * value);
    return price > 0 ? { price, unit: null, isSure: value <= currentPrice / 2 } : undefined;
  }
  const amount = total?.amount ?? 1;
  const price = inPaise(value / amount);
  // '30 kilo 1000 ka' is no whole paise a kilo; '30 kilo 90 ka' was misheard.
  const isExact = Math.abs(price * amount - value) <= 0.001;
  if (total && !(isExact && isLikely(ingredient, price, total.unit))) {
    return value > 0
      ? { price: value, unit: { as: 'loose', of: inAmountUnits(total) }, isSure: false }
      : undefined;
  }
  // 'Sasta ho gaya 10 rupaye' may be either.
  const isFall = direction === -1 && unit === undefined && value <= (currentPrice ?? 0) / 2;
  const isSure =
    amount === 1 &&
    !parts.isGuess &&
    !parts.isStep &&
    !isFall &&
    isLikely(ingredient, price, unit ?? purchaseUnit);
  return { price, unit: unit ?? null, isSure };
}

/** Whether the words say that this is the price now; '40 rupaye ka pyaz' does not. */
function isStated(sentence: Sentence, { money, unit, isPacked }: PriceParts): boolean {
  const has = (...some: Parameters<typeof hasSign>[1][]) => hasSign(sentence, ...some);
  const isMoney = money.meaning.of === 'rupees';
  if (has('happened', 'dearer', 'cheaper')) return true;
  if (has('price')) return isMoney || unit !== undefined || has('is', 'became', 'set', 'today');
  if (unit !== undefined || isPacked) return true;
  if (has('set', 'is')) return isMoney || has('became', 'today');
  return (
    isMoney && has('became', 'today') && !has('bought', 'came', 'received', 'took', 'paid', 'gave')
  );
}

/** Reads what an ingredient costs from today on. */
export function parsePrice(sentence: Sentence): SpokenIntent | undefined {
  const has = (...some: Parameters<typeof hasSign>[1][]) => hasSign(sentence, ...some);
  if (has('was', 'kal', 'yesterday', 'back', 'written', 'undo', 'wrong')) return undefined;
  if (has('add') && !has('price')) return undefined;
  const [named] = sentence.ingredients;
  const parts = parsePriceParts(sentence);
  if (!named) return undefined;
  const noFigure = { kind: 'no-figure', about: 'price' } as const;
  if (!parts) {
    const isOrder = has('price') && has('set', 'add') && !isPart(sentence);
    const isOpen = sentence.figures.length > 0 && has('price', 'dearer', 'cheaper');
    const isOwn = named.meaning.ingredients.length > 0 && !isPart(sentence);
    if (isOwn && has('dearer', 'cheaper') && has('happened', 'became')) return noFigure;
    return isOrder || isOpen ? noFigure : undefined;
  }
  const isPlain = isStated(sentence, parts);
  const isMeant = isPlain || has('price');
  const isBought = has('bought', 'came', 'received', 'took', 'paid', 'gave');
  const { meaning: money } = parts.money;
  const isMoney = money.of === 'rupees';
  const isWorth = parts.money.to < named.from && !isMeant;
  if (!isMeant && ((!isBought && !isMoney) || isPart(sentence) || (isWorth && !isBought))) {
    return undefined;
  }
  const { ingredients } = sentence;
  const off = ingredients.find(({ meaning }) => meaning.ingredients.length === 0);
  if (off) return isMeant ? { kind: 'no-such', name: spellingAt(sentence, off) } : undefined;
  if (isBelowZero(sentence, parts.money) || money.of === 'percent') return noFigure;
  const choices = [...new Set(ingredients.flatMap(({ meaning }) => meaning.ingredients))].flatMap(
    (one) => {
      const price = priceOf(one, parts);
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
  if (!only) {
    // 'Pyaz 850 ka liya' tells what all of it cost.
    const isSum = isBought && parts.unit === undefined && money.value > 0;
    const isOfPrice = has('price', 'dearer', 'cheaper', 'happened', 'became');
    if (!isSum || isOfPrice || ingredients.length > 1) return noFigure;
    const [bought] = named.meaning.isWhole ? named.meaning.ingredients : [];
    return purchaseOf(sentence, parts.money, bought?.name ?? spellingAt(sentence, named));
  }
  if (choices.length > 1) {
    return { kind: 'choose', choices: choices.map(({ label, entry }) => ({ label, entry })) };
  }
  const isSure =
    only.isSure &&
    isPlain &&
    !isPart(sentence) &&
    !has('soft', 'vague', 'add', 'channel', 'sold', 'gone', 'total', 'willSell', 'more') &&
    sentence.dishes.every((dish) => ingredients.some(({ from }) => from === dish.from)) &&
    sentence.expenses.every((one) => ingredients.some(({ from }) => from === one.from)) &&
    sentence.figures.every((one) => one === parts.money || one.meaning.unit !== undefined) &&
    ingredients.length === 1 &&
    ingredients.every(({ meaning }) => meaning.isSure);
  return { kind: isSure ? 'write' : 'confirm', entry: only.entry };
}
