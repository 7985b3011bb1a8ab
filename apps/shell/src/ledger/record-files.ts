// Files of the records: loaded when somebody exports or imports one.
import type { Stored } from '@thela/contract';
import { exportText, readExport } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import type { StallBook } from './stall-book';
import type { ImportPreview } from './stall-records';

/** All records as the text of one file. */
export async function exportRecords({ storage }: StallBook, device: string): Promise<string> {
  return exportText(await storage.everything(), { exportedAt: Date.now(), device });
}

interface FileContents {
  readonly preview: ImportPreview;
  /** The events that this device does not have. */
  readonly added: readonly LedgerEvent[];
}

async function readFile({ storage }: StallBook, text: string): Promise<FileContents> {
  const file = readExport(text);
  if (!file.ok) return { preview: file, added: [] };
  const once = [...new Map(file.events.map((event) => [event.id, event])).values()];
  const added = await storage.newOf(once);
  const days = once.map(({ day }) => day).toSorted();
  return {
    preview: {
      ok: true,
      added: added.length,
      known: file.events.length - added.length,
      refused: file.refused,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
    },
    added,
  };
}

/** Says what a file would add. */
export async function previewFile(book: StallBook, text: string): Promise<ImportPreview> {
  return (await readFile(book, text)).preview;
}

/** Adds what this device does not have, by `take`. */
export async function importFile(
  book: StallBook,
  text: string,
  take: (events: readonly LedgerEvent[]) => Promise<Stored>,
): Promise<ImportPreview & { readonly stored?: boolean }> {
  const { preview, added } = await readFile(book, text);
  if (!preview.ok) return preview;
  const { ok } = await take(added);
  return { ...preview, stored: ok };
}
