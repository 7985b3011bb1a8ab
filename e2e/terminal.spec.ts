import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { workspaceRoot } from '@thela/tools/workspace';
import { runCommand } from './command';
import { expect, test } from './fixtures';
import { E2E_FOLDER } from './site';

// These share one folder of built apps, so they take turns.
test.describe.configure({ mode: 'serial' });

function run(command: readonly string[], port: number) {
  const env = { PORT: String(port), SITE_FOLDER: join(E2E_FOLDER, 'terminal') };
  return runCommand(command, workspaceRoot, env);
}

test('a port in use gives one clear line', async () => {
  const squatter = createServer().listen(4503, '127.0.0.1');
  await once(squatter, 'listening');
  try {
    const { code, output } = await run(['start'], 4500).ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'Port 4503 (analytics) is in use. Stop what runs there, or choose other ports: ' +
        'PORT=6200 npm start puts the site on 6200 and the tools on 6201 to 6206.',
    );
  } finally {
    squatter.close();
  }
});

test('start serves the site until Ctrl-C, then gives every port back', async ({ request }) => {
  test.setTimeout(120_000);
  const site = run(['start'], 4500);
  await site.says('Open http://localhost:4500');
  for (const port of [4500, 4501, 4502, 4503, 4504, 4505, 4506]) {
    const answer = await request.get(`http://localhost:${port}/remotes.json`);
    expect(answer.status(), String(port)).toBe(port === 4500 ? 200 : 404);
  }
  site.interrupt();
  expect((await site.ended).code).toBe(0);
  for (const port of [4500, 4501, 4502, 4503, 4504, 4505, 4506]) {
    const probe = createServer().listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
  }
});

test('start that is interrupted while it starts leaves nothing behind', async () => {
  test.setTimeout(120_000);
  const site = run(['start'], 4500);
  await site.says('profit      http://localhost:4502');
  site.interrupt();
  const { code, output } = await site.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('Open http');
  for (const port of [4500, 4501, 4502, 4503, 4504, 4505, 4506]) {
    const probe = createServer().listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
  }
});

test('serve serves one app alone', async ({ request }) => {
  test.setTimeout(120_000);
  const server = run(['serve', 'profit'], 4500);
  await server.says('profit is served from http://localhost:4502');
  expect((await request.get('http://localhost:4502/nothing')).status()).toBe(404);
  await expect(request.get('http://localhost:4500/')).rejects.toThrow('ECONNREFUSED');
  server.interrupt();
  expect((await server.ended).code).toBe(0);
});

test('dev shows a tool alone on its bench', async ({ page }) => {
  test.setTimeout(120_000);
  const bench = run(['dev', 'profit'], 4500);
  await bench.says('http://localhost:5502');
  await page.goto('http://localhost:5502');
  const tool = page.frameLocator('iframe[title="profit"]');
  await expect(tool.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  await page.getByRole('radio', { name: 'No sales' }).check();
  await tool.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
  await expect(tool.getByText('Total Revenue: ₹50.00')).toBeVisible();
  const fakeAi = 'http://localhost:5502/fake-ai/answers/v1beta/models/any:generateContent';
  const answer = await page.request.post(fakeAi, { data: { contents: [{ parts: [] }] } });
  expect(answer.status()).toBe(200);
  bench.interrupt();
  await bench.ended;
});

test('an unknown app gets one clear line', async () => {
  const { code, output } = await run(['serve', 'pani-puri'], 4500).ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'There is no app "pani-puri". One of: shell, sous-chef, profit, analytics, zero-waste, voice, strategy.',
  );
});
