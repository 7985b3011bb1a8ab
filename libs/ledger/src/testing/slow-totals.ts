import type { DayTotals, DishTotals } from '../day-totals';
import type { RecipeLine } from '../events';
import type { PurchaseUnit } from '../units';
import { counting, ofKind, oracleDish, oracleIngredient, oraclePrice } from './slow-oracle';
import type { LedgerEvent } from '../events';

/** A number of any size as `n` / `d`; never put in lowest terms. */
interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const NONE: Ratio = { n: 0n, d: 1n };
const read = (value: number): Ratio => {
  const digits = value.toFixed(6).replace('.', '');
  return { n: BigInt(digits), d: 1_000_000n };
};
const add = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Ratio, b: Ratio): Ratio => add(a, { n: -b.n, d: b.d });
const by = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });
const per = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d, d: a.d * b.n });

/** Half away from zero. */
function rounded({ n, d }: Ratio, decimals: number): Ratio {
  const scale = 10n ** BigInt(decimals);
  const size = n < 0n ? -n : n;
  const whole = (2n * size * scale + d) / (2n * d);
  return { n: n < 0n ? -whole : whole, d: scale };
}
/** No price and no amount counts for more than a thousand million. */
const capped = (value: Ratio): Ratio =>
  value.n > 1_000_000_000n * value.d ? { n: 1_000_000_000n, d: 1n } : value;
/** ₹ times 10^12: no amount has more decimals. */
const pico = ({ n, d }: Ratio): bigint => {
  if ((n * 10n ** 12n) % d !== 0n) throw new RangeError(`${n} / ${d} has more than 12 decimals.`);
  return (n * 10n ** 12n) / d;
};
const rupees = (exact: Ratio): number => Number(`${rounded(exact, 2).n}e-2`) + 0;

const KINDS: Readonly<Record<string, readonly [string, bigint, bigint]>> = {
  kg: ['kg', 1n, 1n],
  g: ['kg', 1n, 1000n],
  litre: ['litre', 1n, 1n],
  ml: ['litre', 1n, 1000n],
  piece: ['piece', 1n, 1n],
  dozen: ['piece', 12n, 1n],
};

function based(amount: number, unit: string): { base: string; amount: Ratio } {
  const [base, n, d] = KINDS[unit] ?? ['', 1n, 1n];
  return { base, amount: by(read(amount), { n, d }) };
}

function basedUnit(unit: PurchaseUnit): { base: string; amount: Ratio } {
  return typeof unit === 'string' ? based(1, unit) : based(unit.of.amount, unit.of.unit);
}

type Counting = ReturnType<typeof counting>;

/** Amounts of bought ingredients; `null` when something stands in the way of knowing the cost. */
function taken(
  events: Counting,
  day: string,
  recipe: readonly RecipeLine[],
  inside: readonly string[] = [],
): Map<string, Ratio> | null {
  const sums = new Map<string, Ratio>();
  for (const line of recipe) {
    const found = oracleIngredient(events, line.ingredient, day);
    const { base, amount } = based(line.amount, line.unit);
    if (found === null || inside.includes(line.ingredient)) return null;
    if (found.preparation === null) {
      if (found.price === null || basedUnit(found.price.unit).base !== base) return null;
      sums.set(line.ingredient, add(sums.get(line.ingredient) ?? NONE, amount));
      continue;
    }
    const yields = based(found.preparation.yields.amount, found.preparation.yields.unit);
    const within = taken(events, day, found.preparation.recipe, [...inside, line.ingredient]);
    if (within === null || found.preparation.recipe.length === 0 || yields.base !== base)
      return null;
    for (const [id, each] of within) {
      sums.set(id, add(sums.get(id) ?? NONE, per(by(each, amount), yields.amount)));
    }
  }
  return sums;
}

export function oracleCost(
  events: Counting,
  day: string,
  recipe: readonly RecipeLine[],
): Ratio | null {
  const amounts = taken(events, day, recipe);
  if (amounts === null || recipe.length === 0) return null;
  let cost = NONE;
  for (const [id, amount] of amounts) {
    const tag = oracleIngredient(events, id, day)?.price;
    if (tag === null || tag === undefined) return null;
    const perBase = capped(rounded(per(read(tag.price), basedUnit(tag.unit).amount), 6));
    cost = add(cost, by(capped(rounded(amount, 6)), perBase));
  }
  return cost;
}

/** The price of each plate that stays sold, one by one. */
function plateByPlate(events: Counting, day: string, dish: string): readonly number[] {
  const ofDish = ofKind(events, 'plates').filter((each) => each.dish === dish && each.day === day);
  const isNamed = (count: (typeof ofDish)[number], event: (typeof ofDish)[number]) =>
    'over' in count && count.over.includes(event.id.split('-')[4] ?? '');
  const prices: number[] = [];
  const tapAll = (taps: typeof ofDish) => {
    let missing = 0;
    for (const tap of taps) {
      const change = 'plates' in tap ? tap.plates : 0;
      for (let plate = 0; plate < Math.abs(change); plate += 1) {
        if (change < 0 && prices.pop() === undefined) missing += 1;
        if (change > 0 && missing > 0) missing -= 1;
        else if (change > 0) prices.push(oraclePrice(events, tap));
      }
    }
  };
  const typed = ofDish.findLast(
    (each) => 'count' in each && !ofDish.some((other) => isNamed(other, each)),
  );
  if (typed !== undefined && 'count' in typed) {
    tapAll(ofDish.filter((each) => isNamed(typed, each)));
    while (prices.length > typed.count) prices.pop();
    while (prices.length < typed.count) prices.push(oraclePrice(events, typed));
  }
  tapAll(ofDish.filter((each) => typed === undefined || !isNamed(typed, each)));
  return prices;
}

