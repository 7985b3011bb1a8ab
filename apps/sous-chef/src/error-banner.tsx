import { Button, useBroughtIntoView } from '@thela/ui';
import X from 'lucide-react/icons/x';
import { messages } from './messages';

export interface ErrorBannerProps {
  readonly message: string;
  readonly onDismiss: () => void;
  /** Shows what the kitchen book says; absent where that would not help. */
  readonly onUseBuiltIn?: (() => void) | undefined;
}

/** What went wrong, and beneath it the way on. */
export function ErrorBanner({ message, onDismiss, onUseBuiltIn }: ErrorBannerProps) {
  const banner = useBroughtIntoView();
  return (
    <div
      ref={banner}
      className="mb-6 rounded-card border border-chilli/40 bg-chilli-tint p-2 pl-4 text-chilli sm:pl-5"
    >
      <div className="flex items-start gap-2">
        <p role="alert" className="min-w-0 flex-1 py-2.5 text-lg font-medium wrap-anywhere">
          {message}
        </p>
        <button
          type="button"
          aria-label={messages.dismiss}
          onClick={onDismiss}
          className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-white"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      {onUseBuiltIn ? (
        <Button variant="secondary" className="mt-1 mb-2" onClick={onUseBuiltIn}>
          {messages.askBuiltIn}
        </Button>
      ) : null}
    </div>
  );
}
