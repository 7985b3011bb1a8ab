import { fits, longestFirst } from './telugu-stems';
import type { Token } from '@thela/understanding';

/** What the other tables know. */
export interface Tables {
  /** True for the name of a food, a problem, a danger or a way of keeping: it is read by no other table. */
  readonly isName: (word: Token) => boolean;
  /** True for these, and for any other word that is understood. */
  readonly isKnown: (word: Token) => boolean;
}

// Endings of Telugu verbs and plurals, then words that no other language of the book has.
const isSurelyTelugu = new RegExp(
  '^(?:[a-z]*(?:[aeo]indi|t[uo]ndi|tunai|poina|poyai|gundi|gunai)|[a-z]{3,}(?:undi|[aeio]lu|atle)|[a-z]{2,}a(?:t|dam|tam)?ledu|' +
    'und[iu]|una(?:i|di)?|(?:ekuv|takuv|aind|migil|pulis|mari?chip|ches(?=a|in))[a-z]+|ayai|pet(?:anu|amu|ina)|ledu|konchem|koncham|pula(?:ga|ni)|' +
    'ninati|anam|perugu|upu|kura|kodi|pachadi|ulipaya|majiga|kobari|pindilo|chatnilo)$',
);
const fewestSureLetters = 6;

/**
 * True when a word in Latin letters is surely Telugu, or is a long Telugu word that no other table knows.
 *
 * @param word the token, folded by `foldTelugu`
 */
export function isTelugu(word: string, token: Token, { isKnown }: Tables): boolean {
  return (
    isSurelyTelugu.test(word) ||
    (!isKnown(token) &&
      longestFirst().some((stem) => stem.text.length >= fewestSureLetters && fits(stem, word)))
  );
}
