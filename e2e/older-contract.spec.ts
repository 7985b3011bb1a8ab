import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, isCompatible } from '@thela/contract/version';
import { deployRelease, verifyRelease } from '@thela/shipping';
import { workspaceRoot } from '@thela/tools/workspace';
import { moduleShowing, releaseWith } from './faulty-release';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

test.use({ findsRegistry: false });

/** Archived releases, one for each minor version of the contract: `archive/1.0/profit/…`. */
const ARCHIVE = join(workspaceRoot, 'e2e/archive');

const [major = 0, latestMinor = 0] = CONTRACT.split('.').map(Number);
const older = Array.from({ length: latestMinor }, (_, minor) => `${major}.${minor}`);
const archived = readdirSync(ARCHIVE)
  .filter((name) => name !== 'shell')
  .toSorted();

test('the archive holds a release for each older minor of the contract', () => {
  expect(archived).toEqual(expect.arrayContaining(older));
});

for (const contract of archived) {
  // The oldest for each change; the stall below opens each of them, too.
  const tag = contract === archived[0] ? [] : '@nightly';
  test.describe(`a tool built for contract ${contract}`, { tag }, () => {
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

      // In a page of another language it speaks that since 1.3; before, it is marked as English. It keeps what was typed.
      const isTranslated = isCompatible(contract, '1.3');
      await page.getByRole('radio', { name: /తెలుగు/ }).check();
      const inItsLanguage = page.locator(`main [lang="${isTranslated ? 'te-IN' : 'en-IN'}"]`);
      const name = isTranslated ? 'టమాటాలు' : 'tomatoes';
      await expect(inItsLanguage.getByRole('spinbutton', { name, exact: true })).toHaveValue('60');
      await expect(page.getByRole('note')).toHaveText(
        isTranslated ? [] : ['ఈ టూల్ ప్రస్తుతం ఇంగ్లీషులో మాత్రమే ఉంది.'],
      );
      await page.getByRole('radio', { name: 'English' }).check();

      await page.goto('/diagnostics');
      const facts = page.getByRole('region', { name: 'Profit Optimizer' });
      await expect(facts).toContainText(`Live${record.version}`);
      await expect(facts).toContainText(`Contract${contract}`);
    });
  });
}

// Sets up a stall of one dish, whose price of ₹45 a plate covers 10 ml of ghee at ₹600 a litre.
const settingUp = moduleShowing(`
  const setUp = async () => {
    const { stall, ledger } = shell;
    stall.describe({ name: 'Lakshmi Tiffins', place: 'Secunderabad, Telangana' });
    const ghee = stall.saveIngredient(null, { name: 'ghee', unit: 'litre' });
    stall.setPrice(ghee, { price: 600, unit: 'litre' });
    const recipe = [{ ingredient: ghee, amount: 10, unit: 'ml' }];
    const dish = stall.saveDish(null, { name: 'Pongal', sellingPrice: 45, recipe });
    for (const { id } of stall.getSnapshot().dishes) {
      if (id !== dish) stall.saveDish(id, { isRetired: true });
    }
    const stored = await ledger.append([{ kind: 'plates', dish, plates: 4 }]);
    document.title = 'stored: ' + stored.ok;
  };
  return element('button', { onClick: setUp }, 'Set up');`);

test.describe('tools of older contracts, once the stall is own', () => {
  test.afterEach(({ site }) => site.restore());

  test('show its dishes, count and price them, and cannot clear a counted day', async ({
    page,
    site,
  }) => {
    await deployRelease(site.target, await releaseWith('strategy', settingUp));
    await page.goto('/tools/daily-strategy');
    await button(page, 'Set up').click();
    await expect(page).toHaveTitle('stored: true');

    const open = async (contract: string) => {
      const folder = join(ARCHIVE, contract, 'profit');
      await deployRelease(site.target, { folder, record: verifyRelease(folder) });
      await page.goto('/tools/profit-optimizer');
    };
    let plates = 4;
    for (const contract of older) {
      await open(contract);
      const sold = page.getByRole('spinbutton', { name: 'Plates of Pongal sold' });
      await expect(sold).toHaveValue(String(plates));
      plates += 1;
      await button(page, 'One plate of Pongal more').click();
      await expect(sold).toHaveValue(String(plates));
      const summary = page.getByRole('region', { name: "Today's Performance Summary" });
      // 45 less 6 for ghee.
      await expect(summary).toContainText(`Total Profit: ₹${39 * plates}.00`);
    }

    // Only the release of 1.1 has the button.
    await open('1.1');
    await button(page, 'New day').click();
    await button(page, 'Start new day').click();
    await expect(
      toast(page, 'Your day is kept as it is. The next one begins by itself at 04:00.'),
    ).toBeVisible();
    await page.getByRole('spinbutton', { name: 'ghee', exact: true }).fill('900');
    const sidebar = page.getByRole('complementary');
    // 45 less 9 for ghee.
    const profit = `₹${36 * plates}.00`;
    await expect(sidebar).toContainText(profit);
    await page.reload();
    await expect(sidebar).toContainText(profit);
  });
});
