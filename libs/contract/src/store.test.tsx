import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStore } from './store';
import type { Store } from './store';

function plateStore(platesAtFirst: number) {
  let plates = platesAtFirst;
  const listeners = new Set<() => void>();
  const store: Store<number> = {
    getSnapshot: () => plates,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sell = (count: number) => {
    plates += count;
    for (const listener of listeners) listener();
  };
  return { store, sell, listeners };
}

function Plates({ store }: { readonly store: Store<number> }) {
  return <p>{`${useStore(store)} plates`}</p>;
}

it('shows what the store holds', () => {
  render(<Plates store={plateStore(12).store} />);
  expect(screen.getByText('12 plates')).toBeDefined();
});

it('shows each change', () => {
  const { store, sell } = plateStore(12);
  render(<Plates store={store} />);
  act(() => sell(1));
  expect(screen.getByText('13 plates')).toBeDefined();
  act(() => sell(2));
  expect(screen.getByText('15 plates')).toBeDefined();
});

it('shows one change in every place that reads the store', () => {
  const { store, sell } = plateStore(12);
  render(
    <>
      <Plates store={store} />
      <Plates store={store} />
    </>,
  );
  act(() => sell(1));
  expect(screen.getAllByText('13 plates')).toHaveLength(2);
});

it('does not render again when a listener is called without a change', () => {
  const { store, sell } = plateStore(12);
  const rendered = vi.fn<() => void>();
  function Counted() {
    rendered();
    return <Plates store={store} />;
  }
  render(<Counted />);
  act(() => sell(0));
  expect(rendered).toHaveBeenCalledOnce();
});

it('reads another store when it is given one', () => {
  const first = plateStore(12);
  const second = plateStore(30);
  const { rerender } = render(<Plates store={first.store} />);
  rerender(<Plates store={second.store} />);
  expect(screen.getByText('30 plates')).toBeDefined();
  expect(first.listeners.size).toBe(0);
  act(() => second.sell(1));
  expect(screen.getByText('31 plates')).toBeDefined();
});

it('leaves no listener behind', () => {
  const { store, listeners } = plateStore(12);
  const { unmount } = render(<Plates store={store} />);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
