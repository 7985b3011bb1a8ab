import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRelease, makeRelease, markLatest } from './release-folders';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';

const root = temporaryFolder();
const dist = join(root, 'dist');
const releases = join(root, 'releases');
const made = join(releases, 'profit/1.0.0-aaaaaaaaaa');

beforeEach(() => void writeSampleBuild(dist));

describe('makeRelease', () => {
  it('keeps the build, byte for byte, under its tool and its version', async () => {
    const { folder, record } = await makeRelease(dist, releases);
    expect(folder).toBe(made);
    expect(record.name).toBe('profit');
    const contents = (place: string) =>
      ['release.json', 'remoteEntry.js', 'assets/tool.js', 'assets/tool.css'].map((path) =>
        readFileSync(join(place, path), 'utf8'),
      );
    expect(contents(made)).toEqual(contents(dist));
    expect(readdirSync(made).toSorted()).toEqual(['assets', 'release.json', 'remoteEntry.js']);
    expect(readdirSync(join(releases, 'profit'))).toEqual(['1.0.0-aaaaaaaaaa']);
  });

  it('keeps an existing release with the same files, and the commit that it names', async () => {
    await makeRelease(dist, releases);
    const before = statSync(made).ino;
    writeSampleBuild(dist, { commit: 'dirty' });
    const { record } = await makeRelease(dist, releases);
    expect(statSync(made).ino).toBe(before);
    expect(record.commit).toBe('unknown');
  });

  it('replaces a damaged release', async () => {
    await makeRelease(dist, releases);
    writeFileSync(join(made, 'remoteEntry.js'), '');
    await makeRelease(dist, releases);
    expect(readFileSync(join(made, 'remoteEntry.js'), 'utf8')).toContain('export const tool');
    expect(readdirSync(join(releases, 'profit'))).toEqual(['1.0.0-aaaaaaaaaa']);
  });

  it('refuses other files under the same version', async () => {
    await makeRelease(dist, releases);
    writeSampleBuild(dist, { files: { 'remoteEntry.js': 'export const other = 1;' } });
    await expect(makeRelease(dist, releases)).rejects.toThrow('A release never changes');
  });

  it('refuses a damaged build, and leaves nothing behind', async () => {
    writeFileSync(join(dist, 'more.js'), '');
    await expect(makeRelease(dist, releases)).rejects.toThrow('more.js is not listed');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it.each(['../profit', 'Profit/x', ''])('refuses %j as the name of a tool', async (name) => {
    writeSampleBuild(dist, { name });
    await expect(makeRelease(dist, releases)).rejects.toThrow(/is no name of a tool|is malformed/);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('removes what a crashed process left, but not what another process is making', async () => {
    const [old, young] = ['.staged-old', '.staged-young'].map((name) =>
      join(releases, 'profit', name),
    );
    for (const folder of [old, young]) mkdirSync(folder ?? '', { recursive: true });
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(old ?? '', twoHoursAgo, twoHoursAgo);
    await makeRelease(dist, releases);
    expect(readdirSync(join(releases, 'profit')).toSorted()).toEqual([
      '.staged-young',
      '1.0.0-aaaaaaaaaa',
    ]);
  });
});

describe('findRelease', () => {
  it('finds the latest release by default, or the named one', async () => {
    markLatest(await makeRelease(dist, releases), releases);
    writeSampleBuild(dist, { version: '1.0.0-bbbbbbbbbb' });
    await makeRelease(dist, releases);
    expect(findRelease(releases, 'profit').folder).toBe(made);
    expect(findRelease(releases, 'profit', '1.0.0-bbbbbbbbbb').record.version).toBe(
      '1.0.0-bbbbbbbbbb',
    );
  });

  it('says how to make a release if there is none', () => {
    expect(() => findRelease(releases, 'profit')).toThrow(
      'profit has no release yet: run npm run release profit.',
    );
  });

  it.each(['1.0.0-gone', '../../dist', '.staged-x', 'latest'])(
    'refuses to find %s',
    async (version) => {
      markLatest(await makeRelease(dist, releases), releases);
      expect(() => findRelease(releases, 'profit', version)).toThrow(
        `There is no release ${version} of profit here. There are: 1.0.0-aaaaaaaaaa.`,
      );
    },
  );

  it('refuses a damaged release', async () => {
    markLatest(await makeRelease(dist, releases), releases);
    rmSync(join(made, 'remoteEntry.js'));
    expect(() => findRelease(releases, 'profit')).toThrow(
      /remoteEntry.js is missing.*npm run release profit/,
    );
  });
});
