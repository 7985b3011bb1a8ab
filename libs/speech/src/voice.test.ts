import type { Language } from '@thela/language';
import { linesOf } from '@thela/text/testing';
import { expect, it } from 'vitest';
import rows from './testing/voices.jsonl?raw';
import { fittingVoice } from './voice';

const voicesOf = (...languages: string[]) =>
  languages.map((lang) => ({ lang, localService: true }));

interface Row {
  readonly language: Language;
  readonly text: string;
  readonly found: readonly string[];
  readonly chosen?: string;
}

it.each(linesOf<Row>(rows))(
  'reads "$text" of $language with $chosen of $found',
  ({ language, text, found, chosen }) => {
    expect(fittingVoice(voicesOf(...found), text, language)?.lang).toBe(chosen);
  },
);

it('prefers a voice that lives on the device', () => {
  const voices = [
    { lang: 'en-IN', localService: false, name: 'far' },
    { lang: 'en-IN', localService: true, name: 'near' },
  ];
  expect(fittingVoice(voices, 'Stir', 'en-IN')?.name).toBe('near');
});
