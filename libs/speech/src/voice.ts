/** As much of a browser's voice as is looked at. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The voice that reads a text best, or null where none fits: for Devanagari a Hindi one, else one for
 * English of India, for Hindi, which says Hindi in Latin letters well, or for any English. Among
 * equals one that lives on the device: it needs no network and sends the text nowhere.
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
