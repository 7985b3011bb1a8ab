import { useStore } from '@thela/contract';
import { Button } from '@thela/ui';
import { partOf } from '@thela/ui/lazy-part';
import { useEffect } from 'react';
import { PagePart, useMessages, whenIdle } from '@thela/page';
import type { ShownToast, ToastStore } from '@thela/page';

/** How many toasts are shown at once (specification, section 9); older ones wait behind them. */
const VISIBLE_TOASTS = 3;

// Not loaded at start-up: the first toast needs it.
const list = partOf(() => import('./toasts'));

export function ToastHost({ store }: { readonly store: ToastStore }) {
  // The first toast handles a failure.
  useEffect(() => whenIdle(() => void list.load().catch(() => {})), []);
  const toasts = useStore(store);
  const newest = toasts.at(-1);
  if (!newest) return null;
  const { dismiss } = store.notify;
  return (
    <PagePart
      part={list}
      props={{ toasts: toasts.slice(-VISIBLE_TOASTS), onDismiss: dismiss }}
      doing="showing a toast"
      fallback={<PlainToast toast={newest} onDismiss={() => dismiss(newest.id)} />}
    />
  );
}

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** The newest message, for when the code of the toasts could not be fetched. */
function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const { dismissToast } = useMessages();
  return (
    <div className="fixed top-[8px] right-4 z-50 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-3 rounded-card border border-control/60 bg-white p-4 shadow-raised sm:top-20 print:hidden">
      <p role={toast.urgency === 'assertive' ? 'alert' : 'status'}>{toast.message}</p>
      <Button variant="secondary" onClick={onDismiss}>
        {dismissToast}
      </Button>
    </div>
  );
}
