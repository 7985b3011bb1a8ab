import { amountsIn, priceNumberWords, wordMap, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { QUINTAL } from '@thela/ledger';
import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import type { MenuItem } from '@thela/pricing';

/** What names rupees after a figure. */
export const rupeeWords = wordSet('rupees rupee rupaye rupay rupaiya rupya rs inr रुपये रुपए रुपया');
/** What names per cent after a figure. */
export const percentWords = wordSet('percent pratishat टका प्रतिशत');
const aims = wordSet('to tak at');

const priceNumbers = wordMap(priceNumberWords);
const mostPlates = 10_000;

/** How many plates are asked for, of each dish by its id, and of those without a count of their own. */
export interface PlateCounts {
  readonly byDish: ReadonlyMap<string, number>;
  readonly others: number;
}

/**
 * Reads how many plates a question is about; 1 where it does not say. A bare number counts only
 * where it stands before a dish.
 */
export function parsePlateCounts(
  tokens: readonly Token[],
  dishes: readonly Match<readonly Pick<MenuItem, 'id'>[]>[],
): PlateCounts {
  const amounts = amountsIn(tokens).filter(
    ({ meaning }) => Number.isInteger(meaning.count) && meaning.count <= mostPlates,
  );
  const plates = amounts.filter(({ meaning }) => meaning.unit === 'plate');
  const counts = dishes.flatMap((dish) => {
    const before = amounts.find(
      ({ meaning, to }) =>
        to === dish.from && (meaning.unit === 'plate' || meaning.unit === 'piece'),
    );
    // '5 plates of idli', 'masala dosa 5 plate'
    const near = plates.find(({ from, to }) => to + 1 === dish.from || from === dish.to);
    const count = (before ?? near)?.meaning.count;
    return count === undefined ? [] : dish.meaning.map(({ id }) => [id, count] as const);
  });
  return {
    byDish: new Map(counts),
    others: plates.length === 1 && counts.length === 0 ? (plates[0]?.meaning.count ?? 1) : 1,
  };
}

const units = new Map<Token, AmountUnit>([
  ['1 kg', 'kg'],
  ['0.001 kg', 'g'],
  ['1 litre', 'litre'],
  ['0.001 litre', 'ml'],
  ['1 piece', 'piece'],
  ['12 piece', 'dozen'],
]);

/** What one of a word is: `0.001 kg` of 'gram'. */
export function measureOf(token: Token): string | undefined {
  const [amount] = amountsIn(['1', token]);
  return amount?.to === 2 ? `${amount.meaning.count} ${amount.meaning.unit}` : undefined;
}

/** The unit that a word names: kg of 'kilo'. */
function unitOf(token: Token): AmountUnit | undefined {
  return units.get(measureOf(token) ?? '');
}

const quintals = wordSet(
  'quintal quintals quintel kuntal kuintal kwintal qtl qntl क्विंटल क्विन्टल कुंतल कुन्तल',
);

/** What a word says that a price is for: 'kilo', 'quintal'. */
export function priceUnitOf(token: Token): PurchaseUnit | undefined {
  return quintals.has(token) ? QUINTAL : unitOf(token);
}

/** What a price is said to be for: kg of '60 rupees a kilo', not of '2 kilos for 60'. */
export function spokenPriceUnit(tokens: readonly Token[]): PurchaseUnit | undefined {
  const named = tokens.map((token, index) =>
    /^\d/.test(tokens[index - 1] ?? '') ? undefined : priceUnitOf(token),
  );
  return named.findLast((unit) => unit !== undefined);
}

export interface MoneyAmount {
  /** Rupees, or per cent. */
  readonly value: number;
  readonly unit: 'rupees' | 'percent';
  /** True for 'to 90', which names the price and not its change. */
  readonly isAim: boolean;
}

/** The last amount of money that was said; a bare number counts, plates and weights do not. The words of
 * dishes must be blanked before.
 *
 * @param known prices of today: '60 instead of 50' names another one
 */
export function parseMoney(
  tokens: readonly Token[],
  known: readonly number[] = [],
): MoneyAmount | undefined {
  const words = tokens.map((token) =>
    rupeeWords.has(token) || percentWords.has(token)
      ? ''
      : String(priceNumbers.get(token) ?? token),
  );
  // A number before a dish, whose name is blanked, counts plates.
  const amounts = amountsIn(words).filter(
    ({ meaning, to }) => meaning.unit === 'piece' && tokens[to] !== '',
  );
  const least = Math.min(...known) / 3;
  const others = amounts.filter(
    ({ meaning }) => !known.includes(meaning.count) && meaning.count >= least,
  );
  const money = others.length > 0 ? others : amounts;
  const marked = money.findLast(({ to }) => rupeeWords.has(tokens[to] ?? ''));
  const amount = marked ?? money.at(-1);
  if (!amount) return undefined;
  return {
    value: amount.meaning.count,
    unit: percentWords.has(tokens[amount.to] ?? '') ? 'percent' : 'rupees',
    isAim: aims.has(tokens[amount.from - 1] ?? ''),
  };
}
