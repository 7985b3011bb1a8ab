import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behave, notThere, parseJson, readBody, send } from './fake-ai';
import type { FakeAiBehaviour } from './fake-ai-replies';

const CALL = /^\/v1beta\/models\/([^/:]+):generateContent$/;

/** Pages of any site may call the provider. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, x-goog-api-key',
};

export interface FakeGeminiOptions {
  /** 0, as by default, takes any free port. */
  readonly port?: number;
  /** Calls with another key are refused; without it any key will do. */
  readonly key?: string;
  /** Models that were switched off: they answer 404. */
  readonly retiredModels?: readonly string[];
  /** So long a slow answer takes, in ms. */
  readonly slowMs?: number;
}

/** A call as it arrived. */
export interface GeminiCall {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed; `null` where it is no JSON. */
  readonly body: unknown;
}

/** A server in the place of the text model's provider. */
export interface FakeGemini {
  /** For `GEMINI_BASE_URL`: `http://127.0.0.1:41234` */
  readonly url: string;
  /** All calls so far, the first one first. */
  readonly calls: readonly GeminiCall[];
  /** How it answers from now on: one behaviour for each call, the last one for all that follow. */
  readonly behave: (...behaviours: readonly FakeAiBehaviour[]) => void;
  /** Forgets the calls, and answers again. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Serves a fake of the provider's own address, which writes down every call. */
export async function startFakeGemini({
  port = 0,
  key,
  retiredModels = [],
  slowMs,
}: FakeGeminiOptions = {}): Promise<FakeGemini> {
  const calls: GeminiCall[] = [];
  let behaviours: readonly FakeAiBehaviour[] = ['answers'];
  const nextBehaviour = (): FakeAiBehaviour => {
    const [first = 'answers', ...others] = behaviours;
    if (others.length > 0) behaviours = others;
    return first;
  };
  const server = createServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void readBody(request).then((text) => {
      const body = parseJson(text);
      calls.push({ method, url, headers, body });
      const [, model] = CALL.exec(pathname) ?? [];
      if (method !== 'POST' || !model) return send(response, notThere(pathname));
      const given = String(headers['x-goog-api-key'] ?? searchParams.get('key'));
      const question = { model, body, key: given };
      if (key !== undefined && given !== key) return behave(response, 'bad-key', question);
      if (retiredModels.includes(model)) return behave(response, 'retired', question);
      behave(response, nextBehaviour(), question, slowMs);
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
      behaviours = ['answers'];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
