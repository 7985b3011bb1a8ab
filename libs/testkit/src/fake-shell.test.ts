import type { Shell } from '@thela/contract';
import { addDays, parseEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { beginDay, callsTo, createFakeShell } from './fake-shell';
import { ownDishes, ownStall } from './stalls/own-stall';
import { aYearOfDays } from './stalls/year-of-days';

const today = '2026-11-22';

describe('what a fake shell says of itself', () => {
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
  it('opens with the same sample figures every time, or with those of the given source', () => {
    const soldIn = (shell: Shell) => Object.values(shell.day.getSnapshot().platesSold);
    expect(soldIn(createFakeShell())).toEqual([35, 35, 35, 35, 35]);
    expect(soldIn(createFakeShell({ random: () => 0 }))).toEqual([10, 10, 10, 10, 10]);
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
  it('refuses to leave the tool, as the real shell does', () => {
    const shell = createFakeShell({ path: 'menu' });
    shell.location.navigate('../analytics');
    expect(shell.location.getSnapshot()).toBe('menu');
    expect(callsTo(shell).reportedErrors).toHaveLength(1);
  });
});
