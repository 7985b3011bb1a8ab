import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { baseOf, isSameUnit, priceFor, pricePerBase } from '@thela/ledger';
import type { PriceTag, PurchaseUnit, Stall } from '@thela/ledger';
import type { Day, MenuItem } from '@thela/pricing';
import { parseMoney, spokenPriceUnit } from './parse-amounts';
import type { MoneyAmount } from './parse-amounts';
import { priceTagOf } from './price-list';
import type { Topic } from './topics';

export interface ChangedPrice {
  /** Of a dish; a built-in ingredient has its name for one. */
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** What an ingredient is bought by; a dish is sold by the plate. */
  readonly unit?: PurchaseUnit;
}

export interface WhatIf {
  readonly day: Day;
  readonly items: readonly MenuItem[];
  readonly changes: readonly ChangedPrice[];
}

/** What a question about money names. */
export interface QuestionSubject {
  readonly tokens: readonly Token[];
  readonly topics: ReadonlySet<Topic>;
  readonly items: readonly MenuItem[];
  readonly ingredients: readonly string[];
}

const priced = wordSet('ka ki ke mein me');
const moneyTopics: readonly Topic[] = ['cost', 'price', 'profit', 'rupees', 'sell'];
const otherPriceTopics: readonly Topic[] = ['if', 'happens', 'dearer', 'cheaper'];

function priceAfter(price: number, money: MoneyAmount, topics: ReadonlySet<Topic>): number {
  const isPercent = money.unit === 'percent';
  const step = isPercent ? (price * money.value) / 100 : money.value;
  // At ₹40, '10 rupaye mehenga' is a rise by ₹10, '90 rupaye mehenga' the new price.
  const isStep = isPercent || (!money.isAim && step < price);
  if (isStep && topics.has('cheaper')) return price - step;
  if (isStep && topics.has('dearer')) return price + step;
  return isPercent ? price : step;
}

/** The price for the unit that a question names, where it can be had in that. */
function inSpokenUnit(tag: PriceTag, tokens: readonly Token[]): PriceTag {
  const unit = spokenPriceUnit(tokens);
  const isOther = unit && baseOf(unit) === baseOf(tag.unit) && !isSameUnit(unit, tag.unit);
  return isOther ? { price: priceFor(unit, pricePerBase(tag)), unit } : tag;
}

function withIngredientAt(
  day: Day,
  ingredient: string,
  items: readonly MenuItem[],
  tag: PriceTag,
): WhatIf {
  const price = pricePerBase(tag);
  const uses = ({ ingredients }: MenuItem) => Object.hasOwn(ingredients, ingredient);
  return {
    day: { ...day, ingredientPrices: { ...day.ingredientPrices, [ingredient]: price } },
    items: items.length > 0 ? items : day.menu.filter(uses),
    changes: [{ id: ingredient, name: ingredient, ...tag }],
  };
}

function withDishesAt(
  day: Day,
  items: readonly MenuItem[],
  priceOf: (item: MenuItem) => number,
): WhatIf {
  const changed = items.map((item) => ({ ...item, sellingPrice: priceOf(item) }));
  const changes = changed.map(({ id, name, sellingPrice }) => ({
    id,
    name,
    price: sellingPrice,
  }));
  return { day: { ...day, menu: changed }, items: changed, changes };
}

/** 'Agar chai 20 ki kar du', not 'agar dosa 2 din ka ho'. */
function namesPrice(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => priced.has(token) && /^\d+$/.test(tokens[index - 1] ?? ''));
}

/**
 * Reads a question about another price: of one ingredient, or of one dish.
 *
 * @param stall says what an ingredient is bought by
 * @returns the day with that price, and the dishes that are asked for, else all that it touches
 */
export function whatIf(
  day: Day,
  subject: QuestionSubject,
  stall: Stall | undefined,
): WhatIf | undefined {
  const { tokens, topics, items, ingredients } = subject;
  const hasOne = (some: readonly Topic[]) => some.some((topic) => topics.has(topic));
  const isOfMoney =
    hasOne(moneyTopics) ||
    (topics.has('takes') && items.length > 0) ||
    (topics.has('if') && (ingredients.length > 0 || namesPrice(tokens)));
  // 'Masala dosa 75 mein bechun to'
  const isSold = topics.has('sell') && (topics.has('how-much') || tokens.includes('to'));
  const isSupposed = isSold || hasOne(otherPriceTopics);
  if (!isOfMoney || !isSupposed) return undefined;
  const [ingredient] = ingredients;
  const tag =
    ingredient === undefined
      ? undefined
      : inSpokenUnit(priceTagOf(ingredient, day, stall) ?? { price: 0, unit: 'kg' }, tokens);
  const prices = tag ? [tag.price] : items.map(({ sellingPrice }) => sellingPrice);
  const money = parseMoney(tokens, prices);
  if (!money) return undefined;
  if (ingredient !== undefined && tag) {
    const price = priceAfter(tag.price, money, topics);
    return withIngredientAt(day, ingredient, items, { ...tag, price });
  }
  if (items.length === 0) return undefined;
  return withDishesAt(day, items, (item) => priceAfter(item.sellingPrice, money, topics));
}
