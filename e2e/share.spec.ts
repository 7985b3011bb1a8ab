import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { totalsIn, dayLater, rupeesOfExact, sumBySlowWay } from '@thela/books/slow-oracle';
import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { expect, test } from './fixtures';
import { hundredDays, readIn } from './hundred-days';
import { button, openWithin } from './screen';

interface Handed {
  readonly drawn: string[];
  readonly texts: string[];
  readonly files: string[];
}

/** Notes what is drawn on a picture, and what a phone that shares is handed. Runs in the page. */
function noteHanded(sharesFiles: boolean): void {
  const handed: Handed = { drawn: [], texts: [], files: [] };
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    // Charts are part of the page; a picture is not.
    if (!this.canvas.isConnected) handed.drawn.push(text);
    draw.call(this, text, ...place);
  };
  const share = async ({ text, files = [] }: ShareData) => {
    if (text) handed.texts.push(text);
    handed.files.push(...files.map(({ name, type }) => `${name} ${type}`));
  };
  Object.assign(window, { handed });
  if (!sharesFiles) return;
  Object.defineProperty(navigator, 'canShare', { value: () => true });
  Object.defineProperty(navigator, 'share', { value: share });
}

const handedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { handed: Handed }).handed);

const amountsIn = (text: string) => (text.match(/−?₹[\d,]+(?:\.\d\d)?/g) ?? []).toSorted();

/** The lines of sums, worked out by the slow way. */
function sumLines(days: readonly DayTotals[]): string[] {
  const rupees = (figure: Parameters<typeof sumBySlowWay>[1]) =>
    formatRupees(rupeesOfExact(sumBySlowWay(days, figure)));
  const plates = days.reduce((sum, day) => sum + day.plates, 0);
  return [
    `Plates sold: ${plates.toLocaleString('en-IN')}`,
    `Revenue: ${rupees('revenue')}`,
    `Ingredient cost: ${rupees('ingredientCost')}`,
    `Profit: ${rupees('profit')}`,
    `Expenses: ${rupees('expenses')}`,
    `Waste: ${rupees('waste')}`,
    `*In hand: ${rupees('left')}*`,
  ];
}

async function listLines(page: Page): Promise<string[]> {
  const rows = page.getByRole('list', { name: 'Shopping list' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const texts = await rows.allInnerTexts();
  return texts.map((text) => {
    const parts = text.split('\n').filter(Boolean);
    return `${parts[0]}: ${parts[1]}, ${parts.at(-1)}`;
  });
}

const { today, totals, copy } = hundredDays();
const week = totalsIn(totals, dayLater(today, -6), today);

/** What is shared, where, and the lines that it must have. */
const sheets = [
  {
    what: 'a day',
    path: '/tools/analytics',
    file: `stall-${today}.png`,
    lines: async () => sumLines(totalsIn(totals, today, today)),
    /** The page of today has neither the plates nor what the ingredients cost. */
    shows: (line: string) => !/^(Plates sold|Ingredient cost)/.test(line),
  },
  {
    what: 'a week',
    path: '/tools/analytics/7-days',
    open: async (page: Page) => {
      await button(page, 'All figures').click();
      await expect(page.getByRole('table', { name: 'The last 7 days' })).toBeVisible();
    },
    file: `stall-${dayLater(today, -6)}-to-${today}.png`,
    lines: async () => sumLines(week),
    shows: () => true,
  },
  {
    what: 'a shopping list',
    path: '/tools/profit-optimizer/tomorrow',
    file: `shopping-${dayLater(today, 1)}.png`,
    lines: listLines,
    shows: () => true,
  },
];

for (const { phone, sharesFiles } of [
  { phone: 'that shares', sharesFiles: true },
  { phone: 'without navigator.share', sharesFiles: false },
]) {
  test(`a day, a week and a shopping list have the figures of the books as text, picture and print, on a phone ${phone} @nightly`, async ({
    page,
  }) => {
    await page.addInitScript(noteHanded, sharesFiles);
    await readIn(page, copy);
    for (const { what, path, open, file, lines, shows } of sheets) {
      await test.step(what, async () => {
        await openWithin(page, path);
        await open?.(page);
        const main = page.getByRole('main');
        const expected = await lines(page);
        await button(page, 'Send').click();
        expect(expected.length).toBeGreaterThan(4);
        let text = '';
        if (sharesFiles) {
          await button(page, 'Other app').click();
          await expect.poll(async () => (await handedBy(page)).texts.length).toBeGreaterThan(0);
          text = (await handedBy(page)).texts.at(-1) ?? '';
        } else {
          const link = main.getByRole('link', { name: 'Send by WhatsApp' });
          text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
        }
        for (const line of expected) {
          expect(text.split('\n')).toContain(line);
          const figure = /[^ ]+$/.exec(line.replaceAll('*', ''))?.[0] ?? '';
          if (shows(line)) await expect(main.getByText(figure).first()).toBeVisible();
        }
        const amounts = amountsIn(text);
        expect(amounts.length).toBeGreaterThan(4);

        const download = sharesFiles ? null : page.waitForEvent('download');
        await button(page, 'Picture').click();
        const saved = await download;
        if (saved) {
          expect(saved.suggestedFilename()).toBe(file);
          const picture = readFileSync(await saved.path());
          expect(picture.subarray(1, 4).toString()).toBe('PNG');
          // Its width.
          expect(picture.readUInt32BE(16)).toBe(1080);
        } else {
          await expect
            .poll(async () => (await handedBy(page)).files.at(-1))
            .toBe(`${file} image/png`);
        }
        const { drawn } = await handedBy(page);
        expect(amountsIn(drawn.join('\n'))).toEqual(amounts);
        await page.evaluate(() => {
          (window as unknown as { handed: Handed }).handed.drawn.length = 0;
        });

        await page.emulateMedia({ media: 'print' });
        expect(amountsIn(await page.locator('body').innerText())).toEqual(amounts);
        await page.emulateMedia({ media: 'screen' });
      });
    }
  });
}
