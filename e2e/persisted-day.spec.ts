import type { Page } from '@playwright/test';
import { expectFinished, PHONE, WIDE } from './finished';
import { expect, test } from './fixtures';
import { button, toast, withoutOwnFigures } from './screen';

const KEY = 'thela.day';
const PROFIT = '/tools/profit-optimizer';

const friday = new Date(2026, 10, 20, 18);
const saturday = new Date(2026, 10, 21, 7);

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const price = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const plates = (page: Page, dish: string) =>
  page.getByRole('spinbutton', { name: `Plates of ${dish} sold` });
const oneMore = (page: Page, dish: string) => button(page, `One plate of ${dish} more`);

async function change(page: Page) {
  await price(page, 'onions').fill('42.5');
  await oneMore(page, 'Masala Dosa').click();
}

async function expectChanged(page: Page) {
  await expect(price(page, 'onions')).toHaveValue('42.5');
  await expect(plates(page, 'Masala Dosa')).toHaveValue('36');
}

async function expectOpening(page: Page) {
  await expect(price(page, 'onions')).toHaveValue('30');
  await expect(plates(page, 'Masala Dosa')).toHaveValue('35');
}

test('an unchanged day is not stored, and what the vendor changed is there after a reload or a crash', async ({
  page,
  context,
}) => {
  await page.goto(PROFIT);
  await expectOpening(page);
  expect(await kept(page)).toBe(null);
  await change(page);
  await page.reload();
  await expectChanged(page);
  await page.goto('/');
  // One Masala Dosa more than the opening 9,625.
  const box = page.getByRole('region', { name: "Today's Performance", exact: true });
  await expect(box).toContainText('₹9,710.00');

  await page.goto(PROFIT);
  await expectChanged(page);
  await price(page, 'rice').fill('61');
  await oneMore(page, 'Plain Dosa').click();
  // In the moment after the change.
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(PROFIT);
  await expectChanged(next);
  await expect(price(next, 'rice')).toHaveValue('61');
  await expect(plates(next, 'Plain Dosa')).toHaveValue('31');
});

test('samples that stood beside a changed price stay, as samples @nightly', async ({
  page,
  site,
}) => {
  await withoutOwnFigures(page, site);
  await page.goto(PROFIT);
  await price(page, 'onions').fill('42.5');
  const fields = page.getByRole('spinbutton', { name: /^Plates of/ });
  const values = () => fields.evaluateAll((all) => all.map((field) => Reflect.get(field, 'value')));
  const before = await values();
  await page.reload();
  await expect(price(page, 'onions')).toHaveValue('42.5');
  expect(await values()).toEqual(before);
  await expect(button(page, 'Start from zero')).toBeVisible();
});

test(
  'the next day begins by itself at 04:00, and the day before is kept',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.clock.setFixedTime(friday);
    await page.goto(PROFIT);
    await change(page);
    await expectChanged(page);

    // "New day" on a day that is counted changes nothing.
    await button(page, 'New day').click();
    await expect(
      toast(page, 'Your day is kept as it is. The next one begins by itself at 4 am.'),
    ).toBeVisible();
    await expectChanged(page);

    await page.clock.setFixedTime(saturday);
    await page.reload();
    for (const field of await page.getByRole('spinbutton', { name: /^Plates of/ }).all()) {
      await expect(field).toHaveValue('0');
    }
    await expect(price(page, 'onions')).toHaveValue('42.5');
    await expectFinished(page, [WIDE, PHONE]);
    await oneMore(page, 'Plain Dosa').click();
    await expect(plates(page, 'Plain Dosa')).toHaveValue('1');

    // The device's clock was wrong: the records of the day are those of before.
    await page.clock.setFixedTime(friday);
    await page.reload();
    await expect(plates(page, 'Masala Dosa')).toHaveValue('1');
    await expect(plates(page, 'Plain Dosa')).toHaveValue('0');
  },
);

test.describe('where storage is blocked', () => {
  test.use({ expectedErrors: /records/ });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    }),
  );

  for (const place of ['top', 'middle']) {
    test(`a button that is pressed at the ${place} of the page stays where it is when the page says so @nightly`, async ({
      page,
    }) => {
      await page.goto(PROFIT);
      const scroll = place === 'top' ? 0 : 100;
      await page.evaluate((top) => window.scrollTo(0, top), scroll);
      await price(page, 'onions').fill('42.5');
      await oneMore(page, 'Onion Uttapam').hover();
      await page.mouse.down();
      await expect(page.getByText(/^Not saved: 1 entry/)).toBeInViewport({ ratio: 1 });
      await page.mouse.up();
      await expect(plates(page, 'Onion Uttapam')).toHaveValue('21');
    });
  }
});
