import type { Ledger, Notify } from '@thela/contract';
import { useWords } from '@thela/language';
import { entriesOfDay, isCalendarDate, undoOf } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import { fullDayName, useAction } from '@thela/page';
import { Button, TextField } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { messagesNow, useMessages } from './messages';

export interface MoveDayProps {
  readonly ledger: Ledger;
  readonly notify: Notify;
  readonly day: StallDay;
  readonly today: StallDay;
  /** All that counts of that day. */
  readonly events: readonly LedgerEvent[];
}

/** Moves all that was entered on a wrong day to another one, or takes it back. */
export function MoveDay({ ledger, notify, day, today, events }: MoveDayProps) {
  const { moveDay } = useMessages();
  const words = useWords();
  const [to, setTo] = useState(today);
  const [isAsked, setAsked] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { isBusy, run } = useAction();
  const count = events.length;

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isRight = isCalendarDate(to) && to <= today && to !== day;
    setWrong(!isRight);
    if (!isRight) return event.currentTarget.querySelector('input')?.focus();
    void run(async () => {
      const entries = entriesOfDay(events);
      const entered = await ledger.append(entries, to);
      // First entered, then taken back: where the page ends in between, all is there twice and nothing is lost.
      if (entered.events.length < entries.length) return;
      await takeBack();
      notifyOf(messagesNow().moveDay.moved(count, fullDayName(words, to)));
    });
  }

  async function takeBack() {
    await ledger.append(events.map(undoOf), day);
  }

  function notifyOf(message: string) {
    notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  function remove() {
    void run(async () => {
      await takeBack();
      notifyOf(messagesNow().moveDay.removed(count));
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <form noValidate onSubmit={move} className="flex flex-wrap items-end gap-3">
        <TextField
          label={moveDay.to}
          type="date"
          max={today}
          value={to}
          fault={isWrong ? moveDay.wrongDay : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {moveDay.move(count)}
        </Button>
      </form>
      {isAsked ? (
        <div role="group" aria-label={moveDay.question(count)}>
          <p className="font-semibold">{moveDay.question(count)}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="danger" onClick={remove} disabled={isBusy}>
              {moveDay.remove}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)} disabled={isBusy}>
              {moveDay.keep}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" className="w-fit" onClick={() => setAsked(true)}>
          {moveDay.ask}
        </Button>
      )}
    </div>
  );
}
