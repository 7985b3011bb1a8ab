import type { Language } from '@thela/language/languages';
import { ownNames } from '@thela/language/languages';
import { textIn } from '@thela/tools/translations';
import type { Page } from '@playwright/test';
import { latestLink, somebody } from './accounts';
import { setUpApp } from './authenticator-app';
import { expect, test, tools } from './fixtures';
import { latinTexts } from './latin-texts';
import { button, openWithin } from './screen';

const ASSISTANT = 'Chaat-GPT';
const SECOND_FACTOR = 'libs/session/src/forms/second-factor';
const SESSION_END = 'libs/sign-in/src/session-end';
const SECURITY = 'libs/account/src/security';

/** What a page in another script still shows in Latin letters: names, the key of an app, and what was typed. */
const NAMES =
  /^(Thela|AI Street Food OS|Chaat-GPT|Hinglish|draft|temp-\w+|[A-Z2-7 ]{39,}|vendor-\S+|.*Google|.*GitHub)$/;

/** The letters that an answer in the language has. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  'hi-IN': /[\u0900-\u097f]{3}/,
  'te-IN': /[\u0c00-\u0c7f]{3}/,
  // Words that no English answer has.
  'hi-Latn-IN': /\b(hai|karein|aur|ka|mein|daalein|se|par|pehle)\b/,
};

interface Visit {
  readonly page: Page;
  readonly text: (key: string) => string;
  readonly answer: RegExp;
}

const actions: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'sous-chef': async ({ page, text, answer }) => {
    await button(page, text('examples.0')).click();
    await button(page, text('question.ask')).click();
    const suggestion = page.getByRole('region', { name: text('suggestion') });
    await expect(suggestion).toContainText(answer);
  },
  profit: async ({ page }) => {
    const sidebar = page.getByRole('complementary');
    const before = await sidebar.textContent();
    await page.getByRole('spinbutton').first().fill('300');
    await expect(sidebar).not.toHaveText(before ?? '');
  },
  analytics: async ({ page, answer }) => {
    await expect(page.locator('canvas')).toHaveCount(2);
    await expect(page.getByRole('table').first()).toContainText(answer);
  },
  'zero-waste': async ({ page, text }) => {
    await button(page, text('examples.idlis')).click();
    await button(page, text('question.ask')).click();
    await expect(page.getByText(text('sellIt'))).toBeVisible();
  },
  voice: async ({ page, text, answer }) => {
    await page.getByRole('textbox').fill(text('examples.cost'));
    await button(page, text('type.send')).click();
    await expect(page.getByRole('log')).toContainText('₹');
    await expect(page.getByRole('log')).toContainText(answer);
  },
  strategy: async ({ page, text, answer }) => {
    await button(page, text('example')).click();
    await button(page, text('ask')).click();
    const result = page.getByRole('region', { name: text('result.heading') });
    await expect(result.getByRole('listitem').first()).toContainText(answer);
  },
};

for (const language of ['hi-IN', 'te-IN', 'hi-Latn-IN'] as const) {
  // Telugu has the longest words, and letters of its own.
  const night = language === 'te-IN' ? '' : ' @nightly';
  const inShell = (key: string) => textIn(language, 'libs/page/src', key);

  test.describe(`in ${ownNames[language]}${night}`, () => {
    // The browser logs that the server has ended a session, and that it does not renew it.
    test.use({ expectedErrors: /status of 40[03]/ });

    test('the six tools are opened, used, and have nothing left in English', async ({ page }) => {
      await page.goto('/');
      await button(page, ownNames[language]).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [place, { app, path }] of tools.entries()) {
        // The first tool's page comes in the language from the server.
        await (place === 0 ? page.goto(path) : openWithin(page, path));
        await expect(page).toHaveTitle(
          new RegExp(`^${inShell(`tools.${path.replace('/tools/', '')}.label`)} · `),
        );
        await expect(page.locator(`[data-tool="${app}"]`)).toHaveAttribute('lang', language);
        const text = (key: string) =>
          textIn(language, `apps/${app}/src`, key, { assistant: ASSISTANT, dish: 'Masala Dosa' });
        await actions[app]?.({ page, text, answer: answerIn(language) });
        expect(await englishLeft(page, language), path).toEqual([]);
      }
    });

    test('an account is made, confirmed, used and secured @nightly', async ({ page, site }) => {
      const text = (key: string) => textIn(language, 'libs/session/src/forms', key);
      await page.addInitScript((tag) => {
        window.localStorage.setItem('thela.language', JSON.stringify(tag));
      }, language);
      const person = somebody();
      await page.goto('/#reset');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reset.heading'));
      expect(await englishLeft(page, language)).toEqual([]);
      await page.goto('/#signup');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('signUp.heading'));
      await page.getByLabel(text('email'), { exact: true }).fill(person.email);
      await page.getByLabel(text('password'), { exact: true }).fill('dosa');
      await page.getByLabel(text('confirmPassword'), { exact: true }).fill('dosa');
      await page.getByLabel(text('confirmPassword'), { exact: true }).press('Enter');
      await expect(page.getByText(text('rules.length')).first()).toBeVisible();
      expect(await englishLeft(page, language)).toEqual([]);

      await page.getByLabel(text('password'), { exact: true }).fill(person.password);
      await page.getByLabel(text('confirmPassword'), { exact: true }).fill(person.password);
      await button(page, text('signUp.submit')).last().click();
      await expect(page.getByRole('heading', { name: text('inbox.heading') })).toBeVisible();
      expect(await englishLeft(page, language)).toEqual([]);

      await page.goto(await latestLink(site, person.email));
      await expect(page.getByText(text('link.text'))).toBeVisible();
      expect(await englishLeft(page, language)).toEqual([]);
      await button(page, text('signIn.submit')).click();
      await expect(page.getByText(text('notices.signedIn'), { exact: true })).toBeVisible();
      const inAccount = (key: string) => textIn(language, 'libs/account/src', key);
      for (const [path, heading] of [
        ['/account', inAccount('home.title')],
        ['/account/profile', inAccount('pages.profile.title')],
        ['/account/delete', inAccount('delete.title')],
      ] as const) {
        await openWithin(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await englishLeft(page, language), path).toEqual([]);
      }

      const inSecurity = (key: string) => textIn(language, SECURITY, key);
      const inChallenge = (key: string) => textIn(language, SECOND_FACTOR, key);
      await openWithin(page, '/account/security');
      await page.getByRole('button', { name: inChallenge('kinds.totp') }).click();
      await button(page, inSecurity('setUp.next')).click();
      await expect(page.getByLabel(inSecurity('setUp.app.codeLabel'))).toBeVisible();
      expect(await englishLeft(page, language)).toEqual([]);
      // On another device: the server ends the session of this one.
      const code = await setUpApp(site, person);
      await page.reload();
      await page.getByRole('link', { name: textIn(language, SESSION_END, 'signIn') }).click();
      await page.getByLabel(text('email'), { exact: true }).fill(person.email);
      await page.getByLabel(text('password'), { exact: true }).fill(person.password);
      expect(await englishLeft(page, language)).toEqual([]);
      await button(page, text('signIn.submit')).last().click();
      const question = page.getByRole('heading', { name: inChallenge('heading') });
      await expect(question).toBeVisible();
      expect(await englishLeft(page, language)).toEqual([]);
      await page.getByRole('textbox').fill(code());
      await expect(question).toBeHidden();
    });
  });
}

function answerIn(language: Language): RegExp {
  return LETTERS[language] ?? /./;
}

/** Hinglish has Latin letters, too, so nothing can be told from them. */
async function englishLeft(page: Page, language: Language): Promise<string[]> {
  if (language === 'hi-Latn-IN') return [];
  return (await latinTexts(page)).filter((text) => !NAMES.test(text));
}
