import type { Stored } from '@thela/contract';
import { formatRupees } from '@thela/pricing';
import { COUNT_LIMITS } from '@thela/text';
import { Choice, NumberField, NumberNote, useNumberDraft } from '@thela/ui';
import { useId, useState } from 'react';
import { useEdits } from '../menu/use-edits';
import { useMessages } from '../messages';
import type { TypedAs } from './counting';
import { useCountMessages } from './messages';
import type { CountMessages } from './messages';
import { WaitingMark } from './waiting-mark';

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
  readonly onTyped: (dish: string, plates: number, typedAs: TypedAs) => Promise<Stored>;
}

/** A field for each dish on a day: for the whole count, or for plates on top of it. */
export function TypedCounts({ dishes, date, onTyped }: TypedCountsProps) {
  const { typed } = useCountMessages();
  const [typedAs, setTypedAs] = useState<TypedAs>('count');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <Choice
        label={typed.meaning}
        options={[
          { value: 'count', label: typed.asCount(date) },
          { value: 'more', label: typed.asMore },
        ]}
        value={typedAs}
        onValue={setTypedAs}
      />
      <ul className="divide-y divide-line/70">
        {dishes.map((each) => (
          <TypedRow
            key={`${typedAs} ${each.dish}`}
            {...each}
            typedAs={typedAs}
            date={date}
            onTyped={onTyped}
          />
        ))}
      </ul>
      {/* Without one, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden>
        {typed.store}
      </button>
    </form>
  );
}

interface TypedRowProps extends TypedDish, Pick<TypedCountsProps, 'date' | 'onTyped'> {
  readonly typedAs: TypedAs;
}

function TypedRow(props: TypedRowProps) {
  const { dish, name, plates, revenue, isWaiting, typedAs, date, onTyped } = props;
  const id = useId();
  const { typed } = useCountMessages();
  const faults = useMessages().plates;
  const [entering, setEntering] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMore = typedAs === 'more';
  const now = entering ?? (isMore ? null : plates);
  const { fields, edit, cancel, store } = useEdits({ plates: now }, (changes) => {
    const number = changes.plates ?? null;
    if (number === null || (isMore && number === 0)) return true;
    setEntering(number);
    setFailed(false);
    onTyped(dish, number, typedAs)
      .catch(() => setFailed(true))
      .finally(() => setEntering(null));
    return true;
  });
  const draft = useNumberDraft(fields.plates, (number) => edit({ plates: number }), COUNT_LIMITS, {
    // The first figures of what is typed are no count.
    onNone: () => {
      cancel();
      return now;
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-24 flex-1">
        <label htmlFor={id} className="block text-lg leading-snug font-semibold wrap-anywhere">
          <span className="sr-only">{labelOf(typed, props)}</span>
          <span aria-hidden="true">{name}</span>
        </label>
        <p className="text-sm text-ink-soft tabular-nums">
          {isMore ? typed.soFar(plates) : typed.brought(formatRupees(revenue))}
        </p>
      </div>
      {isWaiting ? <WaitingMark /> : null}
      <div onBlur={store} className="flex items-center gap-2">
        <NumberField
          id={id}
          draft={draft}
          inputMode="numeric"
          className="w-24 text-center font-bold"
        />
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {isMore ? typed.more : (date ?? typed.today)}
        </span>
      </div>
      <NumberNote id={id} draft={draft} words={faults} className="w-full text-right" />
      {hasFailed ? (
        <p role="alert" className="w-full text-sm font-medium text-chilli">
          {typed.failed}
        </p>
      ) : null}
    </li>
  );
}

function labelOf(
  { count, countOf, moreToday, moreOf }: CountMessages['typed'],
  { name, date, typedAs }: Pick<TypedRowProps, 'name' | 'date' | 'typedAs'>,
): string {
  if (typedAs === 'more') return date === null ? moreToday(name) : moreOf(name, date);
  return date === null ? count(name) : countOf(name, date);
}
