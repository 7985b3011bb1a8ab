import type { Messages } from './messages';
import type { ModelAccess } from './model-access';
import type { RetryPolicy } from './retry-policy';
import { defaultRetryPolicy, wait } from './retry-policy';
import { readAnswer, readErrorMessage } from './read-answer';
import type { AiResult } from './result';
import { answer, failure, messageOf } from './result';
import type { ModelSettings, Reply } from './send-request';
import { sendRequest } from './send-request';

/** Models that answered 404, by the base URL of the service; a reload clears the list. */
const retired = new Map<string, Set<string>>();

function retire(baseUrl: string, model: string): void {
  const models = retired.get(baseUrl) ?? new Set();
  retired.set(baseUrl, models.add(model));
}

/** The models to try, in order; all of them again when all have answered 404. */
function modelsToTry(baseUrl: string, models: readonly string[]): readonly string[] {
  const alive = models.filter((model) => !retired.get(baseUrl)?.has(model));
  return alive.length > 0 ? alive : models;
}

/** One question, and the messages for its failures. */
export interface ModelCall {
  readonly tool: keyof ModelSettings['models'];
  /** The request's body (specification, section 7). */
  readonly body: unknown;
  /** Whose words a person reads when the answer holds no text. */
  readonly noText: keyof Messages['noText'];
  /** Whether an error body without a message has words of our own; else it is the status text. */
  readonly hasWordsForUnexplained?: boolean;
}

interface Attempt {
  readonly call: ModelCall;
  readonly access: ModelAccess & { readonly ai: ModelSettings };
  readonly policy: RetryPolicy;
  readonly signal: AbortSignal;
  /** On the clock of `performance.now()`, in ms. */
  readonly startedAt: number;
}

/**
 * Asks a text model by `generateContent`. After a 404 the next model of the list is asked; after 429 or
 * 5xx there is one retry, if it can begin soon enough.
 *
 * @param signal aborting it ends the call at once with `cancelled`
 * @throws Error in mode `built-in`, which has no model
 */
export async function callModel(
  call: ModelCall,
  { ai, getAccessToken }: ModelAccess,
  signal: AbortSignal,
  policy: RetryPolicy = defaultRetryPolicy,
): Promise<AiResult<string>> {
  if (ai.mode === 'built-in') {
    throw new Error('No model is called in mode built-in: take @thela/kitchen-book instead.');
  }
  if (signal.aborted) return { kind: 'cancelled' };
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, policy.timeoutMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const access = { ai, getAccessToken };
    const startedAt = performance.now();
    const attempt = { call, access, policy, signal: ending.signal, startedAt };
    const reply = await tryModels(attempt, modelsToTry(ai.baseUrl, ai.models[call.tool]), true);
    if (signal.aborted) return { kind: 'cancelled' };
    return ending.signal.aborted ? timedOut(policy) : readReply(call, reply);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function tryModels(
  attempt: Attempt,
  [model = '', ...others]: readonly string[],
  mayRepeat: boolean,
): Promise<Reply> {
  const { call, access, policy, signal, startedAt } = attempt;
  const send = () => sendRequest(access.ai, access.getAccessToken, model, call.body, signal);
  let reply = await send();
  let mayRepeatLater = mayRepeat;
  if (reply.kind === 'reply' && mayRepeat && isPassing(reply.status)) {
    const waitMs = Math.max(policy.backoffMs(), reply.retryAfterMs);
    if (performance.now() - startedAt + waitMs <= policy.secondTryWithinMs) {
      mayRepeatLater = false;
      await wait(waitMs, signal);
      reply = await send();
    }
  }
  if (reply.kind === 'lost' || reply.status !== 404) return reply;
  retire(access.ai.baseUrl, model);
  return others.length > 0 ? tryModels(attempt, others, mayRepeatLater) : reply;
}

/** Whether the failure is temporary, so that a retry makes sense. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function readReply(call: ModelCall, reply: Reply): AiResult<string> {
  if (reply.kind === 'lost') {
    const own = messageOf(reply.error);
    return failure('unreachable', ({ unreachable }) => unreachable(own), reply.error);
  }
  const { status, statusText, body } = reply;
  if (status < 200 || status > 299) {
    // HTTP/2 has no status text.
    const unexplained = statusText || `HTTP ${status}`;
    const own = readErrorMessage(body);
    return failure(
      'refused',
      ({ refused, somethingWrong }) =>
        refused(own ?? (call.hasWordsForUnexplained ? somethingWrong : unexplained)),
      `status ${status}`,
    );
  }
  try {
    const { text, isComplete, reason } = readAnswer(JSON.parse(body));
    return text
      ? answer(text, isComplete)
      : failure('no-text', ({ noText }) => noText[call.noText], reason);
  } catch (error) {
    const own = messageOf(error);
    return failure('unreadable', ({ unreadable }) => unreadable(own), error);
  }
}

function timedOut({ timeoutMs }: RetryPolicy): AiResult<never> {
  const seconds = Math.round(timeoutMs / 1000);
  return failure('timed-out', (messages) => messages.timedOut(seconds));
}
