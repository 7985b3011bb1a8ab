import type { Ledger, Notify } from '@thela/contract';
import { useWords } from '@thela/language';
import { entriesOfDay, isCalendarDate, isOfOneDay, isSpecial, undoOf } from '@thela/ledger';
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
  const lasting = lastingIn(events);
  const ofDay = events.filter((event) => !lasting.includes(event));

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isRight = isCalendarDate(to) && to <= today && to !== day;
    setWrong(!isRight);
    if (!isRight) return event.currentTarget.querySelector('input')?.focus();
    void run(async () => {
      if (!(await enter(events, to))) return;
      await takeBack(events);
      notifyOf(messagesNow().moveDay.moved(count, fullDayName(words, to)));
    });
  }

  /** First entered, then taken back: where the page ends in between, all is there twice and nothing is lost. */
  async function enter(some: readonly LedgerEvent[], on: StallDay): Promise<boolean> {
    const entries = entriesOfDay(some);
    return (await ledger.append(entries, on)).events.length === entries.length;
  }

  async function takeBack(some: readonly LedgerEvent[]) {
    await ledger.append(some.map(undoOf), day);
  }

  function notifyOf(message: string) {
    notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  function remove() {
    void run(async () => {
      if (day <= today) await takeBack(ofDay);
      else if (await enter(lasting, today)) await takeBack(events);
      notifyOf(messagesNow().moveDay.removed(ofDay.length));
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
        <div role="group" aria-label={moveDay.question(ofDay.length)}>
          <p className="font-semibold">{moveDay.question(ofDay.length)}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="danger" onClick={remove} disabled={isBusy}>
              {moveDay.remove}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)} disabled={isBusy}>
              {moveDay.keep}
            </Button>
          </div>
        </div>
      ) : ofDay.length > 0 ? (
        <Button variant="secondary" className="w-fit" onClick={() => setAsked(true)}>
          {moveDay.ask}
        </Button>
      ) : null}
    </div>
  );
}

/** A name alone is that of something which was there before. */
function isAdding(event: LedgerEvent): boolean {
  if (event.kind !== 'dish' && event.kind !== 'ingredient') return false;
  return 'name' in event.fields && event.fields.isRetired === false;
}

/** The set-up, and prices and recipes of what was added: plates of other days have their names and prices of it. */
function lastingIn(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const added = new Set(events.filter(isAdding).flatMap(subjectOf));
  const isOfDay = (event: LedgerEvent) =>
    isOfOneDay(event.kind) || ('scope' in event && event.scope === 'day');
  return events.filter(
    (event) =>
      event.kind === 'stall' || (!isOfDay(event) && subjectOf(event).some((id) => added.has(id))),
  );
}

function subjectOf(event: LedgerEvent): readonly string[] {
  if ('dish' in event) return isSpecial(event.dish) ? [] : [event.dish];
  return 'ingredient' in event ? [event.ingredient] : [];
}
