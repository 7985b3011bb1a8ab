import type { Dish } from '@thela/ledger';
import { Button } from '@thela/ui';
import Plus from 'lucide-react/icons/plus';
import { useId, useLayoutEffect, useRef } from 'react';
import { EntryRow } from './entry-row';
import { readEntries } from './entries-state';
import type { Entries, EntriesEvent } from './entries-state';
import { useMessages } from './messages';

export interface EntryListProps {
  readonly entries: Entries;
  /** Of the vendor's own, that can be chosen beside the eight items. */
  readonly dishes: readonly Dish[];
  readonly isLoading: boolean;
  readonly onEvent: (event: EntriesEvent) => void;
  readonly onAsk: () => void;
}

/** The rows, their buttons, and the message about missing values. */
export function EntryList({
  entries: { rows, hasTried },
  dishes,
  isLoading,
  onEvent,
  onAsk,
}: EntryListProps) {
  const messages = useMessages();
  const faultId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The index of the row that gets the focus after the next render. */
  const nextIndex = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (nextIndex.current === null) return;
    list.current?.querySelectorAll('select')[nextIndex.current]?.focus();
    nextIndex.current = null;
  });
  const result = readEntries(rows, dishes);
  const fault = hasTried && 'fault' in result ? result.fault : null;

  const ask = () => {
    onAsk();
    if ('fault' in result) list.current?.querySelector<HTMLElement>('[data-gap=true]')?.focus();
  };
  return (
    <div>
      <div ref={list} className="flex flex-col gap-4">
        {rows.map((row, place) => (
          <EntryRow
            key={row.id}
            row={row}
            dishes={dishes}
            number={place + 1}
            areGapsMarked={hasTried}
            onEdit={(field, text) => onEvent({ type: 'edited', id: row.id, field, text })}
            onRemove={
              rows.length > 1
                ? () => {
                    nextIndex.current = Math.min(place, rows.length - 2);
                    onEvent({ type: 'removed', id: row.id });
                  }
                : undefined
            }
          />
        ))}
      </div>
      {fault ? (
        <p
          id={faultId}
          role="alert"
          className="mt-4 rounded-control border border-chilli/40 bg-chilli-tint p-3 font-medium text-chilli"
        >
          {messages.fault[fault]}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          variant="secondary"
          className="sm:grow"
          onClick={() => {
            nextIndex.current = rows.length;
            onEvent({ type: 'added' });
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          <span>{messages.add}</span>
        </Button>
        <Button
          className="sm:grow"
          disabled={isLoading || rows.length === 0}
          aria-describedby={fault ? faultId : undefined}
          onClick={ask}
        >
          {isLoading ? messages.asking : messages.ask}
        </Button>
      </div>
    </div>
  );
}
