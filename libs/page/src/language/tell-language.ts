import { LANGUAGE_COOKIE } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import { noteLanguage } from '../chosen-language';

/** A year, s. Browsers keep a cookie for 400 days at most. */
const MAX_AGE_S = 31_536_000;

/**
 * Tells the server, and the service worker, in which language this browser wants its pages: the server by a cookie,
 * the worker by an entry in a cache. Where neither can be stored, pages come in English and change once their
 * script runs.
 */
export function tellLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is younger than the browsers that are supported.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
  noteLanguage(language).catch(() => {});
}
