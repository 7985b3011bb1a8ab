import type { Stored } from '@thela/contract';
import { formatRupees } from '@thela/pricing';
import { useId, useState } from 'react';
import { useEdits } from '../menu/use-edits';
import { useMessages } from '../messages';
import { NumberFault, NumberField } from '../number-field';
import { useCheckedNumber } from '../use-checked-number';
import { useCountMessages } from './messages';
import { WaitingMark } from './waiting-mark';

/** The largest count of a day. */
const MOST_PLATES = 1_000_000;

interface TypedDish {
  readonly dish: string;
  readonly name: string;
  readonly plates: number;
  /** ₹, 2 decimals. */
  readonly revenue: number;
  readonly isWaiting: boolean;
}

export interface TypedCountsProps {
  readonly dishes: readonly TypedDish[];
  /** The day in words; `null` for today. */
  readonly date: string | null;
  readonly onTyped: (dish: string, plates: number) => Promise<Stored>;
}

/** A field for the count of each dish on a day. */
export function TypedCounts({ dishes, date, onTyped }: TypedCountsProps) {
  const words = useCountMessages();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <ul className="divide-y divide-line/70">
        {dishes.map((each) => (
          <TypedRow key={each.dish} {...each} date={date} onTyped={onTyped} />
        ))}
      </ul>
      {/* Without one, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden>
        {words.typed.store}
      </button>
    </form>
  );
}

interface TypedRowProps extends TypedDish, Pick<TypedCountsProps, 'date' | 'onTyped'> {}

function TypedRow({ dish, name, plates, revenue, isWaiting, date, onTyped }: TypedRowProps) {
  const id = useId();
  const { typed } = useCountMessages();
  const { notANumber, tooLow } = useMessages().plates;
  const [entering, setEntering] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { fields, edit, cancel, store } = useEdits({ plates: entering ?? plates }, (changes) => {
    if (changes.plates === undefined) return true;
    setEntering(changes.plates);
    setFailed(false);
    onTyped(dish, changes.plates)
      .catch(() => setFailed(true))
      .finally(() => setEntering(null));
    return true;
  });
  const draft = useCheckedNumber(fields.plates, (number) => edit({ plates: number }), {
    isWhole: true,
    most: MOST_PLATES,
    // The first figures of what is typed are no count.
    onNone: () => {
      cancel();
      return entering ?? plates;
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-24 flex-1">
        <label htmlFor={id} className="block text-lg leading-snug font-semibold wrap-anywhere">
          <span className="sr-only">
            {date === null ? typed.count(name) : typed.countOf(name, date)}
          </span>
          <span aria-hidden="true">{name}</span>
        </label>
        <p className="text-sm text-ink-soft tabular-nums">{typed.brought(formatRupees(revenue))}</p>
      </div>
      {isWaiting ? <WaitingMark /> : null}
      <div onBlur={store}>
        <NumberField
          id={id}
          draft={draft}
          inputMode="numeric"
          step={1}
          className="w-24 text-center font-bold"
        />
      </div>
      <NumberFault
        id={id}
        draft={draft}
        words={{ notANumber, tooLow, tooHigh: typed.tooHigh }}
        className="w-full text-right"
      />
      {hasFailed ? (
        <p role="alert" className="w-full text-sm font-medium text-chilli">
          {typed.failed}
        </p>
      ) : null}
    </li>
  );
}
