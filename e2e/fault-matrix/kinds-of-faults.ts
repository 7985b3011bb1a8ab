import type { Route } from '@playwright/test';
import { deployRelease, rollBack } from '@thela/shipping';
import { releaseWith } from '../faulty-release';
import type { ModuleChange } from '../faulty-release';
import { expect } from '../fixtures';
import { victim } from './fault';
import type { Answer, Expectation, Fault, Stage } from './fault';
import { retry, shown } from './expectations';
import { untilHeading } from '../screen';

/** A row in which requests for some files of the victim fail. */
export function network(
  name: string,
  files: string,
  answer: Answer,
  shows: Expectation,
  reports: RegExp,
): Fault {
  return {
    name,
    reports,
    begin: async ({ page, site }) => {
      await page.route(`${site.originOf(victim)}/**/${files}`, answer);
    },
    shows,
  };
}

/** A row in which the victim's team signs another entry. */
export function registryEntry(
  name: string,
  change: (remote: Record<string, Record<string, unknown>>) => void,
  shows: Expectation,
  reports: RegExp,
): Fault {
  return {
    name,
    reports,
    prepare: async ({ page, site }) => {
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
    },
    shows,
  };
}

/** Deploys a changed release of the victim, as its team would. */
export async function deployChanged({ site }: Stage, change: ModuleChange): Promise<void> {
  await deployRelease(site.target, await releaseWith(victim, change));
}

/** A row in which the victim's team deploys a faulty release and rolls it back. */
export function release(
  name: string,
  change: ModuleChange,
  shows: Expectation,
  reports: RegExp,
  recover = retry,
): Fault {
  return {
    name,
    reports,
    isDeployed: true,
    prepare: (stage) => deployChanged(stage, change),
    shows,
    end: ({ site }) => rollBack(site.target, victim),
    recover,
  };
}

/** A visit before the fault, after which this browser has the registry in its storage. */
async function visit({ page }: Stage): Promise<void> {
  await page.goto('/tools/profit-optimizer');
  await untilHeading(page, 'Profit Optimizer');
  await page.waitForFunction(() => localStorage.getItem('thela.registry') !== null);
}

/** Two rows in which the registry cannot be read: on a first visit, and on a later one. */
export function unreadableRegistry(name: string, answer: Answer, first: Expectation) {
  const breakRegistry = async ({ page, site }: Stage) => {
    await page.route(`${site.url}/remotes.json`, answer);
  };
  const staleNotice = /The list of tools could not be read anew\. You see the tools as of/;
  const firstVisit: Fault = {
    name: `registry ${name}, first visit`,
    victims: ['analytics', 'voice'],
    reports: /\[(analytics|voice)\] (unreachable|timed-out)|status of 404|ERR_FAILED/,
    isAfterFirstLoad: true,
    begin: async (stage) => {
      // Makes it a first visit: no stored registry, and the one in memory is older than a minute.
      await stage.page.evaluate(() => localStorage.clear());
      await stage.page.clock.fastForward(61_000);
      await breakRegistry(stage);
    },
    shows: first,
  };
  const laterVisit: Fault = {
    name: `registry ${name}, later visit`,
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
      await expect(stage.page.getByText(staleNotice)).toBeVisible();
    },
    recover: async (stage, tool) => {
      await stage.page.getByRole('button', { name: 'Read it again' }).click();
      await expect(stage.page.getByText(staleNotice)).toBeHidden();
      await shown(stage, tool);
    },
  };
  return [firstVisit, laterVisit];
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
