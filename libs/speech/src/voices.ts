import type { Language } from '@thela/language';
import { fittingVoice } from './voice';

/**
 * The best voice of this browser for a text, or null where none fits (yet).
 *
 * @param language of the text
 */
export function voiceFor(text: string, language: Language): SpeechSynthesisVoice | null {
  return fittingVoice(synthesis()?.getVoices() ?? [], text, language);
}

/** Whether this browser has told its voices: it has some. */
export function hasVoices(): boolean {
  return (synthesis()?.getVoices().length ?? 0) > 0;
}

/**
 * Browsers load their voices after the page has started, some only when they are first asked for one.
 *
 * @param listener is called when the list of voices changes
 * @returns unsubscribes
 */
export function subscribeToVoices(listener: () => void): () => void {
  const source = synthesis();
  // Older versions of Safari have no such event.
  source?.addEventListener?.('voiceschanged', listener);
  return () => source?.removeEventListener?.('voiceschanged', listener);
}

function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}
