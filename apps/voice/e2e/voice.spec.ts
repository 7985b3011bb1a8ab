import { expect, test } from '@thela/testkit/isolated';

test('says what it will be, and offers no control that would do nothing', async ({ openTool }) => {
  const tool = await openTool();
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Chaat-GPT');
  await expect(tool.getByText(/^This tool is being built\. Soon you /)).toBeVisible();
  await expect(tool.locator('button, a, input, select, textarea')).toHaveCount(0);
});

test('bears the name of the product’s assistant, however long', async ({ openTool }) => {
  const tool = await openTool({ figures: 'extreme', width: 'narrow' });
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText(
    'Chaat-GPT, the Tireless Companion of the Tiffin Kitchen',
  );
});
