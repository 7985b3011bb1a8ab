import { Mutex } from 'async-mutex';
import { LocalSupabaseError } from '../start-error';
import { POSTGRES_VERSION } from './data-folder';
import type { Committed, Refusal, Statement, ThreadReply, ThreadTask } from './messages';
import { readSchema, schemaDigest } from './migrations';
import { exists, makeFolder } from './template';
import { Thread, TimedOut } from './thread-handle';

/** Runs statements in one transaction. */
export type RunTransaction = (statements: readonly Statement[]) => Promise<Committed | Refusal>;

export interface PostgresOptions {
  /** Made when missing. Only one process at a time may use it: see the README about its lock. */
  readonly folder: string;
  readonly migrationsFolder: string;
  /** How long a transaction may run. */
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
  #startingThread: Thread | null = null;
  #isClosed = false;

  constructor(private readonly options: PostgresOptions) {}

  /**
   * Runs the statements in one transaction. Once it is committed, a power failure does not undo it.
   *
   * @throws LocalSupabaseError when the database cannot be opened
   */
  transaction(statements: readonly Statement[]): Promise<Committed | Refusal> {
    return this.#mutex.runExclusive(async () => this.#run(await this.#started(), statements));
  }

  /**
   * Starts Postgres before a transaction needs it.
   *
   * @throws LocalSupabaseError when the database cannot be opened
   */
  start(): Promise<void> {
    return this.#mutex.runExclusive(async () => void (await this.#started()));
  }

  /** If anything was written: a checkpoint, and new statistics for the planner. */
  maintain(): Promise<void> {
    return this.#mutex.runExclusive(
      async () => void (await this.#thread?.ask({ kind: 'maintain' })),
    );
  }

  /** Ends Postgres after the transactions that were asked for. A start that is under way is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#startingThread?.end();
    await this.#mutex.runExclusive(async () => {
      await this.#thread?.ask({ kind: 'close' });
      await this.#thread?.end();
      this.#thread = null;
    });
  }

  async #started(): Promise<Thread> {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    const { folder, migrationsFolder, afterStart } = this.options;
    if (!(await exists(folder))) {
      const digest = schemaDigest(readSchema(migrationsFolder), POSTGRES_VERSION);
      await makeFolder(folder, digest, async (kind, place) =>
        (await this.#startThread(kind, place)).end(),
      );
    }
    const thread = await this.#startThread('serve', folder);
    await afterStart?.((statements) => this.#run(thread, statements));
    this.#thread = thread;
    return thread;
  }

  async #startThread(kind: ThreadTask['kind'], folder: string): Promise<Thread> {
    if (this.#isClosed) throw new LocalSupabaseError('DATABASE_CLOSED', 'The server stops.');
    const { migrationsFolder } = this.options;
    try {
      return await Thread.start({ kind, folder, migrationsFolder }, (thread) => {
        this.#startingThread = thread;
      });
    } finally {
      this.#startingThread = null;
    }
  }

  async #run(thread: Thread, statements: readonly Statement[]): Promise<Committed | Refusal> {
    try {
      const reply = await thread.ask({ kind: 'transaction', statements }, this.options.timeoutMs);
      return transactionReply(reply);
    } catch (error) {
      if (error instanceof TimedOut) return timedOut;
      throw error;
    }
  }
}

function transactionReply(reply: ThreadReply): Committed | Refusal {
  if (reply.kind === 'committed' || reply.kind === 'refused') return reply;
  throw new TypeError(`The thread of Postgres answered a transaction with "${reply.kind}".`);
}
