import { createToolLoader } from '@thela/federation';
import type { LoadResult } from '@thela/federation';
import type { RegistrySource, VerifiedRegistry } from '@thela/federation/releases';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createToastStore } from '@thela/page';
import { followRegistry } from './follow-registry';

type RegistryState = ReturnType<RegistrySource['getSnapshot']>;

const PROFIT = { contract: '1.0', entry: 'x.js', scripts: [], styles: [], integrity: {} };

/** A registry in which a version of Profit is live, and others were before. */
function registryWith(version: string, previous: readonly string[] = [], reason?: string) {
  const live = { ...PROFIT, version, baseUrl: `https://profit.example/${version}/` };
  const remote = {
    tool: 'profit',
    seq: 1,
    live,
    previous: previous.map((each) => ({ version: each, contract: '1.0' })),
    ...(reason ? { disabled: { reason } } : {}),
  };
  const registry: VerifiedRegistry = new Map([['profit', { kind: 'found', remote }]]);
  return registry;
}

const loadedVersion = vi.fn<() => string>();

/** A page that shows Profit; `served` is what the server says from now on. */
async function openPage(served: VerifiedRegistry) {
  const store = createStore<RegistryState>(() => ({ status: 'current', registry: served }));
  const renew = vi.fn<RegistrySource['renew']>();
  const answer = (registry: VerifiedRegistry) => {
    renew.mockImplementation(async () => {
      store.setState({ status: 'current', registry }, true);
      return registry;
    });
  };
  answer(served);
  const source = { getSnapshot: store.getState, subscribe: store.subscribe, renew };
  const load = async (): Promise<LoadResult> => ({
    ok: true,
    removeStyles: () => {},
    tool: {
      Component: () => null,
      version: loadedVersion(),
      contract: '1.0',
      channel: 'live',
      baseUrl: 'https://profit.example/',
    },
  });
  const loader = createToolLoader(load);
  const toasts = createToastStore();
  const never = () => Promise.reject(new Error('not read'));
  followRegistry({
    registry: { ...source, read: never, readToOpen: never, readStored: never },
    loaders: new Map([['profit', loader]]),
    toasts,
  });
  loader.open();
  await vi.advanceTimersByTimeAsync(0);
  const shown = () => {
    const state = loader.getSnapshot();
    return state.status === 'ready' ? state.tool.version : state;
  };
  return { shown, renew, answer, toasts };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/tools/profit-optimizer');
  loadedVersion.mockReset().mockReturnValue('2.0.0-b');
});

const MINUTE = 60_000;
const current = registryWith('2.0.0-b', ['1.0.0-a']);

it('takes a tool that is switched off from the page within a minute, and says why', async () => {
  const { shown, answer } = await openPage(current);
  answer(registryWith('2.0.0-b', ['1.0.0-a'], 'Back at noon.'));
  expect(shown()).toBe('2.0.0-b');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown()).toMatchObject({ failure: { kind: 'disabled', detail: 'Back at noon.' } });
});

it('loads the live release instead of one that was rolled back, and says so', async () => {
  const { shown, answer, toasts } = await openPage(current);
  answer(registryWith('1.0.0-a'));
  loadedVersion.mockReturnValue('1.0.0-a');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown()).toBe('1.0.0-a');
  expect(JSON.stringify(toasts.getSnapshot())).toContain('Profit Optimizer was loaded again.');
});

it('lets a release go on that a newer one followed', async () => {
  const { shown, answer, toasts } = await openPage(current);
  answer(registryWith('3.0.0-c', ['2.0.0-b', '1.0.0-a']));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown()).toBe('2.0.0-b');
  expect(toasts.getSnapshot()).toEqual([]);
});

it('judges a tool that opened by what was stored as soon as it is there', async () => {
  const { shown } = await openPage(registryWith('2.0.0-b', [], 'Back at noon.'));
  expect(shown()).toMatchObject({ failure: { kind: 'disabled' } });
});

it('asks the network itself, whatever the device says of it', async () => {
  const { shown, answer } = await openPage(current);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer(registryWith('2.0.0-b', ['1.0.0-a'], 'Back at noon.'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  vi.restoreAllMocks();
  expect(shown()).toMatchObject({ failure: { kind: 'disabled' } });
});

it('asks only while somebody sees the page', async () => {
  const { renew } = await openPage(current);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(renew).not.toHaveBeenCalled();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renew).toHaveBeenCalledOnce();
});

it('leaves the page as it is when the network has no answer', async () => {
  const { shown, renew } = await openPage(current);
  renew.mockRejectedValue(new Error('no signal'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(renew).toHaveBeenCalled();
  expect(shown()).toBe('2.0.0-b');
});
