import type { Locator, Page, Route } from '@playwright/test';
import { queryOf } from '../choices';
import type { ToolPageScenario } from '../scenario';
import type { Scenario } from '../choices';
import { test as watchedTest } from './console-watch';
import { ADDRESSES_VARIABLE, readRun } from './run';

export { expect } from '@playwright/test';

/** The scenario of a test; a switch that it leaves out has its default. */
export type WantedScenario = Partial<Scenario & ToolPageScenario>;

interface IsolatedFixtures {
  /** App folder of the tool under test: the one that the test's file lies in. */
  readonly tool: string;
  /** Address of the folder of the release under test, ending in a slash. */
  readonly release: string;
  /**
   * Opens the tool's release in a scenario, in a window of 1280 or 360 px, and waits until its heading is
   * shown.
   *
   * @returns the part of the page that contains the tool, without the playground
   */
  readonly openTool: (scenario?: WantedScenario) => Promise<Locator>;
}

/** Playwright's `test` in a playground that shows the release of one tool. */
export const test = watchedTest.extend<IsolatedFixtures>({
  tool: async ({}, use, { file }) => {
    const names = readRun().playgrounds.map(({ name }) => name);
    const own = names.find((name) => file.includes(`/apps/${name}/e2e/`));
    // The tests of the playground itself load any tool.
    await use(own ?? names[0] ?? '');
  },

  baseURL: async ({ tool }, use) => {
    const addresses = JSON.parse(process.env[ADDRESSES_VARIABLE] ?? '{}') as Record<string, string>;
    await use(addresses[tool]);
  },

  release: async ({ tool }, use) =>
    use(readRun().playgrounds.find(({ name }) => name === tool)?.release ?? ''),

  page: async ({ page }, use) => {
    // Where this package is installed, tsx compiles it and calls this for each named function, also for one of a page.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await use(page);
  },

  openTool: async ({ page, tool }, use) => {
    await use(async ({ width = 'wide', ...chosen } = {}) => {
      await page.setViewportSize(
        width === 'wide' ? { width: 1280, height: 800 } : { width: 360, height: 740 },
      );
      await page.goto(`/tool${queryOf(chosen)}`);
      const main = page.getByRole('main');
      if (chosen.mounts === '0') {
        await page.getByRole('button', { name: 'Mount', exact: true }).waitFor();
        return main;
      }
      const title = page.locator(`[data-tool="${tool}"]`).getByRole('heading', { level: 1 });
      const trouble = main.getByRole('alert').filter({ has: page.getByRole('heading') });
      await title.or(trouble).first().waitFor();
      if (await trouble.first().isVisible()) throw new Error(await trouble.first().innerText());
      return main;
    });
  },
});

/** Answers the calls to the text model, instead of the playground's fake AI. */
export async function answerWith(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/*:generateContent', (route) =>
    route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  );
}

export function saying(text: string): unknown {
  return { candidates: [{ content: { parts: [{ text }] } }] };
}

/**
 * Lets requests for files of the tool wait until the test says what becomes of them and of the next ones. The page saves
 * data, so that nothing asks for them but what the test does.
 */
export async function delayFiles(page: Page, files: RegExp) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const waiting: Route[] = [];
  let settle: ((route: Route) => Promise<void>) | null = null;
  await page.route(files, (route) => (settle ? settle(route) : void waiting.push(route)));
  const from = (next: typeof settle) => async () => {
    settle = next;
    if (next) await Promise.all(waiting.splice(0).map(next));
  };
  return {
    lose: from((route) => route.abort()),
    delay: from(null),
    answer: from((route) => route.continue()),
  };
}
