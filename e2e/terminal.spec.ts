import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { reservePorts } from '@thela/testkit/reserve-ports';
import { developmentToolKeys } from '@thela/tools/signing-keys';
import { listApps, siteFolder, workspaceRoot } from '@thela/tools/workspace';
import { runCommand } from './command';
import { expect, test } from './fixtures';
import { copyReleases, E2E_FOLDER } from './site';

// The tests share one folder of built apps, so they run one after the other.
test.describe.configure({ mode: 'serial' });

const { first: SHELL_PORT, giveBack } = await reservePorts();
const PORT = String(SHELL_PORT);
const port = {
  profit: SHELL_PORT + 2,
  analytics: SHELL_PORT + 3,
  supabase: SHELL_PORT + 10,
  profitAlone: SHELL_PORT + 1002,
};
const SITE_PORTS = Array.from({ length: 7 }, (_, place) => SHELL_PORT + place);
const PORTS = [...SITE_PORTS, port.supabase];

const SITE = join(E2E_FOLDER, 'terminal');

/** Runs a command as a person does. */
const NPM = ['npm', 'run'] as const;

/** Empty settings override those of a developer. */
const UNSET = {
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_ANON_KEY: '',
  LOCAL_SUPABASE_HOST: '',
};

function run(
  command: readonly string[],
  settings: Record<string, string> = {},
  runner?: readonly [string, ...string[]],
) {
  const env = { ...UNSET, PORT, SITE_FOLDER: SITE };
  return runCommand(command, workspaceRoot, { ...env, ...settings }, runner);
}

async function expectFreePorts(ports: readonly number[]) {
  for (const each of ports) {
    const probe = createServer().listen(each, '127.0.0.1');
    await once(probe, 'listening');
    await once(probe.close(), 'close');
  }
}

test.beforeAll(() => copyReleases(SITE));

test.afterAll(() => {
  giveBack();
  rmSync(siteFolder('supabase', { PORT }), { recursive: true, force: true });
});

test('a port in use gives one clear line @nightly', async () => {
  const others =
    'PORT=6200 npm start puts the site on 6200, the tools on 6201 to 6206 and Supabase on 6210.';
  for (const { name, command } of [
    { name: 'analytics', command: 'start' },
    { name: 'supabase', command: 'start' },
    { name: 'supabase', command: 'local-supabase' },
  ] as const) {
    const squatter = createServer().listen(port[name], '127.0.0.1');
    await once(squatter, 'listening');
    const { code, output } = await run([command]).ended;
    squatter.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port[name]} (${name}) is in use. Stop what runs there, or choose other ports: ${others}`,
    );
  }
});

test('start that is interrupted while it starts leaves nothing behind @nightly', async () => {
  const site = run(['start']);
  await site.says(`profit      http://localhost:${port.profit}`);
  site.interrupt();
  const { code, output } = await site.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('Open http');
  await expectFreePorts(PORTS);
});

test('start serves the site until Ctrl-C, and accounts beside it, without which it goes on @nightly', async ({
  request,
}) => {
  const site = run(['start']);
  await site.says(`Open http://localhost:${PORT}`);
  for (const each of SITE_PORTS) {
    const answer = await request.get(`http://localhost:${each}/remotes.json`);
    expect(answer.status(), String(each)).toBe(each === SHELL_PORT ? 200 : 404);
  }
  await site.says(`Mails are not sent: read them at http://localhost:${port.supabase}/mailbox`);
  expect((await request.get(`http://localhost:${port.supabase}/mailbox`)).status()).toBe(200);
  const config = await request.get(`http://localhost:${PORT}/config.json`);
  expect(await config.json()).toMatchObject({
    supabase: { url: `http://localhost:${port.supabase}` },
  });

  const supabase = await site.matches(
    new RegExp(`supabase {4}http://localhost:${port.supabase} {2}\\(process (\\d+)\\)`),
  );
  process.kill(Number(supabase), 'SIGKILL');
  await site.says(`supabase has stopped. Start it again with: PORT=${PORT} npm run local-supabase`);
  expect((await request.get(`http://localhost:${PORT}/`)).status()).toBe(200);

  const alone = run(['local-supabase']);
  await alone.says(`Supabase is served from http://localhost:${port.supabase}`);
  expect((await request.get(`http://localhost:${port.supabase}/mailbox`)).status()).toBe(200);
  alone.interrupt();
  expect((await alone.ended).code).toBe(0);
  site.interrupt();
  expect((await site.ended).code).toBe(0);
  await expectFreePorts(PORTS);
});

