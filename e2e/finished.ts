import type { Page } from '@playwright/test';
import { axeFindings, sidewaysOverflow } from '@thela/testkit/page-checks';
import { expect } from './fixtures';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };

/** Checks the open page on a phone and on a wide screen, in this order; the window keeps the last size. */
export async function expectFinished(page: Page, sizes = [PHONE, WIDE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const place = `${page.url()} at ${size.width} px`;
    expect(await axeFindings(page), place).toEqual([]);
    // Charts are resized a moment after the window.
    await expect.poll(() => sidewaysOverflow(page), place).toBe(0);
  }
}
