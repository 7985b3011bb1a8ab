import type { ToolLoader } from '@thela/federation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheTools } from './cache-tools';

function worker() {
  return { postMessage: vi.fn<(message: unknown) => void>() };
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => void call());
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => vi.unstubAllGlobals());

it('asks the worker that is active now, and once more the one that takes over', async () => {
  const former = worker();
  const registration = { active: former };
  const container = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker: container });
  let changed = () => {};
  const registry = {
    getSnapshot: () => ({ status: 'current' as const, registry: new Map() }),
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
    read: () => Promise.resolve(new Map()),
    peek: () => Promise.resolve(new Map()),
  };
  const config = { remotes: { tools: {} } } as Parameters<typeof cacheTools>[0]['config'];
  await cacheTools({ config, loaders: new Map<string, ToolLoader>(), registry });
  expect(former.postMessage).toHaveBeenCalledOnce();

  const next = worker();
  registration.active = next;
  changed();
  expect(next.postMessage).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  expect(next.postMessage).toHaveBeenCalledTimes(2);
  expect(former.postMessage).toHaveBeenCalledOnce();
});
