import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * The requests that are being answered, so that the server stops after them. Handlers are tracked
 * apart from responses: one whose client has left may still write to the database.
 */
export class InFlightRequests {
  readonly #responses = new Set<ServerResponse>();
  readonly #handlers = new Set<Promise<unknown>>();

  addResponse(response: ServerResponse) {
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
  }

  addHandler<Result>(handler: Promise<Result>): Promise<Result> {
    this.#handlers.add(handler);
    return handler.finally(() => this.#handlers.delete(handler));
  }

  /** Waits until every response is sent, at most for `timeoutMs`. */
  async responsesSent(timeoutMs: number): Promise<void> {
    const closed = [...this.#responses].map((response) => once(response, 'close'));
    const timeout = new AbortController();
    await Promise.race([
      Promise.all(closed),
      setTimeout(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
    ]);
    timeout.abort();
  }

  /** Waits until every handler has returned or failed. */
  async handlersSettled(): Promise<void> {
    await Promise.allSettled(this.#handlers);
  }
}
