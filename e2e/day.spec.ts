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
    /₹2,520$/,
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
