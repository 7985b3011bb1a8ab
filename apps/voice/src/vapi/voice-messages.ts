import * as v from 'valibot';
import type { TranscriptMessage } from '../voice-engine';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The messages that are used (specification, section 3); a transcript may be of user or assistant. */
const messageSchema = v.variant('type', [
  v.object({
    type: v.literal('transcript'),
    transcriptType: v.literal('final'),
    role: v.picklist(['user', 'assistant']),
    transcript: words,
  }),
  v.object({ type: v.literal('assistant-message'), message: words }),
  v.object({
    type: v.literal('status-update'),
    status: v.literal('ended'),
    endedReason: v.optional(v.string(), ''),
  }),
]);

/** What a message of a call means. */
export type ReadMessage =
  | { readonly type: 'line'; readonly line: TranscriptMessage }
  | { readonly type: 'ended'; readonly reason: string };

/**
 * Reads the messages of one call; a message may have any shape.
 *
 * @returns a reader; it returns `null` for a message that is no line, or a line that came before in the
 *   other kind of message
 */
export function messageReader(): (message: unknown) => ReadMessage | null {
  /** What the assistant said last, and in which kind of message. */
  let last = { type: '', text: '' };
  return (message) => {
    const { output, success } = v.safeParse(messageSchema, message);
    if (!success) return null;
    if (output.type === 'status-update') return { type: 'ended', reason: output.endedReason };
    const { role, text } = lineOf(output);
    if (role === 'user') return { type: 'line', line: { role, text } };
    const isTwice =
      last.text === text && !(last.type === 'transcript' && output.type === last.type);
    last = { type: output.type, text };
    return isTwice ? null : { type: 'line', line: { role, text } };
  };
}

type Line = Exclude<v.InferOutput<typeof messageSchema>, { type: 'status-update' }>;

function lineOf(message: Line): TranscriptMessage {
  return message.type === 'transcript'
    ? { role: message.role, text: message.transcript }
    : { role: 'assistant', text: message.message };
}
