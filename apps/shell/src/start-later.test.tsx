import { serverClock } from '@thela/session';
import { afterEach, expect, it, vi } from 'vitest';
import { followClock } from './start-later';

const HOUR_MS = 3_600_000;
const TODAY = Date.parse('2026-11-22T12:00+05:30');

let end = () => {};
afterEach(() => end());

/** Answers a question for the time by these headers. @returns by how many hours the clock is ahead */
async function aheadBy(hours: number, headers: Record<string, string> = {}, status = 200) {
  vi.useFakeTimers({ now: TODAY });
  const clock = serverClock();
  const asked = vi.fn<typeof fetch>(async () => {
    const date = new Date(TODAY - hours * HOUR_MS).toUTCString();
    const own = { date, 'content-type': 'application/json' };
    return new Response(null, { status, headers: { ...own, ...headers } });
  });
  vi.stubGlobal('fetch', asked);
  end = followClock(clock);
  await vi.advanceTimersByTimeAsync(0);
  return { ahead: clock.aheadMs() / HOUR_MS, asked, clock };
}

it.each([2, -2, 25, 0])('learns by its own site that the clock is %i h ahead', async (hours) => {
  const { ahead, asked } = await aheadBy(hours);
  expect(ahead).toBe(hours);
  // No worker answers such a request, and no cache.
  expect(asked.mock.calls).toEqual([
    ['/config.json?ask', { method: 'HEAD', cache: 'no-store', signal: null }],
  ]);
});

it.each([
  ['the page of a network', { 'content-type': 'text/html' }, 200],
  ['a failure', {}, 511],
  ['a cache on the way', { age: '7200' }, 200],
  ['a server that says no time', { date: '' }, 200],
  ['a server that says nonsense', { date: 'yesterday' }, 200],
])('learns nothing by %s', async (_, headers, status) => {
  const { ahead, clock } = await aheadBy(2, headers, status);
  expect([ahead, clock.mayBeSet()]).toEqual([0, true]);
});

it('asks again when somebody comes back and the clock was set, and else not', async () => {
  const { asked, clock } = await aheadBy(2);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await comeBack();
  expect(asked).toHaveBeenCalledOnce();
  vi.setSystemTime(TODAY - 2 * HOUR_MS);
  await comeBack();
  expect([asked.mock.calls.length, clock.aheadMs()]).toEqual([2, 0]);
});
