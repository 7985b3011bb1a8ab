import type { RecordsReply, Reply } from './assistant/reply';
import type { TranscriptMessage } from './voice-engine';

export interface TranscriptLine extends TranscriptMessage {
  /** Increases from line to line. */
  readonly id: number;
  /** What it says was written has been taken back. */
  readonly isUndone?: true;
}

export function lineOfReply(
  reply: RecordsReply & Partial<Pick<Reply, 'skill'>>,
): TranscriptMessage {
  const { skill: _, ...line } = reply;
  return { role: 'assistant', ...line };
}

export interface Transcript {
  readonly lines: readonly TranscriptLine[];
  readonly nextId: number;
  /** Lines with a smaller id were there before the call that is connecting now was requested. */
  readonly callStartId: number;
}

export type TranscriptEvent =
  | { readonly type: 'added'; readonly message: TranscriptMessage }
  | { readonly type: 'call-asked' }
  | { readonly type: 'call-began' };

export const emptyTranscript: Transcript = { lines: [], nextId: 1, callStartId: 1 };

/**
 * Adds lines. When a call connects, the lines from before its request are removed; a call that never
 * connects removes nothing.
 */
export function transcriptReducer(transcript: Transcript, event: TranscriptEvent): Transcript {
  const { lines, nextId, callStartId } = transcript;
  switch (event.type) {
    case 'added':
      return {
        ...transcript,
        lines: [...withUndone(lines, event.message), { ...event.message, id: nextId }],
        nextId: nextId + 1,
      };
    case 'call-asked':
      return { ...transcript, callStartId: nextId };
    case 'call-began':
      return { ...transcript, lines: lines.filter(({ id }) => id >= callStartId) };
  }
}

function withUndone(
  lines: readonly TranscriptLine[],
  { undoneId }: TranscriptMessage,
): readonly TranscriptLine[] {
  if (undoneId === undefined) return lines;
  return lines.map((line) => (line.writtenId === undoneId ? { ...line, isUndone: true } : line));
}

/** The line whose question is open. A voice service says it aloud, which adds a line without a source. */
export function lineThatAsks(lines: readonly TranscriptLine[]): TranscriptLine | undefined {
  const last = lines.findLast(
    ({ role, source, answers }) => role === 'user' || source !== undefined || answers,
  );
  return last?.answers ? last : undefined;
}

export function transcriptText(
  lines: readonly TranscriptLine[],
  nameOf: (role: TranscriptMessage['role']) => string,
): string {
  return lines.map(({ role, text }) => `${nameOf(role)}: ${text}`).join('\n');
}
