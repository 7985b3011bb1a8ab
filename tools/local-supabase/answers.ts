import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** What is being answered, so that a server can stop between answers and not in one. */
export class Answers {
  readonly #responses = new Set<ServerResponse>();
  readonly #computing = new Set<Promise<unknown>>();

  begin(response: ServerResponse) {
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
  }

  track(answer: Response | Promise<Response>): Promise<Response> {
    const computing = Promise.resolve(answer);
    this.#computing.add(computing);
    return computing.finally(() => this.#computing.delete(computing));
  }

  /** Waits until all that was begun was sent, or for so long. */
  async sent(timeoutMs: number): Promise<void> {
    const closed = [...this.#responses].map((response) => once(response, 'close'));
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([
      Promise.all(closed),
      setTimeout(timeoutMs, undefined, { signal }).catch(() => {}),
    ]);
    waiting.abort();
  }

  /** Waits until nothing works on an answer any more. */
  async computed(): Promise<void> {
    await Promise.allSettled(this.#computing);
  }
}
