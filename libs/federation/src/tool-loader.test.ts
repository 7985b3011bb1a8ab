import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToolLoader, SLOW_AFTER_MS, TIMEOUT_MS } from './tool-loader';
import type { LoadResult, OnLost } from './tool-loader';
import type { LoadedTool, ToolFailureKind } from './tool-state';

/** A loader whose attempts stay under way until the test answers them. */
function setUp() {
  const answers: ((result: LoadResult) => void)[] = [];
  const asked: number[] = [];
  const losses: OnLost[] = [];
  const removed: number[] = [];
  const loader = createToolLoader((attempt, onLost) => {
    asked.push(attempt);
    losses.push(onLost);
    return new Promise((resolve) => {
      answers[attempt] = resolve;
    });
  });
  const answer = async (attempt: number, result: LoadResult) => {
    answers[attempt]?.(result);
    await pass(0);
  };
  return {
    loader,
    asked,
    /** Attempts whose style sheets were taken from the page. */
    removed,
    state: loader.getSnapshot,
    /** A lazy part of what that attempt brought turns out to be gone. */
    lose: (attempt: number) =>
      losses[attempt]?.(toolOf(attempt).baseUrl, { kind: 'gone', detail: `part of ${attempt}` }),
    arrive: (attempt: number) =>
      answer(attempt, {
        ok: true,
        tool: toolOf(attempt),
        removeStyles: () => removed.push(attempt),
      }),
    refuse: (attempt: number, kind: ToolFailureKind) =>
      answer(attempt, { ok: false, failure: { kind, detail: `attempt ${attempt}` } }),
  };
}

const Component = () => null;

function toolOf(attempt: number): LoadedTool {
  return {
    Component,
    version: '1.0.0-ab',
    contract: '1.0',
    channel: 'live',
    baseUrl: `https://x.test/${attempt}/`,
  };
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => void vi.useFakeTimers());

describe('opening a tool', () => {
  it('asks for it with attempt 0, once, and shows the tool that arrives', async () => {
    const { loader, asked, state, arrive } = setUp();
    const heard: string[] = [];
    loader.subscribe(() => heard.push(state().status));
    expect(state()).toEqual({ status: 'absent' });
    expect(asked).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    loader.open();
    loader.open();
    expect(state()).toEqual({ status: 'loading', attempts: [0], isSlow: false });
    await arrive(0);
    loader.open();
    loader.retry();
    expect(asked).toEqual([0]);
    expect(heard).toEqual(['loading', 'ready']);
    expect(state()).toMatchObject({ status: 'ready', tool: toolOf(0) });
  });

  it('leaves it to the person to try again after a failure', async () => {
    const { loader, asked, state, refuse } = setUp();
    loader.open();
    await refuse(0, 'tampered');
    loader.open();
    expect(asked).toEqual([0]);
    expect(state()).toEqual({
      status: 'failed',
      failure: { kind: 'tampered', detail: 'attempt 0' },
    });
  });
});

