import { answerWith, delayFiles, expect, saying, test } from '@thela/testkit/isolated';
import { expectSound, expectSoundAtBothWidths, sidewaysOverflow } from '@thela/testkit/page-checks';

type Page = Parameters<typeof sidewaysOverflow>[0];
type Locator = ReturnType<Page['getByRole']>;

async function ask(tool: Locator, text = '2 kg boiled potatoes and onions') {
  await tool.getByRole('textbox').fill(text);
  await tool.getByRole('button', { name: 'Generate a Genius Recipe' }).click();
}

const recipe = (recipeName: string, instructions: string) =>
  saying(JSON.stringify({ recipeName, instructions }));

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
  await page.keyboard.type('10 idlis from this morning');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Built-in tip')).toBeVisible();
  await expect(tool.getByText(/limited-time special/)).toBeVisible();
  await expect(tool).not.toContainText(/\bAI\b/);
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
    await expect(tool.getByRole('button', { name: 'Thinking...' })).toBeVisible();
    await book.lose();
    await expect(tool.getByRole('alert')).toContainText('The built-in tips could not be fetched.');
    await book.delay();
    await tool.getByRole('button', { name: 'Generate a Genius Recipe' }).click();
    await expect(tool.getByRole('button', { name: 'Thinking...' })).toBeVisible();
    await book.answer();
    await expect(tool.getByText(/limited-time special/)).toBeVisible();
  });
});

test('a recipe keeps its line breaks; a hostile one is text and nothing else @nightly', async ({
  openTool,
  page,
}) => {
  await answerWith(page, 200, recipe('Aloo Boom', '1. Mash.\n\n2. Fry.'));
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  const boom = tool.getByRole('region', { name: 'Aloo Boom' });
  expect(await boom.getByRole('paragraph').first().innerText()).toBe('1. Mash.\n\n2. Fry.');
  await expect(boom.getByText(/limited-time special/)).toBeVisible();

  const name = '<img src=x onerror="document.title=1">';
  const steps = `[win](javascript:alert(1))\n<script>x</script>\u0000\u202E 001\n${'long'.repeat(25_000)}`;
  await answerWith(page, 200, recipe(`${name}\u0000`, steps));
  await ask(tool);
  const card = tool.getByRole('region', { name });
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card).toContainText('[win](javascript:alert(1))');
  await expect(card).toContainText('<script>x</script> 001');
  await expect(card.locator('img, script, a')).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});

test('an answered screen gives axe nothing to find and fits, narrow and wide; it is read aloud until the next recipe', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ width: 'narrow', voices: 'fake', figures: 'extreme' });
  await ask(tool);
  await expect(tool.getByText('Built-in tip')).toBeVisible();
  await expectSoundAtBothWidths(page, tool.locator('button, textarea'));

  const isSpeaking = () => page.evaluate(() => speechSynthesis.speaking);
  await tool.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(isSpeaking).toBe(true);
  await ask(tool, '10 idlis from this morning');
  await expect(tool.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  await expect.poll(isSpeaking).toBe(false);
});

test('what was thrown away has its cost, becomes a special of today, and that is on the board', async ({
  openTool,
  page,
}) => {
  const targets = 'button, summary, a, label:has(input[type=radio]), input[type=text]';
  const tool = await openTool({ stall: 'days-100', width: 'narrow' });
  await tool.getByRole('link', { name: 'Waste' }).click();
  await tool.getByRole('radio', { name: 'Idli', exact: true }).check();
  await tool.getByLabel('How many plates?').fill('10');
  await page.keyboard.press('Enter');
  await expect(
    tool.getByText(/^Written down: 10 plates of Idli, ₹[\d.]+ at cost\.$/),
  ).toBeVisible();
  await tool.locator('summary').first().press('Enter');
  await test.step('waste, narrow', () => expectSound(page, tool.locator(targets)));

  await tool.getByRole('button', { name: 'Make a special of it: 10 plates of Idli' }).click();
  await expect(tool.getByRole('textbox')).toBeFocused();
  await expect(tool.getByRole('textbox')).toHaveValue('10 Idli');
  await tool.getByRole('button', { name: 'Generate a Genius Recipe' }).click();
  await tool.getByLabel('Price of a plate in ₹').fill('40');
  await page.keyboard.press('Enter');
  await expect(tool.getByText(/is on today’s board at ₹40 a plate/)).toBeVisible();
  await test.step('board, narrow', () => expectSound(page, tool.locator('button, a')));

  await page.setViewportSize({ width: 1280, height: 800 });
  await tool.getByRole('link', { name: 'Waste' }).click();
  await expect(tool.getByRole('region', { name: 'Specials' })).toContainText('on the board today');
  await test.step('waste, wide', () => expectSound(page, tool.locator(targets)));

  const inTelugu = await openTool({
    stall: 'own',
    figures: 'extreme',
    language: 'te-IN',
    width: 'narrow',
  });
  await inTelugu.getByRole('link', { name: 'వృథా' }).click();
  await expect(inTelugu.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await test.step('waste, Telugu', () => expectSound(page, inTelugu.locator(targets)));
});
