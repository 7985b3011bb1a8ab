import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFile } from './file-lock';
import { readPublishedRemotes } from './published-remotes';
import { publishShellFiles, recallShellFiles } from './shell-files';
import { signStatement } from './signing-keys';
import { temporaryFolder } from './testing/sample-build';
import { registered } from './testing/sample-entry';
import { sampleKey } from './testing/sample-keys';

const root = temporaryFolder();
const site = join(root, 'site');
const config = { brand: 'Thela', remotes: { allowedOrigins: ['https://profit.example'] } };
const long = (text: string) => text.repeat(500);

beforeEach(() => {
  build('dist-server', { 'prerender.mjs': renderer });
});

function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), text);
  }
  return join(root, name);
}

/** A renderer for the welcome page, with the year, and a tool's page; it throws for bad settings. */
const renderer = `export async function prerender(page, config, year) {
  if (config.isBad) throw new Error('bad');
  return {
    'en-IN': {
      'index.html': \`welcome of \${config.brand} in \${typeof year}, \${page}\`,
      'tools/profit-optimizer.html': \`profit of \${page}\`,
    },
    'te-IN': { 'tools/profit-optimizer.html': \`లాభం of \${page}\` },
  };
}`;

const published = (path: string) => readFileSync(join(site, 'shell', path));

const headers = { 'X-Content-Type-Options': 'nosniff' };

describe('recallShellFiles', () => {
  const files = {
    'index.html': 'page',
    'sw.js': 'start(self.thelaSite)',
    'recall.html': 'recall',
    'recall.css': 'body {}',
    'recall.js': 'recall()',
  };

  it('publishes a worker that recalls, and leaves the pages, until the shell is deployed', async () => {
    const dist = build('dist', files);
    await publishShellFiles(dist, config, headers, site);
    expect(existsSync(join(site, 'shell/recall.html'))).toBe(false);
    await recallShellFiles(dist, site);
    expect(published('sw.js').toString()).toBe('start("recall")');
    expect(published('recall.html').toString()).toBe('recall');
    expect(JSON.parse(published('config.json').toString())).toEqual({ ...config, offline: false });
    expect(published('tools/profit-optimizer.html').toString()).toBe('profit of page');
    expect(published('tools/profit-optimizer.te-IN.html').toString()).toBe('లాభం of page');
    await publishShellFiles(dist, config, headers, site);
    expect(existsSync(join(site, 'shell/recall.html'))).toBe(false);
    expect(published('sw.js').toString()).toContain('index.html');
  });

  it('publishes the numbers of the live statements, and of no others', async () => {
    const key = await sampleKey();
    const tools = { profit: { keys: [key.pin], origins: ['https://profit.example'] } };
    const dist = build('dist', files);
    const remotes = { ...config.remotes, tools: { ...tools, voice: tools.profit } };
    await publishShellFiles(dist, { ...config, remotes }, headers, site);
    const live = registered('1.0.0-0123456789');
    const profit = await signStatement({ tool: 'profit', seq: 7, live, previous: [] }, [key]);
    const registry = { schema: 1, remotes: { profit, voice: profit, strategy: profit } };
    writeFileSync(join(site, 'shell/remotes.json'), JSON.stringify(registry));
    await recallShellFiles(dist, site);
    expect(JSON.parse(published('recall.json').toString())).toEqual({ profit: 7 });
  });

  it('refuses a folder without a shell', async () => {
    await expect(recallShellFiles(build('dist', files), join(root, 'empty'))).rejects.toThrow(
      'deploy the shell first',
    );
  });
});

