import type { ReactNode } from 'react';

/** An animated circle, and what is being loaded. */
export function Spinner({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 text-lg font-medium text-answer-ink">
      <span
        aria-hidden="true"
        className="size-7 shrink-0 animate-spin rounded-full border-4 border-turmeric border-t-flame"
      />
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}

/** A spinner where the answer will stand. */
export function WaitingCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="rounded-card border border-answer-ink/20 bg-answer p-6">
      <Spinner>{children}</Spinner>
    </div>
  );
}
