import { somebodyKnown, storeSession } from './accounts';
import { expect, test as base, tools } from './fixtures';
import { layoutFaults, layoutShift, nameInHeader } from './layout-faults';
import { storeOwnStall } from './own-stall';
import { stretchWords } from './pseudo-language';
import { changeConfig, openDrawer, openWithin } from './screen';
import { ownNames } from '@thela/language/languages';
import { familiesOf, fontSets, launchWithFonts } from './fonts';
import type { FontSet } from './fonts';
import type { Site } from './site';
import type { Browser, Page } from '@playwright/test';

const WIDTHS_PX = [320, 360];
/** The default size, and text at 130 %. */
const ROOT_FONT_SIZES_PX = [16, 20.8];
const PROFIT = '/tools/profit-optimizer';
const TARGETS_PX = { control: 48, step: 56, stepName: 'One plate of' };

const NAMES = {
  Thela: 1,
  'Masala Mitra': 1,
  'Annapurna Tiffin Express': 2,
  Annapurnabhojanalayam: 2,
};
const INDIAN_NAMES = {
  'रसोई मित्र': 1,
  'वड़ापाव ठेला सेवा': 1,
  'अन्नपूर्णा टिफ़िन सेवा केंद्र': 2,
  అన్నపూర్ణ: 1,
  'వంటింటి స్నేహితుడు': 1,
  'అన్నపూర్ణ టిఫిన్ సెంటర్ హైదరాబాద్': 2,
};

const fontNames = Object.keys(fontSets) as FontSet[];

interface LayoutFixtures {
  readonly fonts: FontSet;
}

/**
 * Browsers by their fonts, launched on first use; Playwright closes them with their worker. A fixture of the worker would
 * need workers, and sites, of its own.
 */
const browsers = new Map<FontSet, Promise<Browser>>();

const test = base.extend<LayoutFixtures>({
  fonts: ['DejaVu Sans', { option: true }],

  context: async ({ fonts }, use) => {
    const launched = browsers.get(fonts) ?? launchWithFonts(fonts);
    browsers.set(fonts, launched);
    const context = await (await launched).newContext();
    await use(context);
    await context.close();
  },
});

/** Sets the text size from the first paint on. */
async function setTextSize(page: Page, px: number) {
  await page.addInitScript((size) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.style.fontSize = `${size}px`;
    }).observe(document, { childList: true });
  }, px);
}

async function forEachSize(page: Page, measure: (size: string) => Promise<void>) {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 740 });
    for (const size of ROOT_FONT_SIZES_PX) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      await measure(`at ${width} px, text of ${size} px`);
    }
  }
}

/** Expects no layout faults on the open page, at each width and each text size. */
async function expectRoom(page: Page, place: string) {
  await forEachSize(page, async (size) => {
    // Charts are resized a moment after their container.
    await expect.soft
      .poll(() => layoutFaults(page, TARGETS_PX), { message: `${place} ${size}` })
      .toEqual([]);
  });
}

for (const fonts of fontNames) {
  test.describe(`with ${fonts}, from 320 px on and with text at 130 % @nightly`, () => {
    test.use({ fonts, viewport: { width: 320, height: 740 } });

    test('every control has its size, and the header its rows from the start', async ({ page }) => {
      await setTextSize(page, 20.8);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      for (const family of await familiesOf(page, 'h1')) expect(family).toContain(fonts);
      await expectRoom(page, 'welcome');
      await openDrawer(page);
      await expectRoom(page, 'menu');
      await page.keyboard.press('Escape');
      for (const [hash, action] of [
        ['#signin', 'Continue with Google'],
        ['#signup', 'Continue with Google'],
        ['#reset', 'Send the mail'],
      ] as const) {
        await page.goto(`/${hash}`);
        await expect(page.getByRole('button', { name: action })).toBeVisible();
        await expectRoom(page, hash);
      }
      for (const tool of tools) {
        await follow(page, tool.path);
        await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
        await untilDrawn(page);
        if (tool.app === 'profit') {
          await expect(page.getByRole('button', { name: TARGETS_PX.stepName })).toHaveCount(10);
        }
        await expectRoom(page, tool.label);
      }
    });

    test("the product's name is whole in the header", async ({ page, site }) => {
      let product = '';
      await changeConfig(page, site, ({ brand, ...config }: { brand: object }) => ({
        ...config,
        brand: { ...brand, product },
      }));
      const names = fonts === 'Noto Sans' ? { ...NAMES, ...INDIAN_NAMES } : NAMES;
      for (const [name, lines] of Object.entries(names)) {
        product = name;
        // The address of a screen that is open already would load nothing.
        await (page.url().endsWith('#signin') ? page.reload() : page.goto('/#signin'));
        await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
        await forEachSize(page, async (size) => {
          expect.soft(await nameInHeader(page), `${name} ${size}`).toEqual({ lines, hidden: [] });
          expect.soft(await layoutFaults(page, TARGETS_PX), `${name} ${size}`).toEqual([]);
        });
      }
    });
  });
}

