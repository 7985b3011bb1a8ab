import { useEffect, useRef, useState } from 'react';
import { hearOnce } from './hear-once';
import type { Hearing } from './hear-once';
import { findRecognition } from './recognition';

/** Why nothing was heard. */
export type SpeechFault =
  | { readonly kind: 'unsupported' }
  /** `code` is the browser's own, as `not-allowed`, or `no-answer` where it never said anything. */
  | { readonly kind: 'failed'; readonly code: string };

export interface SpeechInputOptions {
  readonly onText: (text: string) => void;
  readonly onFault: (fault: SpeechFault) => void;
}

export interface SpeechInput {
  readonly state: 'idle' | 'listening';
  /** Listens for one utterance; a second call ends it, and what was said so far still arrives. */
  readonly toggle: () => void;
  /** Ends it at once; what was said is forgotten. */
  readonly stop: () => void;
}

/**
 * Hears one utterance at a time, in English of India, one microphone on the whole page. Whatever the
 * browser does it comes back to idle. It ends when its component goes.
 *
 * @param options.onText receives the recognised phrase, never an empty one
 * @param options.onFault receives what went wrong; the tool finds the words
 */
export function useSpeechInput(options: SpeechInputOptions): SpeechInput {
  const [state, setState] = useState<SpeechInput['state']>('idle');
  const hearing = useRef<Hearing | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => hearing.current?.drop(), []);

  const stop = () => hearing.current?.drop();
  const begin = () => {
    // What an utterance that has ended still owes would overwrite the new one.
    stop();
    const Recognition = findRecognition();
    if (!Recognition) return latest.current.onFault({ kind: 'unsupported' });
    setState('listening');
    hearing.current = hearOnce(Recognition, {
      onText: (text) => latest.current.onText(text),
      onFailed: (code) => latest.current.onFault({ kind: 'failed', code }),
      onQuiet: () => setState('idle'),
    });
  };
  return {
    state,
    toggle: () => (state === 'listening' ? hearing.current?.finish() : begin()),
    stop,
  };
}
