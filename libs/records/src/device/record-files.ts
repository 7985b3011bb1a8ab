/* oxlint-disable unicorn/require-post-message-target-origin -- a worker hears its page alone */
// Backup files of the records: loaded when somebody exports or reads one in.
import { exportText, FILE_LIMITS } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { trustedWorker } from '@thela/page';
import { answersIn, newAnswersOf } from '../answers/answer-files';
import type { AnswerLocation } from '../answers/stored-answers';
import type { BackupReading, BackupRequest } from './read-backup';
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

/** Says what a backup file would add. */
export async function readBackupFile(
  file: Blob,
  { storage }: StoredBook,
  today: StallDay,
  place: AnswerLocation,
): Promise<ReadBackup> {
  if (file.size > FILE_LIMITS.bytes) return { ok: false, fault: 'too-large' };
  await storage.retry();
  const [known, references] = await storage.onDatabase((open) =>
    Promise.all([open.ids(), open.references()]),
  );
  const read = await inWorker({ file, known, references, today });
  if (!read.ok) return read;
  const answers = newAnswersOf(read.answers, place);
  return {
    ...read,
    preview: { ...read.preview, answers: answers.length },
    backup: { ...read.backup, answers },
  };
}

/** A large file must not keep the page busy, and a hostile one can keep a worker alone. */
async function inWorker(request: BackupRequest): Promise<BackupReading> {
  if (!('Worker' in globalThis)) return (await import('./read-backup')).readBackup(request);
  const { default: address } = await import('./file-worker?worker&url');
  const worker = new Worker(trustedWorker(address), { type: 'module' });
  try {
    return await new Promise<BackupReading>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<BackupReading>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
