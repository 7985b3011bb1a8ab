import { axeFindings, sidewaysOverflow } from '@thela/testkit/page-checks';
import type { Locator, Page } from '@playwright/test';
import { COUNT, openCount } from './count-stall';
import { expect, test } from './fixtures';
import { killableBrowser } from './ledger-site';

/** `E2E_KILLS=20` for a longer trial. */
const KILLS = Number(process.env.E2E_KILLS ?? '1');

const TWELVE =
  'Masala Dosa,Plain Dosa,Idli Sambar,Filter Coffee,Vada Pav,Poha,Upma,Pani Puri,Lassi,Onion Uttapam,Mirchi Bajji,Samosa Chaat'.split(
    ',',
  );

const PHONE = { width: 360, height: 740 };
const BAR = 64;

test.use({ viewport: PHONE });

const dish = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

/**
 * Taps on buttons in turn, as a browser reports fingers, as fast as the page takes it.
 *
 * @param rest after how many taps there is a pause, in which marks go
 */
function tapFast(buttons: Locator, taps: number, rest = taps): Promise<void> {
  return buttons.evaluateAll(
    async (elements, [many, some]) => {
      const options = { bubbles: true, pointerType: 'touch', button: 0 };
      for (let finger = 0; finger < many; finger += 1) {
        const element = elements[finger % elements.length];
        const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
        const at = { ...options, pointerId: finger + 2, clientX: left + 5, clientY: top + 5 };
        element?.dispatchEvent(new PointerEvent('pointerdown', at));
        element?.dispatchEvent(new PointerEvent('pointerup', at));
        await new Promise((resolve) => {
          setTimeout(resolve, finger % some === some - 1 ? 500 : 10);
        });
      }
    },
    [taps, rest] as const,
  );
}

test('twelve dishes lie in the lower 70 % of a phone, and nothing is cut with large text @nightly', async ({
  page,
}) => {
  await openCount(page, TWELVE);
  // What the shell's bar covers, also where it is hidden.
  await page.evaluate((bar) => {
    document.documentElement.style.setProperty('--bottom-bar', `${bar}px`);
  }, BAR);
  const targets = [
    ...(await page.getByRole('button', { name: /Tap to add one/ }).all()),
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Take back' }),
  ];
  expect(targets).toHaveLength(14);
  for (const target of targets) {
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0.3 * PHONE.height);
    expect(y + height).toBeLessThanOrEqual(PHONE.height - BAR);
    expect(height).toBeGreaterThanOrEqual(48);
  }
  const { height = 0 } = (await dish(page, 'Poha').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(96);

  await page.getByRole('button', { name: 'Type the counts of today' }).click();
  for (const path of [null, `${COUNT}/2000-01-01`]) {
    if (path) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '20.8px';
    });
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    await page.setViewportSize(PHONE);
  }
});

test('a hundred fast taps in two tabs are all counted, Undo takes back, and yesterday is mended', async ({
  page,
  context,
}) => {
  await openCount(page, TWELVE);
  const other = await context.newPage();
  await other.goto(COUNT);
  await dish(other, 'Poha').waitFor();
  await Promise.all(
    [page, other].map((tab) => tapFast(tab.getByRole('button', { name: /^(Poha|Upma),/ }), 50)),
  );
  await page.getByRole('button', { name: 'Undo: Upma' }).click();
  for (const tab of [page, other]) {
    await expect(dish(tab, 'Poha')).toContainText('50 plates, ₹2,500');
    await expect(dish(tab, 'Upma')).toContainText('49 plates, ₹2,450');
    await expect(tab.locator('[data-waiting]')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Yesterday' }).click();
  await page.getByLabel(/^Plates of Poha on/).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Figures of/ })).toContainText('₹600');
  await page.getByRole('link', { name: 'Count today' }).click();
  await expect(dish(page, 'Poha')).toContainText('50 plates');
});

