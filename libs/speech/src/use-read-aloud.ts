import type { Language } from '@thela/language';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readAloud } from './read-aloud';
import { hasVoices, subscribeToVoices, voiceFor } from './voice';

export interface ReadAloud {
  /** Whether the browser has a voice that fits the text. */
  readonly isOffered: boolean;
  /**
   * Whether to say that this device lacks a voice of the language. True for the first text only, and never for
   * English, where the button is just not offered.
   */
  readonly isVoiceMissing: boolean;
  readonly state: 'silent' | 'speaking';
  /** Reads the text from its beginning, or stops reading. */
  readonly toggle: () => void;
}

/** Who told the person of a missing voice: the component with this key, and by no other. */
const noticeOwners = new Map<Language, symbol>();

/**
 * Reads a text aloud with a voice of the browser. It stops when the component is unmounted, when the
 * text changes, and when anything else on the page speaks or listens.
 *
 * @param text what is read; an empty one is not offered
 * @param language of the text
 */
export function useReadAloud(text: string, language: Language): ReadAloud {
  const voice = useSyncExternalStore(subscribeToVoices, () => voiceStatus(text, language));
  const [state, setState] = useState<ReadAloud['state']>('silent');
  const reading = useRef<{ readonly text: string; readonly stop: () => void } | null>(null);
  useEffect(() => {
    if (reading.current?.text !== text) reading.current?.stop();
  }, [text]);
  useEffect(() => () => reading.current?.stop(), []);

  const begin = () => {
    const found = voiceFor(text, language);
    if (!found) return;
    setState('speaking');
    reading.current = { text, stop: readAloud(text, found, () => setState('silent')) };
  };
  return {
    isOffered: voice === 'there',
    isVoiceMissing: useFirstNotice(voice === 'missing', language),
    state,
    toggle: () => (state === 'speaking' ? reading.current?.stop() : begin()),
  };
}

function voiceStatus(text: string, language: Language): 'there' | 'missing' | 'unknown' {
  if (text === '') return 'unknown';
  if (voiceFor(text, language)) return 'there';
  return language !== 'en-IN' && hasVoices() ? 'missing' : 'unknown';
}

function useFirstNotice(isMissing: boolean, language: Language): boolean {
  const [key] = useState(() => Symbol('reader'));
  useEffect(() => {
    if (isMissing && !noticeOwners.has(language)) noticeOwners.set(language, key);
  }, [isMissing, language, key]);
  return isMissing && (noticeOwners.get(language) ?? key) === key;
}
