import { LANGUAGE_COOKIE } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import type { BrowserContext } from '@playwright/test';
import type { ToolPage } from '@thela/tools/tool-pages';
import { textIn } from '@thela/tools/translations';

export const ENGLISH: Language = 'en-IN';

export interface SitePage {
  /** `welcome`, or a tool's app folder. */
  readonly page: string;
  readonly path: string;
  readonly headingIn: (language: Language) => string;
}

export const welcome: SitePage = {
  page: 'welcome',
  path: '/',
  headingIn: (language) => textIn(language, 'libs/page/src', 'welcome.title', { product: 'Thela' }),
};

export function sitePageOf({ app, path, heading }: ToolPage): SitePage {
  const headingIn = (language: Language) =>
    // The assistant is called the same in every language.
    language === ENGLISH || app === 'voice'
      ? heading
      : textIn(language, `apps/${app}/src`, 'title');
  return { page: app, path, headingIn };
}

/** Chooses the language of the site at this address on a phone, for as long as its browser runs. */
export async function chooseLanguage(
  phone: BrowserContext,
  language: Language,
  url: string,
): Promise<void> {
  if (language === ENGLISH) return;
  await phone.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  await phone.addInitScript((chosen) => {
    window.localStorage.setItem('thela.language', JSON.stringify(chosen));
  }, language);
}
