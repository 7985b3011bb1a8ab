import type { Page } from '@playwright/test';

/**
 * Waits for a heading of the page that has these words. Looks at each frame: a locator looks again
 * after half a second, which is longer than a page takes.
 */
export async function untilHeading(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('main h1')].some((h1) => h1.textContent.includes(text)),
    words,
  );
}
