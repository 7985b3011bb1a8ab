import type { PurchaseUnit, RecipeLine, Stall } from '@thela/ledger';

/** A second way to a shopping list: long division on decimal texts, every recipe walked through again for each plate. */

/** `n` / `d`, never reduced. */
interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const PER_BASE: Readonly<Record<string, Ratio>> = {
  kg: { n: 1n, d: 1n },
  g: { n: 1n, d: 1000n },
  litre: { n: 1n, d: 1n },
  ml: { n: 1n, d: 1000n },
  piece: { n: 1n, d: 1n },
  dozen: { n: 12n, d: 1n },
};

function decimal(number: number): Ratio {
  const [whole = '0', decimals = ''] = number.toFixed(6).split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

const product = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });
const quotient = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d, d: a.d * b.n });
const sum = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

const inBase = (amount: number, unit: string) =>
  product(decimal(amount), PER_BASE[unit] ?? { n: 1n, d: 1n });

/** How much of one bought ingredient a recipe needs, in kg, litres or pieces. */
function needed(stall: Stall, recipe: readonly RecipeLine[], wanted: string): Ratio {
  let found: Ratio = { n: 0n, d: 1n };
  for (const { ingredient, amount, unit } of recipe) {
    const made = stall.ingredients.find(({ id }) => id === ingredient)?.preparation;
    const much = inBase(amount, unit);
    if (made) {
      const share = quotient(much, inBase(made.yields.amount, made.yields.unit));
      found = sum(found, product(needed(stall, made.recipe, wanted), share));
    } else if (ingredient === wanted) found = sum(found, much);
  }
  return found;
}

const roundedUp = ({ n, d }: Ratio) => (n % d === 0n ? n / d : n / d + 1n);

/** Of what is sold loose: as a shopkeeper weighs, more coarsely what is more. */
function looseStep({ n, d }: Ratio): Ratio {
  if (n <= d) return { n: 1n, d: 20n };
  if (n <= 5n * d) return { n: 1n, d: 4n };
  return n <= 10n * d ? { n: 1n, d: 2n } : { n: 1n, d: 1n };
}

function stepOf(unit: PurchaseUnit, need: Ratio): Ratio {
  if (typeof unit !== 'string' && unit.as !== 'loose') return inBase(unit.of.amount, unit.of.unit);
  const by = typeof unit === 'string' ? unit : unit.of.unit;
  return by === 'piece' || by === 'dozen' ? inBase(1, by) : looseStep(need);
}

/**
 * How much of each ingredient to buy, in kg, litres, pieces, or packs, and its cost in paise, `null` without a price.
 *
 * @param plates by id of the dish
 */
export function shoppingBySlowWay(
  stall: Stall,
  plates: Readonly<Record<string, number>>,
): Record<string, { readonly amount: number; readonly paise: bigint | null }> {
  const list: Record<string, { amount: number; paise: bigint | null }> = {};
  for (const { id, unit, price } of stall.ingredients) {
    let need: Ratio = { n: 0n, d: 1n };
    for (const dish of stall.dishes) {
      for (let plate = 0; plate < (plates[dish.id] ?? 0); plate += 1) {
        need = sum(need, needed(stall, dish.recipe, id));
      }
    }
    if (need.n === 0n) continue;
    const step = stepOf(unit, need);
    const steps = roundedUp(quotient(need, step));
    const bought = product({ n: steps, d: 1n }, step);
    const isWhole = typeof unit === 'string' ? unit === 'dozen' : unit.as !== 'loose';
    const amount = isWhole ? Number(steps) : Number(steps * step.n) / Number(step.d);
    if (price === null) {
      list[id] = { amount, paise: null };
      continue;
    }
    const held =
      typeof price.unit === 'string'
        ? inBase(1, price.unit)
        : inBase(price.unit.of.amount, price.unit.of.unit);
    const cost = product(product(decimal(price.price), { n: 100n, d: 1n }), quotient(bought, held));
    list[id] = { amount, paise: (2n * cost.n + cost.d) / (2n * cost.d) };
  }
  return list;
}
