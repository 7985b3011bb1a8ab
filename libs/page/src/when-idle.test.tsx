import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idleAfter, whenIdle } from './when-idle';

beforeEach(() => void vi.useFakeTimers());

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

describe('while a person waits for a tool', () => {
  const idleAtOnce = () =>
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0));

  it('puts the work off until the tool has arrived', async () => {
    idleAtOnce();
    let arrive = () => {};
    idleAfter(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const work = vi.fn<() => void>();
    whenIdle(work);
    const cancelled = vi.fn<() => void>();
    whenIdle(cancelled)();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('does the work after five seconds although the tool does not arrive', async () => {
    idleAtOnce();
    idleAfter(new Promise(() => {}));
    const work = vi.fn<() => void>();
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(5001);
    expect(work).toHaveBeenCalledOnce();
  });
});
