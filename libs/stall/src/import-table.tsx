import { useStore } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { STALL_LIMITS } from '@thela/ledger';
import { useMessages as usePageMessages } from '@thela/page';
import type { ImportBatch, ReadTable, TableAnswers, TableReading } from '@thela/records';
import Table from 'lucide-react/icons/table';
import { useRef, useState } from 'react';
import { FileButton } from './file-button';
import type { Catalogue } from './menu-choices';
import { messagesNow, useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';
import { dishNames, ingredientNames } from './table-entries';
import type { TableContext } from './table-entries';
import { TablePreview } from './table-preview';
import { addBatch } from './use-import';

type ImportTableProps = Pick<StallPageProps, 'stall' | 'ledger' | 'records' | 'notify'> & {
  readonly catalogue: Catalogue;
};

type State =
  | { readonly status: 'idle' | 'checking' }
  | {
      readonly status: 'preview';
      readonly reading: TableReading;
      readonly answers: TableAnswers;
      readonly context: TableContext;
    }
  | {
      readonly status: 'failure';
      readonly fault: Extract<ReadTable, { ok: false }>['fault'] | 'too-many';
    }
  | { readonly status: 'not-stored'; readonly count: number };

/** Reads in a table of dishes, ingredients or sales: shows first what it would add. */
export function ImportTable(props: ImportTableProps) {
  const { stall: store, ledger, records, notify, catalogue } = props;
  const { copy } = useMessages();
  const { tooMany } = usePageMessages().stall;
  const { table: words } = copy;
  const stall = useTranslatedNames().inStall(useStore(store));
  const today = useStore(ledger.today);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [file, setFile] = useState<File | null>(null);
  const latest = useRef(0);

  async function check(table: File, answers: TableAnswers): Promise<State> {
    try {
      const names = { ingredients: ingredientNames(stall), dishes: dishNames(stall, catalogue) };
      const reading = await records.files.readTable({ table, today, ...names, ...answers });
      if (!reading.ok) return { status: 'failure', fault: reading.fault };
      const days = reading.items.flatMap(({ day }) => day ?? []).sort();
      const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
      const counts = await ledger.events({ ...range, kinds: ['plates'] });
      const context = { stall, catalogue, today, counts };
      return { status: 'preview', reading, answers, context };
    } catch {
      return { status: 'failure', fault: 'unreadable' };
    }
  }

  async function read(table: File, answers: TableAnswers = {}) {
    const turn = ++latest.current;
    const next = await check(table, answers);
    // Another file or answer came meanwhile.
    if (turn === latest.current) setState(next);
  }

  async function add(name: string, entries: ImportBatch['entries']) {
    setState({ status: 'idle' });
    const batch = { kind: 'csv', name, entries } as const;
    const outcome = await addBatch(records.files, batch).catch(() => null);
    const count = entries.length;
    const message = messagesNow().copy.done(count);
    if (outcome?.ok) notify.show({ kind: 'success', message, urgency: 'polite' });
    else if (outcome?.reason === 'too-many') setState({ status: 'failure', fault: 'too-many' });
    else setState({ status: 'not-stored', count });
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <FileButton
        icon={Table}
        label={words.action}
        hint={words.hint}
        accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain"
        onFile={(table) => {
          setFile(table);
          setState({ status: 'checking' });
          void read(table);
        }}
      />
      <div aria-live="polite">
        {state.status === 'checking' ? <p className="mt-3">{copy.checking}</p> : null}
        {state.status === 'failure' ? (
          <p className="mt-3 font-medium text-chilli">
            {state.fault === 'too-many'
              ? tooMany(STALL_LIMITS.dishes, STALL_LIMITS.ingredients, STALL_LIMITS.lines)
              : words.faults[state.fault]}
          </p>
        ) : null}
        {state.status === 'not-stored' ? (
          <p className="mt-3 font-medium text-chilli">{copy.notStored(state.count)}</p>
        ) : null}
      </div>
      {state.status === 'preview' && file ? (
        <TablePreview
          reading={state.reading}
          answers={state.answers}
          context={state.context}
          onAnswer={(answers) => void read(file, answers)}
          onConfirm={(entries) => void add(file.name, entries)}
          onCancel={() => setState({ status: 'idle' })}
        />
      ) : null}
    </div>
  );
}
