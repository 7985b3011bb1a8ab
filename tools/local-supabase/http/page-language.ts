import type { Language } from '@thela/language/languages';
import { LANGUAGE_COOKIE, languages } from '@thela/language/languages';
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';

// Without the country: `te` and `te-IN` are the same to us, and Hono finds the longest beginning of a tag.
const tagOf = (language: Language) => language.replace(/-IN$/, '');

/**
 * Finds the language of a page: the one chosen on the site, else one that the browser prefers. The site's cookie
 * comes here, too: the ports of a host share their cookies.
 */
export const detectLanguage: MiddlewareHandler = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: LANGUAGE_COOKIE,
  supportedLanguages: languages.map(tagOf),
  fallbackLanguage: tagOf('en-IN'),
  caches: false,
});

/** What {@link detectLanguage} has found. */
export function pageLanguage(context: Context): Language {
  const detected = context.get('language');
  return languages.find((language) => tagOf(language) === detected) ?? 'en-IN';
}
