import { readFileSync } from 'node:fs';
import { addDays, noReferences, priceOn, specialId, stallOn, withReferences } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddPrices, priceShock } from './index';
import type { PriceShock } from './index';
import { priceHistory } from './price-shock-history';
import { priceForMargin, priceForRupees } from './price-shock-target';
import { TODAY, daysSelling } from './testing/days';
import { bought, eventsFrom, priced, stallWith } from './testing/priced-stall';
import { stalls } from './testing/stalls';

const FIRST = addDays(TODAY, -40);
const LAST_WEEK = addDays(TODAY, -7);
const YESTERDAY = addDays(TODAY, -1);

const recipe = [
  { ingredient: 'rice-1', amount: 100, unit: 'g' },
  { ingredient: 'gas-1', amount: 50, unit: 'g' },
] as const;
const opening = [
  ...stallWith([{ id: 'dosa', price: 40, recipe }]),
  ...bought('rice-1', 50),
  ...bought('gas-1', 200),
];

function booksOf(later: readonly (readonly [StallDay, Entry])[], first = FIRST) {
  const events = eventsFrom([...opening.map((entry) => [first, entry] as const), ...later]);
  return {
    references: withReferences(noReferences, events),
    days: daysSelling([30, 30, 30, 5]),
    today: TODAY,
  };
}

function shockOf(later: readonly (readonly [StallDay, Entry])[], daysBack = 7): PriceShock {
  const result = priceShock(booksOf(later), daysBack);
  if (result.kind !== 'shock') throw new Error('There are days enough.');
  return result;
}

