import { answerWith, expect, saying, test } from '@thela/testkit/isolated';
import { axeFindings, expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';

type Page = Parameters<typeof axeFindings>[0];
type Locator = ReturnType<Page['getByRole']>;

const PLACEHOLDER =
  'Enter data for your tiffin items and click "Get Strategy" to receive a daily sales strategy.';
const TOAST = 'Toast (error): An error occurred. Please check your network connection and API key.';

async function fillIn(tool: Locator, number: number, item: string, figures: readonly string[]) {
  const row = tool.getByRole('group', { name: `Tiffin Item #${number}` });
  await row.getByRole('combobox').selectOption(item);
  for (const [place, figure] of figures.entries()) {
    await row.getByRole('spinbutton').nth(place).fill(figure);
  }
}

async function ask(tool: Locator) {
  await fillIn(tool, 1, 'Idli', ['600', '80', '18.5']);
  await tool.getByRole('button', { name: 'Get Daily Strategy' }).click();
}

const resultOf = (tool: Locator) => tool.getByRole('region', { name: 'AI Sales Strategy' });

test('with the network cut it answers at once, labelled as built-in; rows and answer outlive the tool on the screen, but no refresh', async ({
  openTool,
  page,
}) => {
  const tool = await openTool();
  const session = await tool.getByText(/^Session ID:/).innerText();
  await page.context().setOffline(true);
  await ask(tool);
  await expect(resultOf(tool).getByText('Built-in tip')).toBeVisible();
  await expect(resultOf(tool).getByRole('listitem').first()).toBeVisible();
  await expect(resultOf(tool)).toContainText('Idli');

  const before = await tool.innerText();
  await page.getByRole('button', { name: 'Unmount' }).click();
  await expect(tool).toBeEmpty();
  await page.getByRole('button', { name: 'Mount', exact: true }).click();
  await expect.poll(() => tool.innerText()).toBe(before);
  await expect(tool.getByRole('spinbutton').first()).toHaveValue('600');

  await page.context().setOffline(false);
  const again = await openTool();
  await expect(again.getByText(/^Session ID:/)).not.toHaveText(session);
  await expect(again.getByRole('spinbutton').first()).toHaveValue('');
});

test('opens with one row, a temporary session, and what it will give; by keyboard alone a row is filled, added and removed @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool();
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Daily Sales Strategy');
  await expect(tool.getByText(/^Session ID: temp-/)).toBeVisible();
  await expect(
    tool.getByText('Note: This is a temporary ID. Data is not saved after refresh.'),
  ).toBeVisible();
  await expect(tool.getByText(PLACEHOLDER)).toBeVisible();
  await expect(tool.getByRole('heading', { name: 'Tiffin Item #1' })).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  await tool.getByRole('combobox').focus();
  await page.keyboard.type('Dosa');
  for (const figure of ['900', '45', '-3']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(figure);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('combobox').nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('combobox')).toBeFocused();
  await expect(tool.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(tool.getByText('Tiffin Item #1')).toBeVisible();
});

test('by keyboard the rows are filled from the books of the stall, and the answer names its dishes @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ stall: 'days-10', width: 'narrow' });
  await tool.getByRole('button', { name: 'Fill from my books' }).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText(/^Filled from your books: the average of 7 days/)).toBeVisible();
  await expect(tool.getByRole('combobox').nth(2)).toHaveValue('dish made-up-chai');
  await expect(tool.getByText(/do not know what this dish cost/)).toBeVisible();
  await expectSound(page, tool.locator('button, select, input'));
  await tool.locator('[data-gap=true]').first().fill('70');
  await tool.locator('[data-gap=true]').first().fill('25');
  await tool.getByRole('button', { name: 'Get Daily Strategy' }).press('Enter');
  await expect(
    resultOf(tool)
      .getByRole('listitem')
      .filter({ hasText: /^Chai:/ }),
  ).toBeVisible();
});

