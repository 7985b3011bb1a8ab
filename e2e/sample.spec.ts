import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layoutShift } from './layout-faults';

test.use({ viewport: { width: 360, height: 740 } });

const NOTE = 'what you tap here stays until you reload.';

/** All that the browser keeps of this site's records: texts, and how many entries each store of a database has. */
function keptByBrowser(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const opened = async (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const counted = async (database: IDBDatabase, store: string) =>
      new Promise<number>((resolve) => {
        const request = database.transaction(store).objectStore(store).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    const stores: [string, number][] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name);
      for (const store of database.objectStoreNames) {
        stores.push([`${name} ${store}`, await counted(database, store)]);
      }
      database.close();
    }
    return { texts: { ...localStorage }, stores };
  });
}

test('pages of a stall run on a sample for who has none: taps count, nothing is kept, a reload makes it new', async ({
  page,
}) => {
  await page.goto('/tools/profit-optimizer/count');
  await expect(page.getByText(NOTE)).toBeVisible();
  const dosa = page.getByRole('button', { name: /^Plain Dosa,/ });
  const plates = async () =>
    Number(/, ([\d,]+) plates?,/.exec((await dosa.textContent()) ?? '')?.[1]);
  const first = await plates();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  const before = await keptByBrowser(page);
  await dosa.click();
  await expect.poll(plates).toBe(first + 1);

  await page.getByRole('link', { name: 'Tomorrow', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Tomorrow/ })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.getByRole('link', { name: 'Count', exact: true }).first().click();
  await expect.poll(plates).toBe(first + 1);
  expect(await keptByBrowser(page)).toEqual(before);

  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.getByRole('link', { name: 'Set up my stall (1 minute)' }).click();
  await expect(page).toHaveURL('/stall');
});

test('its pages have days, and no other page has them', async ({ page }) => {
  for (const [path, text] of [
    ['/tools/analytics/30-days', 'The last 30 days'],
    ['/tools/profit-optimizer/menu', 'Masala Dosa'],
    ['/tools/profit-optimizer/price-changes', 'tomatoes'],
    ['/tools/zero-waste/waste', 'This week'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('heading', { name: "Today's Performance Summary" })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeHidden();
});
