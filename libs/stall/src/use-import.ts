import { useRef, useState } from 'react';
import type { ImportPreview, StallRecords } from '@thela/records';
import { messagesNow } from './messages';
import type { Messages } from './messages';

/** What a valid file would add. */
export type ValidImport = Extract<ImportPreview, { ok: true }>;

type Fault = keyof Messages['copy']['faults'];

type ImportState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'preview'; readonly preview: ValidImport; readonly text: string }
  | { readonly status: 'not-stored'; readonly added: number }
  | { readonly status: 'failure'; readonly fault: Fault };

/** Reading in a copy: choose a file, see what it would add, confirm. */
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

  /** Gives what to tell the person when all was stored. */
  async function confirm(): Promise<string | null> {
    if (state.status !== 'preview') return null;
    try {
      const result = await records.importText(state.text);
      // The storage holds more now; where it cannot be measured, nobody misses that here.
      records.refresh().catch(() => {});
      if (!result.ok) {
        setState({ status: 'failure', fault: result.fault });
        return null;
      }
      if (result.stored === false) {
        setState({ status: 'not-stored', added: result.added });
        return null;
      }
      setState({ status: 'idle' });
      const { copy } = messagesNow();
      return result.added > 0 ? copy.done(result.added) : copy.doneAnswers(result.answers);
    } catch {
      setState({ status: 'failure', fault: 'unreadable' });
      return null;
    }
  }

  return { state, choose, confirm, cancel: () => setState({ status: 'idle' }) };
}

async function check(file: File, records: StallRecords): Promise<ImportState> {
  try {
    const text = await file.text();
    const preview = await records.preview(text);
    return preview.ok
      ? { status: 'preview', preview, text }
      : { status: 'failure', fault: preview.fault };
  } catch {
    return { status: 'failure', fault: 'unreadable' };
  }
}
