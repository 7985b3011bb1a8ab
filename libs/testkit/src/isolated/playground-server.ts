import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusedHost, UNKNOWN_HOST } from '@thela/shipping/own-hosts';
import sirv from 'sirv';
import { fakeAi } from '../fake-gemini';
import { fakeVapi } from '../fake-vapi';
import type { IsolatedPlayground } from './run';

export interface ServedPlayground {
  /** `http://localhost:41234` */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves the playground of one release on a free port: its pages, the fake AI, the fake Vapi, and
 * `playground.json`, which names the tool and the release.
 *
 * @param host folder of the built playground
 */
export async function servePlayground(
  host: string,
  { name, release, headers, callHeaders }: IsolatedPlayground,
): Promise<ServedPlayground> {
  const answerFakeAi = fakeAi();
  const answerFakeVapi = fakeVapi();
  const serveFile = sirv(host, { single: true });
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isForCalls = searchParams.get('voice') === 'vapi';
    for (const [header, value] of Object.entries(isForCalls ? callHeaders : headers)) {
      response.setHeader(header, value);
    }
    const refusal = refusedHost(request.headers.host);
    if (refusal !== null) {
      response.writeHead(UNKNOWN_HOST).end(refusal);
      return;
    }
    if (request.url === '/playground.json') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ name, release }));
      return;
    }
    answerFakeAi(request, response, () => {
      answerFakeVapi(request, response, () => serveFile(request, response));
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
