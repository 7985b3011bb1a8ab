import { addDays, isCalendarDate } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { countPath } from '@thela/page';
import { Button, TextField } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from './messages';

/** Five years: an older day is a slip of the finger. */
const MOST_DAYS_BACK = 1826;

/** Leads to counting a day that is over, also one before the stall was set up: of a paper book. */
export function PaperBook({ today }: { readonly today: StallDay }) {
  const { paperBook } = useMessages().days;
  const navigate = useNavigate();
  const [day, setDay] = useState(() => addDays(today, -1));
  const [isWrong, setWrong] = useState(false);
  const first = addDays(today, -MOST_DAYS_BACK);

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isRight = isCalendarDate(day) && day >= first && day < today;
    setWrong(!isRight);
    if (isRight) void navigate(`${countPath}/${day}`);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-12 w-fit cursor-pointer items-center rounded-control font-semibold text-flame underline">
        {paperBook.heading}
      </summary>
      <p className="mb-3">{paperBook.text}</p>
      <form noValidate onSubmit={open} className="flex flex-wrap items-end gap-3">
        <TextField
          label={paperBook.day}
          type="date"
          min={first}
          max={addDays(today, -1)}
          value={day}
          fault={isWrong ? paperBook.wrongDay : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit">{paperBook.open}</Button>
      </form>
    </details>
  );
}
