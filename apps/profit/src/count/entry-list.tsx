import type { Shell } from '@thela/contract';
import { TIME, useWords } from '@thela/language';
import { stallDay } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DoneNote } from '../done-note';
import { CorrectForm } from './correct-form';
import { countingOf } from './counting';
import { SHORT_DAY } from './days';
import { numbersOf } from './entry-numbers';
import type { DayEntry, DayEvent } from './entry-numbers';
import { useCountMessages } from './messages';

export interface EntryText {
  /** Names it in a sentence: '5 plates of Upma'. */
  readonly what: string;
  /** Says more about it: why it was thrown away. */
  readonly more: string;
}

export interface EntryListProps {
  readonly shell: Shell;
  readonly events: readonly DayEvent[];
  readonly textOf: (entry: DayEntry) => EntryText;
  readonly nameOf: (ingredient: string) => string;
  /** What stands in the place of 'Take back' where that cannot be done. */
  readonly insteadOf?: (event: DayEvent) => ReactNode;
  readonly onChange: () => void;
  /** What stands around the list; nothing does without an entry and anything to undo. */
  readonly frame: (list: ReactNode) => ReactNode;
}

interface Done {
  readonly text: string;
  readonly onUndo: (() => void) | null;
}

/** Entries of a day, each to be corrected or taken back; what was done last can be undone. */
export function EntryList({ shell, events, textOf, onChange, frame, ...props }: EntryListProps) {
  const { correction: words } = useCountMessages();
  const [done, setDone] = useState<Done | null>(null);
  const counting = countingOf(shell);
  const what = (entry: DayEntry) => textOf(entry).what;

  /** Says what a change did, and that it did nothing where the shell refuses it. */
  const enter = (change: Promise<unknown>, outcome: Done) => {
    setDone(outcome);
    onChange();
    void change.then((entered) => {
      if (!entered) setDone({ text: words.failed, onUndo: null });
    });
  };
  const putBack = (latest: LedgerEvent, entry: DayEntry) =>
    enter(counting.correct(latest, entry), {
      text: words.putBack(what(entry)),
      onUndo: null,
    });
  const takeBack = (event: DayEvent) =>
    enter(counting.remove(event), {
      text: words.takenBack(what(event)),
      onUndo: () => putBack(event, event),
    });
  const correct = (event: DayEvent, entry: DayEntry) => {
    const latest = counting.correct(event, entry);
    enter(latest, {
      text: words.corrected(what(event), what(entry)),
      onUndo: () => void latest.then((corrected) => putBack(corrected ?? event, event)),
    });
  };

  if (events.length === 0 && !done) return null;
  return frame(
    <>
      <ul className="divide-y divide-line/70">
        {events.map((event) => (
          <EntryRow
            key={event.id}
            shell={shell}
            event={event}
            text={textOf(event)}
            onTakeBack={() => takeBack(event)}
            onCorrect={(entry) => correct(event, entry)}
            {...props}
          />
        ))}
      </ul>
      {done ? (
        <div className="mt-3">
          <DoneNote key={done.text} text={done.text} onUndo={done.onUndo} />
        </div>
      ) : null}
    </>,
  );
}

interface EntryRowProps extends Pick<EntryListProps, 'shell' | 'nameOf' | 'insteadOf'> {
  readonly event: DayEvent;
  readonly text: EntryText;
  readonly onTakeBack: () => void;
  readonly onCorrect: (entry: DayEntry) => void;
}

function EntryRow(props: EntryRowProps) {
  const { shell, event, text, nameOf, insteadOf, onTakeBack, onCorrect } = props;
  const { correction: words } = useCountMessages();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const time = useTimeOf(shell)(event);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <li className="py-3">
      <p translate="no" className="font-semibold wrap-anywhere first-letter:uppercase">
        {text.what}
      </p>
      <p className="text-sm text-ink-soft">{`${text.more === '' ? '' : `${text.more} · `}${time}`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {numbersOf(event).length > 0 ? (
          <Button
            ref={opener}
            variant="secondary"
            className="px-4"
            aria-label={words.correctNamed(text.what)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.correct}
          </Button>
        ) : null}
        {insteadOf?.(event) ?? (
          <Button
            variant="secondary"
            className="px-4"
            aria-label={words.takeBackNamed(text.what)}
            onClick={onTakeBack}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      {isOpen ? (
        <CorrectForm
          label={words.correctNamed(text.what)}
          entry={event}
          nameOf={nameOf}
          onCancel={close}
          onStore={(entry) => {
            setOpen(false);
            onCorrect(entry);
          }}
        />
      ) : null}
    </li>
  );
}

/** When an entry was made: the time, with the date where that is not the day that it belongs to. */
function useTimeOf({ stall }: Pick<Shell, 'stall'>): (event: DayEvent) => string {
  const { moment } = useWords();
  const { timeZone } = stall.getSnapshot();
  return ({ at, day }) => {
    return moment(at, stallDay(at, timeZone) === day ? TIME : { ...SHORT_DAY, ...TIME });
  };
}
