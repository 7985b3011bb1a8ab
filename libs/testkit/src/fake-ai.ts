import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAKE_AI_PATH } from './fake-ai-path';

const CALL = /^\/(answers|slow|failing)\/v1beta\/models\/([^/:]+):generateContent$/;

export interface FakeAiOptions {
  /** So long a slow answer takes, in ms. */
  readonly slowMs?: number;
}

/** A connect-style handler: one that is not asked for by its path hands on to the next. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers in the place of the text model, at `/fake-ai/answers`, `/fake-ai/slow` and
 * `/fake-ai/failing`, each followed by the provider's own path.
 *
 * Requests and answers have the shapes of https://ai.google.dev/api/generate-content.
 */
export function fakeAi({ slowMs = 15_000 }: FakeAiOptions = {}): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${FAKE_AI_PATH}/`)) return next();
    const [, behaviour = '', model = ''] = CALL.exec(pathname.slice(FAKE_AI_PATH.length)) ?? [];
    void readBody(request).then((body) => {
      if (request.method !== 'POST' || !behaviour) {
        return refuse(response, 404, 'NOT_FOUND', `The fake AI does not answer at ${pathname}.`);
      }
      if (!hasContents(body)) {
        return refuse(response, 400, 'INVALID_ARGUMENT', 'contents is not specified');
      }
      if (behaviour === 'failing') {
        return refuse(response, 503, 'UNAVAILABLE', 'The model is overloaded. Try again later.');
      }
      const timer = setTimeout(() => answer(response, model), behaviour === 'slow' ? slowMs : 0);
      response.on('close', () => clearTimeout(timer));
    });
  };
}

/** The body as text; what arrived of it where the request broke off. */
async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  } catch {
    return body;
  }
  return body;
}

function hasContents(body: string): boolean {
  try {
    const { contents } = JSON.parse(body) as { contents?: unknown };
    return Array.isArray(contents) && contents.length > 0;
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, model: string) {
  const text = `This is a made-up answer of ${model}: fry the onions until they are golden.`;
  send(response, 200, {
    candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason: 'STOP', index: 0 }],
    modelVersion: model,
  });
}

function refuse(response: ServerResponse, code: number, status: string, message: string) {
  send(response, code, { error: { code, message, status } });
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}
