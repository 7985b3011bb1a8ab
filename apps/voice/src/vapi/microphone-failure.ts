import * as v from 'valibot';
import type { VoiceFailure } from '../voice-engine';
import { forTheLog, readable } from './error-words';

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
  if (typeof errorMsg === 'object' && errorMsg.audioOk) return null;
  const words = typeof errorMsg === 'object' ? errorMsg.errorMsg : errorMsg;
  const isBlocked =
    inner?.type === 'permissions' || /not allowed|NotAllowed/i.test(readable(words) ?? '');
  return { kind: isBlocked ? 'microphone-blocked' : 'no-microphone', cause: forTheLog(error) };
}
