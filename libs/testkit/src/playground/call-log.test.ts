import { expect, it } from 'vitest';
import { callsTo, createFakeShell } from '../fake-shell';
import { watchCalls } from './call-log';

it('writes down what a tool tells the shell, and hands it on', () => {
  const fake = createFakeShell();
  const { shell, calls } = watchCalls(fake);
  const saving = { kind: 'loading', message: 'Saving', urgency: 'polite' } as const;
  const id = shell.notify.show(saving);
  shell.notify.update(id, { ...saving, kind: 'success', message: 'Saved' });
  expect(callsTo(fake).shownToasts()).toEqual([{ ...saving, kind: 'success', message: 'Saved' }]);
  shell.notify.dismiss(id);
  shell.openTool('analytics');
  shell.reportError(new Error('no onions'), 'chopping');
  expect(calls.getSnapshot()).toEqual([
    'Toast (loading): Saving',
    'Toast becomes (success): Saved',
    'Toast dismissed',
    'Open the tool analytics',
    'Error while chopping: Error: no onions',
  ]);
  expect(callsTo(fake).shownToasts()).toEqual([]);
  expect(callsTo(fake).openedTools).toEqual(['analytics']);
  expect(callsTo(fake).reportedErrors).toHaveLength(1);
});

it('writes down what a tool enters, and where it goes', async () => {
  const fake = createFakeShell({ stall: 'own', today: '2026-11-22' });
  const { shell, calls } = watchCalls(fake);
  shell.location.navigate('menu');
  shell.stall.saveDish('upma', { sellingPrice: 45 });
  shell.stall.setPrice('rice', { price: 60, unit: 'kg' });
  const { events } = await shell.ledger.append([{ kind: 'plates', dish: 'upma', plates: 1 }]);
  await Promise.all(events.map(shell.ledger.undo));
  shell.stall.open();
  expect(calls.getSnapshot()).toEqual([
    'Go to “menu” below the tool',
    'Change the dish upma',
    'Change the price of rice',
    'Enter plates today',
    'Take back plates of 2026-11-22',
    'Open the page of the stall',
  ]);
  expect(shell.location.getSnapshot()).toBe('menu');
  expect(callsTo(fake).events.map(({ kind }) => kind)).toEqual(['dish', 'price', 'plates', 'undo']);
  expect(callsTo(fake).openedStall()).toBe(1);
});
