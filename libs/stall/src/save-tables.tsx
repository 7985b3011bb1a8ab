import type { Ledger } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { TranslatedNames } from '@thela/language/built-in-names';
import {
  daysCsv,
  dishesCsv,
  EARLIEST_DAY,
  expensesCsv,
  ingredientsCsv,
  LATEST_DAY,
} from '@thela/ledger';
import type { CsvWords, Stall } from '@thela/ledger';
import { downloadText } from '@thela/page';
import { Button } from '@thela/ui';
import { useExpenseMessages } from '@thela/ui/expenses';
import { useId, useState } from 'react';
import { useMessages } from './messages';
import { shownTotals } from './shown-totals';

/** Tells Excel that the table is UTF-8; it would garble names in Hindi. */
const BYTE_ORDER_MARK = '\uFEFF';
const ALL_DAYS = { from: EARLIEST_DAY, to: LATEST_DAY };
const TABLES = ['days', 'dishes', 'ingredients', 'expenses'] as const;

interface Source {
  readonly ledger: Ledger;
  readonly stall: Stall;
  readonly names: TranslatedNames;
  readonly words: CsvWords;
}

async function csvOf(table: (typeof TABLES)[number], source: Source): Promise<string> {
  const { ledger, stall, names, words } = source;
  if (table === 'ingredients') return ingredientsCsv(names.inStall(stall).ingredients, words);
  if (table === 'expenses') {
    return expensesCsv(await ledger.events({ ...ALL_DAYS, kinds: ['expense'] }), words);
  }
  const totals = await ledger.totals(ALL_DAYS);
  const shown = totals.map((day) => shownTotals(day, stall, names));
  return table === 'days' ? daysCsv(shown, words) : dishesCsv(shown, words);
}

/** Saves what a person wants to calculate with as a table for a spreadsheet, whichever is chosen. */
export function SaveTables({ ledger, stall }: Pick<Source, 'ledger' | 'stall'>) {
  const { copy } = useMessages();
  const { categories } = useExpenseMessages();
  const names = useTranslatedNames();
  const headingId = useId();
  const [hasFailed, setFailed] = useState(false);
  const save = async (table: (typeof TABLES)[number]) => {
    setFailed(false);
    const today = ledger.today.getSnapshot();
    const words = {
      headings: copy.columns,
      day: (day: string) => (day > today ? copy.futureDay(day) : day),
      unit: copy.unit,
      expense: categories,
    };
    try {
      const text = BYTE_ORDER_MARK + (await csvOf(table, { ledger, stall, names, words }));
      downloadText(`stall-${table}-${today}.csv`, text, 'text/csv');
    } catch {
      setFailed(true);
    }
  };
  return (
    <div role="group" aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 font-semibold">
        {copy.csv}
      </h2>
      <div className="flex flex-wrap gap-3 *:grow">
        {TABLES.map((table) => (
          <Button key={table} variant="secondary" onClick={() => save(table)}>
            {copy.tables[table]}
          </Button>
        ))}
      </div>
      {hasFailed ? (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {copy.tableFailed}
        </p>
      ) : null}
    </div>
  );
}
