import { expect, test } from '@thela/testkit/isolated';
import { axeFindings, expectSound, openWithin, sidewaysOverflow } from '@thela/testkit/page-checks';

test('what is no number counts as 0 and is said so, until it is one; two of it on a page show the same day @nightly', async ({
  openTool,
}) => {
  const tool = await openTool({ figures: 'fixed' });
  const onions = tool.getByRole('spinbutton', { name: 'onions', exact: true });
  await onions.press('ControlOrMeta+a');
  await onions.pressSequentially('-');
  await expect(tool.getByRole('alert')).toHaveText('Enter a number, such as 42.50.');
  // Without its onions an Onion Uttapam costs 5.49.
  const row = tool.getByRole('row', { name: /Onion Uttapam/ });
  await expect(row.getByRole('cell').first()).toContainText('₹5.49');
  await onions.pressSequentially('3');
  await expect(tool.getByRole('alert')).toHaveText('A price cannot be below 0.');
  await onions.fill('30');
  await expect(tool.getByRole('alert')).toHaveCount(0);
  await expect(row.getByRole('cell').first()).toContainText('₹8.49');

  await openTool({ figures: 'fixed', mounts: '2' });
  await onions.first().fill('40');
  await expect(onions.last()).toHaveValue('40');
  await onions.last().fill('50');
  await expect(onions.first()).toHaveValue('50');
});

const stallOwn = { stall: 'own', figures: 'none' } as const;

test('my menu works by keyboard alone: a dish is added, with a recipe and a price, and moved', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ ...stallOwn, width: 'narrow' });
  await tool.getByRole('link', { name: 'My menu' }).press('Enter');
  await tool.getByRole('link', { name: 'Add a dish' }).press('Enter');

  await tool.getByRole('textbox', { name: 'Name of the dish' }).press('V');
  await page.keyboard.type('ada Pav');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Add to the recipe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('potat');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('spinbutton', { name: 'Amount of potatoes' })).toBeFocused();
  await page.keyboard.type('80');
  // 80 g at ₹28 a kg.
  const money = tool.getByRole('region', { name: 'What one plate costs and earns' });
  await expect(money).toContainText('₹27.76');

  await tool.getByRole('button', { name: 'Add to the recipe' }).press('Enter');
  await page.keyboard.type('pav');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('combobox', { name: /^Bought by/ })).toBeFocused();
  await page.keyboard.type('doz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('48');
  await tool.getByRole('spinbutton', { name: 'Amount of pav' }).focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(money).toContainText('₹23.76');
  await expect(money).toContainText('pav ₹4, potatoes ₹2.24');

  await page.goBack();
  const names = tool.getByRole('list', { name: 'Dishes' }).getByRole('link');
  await expect(names.last()).toHaveText('Vada Pav');
  await tool.getByRole('button', { name: 'Arrange' }).press('Enter');
  const up = tool.getByRole('button', { name: 'Move Vada Pav up' });
  await up.press('Enter');
  await expect(tool.getByText('Vada Pav is now 7 of 8.')).toBeVisible();
  await expect(up).toBeFocused();
  // Down, the row itself moves in the document; the focus must come along.
  const down = tool.getByRole('button', { name: 'Move Vada Pav down' });
  await down.press('Enter');
  await expect(tool.getByText('Vada Pav is now 8 of 8.')).toBeVisible();
  await expect(down).toBeFocused();
  await page.goBack();
  await tool.getByRole('button', { name: 'Daily Sales Input (Plates Sold)' }).press('Enter');
  await expect(tool.getByRole('spinbutton', { name: 'Plates of Vada Pav sold' })).toHaveValue('0');
});

