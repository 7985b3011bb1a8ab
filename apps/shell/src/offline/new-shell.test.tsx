import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchShell } from './new-shell';

/** A worker of another version, which holds none of this page's files. */
class OtherWorker extends EventTarget {
  state = 'installing';

  postMessage(_message: unknown, [port]: readonly MessagePort[] = []) {
    port?.postMessage(false);
  }

  install() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration as a browser has it, in part. */
class Registration extends EventTarget {
  readonly active = {};
  installing: OtherWorker | null = null;
  readonly waiting = null;

  async update() {
    return this;
  }
}

const offer = vi.fn<() => void>();

function watch(registration: Registration) {
  const newVersion = { offer } as unknown as Parameters<typeof watchShell>[1];
  return watchShell(registration as unknown as ServiceWorkerRegistration, newVersion);
}

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: new EventTarget(),
    configurable: true,
  });
});

afterEach(() => offer.mockReset());

it('offers a shell whose worker installs after the page started to watch', async () => {
  const registration = new Registration();
  await watch(registration);
  registration.installing = new OtherWorker();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.install();
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
});

it('offers a shell whose worker was installing already', async () => {
  const registration = new Registration();
  registration.installing = new OtherWorker();
  await watch(registration);
  expect(offer).not.toHaveBeenCalled();
  registration.installing.install();
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
});

it('offers a shell that another tab activated before the page listened', async () => {
  const container = Object.assign(new EventTarget(), { controller: new OtherWorker() });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.resetModules();
  const page = await import('./new-shell');
  container.controller = new OtherWorker();
  const newVersion = { offer } as unknown as Parameters<typeof watchShell>[1];
  const registration = new Registration() as unknown as ServiceWorkerRegistration;
  await page.watchShell(registration, newVersion);
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
});
