import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { shellHeaders, toolHeaders } from '@thela/tools/headers';
import { findOrInstallNginx } from '@thela/tools/nginx';
import { reservePorts } from '@thela/testkit/reserve-ports';
import { runtimeConfig, shellPolicy } from '@thela/tools/runtime-config';
import { developmentKeysOf, developmentToolKeys } from '@thela/tools/signing-keys';
import { isListening } from '@thela/tools/server-process';
import { deployRelease, folderTarget, makeRelease, parseTarget, rollBack } from '@thela/shipping';
import type { DeployTarget } from '@thela/shipping';
import { startS3Server } from '@thela/shipping/testing/s3-server';
import { listApps, workspaceRoot } from '@thela/tools/workspace';
import { ask } from './ask';
import type { Answer } from './ask';
import { releaseSaying } from './faulty-release';
import { expect, forgetRegistry, test, tools } from './fixtures';
import { statementIn } from './signed-entries';
import { buildOf, E2E_FOLDER } from './site';

interface Hosting {
  readonly name: string;
  readonly port: number;
  /** Public address of the folder that holds a tool's versions. */
  readonly urlOf: (app: string, port: number) => string;
  /** Origins of the tools, other than the page's own. */
  readonly toolOrigins: readonly string[];
  /** Where the site lies: in a folder, or in a bucket. */
  readonly place: 'folder' | 'bucket';
  /** What compressed files are compressed with. */
  readonly encoding: 'gzip' | 'br';
}

const reserved = await reservePorts();
const port = { seven: reserved.first, one: reserved.first + 1, bucket: reserved.first + 2 };
/** As it stands in the documented configurations. */
const supabaseUrl = 'https://project.supabase.co';
const toolOrigin = (app: string) => `http://${app}.thela.localhost:${port.seven}`;

const hostings: readonly Hosting[] = [
  {
    name: 'seven-origins',
    port: port.seven,
    urlOf: (app) => `${toolOrigin(app)}/`,
    toolOrigins: tools.map(({ app }) => toolOrigin(app)),
    place: 'folder',
    encoding: 'gzip',
  },
  {
    name: 'one-origin',
    port: port.one,
    urlOf: (app) => `http://thela.localhost:${port.one}/remotes/${app}/`,
    toolOrigins: [],
    place: 'folder',
    encoding: 'gzip',
  },
  {
    name: 'bucket',
    port: port.bucket,
    urlOf: (app) => `http://thela.localhost:${port.bucket}/remotes/${app}/`,
    toolOrigins: [],
    place: 'bucket',
    encoding: 'br',
  },
];

/**
 * The documented configuration, with the names, the port and the place of this test.
 *
 * @param place folder of the site, or address of the store with its bucket
 */
function configurationFor({ name, port: ownPort }: Hosting, place: string): string {
  return readFileSync(join(workspaceRoot, 'docs/nginx', `${name}.conf`), 'utf8')
    .replaceAll(/https:\/\/([a-z-]+\.)thela\.example/g, `http://$1thela.localhost:${ownPort}`)
    .replaceAll('thela.example', 'thela.localhost')
    .replaceAll(String.raw`thela\.example`, String.raw`thela\.localhost`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ownPort}`)
    .replaceAll('/srv/thela', place)
    .replaceAll('s3.ap-south-1.amazonaws.com:443', place.replace('http://', ''))
    .replaceAll('https://store', 'http://store')
    .replaceAll(/ *proxy_ssl_.*\n/g, '');
}

async function startNginx(
  hosting: Hosting,
  folder: string,
  place: string,
): Promise<() => Promise<void>> {
  const { name, port: ownPort } = hosting;
  const { path, mimeTypes } = findOrInstallNginx();
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'nginx.pid');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const text = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${pidFile};
    error_log ${join(folder, 'error.log')};
    events {}
    http {
      include ${mimeTypes};
      access_log off;
      ${temporary}
      ${configurationFor(hosting, place)}
    }`;
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, text);
  const nginx = [path, '-p', folder, '-c', configuration, '-g', 'daemon off;'];
  const guarded = join(workspaceRoot, 'tools/serving/guarded.mjs');
  const child = spawn(process.execPath, [guarded, ...nginx], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'exit');
  await expect
    .poll(async () => {
      if (child.exitCode !== null) throw new Error(`nginx does not start: ${complaint}`);
      return isListening({ name, port: ownPort });
    })
    .toBe(true);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** The text of an answer, unpacked. */
