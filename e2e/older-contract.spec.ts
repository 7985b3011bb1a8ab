import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@thela/contract';
import { deployRelease, verifyRelease } from '@thela/shipping';
import { workspaceRoot } from '@thela/tools/workspace';
import { expect, test } from './fixtures';

/** Archived releases, one for each minor version of the contract: `archive/1.0/profit/…`. */
const ARCHIVE = join(workspaceRoot, 'e2e/archive');

const [major = 0, latestMinor = 0] = CONTRACT.split('.').map(Number);
const older = Array.from({ length: latestMinor }, (_, minor) => `${major}.${minor}`);
const archived = readdirSync(ARCHIVE).filter((name) => name !== 'shell');

test('the archive holds a release for each older minor of the contract', () => {
  expect(archived).toEqual(expect.arrayContaining(older));
});

for (const contract of archived) {
  test.describe(`a tool built for contract ${contract}`, () => {
    test.afterEach(({ site }) => site.restore());

    test("works in today's shell", async ({ page, site }) => {
      const folder = join(ARCHIVE, contract, 'profit');
      const record = verifyRelease(folder);
      expect(record).toMatchObject({ name: 'profit', contract });
      await deployRelease(site.target, { folder, record });
      await page.goto('/tools/profit-optimizer');
      await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();

      // It uses what the shell passes to it: the day with its actions, the brand, toasts.
      const box = page.getByRole('region', { name: "Today's Performance", exact: true });
      await expect(box).toContainText('₹9,625.00');
      await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
      await expect(box).toContainText('₹9,675.00');
      // Idli Sambar then costs .05 x 20 = 1 more: 40 plates earn 40 less than 8,214.77.
      await page.getByRole('spinbutton', { name: 'tomatoes', exact: true }).fill('60');
      await expect(box).toContainText('₹8,174.77');
      await expect(page.getByRole('heading', { name: 'Thela AI Recommendation' })).toBeVisible();

      await page.goto('/diagnostics');
      const facts = page.getByRole('region', { name: 'Profit Optimizer' });
      await expect(facts).toContainText(`Live${record.version}`);
      await expect(facts).toContainText(`Contract${contract}`);
    });
  });
}
