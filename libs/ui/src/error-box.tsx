import { useEffect, useRef } from 'react';
import { Button } from './button';

export interface ErrorBoxProps {
  readonly heading?: string;
  readonly message: string;
  readonly onDismiss?: () => void;
  /** Shows what the kitchen book says; absent where that would not help. */
  readonly onUseBuiltIn: (() => void) | undefined;
}

/** What went wrong, and below it a way to go on. It scrolls into view when it appears. */
export function ErrorBox({ heading, message, onDismiss, onUseBuiltIn }: ErrorBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces, because some browsers return a promise here, which React would call as a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="mb-6 rounded-card border border-chilli/40 bg-chilli-tint p-5 text-chilli"
    >
      <div className="flex items-start gap-2">
        <div role="alert" className="min-w-0 flex-1 text-lg">
          {heading ? <h2 className="mb-1 text-subheading font-bold">{heading}</h2> : null}
          <p className="max-w-text font-medium wrap-anywhere">{message}</p>
        </div>
        {onDismiss ? (
          <button
            type="button"
            aria-label="Dismiss the error"
            onClick={onDismiss}
            className="-my-2.5 -mr-3 grid size-12 shrink-0 place-items-center rounded-control hover:bg-white"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              className="size-6"
            >
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        ) : null}
      </div>
      <BuiltInTipButton onClick={onUseBuiltIn} />
    </div>
  );
}

/** Offers the kitchen book after a failure of the model; nothing where that would not help. */
export function BuiltInTipButton({ onClick }: { readonly onClick: (() => void) | undefined }) {
  return onClick ? (
    <Button variant="secondary" className="mt-4" onClick={onClick}>
      Use a built-in tip
    </Button>
  ) : null;
}
