import { useRef, useState } from 'react';
import type { Entry } from '@thela/ledger';
import type {
  ImportBatch,
  ImportOutcome,
  ReadBackup,
  RecordFiles,
  StallRecords,
} from '@thela/records';
import { messagesNow } from './messages';

type ReadFile = Extract<ReadBackup, { ok: true }>;

type ImportState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'preview'; readonly read: ReadFile; readonly name: string }
  | { readonly status: 'not-stored'; readonly added: number }
  | { readonly status: 'failure'; readonly fault: Extract<ReadBackup, { ok: false }>['fault'] };

/** Reading in a backup file: choose it, see what it would add, confirm. */
export function useImport(records: StallRecords) {
  const [state, setState] = useState<ImportState>({ status: 'idle' });
  const latest = useRef(0);

  async function choose(file: File) {
    const turn = ++latest.current;
    setState({ status: 'checking' });
    const next = await check(file, records);
    // Another file was chosen meanwhile.
    if (turn === latest.current) setState(next);
  }

  /**
   * Adds the file, and what was answered where both had decided.
   *
   * @returns what to tell the person when all is stored
   */
  async function confirm(answers: readonly Entry[]): Promise<string | null> {
    if (state.status !== 'preview') return null;
    const { read, name } = state;
    setState({ status: 'idle' });
    const isStored = await add(records, read, name, answers).catch(() => false);
    const { added, answers: toolAnswers } = read.preview;
    if (!isStored) {
      setState({ status: 'not-stored', added });
      return null;
    }
    const { copy } = messagesNow();
    return added > 0 ? copy.done(added) : copy.doneAnswers(toolAnswers);
  }

  return { state, choose, confirm, cancel: () => setState({ status: 'idle' }) };
}

async function check(file: File, { files }: StallRecords): Promise<ImportState> {
  try {
    const read = await files.read(file);
    return read.ok
      ? { status: 'preview', read, name: file.name }
      : { status: 'failure', fault: read.fault };
  } catch {
    return { status: 'failure', fault: 'unreadable' };
  }
}

/** @returns whether all of it is stored */
async function add(
  { files }: StallRecords,
  { backup, entries, today: day }: ReadFile,
  name: string,
  answers: readonly Entry[],
): Promise<boolean> {
  const all = [...entries, ...answers].map((entry) => ({ day, entry }));
  return (await addBatch(files, { kind: 'backup', name, backup, entries: all })).ok;
}

export async function addBatch(files: RecordFiles, batch: ImportBatch): Promise<ImportOutcome> {
  const staged = await files.stage(batch);
  return staged.ok ? files.apply(staged.id) : staged;
}