test.describe('with text at 200 %, at 320 px', () => {
  test.use({ fonts: 'Noto Sans', viewport: { width: 320, height: 740 } });

  test('nothing of a page is cut off or outside of it, and the bar keeps its five tabs', async ({
    page,
    site,
  }) => {
    await setTextSize(page, 32);
    await forEachPage(page, site, async (path) => {
      const faults = await layoutFaults(page, TARGETS_PX);
      expect
        .soft(
          faults.filter((fault) => /sideways|outside/.test(fault)),
          path,
        )
        .toEqual([]);
      const tabs = page.locator('.bottom-bar').locator('a, button');
      await expect(tabs).toHaveCount(5);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('in other languages, at 320 px', () => {
  test.use({ fonts: 'Noto Sans', viewport: { width: 320, height: 740 } });

  for (const language of ['hi-IN', 'te-IN'] as const) {
    // Telugu has the longest words.
    const night = language === 'te-IN' ? '' : ' @nightly';
    test(`every page in ${ownNames[language]} has room for its words${night}`, async ({
      page,
      site,
    }) => {
      await page.addInitScript((tag) => {
        localStorage.setItem('thela.language', JSON.stringify(tag));
      }, language);
      await forEachPage(page, site, async (path) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const tool of await page.locator('[data-tool]').all()) {
          await expect(tool).toHaveAttribute('lang', language);
        }
        expect.soft(await layoutFaults(page, TARGETS_PX), path).toEqual([]);
      });
    });
  }

  test('words that are 1.6 times as long as in English have room @nightly', async ({
    page,
    site,
  }) => {
    await forEachPage(page, site, async (path) => {
      await page.evaluate(stretchWords);
      const faults = await layoutFaults(page, TARGETS_PX);
      // No language has these words, so they may be broken.
      const cutOff = faults.filter((fault) => !fault.endsWith(' is broken'));
      expect.soft(cutOff, path).toEqual([]);
    });
  });
});

/**
 * Opens every page, those of a stall with a stall, and those of an account signed in. What the browser keeps is read
 * when a page loads, and all other pages are opened from that one, as a link does.
 */
async function forEachPage(page: Page, site: Site, look: (path: string) => Promise<void>) {
  const openEach = async ([first = '', ...others]: readonly string[]) => {
    await page.goto(first);
    await untilDrawn(page);
    await page.waitForLoadState('networkidle');
    await look(first);
    for (const path of others) {
      await follow(page, path);
      await untilDrawn(page);
      await look(path);
    }
  };
  const toolPaths = tools.map((tool) => tool.path);
  await openEach(['/#signup', '/diagnostics', '/stall', `${PROFIT}/count`, ...toolPaths]);
  await page.evaluate(storeOwnStall, 'Asha Tiffin');
  await openEach([
    '/',
    ...['', '/days', '/people', '/look', '/backup'].map((name) => `/stall${name}`),
    ...['count', 'price-changes', 'menu', 'tomorrow', 'what-if'].map((name) => `${PROFIT}/${name}`),
    '/tools/analytics/30-days',
    '/tools/zero-waste/waste',
  ]);
  await storeSession(page, site, await somebodyKnown(site));
  for (const path of ['/account/profile', '/account/security']) await openEach([path]);
}

/** Opens another page as a link does, and waits until its heading is there: another one, or another text. */
async function follow(page: Page, path: string) {
  const before = await page.locator('h1').evaluate((heading) => {
    heading.setAttribute('data-before', '');
    return heading.textContent;
  });
  await openWithin(page, path);
  await page.waitForFunction((text) => {
    const heading = document.querySelector('h1');
    return heading && !(heading.hasAttribute('data-before') && heading.textContent === text);
  }, before);
}

/** Waits for the heading, and for charts, which come after it. */
async function untilDrawn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (page.url().endsWith('/tools/analytics')) {
    await expect(page.locator('canvas')).toHaveCount(2);
  }
}
