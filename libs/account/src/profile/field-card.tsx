import { Button, SectionCard } from '@thela/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface FieldCardProps {
  readonly heading: string;
  /** On the button that opens the form; `null` where nothing can be changed. */
  readonly change: string | null;
  /** What is there now. */
  readonly children: ReactNode;
  /** Stands in the place of the button while it is open. */
  readonly form: (close: () => void) => ReactNode;
  /** What is under way; stands between the two. */
  readonly pending?: ReactNode;
}

/** One thing of the profile: what it is now, and the form that changes it. */
export function FieldCard({ heading, change, children, form, pending }: FieldCardProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // The form took the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = useCallback(() => setOpen(false), []);
  return (
    <SectionCard heading={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-[min(100%,14rem)] flex-1">{children}</div>
        {isOpen ? null : pending}
        {change === null || isOpen ? null : (
          <Button
            ref={button}
            variant="secondary"
            className="w-full sm:w-auto"
            onClick={() => setOpen(true)}
          >
            {change}
          </Button>
        )}
      </div>
      {isOpen ? (
        <div className="mt-5 max-w-[28rem] border-t border-line pt-5">{form(close)}</div>
      ) : null}
    </SectionCard>
  );
}
