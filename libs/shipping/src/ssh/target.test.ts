import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deployRelease } from '../deploy';
import type { DeployTarget } from '../deploy-target';
import { folderTarget } from '../folder-target';
import { parseTarget } from '../parse-target';
import { readVerifiedEntry } from '../registry-entry';
import { makeRelease } from '../release-folders';
import { rollBack } from '../roll-back';
import { temporaryFolder, writeSampleBuild } from '../testing/sample-build';
import { remotesOfProfit, sampleKeys } from '../testing/sample-keys';
import * as scripts from './scripts';

const A = '1.0.0-aaaaaaaaaa';
const B = '1.0.0-bbbbbbbbbb';
const LONG_TEXT = 'long enough to be compressed; '.repeat(100);

/** Runs on this machine what it is told to run on the other one. `lose` beside it loses answers, `down` the connection. */
const SSH = `#!/bin/sh
while :; do case "$1" in -o|-p|-l) shift 2 ;; -*) shift ;; *) break ;; esac; done
shift
here=$(dirname "$0")
[ ! -e "$here/down" ] || { printf "\\033[2JConnection refused\\n" >&2; exit 255; }
sh -c "$*"
code=$?
case "$*" in *sha256sum*) [ ! -e "$here/lose" ] || exit 255 ;; esac
exit $code
`;

const root = temporaryFolder();
const site = join(root, 'srv/thela');
const programs = join(root, 'bin');
const keys = sampleKeys();
const remotes = await remotesOfProfit(keys, 'https://profit.example');
let target: DeployTarget;

beforeEach(async () => {
  write(join(programs, 'ssh'), SSH);
  chmodSync(join(programs, 'ssh'), 0o755);
  vi.stubEnv('PATH', [programs, process.env.PATH].join(delimiter));
  target = await parseTarget(`ssh://deploy@web.example:2222${site}`, root, keys);
});

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) write(join(root, name, path), text);
  return join(root, name);
}

function release(version: string, name = 'profit', text = version) {
  const dist = join(root, 'dist', name, version);
  writeSampleBuild(dist, {
    name,
    version,
    files: { 'remoteEntry.js': `/* ${text} ${LONG_TEXT} */` },
  });
  return makeRelease(dist, join(root, 'releases'));
}

const deploy = async (version: string) =>
  deployRelease(target, await release(version), { url: 'https://profit.example/' });
const entry = () => readVerifiedEntry(target, 'profit');

