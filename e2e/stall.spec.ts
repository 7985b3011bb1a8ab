import { readFile } from 'node:fs/promises';
import { sidewaysOverflow } from '@thela/testkit/page-checks';
import type { Locator, Page } from '@playwright/test';
import { expectFinished, PHONE, WIDE } from './finished';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

/** Text at 130 %, as a phone's setting for large text gives. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '20.8px';
  });

test(
  'a vendor sets up a stall in three steps, copies its records, and erases them',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/stall');
    await enlargeText(page);
    await page.getByLabel('Name of the stall').fill('Asha Tiffin');
    await page.keyboard.press('Enter');

    const dish = (name: RegExp) => page.getByRole('checkbox', { name });
    const search = page.getByRole('searchbox', { name: 'Search dishes' });
    await page.setViewportSize({ width: 360, height: 1000 });
    await search.fill('zzqq');
    // The bar with the button lies on the one of the pages, also where the content is short.
    const bars = await Promise.all(
      ['.action-bar', '.bottom-bar'].map((part) => page.locator(part).boundingBox()),
    );
    expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBeCloseTo(bars[1]?.y ?? -1, 0);
    await search.fill('');
    await dish(/^Masala Dosa/).press('Space');
    await dish(/^Pani Puri/).press('Space');
    await expect(page.getByText('2 dishes chosen')).toBeVisible();
    await expectFinished(page, [WIDE, PHONE]);
    await button(page, 'Continue').click();

    await page.getByRole('textbox', { name: 'Pani Puri' }).fill('35');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Pani Puri' })).toHaveValue('35');
    await expectFinished(page, [WIDE, PHONE]);
    await page.goBack();
    await expect(dish(/^Pani Puri/)).toBeChecked();
    await page.goForward();
    await button(page, 'Start my stall').click();
    await expect(toast(page, 'Asha Tiffin is set up. Count your first plates here.')).toBeVisible();
    await page.getByRole('link', { name: 'Count plates' }).click();
    await page.getByRole('button', { name: /^Pani Puri,/ }).click();

    await page.goto('/stall');
    await expect(page.getByRole('heading', { name: 'Asha Tiffin', level: 1 })).toBeVisible();
    await enlargeText(page);
    await expectFinished(page, [WIDE, PHONE]);
    await page.getByRole('link', { name: 'Days 1 day' }).click();
    await expectFinished(page, [WIDE, PHONE]);
    await page.getByRole('link', { name: /^Today .*1 plate/ }).click();
    await expect(page.getByRole('article')).toContainText('Pani Puri');
    await expectFinished(page, [WIDE, PHONE]);
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, 'Send')).toBeHidden();
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    await page.emulateMedia({ media: null });
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: 'Backup Only on this phone' }).click();
    await expectFinished(page, [WIDE, PHONE]);
    const download = page.waitForEvent('download');
    await button(page, 'Save a copy').click();
    const copy = await (await download).path();
    expect(await readFile(copy, 'utf8')).toContain('Asha Tiffin');

    await page.getByRole('link', { name: 'My stall' }).last().click();
    await page.getByRole('link', { name: 'Erase everything' }).click();
    await page.getByLabel('Type Asha Tiffin to erase').fill('asha tiffin');
    await expectFinished(page, [WIDE, PHONE]);
    await button(page, 'Erase everything').click();
    await expect(toast(page, 'Everything of the stall is erased from this phone.')).toBeVisible();

    await page.goto('/stall');
    await page.getByText('I have a copy from another phone').click();
    await page.getByLabel('Read in a copy').setInputFiles(copy);
    await page.getByRole('button', { name: /^Add \d+ entries$/ }).click();
    await expect(page.getByRole('heading', { name: 'Asha Tiffin', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Days 1 day' })).toBeVisible();
  },
);

test(
  'a stall of six dishes takes ten taps and a name',
  { tag: '@phone-only' },
  async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps += 1;
    };
    await page.goto('/');
    await tap(page.getByRole('link', { name: /^Set up my stall/ }).first());
    await page.getByLabel('Name of the stall').fill('Asha Tiffin');
    await tap(button(page, 'Continue'));
    for (const dish of ['Masala Dosa', 'Plain Dosa', 'Pani Puri', 'Vada Pav', 'Poha', 'Lassi']) {
      const box = page.getByRole('checkbox', { name: new RegExp(`^${dish}`) });
      await tap(page.locator('label').filter({ has: box }));
    }
    await expect(page.getByText('6 dishes chosen')).toBeVisible();
    await tap(button(page, 'Continue'));
    await tap(button(page, 'Start my stall'));
    await expect(toast(page, /^Asha Tiffin is set up/)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(10);
  },
);
