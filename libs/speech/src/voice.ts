import type { Language } from '@thela/language';

const TELUGU = /\p{Script=Telugu}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The script of a text. Names and units in Latin letters stand in texts of every script.
 *
 * @example scriptOf('2 Masala Dosa అమ్మాను') // 'telugu'
 */
export function scriptOf(text: string): 'telugu' | 'devanagari' | 'latin' {
  if (TELUGU.test(text)) return 'telugu';
  return DEVANAGARI.test(text) ? 'devanagari' : 'latin';
}

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

const indianEnglish = /^en-IN$/i;
const english = /^en\b/;
const hindi = /^hi\b/;
const telugu = /^te\b/;

/** For texts in Latin letters, the best first. A Hindi voice reads Hindi in Latin letters well. */
const forLatinLetters: Readonly<Record<Language, readonly RegExp[]>> = {
  'en-IN': [indianEnglish, hindi, english],
  'hi-IN': [hindi, indianEnglish],
  'hi-Latn-IN': [hindi, indianEnglish],
  'te-IN': [telugu, indianEnglish, english],
};

function understoodVoices(text: string, language: Language): readonly RegExp[] {
  switch (scriptOf(text)) {
    case 'telugu':
      return [telugu];
    case 'devanagari':
      return [hindi];
    case 'latin':
      return forLatinLetters[language];
  }
}

/**
 * The best voice for a text, or null where no voice would be understood: Telugu script needs a Telugu voice and
 * Devanagari a Hindi one. A voice on the device is preferred: it needs no network and sends the text nowhere.
 *
 * @param language of the text
 */
export function fittingVoice<Candidate extends Voice>(
  voices: readonly Candidate[],
  text: string,
  language: Language,
): Candidate | null {
  for (const fits of understoodVoices(text, language)) {
    // Android writes en_IN.
    const fitting = voices.filter(({ lang }) => fits.test(lang.replace('_', '-')));
    const voice = fitting.find(({ localService }) => localService) ?? fitting[0];
    if (voice) return voice;
  }
  return null;
}

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
