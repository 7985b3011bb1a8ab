import { openEventDatabase } from './event-database';
import type { EventDatabase } from './event-database';

/** A database that is opened when it is needed, and opened again after the browser closed it. */
export interface ReopeningDatabase {
  readonly use: <Result>(task: (database: EventDatabase) => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
}

export function reopeningDatabase(): ReopeningDatabase {
  let opening: Promise<EventDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  function open(): Promise<EventDatabase> {
    opening ??= openEventDatabase(forget).catch((error: unknown) => {
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
        // Closed meanwhile; the next attempt uses a new one.
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
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
