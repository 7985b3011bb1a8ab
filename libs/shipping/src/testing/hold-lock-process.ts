// Blocks forever while it holds the lock of the registry, so that a test can kill it there.
import { writeSync } from 'node:fs';
import { folderTarget } from '../folder-target';

await folderTarget(process.argv[2] ?? '').changeRegistry(() => {
  writeSync(1, 'locked\n');
  return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) as never;
});
