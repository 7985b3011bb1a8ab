import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployRelease } from '../deploy';
import type { DeployTarget } from '../deploy-target';
import { jsonText } from '../files';
import { parseTarget } from '../parse-target';
import { readVerifiedEntry } from '../registry-entry';
import { makeRelease } from '../release-folders';
import type { Release } from '../release-folders';
import { promoteCanary, rollBack } from '../roll-back';
import { disableTool, enableTool } from '../switch-tool';
import { temporaryFolder, writeSampleBuild } from '../testing/sample-build';
import { remotesOfProfit, sampleKeys } from '../testing/sample-keys';
import { startS3Server } from '../testing/s3-server';
import type { S3Behaviour, S3Server } from '../testing/s3-server';

const A = '1.0.0-aaaaaaaaaa';
const B = '1.0.0-bbbbbbbbbb';
const URL_OF_PROFIT = 'https://cdn.example/profit/';
const SITE = 's3://thela/the/site';
const REGISTRY = 'remotes.json';
const LONG_TEXT = 'long enough to be compressed; '.repeat(100);

const root = temporaryFolder();
const keys = sampleKeys();
const remotes = await remotesOfProfit(keys, 'https://cdn.example');
let store: S3Server;
let target: DeployTarget;

beforeEach(() => behaving({}));
afterEach(() => store.close());

const connect = () => parseTarget(SITE, root, keys, store.env);

/** Replaces the store by an empty one of another behaviour. */
async function behaving(behaviour: S3Behaviour) {
  if (store) await store.close();
  store = await startS3Server(behaviour);
  target = await connect();
}

function object(path: string) {
  const found = store.objects.get(`thela/the/site/${path}`);
  if (!found) throw new Error(`There is no ${path}: ${[...store.objects.keys()].join(', ')}`);
  return found;
}

function overwrite(path: string, text: string | Buffer) {
  const { headers, storedAt } = object(path);
  const content = Buffer.from(text);
  store.objects.set(`thela/the/site/${path}`, { headers, storedAt, content });
}

const registryText = () => brotliDecompressSync(object(`shell/${REGISTRY}`).content).toString();
const overwriteRegistry = (text: string) =>
  overwrite(`shell/${REGISTRY}`, brotliCompressSync(text));
const paths = () => [...store.objects.keys()].map((key) => key.replace('thela/the/site/', ''));

function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), text);
  }
  return join(root, name);
}

function release(version: string, name = 'profit'): Promise<Release> {
  const dist = join(root, 'dist', name, version);
  writeSampleBuild(dist, {
    name,
    version,
    files: { 'remoteEntry.js': `/* ${version} ${LONG_TEXT} */`, 'assets/tool.css': '.tool {}' },
  });
  return makeRelease(dist, join(root, 'releases'));
}

const deploy = async (version: string, canary?: number) =>
  deployRelease(target, await release(version), { url: URL_OF_PROFIT, canary });
const entry = () => readVerifiedEntry(target, 'profit');

