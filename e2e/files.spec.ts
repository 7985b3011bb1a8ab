import type { Page } from '@playwright/test';
import { expectFinished, PHONE, WIDE } from './finished';
import { expect, test } from './fixtures';
import { hundredDays } from './hundred-days';
import { storeOwnStall } from './own-stall';
import { button, openWithin, toast } from './screen';

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Read in a copy')
    .setInputFiles({ name: 'stall.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const entriesOf = (count: number) => `${count.toLocaleString('en-IN')} entries`;

test(
  'a copy whose page is closed amid reading in goes on in the next page, and is taken back as a whole',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const { events, copy } = hundredDays();
    await page.goto('/stall');
    await page.getByText('I have a copy from another phone').click();
    await choose(page, copy);
    await expect(page.getByText('is of the stall Made-up Stall')).toBeVisible();
    // At each change: a fast machine shows it for a moment.
    const isStored = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => {
            const text = document.body.textContent ?? '';
            if (/[1-9][\d,]* of [\d,]+ entries stored/.test(text)) resolve();
          };
          const changes = { subtree: true, childList: true, characterData: true };
          new MutationObserver(look).observe(document.body, changes);
        }),
    );
    await button(page, `Add ${entriesOf(events.length)}`).click();
    await isStored;
    await page.close();

    const next = await context.newPage();
    await next.goto('/stall/backup');
    await expect(
      next.getByText(`${entriesOf(events.length)} are stored on this phone.`),
    ).toBeVisible();
    await button(next, 'Undo stall.json').scrollIntoViewIfNeeded();
    await expectFinished(next, [WIDE, PHONE]);
    await button(next, 'Undo stall.json').click();
    await button(next, 'Take back').click();
    await expect(toast(next, 'stall.json is taken back.')).toBeVisible();
    await expect(next.getByRole('heading', { name: 'Set up my stall' })).toBeVisible();
  },
);

test(
  'a copy of another stall wants its name typed, and what was decided on both is asked',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { today } = hundredDays();
    const device = '7e57c0de-0000-4000-8000-000000000001';
    const event = (number: number, entry: object) => ({
      id: `7e57c0de-0000-4000-8000-${number.toString().padStart(12, '0')}`,
      day: today,
      at: 1_700_000_000_000 + number,
      device,
      ...entry,
    });
    const price = (sellingPrice: number) => ({
      kind: 'dish',
      dish: 'masala-dosa',
      fields: { sellingPrice },
      scope: 'from',
    });
    const file = (...made: readonly object[]) =>
      JSON.stringify({ format: 'thela-ledger', version: 1, exportedAt: Date.now(), events: made });
    await page.goto('/stall');
    await page.getByText('I have a copy from another phone').click();
    await choose(
      page,
      file(event(1, { kind: 'stall', fields: { name: 'Asha Tiffin' } }), event(2, price(75))),
    );
    await button(page, 'Add 2 entries').click();
    await expect(page.getByRole('heading', { name: 'Asha Tiffin', level: 1 })).toBeVisible();

    await page.getByRole('link', { name: /^Backup / }).click();
    await choose(
      page,
      file(
        event(3, { kind: 'stall', fields: { name: 'Lakshmi Dosa' } }),
        event(4, price(90)),
        event(5, { kind: 'plates', dish: 'masala-dosa', plates: 1 }),
      ),
    );
    await expect(
      page.getByText('This file is of another stall. Yours is Asha Tiffin.'),
    ).toBeVisible();
    await page.getByLabel('Type Lakshmi Dosa to add it all the same').fill('lakshmi dosa');
    await button(page, 'Add 3 entries').click();
    // Beside each question, and beside the button.
    await expect(page.getByText('Choose one of the two.')).toHaveCount(3);
    await expectFinished(page, [WIDE, PHONE]);
    await page.getByRole('radio', { name: 'The file: ₹90' }).check();
    await page.getByRole('radio', { name: 'This phone: Asha Tiffin' }).check();
    await button(page, 'Add 3 entries').click();
    await expect(toast(page, '3 entries added.')).toBeVisible();
    await page.goto('/stall');
    await expect(page.getByRole('heading', { name: 'Asha Tiffin', level: 1 })).toBeVisible();
  },
);

test(
  'the 170 dishes of a till are read in on a phone, and taken back as a whole',
  { tag: '@phone-only' },
  async ({ page }) => {
    const dishes = Array.from(
      { length: 170 },
      (_, index) => `h${index},${1000 + index},Café snack ${index},Snacks,5.00,${20 + index}.00`,
    );
    const table = ['Handle,SKU,Name,Category,Cost,Price [Café]', ...dishes, 'x,1,Tea,,,variable'];
    const file = Buffer.from(`\uFEFF${table.join('\r\n')}`, 'utf16le');
    await page.goto('/stall');
    await page.evaluate(storeOwnStall, 'Asha Tiffin');
    await page.goto('/stall/backup');
    await page
      .getByLabel('Read in a table (CSV)')
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: file });
    await expect(page.getByText('170 names in this table')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Price [Café]' })).toHaveValue('price');
    await page.getByText('1 line left out: show').click();
    await expect(page.getByText('Line 172, Price (INR) cannot be read: variable')).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Café snack 1', exact: true })
      .selectOption('Leave it out');
    await button(page, 'Show 20 more of 150').click();
    await expectFinished(page, [WIDE, PHONE]);
    await button(page, 'Add 169 entries').click();
    await expect(toast(page, '169 entries added.')).toBeVisible();
    const menu = (text: string) => page.getByRole('link', { name: `Menu ${text}` });
    await openWithin(page, '/stall');
    await expect(menu('174 dishes')).toBeVisible();
    await page.goBack();
    await button(page, 'Undo items.csv').click();
    await button(page, 'Take back').click();
    await openWithin(page, '/stall');
    await expect(menu('5 dishes')).toBeVisible();
  },
);
