import { Button, SectionCard } from '@thela/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { words } from './messages';

/** The fields for who counts in the evening: folded, because most days do not need them. */
export function TypedToday({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <SectionCard heading={words.typed.heading}>
      <p className="mb-3 max-w-text">{words.typed.hint}</p>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.typed.close : words.typed.open}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen ? children : null}
      </div>
    </SectionCard>
  );
}
