import { entryOf } from '@thela/shipping';
import { logout } from '../accounts';
import { expect } from '../fixtures';
import { outcome, shownScreen } from './attack';
import type { Scene, Trial } from './attack';
import {
  hostileDays,
  hostileDraws,
  hostileOverrides,
  hostileSessions,
} from './hostile-storage-values';
import { hostilePersistedRegistries, persistedRegistry } from './hostile-releases';
import { hostileTexts } from './hostile-texts';
import { leaveBehind, noteReading, unread } from './storage-keys';
import type { StorageKey, StoredText } from './storage-keys';
import { togetherIn } from './together';
import type { Column } from './together';
import { expectRefused, registryColumns, registryWith } from './tools-in-turn';
import type { RegistryPoison } from './tools-in-turn';
import { openTool, untilHeading } from '../screen';

/** Has the page finish a sign-in: it reads what was kept for one on its way. */
const ARRIVAL = '/?code=00000000-0000-4000-8000-000000000000';

const rowOf = (name: StorageKey) => `hostile values in ${name}`;

function column(name: StorageKey, texts: readonly string[]): Column<StoredText> {
  return { row: rowOf(name), poisons: texts.map((text) => ({ name, text })) };
}

/** A text under a name, or what the registry that was kept says about one tool. */
type StoragePoison = StoredText | { readonly name: StorageKey; readonly entry: RegistryPoison };

function textsOf(poisons: readonly StoragePoison[]): StoredText[] {
  const entries = poisons.flatMap((poison) => ('entry' in poison ? [poison.entry] : []));
  const registry = { name: 'thela.registry', text: persistedRegistry(registryWith(entries)) };
  const texts = poisons.flatMap((poison) => ('entry' in poison ? [] : [poison]));
  return entries.length > 0 ? [registry, ...texts] : texts;
}

const describe = (poison: StoragePoison) =>
  JSON.stringify('entry' in poison ? poison.entry : poison).slice(0, 100);

async function readAll(scene: Scene, kept: readonly StoredText[]): Promise<string> {
  const names = await unread(scene.page, kept);
  return names.length > 0 ? `${names.join()} not read` : outcome(scene, 'page');
}

/** The names that are read on the way to a tool while the site has no registry to give. */
const atTool: Trial = togetherIn<StoragePoison>({
  name: 'hostile values in what a page reads on its way to a tool',
  expected: 'page',
  columnsOf: (originOf) => [
    ...registryColumns(rowOf('thela.registry'), hostilePersistedRegistries, originOf).map(
      ({ row, poisons }) => ({
        row,
        poisons: poisons.map(
          (poison): StoragePoison | null =>
            poison &&
            ('app' in poison
              ? { name: 'thela.registry', entry: poison }
              : { name: 'thela.registry', ...poison }),
        ),
      }),
    ),
    column('thela.overrides', hostileOverrides),
    column('sb-localhost-auth-token', hostileSessions),
  ],
  describe,
  prepare: async (scene) => {
    await noteReading(scene);
    // The registry that was kept is read where there is no other.
    await scene.page.route('**/remotes.json', (route) => route.abort());
  },
  load: async (scene, poisons) => {
    const { page } = scene;
    const kept = textsOf(poisons);
    const apps = poisons.flatMap((poison) =>
      'entry' in poison && 'app' in poison.entry ? [poison.entry.app] : [],
    );
    await leaveBehind(scene, kept);
    await expectRefused(page, apps.length > 0 ? apps : ['profit']);
    // A session is taken up by Supabase's client once the page is idle.
    if (await logout(page).isVisible()) await page.waitForLoadState('networkidle');
    await shownScreen(page);
    if (await page.getByText(/ comes from http/).isVisible()) return 'a tool from elsewhere';
    return readAll(scene, kept);
  },
});

/** The names that are read by a sign-in on its way, and by a tool that runs. */
const onArrival: Trial = togetherIn<StoragePoison>({
  name: 'hostile values in what a page reads when a sign-in leads back to it',
  expected: 'page',
  columnsOf: () => [
    column('thela.day', hostileDays),
    column('thela.canary', hostileDraws),
    column('thela.provider', hostileTexts),
    column('sb-localhost-auth-token-code-verifier', hostileTexts),
    column('FEDERATION_DEBUG', hostileTexts),
    column('supabase.gotrue-js.locks.debug', hostileTexts),
  ],
  describe,
  prepare: async (scene) => {
    await noteReading(scene);
    await onTrial(scene);
  },
  load: async (scene, poisons) => {
    const { page } = scene;
    const kept = textsOf(poisons);
    await leaveBehind(scene, kept);
    await page.goto(ARRIVAL);
    await untilHeading(page, 'Welcome back');
    await openTool(page, 'Profit Optimizer');
    await untilHeading(page, 'Profit Optimizer');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await shownScreen(page);
    return readAll(scene, kept);
  },
});

/** Has the registry name a release on trial, of the version that hostile draws are about. */
async function onTrial({ page, site }: Scene): Promise<void> {
  const registry = await site.target.readRegistry();
  const profit = entryOf(registry, 'profit');
  if (!profit) throw new Error('The Profit Optimizer is not deployed.');
  const canary = { release: { ...profit.live, version: '1.0.0-ab' }, percent: 50 };
  const remotes = { ...registry.remotes, profit: { ...profit, canary } };
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, remotes } }));
}

export const poisonings: readonly Trial[] = [atTool, onArrival];
