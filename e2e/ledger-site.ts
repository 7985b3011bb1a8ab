import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { Shell } from '@thela/contract';
import { deployRelease } from '@thela/shipping';
import { browserSettings } from '@thela/testkit/browser-settings';
import { moduleShowing, releaseWith } from './faulty-release';
import { E2E_FOLDER } from './site';
import type { Site } from './site';

/** What the tool of these tests puts on the global. */
export interface WithShell {
  readonly shell: Shell;
}

const PROFIT = '/tools/profit-optimizer';

/** Deploys a tool in Profit's place that hands its shell to the test. */
export async function deployOpenTool(site: Site): Promise<void> {
  const module = moduleShowing(`
    globalThis.shell = shell;
    return element('h1', null, 'Open tool');`);
  await deployRelease(site.target, await releaseWith('profit', module));
}

export async function openOpenTool(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}${PROFIT}`);
  await page.getByRole('heading', { name: 'Open tool' }).waitFor();
}

export function storedIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { shell } = globalThis as unknown as WithShell;
    const today = shell.ledger.today.getSnapshot();
    const events = await shell.ledger.events({ from: today, to: today, kinds: ['plates'] });
    return events.map(({ id }) => id);
  });
}

/** A browser with a profile on disk, which can be killed and started again with the same profile. */
export interface KillableBrowser {
  readonly start: () => Promise<BrowserContext>;
  /** Ends every process of the browser at once, without asking it. */
  readonly kill: () => Promise<void>;
}

export function killableBrowser(): KillableBrowser {
  mkdirSync(E2E_FOLDER, { recursive: true });
  const profile = mkdtempSync(join(E2E_FOLDER, 'profile-'));
  let context: BrowserContext | undefined;
  return {
    start: async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...browserSettings.launchOptions,
        timezoneId: browserSettings.timezoneId,
        serviceWorkers: 'block',
      });
      return context;
    },
    kill: async () => {
      const browser = context;
      if (!browser) return;
      const closed = new Promise((resolve) => {
        browser.once('close', resolve);
      });
      for (const pid of processesOf(profile)) process.kill(pid, 'SIGKILL');
      await closed;
    },
  };
}

/** Ids of the processes whose command line names the profile: the browser's first one and those that it made. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(profile))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
