import type { Page } from '@playwright/test';
import {
  dayLater,
  digitsOf,
  dishBySlowWay,
  rupeesOfDigits,
  totalsIn,
} from '@thela/books/slow-oracle';
import { stallOn } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { startFakeGemini } from '@thela/testkit/fake-gemini';
import { expect, test } from './fixtures';
import { hundredDays, readIn } from './hundred-days';
import { button, openWithin, watchRequests } from './screen';
import { openSite } from './site';

const EIGHT = ['Idli', 'Dosa', 'Vada', 'Upma', 'Poori', 'Pongal', 'Uthappam', 'Kesari'];

const { today, references, totals, copy } = hundredDays();
const week = totalsIn(totals, dayLater(today, -100), dayLater(today, -1))
  .filter(({ plates }) => plates > 0)
  .slice(-7);

/** The means of the last seven days with sales, worked out by the slow way. */
const means = stallOn(references, today)
  .dishes.filter(({ isRetired }) => !isRetired)
  .map(({ id, name }) => {
    const { plates, costedPlates, cost, profit } = dishBySlowWay(week, id);
    // What the books do not know, a person fills in: not here.
    if (costedPlates !== plates) throw new Error(`The cost of ${name} is not known.`);
    return {
      name,
      ingredientPrice: rupeesOfDigits(cost, BigInt(week.length)),
      dailySales: Math.round(plates / week.length),
      perPlateProfit: rupeesOfDigits(profit, BigInt(plates)),
    };
  });

/** Fills the rows of an own stall from its books, and asks for a plan. */
async function askFilled(page: Page) {
  await openWithin(page, '/tools/daily-strategy');
  const options = page.getByRole('combobox').getByRole('option');
  await expect(options.first()).toHaveText('Select an item');
  expect((await options.allTextContents()).slice(1, 9)).toEqual(EIGHT);
  await button(page, 'Fill from my books').click();
  await expect(
    page.getByText('Filled from your books: the average of 7 days with sales'),
  ).toBeVisible();
  await expect(
    page.getByText('Note: This is a temporary ID. Data is not saved after refresh.'),
  ).toBeVisible();
  await button(page, 'Get Daily Strategy').click();
  return page.getByRole('region', { name: 'AI Sales Strategy' });
}

test('filled from the books, the model is asked about the figures of the ledger @nightly', async ({
  page,
}) => {
  const gemini = await startFakeGemini({ key: 'secret-key' });
  const site = await openSite({ GEMINI_API_KEY: 'secret-key', GEMINI_BASE_URL: gemini.url });
  await readIn(page, copy, site.url);
  await expect(await askFilled(page)).toContainText('made-up answer');
  expect(gemini.calls).toHaveLength(1);
  const [call] = gemini.calls;
  const { contents } = (call?.body ?? { contents: [] }) as {
    contents: readonly { role: string; parts: readonly { text: string }[] }[];
  };
  expect(contents.map(({ role, parts }) => `${role}: ${parts.length}`)).toEqual(['user: 1']);
  const lines = contents[0]?.parts[0]?.text.split('\n') ?? [];
  const asked = means.map(({ name, ingredientPrice, dailySales, perPlateProfit }) => {
    const item = EIGHT.includes(name) ? name : JSON.stringify(name);
    return (
      `- Tiffin item: ${item}, daily ingredient price: ${ingredientPrice} INR, ` +
      `daily sales: ${dailySales} plates, per-plate profit: ${perPlateProfit} INR`
    );
  });
  expect(asked.length).toBeGreaterThan(4);
  expect(lines.filter((line) => line.startsWith('- Tiffin item')).toSorted()).toEqual(
    asked.toSorted(),
  );
  await page.goto('about:blank');
  await site.close();
  await gemini.close();
});

test('filled from the books, the kitchen book answers with the figures of the ledger without a key @nightly', async ({
  page,
}) => {
  await readIn(page, copy);
  const calls = watchRequests(page, (url) => url.includes('generateContent'));
  const plan = await askFilled(page);
  await expect(plan).toContainText('Built-in tip');
  for (const { name, dailySales, perPlateProfit } of means) {
    const aDay = rupeesOfDigits(digitsOf(perPlateProfit) * BigInt(dailySales));
    await expect(plan).toContainText(
      `${name}: ${dailySales} plates x ${formatRupees(perPlateProfit)} = ${formatRupees(aDay)} a day`,
    );
  }
  expect(calls).toEqual([]);
});
