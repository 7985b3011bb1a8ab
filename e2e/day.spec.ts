import { expect, test } from './fixtures';
import { openTool } from './screen';

// Calculated by hand. Plates sold: Onion 20, Masala 35, Idli 40, Cheese 15, Plain 30.
// Revenue: 20x70 + 35x85 + 40x60 + 15x90 + 30x50 = 1400 + 2975 + 2400 + 1350 + 1500 = 9625.
// Cost of a plate: Onion .1x30 + .05x50 + .05x35 + .01x120 + .001x10 + .002x15 = 8.49
//   Masala .15x25 + .07x50 + .03x80 + .03x30 + .01x120 + .001x10 + .003x15 = 11.805
//   Idli .1x50 + .05x80 + .05x40 + .005x15 + .001x10 = 11.085
//   Cheese .05x200 + .05x50 + .05x35 + .02x30 + .01x120 + .001x10 + .002x15 = 16.09
//   Plain .08x50 + .02x80 + .005x120 + .001x10 = 6.21
// Profit: 20x61.51 + 35x73.195 + 40x48.915 + 15x73.91 + 30x43.79
//   = 1230.20 + 2561.825 + 1956.60 + 1108.65 + 1313.70 = 8170.975, shown as 8170.98 (84.9 %).
test('prices and plates changed in Profit show at once in the sidebar and in Analytics', async ({
  page,
}) => {
  await page.goto('/tools/profit-optimizer');
  const box = page.getByRole('region', { name: "Today's Performance", exact: true });
  const summary = page.getByRole('region', { name: "Today's Performance Summary" });
  await expect(summary).toContainText('Total Revenue: ₹9,625.00');
  await expect(summary).toContainText('Total Profit: ₹8,170.98');
  await expect(box).toContainText('₹8,170.98');
  await expect(box).toContainText('84.9%');

  // Tomatoes from 40 to 60: an Idli Sambar costs 12.085 and earns 47.915.
  await page.getByRole('spinbutton', { name: 'tomatoes', exact: true }).fill('60');
  // Two more Idli Sambar: 42, one Plain Dosa less: 29.
  await page
    .getByRole('button', { name: 'One plate of Idli Sambar more' })
    .click({ clickCount: 2 });
  await page.getByRole('button', { name: 'One plate of Plain Dosa less' }).click();
  // Revenue: 1400 + 2975 + 42x60 + 1350 + 29x50 = 9695. Profit:
  // 1230.20 + 2561.825 + 42x47.915 + 1108.65 + 29x43.79 = 8183.015 (84.4 %).
  await expect(summary).toContainText('Total Revenue: ₹9,695.00');
  await expect(summary).toContainText('Total Profit: ₹8,183.02');
  await expect(box).toContainText('₹9,695.00');
  await expect(box).toContainText('₹8,183.02');
  await expect(box).toContainText('84.4%');
  const idli = page.getByRole('row', { name: /Idli Sambar/ });
  await expect(idli.getByRole('cell')).toHaveText([
    /₹12\.09$/,
    /₹47\.92$/,
    /79\.9%$/,
    /42$/,
    /₹2,520\.00$/,
    /₹2,012\.43$/,
  ]);

  await openTool(page, 'Performance Analytics');
  const main = page.getByRole('main');
  await expect(main.getByText('₹9,695.00')).toBeVisible();
  await expect(main.getByText('₹8,183.02')).toBeVisible();
  const pie = page.getByRole('table', { name: 'Profit Contribution by Item (Today)' });
  await expect(pie.getByRole('row', { name: 'Idli Sambar ₹2,012.43 24.6%' })).toBeAttached();
  const bars = page.getByRole('table', { name: 'Sales Volume vs. Profit Margin' });
  await expect(bars.getByRole('rowheader')).toHaveText([
    'Idli Sambar',
    'Masala Dosa',
    'Plain Dosa',
    'Onion Uttapam',
    'Cheese Uttapam',
  ]);
  await expect(page.locator('canvas')).toHaveCount(2);
});

test('a price keeps what is typed, scrolling leaves it alone, and a text that is not a number counts as 0 @nightly', async ({
  page,
}) => {
  await page.goto('/tools/profit-optimizer');
  const onions = page.getByRole('spinbutton', { name: 'onions', exact: true });
  await onions.click();
  await page.mouse.wheel(0, 100);
  await expect(onions).toHaveValue('30');
  const cheese = page.getByRole('spinbutton', { name: 'cheese', exact: true });
  const row = page.getByRole('row', { name: /Cheese Uttapam/ });
  await cheese.press('ControlOrMeta+a');
  await cheese.pressSequentially('12.5');
  await expect(cheese).toHaveValue('12.5');
  // .05 x 12.5 = 0.625 in place of 10: a plate costs 6.715.
  await expect(row).toContainText('₹6.72');
  await cheese.press('ControlOrMeta+a');
  await cheese.press('Delete');
  await expect(cheese).toHaveValue('');
  await expect(row).toContainText('₹6.09');
  await cheese.pressSequentially('-7');
  await expect(page.getByRole('alert')).toHaveText('A price cannot be below 0.');
  await expect(row).toContainText('₹6.09');
  await cheese.press('ControlOrMeta+a');
  await cheese.pressSequentially('1e');
  await expect(page.getByRole('alert')).toHaveText('Enter a number, such as 42.50.');
  // An empty field that is replaced by a text without a number stays without a number.
  await cheese.press('ControlOrMeta+a');
  await cheese.press('Delete');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cheese.pressSequentially('e');
  await expect(page.getByRole('alert')).toHaveText('Enter a number, such as 42.50.');
  await cheese.blur();
  await expect(cheese).toHaveValue('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('sample figures give way to zero on request, and a toast says so @nightly', async ({
  page,
  site,
}) => {
  // Without fixed figures in the configuration the day opens with random samples.
  await page.route(`${site.url}/config.json`, async (route) => {
    const config = (await (await route.fetch()).json()) as { day?: unknown };
    delete config.day;
    await route.fulfill({ json: config });
  });
  await page.goto('/tools/profit-optimizer');
  const plates = page.getByRole('spinbutton', { name: /^Plates of/ });
  await expect(plates).toHaveCount(5);
  for (const row of await plates.all()) {
    const count = Number(await row.inputValue());
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(59);
  }
  const box = page.getByRole('region', { name: "Today's Performance", exact: true });
  await expect(box.getByText('Sample figures')).toBeVisible();
  await page.getByRole('button', { name: 'Start from zero' }).click();
  await expect(box.getByText('Sample figures')).toBeHidden();
  for (const row of await plates.all()) await expect(row).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Show sample figures' })).toBeFocused();
  await expect(page.getByText("Enter today's sales to get a profit recommendation.")).toBeVisible();
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('The sample figures are gone. Enter what you sold.')).toBeVisible();
  // Top right below the header, 356 px wide. The animation that brings it there takes 180 ms.
  const place = () => toasts.getByRole('listitem').boundingBox();
  await expect.poll(place).toMatchObject({ width: 356, x: 1280 - 16 - 356, y: 64 + 16 });
});
