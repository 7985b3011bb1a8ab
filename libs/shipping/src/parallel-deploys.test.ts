import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRegistry } from '@thela/federation/registry';
import { describe, expect, it } from 'vitest';
import { deployRelease } from './deploy';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import type { EntryChange } from './registry-entry';
import { readRegistryFile } from './registry-file';
import { makeRelease } from './release-folders';
import type { Release } from './release-folders';
import { readEntry, readVerifiedEntry } from './registry-entry';
import { promoteCanary, rollBack } from './roll-back';
import { ShippingError } from './shipping-error';
import { makeSigningKey, parseSigningKeys } from './signing-keys';
import { disableTool } from './switch-tool';
import type { DeployTask } from './testing/deploy-process';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';

const TOOLS = ['sous-chef', 'profit', 'analytics', 'voice'];

const root = temporaryFolder();
const site = join(root, 'site');
const registryPath = join(site, 'shell/remotes.json');
const { text: keyText } = await makeSigningKey();
const keys = await parseSigningKeys(keyText, 'the sample');
const target = folderTarget(site, async () => keys);

function start(script: string, argument: string): ChildProcess {
  const path = fileURLToPath(new URL(`testing/${script}`, import.meta.url));
  return fork(path, [argument], { execArgv: ['--import', 'tsx'], silent: true });
}

/** Starts a process that is ready to deploy these releases, and waits for the message `go`. */
async function startDeploying(releases: readonly Release[], name: string): Promise<ChildProcess> {
  const task: DeployTask = { site, url: `https://${name}.example/`, releases, key: keyText };
  const child = start('deploy-process.ts', JSON.stringify(task));
  await once(child, 'message');
  return child;
}

/** Lets all processes deploy at the same time, and waits until each has ended without an error. */
async function deployAtOnce(processes: readonly ChildProcess[]) {
  const ends = processes.map((child) => once(child, 'exit'));
  for (const child of processes) child.send('go');
  expect(await Promise.all(ends)).toEqual(processes.map(() => [0, null]));
}

function makeSample(name: string, version: string, text = version): Promise<Release> {
  const dist = join(root, 'dist', name, version);
  writeSampleBuild(dist, { name, version, files: { 'remoteEntry.js': `/* ${text} */` } });
  return makeRelease(dist, join(root, 'releases'));
}

async function deployHere(name: string, version: string) {
  const release = await makeSample(name, version);
  return deployRelease(target, release, { url: `https://${name}.example/` });
}

describe('deploys by several processes at the same time', () => {
  it('lose no entry', async () => {
    const versions = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e'];
    const processes = await Promise.all(
      TOOLS.map(async (name) => {
        const releases: Release[] = [];
        for (const version of versions) releases.push(await makeSample(name, version));
        return startDeploying(releases, name);
      }),
    );
    await deployAtOnce(processes);

    const registry = readRegistryFile(registryPath);
    const history = async (name: string) => {
      const { live, previous } = await readVerifiedEntry(target, name);
      return [live.version, ...previous.map(({ version }) => version)];
    };
    expect(Object.keys(registry.remotes).toSorted()).toEqual(TOOLS.toSorted());
    expect(await Promise.all(TOOLS.map(history))).toEqual(TOOLS.map(() => versions.toReversed()));
    expect(readdirSync(site).toSorted()).toEqual([...TOOLS, 'shell'].toSorted());
    expect(readdirSync(join(site, 'shell'))).toEqual(['remotes.json']);
  });

  it('upload the same release once', { tags: ['nightly'] }, async () => {
    const release = await makeSample('profit', '1.0.0-a');
    await deployAtOnce(await Promise.all([1, 2].map(() => startDeploying([release], 'profit'))));
    expect(readdirSync(join(site, 'profit'))).toEqual(['1.0.0-a']);
    const entry = await readVerifiedEntry(target, 'profit');
    expect(entry).toMatchObject({ live: { version: '1.0.0-a' }, previous: [] });
  });
});

type Change = (at: DeployTarget) => Promise<EntryChange>;

/** What people do to a tool whose release B is live after A, with C as a canary. */
const CHANGES: Readonly<Record<string, Change>> = {
  'deploy D': async (at) => deployRelease(at, await makeSample('profit', '1.0.3-d')),
  'deploy E as a canary': async (at) =>
    deployRelease(at, await makeSample('profit', '1.0.4-e'), { canary: 20 }),
  promote: (at) => promoteCanary(at, 'profit'),
  'end the canary': (at) => rollBack(at, 'profit'),
  'go back to A': (at) => rollBack(at, 'profit', '1.0.0-a'),
  disable: (at) => disableTool(at, 'profit', 'Back at noon'),
};
const pairs = Object.entries(CHANGES).flatMap(([a, first]) =>
  Object.entries(CHANGES).map(([b, second]) => ({ a, b, first, second })),
);

