import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilControlled } from './registration';

/** A worker, as a page sees it while it is installed. */
function installingWorker() {
  return Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn<() => void>(),
  });
}

type FakeWorker = ReturnType<typeof installingWorker>;

/** A browser that installs this worker, and tells when it is active. */
function browserInstalling(worker: FakeWorker) {
  const registration = { installing: worker, waiting: null, active: null as FakeWorker | null };
  let activate = () => {};
  const ready = new Promise<typeof registration>((resolve) => {
    activate = () => resolve({ ...registration, active: worker });
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    register: () => Promise.resolve(registration),
    ready,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return {
    activate,
    control: () => {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits until the worker is active, and claims the page until it is controlled', async () => {
  // WebKit may leave the worker's state at `installing` in the page.
  const worker = installingWorker();
  const browser = browserInstalling(worker);
  const controlled = vi.fn<() => void>();
  void untilControlled().then(controlled);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  browser.activate();
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.postMessage).toHaveBeenCalledTimes(3);
  expect(controlled).not.toHaveBeenCalled();
  browser.control();
  await vi.advanceTimersByTimeAsync(5000);
  expect(controlled).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).toHaveBeenCalledTimes(3);
});

it('does not wait for a worker that cannot be installed', async () => {
  const worker = installingWorker();
  browserInstalling(worker);
  const settled = vi.fn<() => void>();
  void untilControlled().then(settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  worker.state = 'redundant';
  worker.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).not.toHaveBeenCalled();
});
