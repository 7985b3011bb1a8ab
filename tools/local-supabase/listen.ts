import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { CheckedOptions } from './options';
import { LocalSupabaseError } from './start-error';

/** How often to try another free port when the chosen one is taken on the second address. */
const FREE_PORT_TRIES = 20;

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
}

/**
 * Listens on all addresses with one port. An address that is not required may be absent.
 *
 * @throws LocalSupabaseError with the system's code, such as `EADDRINUSE`
 */
export async function listen(
  hosts: CheckedOptions['hosts'],
  port: number,
  listener: RequestListener,
  triesLeft = FREE_PORT_TRIES,
): Promise<Listening> {
  const servers: Server[] = [];
  let chosen = port;
  try {
    for (const { address, isRequired } of hosts) {
      const server = await listenOn(address, chosen, listener, isRequired);
      if (!server) continue;
      servers.push(server);
      chosen = (server.address() as AddressInfo).port;
    }
  } catch (error) {
    for (const server of servers) server.close();
    const isTaken = error instanceof LocalSupabaseError && error.code === 'EADDRINUSE';
    if (port === 0 && isTaken && triesLeft > 1) return listen(hosts, 0, listener, triesLeft - 1);
    throw error;
  }
  return { port: chosen, servers };
}

function listenOn(
  address: string,
  port: number,
  listener: RequestListener,
  isRequired: boolean,
): Promise<Server | null> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      const isAbsent = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
      if (isAbsent && !isRequired) return resolve(null);
      reject(new LocalSupabaseError(code, message));
    });
    server.listen(port, address, () => resolve(server));
  });
}

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
