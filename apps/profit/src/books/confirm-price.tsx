import { Button } from '@thela/ui';
import { focusFirst } from './focus-first';
import { useBooksMessages } from './messages';

export interface ConfirmPriceProps {
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
