import { describe, expect, it } from 'vitest';
import { callReducer, canEnd, canStart } from './call-state';
import type { CallEvent, CallState } from './call-state';

const lost = { kind: 'connection-lost' } as const;
const states: Record<CallState['status'], CallState> = {
  initializing: { status: 'initializing' },
  ready: { status: 'ready' },
  connecting: { status: 'connecting' },
  listening: { status: 'listening', attention: 'hearing' },
  speaking: { status: 'speaking', attention: 'hearing' },
  ending: { status: 'ending' },
  failed: { status: 'failed', failure: lost },
};

const events = {
  ready: { type: 'ready' },
  'start-asked': { type: 'start-asked' },
  'end-asked': { type: 'end-asked' },
  connecting: { type: 'connecting' },
  connected: { type: 'connected' },
  'speech-start': { type: 'speech-start' },
  'speech-end': { type: 'speech-end' },
  attention: { type: 'attention', attention: 'thinking' },
  transcript: { type: 'transcript', message: { role: 'user', text: 'namaste' } },
  volume: { type: 'volume', level: 1 },
  trouble: { type: 'trouble', failure: lost },
  error: { type: 'error', failure: lost },
  disconnected: { type: 'disconnected' },
} as const satisfies Record<CallEvent['type'], CallEvent>;

type Row = Readonly<Record<CallState['status'], CallState['status']>>;

/** What follows each state; the columns stand in the order of a call. */
const same: Row = {
  initializing: 'initializing',
  ready: 'ready',
  connecting: 'connecting',
  listening: 'listening',
  speaking: 'speaking',
  ending: 'ending',
  failed: 'failed',
};
const table: Readonly<Record<CallEvent['type'], Row>> = {
  ready: { ...same, initializing: 'ready', failed: 'ready' },
  'start-asked': { ...same, ready: 'connecting', failed: 'connecting' },
  'end-asked': { ...same, connecting: 'ending', listening: 'ending', speaking: 'ending' },
  connecting: same,
  connected: { ...same, connecting: 'listening' },
  'speech-start': { ...same, listening: 'speaking' },
  'speech-end': { ...same, speaking: 'listening' },
  attention: same,
  transcript: same,
  volume: same,
  trouble: same,
  error: {
    initializing: 'failed',
    ready: 'failed',
    connecting: 'failed',
    listening: 'failed',
    speaking: 'failed',
    ending: 'failed',
    failed: 'failed',
  },
  disconnected: {
    ...same,
    connecting: 'ready',
    listening: 'ready',
    speaking: 'ready',
    ending: 'ready',
  },
};

describe('what follows', () => {
  for (const [type, row] of Object.entries(table)) {
    for (const [before, after] of Object.entries(row)) {
      it(`${before}, ${type}: ${after}`, () => {
        const state = states[before as CallState['status']];
        const next = callReducer(state, events[type as CallEvent['type']]);
        expect(next.status).toBe(after);
      });
    }
  }
});

it('keeps through a speech what the engine attends to', () => {
  const thinking = callReducer(states.speaking, events.attention);
  expect(thinking).toEqual({ status: 'speaking', attention: 'thinking' });
  expect(callReducer(thinking, events['speech-end'])).toEqual({
    status: 'listening',
    attention: 'thinking',
  });
});

it('can be started from ready and failed, ended from connecting on, and never both', () => {
  const all = Object.values(states);
  expect(all.filter(canStart).map(({ status }) => status)).toEqual(['ready', 'failed']);
  expect(all.filter(canEnd).map(({ status }) => status)).toEqual([
    'connecting',
    'listening',
    'speaking',
  ]);
});
