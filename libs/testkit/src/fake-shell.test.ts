import { CONTRACT } from '@thela/contract';
import type { AiSettings } from '@thela/contract';
import { addDays, parseEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { beginDay, callsTo, createFakeShell, sampleBrand } from './fake-shell';
import { ownDishes, ownStall } from './stalls/own-stall';
import { aYearOfDays } from './stalls/year-of-days';

const today = '2026-11-22';

function soldPlates(shell: ReturnType<typeof createFakeShell>) {
  return Object.values(shell.day.getSnapshot().platesSold);
}

describe('what a fake shell says of itself', () => {
  it('speaks the contract of today, calls no model and no voice service', () => {
    const { contract, ai, voice } = createFakeShell();
    expect({ contract, ai, voice }).toEqual({
      contract: CONTRACT,
      ai: { mode: 'built-in' },
      voice: { engine: 'browser' },
    });
  });

  it('has the names and the models that it is told', () => {
    const ai = {
      mode: 'gateway',
      baseUrl: '/ai',
      models: { advice: [], recipe: [], strategy: [] },
    };
    const shell = createFakeShell({ brand: { product: 'Chowk' }, ai: ai as AiSettings });
    expect(shell.brand).toEqual({ ...sampleBrand, product: 'Chowk' });
    expect(shell.ai).toBe(ai);
  });

  it('is as narrow and as frozen as the real shell', () => {
    const shell = createFakeShell();
    expect(Object.keys(shell)).not.toContain('shownToasts');
    const { day, session, notify } = shell;
    const parts = [shell, day, day.getSnapshot(), day.subscribe, session.getSnapshot(), notify];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
    day.setIngredientPrice('onions', 31);
    expect(Object.isFrozen(day.getSnapshot().ingredientPrices)).toBe(true);
  });

  it('records calls only for a fake shell itself', () => {
    expect(() => callsTo({ ...createFakeShell() })).toThrow('records calls');
  });
});

describe('the day', () => {
  it('opens with the same sample figures every time', () => {
    expect(soldPlates(createFakeShell())).toEqual([35, 35, 35, 35, 35]);
  });

  it('draws sample figures from the given source', () => {
    expect(soldPlates(createFakeShell({ random: () => 0 }))).toEqual([10, 10, 10, 10, 10]);
  });

  it('opens with fixed figures as the vendor’s own', () => {
    const { day } = createFakeShell({ platesSold: { 'masala-dosa': 35 } });
    expect(day.getSnapshot().platesSold).toMatchObject({ 'masala-dosa': 35, 'plain-dosa': 0 });
    expect(day.getSnapshot().sampleItemIds).toEqual([]);
  });

  it('begins when a test says so, of a fake shell alone', () => {
    const shell = createFakeShell({ stall: 'own', today });
    shell.day.changePlatesSold('upma', 1);
    beginDay(shell, addDays(today, 1));
    expect(shell.day.getSnapshot().platesSold['upma']).toBe(0);
    expect(() => beginDay({ ...shell }, today)).toThrow('createFakeShell');
  });

  it('of a stall of the tests has seven dishes, one of them of unknown cost', () => {
    const { stall, day } = createFakeShell({ stall: 'own', today });
    const sold = stall.getSnapshot().dishes.filter(({ isRetired }) => !isRetired);
    expect(sold.map(({ id }) => id)).toEqual(ownDishes);
    expect(day.getSnapshot().unknownCostItemIds).toEqual(['mirchi-bajji']);
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
    expect(year[0]?.day).toBe(addDays(today, -364));
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