describe('the limits', () => {
  it('calls an attempt slow after 10 seconds', async () => {
    const { loader, state } = setUp();
    loader.open();
    await pass(9999);
    expect(state()).toMatchObject({ status: 'loading', isSlow: false });
    await pass(1);
    expect(state()).toEqual({ status: 'loading', attempts: [0], isSlow: true });
  });

  it('gives an attempt up after 30 seconds', async () => {
    const { loader, state } = setUp();
    loader.open();
    await pass(29_999);
    expect(state().status).toBe('loading');
    await pass(1);
    expect(state()).toEqual({
      status: 'failed',
      failure: { kind: 'timed-out', detail: 'no answer within 30000 ms' },
    });
  });

  it('count for each attempt from its own start', async () => {
    const { loader, state } = setUp();
    loader.open();
    await pass(12_000);
    loader.retry();
    expect(state()).toEqual({ status: 'loading', attempts: [0, 1], isSlow: false });
    await pass(9999);
    expect(state()).toMatchObject({ isSlow: false });
    await pass(1);
    expect(state()).toMatchObject({ attempts: [0, 1], isSlow: true });
    await pass(8000);
    expect(state()).toEqual({ status: 'loading', attempts: [1], isSlow: true });
    await pass(11_999);
    expect(state().status).toBe('loading');
    await pass(1);
    expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'timed-out' } });
  });

  it('still shows a tool that arrives after its time', async () => {
    const { loader, state, arrive } = setUp();
    loader.open();
    await pass(TIMEOUT_MS + 60_000);
    await arrive(0);
    expect(state()).toMatchObject({ status: 'ready', tool: toolOf(0) });
  });

  it.each<[string, (attempts: ReturnType<typeof setUp>) => Promise<void>]>([
    ['an arrival', ({ arrive }) => arrive(0)],
    ['a refusal', ({ refuse }) => refuse(0, 'unreachable')],
    ['the time limit', () => pass(TIMEOUT_MS)],
  ])('leave no timer behind after %s', async (_happening, happen) => {
    const attempts = setUp();
    attempts.loader.open();
    expect(vi.getTimerCount()).toBe(2);
    await happen(attempts);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of an attempt that lost the race do not touch the tool that is shown', async () => {
    const { loader, state, arrive } = setUp();
    loader.open();
    await pass(SLOW_AFTER_MS);
    loader.retry();
    await arrive(1);
    const ready = state();
    await pass(TIMEOUT_MS);
    expect(state()).toBe(ready);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('trying again', () => {
  it('starts the next attempt beside a slow one', async () => {
    const { loader, asked, state } = setUp();
    loader.open();
    await pass(SLOW_AFTER_MS);
    loader.retry();
    loader.retry();
    expect(asked).toEqual([0, 1, 2]);
    expect(state()).toEqual({ status: 'loading', attempts: [0, 1, 2], isSlow: false });
  });

  it('never uses the number of a failed attempt again', async () => {
    const { loader, asked, state, arrive, refuse } = setUp();
    loader.open();
    await refuse(0, 'unreachable');
    loader.retry();
    await refuse(1, 'unreachable');
    loader.retry();
    expect(asked).toEqual([0, 1, 2]);
    expect(state()).toEqual({ status: 'loading', attempts: [2], isSlow: false });
    await arrive(2);
    expect(state()).toMatchObject({ status: 'ready', tool: toolOf(2) });
  });

  it.each<[string, (attempts: ReturnType<typeof setUp>) => void, object]>([
    ['that crashed', ({ loader }) => loader.reportCrash(new Error('dosa')), { status: 'crashed' }],
    ['that lost a part', ({ lose }) => lose(0), { failure: { detail: 'part of 0' } }],
  ])('loads a tool anew %s', async (_, happen, after) => {
    const attempts = setUp();
    const { loader, asked, state, arrive } = attempts;
    loader.open();
    await arrive(0);
    happen(attempts);
    expect(state()).toMatchObject(after);
    loader.retry();
    expect(asked).toEqual([0, 1]);
    expect(state().status).toBe('loading');
    await arrive(1);
    expect(state()).toMatchObject({ status: 'ready', tool: toolOf(1) });
  });
});

it('says how long the attempt that arrived took', async () => {
  const { loader, state, arrive } = setUp();
  loader.open();
  await pass(SLOW_AFTER_MS);
  loader.retry();
  await pass(2500);
  await arrive(1);
  expect(state()).toMatchObject({ status: 'ready', loadMs: 2500 });
});

describe('style sheets', () => {
  it('of what was shown before leave when another attempt is shown', async () => {
    const { loader, removed, arrive } = setUp();
    loader.open();
    await arrive(0);
    loader.reportCrash(new Error('dosa'));
    expect(removed).toEqual([]);
    loader.retry();
    await arrive(1);
    expect(removed).toEqual([0]);
  });

  it('of an attempt that comes too late leave at once', async () => {
    const { loader, removed, arrive } = setUp();
    loader.open();
    loader.retry();
    await arrive(1);
    await arrive(0);
    expect(removed).toEqual([0]);
  });
});
