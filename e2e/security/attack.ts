import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures';
import type { Site } from '../site';
import { annotationOf } from '../result-tables';
import type { Row } from '../result-tables';
import { recordViolations } from './violations';
import { untilHeading } from '../screen';

/** An origin that no site allows. It serves code that sets `globalThis.canary`. */
export const EVIL = 'http://evil.example';

/** The script that every hostile text tries to run. */
export const RUN = 'globalThis.canary=1';
/** The property that every hostile JSON tries to add to the prototype of all objects. */
const POLLUTED = 'polluted';
export const POLLUTION = [
  `{"__proto__":{"${POLLUTED}":1}}`,
  `{"constructor":{"prototype":{"${POLLUTED}":1}}}`,
] as const;

/** What an attack may use. */
export interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
  readonly asked: string[];
}

interface Options {
  /**
   * Whether the browser keeps its cache, because the trial loads many pages: Playwright's routes turn it off. Then
   * nobody answers for the evil origin.
   */
  readonly keepsCache?: true;
  /** Whether `npm test` leaves it to the nightly run, as another door for the same values. */
  readonly isNightly?: true;
  /** Whether the site may have its service worker, which the tests block otherwise. */
  readonly hasWorker?: true;
}

/** A row of the table with its own test. */
export interface Attack extends Row, Options {
  /** Tries the attack and returns the result. */
  readonly run: (scene: Scene) => Promise<string>;
}

/** One test with the rows that it tries. */
export interface Trial extends Options {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Tries the rows and returns the result of each one. */
  readonly run: (scene: Scene) => Promise<readonly string[]>;
}

export function alone({ name, expected, run, ...options }: Attack): Trial {
  return { name, rows: [{ name, expected }], run: async (scene) => [await run(scene)], ...options };
}

/** Notes the requests to the evil origin, and makes pages record policy violations. */
export async function prepare(
  page: Page,
  context: BrowserContext,
  site: Site,
  { keepsCache }: Options = {},
): Promise<Scene> {
  const asked: string[] = [];
  // Shorter than the test's timeout, so that a hanging step fails with its own message.
  page.setDefaultTimeout(20_000);
  if (keepsCache) {
    context.on('request', (request) => {
      if (request.url().startsWith(`${EVIL}/`)) asked.push(request.url());
    });
  } else {
    await answerForEvil(context, asked);
  }
  await recordViolations(context);
  return { page, context, site, asked };
}

async function answerForEvil(context: BrowserContext, asked: string[]): Promise<void> {
  await context.route(`${EVIL}/**`, async (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const isScript = new URL(route.request().url()).pathname.endsWith('.js');
    if (isScript) await route.fulfill({ headers, contentType: 'text/javascript', body: RUN });
    else await route.fulfill({ headers, contentType: 'text/html', body: '<title>evil</title>' });
  });
}

/** Runs a test, records its rows for the table, and checks that no page was harmed. */
export async function attempt({ rows, run }: Trial, scene: Scene, info: TestInfo): Promise<void> {
  const seen = await run(scene).catch((error: unknown) => {
    for (const row of rows) info.annotations.push(annotationOf({ ...row, seen: '-' }));
    throw error;
  });
  const seenRows = rows.map((row, place) => ({ ...row, seen: seen[place] ?? '-' }));
  info.annotations.push(...seenRows.map(annotationOf));
  const lines = seenRows.map((row) => `${row.name}: ${row.seen}`);
  expect(lines).toEqual(rows.map(({ name, expected }) => `${name}: ${expected}`));
  for (const page of scene.context.pages()) await expectUnharmed(page);
}

/** Expects that no hostile code ran and that no prototype was polluted. */
export async function expectUnharmed(page: Page): Promise<void> {
  const harm = await page.evaluate((polluted) => {
    const own = Object.keys(Object.prototype);
    return { ran: 'canary' in globalThis, inherited: polluted in {}, own };
  }, POLLUTED);
  expect(harm, page.url().slice(0, 200)).toEqual({ ran: false, inherited: false, own: [] });
}

/** The result of an attempt: the screen, or the requests to the evil origin. */
export async function outcome({ page, asked }: Scene, screen: string): Promise<string> {
  await expectUnharmed(page);
  const requests = asked.splice(0);
  return requests.length > 0 ? `asked for ${requests.join()}` : screen;
}

export async function shownScreen(page: Page): Promise<'page' | 'calm failure'> {
  await untilHeading(page, '');
  const failure = page.getByRole('heading', { name: /cannot start|Missing Supabase/ });
  if (await failure.isVisible()) return 'calm failure';
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  return 'page';
}

/** Counts each kind of screen: `calm failure (3), page (12)`. */
export function tally(screens: readonly string[]): string {
  const kinds = [...new Set(screens)].toSorted();
  return kinds
    .map((kind) => `${kind} (${screens.filter((screen) => screen === kind).length})`)
    .join(', ');
}
