import type { Reading } from '@thela/books/readings';
import { useWords } from '@thela/language';
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
  readonly nameOf: (entry: WasteEntry) => string;
  /** How much of what. */
  readonly whatOf: (entry: WasteEntry) => string;
  /** `null` for who does not see costs. */
  readonly costs: WasteCosts | null;
  readonly onRemove: (event: WasteEvent) => void;
  /** @param button that was pressed, to which the focus goes back */
  readonly onCorrect: (event: WasteEvent, button: HTMLElement) => void;
  /** `null` for who puts no specials on the board. */
  readonly onMakeSpecial: ((entry: WasteEntry) => void) | null;
}

interface WasteCosts {
  /** ₹, `null` where it is not known. */
  readonly of: (entry: WasteEntry) => number | null;
  /** ₹: the ledger's sum, rounded once; it leaves out what is not known. */
  readonly sumOf: (events: readonly WasteEvent[]) => number;
}

export function TodayList(props: TodayListProps) {
  const { book, today, isSaving, costs, nameOf } = props;
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
          {events.length > 1 && costs ? (
            <Sum events={events} costs={costs} nameOf={nameOf} />
          ) : null}
        </>
      ) : (
        <Unread reading={book} rows={2} />
      )}
    </SectionCard>
  );
}

interface SumProps extends Pick<TodayListProps, 'nameOf'> {
  readonly events: readonly WasteEvent[];
  readonly costs: WasteCosts;
}

function Sum({ events, costs, nameOf }: SumProps) {
  const { today: words, week } = useWasteMessages();
  const { list } = useWords();
  const unknown = events.filter((event) => costs.of(event) === null);
  // Each row says already that its cost is not known, and ₹0.00 would be wrong.
  if (unknown.length === events.length) return null;
  return (
    <>
      <p className="mt-4 flex justify-between gap-4 border-t-2 border-line pt-3 font-bold">
        <span>{words.sum}</span>
        <span className="tabular-nums">{formatRupees(costs.sumOf(events))}</span>
      </p>
      {unknown.length > 0 ? (
        <p className="mt-3 rounded-control bg-turmeric-tint p-3 wrap-anywhere">
          {week.unknown(list([...new Set(unknown.map(nameOf))]))}
        </p>
      ) : null}
    </>
  );
}

interface RowProps extends Omit<TodayListProps, 'book' | 'today' | 'isSaving'> {
  readonly event: WasteEvent;
}

function Row({ event, whatOf, costs, onRemove, onCorrect, onMakeSpecial }: RowProps) {
  const { today: words, reasons, costUnknown } = useWasteMessages();
  const what = whatOf(event);
  const cost = costs?.of(event) ?? null;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{what}</span>
          <span className="block text-ink-soft">{reasons[event.reason]}</span>
        </p>
        {costs ? (
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
          aria-label={words.correctNamed(what)}
          onClick={({ currentTarget }) => onCorrect(event, currentTarget)}
        >
          {words.correct}
        </Button>
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
