import { beforeEach, describe, expect, it, vi } from 'vitest';

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
  let tellReady = () => {};
  const ready = new Promise<typeof registration>((resolve) => {
    tellReady = () => resolve(registration);
  });
  const activate = () => {
    registration.active = worker;
    tellReady();
  };
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    register: (): Promise<typeof registration> => Promise.resolve(registration),
    ready,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return {
    container,
    registration,
    activate,
    control: () => {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

let untilControlled: () => Promise<void>;

beforeEach(async () => {
  // It remembers that no worker took control of the page.
  vi.resetModules();
  ({ untilControlled } = await import('./registration'));
  vi.useFakeTimers();
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

describe('a page that no worker takes control of', () => {
  async function settlesAt15Seconds() {
    const settled = vi.fn<() => void>();
    void untilControlled().then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
  }

  it('does not wait on for a worker whose file does not arrive', async () => {
    const { container } = browserInstalling(installingWorker());
    container.register = () => new Promise(() => {});
    await settlesAt15Seconds();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait on for a worker that is still being installed, and claims nothing later', async () => {
    const worker = installingWorker();
    const browser = browserInstalling(worker);
    await settlesAt15Seconds();
    browser.activate();
    await vi.advanceTimersByTimeAsync(2000);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait on for a worker that does not know the message', async () => {
    const worker = installingWorker();
    browserInstalling(worker).activate();
    await settlesAt15Seconds();
    const { length } = worker.postMessage.mock.calls;
    await vi.advanceTimersByTimeAsync(2000);
    expect(worker.postMessage).toHaveBeenCalledTimes(length);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits once only: the next tool opens at once', async () => {
    browserInstalling(installingWorker());
    await settlesAt15Seconds();
    const settled = vi.fn<() => void>();
    void untilControlled().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

it('asks the worker that is active by now', async () => {
  const former = installingWorker();
  const browser = browserInstalling(former);
  browser.activate();
  void untilControlled();
  await vi.advanceTimersByTimeAsync(0);
  expect(former.postMessage).toHaveBeenCalledTimes(1);
  const next = installingWorker();
  browser.registration.active = next;
  await vi.advanceTimersByTimeAsync(500);
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'claim' }, []);
  expect(former.postMessage).toHaveBeenCalledTimes(1);
});

describe('a site that is published without offline use', () => {
  /** A page whose worker has no successor, on a site that answers so to the question for the numbers of a recall. */
  async function retiredOn(answer: Response) {
    const registration = {
      active: installingWorker(),
      installing: null,
      waiting: null,
      update: () => Promise.resolve(),
      unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
    };
    const replace = vi.fn<(address: string) => void>();
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistrations: () => Promise.resolve([registration]) },
    });
    vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    vi.stubGlobal('location', { replace });
    const { retireWorkers } = await import('./registration');
    await retireWorkers();
    return { isRemoved: registration.unregister.mock.calls.length > 0, replace };
  }

  it('removes its worker', async () => {
    const { isRemoved, replace } = await retiredOn(new Response(null, { status: 404 }));
    expect(isRemoved).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });

  it('removes it also where every address is answered with a page', async () => {
    const headers = { 'content-type': 'text/html' };
    const { isRemoved } = await retiredOn(new Response('', { headers }));
    expect(isRemoved).toBe(true);
  });

  it('leaves that to the page of a recall, which takes back more', async () => {
    const headers = { 'content-type': 'application/json' };
    const { isRemoved, replace } = await retiredOn(new Response('{}', { headers }));
    expect(isRemoved).toBe(false);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/recall.html');
  });
});

const site = '{"brand": {}, "remotes": {}}';

it.each([
  ['a site without one', 200, 'application/json', site, true],
  ['a site that gives its files no type', 200, '', site, true],
  ['a network that has no page of ours', 404, 'text/html', '', false],
  ['a network that answers with its own page', 200, 'text/html', '<html>', false],
  ['a network that answers with nothing', 200, '', '', false],
  ['a network that answers with its own data', 200, 'application/json', '{"login": 1}', false],
])('whether a worker is removed whose file is missing on %s', async (_, status, type, text, is) => {
  const registration = {
    update: () => Promise.reject(new TypeError('404')),
    unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  };
  const getRegistrations = () => Promise.resolve([registration]);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (address === '/sw.js') return new Response(null, { status: 404 });
    // Not every server answers such a question.
    if (method === 'HEAD') return new Response(null, { status: 405 });
    return new Response(text, { status, headers: { 'content-type': type } });
  });
  const { update } = await import('./registration');
  await update(registration as unknown as ServiceWorkerRegistration);
  expect(registration.unregister.mock.calls.length > 0).toBe(is);
});
