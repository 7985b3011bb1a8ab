import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures';
import type { Site } from '../site';
import { annotationOf } from '../result-tables';
import type { Row } from '../result-tables';
import { keepViolations } from './violations';
import { untilHeading } from '../screen';

/** An origin that no site of ours knows. It answers with code that tells that it ran. */
export const EVIL = 'http://evil.example';

/** What every hostile text tries to run. */
export const RUN = 'globalThis.canary=1';
/** What every hostile JSON tries to leave on all objects. */
const POLLUTED = 'polluted';
export const POLLUTION = [
  `{"__proto__":{"${POLLUTED}":1}}`,
  `{"constructor":{"prototype":{"${POLLUTED}":1}}}`,
] as const;

/** Where an attack takes place. */
export interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
  /** What the evil origin was asked for. */
  readonly asked: string[];
}

/** A row of the table that has a test of its own. */
export interface Attack extends Row {
  /** Tries it. Gives what came of it. */
  readonly run: (scene: Scene) => Promise<string>;
}

/** One test: rows that are tried together. */
export interface Trial {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Tries them. Gives what came of each row. */
  readonly run: (scene: Scene) => Promise<readonly string[]>;
}

export function alone({ name, expected, run }: Attack): Trial {
  return { name, rows: [{ name, expected }], run: async (scene) => [await run(scene)] };
}

/** Lets the evil origin answer, and has pages keep what their policies refuse. */
export async function prepare(page: Page, context: BrowserContext, site: Site): Promise<Scene> {
  const asked: string[] = [];
  // What does not come is told of its row, before it costs the test its time.
  page.setDefaultTimeout(20_000);
  await context.route(`${EVIL}/**`, async (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const isScript = new URL(route.request().url()).pathname.endsWith('.js');
    if (isScript) await route.fulfill({ headers, contentType: 'text/javascript', body: RUN });
    else await route.fulfill({ headers, contentType: 'text/html', body: '<title>evil</title>' });
  });
  await keepViolations(context);
  return { page, context, site, asked };
}

/** Runs a test, notes its rows for the table, and looks whether anything stayed behind. */
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

/** No hostile code ran, and no object got what hostile JSON brought. */
export async function expectUnharmed(page: Page): Promise<void> {
  const harm = await page.evaluate((polluted) => {
    const own = Object.keys(Object.prototype);
    return { ran: 'canary' in globalThis, inherited: polluted in {}, own };
  }, POLLUTED);
  expect(harm, page.url().slice(0, 200)).toEqual({ ran: false, inherited: false, own: [] });
}

/** What came of an attempt: the screen, unless hostile code ran or its origin was asked. */
export async function outcome({ page, asked }: Scene, screen: string): Promise<string> {
  await expectUnharmed(page);
  const requests = asked.splice(0);
  return requests.length > 0 ? `asked for ${requests.join()}` : screen;
}

/** What a vendor has before him. */
export async function shownScreen(page: Page): Promise<'page' | 'calm failure'> {
  await untilHeading(page, '');
  const failure = page.getByRole('heading', { name: /cannot start|Missing Supabase/ });
  if (await failure.isVisible()) return 'calm failure';
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  return 'page';
}

/** `12 times page`, `3 times calm failure`. */
export function tally(screens: readonly string[]): string {
  const kinds = [...new Set(screens)].toSorted();
  return kinds
    .map((kind) => `${kind} (${screens.filter((screen) => screen === kind).length})`)
    .join(', ');
}
