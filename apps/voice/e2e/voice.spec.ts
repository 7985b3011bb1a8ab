import { delayFiles, expect, test } from '@thela/testkit/isolated';
import { axeFindings, expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';

test('keyboard only: from the examples to an answer on the left of the question, and on', async ({
  openTool,
  page,
}) => {
  const tool = await openTool();
  await tool.getByRole('button', { name: 'What does one Masala Dosa cost me?' }).press('Enter');
  await expect(tool.getByRole('log')).toContainText('₹11.81');
  await test.step('bubbles of the person stand on the right, the assistant’s on the left', async () => {
    const log = await tool.getByRole('log').boundingBox();
    const user = await tool.locator('[data-role=user]').boundingBox();
    const assistant = await tool.locator('[data-role=assistant]').boundingBox();
    if (!log || !user || !assistant) throw new Error('The conversation has no size.');
    expect(log.x + log.width - (user.x + user.width)).toBeLessThan(12);
    expect(assistant.x - log.x).toBeLessThan(12);
    expect(user.x).toBeGreaterThan(assistant.x);
  });
  await tool.getByRole('textbox').focus();
  await page.keyboard.type('aur plain dosa ka kharcha?');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('log')).toContainText('₹6.21');
  await tool.getByRole('log').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => tool.getByRole('log').evaluate((log) => log.scrollTop)).toBe(0);
});

test.describe('before the rules are there', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a sentence waits for them; where they are lost, it is asked again by a tap', async ({
    openTool,
    page,
  }) => {
    const rules = await delayFiles(page, /\/rules-/);
    const tool = await openTool();
    await tool.getByRole('textbox').fill('what does one masala dosa cost me');
    await page.keyboard.press('Enter');
    await expect(tool.getByText('Chaat-GPT is thinking...')).toBeVisible();
    await rules.lose();
    const log = tool.getByRole('log');
    await expect(log).toContainText('The answer could not be fetched.');
    await rules.delay();
    await log.getByRole('button', { name: 'what does one masala dosa cost me' }).click();
    await expect(tool.getByText('Chaat-GPT is thinking...')).toBeVisible();
    await rules.answer();
    await expect(log).toContainText('₹11.81');
    await expect(log.locator('[data-role=user]')).toHaveCount(2);
  });
});

test('the newest message is in sight above the field, and a long answer is read from its beginning @nightly', async ({
  openTool,
}) => {
  const tool = await openTool({ width: 'narrow' });
  const log = tool.getByRole('log');
  for (const dish of ['masala dosa', 'plain dosa', 'idli sambar', 'onion uttapam']) {
    await tool.getByRole('textbox').fill(`what does one ${dish} cost me`);
    await tool.getByRole('button', { name: 'Send' }).click();
    const newest = log.locator('[data-role=assistant]').last();
    await expect(newest).toContainText('costs you');
    const field = await tool.getByRole('textbox').boundingBox();
    await expect
      .poll(async () => {
        const box = await newest.boundingBox();
        return box ? box.y + box.height : NaN;
      })
      .toBeLessThan(field?.y ?? 0);
  }
  await expect(log.locator('[data-role=user]').first()).not.toBeInViewport();

  await openTool({ width: 'narrow' });
  const answers = tool.locator('[data-role=assistant]');
  for (const [place, text] of ['namaste', 'I have five idlis and some sambar left'].entries()) {
    await tool.getByRole('textbox').fill(text);
    await tool.getByRole('button', { name: 'Send' }).click();
    await expect(answers).toHaveCount(place + 1);
  }
  await expect(answers.last()).toContainText('limited-time special');
  const fromTop = () => answers.last().evaluate((answer) => answer.getBoundingClientRect().top);
  await expect.poll(fromTop).toBeLessThan(120);
  expect(await fromTop()).toBeGreaterThanOrEqual(0);
});

test('keyboard only: an entry is undone, a question is answered, and axe finds nothing @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ width: 'narrow', stall: 'own' });
  const log = tool.getByRole('log');
  const box = tool.getByRole('textbox');
  await box.fill('do upma becha');
  await box.press('Enter');
  await log.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(log.getByRole('button', { name: 'Undone' })).toBeFocused();
  await box.fill('do dosa becha');
  await box.press('Enter');
  await log.getByRole('button', { name: 'Sada Dosa' }).press('Enter');
  await expect(log.locator('[data-role=assistant]').last()).toContainText('2 Sada Dosa jode');
  await expect(log).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});

test('the longest name and a conversation fit and give axe nothing to find, narrow and wide @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ figures: 'extreme', width: 'narrow' });
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText(
    'Chaat-GPT, the Tireless Companion of the Tiffin Kitchen',
  );
  const isSound = () => expectSound(page, tool.locator('button, input'));
  await test.step('nothing was said, narrow', isSound);
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('nothing was said, wide', isSound);
  for (const [place, text] of ['tomatoes are sour', 'x'.repeat(400)].entries()) {
    await tool.getByRole('textbox').fill(text);
    await tool.getByRole('button', { name: 'Send' }).click();
    await expect(tool.locator('[data-role=assistant]')).toHaveCount(place + 1);
  }
  await test.step('a conversation, wide', isSound);
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('a conversation, narrow', isSound);
});
