import type { Entry, LedgerEvent } from '@thela/ledger';
import { describe, expect, it, vi } from 'vitest';
import { eachOnNewDevice, importText, openTab } from '../testing/device/tabs';

const friday = '2026-11-20';
const onePlate = { kind: 'plates', dish: 'masala-dosa', plates: 1 } as const;

eachOnNewDevice();

const eventsOfFriday = ({ ledger }: ReturnType<typeof openTab>) =>
  ledger.events({ from: friday, to: friday });

it('says that gas counts twice where a recipe holds fuel already, and only then', async () => {
  const tab = openTab({});
  const gas = { kind: 'expense', category: 'gas', note: '', amount: 900 } as const;
  await tab.ledger.append([gas]);
  expect(tab.notify.countsTwice).not.toHaveBeenCalled();
  const fuel = tab.stall.saveIngredient(null, { name: 'Cooking gas', unit: 'kg' });
  tab.stall.saveDish('masala-dosa', { recipe: [{ ingredient: fuel, amount: 15, unit: 'g' }] });
  await tab.ledger.append([{ ...gas, category: 'ice' }]);
  expect(tab.notify.countsTwice).not.toHaveBeenCalled();
  await tab.ledger.append([gas]);
  expect(tab.notify.countsTwice.mock.calls).toEqual([[['Masala Dosa']]]);
});

it('says of nothing that is on its way to the disk that it could not be stored', async () => {
  const tab = openTab({});
  await tab.settled();
  const statuses = new Set<string>();
  tab.records.health.subscribe(() => statuses.add(tab.records.health.getSnapshot().status));
  // The second one comes while the first is stored.
  await Promise.all([tab.ledger.append([onePlate]), tab.ledger.append([onePlate])]);
  expect([...statuses]).toEqual(['ready']);
});

it('refuses what makes a stall larger than a phone can show, and says so', async () => {
  const tab = openTab({});
  const entries = Array.from({ length: 300 }, (_, index): Entry => {
    const fields = { name: `Dish ${index}`, sellingPrice: 40 };
    return { kind: 'dish', dish: `d${index}`, fields, scope: 'from' };
  });
  await tab.settled();
  expect(await tab.ledger.append(entries)).toEqual({ ok: false, reason: 'blocked', events: [] });
  const batch = { kind: 'csv', name: 'menu.csv' } as const;
  const files = entries.map((entry) => ({ day: friday, entry }));
  expect(await tab.records.files.stage({ ...batch, entries: files })).toEqual({
    ok: false,
    reason: 'too-many',
  });
  expect(tab.notify.tooMany).toHaveBeenCalledOnce();
  expect(await tab.ledger.append(entries.slice(9))).toMatchObject({ ok: true });
  tab.stall.saveDish(null, { name: 'One more' });
  tab.stall.saveDish('d9', { sellingPrice: 45 });
  tab.stall.saveDish('d10', { isRetired: true });
  const { dishes } = tab.stall.getSnapshot();
  expect(dishes.map(({ name }) => name)).toContain('One more');
  expect(dishes.find(({ id }) => id === 'd9')?.sellingPrice).toBe(45);
  await tab.settled();
});

