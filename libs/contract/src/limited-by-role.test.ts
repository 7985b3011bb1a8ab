import type { DayTotals, Entry, LedgerEvent, Stall } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { expect, it, vi } from 'vitest';
import { limitedByRole } from './limited-by-role';
import type { DayStore, Ledger, StallRole, StallStore } from './shell';

const TODAY = '2026-11-22';
const YESTERDAY = '2026-11-21';

const teaDay: Day = {
  ingredientPrices: { milk: 60 },
  menu: [{ id: 'tea', name: 'Tea', sellingPrice: 50, ingredients: { milk: 0.1 } }],
  platesSold: { tea: 3 },
  sampleItemIds: [],
};

const teaStall: Stall = {
  isOwn: true,
  name: 'Asha Tiffin',
  place: '',
  timeZone: 'Asia/Kolkata',
  dishes: [
    {
      id: 'tea',
      name: 'Tea',
      sellingPrice: 50,
      recipe: [{ ingredient: 'milk', amount: 100, unit: 'ml' }],
      isRetired: false,
      position: 0,
    },
  ],
  ingredients: [
    {
      id: 'milk',
      name: 'milk',
      unit: 'litre',
      preparation: null,
      isRetired: false,
      price: { price: 60, unit: 'litre' },
    },
  ],
};

const head = { id: 'event', day: TODAY, at: 1, device: 'phone' };

const totals: DayTotals = {
  day: TODAY,
  plates: 3,
  revenue: 150,
  ingredientCost: 40,
  profit: 110,
  expenses: 60,
  waste: 12,
  left: 38,
  unknownCost: [],
  unknownWaste: [],
  exact: { revenue: 150n, costedRevenue: 150n, cost: 40n, expenses: 60n, rent: 0n, waste: 12n },
  dishes: [
    {
      dish: 'tea',
      name: 'Tea',
      plates: 3,
      revenue: 150,
      ingredientCost: 40,
      profit: 110,
      exact: { revenue: 150n, cost: 40n },
    },
    {
      dish: 'idli',
      name: 'Idli',
      plates: 0,
      revenue: 0,
      ingredientCost: 0,
      profit: 0,
      exact: { revenue: 0n, cost: 0n },
    },
  ],
};

/** What a tool gets of a stall at which the person has a role; `done` lists what reached the stall. */
function membersFor(first: StallRole, events: readonly LedgerEvent[] = []) {
  let role = first;
  const listeners = new Set<() => void>();
  const done: string[] = [];
  const does =
    (name: string, answer = '') =>
    () => {
      done.push(name);
      return answer;
    };
  const store = <Value>(value: Value) => ({ getSnapshot: () => value, subscribe: () => () => {} });
  const stored = async (name: string) => {
    done.push(name);
    return { ok: true, events: [] } as const;
  };
  const day: DayStore = {
    ...store(teaDay),
    setIngredientPrice: does('price of the day'),
    setPlatesSold: does('set plates'),
    changePlatesSold: does('change plates'),
    startFromZero: does('from zero'),
    showSampleFigures: does('samples'),
    startNewDay: does('new day'),
  };
  const stall: StallStore = {
    ...store(teaStall),
    saveDish: does('save dish', 'new-dish'),
    saveIngredient: does('save ingredient', 'new-ingredient'),
    setPrice: does('set price'),
    describe: does('describe'),
    open: does('open'),
    role: {
      getSnapshot: () => role,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const ledger: Ledger = {
    today: store(TODAY),
    append: () => stored('append'),
    undo: () => stored('undo'),
    correct: () => stored('correct'),
    events: async () => events,
    totals: async () => [{ ...totals, day: YESTERDAY }, totals],
    subscribe: () => () => {},
  };
  const onRefused = vi.fn<() => void>();
  return {
    ...limitedByRole({ day, stall, ledger }, stall.role, () => head.device, onRefused),
    done,
    onRefused,
    become: (next: StallRole) => {
      role = next;
      for (const listener of listeners) listener();
    },
  };
}

const plates: Entry = { kind: 'plates', dish: 'tea', plates: 1 };
const expense: Entry = { kind: 'expense', category: 'gas', note: '', amount: 60 };
const waste: Entry = { kind: 'waste', reason: 'unsold', dish: 'tea', plates: 1 };
const spilt: Entry = {
  kind: 'waste',
  reason: 'spilt',
  ingredient: 'milk',
  amount: 1,
  unit: 'litre',
};
const price: Entry = { kind: 'price', ingredient: 'milk', price: 60, unit: 'litre', scope: 'from' };

it('lets the owner read and write everything', async () => {
  const { day, stall, ledger, done, onRefused } = membersFor('owner');
  expect(day.getSnapshot()).toBe(teaDay);
  expect(stall.getSnapshot()).toBe(teaStall);
  expect(await ledger.totals({ from: YESTERDAY, to: TODAY })).toHaveLength(2);
  await ledger.append([price, spilt], YESTERDAY);
  await ledger.undo({ ...head, ...price });
  expect(stall.saveDish(null, { name: 'Tea' })).toBe('new-dish');
  day.setIngredientPrice('milk', 60);
  expect(done).toEqual(['append', 'undo', 'save dish', 'price of the day']);
  expect(onRefused).not.toHaveBeenCalled();
});

it.each([[plates], [expense], [waste], [{ kind: 'undo', event: 'e', of: 'plates' }]] as Entry[][])(
  'lets a helper enter %o today, and on no other day',
  async (entry) => {
    const { ledger, done, onRefused } = membersFor('helper');
    const entries = entry ? [entry] : [];
    expect(await ledger.append(entries)).toMatchObject({ ok: true });
    expect(await ledger.append(entries, TODAY)).toMatchObject({ ok: true });
    expect(onRefused).not.toHaveBeenCalled();
    expect(await ledger.append(entries, YESTERDAY)).toMatchObject({ ok: false, events: [] });
    expect(onRefused).toHaveBeenCalledOnce();
    expect(done).toEqual(['append', 'append']);
  },
);

it('writes nothing of a helper’s that is the owner’s, not even together with plates', async () => {
  const { day, stall, ledger, done, onRefused } = membersFor('helper');
  const dish: Entry = { kind: 'dish', dish: 'tea', fields: { sellingPrice: 1 }, scope: 'from' };
  const ofOwner: Entry[] = [
    price,
    spilt,
    dish,
    { kind: 'ingredient', ingredient: 'milk', fields: { name: 'Milk' }, scope: 'from' },
    { kind: 'stall', fields: { name: 'Mine' } },
    { kind: 'undo', event: 'e', of: 'price' },
  ];
  for (const entry of ofOwner) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a tool does
    expect(await ledger.append([plates, entry])).toMatchObject({ ok: false });
  }
  const events: LedgerEvent[] = [
    { ...head, ...price },
    { ...head, ...spilt },
    { ...head, kind: 'undo', event: 'e', of: 'plates' },
    { ...head, kind: 'unknown', original: {} },
    { ...head, ...plates, day: YESTERDAY },
  ];
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await ledger.undo(event)).toMatchObject({ ok: false });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await ledger.correct(event, plates)).toMatchObject({ ok: false });
  }
  expect(stall.saveDish('tea', { sellingPrice: 1 })).toBe('tea');
  expect(stall.saveIngredient(null, { name: 'Milk' })).toBe('');
  stall.setPrice('milk', { price: 1, unit: 'litre' });
  stall.describe({ name: 'Mine' });
  expect(await ledger.correct({ ...head, ...plates }, price)).toMatchObject({ ok: false });
  day.setIngredientPrice('milk', 1);
  day.startFromZero();
  day.showSampleFigures();
  expect(done).toEqual([]);
  expect(onRefused).toHaveBeenCalledTimes(ofOwner.length + 2 * events.length + 8);
});

