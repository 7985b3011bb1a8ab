import type { Response } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { disableTool, enableTool, rollBack } from '@thela/shipping';
import { moduleShowing } from '../faulty-release';
import { expect } from '../fixtures';
import { victim } from './fault';
import type { Fault, Stage } from './fault';
import {
  deployChanged,
  hanging,
  network,
  registryEntry,
  release,
  tamper,
  unreadableRegistry,
} from './kinds-of-faults';
import {
  broken,
  crashed,
  disabled,
  timesOut,
  gone,
  incompatible,
  reload,
  retry,
  shown,
  staysAndReports,
  tampered,
  unreachable,
} from './expectations';
import { clickWithoutPointer, openTool, sidebarLink } from '../screen';

const heading = { level: 1, name: 'Live Performance Analytics' } as const;

const hung = hanging();
const slow = hanging();

/** The last file that a page fetches by itself: it must not fail because of the fault. */
let lastPrefetched: Promise<Response> | undefined;

/** A day without sales: Analytics does not fetch its charts yet. */
async function openWithoutSales({ page, site }: Stage): Promise<void> {
  await page.route(`${site.url}/config.json`, async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, day: { platesSold: {} } } });
  });
}

async function openVictim({ page }: Stage): Promise<void> {
  // Pointing at the link would prefetch the charts.
  await clickWithoutPointer(sidebarLink(page, 'Performance Analytics'));
  await expect(page.getByRole('heading', heading)).toBeVisible();
}

const releaseHung: Fault['end'] = async ({ page }) => {
  // Aborts first: a request that still hangs when its route is removed would succeed.
  await hung.release((route) => route.abort());
  await page.unrouteAll();
};

