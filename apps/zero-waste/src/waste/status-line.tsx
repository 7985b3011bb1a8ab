import type { WasteEntry } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useEffect, useRef } from 'react';
import { useWasteMessages } from './messages';
import type { WasteEvent } from './waste-book';

/** The latest change. */
export type WasteStatus =
  /** `event` is `null` until it is known. */
  | { readonly kind: 'added'; readonly entry: WasteEntry; readonly event: WasteEvent | null }
  | { readonly kind: 'removed'; readonly entry: WasteEvent }
  | {
      readonly kind: 'corrected';
      readonly entry: WasteEntry;
      readonly event: WasteEvent | null;
      readonly before: WasteEvent;
    }
  | { readonly kind: 'notRemoved'; readonly entry: WasteEvent }
  | { readonly kind: 'refused'; readonly entry: WasteEntry };

export interface StatusLineProps {
  readonly status: WasteStatus | null;
  /** Whether something is on its way to the ledger. */
  readonly isSaving: boolean;
  /** The entry and its worth in words. */
  readonly whatOf: (entry: WasteEntry) => string;
  readonly onUndo: (event: WasteEvent) => void;
  /** Enters again what was taken back, in the place of what took its place. */
  readonly onPutBack: (before: WasteEvent, latest: WasteEvent) => void;
  readonly onAgain: (entry: WasteEntry) => void;
}

/** Says what was written down or taken back, and offers to undo it. */
export function StatusLine({
  status,
  isSaving,
  whatOf,
  onUndo,
  onPutBack,
  onAgain,
}: StatusLineProps) {
  const { status: words, retry } = useWasteMessages();
  const text = useRef<HTMLParagraphElement>(null);
  const correctedId = status?.kind === 'corrected' ? status.before.id : null;
  useEffect(() => {
    // The form in which it was corrected is gone.
    if (correctedId !== null) text.current?.focus();
  }, [correctedId]);
  return (
    <div
      className={
        status
          ? 'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-turmeric-tint p-3'
          : ''
      }
    >
      <p
        ref={text}
        role="status"
        tabIndex={-1}
        className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere"
      >
        {status ? words[status.kind](whatOf(status.entry)) : ''}
      </p>
      {status?.kind === 'removed' || status?.kind === 'corrected' ? (
        <Button
          variant="secondary"
          disabled={isSaving}
          onClick={() =>
            status.kind === 'removed'
              ? onPutBack(status.entry, status.entry)
              : onPutBack(status.before, status.event ?? status.before)
          }
        >
          {words.undo}
        </Button>
      ) : null}
      {status?.kind === 'added' ? (
        <Button
          variant="secondary"
          disabled={status.event === null || isSaving}
          onClick={() => {
            if (status.event) onUndo(status.event);
          }}
        >
          {words.undo}
        </Button>
      ) : null}
      {status?.kind === 'refused' || status?.kind === 'notRemoved' ? (
        <Button
          variant="secondary"
          onClick={() => (status.kind === 'refused' ? onAgain(status.entry) : onUndo(status.entry))}
        >
          {retry}
        </Button>
      ) : null}
    </div>
  );
}
