import type { Language } from '@thela/language';
import { useEffect, useRef, useState } from 'react';
import { hearOnce } from './hear-once';
import type { Hearing, HearingFault } from './hear-once';
import { findRecognition } from './recognition';

/** Why nothing was heard. */
export type SpeechFault = { readonly kind: 'unsupported' } | HearingFault;

export interface SpeechInputOptions {
  /** The language that is spoken; a change counts from the next utterance on. */
  readonly language: Language;
  readonly onText: (text: string) => void;
  readonly onFault: (fault: SpeechFault) => void;
  /** Called after `settle`, once the spoken text has arrived; not after a fault. */
  readonly onSettled: () => void;
}

export interface SpeechInput {
  readonly state: 'idle' | 'listening';
  /** Whether it has stopped listening and the text is on its way: on a slow network for some seconds. */
  readonly isWriting: boolean;
  /** Listens for one utterance; a second call stops it, and the text so far still arrives. */
  readonly toggle: () => void;
  /** Ends it at once and drops what was said. */
  readonly stop: () => void;
  /** Stops listening and calls `onSettled` once no text can arrive any more; at once if none can. */
  readonly settle: () => void;
}

/**
 * Hears one utterance at a time; only one microphone on the page listens. It always
 * returns to idle, whatever the browser does, and ends when the component is unmounted.
 *
 * @param options.onText gets the recognised text, never an empty one
 * @param options.onFault gets what went wrong; the tool has the messages for it
 */
export function useSpeechInput(options: SpeechInputOptions): SpeechInput {
  const [state, setState] = useState<SpeechInput['state']>('idle');
  const [isWriting, setIsWriting] = useState(false);
  const hearing = useRef<Hearing | null>(null);
  const isTextExpected = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => hearing.current?.drop(), []);
  // `onSettled` must run after the render in which the spoken text has reached the page.
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

  const settled = () => setHearingsOver((count) => count + 1);
  const stop = () => {
    isAwaited.current = false;
    hearing.current?.drop();
  };
  const begin = () => {
    // A text that still arrives of the previous utterance would overwrite the new one.
    stop();
    const Recognition = findRecognition();
    if (!Recognition) return latest.current.onFault({ kind: 'unsupported' });
    setState('listening');
    isTextExpected.current = true;
    let isOver = false;
    const begun = hearOnce(Recognition, {
      language: latest.current.language,
      onText: (text) => latest.current.onText(text),
      onFault: (fault) => {
        isTextExpected.current = false;
        setIsWriting(false);
        // Who waits to go on goes on with what was typed.
        if (isAwaited.current && fault.kind === 'unheard') return settled();
        isAwaited.current = false;
        latest.current.onFault(fault);
      },
      onQuiet: () => {
        setState('idle');
        setIsWriting(true);
      },
      onOver: () => {
        isOver = true;
        hearing.current = null;
        isTextExpected.current = false;
        setIsWriting(false);
        settled();
      },
    });
    // The browser may refuse to start before `hearOnce` has returned.
    if (!isOver) hearing.current = begun;
  };
  return {
    state,
    isWriting,
    toggle: () => (state === 'listening' ? hearing.current?.finish() : begin()),
    stop,
    settle: () => {
      if (!isTextExpected.current) return latest.current.onSettled();
      isAwaited.current = true;
      hearing.current?.finish();
    },
  };
}
