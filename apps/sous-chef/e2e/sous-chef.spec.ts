import { answerWith, delayFiles, expect, saying, test } from '@thela/testkit/isolated';
import { expectSoundAtBothWidths, sidewaysOverflow } from '@thela/testkit/page-checks';

type Page = Parameters<typeof sidewaysOverflow>[0];
type Locator = ReturnType<Page['getByRole']>;

async function ask(tool: Locator, text = 'Aaj tamatar bahut khatte hain, 2 kg') {
  await tool.getByRole('textbox').fill(text);
  await tool.getByRole('button', { name: 'Get AI Advice' }).click();
}

const suggestionOf = (tool: Locator) => tool.getByRole('region', { name: 'Chaat-GPT Suggestion' });

test('with the network cut it answers at once, by keyboard alone, labelled as built-in', async ({
  openTool,
  page,
}) => {
  // The last file that the tool fetches by itself.
  const model = page.waitForResponse(/\/kitchen-/);
  const tool = await openTool();
  await (await model).finished();
  await page.context().setOffline(true);
  await tool.getByRole('textbox').focus();
  await page.keyboard.type('Aaj tamatar bahut khatte hain, 2 kg');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(suggestionOf(tool).getByText('Built-in tip')).toBeVisible();
  await expect(suggestionOf(tool).getByRole('paragraph')).toContainText(/\d/);
  await expect(suggestionOf(tool)).not.toContainText(/\bAI\b/);
  // No voice of this browser fits.
  await expect(tool.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0);
});

test.describe('before the kitchen book is there', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a question waits for it; where it is lost, the question stays and can be asked again', async ({
    openTool,
    page,
  }) => {
    const book = await delayFiles(page, /\/book-/);
    const tool = await openTool();
    await ask(tool);
    await expect(tool.getByText('Chaat-GPT is thinking...')).toBeVisible();
    await book.lose();
    await expect(tool.getByRole('alert')).toContainText('The built-in tips could not be fetched.');
    await book.delay();
    await tool.getByRole('button', { name: 'Get AI Advice' }).click();
    await expect(tool.getByText('Chaat-GPT is thinking...')).toBeVisible();
    await book.answer();
    await expect(suggestionOf(tool)).toContainText('for 2 kg');
  });
});

test('an answer keeps its line breaks; a hostile one is text and nothing else @nightly', async ({
  openTool,
  page,
}) => {
  await answerWith(page, 200, saying('Add 10 g of jaggery.\n\nTaste, then salt.'));
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  const text = suggestionOf(tool).getByRole('paragraph');
  expect(await text.innerText()).toBe('Add 10 g of jaggery.\n\nTaste, then salt.');

  const hostile =
    '<img src=x onerror="document.title=1"> [win](javascript:alert(1))\n<script>x</script>\u0000\u202E 001';
  await answerWith(page, 200, saying(`${hostile}\n${'long'.repeat(25_000)}`));
  await ask(tool);
  await expect(suggestionOf(tool)).toContainText(
    '<img src=x onerror="document.title=1"> [win](javascript:alert(1))',
  );
  await expect(suggestionOf(tool)).toContainText('<script>x</script> 001');
  await expect(suggestionOf(tool).locator('img, script, a')).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});

test('an answered screen gives axe nothing to find and fits, narrow and wide; it is read aloud until the tool is left', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ width: 'narrow', voices: 'fake', figures: 'extreme' });
  await ask(tool);
  await expect(tool.getByText('Built-in tip')).toBeVisible();
  await expectSoundAtBothWidths(page, tool.locator('button, textarea'));

  const isSpeaking = () => page.evaluate(() => speechSynthesis.speaking);
  await tool.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(tool.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(isSpeaking).toBe(true);
  await page.getByRole('button', { name: 'Unmount' }).click();
  await expect.poll(isSpeaking).toBe(false);
});
