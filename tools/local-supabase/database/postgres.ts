import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { LocalSupabaseError } from '../start-error';
import { applyMigrations, fillNew, maintain } from './apply-migrations';
import type { Committed, Refusal, Statement, ThreadTask } from './messages';
import { readSchema, schemaDigest } from './migrations';
import { exists, makeFolder } from './template';
import { Thread, TimedOut } from './thread-handle';

/** The version of Postgres in PGlite 0.5, as the file `PG_VERSION` of a data folder has it. */
const POSTGRES_VERSION = '18';

export type RunTransaction = (statements: readonly Statement[]) => Promise<Committed | Refusal>;

export interface PostgresOptions {
  /** Made when missing. Only one process at a time may use it: see the README about its lock. */
  readonly folder: string;
  readonly migrationsFolder: string;
  readonly templatesFolder: string;
  readonly timeoutMs: number;
  /** Runs whenever Postgres was started, before any other transaction. */
  readonly afterStart?: (run: RunTransaction) => Promise<void>;
}

/** As Postgres says it when `statement_timeout` is over, which PGlite ignores. */
const timedOut: Refusal = {
  kind: 'refused',
  code: '57014',
  message: 'canceling statement due to statement timeout',
  detail: null,
  hint: null,
};

/**
 * Postgres in a thread of its own, started by the first transaction. It has one session, so
 * transactions run one after the other.
 */
export class Postgres {
  readonly #mutex = new Mutex();
  #thread: Thread | null = null;
  #opening: Thread | null = null;
  #hasChanged = false;
  #isClosed = false;

  constructor(private readonly options: PostgresOptions) {}

  /**
   * Runs the statements in one transaction. Once it is committed, a power failure does not undo it.
   *
   * @throws LocalSupabaseError when the database cannot be opened
   */
  transaction(statements: readonly Statement[]): Promise<Committed | Refusal> {
    return this.#mutex.runExclusive(async () => {
      const thread = await this.#started();
      this.#hasChanged = true;
      return this.#run(thread, statements);
    });
  }

  /**
   * Starts Postgres before a transaction needs it.
   *
   * @throws LocalSupabaseError when the database cannot be opened
   */
  start(): Promise<void> {
    return this.#mutex.runExclusive(async () => void (await this.#started()));
  }

  /** If transactions ran since the last time: a checkpoint, and new statistics for the planner. */
  maintain(): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      if (!this.#thread || this.#thread.hasEnded || !this.#hasChanged) return;
      this.#hasChanged = false;
      await maintain(this.#thread);
    });
  }

  /** Ends Postgres after the transactions that were asked for. A start that is under way is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.end();
    await this.#mutex.runExclusive(async () => {
      if (this.#thread && !this.#thread.hasEnded) await this.#thread.close();
    });
  }

  async #started(): Promise<Thread> {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    const { folder, migrationsFolder, templatesFolder, afterStart } = this.options;
    const schema = readSchema(migrationsFolder);
    if (!(await exists(folder))) {
      await makeFolder(
        folder,
        templatesFolder,
        schemaDigest(schema, POSTGRES_VERSION),
        (template) =>
          this.#open({ kind: 'new', folder: template }, async (thread) => {
            await fillNew(thread, schema);
            await thread.close();
          }),
      );
    }
    refuseOtherPostgres(folder);
    await this.#open({ kind: 'open', folder }, async (thread) => {
      await applyMigrations(thread, schema, folder);
      await maintain(thread);
      await afterStart?.((statements) => this.#run(thread, statements));
      this.#thread = thread;
    });
    return this.#started();
  }

  /** Opens a folder and prepares it; `close` ends this, too. */
  async #open(task: ThreadTask, prepare: (thread: Thread) => Promise<void>) {
    if (this.#isClosed) throw new LocalSupabaseError('DATABASE_CLOSED', 'The server stops.');
    const thread = new Thread(task);
    this.#opening = thread;
    try {
      await thread.opened();
      await prepare(thread);
    } catch (error) {
      await thread.end();
      throw error;
    } finally {
      this.#opening = null;
    }
  }

  async #run(thread: Thread, statements: readonly Statement[]): Promise<Committed | Refusal> {
    try {
      return await thread.ask({ kind: 'transaction', statements }, this.options.timeoutMs);
    } catch (error) {
      if (error instanceof TimedOut) return timedOut;
      throw error;
    }
  }
}

/** @throws LocalSupabaseError for the data folder of another Postgres */
function refuseOtherPostgres(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no version';
  if (version === POSTGRES_VERSION) return;
  throw new LocalSupabaseError(
    'DATABASE_FOREIGN',
    `${folder} is a database of Postgres ${version}, and this version needs ${POSTGRES_VERSION}. ` +
      'It was left as it is: move it away.',
  );
}
