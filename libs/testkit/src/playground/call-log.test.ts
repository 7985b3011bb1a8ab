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
