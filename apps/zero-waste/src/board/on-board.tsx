import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useWasteMessages } from '../waste/messages';

export interface OnBoardProps {
  readonly shell: Pick<Shell, 'stall' | 'openTool'>;
  /** Id of the special. */
  readonly dish: string;
  readonly onTakeOff: (name: string) => void;
}

/** Says that a special is on the board, and what comes next. */
export function OnBoard({ shell, dish, onTakeOff }: OnBoardProps) {
  const { board: words, specials } = useWasteMessages();
  const { dishes } = useStore(shell.stall);
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const special = dishes.find(({ id }) => id === dish);
  if (special === undefined) return null;
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
        <Button variant="secondary" onClick={() => shell.openTool('profit-optimizer')}>
          {words.count}
        </Button>
        <Button
          variant="secondary"
          aria-label={specials.takeOffNamed(name)}
          onClick={() => onTakeOff(name)}
        >
          {specials.takeOff}
        </Button>
      </div>
    </>
  );
}
