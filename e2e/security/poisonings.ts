import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logout } from '../accounts';
import { expect } from '../fixtures';
import { outcome, shownScreen } from './attack';
import type { Scene, Trial } from './attack';
import {
  hostileDrafts,
  hostileDraws,
  hostileLanguages,
  hostileNumbers,
  hostileOverrides,
  hostileSessions,
  hostileSnapshots,
} from './hostile-storage-values';
import { hostilePersistedRegistries, persistedRegistry } from './hostile-releases';
import { hostileTexts } from './hostile-texts';
import { leaveBehind, noteReading, unread } from './storage-keys';
import type { StorageKey, StoredText } from './storage-keys';
import { after, togetherIn } from './together';
import type { Column } from './together';
import { expectRefused, registryColumns, registryWith } from './tools-in-turn';
import type { RegistryPoison } from './tools-in-turn';
import { button, openTool, untilHeading } from '../screen';

/** Makes the page finish a sign-in, for which it reads what it stored at the start of one. */
const ARRIVAL = '/?code=00000000-0000-4000-8000-000000000000';

const PENDING = 'thela.pending.00000000-0000-4000-8000-000000000000';
const shortTexts = hostileTexts.filter(({ length }) => length < 10_000);

const rowOf = (name: StorageKey) => `hostile values in ${name}`;

function column(name: StorageKey, texts: readonly string[]): Column<StoredText> {
  return { row: rowOf(name), poisons: texts.map((text) => ({ name, text })) };
}

/** A stored text under a key, or one tool's entry in the stored registry. */
type StoragePoison = StoredText | { readonly name: StorageKey; readonly entry: RegistryPoison };

async function textsOf(poisons: readonly StoragePoison[], { site }: Scene): Promise<StoredText[]> {
  const entries = poisons.flatMap((poison) => ('entry' in poison ? [poison.entry] : []));
  const registry = {
    name: 'thela.registry',
    text: persistedRegistry(await registryWith(entries, site)),
  };
  const texts = poisons.flatMap((poison) => ('entry' in poison ? [] : [poison]));
  return entries.length > 0 ? [registry, ...texts] : texts;
}

const describe = (poison: StoragePoison) =>
  JSON.stringify('entry' in poison ? poison.entry : poison).slice(0, 100);

async function readAll(scene: Scene, kept: readonly StoredText[]): Promise<string> {
  // Some keys are read late: the session once the page is idle, what waits once the ledger is open.
  await expect.poll(() => unread(scene.page, kept), { message: 'not read' }).toEqual([]);
  return outcome(scene, 'page');
}

/** The keys that are read when a tool is opened while the registry cannot be fetched. */
const atTool: Trial = togetherIn<StoragePoison>({
  name: 'hostile values in what a page reads on its way to a tool',
  expected: 'page',
  keepsCache: true,
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
    {
      // The other texts of this key are in the next trial, which has fewer loads so.
      ...column('thela.day', hostileSnapshots),
      row: 'hostile days and stalls in thela.day',
    },
  ],
  describe,
  prepare: async (scene) => {
    await noteReading(scene);
    // The page reads the stored registry when there is no other.
    for (const name of readdirSync(join(scene.site.folder, 'shell'))) {
      if (name.startsWith('remotes.json')) rmSync(join(scene.site.folder, 'shell', name));
    }
  },
  end: ({ site }) => site.restore(),
  load: async (scene, poisons) => {
    const { page } = scene;
    const kept = await textsOf(poisons, scene);
    const apps = poisons.flatMap((poison) =>
      'entry' in poison && 'app' in poison.entry ? [poison.entry.app] : [],
    );
    await leaveBehind(scene, kept);
    await expectRefused(page, apps.length > 0 ? apps : ['profit']);
    // Supabase's client reads the session once the page is idle.
    if (await logout(page).isVisible()) await page.waitForLoadState('networkidle');
    await shownScreen(page);
    if (await page.getByText(/ comes from http/).isVisible()) return 'a tool from elsewhere';
    return readAll(scene, kept);
  },
});

/** The keys that are read by the callback of a sign-in and by a running tool. */
const onArrival: Trial = togetherIn<StoragePoison>({
  name: 'hostile values in what a page reads when a sign-in leads back to it',
  expected: 'page',
  keepsCache: true,
  columnsOf: () => [
    column('thela.day', hostileTexts),
    column('thela.device', shortTexts),
    column('thela.skew', hostileNumbers),
    column('thela.current', shortTexts),
    column('thela.persist', shortTexts),
    column('thela.phone-user', shortTexts),
    column('thela.setup', hostileDrafts),
    column(
      'thela.language',
      hostileLanguages.filter(({ length }) => length < 10_000),
    ),
    column('thela.theme', shortTexts),
    column('thela.canary', hostileDraws),
    // Some loads later: the longest texts of all keys together would not fit into the storage.
    { row: rowOf(PENDING), poisons: after(2, column(PENDING, hostileTexts).poisons) },
    { row: rowOf('thela.seq'), poisons: after(1, column('thela.seq', hostileNumbers).poisons) },
    column('thela.provider', hostileTexts),
    column('thela.session-ended', shortTexts),
    column('thela.fingerprint', shortTexts),
    column('sb-localhost-auth-token-code-verifier', hostileTexts),
    column('supabase.gotrue-js.locks.debug', hostileTexts),
  ],
  describe,
  prepare: async (scene) => {
    await noteReading(scene);
    await withCanary(scene);
  },
  end: ({ site }) => site.restore(),
  load: async (scene, poisons) => {
    const { page } = scene;
    const kept = await textsOf(poisons, scene);
    await leaveBehind(scene, kept);
    await page.goto(ARRIVAL);
    await untilHeading(page, 'Welcome back');
    await openTool(page, 'Profit Optimizer');
    await untilHeading(page, 'Profit Optimizer');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await shownScreen(page);
    await button(page, 'One plate of Masala Dosa more').click();
    if (kept.some(({ name }) => name === 'thela.setup')) await openSetUp(page);
    return readAll(scene, kept);
  },
});

async function openSetUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up my stall' }).click();
  await untilHeading(page, 'Set up my stall');
}

/** Adds a canary release to the registry, with the version of the hostile draws. */
async function withCanary({ site }: Scene): Promise<void> {
  await site.changeEntry('profit', (entry) => ({
    ...entry,
    canary: { release: { ...(entry.live as object), version: '1.0.0-ab' }, percent: 50 },
  }));
}

export const poisonings: readonly Trial[] = [atTool, onArrival];
