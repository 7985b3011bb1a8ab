import fc from 'fast-check';
import type { Entry, LedgerEvent } from '../events';
import type { AmountUnit } from '../units';
import { undoOf, uuid } from './events';

export const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
export const DISHES = ['masala-dosa', 'idli-sambar', 'vada', 'constructor', '__proto__'];
const BOUGHT = ['rice', 'oil', 'lpg', '__proto__'];
const MADE = ['batter', 'sambar', 'chutney', 'toString'];
const NAMES = ['Rice', 'Rice', 'rice', 'onions', 'Rice (2)', '__proto__', 'चटनी'];

const dish = fc.constantFrom(...DISHES);
const bought = fc.constantFrom(...BOUGHT);
const ingredient = fc.constantFrom(...BOUGHT, ...MADE);
const name = fc.constantFrom(...NAMES);
const scope = fc.constantFrom('from' as const, 'from' as const, 'day' as const);
// Kilograms often, that costs are known often.
const unit = fc.constantFrom<AmountUnit>(
  'kg',
  'kg',
  'kg',
  'g',
  'g',
  'litre',
  'ml',
  'piece',
  'dozen',
);
const rupees = fc.oneof(
  fc.nat({ max: 200 }),
  fc.nat({ max: 10 ** 8 }).map((number) => Number(`${number}e-6`)),
);
const measure = fc.oneof(
  fc.integer({ min: 1, max: 7 }),
  fc.integer({ min: 1, max: 10 ** 7 }).map((number) => Number(`${number}e-6`)),
);
const amount = fc.record({ amount: measure, unit });
const purchaseUnit = fc.oneof(
  unit,
  amount.map((packetOf) => ({ packetOf })),
);

const recipeOf = (from: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(
    fc.tuple(from, amount).map(([id, line]) => ({ ingredient: id, ...line })),
    { maxLength },
  );

const preparation = fc.record({ recipe: recipeOf(ingredient, 3), yields: amount });

const some = { requiredKeys: [] };

const entry: fc.Arbitrary<Entry> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('plates' as const),
      dish,
      plates: fc.integer({ min: -6, max: 12 }).filter((plates) => plates !== 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      ingredient: bought,
      price: rupees,
      unit: purchaseUnit,
      scope,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('dish' as const),
      dish,
      fields: fc.record(
        {
          name,
          sellingPrice: rupees,
          recipe: recipeOf(ingredient, 4),
          isRetired: fc.boolean(),
          position: fc.integer({ min: -2, max: 6 }),
        },
        some,
      ),
      scope,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('ingredient' as const),
      ingredient: bought,
      fields: fc.record({ name, unit: purchaseUnit, isRetired: fc.boolean() }, some),
      scope,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ingredient' as const),
      ingredient: fc.constantFrom(...MADE),
      fields: fc.record(
        { name, preparation: fc.option(preparation, { freq: 6 }), isRetired: fc.boolean() },
        some,
      ),
      scope,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stall' as const),
      fields: fc.record(
        {
          name,
          place: fc.constantFrom('', 'Pune'),
          timeZone: fc.constantFrom('Asia/Dubai', 'Asia/Kolkata'),
        },
        some,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('expense' as const),
      category: fc.constantFrom('gas' as const, 'rent' as const),
      note: fc.constant(''),
      amount: measure,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('waste' as const),
      reason: fc.constant('unsold' as const),
      dish,
      plates: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ingredient, amount).map(([id, wasted]) => ({
      kind: 'waste' as const,
      reason: 'spoilt' as const,
      ingredient: id,
      ...wasted,
    })),
  },
);

const placed = fc.record({
  entry,
  day: fc.constantFrom(...DAYS),
  // Few times, so that often only the id decides.
  at: fc.nat({ max: 5 }),
  order: fc.nat({ max: 10 ** 6 }),
  isUndone: fc.nat({ max: 5 }).map((number) => number === 0),
});

/** Everything that a stall may hold, each event once, undos among them. */
export const randomEvents: fc.Arbitrary<readonly LedgerEvent[]> = fc
  .uniqueArray(placed, { maxLength: 40, selector: ({ order }) => order })
  .map((all) =>
    all.flatMap(({ entry: said, day, at, order, isUndone }): LedgerEvent[] => {
      const event = { ...said, id: uuid(order), day, at, device: uuid(at) };
      const undo = { ...undoOf(event), id: uuid(order + 10 ** 7), day, at: 0, device: uuid(at) };
      return isUndone ? [event, undo] : [event];
    }),
  );

/** The same events in another order, some of them twice, in batches. */
export function deliveries(
  events: readonly LedgerEvent[],
): fc.Arbitrary<readonly (readonly LedgerEvent[])[]> {
  return fc
    .tuple(
      fc.shuffledSubarray([...events], { minLength: events.length }),
      fc.subarray([...events]),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([all, repeated, size]) => {
      const stream = [...all, ...repeated];
      const starts = stream.map((_, index) => index).filter((index) => index % size === 0);
      return starts.map((start) => stream.slice(start, start + size));
    });
}
