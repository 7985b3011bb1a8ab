import type { Page } from '@playwright/test';
import { axeFindings, sidewaysOverflow } from '@thela/testkit/page-checks';
import { isNightlyLeftOut } from '@thela/tools/nightly';
import { expect } from './fixtures';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

/**
 * Checks the open page on a phone and on a wide screen, in this order; the window keeps the last size. What axe finds on the
 * second of them is left to the night: but for the sidebar, which `persisted-day.spec.ts` tries first, the elements are the same.
 */
export async function expectFinished(page: Page, sizes = [PHONE, WIDE]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    const place = `${page.url()} at ${size.width} px`;
    if (index === 0 || !isNightlyLeftOut()) expect(await axeFindings(page), place).toEqual([]);
    // Charts are resized a moment after the window.
    await expect.poll(() => sidewaysOverflow(page), place).toBe(0);
  }
}
