import type { Reading } from '@thela/books/readings';
import type { StallDay, WasteEntry } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, SectionCard } from '@thela/ui';
import { canBeSpecial } from './leftover-words';
import { useWasteMessages } from './messages';
import { Unread } from './unread';
import type { WasteBook, WasteEvent } from './waste-book';

export interface TodayListProps {
  readonly book: Reading<WasteBook>;
  readonly today: StallDay;
  readonly isSaving: boolean;
  readonly whatOf: (entry: WasteEntry) => string;
  /** ₹, `null` where it is not known; no function for who does not see costs. */
  readonly costOf: ((entry: WasteEntry) => number | null) | null;
  readonly onRemove: (event: WasteEvent) => void;
  /** `null` for who puts no specials on the board. */
  readonly onMakeSpecial: ((entry: WasteEntry) => void) | null;
}

/** What was thrown away today. */
export function TodayList(props: TodayListProps) {
  const { book, today, isSaving, costOf } = props;
  const { today: words, stored } = useWasteMessages();
  const events = book.status === 'read' ? book.value.waste.filter(({ day }) => day === today) : [];
  return (
    <SectionCard
      heading={words.heading}
      aside={isSaving ? <span className="text-sm text-ink-soft">{stored.saving}</span> : null}
    >
      {book.status === 'read' ? (
        <>
          {events.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
          <ul className="divide-y divide-line/70">
            {events.map((event) => (
              <Row key={event.id} event={event} {...props} />
            ))}
          </ul>
          {events.length > 1 && costOf ? <Sum costs={events.map(costOf)} /> : null}
        </>
      ) : (
        <Unread reading={book} rows={2} />
      )}
    </SectionCard>
  );
}

function Sum({ costs }: { readonly costs: readonly (number | null)[] }) {
  const { today: words } = useWasteMessages();
  // Each has 2 decimals.
  const paise = costs.reduce<number>((sum, cost) => sum + Math.round((cost ?? 0) * 100), 0);
  return (
    <p className="mt-2 flex justify-between gap-4 border-t-2 border-line pt-3 font-bold">
      <span>{words.sum}</span>
      <span className="tabular-nums">{formatRupees(paise / 100)}</span>
    </p>
  );
}

interface RowProps extends Omit<TodayListProps, 'book' | 'today' | 'isSaving'> {
  readonly event: WasteEvent;
}

function Row({ event, whatOf, costOf, onRemove, onMakeSpecial }: RowProps) {
  const { today: words, reasons, costUnknown } = useWasteMessages();
  const what = whatOf(event);
  const cost = costOf?.(event) ?? null;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{what}</span>
          <span className="block text-ink-soft">{reasons[event.reason]}</span>
        </p>
        {costOf ? (
          <p className="shrink-0 text-right font-semibold tabular-nums">
            {cost === null ? (
              <span className="font-normal text-ink-soft">{costUnknown}</span>
            ) : (
              formatRupees(cost)
            )}
          </p>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {onMakeSpecial && canBeSpecial(event) ? (
          <Button
            variant="secondary"
            className="px-3"
            aria-label={words.makeSpecialNamed(what)}
            onClick={() => onMakeSpecial(event)}
          >
            {words.makeSpecial}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="px-3"
          aria-label={words.removeNamed(what)}
          onClick={() => onRemove(event)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
