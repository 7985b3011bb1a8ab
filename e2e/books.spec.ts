import {
  comparePeriod,
  forecast,
  menuMatrix,
  periodRange,
  periodTotals,
  shoppingCost,
  shoppingList,
  usualCounts,
  wasteWeeks,
  whatIf,
} from '@thela/books';
import { addDays, mondayOf, stallOn } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { expect, test } from './fixtures';
import { hundredDays, readIn } from './hundred-days';
import { button, openWithin } from './screen';

const PROFIT = '/tools/profit-optimizer';

test('a hundred days that are read in say the same on every screen as in the books @nightly', async ({
  page,
}) => {
  const { today, events, references, totals, copy } = hundredDays();
  const main = page.getByRole('main');
  await readIn(page, copy);

  await openWithin(page, '/tools/analytics');
  await main.getByRole('link', { name: '30 days' }).click();
  const { now, changes } = comparePeriod(totals, 'last-30-days', today);
  for (const amount of [now.left, now.revenue, now.ingredientCost, now.expenses, now.waste]) {
    await expect(main.getByText(formatRupees(amount)).first()).toBeVisible();
  }
  expect(changes).not.toBeNull();
  const { left: difference = { difference: 0 } } = changes ?? {};
  await expect(main).toContainText(formatRupees(Math.abs(difference.difference)));
  const matrix = menuMatrix(periodTotals(totals, periodRange('last-30-days', today)));
  if (matrix.kind !== 'matrix') throw new Error('There is no matrix.');
  for (const { name, margin } of matrix.dishes) {
    await expect(main.getByRole('row', { name: new RegExp(`^${name}\\b`) }).last()).toContainText(
      formatRupees(margin),
    );
  }

  await openWithin(page, `${PROFIT}/tomorrow`);
  const stall = stallOn(references, today);
  const menu = stall.dishes.filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  const { dishes } = forecast(totals, addDays(today, 1), { knownUntil: addDays(today, -1), menu });
  expect(dishes.length).toBeGreaterThan(3);
  for (const { name, plates } of dishes) {
    await expect(main.getByRole('spinbutton', { name: new RegExp(name) })).toHaveValue(`${plates}`);
  }
  const { lines } = shoppingList(stall, dishes);
  await expect(main).toContainText(formatRupees(shoppingCost(lines)));

  await openWithin(page, PROFIT);
  await main.getByRole('link', { name: /^What if/ }).click();
  const usual = usualCounts(totals, today);
  const counts = new Map(menu.map((dish) => [dish, usual.get(dish)?.plates ?? 0]));
  const supposed = whatIf(stall, counts);
  const dosa = stall.dishes.find(({ name }) => name === 'Dosa');
  if (!dosa) throw new Error('There is no dosa.');
  const slider = main.getByRole('slider', { name: 'Price of Dosa, a plate' });
  await main.getByRole('combobox', { name: 'Dish' }).selectOption('Dosa');
  await slider.focus();
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', formatRupees(dosa.sellingPrice + 10));
  const dearer = supposed.day({ sellingPrices: new Map([[dosa.id, dosa.sellingPrice + 10]]) });
  for (const { profit } of [supposed.day({}), dearer]) {
    await expect(main.getByText(formatRupees(profit), { exact: true }).first()).toBeVisible();
  }
  await button(page, 'Use this').press('Enter');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('The new prices count from today on.');
  await openWithin(page, `${PROFIT}/count`);
  const counted = main.getByRole('button', { name: /^Dosa, / });
  const { revenue = 0 } = totals.at(-1)?.dishes.find(({ dish }) => dish === dosa.id) ?? {};
  await counted.click();
  await expect(counted).toContainText(formatRupees(revenue + dosa.sellingPrice + 10));

  await openWithin(page, '/tools/zero-waste/waste');
  const weeks = wasteWeeks(references, events, {
    from: addDays(mondayOf(today), -7),
    to: today,
  });
  for (const { cost } of weeks.slice(0, 2)) {
    await expect(main.getByText(formatRupees(cost), { exact: true }).first()).toBeVisible();
  }
  await main.getByRole('button', { name: /^Make a special of it/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zero-Waste Genius' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveValue(/dosa/i);
});
