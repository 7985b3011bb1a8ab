import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { Dish, Stall } from '@thela/ledger';
import { priceUnitOf } from '../profit/parse-amounts';
import type { Figure } from './find-figures';
import { isOfOthers } from './parse-expense';
import { isOfNow, parsePrice } from './parse-price';
import { parseSpoken } from './sentence';
import type { Sentence } from './sentence';
import { against, signSet } from './signs';
import type { Sign } from './signs';
import type { SpokenEntry } from './spoken-entry';

/** A price farther from the one of the dish counts plates. */
const FARTHEST = 2;
/** Words between the dish, its figure and what is ordered. */
const MOST_BETWEEN = 4;

const fromNow =
  /\bfrom (?:now|today|this moment)|\bonwards?\b|\b(?:ab|aaj|abhi) se\b|(?:अब|आज|अभी) से(?!\p{M})|\b(?:ee ?roju|iva+la|ivalti|ippat[ie]|ippud[ie]|ikanunchi|ika) ?n[ui]n(?:chi|di)|నుంచి|నుండి/iu;
const now = /\b(?:ab|now|ika|inka|ippudu)\b|अब(?!\p{M})|ఇక|ఇంక|ఇప్పుడు/iu;
/** Asks nothing. */
const sigh =
  /\bwhat (?:to do|can i do)\b|\bkya kar(?:e|en|u|un|oon)\b|\bem? chest(?:am|anu)\b|क्या कर(?:ें|ूँ|ूं)|ఏం చేస్తా(?:ం|ను)/giu;
const ordering = signSet('set willSell add gave');

function isNear({ sellingPrice }: Dish, price: number): boolean {
  const ratio = price / sellingPrice;
  return price !== sellingPrice && ratio <= FARTHEST && ratio >= 1 / FARTHEST;
}

interface Core {
  readonly dish: Dish;
  readonly figure: Match<Figure>;
  /** The words from the first to the last of the dish, its price and what orders it. */
  readonly from: number;
  readonly to: number;
  readonly order: Sign | undefined;
}

/** The dishes with the figure behind each that may be its price, and an order beside them. */
function coresIn(sentence: Sentence): readonly Core[] {
  const { dishes, figures, signs } = sentence;
  return dishes.flatMap((named, index) => {
    const [dish, either] = named.meaning.dishes;
    const end = dishes[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const figure = figures.find(
      (one) =>
        one.from >= named.to &&
        one.from < end &&
        isOfNow(sentence, one) &&
        one.meaning.value !== dish?.sellingPrice,
    );
    const isMoney = figure?.meaning.of === 'rupees' || figure?.meaning.of === 'bare';
    const isBeside = figure && figure.from - named.to <= MOST_BETWEEN;
    if (!dish || either || !figure || !isMoney || !isBeside || !isNear(dish, figure.meaning.value))
      return [];
    const order = signs.find(
      ({ meaning, from, to }) =>
        ordering.has(meaning) && to >= named.from - 1 && from <= figure.to + MOST_BETWEEN,
    );
    const from = Math.min(named.from, order?.from ?? named.from);
    const to = Math.max(figure.to, order?.to ?? 0);
    return [{ dish, figure, from, to, order: order?.meaning }];
  });
}

const makers = wordSet('ka ki ke ko ku ni at for to');

/**
 * Reads the prices that are ordered for dishes: 'idli ka daam pachpan kar do, saamne wala pachas me de raha hai', 'from
 * now on vada pav is 30, not 25'. What is said before the order may make it a question or a plan; what is said behind it
 * is why.
 */
export function priceInBreath(spoken: string, stall: Stall): SpokenEntry | undefined {
  const sentence = parseSpoken(spoken.replace(sigh, ' '), stall);
  if (!sentence || isOfOthers(sentence)) return undefined;
  const { signs, tokens, dishes, figures } = sentence;
  const cores = coresIn(sentence);
  const isFromNow = fromNow.test(spoken);
  const ofThing = isFromNow ? priceOfIngredient(sentence) : undefined;
  if (ofThing) return ofThing;
  const entries = cores.flatMap(({ dish, figure, from, to, order }) => {
    const within = signs.filter((sign) => sign.from < to);
    // '30, not 25': the price that it has is named, too.
    const isChange = figures.some(({ meaning }) => meaning.value === dish.sellingPrice);
    const isPrice =
      figure.meaning.of === 'rupees' ||
      isFromNow ||
      isChange ||
      within.some(({ meaning }) => meaning === 'price' || meaning === 'became') ||
      (makers.has(tokens[figure.to] ?? '') && order === 'set');
    const isOff = within.some(
      (sign) => against.includes(sign.meaning) && (sign.from >= from || deciding.has(sign.meaning)),
    );
    const isTold = order !== undefined || isFromNow || (isChange && now.test(spoken));
    return isPrice && isTold && !isOff
      ? [{ kind: 'selling-price', dish: dish.id, price: figure.meaning.value } as const]
      : [];
  });
  const [entry, other] = entries;
  const isCount = signs.some(({ meaning }) => counting.has(meaning));
  if (!entry || isCount || entries.length < dishes.length) return undefined;
  return other ? { kind: 'several', entries } : entry;
}

/** 'Pav dozen 48 from today': beside a unit it is no price of vada pav. */
function priceOfIngredient(sentence: Sentence): SpokenEntry | undefined {
  const { tokens, ingredients, dishes } = sentence;
  const isPart = dishes.every((dish) => !dish.meaning.isSure && ingredients[0]?.from === dish.from);
  const hasUnit = tokens.some((token) => priceUnitOf(token) !== undefined);
  const isOpen = sentence.signs.some(({ meaning }) => deciding.has(meaning));
  if (!hasUnit || !isPart || isOpen || ingredients.length !== 1) return undefined;
  const found = parsePrice({ ...sentence, dishes: [] });
  return found && 'entry' in found ? found.entry : undefined;
}

/** Before the order these make it none; others tell why. */
const deciding = signSet('condition question quote future');
const counting = signSet('sold count written yesterday kal');
