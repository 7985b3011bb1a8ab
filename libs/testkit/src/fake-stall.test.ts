import { parseEvent } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';
import { describe, expect, it, vi } from 'vitest';
import { beginDay, callsTo, createFakeShell } from './fake-shell';
import { dayAfter } from './stalls/entries-of-day';
import { ownDishes, ownStall } from './stalls/own-stall';
import { aYearOfDays } from './stalls/year-of-days';

const today = '2026-11-22';
const yesterday = '2026-11-21';
const own = () => createFakeShell({ stall: 'own', today });

describe('the stall of a fake shell', () => {
  it('has the built-in dishes and no name until it is set up', () => {
    const { stall, day } = createFakeShell({ today });
    expect(stall.getSnapshot()).toMatchObject({ isOwn: false, name: '' });
    expect(stall.getSnapshot().dishes.map(({ id }) => id)).toEqual(builtInMenu.map(({ id }) => id));
    stall.describe({ name: 'Lakshmi Tiffins', place: 'Secunderabad, Telangana' });
    expect(stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Lakshmi Tiffins' });
    expect(day.getSnapshot().sampleItemIds).toEqual([]);
  });

  it('is told of every change, and gives what is added an id', () => {
    const { stall } = own();
    const listener = vi.fn<() => void>();
    const leave = stall.subscribe(listener);
    const dish = stall.saveDish(null, { name: 'Pongal', sellingPrice: 45 });
    expect(stall.getSnapshot().dishes.at(-1)?.id).toBe(dish);
    const ghee = stall.saveIngredient(null, { name: 'ghee', unit: 'litre' });
    stall.setPrice(ghee, { price: 600, unit: 'litre' });
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    stall.saveDish(dish, { isRetired: true });
    expect(listener).toHaveBeenCalledTimes(3);
    const { dishes, ingredients } = stall.getSnapshot();
    expect(dishes.find(({ id }) => id === 'dish-1')).toMatchObject({
      name: 'Pongal',
      isRetired: true,
    });
    expect(ingredients.find(({ id }) => id === ghee)?.price).toEqual({ price: 600, unit: 'litre' });
    expect(Object.isFrozen(stall.getSnapshot().dishes)).toBe(true);
  });

  it('changes an earlier day alone, or all from today on', () => {
    const shell = own();
    shell.stall.saveDish('upma', { sellingPrice: 45 }, { day: yesterday });
    shell.stall.setPrice('rice', { price: 60, unit: 'kg' }, { day: today });
    expect(callsTo(shell).events).toMatchObject([
      { kind: 'dish', day: yesterday, scope: 'day' },
      { kind: 'price', day: today, scope: 'from' },
    ]);
  });

  it('of the tests sells seven dishes, one of them of unknown cost', () => {
    const { dishes } = own().stall.getSnapshot();
    expect(dishes.filter(({ isRetired }) => !isRetired).map(({ id }) => id)).toEqual(ownDishes);
    expect(own().day.getSnapshot().unknownCostItemIds).toEqual(['mirchi-bajji']);
  });
});

describe('the day of an own stall', () => {
  it('is what the ledger says of today', async () => {
    const { day, ledger } = own();
    expect(day.getSnapshot().platesSold).toMatchObject({ 'masala-dosa': 17, 'filter-coffee': 31 });
    await ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 3 }]);
    await ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 9 }], yesterday);
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(20);
  });

  it('writes its changes as events, and no samples', () => {
    const shell = own();
    const { day } = shell;
    day.setPlatesSold('upma', 20);
    day.changePlatesSold('upma', 1);
    day.changePlatesSold('upma', -50);
    day.setIngredientPrice('eggs', 7.5);
    day.setIngredientPrice('eggs', 7.5);
    for (const nothing of ['startFromZero', 'showSampleFigures', 'startNewDay'] as const)
      day[nothing]();
    day.setPlatesSold('no-such-dish', 20);
    expect(callsTo(shell).events).toMatchObject([
      { kind: 'plates', dish: 'upma', plates: 11, typed: 20 },
      { kind: 'plates', dish: 'upma', plates: 1 },
      { kind: 'plates', dish: 'upma', plates: -21 },
      { kind: 'price', ingredient: 'eggs', price: 90, unit: 'dozen', scope: 'from' },
    ]);
    expect(day.getSnapshot()).toMatchObject({ sampleItemIds: [] });
    expect(day.getSnapshot().ingredientPrices['eggs']).toBe(7.5);
  });

  it('ends when the next one begins', () => {
    const shell = own();
    const listener = vi.fn<() => void>();
    shell.ledger.today.subscribe(listener);
    beginDay(shell, '2026-11-23');
    expect(listener).toHaveBeenCalledOnce();
    expect(shell.day.getSnapshot().platesSold['masala-dosa']).toBe(0);
    expect(shell.day.getSnapshot().ingredientPrices['tomatoes']).toBe(44);
    expect(() => beginDay({ ...shell }, today)).toThrow('createFakeShell');
  });
});

