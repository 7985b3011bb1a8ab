import type { Page } from '@playwright/test';
import { signStatement } from '@thela/shipping';
import { expect, toolNamed, tools } from '../fixtures';
import { button, openTool, untilHeading } from '../screen';
import type { Statement } from '../signed-entries';
import type { Scene, Trial } from './attack';

// What somebody could do who can write `remotes.json`, a tool's bucket or the browser's storage, but has not
// the key of the tool's team. Every row is about the Profit Optimizer; the other five tools must go on.

type Entries = Record<string, Record<string, unknown>>;

/** What an attacker may use. */
interface Means {
  /** The entries as they are served; changed in place. */
  readonly entries: Entries;
  /** The statement that Profit's team has signed. */
  readonly statement: Statement;
  /** Signs a statement with the key of a tool's team. */
  readonly sign: (statement: Statement, tool: string) => Promise<Record<string, unknown>>;
  readonly scene: Scene;
}

interface Forgery {
  readonly name: string;
  readonly expected: string;
  readonly forge: (means: Means) => void | Promise<void>;
}

const NO_KEY = 'tampered: no pinned key has signed its entry';
const UNSIGNED = 'tampered: its entry is not signed';

/** What a browser meets that has seen no registry. */
const firstVisit: readonly Forgery[] = [
  {
    name: "another tool's entry under the name of Profit",
    expected: NO_KEY,
    forge: ({ entries }) => {
      entries.profit = entries.strategy ?? {};
    },
  },
  {
    name: 'an unsigned entry',
    expected: UNSIGNED,
    forge: ({ entries: { profit = {} } }) => {
      delete profit.payload;
      delete profit.signatures;
    },
  },
  {
    name: 'a statement that was changed after it was signed',
    expected: NO_KEY,
    forge: ({ entries: { profit = {} } }) => {
      profit.payload = String(profit.payload).replace('"previous":', '"previous" :');
    },
  },
  {
    name: "the key of another tool's team",
    expected: NO_KEY,
    forge: async ({ entries, statement, sign }) => {
      entries.profit = await sign(statement, 'strategy');
    },
  },
  {
    name: 'a release of another tool, signed by the right team',
    expected: 'tampered: its entry is about strategy',
    forge: async ({ entries, statement, sign }) => {
      const { live } = JSON.parse(String(entries.strategy?.payload)) as Statement;
      entries.profit = await sign({ ...statement, live }, 'profit');
    },
  },
  {
    name: "a release in another tool's bucket, signed by the right team",
    expected: 'tampered: the origin of strategy is not among the origins of profit',
    forge: async ({ entries, statement, sign, scene: { site } }) => {
      const baseUrl = `${site.originOf('strategy')}/${statement.live.version}/`;
      entries.profit = await sign({ ...statement, live: { ...statement.live, baseUrl } }, 'profit');
    },
  },
  {
    name: 'other unsigned fields beside the signed statement',
    expected: 'shows Profit Optimizer',
    forge: ({ entries: { profit = {} } }) => {
      profit.live = { nothing: 'of use' };
      profit.disabled = { reason: 'Off.' };
    },
  },
];

/** What a browser meets that has the honest registry in its storage. */
const laterVisit: readonly Forgery[] = [
  {
    name: 'an earlier entry put back',
    expected: 'tampered: its entry # is older than one that was seen',
    forge: async ({ entries, statement, sign, scene: { page } }) => {
      // Else the page would open the stored release where the answer takes longer than 300 ms.
      await page.evaluate(() => localStorage.removeItem('thela.registry'));
      entries.profit = await sign({ ...statement, seq: statement.seq - 1 }, 'profit');
    },
  },
  {
    name: 'an unsigned entry in the storage, without a network',
    expected: UNSIGNED,
    forge: async ({ statement, scene: { page } }) => {
      await page.evaluate((unsigned) => {
        const stored = JSON.parse(localStorage.getItem('thela.registry') ?? '') as {
          registry: { remotes: Record<string, unknown> };
        };
        stored.registry.remotes.profit = unsigned;
        localStorage.setItem('thela.registry', JSON.stringify(stored));
      }, statement);
      await page.route('**/remotes.json', (route) => route.abort());
    },
  },
];

