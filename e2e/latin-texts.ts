import type { Page } from '@playwright/test';

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
