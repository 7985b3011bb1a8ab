import type { Route } from '@playwright/test';
import { deployRelease, rollBack } from '@thela/shipping';
import { releaseWith } from '../faulty-release';
import type { ModuleChange } from '../faulty-release';
import { expect } from '../fixtures';
import { MINUTE_MS, outdateRegistry } from './fault';
import type { Answer, App, Fault, Stage } from './fault';
import { shown } from './expectations';
import { untilHeading } from '../screen';

/** A row in which requests for some files of the victim fail. */
export function network(
  name: string,
  victim: App,
  files: string,
  answer: Answer,
  row: Pick<Fault, 'shows' | 'reported' | 'reports'>,
): Fault {
  return {
    name,
    victims: [victim],
    begin: async ({ page, site }) => {
      await page.route(`${site.originOf(victim)}/**/${files}`, answer);
    },
    ...row,
  };
}

/** A row in which the victim's team signs another entry. */
export function registryEntry(
  name: string,
  victim: App,
  change: (remote: Record<string, Record<string, unknown>>) => void,
  row: Pick<Fault, 'shows' | 'reported' | 'reports'>,
): Fault {
  return {
    name,
    victims: [victim],
    begin: async (stage) => {
      const { page, site } = stage;
      await page.route(`${site.url}/remotes.json`, async (route) => {
        const registry = (await (await route.fetch()).json()) as {
          remotes: Record<string, unknown>;
        };
        const entry = await site.signedEntry(victim, (fields) => {
          const changed = structuredClone(fields) as Record<string, Record<string, unknown>>;
          change(changed);
          return changed;
        });
        await route.fulfill({
          json: { ...registry, remotes: { ...registry.remotes, [victim]: entry } },
        });
      });
      await outdateRegistry(stage);
    },
    ...row,
  };
}

/** Deploys a changed release of a tool, as its team would. */
export async function deployChanged(
  { site }: Stage,
  victim: App,
  change: ModuleChange,
): Promise<void> {
  await deployRelease(site.target, await releaseWith(victim, change));
}

/** A row in which the victim's team deploys a faulty release and rolls it back. */
export function release(
  name: string,
  victim: App,
  change: ModuleChange,
  row: Pick<Fault, 'shows' | 'reported' | 'isUntilReload'>,
): Fault {
  return {
    name,
    victims: [victim],
    isDeployed: true,
    begin: async (stage) => {
      await deployChanged(stage, victim, change);
      await outdateRegistry(stage);
    },
    end: ({ site }) => rollBack(site.target, victim),
    ...row,
  };
}

/** A visit before the fault, after which this browser has the registry in its storage. */
async function visit({ page }: Stage): Promise<void> {
  await page.goto('/tools/profit-optimizer');
  await untilHeading(page, 'Profit Optimizer');
  await page.waitForFunction(() => localStorage.getItem('thela.registry') !== null);
}

/** A row in which the registry cannot be read on a first visit. */
export function unreadableAtFirst(
  name: string,
  victims: readonly App[],
  answer: Answer,
  row: Pick<Fault, 'shows' | 'reported' | 'end'>,
): Fault {
  return {
    name: `registry ${name}, first visit`,
    victims,
    reports: /status of 404|ERR_FAILED/,
    isAfterFirstLoad: true,
    begin: async (stage) => {
      await stage.page.route(`${stage.site.url}/remotes.json`, answer);
      // Makes it a first visit: no stored registry, and the one in memory is older than a minute.
      await stage.page.clock.fastForward(MINUTE_MS);
      await stage.page.evaluate(() => localStorage.clear());
    },
    ...row,
  };
}

/** A row in which the registry cannot be read on a later visit. */
export function unreadableLater(
  name: string,
  victim: App,
  answer: Answer,
  row: Pick<Fault, 'end'> = {},
): Fault {
  return {
    name: `registry ${name}, later visit`,
    victims: [victim],
    reports: /status of 404|ERR_FAILED/,
    prepare: async (stage) => {
      await visit(stage);
      const { page, site } = stage;
      await page.route(`${site.url}/remotes.json`, async (route, request) => {
        await answer(route, request);
        // A page with a stored registry waits six seconds for a new one.
        await page.clock.fastForward(6000);
      });
    },
    shows: async (stage, tool) => {
      await shown(stage, tool);
      await expect(stage.page.getByText('No internet.')).toBeHidden();
    },
    recover: async (stage, tool) => {
      await stage.page.reload();
      await shown(stage, tool);
    },
    ...row,
  };
}

export const tamper: Answer = async (route) => {
  const response = await route.fetch();
  const body = `${await response.text()}\ndocument.title = 'tampered';`;
  await route.fulfill({ response, body });
};

/** Leaves requests without an answer until they are released. */
export function hanging() {
  const routes: Route[] = [];
  return {
    answer: (route: Route) => {
      routes.push(route);
    },
    release: (settle: (route: Route) => Promise<void>) => Promise.all(routes.splice(0).map(settle)),
  };
}
