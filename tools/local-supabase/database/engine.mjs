// Plain JavaScript, like the thread that uses it: the loader of TypeScript would take 70 MB more in it.
import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// V8 compiles PGlite at every start, and what runs often once more: its quick compiler alone takes half of the
// processor time, queries included.
setFlagsFromString('--liftoff-only');

/** PGlite acknowledges a commit without fsync: a power failure could then lose it. */
class SyncedFiles extends NodeFS {
  /**
   * @override
   * @param {Parameters<NodeFS['init']>} args
   */
  async init(...args) {
    const made = await super.init(...args);
    made.emscriptenOpts.preRun?.push((module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {{ nfd?: number }} */ { nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
    });
    return made;
  }
}

/**
 * `-F` switches fsync off. Of the ways to sync the log, `fsync` is the one that the files implement. With the
 * default of 128 MB for its buffers, Postgres would take 130 MB more memory; the system caches the files, too.
 */
const START_PARAMS = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB');

/**
 * Opens a data folder, with every commit synced to the disk; an empty one becomes a new database.
 *
 * @param {string} folder
 */
export function openPostgres(folder) {
  return PGlite.create({ fs: new SyncedFiles(folder), startParams: START_PARAMS });
}

/**
 * Makes a new data folder. Nothing is synced: whoever needs a copy of it syncs that.
 *
 * @param {string} folder
 */
export function newPostgres(folder) {
  return PGlite.create(folder);
}
