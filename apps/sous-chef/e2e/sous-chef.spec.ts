import { answerWith, expect, HEARD, saying, test } from '@thela/testkit/isolated';
import { axeFindings, expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';
import { sayTo } from '@thela/testkit/speech-in-page';

type Page = Parameters<typeof axeFindings>[0];
type Locator = ReturnType<Page['getByRole']>;

async function ask(tool: Locator, text = 'Aaj tamatar bahut khatte hain, 2 kg') {
  await tool.getByRole('textbox').fill(text);
  await tool.getByRole('button', { name: 'Get AI Advice' }).click();
}

const suggestionOf = (tool: Locator) => tool.getByRole('region', { name: 'Chaat-GPT Suggestion' });

test('names the day and the place @nightly', async ({ openTool, page }) => {
  // Four in the morning in Hyderabad, still the day before in Greenwich.
  await page.clock.setFixedTime('2026-11-20T22:30:00Z');
  const tool = await openTool();
  await expect(tool.getByText('Saturday, November 21, 2026 | Hyderabad, Telangana')).toBeVisible();
});

test('with the network cut it answers at once, by keyboard alone, labelled as built-in', async ({
  openTool,
  page,
}) => {
  const tool = await openTool();
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

test('the model is not asked without a text, and its answer keeps its line breaks @nightly', async ({
  openTool,
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await answerWith(page, 200, saying('Add 10 g of jaggery.\n\nTaste, then salt.'));
  const tool = await openTool({ ai: 'answers' });
  await ask(tool, '  ');
  await expect(tool.getByRole('alert')).toHaveText('Please describe your ingredients first!');
  expect(calls.filter((url) => url.includes('generateContent'))).toEqual([]);
  await tool.getByRole('button', { name: 'Dismiss the error' }).press('Enter');
  await expect(tool.getByRole('alert')).toHaveCount(0);
  await expect(tool.getByRole('textbox')).toBeFocused();

  await ask(tool);
  const text = suggestionOf(tool).getByRole('paragraph');
  expect(await text.innerText()).toBe('Add 10 g of jaggery.\n\nTaste, then salt.');
  await expect(suggestionOf(tool).getByText('Built-in tip')).toHaveCount(0);
});

test('an answer that was cut off is shown, and a line below says so; a hostile one is text and nothing else @nightly', async ({
  openTool,
  page,
}) => {
  const content = { parts: [{ text: 'Add 10 g of' }] };
  await answerWith(page, 200, { candidates: [{ content, finishReason: 'MAX_TOKENS' }] });
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  await expect(suggestionOf(tool).getByRole('paragraph')).toHaveText([
    'Add 10 g of',
    /^This answer was cut off/,
  ]);
  await expect(tool.getByRole('alert')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

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

test('while it waits it says so, and the button is off; the call is given up when the tool is left @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ ai: 'slow' });
  const ended = page.waitForEvent('requestfailed');
  await ask(tool);
  await expect(tool.getByText('Chaat-GPT is thinking...')).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Get AI Advice' })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unmount' }).click();
  expect((await ended).failure()?.errorText).toContain('ERR_ABORTED');
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('shows in the banner, first and alone, then the kitchen book helps @nightly', async ({
    openTool,
    page,
  }) => {
    const refusal = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' };
    await answerWith(page, 400, { error: refusal });
    const tool = await openTool({ ai: 'answers' });
    await ask(tool);
    await expect(tool.getByRole('alert')).toHaveText('API Error: API key not valid.');
    await expect(suggestionOf(tool)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await tool.getByRole('button', { name: 'Use a built-in tip' }).press('Enter');
    await expect(suggestionOf(tool).getByText('Built-in tip')).toBeVisible();
    await expect(tool.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('by voice', () => {
  test('what was said fills the text box, and is asked, also by who presses on at once @nightly', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool();
    await tool.getByRole('button', { name: 'Record Voice' }).click();
    await tool.getByRole('button', { name: 'Get AI Advice' }).click();
    await expect(tool.getByRole('textbox')).toHaveValue(HEARD);
    await expect(tool.getByText('The kitchen book did not understand that.')).toBeVisible();
    await expect(tool.getByRole('alert')).toHaveCount(0);

    await openTool();
    await sayTo(page);
    await tool.getByRole('button', { name: 'Record Voice' }).press('Enter');
    await expect(tool.getByRole('button', { name: 'Listening...' })).toBeVisible();
    await sayTo(page, HEARD);
    await expect(tool.getByRole('textbox')).toHaveValue(HEARD);
    await expect(tool.getByRole('button', { name: 'Record Voice' })).toBeVisible();
  });
});

test('an answered screen gives axe nothing to find and fits, narrow and wide; it is read aloud until the tool is left', async ({
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
  await expect(tool.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(isSpeaking).toBe(true);
  await page.getByRole('button', { name: 'Unmount' }).click();
  await expect.poll(isSpeaking).toBe(false);
});
