import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePorts } from '@thela/testkit/reserve-ports';
import { localEnvironment, runtimeConfig } from '@thela/tools/runtime-config';
import { developmentToolKeys } from '@thela/tools/signing-keys';
import { listApps, workspaceRoot } from '@thela/tools/workspace';
import { runCommand } from './command';
import { expect, siteOfWorker, test as base } from './fixtures';
import { buildOf } from './site';

const test = base.extend<{ readonly temporary: string }>({
  // A separate site, because the test changes its keys.
  site: siteOfWorker(),
  temporary: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'thela-ejected-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

// Before the first deploy from there, the pages pin the new key, and the present entry has another one's signature.
test.use({ findsRegistry: false, expectedErrors: /no pinned key has signed its entry/ });

test('a tool in a repository of its own is started, tested, released and deployed there, and seen in the site @nightly', async ({
  page,
  site,
  temporary,
}) => {
  // Its commands take five minutes, and four times as long where much else runs.
  test.setTimeout(3_600_000);
  const folder = join(temporary, 'profit');
  const run = (command: readonly string[], program: string, where = folder) =>
    test.step([program, ...command].join(' '), async () => {
      const { code, output } = await runCommand(command, where, {}, [program]).ended;
      expect(code, output).toBe(0);
      return output;
    });
  const script = (name: string, ...options: string[]) =>
    run(['run', '--silent', name, '--', ...options], 'npm');

  await run(['run', 'eject', 'profit', folder], 'npm', workspaceRoot);
  expect(existsSync(join(folder, 'libs'))).toBe(false);
  // A version that no build of this workspace has.
  const manifest = join(folder, 'apps/profit/package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"version": "1.0.0"', '"version": "2.0.0"'));
  await run(['install', '--prefer-offline'], 'npm');
  await run(['add', '--all'], 'git');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@thela.example'];
  await run([...author, 'commit', '--quiet', '--message', 'Profit alone'], 'git');

  const ports = await reservePorts();
  const started = runCommand(['start'], folder, { PORT: String(ports.first) }, ['npm']);
  try {
    await page.goto(`${await started.matches(/(http:\/\/localhost:\d+\/)/)}tool`);
    await expect(page.getByRole('heading', { level: 1, name: 'Profit Optimizer' })).toBeVisible();
  } finally {
    started.kill();
    await started.ended;
    ports.giveBack();
  }

  expect(await script('test')).toMatch(/Tests +\d{3} passed/);
  expect(await script('test:isolated')).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  const released = await script('release');
  const version = /^profit (2\.0\.0-[0-9a-f]{10})$/m.exec(released)?.[1] ?? 'none';
  expect(released).not.toContain('uncommitted');

  // The team hands the public half of its key to the site, which pins it.
  await script('keys');
  const pinned = JSON.parse(readFileSync(join(folder, 'tool-keys.json'), 'utf8')) as object;
  const env = localEnvironment({ PORT: new URL(site.url).port });
  const apps = listApps(env);
  const keys = { ...(await developmentToolKeys(apps)), ...pinned };
  const config = runtimeConfig(env, apps, keys);
  await site.target.publishShell(buildOf('shell'), config, site.headers);
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  const to = `folder:${site.folder}`;
  const deployed = await script('deploy', '--to', to, '--url', `${site.originOf('profit')}/`);
  expect(deployed).toContain(`live: ${version}`);
  const entry = page.waitForResponse(`${site.originOf('profit')}/${version}/remoteEntry.js`);
  await page.reload();
  expect((await entry).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Profit Optimizer' })).toBeVisible();

  await script('disable', '--to', to, '--reason', 'Back at noon.');
  await page.reload();
  await expect(page.getByText('Back at noon.')).toBeVisible();
});
