import type { LedgerNames } from './ledger-names';
import { openEventDatabase } from './event-database';
import type { EventDatabase } from './event-database';

/** What requests fail with when the database was closed, or its server was lost, as it is in Safari. */
const LOST: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/** A database that is opened when it is needed, and opened again after the browser closed it. */
export interface ReopeningDatabase {
  readonly use: <Result>(task: (database: EventDatabase) => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
}

export function reopeningDatabase(names: LedgerNames): ReopeningDatabase {
  let opening: Promise<EventDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  function open(): Promise<EventDatabase> {
    opening ??= openEventDatabase(names, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  return {
    use: async (task) => {
      const database = await open();
      try {
        return await task(database);
      } catch (error) {
        if (!(error instanceof DOMException && LOST.has(error.name))) throw error;
        database.close();
        forget();
        return task(await open());
      }
    },
    close: () => {
      void opening?.then(
        (database) => database.close(),
        () => {},
      );
      forget();
    },
  };
}
