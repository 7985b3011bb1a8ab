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
  /** Is called by `settle`, once what was said has arrived; not after a fault. */
  readonly onSettled: () => void;
}

export interface SpeechInput {
  readonly state: 'idle' | 'listening';
  /** Listens for one utterance; a second call ends it, and what was said so far still arrives. */
  readonly toggle: () => void;
  /** Ends it at once; what was said is forgotten. */
  readonly stop: () => void;
  /** Goes on by `onSettled` as soon as no phrase is on its way: at once, if none is. */
  readonly settle: () => void;
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
  // What follows a phrase must see the page that the phrase has changed.
  const isAwaited = useRef(false);
  const [hearingsOver, setHearingsOver] = useState(0);
  const hearingsSettled = useRef(0);
  useEffect(() => {
    if (hearingsSettled.current === hearingsOver) return;
    hearingsSettled.current = hearingsOver;
    if (!isAwaited.current) return;
    isAwaited.current = false;
    latest.current.onSettled();
  }, [hearingsOver]);

  const stop = () => {
    isAwaited.current = false;
    hearing.current?.drop();
  };
  const begin = () => {
    // What an utterance that has ended still owes would overwrite the new one.
    stop();
    const Recognition = findRecognition();
    if (!Recognition) return latest.current.onFault({ kind: 'unsupported' });
    setState('listening');
    let isOver = false;
    const begun = hearOnce(Recognition, {
      onText: (text) => latest.current.onText(text),
      onFailed: (code) => {
        isAwaited.current = false;
        latest.current.onFault({ kind: 'failed', code });
      },
      onQuiet: () => setState('idle'),
      onOver: () => {
        isOver = true;
        hearing.current = null;
        setHearingsOver((count) => count + 1);
      },
    });
    // A browser may refuse before there is anything to hold on to.
    if (!isOver) hearing.current = begun;
  };
  return {
    state,
    toggle: () => (state === 'listening' ? hearing.current?.finish() : begin()),
    stop,
    settle: () => {
      if (!hearing.current) return latest.current.onSettled();
      isAwaited.current = true;
      hearing.current.finish();
    },
  };
}
