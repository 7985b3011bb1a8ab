import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import { useSecondsLeft } from './use-seconds-left';

export interface SpinnerProps {
  readonly children: ReactNode;
  /** Where a service asks to wait: when it is asked again, ms since 1970. */
  readonly askAgainAt?: number | undefined;
}

/** An animated circle, and what is being loaded. */
export function Spinner({ children, askAgainAt }: SpinnerProps) {
  return (
    <div className="flex items-center gap-4 text-lg font-medium text-answer-ink">
      <span
        aria-hidden="true"
        className="size-7 shrink-0 animate-spin rounded-full border-4 border-turmeric border-t-flame"
      />
      <div className="min-w-0 wrap-anywhere">
        <p>{children}</p>
        {askAgainAt === undefined ? null : <Countdown key={askAgainAt} until={askAgainAt} />}
      </div>
    </div>
  );
}

function Countdown({ until }: { readonly until: number }) {
  const { askAgainIn } = useMessages();
  const left = useSecondsLeft(until);
  const [first] = useState(left);
  if (left === 0) return null;
  return (
    <>
      {/* What changes every second would be read out every second. */}
      <p aria-hidden="true" className="mt-1 text-base font-normal tabular-nums">
        {askAgainIn(left)}
      </p>
      <p className="sr-only">{askAgainIn(first)}</p>
    </>
  );
}

export function WaitingCard(props: SpinnerProps) {
  return (
    <div className="rounded-card border border-answer-ink/20 bg-answer p-6">
      <Spinner {...props} />
    </div>
  );
}
