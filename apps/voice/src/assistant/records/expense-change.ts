import type { StallDay } from '@thela/ledger';
import type { AnswerTexts } from '../answer-texts';
import type { SpokenEntry } from '../entries/spoken-entry';
import { dayMeant, dayName } from './change';
import type { Change, RecordsShell } from './change';
import { recordSayings } from './record-sayings';

/** Money spent, other than on ingredients. */
export function expenseChange(
  { category, note, amount, day: spoken }: Extract<SpokenEntry, { readonly kind: 'expense' }>,
  shell: RecordsShell,
): Change {
  const words = ({ words: said }: AnswerTexts) => recordSayings(said).expense;
  const day = dayMeant(spoken, shell);
  const expense = (now: AnswerTexts) => ({ word: note || words(now).words[category], amount });
  const total = () => expensesOn(day, shell);
  return {
    kind: 'change',
    entries: [{ kind: 'expense', category, note, amount }],
    day,
    planned: (now) => words(now).planned(expense(now), dayName(day, shell, now)),
    isUnusual: false,
    done: async (now) => words(now).done(expense(now), await total(), dayName(day, shell, now)),
    undone: async (now) => words(now).undone(expense(now), await total(), dayName(day, shell, now)),
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
