import { randomId, useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { Dish } from '@thela/ledger';
import { useState, useLayoutEffect, useRef } from 'react';
import { useStored } from '../use-stored';
import { useWasteMessages } from '../waste/messages';
import { StoredNote } from '../waste/stored-note';
import { boardEntry, offBoardEntry } from './board-entry';
import { BoardForm } from './board-form';
import { formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import Check from 'lucide-react/icons/check';

export interface BoardProps {
  readonly shell: Shell;
  /** What the recipe calls the dish. */
  readonly recipeName: string;
}

/** Puts a special on the board: a dish of today alone, with a price. */
export default function Board({ shell, recipeName }: BoardProps) {
  const { board: words, specials } = useWasteMessages();
  const writing = useStored(shell);
  const { dishes } = useStore(shell.stall);
  const [put, setPut] = useState<string | null>(null);
  // Taken off elsewhere, and on the next day, it is on the board no longer.
  const special = dishes.find(({ id, isRetired }) => id === put && !isRetired);
  const [status, setStatus] = useState('');
  const onPut = async (name: string, price: number) => {
    const entry = boardEntry(shell.stall.getSnapshot(), {
      name,
      price,
      unique: randomId(),
    });
    const event = await writing.append([entry]);
    if (event) setPut(entry.dish);
    setStatus(event ? '' : words.refused);
  };
  const onTakeOff = async ({ id, name }: Dish) => {
    const event = await writing.append([offBoardEntry(id)]);
    setStatus(event ? specials.takenOff(name) : specials.notTakenOff(name));
  };
  return (
    <div className="mt-5 rounded-card border border-line/60 bg-white p-4 text-ink">
      {special === undefined ? (
        <BoardForm
          stall={shell.stall}
          recipeName={recipeName}
          isWaiting={writing.state === 'saving'}
          onPut={(name, price) => void onPut(name, price)}
        />
      ) : (
        <OnBoard
          special={special}
          onCount={() => shell.openTool('profit-optimizer')}
          onTakeOff={() => void onTakeOff(special)}
        />
      )}
      <p role="status" className={status ? 'mt-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}>
        {status}
      </p>
      <StoredNote state={writing.state} onAgain={writing.storeAgain} />
    </div>
  );
}

interface OnBoardProps {
  readonly special: Pick<Dish, 'name' | 'sellingPrice'>;
  readonly onCount: () => void;
  readonly onTakeOff: () => void;
}

function OnBoard({ special, onCount, onTakeOff }: OnBoardProps) {
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
        <span>{words.done(name, formatRupees(sellingPrice))}</span>
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
