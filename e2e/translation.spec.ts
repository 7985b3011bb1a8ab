import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { button, openWithin, toast, withoutOwnFigures } from './screen';

/**
 * Translates each page as a browser does, from its first text on and whenever one changes: the text is a new node, in two
 * elements, in place of the page's. Runs in the page.
 */
function translatePages(respectsNo: boolean): void {
  const apart = `font, script, style, textarea, option${respectsNo ? ', [translate="no"]' : ''}`;
  const translate = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest(apart) !== null) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(translate).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Elements of the page that show another text than React has for them. Runs in the page. */
function staleTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
    const { children } = (Reflect.get(element, key) ?? {}) as { children?: unknown };
    const isText = typeof children === 'string' || typeof children === 'number';
    return isText && element.textContent !== `${children}`
      ? [`"${element.textContent}" in place of "${children}"`]
      : [];
  });
}

async function expectFollowed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(staleTexts), page.url()).toEqual([]);
  expect(await page.locator('font font').count(), page.url()).toBeGreaterThan(0);
}

for (const respectsNo of [false, true]) {
  const night = respectsNo ? ' @nightly' : '';
  const name = respectsNo ? 'but for figures and names' : 'with its figures';
  test.describe(`a page that the browser translates, ${name}`, { tag: '@phone' }, () => {
    test.beforeEach(({ context }) => context.addInitScript(translatePages, respectsNo));

    test(`follows plates, prices, zero, a toast, another language and the screens of sign-in${night}`, async ({
      page,
      isMobile,
      site,
    }) => {
      await withoutOwnFigures(page, site);
      await page.goto('/tools/profit-optimizer');
      const summary = page.getByRole('region', { name: "Today's Performance Summary" });
      await button(page, 'Start from zero').click();
      await expect(toast(page, /^The sample figures are gone/)).toBeVisible();
      await expect(summary).toContainText('Total Revenue: ₹0.00');
      await expectFollowed(page);
      await page.getByRole('spinbutton', { name: 'tomatoes', exact: true }).fill('60');
      await button(page, 'One plate of Idli Sambar more').click({ clickCount: 2 });
      // Two plates, each for 60 and of 12.085: see `day.spec.ts`.
      await expect(summary).toContainText('Total Revenue: ₹120.00');
      await expect(summary).toContainText('Total Profit: ₹95.83');
      await expectFollowed(page);
      for (const language of ['हिन्दी', 'English']) {
        if (isMobile) await page.locator('header button').first().click();
        await page.getByRole('radio', { name: language }).last().click();
        await expectFollowed(page);
        if (isMobile) await page.goBack();
      }
      await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
      for (const hash of ['signin', 'signup', 'reset']) {
        await openWithin(page, `/#${hash}`);
        await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
        await expectFollowed(page);
      }
      await openWithin(page, '/');
      await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
      await expectFollowed(page);
    });
  });
}
