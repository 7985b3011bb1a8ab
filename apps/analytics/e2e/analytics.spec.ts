import { readFile } from 'node:fs/promises';
import { expect, test } from '@thela/testkit/isolated';
import type { Locator } from '@thela/testkit/isolated';
import { axeFindings, expectSound, sidewaysOverflow } from '@thela/testkit/page-checks';

type Area = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/**
 * The colours that fill an area of a chart, `r,g,b,a`. Blended pixels at the edges of letters and shapes
 * are too few to count.
 *
 * @param area in CSS px of the canvas; a negative number counts from its right or bottom edge
 */
function coloursIn(canvas: Locator, area: Partial<Area>): Promise<string[]> {
  return canvas.evaluate((element: HTMLCanvasElement, { left = 0, top = 0, right, bottom }) => {
    const scale = element.width / element.clientWidth;
    const at = (edge: number, length: number) => (edge < 0 ? length + edge * scale : edge * scale);
    const [x, y] = [at(left, element.width), at(top, element.height)];
    const width = (right === undefined ? element.width : at(right, element.width)) - x;
    const height = (bottom === undefined ? element.height : at(bottom, element.height)) - y;
    // Reading the chart's own canvas over and over would make the browser complain.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(element, -x, -y);
    const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
    const pixels = new Map<string, number>();
    for (let index = 0; index < data.length; index += 4) {
      const colour = data.slice(index, index + 4).join();
      pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
    }
    const isColourful = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = colour.split(',').map(Number);
      return alpha > 150 && Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
    };
    const colourful = [...pixels].filter(([colour]) => isColourful(colour));
    const most = Math.max(...colourful.map(([, count]) => count));
    return colourful.filter(([, count]) => count > most / 10).map(([colour]) => colour);
  }, area);
}

const legendOf = (tool: Locator) => tool.getByRole('list', { name: 'Colours of the items' });

/** Red, green and blue of a colour as they look on a white card; `rgba(229, 115, 115, 0.8)` lets some of it through. */
function onWhite(colour: string): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return [red, green, blue].map((part) => part * alpha + 255 * (1 - alpha));
}

/** Whether a colour of a canvas, `229,115,115,255`, is one of the page: the canvas rounds it. */
function areAlike(drawn: string, colour: string): boolean {
  const parts = onWhite(colour);
  return drawn
    .split(',')
    .slice(0, 3)
    .every((part, at) => Math.abs(Number(part) - (parts[at] ?? 0)) <= 3);
}

test.describe('the colours of the charts', () => {
  // The second bar grows beside the first: without an animation there is one picture to look at.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each slice of the pie has the colour of a dish in the legend; plates are orange and margins teal, in the bars as in the legend @nightly', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool({ figures: 'fixed' });
    const slices = () => coloursIn(page.locator('canvas').first(), {});
    await expect.poll(async () => (await slices()).length).toBe(5);
    const named = await legendOf(tool)
      .locator('rect')
      .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).fill));
    expect(named).toHaveLength(5);
    for (const slice of await slices()) {
      expect(named.filter((colour) => areAlike(slice, colour))).toHaveLength(1);
    }

    // ECharts draws in blue and green where it is given no colour.
    const bars = page.locator('canvas').nth(1);
    const plates = '245,147,49,255';
    const margin = '20,160,152,255';
    const drawn = [margin, plates];
    await expect
      .poll(async () => (await coloursIn(bars, { bottom: 40 })).toSorted())
      .toEqual(drawn);
    expect((await coloursIn(bars, { top: 48 })).toSorted()).toEqual(drawn);
  });
});

test('charts follow the width of the window, and the legend goes from beside the pie to below it @nightly', async ({
  openTool,
  page,
}) => {
  const tool = await openTool({ figures: 'fixed' });
  const [pie, bars] = [page.locator('canvas').first(), page.locator('canvas').nth(1)];
  await expect(bars).toBeVisible();
  const boxOf = async (shown: Locator) =>
    (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const width = async () => (await boxOf(bars)).width;
  await expect.poll(width).toBeGreaterThan(900);
  const [beside, ofPie] = [await boxOf(legendOf(tool)), await boxOf(pie)];
  expect(ofPie).toMatchObject({ width: 400, height: 400 });
  expect(beside.x).toBeGreaterThanOrEqual(ofPie.x + ofPie.width);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(width).toBeLessThan(320);
  const [below, narrow] = [await boxOf(legendOf(tool)), await boxOf(pie)];
  expect(below.y).toBeGreaterThanOrEqual(narrow.y + narrow.height);
  expect(below.y + below.height - narrow.y).toBeLessThanOrEqual(400);
  // The pie has all of the panel's width, and so no empty band above it.
  expect(narrow.width).toBe(below.width);
  expect(narrow.height).toBeLessThanOrEqual(narrow.width);
});

test.describe('without the chart library', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be fetched|cannot be fetched/ });

  test('shows the figures as tables, reports it, and can try again @nightly', async ({
    openTool,
    page,
    release,
  }) => {
    await page.route(`${release}assets/chart-*.js`, (route) => route.abort());
    const tool = await openTool({ figures: 'fixed' });
    const failed = tool.getByText('The chart could not be loaded. Here are its figures:');
    await expect(failed).toHaveCount(2);
    await expect(tool.getByRole('cell', { name: '₹1,956.60' })).toBeVisible();
    const calls = page.getByRole('region', { name: 'Calls to the shell' });
    await expect(calls.getByRole('listitem').first()).toContainText(
      'Error while drawing the pie of profits',
    );

    await page.unroute(`${release}assets/chart-*.js`);
    await tool.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(failed).toHaveCount(1);
  });
});

