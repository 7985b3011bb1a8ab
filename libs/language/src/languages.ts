import type { Language } from '@thela/contract';

export type { Language } from '@thela/contract';

/** Every language, the specification's first. */
export const languages: readonly [Language, ...Language[]] = [
  'en-IN',
  'hi-IN',
  'te-IN',
  'hi-Latn-IN',
];

/** What each language calls itself. */
export const ownNames: Readonly<Record<Language, string>> = {
  'en-IN': 'English',
  'hi-IN': 'हिन्दी',
  'te-IN': 'తెలుగు',
  'hi-Latn-IN': 'Hinglish',
};

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/**
 * The cookie in which a browser tells a server the chosen language, so that it gets its page in that language.
 * The service worker cannot read it: it finds the language in a cache.
 */
export const LANGUAGE_COOKIE = 'thela_language';

/**
 * The language in that cookie; `null` without it, or where it names none of ours.
 *
 * @param cookies a request's `Cookie` header, or `document.cookie`
 */
export function languageInCookies(cookies: string): Language | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(value) ? value : null;
}

/**
 * Whether somebody who grew up with the language has read its texts. A translation that nobody has read is a
 * draft, and the page says so.
 */
export const reviewed: Readonly<Record<Language, boolean>> = {
  'en-IN': true,
  'hi-IN': false,
  'te-IN': false,
  'hi-Latn-IN': false,
};