test('what is missing is said, marked and gone to; zero counts as filled, and letters are no number @nightly', async ({
  openTool,
}) => {
  const tool = await openTool();
  await tool.getByRole('button', { name: 'Get Daily Strategy' }).click();
  await expect(tool.getByRole('alert')).toHaveText(
    'Please fill in all input fields and select a Tiffin Item for all added entries.',
  );
  await expect(tool.getByRole('combobox')).toBeFocused();
  await expect(tool.getByText(PLACEHOLDER)).toBeVisible();
  await fillIn(tool, 1, 'Kesari', ['0', '0', '0']);
  await expect(tool.getByRole('alert')).toHaveCount(0);
  await tool.getByRole('button', { name: 'Get Daily Strategy' }).click();
  await expect(resultOf(tool)).toBeVisible();

  await openTool();
  const price = tool.getByRole('spinbutton').first();
  await price.pressSequentially('ab07.50');
  await expect(price).toHaveValue('07.50');
  await price.fill('');
  await price.pressSequentially('-');
  await fillIn(tool, 1, 'Idli', []);
  await tool.getByRole('button', { name: 'Get Daily Strategy' }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
});

test('bullets and paragraphs of the model; a hostile answer is text and nothing else @nightly', async ({
  openTool,
  page,
}) => {
  await answerWith(
    page,
    200,
    saying('Today:\n* Push dosa\n- Pair idli\n2. Print a board\nGood luck'),
  );
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  await expect(resultOf(tool).getByRole('listitem')).toHaveText([
    'Push dosa',
    'Pair idli',
    'Print a board',
  ]);
  await expect(resultOf(tool).getByRole('paragraph')).toHaveText(['Today:', 'Good luck']);
  await expect(resultOf(tool).getByText('Built-in tip')).toHaveCount(0);

  const hostile =
    '* <img src=x onerror="document.title=1"> [win](javascript:alert(1))\n<script>x</script>\u0000\u202E 001';
  await answerWith(page, 200, saying(`${hostile}\n${'long'.repeat(25_000)}`));
  await ask(tool);
  await expect(resultOf(tool).getByRole('listitem')).toHaveText(
    '<img src=x onerror="document.title=1"> [win](javascript:alert(1))',
  );
  await expect(resultOf(tool).getByRole('paragraph').first()).toHaveText('<script>x</script> 001');
  await expect(resultOf(tool).locator('img, script, a')).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});

test('while it waits it says so, and the button is off @nightly', async ({ openTool, page }) => {
  const tool = await openTool({ ai: 'slow' });
  await ask(tool);
  await expect(tool.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(tool.getByText('Generating strategy...')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('shows in the panel and as a toast, then the kitchen book helps @nightly', async ({
    openTool,
    page,
  }) => {
    const refusal = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' };
    await answerWith(page, 400, { error: refusal });
    const tool = await openTool({ ai: 'answers' });
    await ask(tool);
    const message = 'An error occurred: API Error: API key not valid.';
    await expect(resultOf(tool).getByRole('paragraph')).toHaveText([message]);
    const calls = page.getByRole('region', { name: 'Calls to the shell' });
    await expect(calls.getByRole('listitem')).toHaveText([TOAST]);
    await expect(tool.getByRole('button', { name: 'Get Daily Strategy' })).toBeEnabled();
    expect(await axeFindings(page)).toEqual([]);
    await resultOf(tool).getByRole('button', { name: 'Use a built-in tip' }).press('Enter');
    await expect(resultOf(tool).getByText('Built-in tip')).toBeVisible();
    await expect(tool.getByText(/An error occurred/)).toHaveCount(0);
  });
});

test('an answered screen gives axe nothing to find and fits, narrow and wide', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ width: 'narrow', voices: 'fake', figures: 'extreme' });
  await tool.getByRole('button', { name: 'Add Another Tiffin Item' }).click();
  await fillIn(tool, 2, 'Uthappam', ['999999999999', '999999999999', '-999999999999']);
  await ask(tool);
  await expect(resultOf(tool).getByRole('listitem').first()).toBeVisible();
  const isSound = () => expectSound(page, tool.locator('button, select, input'));
  await test.step('narrow', isSound);
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('wide', isSound);
});

test('a strategy is read aloud, and falls silent at a second press @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ voices: 'fake' });
  await ask(tool);
  await resultOf(tool).getByRole('button', { name: 'Listen' }).click();
  await expect(resultOf(tool).getByRole('button', { name: 'Stop' })).toBeVisible();
  const said = () => page.evaluate(() => Reflect.get(speechSynthesis, 'said') as string[]);
  await expect.poll(said).not.toEqual([]);
  await resultOf(tool).getByRole('button', { name: 'Stop' }).click();
  await expect(resultOf(tool).getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});
