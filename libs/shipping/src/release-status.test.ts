import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployRelease } from './deploy';
import { folderTarget } from './folder-target';
import { makeRelease } from './release-folders';
import { releaseStatus } from './release-status';
import { sampleKeys } from './testing/sample-keys';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';

const A = '1.0.0-aaaaaaaaaa';
const B = '1.0.0-bbbbbbbbbb';
const url = 'https://profit.example/';

const root = temporaryFolder();
const site = join(root, 'site');
const target = folderTarget(site, sampleKeys());

function release(version: string) {
  const dist = join(root, 'dist', version);
  writeSampleBuild(dist, { name: 'profit', version, files: { 'remoteEntry.js': version } });
  return makeRelease(dist, join(root, 'releases'));
}

it('a release is neither live nor a canary before it is deployed', async () => {
  expect(await releaseStatus(target, await release(A))).toBe('neither');
});

it('a release is live after its deploy, and no longer after the next', async () => {
  await deployRelease(target, await release(A), { url });
  expect(await releaseStatus(target, await release(A))).toBe('live');
  await deployRelease(target, await release(B));
  expect(await releaseStatus(target, await release(A))).toBe('neither');
});

it('a release is the canary at any percentage', async () => {
  await deployRelease(target, await release(A), { url });
  await deployRelease(target, await release(B), { canary: 50 });
  expect(await releaseStatus(target, await release(B))).toBe('canary');
});

it('a release that an entry without a counting signature names is not live', async () => {
  await deployRelease(target, await release(A), { url });
  const registry = join(site, 'shell/remotes.json');
  writeFileSync(registry, readFileSync(registry, 'utf8').replaceAll(/"signature": "../g, '$&x'));
  expect(await releaseStatus(target, await release(A))).toBe('neither');
});
