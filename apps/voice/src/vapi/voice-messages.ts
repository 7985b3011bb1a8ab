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
  /** The user goes on speaking. */
  v.object({
    type: v.literal('transcript'),
    transcriptType: v.literal('partial'),
    role: v.literal('user'),
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

/** The service may send the end of a transcript again within this time, in ms. */
const AGAIN_MS = 3000;

/**
 * Reads the messages of one call; a message may have any shape.
 *
 * @param now ms, for the time between two messages
 * @returns a reader; it returns `null` for a message without a line, and for a line that came before: of the
 *   assistant in the other kind of message, of the user with nothing said in between
 */
export function messageReader(
  now: () => number = Date.now,
): (message: unknown) => ReadMessage | null {
  /** What the assistant said last, and in which kind of message. */
  let last = { type: '', text: '' };
  /** What the user said last, while nobody has said anything since. */
  let lastOfUser: { readonly words: string; readonly at: number } | null = null;

  function isRepeated(text: string): boolean {
    const spoken = wordsOf(text);
    const isAgain = lastOfUser?.words === spoken && now() - lastOfUser.at < AGAIN_MS;
    lastOfUser = { words: spoken, at: now() };
    return isAgain;
  }

  return (message) => {
    const { output, success } = v.safeParse(messageSchema, message);
    if (!success) return null;
    if (output.type === 'status-update') return { type: 'ended', reason: output.endedReason };
    if (isPartial(output)) {
      lastOfUser = null;
      return null;
    }
    const { role, text } = lineOf(output);
    const line = { type: 'line', line: { role, text } } as const;
    if (role === 'user') return isRepeated(text) ? null : line;
    lastOfUser = null;
    const isTwice =
      last.text === text && !(last.type === 'transcript' && output.type === last.type);
    last = { type: output.type, text };
    return isTwice ? null : line;
  };
}

/** Sent again, a transcript may have other signs and capitals. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();
}

type Utterance = Exclude<v.InferOutput<typeof messageSchema>, { type: 'status-update' }>;
type Unfinished = Extract<Utterance, { transcriptType: 'partial' }>;

function isPartial(message: Utterance): message is Unfinished {
  return message.type === 'transcript' && message.transcriptType === 'partial';
}

function lineOf(message: Exclude<Utterance, Unfinished>): TranscriptMessage {
  return message.type === 'transcript'
    ? { role: message.role, text: message.transcript }
    : { role: 'assistant', text: message.message };
}
