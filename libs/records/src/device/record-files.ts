// Files of the records: loaded when somebody exports or imports one.
import type { Stored } from '@thela/contract';
import { exportText, readExport } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { addAnswers, answersIn, newAnswersOf } from '../answers/answer-files';
import type { AnswerLocation, ToolAnswer } from '../answers/stored-answers';
import type { StoredBook } from './stored-book';
import type { ImportPreview } from './stall-records';

export { eraseAnswers } from '../answers/stored-answers';

/** All records as the text of one file, with the answers that tools keep. */
export async function exportRecords(
  { storage }: StoredBook,
  place: AnswerLocation,
  device: string,
): Promise<string> {
  const answers = answersIn(place);
  return exportText(await storage.everything(), { exportedAt: Date.now(), device, answers });
}

interface FileContents {
  readonly preview: ImportPreview;
  /** The events that this device does not have. */
  readonly added: readonly LedgerEvent[];
  readonly answers: readonly ToolAnswer[];
}

async function readFile(
  { storage }: StoredBook,
  place: AnswerLocation,
  text: string,
): Promise<FileContents> {
  const file = readExport(text);
  if (!file.ok) return { preview: file, added: [], answers: [] };
  const once = [...new Map(file.events.map((event) => [event.id, event])).values()];
  const added = await storage.newOf(once);
  const answers = newAnswersOf(file.answers, place);
  const days = once.map(({ day }) => day).toSorted();
  return {
    preview: {
      ok: true,
      added: added.length,
      known: file.events.length - added.length,
      refused: file.refused,
      answers: answers.length,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
    },
    added,
    answers,
  };
}

/** Says what a file would add. */
export async function previewFile(
  book: StoredBook,
  place: AnswerLocation,
  text: string,
): Promise<ImportPreview> {
  return (await readFile(book, place, text)).preview;
}

/** Adds what this device does not have, events by `addEvents`. */
export async function importFile(
  book: StoredBook,
  place: AnswerLocation,
  text: string,
  addEvents: (events: readonly LedgerEvent[]) => Promise<Stored>,
): Promise<ImportPreview & { readonly stored?: boolean }> {
  const { preview, added, answers } = await readFile(book, place, text);
  if (!preview.ok) return preview;
  const { ok } = await addEvents(added);
  const areKept = addAnswers(answers, place);
  // Records that are stored count, also where there was no space for the answers.
  return { ...preview, stored: ok && (areKept || added.length > 0) };
}
