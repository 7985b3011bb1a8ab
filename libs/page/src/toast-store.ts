import type { Notify, Store, Toast, ToastId } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

export interface ShownToast extends Toast {
  readonly id: ToastId;
}

export interface ToastStore extends Store<readonly ShownToast[]> {
  readonly notify: Notify;
}

export function createToastStore(): ToastStore {
  const store = createStore<readonly ShownToast[]>(() => []);
  let lastId = 0;

  function put(shown: ShownToast) {
    store.setState((toasts) => {
      const isThere = toasts.some(({ id }) => id === shown.id);
      return isThere
        ? toasts.map((toast) => (toast.id === shown.id ? shown : toast))
        : [...toasts, shown];
    }, true);
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    notify: {
      show: (toast) => {
        lastId += 1;
        const id = `toast-${lastId}`;
        put({ ...toast, id });
        return id;
      },
      update: (id, toast) => put({ ...toast, id }),
      dismiss: (id) => store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true),
    },
  };
}
