import { CONTRACT } from '@thela/contract';
import type { AiSettings, Toast } from '@thela/contract';
import { addDays, parseEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { beginDay, callsTo, createFakeShell, sampleBrand } from './fake-shell';
import { ownDishes, ownStall } from './stalls/own-stall';
import { aYearOfDays } from './stalls/year-of-days';

const today = '2026-11-22';

const saving: Toast = { kind: 'loading', message: 'Saving', urgency: 'polite' };
const saved: Toast = { kind: 'success', message: 'Saved', urgency: 'polite' };
const failed: Toast = { kind: 'error', message: 'Not saved', urgency: 'assertive' };

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

describe('the session', () => {
  it('is unknown and gives no token unless told otherwise', async () => {
    const { session } = createFakeShell();
    expect(session.getSnapshot()).toEqual({ status: 'unknown' });
    expect(await session.getAccessToken()).toBeNull();
  });

  it('of nobody gives no token', async () => {
    const { session } = createFakeShell({ session: { status: 'signed-out' } });
    expect(await session.getAccessToken()).toBeNull();
  });

  it('of a vendor gives a token', async () => {
    const user = { id: '7', email: 'asha@thela.example', phone: '' };
    const { session } = createFakeShell({ session: { status: 'signed-in', user } });
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(await session.getAccessToken()).toBe('fake-token');
  });

  it('is the same object at every look', () => {
    const { session } = createFakeShell();
    expect(session.getSnapshot()).toBe(session.getSnapshot());
  });
});

describe('toasts', () => {
  it('stand in the order in which they came', () => {
    const shell = createFakeShell();
    const { notify } = shell;
    const { shownToasts } = callsTo(shell);
    notify.show(saving);
    notify.show(failed);
    expect(shownToasts()).toEqual([saving, failed]);
  });

  it('are replaced in their place', () => {
    const shell = createFakeShell();
    const { notify } = shell;
    const { shownToasts } = callsTo(shell);
    const id = notify.show(saving);
    notify.show(failed);
    notify.update(id, saved);
    expect(shownToasts()).toEqual([saved, failed]);
  });

  it('leave when they are dismissed, and only they', () => {
    const shell = createFakeShell();
    const { notify } = shell;
    const { shownToasts } = callsTo(shell);
    const id = notify.show(saving);
    notify.show(saving);
    notify.dismiss(id);
    notify.dismiss(id);
    expect(shownToasts()).toEqual([saving]);
  });

  it('are shown anew when they are updated after they left', () => {
    const shell = createFakeShell();
    const { notify } = shell;
    const { shownToasts } = callsTo(shell);
    const id = notify.show(saving);
    notify.dismiss(id);
    notify.update(id, saved);
    expect(shownToasts()).toEqual([saved]);
  });
});

describe('what a tool asks of it', () => {
  it('is remembered in order', () => {
    const shell = createFakeShell();
    const { openTool, reportError } = shell;
    const { openedTools, reportedErrors } = callsTo(shell);
    const error = new Error('dosa');
    openTool('analytics');
    openTool('ai-chef');
    reportError(error, 'drawing the chart');
    expect(openedTools).toEqual(['analytics', 'ai-chef']);
    expect(reportedErrors).toEqual([{ error, place: 'drawing the chart' }]);
  });
});

it('shares nothing with another fake shell', () => {
  const first = createFakeShell();
  const second = createFakeShell();
  first.day.startFromZero();
  first.notify.show(saving);
  first.openTool('analytics');
  first.reportError(new Error('dosa'), 'drawing the chart');
  expect(soldPlates(second)).toEqual([35, 35, 35, 35, 35]);
  expect(callsTo(second).shownToasts()).toEqual([]);
  expect(callsTo(second).openedTools).toEqual([]);
  expect(callsTo(second).reportedErrors).toEqual([]);
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
