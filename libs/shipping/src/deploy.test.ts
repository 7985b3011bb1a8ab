import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteSchema } from '@thela/federation/registry';
import type { Canary, RemoteEntry } from '@thela/federation/registry';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deployRelease, planDeploy } from './deploy';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import { makeRelease } from './release-folders';
import { jsonText } from './files';
import { promoteCanary, rollBack, settleCanary } from './roll-back';
import { disableTool, enableTool } from './switch-tool';
import { registered } from './testing/sample-entry';
import { remotesOfProfit, sampleKeys } from './testing/sample-keys';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';

const A = '1.0.0-aaaaaaaaaa';
const B = '1.0.0-bbbbbbbbbb';
const C = '1.0.0-cccccccccc';
const URL_OF_PROFIT = 'https://profit.example/';

const root = temporaryFolder();
const site = join(root, 'site');
const registryPath = join(site, 'shell/remotes.json');
const keys = sampleKeys();
const target = folderTarget(site, keys);

function release(version: string, name = 'profit') {
  const dist = join(root, 'dist', name, version);
  const files = { 'remoteEntry.js': `/* ${version} */`.repeat(200) };
  writeSampleBuild(dist, { name, version, files });
  return makeRelease(dist, join(root, 'releases'));
}

async function deploy(version: string, canary?: number) {
  return deployRelease(target, await release(version), { url: URL_OF_PROFIT, canary });
}

const readText = () => readFileSync(registryPath, 'utf8');

function entry() {
  const { remotes } = JSON.parse(readText()) as { remotes: { profit: { payload: string } } };
  return v.parse(remoteSchema, JSON.parse(remotes.profit.payload));
}

function writeRegistry(text: string) {
  mkdirSync(dirname(registryPath), { recursive: true });
  writeFileSync(registryPath, text);
}

