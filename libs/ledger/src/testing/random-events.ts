import fc from 'fast-check';
import type { Entry, LedgerEvent, PlatesEntry } from '../events';
import type { AmountUnit } from '../units';
import { undoOf, uuid } from './events';

export const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
export const DISHES = ['masala-dosa', 'idli-sambar', 'vada', 'poha', 'upma'];
const NAMES = ['Rice', 'Rice', 'rice', 'onions', 'Rice (2)', '__proto__', 'चटनी'];

/** What events speak of. The fewer there are, the more often they speak of the same. */
interface Pools {
  readonly days: readonly string[];
  readonly dishes: readonly string[];
  readonly bought: readonly string[];
  readonly made: readonly string[];
  readonly units: readonly AmountUnit[];
}

const everything: Pools = {
  days: DAYS,
  dishes: DISHES,
  bought: ['rice', 'oil', 'lpg', 'onions'],
  made: ['batter', 'sambar', 'chutney', 'podi'],
  // Kilograms often, that costs are known often.
  units: ['kg', 'kg', 'kg', 'g', 'g', 'litre', 'ml', 'piece', 'dozen'],
};

/** Little that is changed often, and whose costs are mostly known. */
const little: Pools = {
  days: DAYS.slice(1, 3),
  dishes: ['masala-dosa', 'vada'],
  bought: ['rice', 'onions'],
  made: ['batter'],
  units: ['kg', 'g'],
};

const rupees = fc.oneof(
  fc.nat({ max: 200 }),
  fc.nat({ max: 10 ** 8 }).map((number) => Number(`${number}e-6`)),
);
const measure = fc.oneof(
  fc.integer({ min: 1, max: 7 }),
  fc.integer({ min: 1, max: 10 ** 7 }).map((number) => Number(`${number}e-6`)),
);
const name = fc.constantFrom(...NAMES);
const scope = fc.constantFrom('from' as const, 'from' as const, 'day' as const);
const some = { requiredKeys: [] };

function amounts({ bought, made, units }: Pools) {
  const amount = fc.record({ amount: measure, unit: fc.constantFrom(...units) });
  const recipe = (of: readonly string[], maxLength: number) =>
    fc.array(
      fc.tuple(fc.constantFrom(...of), amount).map(([id, line]) => ({ ingredient: id, ...line })),
      { maxLength },
    );
  return {
    amount,
    purchaseUnit: fc.oneof(
      fc.constantFrom(...units),
      fc.record({ as: fc.constantFrom('loose', 'packet', 'bundle', 'tray'), of: amount }),
    ),
    plateRecipe: recipe([...bought, ...made], 4),
    // Mostly of what is bought: where preparations are made of each other, costs are unknown.
    preparation: fc.record({
      recipe: fc.oneof(
        { weight: 3, arbitrary: recipe(bought, 3) },
        recipe([...bought, ...made], 3),
      ),
      yields: amount,
    }),
  };
}

