import { createConnection, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { createLink } from './link';

/** Weak 4G: the figures of Chromium's DevTools. */
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_S = 1_600_000;
const UP_BITS_PER_S = 750_000;

const END_OF_HEAD = '\r\n\r\n';

/** A request over the line; times in ms since 1970. */
export interface WireRequest {
  readonly url: string;
  readonly startedAt: number;
  /** When the latest byte of the answer arrived. */
  endedAt: number;
  /** Size of the answer, HTTP headers included. */
  bytes: number;
  headBytes: number;
  /** Size of the request, HTTP headers included. */
  sentBytes: number;
}

/**
 * A slow line between a browser and servers of this machine. It is a TCP forwarder, so every connection
 * costs a round trip before its first request, whichever page or worker opens it. It emulates no DNS,
 * TLS, slow start or packet loss.
 */
export interface SlowLine {
  /** Listens on a port and forwards its connections to a server's port. */
  readonly forward: (port: number, serverPort: number) => Promise<void>;
  /** Closes all connections, so that the next visit opens its own, and forgets the requests. */
  readonly disconnect: () => void;
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
        latest = { url, startedAt: at, endedAt: at, bytes: 0, headBytes: 0, sentBytes: 0 };
        requests.push(latest);
      }
      if (latest) latest.sentBytes += data.byteLength;
      const sent = path ? addressedTo(serverPort, data) : data;
      void isOpen.then(() => toServer.send(sent));
    });
    browser.on('close', () => toServer.send(null));
    server.on('data', (data) => {
      // The servers send the headers first, in one piece.
      if (latest) latest.headBytes ||= data.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      toBrowser.send(data);
    });
    server.on('close', () => toBrowser.send(null));
    for (const socket of [browser, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // An aborted connection is not an error: the browser may cancel requests.
      socket.on('error', () => socket.destroy());
    }
  }

  return {
    forward: (port, serverPort) =>
      new Promise((resolve, reject) => {
        const server = createServer((browser) => carry(browser, port, serverPort));
        servers.push(server);
        server.once('error', reject);
        server.listen(port, 'localhost', () => resolve());
      }),
    disconnect: () => {
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

/** The head of a request with the server's own port: the local backend answers no other host. */
function addressedTo(serverPort: number, head: Buffer): Buffer {
  const text = head.toString('latin1');
  return Buffer.from(text.replace(/^(host: localhost:)\d+/im, `$1${serverPort}`), 'latin1');
}

/** The path of a request, if the data begins with a request line. */
function pathOf(data: Buffer): string | undefined {
  return /^[A-Z]+ (\S+) HTTP\/1/.exec(data.toString('latin1'))?.[1];
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
