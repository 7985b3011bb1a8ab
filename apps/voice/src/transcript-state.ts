import type { TranscriptMessage } from './voice-engine';

/** A line of the conversation as the screen shows it. */
export interface TranscriptLine extends TranscriptMessage {
  /** Increases from line to line. */
  readonly id: number;
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
        lines: [...lines, { ...event.message, id: nextId }],
        nextId: nextId + 1,
      };
    case 'call-asked':
      return { ...transcript, callStartId: nextId };
    case 'call-began':
      return { ...transcript, lines: lines.filter(({ id }) => id >= callStartId) };
  }
}

/** The conversation as plain text for the clipboard, a line for each message. */
export function transcriptText(
  lines: readonly TranscriptLine[],
  nameOf: (role: TranscriptMessage['role']) => string,
): string {
  return lines.map(({ role, text }) => `${nameOf(role)}: ${text}`).join('\n');
}
