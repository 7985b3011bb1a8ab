import type { Response } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@thela/contract/version';
import { deployRelease, disableTool, enableTool, rollBack } from '@thela/shipping';
import { moduleShowing, releaseSaying } from '../faulty-release';
import { expect } from '../fixtures';
import { statementIn } from '../signed-entries';
import { MINUTE_MS, outdateRegistry } from './fault';
import type { Answer, Fault, Stage } from './fault';
import {
  deployChanged,
  hanging,
  network,
  registryEntry,
  release,
  tamper,
  unreadableAtFirst,
  unreadableLater,
} from './kinds-of-faults';
import {
  broken,
  crashed,
  disabled,
  timesOut,
  gone,
  incompatible,
  retry,
  shown,
  staysAndReports,
  tampered,
  unreachable,
} from './expectations';
import { changeConfig, clickWithoutPointer, openTool, sidebarLink } from '../screen';

const [major = 0, minor = 0] = CONTRACT.split('.').map(Number);
const NEWER_CONTRACT = `${major}.${minor + 1}`;

const heading = { level: 1, name: 'Live Performance Analytics' } as const;
const nextHeading = { level: 1, name: 'Next Performance Analytics' } as const;

const hung = hanging();
const slow = hanging();

const notFound: Answer = (route) => route.fulfill({ status: 404, body: 'gone' });
const malformed: Answer = (route) => route.fulfill({ body: '{"schema": 1' });

/** The last file that a page fetches by itself: it must not fail because of the fault. */
let lastPrefetched: Promise<Response> | undefined;

/** A day without sales: Analytics does not fetch its charts yet. */
async function openWithoutSales({ page, site }: Stage): Promise<void> {
  await changeConfig(page, site, (config) => ({ ...config, day: { platesSold: {} } }));
}

async function openAnalytics({ page }: Stage): Promise<void> {
  // Pointing at the link would prefetch the charts.
  await clickWithoutPointer(sidebarLink(page, 'Performance Analytics'));
  await expect(page.getByRole('heading', heading)).toBeVisible();
}

const releaseHung: Fault['end'] = async ({ page }) => {
  // Aborts first: a request that still hangs when its route is removed would succeed.
  await hung.release((route) => route.abort());
  await page.unrouteAll();
};

/**
 * The rows in the order in which they are tried. Those of a visit are tried one after the other on the same page, each
 * on a tool that it has not loaded yet. Analytics comes last, because its charts are drawn each time it is opened.
 */
export const visits: readonly (readonly Fault[])[] = [
  [
    network('500', 'strategy', '*', (route) => route.fulfill({ status: 500, body: 'oops' }), {
      shows: unreachable,
      reported: 'unreachable',
      reports: /status of 500/,
    }),
    release('throws at import', 'voice', () => `throw new Error('on purpose');`, {
      shows: broken,
      reported: 'broken',
    }),
    release('throws at render', 'zero-waste', moduleShowing(`throw new Error('on purpose');`), {
      shows: crashed,
      reported: 'crashed',
    }),
    network(
      'truncated JS',
      'analytics',
      'assets/tool-*.js',
      async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
      },
      { shows: tampered, reported: 'tampered', reports: /integrity|preload/ },
    ),
  ],
];

