import type { Page } from '@playwright/test';
import { expectFinished, PHONE } from './finished';
import { expect, test } from './fixtures';
import { storeOwnStall } from './own-stall';
import { button, toast } from './screen';

const emptyBattery = new Date('2020-01-01T06:00+05:30');
const ahead = () => new Date(Date.now() + 365 * 24 * 3_600_000);

/** A stall that was set up yesterday, with two plates of Masala Dosa today, as the page shows it. */
async function openStall(page: Page) {
  await page.goto('/config.json');
  await page.evaluate(storeOwnStall, 'Asha Tiffin');
  // This page reads the records.
  await page.goto('/stall');
  await expect(page.getByRole('heading', { name: 'Asha Tiffin' })).toBeVisible();
}

const dosa = (page: Page) => page.getByRole('button', { name: /^Masala Dosa,/ });

test('a clock of 2020 shows the stall as it is, and counts when the person says which day it is', async ({
  page,
}) => {
  await openStall(page);
  await page.clock.setFixedTime(emptyBattery);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Asha Tiffin' })).toBeVisible();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This phone’s clock says 1 January 2020.' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Set up my stall')).toHaveCount(0);
  await expectFinished(page, [PHONE]);
  await page.goto('/tools/profit-optimizer/count');
  await expect(dosa(page)).toHaveAccessibleName(/2 plates/);
  await dosa(page).click();
  await expect(toast(page, 'Nothing was changed: first say what day it is, above.')).toBeVisible();
  await expect(dosa(page)).toHaveAccessibleName(/2 plates/);
  await button(page, 'Count for this day').click();
  await expect(notice).toHaveCount(0);
  await dosa(page).click();
  await expect(dosa(page)).toHaveAccessibleName(/3 plates/);
});

test('what was counted by a clock a year ahead is shown apart, and moves to today', async ({
  page,
}) => {
  await openStall(page);
  await page.clock.setFixedTime(ahead());
  await page.goto('/tools/profit-optimizer/count');
  await dosa(page).click();
  await expect(dosa(page)).toHaveAccessibleName(/1 plate/);
  await page.clock.setFixedTime(new Date());
  await page.goto('/stall/days');
  await expect(page.getByRole('heading', { name: 'Of a day that has not come' })).toBeVisible();
  await page.getByText('1 plate, 1 entry').click();
  await expectFinished(page, [PHONE]);
  await button(page, 'Move 1 entry').click();
  await expect(page.getByText('Of a day that has not come')).toHaveCount(0);
  await page.goto('/tools/profit-optimizer/count');
  await expect(dosa(page)).toHaveAccessibleName(/3 plates/);
});

test.describe('without an account', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a clock that is 2 hours ahead is named, also where the worker has the page', async ({
    page,
  }) => {
    await openStall(page);
    await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
    const notice = page.getByText(
      /^This phone’s clock is 2 hours ahead\.|^The clock of this phone is 2 hours/,
    );
    await page.goto('/');
    await expect(notice).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(notice).toBeVisible();
  });
});
