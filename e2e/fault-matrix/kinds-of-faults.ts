import type { Route } from '@playwright/test';
import { deployRelease, rollBack } from '@thela/shipping';
import { releaseWith } from '../faulty-release';
import type { ModuleChange } from '../faulty-release';
import { expect } from '../fixtures';
import { untilHeading } from '../until-heading';
import { victim } from './fault';
import type { Answer, Fault, Stage } from './fault';
import { retry, shown } from './expectations';

const victims = [victim] as const;

export async function noFault(): Promise<void> {}

/** A row in which requests for some files of the victim go wrong on their way. */
export function network(
  name: string,
  files: string,
  answer: Answer,
  shows: Fault['shows'],
  reports: RegExp,
): Fault {
  return {
    name,
    victims,
    reports,
    begin: async ({ page, site }) => {
      await page.route(`${site.originOf(victim)}/**/${files}`, answer);
    },
    shows,
    end: ({ page }) => page.unrouteAll(),
    recover: retry,
  };
}

/** A row in which the registry itself says something else about the victim. */
export function registryEntry(
  name: string,
  change: (remote: Record<string, Record<string, unknown>>) => void,
  shows: Fault['shows'],
  reports: RegExp,
): Fault {
  return {
    name,
    victims,
    reports,
    prepare: async ({ page, site }) => {
      await page.route(`${site.url}/remotes.json`, async (route) => {
        const registry = (await (await route.fetch()).json()) as {
          remotes: Record<string, Record<string, Record<string, unknown>>>;
        };
        change(registry.remotes[victim] ?? {});
        await route.fulfill({ json: registry });
      });
    },
    begin: noFault,
    shows,
    end: ({ page }) => page.unrouteAll(),
    recover: retry,
  };
}

/** Deploys a changed release of the victim, as its team would. */
export async function deployChanged({ site }: Stage, change: ModuleChange): Promise<void> {
  await deployRelease(site.target, await releaseWith(victim, change));
}

/** A row in which the victim's team deploys a release with a fault, and rolls it back. */
export function release(
  name: string,
  change: ModuleChange,
  shows: Fault['shows'],
  reports: RegExp,
  recover = retry,
): Fault {
  return {
    name,
    victims,
    reports,
    isDeployed: true,
    prepare: (stage) => deployChanged(stage, change),
    begin: noFault,
    shows,
    end: async ({ site }) => {
      await rollBack(site.target, victim);
    },
    recover,
  };
}

/** A visit before the fault, on which this browser kept the registry. */
async function visit({ page }: Stage): Promise<void> {
  await page.goto('/tools/profit-optimizer');
  await untilHeading(page, 'Profit Optimizer');
  await page.waitForFunction(() => localStorage.getItem('thela.registry') !== null);
}

/** Two rows in which the registry cannot be had: on a first visit, and on a later one. */
export function unreadableRegistry(name: string, answer: Answer, first: Fault['shows']) {
  const breakRegistry = async ({ page, site }: Stage) => {
    await page.route(`${site.url}/remotes.json`, answer);
  };
  const end: Fault['end'] = ({ page }) => page.unrouteAll();
  const staleNotice = /The list of tools could not be read anew\. You see the tools as of/;
  const firstVisit: Fault = {
    name: `registry ${name}, first visit`,
    victims: ['analytics', 'voice'],
    reports: /\[(analytics|voice)\] (unreachable|timed-out)|status of 404|ERR_FAILED/,
    isAfterFirstLoad: true,
    begin: async (stage) => {
      // As if this browser had never been here: nothing is kept, and what was read grew old.
      await stage.page.evaluate(() => localStorage.clear());
      await stage.page.clock.fastForward(61_000);
      await breakRegistry(stage);
    },
    shows: first,
    end,
    recover: retry,
  };
  const laterVisit: Fault = {
    name: `registry ${name}, later visit`,
    victims,
    reports: /status of 404|ERR_FAILED/,
    prepare: async (stage) => {
      await visit(stage);
      const { page, site } = stage;
      await page.route(`${site.url}/remotes.json`, async (route, request) => {
        await answer(route, request);
        // Who has a registry at hand waits six seconds for another.
        await page.clock.fastForward(6000);
      });
    },
    begin: noFault,
    shows: async (stage, tool) => {
      await shown(stage, tool);
      await expect(stage.page.getByText(staleNotice)).toBeVisible();
    },
    end,
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

/** Leaves requests without an answer, until they are let go. */
export function hanging() {
  const routes: Route[] = [];
  return {
    answer: (route: Route) => {
      routes.push(route);
    },
    letGo: (become: (route: Route) => Promise<void>) => Promise.all(routes.splice(0).map(become)),
  };
}
