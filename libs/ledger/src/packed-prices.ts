import * as v from 'valibot';
import { HIGHEST_AMOUNT, LAST_MOMENT, priceEntries } from './event-schema';
import type { EventHead, PriceEntry } from './events';

type Price = EventHead & PriceEntry;

/** One field of many prices: its distinct values, and of each price the place of its own among them. */
interface Column<Value> {
  readonly values: readonly Value[];
  readonly places: Uint32Array;
}

/** Fields that many prices share the values of. */
type Shared = 'day' | 'device' | 'ingredient' | 'unit' | 'scope';

/**
 * Many prices as a few long values: a database reads and a page checks these some ten times quicker than an object for
 * each. A vendor writes thousands of prices a year, and every screen needs all of them.
 */
export interface PackedPrices {
  /** The ids, one behind the other. */
  readonly ids: string;
  /** Ms since 1970. */
  readonly at: Float64Array;
  /** ₹ per unit. */
  readonly price: Float64Array;
  readonly shared: { readonly [Field in Shared]: Column<Price[Field]> };
}

const ID_LETTERS = 36;
const { day, device, ingredient, unit, scope } = priceEntries;

const numbers = v.custom<Float64Array>((value) => value instanceof Float64Array);
const indexes = v.custom<Uint32Array>((value) => value instanceof Uint32Array);

function column<Value extends v.GenericSchema>(value: Value) {
  return v.object({ values: v.array(value), places: indexes });
}

const schema = v.object({
  ids: v.string(),
  at: numbers,
  price: numbers,
  shared: v.object({
    day: column(day),
    device: column(device),
    ingredient: column(ingredient),
    unit: column(unit),
    scope: column(scope),
  }),
});

function columnOf<Value>(all: readonly Value[]): Column<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    places: Uint32Array.from(all, (value) => {
      const key = JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      return values.push(value) - 1;
    }),
  };
}

/** Packs prices; `unpackPrices` gives them back in the same order. */
export function packPrices(prices: readonly Price[]): PackedPrices {
  const shared = <Field extends Shared>(field: Field) =>
    columnOf(prices.map((each) => each[field]));
  return {
    ids: prices.map((each) => each.id).join(''),
    at: Float64Array.from(prices, ({ at }) => at),
    price: Float64Array.from(prices, ({ price }) => price),
    shared: {
      day: shared('day'),
      device: shared('device'),
      ingredient: shared('ingredient'),
      unit: shared('unit'),
      scope: shared('scope'),
    },
  };
}

/**
 * Reads packed prices from outside, and holds each against the limits of `parseEvent`.
 *
 * @param packed anything
 * @returns `null` if one of them is not what a ledger can hold
 */
export function unpackPrices(packed: unknown): readonly Price[] | null {
  const read = v.safeParse(schema, packed);
  if (!read.success) return null;
  const { ids, at: times, price: amounts, shared } = read.output;
  const prices: Price[] = [];
  for (const [place, at] of times.entries()) {
    const found = {
      id: ids.slice(place * ID_LETTERS, (place + 1) * ID_LETTERS),
      at,
      kind: 'price',
      price: amounts[place],
      day: valueAt(shared.day, place),
      device: valueAt(shared.device, place),
      ingredient: valueAt(shared.ingredient, place),
      unit: valueAt(shared.unit, place),
      scope: valueAt(shared.scope, place),
    } as const;
    if (!isWhole(found) || !isWithinLimits(found)) return null;
    prices.push(found);
  }
  return prices;
}

function valueAt<Value>({ values, places }: Column<Value>, place: number): Value | undefined {
  return values[places[place] ?? values.length];
}

type Whole<Found> = { readonly [Field in keyof Found]: Exclude<Found[Field], undefined> };

function isWhole<Found extends object>(found: Found): found is Found & Whole<Found> {
  return !Object.values(found).includes(undefined);
}

function isWithinLimits({ id: text, at, price }: Pick<Price, 'id' | 'at' | 'price'>): boolean {
  return (
    v.UUID_REGEX.test(text) &&
    Number.isSafeInteger(at) &&
    at >= 0 &&
    at <= LAST_MOMENT &&
    price >= 0 &&
    price <= HIGHEST_AMOUNT
  );
}
