import { Button } from '@thela/ui';
import { useBooksMessages } from './messages';
import type { Stored } from './use-storing';

/** As `ref` of what appears in place of a button that was pressed: the focus must not be lost. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}

/** Says what became of a write that is not stored; nothing of one that is. */
export function NotStored({ stored }: { readonly stored: Stored }) {
  const words = useBooksMessages().notStored;
  return stored === 'yes' ? null : (
    <p role="alert" className="mt-3 rounded-control bg-chilli-tint p-3 font-medium text-chilli">
      {words[stored]}
    </p>
  );
}

interface ConfirmPriceProps {
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a price changes, and says from when on it counts. */
export function ConfirmPrice({ text, onYes, onNo }: ConfirmPriceProps) {
  const words = useBooksMessages();
  return (
    <div className="rounded-control bg-turmeric-tint p-3">
      <p className="font-semibold wrap-anywhere">{text}</p>
      <p className="text-sm text-pretty">{words.fromToday}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={focusFirst} className="flex-auto sm:flex-none" onClick={onYes}>
          {words.changePrice}
        </Button>
        <Button variant="secondary" className="flex-auto sm:flex-none" onClick={onNo}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

export interface DoneNoteProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was changed, and takes it back. */
export function DoneNote({ text, onUndo }: DoneNoteProps) {
  const words = useBooksMessages();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-turmeric-tint p-3">
      <p
        role="status"
        tabIndex={-1}
        ref={focusFirst}
        className="flex-1 font-semibold wrap-anywhere outline-none first-letter:uppercase"
      >
        {text}
      </p>
      <Button variant="secondary" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
