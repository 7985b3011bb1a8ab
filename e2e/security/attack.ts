import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures';
import type { Site } from '../site';

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
  readonly asked: readonly string[];
}

/** One row of the table. */
export interface Attack {
  readonly name: string;
  /** What the browser or the page should make of it. */
  readonly expected: string;
  /** Tries it. Gives what came of it. */
  readonly run: (scene: Scene) => Promise<string>;
}

/** Lets the evil origin answer, and keeps what policies refused on `globalThis.violations`. */
export async function prepare(page: Page, context: BrowserContext, site: Site): Promise<Scene> {
  const asked: string[] = [];
  await context.route(`${EVIL}/**`, async (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const isScript = new URL(route.request().url()).pathname.endsWith('.js');
    if (isScript) await route.fulfill({ headers, contentType: 'text/javascript', body: RUN });
    else await route.fulfill({ headers, contentType: 'text/html', body: '<title>evil</title>' });
  });
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(event.effectiveDirective);
    });
  });
  return { page, context, site, asked };
}

/** Runs a row, notes it for the table, and looks whether anything stayed behind. */
export async function attempt(attack: Attack, scene: Scene, info: TestInfo): Promise<void> {
  info.annotations.push({ type: 'expected', description: attack.expected });
  const seen = await attack.run(scene);
  info.annotations.push({ type: 'seen', description: seen });
  expect(seen).toBe(attack.expected);
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

/** What a vendor has before him. */
export async function sightOf(page: Page): Promise<'page' | 'calm failure'> {
  const failure = page.getByRole('heading', { name: /cannot start|Missing Supabase/ });
  const menu = page.getByRole('banner');
  await expect(failure.or(menu).first()).toBeVisible();
  if (await failure.isVisible()) return 'calm failure';
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  return 'page';
}

/** `12 times page`, `3 times calm failure`. */
export function tally(sights: readonly string[]): string {
  const kinds = [...new Set(sights)].toSorted();
  return kinds
    .map((kind) => `${kind} (${sights.filter((sight) => sight === kind).length})`)
    .join(', ');
}
