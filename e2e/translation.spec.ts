import { readFileSync } from 'node:fs';
import { workspaceRoot } from '@thela/tools/workspace';
import type { Page } from '@playwright/test';
import { somebodyKnown, storeSession } from './accounts';
import { expect, test, tools } from './fixtures';
import { storeOwnStall } from './own-stall';
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

/** Elements of the page that show another text than React has for them, or have it beside other nodes. Runs in the page. */
function staleTexts(): string[] {
  const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';
  return [...document.body.querySelectorAll('*:not(option)')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
    const { children } = (Reflect.get(element, key) ?? {}) as { children?: unknown };
    const shown = [children].flat(9).filter((child) => isText(child) || Object(child) === child);
    if (!shown.some(isText)) return [];
    if (shown.length > 1) return [`"${element.textContent}" is several nodes`];
    return element.textContent === `${shown[0]}`
      ? []
      : [`"${element.textContent}" in place of "${shown[0]}"`];
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
        await choose(page, isMobile, language);
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

const pagesInCode = () => {
  const named = (file: string, name: RegExp) => {
    const code = readFileSync(`${workspaceRoot}/${file}`, 'utf8');
    const found = [...code.matchAll(name)].map(([, page = '']) => page);
    expect(found, file).not.toEqual([]);
    return found;
  };
  const listed = (list: string) =>
    named('libs/page/src/addresses.ts', new RegExp(`${list} = \\[(.+)\\]`, 'g'))
      .flatMap((names) => names.replaceAll("'", '').split(', '))
      .map((page) => `/${page}`.replace(/\/$/, ''));
  const below = (app: string, pages: readonly string[]) =>
    pages.map((page) => `${tools.find((tool) => tool.app === app)?.path}/${page}`);
  return [
    '/',
    '/nowhere',
    '/diagnostics',
    '/#signin',
    '/#signup',
    '/#reset',
    '/stall/day/2026-11-22',
    '/stall/people',
    ...listed('accountPages').map((page) => `/account${page}`),
    ...listed('stallPages').map((page) => `/stall${page}`),
    ...tools.flatMap(({ path }) => [path, `${path}/nowhere`]),
    ...below('profit', named('apps/profit/src/page-loader.tsx', /^ {2}'?([\w-]+)'?: \{$/gm)),
    ...below('analytics', named('apps/analytics/src/period-path.ts', /: '([\w-]+)',$/gm)),
    ...below('zero-waste', named('apps/zero-waste/src/tool.tsx', /path !== '([\w-]+)'/g)),
  ];
};

/** Types into the first fields, opens what is folded and counts a plate: what the open page shows becomes another. */
async function changeSomething(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = !fold.open;
  });
  const plate = main.getByRole('button', { name: /^One plate of .+ more$|, \d+ plates?/ }).first();
  if (await plate.isVisible()) await plate.click();
  const fields = main.locator(
    'textarea, input:is([type=number], [type=text], [type=email], [inputmode])',
  );
  const enabled = fields.locator('visible=true').and(page.locator(':enabled'));
  for (const text of ['7', '-', '']) {
    for (let field = 0; field < Math.min(2, await enabled.count()); field += 1) {
      await enabled
        .nth(field)
        .fill(text)
        .catch(() => enabled.nth(field).fill(''));
      await enabled.nth(field).blur();
    }
    await expectFollowed(page);
  }
}

/** Chooses a language in the sidebar; on a phone on the page of languages, from where it goes back. */
async function choose(page: Page, isMobile: boolean, choice: string): Promise<void> {
  const here = page.url();
  if (isMobile) await openLook(page);
  await page.getByRole('radio', { name: choice }).last().click();
  await expectFollowed(page);
  while (page.url() !== here) await page.goBack();
}

async function openLook(page: Page): Promise<void> {
  await page.locator('.bottom-bar button').last().click();
  const drawer = page.getByRole('dialog');
  const look = 'a[href="/stall/look"]';
  await expect(drawer.getByRole('link').first()).toBeVisible();
  if ((await drawer.locator(look).count()) === 0) await drawer.locator('a[href="/stall"]').click();
  await page.locator(look).last().click();
  await expect(page).toHaveURL('/stall/look');
}

/** Opens all of these, and every page that one of them links; of pages that differ by an id or a day, the first. */
async function changeEach(page: Page, isMobile: boolean): Promise<void> {
  const paths = pagesInCode();
  const kinds = new Set(paths);
  await page.goto('/');
  for (const path of paths) {
    await openWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main .animate-pulse')).toHaveCount(0);
    await expectFollowed(page);
    const links = page.locator('main a[href^="/"]');
    for (const link of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
      const kind = link?.replace(/(dishes|ingredients|preparations|day|count)\/(?!new).+$/, '$1/…');
      if (!link || !kind || kinds.has(kind) || link.includes('#sign')) continue;
      kinds.add(kind);
      paths.push(link);
    }
    await changeSomething(page);
    for (const choice of ['हिन्दी', 'English']) await choose(page, isMobile, choice);
  }
}

test.describe('a page that the browser translates', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => context.addInitScript(translatePages, false));

  for (const whose of ['sample', 'own stall', 'account'] as const) {
    test(`follows changes on every page: ${whose} @nightly`, async ({ page, isMobile, site }) => {
      await page.goto('/');
      if (whose !== 'sample') await page.evaluate(storeOwnStall, 'Asha Tiffin');
      if (whose === 'account') await storeSession(page, site, await somebodyKnown(site));
      await changeEach(page, isMobile);
    });
  }
});
