import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { verifyEntry } from '@thela/federation/statement';
import type { VerifiedEntry } from '@thela/federation/statement';
import { describe, expect, it } from 'vitest';
import { deployRelease, planDeploy } from './deploy';
import type { DeployOptions } from './deploy';
import { jsonText, listFiles } from './files';
import { folderTarget } from './folder-target';
import { makeRelease } from './release-folders';
import { promoteCanary, rollBack } from './roll-back';
import { signStatement } from './signing-keys';
import type { SigningKey } from './signing-keys';
import { disableTool, enableTool } from './switch-tool';
import { sampleKey } from './testing/sample-keys';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';

const A = '1.0.0-aaaaaaaaaa';
const B = '1.0.0-bbbbbbbbbb';
const URL_OF_PROFIT = 'https://profit.example/';

const root = temporaryFolder();
const site = join(root, 'site');
const registryPath = join(site, 'shell/remotes.json');
const [own, next, foreign] = await Promise.all([sampleKey(), sampleKey(), sampleKey()]);

const targetOf = (...keys: readonly SigningKey[]) => folderTarget(site, async () => keys);

function release(version: string, name = 'profit') {
  const dist = join(root, 'dist', name, version);
  writeSampleBuild(dist, { name, version, files: { 'remoteEntry.js': `/* ${version} */` } });
  return makeRelease(dist, join(root, 'releases'));
}

async function deploy(
  version: string,
  keys: readonly SigningKey[] = [own],
  options: DeployOptions = {},
) {
  const whole = { url: URL_OF_PROFIT, ...options };
  return deployRelease(targetOf(...keys), await release(version), whole);
}

/** Publishes a configuration that pins keys for tools, as `deploy shell` does. */
function publish(
  tools: Readonly<Record<string, readonly SigningKey[]>>,
  origins = [URL_OF_PROFIT],
) {
  const allowed = origins.map((url) => new URL(url).origin);
  const pinned = Object.entries(tools).map(([name, keys]) => [
    name,
    { keys: keys.map(({ pin }) => pin), origins: allowed },
  ]);
  const remotes = { allowedOrigins: allowed, tools: Object.fromEntries(pinned) };
  write(join(site, 'shell/config.json'), { remotes });
}

function write(path: string, value: unknown) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, jsonText(value));
}

type Raw = {
  payload: string;
  signatures: { protected: string; signature: string }[];
};

function raw(tool = 'profit'): Raw {
  const { remotes } = JSON.parse(readFileSync(registryPath, 'utf8')) as {
    remotes: Record<string, Raw>;
  };
  const entry = remotes[tool];
  if (!entry) throw new Error(`${tool} has no entry.`);
  return entry;
}

const writeEntry = (entry: unknown, tool = 'profit') =>
  write(registryPath, { schema: 1, remotes: { [tool]: entry } });

/** What a page reads that pins these keys. */
async function statement(...keys: readonly SigningKey[]): Promise<VerifiedEntry & { ok: true }> {
  const verified = await verifyEntry(
    raw(),
    'profit',
    keys.map(({ pin }) => pin),
  );
  if (!verified.ok) throw new Error(verified.reason);
  return verified;
}

const bytes = () =>
  listFiles(site).files.map((path) => [path, readFileSync(join(site, path), 'base64')]);

