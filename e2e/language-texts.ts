import { workspaceRoot } from '@thela/tools/workspace';
import { textsOf } from '@thela/tools/translations';
import type { Language } from '@thela/language/languages';
import type { Page } from '@playwright/test';

/**
 * A text of a catalogue, with its arguments filled in.
 *
 * @param folder whose catalogue it is: `apps/strategy/src`
 * @param values for what stands in `${…}`, by name
 * @throws Error when there is no such text
 */
export function textIn(
  language: Language,
  folder: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = textsOf(workspaceRoot, `${folder}/messages`, language).find(
    (each) => each.key === key,
  );
  if (!text) throw new Error(`${folder} has no text ${key} in ${language}.`);
  return text.text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** What the page shows in Latin letters only, outside of parts that say that they are English. */
export function latinTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      const isLatin = /[a-z]{3}/i.test(text) && !/[\u0900-\u0d7f]/.test(text);
      if (!isLatin || !parent?.checkVisibility()) continue;
      if (!parent.closest('[lang="en-IN"], noscript, script, style')) found.add(text);
    }
    return [...found];
  });
}
