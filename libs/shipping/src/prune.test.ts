import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployRelease } from './deploy';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import { namedVersions, pruneReleases, pruneTarget } from './prune';
import { makeRelease, markLatest } from './release-folders';
import { rollBack } from './roll-back';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';
import { sampleKeys } from './testing/sample-keys';

const DAY_MS = 24 * 60 * 60 * 1000;

const root = temporaryFolder();
const site = join(root, 'site');
const releases = join(root, 'releases');
const target = folderTarget(site, sampleKeys());
const now = Date.now();

const versionOf = (number: number) => `1.0.${number}-aaaaaaaaaa`;

async function release(number: number) {
  const dist = join(root, 'dist', String(number));
  const files = { 'remoteEntry.js': `/* ${number} */` };
  writeSampleBuild(dist, { version: versionOf(number), files });
  const made = await makeRelease(dist, releases);
  markLatest(made, releases);
  return made;
}

/** Deploys releases of these numbers, each a day after the one before; the last, 0 days ago. */
async function deployAll(numbers: readonly number[], canary?: number) {
  for (const number of numbers) {
    const options = {
      url: 'https://profit.example/',
      ...(number === canary ? { canary: 10 } : {}),
    };
    await deployRelease(target, await release(number), options);
  }
}

function age(number: number, days: number) {
  const at = new Date(now - days * DAY_MS);
  utimesSync(join(site, 'profit', versionOf(number)), at, at);
  utimesSync(join(releases, 'profit', versionOf(number)), at, at);
}

const lying = () => readdirSync(join(site, 'profit')).toSorted();
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('pruneTarget', () => {
  it('keeps live, canary, earlier and young releases, and removes the others', async () => {
    await deployAll(range(10, 24), 24);
    for (const number of range(10, 24)) age(number, 40);
    age(11, 29);
    // 23 is live, 24 its canary, 13 to 22 are the ten earlier ones.
    const plan = await pruneTarget(target, 'profit', now, true);
    expect(plan.removed).toEqual([versionOf(10), versionOf(12)]);
    expect(lying()).toHaveLength(15);
    expect(await pruneTarget(target, 'profit', now, false)).toEqual(plan);
    expect(lying()).toEqual([11, ...range(13, 24)].map(versionOf));
  });

  it('takes away nothing where there is no entry, or one that does not count', async () => {
    await deployAll([10, 11]);
    for (const number of [10, 11]) age(number, 40);
    const registry = join(site, 'shell/remotes.json');
    rmSync(registry);
    expect((await pruneTarget(target, 'profit', now, false)).removed).toEqual([]);
    writeFileSync(registry, JSON.stringify({ schema: 1, remotes: { profit: { live: 'x' } } }));
    await expect(pruneTarget(target, 'profit', now, false)).rejects.toThrow('does not count');
    expect(lying()).toHaveLength(2);
  });

  it('stops before a release that was made live meanwhile', async () => {
    await deployAll(range(10, 24));
    for (const number of range(10, 24)) age(number, 40);
    let isFirst = true;
    const busy: DeployTarget = {
      ...target,
      removeRelease: async (tool, version) => {
        await target.removeRelease(tool, version);
        if (isFirst) await rollBack(target, 'profit', versionOf(12));
        isFirst = false;
      },
    };
    await expect(pruneTarget(busy, 'profit', now, false)).rejects.toThrow(
      `${versionOf(12)} of profit was taken into use`,
    );
    expect(lying()).toContain(versionOf(12));
  });

  it('leaves a release that is being deployed again', async () => {
    await deployAll(range(10, 24));
    for (const number of range(10, 24)) age(number, 40);
    const busy: DeployTarget = {
      ...target,
      removeRelease: async (tool, version) => {
        await target.removeRelease(tool, version);
        await target.renewRelease(tool, versionOf(12));
      },
    };
    const { removed, kept } = await pruneTarget(busy, 'profit', now, false);
    expect(removed).not.toContain(versionOf(12));
    expect(kept).toContain(versionOf(12));
    expect(lying()).toContain(versionOf(12));
  });

  it('is noticed by a deploy and a rollback whose files it removed', async () => {
    // The registry names 14 to 24.
    await deployAll(range(10, 24));
    const pruned: DeployTarget = {
      ...target,
      changeRegistry: async (change) => {
        await target.changeRegistry(change);
        await target.removeRelease('profit', versionOf(10));
      },
    };
    const again = async () => deployRelease(pruned, await release(10));
    await expect(again()).rejects.toThrow('was taken into use while');
    await deployRelease(target, await release(10));
    await rollBack(target, 'profit');
    await expect(rollBack(pruned, 'profit', versionOf(10))).rejects.toThrow('was taken into use');
  });

  it('keeps a release for 30 days after the registry named it last', async () => {
    await deployAll([10, 11]);
    for (const number of [10, 11]) age(number, 40);
    await rollBack(target, 'profit');
    expect((await pruneTarget(target, 'profit', now, false)).removed).toEqual([]);
    age(11, 40);
    expect((await pruneTarget(target, 'profit', now, false)).removed).toEqual([versionOf(11)]);
  });

  it('says so when a release was made live while it was removed', async () => {
    await deployAll(range(10, 24));
    for (const number of range(10, 24)) age(number, 40);
    const busy: DeployTarget = {
      ...target,
      removeRelease: async (tool, version) => {
        await rollBack(target, 'profit', version);
        await target.removeRelease(tool, version);
      },
    };
    await expect(pruneTarget(busy, 'profit', now, false)).rejects.toThrow('upload it where');
  });
});

describe('pruneReleases', () => {
  it('keeps the latest release that was made here, and those that a site names', async () => {
    await deployAll(range(10, 23));
    await release(24);
    for (const number of range(10, 24)) age24(number);
    const named = await namedVersions(target, 'profit');
    const { removed } = pruneReleases(releases, 'profit', named, now, false);
    expect(removed).toEqual(range(10, 12).map(versionOf));
    expect(existsSync(join(releases, 'profit', versionOf(10)))).toBe(false);
    expect(existsSync(join(releases, 'profit', versionOf(24)))).toBe(true);
    expect(pruneReleases(releases, 'voice', named, now, false)).toEqual({ removed: [], kept: [] });
  });

  function age24(number: number) {
    const at = new Date(now - 40 * DAY_MS);
    utimesSync(join(releases, 'profit', versionOf(number)), at, at);
  }
});