describe('every command', () => {
  it('signs the whole entry', async () => {
    const steps = [
      () => deploy(A),
      () => deploy(B, [own], { canary: 10 }),
      () => promoteCanary(targetOf(own), 'profit'),
      () => rollBack(targetOf(own), 'profit'),
      () => disableTool(targetOf(own), 'profit', 'Being mended.'),
      () => enableTool(targetOf(own), 'profit'),
    ];
    const numbers: number[] = [];
    for (const step of steps) {
      const { after, signedBy } = await step();
      expect(signedBy).toEqual([own.pin.kid]);
      const { payload, signatures: _, ...others } = raw();
      expect(others).toEqual({});
      const read = (await statement(own)).statement;
      expect(read).toEqual({ tool: 'profit', seq: read.seq, ...after });
      expect(JSON.parse(payload)).toEqual(read);
      numbers.push(read.seq);
    }
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it('needs a key, and one that the pages there pin', async () => {
    publish({ profit: [own, next], voice: [foreign] });
    await deploy(A);
    await deploy(B);
    const before = bytes();
    for (const [key, message] of [
      [null, 'No key signs profit at folder:'],
      [foreign, `with a signature of ${own.pin.kid}, ${next.pin.kid} only, and you sign with`],
    ] as const) {
      const keys = key ? [key] : [];
      const target = targetOf(...keys);
      const plan = async () => planDeploy(target, await release('1.0.0-c'));
      for (const attempt of [
        () => deploy('1.0.0-c', keys),
        () => deploy('1.0.0-c', keys, { canary: 10 }),
        plan,
        () => promoteCanary(target, 'profit'),
        () => rollBack(target, 'profit'),
        () => disableTool(target, 'profit', 'Being mended.'),
        () => enableTool(target, 'profit'),
      ]) {
        await expect(attempt()).rejects.toThrow(message);
      }
    }
    expect(bytes()).toEqual(before);
  });

  it('says that the pages pin no key for a tool', async () => {
    publish({ voice: [foreign] });
    await expect(deploy(A)).rejects.toThrow(`pin no key for profit`);
  });
});

describe('an entry that nobody has signed', () => {
  it('counts for nothing: a plain deploy replaces it, and every other command refuses', async () => {
    await deploy(A);
    await deploy(B);
    const { tool: _, seq: __, ...fields } = (await statement(own)).statement;
    writeEntry(fields);
    const before = bytes();
    for (const attempt of [
      () => deploy(A, [own], { canary: 10 }),
      () => promoteCanary(targetOf(own), 'profit'),
      () => rollBack(targetOf(own), 'profit'),
      () => disableTool(targetOf(own), 'profit', 'Closed.'),
      () => enableTool(targetOf(own), 'profit'),
    ]) {
      await expect(attempt()).rejects.toThrow('is not signed. npm run deploy profit replaces it');
    }
    expect(bytes()).toEqual(before);
    const plan = await planDeploy(targetOf(own), await release(B), { url: URL_OF_PROFIT });
    expect(plan).toMatchObject({ before: null, replaced: 'its entry is not signed' });
    expect((await deploy(B)).after.previous).toEqual([]);
  });
});

describe('an entry that somebody else has changed', () => {
  const thefts: Record<string, (entry: Raw, other: Raw) => unknown> = {
    'the payload': (entry) => ({ ...entry, payload: entry.payload.replace(A, '1.0.0-z') }),
    'the signatures': (entry) => ({ ...entry, signatures: [] }),
    'signatures of another statement': (entry, { signatures }) => ({ ...entry, signatures }),
    "another tool's entry": (_, other) => other,
  };

  it.each(Object.entries(thefts))('does not count: %s', async (_name, theft) => {
    await deployRelease(targetOf(own), await release(A, 'voice'), {
      url: 'https://voice.example/',
    });
    const other = raw('voice');
    await deploy(A);
    writeEntry(theft(raw(), other));
    await expect(rollBack(targetOf(own), 'profit')).rejects.toThrow(
      /does not count: .*npm run deploy profit replaces it/,
    );
    const { before, after } = await deploy(B);
    expect({ before, previous: after.previous }).toEqual({ before: null, previous: [] });
    expect((await statement(own)).statement.live.version).toBe(B);
  });

  it('counts by its statement only, whatever stands beside it', async () => {
    const { after } = await deploy(A);
    writeEntry({ ...raw(), live: { ...after.live, version: '9.9.9-bad' }, previous: [] });
    expect((await deploy(B)).before?.live.version).toBe(A);
    expect(Object.keys(raw())).toEqual(['payload', 'signatures']);
  });

  it('does not count when a key signed it that is neither pinned nor ours', async () => {
    await deploy(A, [foreign]);
    await expect(rollBack(targetOf(own), 'profit')).rejects.toThrow('no pinned key has signed');
    // A key that is pinned there counts, also when we do not hold it.
    publish({ profit: [own, foreign] });
    expect((await deploy(B)).before?.live.version).toBe(A);
  });
});

describe('the number of a statement', () => {
  it('counts up from the present one, and from the seconds since 1970', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    await deploy(A);
    const first = (await statement(own)).statement;
    expect(first.seq).toBeGreaterThanOrEqual(seconds);
    const ahead = { ...first, seq: first.seq + 5000 };
    writeEntry(await signStatement(ahead, [own]));
    await deploy(B);
    expect((await statement(own)).statement.seq).toBe(ahead.seq + 1);
    rmSync(registryPath);
    await deploy(B);
    expect((await statement(own)).statement.seq).toBeLessThan(ahead.seq);
  });

  it('that is the highest of all is refused, with what to do', async () => {
    await deploy(A);
    const { statement: first } = await statement(own);
    writeEntry(await signStatement({ ...first, seq: Number.MAX_SAFE_INTEGER }, [own]));
    await expect(deploy(B)).rejects.toThrow('somebody else signs with a key of yours');
  });
});

describe('two keys while they are rotated', () => {
  it('both sign, and a deploy of the live release adds the signature that lacks', async () => {
    await deploy(A);
    const { after, before, signedBy } = await deploy(A, [own, next]);
    expect(after).toBe(before);
    expect(signedBy).toEqual([own.pin.kid, next.pin.kid]);
    expect((await statement(own, next)).kids).toEqual(signedBy);
    expect((await deploy(A, [next])).signedBy).toEqual([]);
    expect((await deploy(A, [own, next])).signedBy).toEqual([]);
  });
});

describe("another tool's release in a tool's folder", () => {
  it('is no release of the tool: rollback refuses it, and a deploy replaces it', async () => {
    await deploy(A);
    const strategy = await release(B, 'strategy');
    const folder = join(site, 'profit', B);
    mkdirSync(folder);
    for (const path of listFiles(strategy.folder).files) {
      writeFileSync(join(folder, path), readFileSync(join(strategy.folder, path)));
    }
    await expect(rollBack(targetOf(own), 'profit', B)).rejects.toThrow(
      'it is a release of strategy',
    );
    expect((await deploy(B)).upload).toBe('repaired');
  });
});

describe("a tool's origin", () => {
  it('must be one that the pages there allow this tool, not only another one', async () => {
    const config = (own_: string, other: string) => ({
      remotes: {
        allowedOrigins: [own_, other],
        tools: {
          profit: { keys: [own.pin], origins: [own_] },
          voice: { keys: [foreign.pin], origins: [other] },
        },
      },
    });
    const plan = async () =>
      planDeploy(targetOf(own), await release(A), { url: 'https://voice.example/' });
    write(
      join(site, 'shell/config.json'),
      config('https://profit.example', 'https://voice.example'),
    );
    expect((await plan()).refusedOrigin).toBe('https://voice.example');
  });
});
