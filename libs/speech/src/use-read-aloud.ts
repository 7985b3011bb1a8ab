import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readAloud } from './read-aloud';
import { subscribeToVoices, voiceFor } from './voices';

export interface ReadAloud {
  /** Whether the browser has a voice that fits the text. */
  readonly isOffered: boolean;
  readonly state: 'silent' | 'speaking';
  /** Reads the text from its beginning, or stops reading. */
  readonly toggle: () => void;
}

/**
 * Reads a text aloud with a voice of the browser. It stops when the component is unmounted, when the
 * text changes, and when anything else on the page speaks or listens.
 *
 * @param text what is read; an empty one is not offered
 */
export function useReadAloud(text: string): ReadAloud {
  const isOffered = useSyncExternalStore(
    subscribeToVoices,
    () => text !== '' && voiceFor(text) !== null,
  );
  const [state, setState] = useState<ReadAloud['state']>('silent');
  const reading = useRef<{ readonly text: string; readonly stop: () => void } | null>(null);
  useEffect(() => {
    if (reading.current?.text !== text) reading.current?.stop();
  }, [text]);
  useEffect(() => () => reading.current?.stop(), []);

  const begin = () => {
    const voice = voiceFor(text);
    if (!voice) return;
    setState('speaking');
    reading.current = { text, stop: readAloud(text, voice, () => setState('silent')) };
  };
  return {
    isOffered,
    state,
    toggle: () => (state === 'speaking' ? reading.current?.stop() : begin()),
  };
}
