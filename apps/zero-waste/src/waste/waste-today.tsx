import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { wasteCost } from '@thela/books';
import type { Reading } from '@thela/books/readings';
import { wasteOn } from '@thela/ledger';
import { toRupees } from '@thela/pricing';
import type { WasteEntry } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { useRef, useState } from 'react';
import { useStored } from '../use-stored';
import { leftoverWords } from './leftover-words';
import { useWasteMessages } from './messages';
import { StatusLine } from './status-line';
import type { WasteStatus } from './status-line';
import { StoredNote } from './stored-note';
import { useSubjects } from './subjects';
import { TodayList } from './today-list';
import type { WasteBook, WasteEvent } from './waste-book';
import { WasteForm } from './waste-form';

export interface WasteTodayProps {
  readonly shell: Shell;
  readonly book: Reading<WasteBook>;
  readonly onMakeSpecial: (leftovers: string) => void;
}

export function WasteToday({ shell, book, onMakeSpecial }: WasteTodayProps) {
  const words = useWasteMessages();
  const today = useStore(shell.ledger.today);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const subjects = useSubjects(shell);
  const writing = useStored(shell);
  const [status, setStatus] = useState<WasteStatus | null>(null);
  const [corrected, setCorrected] = useState<WasteEvent | null>(null);
  const opener = useRef<HTMLElement>(null);
  const references = book.status === 'read' ? book.value.references : null;

  const costs = references && {
    of: (entry: WasteEntry) => wasteCost(references, today, entry),
    sumOf: (events: readonly WasteEvent[]) => toRupees(wasteOn(references, today, events).cost),
  };
  const worthOf = (entry: WasteEntry) => {
    if (costs === null) return '';
    const cost = costs.of(entry);
    return cost === null ? words.costUnknown : words.atCost(formatRupees(cost));
  };
  const whatOf = (entry: WasteEntry) => {
    const amount =
      'dish' in entry ? words.plates(entry.plates) : words.amount(entry.amount, entry.unit);
    return words.what(amount, subjects.nameOf(entry));
  };
  const add = async (entry: WasteEntry) => {
    setStatus({ kind: 'added', entry, event: null });
    const event = await writing.append([entry]);
    setStatus(
      event?.kind === 'waste' ? { kind: 'added', entry, event } : { kind: 'refused', entry },
    );
  };
  const remove = async (event: WasteEvent) => {
    const isRemoved = (await writing.undo(event)) !== null;
    setStatus({ kind: isRemoved ? 'removed' : 'notRemoved', entry: event });
  };

  const correct = async (before: WasteEvent, entry: WasteEntry) => {
    setCorrected(null);
    setStatus({ kind: 'corrected', entry, event: null, before });
    const event = await writing.correct(before, entry);
    setStatus(
      event?.kind === 'waste'
        ? { kind: 'corrected', entry, event, before }
        : { kind: 'refused', entry },
    );
  };
  const putBack = async (before: WasteEvent, latest: WasteEvent) => {
    const event = await writing.correct(latest, before);
    setStatus(
      event?.kind === 'waste'
        ? { kind: 'added', entry: before, event }
        : { kind: 'notRemoved', entry: before },
    );
  };
  const startCorrecting = (event: WasteEvent, button: HTMLElement) => {
    opener.current = button;
    setCorrected(event);
    setStatus(null);
  };
  const cancelCorrecting = () => {
    setCorrected(null);
    opener.current?.focus();
  };

  return (
    <div className="flex flex-col gap-6">
      <SectionCard heading={corrected ? words.form.correcting : words.form.heading}>
        <WasteForm
          key={corrected?.id ?? ''}
          first={corrected}
          mostOf={(dish) => mostCooked(book, dish)}
          onCancel={cancelCorrecting}
          subjects={subjects}
          hasIngredients={!isHelper}
          worthOf={worthOf}
          onAdd={(entry) => void (corrected ? correct(corrected, entry) : add(entry))}
        />
        <StatusLine
          status={status}
          isSaving={writing.state === 'saving'}
          whatOf={(entry) => [whatOf(entry), worthOf(entry)].filter(Boolean).join(', ')}
          onUndo={(event) => void remove(event)}
          onPutBack={(before, latest) => void putBack(before, latest)}
          onAgain={(entry) => void add(entry)}
        />
        <StoredNote state={writing.state} onAgain={writing.storeAgain} />
      </SectionCard>
      <TodayList
        book={book}
        today={today}
        isSaving={writing.state === 'saving'}
        nameOf={subjects.nameOf}
        whatOf={whatOf}
        costs={costs}
        onRemove={(event) => void remove(event)}
        onCorrect={startCorrecting}
        onMakeSpecial={
          isHelper ? null : (entry) => onMakeSpecial(leftoverWords(entry, subjects.nameOf(entry)))
        }
      />
    </div>
  );
}

/** The most plates of a dish that were sold and thrown away on one day, as far as the book goes; `null` for none. */
function mostCooked(book: Reading<WasteBook>, dish: string): number | null {
  if (book.status !== 'read') return null;
  const { days, waste } = book.value;
  const counts = days.map(({ day, dishes }) => {
    const sold = dishes.find((each) => each.dish === dish)?.plates ?? 0;
    const thrown = waste.flatMap((event) =>
      event.day === day && 'dish' in event && event.dish === dish ? [event.plates] : [],
    );
    return thrown.reduce((sum, plates) => sum + plates, sold);
  });
  const most = Math.max(0, ...counts);
  return most > 0 ? most : null;
}
