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

const eventOf = (type: CallEvent['type']) =>
  ({ type, attention: 'thinking', failure: lost }) as CallEvent;

type Row = Readonly<Record<CallState['status'], CallState['status']>>;

const statuses = Object.keys(states) as readonly CallState['status'][];
const same = Object.fromEntries(statuses.map((status) => [status, status])) as Row;
const to = (next: CallState['status'], ...from: typeof statuses): Row => ({
  ...same,
  ...Object.fromEntries(from.map((status) => [status, next])),
});

/** What follows each state. */
const table: Readonly<Record<CallEvent['type'], Row>> = {
  ready: to('ready', 'initializing', 'failed'),
  'start-asked': to('connecting', 'ready', 'failed'),
  'end-asked': to('ending', 'connecting', 'listening', 'speaking'),
  connecting: same,
  connected: to('listening', 'connecting'),
  'speech-start': to('speaking', 'listening'),
  'speech-end': to('listening', 'speaking'),
  attention: same,
  transcript: same,
  volume: same,
  trouble: same,
  error: to('failed', ...statuses),
  disconnected: to('ready', 'connecting', 'listening', 'speaking', 'ending'),
};

describe('what follows', () => {
  for (const [type, row] of Object.entries(table)) {
    for (const [before, after] of Object.entries(row)) {
      it(`${before}, ${type}: ${after}`, () => {
        const state = states[before as CallState['status']];
        const next = callReducer(state, eventOf(type as CallEvent['type']));
        expect(next.status).toBe(after);
      });
    }
  }
});

it('keeps through a speech what the engine attends to', () => {
  const thinking = callReducer(states.speaking, eventOf('attention'));
  expect(thinking).toEqual({ status: 'speaking', attention: 'thinking' });
  expect(callReducer(thinking, eventOf('speech-end'))).toEqual({
    status: 'listening',
    attention: 'thinking',
  });
});

it('can be started from ready and failed, ended from connecting on, and never both', () => {
  const thatAre = (test: typeof canStart) =>
    statuses.filter((status) => test({ status } as CallState));
  expect(thatAre(canStart)).toEqual(['ready', 'failed']);
  expect(thatAre(canEnd)).toEqual(['connecting', 'listening', 'speaking']);
});
