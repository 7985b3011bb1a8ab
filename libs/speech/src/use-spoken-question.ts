import type { Language } from '@thela/language';
import { nameKey } from '@thela/text';
import { useReducer } from 'react';
import { useSpeechInput } from './use-speech-input';
import type { SpeechFault, SpeechInput } from './use-speech-input';

export type QuestionFault = { readonly kind: 'empty' } | SpeechFault;

interface QuestionState {
  readonly text: string;
  /** The text that the microphone removed; it comes back where nothing is heard. */
  readonly removed: string;
  readonly fault: QuestionFault | null;
}

type QuestionEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'box-emptied' }
  | { readonly type: 'faulted'; readonly fault: QuestionFault }
  | { readonly type: 'fault-cleared' };

const emptyQuestion: QuestionState = { text: '', removed: '', fault: null };

/** A fault stays until the text changes or the fault is cleared; it never costs the text. */
function questionReducer(question: QuestionState, event: QuestionEvent): QuestionState {
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

export interface SpokenQuestionOptions {
  readonly language: Language;
  /** Whether the microphone empties the box; where nothing is heard, the text comes back. */
  readonly clearsToListen?: boolean;
  /** Asks the question; it is never blank. */
  readonly onAsk: (text: string) => void;
  /** The microphone was pressed or a fault shows: an older failure must go off the screen. */
  readonly onInterrupt: () => void;
}

export interface SpokenQuestion
  extends
    Pick<QuestionState, 'text' | 'fault'>,
    Pick<SpeechInput, 'state' | 'isWriting' | 'toggle'> {
  /** Puts another text in the box; a spoken text that has not arrived yet is dropped. */
  readonly write: (text: string) => void;
  /** Asks the question, after a spoken text that is still expected has arrived. */
  readonly ask: () => void;
  /** Takes a fault off the screen. */
  readonly clearFault: () => void;
}

export function useSpokenQuestion(options: SpokenQuestionOptions): SpokenQuestion {
  const { language, clearsToListen = false, onAsk, onInterrupt } = options;
  const [{ text, fault }, dispatch] = useReducer(questionReducer, emptyQuestion);
  const onText = (written: string) => dispatch({ type: 'written', text: written });
  const onFault = (trouble: QuestionFault) => {
    onInterrupt();
    dispatch({ type: 'faulted', fault: trouble });
  };
  const clearFault = () => dispatch({ type: 'fault-cleared' });
  const { state, isWriting, toggle, stop, settle } = useSpeechInput({
    language,
    onText,
    onFault,
    onSettled: () => {
      if (nameKey(text) === '') return onFault({ kind: 'empty' });
      clearFault();
      onAsk(text);
    },
  });
  return {
    text,
    fault,
    state,
    isWriting,
    write: (written) => {
      stop();
      onText(written);
    },
    ask: settle,
    toggle: () => {
      onInterrupt();
      if (state === 'idle') dispatch({ type: clearsToListen ? 'box-emptied' : 'fault-cleared' });
      toggle();
    },
    clearFault,
  };
}
