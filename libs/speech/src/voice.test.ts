import { expect, it } from 'vitest';
import { fittingVoice } from './voice';

const voicesOf = (...languages: string[]) =>
  languages.map((lang) => ({ lang, localService: true }));

it.each([
  { text: 'Cut the salt', found: ['de-DE', 'en-GB', 'hi-IN', 'en-IN'], chosen: 'en-IN' },
  { text: 'Cut the salt', found: ['en-GB', 'hi-IN'], chosen: 'hi-IN' },
  { text: 'Cut the salt', found: ['fr-FR', 'en-GB'], chosen: 'en-GB' },
  { text: 'Cut the salt', found: ['en_IN', 'en-GB'], chosen: 'en_IN' },
  { text: 'Cut the salt', found: ['fr-FR', 'enm'], chosen: undefined },
  { text: 'नमक कम करो', found: ['en-IN', 'hi-IN'], chosen: 'hi-IN' },
  { text: 'नमक कम करो', found: ['en-IN', 'en-GB'], chosen: undefined },
])('reads "$text" with $chosen of $found', ({ text, found, chosen }) => {
  expect(fittingVoice(voicesOf(...found), text)?.lang).toBe(chosen);
});

it('prefers a voice that lives on the device', () => {
  const voices = [
    { lang: 'en-IN', localService: false, name: 'far' },
    { lang: 'en-IN', localService: true, name: 'near' },
  ];
  expect(fittingVoice(voices, 'Stir')?.name).toBe('near');
});
