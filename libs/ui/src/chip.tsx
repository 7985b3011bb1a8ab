import type { ReactNode } from 'react';

export interface ChipProps {
  readonly children: ReactNode;
  /** A label that is too long for one line of a narrow phone. */
  readonly mayWrap?: boolean;
}

/** A short honest label beside what it speaks of: "Sample", "Calculated", "Built-in tip". */
export function Chip({ children, mayWrap = false }: ChipProps) {
  return (
    <span
      className={`inline-flex items-center border border-control/50 bg-turmeric-tint px-2.5 py-0.5 text-sm font-medium text-ink ${mayWrap ? 'rounded-control' : 'rounded-full whitespace-nowrap'}`}
    >
      {children}
    </span>
  );
}