describe('a release on another machine', () => {
  it('has precompressed files that everybody may read, and leaves nothing else', async () => {
    expect((await deploy(A)).upload).toBe('stored');
    expect(readdirSync(site).toSorted()).toEqual(['profit', 'shell']);
    expect(readdirSync(join(site, 'profit'))).toEqual([A]);
    expect(readdirSync(join(site, 'profit', A)).toSorted()).toEqual([
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
    const paths = [`profit/${A}/remoteEntry.js`, 'shell/remotes.json'];
    const modes = paths.map((path) => statSync(join(site, path)).mode & 0o777);
    expect(modes).toEqual([0o644, 0o644]);
    expect(readdirSync(join(site, 'shell'))).toEqual(['remotes.json']);
    const here = await folderTarget(site, keys).lookUpRelease('profit', A);
    expect(here.kind).toBe('intact');
  });

  it('is uploaded again where it is damaged, and never changes otherwise', async () => {
    await deploy(A);
    const file = join(site, 'profit', A, 'remoteEntry.js');
    writeFileSync(file, 'other();');
    expect((await deploy(A)).upload).toBe('repaired');
    expect(readFileSync(file, 'utf8')).toContain(A);
    rmSync(file);
    symlinkSync('/etc/hostname', file);
    expect((await target.lookUpRelease('profit', A)).kind).toBe('damaged');
    expect((await deploy(A)).upload).toBe('repaired');
    expect(readdirSync(join(site, 'profit'))).toEqual([A]);
    const other = await makeOther();
    await expect(deployRelease(target, other)).rejects.toThrow('holds other files');
  });

  it('is listed with its time, and removed whole', { tags: ['nightly'] }, async () => {
    await deploy(A);
    await deploy(B);
    const [first] = await target.listReleases('profit');
    expect(Math.abs((first?.storedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    const versions = async () =>
      (await target.listReleases('profit')).map(({ version }) => version).toSorted();
    expect(await versions()).toEqual([A, B]);
    await target.removeRelease('profit', A);
    await target.removeRelease('profit', A);
    expect(await versions()).toEqual([B]);
    expect(readdirSync(join(site, 'profit'))).toEqual([B]);
    expect(await target.listReleases('voice')).toEqual([]);
  });

  it('counts as uploaded now once it is renewed', { tags: ['nightly'] }, async () => {
    await deploy(A);
    utimesSync(join(site, 'profit', A), 0, 0);
    await target.renewRelease('profit', A);
    await target.renewRelease('profit', B);
    const [renewed, ...others] = await target.listReleases('profit');
    expect(Date.now() - (renewed?.storedAt ?? 0)).toBeLessThan(60_000);
    expect(others).toEqual([]);
  });

  async function makeOther() {
    const dist = join(root, 'other');
    writeSampleBuild(dist, { version: A, files: { 'remoteEntry.js': 'other();' } });
    return makeRelease(dist, join(root, 'other-releases'));
  }
});

describe('the registry on another machine', () => {
  it('loses no change, not even one of a deploy on that machine', async () => {
    const there = folderTarget(site, keys);
    const teams = [
      { tool: 'profit', place: target },
      { tool: 'voice', place: target },
      { tool: 'strategy', place: there },
    ];
    const lost = await Promise.all(
      teams.map(async ({ tool, place }) => {
        const releases = [await release(A, tool), await release(B, tool)];
        for (const next of releases) {
          await deployRelease(place, next, { url: `https://${tool}.example/` });
        }
        return (await readVerifiedEntry(place, tool)).previous.map(({ version }) => version);
      }),
    );
    expect(lost).toEqual([[A], [A], [A]]);
    expect(readdirSync(join(site, 'shell'))).toEqual(['remotes.json']);
  });

  it('is changed once where the answers are lost', { tags: ['nightly'] }, async () => {
    await deploy(A);
    await deploy(B);
    write(join(programs, 'lose'), '');
    await rollBack(target, 'profit');
    expect(await entry()).toMatchObject({ live: { version: A }, previous: [] });
  });

  it('is not held up by a process that was killed', { tags: ['nightly'] }, async () => {
    await deploy(A);
    const lock = join(site, 'remotes.lock');
    mkdirSync(lock);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    await deploy(B);
    expect((await entry()).live.version).toBe(B);
    expect(existsSync(lock)).toBe(false);
  });

  it('stays as it is when it is none', { tags: ['nightly'] }, async () => {
    write(join(site, 'shell/remotes.json'), '{"schema":2}');
    await expect(deploy(A)).rejects.toThrow('is not a registry, so it is left as it is');
    expect(existsSync(join(site, 'profit'))).toBe(false);
  });
});

describe('the shell on another machine', () => {
  const config = { brand: 'Thela', remotes };
  const files = {
    'index.html': LONG_TEXT,
    'sw.js': 'start(self.thelaSite)',
    'recall.html': 'recall',
    'recall.css': 'body {}',
    'recall.js': 'recall()',
  };
  const published = (path: string) => readFileSync(join(site, 'shell', path), 'utf8');

  it(
    'replaces its pages with their precompressed files, and keeps earlier assets',
    { tags: ['nightly'] },
    async () => {
      await deploy(A);
      const first = { ...files, 'assets/app-1.js': LONG_TEXT, 'tools/gone.html': 'gone' };
      await target.publishShell(build('first', first), config, {});
      expect(existsSync(join(site, 'shell/app.html.br'))).toBe(true);
      expect(existsSync(join(site, 'shell/recall.html'))).toBe(false);
      const second = { ...files, 'index.html': 'short', 'assets/app-2.js': LONG_TEXT };
      await target.publishShell(build('second', second), config, {});
      expect(published('app.html')).toBe('short');
      expect(existsSync(join(site, 'shell/app.html.br'))).toBe(false);
      expect(readdirSync(join(site, 'shell/assets'))).toHaveLength(6);
      expect(readdirSync(join(site, 'shell/tools'))).toEqual([]);
      expect((await entry()).live.version).toBe(A);
      expect(readdirSync(site).toSorted()).toEqual(['profit', 'shell']);
    },
  );

  it('is recalled', { tags: ['nightly'] }, async () => {
    const dist = build('dist', files);
    await expect(target.recallShell(dist)).rejects.toThrow('deploy the shell first');
    await target.publishShell(dist, config, {});
    await target.recallShell(dist);
    expect(published('sw.js')).toBe('start("recall")');
    expect(JSON.parse(published('config.json'))).toEqual({ ...config, offline: false });
    await target.publishShell(dist, config, {});
    expect(existsSync(join(site, 'shell/recall.html'))).toBe(false);
  });
});

describe('another machine', () => {
  it('that cannot be reached is named', async () => {
    write(join(programs, 'down'), '');
    await expect(target.readRegistry()).rejects.toThrow(
      'ssh deploy@web.example: [2JConnection refused',
    );
    await expect(deploy(A)).rejects.toThrow('Connection refused');
  });

  it('needs ssh on this one', async () => {
    vi.stubEnv('PATH', join(root, 'empty'));
    await expect(target.readRegistry()).rejects.toThrow('ssh is not installed');
  });

  it.each([
    'ssh://',
    'ssh://web',
    'ssh://web/',
    'ssh://-oProxy/srv',
    ...'ssh://-F@web/srv ssh://--@web/srv ssh://a@-F/srv ssh://web:-p/srv'.split(' '),
    ...'ssh://ｗeb/srv ssh://web/$(id) ssh://web;id/srv ssh:-F@web/srv'.split(' '),
    ...'ssh://a:b@web/srv ssh://a@b@web/srv ssh://web/srv?x ssh://web/srv#x ssh://web/%2e%2e'.split(
      ' ',
    ),
    ...'ssh://[::1]/srv ssh://web:/srv ssh://web//srv ssh://web/~/srv ssh://web/`id`'.split(' '),
    'ssh://we\u00ADb/srv',
    'ssh://web/srv\u2028',
    'ssh://web:22 -F/srv',
    'ssh://web/srv\n-F',
    'ssh://web/a b',
    'ssh://web/../x',
    "ssh://web/a'b",
  ])('is not named by %j', async (text) => {
    await expect(parseTarget(text, root)).rejects.toThrow('names no folder');
  });

  it('gets scripts that its shell reads as they are', () => {
    const { CODES: _, ...texts } = scripts;
    expect(Object.entries(texts).filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});
