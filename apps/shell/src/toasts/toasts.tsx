import * as RadixToast from '@radix-ui/react-toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useMessages } from '@thela/page';
import type { ShownToast } from '@thela/page';

/** Toast measures of the specification, section 9. */
const DURATION_MS = 4000;
const SWIPE_THRESHOLD_PX = 45;

const icons = { info: Info, success: CircleCheck, error: TriangleAlert, loading: LoaderCircle };

const colours = {
  info: 'text-answer-ink',
  success: 'text-leaf',
  error: 'text-chilli',
  loading: 'animate-spin text-flame',
};

export interface ToastsProps {
  /** Those to show, the oldest first. */
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: string) => void;
}

export default function Toasts({ toasts, onDismiss }: ToastsProps) {
  const messages = useMessages();
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      label={messages.toast}
    >
      {toasts.map((toast, place) => {
        const Icon = icons[toast.kind];
        return (
          <RadixToast.Root
            // With a new key, Radix announces an updated toast to screen readers.
            key={`${toast.id} ${toast.kind} ${toast.message}`}
            type={toast.urgency === 'assertive' ? 'foreground' : 'background'}
            duration={toast.kind === 'loading' ? Infinity : DURATION_MS}
            onOpenChange={(isOpen) => {
              if (!isOpen) onDismiss(toast.id);
            }}
            data-kind={toast.kind}
            // A toast that returns is added last; this keeps it behind the newer ones.
            style={{ order: place }}
            className="toast flex items-center gap-3 rounded-card border border-control/60 bg-white py-2 pr-2 pl-4 shadow-raised"
          >
            <Icon aria-hidden="true" className={`size-6 shrink-0 ${colours[toast.kind]}`} />
            <RadixToast.Description className="min-w-0 flex-1 py-2">
              {toast.message}
            </RadixToast.Description>
            <RadixToast.Close
              aria-label={messages.dismissToast}
              className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-turmeric-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixToast.Close>
          </RadixToast.Root>
        );
      })}
      <RadixToast.Viewport
        // Small screens have no room beside a heading, so there it stands over the header.
        label={messages.toasts}
        className="fixed top-[8px] right-4 z-50 flex w-[min(356px,100vw-2rem)] flex-col-reverse gap-[14px] sm:top-20 print:hidden"
      />
    </RadixToast.Provider>
  );
}