test('shows a period of an own stall below today, sound in the width of a phone and wide, and Back leads to today', async ({
  openTool,
  page,
}) => {
  // Which hour is the busiest depends on the day, and on the hour in which today's plates are sold.
  await page.clock.install({ time: '2026-11-21T13:00:00Z' });
  const tool = await openTool({ stall: 'days-100', width: 'narrow' });
  const period = (name: string) => tool.getByRole('navigation').getByRole('link', { name });
  await period('90 days').click();
  await expect(page).toHaveURL(/\/tool\/90-days/);
  await expect(period('90 days')).toBeFocused();
  await expect(tool.getByText('Saturday earns most, Tuesday least.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await tool.getByRole('button', { name: 'Week by week' }).click();
  const weeks = tool.getByRole('table', { name: 'Week by week' });
  await expect(weeks.getByRole('row')).toHaveCount(14);
  await expect(page.locator('canvas')).toHaveCount(1);
  await tool.getByRole('button', { name: 'By weekday' }).click();
  await expect(tool.getByRole('table', { name: 'By weekday' })).toBeVisible();
  await tool.getByRole('button', { name: 'By hour of the day' }).click();
  await expect(tool.getByText('Busiest: 8 am – 9 am, 2,949 plates.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(2);
  await expectSound(page, tool.locator('a, button'));

  // Half of the revenue is profit: in front of it, in its own colour.
  const drawn = () => coloursIn(page.locator('canvas').first(), { top: 48 });
  await expect
    .poll(async () => (await drawn()).toSorted())
    .toEqual(['22,101,52,255', '246,183,60,255']);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(period('Today')).toHaveAttribute('aria-current', 'page');
  await expect(tool.getByText('Total Revenue (Today)')).toBeVisible();

  await openTool({ stall: 'days-400', figures: 'extreme', language: 'te-IN', width: 'narrow' });
  await tool.getByRole('link', { name: 'అన్నీ' }).click();
  await expect(tool.getByRole('region', { name: 'మీ అన్ని రోజులు' })).toBeVisible();
  const folds = tool.getByRole('button', { expanded: false });
  for (let left = await folds.count(); left > 0; left -= 1) await folds.first().click();
  await page.setViewportSize({ width: 320, height: 740 });
  for (const size of ['130%', '200%']) {
    await page.evaluate((px) => document.documentElement.style.setProperty('font-size', px), size);
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  }
});

/** The size of a PNG, and the colours of three of its points. */
function lookAt(place: Locator, png: Buffer) {
  return place.evaluate(
    async (_, bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      pen?.drawImage(picture, 0, 0);
      const at = (x: number, y: number) =>
        `rgb(${[...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
      return {
        width,
        height,
        colours: { tamarind: at(4, 4), rice: at(4, height - 4), white: at(60, height - 200) },
      };
    },
    [...png],
  );
}

test('shares the figures of a week: as a picture that is saved or handed to the phone, and on paper alone @nightly', async ({
  openTool,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const tool = await openTool({ mounts: '0' });
  await page.goto('/tool/7-days?stall=days-100');
  const send = tool.getByRole('button', { name: 'Send' });
  await send.press('Enter');
  const sheet = tool.getByRole('dialog', { name: 'Send: The last 7 days' });
  const link = tool.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=\*Made-up%20Stall\*%0A/);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(send).toBeFocused();
  await send.click();
  const picture = tool.getByRole('button', { name: 'Picture' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page, sheet.locator('a, button'));

  await test.step('saved', async () => {
    const saving = page.waitForEvent('download');
    await picture.click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^stall-[\d-]{10}-to-[\d-]{10}\.png$/);
    await expect(tool.getByText('The picture is saved.')).toBeVisible();
    const { width, height, colours } = await lookAt(tool, await readFile(await saved.path()));
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(1200);
    // Those of the design, in its light theme.
    const tokens = await page.evaluate(
      (names) =>
        names.map((name) => {
          document.body.style.color = `var(--thela-${name})`;
          return [name, getComputedStyle(document.body).color];
        }),
      Object.keys(colours),
    );
    expect(colours).toEqual(Object.fromEntries(tokens));
  });

  await test.step('handed to a phone that takes pictures', async () => {
    await page.evaluate(() => {
      const given = (data?: ShareData) => {
        const [file] = data?.files ?? [];
        document.documentElement.setAttribute('data-shared', `${file?.type} ${file?.size}`);
        return Promise.resolve();
      };
      Object.assign(navigator, { canShare: () => true, share: given });
    });
    await picture.click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /^image\/png \d{5,}$/);
  });

  await test.step('on paper', async () => {
    const shown = tool.getByRole('region', { name: 'The last 7 days' });
    await tool.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article');
    await expect(paper).toContainText('Made-up StallThe last 7 days');
    await expect(paper.getByText('Plates sold')).toBeVisible();
    await expect(shown).toBeHidden();
    await expect(tool.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(paper).toBeHidden();
  });
});
