import { createServer } from 'node:http';
import type { OutgoingHttpHeaders, RequestListener, Server } from 'node:http';
import sirv from 'sirv';
import { ANY_PAGE, cacheControl } from '@thela/shipping/site-layout';

/** One origin of a site: a folder and how its files are answered. Plain JSON. */
export interface ServedOrigin {
  readonly folder: string;
  readonly port: number;
  /** A tool's folder holds releases by version; the shell's is a single-page application. */
  readonly isTool: boolean;
  readonly headers: OutgoingHttpHeaders;
}

/** A server that listens. */
export interface RunningServer {
  /** Ends what is being answered, and frees the port. */
  readonly close: () => Promise<void>;
}

/**
 * Serves one origin's folder on both loopback addresses, in this process.
 *
 * @throws Error of the system, with a `code`, when it cannot listen
 */
export async function serveOrigin(origin: ServedOrigin): Promise<RunningServer> {
  const answer = answerFrom(origin);
  const first = await listen(answer, origin.port, '127.0.0.1');
  const servers = [first];
  try {
    servers.push(await listen(answer, origin.port, '::1'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') {
      await closeAll(servers);
      throw error;
    }
  }
  return { close: () => closeAll(servers) };
}

function answerFrom({ folder, isTool, headers }: ServedOrigin): RequestListener {
  const serveFile = sirv(folder, {
    // Look at the disk each time: a deploy beside a running server is live at once.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    single: isTool ? false : ANY_PAGE,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path, isTool));
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    serveFile(request, response);
  };
}

function listen(answer: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
