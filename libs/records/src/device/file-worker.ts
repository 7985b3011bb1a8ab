/* oxlint-disable unicorn/require-post-message-target-origin -- a worker answers its page alone */
import { readBackup } from './read-backup';
import type { BackupRequest } from './read-backup';

// A worker of its own: a large file must not keep the page busy, and a hostile one can only keep this.
addEventListener('message', ({ data }: MessageEvent<BackupRequest>) => {
  readBackup(data).then(
    (reading) => postMessage(reading),
    () => postMessage({ ok: false, fault: 'unreadable' }),
  );
});
