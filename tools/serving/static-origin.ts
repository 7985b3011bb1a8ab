import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { refusedHost, UNKNOWN_HOST } from '@thela/shipping/own-hosts';
import {
  ANY_PAGE,
  addressInLanguage,
  addressOfPage,
  cacheControl,
} from '@thela/shipping/site-layout';

const REGISTRY = '/remotes.json';

/** One origin of a site: a folder and how to serve its files. It can be passed on as JSON. */
export interface ServedOrigin {
  readonly folder: string;
  readonly port: number;
  /** A tool's folder holds releases by version; the shell's is a single-page application. */
  readonly isTool: boolean;
  readonly headers: OutgoingHttpHeaders;
}

export interface RunningServer {
  readonly close: () => Promise<void>;
}

/**
 * Serves one origin's folder on both loopback addresses, in this process.
 *
 * @throws the system's error, with a `code`, when it cannot listen
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
    // Reads the disk for every request, so that a deploy is live without a restart of the server.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    single: isTool ? false : ANY_PAGE,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path, isTool));
      // Which page it is depends on the language in the cookie.
      if (!isTool && !/\.\w+$/.test(path)) response.appendHeader('Vary', 'Cookie');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    // Any port: the benchmark's slow line forwards another one to this server.
    const refusal = refusedHost(request.headers.host);
    if (refusal !== null) {
      response.writeHead(UNKNOWN_HOST).end(refusal);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (!isTool) request.url = fileOf(request, folder);
    const registry = join(folder, REGISTRY);
    if (!isTool && request.url === REGISTRY && existsSync(registry)) {
      return serveRegistry(request, response, readFileSync(registry));
    }
    serveFile(request, response);
  };
}

/** Nothing compressed lies beside the registry: whoever changes it by hand would not change that. */
function serveRegistry({ headers }: IncomingMessage, response: ServerResponse, content: Buffer) {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', 'application/json');
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (!encoding) return void response.end(content);
  response.setHeader('Content-Encoding', encoding);
  response.end(encoding === 'br' ? brotliCompressSync(content) : gzipSync(content));
}

/** The page of the address, in the language of the cookie where the site has it. */
function fileOf({ url = '/', headers }: IncomingMessage, folder: string): string {
  const [path = '/'] = addressOfPage(url).split('?');
  const translated = addressInLanguage(path, headers.cookie);
  return translated !== path && existsSync(join(folder, `${translated}.html`)) ? translated : path;
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