test('the local Supabase is for this machine alone @nightly', async () => {
  const { code, output } = await run(['local-supabase'], { LOCAL_SUPABASE_HOST: '0.0.0.0' }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^supabase cannot be served on port ${port.supabase}: .*loopback.*\n$`),
  );
});

test('a shell that is deployed elsewhere needs a Supabase project and the keys of all tools @nightly', async () => {
  const to = `folder:${join(E2E_FOLDER, 'elsewhere')}`;
  const origins = { REMOTE_ORIGINS: 'https://profit.thela.example' };
  const without = await run(['deploy', 'shell', '--to', to], origins).ended;
  expect(without.code).toBe(1);
  expect(without.output.trim()).toBe(
    'Name the Supabase project in SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY: without them the ' +
      'pages would stop at "Missing Supabase environment variables".',
  );
  const project = {
    ...origins,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_ANON_KEY: 'a',
  };
  const keysFile = join(E2E_FOLDER, 'tool-keys.json');
  const { voice: _, ...others } = await developmentToolKeys(listApps());
  writeFileSync(keysFile, JSON.stringify(others));
  const settings = { ...project, TOOL_KEYS_FILE: keysFile };
  const keyless = await run(['deploy', 'shell', '--to', to], settings).ended;
  expect(keyless).toMatchObject({ code: 1, output: expect.stringContaining('npm run keys voice') });
  writeFileSync(keysFile, JSON.stringify(await developmentToolKeys(listApps())));
  const { code, output } = await run(['deploy', 'shell', '--to', to], settings).ended;
  expect(code, output).toBe(0);
  expect(output).toContain('accounts are kept at: https://project.supabase.co');
});

test('serve tells who serves the shell alone that accounts need more @nightly', async () => {
  const server = run(['serve', 'shell']);
  await server.says(`shell is served from http://localhost:${PORT}`);
  server.interrupt();
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).toContain(
    'Accounts need the local Supabase, which does not run. ' +
      `Start it with: PORT=${PORT} npm run local-supabase\n`,
  );
});

// These run through npm itself, which is killed at their end: nothing may outlive it.

test('start keeps no accounts where a Supabase project does, and does not outlive npm @nightly', async ({
  request,
}) => {
  const project = {
    SUPABASE_URL: 'https://project.supabase.co/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
  };
  const site = run(['start'], project, NPM);
  await site.says('Accounts are kept at https://project.supabase.co\n');
  await site.says(`Open http://localhost:${PORT}`);
  const config = await request.get(`http://localhost:${PORT}/config.json`);
  expect(await config.json()).toMatchObject({
    supabase: { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_example' },
  });
  await expectFreePorts([port.supabase]);
  site.kill();
  expect((await site.ended).output).not.toContain('mailbox');
  await expect(() => expectFreePorts(SITE_PORTS)).toPass();
});

test('the local Supabase alone does not outlive npm @nightly', async () => {
  const backend = run(['local-supabase'], {}, NPM);
  await backend.says('Supabase is served from');
  backend.kill();
  await expect(() => expectFreePorts([port.supabase])).toPass();
});

test('serve serves one app alone, and does not outlive npm @nightly', async ({ request }) => {
  const server = run(['serve', 'profit'], {}, NPM);
  await server.says(`profit is served from http://localhost:${port.profit}`);
  expect((await request.get(`http://localhost:${port.profit}/nothing`)).status()).toBe(404);
  await expect(request.get(`http://localhost:${PORT}/`)).rejects.toThrow('ECONNREFUSED');
  server.kill();
  await expect(() => expectFreePorts([port.profit])).toPass();
});

test('dev shows a tool alone in its playground, and does not outlive npm @nightly', async ({
  page,
}) => {
  const playground = run(['dev', 'profit'], {}, NPM);
  await playground.says(`http://localhost:${port.profitAlone}`);
  await page.goto(`http://localhost:${port.profitAlone}`);
  const tool = page.frameLocator('iframe[title="profit"]');
  await expect(tool.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  await page.getByRole('radio', { name: 'No sales' }).check();
  await tool.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
  await expect(tool.getByText('Total Revenue: ₹50.00')).toBeVisible();
  const fakeAi = `http://localhost:${port.profitAlone}/fake-ai/answers/v1beta/models/any:generateContent`;
  const answer = await page.request.post(fakeAi, { data: { contents: [{ parts: [] }] } });
  expect(answer.status()).toBe(200);
  playground.kill();
  await expect(() => expectFreePorts([port.profitAlone])).toPass();
});

test('an unknown app gets one clear line @nightly', async () => {
  const { code, output } = await run(['serve', 'pani-puri']).ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'There is no app "pani-puri". One of: shell, sous-chef, profit, analytics, zero-waste, voice, strategy.',
  );
});
