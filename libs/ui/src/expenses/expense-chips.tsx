import { LONGEST_TEXT, MONEY_LIMITS, normaliseText } from '@thela/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../field';
import { AmountChips } from './amount-chips';
import type { AmountChipsProps } from './amount-chips';
import { useExpenseMessages } from './messages';

const categories = ['gas', 'ice', 'help', 'rent', 'other'] as const;

/** What the ledger stores of an expense. */
interface Expense {
  readonly kind: 'expense';
  readonly category: (typeof categories)[number];
  readonly note: string;
  /** ₹, above 0. */
  readonly amount: number;
}

export interface ExpenseChipsProps extends Pick<AmountChipsProps<string>, 'typed' | 'onTyped'> {
  /** Says that gas is in the recipes already, where it is. */
  readonly gasWarning?: ReactNode;
  readonly onAdd: (expense: Expense) => void;
}

/** What was spent: a chip, an amount, and a word of its own where the chip does not say all. */
export function ExpenseChips({ gasWarning, onAdd, ...typed }: ExpenseChipsProps) {
  const words = useExpenseMessages();
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const setNote = (category: string, note: string) =>
    setNotes((all) => ({ ...all, [category]: note }));
  return (
    <AmountChips
      {...typed}
      label={words.label}
      options={categories.map((value) => ({ value, label: words.categories[value] }))}
      isMoney
      limits={MONEY_LIMITS}
      words={words}
      below={(category) =>
        category === 'other' || category === 'rent' ? (
          <div className="mt-3 max-w-md">
            <Field
              label={words.note}
              value={notes[category] ?? ''}
              maxLength={LONGEST_TEXT}
              onChange={({ currentTarget }) => setNote(category, currentTarget.value)}
            />
          </div>
        ) : category === 'gas' ? (
          gasWarning
        ) : null
      }
      onAdd={(category, amount) => {
        const word = normaliseText(notes[category] ?? '').slice(0, LONGEST_TEXT);
        onAdd({ kind: 'expense', category, note: word, amount });
        setNote(category, '');
      }}
    />
  );
}
