import type { Dish } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef } from 'react';
import { useWasteMessages } from '../waste/messages';

export interface OnBoardProps {
  readonly special: Pick<Dish, 'name' | 'sellingPrice'>;
  readonly onCount: () => void;
  readonly onTakeOff: () => void;
}

/** Says that a special is on the board, and what comes next. */
export function OnBoard({ special, onCount, onTakeOff }: OnBoardProps) {
  const { board: words, specials } = useWasteMessages();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { name, sellingPrice } = special;
  return (
    <>
      <p
        ref={heading}
        tabIndex={-1}
        role="status"
        className="flex gap-3 font-semibold wrap-anywhere"
      >
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
        {words.done(name, formatRupees(sellingPrice))}
      </p>
      <p className="mt-1 mb-3 text-ink-soft">{specials.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onCount}>
          {words.count}
        </Button>
        <Button variant="secondary" aria-label={specials.takeOffNamed(name)} onClick={onTakeOff}>
          {specials.takeOff}
        </Button>
      </div>
    </>
  );
}