interface OracleDish extends DishTotals {
  readonly place: readonly [number, string];
  readonly exactRevenue: Ratio;
  readonly exactCost: Ratio | null;
}

function oracleDishTotals(events: Counting, day: string, dish: string): OracleDish | null {
  const state = oracleDish(events, dish, day);
  const prices = plateByPlate(events, day, dish);
  if (prices.length === 0 && (state === null || state.isRetired)) return null;
  const exactRevenue = prices.map(read).reduce(add, NONE);
  const plateCost = oracleCost(events, day, state?.recipe ?? []);
  const exactCost = plateCost && by(plateCost, { n: BigInt(prices.length), d: 1n });
  return {
    place: [state?.position ?? Number.POSITIVE_INFINITY, dish],
    dish,
    name: state?.name ?? dish,
    plates: prices.length,
    revenue: rupees(exactRevenue),
    ingredientCost: exactCost && rupees(exactCost),
    profit: exactCost && rupees(minus(exactRevenue, exactCost)),
    exact: { revenue: pico(exactRevenue), cost: exactCost && pico(exactCost) },
    exactRevenue,
    exactCost,
  };
}

function oracleWaste(
  events: Counting,
  day: string,
): readonly { name: string; cost: Ratio | null }[] {
  const today = ofKind(events, 'waste').filter((event) => event.day === day);
  return today.map((event) => {
    if ('dish' in event) {
      const dish = oracleDish(events, event.dish, day);
      const cost = oracleCost(events, day, dish?.recipe ?? []);
      return {
        name: dish?.name ?? event.dish,
        cost: cost && by(cost, { n: BigInt(event.plates), d: 1n }),
      };
    }
    const name = oracleIngredient(events, event.ingredient, day)?.name ?? event.ingredient;
    return { name, cost: oracleCost(events, day, [event]) };
  });
}

/** The totals of a day, of all events that there are. */
export function oracleTotals(
  all: readonly LedgerEvent[],
  day: string,
  dishes: readonly string[],
): DayTotals {
  const events = counting(all);
  const rows = dishes
    .map((dish) => oracleDishTotals(events, day, dish))
    .filter((row) => row !== null)
    .sort((a, b) => {
      const [positionA, idA] = a.place;
      const [positionB, idB] = b.place;
      return positionA === positionB ? (idA < idB ? -1 : 1) : positionA - positionB;
    });
  const known = rows.filter(({ exactCost }) => exactCost !== null);
  const cost = known.map((row) => row.exactCost ?? NONE).reduce(add, NONE);
  const costedRevenue = known.map((row) => row.exactRevenue).reduce(add, NONE);
  const profit = minus(costedRevenue, cost);
  const paid = ofKind(events, 'expense').filter((event) => event.day === day);
  const expenses = paid.map(({ amount }) => read(amount)).reduce(add, NONE);
  const rent = paid
    .filter(({ category }) => category === 'rent')
    .map(({ amount }) => read(amount))
    .reduce(add, NONE);
  const wasted = oracleWaste(events, day);
  const waste = wasted.map((each) => each.cost ?? NONE).reduce(add, NONE);
  // Every plate brings money, whether or not anybody knows its cost.
  const takings = rows.map((row) => row.exactRevenue).reduce(add, NONE);
  const sold = rows.filter(({ plates }) => plates > 0);
  const unsure = sold.filter(({ exactCost }) => exactCost === null);
  const isUnknown = sold.length > 0 && sold.length === unsure.length;
  return {
    day,
    plates: rows.reduce((sum, { plates }) => sum + plates, 0),
    revenue: rupees(takings),
    ingredientCost: isUnknown ? null : rupees(cost),
    profit: isUnknown ? null : rupees(profit),
    expenses: rupees(expenses),
    waste: waste.n === 0n && wasted.some((each) => each.cost === null) ? null : rupees(waste),
    left: rupees([cost, expenses, waste].reduce(minus, takings)),
    unknownCost: unsure.map(({ name }) => name),
    unknownWaste: [...new Set(wasted.filter((each) => each.cost === null).map(({ name }) => name))],
    exact: {
      revenue: pico(takings),
      costedRevenue: pico(costedRevenue),
      cost: pico(cost),
      expenses: pico(expenses),
      rent: pico(rent),
      waste: pico(waste),
    },
    dishes: rows.map(({ dish, name, plates, revenue, ingredientCost, profit: earned, exact }) => ({
      dish,
      name,
      plates,
      revenue,
      ingredientCost,
      profit: earned,
      exact,
    })),
  };
}
