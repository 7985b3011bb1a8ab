import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from './toast-host';
import { createToastStore } from '@thela/page';

function toast(message: string, kind: 'info' | 'loading' = 'info') {
  return { kind, message, urgency: 'polite' } as const;
}

/** The messages on screen, without what is only read out. */
function messages(): string[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

describe('the toasts on the page', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  async function open() {
    const store = createToastStore();
    render(<ToastHost store={store} />);
    // Only with a promise does act wait for what is loaded before the first toast.
    await act(async () => store.notify.show(toast('Namaste')));
    await screen.findByRole('listitem');
    return store;
  }

  it('leave after 4000 ms', async () => {
    const start = Date.now();
    await open();
    // From here on the clock stands still, however long this takes.
    vi.setTimerTickMode('manual');
    const passed = Date.now() - start;
    await act(() => vi.advanceTimersByTimeAsync(3900 - passed));
    expect(messages()).toEqual(['Namaste']);
    await act(() => vi.advanceTimersByTimeAsync(200 + passed));
    expect(messages()).toEqual([]);
  });

  it('stay while they are loading, and leave once they were updated', async () => {
    const { notify } = await open();
    let id = '';
    act(() => {
      id = notify.show(toast('Working …', 'loading'));
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(messages()).toEqual(['Working …']);
    act(() => notify.update(id, toast('Done')));
    expect(messages()).toEqual(['Done']);
    await act(() => vi.advanceTimersByTimeAsync(4100));
    expect(messages()).toEqual([]);
  });

  it('are three at most; an older one comes back when a newer one has gone', async () => {
    const { notify } = await open();
    for (const message of ['one', 'two', 'three'])
      act(() => void notify.show(toast(message, 'loading')));
    expect(messages()).toEqual(['one', 'two', 'three']);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const [newest] = screen.getAllByRole('button', { name: 'Dismiss' }).slice(-1);
    if (newest) await user.click(newest);
    expect(messages().toSorted()).toEqual(['Namaste', 'one', 'two']);
  });
});
