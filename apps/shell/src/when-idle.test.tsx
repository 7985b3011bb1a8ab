import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A loaded Chromium 156 can stop calling idle callbacks for good in a page that is visible and idle.
it('runs the work although the browser never calls an idle page idle', () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(callback, options.timeout),
  );
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledOnce();
});
