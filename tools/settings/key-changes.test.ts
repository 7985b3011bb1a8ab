import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyEntry } from '@thela/federation/statement';
import { deployRelease, folderTarget, makeRelease, readVerifiedEntry } from '@thela/shipping';
import { parseSigningKeys } from '@thela/shipping/signing-keys';
import { temporaryFolder, writeSampleBuild } from '@thela/shipping/testing/sample-build';
import { describe, expect, it } from 'vitest';
import { addRotatedKey, exportKeys, listKeys, makeKey, revokeKey } from './key-changes';
import { runtimeConfig } from './runtime-config';
import { keyFilesOf, writeKeyFile } from './signing-keys';
import { readToolKeys } from './tool-keys';
import type { ToolKeys } from './tool-keys';

const root = temporaryFolder();
const paths = { folder: join(root, 'keys'), file: join(root, 'tool-keys.json') };
const apps = [
  { name: 'shell', port: 4200 },
  { name: 'profit', port: 4202 },
  { name: 'strategy', port: 4206 },
];

const pinned = async (tool = 'profit') =>
  ((await readToolKeys(paths.file))[tool] ?? []).map(({ kid }) => kid);

describe('the first key of a tool', () => {
  it('is private to its owner; the file of public keys has its public half only', async () => {
    const kid = await makeKey(paths, 'profit');
    await makeKey(paths, 'strategy');
    const path = join(paths.folder, 'profit', `${kid}.json`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(paths.folder, 'profit')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(paths.folder, 'profit'))).toEqual([`${kid}.json`]);
    const { d } = JSON.parse(readFileSync(path, 'utf8')) as { d: string };
    const file = readFileSync(paths.file, 'utf8');
    expect(file).not.toContain(d);
    expect(Object.keys(JSON.parse(file) as object)).toEqual(['profit', 'strategy']);
    expect(await pinned()).toEqual([kid]);
  });

  it('is made once; a second site pins the same one', async () => {
    const kid = await makeKey(paths, 'profit');
    await expect(makeKey(paths, 'profit')).rejects.toThrow(
      'To replace it: npm run keys profit -- --rotate',
    );
    rmSync(paths.file);
    expect(await listKeys(paths, 'profit')).toEqual([
      { kid, isPinned: false, isPrivateHere: true },
    ]);
    expect(await makeKey(paths, 'profit')).toBe(kid);
    expect(await pinned()).toEqual([kid]);
  });
});

describe('rotation', () => {
  it('needs a first key, and adds one second key', async () => {
    await expect(addRotatedKey(paths, 'profit')).rejects.toThrow('has no key yet');
    const old = await makeKey(paths, 'profit');
    const next = await addRotatedKey(paths, 'profit');
    expect(await pinned()).toEqual([old, next]);
    await expect(addRotatedKey(paths, 'profit')).rejects.toThrow('has two keys');
  });

  it('revokes a key by its id or how it starts, and never the only one', async () => {
    const old = await makeKey(paths, 'profit');
    await expect(revokeKey(paths, 'profit', old)).rejects.toThrow('the only key of profit');
    const next = await addRotatedKey(paths, 'profit');
    await expect(revokeKey(paths, 'profit', '')).rejects.toThrow('Which key of profit is ""?');
    await expect(revokeKey(paths, 'profit', 'x'.repeat(43))).rejects.toThrow('There is: ');
    expect(await revokeKey(paths, 'profit', old.slice(0, 12))).toBe(old);
    expect(existsSync(join(paths.folder, 'profit', `${old}.json`))).toBe(false);
    expect(await pinned()).toEqual([next]);
  });

  it('exports what THELA_SIGNING_KEY takes', async () => {
    const old = await makeKey(paths, 'profit');
    const exported = async (...kids: string[]) =>
      (await parseSigningKeys(exportKeys(paths, 'profit', kids), 'it')).map(({ pin }) => pin.kid);
    expect(await exported(old)).toEqual([old]);
    const next = await addRotatedKey(paths, 'profit');
    expect(await exported(old, next)).toEqual([old, next]);
  });

  it('goes step by step, and pages of no step refuse the entry of the step before or after', async () => {
    const work = join(root, 'work');
    const site = folderTarget(join(work, 'site'), (tool) => keyFilesOf(tool, paths.folder));
    const dist = join(work, 'dist');
    writeSampleBuild(dist);
    const release = await makeRelease(dist, join(work, 'releases'));
    const deployTool = () => deployRelease(site, release, { url: 'http://localhost:4202/' });
    const pages: ToolKeys[] = [];
    const deployShell = async () => {
      const keys = await readToolKeys(paths.file);
      const config = runtimeConfig({}, apps, keys);
      const shell = join(work, 'shell-dist');
      writeSampleBuild(shell, { files: { 'index.html': '<!doctype html>' } });
      await site.publishShell(shell, config, {});
      pages.push(keys);
    };
    /** Verifies the present entry with the pins of the pages now, and of those that are still open. */
    const expectAccepted = async () => {
      const { remotes } = await site.readRegistry();
      for (const keys of pages.slice(-2)) {
        const verified = await verifyEntry(remotes.profit, 'profit', keys.profit ?? []);
        expect(verified).toMatchObject({ ok: true });
      }
      expect((await readVerifiedEntry(site, 'profit')).live.version).toBe(release.record.version);
    };
    const old = await makeKey(paths, 'profit');
    const steps = [
      deployTool,
      deployShell,
      () => addRotatedKey(paths, 'profit'),
      deployShell,
      deployTool,
      () => revokeKey(paths, 'profit', old),
      deployTool,
      deployShell,
    ];
    for (const step of steps) {
      await step();
      await expectAccepted();
    }
    expect(pages.map(({ profit = [] }) => profit.length)).toEqual([1, 2, 1]);
    rmSync(work, { recursive: true });
  });
});

describe('the file of public keys', () => {
  it('has at most two for a tool, each under its thumbprint', async () => {
    await makeKey(paths, 'profit');
    const [key] = (await readToolKeys(paths.file)).profit ?? [];
    for (const [value, message] of [
      [{ profit: [key, key, key] }, 'at most two keys'],
      [{ profit: [{ ...key, kid: 'A'.repeat(43) }] }, 'not the thumbprint'],
      [{ profit: key }, 'tool-keys.json is malformed'],
      [1, 'is malformed'],
    ] as const) {
      writeFileSync(paths.file, JSON.stringify(value));
      await expect(readToolKeys(paths.file)).rejects.toThrow(message);
    }
    expect(await readToolKeys(join(root, 'none.json'))).toEqual({});
  });
});

it('a key file is written once, whoever comes first', async () => {
  const path = join(paths.folder, 'profit.json');
  writeKeyFile(path, 'first');
  writeKeyFile(path, 'second');
  expect(readFileSync(path, 'utf8')).toBe('first');
  expect(readdirSync(paths.folder)).toEqual(['profit.json']);
});
