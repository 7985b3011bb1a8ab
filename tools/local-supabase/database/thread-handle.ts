import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LocalSupabaseError } from '../start-error';
import type { Committed, Refusal, ThreadReply, ThreadRequest, ThreadTask } from './messages';

const SCRIPT = new URL('thread.mjs', import.meta.url);

/** The thread did not answer in time and was ended; nobody knows whether the transaction was committed. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The thread of Postgres, seen from the thread of the server. It takes one request at a time. */
export class Thread {
  readonly #worker: Worker;
  readonly #ended = new AbortController();

  constructor(private readonly task: ThreadTask) {
    // Without the loader of TypeScript, which the thread of the server may have been started with.
    this.#worker = new Worker(SCRIPT, { workerData: task, execArgv: [] });
    // An error ends the thread, too; whoever waits for a reply gets it.
    this.#worker.on('error', (error) => this.#ended.abort(error));
    this.#worker.on('exit', () => this.#ended.abort(new Error('The thread of Postgres ended.')));
  }

  get hasEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  /**
   * Waits until the folder is open. Must be called once, before anything is asked.
   *
   * @throws LocalSupabaseError when the folder cannot be used
   */
  async opened(): Promise<void> {
    const reply = await this.#reply();
    if (reply.kind !== 'unusable') return;
    const message = `${this.task.folder} cannot be used: ${reply.message}`;
    throw new LocalSupabaseError('DATABASE_UNUSABLE', message);
  }

  /** @throws TimedOut after `timeoutMs`; the thread is ended then */
  async ask(
    request: Extract<ThreadRequest, { statements: unknown }>,
    timeoutMs?: number,
  ): Promise<Committed | Refusal> {
    this.#worker.postMessage(request, []);
    const timer = timeoutMs && setTimeout(() => void this.end(new TimedOut()), timeoutMs);
    try {
      const reply = await this.#reply();
      if (reply.kind === 'committed' || reply.kind === 'refused') return reply;
      throw new TypeError(`The thread of Postgres answered statements with "${reply.kind}".`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the folder, and ends the thread. */
  async close(): Promise<void> {
    this.#worker.postMessage({ kind: 'close' } satisfies ThreadRequest, []);
    await this.#reply();
    await this.end();
  }

  /** Ends the thread as a crash would: what was committed is kept, a running query is not. */
  async end(reason: Error = new Error('The server stops.')): Promise<void> {
    this.#ended.abort(reason);
    await this.#worker.terminate();
  }

  async #reply(): Promise<ThreadReply> {
    const { signal } = this.#ended;
    try {
      const [reply] = await once(this.#worker, 'message', { signal });
      return reply as ThreadReply;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }
}
