import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

const saved = { kind: 'success', message: 'Saved', urgency: 'polite' } as const;
const working = { kind: 'loading', message: 'Working …', urgency: 'polite' } as const;

describe('the toasts', () => {
  it('lists what is shown, the oldest first, each under an id of its own', () => {
    const { notify, getSnapshot } = createToastStore();
    const first = notify.show(working);
    const second = notify.show(saved);
    expect(getSnapshot()).toEqual([
      { ...working, id: first },
      { ...saved, id: second },
    ]);
    expect(first).not.toBe(second);
  });

  it('updates a toast in its place', () => {
    const { notify, getSnapshot } = createToastStore();
    const first = notify.show(working);
    notify.show(saved);
    notify.update(first, { ...saved, message: 'Done' });
    expect(getSnapshot().map(({ message }) => message)).toEqual(['Done', 'Saved']);
  });

  it('shows a toast anew that was updated after it had gone', () => {
    const { notify, getSnapshot } = createToastStore();
    const id = notify.show(working);
    notify.dismiss(id);
    notify.update(id, saved);
    expect(getSnapshot()).toEqual([{ ...saved, id }]);
  });

  it('calls its subscribers until they unsubscribe', () => {
    const { notify, subscribe } = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = subscribe(listener);
    notify.show(saved);
    leave();
    notify.show(saved);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
