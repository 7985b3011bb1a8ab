import type { WasteEntry } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useWasteMessages } from './messages';
import type { WasteEvent } from './waste-book';

/** What was done last. */
export type Said =
  /** `event` is `null` until it is known. */
  | { readonly kind: 'added'; readonly entry: WasteEntry; readonly event: WasteEvent | null }
  | { readonly kind: 'removed'; readonly entry: WasteEntry }
  | { readonly kind: 'notRemoved'; readonly entry: WasteEvent }
  | { readonly kind: 'refused'; readonly entry: WasteEntry };

export interface SaidLineProps {
  readonly said: Said | null;
  /** Whether something is on its way to the ledger. */
  readonly isSaving: boolean;
  /** The entry and its worth in words. */
  readonly whatOf: (entry: WasteEntry) => string;
  readonly onUndo: (event: WasteEvent) => void;
  readonly onAgain: (entry: WasteEntry) => void;
}

/** Says what was written down or taken back, and offers to undo it. */
export function SaidLine({ said, isSaving, whatOf, onUndo, onAgain }: SaidLineProps) {
  const { said: words, retry } = useWasteMessages();
  return (
    <div
      className={
        said
          ? 'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-turmeric-tint p-3'
          : ''
      }
    >
      <p role="status" className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere">
        {said ? words[said.kind](whatOf(said.entry)) : ''}
      </p>
      {said?.kind === 'added' ? (
        <Button
          variant="secondary"
          disabled={said.event === null || isSaving}
          onClick={() => {
            if (said.event) onUndo(said.event);
          }}
        >
          {words.undo}
        </Button>
      ) : null}
      {said?.kind === 'refused' || said?.kind === 'notRemoved' ? (
        <Button
          variant="secondary"
          onClick={() => (said.kind === 'refused' ? onAgain(said.entry) : onUndo(said.entry))}
        >
          {retry}
        </Button>
      ) : null}
    </div>
  );
}
