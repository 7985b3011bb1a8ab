import { expect, it } from 'vitest';
import { fittingVoice } from './voice';

const voicesOf = (...languages: string[]) =>
  languages.map((lang) => ({ lang, localService: true }));

it.each([
  {
    language: 'en-IN',
    text: 'Cut the salt',
    found: ['de-DE', 'en-GB', 'hi-IN', 'en-IN'],
    chosen: 'en-IN',
  },
  { language: 'en-IN', text: 'Cut the salt', found: ['en-GB', 'hi-IN'], chosen: 'hi-IN' },
  { language: 'en-IN', text: 'Cut the salt', found: ['fr-FR', 'en-GB'], chosen: 'en-GB' },
  { language: 'en-IN', text: 'Cut the salt', found: ['en_IN', 'en-GB'], chosen: 'en_IN' },
  { language: 'en-IN', text: 'Cut the salt', found: ['fr-FR', 'enm'], chosen: undefined },
  { language: 'en-IN', text: 'नमक कम करो', found: ['en-IN', 'hi-IN'], chosen: 'hi-IN' },
  { language: 'hi-IN', text: 'नमक कम करो', found: ['en-IN', 'en-GB', 'te-IN'], chosen: undefined },
  { language: 'hi-Latn-IN', text: 'Namak kam karo', found: ['en-IN', 'hi_IN'], chosen: 'hi_IN' },
  { language: 'hi-Latn-IN', text: 'Namak kam karo', found: ['en-GB', 'en-IN'], chosen: 'en-IN' },
  { language: 'hi-Latn-IN', text: 'Namak kam karo', found: ['en-GB', 'te-IN'], chosen: undefined },
  { language: 'te-IN', text: 'ఉప్పు తగ్గించండి', found: ['hi-IN', 'te-IN'], chosen: 'te-IN' },
  { language: 'te-IN', text: 'ఉప్పు తగ్గించండి', found: ['hi-IN', 'en-IN'], chosen: undefined },
  { language: 'en-IN', text: 'ఉప్పు తగ్గించండి', found: ['hi-IN', 'en-IN'], chosen: undefined },
  { language: 'te-IN', text: 'Masala Dosa', found: ['hi-IN', 'en-GB'], chosen: 'en-GB' },
] as const)(
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
