import type { Stored } from '@thela/contract';
import type { LedgerEvent } from '@thela/ledger';
import type { AnswerTexts } from '../answer-texts';
import type { Messages } from '../messages';
import { setPhrase } from '../reply';
import type { RecordsReply } from '../reply';
import type { Change, RecordsShell } from './change';

/** So many changes can be taken back, the last one first. */
const MOST_UNDONE = 10;

interface HistoryEntry {
  readonly id: string;
  readonly change: Change;
  readonly events: readonly LedgerEvent[];
}

/** Changes that were written by voice, and can be taken back. */
export interface ChangeHistory {
  readonly write: (change: Change, texts: AnswerTexts) => Promise<RecordsReply>;
  /** @param id of what was written; without it the last one that still counts */
  readonly undo: (texts: AnswerTexts, id?: string) => Promise<RecordsReply>;
  /** What `undo` would take back, as a question names it. */
  readonly last: (texts: AnswerTexts) => string | undefined;
  /** What it wrote, as far as it still counts. */
  readonly lastEvents: () => Promise<readonly LedgerEvent[]>;
}

export function createChangeHistory({ ledger }: Pick<RecordsShell, 'ledger'>): ChangeHistory {
  let history: readonly HistoryEntry[] = [];
  let undoneIds: ReadonlySet<string> = new Set();
  let count = 0;
  return {
    last: (texts) => history.at(-1)?.change.planText(texts),
    lastEvents: async () => {
      const entry = history.at(-1);
      return entry ? stillCounting(entry) : [];
    },
    write: async (change, texts) => {
      const stored = await store(change).catch(() => null);
      if (!stored || isRefused(stored)) return setPhrase(texts.words.records.failed);
      count += 1;
      const id = `written-${count}`;
      history = [...history, { id, change, events: stored.events }].slice(-MOST_UNDONE);
      const text = withUnsaved(await change.doneText(texts), [stored], texts.words);
      return { text, source: 'calculated', writtenId: id };
    },
    undo: async (texts, id) => {
      const { nothing, already, tooOld, failed } = texts.words.records.undo;
      if (id !== undefined && undoneIds.has(id)) return { ...setPhrase(already), undoneId: id };
      const entry = id === undefined ? history.at(-1) : history.find((one) => one.id === id);
      if (!entry) return setPhrase(id === undefined ? nothing : tooOld);
      const { of } = entry.change;
      if (of) return putBack(entry, of, texts);
      const counting = await stillCounting(entry);
      const refusal = counting.length > 0 ? await entry.change.undoRefused?.(texts) : undefined;
      if (refusal !== undefined) return setPhrase(refusal);
      const stored = await Promise.all(counting.map(ledger.undo)).catch(() => null);
      if (!stored || stored.some(isRefused)) return setPhrase(failed);
      history = history.filter((one) => one !== entry);
      undoneIds = new Set([...undoneIds, entry.id]);
      if (counting.length === 0) return { ...setPhrase(already), undoneId: entry.id };
      const text = withUnsaved(await entry.change.undoneText(texts), stored, texts.words);
      return { text, source: 'calculated', undoneId: entry.id };
    },
  };

  function store({ entries, day, of }: Change): Promise<Stored> {
    if (!of) return ledger.append(entries, day);
    const [entry] = entries;
    return entry ? ledger.correct(of, entry) : ledger.undo(of);
  }

  /** Of a correction: enters again what it took back. */
  async function putBack(
    entry: HistoryEntry,
    of: NonNullable<Change['of']>,
    texts: AnswerTexts,
  ): Promise<RecordsReply> {
    const { already, failed } = texts.words.records.undo;
    const corrected = entry.events.findLast(({ kind }) => kind !== 'undo');
    const isGone = corrected !== undefined && (await stillCounting(entry)).length === 0;
    const stored = isGone ? undefined : await ledger.correct(corrected ?? of, of).catch(() => null);
    if (stored === null || (stored && isRefused(stored))) return setPhrase(failed);
    history = history.filter((one) => one !== entry);
    undoneIds = new Set([...undoneIds, entry.id]);
    if (!stored) return { ...setPhrase(already), undoneId: entry.id };
    const text = withUnsaved(await entry.change.undoneText(texts), [stored], texts.words);
    return { text, source: 'calculated', undoneId: entry.id };
  }

  /** Events that nobody took back elsewhere: all of them where the records cannot be read. */
  async function stillCounting({ change: { day }, events }: HistoryEntry) {
    try {
      const counting = await ledger.events({ from: day, to: day });
      const ids = new Set(counting.map(({ id }) => id));
      return events.filter(({ id }) => ids.has(id));
    } catch {
      return events;
    }
  }
}

/** Whether nothing was entered. */
function isRefused({ ok, events }: Stored): boolean {
  return !ok && events.length === 0;
}

function withUnsaved(
  text: string,
  stored: readonly Stored[],
  { records: { unsaved } }: Messages,
): string {
  const lost = stored.find((one) => !one.ok);
  return lost && !lost.ok ? `${text} ${unsaved[lost.reason]}` : text;
}