function textOf({ headers, body }: Answer): string {
  const { 'content-encoding': encoding } = headers;
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

test.afterAll(() => reserved.giveBack());

for (const hosting of hostings) {
  const { name, port: ownPort, urlOf, toolOrigins, encoding } = hosting;
  const shellUrl = `http://thela.localhost:${ownPort}`;

  test.describe(`served by nginx from ${name.replace('-', ' ')} @nightly`, () => {
    test.describe.configure({ mode: 'serial' });
    const folder = join(E2E_FOLDER, `nginx-${name}-${ownPort}`);
    let target: DeployTarget;
    let stop = async () => {};
    let stopStore = async () => {};
    /** A file of the shell as it lies there, packed in a bucket. */
    let storedFile = (path: string): Buffer | undefined =>
      readFileSync(join(folder, 'site/shell', path));

    /** The place where the site lies, empty. @returns what nginx is told of it */
    async function openPlace(): Promise<string> {
      if (hosting.place === 'folder') {
        target = folderTarget(join(folder, 'site'), developmentKeysOf);
        return join(folder, 'site');
      }
      const store = await startS3Server({ isPublic: true });
      stopStore = store.close;
      storedFile = (path) => store.objects.get(`thela/site/shell/${path}`)?.content;
      target = await parseTarget('s3://thela/site', folder, developmentKeysOf, store.env);
      return store.env['AWS_ENDPOINT_URL'] ?? '';
    }

    test.beforeAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      const place = await openPlace();
      const env = {
        SUPABASE_URL: supabaseUrl,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
        REMOTE_ORIGINS: [...toolOrigins, ...(toolOrigins[0] ? [] : [shellUrl])].join(),
      };
      const apps = listApps();
      const config = runtimeConfig(env, apps, await developmentToolKeys(apps));
      await target.publishShell(buildOf('shell'), config, shellHeaders(shellPolicy(env, apps)));
      for (const { app } of tools) {
        const release = await makeRelease(buildOf(app), join(folder, 'releases'));
        await deployRelease(target, release, { url: urlOf(app, ownPort) });
      }
      stop = await startNginx(hosting, folder, place);
    });
    test.afterAll(async () => {
      await stop();
      await stopStore();
    });

    /** Node does not resolve names below localhost; the browser does. */
    const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
      const { host, pathname } = new URL(url);
      return ask(`http://127.0.0.1:${ownPort}${pathname}`, { ...headers, Host: host }, method);
    };

    async function liveFile(app: string): Promise<string> {
      const { live } = statementIn(await target.readRegistry(), app);
      const script = live.scripts.find((path) => path.includes('/tool-'));
      return `${live.baseUrl}${script}`;
    }

    async function openTool(page: Page, path: string, heading: string) {
      await page.goto(`${shellUrl}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }

    test('every tool opens by its address', async ({ page }) => {
      for (const tool of tools) {
        await openTool(page, tool.path, tool.heading);
        expect(textOf(await get(`${shellUrl}${tool.path}`))).toContain(`Opening ${tool.label}`);
        if (tool.app === 'analytics') await expect(page.locator('canvas')).toHaveCount(2);
      }
    });

    test('a path below a tool gets the page of the tool, one below the stall any page', async () => {
      const files: [path: string, file: string][] = [
        ['/tools/analytics/week/masala%20dosa', 'tools/analytics.html'],
        ['/tools/analytics/', 'tools/analytics.html'],
        ['/tools/teleporter/week', 'app.html'],
        ['/stall', 'app.html'],
        ['/stall/dishes', 'app.html'],
      ];
      for (const [path, file] of files) {
        const { status, headers, body } = await get(`${shellUrl}${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect(headers['content-type'], path).toMatch(/^text\/html/);
        expect(body.equals(storedFile(file) ?? Buffer.of()), path).toBe(true);
      }
      expect((await get(`${shellUrl}/tools/analytics/lost.js`)).status).toBe(404);
    });

    test('a page comes in the language of the cookie, and caches are told', async () => {
      const pageOf = async (path: string, cookie: string) => {
        const answer = await get(`${shellUrl}${path}`, { cookie });
        expect(answer.headers['vary'], path).toContain('Cookie');
        return /<html lang="([\w-]+)">/.exec(textOf(answer))?.[1];
      };
      const languages = ['hi-IN', 'te-IN', 'hi-Latn-IN'];
      for (const language of languages) {
        const cookie = `thela_language=${language}`;
        expect(await pageOf('/', cookie)).toBe(language);
        expect(await pageOf('/tools/analytics', cookie)).toBe(language);
        expect(await pageOf('/tools/analytics/week', cookie)).toBe(language);
      }
      expect(await pageOf('/tools/analytics', 'thela_language=../../config')).toBe('en-IN');
      expect(await pageOf('/stall', 'thela_language=hi-IN')).toBe('en');
    });

    test('the headers are those of the local servers, on errors too', async () => {
      const pageHeaders = shellHeaders({ toolOrigins, supabaseUrl, allowOverride: false });
      const fileHeaders = toolOrigins.length > 0 ? toolHeaders() : pageHeaders;
      const file = await liveFile('profit');
      const answers = [
        { url: `${shellUrl}/tools/analytics`, status: 200, headers: pageHeaders },
        { url: `${shellUrl}/config.json`, status: 200, headers: pageHeaders },
        { url: `${shellUrl}/gone.js`, status: 404, headers: pageHeaders },
        { url: `${shellUrl}/`, method: 'POST', status: 405, headers: pageHeaders },
        { url: file, status: 200, headers: fileHeaders },
        { url: `${file}.gone`, status: 404, headers: fileHeaders },
        { url: file, method: 'POST', status: 405, headers: fileHeaders },
      ];
      for (const { url, method = 'GET', status, headers: expected } of answers) {
        const answer = await get(url, {}, method);
        expect(answer.status, `${method} ${url}`).toBe(status);
        for (const [header, value] of Object.entries(expected)) {
          expect(answer.headers[header.toLowerCase()], `${header} of ${url}`).toBe(value);
        }
        // This is plain http.
        expect(answer.headers).not.toHaveProperty('strict-transport-security');
      }
      expect((await get(file)).headers['content-type']).toContain('javascript');
      const manifest = await get(`${shellUrl}/manifest.webmanifest`);
      expect(manifest.headers['content-type']).toBe('application/manifest+json');
    });

    test('no other name is answered', async () => {
      const own = `127.0.0.1:${ownPort}`;
      for (const host of ['evil.example', own, 'thela.localhost.evil.example']) {
        const { status, body } = await ask(`http://${own}/config.json`, { Host: host });
        expect(status, host).toBe(421);
        expect(body.toString(), host).not.toContain('brand');
      }
    });

    test('what never changes is kept, all else is asked for again', async () => {
      const page = textOf(await get(`${shellUrl}/`));
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
      for (const url of [`${shellUrl}${script}`, await liveFile('profit')]) {
        const { status, headers } = await get(url);
        expect(status, url).toBe(200);
        expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
      }
      const settings = ['/config.json', '/remotes.json', '/manifest.webmanifest', '/sw.js'];
      for (const path of ['/', '/tools/analytics', ...settings]) {
        const { status, headers } = await get(`${shellUrl}${path}`);
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe('no-cache');
        const again = await get(`${shellUrl}${path}`, { 'If-None-Match': headers.etag ?? '' });
        expect(again.status, path).toBe(304);
      }
    });

    test('code and the registry come compressed', async () => {
      for (const url of [await liveFile('profit'), `${shellUrl}/remotes.json`]) {
        const packed = await get(url, { 'Accept-Encoding': encoding });
        expect(packed.headers['content-encoding'], url).toBe(encoding);
        expect(packed.body.byteLength, url).toBeLessThan(textOf(packed).length / 2);
        // A bucket has one copy only.
        if (hosting.place === 'folder') expect(packed.headers.vary).toBe('Accept-Encoding');
      }
    });

    test('what does not exist is a 404 that nobody keeps', async () => {
      const gone = `${urlOf('profit', ownPort)}1.0.0-gone/remoteEntry.js`;
      for (const url of [`${shellUrl}/assets/gone-12345678.js`, gone]) {
        const { status, headers } = await get(url);
        expect(status, url).toBe(404);
        expect(headers['cache-control'] ?? '', url).not.toContain('immutable');
      }
      for (const path of ['remotes.lock', 'shell/config.json', '../shell/config.json']) {
        const { status } = await get(`${urlOf('profit', ownPort)}${path}`);
        expect(status, path).not.toBe(200);
      }
    });

    test.describe('while a tool cannot be had', () => {
      test.use({ expectedErrors: /\[profit\] unreachable|ERR_FAILED/ });

      test('the next attempt loads it under another spelling of its folder', async ({ page }) => {
        // The plain spelling stays out of reach.
        await page.route(await liveFile('profit'), (route) => route.abort());
        await page.goto(`${shellUrl}/tools/profit-optimizer`);
        await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
      });
    });

    test('a deploy is live on the next load, and so is a rollback', async ({ page }) => {
      const [before, after] = ['Live Performance Analytics', 'Next Performance Analytics'];
      const next = await releaseSaying('analytics', before, after);
      await forgetRegistry(page);
      await openTool(page, '/tools/analytics', before);
      await deployRelease(target, next);
      await openTool(page, '/tools/analytics', after);
      await rollBack(target, 'analytics');
      await openTool(page, '/tools/analytics', before);
    });
  });
}
