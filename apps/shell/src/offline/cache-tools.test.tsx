import type { ToolLoader } from '@thela/federation';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLanguageStore } from '@thela/page';
import { cacheTools } from './cache-tools';

function worker() {
  return { postMessage: vi.fn<(message: unknown) => void>() };
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => void call());
  vi.stubGlobal('cancelIdleCallback', () => {});
});

/** A page whose browser has a worker, with a registry that can be read anew. */
async function openPage() {
  const former = worker();
  const registration = { active: former };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: vi.fn<() => Promise<unknown>>(() => Promise.resolve(registration)),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  let changed = () => {};
  const registry = {
    getSnapshot: () => ({ status: 'current' as const, registry: new Map() }),
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
    read: () => Promise.resolve(new Map()),
    readToOpen: () => Promise.resolve(new Map()),
    readStored: () => Promise.resolve(null),
    renew: () => Promise.resolve(new Map()),
  };
  const config = { remotes: { tools: {} } } as Parameters<typeof cacheTools>[0]['config'];
  const language = createLanguageStore(() => window.localStorage);
  await cacheTools({ config, language, loaders: new Map<string, ToolLoader>(), registry });
  return { former, registration, container, readAnew: () => changed() };
}

it('asks the worker that is active now, and once more the one that takes over', async () => {
  const { former, registration, container, readAnew } = await openPage();
  await expect.poll(() => former.postMessage).toHaveBeenCalledOnce();

  const next = worker();
  registration.active = next;
  readAnew();
  await expect.poll(() => next.postMessage).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  await expect.poll(() => next.postMessage).toHaveBeenCalledTimes(2);
  expect(former.postMessage).toHaveBeenCalledOnce();
});

it('asks no worker that was removed, which would fill its deleted caches again', async () => {
  const { former, container, readAnew } = await openPage();
  await expect.poll(() => former.postMessage).toHaveBeenCalledOnce();
  container.getRegistration.mockResolvedValue(undefined);
  readAnew();
  await expect.poll(() => container.getRegistration).toHaveBeenCalledTimes(2);
  expect(former.postMessage).toHaveBeenCalledOnce();
});
