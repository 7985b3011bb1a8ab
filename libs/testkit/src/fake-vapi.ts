import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notThere, parseJson, readBody, send } from './fake-ai';
import type { Middleware } from './fake-ai';
import { FAKE_VAPI_PATH } from './fake-vapi-path';
import { fakeCallReply, fakeVapiBehaviours } from './fake-vapi-replies';
import type { FakeVapiBehaviour } from './fake-vapi-replies';

const CALL = '/call/web';

/** Pages of any site may ask for calls, with a key of their own. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** A request for a call, as it arrived. */
export interface WebCallRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed; `null` where it is no JSON. */
  readonly body: unknown;
}

/** A server in the place of the voice service. */
export interface FakeVapi {
  /** For `VAPI_BASE_URL`: `http://127.0.0.1:41234` */
  readonly url: string;
  /** All requests so far, without preflights, the first one first. */
  readonly calls: readonly WebCallRequest[];
  /** How it answers from now on. */
  readonly behave: (behaviour: FakeVapiBehaviour) => void;
  /** Forgets the requests, and answers again. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Gives out calls in the place of the voice service: at `/fake-vapi/<behaviour>`, followed by the
 * service's own path.
 */
export function fakeVapi(): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${FAKE_VAPI_PATH}/`)) return next();
    const behaviour = fakeVapiBehaviours.find(
      (name) => pathname === `${FAKE_VAPI_PATH}/${name}${CALL}`,
    );
    if (request.method !== 'POST' || !behaviour) return send(response, notThere(pathname));
    void readBody(request).then(() => answer(response, behaviour as FakeVapiBehaviour));
  };
}

/** Serves a fake of the service's own address, which writes down every request for a call. */
export async function startFakeVapi(): Promise<FakeVapi> {
  const calls: WebCallRequest[] = [];
  let behaviour: FakeVapiBehaviour = 'answers';
  const server = createServer((request, response) => {
    const { method = '', url: path = '/', headers } = request;
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void readBody(request).then((text) => {
      calls.push({ method, path, headers, body: parseJson(text) });
      if (method !== 'POST' || path !== CALL) return send(response, notThere(path));
      answer(response, behaviour);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (wanted) => {
      behaviour = wanted;
    },
    reset: () => {
      calls.length = 0;
      behaviour = 'answers';
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Does to one request what the behaviour says. */
function answer(response: ServerResponse, behaviour: FakeVapiBehaviour): void {
  if (behaviour === 'breaking-off') response.destroy();
  const reply = fakeCallReply(behaviour);
  if (!reply) return;
  response.writeHead(reply.status, { 'Content-Type': reply.type });
  response.end(reply.body);
}
