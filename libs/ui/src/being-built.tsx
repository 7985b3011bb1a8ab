import type { ReactNode } from 'react';
import { Card } from './card';

export interface BeingBuiltProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** What a tool shows in place of controls that do not exist yet. */
export function BeingBuilt({ icon, children }: BeingBuiltProps) {
  return (
    <Card className="flex flex-col items-center gap-4 px-6 py-14 text-center">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-turmeric-tint text-flame"
      >
        {icon}
      </span>
      <p className="max-w-text text-lg text-ink-soft">{children}</p>
    </Card>
  );
}
