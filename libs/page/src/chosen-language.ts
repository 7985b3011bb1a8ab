import { isLanguage } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';

export const LANGUAGE_KEY = 'thela.language';

/** Where a page notes the chosen language for the service worker, which cannot read what a page persists. */
const CACHE = 'thela-language';
const ENTRY = '/language';

/** Notes the language. Without caches, as in a page over plain HTTP, there is no worker either. */
export async function noteLanguage(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await caches.open(CACHE)).put(ENTRY, new Response(language));
}

/** The noted language, else English. */
export async function notedLanguage(): Promise<Language> {
  const noted = await (await (await caches.open(CACHE)).match(ENTRY))?.text();
  return isLanguage(noted) ? noted : 'en-IN';
}
