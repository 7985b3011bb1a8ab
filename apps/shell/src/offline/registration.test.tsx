import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilControlled } from './registration';

/** A browser whose worker takes control after so many claims. */
function workersThatObeyAt(claims: number) {
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: () => Promise.resolve({ installing: null, waiting: null, active: worker }),
  });
  const worker = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: vi.fn<() => void>(() => {
      if (worker.postMessage.mock.calls.length < claims) return;
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return worker.postMessage;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('claims the page again when a claim did not reach it', async () => {
  const post = workersThatObeyAt(3);
  const controlled = vi.fn<() => void>();
  void untilControlled().then(controlled);
  await vi.advanceTimersByTimeAsync(499);
  expect(post).toHaveBeenCalledTimes(1);
  expect(controlled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(controlled).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(post).toHaveBeenCalledTimes(3);
});
