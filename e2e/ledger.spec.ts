import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deployOpenTool, killableBrowser, openOpenTool, storedIds } from './ledger-site';
import type { WithShell } from './ledger-site';
import { toast } from './screen';

/** `E2E_KILLS=20` for a longer trial. */
const KILLS = Number(process.env.E2E_KILLS ?? '1');
const EVENTS = 500;

test.use({ expectedErrors: /QuotaExceededError|(opening|storing) the records|second copy/ });
test.beforeAll(({ site }) => deployOpenTool(site));
test.afterAll(({ site }) => site.restore());

/** Appends one event after another; the page says each id when it is stored. */
function appendMany(page: Page, count: number): Promise<void> {
  return page.evaluate(async (many) => {
    const { shell, acknowledge } = globalThis as unknown as WithShell & {
      acknowledge: (id: string) => void;
    };
    const one = async () => {
      const stored = await shell.ledger.append([{ kind: 'plates', dish: 'plain-dosa', plates: 1 }]);
      if (stored.ok) acknowledge(stored.events[0]?.id ?? '');
    };
    for (let index = 0; index < many; index += 1) await one();
  }, count);
}

test('a browser that is killed amid writes has lost nothing that was acknowledged', async ({
  site,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const browser = killableBrowser();
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const context = await browser.start();
    const page = await context.newPage();
    const enough = new Promise<void>((resolve) => {
      const wanted =
        acknowledged.size + Math.ceil((EVENTS * (kill + 1)) / (KILLS + 1) / KILLS) + 20;
      void page.exposeFunction('acknowledge', (id: string) => {
        acknowledged.add(id);
        if (acknowledged.size >= wanted) resolve();
      });
    });
    await openOpenTool(page, site);
    const appending = appendMany(page, EVENTS).catch(() => {});
    await enough;
    await browser.kill();
    await appending;
  }
  const context = await browser.start();
  const page = await context.newPage();
  await openOpenTool(page, site);
  const stored = new Set(await storedIds(page));
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  test.info().annotations.push({
    type: 'kills',
    description: `${KILLS} kills, ${acknowledged.size} acknowledged, ${stored.size} stored, ${lost.length} lost`,
  });
  expect(lost).toEqual([]);
  await context.close();
});

test('records that the browser deleted come back from the second copy, and the page says so @nightly', async ({
  page,
  context,
  site,
}) => {
  await openOpenTool(page, site);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'acknowledge', () => {});
  });
  await appendMany(page, 7);
  const before = await storedIds(page);
  const copied = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('thela-ledger');
      let lines = 0;
      for await (const handle of folder.values()) {
        if (handle.kind !== 'file') continue;
        lines += (await (await handle.getFile()).text()).trim().split('\n').length;
      }
      return lines;
    });
  await expect.poll(copied).toBe(7);
  const session = await context.newCDPSession(page);
  await page.goto(`${site.url}/config.json`);
  await session.send('Storage.clearDataForOrigin', {
    origin: site.url,
    storageTypes: 'indexeddb',
  });
  await openOpenTool(page, site);
  expect((await storedIds(page)).toSorted()).toEqual(before.toSorted());
  await expect(
    toast(page, 'This browser had lost your records. 7 of them are back from the second copy.'),
  ).toBeVisible();
});

test('what does not fit on a full disk stays on the page, and is stored when there is space @nightly', async ({
  page,
  context,
  site,
}) => {
  await openOpenTool(page, site);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  const appended = () =>
    page.evaluate(async () => {
      const { shell } = globalThis as unknown as WithShell;
      const { ok } = await shell.ledger.append([{ kind: 'plates', dish: 'plain-dosa', plates: 5 }]);
      return { ok, shown: shell.day.getSnapshot().platesSold['plain-dosa'] };
    });
  expect(await appended()).toEqual({ ok: false, shown: 35 });
  const notice = page.getByRole('alert').filter({ hasText: 'Your phone has no space left' });
  await expect(notice).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  expect(await appended()).toEqual({ ok: true, shown: 40 });
  await expect(notice).toBeHidden();
  await page.reload();
  await page.getByRole('heading', { name: 'Open tool' }).waitFor();
  expect(await storedIds(page)).toHaveLength(2);
});
