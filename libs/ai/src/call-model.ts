import type { Messages } from './messages';
import type { ModelAccess } from './model-access';
import type { RetryPolicy } from './retry-policy';
import { defaultRetryPolicy, wait } from './retry-policy';
import { parseBody, readAnswer } from './read-answer';
import { refusalText } from './refusal';
import type { AiResult } from './result';
import { answer, failure, messageOf } from './result';
import type { ModelSettings, Reply } from './send-request';
import { sendRequest } from './send-request';

/** Until when a model is not asked while another one may answer, in ms of `performance.now()`; a reload forgets it. */
const restingUntil = new Map<string, number>();

/** The models to try, in order; all of them where all rest. */
function modelsToTry(baseUrl: string, models: readonly string[]): readonly string[] {
  const now = performance.now();
  const awake = models.filter((model) => (restingUntil.get(`${baseUrl} ${model}`) ?? 0) <= now);
  return awake.length > 0 ? awake : models;
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
 * Asks a text model by `generateContent`. After 404, 429 and 503 the next model of the list is asked. Where none
 * answers, the one that is free first is asked once more, if that is soon enough.
 *
 * @param signal aborting it ends the call at once with `cancelled`
 * @throws Error in mode `built-in`, which has no model
 */
export async function callModel(
  call: ModelCall,
  { ai, getAccessToken, onWait }: ModelAccess,
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
    const access = { ai, getAccessToken, onWait };
    const startedAt = performance.now();
    const attempt = { call, access, policy, signal: ending.signal, startedAt };
    const reply = await tryModels(attempt, modelsToTry(ai.baseUrl, ai.models[call.tool]), null);
    if (signal.aborted) return { kind: 'cancelled' };
    return ending.signal.aborted ? timedOut(policy) : readReply(call, reply, policy);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** A model that may answer if it is asked once more. */
interface Second {
  readonly model: string;
  readonly reply: Extract<Reply, { readonly kind: 'reply' }>;
}

async function tryModels(
  attempt: Attempt,
  [model = '', ...others]: readonly string[],
  before: Second | null,
): Promise<Reply> {
  const reply = await send(attempt, model);
  if (reply.kind === 'lost') return reply;
  const { status, retryAfterMs } = reply;
  const isPassing = status === 429 || status >= 500;
  if (!isPassing && status !== 404) return reply;
  const restMs = isPassing ? retryAfterMs : Infinity;
  restingUntil.set(`${attempt.access.ai.baseUrl} ${model}`, performance.now() + restMs);
  const isFirst = isPassing && !(before && before.reply.retryAfterMs <= retryAfterMs);
  const second = isFirst ? { model, reply } : before;
  const asksNext = [404, 429, 503].includes(status) && others.length > 0;
  if (asksNext) return tryModels(attempt, others, second);
  return second ? askAgain(attempt, second) : reply;
}

async function askAgain(attempt: Attempt, { model, reply }: Second): Promise<Reply> {
  const { policy, signal, startedAt, access } = attempt;
  const waitMs = Math.max(policy.backoffMs(), reply.retryAfterMs);
  const isTooLate = performance.now() - startedAt + waitMs > policy.secondTryWithinMs;
  if (waitMs > policy.longestWaitMs || isTooLate) return reply;
  if (reply.retryAfterMs > 0) access.onWait?.(Date.now() + waitMs);
  await wait(waitMs, signal);
  return send(attempt, model);
}

function send({ call, access, signal }: Attempt, model: string): Promise<Reply> {
  return sendRequest(access.ai, access.getAccessToken, model, call.body, signal);
}

function readReply(call: ModelCall, reply: Reply, policy: RetryPolicy): AiResult<string> {
  if (reply.kind === 'lost') {
    const own = messageOf(reply.error);
    return failure('unreachable', ({ broken, advice }) => broken(own, advice.offline), reply.error);
  }
  const { status, body, retryAfterMs } = reply;
  if (status < 200 || status > 299) {
    return failure(
      retryAfterMs > policy.longestWaitMs ? 'busy' : 'refused',
      (messages) =>
        refusalText(
          reply,
          messages,
          call.hasWordsForUnexplained ? messages.somethingWrong : undefined,
        ),
      `status ${status}`,
    );
  }
  try {
    const { text, isComplete, reason } = readAnswer(parseBody(body));
    if (text) return answer(text, isComplete);
    const isLong = reason === 'MAX_TOKENS';
    return failure(
      'no-text',
      ({ noText, advice }) => ({
        message: noText[call.noText],
        advice: isLong ? advice.shorter : advice.otherWords,
        detail: '',
      }),
      reason,
    );
  } catch (error) {
    const own = messageOf(error);
    const isPage = /^\s*</.test(body);
    return failure(
      'unreadable',
      ({ broken, advice }) => broken(own, isPage ? advice.network : advice.again),
      error,
    );
  }
}

function timedOut({ timeoutMs }: RetryPolicy): AiResult<never> {
  const seconds = Math.round(timeoutMs / 1000);
  return failure('timed-out', (messages) => messages.timedOut(seconds));
}
