import { answerWith, expect, saying, test } from '@thela/testkit/isolated';
import { expectSound, expectSoundAtBothWidths, sidewaysOverflow } from '@thela/testkit/page-checks';

type Page = Parameters<typeof sidewaysOverflow>[0];
type Locator = ReturnType<Page['getByRole']>;

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

test('a hostile answer is text and nothing else @nightly', async ({ openTool, page }) => {
  const hostile =
    '* <img src=x onerror="document.title=1"> [win](javascript:alert(1))\n<script>x</script>\u0000\u202E 001';
  await answerWith(page, 200, saying(`${hostile}\n${'long'.repeat(25_000)}`));
  const tool = await openTool({ ai: 'answers', width: 'narrow' });
  await ask(tool);
  await expect(resultOf(tool).getByRole('listitem')).toHaveText(
    '<img src=x onerror="document.title=1"> [win](javascript:alert(1))',
  );
  await expect(resultOf(tool).getByRole('paragraph').first()).toHaveText('<script>x</script> 001');
  await expect(resultOf(tool).locator('img, script, a')).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
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
  await expectSoundAtBothWidths(page, tool.locator('button, select, input'));
});

test('one tap gives the strategy of the books; it fits, and what the books do not know is left out @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ stall: 'days-10', width: 'narrow' });
  await tool.getByRole('button', { name: 'Strategy from my books' }).press('Enter');
  await expect(tool.getByText(/^Left out, as their cost is not known/)).toBeVisible();
  await expectSound(page, tool.locator('button, select, input'));
});
