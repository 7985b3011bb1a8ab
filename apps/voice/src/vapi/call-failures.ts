import * as v from 'valibot';
import type { VoiceFailure, VoiceFailureKind } from '../voice-engine';
import { forTheLog, readable } from './error-words';

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

/** What an error of the SDK may hold; its inner `message` is often an object. */
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

const dailySchema = v.object({
  type: v.string(),
  details: anything,
});

const refusalSchema = v.object({
  statusCode: v.optional(v.number()),
  error: v.optional(v.string()),
  message: anything,
});

/** The stage of a start in which the service is asked for a call. */
const CREATION = 'web-call-creation';

/**
 * What an `error` event of the SDK means for the call.
 *
 * @param stage of the start that was under way, as the SDK names it; empty when none was
 * @returns `null` when the call goes on as if nothing had been
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

/** The assistant cannot be heard, and the call goes on; `null` for any other error. */
export function silenceFailure(error: unknown): VoiceFailure | null {
  const isSilence = v.is(v.object({ type: v.literal('audio-start-failed') }), error);
  return isSilence ? { kind: 'unknown', cause: forTheLog(error) } : null;
}

type Inner = v.InferOutput<typeof errorSchema>['error'];

/** The kind of an error that Daily itself tells of. */
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
  // No JSON: what the parser says of it is for nobody.
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

/** The SDK itself could not be loaded, or the page does not let its program in. */
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
