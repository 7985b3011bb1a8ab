// The rules that the release of every tool must obey, in few visits: each begins with a new browser context.
import { CONTRACT } from '@thela/contract/version';
import { releaseRecordSchema } from '@thela/federation/release';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { toolSwitches } from '../choices';
import { expect, test } from './fixtures';
import { leftoversOn, markLeftovers, watchLeftovers } from './leftovers';
import { axeFindings, mixedUpIds, sidewaysOverflow } from './page-checks';
import { addProbes, probeStyles, styleRulesAt } from './release-styles';
import { readRun } from './run';
import { strayStyles } from './stray-styles';

async function recordOf(request: APIRequestContext, release: string) {
  const answer = await request.get(`${release}release.json`);
  return v.parse(releaseRecordSchema, await answer.json());
}

async function expectShown(main: Locator) {
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(/\p{Letter}/u);
  await expect(main.getByRole('alert')).toHaveCount(0);
}

/** Mounts the tool on a page that was opened without it, and waits until it has loaded everything. */
async function mount(page: Page, tool: string) {
  await page.getByRole('button', { name: 'Mount', exact: true }).click();
  const title = page.locator(`[data-tool="${tool}"]`).getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { name: tested } of readRun().playgrounds) {
  test.describe(tested, () => {
    test.use({ tool: tested });

    test('exports a component and the contract that its release.json names, and works in the shell, without axe violations, at any width, and again after it was unmounted', async ({
      openTool,
      page,
      release,
      request,
      tool,
    }) => {
      const { name, version, contract } = await recordOf(request, release);
      expect(name).toBe(tool);
      const main = await openTool({ width: 'narrow' });
      const about = `${tool} ${version}, built against contract ${contract}. The shell speaks ${CONTRACT}.`;
      await expect(page.getByText(about)).toBeVisible();
      await page.waitForLoadState('networkidle');

      await test.step('no axe violations, narrow and wide', async () => {
        expect(await axeFindings(page)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await axeFindings(page)).toEqual([]);
      });
      await test.step('shrinks with the window', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await expect.poll(() => sidewaysOverflow(page)).toBe(0);
      });
      await test.step('comes back after it was unmounted', async () => {
        // By then what is said once a device has been said.
        await page.reload();
        await page.waitForLoadState('networkidle');
        const before = await main.innerText();
        await page.getByRole('button', { name: 'Unmount' }).click();
        await expect(main).toBeEmpty();
        await page.getByRole('button', { name: 'Mount', exact: true }).click();
        await expect.poll(() => main.innerText()).toBe(before);
      });
    });

    // Each load uses another value of every switch, so that few loads cover all values.
    test('is shown with every session, figures, AI, voice, speech, stall, role and language, and fits into 360 px @nightly', async ({
      openTool,
      page,
    }) => {
      const all = Object.entries(toolSwitches);
      const loads = Math.max(...all.map(([, values]) => values.length));
      for (let load = 0; load < loads; load += 1) {
        const chosen = all.map(([name, values]) => [name, values[load % values.length]]);
        await test.step(chosen.flat().join(' '), async () => {
          const main = await openTool({ ...Object.fromEntries(chosen), width: 'narrow' });
          await expectShown(main);
          await page.waitForLoadState('networkidle');
          await expect.poll(() => sidewaysOverflow(page)).toBe(0);
          await page.setViewportSize({ width: 1280, height: 800 });
          await expectShown(main);
        });
      }
    });

    test('styles nothing but itself, and leaves nothing behind when it is unmounted', async ({
      openTool,
      page,
      release,
      request,
      tool,
    }) => {
      await watchLeftovers(page);
      const main = await openTool({ mounts: '0' });
      await addProbes(page);
      const before = await probeStyles(page);
      await markLeftovers(page);
      await mount(page, tool);
      expect(await probeStyles(page)).toEqual(before);

      await page.getByRole('button', { name: 'Unmount' }).click();
      await expect(main).toBeEmpty();
      await expect.poll(() => leftoversOn(page, release)).toEqual([]);

      const { files } = await recordOf(request, release);
      const sheets = Object.keys(files).filter((path) => path.endsWith('.css'));
      for (const path of sheets) {
        const rules = await styleRulesAt(page, `${release}${path}`);
        expect(strayStyles(rules, tool), path).toEqual([]);
      }
    });

    test('can be mounted twice on one page @nightly', async ({ openTool, page, tool }) => {
      await openTool({ mounts: '2' });
      const roots = page.locator(`[data-tool="${tool}"]`);
      await expect(roots).toHaveCount(2);
      await page.waitForLoadState('networkidle');
      const [first = '', second] = await roots.allInnerTexts();
      expect(first).toMatch(/\w/);
      expect(second).toBe(first);
      expect(await mixedUpIds(page, tool)).toEqual([]);
      // The page has two copies of each landmark on purpose.
      expect(await axeFindings(page, ['landmark-unique'])).toEqual([]);
    });
  });
}
