import { describe, expect, it } from 'vitest';
import { nextToolState } from './tool-state';
import type { LoadedTool, ToolEvent, ToolFailureKind, ToolState } from './tool-state';

function toolFrom(baseUrl: string): LoadedTool {
  return {
    Component: () => null,
    version: '1.0.0-ab',
    contract: '1.0',
    channel: 'live',
    baseUrl,
  };
}

const shown = toolFrom('https://x.test/1.0.0-ab/');
const arriving = toolFrom('https://x.test/%31.0.0-ab/');
const thrown = new Error('dosa');
const failure = { kind: 'unreachable', detail: 'https://x.test/ answered 503' } as const;

function loading(attempts: readonly number[], isSlow = false): ToolState {
  return { status: 'loading', attempts, isSlow };
}

function failed(kind: ToolFailureKind): ToolState {
  return { status: 'failed', failure: { kind, detail: 'an earlier one' } };
}

const states = {
  absent: { status: 'absent' },
  'loading, attempt 0': loading([0]),
  'loading, attempt 0 slow': loading([0], true),
  'loading, attempts 0 and 1': loading([0, 1]),
  'loading, attempts 0 and 1 slow': loading([0, 1], true),
  ready: { status: 'ready', tool: shown, loadMs: 900 },
  failed: failed('unreachable'),
  crashed: { status: 'crashed', tool: shown, error: thrown },
} satisfies Record<string, ToolState>;

const events = {
  'attempt 2 starts': { type: 'started', attempt: 2 },
  'attempt 0 is slow': { type: 'slow', attempt: 0 },
  'attempt 1 is slow': { type: 'slow', attempt: 1 },
  'attempt 0 is refused': { type: 'refused', attempt: 0, failure },
  'attempt 1 is refused': { type: 'refused', attempt: 1, failure },
  'a tool arrives': { type: 'arrived', tool: arriving, loadMs: 1200 },
  'the tool throws': { type: 'crashed', error: thrown },
  'a part of it is lost': { type: 'lost', baseUrl: shown.baseUrl, failure },
  'it is switched off': { type: 'withdrawn', failure },
  'it is rolled back': { type: 'withdrawn' },
  'a part of another attempt is lost': { type: 'lost', baseUrl: arriving.baseUrl, failure },
} satisfies Record<string, ToolEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const isReady: ToolState = { status: 'ready', tool: arriving, loadMs: 1200 };
const hasFailed: ToolState = { status: 'failed', failure };

/** What each event makes of each state; an event that is not named leaves the state as it is. */
const changes: Record<StateName, Partial<Record<EventName, ToolState>>> = {
  absent: { 'attempt 2 starts': loading([2]) },
  'loading, attempt 0': {
    'attempt 2 starts': loading([0, 2]),
    'attempt 0 is slow': loading([0], true),
    'attempt 0 is refused': hasFailed,
    'a tool arrives': isReady,
  },
  'loading, attempt 0 slow': {
    'attempt 2 starts': loading([0, 2]),
    'attempt 0 is slow': loading([0], true),
    'attempt 0 is refused': hasFailed,
    'a tool arrives': isReady,
  },
  'loading, attempts 0 and 1': {
    'attempt 2 starts': loading([0, 1, 2]),
    'attempt 1 is slow': loading([0, 1], true),
    'attempt 0 is refused': loading([1]),
    'attempt 1 is refused': loading([0], true),
    'a tool arrives': isReady,
  },
  'loading, attempts 0 and 1 slow': {
    'attempt 2 starts': loading([0, 1, 2]),
    'attempt 1 is slow': loading([0, 1], true),
    'attempt 0 is refused': loading([1], true),
    'attempt 1 is refused': loading([0], true),
    'a tool arrives': isReady,
  },
  ready: {
    'the tool throws': { status: 'crashed', tool: shown, error: thrown },
    'a part of it is lost': hasFailed,
    'it is switched off': hasFailed,
    'it is rolled back': { status: 'absent' },
  },
  failed: { 'attempt 2 starts': loading([2]), 'a tool arrives': isReady },
  crashed: { 'attempt 2 starts': loading([2]), 'a part of it is lost': hasFailed },
};

/** Every state with every event that changes it, or that does not. */
function pairs(isChange: boolean): [StateName, EventName][] {
  const stateNames = Object.keys(states) as StateName[];
  const eventNames = Object.keys(events) as EventName[];
  return stateNames.flatMap((stateName) =>
    eventNames
      .filter((eventName) => eventName in changes[stateName] === isChange)
      .map((eventName): [StateName, EventName] => [stateName, eventName]),
  );
}

describe('nextToolState', () => {
  it.each(pairs(true))('%s: when %s, changes', (stateName, eventName) => {
    const after = nextToolState(states[stateName], events[eventName]);
    expect(after).toEqual(changes[stateName][eventName]);
  });

  it.each(pairs(false))('%s: when %s, stays as it is', (stateName, eventName) => {
    const before = states[stateName];
    expect(nextToolState(before, events[eventName])).toBe(before);
  });

  function play(...happenings: readonly EventName[]): ToolState {
    return happenings.reduce<ToolState>(
      (state, happening) => nextToolState(state, events[happening]),
      loading([0, 1]),
    );
  }

  it('shows whichever attempt arrives first and keeps it', () => {
    const first = play('a tool arrives');
    expect(nextToolState(first, { type: 'arrived', tool: shown, loadMs: 1 })).toBe(first);
  });

  it('does not change the state it was given', () => {
    const before = Object.freeze({ ...loading([0]), attempts: Object.freeze([0]) }) as ToolState;
    for (const event of Object.values(events)) nextToolState(before, event);
    expect(before).toEqual(loading([0]));
  });

  it.each([
    ['unreachable', 'timed-out', 'an earlier one'],
    ['outdated', 'unreachable', 'an earlier one'],
    ['outdated', 'outdated', 'an earlier one'],
    ['unreachable', 'outdated', 'a later one'],
    ['unreachable', 'tampered', 'a later one'],
  ] as const)(
    'goes on showing %s during a quiet attempt, and %s after it as %s',
    (earlier, later, shownDetail) => {
      const quiet = nextToolState(failed(earlier), { type: 'started', attempt: 2, isQuiet: true });
      expect(quiet).toMatchObject({ status: 'loading', failure: { kind: earlier } });
      const end = { type: 'refused', attempt: 2, failure: { kind: later, detail: 'a later one' } };
      expect(nextToolState(quiet, end as ToolEvent)).toMatchObject({
        status: 'failed',
        failure: { detail: shownDetail },
      });
      const asked = nextToolState(quiet, { type: 'started', attempt: 3 });
      expect(asked).toEqual(loading([2, 3]));
    },
  );
});