/** Prices of a packet by age in days, which of them are odd, and which counts on a day. */
const steps = readFileSync(new URL('price-shock.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PriceSteps);
interface PriceSteps {
  readonly what: string;
  readonly later: readonly (readonly number[])[];
  readonly first?: number;
  readonly odd: readonly number[];
  readonly on: readonly (readonly number[])[];
}

describe('a price shock', () => {
  it('is what a dearer ingredient costs a plate and a day, and the prices that make up for it', () => {
    // A plate cost 0.1 x 50 + 0.05 x 200 = 15; now rice is ₹60. 16 x 40 / 15 = 42.67.
    const shock = shockOf([[YESTERDAY, priced('rice-1', 60)]]);
    expect(shock).toMatchObject({ since: LAST_WEEK, perDay: 30, usualDays: 3, unknownCost: [] });
    expect(shock.moved).toEqual([
      {
        ingredient: 'rice-1',
        name: 'rice-1',
        unit: 'kg',
        before: 50,
        now: 60,
        percent: 20,
        perDay: 30,
      },
    ]);
    expect(shock.dishes).toEqual([
      {
        dish: 'dosa',
        name: 'DOSA',
        costThen: 15,
        costNow: 16,
        perPlate: 1,
        usual: { plates: 30, basedOnDays: 3 },
        perDay: 30,
        priceThen: 40,
        priceNow: 40,
        marginThen: 62.5,
        marginNow: 60,
        priceForRupees: 45,
        priceForMargin: 45,
      },
    ]);
  });

  it('asks for no more once the price on the board makes up for it', () => {
    const raised = { kind: 'dish', dish: 'dosa', fields: { sellingPrice: 45 }, scope: 'from' };
    const shock = shockOf([
      [YESTERDAY, priced('rice-1', 60)],
      [TODAY, raised as Entry],
    ]);
    expect(shock.dishes[0]).toMatchObject({ priceThen: 40, priceNow: 45, priceForRupees: null });
    expect(shock.dishes[0]?.priceForMargin).toBe(null);
  });

  it('compares prices for another unit by the kg, and none with what is bought by the piece', () => {
    const shock = shockOf([[YESTERDAY, priced('rice-1', 0.06, 'g')]]);
    expect(shock.moved[0]).toMatchObject({ unit: 'g', before: 0.05, now: 0.06, perDay: 30 });
    const changed = shockOf([[YESTERDAY, priced('rice-1', 6, 'piece')]]);
    expect(changed.moved).toEqual([]);
    expect(changed.notCompared).toEqual(['rice-1']);
    expect(changed.unknownCost).toEqual(['dosa']);
  });

  it('counts an ingredient that is new since then as unchanged', () => {
    const added = { kind: 'dish', dish: 'dosa', scope: 'from' } as const;
    const withGhee = [...recipe, { ingredient: 'ghee-1', amount: 10, unit: 'g' }] as const;
    const shock = shockOf([
      ...bought('ghee-1', 600).map((entry) => [YESTERDAY, entry] as const),
      [YESTERDAY, { ...added, fields: { recipe: withGhee } }],
      [YESTERDAY, priced('rice-1', 60)],
    ]);
    expect(shock.dishes).toMatchObject([{ costThen: 21, costNow: 22 }]);
    expect(shock.notCompared).toEqual(['ghee-1']);
  });

  it('leaves out a dish of one day, whose cost nobody knows', () => {
    const fields = { name: 'Podi Idli Fry', sellingPrice: 40, recipe: [], isRetired: false };
    const special: Entry = { kind: 'dish', dish: specialId('7d0c'), fields, scope: 'day' };
    expect(shockOf([[TODAY, special]]).unknownCost).toEqual([]);
  });

  it('needs the prices of the day that it compares with', () => {
    const books = booksOf([], addDays(TODAY, -6));
    expect(priceShock(books, 7)).toEqual({ kind: 'too-few-days', needsDays: 8, hasDays: 7 });
    expect(priceShock(booksOf([], LAST_WEEK), 7).kind).toBe('shock');
    const empty = { ...books, references: noReferences };
    expect(priceShock(empty, 7)).toEqual({ kind: 'too-few-days', needsDays: 8, hasDays: 0 });
  });
});

describe('a price that was perhaps typed wrong', () => {
  const slip = [LAST_WEEK, priced('rice-1', 500)] as const;

  it('counts neither then nor now: the price before it does', () => {
    const over = booksOf([slip, [addDays(TODAY, -5), priced('rice-1', 55)]]);
    expect(oddPrices(over)).toEqual([
      {
        ingredient: 'rice-1',
        from: LAST_WEEK,
        to: addDays(TODAY, -6),
        isNow: false,
        price: { price: 500, unit: 'kg' },
        before: { price: 50, unit: 'kg' },
      },
    ]);
    expect(priceShock(over, 7)).toMatchObject({ moved: [{ before: 50, now: 55 }] });
    const still = booksOf([slip]);
    expect(oddPrices(still)).toMatchObject([{ to: TODAY, isNow: true }]);
    expect(priceShock(still, 7)).toMatchObject({ moved: [], dishes: [] });
  });

  it('is believed once it was entered again, and once it stood for more than 30 days', () => {
    const early = addDays(TODAY, -100);
    const again = booksOf([slip, [TODAY, priced('rice-1', 500)]]);
    expect(oddPrices(again)).toEqual([]);
    expect(priceShock(again, 30)).toMatchObject({ moved: [{ before: 50, now: 500 }] });
    const long = booksOf([[addDays(TODAY, -31), priced('rice-1', 500)]], early);
    expect(oddPrices(long)).toEqual([]);
    const asked = booksOf([[addDays(TODAY, -30), priced('rice-1', 500)]], early);
    expect(oddPrices(asked)).toHaveLength(1);
  });

  it.each(steps)('that $what', ({ later, first = 100, odd, on }) => {
    const { references } = booksOf(
      later.map(([age = 0, price = 0]) => [addDays(TODAY, -age), priced('rice-1', price)]),
      addDays(TODAY, -first),
    );
    const history = priceHistory(references, 'rice-1', TODAY);
    expect(history.odd.map(({ price }) => price.price)).toEqual(odd);
    expect(on.map(([age = 0]) => [age, history.on(addDays(TODAY, -age))?.price])).toEqual(on);
  });

  it('is not the right one that mends the first price of something new', () => {
    const { references } = booksOf([
      ...bought('ghee-1', 6000).map((entry) => [addDays(TODAY, -20), entry] as const),
      [addDays(TODAY, -18), priced('ghee-1', 600)],
    ]);
    const { odd, on } = priceHistory(references, 'ghee-1', TODAY);
    expect(odd).toEqual([]);
    expect([on(addDays(TODAY, -21)), on(TODAY)]).toEqual([null, { price: 600, unit: 'kg' }]);
  });

  it.each([
    [250, 1],
    [249.99, 0],
    [10, 1],
    [10.01, 0],
    [0, 0],
  ])('is five times the one before, or a fifth: ₹50, then ₹%d', (price, count) => {
    expect(oddPrices(booksOf([[YESTERDAY, priced('rice-1', price)]]))).toHaveLength(count);
  });

  it('is found in made-up records, and every other price is that of the ledger', () => {
    for (const { events, length } of stalls) {
      const references = withReferences(noReferences, events);
      for (const { id } of stallOn(references, TODAY).ingredients) {
        const { odd, on } = priceHistory(references, id, TODAY);
        for (let age = 0; age < length; age += 1) {
          const day = addDays(TODAY, -age);
          const slipped = odd.find(({ from, to }) => from <= day && to >= day);
          expect(on(day)).toEqual(slipped ? slipped.before : priceOn(references, id, day));
        }
      }
      const wrong = priceHistory(references, 'urad', TODAY).odd;
      expect(wrong).toMatchObject([{ price: { price: 1240 }, before: { price: 124 } }]);
      expect(wrong[0]?.from).toBe(wrong[0]?.to);
    }
  });
});

const STEP = 5_000_000_000_000n;
const money = fc.oneof(
  fc.nat({ max: 60 }).map((times) => BigInt(times) * STEP),
  fc.bigInt({ min: 0n, max: 60n * STEP }),
);

/** Tries one price after the other. */
function firstPrice(price: bigint, isEnough: (price: bigint) => boolean): bigint | null {
  if (isEnough(price)) return null;
  let next = 0n;
  while (next <= price || !isEnough(next)) next += STEP;
  return next;
}

it('shows rows that add up to the sum, where each is half a paisa', () => {
  const moved = [priced('rice-1', 50.005), priced('gas-1', 200.01)];
  const shock = shockOf(moved.map((price) => [YESTERDAY, price]));
  expect([shock.perDay, ...shock.moved.map(({ perDay }) => perDay)]).toEqual([0.03, 0.02, 0.01]);
});

it('the price that makes up for it is the first multiple of ₹5 that does, to the last digit', () => {
  fc.assert(
    fc.property(money, money, money, money, (priceThen, costThen, priceNow, costNow) => {
      const [then, now] = [
        { price: priceThen, cost: costThen },
        { price: priceNow, cost: costNow },
      ];
      expect(priceForRupees(then, now)).toBe(
        firstPrice(priceNow, (price) => price - costNow >= priceThen - costThen),
      );
      if (priceThen === 0n || costThen * 50n < costNow) return;
      const isMargin = (price: bigint) =>
        (price - costNow) * priceThen >= (priceThen - costThen) * price;
      expect(priceForMargin(then, now)).toBe(firstPrice(priceNow, isMargin));
    }),
  );
  expect(priceForMargin({ price: STEP, cost: 0n }, { price: STEP, cost: 1n })).toBe(null);
});

it('a shock is the same by ingredient and by dish', () => {
  for (const { events, days } of stalls.slice(1)) {
    const references = withReferences(noReferences, events as readonly LedgerEvent[]);
    const shock = priceShock({ references, days, today: TODAY }, 30);
    if (shock.kind !== 'shock') throw new Error('There are days enough.');
    const sum = (all: readonly { readonly perDay: number | null }[]) =>
      all.reduce((total, { perDay }) => total + (perDay ?? 0), 0);
    expect(sum(shock.dishes)).toBeCloseTo(shock.perDay, 1);
    expect(sum(shock.moved)).toBeCloseTo(shock.perDay, 6);
    expect(shock.dishes.length).toBeGreaterThan(0);
  }
});
