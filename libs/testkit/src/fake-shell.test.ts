import { CONTRACT } from '@thela/contract';
import type { AiSettings, Toast } from '@thela/contract';
import { builtInMenu } from '@thela/pricing';
import { describe, expect, it, vi } from 'vitest';
import { callsTo, createFakeShell, sampleBrand } from './fake-shell';

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
  it('has the date of its plates, and can be begun anew', () => {
    const { day } = createFakeShell();
    day.setPlatesSold('masala-dosa', 3);
    expect(day.getSnapshot().platesSince).toMatch(/^\d{4}-\d\d-\d\d$/);
    day.startNewDay();
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(0);
  });

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

  it('opens with the prices that it is told', () => {
    const { day } = createFakeShell({ ingredientPrices: { onions: 99 } });
    expect(day.getSnapshot().ingredientPrices).toEqual({ onions: 99 });
  });

  it('changes through its actions and tells its listeners', () => {
    const { day } = createFakeShell({ platesSold: { 'masala-dosa': 35 } });
    const listener = vi.fn<() => void>();
    const leave = day.subscribe(listener);
    day.changePlatesSold('masala-dosa', 1);
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(36);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    day.setIngredientPrice('onions', 42);
    expect(day.getSnapshot().ingredientPrices['onions']).toBe(42);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('starts from zero and shows samples again', () => {
    const shell = createFakeShell();
    shell.day.startFromZero();
    expect(soldPlates(shell)).toEqual([0, 0, 0, 0, 0]);
    shell.day.showSampleFigures();
    expect(soldPlates(shell)).toEqual([35, 35, 35, 35, 35]);
    expect(shell.day.getSnapshot().sampleItemIds).toEqual(builtInMenu.map(({ id }) => id));
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
