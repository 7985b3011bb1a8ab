import { expect, it, vi } from 'vitest';
import { alone } from './one-at-a-time';

type Request = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>;

const lockWith = (request: Request) => vi.stubGlobal('navigator', { locks: { request } });
const granted: Request = async (_name, _options, task) => task();
const refused: Request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
/** As long as another tab holds the lock. */
const waiting: Request = (_name, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
  });

it.each([
  ['with the lock', granted],
  ['where locks are refused', refused],
])('a task runs once %s', async (_name, request) => {
  lockWith(request);
  const task = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  expect(await alone('lock', task)).toBe(7);
  expect(task).toHaveBeenCalledOnce();
});

it('a task does not wait forever for a tab that sleeps', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  lockWith(waiting);
  expect(await alone('lock', () => Promise.resolve(7))).toBe(7);
});

it('a task that fails is not run again', async () => {
  lockWith(granted);
  const task = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('Full.'));
  await expect(alone('lock', task)).rejects.toThrow('Full.');
  expect(task).toHaveBeenCalledOnce();
});

it('gives the lock back when the page is left, which may be kept to go back to', async () => {
  let isHeld = false;
  lockWith(async (_name, _options, task) => {
    isHeld = true;
    await task();
    isHeld = false;
  });
  let finish: (value: number) => void = () => {};
  const done = alone('lock', () => new Promise<number>((resolve) => (finish = resolve)));
  await vi.waitFor(() => expect(isHeld).toBe(true));
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(isHeld).toBe(false));
  finish(7);
  expect(await done).toBe(7);
});
