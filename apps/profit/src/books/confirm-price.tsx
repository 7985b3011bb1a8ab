import { Button } from '@thela/ui';
import { focusFirst } from '../done-note';
import { useBooksMessages } from './messages';
import type { Stored } from './use-storing';

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