/** What fails here in another way leads to a notice that one of the others shows, too. */
export const nightlyVisits: typeof visits = [
  [
    unreadableLater('404', 'sous-chef', notFound),
    network('404', 'voice', '*', notFound, {
      shows: unreachable,
      reported: 'unreachable',
      reports: /status of 404/,
    }),
    release('exports no tool', 'strategy', () => `export const contract = '${CONTRACT}';`, {
      shows: broken,
      reported: 'broken',
    }),
    release(
      'endless re-render',
      'analytics',
      moduleShowing(`
      const [count, setCount] = React.useState(0);
      setCount(count + 1);
      return element('h1', null, count);`),
      { shows: crashed, reported: 'crashed' },
    ),
  ],
  [
    {
      name: 'chunk gone after a redeploy',
      victims: ['analytics'],
      isDeployed: true,
      reported: 'gone|drawing',
      reports: /status of 404/,
      prepare: openWithoutSales,
      begin: async (stage) => {
        const { page, site } = stage;
        const before = statementIn(await site.target.readRegistry(), 'analytics');
        await page.getByRole('button', { name: 'One plate of Plain Dosa less' }).click();
        await openAnalytics(stage);
        await deployChanged(stage, 'analytics', (text) => `${text}\n// the next release`);
        rmSync(join(site.folder, 'analytics', before.live.version), { recursive: true });
        await openTool(page, 'Profit Optimizer');
        await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
      },
      shows: gone,
      recover: async (stage, tool) => {
        await retry(stage, tool);
        await expect(stage.page.locator('canvas')).toHaveCount(2);
      },
    },
    {
      name: 'two tools failing at once',
      victims: ['strategy', 'voice'],
      reported: 'unreachable|tampered',
      reports: /ERR_FAILED|integrity|preload/,
      begin: async ({ page, site }) => {
        await page.route(`${site.originOf('strategy')}/**`, (route) => route.abort());
        await page.route(`${site.originOf('voice')}/**/tool-*.js`, tamper);
      },
      shows: (stage, tool) => (tool.app === 'voice' ? tampered : unreachable)(stage, tool),
    },
  ],
  [
    {
      name: 'switched off by its team',
      victims: ['zero-waste'],
      isDeployed: true,
      begin: async (stage) => {
        await disableTool(stage.site.target, 'zero-waste', 'Back at noon: new oven.');
        await outdateRegistry(stage);
      },
      shows: async (stage, tool) => {
        await disabled(stage, tool);
        await expect(stage.page.getByRole('alert')).toContainText('Back at noon: new oven.');
      },
      end: ({ site }) => enableTool(site.target, 'zero-waste'),
    },
    release(
      'throws in an event handler',
      'voice',
      moduleShowing(`
      const onClick = () => { throw new Error('in a handler'); };
      return element('h1', null, element('button', { onClick }, 'Go wrong'));`),
      {
        shows: staysAndReports('uncaught error', 'Error: in a handler'),
        reported: 'uncaught error',
        isUntilReload: true,
      },
    ),
    release(
      'rejects a promise',
      'strategy',
      moduleShowing(`
      const onClick = () => { void Promise.reject(new Error('in a promise')); };
      return element('h1', null, element('button', { onClick }, 'Go wrong'));`),
      {
        shows: staysAndReports('unhandled rejection', 'Error: in a promise'),
        reported: 'unhandled rejection',
        isUntilReload: true,
      },
    ),
  ],
  [
    {
      name: 'switched off while it is open',
      victims: ['sous-chef'],
      isDeployed: true,
      shows: async (stage, tool) => {
        await shown(stage, tool);
        await disableTool(stage.site.target, 'sous-chef', 'Back at noon: new oven.');
        await stage.page.clock.fastForward(MINUTE_MS);
        await disabled(stage, tool);
      },
      end: ({ site }) => enableTool(site.target, 'sous-chef'),
    },
    {
      name: 'rollback while the page is open',
      victims: ['analytics'],
      isDeployed: true,
      begin: async (stage) => {
        await deployRenamed(stage);
        await outdateRegistry(stage);
      },
      shows: async ({ page, site }) => {
        await expect(page.getByRole('heading', nextHeading)).toBeVisible();
        await rollBack(site.target, 'analytics');
        await page.clock.fastForward(MINUTE_MS);
        await expect(page.getByRole('heading', heading)).toBeVisible();
        const toasts = page.getByRole('region', { name: /Notifications/ });
        const replaced = toasts.getByText(/was loaded again/);
        await expect(replaced).toBeVisible();
        await expect(page.locator('canvas')).toHaveCount(2);
      },
      recover: shown,
    },
  ],
  [
    unreadableLater('hung', 'sous-chef', hung.answer, { end: releaseHung }),
    network(
      'HTML where JS should be',
      'voice',
      '*.js',
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      { shows: unreachable, reported: 'unreachable', reports: /integrity|preload|MIME/ },
    ),
    network('CSS missing', 'strategy', '*.css', notFound, {
      shows: unreachable,
      reported: 'unreachable',
      reports: /status of 404/,
    }),
    {
      name: 'connection refused',
      victims: ['analytics'],
      reported: 'unreachable',
      reports: /ERR_CONNECTION_REFUSED/,
      begin: ({ site }) => site.stop('analytics'),
      shows: unreachable,
      end: ({ site }) => site.start('analytics'),
    },
  ],
  [
    unreadableLater('malformed', 'sous-chef', malformed),
    registryEntry(
      'wrong hash',
      'voice',
      ({ live }) => {
        const hashes = live?.['integrity'] as Record<string, string>;
        for (const path of Object.keys(hashes)) hashes[path] = `sha256-${'A'.repeat(43)}=`;
      },
      { shows: tampered, reported: 'tampered', reports: /integrity|preload/ },
    ),
    registryEntry(
      'a newer contract than the shell speaks',
      'strategy',
      ({ live }) => Object.assign(live ?? {}, { contract: NEWER_CONTRACT }),
      { shows: incompatible, reported: 'incompatible' },
    ),
    registryEntry(
      'origin that is not allowed',
      'analytics',
      ({ live }) => Object.assign(live ?? {}, { baseUrl: 'http://elsewhere.example/1.0.0-ab/' }),
      { shows: tampered, reported: 'tampered' },
    ),
  ],
  [
    {
      ...network('hang', 'voice', '*', hung.answer, {
        shows: timesOut,
        reported: 'timed-out',
        reports: /ERR_FAILED/,
      }),
      end: releaseHung,
    },
    {
      ...network('20 s slow', 'strategy', '*', slow.answer, {
        shows: async (stage, tool) => {
          await expect(stage.page.getByText(`Opening ${tool.label} …`)).toBeAttached();
          await stage.page.clock.fastForward(20_000);
          await expect(stage.page.getByText(`Still loading ${tool.label} …`)).toBeVisible();
          await slow.release((route) => route.continue());
          await stage.page.unrouteAll();
          await shown(stage, tool);
        },
      }),
      recover: shown,
    },
    registryEntry(
      'one entry malformed',
      'zero-waste',
      ({ live }) => Object.assign(live ?? {}, { entry: 42 }),
      { shows: incompatible, reported: 'incompatible' },
    ),
    network('lazy chunk tampered', 'analytics', 'assets/chart-*.js', tamper, {
      shows: async (stage, tool) => {
        await tampered(stage, tool);
        await expect(stage.page).toHaveTitle('Performance Analytics · Thela');
      },
      reported: 'tampered|drawing',
      reports: /integrity|preload/,
    }),
  ],
  [
    unreadableAtFirst('404', ['zero-waste', 'strategy'], notFound, {
      shows: unreachable,
      reported: 'unreachable',
    }),
    unreadableAtFirst('hung', ['voice', 'analytics'], hung.answer, {
      shows: timesOut,
      reported: 'timed-out',
      end: releaseHung,
    }),
  ],
  [
    unreadableAtFirst('malformed', ['voice', 'zero-waste'], malformed, {
      shows: unreachable,
      reported: 'unreachable',
    }),
    {
      name: 'offline after the first load',
      victims: ['strategy'],
      reported: 'unreachable',
      reports: /ERR_INTERNET_DISCONNECTED/,
      isAfterFirstLoad: true,
      prepare: ({ page }) => {
        lastPrefetched = page.waitForResponse(/\/start-offline-/);
      },
      begin: async ({ context }) => {
        await (await lastPrefetched)?.finished();
        await context.setOffline(true);
      },
      shows: unreachable,
      end: ({ context }) => context.setOffline(false),
    },
    {
      name: 'deploy while the page is open',
      victims: ['analytics'],
      isDeployed: true,
      begin: async (stage) => {
        await openAnalytics(stage);
        await deployRenamed(stage);
      },
      // The open page keeps the release that it has loaded, lazy chunks included.
      shows: async ({ page }) => {
        await expect(page.getByRole('heading', heading)).toBeVisible();
        await expect(page.locator('canvas')).toHaveCount(2);
      },
      recover: ({ page }) => expect(page.getByRole('heading', nextHeading)).toBeVisible(),
      isUntilReload: true,
    },
  ],
];

async function deployRenamed({ site }: Stage): Promise<void> {
  const next = await releaseSaying('analytics', heading.name, nextHeading.name);
  await deployRelease(site.target, next);
}
