import type { QuestionFault } from '@thela/speech';

/** What the vendor has written or said so far. */
export interface Question {
  readonly text: string;
  readonly fault: QuestionFault | null;
}

export type QuestionEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'faulted'; readonly fault: QuestionFault }
  | { readonly type: 'cleared' };

export const openingQuestion: Question = { text: '', fault: null };

/** A fault stands until the text changes or the fault is cleared; it never costs the text. */
export function questionReducer(question: Question, event: QuestionEvent): Question {
  switch (event.type) {
    case 'written':
      return { text: event.text, fault: null };
    case 'faulted':
      return { ...question, fault: event.fault };
    case 'cleared':
      return { ...question, fault: null };
  }
}
