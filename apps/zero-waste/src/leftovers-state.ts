import type { QuestionFault } from '@thela/speech';

/** The list of leftovers as it is being written or spoken. */
export interface Leftovers {
  readonly text: string;
  /** What the microphone cleared; it comes back where nothing could be heard. */
  readonly cleared: string;
  readonly fault: QuestionFault | null;
}

export type LeftoversEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'microphone-opened' }
  | { readonly type: 'faulted'; readonly fault: QuestionFault }
  | { readonly type: 'asked' };

export const noLeftovers: Leftovers = { text: '', cleared: '', fault: null };

/** The microphone clears the list (specification, section 4); a fault of it gives the list back. */
export function leftoversReducer(leftovers: Leftovers, event: LeftoversEvent): Leftovers {
  const { text, cleared } = leftovers;
  switch (event.type) {
    case 'written':
      return { text: event.text, cleared: '', fault: null };
    case 'microphone-opened':
      return { text: '', cleared: text || cleared, fault: null };
    case 'faulted':
      return { text: text || cleared, cleared: '', fault: event.fault };
    case 'asked':
      return { text, cleared: '', fault: null };
  }
}
