import { useStore } from '@thela/contract';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ToastStore } from './toast-store';

/** How many toasts are shown at once (specification, section 9); older ones wait behind them. */
const VISIBLE_TOASTS = 3;

// Out of the start-up path: nobody needs it before the first toast.
const Toasts = lazy(() => import('./toasts'));

/** Shows the newest toasts, once there is one. */
export function ToastHost({ store }: { readonly store: ToastStore }) {
  const toasts = useStore(store);
  if (toasts.length === 0) return null;
  return (
    <ErrorBoundary fallback={<PlainToast message={toasts.at(-1)?.message ?? ''} />}>
      <Suspense>
        <Toasts toasts={toasts.slice(-VISIBLE_TOASTS)} onDismiss={store.notify.dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The newest message, for when the code of the toasts could not be fetched. */
function PlainToast({ message }: { readonly message: string }) {
  return (
    <p
      role="status"
      className="fixed top-4 right-4 z-50 rounded-card border border-line bg-white p-4 shadow-raised"
    >
      {message}
    </p>
  );
}
