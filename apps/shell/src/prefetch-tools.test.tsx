import { createFakeShell } from '@thela/testkit';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AppState } from './state/app-state';
import { prefetchTools } from './prefetch-tools';

/** A page that shows one of two copies of a ledger. */
function newPage() {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const copies = [createFakeShell(), createFakeShell()] as const;
  const shown = createStore(() => copies[0]);
  const prefetch = vi.fn<AppState['prefetch']>(async () => {});
  prefetchTools({
    current: () => shown.getState() as unknown as ReturnType<AppState['current']>,
    shown: {
      getSnapshot: shown.getState,
      subscribe: shown.subscribe,
    } as unknown as AppState['shown'],
    prefetch,
    loaders: new Map(),
  });
  return {
    prefetch,
    setPrice: (copy: 0 | 1, price: number) =>
      copies[copy].day.setIngredientPrice('potatoes', price),
    show: (copy: 0 | 1) => shown.setState(copies[copy], true),
  };
}

const analytics = ['analytics', { lowPriority: true, includeLazy: true }];

it('fetches the charts once something was changed that they show', async () => {
  const { prefetch, setPrice } = newPage();
  setPrice(0, 40);
  setPrice(0, 41);
  await vi.waitFor(() => expect(prefetch.mock.calls).toEqual([analytics]));
});

it('follows the ledger that is shown, also after a sign-in and a Logout', async () => {
  const { prefetch, setPrice, show } = newPage();
  show(1);
  setPrice(0, 40);
  show(0);
  show(1);
  expect(prefetch).not.toHaveBeenCalled();
  setPrice(1, 40);
  await vi.waitFor(() => expect(prefetch.mock.calls).toEqual([analytics]));
  setPrice(1, 41);
  show(0);
  setPrice(0, 42);
  await new Promise((resolve) => setTimeout(resolve));
  expect(prefetch.mock.calls).toEqual([analytics]);
});
