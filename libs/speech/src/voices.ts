import { fittingVoice } from './voice';

/** The voice of this browser that reads a text best, or null where none fits (yet). */
export function voiceFor(text: string): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? [];
  return fittingVoice(voices, text);
}

/**
 * Browsers look for their voices after the page has begun, some only once they are asked for one.
 *
 * @param listener is called when voices have come or gone
 * @returns ends it
 */
export function subscribeToVoices(listener: () => void): () => void {
  const source = synthesis();
  // Older Safari tells nobody.
  source?.addEventListener?.('voiceschanged', listener);
  return () => source?.removeEventListener?.('voiceschanged', listener);
}

function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}