describe('what a tool appends', () => {
  it.each(['', 'today', '2026-02-30', '2026-11-20T10:00', null, 20_261_120])(
    'is refused for a day that is no date: %s',
    async (day) => {
      const tab = openTab({});
      await expect(tab.ledger.append([onePlate], day as string)).rejects.toThrow(TypeError);
      expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
      expect(await eventsOfFriday(tab)).toHaveLength(1);
    },
  );

  it('is a new event, whatever id, day, time and device the entry brings', async () => {
    const tab = openTab({});
    const [first] = (await tab.ledger.append([{ ...onePlate, plates: 7 }])).events;
    const again = { ...first, plates: 1, day: '2026-11-01', at: 5 } as unknown as Entry;
    expect(await tab.ledger.append([again])).toMatchObject({ ok: true });
    const events = await eventsOfFriday(tab);
    expect(events).toMatchObject([{ plates: 7 }, { plates: 1, day: friday }]);
    expect(tab.plates('masala-dosa')).toBeGreaterThanOrEqual(8);
  });

  it('is stored without fields that no ledger has, such as functions, which no disk takes', async () => {
    const tab = openTab({});
    const entry = { ...onePlate, redo: () => {}, note: 'x' } as Entry;
    await tab.settled();
    expect(await tab.ledger.append([entry])).toMatchObject({ ok: true });
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    expect(Object.keys((await eventsOfFriday(tab))[0] ?? {}).toSorted()).toEqual([
      'at',
      'day',
      'device',
      'dish',
      'id',
      'kind',
      'plates',
    ]);
  });

  it('stays what it was when the tool changes its objects afterwards', async () => {
    const tab = openTab({});
    tab.day.startFromZero();
    const recipe = [{ ingredient: 'rice', amount: 1, unit: 'kg' as const }];
    const entry = { ...onePlate, plates: 2 };
    const dish: Entry = { kind: 'dish', dish: 'masala-dosa', fields: { recipe }, scope: 'from' };
    await tab.settled();
    const { events } = await tab.ledger.append([entry, dish]);
    entry.plates = 1000;
    recipe.length = 0;
    for (const event of events) Reflect.set(event, 'plates', 1000);
    await tab.ledger.append([onePlate]);
    expect(tab.plates('masala-dosa')).toBe(3);
    expect(tab.stall.getSnapshot().dishes.find(({ id }) => id === 'masala-dosa')?.recipe).toEqual([
      { ingredient: 'rice', amount: 1, unit: 'kg' },
    ]);
  });

  it('is none of the names that every object has', async () => {
    const tab = openTab({});
    for (const dish of ['__proto__', 'constructor', 'toString']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(tab.ledger.append([{ ...onePlate, dish }])).rejects.toThrow(TypeError);
    }
  });

  it('may be five thousand entries', async () => {
    const tab = openTab({});
    const many = Array.from({ length: 5_000 }, () => onePlate);
    expect(await tab.ledger.append(many)).toMatchObject({ ok: true });
    expect(await tab.totals()).toMatchObject([{ plates: 5_000 }]);
    const { at: latest = 0 } = (await eventsOfFriday(tab)).at(-1) ?? {};
    expect(latest).toBeLessThan(Date.now() + 200_000);
  });
});

