import { expect, it } from 'vitest';
import { leftoversReducer, noLeftovers } from './leftovers-state';
import type { Leftovers, LeftoversEvent } from './leftovers-state';

const after = (...events: LeftoversEvent[]): Leftovers =>
  events.reduce(leftoversReducer, noLeftovers);

const rice = { type: 'written', text: 'rice' } as const;
const opened = { type: 'microphone-opened' } as const;
const denied = { type: 'faulted', fault: { kind: 'failed', code: 'not-allowed' } } as const;

it('the microphone clears the list', () => {
  expect(after(rice, opened).text).toBe('');
});

it('the list comes back where nothing could be heard', () => {
  expect(after(rice, opened, denied)).toEqual({ text: 'rice', cleared: '', fault: denied.fault });
  expect(after(rice, opened, opened, denied).text).toBe('rice');
});

it('what was heard stands, and nothing of what was before', () => {
  const heard = { type: 'written', text: 'idli' } as const;
  expect(after(rice, opened, heard, denied).text).toBe('idli');
});

it('a fault is gone once the list changes, is spoken, or is asked about', () => {
  for (const event of [rice, opened, { type: 'asked' } as const]) {
    expect(after(denied, event).fault).toBeNull();
  }
});
