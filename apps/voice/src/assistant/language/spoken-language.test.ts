import type { Language } from '@thela/language';
import { linesOf } from '@thela/text/testing';
import { expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language';
import rows from './spoken-language.jsonl?raw';

const sentences = linesOf<{ readonly language: Language; readonly text: string }>(rows);

it.each(sentences)('hears $language in: $text', ({ language, text }) => {
  expect(spokenLanguage(text)).toBe(language);
});

it.each(['masala dosa', '2', 'ok', '50 plates', 'profit', 'zero waste mode', '', 'Idli Sambar, 3'])(
  'a name, a figure or a borrowed word does not tell: %j',
  (sentence) => {
    expect(spokenLanguage(sentence)).toBeUndefined();
  },
);