describe('what a tool takes back', () => {
  it('must be an event', async () => {
    const tab = openTab({});
    for (const event of [
      { kind: 'plates', id: 'x', day: friday },
      { kind: 'plates', id: '00000000-0000-4000-8000-000000000000', day: 'x' },
      { kind: 'undo', id: '00000000-0000-4000-8000-000000000000', day: friday },
      {},
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(tab.ledger.undo(event as LedgerEvent)).rejects.toThrow(TypeError);
    }
  });

  it('counts no more, even if it arrives later', async () => {
    const tab = openTab({});
    const id = '00000000-0000-4000-8000-000000000001';
    const later = { ...onePlate, id, day: friday, at: 1, device: id };
    await tab.ledger.undo(later);
    const file = { format: 'thela-ledger', version: 1, events: [later] };
    expect(await importText(tab.records, JSON.stringify(file))).toMatchObject({ ok: true });
    expect(await tab.totals()).toMatchObject([{ plates: 0 }]);
  });
});

describe('figures at the limit', () => {
  it('stay on the disk when a typed count is far from what two phones counted', async () => {
    const tab = openTab({});
    tab.day.startFromZero();
    const most = { ...onePlate, plates: 1_000_000 };
    await tab.ledger.append([most, most, most]);
    tab.day.setPlatesSold('masala-dosa', 5);
    expect(tab.plates('masala-dosa')).toBe(5);
    await tab.settled();
    tab.end();
    const again = openTab({});
    await again.settled();
    expect(again.plates('masala-dosa')).toBe(5);
  });

  it('add nothing above a million, and take nothing away', async () => {
    const tab = openTab({ platesSold: { 'masala-dosa': 1_000_000 } });
    await tab.ledger.append([{ ...onePlate, plates: 3 }]);
    tab.day.changePlatesSold('masala-dosa', 1);
    await tab.settled();
    expect(await tab.totals()).toMatchObject([{ plates: 3 }]);
  });

  it('keep a price that is too high for its packet', async () => {
    const tab = openTab({});
    tab.stall.setPrice('rice', {
      price: 50,
      unit: { as: 'packet', of: { amount: 1000, unit: 'kg' } },
    });
    await tab.settled();
    tab.day.setIngredientPrice('rice', 1e9);
    const shown = tab.price('rice');
    await tab.settled();
    tab.end();
    const again = openTab({});
    await again.settled();
    expect(again.price('rice')).toBe(shown);
  });
});

describe('a range of days', () => {
  it('that ends before it begins, or is none, has nothing', async () => {
    const tab = openTab({});
    await tab.ledger.append([onePlate]);
    const backwards = { from: friday, to: '2026-11-01' };
    expect(await tab.ledger.events(backwards)).toEqual([]);
    expect(await tab.ledger.totals(backwards)).toEqual([]);
  });
});

describe('events of some kinds', () => {
  const asked = { from: '0001-01-01', to: friday, kinds: ['price', 'waste'] } as const;
  const rice = (price: number) =>
    ({ kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' }) as const;
  const waste = { kind: 'waste', reason: 'spilt', dish: 'masala-dosa', plates: 1 } as const;

  it('are those that count, also while another tab stores some, and cannot be changed', async () => {
    const tab = openTab({});
    const stored = await tab.ledger.append(
      [onePlate, rice(60), waste, rice(61), waste],
      '2026-11-19',
    );
    for (const price of [4, 42]) tab.day.setIngredientPrice('onions', price);
    const [, wrongPrice, , , wrongWaste] = stored.events;
    if (!wrongPrice || !wrongWaste) throw new Error('Nothing was stored.');
    await tab.ledger.undo(wrongPrice);
    await tab.ledger.undo(wrongWaste);
    const other = openTab({});
    await other.settled();
    // What it says to this tab is late.
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValueOnce();
    await other.ledger.append([rice(62), waste]);
    const events = await tab.ledger.events(asked);
    const said = events.map((event) => (event.kind === 'price' ? event.price : event.kind));
    expect(said.toSorted()).toEqual([42, 61, 62, 'waste', 'waste']);
    expect(await other.ledger.events(asked)).toEqual(events);
    const onlyWaste = await tab.ledger.events({ ...asked, kinds: ['waste'] });
    expect(onlyWaste).toEqual(events.filter(({ kind }) => kind === 'waste'));
    const [price] = await other.ledger.events({ ...asked, kinds: ['price'] });
    expect(price).toSatisfy(Object.isFrozen);
  });
});

describe('a correction of plates', () => {
  it('changes nothing of a count that was typed over them, and a corrected count takes their place', async () => {
    const tab = openTab({});
    tab.day.startFromZero();
    const [tap] = (await tab.ledger.append([{ ...onePlate, plates: 4 }])).events;
    tab.day.setPlatesSold('masala-dosa', 6);
    await tab.settled();
    const right = { ...onePlate, plates: 5 };
    const [, five] = (await tab.ledger.correct(tap as LedgerEvent, right)).events;
    expect(await tab.totals()).toMatchObject([{ plates: 6 }]);
    await tab.ledger.correct(five as LedgerEvent, onePlate);
    expect(await tab.totals()).toMatchObject([{ plates: 6 }]);
    const count = (await eventsOfFriday(tab)).find((event) => 'count' in event);
    if (!count || !('count' in count)) throw new Error('No count was stored.');
    await tab.ledger.correct(count, { ...count, count: 7 });
    expect(await tab.totals()).toMatchObject([{ plates: 7 }]);
    tab.day.changePlatesSold('masala-dosa', 2);
    await tab.settled();
    expect(await tab.totals()).toMatchObject([{ plates: 9 }]);
  });
});

describe('a correction', () => {
  it('has day and time of what it takes the place of: a plate that was counted after it has the right price', async () => {
    const tab = openTab({});
    const priced = (sellingPrice: number) =>
      ({ kind: 'dish', dish: 'masala-dosa', fields: { sellingPrice }, scope: 'from' }) as const;
    await tab.ledger.append([priced(80)]);
    const [wrong] = (await tab.ledger.append([priced(850)])).events as [LedgerEvent];
    await tab.ledger.append([onePlate]);
    const revenue = async () =>
      (await tab.ledger.totals({ from: friday, to: friday }))[0]?.dishes.find(
        ({ dish }) => dish === 'masala-dosa',
      )?.revenue;
    expect(await revenue()).toBe(850);
    const { ok, events } = await tab.ledger.correct(wrong, priced(90));
    expect(ok).toBe(true);
    expect(await revenue()).toBe(90);
    // Undone: what was taken back is entered again, where it was.
    await tab.ledger.correct(events.at(-1) as LedgerEvent, wrong as Entry);
    expect(await revenue()).toBe(850);
    // It was decided when that was: after the same change.
    expect(events.at(-1)).toEqual(
      expect.objectContaining('after' in wrong ? { after: wrong.after } : {}),
    );
    expect(events.at(-1)).not.toHaveProperty('after', wrong.id);
    const kept = await eventsOfFriday(tab);
    expect(kept).toMatchObject([
      { kind: 'dish', fields: { sellingPrice: 80 } },
      { kind: 'dish', at: wrong.at },
      { kind: 'plates' },
    ]);
  });
});
