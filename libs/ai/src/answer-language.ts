import type { Language } from '@thela/contract';

const named: Readonly<Record<Exclude<Language, 'en-IN'>, string>> = {
  'hi-IN': 'Hindi, in Devanagari script, and call the vendor आप',
  'te-IN': 'Telugu, in Telugu script, and call the vendor మీరు',
  'hi-Latn-IN':
    'Hinglish, which is Hindi in Latin letters as people type it, with English words where they ' +
    'say them, and call the vendor aap',
};

/**
 * The line that tells a model the language of its answer. It stands after the specified text of a prompt, and
 * after all data.
 *
 * @returns an empty text for English and for no language: the prompt stays as specified
 */
export function answerLanguage(language: Language | undefined): string {
  if (language === undefined || language === 'en-IN') return '';
  return (
    `\n\nWhatever language the data is in, write the whole answer in ${named[language]}. Use the plain ` +
    'words that are spoken at a stall, and the digits 0 to 9.'
  );
}
