import { readFileSync } from 'node:fs';
import type { Language } from '@thela/language';
import { expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language';

const sentences = readFileSync(new URL('spoken-language.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly language: Language; readonly text: string });

it.each(sentences)('hears $language in: $text', ({ language, text }) => {
  expect(spokenLanguage(text)).toBe(language);
});

it.each(['masala dosa', '2', 'ok', '50 plates', 'profit', 'zero waste mode', '', 'Idli Sambar, 3'])(
  'a name, a figure or a borrowed word does not tell: %j',
  (sentence) => {
    expect(spokenLanguage(sentence)).toBeUndefined();
  },
);
