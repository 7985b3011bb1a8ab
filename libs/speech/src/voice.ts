/** The fields of a browser's voice that are used here. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The best voice for a text, or null where none fits. For Devanagari it is a Hindi voice; otherwise Indian
 * English, then Hindi (which reads Hindi in Latin letters well), then any English. A voice on the device
 * is preferred: it needs no network and sends the text nowhere.
 */
export function fittingVoice<Candidate extends Voice>(
  voices: readonly Candidate[],
  text: string,
): Candidate | null {
  const languages = DEVANAGARI.test(text) ? [/^hi\b/] : [/^en-IN$/i, /^hi\b/, /^en\b/];
  for (const language of languages) {
    // Android writes en_IN.
    const fitting = voices.filter(({ lang }) => language.test(lang.replace('_', '-')));
    const voice = fitting.find(({ localService }) => localService) ?? fitting[0];
    if (voice) return voice;
  }
  return null;
}
