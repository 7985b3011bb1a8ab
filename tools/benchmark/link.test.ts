import { beforeEach, expect, it, vi } from 'vitest';
import { createLink } from './link';

beforeEach(() => void vi.useFakeTimers());

/** Records when data arrives, and how much. */
function arrivals() {
  const start = performance.now();
  const seen: { readonly at: number; readonly bytes: number | null }[] = [];
  const deliver = (data: Buffer | null) => {
    seen.push({ at: performance.now() - start, bytes: data?.byteLength ?? null });
  };
  return { seen, deliver };
}

it('delays data by its latency and by its size at the bandwidth', () => {
  const { seen, deliver } = arrivals();
  const channel = createLink(200, 75).connect(deliver);
  channel.send(Buffer.alloc(20_000));
  channel.send(null);
  vi.advanceTimersByTime(1000);
  expect(seen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)).toBe(20_000);
  const last = seen.at(-1);
  expect(last?.bytes).toBe(null);
  expect(last?.at).toBeGreaterThanOrEqual(175);
  expect(last?.at).toBeLessThan(180);
});

it('lets connections take turns, so that a small file does not wait for a large one', () => {
  const { seen: large, deliver: deliverLarge } = arrivals();
  const { seen: small, deliver: deliverSmall } = arrivals();
  const link = createLink(200, 75);
  link.connect(deliverLarge).send(Buffer.alloc(200_000));
  link.connect(deliverSmall).send(Buffer.alloc(1000));
  vi.advanceTimersByTime(3000);
  expect(small[0]?.at).toBeLessThan(100);
  expect(large.at(-1)?.at).toBeGreaterThanOrEqual(1080);
});
