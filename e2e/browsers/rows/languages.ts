import { ownNames } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import { toolPages } from '@thela/tools/tool-pages';
import { textIn } from '@thela/tools/translations';
import { expect } from '@playwright/test';
import { button } from '../part';
import type { Row } from '../row';
import type { Tab } from '../tab';

type Act = (tab: Tab, text: (key: string) => string) => Promise<void>;

/** What a vendor asks a tool on its open page, by app folder: an example of the tool, which is in his language. */
const asks: Readonly<Record<string, Act>> = {
  'sous-chef': async (tab, text) => {
    await tab.click(button(text('examples.0')));
    await tab.click(button(text('question.ask')));
    await tab.expectShown({ role: 'region', name: text('suggestion') });
  },
  'zero-waste': async (tab, text) => {
    await tab.click(button(text('examples.idlis')));
    await tab.click(button(text('question.ask')));
    await tab.expectShown({ text: text('sellIt') });
  },
  voice: async (tab, text) => {
    await tab.enter({ role: 'textbox' }, text('examples.cost'));
    await tab.click(button(text('type.send')));
    await tab.expectShown({ role: 'log' }, /₹/);
  },
  strategy: async (tab, text) => {
    await tab.click(button(text('example')));
    await tab.click(button(text('ask')));
    await tab.expectShown({ role: 'region', name: text('result.heading') });
  },
};

/** Chooses a language on the welcome, then opens the first tool by its address, the others by their links, and asks them. */
async function useIn(tab: Tab, language: Language): Promise<void> {
  await tab.goto('/');
  await tab.click(button(ownNames[language]));
  const ofShell = (key: string) => textIn(language, 'libs/page/src', key);
  const links = { role: 'navigation', name: ofShell('coreFeatures') };
  for (const [index, { app, path }] of toolPages.entries()) {
    const id = path.replace('/tools/', '');
    const label = ofShell(`tools.${id}.label`);
    // One by its address is enough of the engine; Chromium opens all of them so.
    if (index === 0) await tab.goto(path);
    else await tab.click({ text: label, within: links });
    await expect.poll(() => tab.evaluate(() => document.title)).toContain(label);
    const lang = () =>
      tab.evaluate(
        (name) => document.querySelector(`[data-tool="${name}"]`)?.getAttribute('lang'),
        app,
      );
    await expect.poll(lang).toBe(language);
    const text = (key: string) =>
      textIn(language, `apps/${app}/src`, key, { assistant: 'Chaat-GPT', dish: 'Masala Dosa' });
    await asks[app]?.(tab, text);
  }
}

export const inLanguages: readonly Row[] = [
  {
    // Chromium tries each language; another engine fetches and shows any of them alike.
    name: 'the six tools in Telugu',
    provedIn: 'languages.spec.ts',
    run: ({ tab }) => useIn(tab, 'te-IN'),
  },
];
