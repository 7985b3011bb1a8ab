import { expectFinished } from './finished';
import { expect, test } from './fixtures';
import { storeOwnStall } from './own-stall';
import { button } from './screen';

test('an answer that helped is there after a reload, is marked when the same is asked, not for a danger, and is erased with the stall in every tab @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/stall');
  await page.evaluate(storeOwnStall, 'Asha Tiffin');
  await page.goto('/tools/ai-chef');
  const ask = async (text: string) => {
    await page.getByRole('textbox').fill(text);
    await button(page, 'Get AI Advice').click();
  };
  const suggestion = page.getByRole('region', { name: 'Chaat-GPT Suggestion' });
  await ask('2 kg tamatar khatte hain');
  await page.getByRole('button', { name: 'Helped', exact: true }).click();

  await page.reload();
  await ask('the tomatoes are sour, 5 kg');
  await expect(suggestion.getByText(/^Helped you on /)).toBeVisible();
  await expect(suggestion).toContainText('for 5 kg');
  await ask('the tomatoes are sour and the chicken smells bad');
  await expect(suggestion).toContainText('Throw it away');
  await expect(page.getByText(/^Helped you on /)).toHaveCount(0);

  await button(page, 'Earlier answers (2)').click();
  const answers = page.getByRole('list', { name: 'Earlier answers' }).getByRole('listitem');
  await answers.last().getByRole('button').click();
  await expect(answers.last()).toContainText('sugar or jaggery');
  await expectFinished(page);

  const other = await context.newPage();
  await other.goto('/stall/erase');
  await other.getByLabel('Type Asha Tiffin to erase').fill('asha tiffin');
  await button(other, 'Erase everything').click();
  await expect(page.getByText(/^No answers yet/)).toBeVisible();
  await page.reload();
  await expect(button(page, 'Earlier answers')).toBeVisible();
});
