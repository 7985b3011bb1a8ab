import type { ConsoleMessage } from '@playwright/test';
import { expect, toolNamed } from '../fixtures';
import { button } from '../screen';
import { outcome, shownScreen } from './attack';
import type { Scene, Trial } from './attack';
import { hostileSections, malformedFields, malformedTexts } from './hostile-configurations';
import type { Change, Malformed } from './hostile-configurations';
import { hostileRecords, hostileRegistries } from './hostile-releases';
import { leaveBehind } from './storage-keys';
import { after, togetherIn } from './together';
import {
  distributed,
  expectNotice,
  expectRefused,
  registryColumns,
  registryWith,
} from './tools-in-turn';
import type { RegistryPoison } from './tools-in-turn';

const TOOL = '/tools/profit-optimizer';
const CONFIG = '**/config.json';

async function openWith({ page, site }: Scene, changes: readonly Change[]): Promise<string> {
  const text = await (await page.request.get(`${site.url}/config.json`)).text();
  const body = changes.reduce((before, change) => change(before), text);
  await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto(TOOL);
  const screen = await shownScreen(page);
  await page.unroute(CONFIG);
  return screen;
}

const MALFORMED = 'a malformed config.json';

const malformed: Trial = togetherIn<Malformed>({
  name: MALFORMED,
  expected: 'calm failure',
  columnsOf: () => [
    { row: MALFORMED, poisons: malformedTexts },
    ...malformedFields.map((values) => ({
      row: MALFORMED,
      poisons: after(malformedTexts.length, values),
    })),
  ],
  describe: ({ change }) => change('{}').slice(0, 100),
  load: async (scene, poisons) => {
    const { page } = scene;
    const reported: string[] = [];
    const note = (message: ConsoleMessage) => void reported.push(message.text());
    page.on('console', note);
    const screen = await openWith(
      scene,
      poisons.map(({ change }) => change),
    );
    // One malformed value is enough for the page to refuse: the error must name every one.
    const said = () => reported.join('\n');
    for (const { reason } of poisons) await expect.poll(said).toContain(reason);
    page.off('console', note);
    return outcome(scene, screen);
  },
});

const HOSTILE = 'a config.json with hostile words and addresses';

const hostile: Trial = togetherIn<Change>({
  name: HOSTILE,
  expected: 'page',
  columnsOf: () => hostileSections.map((poisons) => ({ row: HOSTILE, poisons })),
  describe: (change) => change('{"brand":{}}').slice(0, 100),
  load: async (scene, changes) => outcome(scene, await openWith(scene, changes)),
});

const REGISTRY = 'a hostile remotes.json';

const registry: Trial = togetherIn<RegistryPoison>({
  name: REGISTRY,
  expected: 'page',
  columnsOf: (originOf) => registryColumns(REGISTRY, hostileRegistries, originOf),
  describe: ({ text }) => text.slice(0, 100),
  load: async (scene, poisons) => {
    const { page, site } = scene;
    const body = await registryWith(poisons, site);
    const apps = poisons.flatMap((poison) => ('app' in poison ? [poison.app] : []));
    const retry = button(page, 'Retry');
    const isOpen = apps.length === 0 && (await retry.isVisible());
    if (!isOpen) await leaveBehind(scene, []);
    await page.route('**/remotes.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    if (isOpen) {
      // A page that has refused a registry reads the next one without being loaded anew.
      await page.evaluate(() => localStorage.clear());
      const answer = page.waitForResponse('**/remotes.json');
      await retry.click();
      await answer;
      await expectNotice(page, toolNamed('profit').label);
    } else {
      await expectRefused(page, apps.length > 0 ? apps : ['profit']);
    }
    await page.unroute('**/remotes.json');
    return outcome(scene, await shownScreen(page));
  },
});

const RECORD = 'a hostile release.json';
const folderOf = (app: string) => `http://localhost:9/1.0.0-${app}/`;

interface RecordPoison {
  readonly app: string;
  readonly text: string;
}

const record: Trial = togetherIn<RecordPoison>({
  name: RECORD,
  expected: 'page',
  columnsOf: () => distributed(RECORD, (app) => hostileRecords(app).map((text) => ({ app, text }))),
  describe: ({ text }) => text.slice(0, 100),
  load: async (scene, poisons) => {
    const { page } = scene;
    const overrides = Object.fromEntries(poisons.map(({ app }) => [app, folderOf(app)]));
    await leaveBehind(scene, [{ name: 'thela.overrides', text: JSON.stringify(overrides) }]);
    const asked = new Set<string>();
    for (const { app, text } of poisons) {
      await page.route(`${folderOf(app)}release.json`, async (route) => {
        asked.add(app);
        const headers = { 'Access-Control-Allow-Origin': '*' };
        await route.fulfill({ headers, contentType: 'application/json', body: text });
      });
    }
    await expectRefused(
      page,
      poisons.map(({ app }) => app),
    );
    await page.unrouteAll();
    const ignored = poisons.filter(({ app }) => !asked.has(app));
    if (ignored.length > 0) return `${ignored.map(({ app }) => app).join()} not asked for`;
    return outcome(scene, await shownScreen(page));
  },
});

export const poisonedAnswers: readonly Trial[] = [malformed, hostile, registry, record];
