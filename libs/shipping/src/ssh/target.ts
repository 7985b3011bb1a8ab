import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orTryAgain } from '../compare-and-swap';
import type { RegistryStore } from '../compare-and-swap';
import type { DeployTarget } from '../deploy-target';
import { listFiles } from '../files';
import type { StoreResult, StoredRelease } from '../store-release';
import { precompress } from '../precompress';
import { publishSteps } from '../shell-build';
import { ShippingError } from '../shipping-error';
import type { SigningKeysOf } from '../signing-keys';
import { siteElsewhere } from '../site-elsewhere';
import {
  CONFIG_FILE,
  isVersion,
  REGISTRY_FILE,
  requireToolName,
  requireVersion,
  SHELL,
} from '../site-layout';
import { inspectRelease, isSameRelease, verifyRelease } from '../verify-release';
import type { ReleaseLookup } from '../verify-release';
import { at, copyFolder, run } from './remote';
import type { RemoteFolder } from './remote';
import * as scripts from './scripts';
import { CODES } from './scripts';

/** As a web server needs them, whatever they are here. */
const MODES = '--chmod=D755,F644';

/**
 * A site folder on another machine as target, by ssh and rsync. It takes the same locks as a deploy on that machine.
 *
 * @param name of the target: `ssh://web.example/srv/thela`
 */
export function sshTarget(
  name: string,
  remote: RemoteFolder,
  signingKeys: SigningKeysOf = async () => [],
): DeployTarget {
  return {
    description: name,
    signingKeys,
    ...siteElsewhere(name, {
      registry: registryOf(remote, name),
      readConfig: () => readFile(remote, CONFIG_FILE),
      publish: (removesOldPages, fill) => publish(remote, removesOldPages, fill),
    }),
    lookUpRelease: async (tool, version) =>
      isVersion(version) ? lookUp(remote, requireToolName(tool), version) : { kind: 'absent' },
    upload: async (tool, version, releaseFolder) =>
      upload(remote, requireToolName(tool), requireVersion(version), releaseFolder),
    listReleases: (tool) => listReleases(remote, requireToolName(tool)),
    renewRelease: async (tool, version) => {
      await orTryAgain(run(remote, scripts.renewFolder, [placeOf(tool, version)]));
    },
    removeRelease: async (tool, version) => {
      const values = [placeOf(tool, version), `${tool}/.staged-${randomUUID()}`];
      await orTryAgain(run(remote, scripts.removeFolder, values));
    },
  };
}

function placeOf(tool: string, version: string): string {
  return `${requireToolName(tool)}/${requireVersion(version)}`;
}

function registryOf(remote: RemoteFolder, name: string): RegistryStore {
  const address = `${name}/${REGISTRY_FILE}`;
  return {
    address,
    read: async () => {
      const text = await readFile(remote, REGISTRY_FILE);
      return { text, version: text === null ? null : sha256(text) };
    },
    swap: async (text, version) => {
      const values = [version ?? 'none', sha256(text)];
      const codes = [CODES.changed, CODES.locked];
      const { code } = await run(remote, scripts.swapRegistry, values, codes, text);
      if (code !== CODES.locked) return code === 0;
      throw new ShippingError(
        `${address} is being changed by somebody else and did not become free. Try again.`,
      );
    },
  };
}

async function readFile(remote: RemoteFolder, path: string): Promise<string | null> {
  const { code, output } = await orTryAgain(run(remote, scripts.readFile, [path], [CODES.missing]));
  return code === 0 ? output.toString('utf8') : null;
}

async function listReleases(remote: RemoteFolder, tool: string): Promise<StoredRelease[]> {
  const { output } = await orTryAgain(run(remote, scripts.listReleases, [tool]));
  return output
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [, seconds, version = ''] = /^(\d+) \.\/(.+)$/.exec(line) ?? [];
      return isVersion(version) ? [{ version, storedAt: Number(seconds) * 1000 }] : [];
    });
}

async function lookUp(remote: RemoteFolder, tool: string, version: string): Promise<ReleaseLookup> {
  const folder = `${tool}/${version}`;
  const { code } = await orTryAgain(run(remote, scripts.hasFolder, [folder], [CODES.missing]));
  if (code === CODES.missing) return { kind: 'absent' };
  return withTemporary(async (copy) => {
    await copyFolder(remote, at(remote, folder), copy);
    return inspectRelease(copy, tool);
  });
}

/** Copies a release into a staging folder there, and renames it to its version. */
async function upload(
  remote: RemoteFolder,
  tool: string,
  version: string,
  from: string,
): Promise<StoreResult> {
  const record = verifyRelease(from, '', tool);
  const address = `${tool}/${version}`;
  const found = await lookUp(remote, tool, version);
  if (isSameRelease(found, record, address)) return 'present';
  const mode = found.kind === 'damaged' ? 'replace' : 'keep';
  await staging(remote, `${tool}/`, async (staged, folder) => {
    cpSync(from, folder, { recursive: true });
    await precompress(folder);
    verifyRelease(folder);
    await copyFolder(remote, `${folder}/`, at(remote, staged), MODES);
    await orTryAgain(run(remote, scripts.placeRelease, [staged, address, mode], [CODES.occupied]));
  });
  // Somebody else may have placed it, or the disk there may be full.
  const placed = await lookUp(remote, tool, version);
  if (isSameRelease(placed, record, address)) return mode === 'replace' ? 'repaired' : 'stored';
  const faults = placed.kind === 'damaged' ? placed.faults : ['it is not there'];
  throw new ShippingError(`${address} is not as it was uploaded: ${faults.join('; ')}. Try again.`);
}

/** Publishes the files that `fill` writes into a folder, in the order of `publishSteps`. */
async function publish(
  remote: RemoteFolder,
  removesOldPages: boolean,
  fill: (folder: string) => Promise<void> | void,
): Promise<void> {
  await staging(remote, '', async (staged, folder) => {
    await fill(folder);
    await precompress(folder);
    const paths = publishSteps(listFiles(folder).files).flat();
    // What is there already is copied there, not sent.
    const known = ['--checksum', `--copy-dest=${remote.path}/${SHELL}`];
    await copyFolder(remote, `${folder}/`, at(remote, staged), MODES, ...known);
    const values = [staged, removesOldPages ? 'pages' : 'nothing', String(paths.length)];
    const list = paths.map((path) => `${path}\n`).join('');
    const moved = run(remote, scripts.replaceShell, values, [CODES.locked], list);
    if ((await orTryAgain(moved)).code === CODES.locked) {
      throw new ShippingError(
        `Somebody else publishes the shell at ${remote.host} now. Try again.`,
      );
    }
  });
}

/** Works with a staging folder there and a temporary one here, which are both removed afterwards. */
async function staging(
  remote: RemoteFolder,
  parent: string,
  work: (staged: string, folder: string) => Promise<void>,
): Promise<void> {
  const staged = `${parent}.staged-${randomUUID()}`;
  await orTryAgain(run(remote, scripts.stage, [staged]));
  try {
    await withTemporary((folder) => work(staged, folder));
  } finally {
    // One that stays is removed by the next deploy, an hour later.
    await run(remote, scripts.discard, [staged]).catch(() => {});
  }
}

async function withTemporary<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'thela-ssh-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
