import { expect, test } from '@thela/testkit/isolated';
import { expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';

test('tomorrow: plates from the stall’s own days, a list that follows them, and paper with the list alone @nightly', async ({
  openTool,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const tool = await openTool({ mounts: '0' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tool/tomorrow?stall=days-100');
  const plates = tool.getByRole('spinbutton');
  await expect(plates).toHaveCount(5);
  for (const field of await plates.all()) await expect(field).not.toHaveValue('0');
  await expect(tool.getByText(/on average: your last 8 \w+days\./)).toBeVisible();
  const right = tool.getByRole('region', { name: 'How right it was' });
  await right.getByRole('button', { name: 'How right it was' }).click();
  await expect(right.getByText(/^\d+ of 100 plates off$/)).toHaveCount(3);
  await expectSound(page, tool.locator('a, button, input'));
  // The head of the list is on the first screen, above the bar.
  const send = await tool.getByRole('button', { name: 'Send' }).boundingBox();
  expect((send?.y ?? 740) + (send?.height ?? 0)).toBeLessThan(740 - 64);

  // The one number alone: 9 litres of milk and 1.2 kg of sugar are 100 cups.
  for (const field of await plates.all()) await field.fill('0');
  await expect(tool.getByText(/^No plates yet, so nothing to buy/)).toBeVisible();
  await tool.getByRole('spinbutton', { name: 'Plates of Chai to prepare' }).fill('100');
  const list = tool.getByRole('list', { name: 'Shopping list' }).getByRole('listitem');
  await expect(list).toHaveText(['milk9 litres₹558', 'sugar1.25 kg₹55.63']);
  const sum = tool.getByText('₹613.63');
  await expect(sum).toBeVisible();
  await tool.getByRole('checkbox', { name: 'sugar, 1.25 kg: I have it' }).press('Space');
  await expect(sum).toHaveCount(0);
  await tool.getByRole('button', { name: 'Send' }).click();
  const link = tool.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*Milk.*558/);
  await expect(link).toHaveAttribute('rel', /noopener/);

  await test.step('on paper', async () => {
    await tool.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(list.filter({ visible: true })).toHaveText(['milk9 litres₹558']);
    await expect(tool.getByText(/^Made-up Stall, \w+day, \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(tool.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(tool.getByRole('link').filter({ visible: true })).toHaveCount(0);
    await expect(right).toBeHidden();
    await expect(plates.first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await tool.getByRole('button', { name: 'Close' }).click();
    await expect(link).toHaveCount(0);
  });

  await test.step('in Telugu on the smallest phone, with large text', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/tool/tomorrow?stall=days-10&language=te-IN');
    await expect(tool.getByRole('heading', { level: 1, name: 'రేపటి తయారీ' })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
    await plates.first().fill('7');
    await expect(tool.getByText('మీ అంకె').first()).toBeVisible();
    // The device keeps the numbers of the day.
    await expect(plates.nth(1)).toHaveValue('0');
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  });
});
