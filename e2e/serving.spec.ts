import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { networkInterfaces } from 'node:os';
import { openingBudgets, welcomeBudget } from '@thela/benchmark/budgets';
import { ask } from './ask';
import { expect, test, toolNamed, tools } from './fixtures';
import { expectRow } from './result-tables';
import { watchRequests } from './screen';
import { statementIn } from './signed-entries';

const tool = toolNamed('profit');

async function scriptOf(url: string) {
  const registry = JSON.parse((await ask(`${url}/remotes.json`)).body.toString()) as {
    remotes: Record<string, unknown>;
  };
  const { live } = statementIn(registry, tool.app);
  return `${live.baseUrl}${live.scripts.find((path) => path.includes('/tool-'))}`;
}

test('pages, configuration and registry are asked for each time, hashed files never again', async ({
  site,
}) => {
  for (const path of ['/', '/tools/analytics', '/config.json', '/remotes.json']) {
    const { status, headers } = await ask(`${site.url}${path}`);
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('no-cache');
    const again = await ask(`${site.url}${path}`, { 'If-None-Match': headers.etag ?? '' });
    expect(again.status, path).toBe(304);
  }
  const page = (await ask(`${site.url}/`)).body.toString();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  for (const url of [`${site.url}${script}`, await scriptOf(site.url)]) {
    expect((await ask(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('code comes compressed to those who can read it', async ({ site }) => {
  // A page is in the language that a cookie names.
  const answers = {
    [`${site.url}/`]: 'Accept-Encoding, Cookie',
    [await scriptOf(site.url)]: 'Accept-Encoding',
    [`${site.url}/remotes.json`]: 'Accept-Encoding',
  };
  for (const [url, vary] of Object.entries(answers)) {
    const plain = await ask(url);
    const packed = await ask(url, { 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers['content-encoding'], url).toBeUndefined();
    expect(packed.headers['content-encoding'], url).toBe('br');
    expect(packed.headers.vary, url).toBe(vary);
    expect(packed.body.byteLength, url).toBeLessThan(plain.body.byteLength / 2);
    expect(brotliDecompressSync(packed.body).equals(plain.body), url).toBe(true);
  }
});

test('the registry of all tools has at most 6 kB on the wire', async ({ site }) => {
  for (const encoding of ['br', 'gzip']) {
    const { body } = await ask(`${site.url}/remotes.json`, { 'Accept-Encoding': encoding });
    expect(body.byteLength, encoding).toBeLessThan(6000);
  }
});

test("a tool's files may be read by pages of other origins", async ({ site }) => {
  const { headers } = await ask(await scriptOf(site.url));
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-type']).toContain('javascript');
});

test('what does not exist is a 404, also where a page could stand in for it', async ({ site }) => {
  for (const url of [
    `${site.url}/assets/gone-12345678.js`,
    `${site.originOf(tool.app)}/`,
    `${site.originOf(tool.app)}/1.0.0-gone/remoteEntry.js`,
  ]) {
    expect((await ask(url)).status, url).toBe(404);
  }
  // No path leads out of the folder: such an address gets the page.
  const { body } = await ask(`${site.url}/..%2f..%2f..%2f..%2fpackage.json`);
  expect(body.toString()).toContain('<!doctype html>');
  expect((await ask(site.url, {}, 'POST')).status).toBe(405);
});

test('both loopback addresses answer', async ({ site }) => {
  const port = new URL(site.url).port;
  expect((await ask(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
  if (hasIpv6) expect((await ask(`http://[::1]:${port}/`)).status).toBe(200);
});

test('a foreign Host is refused: a page of another site could read answers by DNS rebinding', async ({
  site,
}) => {
  const own = new URL(site.url);
  const statuses = new Set<number | undefined>();
  for (const url of [`${site.url}/config.json`, await scriptOf(site.url)]) {
    for (const host of ['evil.example', `evil.example:${own.port}`, 'localhost.evil.example']) {
      const { status, headers, body } = await ask(url, { Host: host });
      statuses.add(status);
      expect(body.toString()).toBe('This server answers to localhost, 127.0.0.1 and [::1] only.');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  }
  expectRow(test.info(), {
    name: 'config.json under the name of another site (DNS rebinding)',
    expected: '421',
    seen: [...statuses].join(),
  });
  // A forwarded port: the name is what an attacker cannot have.
  expect((await ask(`${site.url}/config.json`, { Host: 'localhost:1' })).status).toBe(200);
});

test.describe('under the policy', () => {
  test.use({ expectedErrors: /requires 'Trusted|unsafe-eval|Content Security Policy/ });
  test('the page runs nothing injected', async ({ page, site }) => {
    const { headers } = await ask(`${site.url}/tools/analytics`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${site.originOf('sous-chef')}`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    const directives = policy.split('; ').filter((text) => text.includes(` ${site.supabase.url}`));
    expect(directives.map((text) => text.split(' ')[0])).toEqual(['connect-src']);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        address: () => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        },
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual(['markup', 'address']);
    // In a timer, because the policy does not apply to the debugger's own evaluation.
    const evaluation = await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              resolve(new Function('return "ran"')());
            } catch {
              resolve('refused');
            }
          });
        }),
    );
    expect(evaluation).toBe('refused');
  });
});

test('the welcome keeps within its budget of requests and of compressed scripts', async ({
  page,
  site,
}) => {
  // A phone has neither the sidebar nor its code.
  await page.setViewportSize({ width: 360, height: 740 });
  const requests = watchRequests(page);
  // Without idle callbacks nothing is prefetched: prefetches do not count for the budget.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const urls = [...new Set(requests)];
  test.info().annotations.push({ type: 'requests', description: String(urls.length) });
  expect(urls.every((url) => url.startsWith(site.url))).toBe(true);
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(welcomeBudget.requests);

  const scripts = urls.filter((url) => url.endsWith('.js'));
  // As small as a deploy makes them: the sites of these tests are compressed in haste.
  const sizes = await Promise.all(
    scripts.map(async (url) => brotliCompressSync((await ask(url)).body).byteLength),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(welcomeBudget.scriptBytesNow);
});

test('each tool keeps within its budget of compressed files to open', async ({ site }) => {
  const registry = await site.target.readRegistry();
  for (const { app } of tools) {
    const { baseUrl, entry, scripts, styles } = statementIn(registry, app).live;
    const paths = [...new Set([entry, ...scripts, ...styles])];
    const sizes = await Promise.all(
      paths.map(async (path) => brotliCompressSync((await ask(baseUrl + path)).body).byteLength),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: app, description: String(bytes) });
    expect(bytes, app).toBeLessThanOrEqual(openingBudgets[app] ?? 0);
  }
});