describe('the ledger of a fake shell', () => {
  it('gives events by kind and totals by day', async () => {
    const { ledger } = own();
    const range = { from: yesterday, to: today };
    const expenses = await ledger.events({ ...range, kinds: ['expense'] });
    expect(expenses).toMatchObject([{ amount: 250 }, { amount: 60 }]);
    const totals = await ledger.totals(range);
    expect(totals.map(({ day, plates, expenses: spent }) => [day, plates, spent])).toEqual([
      [yesterday, 215, 250],
      [today, 102, 60],
    ]);
  });

  it('takes an event back, and says which days changed', async () => {
    const { ledger, day } = own();
    const changed = vi.fn<(days: readonly string[]) => void>();
    ledger.subscribe(changed);
    const { events } = await ledger.append(
      [{ kind: 'plates', dish: 'upma', plates: 5 }],
      yesterday,
    );
    await Promise.all(events.map(ledger.undo));
    await ledger.append(
      [{ kind: 'price', ingredient: 'rice', price: 60, unit: 'kg', scope: 'from' }],
      yesterday,
    );
    expect(changed.mock.calls).toEqual([[[yesterday]], [[yesterday]], [[yesterday, today]]]);
    expect(day.getSnapshot().ingredientPrices['rice']).toBe(60);
  });

  it('refuses what no ledger can hold, all of it', async () => {
    const shell = own();
    const half = [
      { kind: 'plates', dish: 'upma', plates: 1 },
      { kind: 'plates', dish: 'upma', plates: 0.5 },
    ] as const;
    await expect(shell.ledger.append(half)).rejects.toThrow(TypeError);
    const [whole] = half;
    await expect(shell.ledger.append([whole], '2026-02-30')).rejects.toThrow(TypeError);
    const ofNoKind = { ...whole, kind: 'wishes' } as unknown as typeof whole;
    await expect(shell.ledger.append([ofNoKind])).rejects.toThrow(TypeError);
    expect(callsTo(shell).events).toEqual([]);
  });

  it('takes nothing back twice', async () => {
    const shell = own();
    const plates = await shell.ledger.append([{ kind: 'plates', dish: 'upma', plates: 1 }]);
    const [event] = plates.events;
    const [undo] = event ? (await shell.ledger.undo(event)).events : [];
    expect(undo?.kind).toBe('undo');
    await expect(undo && shell.ledger.undo(undo)).rejects.toThrow(TypeError);
  });

  it('shows at once what a slow or full storage has not stored', async () => {
    vi.useFakeTimers();
    const slow = createFakeShell({ stall: 'own', today, storage: 'slow' });
    const storing = slow.ledger.append([{ kind: 'plates', dish: 'upma', plates: 5 }]);
    expect(slow.day.getSnapshot().platesSold['upma']).toBe(14);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await storing).toMatchObject({ ok: true });
    const full = createFakeShell({ stall: 'own', today, storage: 'full' });
    const refused = await full.ledger.append([{ kind: 'plates', dish: 'upma', plates: 5 }]);
    expect(refused).toMatchObject({ ok: false, reason: 'full', events: [{ plates: 5 }] });
  });
});

describe('the stalls of tests and scenes', () => {
  it('are made of sound events', () => {
    const year = aYearOfDays(today, 2000);
    expect(year).toHaveLength(2000);
    expect(year.filter((event) => parseEvent(event) === null)).toEqual([]);
    expect(new Set(year.map(({ id }) => id)).size).toBe(2000);
    expect(year.at(-1)?.day).toBe(today);
    expect(() => createFakeShell({ stall: ownStall(today), today })).not.toThrow();
  });

  it('are made quickly, a year of 73,000 events too, and are the same each time', () => {
    const year = aYearOfDays(today);
    expect(year).toHaveLength(73_000);
    expect(new Set(year.map(({ day }) => day)).size).toBe(365);
    expect(year[0]?.day).toBe(dayAfter(today, -364));
    expect(aYearOfDays(today, 500)).toEqual(aYearOfDays(today, 500));
  });
});

describe('the location of a fake shell', () => {
  it('is the tool’s first page, or the path that a test opens', () => {
    expect(createFakeShell().location.getSnapshot()).toBe('');
    const { location } = createFakeShell({ path: 'menu/dosa' });
    expect(location.getSnapshot()).toBe('menu/dosa');
    location.navigate('');
    expect(location.getSnapshot()).toBe('');
  });

  it('refuses to leave the tool, as the real shell does', () => {
    const shell = createFakeShell({ path: 'menu' });
    shell.location.navigate('../analytics');
    expect(shell.location.getSnapshot()).toBe('menu');
    expect(callsTo(shell).reportedErrors).toHaveLength(1);
  });
});