describe('a release in a bucket', () => {
  it('has types, lasting caching and one compressed copy, and its list comes last', async () => {
    expect((await deploy(A)).upload).toBe('stored');
    const { content, headers } = object(`profit/${A}/remoteEntry.js`);
    expect(headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(content).toString()).toContain(LONG_TEXT);
    expect(object(`profit/${A}/assets/tool.css`).headers).toEqual({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(object(`shell/${REGISTRY}`).headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    });
    expect(paths()).toEqual([
      `profit/${A}/assets/tool.css`,
      `profit/${A}/remoteEntry.js`,
      `profit/${A}/release.json`,
      `shell/${REGISTRY}`,
    ]);
  });

  it('goes through all that a release goes through', async () => {
    await deploy(A);
    expect((await deploy(A)).upload).toBe('present');
    await deploy(B, 10);
    expect((await entry()).canary).toMatchObject({ percent: 10, release: { version: B } });
    await promoteCanary(target, 'profit');
    expect((await entry()).live.version).toBe(B);
    await rollBack(target, 'profit');
    expect((await entry()).live.version).toBe(A);
    await disableTool(target, 'profit', 'Back at noon');
    expect((await entry()).disabled?.reason).toBe('Back at noon');
    await enableTool(target, 'profit');
    await rollBack(target, 'profit', B);
    expect(await entry()).toMatchObject({ live: { version: B }, previous: [{ version: A }] });
  });

  it.each([
    ['another content', () => overwrite(`profit/${A}/assets/tool.css`, '.other {}')],
    [
      'a content that cannot be unpacked',
      () => overwrite(`profit/${A}/remoteEntry.js`, 'no Brotli'),
    ],
    ['a file less', () => store.objects.delete(`thela/the/site/profit/${A}/remoteEntry.js`)],
    ['a list that is none', () => overwrite(`profit/${A}/release.json`, '{}')],
    [
      'a file more',
      () =>
        store.objects.set(
          `thela/the/site/profit/${A}/more.js`,
          object(`profit/${A}/remoteEntry.js`),
        ),
    ],
    [
      'another type',
      () => {
        const css = object(`profit/${A}/assets/tool.css`);
        store.objects.set(`thela/the/site/profit/${A}/assets/tool.css`, { ...css, headers: {} });
      },
    ],
  ])('with %s is damaged, and uploaded again', async (_fault, damage) => {
    await deploy(A);
    damage();
    expect((await target.lookUpRelease('profit', A)).kind).toBe('damaged');
    expect((await deploy(A)).upload).toBe('repaired');
    expect((await target.lookUpRelease('profit', A)).kind).toBe('intact');
    expect(paths().filter((path) => path.startsWith('profit'))).toHaveLength(3);
  });

  it('counts as absent while its list is missing, as after an upload that broke off', async () => {
    await deploy(A);
    store.objects.delete(`thela/the/site/profit/${A}/release.json`);
    expect(await target.lookUpRelease('profit', A)).toEqual({ kind: 'absent' });
    expect((await deploy(A)).upload).toBe('stored');
  });

  it('never changes under the same version', async () => {
    await deploy(A);
    const dist = join(root, 'other');
    writeSampleBuild(dist, { version: A, files: { 'remoteEntry.js': 'other();' } });
    const other = await makeRelease(dist, join(root, 'other-releases'));
    const attempt = deployRelease(target, other, { url: URL_OF_PROFIT });
    await expect(attempt).rejects.toThrow('holds other files');
  });

  it('is found where a listing has many pages', async () => {
    await behaving({ pageSize: 1 });
    await deploy(A);
    expect((await target.lookUpRelease('profit', A)).kind).toBe('intact');
    expect(await target.lookUpRelease('profit', '1.0.0-gone')).toEqual({ kind: 'absent' });
  });

  it('is listed with its time, and removed whole', async () => {
    await deploy(A);
    await deploy(B);
    const [first] = await target.listReleases('profit');
    expect(Math.abs((first?.storedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    const versions = async () =>
      (await target.listReleases('profit')).map(({ version }) => version);
    expect(await versions()).toEqual([A, B]);
    await target.removeRelease('profit', A);
    await target.removeRelease('profit', A);
    expect(await versions()).toEqual([B]);
    expect(paths().filter((path) => path.includes(A))).toEqual([]);
    expect(await target.listReleases('voice')).toEqual([]);
  });

  it('counts as uploaded now once it is renewed, and stays intact', async () => {
    await deploy(A);
    for (const { storedAt } of store.objects.values()) storedAt.setTime(0);
    await target.renewRelease('profit', A);
    const [renewed] = await target.listReleases('profit');
    expect(Date.now() - (renewed?.storedAt ?? 0)).toBeLessThan(60_000);
    expect((await target.lookUpRelease('profit', A)).kind).toBe('intact');
    await target.renewRelease('profit', B);
    expect(await target.lookUpRelease('profit', B)).toEqual({ kind: 'absent' });
  });

  it('has no name that leads elsewhere', async () => {
    const { folder } = await release(A);
    await expect(target.upload('shell', A, folder)).rejects.toThrow('no name of a tool');
    await expect(target.upload('profit', '../shell', folder)).rejects.toThrow('no version');
    expect(await target.lookUpRelease('profit', '../shell')).toEqual({ kind: 'absent' });
    expect(paths()).toEqual([]);
  });
});

describe('the registry in a bucket', () => {
  it('keeps the entries of other teams, and what is no registry', async () => {
    await deploy(A);
    const others = { voice: { live: 'yesterday' }, analytics: null };
    overwriteRegistry(jsonText({ schema: 1, edited: 'by hand', remotes: others }));
    await deploy(B);
    expect(JSON.parse(registryText())).toMatchObject({ edited: 'by hand', remotes: others });
    overwriteRegistry('{"schema":2}');
    await expect(deploy(A)).rejects.toThrow('is not a registry, so it is left as it is');
    expect(registryText()).toBe('{"schema":2}');
  });

  it('is not written in a store that ignores conditions', async () => {
    await behaving({ ignoresConditions: true });
    await expect(deploy(A)).rejects.toThrow('ignores the conditions of writes');
    expect(paths()).toEqual([]);
  });

  it('is written in a store that wants ETags without quotes', async () => {
    await behaving({ wantsBareETags: true });
    await deploy(A);
    await deploy(B);
    expect((await entry()).live.version).toBe(B);
  });

  it('is changed once where each answer is lost', async () => {
    await deploy(A);
    await deploy(B);
    const { objects } = store;
    await behaving({ loses: { name: REGISTRY, every: 1 } });
    for (const [key, value] of objects) store.objects.set(key, value);
    await rollBack(target, 'profit');
    // A second rollback would find no earlier release.
    expect(await entry()).toMatchObject({ live: { version: A }, previous: [] });
  });

  it('says so if a lost answer and a colleague leave open what happened', async () => {
    await deploy(A);
    const { objects } = store;
    const changeByColleague = () => {
      const registry = JSON.parse(registryText());
      registry.remotes.profit = { live: 'of a colleague' };
      overwriteRegistry(jsonText(registry));
    };
    await behaving({ loses: { name: REGISTRY, every: 1, meanwhile: changeByColleague } });
    for (const [key, value] of objects) store.objects.set(key, value);
    await expect(deploy(B)).rejects.toThrow('it is not known whether the change was made');
  });
});

describe('two teams', () => {
  it('deploy fifteen times each at once and lose nothing', () => expectNoneLost(15));

  it(
    'deploy two hundred times each at once and lose nothing',
    { timeout: 300_000, tags: ['nightly'] },
    () => expectNoneLost(200),
  );

  /** In a store that loses answers, is busy, and sees conflicts of its own. */
  async function expectNoneLost(times: number) {
    await behaving({
      loses: { name: REGISTRY, every: 7 },
      busy: { name: REGISTRY, every: 11 },
      conflictsEvery: 5,
    });
    const lost = await Promise.all(['profit', 'voice'].map((tool) => deployMany(tool, times)));
    expect(lost).toEqual([0, 0]);
  }

  /** Deploys two releases in turns. @returns how many of the deploys were not found by the next */
  async function deployMany(tool: string, times: number): Promise<number> {
    const own = await connect();
    const releases = [await release(A, tool), await release(B, tool)];
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < times; i += 1) {
      const next = releases[i % 2] as Release;
      const { before } = await deployRelease(own, next, { url: `https://${tool}.example/` });
      seen.push(before?.live.version);
    }
    seen.push((await readVerifiedEntry(own, tool)).live.version);
    const expected = [undefined, ...seen.slice(1).map((_, i) => (i % 2 === 0 ? A : B))];
    return seen.filter((version, i) => version !== expected[i]).length;
  }
});

describe('the shell in a bucket', () => {
  const files = {
    'index.html': 'page',
    'sw.js': `start(self.thelaSite); /* ${LONG_TEXT} */`,
    'assets/app-12345678.js': LONG_TEXT,
    'recall.html': 'recall',
    'recall.css': 'body {}',
    'recall.js': 'recall()',
  };
  const config = { brand: 'Thela', remotes };

  it('has pages that are asked for again and assets that are kept', async () => {
    await target.publishShell(build('dist', files), config, {});
    expect(object('shell/app.html').headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(object('shell/assets/app-12345678.js').headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(object('shell/sw.js').headers['cache-control']).toBe('no-cache');
    expect(await target.readRemotes()).toMatchObject(config.remotes);
    expect(paths()).not.toContain('shell/recall.html');
    const places = ['assets/app-12345678.js', 'index.html', 'sw.js'];
    const order = places.map((path) => paths().indexOf(`shell/${path}`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('keeps assets of earlier builds and the registry, and removes their pages', async () => {
    await deploy(A);
    const first = build('first', { ...files, 'tools/gone.html': 'gone' });
    await target.publishShell(first, config, {});
    const { 'assets/app-12345678.js': _, ...others } = files;
    await target.publishShell(
      build('second', { ...others, 'assets/app-87654321.js': 'b' }),
      config,
      {},
    );
    expect(paths()).toEqual(
      expect.arrayContaining(['shell/assets/app-12345678.js', `shell/${REGISTRY}`]),
    );
    expect(paths()).not.toContain('shell/tools/gone.html');
    expect((await entry()).live.version).toBe(A);
  });

  it('is recalled', async () => {
    const dist = build('dist', files);
    await expect(target.recallShell(dist)).rejects.toThrow('deploy the shell first');
    await target.publishShell(dist, config, {});
    await target.recallShell(dist);
    expect(brotliDecompressSync(object('shell/sw.js').content).toString()).toContain(
      'start("recall")',
    );
    expect(JSON.parse(object('shell/config.json').content.toString())).toEqual({
      ...config,
      offline: false,
    });
    expect(paths()).toEqual(expect.arrayContaining(['shell/recall.html', 'shell/app.html']));
  });

  it('is published by one at a time', async () => {
    const publish = async (name: string) => {
      const dist = build(name, { 'index.html': name, 'sw.js': `${name} self.thelaSite` });
      await (await connect()).publishShell(dist, config, {});
    };
    await Promise.all(['first', 'second', 'third'].map(publish));
    const page = object('shell/app.html').content.toString();
    expect(object('shell/sw.js').content.toString()).toMatch(new RegExp(`^${page} `));
  });

  it('is published again after a process was killed, once its time is over', async () => {
    await target.publishShell(build('dist', files), config, {});
    const killed = { holder: 'killed', until: new Date(Date.now() - 1000).toISOString() };
    overwrite('shell.lock', JSON.stringify(killed));
    await target.publishShell(build('dist', { 'index.html': 'next' }), config, {});
    expect(object('shell/app.html').content.toString()).toBe('next');
  });
});

describe('what a store refuses', () => {
  it('is said in its words', async () => {
    const foreign = { ...store.env, AWS_SECRET_ACCESS_KEY: 'another' };
    target = await parseTarget(SITE, root, keys, foreign);
    await expect(target.readRegistry()).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(deploy(A)).rejects.toThrow('403 SignatureDoesNotMatch');
    expect(paths()).toEqual([]);
  });

  it('and a store that cannot be reached is named', { tags: ['nightly'] }, async () => {
    await store.close();
    await expect(target.readRegistry()).rejects.toThrow('does not answer');
    store = await startS3Server();
  });
});

describe('the address of a bucket', () => {
  const aws = { AWS_REGION: 'ap-south-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

  it('needs keys and a region', async () => {
    await expect(parseTarget(SITE, root, keys, {})).rejects.toThrow('AWS_ACCESS_KEY_ID');
    const { AWS_REGION: _, ...withoutRegion } = aws;
    await expect(parseTarget(SITE, root, keys, withoutRegion)).rejects.toThrow('AWS_REGION');
    const noAddress = { ...aws, AWS_ENDPOINT_URL: 'store' };
    await expect(parseTarget(SITE, root, keys, noAddress)).rejects.toThrow('no web address');
  });

  it.each(['evil.example/', 'evil.example#', 'x@evil.example/?', 'ap-south-1\n', ' ', 'ａp'])(
    'has no region %j',
    async (AWS_REGION) => {
      const env = { ...aws, AWS_REGION };
      await expect(parseTarget(SITE, root, keys, env)).rejects.toThrow('is no region');
    },
  );

  it.each([
    's3://thela@evil/x',
    's3://thela:80/x',
    's3://-F/x',
    's3://thela/x?y',
    's3://thela/x#y',
    's3://thela/%2e%2e',
    's3://thela/x\n',
    's3://',
    's3://T',
    's3:thela',
    's3://thela/../site',
    's3://thela/a b',
    's3://thela//a',
  ])('is not %j', async (text) => {
    await expect(parseTarget(text, root, keys, aws)).rejects.toThrow('names no bucket');
  });

  it.each(['s3://thela', 's3://thela/', 's3://my.thela/the/site/'])('is %j', async (text) => {
    const { description } = await parseTarget(text, root, keys, aws);
    expect(description).toBe(text.replace(/\/$/, ''));
  });
});