describe('publishShellFiles', () => {
  it('publishes files, precompressed files and settings, and leaves no other files', async () => {
    const dist = build('dist', { 'index.html': 'page', 'assets/app-1.js': long('code') });
    await publishShellFiles(dist, config, headers, site);
    expect(published('app.html').toString()).toBe('page');
    expect(published('index.html').toString()).toBe('welcome of Thela in number, page');
    expect(published('tools/profit-optimizer.html').toString()).toBe('profit of page');
    expect(gunzipSync(published('assets/app-1.js.gz')).toString()).toBe(long('code'));
    expect(JSON.parse(published('config.json').toString())).toEqual(config);
    expect(readPublishedRemotes(site)).toMatchObject(config.remotes);
    expect(readdirSync(site)).toEqual(['shell']);
  });

  it('keeps the files of earlier builds and the registry', async () => {
    const first = build('first', { 'index.html': 'old', 'assets/app-1.js': 'old' });
    await publishShellFiles(first, config, headers, site);
    build('site/shell', { 'remotes.json': 'registry' });
    const second = build('second', { 'index.html': 'new', 'assets/app-2.js': 'new' });
    await publishShellFiles(second, config, headers, site);
    expect(published('app.html').toString()).toBe('new');
    expect(published('assets/app-1.js').toString()).toBe('old');
    expect(published('remotes.json').toString()).toBe('registry');
  });

  it('waits while another process replaces the files', async () => {
    const dist = build('dist', { 'index.html': 'page' });
    mkdirSync(site, { recursive: true });
    const release = await lockFile(join(site, 'shell'), join(site, 'shell.lock'));
    const ended: string[] = [];
    const publish = async (name: string) => {
      await publishShellFiles(dist, config, headers, join(root, name));
      ended.push(name);
    };
    const waiting = publish('site');
    await publish('other-site');
    await release();
    await waiting;
    expect(ended).toEqual(['other-site', 'site']);
  });

  it('removes precompressed files of an earlier version', async () => {
    await publishShellFiles(build('first', { 'index.html': long('old') }), config, headers, site);
    expect(existsSync(join(site, 'shell/index.html.br'))).toBe(true);
    await publishShellFiles(build('second', { 'index.html': 'short' }), config, headers, site);
    expect(existsSync(join(site, 'shell/index.html.br'))).toBe(false);
  });

  it('replaces precompressed files together with their originals', async () => {
    await publishShellFiles(build('first', { 'index.html': long('old') }), config, headers, site);
    await publishShellFiles(build('second', { 'index.html': long('new') }), config, headers, site);
    expect(gunzipSync(published('app.html.gz')).toString()).toBe(long('new'));
  });
});

describe('compressed files', () => {
  const code = { 'index.html': 'page', 'assets/app-1.js': long('code') };
  const brotli = () => published('assets/app-1.js.br');

  it('of an earlier version are kept where the text is the same', async () => {
    await publishShellFiles(build('first', code), config, headers, site);
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
    const other = brotliCompressSync(long('code'), quick);
    expect(brotli().equals(other)).toBe(false);
    writeFileSync(join(site, 'shell/assets/app-1.js.br'), other);
    await publishShellFiles(build('second', code), config, headers, site);
    expect(brotli().equals(other)).toBe(true);
  });

  it('of an earlier version are made anew where they are damaged or of another text', async () => {
    await publishShellFiles(build('first', code), config, headers, site);
    for (const damaged of [Buffer.from('no Brotli'), brotliCompressSync('another text')]) {
      writeFileSync(join(site, 'shell/assets/app-1.js.br'), damaged);
      await publishShellFiles(build('second', code), config, headers, site);
      expect(brotliDecompressSync(brotli()).toString()).toBe(long('code'));
    }
  });
});

describe('the page at /', () => {
  it('is the built page if the settings are invalid: the page itself says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const dist = build('dist', { 'index.html': long('page') });
    await publishShellFiles(dist, config, headers, site);
    await publishShellFiles(dist, { isBad: true }, headers, site);
    expect(published('index.html').toString()).toBe(long('page'));
    // The tool's page of the earlier build is removed.
    expect(readdirSync(join(site, 'shell/tools'))).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is the built page if there is no renderer', async () => {
    rmSync(join(root, 'dist-server'), { recursive: true });
    await publishShellFiles(build('dist', { 'index.html': 'page' }), config, headers, site);
    expect(published('index.html').toString()).toBe('page');
    expect(published('app.html').toString()).toBe('page');
  });
});

describe('readPublishedRemotes', () => {
  it('returns null where there is no shell yet, and names invalid settings', () => {
    expect(readPublishedRemotes(site)).toBeNull();
    build('site/shell', { 'config.json': '{"remotes":' });
    expect(() => readPublishedRemotes(site)).toThrow('is not valid: deploy the shell again');
  });
});
