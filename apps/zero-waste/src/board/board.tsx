import type { Shell } from '@thela/contract';
import { useState } from 'react';
import { useStored } from '../use-stored';
import { useWasteMessages } from '../waste/messages';
import { StoredNote } from '../waste/stored-note';
import { boardEntry, offBoardEntry } from './board-entry';
import { BoardForm } from './board-form';
import { OnBoard } from './on-board';

export interface BoardProps {
  readonly shell: Shell;
  /** What the recipe calls the dish. */
  readonly recipeName: string;
}

/** Puts a special on the board: a dish of today alone, with a price. */
export default function Board({ shell, recipeName }: BoardProps) {
  const { board: words, specials } = useWasteMessages();
  const writing = useStored(shell);
  const [dish, setDish] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const onPut = async (name: string, price: number) => {
    const entry = boardEntry(shell.stall.getSnapshot(), {
      name,
      price,
      unique: crypto.randomUUID(),
    });
    const event = await writing.append([entry]);
    setDish(event ? entry.dish : null);
    setSaid(event ? '' : words.refused);
  };
  const onTakeOff = (name: string) => {
    if (dish !== null) void writing.append([offBoardEntry(dish)]);
    setDish(null);
    setSaid(specials.takenOff(name));
  };
  return (
    <div className="mt-5 rounded-card border border-line/60 bg-white p-4 text-ink">
      {dish === null ? (
        <BoardForm
          stall={shell.stall}
          recipeName={recipeName}
          isWaiting={writing.state === 'saving'}
          onPut={(name, price) => void onPut(name, price)}
        />
      ) : (
        <OnBoard shell={shell} dish={dish} onTakeOff={onTakeOff} />
      )}
      <p role="status" className={said ? 'mt-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}>
        {said}
      </p>
      <StoredNote state={writing.state} onAgain={writing.storeAgain} />
    </div>
  );
}
