import type { TranscriptMessage } from './voice-engine';

/** A line of the conversation as it stands on the screen. */
export interface TranscriptLine extends TranscriptMessage {
  /** Grows from line to line and never comes twice. */
  readonly id: number;
}

export interface Transcript {
  readonly lines: readonly TranscriptLine[];
  readonly nextId: number;
  /** Lines below this one stood there before the start of the call that connects now. */
  readonly callStartId: number;
}

export type TranscriptEvent =
  | { readonly type: 'added'; readonly message: TranscriptMessage }
  | { readonly type: 'call-asked' }
  | { readonly type: 'call-began' };

export const emptyTranscript: Transcript = { lines: [], nextId: 1, callStartId: 1 };

/**
 * Adds what is said. The start of a call clears the lines that stood there before it was asked for; a
 * call that never comes about clears nothing.
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

/** The conversation as text to keep, a line for each message. */
export function transcriptText(
  lines: readonly TranscriptLine[],
  nameOf: (role: TranscriptMessage['role']) => string,
): string {
  return lines.map(({ role, text }) => `${nameOf(role)}: ${text}`).join('\n');
}
