/* oxlint-disable unicorn/require-post-message-target-origin -- a worker hears its page alone */
// Files of the records: loaded when somebody exports or reads one in.
import { exportText, FILE_LIMITS } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { trustedWorker } from '@thela/page';
import { answersIn, newAnswersOf } from '../answers/answer-files';
import type { AnswerLocation } from '../answers/stored-answers';
import { idsOfImports } from './imports';
import type { BackupReading, BackupRequest } from './read-backup';
import type { ReadTable, TableRequest } from './read-table';
import type { ReadBackup } from './stall-records';
import type { StoredBook } from './stored-book';

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

export async function readBackupFile(
  file: Blob,
  { storage }: StoredBook,
  today: StallDay,
  place: AnswerLocation,
): Promise<ReadBackup> {
  if (file.size > FILE_LIMITS.bytes) return { ok: false, fault: 'too-large' };
  await storage.retry();
  const [known, imported, references] = await storage.onDatabase((open) =>
    Promise.all([open.ids(), idsOfImports(open), open.references()]),
  );
  const request = { file, known, imported, references, today };
  const read = await inWorker<BackupRequest, BackupReading>(request, async () =>
    (await import('./read-backup')).readBackup(request),
  );
  if (!read.ok) return read;
  const answers = newAnswersOf(read.answers, place);
  return {
    ...read,
    preview: { ...read.preview, answers: answers.length },
    backup: { ...read.backup, answers },
  };
}

/** So many bytes of a table are read: anew after each answer. */
const MOST_TABLE_BYTES = 10 * 1024 * 1024;

export async function readTableFile(request: TableRequest): Promise<ReadTable> {
  if (request.table.size > MOST_TABLE_BYTES) return { ok: false, fault: 'too-large' };
  return inWorker(request, async () => (await import('./read-table')).readTable(request));
}

/** A large file must not keep the page busy, and a hostile one can keep a worker alone. */
async function inWorker<Request, Reading>(
  request: Request,
  readHere: () => Promise<Reading>,
): Promise<Reading> {
  if (!('Worker' in globalThis)) return readHere();
  const { default: address } = await import('./file-worker?worker&url');
  const worker = new Worker(trustedWorker(address), { type: 'module' });
  try {
    return await new Promise<Reading>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