async function stateOf(at: DeployTarget) {
  const trusted = keys.map(({ pin }) => pin);
  const present = await readEntry(await at.readRegistry(), 'profit', { trusted });
  if (present.kind !== 'verified') throw new Error(`The entry is ${present.kind}.`);
  const { live, canary, previous, disabled } = present.remote;
  const versions = [live, ...previous].map(({ version }) => version);
  const state = [versions, canary?.release.version, disabled?.reason];
  return { seq: present.seq, state };
}

/** Both read the registry before one of them changes it. */
function atOnce(at: DeployTarget, first: Change, second: Change) {
  let resolve = () => {};
  const hasRead = new Promise<void>((done) => {
    resolve = done;
  });
  const afterwards = (until: Promise<unknown>, then: () => void): DeployTarget => ({
    ...at,
    changeRegistry: async (change) => {
      then();
      await until;
      await at.changeRegistry(change);
    },
  });
  const one = first(afterwards(hasRead, () => {}));
  const other = second(afterwards(Promise.allSettled([one]), resolve)).finally(resolve);
  return Promise.allSettled([one, other]);
}

describe('two changes of a tool at once', { tags: ['nightly'] }, () => {
  async function begin(name: string) {
    const at = folderTarget(join(root, name), async () => keys);
    const url = 'https://profit.example/';
    await deployRelease(at, await makeSample('profit', '1.0.0-a'), { url });
    await deployRelease(at, await makeSample('profit', '1.0.1-b'));
    await deployRelease(at, await makeSample('profit', '1.0.2-c'), { canary: 10 });
    return at;
  }

  it.each(pairs)('$a, then $b: the second counts or is told', async ({ first, second }) => {
    const [at, alone] = [await begin('at-once'), await begin('one-by-one')];
    const before = await stateOf(at);
    const [one, other] = await atOnce(at, first, second);
    expect(one.status).toBe('fulfilled');
    const fault: unknown = other.status === 'rejected' ? other.reason : new ShippingError('none');
    expect(fault).toBeInstanceOf(ShippingError);
    await first(alone);
    if (other.status === 'fulfilled') await second(alone);
    const after = await stateOf(at);
    expect(after.state).toEqual((await stateOf(alone)).state);
    expect(after.seq).toBeGreaterThan(before.seq);
  });
});

describe('a process that is killed', { tags: ['nightly'] }, () => {
  it('during an upload leaves no incomplete release and does not change the registry', async () => {
    await deployHere('profit', '1.0.0-a');
    const before = readFileSync(registryPath, 'utf8');
    // It takes seconds to compress this file, so the process can be killed during the upload.
    const large = Array.from({ length: 400_000 }, (_, line) => `${line * 7919}`).join(' plates ');
    const release = await makeSample('profit', '1.0.1-b', large);
    const child = await startDeploying([release], 'profit');
    const folder = join(site, 'profit');
    const staging = new Promise<void>((resolve) => {
      const watcher = watch(folder, (_event, name) => {
        if (!name?.startsWith('.staged-')) return;
        watcher.close();
        resolve();
      });
    });
    child.send('go');
    await staging;
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    expect(existsSync(join(folder, '1.0.1-b'))).toBe(false);
    expect(readdirSync(folder).some((name) => name.startsWith('.staged-'))).toBe(true);
    expect(readFileSync(registryPath, 'utf8')).toBe(before);
    expect((await deployHere('profit', '1.0.2-c')).after.live.version).toBe('1.0.2-c');
  });

  it('while it holds the lock does not block later changes of the registry', async () => {
    await deployHere('profit', '1.0.0-a');
    const before = readFileSync(registryPath, 'utf8');
    const child = start('hold-lock-process.ts', site);
    await once(child.stdout ?? child, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = join(site, 'remotes.lock');
    expect(existsSync(lock)).toBe(true);
    expect(readFileSync(registryPath, 'utf8')).toBe(before);
    expect(isRegistry(JSON.parse(before))).toBe(true);

    // Makes the lock one minute old, so that it is stale.
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    expect((await deployHere('profit', '1.0.1-b')).after.previous).toHaveLength(1);
    expect(existsSync(lock)).toBe(false);
  });
});
