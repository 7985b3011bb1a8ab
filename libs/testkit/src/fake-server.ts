import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeReply {
  readonly status: number;
  readonly statusText?: string;
  readonly type: 'application/json; charset=UTF-8' | 'text/html; charset=UTF-8';
  readonly body: string;
}

/** A connect-style handler: it calls `next` for a request that is not for it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed; `null` if it is not JSON. */
  readonly body: unknown;
}

/** A fake of a provider's server on an address of its own. */
export interface FakeServer<Behaviour> {
  /** Base URL for the setting that names the provider: `http://127.0.0.1:41234` */
  readonly url: string;
  /** All calls so far in order, without preflights. */
  readonly calls: readonly RecordedCall[];
  /** How it answers from now on: one behaviour for each call, the last one for all that follow. */
  readonly behave: (...behaviours: readonly Behaviour[]) => void;
  /** Forgets the calls, and answers as at first. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

export interface FakeServerOptions<Behaviour> {
  /** 0, the default, takes any free port. */
  readonly port?: number | undefined;
  /** The request headers that pages of other origins may send. */
  readonly allowedHeaders: string;
  readonly behaviour: Behaviour;
  /** Answers one call. `nextBehaviour` gives the behaviour that the test has chosen for it. */
  readonly answer: (
    call: RecordedCall,
    response: ServerResponse,
    nextBehaviour: () => Behaviour,
  ) => void;
}

/** Starts a fake that pages of any origin may call and that records every call. */
export async function startFakeServer<Behaviour>({
  port = 0,
  allowedHeaders,
  behaviour: initial,
  answer,
}: FakeServerOptions<Behaviour>): Promise<FakeServer<Behaviour>> {
  const calls: RecordedCall[] = [];
  let behaviours: readonly Behaviour[] = [initial];
  const nextBehaviour = () => {
    const [first = initial, ...others] = behaviours;
    if (others.length > 0) behaviours = others;
    return first;
  };
  const server = createServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void readJson(request).then((body) => {
      const call = { method, url, headers, body };
      calls.push(call);
      answer(call, response, nextBehaviour);
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (...wanted) => {
      behaviours = wanted;
    },
    reset: () => {
      calls.length = 0;
      behaviours = [initial];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The parsed body of a request; `null` if it was cut off or is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request)) as unknown;
  } catch {
    return null;
  }
}

export function json(status: number, body: unknown): FakeReply {
  return { status, type: 'application/json; charset=UTF-8', body: JSON.stringify(body) };
}

export function html(status: number, statusText: string, title: string): FakeReply {
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1>`;
  return { status, statusText, type: 'text/html; charset=UTF-8', body };
}

export function send(
  response: ServerResponse,
  { status, statusText, type, body }: FakeReply,
): void {
  response.writeHead(status, statusText, { 'Content-Type': type });
  response.end(body);
}

export function sendNotFound(response: ServerResponse, path: string): void {
  const message = `No fake answers at ${path}.`;
  send(response, json(404, { error: { code: 404, message, status: 'NOT_FOUND' } }));
}
