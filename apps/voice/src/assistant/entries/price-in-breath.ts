import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { Dish, Stall } from '@thela/ledger';
import type { Figure } from './find-figures';
import { parseSpoken } from './sentence';
import type { Sentence } from './sentence';
import { against } from './signs';
import type { Sign } from './signs';
import type { SpokenEntry } from './spoken-entry';

/** A price farther from the one of the dish counts plates. */
const FARTHEST = 2;
/** Words between the dish, its figure and what is ordered. */
const MOST_BETWEEN = 4;

const fromNow =
  /\bfrom (?:now|today|this moment)|\bonwards?\b|\b(?:ab|aaj|abhi) se\b|(?:अब|आज|अभी) से(?!\p{M})|\b(?:eeroju|ivala|ippati|ippudi|ivalti|ikanunchi|ika) ?n(?:u|i)nchi|నుంచి|నుండి/iu;
const ordering: ReadonlySet<Sign> = new Set<Sign>(['set', 'willSell', 'add', 'gave']);

function isNear({ sellingPrice }: Dish, price: number): boolean {
  const ratio = price / sellingPrice;
  return price !== sellingPrice && ratio <= FARTHEST && ratio >= 1 / FARTHEST;
}

interface Core {
  readonly dish: Dish;
  readonly figure: Match<Figure>;
  readonly from: number;
  readonly to: number;
}

/** The dish, the figure behind it and an order beside them, with few words between. */
function coreIn({
  dishes,
  figures,
  signs,
}: Sentence): readonly (Core & { readonly order: Sign })[] {
  return dishes.flatMap((named) => {
    const [dish, either] = named.meaning.dishes;
    const figure = figures.find(({ from }) => from >= named.to);
    const isMoney = figure?.meaning.of === 'rupees' || figure?.meaning.of === 'bare';
    const isBeside = figure && figure.from - named.to <= MOST_BETWEEN;
    if (!dish || either || !figure || !isMoney || !isBeside || !isNear(dish, figure.meaning.value))
      return [];
    const order = signs.find(
      ({ meaning, from, to }) =>
        ordering.has(meaning) && to >= named.from - 1 && from <= figure.to + MOST_BETWEEN,
    );
    if (!order) return [];
    const from = Math.min(named.from, order.from);
    return [{ dish, figure, from, to: Math.max(figure.to, order.to), order: order.meaning }];
  });
}

const makers = wordSet('ka ki ke ko ku ni at for to');

/**
 * Reads the price that is ordered for a dish: 'idli ka daam pachpan kar do, saamne wala pachas me de raha hai'. What
 * is said before the order may make it a question or a plan; what is said behind it is why.
 */
export function priceInBreath(spoken: string, stall: Stall): SpokenEntry | undefined {
  const sentence = parseSpoken(spoken, stall);
  if (!sentence) return undefined;
  const { signs, tokens } = sentence;
  const [core, ...others] = coreIn(sentence);
  if (!core || others.length > 0) return undefined;
  const { dish, figure, from, to } = core;
  const within = signs.filter((sign) => sign.from < to);
  const isPrice =
    figure.meaning.of === 'rupees' ||
    fromNow.test(spoken) ||
    within.some(({ meaning }) => meaning === 'price' || meaning === 'became') ||
    (makers.has(tokens[figure.to] ?? '') && core.order === 'set');
  const isOff = within.some(
    (sign) => against.includes(sign.meaning) && (sign.from >= from || deciding.has(sign.meaning)),
  );
  if (!isPrice || isOff || signs.some(({ meaning }) => counting.has(meaning))) return undefined;
  return { kind: 'selling-price', dish: dish.id, price: figure.meaning.value };
}

/** Before the order these make it none; others tell why. */
const deciding: ReadonlySet<Sign> = new Set<Sign>(['condition', 'question', 'quote', 'future']);
const counting: ReadonlySet<Sign> = new Set<Sign>(['sold', 'count', 'written', 'yesterday', 'kal']);
