import type { Stored } from '@thela/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitingWrites } from './waiting-writes';

const stored: Stored = { ok: true, events: [] };
const full: Stored = { ok: false, reason: 'full', events: [] };

beforeEach(() => void vi.useFakeTimers());

/** What waits, while somebody looks at it. */
function openWaiting(storeAll: () => Promise<Stored>) {
  const waiting = waitingWrites(storeAll, (error) => {
    throw error;
  });
  const leave = waiting.subscribe(() => {});
  return { ...waiting, leave };
}

it('loses the mark of a write that failed with a later one that is durable, also of no event', async () => {
  const waiting = openWaiting(() => Promise.resolve(full));
  waiting.follow('dosa', Promise.resolve(full));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...waiting.getSnapshot()]).toEqual(['dosa']);
  waiting.follow('idli', Promise.resolve(stored));
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.getSnapshot().size).toBe(0);
});

it('loses that mark without a later one, too, once the shell has stored it', async () => {
  const storeAll = vi.fn<() => Promise<Stored>>().mockResolvedValue(full);
  const waiting = openWaiting(storeAll);
  waiting.follow('dosa', Promise.resolve(full));
  await vi.advanceTimersByTimeAsync(6000);
  expect([...waiting.getSnapshot()]).toEqual(['dosa']);
  storeAll.mockResolvedValue(stored);
  await vi.advanceTimersByTimeAsync(6000);
  expect(waiting.getSnapshot().size).toBe(0);
  expect(storeAll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storeAll).toHaveBeenCalledTimes(2);
});

it('asks nothing while nobody looks', async () => {
  const storeAll = vi.fn<() => Promise<Stored>>().mockResolvedValue(full);
  const waiting = openWaiting(storeAll);
  waiting.follow('dosa', Promise.resolve(full));
  await vi.advanceTimersByTimeAsync(1000);
  waiting.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storeAll).not.toHaveBeenCalled();
});
