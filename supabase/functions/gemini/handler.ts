import type { CheckToken } from './caller.ts';
import { identify } from './caller.ts';
import { withCors } from '../_shared/cors.ts';
import type { Counter } from './counter.ts';
import { dayOf } from './counter.ts';
import { forward } from './forward.ts';
import { readLimitedText } from '../_shared/limited-text.ts';
import { networkOf } from '../_shared/network.ts';
import { MAX_OUTPUT_TOKENS } from './output-limits.ts';
import { kindOf, readQuestion } from './question.ts';
import type { Question } from './question.ts';
import { pseudonym } from '../_shared/pseudonym.ts';
import { refusal } from '../_shared/refusal.ts';
import type { GatewaySettings } from './settings.ts';

export type { CheckToken, TokenCheck } from './caller.ts';
export { memoryCounter } from './counter.ts';
export type { Counter } from './counter.ts';
export { readLimitedText } from '../_shared/limited-text.ts';
export { GEMINI_URL, readGatewaySettings, readModels } from './settings.ts';
export type { GatewaySettings, ModelLists } from './settings.ts';
export { FunctionSettingsError } from '../_shared/environment.ts';
export type { Environment } from '../_shared/environment.ts';

/** What differs between the Edge Function and the local backend. */
export interface GatewayDependencies {
  readonly counter: Counter;
  readonly checkToken: CheckToken;
  /** The time in ms since the epoch. */
  readonly now: () => number;
  /** Takes what went wrong, for the operator; never a question, an answer or a key. */
  readonly log: (message: string) => void;
}

/** @param address of the caller, for counting */
export type GatewayHandler = (request: Request, address: string) => Promise<Response>;

const CALL = /\/gemini\/v1beta\/models\/([\w.-]+):generateContent$/;

/** More than the longest request of a page: 8,000 characters, up to 6 bytes each in JSON, a prompt and the stall's data. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The gateway to the text model: it takes the provider's own path and body behind `/gemini`, and adds
 * the key. It holds no state, so requests do not wait for each other.
 */
export function makeGateway(
  settings: GatewaySettings,
  dependencies: GatewayDependencies,
): GatewayHandler {
  return (request, address) =>
    withCors(request, settings.allowedOrigins, () =>
      answer(request, address, settings, dependencies),
    );
}

async function answer(
  request: Request,
  address: string,
  settings: GatewaySettings,
  dependencies: GatewayDependencies,
): Promise<Response> {
  const [, model] = CALL.exec(new URL(request.url).pathname) ?? [];
  if (model === undefined) return refusal(404, 'NOT_FOUND', 'There is nothing at this address.');
  if (request.method !== 'POST') {
    return refusal(405, 'UNIMPLEMENTED', 'Only POST is taken.', { Allow: 'POST' });
  }
  const caller = await identify(request.headers, settings.publishableKeys, dependencies.checkToken);
  if (caller.kind === 'refused') return caller.response;
  if (!isOffered(model, settings)) {
    return refusal(404, 'NOT_FOUND', `models/${model} is not offered here.`);
  }
  const body = await readLimitedText(request, MAX_BODY_BYTES);
  if (body === 'too-large') {
    return refusal(413, 'INVALID_ARGUMENT', 'That is too long. Please shorten it.');
  }
  if (body === 'aborted') return refusal(400, 'INVALID_ARGUMENT', 'The request broke off.');
  const question = readQuestion(body.text);
  if (question === null) {
    return refusal(400, 'INVALID_ARGUMENT', 'Only questions in text are taken here.');
  }
  const limitedQuestion = withOutputLimit(question);
  const user = caller.kind === 'user' ? caller.id : null;
  const limited = await refuseOverLimit(user, address, settings, dependencies);
  return limited ?? forward(settings, model, limitedQuestion, request.signal, dependencies.log);
}

/** The body for the provider: the fields that were checked, and how long the answer may grow. */
function withOutputLimit(question: Question): string {
  const maxOutputTokens = MAX_OUTPUT_TOKENS[kindOf(question)];
  const generationConfig = { ...question.generationConfig, maxOutputTokens };
  return JSON.stringify({ ...question, generationConfig });
}

function isOffered(model: string, { models }: GatewaySettings): boolean {
  return [models.advice, models.recipe, models.strategy].some((list) => list.includes(model));
}

/** Counts the call, or refuses it when a daily limit is reached. */
async function refuseOverLimit(
  user: string | null,
  address: string,
  { apiKey, limits }: GatewaySettings,
  { counter, now, log }: GatewayDependencies,
): Promise<Response | null> {
  const day = dayOf(now());
  const userSubject = user === null ? null : await pseudonym(apiKey, `${day} user ${user}`);
  const addressSubject = await pseudonym(apiKey, `${day} address ${networkOf(address)}`);
  const messages = new Map([
    [addressSubject, 'Too many questions came from your network today. Please try again tomorrow.'],
    ['visitors', 'Visitors have asked all they can today. Sign in, or try again tomorrow.'],
    ['all', 'The AI has answered all it can today. Please try again tomorrow.'],
  ]);
  const counts = [
    ...(userSubject === null ? [] : [{ subject: userSubject, limit: limits.user }]),
    { subject: addressSubject, limit: limits.address },
    ...(userSubject === null ? [{ subject: 'visitors', limit: limits.visitors }] : []),
    { subject: 'all', limit: limits.all },
  ];
  try {
    const usedUp = await counter.take(counts);
    if (usedUp === null) return null;
    const message =
      messages.get(usedUp) ?? 'You have asked enough for today. Please try again tomorrow.';
    const midnight = Date.parse(day) + 24 * 3600 * 1000;
    const seconds = Math.max(1, Math.ceil((midnight - now()) / 1000));
    return refusal(429, 'RESOURCE_EXHAUSTED', message, { 'Retry-After': String(seconds) });
  } catch (error) {
    // Uncounted calls could cost any amount.
    log(`gemini: calls cannot be counted: ${(error as Error).message}`);
    return refusal(503, 'UNAVAILABLE', 'The AI is not available at the moment. Please try again.');
  }
}
