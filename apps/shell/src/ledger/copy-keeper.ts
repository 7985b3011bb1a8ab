import { serializeEvent } from '@thela/ledger';
import { alone } from './one-at-a-time';
import type { ReopeningDatabase } from './reopening-database';
import { openSecondCopy } from './second-copy';
import type { SecondCopy } from './second-copy';
import { readEvent } from './tab-channel';

interface Reconciled {
  readonly hasSecondCopy: boolean;
  /** Events that were brought back. */
  readonly restored: number;
  /** Whether there are any events. */
  readonly hadRecords: boolean;
}

/** Keeps the second copy beside the database. Nobody waits for it: it follows. */
export interface CopyKeeper {
  /** Fills an empty database from the second copy, or an empty second copy from the database. */
  readonly reconcile: () => Promise<Reconciled>;
  /** Writes what the second copy does not have yet. */
  readonly update: () => Promise<void>;
  readonly erase: () => Promise<void>;
}

export function copyKeeper(
  database: ReopeningDatabase,
  onFault: (error: unknown) => void,
): CopyKeeper {
  let copy: SecondCopy | null = null;
  let updating: Promise<void> | null = null;
  let isBehind = false;

  async function copyLines({ append }: SecondCopy) {
    await alone(() =>
      database.use(async (open) => {
        const lines = await open.uncopied();
        if (lines.length === 0) return;
        await append(lines);
        await open.markCopied(lines);
      }),
    );
  }

  async function work(): Promise<void> {
    isBehind = false;
    if (copy) await copyLines(copy);
    if (isBehind) await work();
  }

  async function restore({ read }: SecondCopy): Promise<number> {
    const events = (await read()).flatMap(readEvent);
    await database.use(async (open) => {
      await open.write(events);
      await open.markCopied(events.map((event) => serializeEvent(event)));
    });
    return new Set(events.map(({ id }) => id)).size;
  }

  return {
    reconcile: async () => {
      const found = await openSecondCopy();
      copy = found;
      return alone(async () => {
        const isEmpty = await database.use((open) => open.isEmpty());
        if (!found) return { hasSecondCopy: false, restored: 0, hadRecords: !isEmpty };
        const isEmptyCopy = await found.isEmpty();
        if (isEmptyCopy && !isEmpty) await found.append(await database.use((open) => open.all()));
        const restored = isEmpty && !isEmptyCopy ? await restore(found) : 0;
        return { hasSecondCopy: true, restored, hadRecords: !isEmpty || restored > 0 };
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
    erase: async () => {
      await updating;
      await alone(async () => copy?.erase());
    },
  };
}
