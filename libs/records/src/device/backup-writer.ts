import type { LedgerEvent } from '@thela/ledger';
import type { CopyNames } from './ledger-names';
import type { EventDatabase } from './event-database';
import { alone } from './one-at-a-time';
import type { ReopeningDatabase } from './reopening-database';
import { openSecondCopy } from './backup';
import type { SecondCopy } from './backup';
import { readEvent } from './tab-channel';

interface Reconciled {
  readonly hasSecondCopy: boolean;
  /** Events that were brought back. */
  readonly restored: number;
  /** Whether there are any events. */
  readonly hadRecords: boolean;
}

/**
 * So long passes between two copies, in ms: with ten plates a second, one write to the copy's file for each would
 * cost a slow phone more than counting does.
 */
const BETWEEN_COPIES_MS = 700;

/** Keeps the second copy beside the database. Nobody waits for it: it follows. */
export interface CopyKeeper {
  /** Fills an empty database from the second copy, or an empty second copy from the database. */
  readonly reconcile: () => Promise<Reconciled>;
  /** Writes what the second copy does not have yet, a moment later. */
  readonly update: () => Promise<void>;
  /** Writes the second copy anew, without what the database forgot. */
  readonly rewrite: () => Promise<void>;
  /** Erases the second copy and then the database: if that fails halfway, the copy is filled again. */
  readonly eraseAll: <Result>(erase: (open: EventDatabase) => Promise<Result>) => Promise<Result>;
}

export function copyKeeper(
  names: CopyNames,
  database: ReopeningDatabase,
  onFault: (error: unknown) => void,
): CopyKeeper {
  let copy: SecondCopy | null = null;
  let updating: Promise<void> | null = null;
  let isBehind = false;
  let copiedAt = Number.NEGATIVE_INFINITY;

  async function copyLines({ append }: SecondCopy) {
    await alone(names.lock, () =>
      database.use(async (open) => {
        const lines = await open.uncopied();
        if (lines.length === 0) return;
        await append(lines);
        await open.markCopied(lines);
      }),
    );
  }

  async function work(): Promise<void> {
    const wait = copiedAt + BETWEEN_COPIES_MS - performance.now();
    if (wait > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
    isBehind = false;
    if (copy) await copyLines(copy);
    copiedAt = performance.now();
    if (isBehind) await work();
  }

  async function restore({ read }: SecondCopy): Promise<number> {
    const lines = await read();
    const made = lines.flatMap(readEvent);
    const taken = lines.flatMap(readTaken);
    if (made.length + taken.length === 0) return 0;
    return database.use(async (open) => {
      const before = await open.count();
      // In this order: what both hold is sent again, which does no harm.
      await open.write(made);
      await open.sync?.restore(taken);
      await open.markCopied([...made, ...taken]);
      return (await open.count()) - before;
    });
  }

  async function fill({ append }: SecondCopy) {
    const lines = await database.use((open) => open.lines());
    if (lines.length === 0) return;
    await append(lines);
    await database.use((open) => open.markCopied(lines));
  }

  async function reconcileWith(found: SecondCopy): Promise<number> {
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
      const found = await openSecondCopy(names.folder);
      copy = found;
      return alone(names.lock, async () => {
        const isEmpty = await database.use((open) => open.isEmpty());
        if (!found) return { hasSecondCopy: false, restored: 0, hadRecords: !isEmpty };
        try {
          const restored = await reconcileWith(found);
          return { hasSecondCopy: true, restored, hadRecords: !isEmpty || restored > 0 };
        } catch (fault) {
          onFault(fault);
          return { hasSecondCopy: false, restored: 0, hadRecords: !isEmpty };
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
      const found = copy;
      if (!found) return;
      await alone(names.lock, async () => {
        await found.erase();
        await fill(found);
      }).catch(onFault);
    },
    eraseAll: async (erase) => {
      await updating;
      return alone(names.lock, async () => {
        await copy?.erase();
        return database.use(erase);
      });
    },
  };
}

/** The event of a line that says that the server has it; nothing for any other line. */
function readTaken(line: unknown): readonly LedgerEvent[] {
  return typeof line === 'object' && line !== null && 'taken' in line ? readEvent(line.taken) : [];
}