export const faults: readonly Fault[] = [
  network(
    '404',
    '*',
    (route) => route.fulfill({ status: 404, body: 'gone' }),
    unreachable,
    /\[analytics\] unreachable|status of 404/,
  ),
  network(
    '500',
    '*',
    (route) => route.fulfill({ status: 500, body: 'oops' }),
    unreachable,
    /\[analytics\] unreachable|status of 500/,
  ),
  {
    name: 'connection refused',
    reports: /\[analytics\] unreachable|ERR_CONNECTION_REFUSED/,
    begin: ({ site }) => site.stop(victim),
    shows: unreachable,
    end: ({ site }) => site.start(victim),
  },
  {
    ...network('hang', '*', hung.answer, timesOut, /\[analytics\] timed-out|ERR_FAILED/),
    end: releaseHung,
  },
  {
    ...network(
      '20 s slow',
      '*',
      slow.answer,
      async (stage, tool) => {
        await expect(stage.page.getByText(`Opening ${tool.label} …`)).toBeAttached();
        await stage.page.clock.fastForward(20_000);
        await expect(stage.page.getByText(`Still loading ${tool.label} …`)).toBeVisible();
        await slow.release((route) => route.continue());
        await stage.page.unrouteAll();
        await shown(stage, tool);
      },
      /^$/,
    ),
    recover: shown,
  },
  network(
    'HTML where JS should be',
    '*.js',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    broken,
    /\[analytics\] broken|integrity|preload|MIME/,
  ),
  network(
    'truncated JS',
    'assets/tool-*.js',
    async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
    tampered,
    /\[analytics\] tampered|integrity|preload/,
  ),
  registryEntry(
    'wrong hash',
    ({ live }) => {
      const hashes = live?.['integrity'] as Record<string, string>;
      for (const path of Object.keys(hashes)) hashes[path] = `sha384-${'A'.repeat(64)}`;
    },
    tampered,
    /\[analytics\] tampered|integrity|preload/,
  ),
  registryEntry(
    'wrong contract',
    ({ live }) => Object.assign(live ?? {}, { contract: '2.0' }),
    incompatible,
    /\[analytics\] incompatible/,
  ),
  registryEntry(
    'origin that is not allowed',
    ({ live }) => Object.assign(live ?? {}, { baseUrl: 'http://elsewhere.example/1.0.0-ab/' }),
    tampered,
    /\[analytics\] tampered/,
  ),
  release(
    'throws at import',
    () => `throw new Error('on purpose');`,
    broken,
    /\[analytics\] broken/,
  ),
  release(
    'exports no tool',
    () => `export const contract = '1.0';`,
    broken,
    /\[analytics\] broken/,
  ),
  release(
    'throws at render',
    moduleShowing(`throw new Error('on purpose');`),
    crashed,
    /\[analytics\] crashed/,
  ),
  release(
    'throws in an event handler',
    moduleShowing(`
      const onClick = () => { throw new Error('in a handler'); };
      return element('h1', null, element('button', { onClick }, 'Go wrong'));`),
    staysAndReports(/^\[analytics\] uncaught error \(release 1\.9\.0-.*\): Error: in a handler/),
    /\[analytics\] uncaught error/,
    reload,
  ),
  release(
    'rejects a promise',
    moduleShowing(`
      const onClick = () => { void Promise.reject(new Error('in a promise')); };
      return element('h1', null, element('button', { onClick }, 'Go wrong'));`),
    staysAndReports(
      /^\[analytics\] unhandled rejection \(release 1\.9\.0-.*\): Error: in a promise/,
    ),
    /\[analytics\] unhandled rejection/,
    reload,
  ),
  release(
    'endless re-render',
    moduleShowing(`
      const [count, setCount] = React.useState(0);
      setCount(count + 1);
      return element('h1', null, count);`),
    crashed,
    /\[analytics\] crashed/,
  ),
  network(
    'CSS missing',
    '*.css',
    (route) => route.fulfill({ status: 404, body: 'gone' }),
    unreachable,
    /\[analytics\] unreachable|status of 404/,
  ),
  {
    name: 'chunk gone after a redeploy',
    isDeployed: true,
    reports: /\[analytics\] (gone|drawing)|status of 404/,
    prepare: openWithoutSales,
    begin: async (stage) => {
      const { page, site } = stage;
      const before = (await site.target.readRegistry()).remotes[victim] as {
        live: { version: string };
      };
      await page.getByRole('button', { name: 'One plate of Plain Dosa less' }).click();
      await openVictim(stage);
      await deployChanged(stage, (text) => `${text}\n// the next release`);
      rmSync(join(site.folder, victim, before.live.version), { recursive: true });
      await openTool(page, 'Profit Optimizer');
      await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
    },
    shows: gone,
    recover: async (stage, tool) => {
      await retry(stage, tool);
      await expect(stage.page.locator('canvas')).toHaveCount(2);
    },
  },
  ...unreadableRegistry(
    '404',
    (route) => route.fulfill({ status: 404, body: 'gone' }),
    unreachable,
  ),
  ...unreadableRegistry('hung', hung.answer, timesOut).map((fault) => ({
    ...fault,
    end: releaseHung,
  })),
  ...unreadableRegistry(
    'malformed',
    (route) => route.fulfill({ body: '{"schema": 1' }),
    unreachable,
  ),
  registryEntry(
    'one entry malformed',
    ({ live }) => Object.assign(live ?? {}, { entry: 42 }),
    tampered,
    /\[analytics\] tampered/,
  ),
  network(
    'lazy chunk tampered',
    'assets/chart-*.js',
    tamper,
    async (stage, tool) => {
      await tampered(stage, tool);
      await expect(stage.page).toHaveTitle('Performance Analytics · Thela');
    },
    /\[analytics\] (tampered|drawing)|integrity|preload/,
  ),
  {
    name: 'offline after the first load',
    reports: /\[analytics\] unreachable|ERR_INTERNET_DISCONNECTED/,
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
    name: 'two tools failing at once',
    victims: ['analytics', 'voice'],
    reports: /\[(analytics|voice)\] (unreachable|tampered)|ERR_FAILED|integrity|preload/,
    begin: async ({ page, site }) => {
      await page.route(`${site.originOf('analytics')}/**`, (route) => route.abort());
      await page.route(`${site.originOf('voice')}/**/tool-*.js`, tamper);
    },
    shows: (stage, tool) => (tool.app === 'voice' ? tampered : unreachable)(stage, tool),
  },
  {
    name: 'deploy while the page is open',
    isDeployed: true,
    begin: async (stage) => {
      await openVictim(stage);
      await deployChanged(stage, renamed);
    },
    // The open page keeps the release that it has loaded, lazy chunks included.
    shows: async ({ page }) => {
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(2);
    },
    recover: async ({ page }) => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Next Performance Analytics' })).toBeVisible();
    },
  },
  {
    name: 'rollback while the page is open',
    isDeployed: true,
    prepare: (stage) => deployChanged(stage, renamed),
    shows: async ({ page, site }) => {
      await expect(page.getByRole('heading', { name: 'Next Performance Analytics' })).toBeVisible();
      await rollBack(site.target, victim);
      await expect(page.locator('canvas')).toHaveCount(2);
    },
    recover: reload,
  },
  {
    name: 'switched off by its team',
    isDeployed: true,
    prepare: ({ site }) => disableTool(site.target, victim, 'Back at noon: new oven.'),
    shows: async (stage, tool) => {
      await disabled(stage, tool);
      await expect(stage.page.getByRole('alert')).toContainText('Back at noon: new oven.');
    },
    end: ({ site }) => enableTool(site.target, victim),
  },
];

function renamed(text: string): string {
  return text.replace('Live Performance Analytics', 'Next Performance Analytics');
}
