import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { usesFuel } from '@thela/ledger';
import type { ExpenseCategory, ExpenseEntry, Stall } from '@thela/ledger';
import { LONGEST_TEXT, MONEY_LIMITS, normaliseText } from '@thela/text';
import { Button, Choice, Field, NumberNote, PriceInput, useNumberDraft } from '@thela/ui';
import { useId, useRef, useState } from 'react';
import { useListed } from '../listed';
import { useCountMessages } from './messages';

const categories: readonly ExpenseCategory[] = ['gas', 'ice', 'help', 'rent', 'other'];

export interface ExpenseFormProps {
  readonly stall: Store<Stall>;
  /** The day in words; `null` for today. */
  readonly date: string | null;
  readonly onAdd: (entry: ExpenseEntry) => void;
}

/** Category, amount and a word of an expense. */
export function ExpenseForm({ stall, date, onAdd }: ExpenseFormProps) {
  const { expenses: texts } = useCountMessages();
  const [category, setCategory] = useState<ExpenseCategory>('gas');
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const draft = useNumberDraft(
    amount,
    (number) => {
      setAmount(number);
      setMissing(false);
    },
    MONEY_LIMITS,
    {
      onNone: () => {
        setAmount(null);
        return null;
      },
    },
  );
  const onSubmit = () => {
    if (amount === null) {
      setMissing(draft.parsed.fault === 'empty');
      field.current?.focus();
      return;
    }
    onAdd({ kind: 'expense', category, note: normaliseText(note).slice(0, LONGEST_TEXT), amount });
    setAmount(null);
    setNote('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-col gap-3"
    >
      <CategoryChoice category={category} onCategory={setCategory} />
      {category === 'gas' ? <GasWarning stall={stall} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor={id} className="mb-1 block font-medium">
            {texts.amount}
          </label>
          <PriceInput
            ref={field}
            id={id}
            draft={draft}
            hintId={isMissing ? `${id}-missing` : undefined}
          />
          <NumberNote
            id={id}
            draft={draft}
            words={{ ...texts, tooLow: texts.missing }}
            isMoney
            className="mt-1"
          />
          {isMissing ? (
            <p id={`${id}-missing`} role="alert" className="mt-1 text-sm font-medium text-chilli">
              {texts.missing}
            </p>
          ) : null}
        </div>
        <Field
          label={texts.note}
          value={note}
          maxLength={LONGEST_TEXT}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <Button type="submit" className="w-full sm:w-auto sm:self-start">
        {date === null ? texts.add : texts.addOn(date)}
      </Button>
    </form>
  );
}

interface CategoryChoiceProps {
  readonly category: ExpenseCategory;
  readonly onCategory: (category: ExpenseCategory) => void;
}

function CategoryChoice({ category, onCategory }: CategoryChoiceProps) {
  const { expenses: texts } = useCountMessages();
  return (
    <Choice
      label={texts.category}
      options={categories.map((value) => ({ value, label: texts.categories[value] }))}
      value={category}
      onValue={onCategory}
    />
  );
}

/** Gas that is in the recipes and in the expenses, too, is taken off twice. */
function GasWarning({ stall }: Pick<ExpenseFormProps, 'stall'>) {
  const { expenses: texts } = useCountMessages();
  const listed = useListed();
  const names = useTranslatedNames();
  const dishes = usesFuel(names.inStall(useStore(stall))).map(({ name }) => name);
  if (dishes.length === 0) return null;
  return (
    <p className="rounded-control bg-turmeric-tint p-3 wrap-anywhere">
      {texts.gasCountsTwice(listed(dishes))}
    </p>
  );
}
