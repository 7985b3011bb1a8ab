import { createConnection, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { createLink } from './link';

/** Weak 4G, as the DevTools have it. */
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_S = 1_600_000;
const UP_BITS_PER_S = 750_000;

const END_OF_HEAD = '\r\n\r\n';

/** A request that went over the line; times in ms since 1970. */
export interface WireRequest {
  readonly url: string;
  readonly startedAt: number;
  /** When its last byte so far arrived. */
  endedAt: number;
  /** Of the answer, with its head. */
  bytes: number;
  headBytes: number;
}

/**
 * A slow line between a browser and servers of this machine, below everything that the browser
 * does: each connection costs a round trip before its first request, whichever page or worker opens
 * it. It has no DNS, no TLS, no slow start and no loss.
 */
export interface SlowLine {
  /** Lets a port of its own lead to a server's. */
  readonly lead: (port: number, serverPort: number) => Promise<void>;
  /** Ends all connections, so that the next visit opens its own, and forgets the requests. */
  readonly hangUp: () => void;
  /** The requests since `hangUp`. */
  readonly requests: () => readonly WireRequest[];
  readonly close: () => void;
}

export function openSlowLine(): SlowLine {
  const down = createLink(DOWN_BITS_PER_S / 8000, ROUND_TRIP_MS / 2);
  const up = createLink(UP_BITS_PER_S / 8000, ROUND_TRIP_MS / 2);
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let requests: WireRequest[] = [];

  function carry(browser: Socket, port: number, serverPort: number) {
    const server = createConnection(serverPort, '127.0.0.1');
    let latest: WireRequest | undefined;
    const toServer = up.connect((data) => (data ? server.write(data) : server.destroy()));
    const toBrowser = down.connect((data) => {
      if (!data) return browser.destroy();
      if (latest) {
        latest.endedAt = now();
        latest.bytes += data.byteLength;
      }
      browser.write(data);
    });
    const isOpen = new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS));
    browser.on('data', (data) => {
      const path = pathOf(data);
      if (path) {
        const at = now();
        const url = `http://localhost:${port}${path}`;
        latest = { url, startedAt: at, endedAt: at, bytes: 0, headBytes: 0 };
        requests.push(latest);
      }
      void isOpen.then(() => toServer.send(data));
    });
    browser.on('close', () => toServer.send(null));
    server.on('data', (data) => {
      // A head comes first, and whole.
      if (latest) latest.headBytes ||= data.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      toBrowser.send(data);
    });
    server.on('close', () => toBrowser.send(null));
    for (const socket of [browser, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // Whoever hangs up in the middle is of no interest.
      socket.on('error', () => socket.destroy());
    }
  }

  return {
    lead: (port, serverPort) =>
      new Promise((resolve, reject) => {
        const server = createServer((browser) => carry(browser, port, serverPort));
        servers.push(server);
        server.once('error', reject);
        server.listen(port, 'localhost', () => resolve());
      }),
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
      requests = [];
    },
    requests: () => requests,
    close: () => {
      for (const socket of sockets) socket.destroy();
      for (const server of servers) server.close();
    },
  };
}

/** The path that is asked for, when this is the head of a request. */
function pathOf(data: Buffer): string | undefined {
  return /^[A-Z]+ (\S+) HTTP\/1/.exec(data.toString('latin1'))?.[1];
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
