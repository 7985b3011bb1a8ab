import type { ReactNode } from 'react';

export interface ChipProps {
  readonly children: ReactNode;
}

/** A short honest label beside what it speaks of: "Sample", "Calculated", "Built-in tip". */
export function Chip({ children }: ChipProps) {
  return (
    <span className="inline-flex items-center rounded-full border border-control/50 bg-turmeric-tint px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-ink">
      {children}
    </span>
  );
}
