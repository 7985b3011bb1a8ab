import { expect, test } from '@thela/testkit/isolated';

// Worked out by hand for the fixed figures, see the Profit Optimizer's: 9625 and 8170.975.
// Idli Sambar earns 40 x 48.915 = 1956.60, which is 23.9 % of it.
test('shows the day as totals and as two charts', async ({ openTool, page }) => {
  const tool = await openTool({ figures: 'fixed' });
  await expect(tool.getByText('₹9,625.00')).toBeVisible();
  await expect(tool.getByText('₹8,170.98')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(2);
  await expect(tool.getByText('Sample figures')).toHaveCount(0);
});

test('tells screen readers what the charts draw', async ({ openTool }) => {
  const tool = await openTool({ figures: 'fixed' });
  const pie = tool.getByRole('table', { name: 'Profit Contribution by Item (Today)' });
  await expect(pie.getByRole('row', { name: 'Idli Sambar ₹1,956.60 23.9%' })).toBeAttached();
  const bars = tool.getByRole('table', { name: 'Sales Volume vs. Profit Margin' });
  await expect(bars.getByRole('rowheader')).toHaveText([
    'Idli Sambar',
    'Masala Dosa',
    'Plain Dosa',
    'Onion Uttapam',
    'Cheese Uttapam',
  ]);
});

test('marks samples as such', async ({ openTool }) => {
  const tool = await openTool();
  await expect(tool.getByText('Sample figures')).toBeVisible();
});

test('leads from a day without sales to where they are entered', async ({ openTool, page }) => {
  const tool = await openTool({ figures: 'none' });
  await expect(tool.getByText('No dish has earned a profit yet today.')).toBeVisible();
  await expect(tool.getByText('No plates sold yet today.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await tool.getByRole('button', { name: 'Enter prices and plates' }).first().click();
  const calls = page.getByRole('region', { name: 'Calls to the shell' });
  await expect(calls.getByRole('listitem')).toHaveText(['Open the tool profit-optimizer']);
});

test('draws sales without a profit, but no pie of losses', async ({ openTool, page }) => {
  const tool = await openTool({ figures: 'extreme', width: 'narrow' });
  await expect(tool.getByText('No dish has earned a profit yet today.')).toBeVisible();
  await expect(tool.getByText(/^₹-/)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('charts follow the width of the window', async ({ openTool, page }) => {
  await openTool({ figures: 'fixed' });
  const canvas = page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  const width = async () => (await canvas.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(900);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(width).toBeLessThan(320);
});

test.describe('without the chart library', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be fetched|cannot be fetched/ });

  test('shows the figures as tables, reports it, and can try again', async ({
    openTool,
    page,
    release,
  }) => {
    await page.route(`${release}assets/chart-*.js`, (route) => route.abort());
    const tool = await openTool({ figures: 'fixed' });
    const failed = tool.getByText('The chart could not be loaded. Here are its figures:');
    await expect(failed).toHaveCount(2);
    await expect(tool.getByRole('cell', { name: '₹1,956.60' })).toBeVisible();
    const calls = page.getByRole('region', { name: 'Calls to the shell' });
    await expect(calls.getByRole('listitem').first()).toContainText('Error while drawing "Profit');

    await page.unroute(`${release}assets/chart-*.js`);
    await tool.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(failed).toHaveCount(1);
  });
});