/** @param weight how often, against the others */
const saying = <Kind extends Entry['kind'], Rest extends object>(
  weight: number,
  kind: Kind,
  rest: { readonly [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc.record<Rest>(rest).map((more) => ({ kind, ...(more as Rest) })),
});

/** Which dishes, ingredients and prices there are, and how the stall is. */
function references(pools: Pools): fc.Arbitrary<Entry> {
  const { purchaseUnit: unit, plateRecipe: recipe, preparation: way } = amounts(pools);
  const bought = fc.constantFrom(...pools.bought);
  const isRetired = fc.boolean();
  const position = fc.integer({ min: -2, max: 6 });
  const preparation = fc.option(way, { freq: 6 });
  const place = fc.constantFrom('', 'Pune');
  const timeZone = fc.constantFrom('Asia/Dubai', 'Asia/Kolkata');
  return fc.oneof(
    saying(4, 'dish', {
      dish: fc.constantFrom(...pools.dishes),
      fields: fc.record({ name, sellingPrice: rupees, recipe, isRetired, position }, some),
      scope,
    }),
    saying(3, 'price', { ingredient: bought, price: rupees, unit, scope }),
    saying(3, 'ingredient', {
      ingredient: fc.constantFrom(...pools.made),
      fields: fc.record({ name, preparation, isRetired }, some),
      scope,
    }),
    saying(1, 'ingredient', {
      ingredient: bought,
      fields: fc.record({ name, unit, isRetired }, some),
      scope,
    }),
    saying(1, 'stall', { fields: fc.record({ name, place, timeZone }, some) }),
  );
}

function happenings(pools: Pools): fc.Arbitrary<Entry> {
  const { amount } = amounts(pools);
  const dish = fc.constantFrom(...pools.dishes);
  const category = fc.constantFrom('gas' as const, 'rent' as const);
  const reason = fc.constantFrom('unsold' as const, 'spoilt' as const);
  const wasted = fc.tuple(fc.constantFrom(...pools.bought, ...pools.made), amount, reason);
  return fc.oneof(
    saying(5, 'plates', { dish, plates: fc.integer({ min: -6, max: 12 }).filter(Boolean) }),
    saying(2, 'plates', { dish, count: fc.nat({ max: 12 }), over: fc.constant([]) }),
    saying(1, 'expense', { category, note: fc.constant(''), amount: measure }),
    saying(1, 'waste', { reason, dish, plates: fc.integer({ min: 1, max: 5 }) }),
    wasted.map(([ingredient, line, why]) => ({
      kind: 'waste' as const,
      reason: why,
      ingredient,
      ...line,
    })),
  );
}

interface Placed {
  readonly entry: Entry;
  readonly day: string;
  readonly order: number;
}

/** Some of the other plates of the dish and day, as a typed count names them: counts may name each other, too. */
function others(
  all: readonly Placed[],
  typed: PlatesEntry,
  day: string,
  order: number,
  sight: number,
): string[] {
  return all
    .filter(({ entry }) => entry.kind === 'plates' && entry.dish === typed.dish)
    .filter((other) => other.day === day && other.order !== order)
    .filter((_, index) => (sight >> (index % 30)) % 2 === 1)
    .map((other) => uuid(other.order).slice(-12));
}

function eventsAbout(pools: Pools): fc.Arbitrary<readonly LedgerEvent[]> {
  const placed = fc.record({
    entry: fc.oneof(references(pools), happenings(pools)),
    day: fc.constantFrom(...pools.days),
    // Few times, so that often only the id decides.
    at: fc.nat({ max: 5 }),
    order: fc.nat({ max: 10 ** 6 }),
    isUndone: fc.nat({ max: 5 }).map((number) => number === 0),
    /** Whether that is restored, on its day or on another one. */
    restoredOn: fc.option(fc.constantFrom(...pools.days)),
    /** Which of the others a typed count was typed over, bit by bit. */
    sight: fc.nat(),
  });
  return fc
    .uniqueArray(placed, { maxLength: 40, selector: ({ order }) => order, size: 'max' })
    .map((all) =>
      all.flatMap(
        ({ entry: blind, order, isUndone, restoredOn, sight, ...when }): LedgerEvent[] => {
          const { day, at } = when;
          const happened =
            'count' in blind ? { ...blind, over: others(all, blind, day, order, sight) } : blind;
          const head = { ...when, device: uuid(at) };
          const event = { ...happened, ...head, id: uuid(order) };
          const undo = { ...undoOf(event), ...head, at: 0, id: uuid(order + 10 ** 7) };
          if (!isUndone) return [event];
          if (restoredOn === null) return [event, undo];
          const events = sight % 2 === 0 ? [undo.id] : [event.id, undo.id];
          const id = uuid(order + 2 * 10 ** 7);
          return [event, undo, { ...head, day: restoredOn, at: 0, id, kind: 'restore', events }];
        },
      ),
    );
}

/** Everything that a stall may hold, each event once, undos among them. */
export const randomEvents: fc.Arbitrary<readonly LedgerEvent[]> = fc.oneof(
  eventsAbout(everything),
  { weight: 2, arbitrary: eventsAbout(little) },
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
