import type { LedgerEvent } from '@thela/ledger';
import type { LedgerNames } from './ledger-names';
import type { EventDatabase } from './event-database';
import { alone } from './one-at-a-time';
import type { ReopeningDatabase } from './reopening-database';
import { openBackup } from './backup';
import type { Backup } from './backup';
import { readEvent } from './tab-channel';

interface Reconciled {
  readonly hasBackup: boolean;
  /** Events that were brought back. */
  readonly restored: number;
  readonly hadRecords: boolean;
}

/**
 * So long passes between two ledgers, in ms: with ten plates a second, one write to the ledger's file for each would
 * cost a slow phone more than counting does.
 */
const BETWEEN_WRITES_MS = 700;

/** Keeps the backup beside the database. Nobody waits for it: it follows. */
export interface BackupWriter {
  /** Fills an empty database from the backup, or an empty backup from the database. */
  readonly reconcile: () => Promise<Reconciled>;
  /** Writes what the backup does not have yet, a moment later. */
  readonly update: () => Promise<void>;
  /** Writes the backup anew, without what the database forgot. */
  readonly rewrite: () => Promise<void>;
  /** Erases the backup and then the database: if that fails halfway, the ledger is filled again. */
  readonly eraseAll: <Result>(erase: (open: EventDatabase) => Promise<Result>) => Promise<Result>;
}

export function createBackupWriter(
  names: LedgerNames,
  database: ReopeningDatabase,
  onFault: (error: unknown) => void,
): BackupWriter {
  let backup: Backup | null = null;
  let updating: Promise<void> | null = null;
  let isBehind = false;
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function writeLines({ append }: Backup) {
    await alone(names.lock, () =>
      database.use(async (open) => {
        const lines = await open.notBackedUp();
        if (lines.length === 0) return;
        await append(lines);
        await open.markBackedUp(lines);
      }),
    );
  }

  async function work(): Promise<void> {
    const wait = writtenAt + BETWEEN_WRITES_MS - performance.now();
    if (wait > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
    isBehind = false;
    if (backup) await writeLines(backup);
    writtenAt = performance.now();
    if (isBehind) await work();
  }

  async function restore({ read }: Backup): Promise<number> {
    const lines = await read();
    const made = lines.flatMap(readEvent);
    const sent = lines.flatMap(readSent);
    if (made.length + sent.length === 0) return 0;
    return database.use(async (open) => {
      const before = await open.count();
      // In this order: what both hold is sent again, which does no harm.
      await open.write(made);
      await open.sync?.restore(sent);
      await open.markBackedUp([...made, ...sent]);
      return (await open.count()) - before;
    });
  }

  async function fill({ append }: Backup) {
    const lines = await database.use((open) => open.lines());
    if (lines.length === 0) return;
    await append(lines);
    await database.use((open) => open.markBackedUp(lines));
  }

  async function reconcileWith(found: Backup): Promise<number> {
    // A database that this browser made anew: an earlier one is lost, or there was none.
    const isNew = await database.use((open) => open.isNew());
    const isEmpty = await found.isEmpty();
    if (isEmpty) await fill(found);
    const restored = isNew && !isEmpty ? await restore(found) : 0;
    // On a full disk the next page compares them again.
    if (isNew) await database.use((open) => open.markCompared()).catch(() => {});
    return restored;
  }

  return {
    reconcile: async () => {
      const found = await openBackup(names.folder);
      backup = found;
      return alone(names.lock, async () => {
        const isEmpty = await database.use((open) => open.isEmpty());
        if (!found) return { hasBackup: false, restored: 0, hadRecords: !isEmpty };
        try {
          const restored = await reconcileWith(found);
          return { hasBackup: true, restored, hadRecords: !isEmpty || restored > 0 };
        } catch (fault) {
          onFault(fault);
          return { hasBackup: false, restored: 0, hadRecords: !isEmpty };
        }
      });
    },
    update: () => {
      isBehind = true;
      updating ??= work()
        .catch(onFault)
        .finally(() => {
          updating = null;
        });
      return updating;
    },
    rewrite: async () => {
      await updating;
      const found = backup;
      if (!found) return;
      await alone(names.lock, async () => {
        await found.erase();
        await fill(found);
      }).catch(onFault);
    },
    eraseAll: async (erase) => {
      await updating;
      return alone(names.lock, async () => {
        await backup?.erase();
        return database.use(erase);
      });
    },
  };
}

/** The event of a line that says that the server has it; nothing for any other line. */
function readSent(line: unknown): readonly LedgerEvent[] {
  return typeof line === 'object' && line !== null && 'sent' in line ? readEvent(line.sent) : [];
}
