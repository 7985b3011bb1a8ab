import type { Language } from '@thela/language';
import { useReducer } from 'react';
import { emptyQuestion, questionReducer } from './question-state';
import type { QuestionFault, QuestionState } from './question-state';
import { useSpeechInput } from './use-speech-input';
import type { SpeechInput } from './use-speech-input';

export interface SpokenQuestionOptions {
  /** The language that is spoken. */
  readonly language: Language;
  /** Whether the microphone empties the box; where nothing is heard, the text comes back. */
  readonly clearsToListen?: boolean;
  /** Asks the question; it is never blank. */
  readonly onAsk: (text: string) => void;
  /** The microphone was pressed or a fault shows: an older failure must go off the screen. */
  readonly onInterrupt: () => void;
}

export interface SpokenQuestion
  extends Pick<QuestionState, 'text' | 'fault'>, Pick<SpeechInput, 'state' | 'toggle'> {
  /** Puts another text in the box; a spoken text that has not arrived yet is dropped. */
  readonly write: (text: string) => void;
  /** Asks the question, after a spoken text that is still expected has arrived. */
  readonly ask: () => void;
  /** Takes a fault off the screen. */
  readonly clearFault: () => void;
}

/** A box whose text is typed or spoken, and then asked as a question. */
export function useSpokenQuestion(options: SpokenQuestionOptions): SpokenQuestion {
  const { language, clearsToListen = false, onAsk, onInterrupt } = options;
  const [{ text, fault }, dispatch] = useReducer(questionReducer, emptyQuestion);
  const onText = (written: string) => dispatch({ type: 'written', text: written });
  const onFault = (trouble: QuestionFault) => {
    onInterrupt();
    dispatch({ type: 'faulted', fault: trouble });
  };
  const clearFault = () => dispatch({ type: 'fault-cleared' });
  const { state, toggle, stop, settle } = useSpeechInput({
    language,
    onText,
    onFault,
    onSettled: () => {
      if (!text.trim()) return onFault({ kind: 'empty' });
      clearFault();
      onAsk(text);
    },
  });
  return {
    text,
    fault,
    state,
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