/** What one look at the page showed: the count of each dish that had no mark. */
type Seen = Record<string, number>;

/** Hands the counts without a mark over after each frame. */
async function reportUnmarked(page: Page, onSeen: (seen: Seen) => void): Promise<void> {
  await page.exposeFunction('seen', onSeen);
  await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: (shown: Seen) => void };
    const look = () => {
      const buttons = [...document.querySelectorAll('[aria-keyshortcuts="Delete"]')];
      const unmarked = buttons.filter((each) => !each.querySelector('[data-waiting]'));
      const counts = unmarked.map((each) => /^(.*), ([\d,]+) plates?,/.exec(each.textContent));
      seen(Object.fromEntries(counts.map((found) => [found?.[1], Number(found?.[2])])));
      requestAnimationFrame(look);
    };
    look();
  });
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a tap costs no mouse events, and takes the focus from the search @nightly', async ({
    page,
  }) => {
    await openCount(page, [...TWELVE, 'Jalebi']);
    const seen = await page.evaluateHandle(() => {
      const types: string[] = [];
      const note = ({ type }: Event) => void types.push(type);
      for (const type of ['pointerup', 'mousedown', 'mouseup', 'click']) {
        addEventListener(type, note, true);
      }
      return types;
    });
    await page.getByRole('searchbox').focus();
    await dish(page, 'Poha').tap();
    await expect(dish(page, 'Poha')).toBeFocused();
    // A ring is for those who use keys.
    expect(await dish(page, 'Poha').evaluate((button) => button.matches(':focus-visible'))).toBe(
      false,
    );
    await dish(page, 'Upma').tap();
    await expect(dish(page, 'Poha')).toContainText('1 plate,');
    await expect(dish(page, 'Upma')).toContainText('1 plate,');
    // The browser makes them before the next tap.
    expect(await seen.jsonValue()).toEqual(['pointerup', 'pointerup']);
  });
});

test('a browser that is killed amid taps has lost no figure that had no mark @nightly', async ({
  site,
}) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const browser = killableBrowser();
  const [one = '', two = ''] = TWELVE;
  /** The highest count of each dish that was seen without a mark. */
  const shown = new Map<string, number>();
  let looks = 0;
  let isSetUp = false;
  const open = async () => {
    const context = await browser.start();
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    if (isSetUp) await page.goto(`${site.url}${COUNT}`);
    else await openCount(page, [one, two], site.url);
    isSetUp = true;
    await dish(page, one).waitFor();
    return { page, context };
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { page } = await open();
    // The moment at which a figure without a mark has just risen, after another number of them at each kill.
    const risen = new Promise<void>((resolve) => {
      let rises = 0;
      const onSeen = (seen: Seen) => {
        looks += 1;
        for (const [name, count] of Object.entries(seen)) {
          const before = shown.get(name) ?? 0;
          shown.set(name, Math.max(count, before));
          if (count > before) rises += 1;
        }
        if (rises > 1 + (kill % 4)) resolve();
      };
      void reportUnmarked(page, onSeen);
    });
    const buttons = page.getByRole('button', { name: /Tap to add one/ });
    const tapping = tapFast(buttons, 500, 12).catch(() => {});
    await risen;
    await browser.kill();
    await tapping;
  }
  const { page, context } = await open();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  let lost = 0;
  for (const [name, count] of shown) {
    const text = (await dish(page, name).textContent()) ?? '';
    const left = Number(/, ([\d,]+) plates?,/.exec(text)?.[1]?.replaceAll(',', ''));
    lost += Math.max(0, count - left);
  }
  test.info().annotations.push({
    type: 'kills',
    description: `${KILLS} kills, ${looks} looks, ${[...shown.values()].join(' and ')} plates without a mark, ${lost} lost`,
  });
  expect(Math.max(0, ...shown.values())).toBeGreaterThan(0);
  expect(lost).toBe(0);
  await context.close();
});
