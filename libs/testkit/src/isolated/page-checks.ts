import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds on the open page, one line each.
 *
 * @param without ids of rules that do not apply to this page
 */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Playwright evaluates by the debugger, so the page's Content-Security-Policy does not refuse the script. It is
  // half a MB, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = JSON.stringify({ rules, resultTypes: ['violations'] });
  const results = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
}

/** By how many px the page is wider than the window, so that a person must scroll sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** The smaller side of each element's box, in px; 0 where it is not shown. */
export async function targetSizes(targets: Locator): Promise<number[]> {
  return targets.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
}

/** Expects that axe finds nothing on the open page, that it fits its window, and that each target is 48 px or more. */
export async function expectSound(page: Page, targets: Locator): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  expect(Math.min(...(await targetSizes(targets)))).toBeGreaterThanOrEqual(48);
}

/** The same of a page that is shown narrow, there and on a wide screen. */
export async function expectSoundAtBothWidths(page: Page, targets: Locator): Promise<void> {
  await expectSound(page, targets);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectSound(page, targets);
}

/** Ids that occur twice, and references from one copy of a tool to an element outside that copy. */
export async function mixedUpIds(page: Page, tool: string): Promise<string[]> {
  return page.evaluate((name) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
    const astray = [...document.querySelectorAll(`[data-tool="${name}"]`)].flatMap((root) =>
      references.flatMap((attribute) =>
        [...root.querySelectorAll(`[${attribute}]`)]
          .flatMap((element) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
          .filter((id) => !root.contains(document.getElementById(id)))
          .map((id) => `${attribute}="${id}"`),
      ),
    );
    return [...repeated.map((id) => `id="${id}"`), ...astray];
  }, tool);
}

/** Opens another page of the site as a link to it does, without loading the site anew. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
