import type { ServerResponse } from 'node:http';
import { fakeAiBehaviours, fakeReply } from './fake-ai-replies';
import type { FakeAiBehaviour, FakeQuestion } from './fake-ai-replies';
import { readJson, send, sendNotFound, startFakeServer } from './fake-server';
import type { FakeServer, Middleware } from './fake-server';
import { FAKE_AI_PATH } from './playground-paths';

const CALL = /^\/v1beta\/models\/([^/:]+):generateContent$/;
const SLOW_MS = 15_000;

/**
 * The fake text model of a playground, at `/fake-ai/<behaviour>` followed by the provider's own path.
 *
 * Requests and replies have the shapes of https://ai.google.dev/api/generate-content.
 */
export function fakeAi(): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${FAKE_AI_PATH}/`)) return next();
    const [name = '', ...path] = pathname.slice(FAKE_AI_PATH.length + 1).split('/');
    const behaviour = fakeAiBehaviours.find((known) => known === name);
    const [, model] = CALL.exec(`/${path.join('/')}`) ?? [];
    if (request.method !== 'POST' || !behaviour || !model) {
      return sendNotFound(response, pathname);
    }
    void readJson(request).then((body) => behave(response, behaviour, { model, body }));
  };
}

/** The text model's provider. */
export type FakeGemini = FakeServer<FakeAiBehaviour>;

export interface FakeGeminiOptions {
  readonly port?: number;
  /** The only key that is accepted; without it, every key is. */
  readonly key?: string;
  /** Models that the provider has switched off: they answer 404. */
  readonly retiredModels?: readonly string[];
}

export function startFakeGemini({
  port,
  key,
  retiredModels = [],
}: FakeGeminiOptions = {}): Promise<FakeGemini> {
  return startFakeServer<FakeAiBehaviour>({
    port,
    allowedHeaders: 'content-type, x-goog-api-key',
    behaviour: 'answers',
    answer: ({ method, url, headers, body }, response, nextBehaviour) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const [, model] = CALL.exec(pathname) ?? [];
      if (method !== 'POST' || !model) return sendNotFound(response, pathname);
      const given = String(headers['x-goog-api-key'] ?? searchParams.get('key'));
      const question = { model, body, key: given };
      if (key !== undefined && given !== key) return behave(response, 'bad-key', question);
      if (retiredModels.includes(model)) return behave(response, 'retired', question);
      behave(response, nextBehaviour(), question);
    },
  });
}

function behave(
  response: ServerResponse,
  behaviour: FakeAiBehaviour,
  question: FakeQuestion,
): void {
  if (behaviour === 'hanging') return;
  if (behaviour === 'breaking-off') {
    response.destroy();
    return;
  }
  const reply = fakeReply(behaviour, question);
  const timer = setTimeout(() => send(response, reply), behaviour === 'slow' ? SLOW_MS : 0);
  response.on('close', () => clearTimeout(timer));
}
