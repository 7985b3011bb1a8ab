import { expect, test } from '@thela/testkit/isolated';

test('says what it will be, and offers no control that would do nothing', async ({ openTool }) => {
  const tool = await openTool();
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText('AI Sous-Chef');
  await expect(tool.getByText(/^This tool is being built\. Soon you /)).toBeVisible();
  await expect(tool.locator('button, a, input, select, textarea')).toHaveCount(0);
});

test('names the day and the place', async ({ openTool, page }) => {
  // Four in the morning in Hyderabad, still the day before in Greenwich.
  await page.clock.setFixedTime('2026-11-20T22:30:00Z');
  const tool = await openTool();
  await expect(tool.getByText('Saturday, November 21, 2026 | Hyderabad, Telangana')).toBeVisible();
});
