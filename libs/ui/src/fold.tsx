import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';

export interface FoldProps {
  /** The words of the button while it is closed, and while it is open. */
  readonly open: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** Shows its contents on request, because most visits do not need them. */
export function Fold({ open, close, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full sm:w-auto"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? close : open}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen ? children : null}
      </div>
    </div>
  );
}
