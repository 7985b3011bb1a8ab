import { Button } from '@thela/ui';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import type { ReactNode } from 'react';
import { useMenuMessages } from './messages';

export interface RetirementProps {
  readonly isRetired: boolean;
  /** What it means that this is retired. */
  readonly note: string;
  readonly onRetire: () => void;
  readonly onBringBack: () => void;
  /** Other actions. */
  readonly children?: ReactNode;
}

/** Takes an entry off the menu, or back onto it. It is never deleted: earlier days need it. */
export function Retirement(props: RetirementProps) {
  const { isRetired, note, onRetire, onBringBack, children } = props;
  const words = useMenuMessages();
  const Icon = isRetired ? ArchiveRestore : Archive;
  return (
    <div className="mt-6">
      <p role="status" className={isRetired ? 'mb-3 rounded-control bg-turmeric-tint p-3' : ''}>
        {isRetired ? note : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {children}
        {/* One button for both, so that the focus stays where it was. */}
        <Button variant="secondary" onClick={isRetired ? onBringBack : onRetire}>
          <Icon aria-hidden="true" className="size-5" />
          <span>{isRetired ? words.list.bringBack : words.retire}</span>
        </Button>
      </div>
    </div>
  );
}