test('a dearer ingredient is asked about or counted, and the price on the board is changed, with large text in Telugu, too @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ stall: 'days-100', width: 'narrow' });
  await tool.getByRole('button', { name: 'Daily Ingredient Prices (₹ per kg/L)' }).click();
  await tool.getByRole('spinbutton', { name: 'rice per kg' }).fill('75');
  await tool.getByRole('spinbutton', { name: 'urad per kg' }).fill('1260');
  await tool.getByRole('link', { name: 'Prices' }).click();
  await expect(tool.getByText('10 times as much.')).toBeVisible();
  await expectSound(page, tool.locator('button, a'));
  await tool.getByRole('button', { name: /^Typed wrong/ }).press('Enter');
  await expect(tool.getByText('Urad is ₹126 per kg again.', { exact: false })).toBeFocused();

  const dosa = tool.getByRole('listitem').filter({ hasText: 'Dosa' });
  await dosa.getByRole('button').first().press('Enter');
  await dosa.getByRole('button', { name: 'Change the price' }).press('Enter');
  await expect(dosa.getByText(/^Dosa now sells at ₹\d+\.$/)).toBeFocused();
  await dosa.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dosa.getByRole('button').first()).toBeFocused();

  for (const path of ['price-changes', 'what-if']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/tool/${path}?stall=days-100&language=te-IN`);
    await tool.getByRole('radio').first().waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '20.8px';
    });
    await expectSound(page, tool.locator('button, a, input, select'));
  }
});

test('what if: keys and fingers move prices, the result follows, and nothing is stored unasked @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ stall: 'days-100' });
  await tool.getByRole('link', { name: 'Prices' }).press('Enter');
  await tool.getByRole('link', { name: 'What if' }).press('Enter');
  const price = tool.getByRole('slider', { name: 'Price of Dosa, a plate' });
  await expect(price).toHaveAttribute('aria-valuetext', '₹65');
  await price.press('PageUp');
  await price.press('ArrowUp');
  await expect(price).toHaveAttribute('aria-valuetext', '₹76');
  const count = tool.getByRole('slider', { name: 'Plates of Dosa, a day' });
  const box = await count.boundingBox();
  if (!box) throw new Error('The slider is not shown.');
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  await expect(tool.getByRole('region', { name: 'Profit of a day' })).toContainText('more');
  await expectSound(page, tool.locator('button, a, input, select'));
  const calls = page.getByRole('region', { name: 'Calls to the shell' });
  await expect(calls.getByText(/^Enter/)).toHaveCount(0);
  await tool.getByRole('button', { name: 'Use this' }).press('Enter');
  await tool.getByRole('button', { name: 'Change the price' }).press('Enter');
  await expect(tool.getByText('The new prices count from today on.')).toBeFocused();
  await expect(calls.getByText(/^Enter/)).toHaveCount(1);

  // On a phone the result stays at the top: what gets the focus must not lie below it.
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await tool.getByRole('region', { name: 'Profit of a day' }).elementHandle();
  const covered = await tool.locator('button, input, select').evaluateAll((controls, result) => {
    const isCovered = (control: Element) => {
      (control as HTMLElement).focus();
      const [inner, outer] = [control.getBoundingClientRect(), result?.getBoundingClientRect()];
      return !outer || (inner.top < outer.bottom && inner.bottom > outer.top);
    };
    return controls
      .toReversed()
      .filter(isCovered)
      .map(({ outerHTML }) => outerHTML);
  }, panel);
  expect(covered).toEqual([]);
});

const pages = [
  ['the menu', '/menu'],
  ['a dish', '/menu/dishes/masala-dosa'],
  ['a new dish', '/menu/dishes/new'],
  ['ingredients', '/menu/ingredients'],
  ['an ingredient', '/menu/ingredients/coffee-powder'],
  ['a preparation', '/menu/preparations/sambar'],
  ['no page', '/menu/people'],
] as const;

type Page = Parameters<typeof axeFindings>[0];

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

for (const [width, height, night] of [
  [360, 740, ''],
  [1280, 800, ' @nightly'],
] as const) {
  test(`every page of an own stall is readable for all at ${width} px, with large text, too${night}`, async ({
    page,
  }) => {
    const tool = page.locator('[data-tool="profit"]');
    const heading = tool.getByRole('heading', { level: 1 });
    const isReadable = async (name: string) => {
      await tool.getByRole('link').first().waitFor();
      await page.setViewportSize({ width, height });
      await setTextSize(page, '');
      expect(await axeFindings(page), name).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await setTextSize(page, '20.8px');
      await expect.poll(() => sidewaysOverflow(page), `${name}, large text`).toBe(0);
    };
    await page.goto('/tool?stall=own');
    await isReadable('the first page');
    for (const [name, path] of pages) {
      const before = await heading.innerText();
      await openWithin(page, `/tool${path}?stall=own`);
      await expect(heading).not.toHaveText(before);
      await isReadable(name);
    }
  });
}

test.describe('when the pages of the menu cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be fetched|cannot be fetched/ });

  test('they can be asked for again @nightly', async ({ openTool, page, release }) => {
    const tool = await openTool(stallOwn);
    await page.route(`${release}assets/menu-*.js`, (route) => route.abort());
    await tool.getByRole('link', { name: 'My menu' }).click();
    await expect(tool.getByRole('alert')).toContainText('This page could not be opened.');
    await page.unroute(`${release}assets/menu-*.js`);
    await tool.getByRole('button', { name: 'Try again' }).click();
    await expect(tool.getByRole('link', { name: 'Add a dish' })).toBeVisible();
  });
});
