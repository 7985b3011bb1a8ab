/* oxlint-disable unicorn/require-post-message-target-origin -- a worker answers its page alone */
import { readBackup } from './read-backup';
import type { BackupRequest } from './read-backup';
import { readTable } from './read-table';
import type { TableRequest } from './read-table';

// A worker of its own: a large file must not keep the page busy, and a hostile one can only keep this.
addEventListener('message', ({ data }: MessageEvent<BackupRequest | TableRequest>) => {
  const reading: Promise<object> = 'table' in data ? readTable(data) : readBackup(data);
  reading.then(
    (answer) => postMessage(answer),
    () => postMessage({ ok: false, fault: 'unreadable' }),
  );
});