const visitWithoutKey: readonly Forgery[] = [
  {
    name: 'a configuration without a key for the tool',
    expected: 'tampered: no key is pinned for it',
    forge: async ({ scene: { page } }) => {
      await page.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as {
          remotes: { tools?: Record<string, unknown> };
        };
        delete config.remotes.tools?.profit;
        await route.fulfill({ json: config });
      });
    },
  },
];

/** The forgeries of a visit meet the same page: Retry reads the registry anew. The last of the first visit is harmless. */
const visits = [firstVisit, laterVisit, visitWithoutKey];

const label = toolNamed('profit').label;
/** The charts are drawn each time, so Analytics comes last. */
const others = tools
  .filter(({ app }) => app !== 'profit')
  .toSorted((a, b) => Number(a.app === 'analytics') - Number(b.app === 'analytics'));

export const forgedEntries: Trial = {
  isNightly: true,
  name: 'entries of the registry that the team of the tool has not signed',
  rows: visits
    .flat()
    .map(({ name, expected }) => ({ name, expected: `${expected}; the others work` })),
  run: async (scene) => {
    const seen: string[] = [];
    for (const visit of visits) {
      for (const [place, forgery] of visit.entries()) {
        // Each forgery meets a tool that the page has not loaded yet, and the last one of a visit the rest.
        const isLast = place === visit.length - 1;
        const tried = others.slice(0, isLast ? others.length : place + 1);
        seen.push(await tryForgery(forgery, { scene, isFirst: place === 0, tried }));
      }
    }
    return seen;
  },
};

interface Try {
  readonly scene: Scene;
  /** Whether it is the first of its visit. */
  readonly isFirst: boolean;
  /** The other tools that must work meanwhile. */
  readonly tried: typeof others;
}

async function tryForgery({ forge }: Forgery, { scene, isFirst, tried }: Try): Promise<string> {
  const { page, site } = scene;
  const reported: string[] = [];
  page.on('console', (message) => void reported.push(message.text()));
  const registry = await site.target.readRegistry();
  const entries = structuredClone(registry.remotes) as Entries;
  const statement = JSON.parse(String(entries.profit?.payload)) as Statement;
  const sign = async (changed: Statement, tool: string) =>
    signStatement(changed, await site.target.signingKeys(tool));
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: entries } }),
  );
  await forge({ entries, statement, sign, scene });
  if (isFirst) {
    await page.goto('/tools/profit-optimizer');
  } else {
    await openTool(page, label);
    await button(page, 'Retry').click();
    await expect(page.getByText(`Opening ${label} …`)).toHaveCount(0);
  }
  const shown = await outcomeOf(page, reported);
  const failed = await failingOf(page, tried);
  await page.unrouteAll();
  page.removeAllListeners('console');
  return `${shown}; ${failed.length > 0 ? `${failed.join()} failed` : 'the others work'}`
    .replace(site.originOf('strategy'), 'the origin of strategy')
    .replace(/\d{9,}/, '#');
}

/** `[profit] tampered: its entry is not signed (release 1.0.0-ab): …` */
const REPORT = /\[profit\] (\w+: .+?)(?: \(release .*\))?: /;

/** What stands in the tool's place: its own heading, or the reason that the page reported. */
async function outcomeOf(page: Page, reported: readonly string[]): Promise<string> {
  await untilHeading(page, '');
  const main = page.getByRole('main');
  if (!(await main.getByRole('alert').isVisible())) {
    return `shows ${await main.getByRole('heading', { level: 1 }).first().textContent()}`;
  }
  const reason = reported.map((text) => REPORT.exec(text)?.[1]).find(Boolean);
  return reason ?? 'a failure without a report';
}

/** Opens tools, and returns those that fail. */
async function failingOf(page: Page, tried: typeof others): Promise<string[]> {
  const failed: string[] = [];
  for (const { app, label: name, heading } of tried) {
    await openTool(page, name);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await title.getByText(heading).or(page.getByRole('alert').getByText(name)).first().waitFor();
    if (await page.getByRole('alert').getByText(name).isVisible()) failed.push(app);
  }
  return failed;
}
