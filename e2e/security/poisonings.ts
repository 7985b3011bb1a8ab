import { sightOf, tally, expectUnharmed } from './attack';
import type { Attack, Scene } from './attack';
import {
  hostileConfigurations,
  hostileDays,
  hostileDraws,
  hostileKeptRegistries,
  hostileOverrides,
  hostileRecords,
  hostileRegistries,
  hostileSessions,
  hostileTexts,
  senselessConfigurations,
} from './hostile-values';

const TOOL = '/tools/profit-optimizer';
const OWN_RELEASE = 'http://localhost:9/1.0.0-ab/';

/** Every name under which the page keeps something, and the hostile values to find there. */
export const kept: Readonly<Record<string, (own: string) => readonly string[]>> = {
  'thela.day': () => hostileDays,
  'thela.registry': hostileKeptRegistries,
  'thela.overrides': () => hostileOverrides,
  'thela.canary': () => hostileDraws,
  'thela.provider': () => hostileTexts,
  'sb-localhost-auth-token': () => hostileSessions,
  'sb-localhost-auth-token-code-verifier': () => hostileTexts,
  // Switches of libraries, for more lines on the console.
  FEDERATION_DEBUG: () => hostileTexts,
  'supabase.gotrue-js.locks.debug': () => hostileTexts,
};

/** Opens the page once for each value, and tells what a vendor sees each time. */
async function each(
  { page, asked }: Scene,
  values: readonly string[],
  open: (value: string) => Promise<unknown>,
): Promise<string> {
  const sights: string[] = [];
  for (const value of values) {
    await open(value);
    sights.push(await sightOf(page));
    await expectUnharmed(page);
  }
  return asked.length > 0 ? `asked for ${asked.join()}` : tally(sights);
}

const allPages = (values: readonly unknown[]) => `page (${values.length})`;

function poisonedStorage(name: string): Attack {
  const count = kept[name]?.('http://localhost:1').length ?? 0;
  return {
    name: `hostile values in ${name}`,
    expected: `page (${count})`,
    run: async (scene) => {
      const { page, site } = scene;
      const values = kept[name]?.(site.originOf('profit')) ?? [];
      await page.goto('/');
      // The registry that was kept is read where there is no other.
      if (name === 'thela.registry') await page.route('**/remotes.json', (route) => route.abort());
      const storage = name === 'thela.provider' ? 'sessionStorage' : 'localStorage';
      // A code makes the page read what was kept for a sign-in on its way.
      const path = /verifier|provider/.test(name)
        ? '/?code=00000000-0000-4000-8000-000000000000'
        : TOOL;
      return each(scene, values, async (value) => {
        await page.evaluate(([place, key, text]) => globalThis[place].setItem(key, text), [
          storage,
          name,
          value,
        ] as const);
        await page.goto(path);
        // A session is taken up by Supabase's client once the page is idle.
        if (name.startsWith('sb-')) await page.waitForLoadState('networkidle');
      });
    },
  };
}

function answeredBy(
  name: string,
  path: string,
  valuesOf: (scene: Scene) => Promise<readonly string[]> | readonly string[],
  expected: string,
): Attack {
  return {
    name,
    expected,
    run: async (scene) => {
      const { page } = scene;
      const values = await valuesOf(scene);
      let body = '';
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      return each(scene, values, async (value) => {
        body = value;
        await page.goto(TOOL);
        await page.evaluate(() => localStorage.removeItem('thela.registry'));
      });
    },
  };
}

async function soundConfiguration({ page, site }: Scene): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`${site.url}/config.json`);
  return (await answer.json()) as Record<string, unknown>;
}

export const poisonings: readonly Attack[] = [
  ...Object.keys(kept).map(poisonedStorage),
  answeredBy(
    'a config.json that makes no sense',
    '/config.json',
    async (scene) => senselessConfigurations(await soundConfiguration(scene)),
    `calm failure (${senselessConfigurations({}).length})`,
  ),
  answeredBy(
    'a config.json with hostile words and addresses',
    '/config.json',
    async (scene) => hostileConfigurations(await soundConfiguration(scene)),
    allPages(hostileConfigurations({})),
  ),
  answeredBy(
    'a hostile remotes.json',
    '/remotes.json',
    ({ site }) => hostileRegistries(site.originOf('profit')),
    allPages(hostileRegistries('')),
  ),
  {
    name: 'a hostile release.json',
    expected: allPages(hostileRecords),
    run: async (scene) => {
      const { page } = scene;
      let body = '';
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await page.route(`${OWN_RELEASE}release.json`, (route) =>
        route.fulfill({ headers, contentType: 'application/json', body }),
      );
      await page.goto('/');
      const override = JSON.stringify({ profit: OWN_RELEASE });
      await page.evaluate((text) => localStorage.setItem('thela.overrides', text), override);
      return each(scene, hostileRecords, async (value) => {
        body = value;
        await page.goto(TOOL);
      });
    },
  },
];
