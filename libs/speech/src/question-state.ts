import type { SpeechFault } from './use-speech-input';

/** Why a question is not asked. */
export type QuestionFault = { readonly kind: 'empty' } | SpeechFault;

/** The text of a question while it is typed or spoken. */
export interface QuestionState {
  readonly text: string;
  /** The text that the microphone removed; it comes back where nothing is heard. */
  readonly removed: string;
  readonly fault: QuestionFault | null;
}

export type QuestionEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'box-emptied' }
  | { readonly type: 'faulted'; readonly fault: QuestionFault }
  | { readonly type: 'fault-cleared' };

export const emptyQuestion: QuestionState = { text: '', removed: '', fault: null };

/** A fault stays until the text changes or the fault is cleared; it never costs the text. */
export function questionReducer(question: QuestionState, event: QuestionEvent): QuestionState {
  const { text, removed } = question;
  switch (event.type) {
    case 'written':
      return { text: event.text, removed: '', fault: null };
    case 'box-emptied':
      return { text: '', removed: text || removed, fault: null };
    case 'faulted':
      return { text: text || removed, removed: '', fault: event.fault };
    case 'fault-cleared':
      return { text, removed: '', fault: null };
  }
}
