import { answerWith, expect, HEARD, saying, test } from '@thela/testkit/isolated';
import { axeFindings, expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';
import { hasMicrophone, sayTo } from '@thela/testkit/speech-in-page';

type Page = Parameters<typeof axeFindings>[0];
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
  const tool = await openTool();
  await page.context().setOffline(true);
  await tool.getByRole('textbox').focus();
  await page.keyboard.type('10 idlis from this morning');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Built-in tip')).toBeVisible();
  await expect(tool.getByText(/limited-time special/)).toBeVisible();
  await expect(tool).not.toContainText(/\bAI\b/);
});

test('what is not safe is refused with the reason, and not praised; what is not understood is said kindly @nightly', async ({
  openTool,
}) => {
  const tool = await openTool();
  await ask(tool, 'cooked rice kept warm overnight, it smells');
  await expect(tool.getByRole('region', { name: 'Better not sold' })).toBeVisible();
  await expect(tool.getByText(/limited-time special/)).toHaveCount(0);
  await ask(tool, 'qwertz');
  await expect(tool.getByRole('region', { name: 'Tell me a little more' })).toBeVisible();
  await expect(tool.getByRole('alert')).toHaveCount(0);
});

test('the model is not asked with an empty list, and its recipe keeps its line breaks @nightly', async ({
  openTool,
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await answerWith(page, 200, recipe('Aloo Boom', '1. Mash.\n\n2. Fry.'));
  const tool = await openTool({ ai: 'answers' });
  await ask(tool, ' \n ');
  await expect(tool.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  await expect(tool.getByRole('alert')).toContainText('Please enter your leftover ingredients.');
  expect(calls.filter((url) => url.includes('generateContent'))).toEqual([]);

  await ask(tool);
  const card = tool.getByRole('region', { name: 'Aloo Boom' });
  expect(await card.getByRole('paragraph').first().innerText()).toBe('1. Mash.\n\n2. Fry.');
  await expect(card.getByText(/limited-time special/)).toBeVisible();
  await expect(card.getByText('Built-in tip')).toHaveCount(0);
});

test('while it waits it says so, and box and button are off @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ ai: 'slow' });
  await ask(tool);
  await expect(tool.getByText('Generating your genius recipe...')).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Thinking...' })).toBeDisabled();
  await expect(tool.getByRole('textbox')).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('shows under Oops!, first and alone, then the kitchen book helps @nightly', async ({
    openTool,
    page,
  }) => {
    const refusal = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' };
    await answerWith(page, 400, { error: refusal });
    const tool = await openTool({ ai: 'answers' });
    await ask(tool);
    const alert = tool.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Oops!');
    await expect(alert.getByRole('paragraph')).toHaveText('API Error: API key not valid.');
    expect(await axeFindings(page)).toEqual([]);
    await tool.getByRole('button', { name: 'Use a built-in tip' }).press('Enter');
    await expect(tool.getByText('Built-in tip', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a hostile recipe is text and nothing else @nightly', async ({ openTool, page }) => {
  const name = '<img src=x onerror="document.title=1">';
  const steps = `[win](javascript:alert(1))\n<script>x</script>\u0000\u202E 001\n${'long'.repeat(25_000)}`;
  await answerWith(page, 200, recipe(`${name}\u0000`, steps));
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  const card = tool.getByRole('region', { name });
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card).toContainText('[win](javascript:alert(1))');
  await expect(card).toContainText('<script>x</script> 001');
  await expect(card.locator('img, script, a')).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});

test.describe('by voice', () => {
  test('what was said fills the list, and is used, also by who presses on at once @nightly', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool();
    await tool.getByTitle('Use microphone').click();
    await tool.getByRole('button', { name: 'Generate a Genius Recipe' }).click();
    await expect(tool.getByRole('textbox')).toHaveValue(HEARD);
    await expect(tool.getByText('Built-in tip')).toBeVisible();
    await expect(tool.getByRole('alert')).toHaveCount(0);

    await openTool();
    await sayTo(page);
    const box = tool.getByRole('textbox', { name: "What's left over today?" });
    await box.fill('old');
    await tool.getByTitle('Use microphone').press('Enter');
    await expect(box).toHaveValue('');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAttribute('placeholder', 'Listening... speak your ingredients now.');
    await sayTo(page, HEARD);
    await expect(box).toHaveValue(HEARD);
    await expect(tool.getByTitle('Use microphone')).toBeVisible();
  });

  const troubles = [
    { speech: 'denied', message: 'Audio error: not-allowed. Please type ingredients.' },
    { speech: 'absent', message: 'Audio error: not-supported. Please type ingredients.' },
  ] as const;

  test('says what is wrong where speech is denied or absent, and keeps the list; a microphone is closed when the tool is left @nightly', async ({
    openTool,
    page,
  }) => {
    for (const { speech, message } of troubles) {
      const tool = await openTool({ speech });
      await tool.getByRole('textbox').fill('5 rotis');
      await tool.getByTitle('Use microphone').click();
      await expect(tool.getByRole('alert').getByRole('paragraph')).toHaveText(message);
      await expect(tool.getByRole('textbox')).toHaveValue('5 rotis');
    }
    const tool = await openTool({ speech: 'silent' });
    await tool.getByTitle('Use microphone').click();
    await expect.poll(() => hasMicrophone(page)).toBe(true);
    await page.getByRole('button', { name: 'Unmount' }).click();
    await expect.poll(() => hasMicrophone(page)).toBe(false);
  });
});

test('an answered screen gives axe nothing to find and fits, narrow and wide; it is read aloud until the next recipe', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ width: 'narrow', voices: 'fake', figures: 'extreme' });
  await ask(tool);
  await expect(tool.getByText('Built-in tip')).toBeVisible();
  const isSound = () => expectSound(page, tool.locator('button, textarea'));
  await test.step('narrow', isSound);
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('wide', isSound);

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
  await expect(tool.getByText(/is on today’s board at ₹40\.00 a plate/)).toBeVisible();
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
