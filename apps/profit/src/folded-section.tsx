import { Button, SectionCard } from '@thela/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface FoldedSectionProps {
  readonly heading: string;
  /** What the section is for, shown while it is folded, too. */
  readonly hint?: string;
  readonly open: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** A section that shows its contents on request, because most days do not need them. */
export function FoldedSection({ heading, hint, open, close, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <SectionCard heading={heading}>
      {hint ? <p className="mb-3 max-w-text">{hint}</p> : null}
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? close : open}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen ? children : null}
      </div>
    </SectionCard>
  );
}
