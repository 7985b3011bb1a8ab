import type { StallDay } from '@thela/ledger';
import type { SpokenEntry } from '../entries/spoken-entry';
import { dayMeant, dayName } from './change';
import type { Change, RecordsShell } from './change';
import { recordSayings } from './record-sayings';

/** Money spent, other than on ingredients. */
export function expenseChange(
  { category, note, amount, day: spoken }: Extract<SpokenEntry, { readonly kind: 'expense' }>,
  shell: RecordsShell,
): Change {
  const words = recordSayings.expense;
  const day = dayMeant(spoken, shell);
  const expense = { word: note || words.words[category], amount };
  const total = () => expensesOn(day, shell);
  return {
    kind: 'change',
    entries: [{ kind: 'expense', category, note, amount }],
    day,
    planned: () => words.planned(expense, dayName(day, shell)),
    isUnusual: false,
    done: async () => words.done(expense, await total(), dayName(day, shell)),
    undone: async () => words.undone(expense, await total(), dayName(day, shell)),
  };
}

/** ₹; `null` where the records cannot be read */
async function expensesOn(day: StallDay, { ledger }: RecordsShell): Promise<number | null> {
  try {
    const [totals] = await ledger.totals({ from: day, to: day });
    return totals?.expenses ?? 0;
  } catch {
    return null;
  }
}
