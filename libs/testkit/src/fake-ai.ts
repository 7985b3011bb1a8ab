import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAKE_AI_PATH } from './fake-ai-path';
import type { FakeAiBehaviour, FakeQuestion, FakeReply } from './fake-ai-replies';
import { error, fakeAiBehaviours, fakeReply } from './fake-ai-replies';

const CALL = new RegExp(
  `^/(${fakeAiBehaviours.join('|')})/v1beta/models/([^/:]+):generateContent$`,
);

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

const SLOW_MS = 15_000;

/**
 * Answers in the place of the text model: at `/fake-ai/<behaviour>`, followed by the provider's own
 * path.
 *
 * Requests and answers have the shapes of https://ai.google.dev/api/generate-content.
 */
export function fakeAi({ slowMs = SLOW_MS }: FakeAiOptions = {}): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${FAKE_AI_PATH}/`)) return next();
    const [, behaviour, model = ''] = CALL.exec(pathname.slice(FAKE_AI_PATH.length)) ?? [];
    void readBody(request).then((text) => {
      if (request.method !== 'POST' || !behaviour) {
        return send(response, notThere(pathname));
      }
      const question = { model, body: parseJson(text) };
      behave(response, behaviour as FakeAiBehaviour, question, slowMs);
    });
  };
}

/** Does to one request what the behaviour says. */
export function behave(
  response: ServerResponse,
  behaviour: FakeAiBehaviour,
  question: FakeQuestion,
  slowMs = SLOW_MS,
): void {
  if (behaviour === 'hanging') return;
  if (behaviour === 'breaking-off') {
    response.destroy();
    return;
  }
  const reply = fakeReply(behaviour, question);
  const timer = setTimeout(() => send(response, reply), behaviour === 'slow' ? slowMs : 0);
  response.on('close', () => clearTimeout(timer));
}

export function notThere(path: string): FakeReply {
  return error(404, 'NOT_FOUND', `The fake AI does not answer at ${path}.`);
}

/** The body as text; what arrived of it where the request broke off. */
export async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  } catch {
    return body;
  }
  return body;
}

/** `null` for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function send(
  response: ServerResponse,
  { status, statusText, type, headers, body }: FakeReply,
): void {
  response.writeHead(status, statusText, { 'Content-Type': type, ...headers });
  response.end(body);
}