it('lets a helper count, take back what is of today, and open the stall', async () => {
  const { day, stall, ledger, done } = membersFor('helper');
  day.setPlatesSold('tea', 3);
  day.changePlatesSold('tea', 1);
  await ledger.undo({ ...head, ...expense });
  await ledger.correct({ ...head, ...expense }, { ...expense, amount: 50 });
  await ledger.append([]);
  stall.open();
  expect(done).toEqual(['set plates', 'change plates', 'undo', 'correct', 'append', 'open']);
});

it.each<readonly [string, Entry, number, boolean]>([
  ['plates of just now', plates, 60_000, true],
  ['plates of before', plates, 301_000, false],
  ['an expense', expense, 0, false],
  ['waste', waste, 0, false],
])('lets a helper take back of another device %s: %s', async (_name, entry, ago, isLet) => {
  const { ledger, done, onRefused } = membersFor('helper');
  const others = { ...head, ...entry, device: 'other', at: Date.now() - ago };
  await ledger.undo(others);
  expect(done).toEqual(isLet ? ['undo'] : []);
  // What stands in its place would count beside it, where its undo is refused.
  expect(await ledger.correct(others, entry)).toMatchObject({ ok: false });
  expect(onRefused).toHaveBeenCalledTimes(isLet ? 1 : 2);
});

it('shows a helper dishes and selling prices, but no costs, recipes or prices of ingredients', () => {
  const { day, stall } = membersFor('helper');
  expect(day.getSnapshot()).toEqual({
    ...teaDay,
    ingredientPrices: {},
    menu: [{ id: 'tea', name: 'Tea', sellingPrice: 50, ingredients: {} }],
    unknownCostItemIds: ['tea'],
  });
  expect(stall.getSnapshot().ingredients).toEqual([]);
  expect(stall.getSnapshot().dishes.flatMap(({ recipe }) => recipe)).toEqual([]);
  expect(Object.isFrozen(day.getSnapshot().menu)).toBe(true);
  // React reads it again and again.
  expect(day.getSnapshot()).toBe(day.getSnapshot());
});

it('shows a helper what was entered today and brought, without costs', async () => {
  const events = [plates, expense, price].map((entry) => ({ ...head, ...entry }));
  const earlier = { ...head, ...expense, day: YESTERDAY };
  const { ledger } = membersFor('helper', [earlier, ...events]);
  const range = { from: YESTERDAY, to: TODAY };
  expect(await ledger.events(range)).toEqual(events.slice(0, 2));
  expect(await ledger.totals(range)).toEqual([
    {
      ...totals,
      ingredientCost: null,
      profit: null,
      waste: 0,
      left: 90,
      unknownCost: ['Tea'],
      exact: { ...totals.exact, costedRevenue: 0n, cost: 0n, waste: 0n },
      dishes: totals.dishes.map((dish) => ({
        ...dish,
        ingredientCost: null,
        profit: null,
        exact: { ...dish.exact, cost: null },
      })),
    },
  ]);
});

it('follows the role', () => {
  const { stall, become } = membersFor('owner');
  const listener = vi.fn<() => void>();
  const leave = stall.subscribe(listener);
  become('helper');
  expect(listener).toHaveBeenCalledOnce();
  expect(stall.getSnapshot().ingredients).toEqual([]);
  become('owner');
  expect(stall.getSnapshot()).toBe(teaStall);
  leave();
  become('helper');
  expect(listener).toHaveBeenCalledTimes(2);
});
