// Serves one origin's folder on both loopback addresses, as a process of its own, until its parent
// is gone or asks it to stop.
import { createServer } from 'node:http';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import sirv from 'sirv';
import { cacheControl } from './headers';
import { ANY_PAGE } from './shipping/any-page';

/** What the parent process hands over as the only argument, in JSON. */
export interface ServedOrigin {
  readonly folder: string;
  readonly port: number;
  /** A tool's folder holds releases by version; the shell's is a single-page application. */
  readonly isTool: boolean;
  readonly headers: OutgoingHttpHeaders;
}

/** What the child process answers. */
export type ServerMessage =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

const origin = JSON.parse(process.argv[2] ?? '') as ServedOrigin;

const serveFile = sirv(origin.folder, {
  // Look at the disk each time: a deploy beside a running server is live at once.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  single: origin.isTool ? false : ANY_PAGE,
  setHeaders: (response, path) => {
    response.setHeader('Cache-Control', cacheControl(path, origin.isTool));
  },
});

const servers = await Promise.all([listen('127.0.0.1', true), listen('::1', false)]);
process.send?.({ kind: 'listening' } satisfies ServerMessage);
process.once('disconnect', stop);
process.once('SIGTERM', stop);
// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => {});

function listen(host: string, isRequired: boolean): Promise<Server | null> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(origin.headers))
      response.setHeader(name, value ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    serveFile(request, response);
  });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      const isAbsent = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
      if (!isRequired && isAbsent) return resolve(null);
      process.send?.({ kind: 'failed', code, message: error.message } satisfies ServerMessage, () =>
        process.exit(1),
      );
    });
    server.listen(origin.port, host, () => resolve(server));
  });
}

function stop() {
  for (const server of servers) {
    server?.close();
    server?.closeAllConnections();
  }
  process.exit(0);
}
