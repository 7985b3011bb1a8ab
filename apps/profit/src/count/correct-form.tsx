import { baseOf } from '@thela/ledger';
import { AMOUNT_LIMITS, COUNT_LIMITS, MONEY_LIMITS, PRICE_LIMITS } from '@thela/text';
import {
  Button,
  NumberField,
  NumberNote,
  PriceInput,
  SelectField,
  useNumberDraft,
} from '@thela/ui';
import { useId, useState } from 'react';
import { focusFirst } from '../done-note';
import { unitOptions, unitsByBase } from '../menu/unit-choices';
import { useMessages } from '../messages';
import { numbersOf } from './entry-numbers';
import type { DayEntry, EntryNumber } from './entry-numbers';
import { useCountMessages } from './messages';

export interface CorrectFormProps {
  /** Names the form: what is corrected. */
  readonly label: string;
  readonly entry: DayEntry;
  readonly nameOf: (ingredient: string) => string;
  readonly onStore: (entry: DayEntry) => void;
  readonly onCancel: () => void;
}

export function CorrectForm({ label, entry, nameOf, onStore, onCancel }: CorrectFormProps) {
  const { correction: words } = useCountMessages();
  const [draft, setDraft] = useState(entry);
  /** Positions of the fields whose text is no number. */
  const [faults, setFaults] = useState<ReadonlySet<number>>(new Set());
  const mark = (position: number, isFault: boolean) =>
    setFaults((before) => {
      const next = new Set(before);
      if (isFault) next.add(position);
      else next.delete(position);
      return next;
    });
  return (
    <form
      noValidate
      aria-label={label}
      className="mt-2 flex flex-col gap-3 rounded-control bg-rice p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.size === 0) onStore(draft);
      }}
    >
      {numbersOf(draft).map((number, position) => (
        <NumberOfEntry
          // oxlint-disable-next-line react/no-array-index-key -- numbers of an entry keep their places
          key={position}
          isFirst={position === 0}
          number={number}
          label={number.ingredient === undefined ? words[number.of] : nameOf(number.ingredient)}
          onEntry={setDraft}
          onFault={(isFault) => mark(position, isFault)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-auto sm:flex-none">
          {words.store}
        </Button>
        <Button variant="secondary" className="flex-auto sm:flex-none" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface NumberOfEntryProps {
  readonly isFirst: boolean;
  readonly number: EntryNumber;
  readonly label: string;
  readonly onEntry: (entry: DayEntry) => void;
  readonly onFault: (isFault: boolean) => void;
}

function limitsOf({ of, least }: EntryNumber) {
  if (of === 'money') return least === '0' ? PRICE_LIMITS : MONEY_LIMITS;
  return { ...(of === 'plates' ? COUNT_LIMITS : AMOUNT_LIMITS), least };
}

function NumberOfEntry({ isFirst, number, label, onEntry, onFault }: NumberOfEntryProps) {
  const id = useId();
  const { correction: words } = useCountMessages();
  const { units } = useMessages();
  const { of, unit, setUnit } = number;
  const [typed, setTyped] = useState<number | null>(number.value);
  const draft = useNumberDraft(
    typed,
    (value) => {
      setTyped(value);
      onFault(false);
      onEntry(number.set(value));
    },
    limitsOf(number),
    {
      onNone: () => {
        setTyped(null);
        onFault(true);
        return null;
      },
    },
  );
  const field = { id, draft, ...(isFirst && { ref: focusFirst }) };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex max-w-sm flex-wrap gap-2">
        {of === 'money' ? (
          <PriceInput {...field} className="min-w-32 flex-1" />
        ) : (
          <NumberField
            {...field}
            inputMode={of === 'plates' ? 'numeric' : 'decimal'}
            className="min-w-20 flex-[1_1_5rem] px-3"
          />
        )}
        {unit && setUnit ? (
          <SelectField
            aria-label={words.unit}
            className="min-w-24 flex-[1_1_6rem]"
            value={unit}
            options={unitOptions(units, unitsByBase[baseOf(unit)])}
            onChange={({ currentTarget: { value } }) => {
              const chosen = unitsByBase[baseOf(unit)].find((each) => each === value);
              if (chosen) onEntry(setUnit(chosen));
            }}
          />
        ) : null}
      </div>
      <NumberNote
        id={id}
        draft={draft}
        words={{ ...words, tooLow: words.tooLow[number.least] }}
        isMoney={of === 'money'}
        className="mt-1"
      />
      {draft.parsed.fault === 'empty' ? (
        <p role="alert" className="mt-1 text-sm font-medium text-chilli">
          {words.tooLow[number.least]}
        </p>
      ) : null}
    </div>
  );
}
