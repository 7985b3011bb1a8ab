import { expect, test } from '@thela/testkit/isolated';

test('shows', async ({ openTool }) => {
  const tool = await openTool({ figures: 'fixed' });
  await expect(tool.getByText('₹9,625.00')).toBeVisible();
});
