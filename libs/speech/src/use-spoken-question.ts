import { useSpeechInput } from './use-speech-input';
import type { SpeechFault, SpeechInput } from './use-speech-input';

/** What keeps a question from being put. */
export type QuestionFault = { readonly kind: 'empty' } | SpeechFault;

export interface SpokenQuestionOptions {
  /** What stands in the box. */
  readonly text: string;
  /** Receives what is to stand in the box: typed or heard. */
  readonly onText: (text: string) => void;
  readonly onFault: (fault: QuestionFault) => void;
  /** Puts the question; it is never blank. */
  readonly onAsk: (text: string) => void;
}

export interface SpokenQuestion extends Pick<SpeechInput, 'state' | 'toggle'> {
  /** Puts another text in the box; a phrase on its way is forgotten. */
  readonly write: (text: string) => void;
  /** Puts the question, once a phrase on its way has arrived. */
  readonly ask: () => void;
}

/** A box whose text is typed or spoken, and then put as a question. The text itself is the caller's. */
export function useSpokenQuestion(options: SpokenQuestionOptions): SpokenQuestion {
  const { text, onText, onFault, onAsk } = options;
  const { state, toggle, stop, settle } = useSpeechInput({
    onText,
    onFault,
    onSettled: () => (text.trim() ? onAsk(text) : onFault({ kind: 'empty' })),
  });
  const write = (written: string) => {
    stop();
    onText(written);
  };
  return { state, toggle, write, ask: settle };
}
