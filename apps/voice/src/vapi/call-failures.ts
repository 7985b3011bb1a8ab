import * as v from 'valibot';
import type { VoiceFailure, VoiceFailureKind } from '../voice-engine';

/** The fatal errors of a call (specification, section 8), as Daily names them. */
const FATAL: Readonly<Record<string, VoiceFailureKind>> = {
  ejected: 'ejected',
  'exp-room': 'room-expired',
  'exp-token': 'token-expired',
  'meeting-full': 'meeting-full',
  'not-allowed': 'not-allowed',
  'no-room': 'no-room',
  'connection-error': 'connection-lost',
  'end-of-life': 'end-of-life',
};

/** Errors that a call survives: the SDK goes on without what failed. */
const SURVIVED = new Set([
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'audio-processor-recovery-error',
]);

const anything = v.optional(v.unknown());

/** The fields that an error of the SDK may have; the inner `message` is often an object. */
const errorSchema = v.object({
  type: v.optional(v.string()),
  error: v.optional(
    v.union([
      v.object({
        name: v.optional(v.string()),
        type: v.optional(v.string()),
        message: anything,
        /** The body of an answer of the service, or what Daily says of its error. */
        error: anything,
      }),
      v.string(),
    ]),
  ),
});

const dailySchema = v.object({ type: v.string(), details: anything });

const refusalSchema = v.object({
  statusCode: v.optional(v.number()),
  error: v.optional(v.string()),
  message: anything,
});

/** The stage of a start in which the service is asked for a call. */
const CREATION = 'web-call-creation';

/**
 * Classifies an `error` event of the SDK.
 *
 * @param stage the stage of the start that was running, by the SDK's name; empty when none was
 * @returns `null` when the error does not affect the call
 */
export function callFailure(error: unknown, stage: string): VoiceFailure | null {
  const cause = forTheLog(error);
  const { output, success } = v.safeParse(errorSchema, error);
  if (!success) return { kind: 'unknown', cause };
  const { type = '', error: inner } = output;
  if (SURVIVED.has(type)) return null;
  if (type === 'validation-error') return withDetail('call-refused', inner, cause);
  if (stage === CREATION) return creationFailure(inner, cause);
  const isJoin = type === 'daily-call-join-error' || stage === 'daily-call-join';
  return { kind: dailyKind(inner) ?? (isJoin ? 'join-refused' : 'unknown'), cause };
}

/** What went wrong where the service ended the call, by its word for it; `undefined` where nothing did. */
export function endedBy(reason: string): VoiceFailureKind | undefined {
  if (/microphone-permission/.test(reason)) return 'microphone-blocked';
  if (/customer-audio/.test(reason)) return 'no-microphone';
  if (/max-duration/.test(reason)) return 'room-expired';
  return /error|failed|not-(?:found|valid|invalid|provided)|no-(?:server|assistant|avail)|invalid-assistant|shutdown|join-timed-out/.test(
    reason,
  )
    ? 'unknown'
    : undefined;
}

/** An error after which the call continues but the assistant cannot be heard; `null` for any other. */
export function silenceFailure(error: unknown): VoiceFailure | null {
  const isSilence = v.is(v.object({ type: v.literal('audio-start-failed') }), error);
  return isSilence ? { kind: 'unknown', cause: forTheLog(error) } : null;
}

type Inner = v.InferOutput<typeof errorSchema>['error'];

function dailyKind(inner: Inner): VoiceFailureKind | undefined {
  const candidates = typeof inner === 'object' ? [inner.error, inner] : [];
  const daily = candidates.find((one) => v.is(dailySchema, one));
  const parsed = v.safeParse(dailySchema, daily);
  if (!parsed.success) return undefined;
  const { type, details } = parsed.output;
  const isLoading = v.is(v.object({ on: v.literal('load') }), details);
  if (isLoading) return unreachable();
  return Object.hasOwn(FATAL, type) ? FATAL[type] : undefined;
}

/** The service refused the call, or was not reached. */
function creationFailure(inner: Inner, cause: Error): VoiceFailure {
  if (typeof inner === 'object' && inner.name === 'TypeError') return { kind: 'no-network', cause };
  const body = typeof inner === 'object' ? inner.error : inner;
  // The body is not JSON. The parser's message would help nobody.
  if (body instanceof Error) return { kind: 'call-refused', cause };
  const { output, success } = v.safeParse(refusalSchema, body);
  if (!success) return withDetail('call-refused', body, cause);
  const isKey =
    [401, 403].includes(output.statusCode ?? 0) ||
    ['Unauthorized', 'Forbidden'].includes(output.error ?? '');
  return isKey
    ? { kind: 'key-refused', cause }
    : withDetail('call-refused', output.message ?? output.error, cause);
}

/** The SDK could not be loaded, or the page's policy blocks its program. */
export function loadFailure(cause: unknown): VoiceFailure {
  return { kind: unreachable(), cause };
}

function unreachable(): VoiceFailureKind {
  return globalThis.navigator.onLine ? 'call-program-unreachable' : 'no-network';
}

function withDetail(kind: VoiceFailureKind, value: unknown, cause: Error): VoiceFailure {
  const detail = readable(value);
  return detail ? { kind, detail, cause } : { kind, cause };
}

/** Turns a value that the SDK emitted into an `Error` with a readable message for the log. */
function forTheLog(error: unknown): Error {
  if (error instanceof Error) return error;
  const { type = 'error', error: inner = error } = (error ?? {}) as Record<string, unknown>;
  const { errorMsg } = (inner ?? {}) as { readonly errorMsg?: unknown };
  return new Error(`${String(type)}: ${readable(errorMsg ?? inner) ?? 'no words'}`, {
    cause: error,
  });
}

/** Longer messages are not meant for a person. */
const DETAIL_LENGTH = 300;

/** All the words in a message, which may be a text, a list or an object of such. */
function readable(value: unknown): string | undefined {
  const words = wordsIn(value, 3).join(' ').trim();
  if (!words) return undefined;
  return words.length > DETAIL_LENGTH ? `${words.slice(0, DETAIL_LENGTH - 1)}…` : words;
}

function wordsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const { message } = value as { readonly message?: unknown };
  if (message) return wordsIn(message, depth - 1);
  return Object.values(value).flatMap((one) => wordsIn(one, depth - 1));
}

/** What Daily says of a device that it cannot use. */
const cameraSchema = v.object({
  error: v.object({
    error: v.optional(v.object({ type: v.optional(v.string()) })),
    errorMsg: v.optional(
      v.union([
        v.string(),
        v.object({ audioOk: v.optional(v.boolean()), errorMsg: v.optional(v.unknown()) }),
      ]),
    ),
  }),
});

/** What went wrong with the microphone, `null` when it works and only a camera does not. */
export function microphoneFailure(error: unknown): VoiceFailure | null {
  const { output, success } = v.safeParse(cameraSchema, error);
  const { error: inner, errorMsg } = success ? output.error : {};
  const isHeard = typeof errorMsg === 'object' && errorMsg.audioOk;
  if (isHeard || inner?.type === 'cam-in-use') return null;
  const words = typeof errorMsg === 'object' ? errorMsg.errorMsg : errorMsg;
  const isBlocked =
    inner?.type === 'permissions' || /not allowed|NotAllowed/i.test(readable(words) ?? '');
  return { kind: isBlocked ? 'microphone-blocked' : 'no-microphone', cause: forTheLog(error) };
}
