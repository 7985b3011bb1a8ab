import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LocalSupabaseError } from '../start-error';
import type { ThreadReply, ThreadRequest, ThreadTask } from './messages';

const SCRIPT = new URL('thread.mjs', import.meta.url);

/** The thread did not answer in time and was ended; nobody knows whether the transaction was committed. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The thread of a database, seen from the thread of the server. It takes one request at a time. */
export class Thread {
  readonly #worker: Worker;
  readonly #ended = new AbortController();

  private constructor(task: ThreadTask) {
    this.#worker = new Worker(SCRIPT, { workerData: task, execArgv: [] });
    // An error ends the thread, too; whoever waits for a reply gets it.
    this.#worker.on('error', (error) => this.#ended.abort(error));
    this.#worker.on('exit', () => this.#ended.abort(new Error('The thread of Postgres ended.')));
  }

  /**
   * Starts a thread and waits until its task is done or, for `serve`, it takes requests.
   *
   * @param onStarted is called at once, so that the thread can be ended meanwhile
   * @throws LocalSupabaseError when the folder cannot be used
   */
  static async start(task: ThreadTask, onStarted: (thread: Thread) => void = () => {}) {
    const thread = new Thread(task);
    onStarted(thread);
    const reply = await thread.#reply();
    if (reply.kind === 'unusable') throw new LocalSupabaseError(reply.code, reply.message);
    return thread;
  }

  get hasEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  /** @throws TimedOut after `timeoutMs`; the thread is ended then */
  async ask(request: ThreadRequest, timeoutMs?: number): Promise<ThreadReply> {
    this.#worker.postMessage(request, []);
    if (timeoutMs === undefined) return this.#reply();
    const timer = setTimeout(() => void this.end(new TimedOut()), timeoutMs);
    try {
      return await this.#reply();
    } finally {
      clearTimeout(timer);
    }
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