describe('deployRelease', () => {
  it('uploads a release with precompressed files and makes it live', async () => {
    const { upload, before, after } = await deploy(A);
    expect({ upload, before }).toEqual({ upload: 'stored', before: null });
    expect(entry()).toEqual(after);
    expect(after.live.baseUrl).toBe(`${URL_OF_PROFIT}${A}/`);
    expect(Date.now() - Date.parse(after.since ?? '')).toBeLessThan(60_000);
    expect(readdirSync(join(site, 'profit', A)).toSorted()).toEqual([
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
    expect(readdirSync(site).toSorted()).toEqual(['profit', 'shell']);
    expect(readdirSync(join(site, 'shell'))).toEqual(['remotes.json']);
  });

  it('reports a release that is present, and writes nothing if it is live', async () => {
    await deploy(A);
    const text = readText();
    const again = await deploy(A);
    expect(again.upload).toBe('present');
    expect(again.after).toBe(again.before);
    expect(readText()).toBe(text);
  });

  it('uploads a damaged release again', async () => {
    await deploy(A);
    writeFileSync(join(site, 'profit', A, 'remoteEntry.js'), 'other();');
    expect((await deploy(A)).upload).toBe('repaired');
    expect(readdirSync(join(site, 'profit'))).toEqual([A]);
    expect((await target.lookUpRelease('profit', A)).kind).toBe('intact');
  });

  it('uses the address of the live release by default', async () => {
    await deploy(A);
    const { after } = await deployRelease(target, await release(B));
    expect(after.live.baseUrl).toBe(`${URL_OF_PROFIT}${B}/`);
  });

  it.each([
    ['https://cdn.example/profit', 'https://cdn.example/profit/'],
    ['http://localhost:4202', 'http://localhost:4202/'],
  ])('adds a slash to %s', async (url, folder) => {
    const { after } = await deployRelease(target, await release(A), { url });
    expect(after.live.baseUrl).toBe(`${folder}${A}/`);
  });

  it.each([
    'profit.example',
    'ftp://profit.example/',
    'https://profit.example/?a=',
    '',
    'https://x y/',
  ])('refuses the address %j before it uploads anything', async (url) => {
    const attempt = deployRelease(target, await release(A), { url });
    await expect(attempt).rejects.toThrow(/is no address of a folder|Name that of the tool/);
    expect(existsSync(site)).toBe(false);
  });

  it('refuses a canary without a live release before it uploads anything', async () => {
    await expect(deploy(A, 10)).rejects.toThrow('without --canary first');
    expect(existsSync(site)).toBe(false);
  });

  it('does not change a file that is not a registry', async () => {
    for (const text of ['', '{"schema":1,"remotes":{', '{"schema":2,"remotes":{}}', '[]']) {
      writeRegistry(text);
      await expect(deploy(A)).rejects.toThrow('is not a registry, so it is left as it is');
      expect(readText()).toBe(text);
    }
    expect(existsSync(join(site, 'profit'))).toBe(false);
  });

  it('keeps unknown fields and malformed entries of other tools', async () => {
    const others = { voice: { live: 'yesterday' }, analytics: null };
    writeRegistry(jsonText({ schema: 1, edited: 'by hand', remotes: others }));
    await deploy(A);
    expect(JSON.parse(readText())).toEqual({
      schema: 1,
      edited: 'by hand',
      remotes: { ...others, profit: expect.objectContaining({ payload: expect.any(String) }) },
    });
  });

  it('replaces a malformed entry of the same tool, which the other commands refuse', async () => {
    writeRegistry(jsonText({ schema: 1, remotes: { profit: { live: 'yesterday' } } }));
    for (const attempt of [
      () => rollBack(target, 'profit'),
      () => promoteCanary(target, 'profit'),
      () => disableTool(target, 'profit', 'Being mended.'),
      () => enableTool(target, 'profit'),
    ]) {
      await expect(attempt()).rejects.toThrow(/is not signed.*npm run deploy profit replaces it/);
    }
    const { replaced } = await planDeploy(target, await release(A), { url: URL_OF_PROFIT });
    expect(replaced).toBe('its entry is not signed');
    expect((await deploy(A)).before).toBeNull();
    expect(entry().live.version).toBe(A);
  });

  it('does not overwrite a change that was made without the lock', async () => {
    await deploy(A);
    const theirs = jsonText({ schema: 1, remotes: {} });
    const change = target.changeRegistry((registry) => {
      writeRegistry(theirs);
      return { ...registry, remotes: {} };
    });
    await expect(change).rejects.toThrow('somebody else changed it meanwhile. Try again.');
    expect(readText()).toBe(theirs);
    expect(readdirSync(dirname(registryPath))).toEqual(['remotes.json']);
    expect((await deploy(B)).upload).toBe('stored');
  });

  it('refuses names that lead out of the folder', async () => {
    const { folder } = await release(A);
    await expect(target.upload('../profit', A, folder)).rejects.toThrow('no name of a tool');
    await expect(target.upload('shell', A, folder)).rejects.toThrow('no name of a tool');
    await expect(target.upload('profit', '../shell', folder)).rejects.toThrow('no version');
    expect(await target.lookUpRelease('profit', '../shell')).toEqual({ kind: 'absent' });
  });
});

describe('planDeploy', () => {
  it('describes the deploy and changes nothing', async () => {
    await deploy(A);
    const plan = await planDeploy(target, await release(B));
    expect(plan).toMatchObject({ replaced: null, hasShell: false });
    expect(plan.before?.live.version).toBe(A);
    expect(plan.after.live.version).toBe(B);
    expect(entry().live.version).toBe(A);
    expect(readdirSync(join(site, 'profit'))).toEqual([A]);
  });

  it('says if the pages there would refuse the code', async () => {
    const plan = async () => planDeploy(target, await release(A), { url: URL_OF_PROFIT });
    expect((await plan()).refusedOrigin).toBeNull();
    const config = join(site, 'shell/config.json');
    mkdirSync(dirname(config), { recursive: true });
    for (const [origin, refused] of [
      ['https://other.example', 'https://profit.example'],
      ['https://profit.example', null],
    ] as const) {
      writeFileSync(config, jsonText({ remotes: await remotesOfProfit(keys, origin) }));
      expect((await plan()).refusedOrigin).toBe(refused);
    }
  });

  it('is carried out as it was described, or not at all', async () => {
    await deploy(A);
    const plan = await planDeploy(target, await release(B));
    expect(await plan.carryOut()).toMatchObject({ before: plan.before, after: plan.after });
    expect(entry()).toEqual(plan.after);

    const back = await planDeploy(target, await release(A));
    await deploy(C, 10);
    const text = readText();
    await expect(back.carryOut()).rejects.toThrow('changed profit at folder:');
    expect(readText()).toBe(text);
  });

  it('finds nothing to do where somebody else carried out the same plan', async () => {
    const plan = await planDeploy(target, await release(A), { url: URL_OF_PROFIT });
    const { after } = await deploy(A);
    expect(await plan.carryOut()).toMatchObject({ upload: 'present', signedBy: [] });
    expect(entry()).toEqual(after);
  });

  it('is what a deploy carries out, whatever changes after its first look', async () => {
    await deploy(A);
    const changing: DeployTarget = {
      ...target,
      readRegistry: async () => {
        const seen = await target.readRegistry();
        await deploy(C);
        return seen;
      },
    };
    const attempt = deployRelease(changing, await release(B));
    await expect(attempt).rejects.toThrow('after this deploy was planned');
    expect(entry().live.version).toBe(C);
  });

  it('creates nothing in an empty target', async () => {
    await planDeploy(target, await release(A), { url: URL_OF_PROFIT });
    expect(existsSync(site)).toBe(false);
  });
});

describe('settleCanary', () => {
  const canaryOf = ({ canary }: RemoteEntry): Canary => {
    if (!canary) throw new Error('No canary is running.');
    return canary;
  };

  it('ends the canary that was judged, or makes it live for everybody', async () => {
    const { after: live } = await deploy(A);
    const first = canaryOf((await deploy(B, 10)).after);
    expect((await settleCanary(target, 'profit', first, 'end')).after).toEqual(live);
    const second = canaryOf((await deploy(C, 10)).after);
    const { after } = await settleCanary(target, 'profit', second, 'promote');
    expect(after).toMatchObject({ live: { version: C }, previous: [{ version: A }] });
    expect(after.canary).toBeUndefined();
  });

  it('does nothing where another canary runs, or none', async () => {
    await deploy(A);
    const judged = canaryOf((await deploy(B, 10)).after);
    for (const change of [() => deploy(B, 50), () => deploy(C, 10), () => deploy(C)]) {
      await change();
      const before = readText();
      for (const verdict of ['end', 'promote'] as const) {
        const attempt = settleCanary(target, 'profit', judged, verdict);
        await expect(attempt).rejects.toThrow('changed the canary of profit meanwhile');
      }
      expect(readText()).toBe(before);
    }
  });
});

describe('rollBack', () => {
  it('goes back one release each time, until there is none left', async () => {
    for (const version of [A, B, C]) await deploy(version);
    expect((await rollBack(target, 'profit')).after.live.version).toBe(B);
    const { after } = await rollBack(target, 'profit');
    expect(after.live).toEqual(registeredAt(A));
    await expect(rollBack(target, 'profit')).rejects.toThrow('no earlier release to go back to');
    expect(entry()).toEqual(after);
  });

  it('ends a canary first and does not change the live release', async () => {
    const { after: live } = await deploy(A);
    await deploy(B, 10);
    expect((await rollBack(target, 'profit')).after).toEqual(live);
  });

  it('goes to any release at the target, also to a newer one', async () => {
    for (const version of [A, B, C]) await deploy(version);
    expect((await rollBack(target, 'profit', A)).after.previous).toEqual([]);
    const { after } = await rollBack(target, 'profit', C);
    expect(after.live.version).toBe(C);
    expect(after.previous.map(({ version }) => version)).toEqual([A]);
  });

  it('refuses a missing or damaged release and changes nothing', async () => {
    await deploy(A);
    await deploy(B);
    const text = readText();
    await expect(rollBack(target, 'profit', C)).rejects.toThrow(`${C} of profit does not lie at`);
    await expect(rollBack(target, 'profit', B)).rejects.toThrow('is live already');
    writeFileSync(join(site, 'profit', A, 'remoteEntry.js'), 'other();');
    await expect(rollBack(target, 'profit')).rejects.toThrow(
      'remoteEntry.js is not the listed file',
    );
    expect(readText()).toBe(text);
  });

  it('says that a tool is not deployed', async () => {
    await expect(rollBack(target, 'profit')).rejects.toThrow('profit is not deployed at folder:');
  });
});

describe('promoteCanary', () => {
  it('refuses a canary that is damaged', async () => {
    await deploy(A);
    await deploy(B, 10);
    rmSync(join(site, 'profit', B, 'remoteEntry.js'));
    await expect(promoteCanary(target, 'profit')).rejects.toThrow('remoteEntry.js is missing');
  });
});

function registeredAt(version: string) {
  return { ...registered(version, URL_OF_PROFIT), integrity: expect.anything() };
}
