import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistrySource, TIMEOUT_MS } from './registry-source';

const registry = { schema: 1, remotes: { profit: { live: 'first' } } };
const next = { schema: 1, remotes: { profit: { live: 'next' } } };

const fetchRegistry = vi.fn<() => Promise<unknown>>();

function openSource() {
  return createRegistrySource({ fetchRegistry, storage: () => localStorage, now: Date.now });
}

/** A visit on which the registry could be read. */
async function visit() {
  fetchRegistry.mockResolvedValueOnce(registry);
  await openSource().read(0);
}

beforeEach(() => {
  localStorage.clear();
  fetchRegistry.mockReset();
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the source of the registry', () => {
  it('gives what it reads', async () => {
    fetchRegistry.mockResolvedValueOnce(registry);
    const source = openSource();
    expect(source.getSnapshot()).toEqual({ status: 'unread' });
    expect(await source.read(0)).toBe(registry);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it('asks once for several tools, again for a retry and after a minute', async () => {
    fetchRegistry.mockResolvedValue(registry);
    const source = openSource();
    await Promise.all([source.read(0), source.read(0)]);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    await source.read(1);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_001);
    await source.read(0);
    expect(fetchRegistry).toHaveBeenCalledTimes(3);
  });

  it('does not hold on to an answer that failed', async () => {
    fetchRegistry.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(registry);
    const source = openSource();
    await expect(source.read(0)).rejects.toThrow('503');
    expect(source.getSnapshot()).toMatchObject({ status: 'unreadable' });
    expect(await source.read(0)).toBe(registry);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be had', () => Promise.reject(new Error('503'))],
    ['is no registry', () => Promise.resolve({ schema: 2 })],
  ])('gives the last good one and says so when the new one %s', async (_, answer) => {
    await visit();
    fetchRegistry.mockImplementationOnce(answer);
    const source = openSource();
    expect(await source.read(0)).toEqual(registry);
    expect(source.getSnapshot()).toMatchObject({
      status: 'stale',
      keptAt: '2026-11-21T06:00:00.000Z',
    });
    expect(await source.read(0)).toEqual(registry);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    fetchRegistry.mockResolvedValueOnce(next);
    expect(await source.read(1)).toBe(next);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it('gives the last good one when the new one takes long, and takes that once it comes', async () => {
    await visit();
    let arrive: (registry: unknown) => void = () => {};
    fetchRegistry.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const source = openSource();
    const answer = source.read(0);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await answer).toEqual(registry);
    expect(source.getSnapshot().status).toBe('stale');
    arrive(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    expect(await openSource().read(0)).toEqual(next);
  });

  /** An answer that the test gives when it likes. */
  function pending() {
    const answer = { arrive: (_registry: unknown) => {}, fail: (_cause: unknown) => {} };
    fetchRegistry.mockReturnValueOnce(
      new Promise((resolve, reject) => {
        answer.arrive = resolve;
        answer.fail = reject;
      }),
    );
    return answer;
  }

  it('goes by a late answer from then on', async () => {
    await visit();
    const late = pending();
    const source = openSource();
    const answer = source.read(0);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await answer;
    late.arrive(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(await source.read(0)).toBe(next);
  });

  it('is not undone by the answer to an earlier question', async () => {
    await visit();
    const early = pending();
    const source = openSource();
    void source.read(1);
    fetchRegistry.mockResolvedValueOnce(next);
    await source.read(1);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: next });
    early.arrive(registry);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: next });
  });

  it('is not undone by an earlier failure, which goes by what came since', async () => {
    const early = pending();
    const source = openSource();
    const first = source.read(0);
    fetchRegistry.mockResolvedValueOnce(next);
    await source.read(1);
    early.fail(new Error('503'));
    expect(await first).toEqual(next);
    expect(source.getSnapshot().status).toBe('current');
    expect(await source.read(0)).toBe(next);
  });

  it('takes the answer to an earlier question while the later one hangs', async () => {
    const early = pending();
    const source = openSource();
    const first = source.read(0);
    pending();
    void source.read(1);
    early.arrive(registry);
    expect(await first).toBe(registry);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry });
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    expect(await openSource().read(0)).toEqual(registry);
  });

  it('waits on where there is no earlier one', async () => {
    fetchRegistry.mockReturnValueOnce(
      new Promise((resolve) => {
        setTimeout(() => resolve(registry), 20_000);
      }),
    );
    const answer = openSource().read(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe(registry);
  });

  it('takes nothing that makes no sense from the browser’s storage', async () => {
    localStorage.setItem('thela.registry', '{"keptAt": "yesterday", "registry": {}}');
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    await expect(openSource().read(0)).rejects.toThrow('503');
  });
});
